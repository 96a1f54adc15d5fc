import type { Answer } from "#engine/answer.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { preferencesFor, formatValue } from "#engine/format.ts";
import { formatEntry } from "#engine/format-entry.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { dimensionOf } from "#engine/quantity-units.ts";
import type { ChosenUnits, Preferences } from "#localization/preferences.ts";
import type { Trace } from "./recorder.ts";
import { chosenUnit } from "#engine/values.ts";
import { figuresIn, listSteps, type Step } from "./steps.ts";
import { type WrittenStep, writeStep } from "./write.ts";
import { writeValue } from "./write-value.ts";

/** What a module at /working/<id>.js exports (vite/lift). */
export interface Lifted {
  trace(inputs: Readonly<Record<string, unknown>>, names?: readonly string[]): Trace;
}

/** The working of an answer, or the sentence that says why there is none. */
export type Working =
  | { readonly steps: readonly WrittenStep[]; readonly given: readonly string[] }
  | { readonly steps: null; readonly reason: string };

/** The working of a published example. */
export interface WorkedExample {
  readonly title: string;
  readonly working: Working;
}

/** The key of the output that is shown large. */
export function primaryOf(definition: AnyDefinition, inputs: Answer["inputs"]): string {
  const { primary } = definition;
  return (typeof primary === "function" ? primary(inputs) : primary) ?? Object.keys(definition.outputs)[0]!;
}

/**
 * How the answer comes about, step by step, in the reader's own numbers. A translated run that does not give the very
 * same outputs shows nothing.
 */
export function explain(
  definition: AnyDefinition,
  lifted: Lifted,
  { inputs, outputs }: Answer,
  preferences: Preferences,
  units: ChosenUnits = {},
): Working {
  const key = primaryOf(definition, inputs);
  const label = definition.outputs[key]!.label;
  const traced = trace(definition, lifted, { inputs, outputs });
  if (!traced) return { steps: null, reason: `The working of “${label}” cannot be shown for these entries.` };
  const { steps } = traced;
  if (steps.length === 0)
    return {
      steps: null,
      reason: `“${label}” is not calculated in steps that can be shown: it is what was entered, or what a table or a search gives.`,
    };
  const shownIn = preferencesFor(definition, inputs, preferences);
  const said = new Set<string>();
  return {
    steps: steps.map((step) => {
      const { because, about, ...line } = writeStep(step, shownIn);
      // What is known by now is not told again.
      const isNews = (text: string) => !said.has(text);
      const written = { ...line, because: because.filter(isNews), about: about.filter(isNews) };
      for (const text of [...because, ...about]) said.add(text);
      const output = Object.entries(definition.outputs).find(([, field]) => field === step.field && dimensionOf(field));
      const shown =
        output &&
        formatValue(output[1], step.value, shownIn, chosenUnit(definition, output[0], inputs, shownIn, units)).text;
      return shown && shown !== written.value ? { ...written, value: `${written.value} = ${shown}` } : written;
    }),
    given: [
      ...(traced.key === key
        ? []
        : [
            `“${label}” is entered, looked up, searched for or put into words, not calculated line by line. This is how “${definition.outputs[traced.key]!.label}” comes about.`,
          ]),
      ...writeGiven(definition, steps, inputs, shownIn, units),
    ],
  };
}

/**
 * The steps of the answer; where that is what was entered, those of the first figure that is calculated. Null where the
 * translated run is not the same, bit for bit.
 */
export function traceSteps(definition: AnyDefinition, lifted: Lifted, answer: Answer): readonly Step[] | null {
  return trace(definition, lifted, answer)?.steps ?? null;
}

interface Traced {
  /** The output that the steps lead to. */
  readonly key: string;
  readonly steps: readonly Step[];
}

function trace(definition: AnyDefinition, lifted: Lifted, { inputs, outputs }: Answer): Traced | null {
  const primary = primaryOf(definition, inputs);
  const figures = Object.keys(definition.outputs).filter((key) => isNumeric(definition.outputs[key]!));
  // Tables, whose rows have no steps, are not worked out again at each keystroke.
  const run = lifted.trace(
    inputs,
    [...new Set([primary, ...figures])].filter((key) => definition.outputs[key]!.from === undefined),
  );
  const isSame = Object.entries(run.outputs).every(([key, value]) => isSameValue(value ?? null, outputs[key]));
  if (!isSame || !run.isWhole) return null;
  let ruled: Traced | null = null;
  for (const key of [primary, ...figures]) {
    const steps = listSteps(run, key, { definition, inputs, outputs });
    if (steps.some(isCalculated)) return { key, steps };
    if (key === primary && steps.some(({ because }) => because.length > 0)) ruled = { key, steps };
  }
  return ruled ?? { key: primary, steps: [] };
}

/** Whether a line calculates, rather than takes a value from somewhere. */
function isCalculated({ term }: Step): boolean {
  if (term.is === "unary") return term.of.is !== "literal";
  if (term.is === "library") return term.parts.length > 0;
  return term.is === "binary" || term.is === "function" || term.is === "sum";
}

/** Whether two outputs are the same to the last bit; the engine writes −0 as 0. */
function isSameValue(traced: unknown, shown: unknown): boolean {
  if (typeof traced === "number") return traced === shown || Object.is(traced, shown);
  if (!Array.isArray(traced)) return traced === shown;
  return (
    Array.isArray(shown) &&
    traced.length === shown.length &&
    traced.every((row: unknown, index) => {
      const other: unknown = shown[index];
      if (typeof row !== "object" || row === null) return Object.is(row, other);
      return Object.entries(row).every(([key, value]) => Object.is(value, (other as Record<string, unknown>)[key]));
    })
  );
}

/** Entries that the calculation takes in another unit than the reader sees: "Weight: 154 lb = 69.9 kg". */
function writeGiven(
  definition: AnyDefinition,
  steps: readonly Step[],
  inputs: Answer["inputs"],
  preferences: Preferences,
  units: ChosenUnits,
): string[] {
  const used = new Set(steps.flatMap(({ term }) => figuresIn(term).map(({ field }) => field)));
  return Object.entries(definition.inputs).flatMap(([key, field]) => {
    const value = inputs[key];
    if (!used.has(field) || !dimensionOf(field) || typeof value !== "number") return [];
    const shown = formatEntry(field, value, preferences, units[key]);
    const inFormula = writeValue(value, field, preferences, true);
    return shown === inFormula ? [] : [`${field.label}: ${shown} = ${inFormula}`];
  });
}
