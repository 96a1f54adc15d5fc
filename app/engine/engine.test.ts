import { describe, expect, test } from "vitest";
import { createDrafts } from "../../tests/site/create-drafts.ts";
import { angle } from "#units/angle.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { temperature } from "#units/temperature.ts";
import { toCsv } from "./csv.ts";
import {
  chart,
  choice,
  date,
  defineCalculator,
  integer,
  list,
  money,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
} from "./define.ts";
import { convertDrafts, withUnit } from "./drafts/convert.ts";
import { draftsFromForm } from "./drafts/form.ts";
import { readDrafts } from "./drafts/read.ts";
import { formatForField, formatValue } from "./format.ts";
import { formatNumber } from "#localization/number-format.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { fromQuery, toQuery } from "./query.ts";
import { readInputs } from "./read.ts";
import { calculate } from "./run.ts";
import { writeTakeaways } from "./sentences.ts";

const TODAY = "2026-01-01";
const german = { unitSystem: "metric", currency: "EUR", locale: "de-DE", country: "DE" } as const;

const sample = defineCalculator({
  id: "sample",
  name: "Sample",
  category: "other",
  emoji: "🧪",
  description: "A calculator for the engine's own tests.",
  keywords: [],
  related: [],
  inputs: {
    price: money("Price", { default: 100, min: 0.01 }),
    count: integer("Count", { default: 2, min: 1, max: 10, unit: "pieces" }),
    weight: quantity("Weight", mass, { unit: "kg", default: 70, min: 1, max: 500 }),
    height: quantity("Height", length, { unit: "cm", default: 175, min: 50, max: 272, imperial: "ft-in" }),
    from: date("From", { default: "today", min: "2000-01-01" }),
    kind: choice("Kind", {
      default: "plain",
      options: [
        ["plain", "Plain"],
        ["extra", "With extra"],
      ],
    }),
    extra: money("Extra", { default: 5, min: 0, max: 50, when: { kind: "extra" } }),
    note: text("Note", { default: "", maxLength: 10 }),
    parts: list("Parts", {
      of: { name: text("Name"), amount: money("Amount", { min: 0 }) },
      default: [{ name: "a", amount: 1 }],
      maxItems: 3,
    }),
  },
  outputs: {
    total: money("Total", { decimals: 2 }),
    rows: table("Rows", { step: integer("Step"), value: money("Value", { decimals: 2 }) }),
    line: chart("Line", { x: { step: integer("Step") }, y: { value: money("Value") }, from: "rows" }),
  },
  overflow: "price",
  compute({ price, count, kind, extra, parts }) {
    if (price === 13) refuse("price", "Not thirteen.");
    const total = price * count + (kind === "extra" ? extra : 0) + parts.reduce((sum, part) => sum + part.amount, 0);
    return { total, rows: Array.from({ length: count }, (_, step) => ({ step, value: price * step })) };
  },
  takeaways: () => ["The total is {total} for {count}.", "Prices such as {price} count."],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-01-01",
  examples: [],
});

const issuesOf = (raw: Record<string, unknown>) => readInputs(sample, raw, TODAY).issues;

describe("reading the inputs of a JSON call", () => {
  test("a left-out input takes its default; today is an input", () => {
    const { inputs, issues } = readInputs(sample, {}, TODAY);
    expect(issues).toEqual([]);
    expect(inputs).toMatchObject({ price: 100, count: 2, from: TODAY });
  });

  test.each([
    [{ price: "12" }, "price", "“Price” must be a number."],
    [{ price: 0 }, "price", "“Price” must be at least 0.01."],
    [{ count: 11 }, "count", "“Count” must be at most 10 pieces."],
    [{ count: 1.5 }, "count", "“Count” must be a whole number."],
    [{ weight: 0 }, "weight", "“Weight” must be at least 1 kg."],
    [{ from: "2026-02-30" }, "from", "“From” must be a date such as 2026-03-31."],
    [{ from: "1999-12-31" }, "from", "“From” must not be before 2000-01-01."],
    [{ kind: 7 }, "kind", "“Kind” must be one of plain, extra."],
    [{ kind: "other" }, "kind", "“Kind” must be one of plain, extra."],
    [{ note: "12345678901" }, "note", "“Note” must have at most 10 characters."],
    [{ parts: [{ name: "a", amount: -1 }] }, "parts", "Row 1: “Amount” must be at least 0."],
    [{ parts: [{ name: "a", amount: 1, more: 2 }] }, "parts", "Row 1: there is no “more”."],
    [{ parts: [1] }, "parts", "Row 1: must be an object with named values."],
    [
      { parts: Array.from({ length: 4 }, () => ({ name: "", amount: 1 })) },
      "parts",
      "“Parts” must have at most 3 entries.",
    ],
    [{ nonsense: 1 }, "nonsense", "This calculator has no input “nonsense”."],
  ])("%j is refused", (raw, field, message) => {
    expect(issuesOf(raw)).toEqual([{ field, message }]);
  });

  test("an input that does not apply is checked for its type and then ignored", () => {
    expect(issuesOf({ extra: 999 })).toEqual([]);
    expect(readInputs(sample, { extra: 999 }, TODAY).inputs["extra"]).toBe(5);
    expect(issuesOf({ extra: "x" })).toHaveLength(1);
    expect(issuesOf({ kind: "extra", extra: 999 })).toHaveLength(1);
  });

  test("keys of Object's prototype are unknown keys", () => {
    expect(issuesOf(JSON.parse('{"__proto__": 1, "constructor": 2}') as Record<string, unknown>)).toHaveLength(2);
  });
});

