import type { AnyField } from "#engine/fields.ts";

/** The drawing's own units; it is scaled to the page. */
export const WIDTH = 640;
export const HEIGHT = 280;
export const MARGIN = { top: 26, right: 18, bottom: 48, left: 62 };

/** One line (or row of bars) of a chart, in the units in which the visitor reads it. */
export interface Line {
  readonly key: string;
  readonly field: AnyField;
  readonly color: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** How words stand at a place, so that they stay within the frame. */
export function anchorAt(left: number): "start" | "middle" | "end" {
  return left < MARGIN.left + 40 ? "start" : left > WIDTH - MARGIN.right - 60 ? "end" : "middle";
}
