/** What a page does before React is there, and how it hands over. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeatEarlyPress } from "./early-press.ts";
import { HANDOVER, type Handover, readForm, takeOverForm } from "./handover.ts";
import { HELD, HELD_PRELOAD, RELEASE, RELEASE_SCRIPT } from "./held-scripts.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<form><input name="bill" value="80"><input type="file" name="file"><select name="unit"><option>kg</option></select>
    <button type="button" id="a"><b>A</b></button><button type="button" id="b">B</button><button type="submit" id="s">S</button>
    <div data-tool="keys"><button type="button" id="k">K</button><button type="button" id="l">L</button></div></form>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});
const form = () => document.querySelector("form")!;

function pressThenHandOver(...pressed: string[]): string[] {
  form().addEventListener("submit", (event) => event.preventDefault());
  repeatEarlyPress();
  for (const selector of pressed) document.querySelector<HTMLElement>(selector)!.click();
  const repeated: string[] = [];
  document.addEventListener("click", ({ target }) => repeated.push((target as HTMLElement).id));
  form().dispatchEvent(new CustomEvent(HANDOVER, { bubbles: true }));
  expect(repeated).toEqual([]);
  vi.runAllTimers();
  form().dispatchEvent(new CustomEvent(HANDOVER, { bubbles: true }));
  vi.runAllTimers();
  return repeated;
}

test.each([
  [["#a"], ["a"]],
  [["#a b"], ["a"]],
  [["#a", "#b"], ["b"]],
  [["#a", "input"], []],
  [["#s"], []],
  [
    ["#k", "#l", "#k"],
    ["k", "l", "k"],
  ],
  [["#k", "#a"], ["a"]],
  [["#k", "input"], []],
  [[], []],
] as const)("of %j pressed before React was there %j is pressed again, once", (pressed, repeated) => {
  expect(pressThenHandOver(...pressed)).toEqual(repeated);
});

test("a form is read by the names of its fields, without files", () => {
  expect(readForm(form()).toString()).toBe("bill=80&unit=kg");
});

test("who answered before says what was typed; else the form does", () => {
  expect(takeOverForm(form()).toString()).toBe("bill=80&unit=kg");
  const typed = new URLSearchParams("bill=81");
  document.addEventListener(HANDOVER, (event) => ((event as CustomEvent<Handover>).detail.typed = typed), {
    once: true,
  });
  expect(takeOverForm(form())).toBe(typed);
});

test.each(["pointerdown", "keydown", "focusin"])("the first %s is the first interaction", async (name) => {
  vi.resetModules();
  const { firstInteraction } = await import("./first-interaction.ts");
  let isDone = false;
  const wait = async () => {
    await firstInteraction();
    isDone = true;
  };
  const waiting = wait();
  document.dispatchEvent(new Event("pointermove"));
  await Promise.resolve();
  expect(isDone).toBe(false);
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
  await waiting;
  expect(isDone).toBe(true);
});

test("pages that are reached without a document of their own wait for nobody, and neither does the server", async () => {
  vi.resetModules();
  const { firstInteraction, interactNow } = await import("./first-interaction.ts");
  interactNow();
  await expect(firstInteraction()).resolves.toBeUndefined();
  vi.resetModules();
  vi.stubGlobal("document", undefined);
  const onServer = await import("./first-interaction.ts");
  await expect(onServer.firstInteraction()).resolves.toBeUndefined();
  vi.unstubAllGlobals();
});

test("held scripts run once the first one has answered, each once, and their files are asked for", () => {
  const release = vi.fn<() => void>();
  Object.assign(globalThis, { release });
  document.body.innerHTML = `<link rel="${HELD_PRELOAD}" href="/a.js"><script type="${HELD}">release()</script><script type="other">release()</script>`;
  const first = document.createElement("script");
  Object.defineProperty(document, "currentScript", { configurable: true, value: { previousElementSibling: first } });
  // What stands in the page as text is run as a browser would.
  // oxlint-disable-next-line no-eval
  (0, eval)(RELEASE_SCRIPT);
  const released = () =>
    [...document.head.querySelectorAll<HTMLScriptElement>("script[type=module]")].map(({ text }) => text);
  expect(released()).toEqual([]);
  document.dispatchEvent(new Event(RELEASE));
  document.dispatchEvent(new Event(RELEASE));
  expect(released()).toEqual(["release()"]);
  expect(document.querySelector("link")!.rel).toBe("modulepreload");
  document.head.replaceChildren();
  Reflect.deleteProperty(document, "currentScript");
  Reflect.deleteProperty(globalThis, "release");
});
