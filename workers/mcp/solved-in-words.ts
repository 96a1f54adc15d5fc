/** A solved target as the tool says it. */
import { shortenValue } from "#engine/solve-proposal.ts";
import type { Solution, Solved, Target } from "#engine/solve.ts";
import { type Subject, writeValue, writeValues } from "./figures-in-words.ts";

interface SolvedInWords {
  readonly lines: readonly string[];
  /** The value to fill in. */
  readonly value: number;
}

/**
 * The values that give the target, or the nearest. The two sides of a jump lie so close together that they read alike: then
 * it is said where the result jumps, and the side with the shorter number is filled in.
 */
export function describeSolved(
  { solutions, neighbors }: Solved,
  target: Target,
  vary: string,
  subject: Subject,
): SolvedInWords {
  const { definition, inputs } = subject;
  const [unknown, output] = [definition.inputs[vary]!, definition.outputs[target.output]!];
  const sayUnknown = (value: number) => writeValue(unknown, value, subject);
  const sayOutcome = (outcome: unknown) => writeValue(output, outcome, subject);
  const listValues = (all: readonly Solution[]) =>
    all.flatMap(({ value, outcome }) => [
      ...writeValues(definition.inputs, { [vary]: value }, subject),
      ...writeValues(definition.outputs, { [target.output]: outcome }, subject),
    ]);
  if (solutions[0]) return { lines: ["Solved:", ...listValues(solutions)], value: solutions[0].value };
  const [below, above] = neighbors as readonly [Solution, Solution];
  if (sayUnknown(below.value) !== sayUnknown(above.value)) {
    return { lines: ["Nothing gives exactly that; the nearest values:", ...listValues(neighbors)], value: below.value };
  }
  const shorten = ({ value, outcome }: Solution) =>
    shortenValue(
      value,
      (short) => sayOutcome(definition.compute({ ...inputs, [vary]: short })[target.output]) === sayOutcome(outcome),
    );
  const [value] = [below, above].map(shorten).toSorted((a, b) => String(a).length - String(b).length) as [number];
  const jump = `“${output.label}” jumps from ${sayOutcome(below.outcome)} to ${sayOutcome(above.outcome)}`;
  return {
    lines: [`Nothing gives exactly that: ${jump} where “${unknown.label}” is ${sayUnknown(value)}.`],
    value,
  };
}
