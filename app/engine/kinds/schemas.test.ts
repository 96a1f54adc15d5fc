import { describe, expect, test } from "vitest";
import { length } from "#units/length.ts";
import { boolean, choice, date, integer, list, money, quantity, text } from "#engine/fields.ts";
import { type AnyField, getKind } from "./index.ts";
import { drawValue, toJsonSchema } from "./schemas.ts";

describe("the JSON Schema of a field", () => {
  test("has its type, bounds and default, and its unit as an annotation", () => {
    expect(toJsonSchema(quantity("Height", length, { unit: "cm", default: 175, min: 50, max: 250 }))).toEqual({
      title: "Height",
      type: "number",
      minimum: 50,
      maximum: 250,
      default: 175,
      "x-kind": "quantity",
      "x-unit": "cm",
    });
  });

  test("names the options, and allows null where there may be no value", () => {
    const options = [["a", "A"]] as const;
    expect(toJsonSchema(choice("Way", { options, default: "a", optional: true, when: { more: true } }))).toEqual({
      title: "Way",
      type: ["string", "null"],
      enum: ["a", null],
      default: "a",
      "x-kind": "choice",
      "x-when": { more: true },
    });
  });

  test("describes the rows of a list, and does not take today for a date", () => {
    const rows = list("Parts", { of: { name: text("Name", { maxLength: 9 }), count: integer("Count", { min: 1 }) } });
    expect(toJsonSchema(rows)["items"]).toMatchObject({
      type: "object",
      properties: { name: { type: "string", maxLength: 9 }, count: { type: "integer", minimum: 1 } },
    });
    expect(toJsonSchema(date("Start", { default: "today" }))).not.toHaveProperty("default");
  });
});

test("a drawn value is one that the kind accepts", () => {
  const fields: AnyField[] = [
    money("Price", { default: 20, min: 5, max: 40 }),
    integer("Years", { default: 3, min: 1, max: 4.5 }),
    date("Start", { default: "today", min: "2020-02-28", max: "2020-03-01" }),
    text("Name", { default: "Ada", maxLength: 5 }),
    boolean("Is new", { default: true }),
    list("Numbers", { of: integer("One", { min: 0, max: 9 }), minItems: 2, maxItems: 4, default: [1, 2] }),
  ];
  let state = 1;
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const refusals = fields.flatMap((field) =>
    Array.from({ length: 200 }, () => drawValue(field, random, {}))
      .map((value) => getKind(field).check(field, value, { bounds: true, inputs: {} }))
      .filter(Boolean),
  );
  expect(refusals).toEqual([]);
});
