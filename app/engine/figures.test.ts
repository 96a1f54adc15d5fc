import { expect, test } from "vitest";
import { type Preferences, US_PREFERENCES } from "#localization/preferences.ts";
import { mass } from "#units/mass.ts";
import { defineCalculator, integer, number, quantity, text } from "./define.ts";
import complex from "#calculators/math/complex-number.ts";
import matrix from "#calculators/math/matrix.ts";
import { calculate } from "./run.ts";
import { readInputs } from "./read.ts";
import { arrangeFigures, formatFigure, joinPieces, readAsked } from "./figures.ts";

const GERMAN: Preferences = { ...US_PREFERENCES, unitSystem: "metric", locale: "de-DE" };

const definition = defineCalculator({
  id: "example",
  name: "Example",
  category: "other",
  emoji: "🧪",
  description: "",
  keywords: [],
  related: [],
  inputs: {},
  outputs: {
    years: integer("Years", { unit: "years" }),
    months: integer("Months", { unit: "months" }),
    low: quantity("From", mass, { unit: "kg", decimals: 1 }),
    high: quantity("To", mass, { unit: "kg", decimals: 1 }),
    change: number("Change"),
    growth: number("Growth"),
  },
  figures: [
    { label: "Age", parts: ["years", "months"] },
    { label: "Healthy weight", range: ["low", "high"] },
  ],
  compute: () => ({ years: 1, months: 1, low: 50, high: 60, change: 1, growth: 1 }),
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-23",
  examples: [],
});

const { answer, main, more } = arrangeFigures(definition, {});
const write = (outputs: Readonly<Record<string, unknown>>, figure = main[0]!, preferences = GERMAN) =>
  // A figure and its unit stay on one line.
  joinPieces(formatFigure(figure, definition, { inputs: {}, outputs }, preferences)).replaceAll("\u00A0", " ");

test("the answer is the figure that holds the primary output; what is not named comes under more", () => {
  expect(answer).toMatchObject({ label: "Age", keys: ["years", "months"] });
  expect(main.map(({ label }) => label)).toEqual(["Healthy weight"]);
  expect(more.map(({ label }) => label)).toEqual(["Change", "Growth"]);
});

test("a definition that names none shows all", () => {
  const { figures: _, ...rest } = definition;
  const layout = arrangeFigures(rest, {});
  expect(layout.answer?.keys).toEqual(["years"]);
  expect(layout.main.map(({ label }) => label)).toEqual(["Months", "From", "To", "Change", "Growth"]);
  expect(layout.more).toEqual([]);
});

test("a range has one unit, and parts have each their own", () => {
  expect(write({ low: 56.65, high: 76.57 })).toBe("56,7–76,6 kg");
  expect(write({ low: 56.65, high: 76.57 }, main[0], US_PREFERENCES)).toBe("124.9–168.8 lb");
  expect(write({ years: 25, months: 1 }, answer)).toBe("25 years, 1 month");
});

test("figures with a decimal comma are divided by semicolons", () => {
  const pair = { label: "Both", keys: ["change", "growth"], isRange: false };
  expect(write({ change: 1.5, growth: -3 }, pair)).toBe("1,5; -3");
  expect(write({ change: 1, growth: -3 }, pair)).toBe("1, -3");
  expect(write({ change: 1.5, growth: 1234 }, pair, US_PREFERENCES)).toBe("1.5, 1,234");
});

test("a complex number is one figure", () => {
  const { answer } = arrangeFigures(complex, { operation: "multiply" });
  const show = (real: number, imaginary: number, preferences = US_PREFERENCES) =>
    joinPieces(formatFigure(answer!, complex, { inputs: {}, outputs: { real, imaginary } }, preferences));
  expect(show(11, -2)).toBe("11 − 2i");
  expect(show(11.5, 3.25, GERMAN)).toBe("11,5 + 3,25i");
  expect([show(3, 0), show(0, 0), show(0, -2), show(0, 1), show(-1, -1)]).toEqual(["3", "0", "−2i", "i", "-1 − i"]);
});