describe("calculating", () => {
  test("series are drawn from their table", () => {
    const { inputs } = readInputs(sample, { count: 3 }, TODAY);
    expect(calculate(sample, inputs)["line"]).toEqual([
      { step: 0, value: 0 },
      { step: 1, value: 100 },
      { step: 2, value: 200 },
    ]);
  });

  test("a refusal names its field; neither NaN nor Infinity leaves the engine", () => {
    expect(() => calculate(sample, readInputs(sample, { price: 13 }, TODAY).inputs)).toThrow("Not thirteen.");
    expect(() => calculate(sample, { ...readInputs(sample, {}, TODAY).inputs, price: 1e308, count: 10 })).toThrow(
      /too large/,
    );
  });

  test("takeaways are made of the visitor's own figures", () => {
    const { inputs } = readInputs(sample, {}, TODAY);
    expect(writeTakeaways(sample, inputs, calculate(sample, inputs), US_PREFERENCES)[0]).toBe(
      "The total is $201.00 for 2\u00A0pieces.",
    );
  });
});

describe("the form", () => {
  const { inputs } = readInputs(sample, {}, TODAY);

  test("shows values in the visitor's units and format", () => {
    const drafts = createDrafts(sample, { ...inputs, price: 12_345.6 }, US_PREFERENCES);
    expect(drafts["height"]).toMatchObject({ text: "5 ft 9 in", unit: "ft-in" });
    expect(drafts["weight"]).toMatchObject({ text: "154.3", unit: "lb" });
    expect(drafts["price"]?.text).toBe("12,345.6");
    expect(createDrafts(sample, { ...inputs, price: 12_345.6 }, german)["price"]?.text).toBe("12.345,6");
  });

  test("what was not touched keeps its exact value, however it is shown", () => {
    expect(readDrafts(sample, createDrafts(sample, inputs, US_PREFERENCES), US_PREFERENCES, TODAY)).toEqual({
      inputs,
      issues: [],
    });
  });

  test("changing units twice leaves everything as it was", () => {
    const drafts = createDrafts(sample, inputs, US_PREFERENCES);
    const there = convertDrafts(sample, drafts, US_PREFERENCES, german);
    expect(there["weight"]).toMatchObject({ text: "70", unit: "kg" });
    expect(convertDrafts(sample, there, german, US_PREFERENCES)).toEqual(drafts);
  });

  test("choosing a unit converts the value: 180 lb becomes 81.65 kg", () => {
    const draft = withUnit(sample.inputs["weight"]!, { text: "180", unit: "lb" }, "kg", US_PREFERENCES);
    expect(draft).toMatchObject({ text: "81.6466266", unit: "kg" });
  });

  test("is read as it is sent without a script; what it did not show is left out", () => {
    const sent = new URLSearchParams(
      "price=1.234,50&weight=180&weight.unit=lb&parts.0.name=x&parts.0.amount=2,5&parts.1.name=&parts.1.amount=",
    );
    const reading = readDrafts(sample, draftsFromForm(sample, sent), german, TODAY);
    expect(reading.issues).toEqual([]);
    expect(reading.inputs).toMatchObject({ price: 1234.5, extra: 5, parts: [{ name: "x", amount: 2.5 }] });
    expect(reading.inputs["weight"]).toBeCloseTo(81.6466, 4);
  });
});

