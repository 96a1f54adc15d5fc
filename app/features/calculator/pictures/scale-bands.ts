import type { TableOptions } from "#engine/kinds/rows.ts";
import type { ResultRows } from "#features/calculator/results/table-rows.tsx";

/** A band of a scale; start and end are percent of its width. */
export interface Band {
  readonly start: number;
  readonly end: number;
  readonly row: ResultRows[number];
}

interface MeasuredScale {
  readonly bands: readonly Band[];
  /** Percent of the width at which a value lies. */
  readonly toPercent: (value: number) => number;
  /** Where bands meet, as far as there is room for the figures; of a range also its ends. */
  readonly ticks: readonly { readonly at: number; readonly edge: number }[];
  /** The visitor's own place; none where the value is not a number. Below the lowest band it has none. */
  readonly own: { readonly at: number; readonly band: Band | null; readonly isBeyond: boolean } | null;
}

/** The output that a scale draws. */
export function chooseValue({ value }: NonNullable<TableOptions["scale"]>, values: Readonly<Record<string, unknown>>) {
  const keys = [value].flat();
  return keys.find((key) => typeof values[key] === "number") ?? keys.at(-1)!;
}

/** Percent of the width that the figures at one edge take on a phone. */
const TICK_ROOM = 11;

/**
 * Lays out the bands to scale. The first and the last are often open or much wider than the others (a BMI from 0 to 16):
 * they are drawn from their inner edge on, a fifth of what the others span, or as far as the value needs, up to as much
 * again. Null where fewer than three bands have limits. `isOwn` says which row the calculation chose, so that drawing and
 * result never differ at a limit.
 */
export function measureScale(
  { from, to }: NonNullable<TableOptions["scale"]>,
  rows: ResultRows,
  value: unknown,
  isOwn: (row: ResultRows[number]) => boolean,
  range?: readonly [lowest: number, highest: number],
): MeasuredScale | null {
  const sorted = rows
    .filter((row) => typeof row[from] === "number")
    .toSorted((a, b) => (a[from] as number) - (b[from] as number));
  const edges = sorted.slice(1).map((row) => row[from] as number);
  if (edges.length < 2) return null;
  const [first, last] = [edges[0]!, edges.at(-1)!];
  const margin = (last - first) / 5;
  const place = typeof value === "number" && Number.isFinite(value) ? value : null;
  const reach = (beyond: number) => Math.min(Math.max(margin, 1.2 * beyond), last - first);
  const lowest = range?.[0] ?? Math.max(sorted[0]![from] as number, first - reach(first - (place ?? first)));
  const end = sorted.at(-1)![to];
  const highest =
    range?.[1] ?? Math.min(typeof end === "number" ? end : Infinity, last + reach((place ?? last) - last));
  const toPercent = (edge: number) =>
    Number((100 * Math.min(1, Math.max(0, (edge - lowest) / (highest - lowest)))).toFixed(2));

  const bands = sorted.map((row, index) => ({
    start: toPercent(index === 0 ? lowest : edges[index - 1]!),
    end: toPercent(edges[index] ?? highest),
    row,
  }));
  const ticks: { at: number; edge: number }[] = [];
  for (const edge of range ? [lowest, ...edges] : edges) {
    const at = toPercent(edge);
    if (range && at > 100 - TICK_ROOM) break;
    if (ticks.length === 0 || at - ticks.at(-1)!.at >= TICK_ROOM) ticks.push({ at, edge });
  }
  if (range) ticks.push({ at: 100, edge: highest });
  const band = place === null ? null : (bands.find((one) => isOwn(one.row)) ?? null);
  return {
    bands,
    toPercent,
    ticks,
    own: place === null ? null : { at: toPercent(place), band, isBeyond: place < lowest || place > highest },
  };
}
