import { ticks } from "d3-array";
import type { AnyField } from "#engine/fields.ts";
import { getKind, isNumeric } from "#engine/kinds/index.ts";
import { toShownUnit } from "#engine/quantity-units.ts";
import type { Preferences } from "#localization/preferences.ts";
import { getDomain, getExtent, linearScale, logScale, type Scale } from "./scale.ts";
import { HEIGHT, type Line, MARGIN, WIDTH } from "./frame.ts";

export const DAY = 86_400_000;

/** Of kinds whose values are texts: a place on an axis for each. */
const PARSERS: Readonly<Partial<Record<AnyField["kind"], (value: string) => number>>> = {
  date: (value) => Date.parse(value) / DAY,
};

/** Whether values have places of their own on an axis; others, such as names, stand side by side. */
export function hasPlaces(field: AnyField): boolean {
  return isNumeric(field) || PARSERS[field.kind] !== undefined;
}

/** A point's place on the x axis; null where it has none. */
export function xValue(field: AnyField, value: unknown, preferences: Preferences): number | null {
  if (typeof value === "string") return PARSERS[field.kind]?.(value) ?? null;
  return typeof value === "number" ? shownValue(field, value, preferences) : null;
}

/** A quantity in the unit in which the visitor reads it; other values as they are. */
export function shownValue(field: AnyField, value: number, preferences: Preferences): number {
  return toShownUnit(field, value, getKind(field).getUnit(field, preferences));
}

/** The field of amounts that are read off a chart: with cents where none reaches a hundred, or "3" would stand for an answer of "3.21". */
export function toCents(field: AnyField, rows: readonly Readonly<Record<string, unknown>>[], key: string): AnyField {
  if (field.kind !== "money" || field.decimals !== undefined) return field;
  return rows.every((row) => Math.abs(Number(row[key] ?? 0)) < 100) ? { ...field, decimals: 2 } : field;
}

/** Each line on top of the one before. */
export function stacked(lines: readonly Line[]): readonly Line[] {
  const heights = new Map<number, number>();
  return lines.map((line) => ({
    ...line,
    points: line.points.map(({ x, y, value }) => {
      const height = (heights.get(x) ?? 0) + y;
      heights.set(x, height);
      return { x, y: height, value };
    }),
  }));
}

/** From how many months on an axis of months is read in years. */
const LONG = 36;

/** The field of an axis of months that is read in years, because it is long; null for any other axis. */
export function monthsAsYears(key: string, field: AnyField, highest: number): AnyField | null {
  return key === "month" && isNumeric(field) && highest >= LONG ? { ...field, label: "Year" } : null;
}

/** The x axis of months, with its ticks at whole years. */
export function yearScale(months: readonly number[]): Scale {
  const [low, high] = getExtent(months);
  const scale = linearScale(low, high, MARGIN.left, WIDTH - MARGIN.right, 8);
  const years = ticks(low / 12, high / 12, 8).filter((year) => Number.isInteger(year));
  return { at: scale.at, ticks: years.map((year) => year * 12) };
}

export function xScale(field: AnyField, xs: readonly number[], isBars: boolean): Scale {
  const [from, to] = [MARGIN.left, WIDTH - MARGIN.right];
  let [low, high] = getExtent(xs);
  if (field.logX && low > 0) return logScale(low, high, from, to);
  if (isBars) [low, high] = [low - 0.5 * getStep(xs), high + 0.5 * getStep(xs)];
  const scale = linearScale(low, high, from, to, 8);
  if (!hasOnly("date", field.x)) return hasOnly("integer", field.x) ? withWholeTicks(scale) : scale;
  const months = listMonths(low, high);
  return months.length > 1 ? { ...scale, ticks: months } : scale;
}

/** The first days of months, counted from 1970: of a longer time every second, third, sixth or twelfth. */
function listMonths(low: number, high: number): readonly number[] {
  const start = new Date(low * DAY);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  const step = [1, 2, 3, 6].find((one) => (high - low) / 30 / one <= 8) ?? 12;
  const firsts: number[] = [];
  for (let count = Math.ceil(month / step) * step; Date.UTC(year, count) <= high * DAY; count += step)
    if (Date.UTC(year, count) >= start.getTime()) firsts.push(Date.UTC(year, count) / DAY);
  return firsts;
}

export function yScale(field: AnyField, ys: readonly number[], fromZero: boolean): Scale {
  const [from, to] = [HEIGHT - MARGIN.bottom, MARGIN.top];
  const extent = getExtent(ys);
  const [low, high] = extent;
  if (field.logY && low > 0) return logScale(low, high, from, to);
  const [start, end] = getDomain(extent, Boolean(field.fit) && !fromZero);
  const scale = linearScale(start, end, from, to, 5);
  return hasOnly("integer", field.y) ? withWholeTicks(scale) : scale;
}

function hasOnly(kind: AnyField["kind"], fields: AnyField["y"] = {}): boolean {
  const kinds = Object.values(fields).map((one) => one.kind);
  return kinds.length > 0 && kinds.every((one) => one === kind);
}

/** There is no year 1.5 where years are counted. */
function withWholeTicks(scale: Scale): Scale {
  const whole = scale.ticks.filter(Number.isInteger);
  return whole.length > 1 ? { ...scale, ticks: whole } : scale;
}

/** The smallest distance between neighbouring places. */
function getStep(xs: readonly number[]): number {
  const sorted = [...new Set(xs)].toSorted((a, b) => a - b);
  const steps = sorted.slice(1).map((value, index) => value - sorted[index]!);
  return steps.length > 0 ? Math.min(...steps) : 1;
}