test("a range of one value is that value, and a minus sign is not beside a dash", () => {
  expect(write({ low: 60, high: 60 })).toBe("60 kg");
  expect(write({ low: -5, high: 3 })).toBe("-5 to 3 kg");
});

test("what has no value is left out; without any the first says so", () => {
  expect(write({ low: null, high: 60 })).toBe("60 kg");
  expect(write({ years: null, months: 3 }, answer)).toBe("3 months");
  expect(write({ low: null, high: null })).toBe("No value for these entries");
});

test("the answer of a matrix is what its operation asks for", () => {
  const answerOf = (given: Readonly<Record<string, unknown>>) => {
    const { inputs } = readInputs(matrix, given, "2026-11-26");
    const figure = arrangeFigures(matrix, inputs).answer!;
    const shown = formatFigure(figure, matrix, { inputs, outputs: calculate(matrix, inputs) }, US_PREFERENCES);
    return joinPieces(shown).replaceAll("\u2002", " ");
  };
  expect(answerOf({ operation: "determinant", a: "2 0 1; 1 3 2; 4 1 -5" })).toBe("-45");
  expect(answerOf({ operation: "determinant", a: "1 2 3; 4 5 6" })).toBe("Only for a square matrix");
  expect(answerOf({ operation: "transpose", a: "1 2; 3 4" })).toBe("[1 3; 2 4]");
  expect(answerOf({ operation: "eigenvalues", a: "2 0; 0 -0.5" })).toBe("2; -0.5");
  expect(answerOf({ operation: "eigenvalues", a: "0 -1; 1 0" })).toBe("i; -i");
  expect(answerOf({ operation: "eigenvalues", a: "-1 -3; 3 -1" })).toBe("-1 + 3i; -1 - 3i");
});

test("an input that is not shown gives its output no unit but one that was chosen", () => {
  const show = (unit: string, solve: string) =>
    joinPieces(
      formatFigure(
        { label: "Mass", keys: ["low"], isRange: false },
        {
          ...definition,
          inputs: {
            solve: text("Find", { default: "" }),
            low: quantity("Mass", mass, { unit: "kg", metric: "mg", when: { solve: "other" } }),
          },
        },
        { inputs: { solve }, outputs: { low: 5 } },
        GERMAN,
        { low: unit },
      ),
    ).replaceAll("\u00A0", " ");
  expect(show("mg", "low")).toBe("5 kg");
  expect(show("g", "low")).toBe("5.000 g");
  expect(show("mg", "other")).toBe("5.000.000 mg");
});

test("what is asked for is the answer, and what would have been it comes next", () => {
  const keysOf = (asked: string | null) => {
    const { answer, main, more } = arrangeFigures(definition, {}, asked);
    return [answer?.keys, main.map(({ keys }) => keys), more.map(({ keys }) => keys)];
  };
  const usual = [["years", "months"], [["low", "high"]], [["change"], ["growth"]]];
  expect(keysOf(null)).toEqual(usual);
  expect(keysOf("months")).toEqual(usual);
  expect(keysOf("high")).toEqual([["low", "high"], [["years", "months"]], [["change"], ["growth"]]]);
  expect(keysOf("growth")).toEqual([
    ["growth"],
    [
      ["years", "months"],
      ["low", "high"],
    ],
    [["change"]],
  ]);
});

test("the summary of a table stays with its rows", () => {
  const sums = arrangeFigures(matrix, {}).answer?.keys ?? [];
  const { outputs } = matrix;
  const scalar = Object.keys(outputs).find((key) => !sums.includes(key) && outputs[key]!.kind === "number")!;
  const { answer, main } = arrangeFigures(matrix, {}, scalar);
  expect(answer?.keys).toEqual([scalar]);
  for (const { keys } of main) for (const key of keys) expect(outputs[key]!.columns).toBeUndefined();
});

test.each([
  ["answer=growth", "growth"],
  ["answer=nothing", null],
  ["answer=constructor", null],
  ["answer=", null],
  ["", null],
])("an address with “%s” asks for %s", (query, asked) => {
  expect(readAsked(definition, new URLSearchParams(query))).toBe(asked);
});
