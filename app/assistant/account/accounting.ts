/** Whether every number of a sentence counts in the figure that is shown. */
import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import { calculateOnDemand } from "#engine/run.ts";

type Values = Readonly<Record<string, unknown>>;

/** Whether a number that was said moves an output. */
type Moves = (output: string) => boolean;

/** An output that every number counts in but those that are named, or the number that counts in none. */
export type Accounted =
  | { readonly output: string; readonly idle?: readonly string[] }
  | { readonly unaccounted: string };

/**
 * The output to show: the one that comes first, where all numbers that were said count in it, else the first one that
 * they all count in ("20 % tip on 58 split 3" asks what each pays), also where another was asked for ("APR of 20000 at 7 %
 * with 400 fees" asks for no fees). What is asked for by its own name stays, and so does a part of the answer, as the first of two roots.
 */
export function chooseAccountedOutput(
  definition: AnyDefinition,
  said: readonly string[],
  inputs: Values,
  outputs: Values,
  asked: { readonly output: string; readonly isAsked: boolean; readonly isNamed: boolean; readonly isPart: boolean },
  usual: string,
): Accounted {
  // A 0 fills up what was said: "40 minutes" are 0 hours.
  const numbers = said.filter((key) => typeof inputs[key] === "number" && inputs[key] !== 0);
  const shown = [usual, asked.output];
  const moves = numbers.map((key) =>
    watchNumber(definition, key, inputs, outputs, shown, asked.isAsked ? asked.output : null),
  );
  // Figures first: two schedules are compared only where nothing else differs.
  const isRows = (output: string) => Array.isArray(outputs[output]);
  const ordered = Object.keys(outputs).toSorted((a, b) => Number(isRows(a)) - Number(isRows(b)));
  const idle = moves.findIndex((isMoved) => !ordered.some(isMoved));
  if (idle >= 0) return { unaccounted: numbers[idle]! };
  const notations = listNotations(definition);
  const counts = (output: string) => (key: string) => {
    // The 18 of "245/40 R18" need not count in the sidewall.
    const together = notations.find((keys) => keys.includes(key) && keys.every((one) => said.includes(one))) ?? [key];
    return together.some((one) => moves[numbers.indexOf(one)]?.(output) ?? true);
  };
  const isAccounted = (output: string) => numbers.every(counts(output));
  const counting = numbers.filter(counts(asked.output)).length;
  // A little more or less changes no yes or no.
  const { kind } = definition.outputs[asked.output]!;
  // Nor the name of a class; a text with figures is a figure.
  const isYesOrNo = kind === "boolean" || (kind === "text" && !/\d/.test(String(outputs[asked.output])));
  if (asked.isAsked && (counting === numbers.length || asked.isPart || isYesOrNo)) return { output: asked.output };
  // A list weighs as much as there is in it.
  const listed = asked.isNamed ? countListed(definition, said, inputs, outputs, asked.output) : 0;
  if (asked.isNamed && counting + listed > numbers.length - counting)
    return { output: asked.output, idle: numbers.filter((key) => !counts(asked.output)(key)) };
  const first = asked.isAsked ? usual : asked.output;
  if (isAccounted(first)) return { output: first };
  const others = Object.keys(definition.outputs).filter((key) => isFigure(outputs[key]) && isAccounted(key));
  // "Area of a 60 degree sector of a circle" is the sector's area, before its arc.
  const akin = asked.isAsked ? others.find((key) => isOfName(definition, key, asked.output)) : undefined;
  // "Voltage drop, 16 amps, 100 ft, 120 V" is asked by the calculator's own name; no share of the 120 answers it.
  const isOwn =
    asked.output === usual &&
    counting > numbers.length - counting &&
    others[0] !== undefined &&
    definition.outputs[others[0]]!.kind !== definition.outputs[usual]!.kind &&
    definition.name.toLowerCase().startsWith(`${definition.outputs[usual]!.label.toLowerCase()} `);
  if (akin === undefined && asked.isAsked && isOwn)
    return { output: usual, idle: numbers.filter((key) => !counts(usual)(key)) };
  return { output: akin ?? others[0] ?? first };
}

