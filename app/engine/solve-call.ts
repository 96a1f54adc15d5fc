import type { Preferences } from "#localization/preferences.ts";
import type { AnyDefinition } from "./define.ts";
import { formatValue, boundField } from "./format.ts";
import { isNumeric } from "./kinds/index.ts";
import type { Issue } from "./read.ts";
import { listUnknowns, solve, type Solved } from "./solve.ts";

type Inputs = Readonly<Record<string, unknown>>;

/** What is asked for, as it came: nothing of it has been checked. */
export interface SolveRequest {
  /** The key of the output that is to have the value. */
  readonly output: string;
  readonly value: unknown;
  /** The key of the input that may change. */
  readonly vary: string;
}

export type SolveAnswer =
  | { readonly ok: true; readonly solved: Solved }
  | {
      readonly ok: false;
      readonly issue: Issue;
      readonly reachable?: Solved["reachable"];
      /** Whether the search ended before all was looked at, so that a value may exist. */
      readonly isCutShort?: boolean;
    };

/**
 * Checks what is asked for and solves it. What cannot be is said in a sentence, out of reach with the reachable range.
 *
 * @param inputs as they were read; all are right
 */
export function answerTarget(
  definition: AnyDefinition,
  inputs: Inputs,
  { output, value, vary }: SolveRequest,
  preferences: Preferences,
): SolveAnswer {
  const issue = checkOutput(definition, output) ?? checkUnknown(definition, inputs, vary);
  if (issue) return { ok: false, issue };
  if (typeof value !== "number" || !Number.isFinite(value)) return refuseTarget("The target must be a number.");
  const solved = solve(definition, inputs, { output, value }, vary);
  if (solved.solutions.length > 0 || solved.neighbors.length > 0) return { ok: true, solved };
  const { reachable, isCutShort } = solved;
  const field = boundField(definition.outputs[output]!, inputs);
  const unknown = definition.inputs[vary]!.label;
  const notSearched = `${unknown} could not be searched fully: in ${solved.evaluations} tries`;
  if (!reachable) {
    return isCutShort
      ? { ...refuseTarget(`${notSearched} there was no ${field.label}.`), isCutShort }
      : refuseTarget(`No value of ${unknown} gives ${field.label} with these inputs.`);
  }
  const [low, high] = [reachable.low, reachable.high].map((end) => formatValue(field, end, preferences).text);
  if (isCutShort) {
    const message = `${notSearched} no value was found that gives this; ${field.label} lay between ${low} and ${high}.`;
    return { ...refuseTarget(message), reachable, isCutShort };
  }
  if (reachable.low === reachable.high) {
    return { ...refuseTarget(`${field.label} does not depend on ${unknown}: it stays ${low}.`), reachable };
  }
  const isWithin = reachable.low < value && value < reachable.high;
  const range = `With these values ${field.label} lies between ${low} and ${high}`;
  return {
    ...refuseTarget(isWithin ? `${range}, but no value of ${unknown} was found that gives this.` : `${range}.`),
    reachable,
  };
}

function refuseTarget(message: string): { readonly ok: false; readonly issue: Issue } {
  return { ok: false, issue: { field: "target", message } };
}

function checkOutput(definition: AnyDefinition, key: string): Issue | null {
  const field = Object.hasOwn(definition.outputs, key) ? definition.outputs[key] : undefined;
  if (!field) return { field: "target.output", message: `This calculator has no output “${key.slice(0, 64)}”.` };
  if (!isNumeric(field)) {
    return {
      field: "target.output",
      message: `${field.label} is not a single number, so no target can be set for it.`,
    };
  }
  return null;
}

function checkUnknown(definition: AnyDefinition, inputs: Inputs, key: string): Issue | null {
  const field = Object.hasOwn(definition.inputs, key) ? definition.inputs[key] : undefined;
  const refuse = (message: string) => ({ field: "vary", message });
  if (!field) return refuse(`This calculator has no input “${key.slice(0, 64)}”.`);
  if (definition.isRandom) return refuse("This calculator draws at random and cannot be solved.");
  if (!isNumeric(field)) return refuse(`${field.label} is not a single number, so it cannot be solved for.`);
  if (!listUnknowns(definition, inputs).includes(key))
    return refuse(`${field.label} cannot be solved for with these inputs.`);
  return null;
}
