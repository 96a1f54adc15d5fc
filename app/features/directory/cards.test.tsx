/** The cards as the server writes them, and what the script makes of them: hearts, quick views, filters, clicks. */
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Card } from "#catalogue/card.ts";

const openQuickView = vi.hoisted(() => vi.fn<(id: string, name: string) => void>());
vi.mock("#features/quick-view/index.ts", () => ({ useQuickView: () => openQuickView }));

// Files share their modules: another may have loaded these without the mock, or left somebody signed in.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { FavoritesProvider } = await import("#features/favorites/index.ts");
const { keepFavoritesIn, browserFavorites } = await import("#features/favorites/favorites-store.ts");
const { replaceLocalFavorites } = await import("#features/favorites/local-favorites.ts");
const { cardElementsIn, readCard } = await import("./card-element.ts");
const { cardListHtml, cardsHtml } = await import("./cards-html.ts");
const { useCards } = await import("./use-cards.ts");
const { useDirectoryFilter } = await import("./use-directory-filter.ts");

const card = (id: string, name: string, more: Partial<Card> = {}): Card => ({
  id,
  name,
  emoji: "🧪",
  description: `About ${name}`,
  category: "health",
  isPopular: false,
  uses: 0,
  ...more,
});
const CARDS = [
  card("random-calculator", "Random Calculator", { category: "other" }),
  card("age", "Age"),
  card("area", "Área & Co", { category: "maths", isPopular: true, uses: 12 }),
  card("bmi", "BMI", { isPopular: true, uses: 9 }),
  card("tip", "Tip", { category: "personal-finance", description: "What to leave" }),
];

let answers: Record<string, () => Response>;
let asked: string[];
let list: HTMLElement;
let left: string[];

