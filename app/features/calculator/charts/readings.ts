import type { Line, Point } from "./frame.ts";
import type { Scale } from "./scale.ts";

/** What the lines of a chart say at one place of its x axis. */
export interface Reading {
  readonly x: number;
  readonly values: readonly { readonly line: Line; readonly point: Point }[];
}

/** Every place at which a line has a point, from left to right. */
export function readingsAt(lines: readonly Line[]): readonly Reading[] {
  const byPlace = new Map<number, { line: Line; point: Point }[]>();
  for (const line of lines)
    for (const point of line.points) {
      const values = byPlace.get(point.x);
      if (values) values.push({ line, point });
      else byPlace.set(point.x, [{ line, point }]);
    }
  return [...byPlace].toSorted(([a], [b]) => a - b).map(([x, values]) => ({ x, values }));
}

/** The index of the reading that is drawn nearest to a place, in the drawing's units. */
export function nearestReading(readings: readonly Reading[], x: Scale, place: number): number {
  let nearest = 0;
  for (const [index, reading] of readings.entries())
    if (Math.abs(x.at(reading.x) - place) < Math.abs(x.at(readings[nearest]!.x) - place)) nearest = index;
  return nearest;
}

/** Where a key leads, as a slider has it; null for a key that leads nowhere. */
export function stepReading(key: string, index: number, last: number): number | null {
  const page = Math.max(1, Math.round(last / 10));
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
    Home: -index,
    End: last - index,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(last, Math.max(0, index + step));
}
