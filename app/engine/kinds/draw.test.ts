/** What the property tests draw for a field, chance by chance: near the default, anywhere, and at each edge. */
import { expect, test } from "vitest";
import { type AnyField, boolean, choice, date, integer, money, number, text, time } from "#engine/fields.ts";
import { drawValue } from "./schemas.ts";

/** Draws with these chances, one after the other; then 0. */
function draw(field: AnyField, chances: readonly number[], inputs: Readonly<Record<string, unknown>> = {}): unknown {
  let at = 0;
  return drawValue(field, () => chances[at++] ?? 0, inputs);
}

const some = number("N", { default: 10, min: 0, max: 100 });
const narrow = number("N", { default: 25, min: 20, max: 30 });
const open = number("N");

test.each<[AnyField, readonly number[], number]>([
  // From a fifth to five times the default …
  [some, [0, 0], 2],
  [some, [0.39, 0.5], 26],
  [narrow, [0, 0], 20],
  [narrow, [0, 0.9], 30],
  [open, [0, 0.5], 2.6],
  // … anywhere within the bounds …
  [some, [0.4, 0], 0],
  [some, [0.4, 0.5], 50],
  [some, [0.59, 0.25], 25],
  [narrow, [0.4, 0.5], 25],
  [open, [0.4, 0.75], 5e8],
  // … above the lowest value or the default by any power of ten …
  [some, [0.6, 0.49, 0.5], 1],
  [some, [0.84, 0.5, 0.5], 11],
  [some, [0.6, 0.5, 0.25], 10.000001],
  [some, [0.6, 0.5, 0.99], 100],
  [narrow, [0.6, 0, 0.5], 21],
  // … or at an edge.
  [some, [0.85, 0], 0],
  [some, [0.85, 0.2], 100],
  [some, [0.85, 0.4], 0],
  [some, [0.85, 0.6], 1],
  [some, [0.999, 0.8], 10],
  [narrow, [0.85, 0.4], 20],
  [narrow, [0.85, 0.6], 20],
  [narrow, [0.85, 0.999], 25],
  [open, [0.85, 0], -1e9],
  [open, [0.85, 0.2], 1e9],
  [number("N", { min: 1e9 }), [0.85, 0.2], 1e10],
  [money("M", { default: 10, min: 0, max: 100 }), [0.4, 0.5], 50],
])("%o by %j is %d", (field, chances, value) => expect(draw(field, chances)).toBe(value));

test.each<[AnyField, readonly number[], number]>([
  [integer("N", { default: 10, min: 0, max: 100 }), [0, 0.55], 28],
  [integer("N", { default: 2, min: 1.2, max: 4.8 }), [0.85, 0], 2],
  [integer("N", { default: 2, min: 1.2, max: 4.8 }), [0.85, 0.2], 4],
  [integer("N"), [0.85, 0], -1e9],
  [integer("N"), [0.85, 0.2], 1e9],
  [integer("N", { min: 1e9 }), [0.85, 0.2], 1e10],
])("of whole ones %o by %j is %d", (field, chances, value) => expect(draw(field, chances)).toBe(value));

test("where there may be no value, one time in six there is none", () => {
  const field = number("N", { default: null, min: 0, max: 8 });
  expect([draw(field, [0]), draw(field, [0.16]), draw(field, [0.17, 0.4, 0.5])]).toEqual([null, null, 4]);
});

test("days lie from the first to the last, times within a day", () => {
  const field = date("D", { min: "2024-02-28", max: "2024-03-01" });
  expect([0, 0.34, 0.999].map((chance) => draw(field, [chance]))).toEqual(["2024-02-28", "2024-02-29", "2024-03-01"]);
  expect([0, 0.9999999].map((chance) => draw(date("D"), [chance]))).toEqual(["1850-01-01", "2150-12-31"]);
  expect([draw(time("T"), [0, 0]), draw(time("T"), [0.5, 0.15]), draw(time("T"), [0.999, 0.999])]).toEqual([
    "00:00",
    "12:09",
    "23:59",
  ]);
});

test("of a choice each option, of those that another one brings too; of yes and no both", () => {
  const options = (prefix: string) => ["1", "2", "3"].map((one) => [prefix + one, one] as const);
  const plain = choice("C", { default: "a1", options: options("a") });
  const brought = choice("C", { default: "a1", optionsBy: { input: "kind", options } });
  expect([0, 0.34, 0.999].map((chance) => draw(plain, [chance]))).toEqual(["a1", "a2", "a3"]);
  expect([0, 0.999].map((chance) => draw(brought as AnyField, [chance], { kind: "b" }))).toEqual(["b1", "b3"]);
  expect([0.49, 0.5].map((chance) => draw(boolean("B"), [chance]))).toEqual([true, false]);
});

test.each<[readonly number[], number | undefined, string]>([
  // The default …
  [[0], 5, "Ada"],
  [[0.32], 5, "Ada"],
  // … with up to three characters in place of one …
  [[0.33, 0, 0.25], 5, "ada"],
  [[0.5, 0.5, 0.5], 5, "Adaa"],
  [[0.65, 0.99, 0.99], 9, "Adaaaa"],
  [[0.65, 0.99, 0.99], 5, "Adaaa"],
  [[0.33, 0, 0], 5, "da"],
  // … any characters …
  [[0.66, 0.5], 5, "aaa"],
  [[0.82, 0.999], 5, "aaaaa"],
  [[0.66, 0.999], undefined, "a".repeat(200)],
  // … or what a formula is made of.
  [[0.83, 0.5], undefined, "1".repeat(10)],
  [[0.99, 0.999], undefined, "1".repeat(20)],
  [[0.83, 0.5], 5, "11111"],
  [[0.83, 0.05, 0.999], 5, "e"],
])("a text by %j, at most %s long, is %j", (chances, maxLength, value) => {
  expect(draw(text("T", { default: "Ada", ...(maxLength && { maxLength }) }) as AnyField, chances)).toBe(value);
});
