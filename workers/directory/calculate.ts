import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import { type Issue, readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { applies } from "#engine/values.ts";

export type Calculated =
  | {
      readonly ok: true;
      readonly inputs: Readonly<Record<string, unknown>>;
      readonly outputs: Readonly<Record<string, unknown>>;
      /** The inputs that were given and do not apply, so that their default was used. Absent where there are none. */
      readonly ignored?: readonly string[];
    }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Reads the inputs of a call and calculates; every refusal is an issue with its field. */
export function answerCall(
  definition: AnyDefinition,
  raw: Readonly<Record<string, unknown>>,
  today: string,
): Calculated {
  const { inputs, issues } = readInputs(definition, raw, today);
  if (issues.length > 0) return { ok: false, issues };
  try {
    return {
      ok: true,
      inputs,
      outputs: calculate(definition, inputs),
      ...tellIgnored(definition, raw, inputs),
    };
  } catch (error) {
    if (error instanceof CalculationError)
      return { ok: false, issues: [{ field: error.field, message: error.message }] };
    throw error;
  }
}

/**
 * The inputs that a call gave and that do not apply with the others: not wrong, but not used either. Without `ignored`
 * where there are none.
 *
 * @param inputs as they were read of `raw`, where the default stands for what does not apply
 */
export function tellIgnored(
  { inputs: fields }: AnyDefinition,
  raw: Readonly<Record<string, unknown>>,
  inputs: Readonly<Record<string, unknown>>,
): { readonly ignored?: readonly string[] } {
  const given = Object.entries(raw).filter(([, value]) => value !== undefined && value !== null);
  const all = { ...inputs, ...Object.fromEntries(given) };
  const ignored = given.map(([key]) => key).filter((key) => !applies(fields[key]!, all));
  return ignored.length > 0 ? { ignored } : {};
}

/** Today's date of the server (UTC), "YYYY-MM-DD". */
export function todayUtc(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}
