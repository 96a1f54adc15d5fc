/** A quantity of an equation by the others: its formula with the figures of a sentence, and how it is told. */
import type { AnyField } from "#engine/fields.ts";
import { tidy, toNumber, toUnit, type Value } from "#assistant/readings/slots/form.ts";
import type { Measure } from "#assistant/tokens/unit-names.ts";
import type { Assignment } from "./assignments.ts";
import type { Equation, Kind, Term } from "./equation.ts";
import { convertPeriod, listPeriods } from "./periods.ts";

export interface Solution {
  readonly expression: string;
  readonly field: AnyField;
  readonly unit?: { readonly unit: string };
}

/** Null where a figure is not such a quantity, or what is by the time is by several periods. */
export function solveFor({ terms, solved }: Equation, assignment: Assignment, currency: string): Solution | null {
  const { asked, taken, said } = assignment;
  const way = solved[asked];
  if (way === undefined || !isOfOnePeriod(terms, said)) return null;
  const measure = findMeasure(terms, taken);
  const figures = new Map<string, number>();
  for (const [key, value] of Object.entries(taken)) {
    const figure = toFigure(terms[key]!.kind, value, measure);
    const factor = figure === null ? null : findFactor(terms[key]!, said[key]!);
    if (figure === null || factor === null) return null;
    figures.set(key, tidy(figure * factor));
  }
  const formula = way.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    terms[key]!.kind === "percent" ? `(${figures.get(key)} / 100)` : `${figures.get(key)}`,
  );
  const expression =
    terms[asked]!.kind !== "percent" ? formula : / [-+] /.test(way) ? `(${formula}) * 100` : `${formula} * 100`;
  return { expression, ...tell(terms[asked]!, currency, measure) };
}

/** "500 a month of 4000" is said by one period, and only half of it. */
function isOfOnePeriod(terms: Equation["terms"], said: Assignment["said"]): boolean {
  const flows = Object.keys(said).filter((key) => terms[key]!.per === "any");
  const periods = new Set(flows.map((key) => listPeriods(said[key]!).join(" ")));
  return periods.size < 2;
}

/** What turns a figure into one of its quantity's period; null where it has another, or none that could be said. */
function findFactor({ kind, per }: Term, said: string): number | null {
  const [period, ...others] = listPeriods(said);
  if (period === undefined || per === "any") return 1;
  if (others.length > 0) return null;
  if (kind === "percent") return period === "year" ? 1 : null;
  return per === undefined ? null : convertPeriod(period, per);
}

/** The unit in which masses, volumes and lengths are counted: the first that was said. */
function findMeasure(terms: Equation["terms"], taken: Assignment["taken"]): Measure | undefined {
  return Object.entries(taken).flatMap(([key, value]) =>
    terms[key]!.kind === "size" && value.type === "amount" ? value.measures.slice(0, 1) : [],
  )[0];
}

/** A value as a plain number of what its quantity is counted in; null where it is something else. */
function toFigure(kind: Kind, value: Value, measure: Measure | undefined): number | null {
  if (value.type !== "amount") return null;
  switch (kind) {
    case "percent":
      return value.value;
    case "count":
      return value.measures[0]?.dimension.id === "frequency" ? toUnit(value, "frequency", "per-day") : toNumber(value);
    case "days":
    case "months":
    case "years":
      return toUnit(value, "time", kind.slice(0, -1));
    case "hours":
      return toUnit(value, "time", "h");
    case "size":
      // "500 g flour and 350 water"
      return value.measures.length === 0 ? toNumber(value) : toUnit(value, measure!.dimension.id, measure!.unit.id);
    default:
      return toNumber(value);
  }
}

function tell({ kind, names }: Term, currency: string, measure: Measure | undefined): Pick<Solution, "field" | "unit"> {
  const [name = ""] = names.split("|");
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  switch (kind) {
    case "money":
      return { field: { kind, label, decimals: 2, currency } };
    case "percent":
      return { field: { kind, label, decimals: 2 } };
    case "size":
      if (!measure) break;
      return {
        field: { kind: "quantity", label, dimension: measure.dimension, unit: measure.unit.id },
        unit: { unit: measure.unit.id },
      };
    case "days":
    case "months":
    case "years":
    case "hours":
      return { field: { kind: "number", label, decimals: 2, unit: kind } };
    default:
  }
  return { field: { kind: "number", label, decimals: 4 } };
}
