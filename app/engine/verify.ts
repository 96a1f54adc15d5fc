import type { Case, Tolerance } from "./cases.ts";
import type { AnyDefinition, Example } from "./define.ts";
import { CalculationError } from "./error.ts";
import { readInputs } from "./read.ts";
import { calculate } from "./run.ts";

/** The day on which examples and cases are run, so that a default of "today" gives the same answer every day. */
export const TEST_DAY = "2026-01-01";

type Bounds = Pick<Tolerance, "relative" | "absolute">;

const ROUNDED: Bounds = { relative: 1e-4, absolute: 1e-6 };

/**
 * Runs one example or case and says what does not hold; an empty list means that it does. A number of a case
 * holds within 1e-9 of its size unless the case says otherwise, one of an example, which is rounded, within 1e-4; of a table or chart the number of rows and the cells that are named are compared.
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
  one: Example | Pick<Case, "by" | "outputs" | "tolerance">,
  got: Readonly<Record<string, unknown>>,
): readonly string[] {
  const tolerance = "by" in one ? (one.tolerance ?? {}) : ROUNDED;
  return Object.entries(one.outputs ?? {}).flatMap(([key, wanted]) => differences(wanted, got[key], key, tolerance));
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

function differences(wanted: unknown, got: unknown, path: string, tolerance: Bounds): readonly string[] {
  if (typeof wanted === "number") {
    const { relative = 1e-9, absolute = 1e-12 } = tolerance;
    const holds = typeof got === "number" && Math.abs(got - wanted) <= Math.max(absolute, relative * Math.abs(wanted));
    return holds ? [] : [`${path}: ${String(got)}, not ${wanted}`];
  }
  if (wanted !== null && typeof wanted === "object" && !Array.isArray(wanted) && Array.isArray(got)) {
    return tableDifferences(wanted as Record<string, unknown>, got as Record<string, unknown>[], path, tolerance);
  }
  return JSON.stringify(wanted) === JSON.stringify(got)
    ? []
    : [`${path}: ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`];
}

function tableDifferences(
  wanted: Record<string, unknown>,
  got: Record<string, unknown>[],
  path: string,
  tolerance: Bounds,
) {
  const found =
    wanted["rows"] !== undefined && got.length !== wanted["rows"]
      ? [`${path}: ${got.length} rows, not ${String(wanted["rows"])}`]
      : [];
  const rows = [
    ["first", wanted["first"], got[0]],
    ["last", wanted["last"], got.at(-1)],
    ...Object.entries(wanted["at"] ?? {}).map(([place, cells]) => [place, cells, got[Number(place)]] as const),
  ] as const;
  for (const [name, cells, row] of rows) {
    for (const [key, value] of Object.entries((cells ?? {}) as Record<string, unknown>)) {
      found.push(...differences(value, row?.[key], `${path}.${name}.${key}`, tolerance));
    }
  }
  return found;
}
