import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convertIn } from "./convert.ts";
import { compoundText, splitCompound } from "./format.ts";
import { fuelEconomy } from "./fuel-economy.ts";
import { length } from "./length.ts";
import { mass } from "./mass.ts";
import { temperature } from "./temperature.ts";
import { time } from "./time.ts";

describe("splitCompound", () => {
  test.each([
    [1.8, "m", 0, [5, 11]],
    [180.34, "cm", 0, [5, 11]],
    [71.99, "in", 0, [6, 0]],
    [71.99, "in", 1, [6, 0]],
    [71.99, "in", 2, [5, 11.99]],
    [5.999999999999, "ft", 3, [6, 0]],
    [0.5, "in", 0, [0, 1]],
    [0, "m", 0, [0, 0]],
    [1.005, "in", 2, [0, 1.01]],
  ] as const)("%d %s with %d decimals in ft and in", (value, unit, decimals, expected) => {
    const { parts, negative } = splitCompound(length, value, unit, ["ft", "in"], decimals);
    expect(parts.map((part) => part.value)).toEqual(expected);
    expect(negative).toBe(false);
  });

  test("never shows a full last part", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (metres, decimals) => {
          const { parts, negative } = splitCompound(length, metres, "m", ["mi", "yd", "ft", "in"], decimals);
          const [mi = 0, yd = 0, ft = 0, inches = 0] = parts.map((part) => part.value);
          expect([Number.isInteger(mi), yd < 1760, ft < 3, inches < 12, inches >= 0]).toEqual([
            true,
            true,
            true,
            true,
            true,
          ]);
          const whole = ((mi * 1760 + yd) * 3 + ft) * 12 + inches;
          const off = Math.abs((negative ? -whole : whole) - convertIn(length, metres, "m", "in"));
          expect(off).toBeLessThanOrEqual(0.500001 * 10 ** -decimals + Math.abs(whole) * 1e-14);
        },
      ),
    );
  });

  test("takes three units, and a sign", () => {
    const split = splitCompound(time, -93784.6, "s", ["day", "h", "min", "s"]);
    expect(split.parts.map((part) => part.value)).toEqual([1, 2, 3, 5]);
    expect(split.negative).toBe(true);
    expect(splitCompound(time, -0.2, "s", ["min", "s"]).negative).toBe(false);
  });

  test.each([
    () => splitCompound(length, 1, "m", ["in", "ft"]),
    () => splitCompound(length, 1, "m", ["m", "ft"]),
    () => splitCompound(length, 1, "m", ["ft", "ft"]),
    () => splitCompound(length, 1, "m", []),
    () => splitCompound(length, Number.NaN, "m", ["ft", "in"]),
    () => splitCompound(length, Infinity, "m", ["ft", "in"]),
    () => splitCompound(temperature, 1, "C", ["C", "F"]),
    () => splitCompound(fuelEconomy, 1, "km/L", ["L/100km", "L/km"]),
  ])("refuses what does not split (%#)", (act) => {
    expect(act).toThrow(RangeError);
  });
});

describe("compoundText", () => {
  test.each([
    [1.8, "5 ft 11 in"],
    [1.8288, "6 ft"],
    [0.254, "10 in"],
    [0, "0 in"],
    [-1.8, "−5 ft 11 in"],
  ])("%d m", (metres, expected) => {
    expect(compoundText(splitCompound(length, metres, "m", ["ft", "in"]))).toBe(expected);
  });

  test("keeps a zero between, and takes the locale's numbers", () => {
    expect(compoundText(splitCompound(time, 86405, "s", ["day", "h", "min", "s"]))).toBe("1 d 0 h 0 min 5 s");
    const german = (value: number): string => String(value).replace(".", ",");
    expect(compoundText(splitCompound(mass, 80, "kg", ["st", "lb"], 1), german)).toBe("12 st 8,4 lb");
  });
});
