/** Inputs that must be given together ("Mass 1" and "Mass 2"). */
import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import type { AnyField } from "#engine/fields.ts";
import { calculateOnDemand } from "#engine/run.ts";
import { applies } from "#engine/values.ts";
import { minutesOfDay, timeOfDay } from "#maths/clock.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Inputs that a sentence leaves unsaid beside one of the same name that it says: "Mass 2" beside "Mass 1", "New width"
 * beside "Old width". Their usual values would be somebody else's.
 */
export function findUnsaidSiblings(
  { inputs: fields }: AnyDefinition,
  said: readonly string[],
  inputs: Values,
): string[] {
  const names = new Set(said.map((key) => getPlainName(fields[key]!.label)));
  return Object.keys(fields).filter((key) => {
    const field = fields[key]!;
    const name = getPlainName(field.label);
    // A clock time is counted from another one, which nobody has as a usual value.
    if (field.kind === "time" && !said.includes(key) && applies(field, inputs))
      return said.some((one) => fields[one]!.kind === "time");
    const isOne = name !== field.label.toLowerCase();
    return isOne && !said.includes(key) && names.has(name) && typeof inputs[key] === "number" && applies(field, inputs);
  });
}

function getPlainName(label: string): string {
  return label.toLowerCase().replace(/\b(?:old|new|first|second)\b|[\d₁-₉]+/g, "#");
}

/** The outputs that stay as they are when some inputs change, which are numbers or clock times. */
export function findUnaffected(
  definition: AnyDefinition,
  inputs: Values,
  outputs: Values,
  keys: readonly string[],
): string[] {
  let free = Object.keys(outputs).filter((key) => typeof outputs[key] === "number");
  for (const factor of FACTORS) {
    const changed = keys.map((key) => [key, findAnother(definition.inputs[key]!.kind, inputs[key], factor)] as const);
    try {
      const read = calculateOnDemand(definition, { ...inputs, ...Object.fromEntries(changed) });
      free = free.filter((key) => read(key) === outputs[key]);
    } catch (error) {
      if (error instanceof CalculationError) return [];
      throw error;
    }
  }
  return free;
}

/** A little more and much more: a limit may hide what a little changes. */
const FACTORS = [1.1, 4];

/** A value of the same kind, further by a factor; of rows all their numbers. */
function findAnother(kind: AnyField["kind"], value: unknown, factor: number): unknown {
  if (kind === "time") return timeOfDay(minutesOfDay(String(value)) + Math.round(88 * factor));
  if (Array.isArray(value))
    return value.map((row: unknown) =>
      typeof row === "object" && row !== null
        ? Object.fromEntries(Object.entries(row).map(([key, one]) => [key, findAnother("number", one, factor)]))
        : findAnother("number", row, factor),
    );
  if (typeof value !== "number") return value;
  return kind === "integer" ? value + Math.round(factor) : value * factor + 0.1;
}
