/** Values made up from JSON Schema (2020-12): such as it allows, and now and then such as it does not. */
import type { Chance } from "../tests/fuzz/chance.ts";
import { HOSTILE } from "../tests/fuzz/values.ts";

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Rows that are drawn at most, so that a request stays small. */
const MOST_ITEMS = 8;
const WRONG: readonly unknown[] = [null, true, -1, 1e308, 0.5, "", [], {}, [[]], { "": null }];

/** How often what need not be there is left out: mostly, where nothing says which text would do. */
export function leaveOut({ type, enum: choices, default: usual, examples, format }: Schema): number {
  return type === "string" && !choices && usual === undefined && !examples && !format ? 0.9 : 0.4;
}

export interface Drawing {
  readonly chance: Chance;
  /** What a `$ref` of the document refers to. */
  resolve(ref: string): Schema;
  /** How often a value is none that the schema allows. */
  readonly wrong: number;
}

/** A value for the schema. */
export function drawValue(schema: Schema, drawing: Drawing): unknown {
  const { chance, wrong } = drawing;
  if (chance.often(wrong)) return chance.pick([...WRONG, ...HOSTILE]);
  if (schema.$ref !== undefined) return drawValue(drawing.resolve(schema.$ref), drawing);
  const offered = [schema.const, schema.default, ...(schema.examples ?? [])].filter((one) => one !== undefined);
  if (offered.length > 0 && (schema.const !== undefined || chance.often(0.3))) return chance.pick(offered);
  if (schema.enum) return chance.pick(schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return drawValue(chance.pick(choices), drawing);
  return drawTyped(chance.pick([schema.type ?? "string"].flat()), schema, drawing);
}

function drawTyped(type: string, schema: Schema, drawing: Drawing): unknown {
  const { chance } = drawing;
  switch (type) {
    case "null":
      return null;
    case "boolean":
      return chance.often(0.5);
    case "integer":
      return Math.round(drawNumber(schema, chance));
    case "number":
      return drawNumber(schema, chance);
    case "array":
      return drawItems(schema, drawing);
    case "object":
      return drawObject(schema, drawing);
    default:
      return drawText(schema, chance);
  }
}

function drawNumber({ minimum = -1e6, maximum = 1e6 }: Schema, chance: Chance): number {
  if (chance.often(0.1)) return chance.pick([minimum, maximum]);
  const value = minimum + chance.next() * (maximum - minimum);
  return chance.often(0.5) ? value : Math.min(maximum, Math.max(minimum, Math.round(value)));
}

function drawText({ format, minLength = 0, maxLength = 40 }: Schema, chance: Chance): string {
  if (format === "date")
    return new Date(Date.UTC(1900 + chance.below(200), 0, 1 + chance.below(365))).toISOString().slice(0, 10);
  if (format === "time")
    return `${String(chance.below(24)).padStart(2, "0")}:${String(chance.below(60)).padStart(2, "0")}`;
  return chance
    .pick(["loan 20k 5 years 7%", "mortgage", "m", "12", "x² + 1", "Zürich"])
    .padEnd(minLength, "a")
    .slice(0, maxLength);
}

function drawItems({ items = {}, minItems = 0, maxItems = MOST_ITEMS }: Schema, drawing: Drawing): readonly unknown[] {
  const most = Math.max(minItems, Math.min(maxItems, MOST_ITEMS));
  const length = minItems + drawing.chance.below(most - minItems + 1);
  return Array.from({ length }, () => drawValue(items, drawing));
}

function drawObject({ properties = {}, required = [] }: Schema, drawing: Drawing): Readonly<Record<string, unknown>> {
  const { chance, wrong } = drawing;
  const kept = Object.entries(properties).filter(
    ([key, schema]) => !chance.often(required.includes(key) ? wrong : leaveOut(schema)),
  );
  const drawn = kept.map(([key, schema]) => [key, drawValue(schema, drawing)] as const);
  return Object.fromEntries(chance.often(wrong) ? [...drawn, [chance.pick(HOSTILE), 1]] : drawn);
}
