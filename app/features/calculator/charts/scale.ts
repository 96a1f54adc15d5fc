import { ticks } from "d3-array";

/** Maps values to places on the page. */
export interface Scale {
  at(value: number): number;
  readonly ticks: readonly number[];
}

/** A linear scale that ends on round numbers. */
export function linearScale(low: number, high: number, from: number, to: number, count: number): Scale {
  const span = high - low || Math.abs(high) || 1;
  const [start, end] = high === low ? [low - span / 2, high + span / 2] : [low, high];
  const round = ticks(start, end, count);
  return { at: (value) => from + ((value - start) / (end - start)) * (to - from), ticks: round };
}

/** A logarithmic scale with its ticks at powers of ten, or at 1, 2 and 5 of each where there are few. */
export function logScale(low: number, high: number, from: number, to: number): Scale {
  const [start, end] = [Math.log10(low), Math.log10(high <= low ? low * 10 : high)];
  const powers: number[] = [];
  for (let power = Math.floor(start); power <= Math.ceil(end); power += 1) {
    for (const lead of end - start < 2 ? [1, 2, 5] : [1]) powers.push(lead * 10 ** power);
  }
  const step = Math.ceil(powers.length / 7);
  return {
    at: (value) => from + ((Math.log10(Math.max(value, low)) - start) / (end - start)) * (to - from),
    ticks: powers.filter((value, index) => index % step === 0 && value >= low * 0.999 && value <= high * 1.001),
  };
}

/** The lowest and the highest value; of none, infinite ones the wrong way round. */
export function getExtent(values: readonly number[]): readonly [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

/** The lowest and highest value, and the next round number beyond the highest, so that lines stay below the frame. */
export function getDomain(extent: readonly [low: number, high: number], fit: boolean): readonly [number, number] {
  let [low, high] = extent;
  if (low > high) return [0, 1];
  if (!fit) [low, high] = [Math.min(0, low), Math.max(0, high)];
  if (low === high)
    return low === 0
      ? [0, 1]
      : fit
        ? [low - Math.abs(low) / 10, high + Math.abs(high) / 10]
        : [Math.min(0, low), Math.max(0, high)];
  const marks = ticks(low, high, 5);
  const step = marks.length > 1 ? marks[1]! - marks[0]! : 0;
  const lower = marks.length > 0 && low < marks[0]! ? marks[0]! - step : low;
  const upper = marks.length > 0 && high > marks.at(-1)! ? marks.at(-1)! + step : high;
  return [fit ? lower : Math.min(0, lower), upper];
}
