import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convert, convertIn, proportionalFactor } from "./convert.ts";
import { data } from "./data.ts";
import { getUnit, isUnitId, type Dimension } from "./dimension.ts";
import { dimensions } from "./dimensions.ts";
import { fuelEconomy } from "./fuel-economy.ts";
import { length } from "./length.ts";
import { mass } from "./mass.ts";
import { temperature } from "./temperature.ts";

const all: readonly Dimension[] = Object.values(dimensions);

describe("convertIn", () => {
  test.each([
    [1, "in", "cm", 2.54],
    [12, "in", "ft", 1],
    [1, "ft", "in", 12],
    [1, "mi", "km", 1.609344],
    [1, "mi", "ft", 5280],
    [1, "yd", "m", 0.9144],
    [71, "in", "cm", 180.34],
    [49, "in", "ft", 49 / 12],
    [1, "nmi", "m", 1852],
  ] as const)("%d %s in %s is %d, exactly", (value, from, to, expected) => {
    expect(convertIn(length, value, from, to)).toBe(expected);
  });

  test.each([
    [212, "F", "C", 100],
    [32, "F", "C", 0],
    [98.6, "F", "C", 37],
    [-40, "C", "F", -40],
    [37, "C", "F", 98.6],
    [20, "C", "K", 293.15],
    [-459.67, "F", "K", 0],
    [0, "C", "R", 491.67],
    [100, "C", "Re", 80],
    [80, "Re", "F", 212],
  ] as const)("%d %s is %d %s", (value, from, to, expected) => {
    expect(convertIn(temperature, value, from, to)).toBeCloseTo(expected, 12);
  });

  test("98.6 °F is 37 °C to the last bit", () => {
    expect(convertIn(temperature, 98.6, "F", "C")).toBe(37);
    expect(convertIn(temperature, 37, "C", "F")).toBe(98.6);
  });

  test.each([
    [5, "L/100km", "km/L", 20],
    [20, "km/L", "L/100km", 5],
    [8, "L/100km", "L/10km", 0.8],
    [25, "mpg-us", "L/100km", 9.408583333333333],
    [40, "mpg-uk", "L/100km", 7.06202340829555],
  ] as const)("%d %s in %s is %d", (value, from, to, expected) => {
    expect(convertIn(fuelEconomy, value, from, to)).toBeCloseTo(expected, 12);
  });

  test("a reciprocal of nothing is infinite", () => {
    expect(convertIn(fuelEconomy, 0, "L/100km", "mpg-us")).toBe(Infinity);
    expect(convertIn(fuelEconomy, Infinity, "mpg-us", "L/100km")).toBe(0);
  });

  test("a huge value does not overflow on the way", () => {
    expect(convertIn(length, 1e306, "in", "ft")).toBeCloseTo(1e306 / 12, -295);
    expect(convertIn(data, 1.7e308, "EB", "EiB")).toBeLessThan(1.7e308);
  });

  test("refuses a unit of another dimension", () => {
    expect(() => convertIn(length as Dimension, 1, "kg", "m")).toThrow('length has no unit "kg"');
  });
});

describe("proportionalFactor", () => {
  test.each([
    [length, "ft", "in", 12],
    [mass, "st", "lb", 14],
    [fuelEconomy, "L/100km", "L/10km", 0.1],
    [fuelEconomy, "L/100km", "mpg-us", null],
    [temperature, "C", "F", null],
    [temperature, "K", "R", 1.8],
    [temperature, "C", "C", 1],
  ] as const)("of %o: %s in %s", (dimension: Dimension, from, to, expected) => {
    expect(proportionalFactor(getUnit(dimension, from), getUnit(dimension, to))).toBe(expected);
  });
});

describe.each(all.map((dimension) => [dimension.id, dimension] as const))("%s", (id, dimension) => {
  test("is found by its id, and its base has factor 1", () => {
    expect(dimensions[id as keyof typeof dimensions]).toBe(dimension);
    const base = getUnit(dimension, dimension.base);
    expect([base.factor, base.offset, base.reciprocal]).toEqual([1, undefined, undefined]);
  });

  test("names only units that it has, each once", () => {
    const { base, from, to, common, units } = dimension;
    for (const unit of [base, from, to, ...common.metric, ...common.imperial]) {
      expect(isUnitId(dimension, unit)).toBe(true);
    }
    expect(new Set(units.map((unit) => unit.id)).size).toBe(units.length);
    expect(common.metric.length * common.imperial.length).toBeGreaterThan(0);
  });

  test("comes back from every unit to every other", () => {
    for (const a of dimension.units) {
      for (const b of dimension.units) {
        for (const value of [1, 0.1, 37.5, 123456.789]) {
          const back = convert(convert(value, a, b), b, a);
          // Near the other scale's zero digits are lost, as in any sum: relative to the offsets there.
          const scale = Math.max(value, a.offset === undefined && b.offset === undefined ? 0 : 500);
          expect(Math.abs(back - value)).toBeLessThanOrEqual(scale * 4 * Number.EPSILON);
        }
      }
    }
  });

  test("goes through a third unit to the same value", () => {
    const unit = fc.constantFrom(...dimension.units);
    const value = fc.double({ min: 0.001, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(unit, unit, unit, value, (a, b, c, x) => {
        const direct = convert(x, a, c);
        const scale = Math.max(Math.abs(direct), (a.offset ?? b.offset ?? c.offset) ? 1000 : 0);
        expect(Math.abs(convert(convert(x, a, b), b, c) - direct)).toBeLessThanOrEqual(scale * 8 * Number.EPSILON);
      }),
      { numRuns: 50 },
    );
  });
});
