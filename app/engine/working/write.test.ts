import { describe, expect, test } from "vitest";
import type { AnyField } from "#engine/fields.ts";
import { countryDefaults } from "#localization/countries.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { mass } from "#units/mass.ts";
import type { Step } from "./steps.ts";
import type { Term } from "./term.ts";
import { writeStep, writeSteps } from "./write.ts";
import { writeBecause } from "./write-because.ts";
import { writeTerm } from "./write-term.ts";
import { fieldOf, writeValue } from "./write-value.ts";

const field = (kind: string, more: object = {}) => ({ kind, label: "Field", ...more }) as unknown as AnyField;
const money = field("money");
const percent = field("percent");
const choice = field("choice", {
  options: [
    ["single", "Single"],
    ["joint", "Married, jointly"],
  ],
});
const weight = field("quantity", { dimension: mass, unit: "kg", decimals: 1 });
const figure = (label: string, value: unknown, of?: AnyField): Term => ({ is: "figure", label, value, field: of });
const literal = (value: unknown): Term => ({ is: "literal", value });
const binary = (left: Term, sign: string, right: Term): Term => ({ is: "binary", sign, left, right });
const call = (name: string, ...parts: Term[]): Term => ({ is: "function", name, parts });
const a = figure("a", 3);
const b = figure("b", -2);
const c = figure("c", 5);
const rate = figure("Rate", 6.5, percent);
const price = figure("Price", 200, money);

describe("writeTerm", () => {
  test.each<[Term, string, string]>([
    [binary(binary(a, "+", b), "*", c), "(a + b) × c", "(3 + (-2)) × 5"],
    [binary(a, "+", binary(b, "*", c)), "a + b × c", "3 + (-2) × 5"],
    [binary(a, "-", binary(b, "-", c)), "a − (b − c)", "3 − ((-2) − 5)"],
    [binary(a, "/", binary(b, "/", c)), "a / (b / c)", "3 / ((-2) / 5)"],
    [binary(binary(a, "/", b), "/", c), "a / b / c", "3 / (-2) / 5"],
    [binary(a, "%", c), "a mod c", "3 mod 5"],
    [binary(a, "**", literal(2)), "a²", "3²"],
    [binary(a, "**", literal(7)), "a^7", "3^7"],
    [binary(figure("Side length", 4), "**", literal(3)), "(Side length)³", "4³"],
    [binary(binary(a, "+", c), "**", binary(a, "/", c)), "(a + c)^(a / c)", "(3 + 5)^(3 / 5)"],
    [binary(a, "===", c), "a = c", "3 = 5"],
    [binary(binary(a, "<=", c), "+", b), "(a ≤ c) + b", "(3 ≤ 5) + (-2)"],
    [{ is: "unary", sign: "-", of: binary(a, "+", c) }, "−(a + c)", "−(3 + 5)"],
    [{ is: "unary", sign: "!", of: a }, "not a", "not 3"],
    [binary({ is: "unary", sign: "-", of: a }, "*", c), "−a × c", "−3 × 5"],
    [binary(price, "*", binary(rate, "/", literal(100))), "Price × Rate", "$200 × 6.5%"],
    [binary(binary(price, "*", rate), "/", literal(1200)), "Price × Rate / 12", "$200 × 6.5% / 12"],
    [binary(binary(price, "*", rate), "/", literal(150)), "Price × Rate / 150", "$200 × 6.5 / 150"],
    [binary(binary(rate, "*", literal(2)), "*", literal(100)), "Rate × 2 × 100", "6.5 × 2 × 100"],
    [binary(binary(rate, "*", price), "/", figure("Months", 100)), "Rate × Price / Months", "6.5 × $200 / 100"],
    [binary(literal(1), "/", binary(rate, "/", literal(1200))), "1 / (Rate / 12)", "1 / (6.5% / 12)"],
    [binary(literal(1), "-", rate), "1 − Rate", "1 − 6.5"],
    [call("sqrt", a), "√(a)", "√(3)"],
    [call("cbrt", a), "∛(a)", "∛(3)"],
    [call("abs", b), "|b|", "|-2|"],
    [call("exp", a), "e^(a)", "e^(3)"],
    [call("floor", a), "round down(a)", "round down(3)"],
    [call("ceil", a), "round up(a)", "round up(3)"],
    [call("round", a), "round(a)", "round(3)"],
    [call("round", a, literal(2)), "round(a; 2)", "round(3; 2)"],
    [call("max", a, c), "larger of (a; c)", "larger of (3; 5)"],
    [call("min", a, c), "smaller of (a; c)", "smaller of (3; 5)"],
    [call("hypot", binary(a, "+", c), c), "√((a + c)² + c²)", "√((3 + 5)² + 5²)"],
    [call("ln", a), "ln(a)", "ln(3)"],
    [{ is: "sum", label: "payments", values: [1, 2, 3, 4] }, "sum of payments", "1 + 2 + 3 + 4"],
    [{ is: "sum", label: "payments", values: [1, 2, 3, 4, 9] }, "sum of payments", "1 + 2 + … + 9"],
    [{ is: "sum", label: "parts", values: [-1, 2, -3] }, "sum of parts", "-1 + 2 + (-3)"],
    [binary({ is: "sum", label: "x", values: [1, 2] }, "*", a), "sum of x × a", "(1 + 2) × 3"],
    [
      { is: "library", name: "annuity", parts: [a, figure("terms", { n: 1 }), figure("rows", [1, 2])], value: 1 },
      "annuity(a; terms; rows)",
      "annuity(3; terms; 1; 2)",
    ],
    [{ is: "derived", label: "Bracket", value: 12, from: [] }, "Bracket", "12"],
    [figure("", 4), "4", "4"],
  ])("%#: %o", (term, named, inNumbers) => {
    expect(writeTerm(term, true, US_PREFERENCES)).toBe(named);
    expect(writeTerm(term, false, US_PREFERENCES)).toBe(inNumbers);
  });

  test("has figures as the reader writes them", () => {
    const german = countryDefaults("DE")!;
    expect(writeTerm(binary(figure("x", 1234.5), "*", literal(0.25)), false, german)).toBe("1.234,5 × 0,25");
  });
});

