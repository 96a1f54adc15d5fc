import { beforeEach, expect, test } from "vitest";
import { type AnyDefinition, defineCalculator, money, number, refuse } from "#engine/define.ts";
import { draftsFromRaw } from "#engine/drafts/address.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { answerForm, takeOverForm } from "./index.ts";

const TODAY = "2026-11-23";

const definition = defineCalculator({
  id: "saving",
  name: "Saving",
  category: "other",
  emoji: "🧪",
  description: "",
  keywords: [],
  related: [],
  inputs: { amount: money("Amount", { default: 100, min: 0 }) },
  outputs: { total: money("Total"), half: money("Half") },
  compute: ({ amount }) =>
    amount > 500 ? refuse("amount", "That is too much.") : { total: amount * 12, half: amount * 6 },
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-23",
  examples: [],
});

let form: HTMLFormElement;
let results: HTMLElement;
const { drafts } = draftsFromRaw(definition, {}, TODAY, US_PREFERENCES);
const start = () => answerForm({ form, results, definition, preferences: US_PREFERENCES, today: TODAY, drafts });
const output = (key: string) => results.querySelector(`[data-output=${key}]`)!.textContent;
const amount = () => form.querySelector("input")!;

function type(text: string): void {
  amount().value = text;
  amount().dispatchEvent(new Event("input", { bubbles: true }));
}

// As the server writes it.
beforeEach(() => {
  document.body.innerHTML = `
    <form><div data-wrong="false"><input name="amount" value="100"></div><span data-answer-bar>$1,200</span></form>
    <section id="results">
      <div data-stale="false"><output data-output="total">$1,200</output></div>
      <p data-stale-note hidden>old</p>
      <dl><dd data-output="half">$600</dd></dl>
    </section>`;
  form = document.querySelector("form")!;
  results = document.getElementById("results")!;
});

test("what is typed is answered in every place where it stands, and the rest is marked as old", () => {
  start();
  expect(results.hasAttribute("data-old")).toBe(false);
  type("200");
  expect([output("total"), output("half")]).toEqual(["$2,400", "$1,200"]);
  expect(form.querySelector("[data-answer-bar]")!.textContent).toBe("$2,400");
  expect(results.hasAttribute("data-old")).toBe(true);
});

test("what was typed before it came is answered at once", () => {
  amount().value = "300";
  start();
  expect(output("total")).toBe("$3,600");
});

test("the first figure is the answer where its place has no name; what has no place is left out", () => {
  results.innerHTML = `<output>$1,200</output>`;
  start();
  type("200");
  expect(results.querySelector("output")!.textContent).toBe("$2,400");
});

test.each(["much", "900", ""])("“%s” is marked, and the last right answer stays", (text) => {
  start();
  type("200");
  type(text);
  expect(output("total")).toBe("$2,400");
  expect(amount().getAttribute("aria-invalid")).toBe("true");
  expect(results.querySelector<HTMLElement>("[data-stale-note]")!.hidden).toBe(false);
  type("100");
  expect(output("total")).toBe("$1,200");
  expect(amount().hasAttribute("aria-invalid")).toBe(false);
  expect(results.querySelector<HTMLElement>("[data-stale-note]")!.hidden).toBe(true);
});

test("nothing is written where nothing was typed, and what was typed back is answered again", () => {
  results.querySelector("output")!.textContent = "as the server wrote it";
  start();
  amount().dispatchEvent(new Event("input", { bubbles: true }));
  expect([output("total"), results.hasAttribute("data-old")]).toEqual(["as the server wrote it", false]);
  type("200");
  type("100");
  expect(output("total")).toBe("$1,200");
});

test("a wrong field, the answer and the bar that repeats it say so, until all is right", () => {
  start();
  const marks = () => [
    form.querySelector("[data-wrong]")!.getAttribute("data-wrong"),
    results.querySelector("[data-stale]")!.getAttribute("data-stale"),
    form.querySelector("[data-answer-bar]")!.textContent,
  ];
  type("much");
  expect(marks()).toEqual(["true", "true", "…"]);
  type("200");
  expect(marks()).toEqual(["false", "false", "$2,400"]);
});

test("a form without a bar, and an answer without a note, are answered as well", () => {
  form.innerHTML = `<input name="amount" value="100">`;
  results.innerHTML = `<output data-output="total">$1,200</output>`;
  start();
  type("much");
  expect(amount().getAttribute("aria-invalid")).toBe("true");
  type("200");
  expect(output("total")).toBe("$2,400");
});

test("the unit of the answer stays in the element of its own; of the others it stands behind the figure", () => {
  const weighed = {
    ...definition,
    outputs: { total: number("Total", { unit: "kg" }), half: number("Half", { unit: "kg" }) },
  } as AnyDefinition;
  results.innerHTML = `<output data-output="total">1,200<span>\u00A0kg</span></output><dd data-output="half">600 kg</dd>`;
  answerForm({ form, results, definition: weighed, preferences: US_PREFERENCES, today: TODAY, drafts });
  type("200");
  const element = results.querySelector("output")!;
  expect([...element.childNodes].map(({ textContent }) => textContent)).toEqual(["2,400", "\u00A0kg"]);
  expect(output("half")).toBe("1,200\u00A0kg");
  expect(form.querySelector("[data-answer-bar]")!.textContent).toBe("2,400\u00A0kg");
});

test("the caret is where it was once a field of several lines is taken over", async () => {
  form.insertAdjacentHTML("beforeend", "<textarea>one, two, three</textarea>");
  const text = form.querySelector("textarea")!;
  start();
  type("200");
  text.focus();
  text.setSelectionRange(3, 5);
  text.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
  text.setSelectionRange(0, 0);
  takeOverForm(form);
  await Promise.resolve();
  expect([text.selectionStart, text.selectionEnd]).toEqual([3, 5]);
  // From then on it is React's.
  text.setSelectionRange(1, 1);
  takeOverForm(form);
  await Promise.resolve();
  expect([text.selectionStart, text.selectionEnd]).toEqual([1, 1]);
});

test("once taken over it says what was typed, and answers no more", () => {
  start();
  type("200");
  // React writes the server's text into a field that it takes over.
  amount().value = "100";
  expect(takeOverForm(form).get("amount")).toBe("200");
  expect(results.hasAttribute("data-old")).toBe(false);
  type("300");
  expect(output("total")).toBe("$2,400");
});

test("where nothing answered, the form says itself what was typed", () => {
  amount().value = "300";
  expect(takeOverForm(form).get("amount")).toBe("300");
});
