import type { AnyField } from "./fields.ts";

/** How far is looked where a field has no bound: a billion, or a million times the present value. */
export function getBounds({ min, max }: AnyField, start: number): { readonly low: number; readonly high: number } {
  const far = Math.max(1e9, Math.abs(start) * 1e6);
  return {
    low: Math.min(start, typeof min === "number" ? min : -far),
    high: Math.max(start, typeof max === "number" ? max : far),
  };
}

/**
 * Where is looked: steps outward from the present value as parts of its size, parts of it towards zero, and how many
 * equal parts the bounds are divided into.
 */
interface Scan {
  readonly steps: readonly number[];
  readonly parts: readonly number[];
  readonly even: number;
}

/** What mostly suffices. */
export const COARSE: Scan = { steps: [0.05, 0.2, 0.45, 0.75, 1, 2, 5, 20, 300, 1e5], parts: [0.02, 1e-3], even: 6 };
/** Where the coarse one found nothing. */
export const FINE: Scan = {
  steps: [0.01, 0.1, 0.3, 0.6, 0.9, 1.5, 3, 9, 60, 3000],
  parts: [0.005, 1e-4, 1e-6],
  even: 16,
};

/** The points of a scan within the bounds. */
export function listProbes(start: number, low: number, high: number, isWhole: boolean, scan: Scan): readonly number[] {
  if (isWhole && high - low < 40) return Array.from({ length: Math.floor(high - low) + 1 }, (_, step) => low + step);
  const size = Math.abs(start) || Math.min(1, (high - low) / 100);
  const probes = [
    start,
    low,
    high,
    0,
    ...scan.steps.flatMap((step) => [start - step * size, start + step * size]),
    ...scan.parts.map((part) => start * part),
    ...Array.from({ length: scan.even - 1 }, (_, step) => low + ((high - low) * (step + 1)) / scan.even),
  ];
  const rounded = isWhole ? probes.map((x) => Math.round(x)) : probes;
  return rounded.filter((x) => low <= x && x <= high);
}