describe("writeValue", () => {
  test.each<[unknown, AnyField | undefined, string, string]>([
    [200, money, "$200", "$200"],
    [200.004, money, "$200", "$200"],
    [199.997, money, "$200", "$200"],
    [200.01, money, "$200.01", "$200.01"],
    [0.5, money, "$0.50", "$0.50"],
    [0.123456, money, "$0.1235", "$0.1235"],
    [0.00123456, money, "$0.001235", "$0.001235"],
    [-0.00123456, money, "-$0.001235", "-$0.001235"],
    [0.00125, money, "$0.00125", "$0.00125"],
    [1e-13, money, "$0", "$0"],
    [0.0000123456, money, "$0.00001235", "$0.00001235"],
    [0.000000025, money, "$0.000000025", "$0.000000025"],
    [200.5, field("money", { currency: "EUR" }), "€200.50", "€200.50"],
    [6.5, percent, "6.5%", "6.5"],
    [70.25, weight, "70.25\u00A0kg", "70.25\u00A0kg"],
    [1234, field("integer"), "1,234", "1,234"],
    [0.123456789, undefined, "0.123457", "0.123457"],
    ["joint", choice, "Married, jointly", "Married, jointly"],
    ["12", field("choice", { options: [["12", "Monthly"]] }), "Monthly", "12"],
    [null, money, "nothing", "nothing"],
    [undefined, money, "nothing", "nothing"],
    [[1, 2, "x"], undefined, "1; 2; x", "1; 2; x"],
    [[1, 2, 3, 4, 5], undefined, "5 values", "5 values"],
    [[1, { n: 2 }], undefined, "2 values", "2 values"],
    ["text", undefined, "text", "text"],
    ["2026-04-03", undefined, "April 3, 2026", "April 3, 2026"],
    ["05:25", undefined, "5:25 AM", "5:25 AM"],
    [13_983_816n, undefined, "13,983,816", "13,983,816"],
    [2026, field("integer", { plain: true }), "2026", "2026"],
  ])("%o of %o", (value, of, alone, inFormula) => {
    expect(writeValue(value, of, US_PREFERENCES)).toBe(alone);
    expect(writeValue(value, of, US_PREFERENCES, true)).toBe(inFormula);
  });
});

