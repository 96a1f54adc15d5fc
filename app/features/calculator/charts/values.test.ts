import { describe, expect, test } from "vitest";
import { type AnyField, date, integer, money, number, quantity, text } from "#engine/fields.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";
import { HEIGHT, MARGIN, WIDTH } from "./frame.ts";
import { hasPlaces, monthsAsYears, shownValue, stacked, toCents, xScale, xValue, yearScale, yScale } from "./values.ts";

const [LEFT, RIGHT] = [MARGIN.left, WIDTH - MARGIN.right];
const [BOTTOM, TOP] = [HEIGHT - MARGIN.bottom, MARGIN.top];
const field = number("N") as AnyField;

test("amounts of a chart have cents where none reaches a hundred", () => {
  const price = money("Price") as AnyField;
  expect(toCents(price, [{ price: 3.21 }, { price: 12 }], "price")).toMatchObject({ decimals: 2 });
  expect(toCents(price, [{ price: 3.21 }, { price: 1200 }], "price")).toBe(price);
  expect(toCents(field, [{ price: 3 }], "price")).toBe(field);
});

test("numbers and dates have places, names have none", () => {
  const distance = quantity("Way", length, { unit: "m" });
  expect([field, date("D"), distance, text("T")].map((one) => hasPlaces(one))).toEqual([true, true, true, false]);
  const placeOf = (one: AnyField, value: unknown) => xValue(one, value, US_PREFERENCES);
  expect([placeOf(field, 7), placeOf(date("D"), "1970-01-11"), placeOf(text("T"), "x"), placeOf(field, null)]).toEqual([
    7,
    10,
    null,
    null,
  ]);
  expect(placeOf(distance, 0.3048)).toBeCloseTo(1, 12);
  expect(shownValue(distance, 0.3048, { ...US_PREFERENCES, unitSystem: "metric" })).toBe(0.3048);
});

test("lines are stacked where they have a point at the same place, and keep their own values", () => {
  const line = (points: readonly [number, number][]) =>
    ({ points: points.map(([x, y]) => ({ x, y, value: y })) }) as never;
  const [first, second, third] = stacked([
    line([
      [1, 10],
      [2, 20],
    ]),
    line([
      [1, 1],
      [2, 2],
      [3, 3],
    ]),
    line([[2, 5]]),
  ]);
  expect(first!.points.map(({ y }) => y)).toEqual([10, 20]);
  expect(second!.points.map(({ y }) => y)).toEqual([11, 22, 3]);
  expect(third!.points).toEqual([{ x: 2, y: 27, value: 5 }]);
});

test("three years of months or more are read in years", () => {
  const month = integer("Month") as AnyField;
  expect(monthsAsYears("month", month, 36)?.label).toBe("Year");
  expect([
    monthsAsYears("month", month, 35),
    monthsAsYears("n", month, 99),
    monthsAsYears("month", text("T"), 99),
  ]).toEqual([null, null, null]);
  const { at, ticks } = yearScale([1, 60]);
  expect(ticks).toEqual([12, 24, 36, 48, 60]);
  expect([at(1), at(60)]).toEqual([LEFT, RIGHT]);
});

describe("an axis", () => {
  test("of bars has half a bar beside the first and the last", () => {
    const scale = xScale(field, [3, 1, 2], true);
    expect([scale.at(0.5), scale.at(3.5)]).toEqual([LEFT, RIGHT]);
    expect(xScale(field, [7], true).at(7)).toBe((LEFT + RIGHT) / 2);
    expect(xScale(field, [7], true).at(6.5)).toBe(LEFT);
    const line = xScale(field, [3, 1, 2], false);
    expect([line.at(1), line.at(3)]).toEqual([LEFT, RIGHT]);
  });

  test("is logarithmic where it is declared and all is above 0", () => {
    const logarithmic = { ...field, logX: true, logY: true } as AnyField;
    const middle = (LEFT + RIGHT) / 2;
    for (const low of [1e-6, 0.01, 0.5, 1, 40]) {
      const ends = [low, 100 * low];
      expect(xScale(logarithmic, ends, false).at(10 * low)).toBeCloseTo(middle, 9);
      expect(yScale(logarithmic, ends, false).at(10 * low)).toBeCloseTo((TOP + BOTTOM) / 2, 9);
    }
    expect(xScale(logarithmic, [0, 100], false).at(50)).toBeCloseTo(middle, 9);
    expect(xScale(field, [1, 99], false).at(50)).toBeCloseTo(middle, 9);
    expect(yScale(logarithmic, [0, 100], false).at(50)).toBeCloseTo((TOP + BOTTOM) / 2, 9);
  });

  test("of values begins at 0, unless the field is to be fitted and no bar needs it", () => {
    expect(yScale(field, [20, 97], false).at(0)).toBe(BOTTOM);
    expect(yScale(field, [20, 97], false).at(100)).toBe(TOP);
    const fitted = { ...field, fit: true } as AnyField;
    expect(yScale(fitted, [20, 97], false).at(20)).toBe(BOTTOM);
    expect(yScale(fitted, [20, 97], true).at(0)).toBe(BOTTOM);
  });
});
