import fc from "fast-check";
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { DEFAULT_MAX_LENGTH } from "#engine/kinds/text.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { itemOf, optionsOf, rowsOf } from "#engine/values.ts";

/** Random inputs within the declared bounds, as a JSON call would carry them; some are left out. */
export function arbitraryInputs(definition: AnyDefinition): fc.Arbitrary<Record<string, unknown>> {
  const independent = Object.entries(definition.inputs).filter(([, field]) => !field.optionsBy);
  const dependent = Object.entries(definition.inputs).filter(([, field]) => field.optionsBy);
  const base = fc.record(Object.fromEntries(independent.map(([key, field]) => [key, arbitraryValue(field)])), {
    requiredKeys: [],
  });
  if (dependent.length === 0) return base;
  return base.chain((inputs) => {
    const known = { ...Object.fromEntries(independent.map(([key, field]) => [key, field.default])), ...inputs };
    return fc
      .record(
        Object.fromEntries(
          dependent.map(([key, field]) => [key, fc.constantFrom(...optionsOf(field, known).map(([value]) => value))]),
        ),
      )
      .map((chosen) => ({ ...inputs, ...chosen }));
  });
}

function arbitraryValue(field: AnyField): fc.Arbitrary<unknown> {
  const value = present(field);
  return field.default === null ? fc.option(value, { freq: 5 }) : value;
}

function present(field: AnyField): fc.Arbitrary<unknown> {
  if (isNumeric(field)) return arbitraryNumber(field);
  switch (field.kind) {
    case "boolean":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...(field.options ?? []).map(([value]) => value));
    case "date":
      return arbitraryDate(field);
    case "time":
      return fc
        .integer({ min: 0, max: 1439 })
        .map((m) => `${String(Math.floor(m / 60)).padStart(2, "0")}:${String(m % 60).padStart(2, "0")}`);
    case "text":
      return arbitraryText(field);
    case "list":
      return arbitraryList(field);
    default:
      return fc.constant(field.default);
  }
}

function arbitraryNumber(field: AnyField): fc.Arbitrary<number> {
  const min = typeof field.min === "number" ? field.min : -1e9;
  const max = typeof field.max === "number" ? field.max : Math.max(1e9, min * 10);
  const usual = typeof field.default === "number" ? field.default : 1;
  const clamp = (value: number) => Math.min(max, Math.max(min, value));
  const real = fc.oneof(
    { weight: 3, arbitrary: fc.double({ min: 0.2, max: 5, noNaN: true }).map((f) => clamp(usual * f)) },
    { weight: 3, arbitrary: fc.double({ min, max, noNaN: true, noDefaultInfinity: true }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max, clamp(0), clamp(1), clamp(usual)) },
  );
  const whole = (value: number) => Math.min(Math.floor(max), Math.max(Math.ceil(min), Math.round(value)));
  return field.kind === "integer" ? real.map(whole) : real;
}

function arbitraryDate(field: AnyField): fc.Arbitrary<string> {
  const low = Date.parse(typeof field.min === "string" ? field.min : "1850-01-01");
  const high = Date.parse(typeof field.max === "string" ? field.max : "2150-12-31");
  return fc
    .integer({ min: low / 86_400_000, max: high / 86_400_000 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
}

function arbitraryText(field: AnyField): fc.Arbitrary<string> {
  const usual = typeof field.default === "string" ? field.default : "";
  const most = Math.min(field.maxLength ?? DEFAULT_MAX_LENGTH, 200);
  const fitting = (text: string) => text.slice(0, field.maxLength ?? DEFAULT_MAX_LENGTH);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(usual) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.nat(usual.length), fc.string({ maxLength: 3 }))
        .map(([at, s]) => fitting(usual.slice(0, at) + s + usual.slice(at + 1))),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: most, unit: "grapheme" }).map(fitting) },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.constantFrom("1", "2", ".", "-", "+", "*", "/", "^", "(", ")", " ", "x", ";", ",", "0x", "e"), {
          maxLength: 20,
        })
        .map((parts) => fitting(parts.join(""))),
    },
  );
}

function arbitraryList(field: AnyField): fc.Arbitrary<unknown> {
  const bounds = {
    minLength: field.minItems ?? 0,
    maxLength: Math.max(field.minItems ?? 0, Math.min(field.maxItems ?? 30, 30)),
  };
  const item = itemOf(field);
  const entry = item
    ? present(item)
    : fc.record(
        Object.fromEntries(Object.entries(rowsOf(field) ?? {}).map(([key, cell]) => [key, arbitraryValue(cell)])),
      );
  return fc.oneof(
    { weight: 3, arbitrary: fc.array(entry, bounds) },
    { weight: 1, arbitrary: fc.constant(field.default ?? (bounds.minLength > 0 ? null : [])) },
  );
}