describe("fieldOf", () => {
  const weighed = figure("Weight", 70, weight);
  test.each<[string, Term, string | undefined]>([
    ["money and money is money", binary(price, "+", price), "money"],
    ["money less a number is money", binary(price, "-", a), "money"],
    ["a number less money is money", binary(a, "-", price), "money"],
    ["money times a number is money", binary(price, "*", a), "money"],
    ["a number times money is money", binary(a, "*", price), "money"],
    ["money times money is neither", binary(price, "*", price), undefined],
    ["money over a number is money", binary(price, "/", a), "money"],
    ["money over money is a number", binary(price, "/", price), undefined],
    ["a number over money is no money", binary(a, "/", price), undefined],
    ["kilograms and kilograms are kilograms", binary(weighed, "+", weighed), "quantity"],
    ["kilograms and something else are neither", binary(weighed, "+", a), undefined],
    ["kilograms over kilograms are a number", binary(weighed, "/", weighed), undefined],
    ["a power is a number", binary(price, "**", literal(2)), undefined],
    ["the opposite of money is money", { is: "unary", sign: "-", of: price }, "money"],
    ["the larger of two amounts is money", call("max", literal(0), price), "money"],
    ["the smaller of two amounts is money", call("min", price, literal(0)), "money"],
    ["money without its sign is money", call("abs", price), "money"],
    ["the root of money is a number", call("sqrt", price), undefined],
    ["a number is a number", literal(3), undefined],
  ])("%s", (_, term, kind) => {
    expect(fieldOf(term)?.kind).toBe(kind);
  });
});

describe("writeBecause", () => {
  const income = figure("Income", 50_000, money);
  const limit = figure("Limit", 40_000, money);
  const status = figure("Status", "joint", choice);
  const isOver = figure("Over 65", true, field("boolean"));
  const not = (of: Term): Term => ({ is: "unary", sign: "!", of });
  test.each<[Term, boolean, string]>([
    [binary(income, ">", limit), true, "Income ($50,000) is above Limit ($40,000)"],
    [binary(income, ">", limit), false, "Income ($50,000) is at most Limit ($40,000)"],
    [binary(income, ">=", limit), true, "Income ($50,000) is at least Limit ($40,000)"],
    [binary(income, ">=", limit), false, "Income ($50,000) is below Limit ($40,000)"],
    [binary(income, "<", limit), true, "Income ($50,000) is below Limit ($40,000)"],
    [binary(income, "<", limit), false, "Income ($50,000) is at least Limit ($40,000)"],
    [binary(income, "<=", literal(60_000)), true, "Income ($50,000) is at most $60,000"],
    [binary(income, "<=", literal(6)), false, "Income ($50,000) is above $6"],
    [binary(income, "===", literal(50_000)), true, "Income is $50,000"],
    [binary(income, "===", literal(0)), false, "Income ($50,000) is not $0"],
    [binary(income, ">", { is: "unary", sign: "-", of: literal(6) }), true, "Income ($50,000) is above -$6"],
    [binary(status, "===", literal("joint")), true, "Status is “Married, jointly”"],
    [binary(status, "===", literal("single")), false, "Status is “Married, jointly”"],
    [binary(status, "!==", literal("single")), true, "Status is not “Single”"],
    [binary(status, "!==", literal("joint")), false, "Status is “Married, jointly”"],
    [not(binary(income, ">", limit)), true, "Income ($50,000) is at most Limit ($40,000)"],
    [isOver, true, "“Over 65” is on"],
    [isOver, false, "“Over 65” is off"],
    [not(isOver), true, "“Over 65” is off"],
    [
      binary(figure("The fee is", "joint", choice), "===", literal("joint")),
      true,
      "“The fee is” is “Married, jointly”",
    ],
    [
      binary(figure("Born", "1952-06-15", field("date")), ">=", literal("1949-07-01")),
      true,
      "Born is not before July 1, 1949",
    ],
    [figure("Income", 5, money), true, ""],
    [binary(figure("Age", null), "===", literal(null)), true, "Age is empty"],
    [binary(a, "+", c), true, ""],
    [literal(true), true, ""],
    [binary(binary(income, "-", limit), ">", literal(0)), true, "Income − Limit ($50,000 − $40,000) is above 0"],
  ])("%#", (term, outcome, text) => {
    expect(writeBecause({ term, outcome }, US_PREFERENCES)).toBe(text);
  });
});

