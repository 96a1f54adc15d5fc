/** Values at the edges of each kind: what is taken, how it is written, and that what is written is read back. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnyField,
  boolean,
  date,
  integer,
  list,
  money,
  number,
  percent,
  price,
  quantity,
  text,
  time,
} from "#engine/fields.ts";
import { formatCell, formatForField, formatValue } from "#engine/format.ts";
import { countryDefaults } from "#localization/countries.ts";
import { formatAmount, formatMoney } from "#localization/money-format.ts";
import { formatNumber, formatPercent, formatScientific } from "#localization/number-format.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { getKind } from "./index.ts";
import { isDate } from "./date.ts";
import type { Reader } from "./kind.ts";

const US = US_PREFERENCES;
const german = countryDefaults("DE")!;
const japanese = countryDefaults("JP")!;
const check = (field: AnyField, value: unknown) => getKind(field).check(field, value, { bounds: true, inputs: {} });
const isTaken = (field: AnyField, value: unknown) => check(field, value) === null;

describe("dates", () => {
  const days = (year: number) =>
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate());

  test.each([2023, 2024, 1900, 2000, 2100])("every day of every month of %d, and no other", (year) => {
    for (const [month, last] of days(year).entries()) {
      const written = (day: number) => `${year}-${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
      expect([0, 1, last, last + 1].map((day) => isDate(written(day)))).toEqual([false, true, true, false]);
    }
  });

  test.each(["0000-01-01", "2024-00-01", "2024-13-01", "2024-1-01", "24-01-01", "2024-01-01T00:00", ""])(
    "%j is none",
    (value) => {
      expect(isDate(value)).toBe(false);
    },
  );
  test.each(["0001-01-01", "9999-12-31"])("%s is one", (value) => expect(isDate(value)).toBe(true));

  test("bounds are among what is taken", () => {
    const field = date("Start", { default: "2024-01-01", min: "2020-02-28", max: "2024-02-29" });
    const asked = ["2020-02-27", "2020-02-28", "2024-02-29", "2024-03-01"];
    expect(asked.map((value) => isTaken(field, value))).toEqual([false, true, true, false]);
    expect(check(field, "2020-02-27")).toBe("“Start” must not be before 2020-02-28.");
    expect(check(field, "2024-03-01")).toBe("“Start” must not be after 2024-02-29.");
  });

  test.each([
    ["2026-01-31", "2026-02-01"],
    ["2026-09-05", "2026-10-01"],
    ["2026-11-30", "2026-12-01"],
    ["2026-12-31", "2027-01-01"],
    ["0999-12-01", "1000-01-01"],
  ])("the month after %s begins on %s", (today, next) => {
    const field = date("Start", { default: "next month" });
    expect(getKind(field).getDefault(field, today)).toBe(next);
  });
});

describe("times", () => {
  test.each([
    ["00:00", true],
    ["19:59", true],
    ["23:59", true],
    ["24:00", false],
    ["12:60", false],
    ["9:00", false],
  ])("%s: %s", (value, expected) => expect(isTaken(time("At"), value)).toBe(expected));
});

describe("bounds of numbers", () => {
  const options = { default: 5, min: 1, max: 10 };
  test.each<AnyField>([number("X", options), integer("X", options), money("X", options), percent("X", options)])(
    "are among what is taken: $kind",
    (field) => {
      expect([0, 1, 10, 11, NaN, Infinity, "5", null].map((value) => isTaken(field, value))).toEqual([
        false,
        true,
        true,
        false,
        false,
        false,
        false,
        false,
      ]);
    },
  );

  test("are told with the unit", () => {
    expect(check(percent("Rate", { default: 5, max: 10 }), 11)).toBe("“Rate” must be at most 10%.");
    expect(check(quantity("Mass", mass, { unit: "kg", min: 1 }), 0.5)).toBe("“Mass” must be at least 1 kg.");
    expect(check(integer("Term", { unit: "years", max: 3 }), 4)).toBe("“Term” must be at most 3 years.");
    expect(check(integer("Term", { unit: "years", min: 1 }), 0)).toBe("“Term” must be at least 1 year.");
    expect(check(integer("Guests", { unit: "people", max: 1 }), 2)).toBe("“Guests” must be at most 1 person.");
    expect(check(integer("Term"), 1.5)).toBe("“Term” must be a whole number.");
  });

  test("are told to a reader in their units and format, also in those chosen for the field", () => {
    const tell = (field: AnyField, reader: Reader) =>
      getKind(field).check(field, 1e12, { bounds: true, inputs: {}, reader });
    const weight = quantity("Weight", mass, { unit: "kg", max: 635 });
    expect(tell(weight, [US, undefined])).toBe("“Weight” must be at most 1,400 lb.");
    expect(tell(weight, [german, undefined])).toBe("“Weight” must be at most 635 kg.");
    expect(tell(weight, [german, "g"])).toBe("“Weight” must be at most 635.000 g.");
    expect(tell(quantity("Height", length, { unit: "cm", max: 300 }), [US, "ft-in"])).toBe(
      "“Height” must be at most 9 ft 10.11 in.",
    );
    expect(tell(money("Loan", { max: 1e9 }), [US, undefined])).toBe("“Loan” must be at most 1,000,000,000.");
    expect(tell(price("Steel", mass, { unit: "kg", max: 1000 }), [US, undefined])).toBe(
      "“Steel” must be at most 453.6/lb.",
    );
    expect(
      getKind(date("Start")).check(date("Start", { max: "2100-12-31" }) as AnyField, "2101-01-01", {
        bounds: true,
        inputs: {},
        reader: [US, undefined],
      }),
    ).toBe("“Start” must not be after December 31, 2100.");
    expect(tell(integer("Term", { unit: "years", max: 1 }), [german, undefined])).toBe(
      "“Term” must be at most 1 year.",
    );
  });

  test("a text may be as long as it says, or 1,000 characters", () => {
    expect([5, 6].map((size) => isTaken(text("T", { maxLength: 5 }), "x".repeat(size)))).toEqual([true, false]);
    expect([1000, 1001].map((size) => isTaken(text("T"), "x".repeat(size)))).toEqual([true, false]);
  });
});

describe("yes and no", () => {
  const field = boolean("Is new", { default: false });
  test.each([
    ["true", true],
    ["ON", true],
    ["1", true],
    ["Yes", true],
    ["false", false],
    ["off", false],
    ["0", false],
    ["no", false],
    ["", null],
    ["maybe", "maybe"],
  ])("%j in an address is %j", (written, value) => expect(getKind(field).parseNeutral(field, written)).toBe(value));

  test("a box that was not sent is not ticked", () => {
    const sent = [null, "false", "on", "true", ""].map((one) => getKind(field).readSubmitted(one));
    expect(sent).toEqual(["false", "false", "true", "true", "true"]);
  });

  test("is told in words", () => {
    const told = (value: boolean, words?: readonly [string, string]) =>
      formatValue(boolean("B", words ? { words } : {}), value, US).text;
    expect([told(true), told(false), told(true, ["Over", "Under"]), told(false, ["Over", "Under"])]).toEqual([
      "Yes",
      "No",
      "Over",
      "Under",
    ]);
  });
});

describe("numbers as they are read", () => {
  test.each<[number, Parameters<typeof formatNumber>[2], string]>([
    [0, {}, "0"],
    [1e15, {}, "1 × 10¹⁵"],
    [999_999_999_999_999, {}, "999,999,999,999,999"],
    [0.0001, {}, "0.0001"],
    [0.00009, {}, "9 × 10⁻⁵"],
    [0.00009, { decimals: 5 }, "0.00009"],
    [-0.00009, {}, "-9 × 10⁻⁵"],
    [99_999.987, {}, "100,000"],
    [100_000.456, {}, "100,000.46"],
    [100_000.456, { digits: 8 }, "100,000.46"],
    [100_000.456, { digits: 7 }, "100,000.5"],
    [123_456, {}, "123,456"],
    [123_456, { digits: 3 }, "123,456"],
    [1234, { plain: true, decimals: 0 }, "1234"],
    [1234.5, { decimals: 0 }, "1,235"],
    [1234.5, { decimals: 3 }, "1,234.5"],
    [123_456.7, { plain: true }, "123456.7"],
  ])("%d with %j is %s", (value, options, expected) => expect(formatNumber(value, "en-US", options)).toBe(expected));

  test.each([
    [1, "1 × 10⁰"],
    [9.9999999, "1 × 10¹"],
    [-2.5e-10, "-2.5 × 10⁻¹⁰"],
    [6.022_140_76e23, "6.02214 × 10²³"],
    [5e-324, "4.94066 × 10⁻³²⁴"],
  ])("%d as a power of ten is %s", (value, expected) => expect(formatScientific(value, "en-US")).toBe(expected));

  test.each<[number, number | undefined, string]>([
    [0, undefined, "0%"],
    [0.12345, undefined, "0.1235%"],
    [0.99999, undefined, "1%"],
    [1, undefined, "1%"],
    [1.2345, undefined, "1.23%"],
    [12.345, 1, "12.3%"],
    [0.0001, undefined, "0.0001%"],
    [0.00009, undefined, "9 × 10⁻⁵%"],
    [0.00009, 5, "0.00009%"],
    [999_999_999_999, undefined, "999,999,999,999%"],
    [1e12, undefined, "1 × 10¹²%"],
    [-0.001, 2, "0%"],
  ])("%d percent with %s decimals is %s", (value, decimals, expected) => {
    expect(formatPercent(value, "en-US", decimals)).toBe(expected);
  });

  test.each([
    [1, "years", "1\u00A0year"],
    [-1, "years", "-1\u00A0year"],
    [2, "years", "2\u00A0years"],
    [1, "people", "1\u00A0person"],
    [1, "times", "1\u00A0times"],
    [1, "dozens", "1\u00A0dozen"],
    [1, "classes", "1\u00A0class"],
    [1, "beats per minute", "1\u00A0beat per minute"],
    [1, "gwei", "1\u00A0gwei"],
    [1, "fps", "1\u00A0fps"],
    [3, "kg/m2", "3\u00A0kg/m²"],
    [3, "ft3", "3\u00A0ft³"],
    [3, "", "3"],
    [-5, "%", "-5%"],
    [0.5, "/m2", "0.5/m²"],
  ])("%d %s", (value, unit, expected) => expect(formatValue(number("N", { unit }), value, US).text).toBe(expected));
});

describe("money as it is read", () => {
  test.each([
    [0, 2, "$0.00"],
    [-0, 2, "$0.00"],
    [-0, 0, "$0"],
    [0.004, 2, "$0.004"],
    [0.01, 2, "$0.01"],
    [0.0099, 2, "$0.0099"],
    [-0.0012, 2, "-$0.0012"],
    [1e-13, 2, "$0.00"],
    [0.4, 0, "$0"],
    [-0.4, 0, "$0"],
    [-1, 0, "-$1"],
    [-1, 2, "-$1.00"],
    [999_999_999_999_999, 0, "$999,999,999,999,999"],
    [1e15, 0, "1 × 10¹⁵ USD"],
    [-1e15, 2, "-1 × 10¹⁵ USD"],
  ])("%d with %d decimals is %s", (value, decimals, expected) =>
    expect(formatMoney(value, US, decimals)).toBe(expected),
  );

  test("in a column has no sign of the currency, and its decimals", () => {
    expect([
      formatAmount(1234.5, US),
      formatAmount(1234.5, US, 2),
      formatAmount(-0, US, 2),
      formatAmount(-1, US),
    ]).toEqual(["1,235", "1,234.50", "0.00", "-1"]);
    expect([formatAmount(1234.5, japanese, 2), formatAmount(1234.56, japanese, 1)]).toEqual(["1,235", "1,234.6"]);
    expect([formatAmount(1e15, US), formatAmount(999_999_999_999_999, german)]).toEqual([
      "1 × 10¹⁵",
      "999.999.999.999.999",
    ]);
    expect(formatCell(money("M", { decimals: 2 }), 5, german)).toBe("5,00");
  });
});

test("nothing is said in words, in a cell by a dash, in a field by nothing", () => {
  for (const nothing of [null, undefined]) {
    expect(formatValue(number("N"), nothing, US).text).toBe("No value for these entries");
    expect(formatCell(number("N"), nothing, US)).toBe("–");
    expect(formatForField(number("N"), nothing, US)).toBe("");
  }
  expect(formatCell(number("N", { unit: "years" }), 5, US)).toBe("5");
  expect(formatCell(date("D", { precision: "month" }), "2026-03-31", US)).toBe("March 2026");
  expect(formatCell(date("D"), "2026-03-31", US)).toBe("Mar 31, 2026");
});

describe("a field to be edited", () => {
  test.each<[number, AnyField, string]>([
    [999, number("N"), "999"],
    [1000, number("N"), "1,000"],
    [1000, number("N", { plain: true }), "1000"],
    [-1000, number("N"), "-1,000"],
    [0, number("N"), "0"],
    [0.000001, number("N"), "0.000001"],
    [0.0000009, number("N"), "9e-7"],
    [1e15, number("N"), "1000000000000000"],
    [1.5e21, number("N"), "1.5e+21"],
    [1 / 3, number("N"), "0.333333333333"],
  ])("has %d of %o as %s", (value, field, expected) => expect(formatForField(field, value, US)).toBe(expected));

  test("is read back as it was, in any kind of number and in other locales", () => {
    const fields: readonly AnyField[] = [number("N"), money("M"), percent("P"), number("Year", { plain: true })];
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.constantFrom(US, german, countryDefaults("FR")!, countryDefaults("IN")!, countryDefaults("IR")!),
        fc.double({ min: -1e10, max: 1e10, noNaN: true }).map((value) => Number(value.toFixed(4)) + 0),
        (field, preferences, value) => {
          const shown = formatForField(field, value, preferences);
          const read = getKind(field).parse(field, shown, preferences);
          expect(read).toEqual({ ok: true, value: value + 0 });
        },
      ),
      { seed: 4, numRuns: 400 },
    );
  });

  test("a length in feet and inches is read back as it is shown", () => {
    const field = quantity("Height", length, { unit: "m", imperial: "ft-in" });
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 100 }), (inches) => {
        const value = (inches * 254) / 10_000;
        const shown = formatForField(field, value, US, "ft-in");
        const read = getKind(field).parse(field, shown, US, "ft-in");
        expect(read).toMatchObject({ ok: true, value: expect.closeTo(value, 9) });
      }),
    );
  });
});

describe("an address", () => {
  test.each<[AnyField, string, unknown]>([
    [number("N"), "5", 5],
    [number("N"), "-.5e-3", -0.0005],
    [number("N"), "+5.", 5],
    [number("N"), "1,5", "1,5"],
    [number("N"), "", null],
    [number("N"), "1e1000", "1e1000"],
    [list("L", { of: number("x") }), "1, 2;3 4", [1, 2, 3, 4]],
    [list("L", { of: number("x") }), "1,x", [1, "x"]],
    [
      list("L", { of: { x: number("X"), y: text("Y") } }),
      "1,a;2,b",
      [
        { x: 1, y: "a" },
        { x: 2, y: "b" },
      ],
    ],
    [list("L", { of: { x: number("X"), y: text("Y") } }), '[[1,"a"],[2]]', [{ x: 1, y: "a" }, { x: 2 }]],
    [list("L", { of: { x: number("X") } }), '[{"x":1}]', [{ x: 1 }]],
  ])("%o reads %j", (field, written, value) => expect(getKind(field).parseNeutral(field, written)).toEqual(value));

  test("carries rows and numbers as they were", () => {
    const rows = list("L", { of: { x: number("X"), on: boolean("On") } }) as AnyField;
    const numbers = list("L", { of: number("x") }) as AnyField;
    const carry = (field: AnyField, value: unknown) =>
      getKind(field).parseNeutral(field, getKind(field).formatNeutral(field, value));
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: fc.double({ noNaN: true, noDefaultInfinity: true }), on: fc.boolean() }), {
          minLength: 1,
          maxLength: 20,
        }),
        (value) => {
          const plain = value.map((row) => ({ ...row, x: row.x + 0 }));
          expect(carry(rows, plain)).toEqual(plain.map((row) => ({ ...row, x: Object.is(row.x, -0) ? 0 : row.x })));
          const small = [0.5, ...plain.map(({ x }) => Math.round(x * 100) / 100).filter((x) => Math.abs(x) < 1e20)].map(
            (x) => x + 0,
          );
          expect(carry(numbers, small)).toEqual(small);
        },
      ),
      { seed: 9 },
    );
  });
});
