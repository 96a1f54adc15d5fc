/** Lists: what is refused, with its row; how they are read and written; and what programs are told of them. */
import { describe, expect, test } from "vitest";
import { type AnyField, boolean, list, number, quantity, text } from "#engine/fields.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";
import { getKind } from "./index.ts";
import { drawValue, toJsonSchema } from "./schemas.ts";

const numbers = list("Values", { of: number("Value", { min: 0 }), default: [4] }) as AnyField;
const rows = list("Parts", {
  of: { name: text("Name"), count: number("Count", { default: 2, min: 1 }), way: number("Way", { default: null }) },
}) as AnyField;
const vary = (field: AnyField, more: object) => ({ ...field, ...more }) as AnyField;
const check = (field: AnyField, value: unknown, bounds = true) =>
  getKind(field).check(field, value, { bounds, inputs: {} });
const ones = (count: number) => Array.from({ length: count }, () => 1);

describe("what is refused", () => {
  test.each<[AnyField, unknown, string | null]>([
    [numbers, "1,2", "“Values” must be a list."],
    [numbers, { 0: 1 }, "“Values” must be a list."],
    [rows, 7, "“Parts” must be a list."],
    [rows, "a;b", "“Parts” must be a list."],
    [numbers, [], null],
    [numbers, [0, 1, 2.5], null],
    [numbers, [1, "2"], "Row 2: “Value” must be a number."],
    [numbers, [1, 2, -1], "Row 3: “Value” must be at least 0."],
    [numbers, [null], "Row 1: “Value” must be a number."],
    [numbers, ones(1000), null],
    [numbers, ones(1001), "“Values” must have at most 1000 entries."],
    [vary(numbers, { maxItems: 3 }), ones(3), null],
    [vary(numbers, { maxItems: 3 }), ones(4), "“Values” must have at most 3 entries."],
    [vary(numbers, { minItems: 2 }), ones(2), null],
    [vary(numbers, { minItems: 2 }), ones(1), "“Values” must have at least 2 entries."],
    [rows, [{ name: "a", count: 1, way: 5 }], null],
    [rows, [{ name: "a" }, null], "Row 2: must be an object with named values."],
    [rows, [[1, 2]], "Row 1: must be an object with named values."],
    [rows, ["a"], "Row 1: must be an object with named values."],
    [rows, [{ name: "a", size: 1 }], "Row 1: there is no “size”."],
    [rows, [{ [`z${"z".repeat(80)}`]: 1 }], `Row 1: there is no “${"z".repeat(64)}”.`],
    [rows, [{ toString: 1 }], "Row 1: there is no “toString”."],
    [rows, [{ name: "a" }, { name: "b", count: 0 }], "Row 2: “Count” must be at least 1."],
    [rows, [{ name: "a", count: null }], "Row 1: “Count” must be a number."],
    [rows, [{ name: "a", way: "far" }], "Row 1: “Way” must be a number."],
  ])("%o %j: %s", (field, value, message) => expect(check(field, value)).toBe(message));

  test("bounds do not count of a list that does not apply", () => {
    expect(check(vary(numbers, { minItems: 2 }), [-1], false)).toBeNull();
    expect(check(numbers, ["-1"], false)).toBe("Row 1: “Value” must be a number.");
  });

  test("cells that a row leaves out are at their defaults", () => {
    const value: unknown[] = [{}, { name: "a", way: 3 }];
    expect(check(rows, value)).toBeNull();
    expect(value).toEqual([
      { name: "", count: 2, way: null },
      { name: "a", count: 2, way: 3 },
    ]);
  });
});

describe("what is typed", () => {
  const parse = (field: AnyField, typed: string, locale = "en-US") =>
    getKind(field).parse(field, typed, { ...US_PREFERENCES, locale });

  test.each<[string, string, readonly number[]]>([
    ["1;2", "en-US", [1, 2]],
    ["1,2;3 4\t5\n6", "en-US", [1, 2, 3, 4, 5, 6]],
    [" 1 , , 2 ; ", "en-US", [1, 2]],
    ["1,5 2,5", "de-DE", [1.5, 2.5]],
    ["1,5;2", "de-DE", [1.5, 2]],
    ["1, 2", "de-DE", [1, 2]],
    ["-1 +2 ½", "en-US", [-1, 2, 0.5]],
    ["12.5\n14\n1,203.5\n\n9\n", "en-US", [12.5, 14, 1203.5, 9]],
    ["1\u202f203,5\r\n7", "fr-FR", [1203.5, 7]],
    ["7,5\n1.203,5", "de-DE", [7.5, 1203.5]],
    ["1\u00a0203,5\n7,5", "fr-FR", [1203.5, 7.5]],
    ["100\t200\n300 400", "en-US", [100, 200, 300, 400]],
    ["1,203.5", "en-US", [1, 203.5]],
    ["1,2\n3,4", "en-US", [1, 2, 3, 4]],
  ])("%j in %s is %j", (typed, locale, value) => expect(parse(numbers, typed, locale)).toEqual({ ok: true, value }));

  test("colons stand between the terms of a ratio, and in no other list", () => {
    const ratio = vary(numbers, { hasColons: true });
    expect(parse(ratio, "2:3 : 4")).toEqual({ ok: true, value: [2, 3, 4] });
    expect(parse(ratio, "1,5:2", "de-DE")).toEqual({ ok: true, value: [1.5, 2] });
    expect(parse(numbers, "2:30")).toMatchObject({ ok: false });
  });

  test("what is no number is named by its place, a long one in part", () => {
    const message = (typed: string) => (parse(numbers, typed) as { readonly message?: string }).message;
    expect(message("1, two, x")).toBe("Entry 2, “two”, is not a number.");
    expect(message("y".repeat(50))).toBe(`Entry 1, “${"y".repeat(30)}”, is not a number.`);
    expect(parse(rows, "a")).toEqual({ ok: false, message: "“Parts” must be entered row by row." });
  });
});

