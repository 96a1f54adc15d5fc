import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberRecent } from "#features/recents/index.ts";
import { replaceLocalFavorites } from "#features/favorites/local-favorites.ts";
import type { KeepMessage } from "./keep-message.ts";
import { keepPages } from "./keep-pages.ts";

let messages: KeepMessage[];
let isOnline: boolean;
let entries: Record<string, { name: string }[]>;
const register = vi.fn<(url: string, options: RegistrationOptions) => Promise<void>>();
let stop: AbortController;
const listen = globalThis.addEventListener.bind(globalThis);

beforeEach(() => {
  vi.useFakeTimers();
  messages = [];
  isOnline = true;
  register.mockReset();
  localStorage.clear();
  replaceLocalFavorites([]);
  history.replaceState(null, "", "/calculator/bmi?weight=80");
  entries = { navigation: [], resource: [] };
  vi.spyOn(performance, "getEntriesByType").mockImplementation((type) => entries[type] as never[]);
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  const ready = Promise.resolve({ active: { postMessage: (message: KeepMessage) => messages.push(message) } });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { register, ready } });
  // What is listened to in one test must not go on in the next.
  stop = new AbortController();
  const { signal } = stop;
  class Observer extends MutationObserver {
    constructor(then: MutationCallback) {
      super(then);
      signal.addEventListener("abort", () => this.disconnect());
    }
  }
  vi.stubGlobal("MutationObserver", Observer);
  vi.stubGlobal("addEventListener", (name: string, listener: EventListener, options: AddEventListenerOptions) =>
    listen(name, listener, { ...options, signal }),
  );
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  history.replaceState(null, "", "/");
});

const kept = () => messages.map(({ pages }) => pages.map(({ address }) => address));
/** As React sets it. */
const setTitle = async (title: string) => {
  document.title = title;
  await vi.advanceTimersByTimeAsync(0);
};

test("the worker is started, and keeps this page as it was asked for, with the site's files that it loaded", async () => {
  entries = {
    navigation: [{ name: `${location.origin}/calculator/bmi?weight=70` }],
    resource: [
      { name: `${location.origin}/assets/a.js?x=1` },
      { name: "https://other.test/b.js" },
      { name: `${location.origin}/icons/c.png` },
    ],
  };
  await keepPages();
  expect(register).toHaveBeenCalledWith("/service-worker.js", { type: "module" });
  expect(messages).toEqual([
    { pages: [{ address: "/calculator/bmi?weight=70", loaded: ["/assets/a.js", "/icons/c.png"] }] },
  ]);
});

test("of a page that was stepped to, or is not known, the address is enough", async () => {
  entries["navigation"] = [{ name: `${location.origin}/about?x=1` }];
  await keepPages();
  expect(kept()).toEqual([["/calculator/bmi"]]);
});

test("the first fifteen favorites are kept before it", async () => {
  const ids = Array.from({ length: 17 }, (_, at) => `c${at}`);
  replaceLocalFavorites(ids);
  await keepPages();
  expect(kept()).toEqual([[...ids.slice(0, 15).map((id) => `/calculator/${id}`), "/calculator/bmi?weight=80"]]);
});

test("what was opened before the service worker ran is kept too, the latest last; afterwards each page keeps itself", async () => {
  for (const [at, id] of ["tip", "bmi", "loan"].entries()) {
    vi.setSystemTime(at + 1);
    rememberRecent(id);
  }
  await keepPages();
  expect(kept()).toEqual([["/calculator/tip", "/calculator/bmi", "/calculator/loan", "/calculator/bmi?weight=80"]]);
  messages.length = 0;
  Object.assign(navigator.serviceWorker, { controller: {} });
  await keepPages();
  expect(kept()).toEqual([["/calculator/bmi?weight=80"]]);
});

test("a page that is stepped to is kept with its title, once it had three seconds to load; each once", async () => {
  await keepPages();
  await setTitle("Same page");
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept()).toHaveLength(1);

  history.replaceState(null, "", "/calculator/tip?bill=9");
  await setTitle("Tip");
  await vi.advanceTimersByTimeAsync(2990);
  expect(kept()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(kept()[1]).toEqual(["/calculator/tip?bill=9"]);
  history.replaceState(null, "", "/calculator/tip?bill=10");
  await setTitle("Tip again");
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept()).toHaveLength(2);
});

test.each([
  ["/calculator/tip", false, true],
  ["/calculator/tip", true, false],
  ["#about", false, false],
  ["/calculator/other#about", false, true],
  ["https://other.test/", false, false],
])("a link to %s while online is %s: its document is opened: %s", async (href, online, isDocument) => {
  await keepPages();
  isOnline = online;
  document.body.innerHTML = `<p><a href="${href}"><b>Go</b></a></p>`;
  const reactHears = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.body.addEventListener("click", reactHears, { once: true });
  document.querySelector("b")!.click();
  document.body.removeEventListener("click", reactHears);
  expect(reactHears).toHaveBeenCalledTimes(isDocument ? 0 : 1);
});

test("a click beside links is everybody's", async () => {
  await keepPages();
  isOnline = false;
  const hears = vi.fn<() => void>();
  document.body.innerHTML = "<button>x</button>";
  document.body.addEventListener("click", hears, { once: true });
  document.querySelector("button")!.click();
  expect(hears).toHaveBeenCalledTimes(1);
});
