import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import type { AnyField } from "#engine/fields.ts";
import { isNumeric, getKind } from "#engine/kinds/index.ts";
import { boundField, formatValue } from "#engine/format.ts";
import { formatEntry } from "#engine/format-entry.ts";
import type { Preferences } from "#localization/preferences.ts";
import { applies } from "#engine/values.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import type { Saved } from "./saved-store.ts";

/** A calculation with its answer. */
export interface Column {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  /** Why there is no answer; null where there is one. */
  readonly refusal: string | null;
}

export interface Row {
  readonly key: string;
  readonly label: string;
  /** Whether not all columns read the same. */
  readonly differs: boolean;
  readonly cells: readonly Cell[];
}

interface Cell {
  readonly text: string;
  /** Of a figure against the first column's, with its sign; "" where there is none. */
  readonly difference: string;
}

/** Calculates what was saved. The catalogue may have moved its bounds since: then it says so. */
export function createColumn(definition: AnyDefinition, saved: Pick<Saved, "inputs">, today: string): Column {
  const { inputs, issues } = readInputs(definition, saved.inputs, today);
  const [issue] = issues;
  if (issue) return { inputs, outputs: {}, refusal: issue.message };
  try {
    return { inputs, outputs: calculate(definition, inputs), refusal: null };
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    return { inputs, outputs: {}, refusal: error.message };
  }
}

/** One whose answer would make a page slow. */
export function leaveOpen(definition: AnyDefinition, saved: Pick<Saved, "inputs">, today: string): Column {
  const { inputs } = readInputs(definition, saved.inputs, today);
  return { inputs, outputs: {}, refusal: "Open it to see its answer: the calculations before it are long ones." };
}

/** One row for each field with a single value; tables, charts and lists have no place in a cell. */
export function listComparisonRows(
  fields: Readonly<Record<string, AnyField>>,
  columns: readonly Column[],
  part: "inputs" | "outputs",
  preferences: Preferences,
): readonly Row[] {
  return Object.entries(fields)
    .filter(([, field]) => getKind(field).isScalar && !field.secret)
    .filter(([, field]) => columns.some(({ inputs }) => applies(field, inputs)))
    .map(([key, field]) => {
      const texts = columns.map((column) => {
        if (part === "outputs" && column.refusal) return column.refusal;
        if (!applies(field, column.inputs)) return "–";
        const bound = boundField(field, column.inputs);
        return part === "inputs"
          ? formatEntry(bound, column.inputs[key], preferences)
          : formatValue(bound, column.outputs[key], preferences).text;
      });
      return {
        key,
        label: field.label,
        differs: new Set(texts).size > 1,
        cells: columns.map((column, index): Cell => {
          const [first] = columns;
          const isSame = texts[index] === texts[0] || !applies(field, column.inputs);
          return {
            text: texts[index] ?? "",
            difference: isSame
              ? ""
              : formatDifference(boundField(field, column.inputs), first?.[part][key], column[part][key], preferences),
          };
        }),
      };
    });
}

/** How much a figure differs from the first column's: "+$120"; of percentages in points: "−0.5 points". */
export function formatDifference(field: AnyField, first: unknown, value: unknown, preferences: Preferences): string {
  // A difference of temperatures is not a temperature: 10 °C more is not 50 °F more.
  if (field.dimension?.id === "temperature") return "";
  if (!isNumeric(field) || typeof first !== "number" || typeof value !== "number") return "";
  const written = formatValue(field, Math.abs(value - first), preferences).text;
  // 80% is not 5% more than 75%.
  const size = field.kind === "percent" ? written.replace("%", written === "1%" ? " point" : " points") : written;
  return `${value > first ? "+" : "−"}${size}`;
}
