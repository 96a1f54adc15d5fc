import type { AnyDefinition } from "./define.ts";
import { CalculationError } from "./error.ts";
import { isNumeric } from "./kinds/index.ts";

/** A table or series of a result. */
export type ResultRow = Readonly<Record<string, unknown>>;

/**
 * Runs a definition on inputs that were read. Series that are drawn from a table are filled in.
 *
 * @throws CalculationError where there is no answer; also where a result is too large for a number, so that neither NaN
 * nor Infinity ever leaves the engine.
 */
export function calculate(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const read = calculateOnDemand(definition, inputs);
  return Object.fromEntries(Object.keys(definition.outputs).map((key) => [key, read(key)]));
}

/**
 * The same, each output when it is asked for: nobody wants the schedules of a loan that is tried out at other rates.
 *
 * @throws CalculationError as `calculate` does, at once or when an output is asked for
 */
export function calculateOnDemand(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
): (output: string) => unknown {
  const computed = definition.compute(inputs);
  return (output) => {
    const field = definition.outputs[output]!;
    const value = field.from ? pick(computed[field.from], field) : computed[output];
    if (field.kind === "date" && typeof value === "string" && value.length > 10) {
      throw new CalculationError(blamed(definition), "The result lies beyond the year 9999. Try more usual values.");
    }
    return finite(value ?? null, definition);
  };
}

function pick(rows: unknown, field: { x?: object; y?: object }): unknown {
  if (!Array.isArray(rows)) return null;
  const keys = [...Object.keys(field.x ?? {}), ...Object.keys(field.y ?? {})];
  return rows.map((row: ResultRow) => Object.fromEntries(keys.map((key) => [key, row[key]])));
}

function finite(value: unknown, definition: AnyDefinition): unknown {
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new CalculationError(blamed(definition), TOO_LARGE);
    return value === 0 ? 0 : value;
  }
  if (!Array.isArray(value)) return value;
  for (const row of value as readonly ResultRow[]) {
    for (const key in row) {
      const cell = row[key];
      if (typeof cell === "number" && !Number.isFinite(cell)) throw new CalculationError(blamed(definition), TOO_LARGE);
    }
  }
  return value;
}

const TOO_LARGE = "The result is too large or too small to be written as a number. Try a more usual value.";

function blamed(definition: AnyDefinition): string {
  if (definition.overflow) return definition.overflow;
  const entries = Object.entries(definition.inputs);
  return (entries.find(([, field]) => isNumeric(field)) ?? entries[0])?.[0] ?? "";
}