/** Whether the name of one output has all words of another's: "Sector area" those of "Area". */
function isOfName({ outputs }: AnyDefinition, key: string, other: string): boolean {
  const words = ` ${outputs[key]!.label.toLowerCase()} `;
  return (
    key !== other &&
    outputs[other]!.label.toLowerCase()
      .split(" ")
      .every((word) => words.includes(` ${word} `))
  );
}

/** How many rows are in the lists that an output depends on. */
function countListed(
  definition: AnyDefinition,
  said: readonly string[],
  inputs: Values,
  outputs: Values,
  output: string,
): number {
  return said.reduce((sum, key) => {
    const rows = inputs[key];
    if (!Array.isArray(rows) || rows.length < 2) return sum;
    try {
      const fewer = calculateOnDemand(definition, { ...inputs, [key]: rows.slice(0, -1) });
      return isSame(outputs[output], fewer(output)) ? sum : sum + rows.length;
    } catch (error) {
      // What refuses fewer rows has looked at them.
      if (error instanceof CalculationError) return sum + rows.length;
      throw error;
    }
  }, 0);
}

/** The inputs that one of the definition's phrases writes as one: "{tireWidth}/{aspectRatio} R{rimDiameter}". */
function listNotations({ phrases = [] }: AnyDefinition): readonly (readonly string[])[] {
  return phrases.flatMap((phrase) =>
    [...phrase.matchAll(/\{\w+\}(?: ?[^\s{}]\{\w+\})+/g)].map(([text]) =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!),
    ),
  );
}

function isFigure(value: unknown): boolean {
  return typeof value === "number" || typeof value === "string";
}

/**
 * Which outputs are others once a number is another; those that may be shown also once it is quite another. What refuses
 * another value has looked at it, so all may be.
 */
function watchNumber(
  definition: AnyDefinition,
  key: string,
  inputs: Values,
  outputs: Values,
  shown: readonly string[],
  asked: string | null,
): Moves {
  const tryOthers = (share: number): Moves => {
    let tried: readonly Moves[] | undefined;
    return (output) => {
      tried ??= listOthers(definition, key, Number(inputs[key]), share).map((other) => {
        const read = orRefused(() => calculateOnDemand(definition, { ...inputs, [key]: other }));
        return (one) => read === null || orRefused(() => isSame(outputs[one], read(one))) !== true;
      });
      return tried.some((isMoved) => isMoved(output));
    };
  };
  const [near, far, farther] = [tryOthers(0.1), tryOthers(1), tryOthers(4)];
  // A little more often takes no more pieces, and stays in its class.
  const isStepped = (one: string) => definition.outputs[one]!.kind === "integer" || shown.includes(one);
  const known = new Map<string, boolean>();
  const isMoved = (output: string) =>
    near(output) ||
    (isStepped(output) && far(output)) ||
    // A card at 18 or at 36 % is paid off in as many months, but not at 90 %.
    (output === asked && definition.outputs[output]!.kind === "integer" && farther(output));
  return (output) => {
    const found = known.get(output) ?? isMoved(output);
    known.set(output, found);
    return found;
  };
}

/** What is calculated; null where it is refused. */
function orRefused<Value>(calculate: () => Value): Value | null {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof CalculationError) return null;
    throw error;
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return typeof one === "object" ? JSON.stringify(one) === JSON.stringify(other) : Object.is(one, other);
}

/**
 * Other values within the bounds: a share more, of plain numbers twice as much, so that no rounding hides it; or less. Of whole numbers
 * also the next one, on which a prime or a remainder hangs.
 */
function listOthers({ inputs }: AnyDefinition, key: string, value: number, share: number): readonly number[] {
  const { kind, min, max } = inputs[key]!;
  const size = Math.abs(value);
  const steps =
    kind === "integer"
      ? [1, Math.round(size / 10), ...(share === 1 ? [size, -Math.round(size / 2)] : [])]
      : [size * (kind === "number" ? 1 : share) + 0.1];
  return [...new Set(steps)]
    .map((step) => (typeof max === "number" && value + step > max ? value * 0.9 - 0.1 : value + step))
    .map((other) => (kind === "integer" ? Math.floor(other) : other))
    .filter((other) => other !== value && !(kind === "integer" && typeof min === "number" && other < min));
}