beforeEach(() => {
  vi.useFakeTimers();
  openQuickView.mockReset();
  localStorage.clear();
  replaceLocalFavorites([]);
  keepFavoritesIn(browserFavorites);
  asked = [];
  left = [];
  answers = { "/api/auth/user": () => new Response(null, { status: 204 }) };
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    asked.push(url);
    if (init?.signal?.aborted) throw new DOMException("gone", "AbortError");
    return (answers[url] ?? (() => new Response("", { status: 500 })))();
  });
  vi.spyOn(location, "assign").mockImplementation((address) => void left.push(String(address)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Says where the page is. */
function Watched() {
  return <output id="address">{useLocation().pathname}</output>;
}
const address = () => document.getElementById("address")!.textContent;
const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={["/"]}>
    <FavoritesProvider>
      {children}
      <Watched />
    </FavoritesProvider>
  </MemoryRouter>
);
const settle = () => act(() => vi.advanceTimersByTimeAsync(100));

async function show(category: string, { cards = CARDS, hasAll = true } = {}) {
  document.body.innerHTML = `<div id="cards">${cardsHtml(cards)}</div>`;
  list = document.getElementById("cards")!;
  const ref = { current: list };
  const hook = renderHook((asks: string) => useCards(ref, asks, hasAll), { wrapper, initialProps: category });
  await settle();
  return hook;
}
const shown = () =>
  cardElementsIn(list)
    .filter((element) => !element.hidden)
    .map((element) => readCard(element).id);
const elementOf = (id: string) => cardElementsIn(list).find((element) => readCard(element).id === id)!;
const heartOf = (id: string) => elementOf(id).querySelector("[data-heart]")!;
const click = (target: Element, init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  // A link that is left alone goes nowhere here.
  addEventListener("click", (one) => one.preventDefault(), { once: true });
  let isTaken = false;
  list.parentElement!.addEventListener("click", (one) => (isTaken = one.defaultPrevented), { once: true });
  act(() => void target.dispatchEvent(event));
  return isTaken;
};

test("what the server writes of a card is what the script reads of it", () => {
  document.body.innerHTML = cardsHtml(CARDS);
  expect(cardElementsIn(document).map(readCard)).toEqual(
    CARDS.map(({ id, name, category, isPopular }, at) => ({
      element: expect.any(HTMLElement) as HTMLElement,
      id,
      name,
      category,
      isPopular,
      initial: ["R", "A", "A", "B", "T"][at],
    })),
  );
  expect(cardElementsIn(null)).toEqual([]);
});

test("each letter can be gone to once, and twelve of the popular ones open a telephone's home, the most used first", () => {
  const many = Array.from({ length: 50 }, (_, at) =>
    card(`c${at}`, `${at < 30 ? "A" : "B"} ${at}`, { isPopular: at % 2 === 0, uses: at }),
  );
  document.body.innerHTML = cardsHtml(many);
  expect([...document.querySelectorAll("[id]")].map(({ id }) => id)).toEqual(["letter-A", "letter-B"]);
  const first = [...document.querySelectorAll<HTMLElement>("li[data-first]")].map((element) => readCard(element).id);
  expect(first).toEqual(Array.from({ length: 12 }, (_, at) => `c${26 + 2 * at}`));
  // Lists of 24, and a last one that says how many it has.
  expect([...document.querySelectorAll("ul")].map((one) => [one.children.length, one.getAttribute("style")])).toEqual([
    [24, null],
    [24, null],
    [2, "--cards:2"],
  ]);
});

test("a card's texts are shortened at a word, escaped, and tell uses only from ten on", () => {
  const long = `${"word ".repeat(15)}six, seven and more words`;
  document.body.innerHTML = cardListHtml([
    card("a", "<b>A</b>", { description: long, uses: 10, isPopular: true }),
    card("b", "B", { uses: 9 }),
  ]);
  const [first, second] = [...document.querySelectorAll("li")];
  expect(first!.querySelector("a")!.textContent).toBe("<b>A</b>");
  expect(first!.querySelector("p")!.textContent).toBe(`${"word ".repeat(15)}six…`);
  expect(first!.querySelector("small")!.textContent).toMatch(/^Popular · .+ · 10 uses$/);
  expect(second!.querySelector("small")!.textContent).not.toMatch(/Popular|uses/);
  document.body.innerHTML = cardListHtml([card("a", "A", { description: "x".repeat(81) })]);
  expect(document.querySelector("p")!.textContent).toBe("x".repeat(81));
});

test.each([
  ["all", ["random-calculator", "age", "area", "bmi", "tip"]],
  ["list-view", ["random-calculator", "age", "area", "bmi", "tip"]],
  ["popular", ["area", "bmi"]],
  ["favorites", ["age", "tip"]],
  ["health", ["age", "bmi"]],
  ["nothing", []],
])("of %s these cards are shown, and counted", async (category, ids) => {
  replaceLocalFavorites(["tip", "age", "gone"]);
  const { result } = await show(category);
  expect(shown()).toEqual(ids);
  expect(result.current).toBe(ids.length);
});

test("another category shows its own; a new favorite is among the favorites at once", async () => {
  const { result, rerender } = await show("health");
  rerender("favorites");
  await settle();
  expect([shown(), result.current]).toEqual([[], 0]);
  click(heartOf("bmi"));
  await settle();
  expect([shown(), result.current]).toEqual([["bmi"], 1]);
  rerender("all");
  await settle();
  expect(result.current).toBe(5);
});

test("every card gets one heart and one quick view, the random one no quick view", async () => {
  replaceLocalFavorites(["tip"]);
  const { rerender } = await show("all");
  rerender("health");
  await settle();
  for (const element of cardElementsIn(list)) expect(element.querySelectorAll("[data-heart]")).toHaveLength(1);
  expect([...list.querySelectorAll("[data-quick-view]")].map((one) => one.getAttribute("aria-label"))).toEqual([
    "Quick view of Age",
    "Quick view of Área & Co",
    "Quick view of BMI",
    "Quick view of Tip",
  ]);
  const pressed = [...list.querySelectorAll("[data-heart]")].map((one) => one.getAttribute("aria-pressed"));
  expect(pressed).toEqual(["false", "false", "false", "false", "true"]);
});

test("cards come alive in slices: the first screen first, the last as well", async () => {
  const many = Array.from({ length: 60 }, (_, at) => card(`c${at}`, `C ${at}`));
  document.body.innerHTML = `<div id="cards">${cardsHtml(many)}</div>`;
  list = document.getElementById("cards")!;
  const ref = { current: list };
  renderHook(() => useCards(ref, "all", true), { wrapper });
  expect(list.querySelectorAll("[data-heart]")).toHaveLength(0);
  act(() => void vi.advanceTimersToNextTimer());
  const first = list.querySelectorAll("[data-heart]").length;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(60);
  await settle();
  expect(list.querySelectorAll("[data-heart]")).toHaveLength(60);
});

test("cards of a page that is left are worked on no more", async () => {
  const many = Array.from({ length: 60 }, (_, at) => card(`c${at}`, `C ${at}`));
  document.body.innerHTML = `<div id="cards">${cardsHtml(many)}</div>`;
  list = document.getElementById("cards")!;
  const ref = { current: list };
  const { unmount } = renderHook(() => useCards(ref, "all", true), { wrapper });
  act(() => void vi.advanceTimersToNextTimer());
  const first = list.querySelectorAll("[data-heart]").length;
  unmount();
  await settle();
  expect(list.querySelectorAll("[data-heart]")).toHaveLength(first);
});

test("a heart adds and takes back a favorite; it opens nothing", async () => {
  await show("all");
  click(heartOf("bmi"));
  await settle();
  expect([localStorage.getItem("favorites"), heartOf("bmi").getAttribute("aria-pressed")]).toEqual(['["bmi"]', "true"]);
  click(heartOf("bmi"));
  await settle();
  expect([localStorage.getItem("favorites"), heartOf("bmi").getAttribute("aria-pressed")]).toEqual(["[]", "false"]);
  expect([address(), openQuickView.mock.calls]).toEqual(["/", []]);
});

test("a quick view opens over the page", async () => {
  await show("all");
  click(elementOf("area").querySelector("[data-quick-view]")!);
  expect(openQuickView.mock.calls).toEqual([["area", "Área & Co"]]);
  expect(address()).toBe("/");
});

test("a plain click on a link stays in the page; one that asks for another tab is the browser's", async () => {
  const { unmount } = await show("all");
  const link = elementOf("bmi").querySelector("a")!;
  const others = [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }];
  expect(others.filter((init) => click(link, init))).toEqual([]);
  expect(click(elementOf("random-calculator").querySelector("a")!)).toBe(false);
  expect(click(elementOf("bmi").querySelector("p")!)).toBe(false);
  expect(click(list)).toBe(false);
  expect(address()).toBe("/");
  expect(click(link)).toBe(true);
  expect(address()).toBe("/calculator/bmi");
  unmount();
  expect(click(link)).toBe(false);
});

