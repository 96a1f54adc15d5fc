import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { angle } from "./angle.ts";
import type { Dimension } from "./dimension.ts";
import { dimensions } from "./dimensions.ts";
import { frequency } from "./frequency.ts";
import { fuelEconomy } from "./fuel-economy.ts";
import { length } from "./length.ts";
import { mass } from "./mass.ts";
import { pace } from "./pace.ts";
import { plantDensity } from "./plant-density.ts";
import { ratio } from "./ratio.ts";
import { readQuantity, type ParseNumber } from "./read.ts";
import { speed } from "./speed.ts";
import { temperature } from "./temperature.ts";
import { time } from "./time.ts";
import { volume } from "./volume.ts";

const english: ParseNumber = (text) =>
  /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/.test(text) && text !== "" ? Number(text.replaceAll(",", "")) : null;
const french: ParseNumber = (text) =>
  /^(?:\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:,\d+)?$/.test(text)
    ? Number(text.replace(/[ \u00a0\u202f]/g, "").replace(",", "."))
    : null;

function read(text: string, dimension: Dimension, defaultUnit = dimension.base, parseNumber = english): string {
  const reading = readQuantity(text, dimension, { defaultUnit, parseNumber });
  return reading.ok ? `${reading.value} ${reading.unit.id}` : reading.reason;
}

describe("readQuantity", () => {
  test.each<[string, Dimension, string]>([
    ["180 lbs", mass, "180 lb"],
    ["180lb", mass, "180 lb"],
    ["12 st 5 lb", mass, "173 lb"],
    ["12st5", mass, "173 lb"],
    ["5 lb 3 oz", mass, "83 oz"],
    ["5 lbs, 3 oz", mass, "83 oz"],
    ["0.5 kg", mass, "0.5 kg"],
    [".5 kg", mass, "0.5 kg"],
    ["5'11\"", length, "71 in"],
    ["5'11''", length, "71 in"],
    ["5' 11", length, "71 in"],
    ["5’ 11”", length, "71 in"],
    ["6′2″", length, "74 in"],
    ["5'-11 1/2\"", length, "71.5 in"],
    ["5' - 11\"", length, "71 in"],
    ["5 ft 11 in", length, "71 in"],
    ["5 ft. 11 in.", length, "71 in"],
    ["5ft11", length, "71 in"],
    ["5ft 11in", length, "71 in"],
    ["5 feet and 11 inches", length, "71 in"],
    ["5 feet 11 1/2 inches", length, "71.5 in"],
    ["5 ft .5 in", length, "60.5 in"],
    ["-5 ft 11 in", length, "-71 in"],
    ["−5 ft 11 in", length, "-71 in"],
    ["+3 m", length, "3 m"],
    ["5 ft 14 in", length, "74 in"],
    ["1 mi 2 yd 1 ft", length, "5287 ft"],
    ["1m80", length, "180 cm"],
    ["1 1/2 in", length, "1.5 in"],
    ["1-1/2 in", length, "1.5 in"],
    ['3/4"', length, "0.75 in"],
    ["3⁄4 in", length, "0.75 in"],
    ["1½", length, "1.5 m"],
    ["1 ½ in", length, "1.5 in"],
    ["1.5e3 m", length, "1500 m"],
    ["1.5E-3 m", length, "0.0015 m"],
    ["1,234.5 ft", length, "1234.5 ft"],
    ["12", length, "12 m"],
    ["12.", length, "12 m"],
    [" 12 m ", length, "12 m"],
    ["\u200e12\u00a0m", length, "12 m"],
    ["-0 m", length, "0 m"],
    ["½ cup", volume, "0.5 cup-us"],
    ["2 1/4 cups", volume, "2.25 cup-us"],
    ["1 and 1/2 cups", volume, "1.5 cup-us"],
    ["3 cup (240 mL)", volume, "3 cup-us-legal"],
    ["2h 30m", time, "150 min"],
    ["2h30", time, "150 min"],
    ["2 hours and 30 minutes", time, "150 min"],
    ["2d4h30m15s", time, "189015 s"],
    ["2 d 4 h", time, "52 h"],
    ["1.5 h", time, "1.5 h"],
    ["3 yr (365 d)", time, "3 year-365"],
    ["1 365-day year", time, "1 year-365"],
    ["72°F", temperature, "72 F"],
    ["72 F", temperature, "72 F"],
    ["-40 C", temperature, "-40 C"],
    ["-40℃", temperature, "-40 C"],
    ["100 km/h", speed, "100 km/h"],
    ["60 miles per hour", speed, "60 mph"],
    ["8.5 L/100 km", fuelEconomy, "8.5 L/100km"],
    ["30 mpg", fuelEconomy, "30 mpg-us"],
    ["3 1/ac", plantDensity, "3 1/ac"],
    ["50%", ratio, "50 %"],
    ["5°30'15\"", angle, "19815 arcsec"],
  ])("%s as %o", (text, dimension, expected) => {
    expect(read(text, dimension)).toBe(expected);
  });

  test("gives the parts as written, with the sign of the whole", () => {
    const reading = readQuantity("-5 ft 11 in", length, { defaultUnit: "m", parseNumber: english });
    expect(reading.ok && reading.parts.map(({ value, unit }) => [value, unit.id])).toEqual([
      [-5, "ft"],
      [-11, "in"],
    ]);
  });

  test("72° is in the field's own degrees", () => {
    expect(read("72°", temperature, "F")).toBe("72 F");
    expect(read("72 degrees", temperature, "C")).toBe("72 C");
    expect(read("72°", temperature, "K")).toBe("We do not know the unit “°” for a temperature. Try °C or °F.");
  });

  test("numbers are the locale's", () => {
    expect(read("1 234,5 m", length, "m", french)).toBe("1234.5 m");
    expect(read("1\u202f234,5 m", length, "m", french)).toBe("1234.5 m");
    expect(read("1,5 ft", length, "m", french)).toBe("1.5 ft");
    expect(read("1,5 ft", length)).toBe("We cannot read “1,5” as a number.");
  });
});

