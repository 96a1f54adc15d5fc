/**
 * What a form is. A question whose values each have one place by their unit or the words
 * beside them ("10 gallon tank, 25 mpg, how far").
 */
import type { AnyField } from "#engine/fields.ts";
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";
import type { Direct, Reading } from "#assistant/readings/reading.ts";
import type { Amount, Clock, Moment } from "#assistant/tokens/token.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";

export type Value = Amount | Clock | Moment;

export interface Form {
  /** What the sentence must say, all of it. */
  readonly about: readonly RegExp[];
  /** What makes it another question. */
  readonly not?: RegExp;
  /**
   * A place for each value, in the order in which they are looked for, each with the ways to say it: "{N}" stands for a
   * value of that kind. A name that ends in "?" may stay empty.
   */
  readonly places?: Readonly<Record<string, readonly string[]>>;
  /** The kind of the values of a list ("12, 30 and 45"), in which all of them stand, in place of `places`. */
  readonly list?: string;
  /** The words that may stand there besides those that say nothing. */
  readonly words: string;
  /** Whether it may be about some thing or other: people, jackets. */
  readonly isOfThings?: boolean;
  /** Whether anything may be counted in it: "24 cookies". */
  readonly isCounted?: boolean;
  read(values: Readonly<Record<string, Value>>, text: string, all: readonly Value[]): Direct;
}

/** What stands for a value of a kind in the ways to say a place. */
export const KINDS: Readonly<Record<string, string>> = {
  N: "(?:number|money|multiple|run)",
  "#": "number",
  P: "percent",
  F: "fraction",
  T: "time",
  C: "clock",
  D: "date",
  L: "(?:length|run)",
  LN: "(?:length|number)",
  S: "speed",
  V: "volume",
  E: "fuelEconomy",
  W: "power",
  A: "area",
  M: "(?:mass|volume)",
  U: "(?:mass|volume|length|number)",
  CENT: "(?:cent)",
};

export const read = (calculator: string, inputs: Reading["inputs"], output?: string): Reading => ({
  calculator,
  inputs,
  unread: [],
  ...(output ? { output } : {}),
});

/** A sum of numbers, as a formula. */
export const sum = (expression: string): Reading => read("scientific-calculator", { expression });

/** How a figure in a unit is told. */
export const tellIn = ({ dimension, unit }: Measure, label: string): NonNullable<Reading["told"]> => ({
  field: { kind: "quantity", label, dimension, unit: unit.id },
  unit: unit.id,
});

/** A formula whose result is in a unit; null where there is no unit of that name. */
export function toQuantity(expression: string, label: string, unit: string): Reading | null {
  const [measure] = findMeasures(unit);
  return measure ? { ...sum(expression), told: tellIn(measure, label) } : null;
}

/** A formula whose result is a percentage. */
export const toPercent = (expression: string, label: string): Reading => ({
  ...sum(expression),
  told: { field: { kind: "percent", label, decimals: 2 } },
});

/** A plain number, with its thousands. */
export function toNumber(value: Value | undefined): number {
  return value?.type === "amount" ? value.value * value.multiple : Number.NaN;
}

/** The unit in which a value was said; undefined where it has none. */
export const getMeasure = (value: Value | undefined): Measure | undefined =>
  value?.type === "amount" ? value.measures[0] : undefined;

/** The currency in which a value was said. */
export const getCurrency = (value: Value | undefined): string | null =>
  value?.type === "amount" ? value.currency : null;

/** An amount of money in the currency of the first value that has one. */
export function toMoney(values: readonly Value[], label: string, decimals = 2): AnyField {
  const currency = values.map(getCurrency).find((one) => one !== null);
  return { kind: "money", label, decimals, ...(currency ? { currency } : {}) };
}

/** A value in a unit; null where it has none of that kind. */
export function toUnit(value: Value | undefined, dimension: string, unit: string): number | null {
  if (value?.type !== "amount") return null;
  const measure = value.measures.find((one) => one.dimension.id === dimension);
  return measure ? tidy(convert(value.value, measure.unit, getUnit(measure.dimension, unit))) : null;
}

/** The unit in which a value was said. */
export function getUnitId(value: Value | undefined, dimension: string): string | undefined {
  return value?.type === "amount" ? value.measures.find((one) => one.dimension.id === dimension)?.unit.id : undefined;
}

/** Without the noise of the last places. */
export const tidy = (value: number): number => Number(value.toPrecision(12));

/** "10k": ten kilometers where a run is asked for. */
export function isRun({ text, multiple, value }: Amount): boolean {
  return multiple === 1000 && value <= 200 && /\dk$/i.test(text.trim());
}
