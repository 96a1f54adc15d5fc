export type Point = readonly [x: number, y: number];

/** A form in its own measure: x to the right, y down, within `width` and `height`. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly outline: string;
  /** Edges that are hidden or only help the eye. */
  readonly faint?: string;
  /** Thin lines of what it is built of. */
  readonly inner?: string;
  /** What is shaded. */
  readonly shaded?: string;
  /** Parts that nobody could tell apart, or for which there is no room, are left out. */
  readonly isThinned?: boolean;
  /** The edge along which each size is written. */
  readonly edges: readonly (readonly [Point, Point])[];
}

/** A door or a window. */
export interface Opening {
  readonly width: number;
  readonly height: number;
}

/** An edge at one height, and one at one place: a size is written beside it, also where it has no length. */
export const across = (from: number, to: number, y: number): readonly [Point, Point] => [
  [from, y],
  [to, y],
];
export const upright = (from: number, to: number, x: number): readonly [Point, Point] => [
  [x, from],
  [x, to],
];

export const closed = (...points: readonly Point[]) => `M${points.map((point) => write(...point)).join("L")}Z`;
export const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`;

/** How deep a solid's depth is drawn: half its length, at 30 degrees. */
export const [DEEP_X, DEEP_Y] = [0.5 * Math.cos(Math.PI / 6), 0.25];

/** Without the noise of sums: of many lines the digits would weigh more than the drawing. */
const tidy = (place: number) => Number(place.toPrecision(12));
export const write = (...places: readonly number[]) => places.map(tidy).join(" ");

export const line = (from: Point, to: Point) => `M${write(...from)}L${write(...to)}`;

/**
 * A path in the drawing's own measure. A transform would keep the form's: far from 1 browsers lose edges of it, and nothing
 * of a very small form is seen.
 */
export function scalePath(path: string, x: number, y: number): string {
  return path.replaceAll(/([MLA])([^MLAZ]*)/g, (_, command: string, given: string) => {
    const places = given
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [ends, arc] = command === "A" ? [places.slice(-2), places.slice(0, 5)] : [places, []];
    const [rx, ry, ...turns] = arc;
    const scaled = rx === undefined ? [] : [place(rx * x), place(ry! * y), ...turns];
    return command + [...scaled, ...ends.map((end, at) => place(end * (at % 2 === 0 ? x : y)))].join(" ");
  });
}

/** A thousandth of a pixel is seen by nobody. */
const place = (value: number) => Number(value.toFixed(3));
