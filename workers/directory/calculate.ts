import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import { type Issue, readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";

export type Calculated =
  | {
      readonly ok: true;
      readonly inputs: Readonly<Record<string, unknown>>;
      readonly outputs: Readonly<Record<string, unknown>>;
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
    return { ok: true, inputs, outputs: calculate(definition, inputs) };
  } catch (error) {
    if (error instanceof CalculationError)
      return { ok: false, issues: [{ field: error.field, message: error.message }] };
    throw error;
  }
}

/** Today's date of the server (UTC), "YYYY-MM-DD". */
export function todayUtc(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}
