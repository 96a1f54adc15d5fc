import type { Case } from "./cases.ts";
import type { AnyDefinition, Example } from "./define.ts";
import { CalculationError } from "./error.ts";
import { readInputs } from "./read.ts";
import { calculate } from "./run.ts";

/** The day on which examples and cases are run, so that a default of "today" gives the same answer every day. */
export const TEST_DAY = "2026-01-01";

/**
 * Runs one example or case and says what does not hold; an empty list means that it does. A number holds within 1e-4
 * relative or 1e-6 absolute; of a table the number of rows and the named cells of its first and last row are compared.
 */
export function findFaults(definition: AnyDefinition, one: Example | Case): readonly string[] {
  const { inputs, issues } = readInputs(definition, structuredClone(one.inputs) as Record<string, unknown>, TEST_DAY);
  const refused = findRefusal(definition, inputs, issues);
  if ("refuses" in one && one.refuses) {
    if (!refused) return [`not refused (expected a refusal of ${one.refuses})`];
    return refused.field === one.refuses ? [] : [`refused ${refused.field} (${refused.message}), not ${one.refuses}`];
  }
  if (refused) return [`refused ${refused.field}: ${refused.message}`];
  return findDifferences(one, calculate(definition, inputs));
}

/** What of the outputs is not as an example or case has it, within the bounds of {@link findFaults}. */
export function findDifferences(
  { outputs }: Pick<Case | Example, "outputs">,
  got: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(outputs ?? {}).flatMap(([key, wanted]) => differences(wanted, got[key], key));
}

function findRefusal(
  definition: AnyDefinition,
  inputs: Record<string, unknown>,
  issues: readonly { field: string; message: string }[],
) {
  if (issues[0]) return issues[0];
  try {
    calculate(definition, inputs);
    return null;
  } catch (error) {
    if (error instanceof CalculationError) return { field: error.field, message: error.message };
    throw error;
  }
}

function differences(wanted: unknown, got: unknown, path: string): readonly string[] {
  if (typeof wanted === "number") {
    const holds = typeof got === "number" && Math.abs(got - wanted) <= Math.max(1e-6, 1e-4 * Math.abs(wanted));
    return holds ? [] : [`${path}: ${String(got)}, not ${wanted}`];
  }
  if (wanted !== null && typeof wanted === "object" && !Array.isArray(wanted) && Array.isArray(got)) {
    return tableDifferences(wanted as Record<string, unknown>, got as Record<string, unknown>[], path);
  }
  return JSON.stringify(wanted) === JSON.stringify(got)
    ? []
    : [`${path}: ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`];
}

function tableDifferences(wanted: Record<string, unknown>, got: Record<string, unknown>[], path: string) {
  const found =
    wanted["rows"] !== undefined && got.length !== wanted["rows"]
      ? [`${path}: ${got.length} rows, not ${String(wanted["rows"])}`]
      : [];
  for (const [name, row] of [
    ["first", got[0]],
    ["last", got.at(-1)],
  ] as const) {
    for (const [key, value] of Object.entries((wanted[name] ?? {}) as Record<string, unknown>)) {
      found.push(...differences(value, row?.[key], `${path}.${name}.${key}`));
    }
  }
  return found;
}
