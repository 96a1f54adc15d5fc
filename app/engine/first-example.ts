import { type Preferences, US_PREFERENCES } from "#localization/preferences.ts";
import type { AnyDefinition } from "./define.ts";
import { preferencesFor } from "./format.ts";
import { arrangeFigures, formatFigure, joinPieces } from "./figures.ts";
import { unitFor } from "./quantity-units.ts";
import { readInputs } from "./read.ts";
import { calculate } from "./run.ts";

export interface FirstExample {
  /** What is asked: the example's title. */
  readonly title: string;
  /** The answer as the page writes it; null where each draw has another one. */
  readonly answer: { readonly label: string; readonly text: string } | null;
  /** The figures that stand below the answer. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** All inputs and outputs. */
  readonly values: Readonly<Record<string, unknown>>;
  /** In which all of it is written. */
  readonly preferences: Preferences;
}

/**
 * The first example with its answer, as those read it who see the page from outside: in a link's preview. Its "today" is
 * the day of the definition, so that the picture made by the build and the words that the edge says of it agree.
 */
export function answerFirstExample(definition: AnyDefinition): FirstExample | null {
  const [example] = definition.examples;
  return example ? answerExample(definition, example) : null;
}

/** Other inputs in its place, {} for the defaults. */
export function answerExample(
  definition: AnyDefinition,
  example: { readonly title: string; readonly inputs: Readonly<Record<string, unknown>> },
): FirstExample {
  const { inputs } = readInputs(definition, example.inputs, definition.updated);
  const outputs = calculate(definition, inputs);
  const { answer, main } = arrangeFigures(definition, inputs);
  const preferences = preferencesFor(definition, inputs, { ...US_PREFERENCES, unitSystem: chooseSystem(definition) });
  const write = (figure: NonNullable<typeof answer>) => ({
    label: figure.label,
    text: joinPieces(formatFigure(figure, definition, { inputs, outputs }, preferences)),
  });
  return {
    title: example.title,
    answer: answer && !definition.isRandom ? write(answer) : null,
    facts: definition.isRandom ? [] : main.map(write),
    values: { ...inputs, ...outputs },
    preferences,
  };
}

/** The system that keeps the definition's own units, which its titles speak of. */
function chooseSystem({ inputs }: AnyDefinition): Preferences["unitSystem"] {
  const quantities = Object.values(inputs).filter((field) => field.dimension && field.unit);
  const kept = (unitSystem: Preferences["unitSystem"]) =>
    quantities.filter((field) => unitFor(field, { ...US_PREFERENCES, unitSystem }) === field.unit).length;
  const own = kept("imperial");
  return own === quantities.length || own > kept("metric") ? "imperial" : "metric";
}

/** What a preview's picture says, for those who do not see it. */
export function describePreview(definition: AnyDefinition): string {
  const example = answerFirstExample(definition);
  if (!example) return definition.name;
  const { title, answer } = example;
  return `${definition.name}. ${title}${answer ? `: ${answer.label} ${answer.text}` : ""}`;
}