test("a document of one category fetches all cards once when another is asked for", async () => {
  answers["/api/cards?category=list-view"] = () => new Response(cardsHtml(CARDS));
  const { result, rerender } = await show("maths", { cards: CARDS.slice(2, 3), hasAll: false });
  expect([result.current, asked.filter((url) => url.startsWith("/api/cards"))]).toEqual([1, []]);
  rerender("health");
  await settle();
  expect([shown(), result.current]).toEqual([["age", "bmi"], 2]);
  await settle();
  expect(heartOf("age")).toBeTruthy();
  rerender("all");
  await settle();
  expect(asked.filter((url) => url.startsWith("/api/cards"))).toEqual(["/api/cards?category=list-view"]);
});

test.each([
  ["all", "/"],
  ["a&b", "/?category=a%26b"],
])("where they cannot be fetched, %s is opened as a document", async (category, opened) => {
  const { rerender } = await show("maths", { cards: CARDS.slice(2, 3), hasAll: false });
  rerender(category);
  await settle();
  expect(left).toEqual([opened]);
});

test("who has gone on meanwhile is not taken elsewhere", async () => {
  const { rerender, unmount } = await show("maths", { cards: CARDS.slice(2, 3), hasAll: false });
  rerender("health");
  unmount();
  await settle();
  expect(left).toEqual([]);
});

test.each([
  ["", ["area", "age", "tip"], ["maths", "health", "personal-finance"], 3],
  ["  ABOUT ", ["area", "age"], ["maths", "health"], 2],
  ["leave", ["tip"], ["personal-finance"], 1],
  ["maths", ["area"], ["maths"], 1],
  ["Personal F", ["tip"], ["personal-finance"], 1],
  ["zzz", [], [], 0],
])("the directory narrowed to “%s”", async (term, ids, sections, count) => {
  const parts = [CARDS[2]!, CARDS[1]!, CARDS[4]!];
  document.body.innerHTML = `<div id="cards">${parts
    .map((one) => `<section data-section="${one.category}">${cardListHtml([one])}</section>`)
    .join("")}</div>`;
  list = document.getElementById("cards")!;
  const ref = { current: list };
  const { result, rerender } = renderHook((asks: string) => useDirectoryFilter(ref, asks), {
    wrapper,
    initialProps: "nothing at all",
  });
  rerender(term);
  await settle();
  const open = [...list.querySelectorAll<HTMLElement>("[data-section]")].filter((one) => !one.hidden);
  expect(open.map((one) => one.dataset["section"])).toEqual(sections);
  expect(shown().filter((id) => elementOf(id).closest<HTMLElement>("section")!.hidden === false)).toEqual(ids);
  expect(result.current).toBe(count);
  expect(heartOf("age")).toBeTruthy();
});