describe("writeStep", () => {
  const step = (more: Partial<Step>): Step => ({ label: "Total", term: a, value: 3, because: [], ...more });
  const write = (more: Partial<Step>) => writeStep(step(more), US_PREFERENCES);

  test("has the formula in names, then in numbers, then the value", () => {
    expect(write({ term: binary(price, "*", c), value: 1000 })).toEqual({
      name: "Total",
      formula: "Price × c",
      numbers: "$200 × 5",
      value: "$1,000",
      because: [],
      skipped: 0,
      about: [],
    });
  });

  test("says nothing twice", () => {
    expect(write({ term: figure("Total", 3) })).toMatchObject({ formula: null, numbers: null, value: "3" });
    expect(write({ term: binary(literal(1), "+", literal(2)) })).toMatchObject({ formula: null, numbers: "1 + 2" });
    expect(write({ term: figure("Other", 3) })).toMatchObject({ formula: "Other", numbers: null });
    expect(write({ term: { is: "derived", label: "Row", value: 4, from: [] } }).numbers).toBeNull();
    const reasons = [true, true, false].map((outcome) => ({ term: binary(a, "<", c), outcome }));
    expect(write({ because: [...reasons, { term: literal(1), outcome: true }] }).because).toEqual([
      "a (3) is below c (5)",
      "a (3) is at least c (5)",
    ]);
  });

  test("shows a text as it is, not as a formula", () => {
    expect(write({ term: binary(a, "+", literal(" m")), value: "3 m" })).toMatchObject({
      formula: null,
      numbers: null,
      value: "3 m",
    });
  });

  test("tells what each step of the library is, wherever it stands", () => {
    const library = (name: string, ...parts: Term[]): Term => ({
      is: "library",
      name,
      about: `of ${name}`,
      parts,
      value: 1,
    });
    const silent: Term = { is: "library", name: "silent", parts: [library("inner")], value: 1 };
    const sum = binary(call("sqrt", library("first")), "+", { is: "unary", sign: "-", of: silent });
    expect(write({ term: sum }).about).toEqual(["first: of first", "inner: of inner"]);
    expect(write({ term: binary(library("first"), "*", library("first")) }).about).toEqual(["first: of first"]);
    expect(write({ term: library("outer", library("part")) }).about).toEqual(["outer: of outer", "part: of part"]);
  });

  test("is a line of text to paste, with what was left out and why", () => {
    const first = write({ term: binary(price, "*", c), value: 1000, skipped: 3 });
    const second = write({ because: [{ term: binary(a, "<", c), outcome: true }] });
    expect(writeSteps([first, second])).toBe(
      "… (3 more like these)\nTotal = Price × c = $200 × 5 = $1,000\nTotal = a = 3\n  because a (3) is below c (5)",
    );
  });
});
