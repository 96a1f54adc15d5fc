import { describe, expect, test } from "vitest";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { time } from "#units/time.ts";
import { date, type AnyField, integer, list, money, number, percent, quantity, text } from "#engine/fields.ts";
import { MATRIX_WITH_COMMAS } from "#maths/matrix.ts";
import { type Preferences, US_PREFERENCES } from "#localization/preferences.ts";
import { getKind } from "./index.ts";

const parse = (field: AnyField, text: string, preferences: Preferences, unit?: string) =>
  getKind(field).parse(field, text, preferences, unit);

const german = { ...US_PREFERENCES, locale: "de-DE", currency: "EUR" };

describe("what a person types is read by the field's kind", () => {
  const price = money("Price", { default: 0 });
  test.each([
    ["$1,200", 1200],
    ["-$5", -5],
    ["USD 1,200.50", 1200.5],
    ["1200 $", 1200],
    ["350k", 350_000],
  ])("money %s", (text, value) => {
    expect(parse(price, text, US_PREFERENCES)).toEqual({ ok: true, value });
  });

  test("money as a sum, in up to 100 characters", () => {
    const sum = (length: number) => `${"1+".repeat(49)}${"1".repeat(length - 98)}`;
    expect(parse(price, sum(99), US_PREFERENCES)).toEqual({ ok: true, value: 50 });
    expect(parse(price, sum(100), US_PREFERENCES)).toEqual({ ok: true, value: 60 });
    expect(parse(price, sum(101), US_PREFERENCES)).toMatchObject({ ok: false });
  });

  test("money in German", () => {
    expect(parse(price, "1.234,56 €", german)).toEqual({ ok: true, value: 1234.56 });
  });

  test.each([
    ["6,5 %", german, 6.5],
    ["6.5%", US_PREFERENCES, 6.5],
  ])("percent %s", (text, preferences, value) => {
    expect(parse(percent("Rate", { default: 0 }), text, preferences)).toEqual({ ok: true, value });
  });

  test("a number with its unit in words", () => {
    expect(parse(number("Term", { default: 30, unit: "years" }), "15 yr", US_PREFERENCES)).toEqual({
      ok: true,
      value: 15,
    });
    expect(parse(integer("Term", { default: 30, unit: "months" }), "15 apples", US_PREFERENCES)).toMatchObject({
      ok: false,
    });
  });

  test("a text of numbers, with decimal commas where the reader has them", () => {
    const matrix = text("Matrix", { withCommas: MATRIX_WITH_COMMAS });
    expect(parse(matrix, "1,5 2; 3 4", german)).toEqual({ ok: true, value: "1.5 2; 3 4" });
    expect(parse(matrix, "1,5 2; 3 4", US_PREFERENCES)).toEqual({ ok: true, value: "1,5 2; 3 4" });
    expect(parse(text("Name"), "1,5", german)).toEqual({ ok: true, value: "1,5" });
    expect(getKind(matrix).formatForField(matrix, "1.5 2; 3 4", german)).toBe("1,5 2; 3 4");
    expect(getKind(matrix).formatForField(matrix, "1.5 2; 3 4", US_PREFERENCES)).toBe("1.5 2; 3 4");
  });

  test("a quantity in any unit of its dimension", () => {
    const height = quantity("Height", length, { unit: "cm", default: 175, imperial: "ft-in" });
    expect(parse(height, "5'11\"", US_PREFERENCES, "cm")).toEqual({
      ok: true,
      value: 180.34,
      unit: "in",
    });
    expect(parse(height, "5 ft 11 in", US_PREFERENCES, "cm")).toMatchObject({ ok: true, value: 180.34 });
    expect(parse(height, "180", US_PREFERENCES, "cm")).toEqual({ ok: true, value: 180 });
    expect(parse(height, "1,80 m", german, "cm")).toMatchObject({ ok: true, value: 180 });
    const weight = quantity("Weight", mass, { unit: "kg", default: 70 });
    const read = parse(weight, "180 lbs", US_PREFERENCES, "kg");
    expect(read).toMatchObject({ ok: true, unit: "lb" });
    expect(read.ok && read.value).toBeCloseTo(81.6466266, 7);
    const duration = quantity("Time", time, { unit: "h", default: 1 });
    expect(parse(duration, "2h 30m", US_PREFERENCES, "h")).toMatchObject({ ok: true, value: 2.5 });
  });

  test("a refusal says what to do", () => {
    const refused = parse(price, "cheap", US_PREFERENCES);
    expect(refused).toEqual({ ok: false, message: "“cheap” is not a number. Write it like 1,234.5." });
  });

  test("an empty field takes its default, where it may be left empty", () => {
    expect(parse(price, " ", US_PREFERENCES)).toEqual({ ok: false, message: "Enter a value for “Price”." });
    expect(parse(money("Extra", { default: 5, optional: true }), "", US_PREFERENCES)).toEqual({
      ok: true,
      value: undefined,
    });
    expect(parse(number("Age", { default: null }), "", US_PREFERENCES)).toEqual({ ok: true, value: null });
    // The control of a date that holds 02/29/2029 says that it is empty.
    expect(parse(date("From"), "", US_PREFERENCES)).toEqual({
      ok: false,
      message: "Enter a valid date for “From”.",
    });
    expect(parse(date("From", { default: null }), "", US_PREFERENCES)).toEqual({ ok: true, value: null });
    expect(parse(date("From", { default: "today", optional: true }), "", US_PREFERENCES)).toEqual({
      ok: true,
      value: undefined,
    });
  });

  test.each(["", "  ", "\n"])("a list's field with %j in it is empty", (text) => {
    const of = number("Value");
    expect(parse(list("Values", { of, default: null }), text, US_PREFERENCES)).toEqual({ ok: true, value: null });
    expect(parse(list("Values", { of, default: [4] }), text, US_PREFERENCES)).toEqual({ ok: true, value: [] });
  });

  test.each([
    ["1, 2, 3.5", US_PREFERENCES, [1, 2, 3.5]],
    ["1 2\n3", US_PREFERENCES, [1, 2, 3]],
    ["1,5; 2", german, [1.5, 2]],
    ["1,5, 2", german, [1.5, 2]],
  ])("a list of numbers: %j", (text, preferences, value) => {
    const values = list("Values", { of: number("Value"), default: [] });
    expect(parse(values, text, preferences)).toEqual({ ok: true, value });
  });
});
