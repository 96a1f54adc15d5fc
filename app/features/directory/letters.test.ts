import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Card } from "#catalogue/card.ts";
import { cardsHtml } from "./cards-html.ts";
import { cardElementsIn, readCard } from "./card-element.ts";
import { goToLetter, scrollToStoredLetterSoon } from "./letters.ts";

const goHome = vi.fn<() => void>();
let scrolled: { id: string; options: ScrollIntoViewOptions }[];
let isStill: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  goHome.mockReset();
  scrolled = [];
  isStill = false;
  sessionStorage.clear();
  delete document.documentElement.dataset["cards"];
  const names = ["Age", "Angle", "BMI", "Boat"];
  document.body.innerHTML = `<div id="cards">${cardsHtml(
    names.map((name): Card => ({
      id: name,
      name,
      emoji: "",
      description: "",
      category: "x",
      isPopular: false,
      uses: 0,
    })),
  )}</div>`;
  HTMLElement.prototype.scrollIntoView = function scroll(options) {
    scrolled.push({ id: readCard(this).id, options: options as ScrollIntoViewOptions });
  };
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") && isStill }));
});
afterEach(() => {
  history.replaceState(null, "", "/");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const highlighted = () =>
  cardElementsIn(document)
    .filter((element) => element.dataset["highlight"] === "true")
    .map((element) => readCard(element).id);

test("on home a letter is scrolled to at once, focused, and its section highlighted for two seconds", () => {
  goToLetter("B", true, goHome);
  expect(scrolled).toEqual([{ id: "BMI", options: { block: "start", behavior: "smooth" } }]);
  expect(document.activeElement?.textContent).toBe("BMI");
  expect(goHome).not.toHaveBeenCalled();
  // A telephone's folded cards are unfolded, and heights are not a guess any more.
  expect(document.documentElement.dataset["cards"]).toBe("all");
  expect(document.getElementById("cards")!.hasAttribute("data-laid-out")).toBe(true);
  expect(highlighted()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(highlighted()).toEqual(["BMI", "Boat"]);
  vi.advanceTimersByTime(1999);
  expect(highlighted()).toEqual(["BMI", "Boat"]);
  vi.advanceTimersByTime(1);
  expect(highlighted()).toEqual([]);
});

test("who wants less motion is not scrolled smoothly", () => {
  isStill = true;
  goToLetter("A", true, goHome);
  expect(scrolled[0]!.options.behavior).toBe("auto");
});

test("while the page moves the highlight waits until it rests, five seconds at most", () => {
  const move = () => vi.stubGlobal("scrollY", scrollY + 10);
  goToLetter("A", true, goHome);
  move();
  vi.advanceTimersByTime(1000);
  expect(highlighted()).toEqual([]);
  document.dispatchEvent(new Event("scrollend"));
  expect(highlighted()).toEqual(["Age", "Angle"]);
  vi.advanceTimersByTime(2000);
  // What was waited for is waited for no more.
  document.dispatchEvent(new Event("scrollend"));
  vi.advanceTimersByTime(10_000 - 1);
  expect(highlighted()).toEqual([]);

  goToLetter("B", true, goHome);
  move();
  vi.advanceTimersByTime(4999);
  expect(highlighted()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(highlighted()).toEqual(["BMI", "Boat"]);
});

test("of a letter's cards the first that is shown is gone to, the section's own first card before others", () => {
  const [, , bmi, boat] = cardElementsIn(document) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  bmi.hidden = true;
  goToLetter("B", true, goHome);
  expect(scrolled.map(({ id }) => id)).toEqual(["Boat"]);
  vi.advanceTimersByTime(200);
  expect(highlighted()).toEqual(["Boat"]);
  bmi.hidden = false;
  bmi.parentElement!.insertBefore(boat, bmi);
  goToLetter("B", true, goHome);
  expect(scrolled.at(-1)!.id).toBe("BMI");
});

test("a letter that home does not show now opens home as a whole", () => {
  for (const element of cardElementsIn(document)) element.hidden = true;
  goToLetter("B", true, goHome);
  expect(goHome).toHaveBeenCalledTimes(1);
  expect(scrolled).toEqual([]);
  expect(sessionStorage.getItem("target-letter")).toBe("B");
});

test("from another page home is opened, and scrolls after 0.8 seconds; then the letter is forgotten", () => {
  goToLetter("B", false, goHome);
  expect([goHome.mock.calls.length, scrolled.length, sessionStorage.getItem("target-letter")]).toEqual([1, 0, "B"]);
  vi.advanceTimersByTime(799);
  expect(scrolled).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(scrolled.map(({ id }) => id)).toEqual(["BMI"]);
  expect(sessionStorage.getItem("target-letter")).toBeNull();
});

test("of two letters in a row the last one is gone to, once", () => {
  goToLetter("A", false, goHome);
  vi.advanceTimersByTime(400);
  goToLetter("B", false, goHome);
  vi.advanceTimersByTime(3000);
  expect(scrolled.map(({ id }) => id)).toEqual(["BMI"]);
});

test("home that opens with a stored letter scrolls to it after a second, and only that once", () => {
  sessionStorage.setItem("target-letter", "A");
  expect(scrollToStoredLetterSoon()).toBeDefined();
  vi.advanceTimersByTime(999);
  expect(scrolled).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(scrolled.map(({ id }) => id)).toEqual(["Age"]);
  expect(scrollToStoredLetterSoon()).toBeUndefined();
});

test.each([
  ["#letter-B", ["BMI"]],
  ["#letter-Z", []],
  ["#letter-AB", []],
  ["#other", []],
])("an address with %s scrolls at once to %j", (hash, ids) => {
  history.replaceState(null, "", `/${hash}`);
  expect(scrollToStoredLetterSoon()).toBeUndefined();
  expect(scrolled.map(({ id }) => id)).toEqual(ids);
});

test("a stored letter without a section is forgotten, which the console tells", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  sessionStorage.setItem("target-letter", "Z");
  scrollToStoredLetterSoon();
  vi.advanceTimersByTime(1000);
  expect(warn).toHaveBeenCalledTimes(1);
  expect([scrolled, sessionStorage.getItem("target-letter")]).toEqual([[], null]);
  warn.mockRestore();
});

test("without storage home opens at its top", () => {
  const fail = () => {
    throw new DOMException("no");
  };
  vi.stubGlobal("sessionStorage", { getItem: fail, setItem: fail, removeItem: fail });
  goToLetter("B", false, goHome);
  vi.advanceTimersByTime(3000);
  expect(goHome).toHaveBeenCalledTimes(1);
  expect([scrolled, scrollToStoredLetterSoon()]).toEqual([[], undefined]);
});
