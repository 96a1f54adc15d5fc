import { getSeparators } from "#localization/locale-number.ts";
import type { ChosenUnits, Preferences } from "#localization/preferences.ts";
import type { AnyDefinition } from "./define.ts";
import type { AnyField } from "./fields.ts";
import { findPrimary } from "./describe.ts";
import { boundField, formatValue } from "./format.ts";
import { getKind } from "./kinds/index.ts";
import { chosenUnit } from "./values.ts";

/** Several outputs that a person reads as one: the two ends of a range, an age in years, months and days. */
export type JoinedFigure<Key extends string = string> =
  | { readonly label: string; readonly range: readonly [low: Key, high: Key] }
  | {
      readonly label: string;
      readonly parts: readonly Key[];
      /** Joins the parts other than by commas: "11 − 2i". */
      readonly join?: (pieces: readonly FigurePiece[]) => readonly FigurePiece[];
    };

/** One figure as the page shows it: mostly one output, with the output's own label. */
export interface Figure {
  readonly label: string;
  readonly keys: readonly string[];
  readonly isRange: boolean;
  readonly join?: ((pieces: readonly FigurePiece[]) => readonly FigurePiece[]) | undefined;
}

export interface FigureLayout {
  /** The answer; undefined where it is rows that no line sums up. */
  readonly answer: Figure | undefined;
  /** The figures below it, the most important first. */
  readonly main: readonly Figure[];
  /** What stands under "More figures". */
  readonly more: readonly Figure[];
}

/**
 * Which figures the page shows for these inputs, and in what order (`figures` of the definition).
 *
 * @param asked the output that was asked for: it is the answer then, and what would have been it comes next
 */
export function arrangeFigures(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  asked: string | null = null,
): FigureLayout {
  const usual = arrangeUsually(definition, inputs);
  if (asked === null || usual.answer?.keys.includes(asked)) return usual;
  const isAsked = ({ keys }: Figure) => keys.includes(asked);
  // What sums up rows stays with them.
  const next = usual.answer && getKind(definition.outputs[usual.answer.keys[0]!]!).isScalar ? [usual.answer] : [];
  return {
    answer: usual.main.find(isAsked) ?? getFigure(definition, asked),
    main: [...next, ...usual.main.filter((figure) => !isAsked(figure))],
    more: usual.more.filter((figure) => !isAsked(figure)),
  };
}

/** The output that an address asks for (`answer=monthsAtDeposit`); null where it names none that is one figure. */
export function readAsked({ outputs }: AnyDefinition, query: URLSearchParams): string | null {
  const key = query.get("answer") ?? "";
  return Object.hasOwn(outputs, key) && getKind(outputs[key]!).isScalar ? key : null;
}

function arrangeUsually(definition: AnyDefinition, inputs: Readonly<Record<string, unknown>>): FigureLayout {
  const { outputs, figures } = definition;
  const scalars = Object.keys(outputs).filter((key) => getKind(outputs[key]!).isScalar);
  const main = (figures ?? scalars).map((figure): Figure => {
    if (typeof figure === "string") return getFigure(definition, figure);
    return "range" in figure
      ? { label: figure.label, keys: figure.range, isRange: true }
      : { label: figure.label, keys: figure.parts, isRange: false, join: figure.join };
  });
  const named = new Set(main.flatMap(({ keys }) => keys));
  const primary = findPrimary(definition, inputs);
  const isAnswer = ({ keys }: Figure) => primary !== undefined && keys.includes(primary);
  return {
    answer:
      main.find(isAnswer) ?? (primary && hasOneLine(outputs[primary]!) ? getFigure(definition, primary) : undefined),
    main: main.filter((figure) => !isAnswer(figure)),
    more: scalars.filter((key) => !named.has(key) && key !== primary).map((key) => getFigure(definition, key)),
  };
}

/** Whether an output can be written in one line: a single value, or rows with a summary. */
function hasOneLine(field: AnyField): boolean {
  return getKind(field).isScalar || field.summary !== undefined;
}

function getFigure(definition: AnyDefinition, key: string): Figure {
  return { label: definition.outputs[key]!.label, keys: [key], isRange: false };
}

/** A piece of a figure's text; the texts of all pieces that are shown, one after the other, are the figure. */
export interface FigurePiece {
  /** The output that it shows. */
  readonly key: string;
  /** What stands before it: "–", ", ". */
  readonly before: string;
  readonly figure: string;
  /** What follows the figure: " kg", " years"; "" where there is nothing. */
  readonly unit: string;
  /** Whether the figure reads better without it: it has no value, or says the same as the piece before it. */
  readonly isLeftOut: boolean;
}

/**
 * Writes a figure as the visitor reads it: "124.9–168.8 lb", "25 years, 11 months, 30 days".
 *
 * @param units the units that the visitor chose, by key
 */
export function formatFigure(
  { keys, isRange, join }: Figure,
  definition: AnyDefinition,
  answer: { readonly inputs: Readonly<Record<string, unknown>>; readonly outputs: Readonly<Record<string, unknown>> },
  preferences: Preferences,
  units: ChosenUnits = {},
): readonly FigurePiece[] {
  const hasSome = keys.some((key) => !isMissing(answer.outputs[key]));
  const pieces = keys.map((key, at): FigurePiece => {
    const value = answer.outputs[key];
    const field = boundField(definition.outputs[key]!, answer.inputs);
    const { text, figure, unit } = formatValue(
      field,
      value,
      preferences,
      chosenUnit(definition, key, answer.inputs, preferences, units),
    );
    const hasUnitBehind = unit !== "" && text.endsWith(unit);
    return {
      key,
      before: "",
      ...(hasUnitBehind ? { figure, unit: text.slice(figure.length) } : { figure: text, unit: "" }),
      isLeftOut: hasSome ? isMissing(value) : at > 0,
    };
  });
  if (join) return join(pieces);
  const [low, high] = pieces;
  if (!isRange || !low || !high || low.isLeftOut || high.isLeftOut)
    return markPieces(pieces, getSeparators(preferences.locale).decimal);
  if (low.figure + low.unit === high.figure + high.unit) return [low, { ...high, isLeftOut: true }];
  // "−5 to 3": a dash beside a minus sign would be read as one.
  const dash = /^[-−]/.test(low.figure + high.figure) ? " to " : "–";
  return [
    { ...low, unit: low.unit === high.unit ? "" : low.unit },
    { ...high, before: dash },
  ];
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined;
}

/** What is shown first has nothing before it. Where a figure has a decimal comma, semicolons divide them. */
function markPieces(pieces: readonly FigurePiece[], decimal: string): readonly FigurePiece[] {
  const first = pieces.findIndex(({ isLeftOut }) => !isLeftOut);
  const mark = decimal === "," && pieces.some(({ figure }) => figure.includes(decimal)) ? "; " : ", ";
  return pieces.map((piece, at) => ({ ...piece, before: at > first ? mark : "" }));
}

/** A figure as one text. */
export function joinPieces(pieces: readonly FigurePiece[]): string {
  return pieces
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ before, figure, unit }) => before + figure + unit)
    .join("");
}
