/** A form by a formula of its places, as whole sentences have them. */
import type { Reading } from "#assistant/readings/reading.ts";
import {
  type Form,
  getMeasure,
  sum,
  tellIn,
  tidy,
  toMoney,
  toNumber,
  toUnit,
  type Value,
} from "#assistant/readings/slots/form.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";

export interface Told {
  /** What the sentence must say, all of it. */
  readonly about: readonly RegExp[];
  readonly not?: RegExp;
  readonly places: NonNullable<Form["places"]>;
  readonly words: string;
  /** "{price} * (1 + {rate}/100)"; "{way length km}" is in kilometers. Null where it is not such a question. */
  readonly formula: string | ((values: Readonly<Record<string, number>>, text: string) => string | null);
  /** "$", "%", a unit, or what it counts: "Packs". */
  readonly told?: string;
  /** Whether anything may be counted in it; false where what stands behind a figure could be a second factor. */
  readonly isCounted?: boolean;
  /** What the figure is called. */
  readonly label?: string;
}

/** A form that is read as a sum, told as money, in a unit, or by what it counts. */
export function tell({ formula, told, label = "", ...form }: Told): Form {
  return {
    isOfThings: true,
    isCounted: true,
    ...form,
    read(values, text, all) {
      const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toNumber(value)]));
      const written = typeof formula === "string" ? formula : formula(numbers, text);
      const expression = written && fill(written, values);
      if (!expression) return null;
      return { ...sum(expression), ...(told ? { told: tellAs(told, label, all) } : {}) };
    },
  };
}

const DAYS_OF_YEAR = 365.2425;

/** A formula with the figures of its places; null where one is not of the kind. */
function fill(formula: string, values: Readonly<Record<string, Value>>): string | null {
  let isFull = true;
  const text = formula.replace(
    /\{(\w+)(?: (\w+) ([^}]+))?\}/g,
    (_, name: string, dimension?: string, unit?: string) => {
      const whole = dimension && unit ? toUnit(values[name], dimension, unit) : toNumber(values[name]);
      // What is done by the day is done 365 times a year.
      const isOfYears = unit === "day" && /^(?:month|quarter|year)$/.test(getMeasure(values[name])?.unit.id ?? "");
      const figure = isOfYears && whole !== null ? tidy((whole * 365) / DAYS_OF_YEAR) : whole;
      isFull &&= figure !== null && Number.isFinite(figure);
      return String(figure);
    },
  );
  return isFull ? text : null;
}

function tellAs(told: string, label: string, all: readonly Value[]): NonNullable<Reading["told"]> {
  if (told === "%") return { field: { kind: "percent", label, decimals: 2 } };
  if (told === "$") return { field: toMoney(all, label) };
  const [measure] = /^[A-Z][a-z]/.test(told) ? [] : findMeasures(told);
  return measure ? tellIn(measure, label) : { field: { kind: "number", label: told } };
}