describe("clocks", () => {
  test.each<[string, Dimension, string, string]>([
    ["1:30", time, "h", "90 min"],
    ["1:30", time, "day", "90 min"],
    ["1:30", time, "min", "90 s"],
    ["1:30", time, "s", "90 s"],
    ["1:30:15", time, "s", "5415 s"],
    ["1:30 h", time, "s", "90 min"],
    ["4:05.2 min", time, "h", "245.2 s"],
    ["-1:30", time, "h", "-90 min"],
    ["100:00", time, "h", "6000 min"],
    ["5:30", pace, "min/km", "5.5 min/km"],
    ["5:30 /mi", pace, "min/km", "5.5 min/mi"],
    ["5:30 min/km", pace, "min/mi", "5.5 min/km"],
    ["1:45 /100m", pace, "min/km", "1.75 min/100m"],
    ["1:45/500m", pace, "min/km", "105 s/500m"],
  ])("%s as %o in %s", (text, dimension, unit, expected) => {
    expect(read(text, dimension, unit)).toBe(expected);
  });

  test.each(["1:75", "1:30:60", "1:", "1:30:15:10", "1:30.5", "1:30:15 min", "1:30 d", "1:30 pm", "1:100"])(
    "%s is none",
    (text) => {
      expect(read(text, time, "h")).toMatch(/^(Write a time as|We do not know the unit)/);
    },
  );

  test("is no way to write a length", () => {
    expect(read("1:30", length)).toBe("We cannot read “1:30” as a number.");
  });
});

describe("refusals", () => {
  test.each<[string, Dimension, string]>([
    ["5 foo", length, "We do not know the unit “foo” for a length. Try m, cm, ft or in."],
    ["5 kg", length, "We do not know the unit “kg” for a length. Try m, cm, ft or in."],
    ["5 foo", mass, "We do not know the unit “foo” for a weight. Try kg, g, lb or oz."],
    ["5 ft 3 kg", length, "We do not know the unit “kg” for a length. Try m, cm, ft or in."],
    ["", length, "Write a number and then, if you like, a unit, such as “12 m”."],
    ["   ", length, "Write a number and then, if you like, a unit, such as “12 m”."],
    ["ft 5", length, "Write a number and then, if you like, a unit, such as “12 m”."],
    ["-", length, "Write a number and then, if you like, a unit, such as “12 m”."],
    ["--5 m", length, "Write a number and then, if you like, a unit, such as “12 m”."],
    ["5 ft 1.2.3 in", length, "We cannot read “1.2.3” as a number."],
    ["5.5.5", length, "We cannot read “5.5.5” as a number."],
    ["10-12 m", length, "We cannot read “10-12 m” as a number."],
    ["5 11", length, "We cannot read “5 11” as a number."],
    ["5 ft -11 in", length, "A minus sign can stand only before the first number."],
    ["5 ft − 11 in", length, "A minus sign can stand only before the first number."],
    ["11 in 5 ft", length, "Write the larger unit first: ft, then in."],
    ["5 ft 3 ft", length, "The unit ft stands there twice."],
    ["5' 14", length, "After ft, 14 in would be 1 ft or more. Write the unit after 14 if you mean it."],
    ["5 in 3", length, "Write a unit after 3: after in we cannot tell which one is meant."],
    ["5 C 3 F", temperature, "Write a temperature with one number and one unit."],
    ["5 L/km 3 L/100km", fuelEconomy, "Write a fuel economy with one number and one unit."],
    ["5 MHZ", frequency, "“MHZ” could be mHz or MHz. Write it with its capital and small letters."],
    ["3/0 in", length, "We cannot read “3/0” as a number."],
    ["1e999 m", length, "We cannot read “1e999” as a number."],
    [`${"9".repeat(99)} m`, length, "That is too long to be a quantity. Write at most 100 characters."],
  ])("%s as %o", (text, dimension, expected) => {
    expect(read(text, dimension)).toBe(expected);
  });
});

