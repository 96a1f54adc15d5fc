import type { AnyField } from "#engine/fields.ts";

/** The drawing's own units; it is scaled to the page. */
export const WIDTH = 640;
export const HEIGHT = 280;
export const MARGIN = { top: 26, right: 18, bottom: 48, left: 80 };
/** What the margins leave: where the lines are. */
export const PLOT = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom };

/** A point of a line, in the units in which the visitor reads it. */
export interface Point {
  readonly x: number;
  /** Where it is drawn; in a stack on top of the lines below. */
  readonly y: number;
  /** Its figure, in the unit that the field declares. */
  readonly value: number;
}

/** One line (or row of bars) of a chart, in the units in which the visitor reads it. */
export interface Line {
  readonly key: string;
  readonly field: AnyField;
  readonly color: string;
  readonly points: readonly Point[];
}