describe("addresses", () => {
  test("carry what differs from the defaults, in neutral format, and are read back", () => {
    const { inputs: defaults } = readInputs(sample, {}, TODAY);
    const changed = { ...defaults, price: 1234.5, parts: [{ name: "x, y", amount: 2 }] };
    const query = toQuery(sample, changed, defaults);
    expect(query.startsWith("price=1234.5&parts=")).toBe(true);
    expect(readInputs(sample, fromQuery(sample, new URLSearchParams(query)), TODAY)).toEqual({
      inputs: changed,
      issues: [],
    });
  });

  test("what is not neutral stays a text and is refused by name", () => {
    const { issues } = readInputs(
      sample,
      fromQuery(sample, new URLSearchParams("price=1,5&count=NaN&weight=0x10")),
      TODAY,
    );
    expect(issues.map((issue) => issue.field)).toEqual(["price", "count", "weight"]);
  });
});

describe("formatting", () => {
  test.each([
    [1234.5678, {}, "1,234.57"],
    [0.00001234, {}, "1.234 × 10⁻⁵"],
    [1.5e18, {}, "1.5 × 10¹⁸"],
    [2026, { plain: true }, "2026"],
    [0.3, { decimals: 0 }, "0"],
    [-0.0001, { decimals: 2 }, "0"],
    [1234.56789012, { digits: 10 }, "1,234.56789"],
    [123_456_789_012_345, { digits: 10 }, "123,456,789,012,345"],
    [1.23456789e-7, { digits: 8 }, "1.2345679 × 10⁻⁷"],
  ])("%d is written %s", (value, options, expected) => {
    expect(formatNumber(value, "en-US", options)).toBe(expected);
  });

  test("money follows currency and locale, and yen have no decimals", () => {
    const field = money("Price", { decimals: 2 });
    expect(formatValue(field, 1234.5, US_PREFERENCES).text).toBe("$1,234.50");
    expect(formatValue(field, 1234.5, german).text).toBe("1.234,50\u00A0€");
    expect(formatValue(field, 1234.5, { ...german, locale: "ja-JP", currency: "JPY" }).text).toBe("￥1,235");
    expect(formatValue(money("Price"), 1234.5, US_PREFERENCES).text).toBe("$1,235");
  });

  test("decimals in another unit go by the sizes of the units, not by the value", () => {
    const mild = quantity("Temperature", temperature, { unit: "C", decimals: 1 });
    for (const [celsius, text] of [
      [0.1, "32.2"],
      [-17.7, "0.1"],
      [100, "212"],
      [37.04, "98.7"],
    ] as const) {
      expect(formatValue(mild, celsius, US_PREFERENCES).text).toBe(`${text}\u00A0°F`);
    }
    const distance = quantity("Distance", length, { unit: "m", decimals: 2 });
    expect(formatValue(distance, 1234.567, { ...german, unitSystem: "metric" }, "km").text).toBe("1,23457\u00A0km");
  });

  test("a quantity has as many digits as can be measured", () => {
    const dose = quantity("Dose", mass, { unit: "g", imperial: "g", digits: 4 });
    expect([272.155_42, 0.012_345_6].map((value) => formatValue(dose, value, US_PREFERENCES).text)).toEqual([
      "272.2\u00A0g",
      "0.01235\u00A0g",
    ]);
  });

  test("an angle has no space before its degree sign", () => {
    expect(formatValue(quantity("Slope", angle, { unit: "deg", decimals: 1 }), 39.24, US_PREFERENCES).text).toBe(
      "39.2°",
    );
  });

  test("a missing value is said in words", () => {
    expect(formatValue(number("X", { none: "no limit" }), null, US_PREFERENCES).text).toBe("no limit");
    expect(formatValue(money("Saved", { zero: "Nothing" }), 0, US_PREFERENCES).text).toBe("Nothing");
    expect(formatValue(money("Saved", { zero: "Nothing" }), 1, US_PREFERENCES).text).toBe("$1");
  });

  test("a field's text is read back as the same value", () => {
    expect(formatForField(number("X"), 0.1 + 0.2, US_PREFERENCES)).toBe("0.3");
    expect(formatForField(number("X"), 1e10 / 3, US_PREFERENCES)).toBe("3,333,333,333.33333");
    expect(formatForField(money("X"), 1_234_567.89, german)).toBe("1.234.567,89");
  });

  test("CSV is neutral, has the decimals that a column declares, and no text becomes a formula", () => {
    const columns = { a: text("A"), b: money("B"), c: number("C"), d: percent("D", { decimals: 3 }) };
    expect(
      toCsv(columns, [
        { a: "=SUM(1)", b: 2149.031279876077, c: 0.1 + 0.2, d: 2.00049 },
        { a: 'x,"y"', b: null, c: 1e-9, d: 1234 },
      ]),
    ).toBe('A,B,C,D\r\n\'=SUM(1),2149.03,0.3,2\r\n"x,""y""",,1e-9,1234');
  });
});