test.each([
  ["yd", "ft", 3, length],
  ["ft", "in", 12, length],
  ["m", "cm", 100, length],
  ["st", "lb", 14, mass],
  ["lb", "oz", 16, mass],
  ["day", "h", 24, time],
  ["h", "min", 60, time],
  ["min", "s", 60, time],
] as const)(
  "a bare number behind %s counts %s, of which %d are one more of the larger",
  (unit, next, count, dimension) => {
    expect(read(`1 ${unit} ${count - 1}`, dimension)).toBe(read(`1 ${unit} ${count - 1} ${next}`, dimension));
    expect(read(`1 ${unit} ${count}`, dimension)).toMatch(/^After .* would be 1 .* or more\./);
  },
);

test("a hundred characters are read, one more is too long", () => {
  const written = `1.${"0".repeat(96)} m`;
  expect([written.length, read(written, length)]).toEqual([100, "1 m"]);
  expect(read(`${written}m`, length)).toBe("That is too long to be a quantity. Write at most 100 characters.");
});

describe("whatever is typed", () => {
  const all: readonly Dimension[] = Object.values(dimensions);
  const pieces = fc.constantFrom(
    ...Array.from("0123456789 .,'′\"″/−-+:eE½¾°²%()\u00a0∕"),
    "ft",
    "in",
    "lb",
    "st",
    "min",
    "km",
    "°C",
    "L/100km",
    "and",
    "per",
    "square ",
  );
  const typed = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join("")),
    fc.string({ unit: "binary" }),
  );

  test("gets a finite value or a reason, never an exception", () => {
    fc.assert(
      fc.property(typed, fc.constantFrom(...all), (text, dimension) => {
        const reading = readQuantity(text, dimension, { defaultUnit: dimension.base, parseNumber: english });
        const sound = reading.ok
          ? Number.isFinite(reading.value) && reading.parts.at(-1)?.unit === reading.unit
          : reading.reason.endsWith(".");
        expect([text, sound]).toEqual([text, true]);
      }),
      { numRuns: 3000 },
    );
  });

  test("is read back when written with any unit's symbol", () => {
    const value = fc.double({ min: 0, max: 1e6, noNaN: true }).map((x) => Math.round(x * 100) / 100);
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(), value, (dimension, pick, x) => {
        const unit = dimension.units[pick % dimension.units.length];
        if (unit === undefined || /^\d/.test(unit.symbol)) return;
        expect(read(`${x} ${unit.symbol}`, dimension)).toBe(`${x} ${unit.id}`);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    " ",
    "1",
    "1 ",
    "1/",
    "'",
    "1'",
    "sq ",
    "and ",
    "1:",
    "-",
    "1,",
    "1 1/2 ",
    "½",
    ".",
    "metermeter",
    "ſ",
    "ﷺ",
  ])("takes no longer for being awkward: %s over and over", (piece) => {
    // The work is bounded by 100 characters; this would hang if a pattern backtracked without end.
    const text = `1 ${piece.repeat(100)}`.slice(0, 100);
    const start = performance.now();
    for (const dimension of all) read(text, dimension);
    expect(performance.now() - start).toBeLessThan(1500);
  });

  const named = Object.values<Dimension>(dimensions);
  const has = (dimension: Dimension, id: string) => dimension.units.some((unit) => unit.id === id);
  const customs = [
    ["yd", "ft", "in"],
    ["st", "lb", "oz"],
    ["h", "min", "s"],
    ["m", "cm", "mm"],
  ] as const;
  const cases = customs.flatMap((custom) =>
    named.filter((dimension) => has(dimension, custom[0])).map((dimension) => [...custom, dimension] as const),
  );

  test.each(cases.filter(([, small, , dimension]) => has(dimension, small)))(
    "a bare number behind %s is in %s, at the end only, in every dimension that has both",
    (large, small, smaller, dimension) => {
      expect(read(`2 ${large} 1`, dimension)).toBe(read(`2 ${large} 1 ${small}`, dimension));
      expect(read(`2 ${large} 1 ${smaller} 3`, dimension)).not.toMatch(/^\d/);
      expect(read(`2 ${large} 1 1`, dimension)).not.toMatch(/^\d/);
    },
  );

  test.each(cases.filter(([, small, , dimension]) => !has(dimension, small)))(
    "a bare number behind %s is not taken for %s where a dimension has none",
    (large, _small, _smaller, dimension) => {
      expect(read(`2 ${large} 1`, dimension)).toContain("Write a unit after 1");
    },
  );
});
