import type { Preferences } from "#localization/preferences.ts";
import type { AnyDefinition } from "./define.ts";
import { boundField, formatValue } from "./format.ts";
import { answerTarget } from "./solve-call.ts";
import type { Solution, Target } from "./solve.ts";

type Inputs = Readonly<Record<string, unknown>>;

/** What an input would have to be, for a page to offer. */
export interface Proposal {
  readonly vary: string;
  readonly value: number;
  /** The value as the visitor reads it: "$412,346", "33 or 34", "40 to 50". */
  readonly text: string;
  /** A sentence on what comes out where that is not the target, or on a second value; "" mostly. */
  readonly remark: string;
}

/** Why no value of an input gives the target, or was found, as a sentence. */
export interface Refusal {
  readonly vary: string;
  readonly message: string;
  /** Whether the search ended before all was looked at, so that a value may exist. */
  readonly isCutShort: boolean;
}

/**
 * What an input would have to be for a target, written for a reader. The value has no more digits than it takes for the
 * output to read as the target does.
 */
export function proposeValue(
  definition: AnyDefinition,
  inputs: Inputs,
  target: Target,
  vary: string,
  preferences: Preferences,
): Proposal | Refusal {
  const answer = answerTarget(definition, inputs, { ...target, vary }, preferences);
  if (!answer.ok) return { vary, message: answer.issue.message, isCutShort: answer.isCutShort ?? false };
  const { solutions, neighbors } = answer.solved;
  const distance = ({ outcome }: Solution) => Math.abs(outcome - target.value);
  const [first, second] = solutions.length > 0 ? solutions : neighbors.toSorted((a, b) => distance(a) - distance(b));
  const output = boundField(definition.outputs[target.output]!, inputs);
  const unknown = boundField(definition.inputs[vary]!, inputs);
  const say = (value: number) => {
    const hasCents = unknown.kind === "money" && !Number.isInteger(value) && Math.abs(value) < 1e5;
    return formatValue(hasCents ? { ...unknown, decimals: 2 } : unknown, value, preferences).text;
  };
  const wanted = formatValue(output, target.value, preferences).text;
  const shorten = (solution: Solution) =>
    shortenValue(solution.value, (value) => {
      const outcome = definition.compute({ ...inputs, [vary]: value })[target.output];
      return formatValue(output, outcome, preferences).text === wanted;
    });
  const value = shorten(first!);
  if (solutions.length === 0) {
    const [below, above] = neighbors.map((side) => ({
      // Both sides of a step are a billionth apart: there is one value to tell.
      value: say(Number(side.value.toPrecision(9))),
      outcome: formatValue(output, side.outcome, preferences).text,
    }));
    const remark =
      below!.value === above!.value
        ? `There it jumps from ${below!.outcome} to ${above!.outcome}.`
        : `The nearest: ${below!.value} gives ${below!.outcome}, ${above!.value} gives ${above!.outcome}.`;
    const nearest = Number(first!.value.toPrecision(9));
    return { vary, value: nearest, text: say(nearest), remark };
  }
  if (first!.from !== first!.to) {
    return {
      vary,
      value,
      text: say(value),
      remark: `Anything from ${say(first!.from)} to ${say(first!.to)} gives the same.`,
    };
  }
  return { vary, value, text: say(value), remark: second ? `${say(shorten(second))} gives it, too.` : "" };
}

/** The value with the fewest significant digits that is still right. */
export function shortenValue(value: number, isRight: (value: number) => boolean): number {
  for (let digits = 3; digits < 15; digits += 1) {
    const short = Number(value.toPrecision(digits));
    try {
      if (short === value || isRight(short)) return short;
    } catch {
      // Out of the domain by rounding: one more digit.
    }
  }
  return value;
}