describe("an address", () => {
  const read = (field: AnyField, written: string) => getKind(field).parseNeutral(field, written);

  test.each<[AnyField, string, unknown]>([
    [numbers, "", []],
    [vary(numbers, { default: null }), "", null],
    [numbers, "1,,2;x", [1, 2, "x"]],
    [numbers, "[1,2]", [1, 2]],
    [numbers, "[1,2", "[1,2"],
    [rows, "a,1,5;;b", [{ name: "a", count: 1, way: 5 }, { name: "b" }]],
    [
      rows,
      '[["a","1"],["b",null]]',
      [
        { name: "a", count: 1 },
        { name: "b", count: null },
      ],
    ],
    [rows, '[["a",1,2,3]]', [{ name: "a", count: 1, way: 2 }]],
    [rows, "[7]", [7]],
  ])("%o reads %j as %j", (field, written, value) => expect(read(field, written)).toEqual(value));

  test("with more rows than a form has stays a text, which is refused", () => {
    const some = (count: number) => JSON.stringify(Array.from({ length: count }, () => ["a"]));
    expect(read(rows, some(43))).toHaveLength(43);
    expect(read(rows, some(44))).toBe(some(44));
    const short = (count: number) => Array.from({ length: count }, () => "a").join(";");
    expect(read(rows, short(43))).toHaveLength(43);
    expect(read(rows, short(44))).toBe(short(44));
  });

  test.each<[AnyField, unknown, string]>([
    [numbers, [1, 2.5], "1,2.5"],
    [numbers, "as it was", "as it was"],
    [rows, [{ name: "a", way: 5 }], '[["a",null,5]]'],
    [rows, [], "[]"],
  ])("%o writes %j as %s", (field, value, written) => {
    expect(getKind(field).formatNeutral(field, value)).toBe(written);
  });
});

test("a default is the caller's own, and round in the reader's units where it says so", () => {
  const getDefault = (field: AnyField, system?: "metric" | "imperial") =>
    getKind(field).getDefault(field, "2026-01-01", system);
  expect(getDefault(numbers)).toEqual([4]);
  expect(getDefault(numbers)).not.toBe(numbers.default);
  expect([getDefault(rows), getDefault(vary(rows, { default: null }))]).toEqual([[], null]);
  const walls = list("Walls", {
    of: { name: text("Name"), width: quantity("Width", length, { unit: "m" }) },
    default: [{ name: "North", width: 4 }],
    defaultIn: { imperial: [{ name: "2 ft", width: "12 ft" }] },
  }) as AnyField;
  expect(getDefault(walls, "imperial")).toEqual([{ name: "2 ft", width: expect.closeTo(3.6576, 9) as number }]);
  expect([getDefault(walls, "metric"), getDefault(walls)]).toEqual([walls.default, walls.default]);
});

describe("programs", () => {
  test("are told how many entries there may be, and of what", () => {
    expect(toJsonSchema(vary(numbers, { minItems: 2 }))).toMatchObject({
      type: "array",
      minItems: 2,
      maxItems: 1000,
      items: { type: "number", minimum: 0 },
    });
    expect(toJsonSchema(vary(rows, { maxItems: 7 }))).toMatchObject({
      maxItems: 7,
      items: { type: "object", additionalProperties: false, properties: { way: { type: ["number", "null"] } } },
    });
  });

  test("draw from the fewest to the most entries, and now and then the default", () => {
    // The first decides whether it is the default, the second how many.
    const draw = (field: AnyField, ...chances: readonly number[]) => {
      let at = 0;
      return drawValue(field, () => chances[at++] ?? 0.5, {});
    };
    const some = vary(numbers, { minItems: 2, maxItems: 5 });
    expect([0, 0.24].map((chance) => draw(some, chance))).toEqual([[4], [4]]);
    const sizes = (field: AnyField) => [0, 0.26, 0.999].map((share) => (draw(field, 0.25, share) as unknown[]).length);
    expect(sizes(some)).toEqual([2, 3, 5]);
    expect(sizes(numbers)).toEqual([0, 8, 30]);
    expect(sizes(vary(numbers, { minItems: 40, maxItems: 90 }))).toEqual([40, 40, 40]);
    expect(draw(rows, 0)).toEqual([]);
    expect(draw(vary(rows, { minItems: 1 }), 0)).toBeNull();
    const flags = list("Flags", {
      of: { on: boolean("On"), name: text("Name") },
      minItems: 1,
      maxItems: 1,
    }) as AnyField;
    expect(draw(flags, 0.3)).toEqual([{ on: expect.any(Boolean) as boolean, name: expect.any(String) as string }]);
  });
});
