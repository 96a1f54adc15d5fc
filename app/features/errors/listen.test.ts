import { afterEach, beforeEach, expect, test, vi } from "vitest";

const handle = vi.hoisted(() => vi.fn<(event: unknown) => void>());
vi.mock("./loaded.ts", () => ({ handle }));

let isOnline: boolean;
let listened: [string, (event: Event) => void][];

beforeEach(() => {
  vi.resetModules();
  handle.mockReset();
  isOnline = true;
  listened = [];
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  vi.stubGlobal("addEventListener", (name: string, listener: (event: Event) => void) =>
    listened.push([name, listener]),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function listen() {
  const parts = await import("./listen.ts");
  parts.listenToErrors();
  const fire = (name: string) => {
    const event = new Event(name);
    for (const [heard, listener] of listened) if (heard === name) listener(event);
    return event;
  };
  return { ...parts, fire, loaded: () => vi.waitFor(() => expect(handle).toHaveBeenCalled()) };
}

test("what goes wrong before the code is there is handled in its order when it comes, and then at once", async () => {
  const { fire, loaded } = await listen();
  const [first, second] = [fire("error"), fire("unhandledrejection")];
  expect(handle).not.toHaveBeenCalled();
  await loaded();
  expect(handle.mock.calls.map(([event]) => event)).toEqual([first, second]);
  const third = fire("offline");
  expect(handle).toHaveBeenLastCalledWith(third);
});

test("of a storm the first fifty are kept", async () => {
  const { fire, loaded } = await listen();
  for (let count = 0; count < 60; count += 1) fire("error");
  await loaded();
  expect(handle).toHaveBeenCalledTimes(50);
});

test("without a connection they wait until it is back, and are known as such", async () => {
  const { fire, loaded, withoutConnection } = await listen();
  isOnline = false;
  const event = fire("error");
  expect(withoutConnection.has(event)).toBe(true);
  isOnline = true;
  const online = fire("online");
  await loaded();
  expect(handle.mock.calls.map(([one]) => one)).toEqual([event, online]);
  expect(withoutConnection.has(online)).toBe(false);
});

test("a connection that is back is no news where nothing went wrong", async () => {
  const { fire } = await listen();
  fire("online");
  fire("error");
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1));
});
