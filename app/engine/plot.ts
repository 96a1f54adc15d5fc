import { type AngleUnit, ExpressionError, readExpression, toFunction } from "#maths/expression.ts";

/** A function of x; NaN where it has no finite real value. */
export type Curve = (x: number) => number;
/** Places side by side, ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

/** Reads the content of a field as a function; a sentence where it is not one. */
export function readCurve(
  text: string,
  angleUnit: AngleUnit,
): { readonly ok: true; readonly at: Curve } | { readonly ok: false; readonly message: string } {
  try {
    const f = toFunction(readExpression(text, { variable: true }), angleUnit);
    return { ok: true, at: withGaps(f) };
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, message: error.message };
    throw error;
  }
}

function withGaps(f: Curve): Curve {
  return (x) => {
    try {
      return f(x);
    } catch (error) {
      if (error instanceof ExpressionError) return Number.NaN;
      throw error;
    }
  };
}

/** Points at equal steps, both ends included; rounded, so that a step of a tenth meets 0.3 itself. */
export function sampleCurve(f: Curve, from: number, to: number, steps: number): readonly CurvePoint[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = Number((from + ((to - from) * index) / steps).toPrecision(14));
    return { x, y: f(x) };
  });
}

/**
 * The unbroken parts of a curve: it is broken where it has no value, and where it jumps from far above to far below, as at
 * a pole.
 */
export function splitCurve(points: readonly CurvePoint[], height: number): readonly (readonly CurvePoint[])[] {
  const parts: CurvePoint[][] = [[]];
  let before: CurvePoint | undefined;
  for (const point of points) {
    const jumps = before && Math.abs(point.y - before.y) > height && point.y * before.y < 0;
    if (!Number.isFinite(point.y) || jumps) parts.push([]);
    if (Number.isFinite(point.y)) parts.at(-1)!.push(point);
    before = Number.isFinite(point.y) ? point : undefined;
  }
  return parts.filter((part) => part.length > 1);
}

/** What is narrower, as a share of the window, cannot be seen apart. */
const NARROWEST = 1e-6;

/**
 * Where f is 0 between the sampled points: where it changes its sign, and where it touches the axis. A pole and a jump over
 * or to the axis change the sign too, but there f does not come near to 0 from both sides. Stretches on which f is 0 all along
 * are {@link findFlats}.
 */
export function findZeros(f: Curve, points: readonly CurvePoint[]): readonly number[] {
  const size = Math.max(...points.map(({ y }) => (Number.isFinite(y) ? Math.abs(y) : 0)));
  if (size === 0) return [];
  const span = points.at(-1)!.x - points[0]!.x;
  // Where f jumps away, it does so at the rounded place.
  const jumps = (zero: number, from: number, to: number) =>
    Math.abs(f(roundTo(zero, span))) >= 0.01 * Math.max(Math.abs(from), Math.abs(to));
  const found: number[] = [];
  for (const [index, { x, y }] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (y === 0) found.push(x);
    else if (after && Math.sign(after.y) === -Math.sign(y)) {
      const zero = bisect(f, x, after.x);
      const isLow = Math.abs(f(zero)) < 0.01 * Math.min(Math.abs(y), Math.abs(after.y));
      if (isLow && !jumps(zero, y, after.y)) found.push(zero);
    } else if (before && after && isLowest(before.y, y, after.y)) {
      const nearest = findLowest((at) => Math.abs(f(at)), before.x, after.x);
      const isLow = Math.abs(f(nearest)) <= 1e-12 * size;
      if (isLow && !jumps(nearest, before.y, after.y)) found.push(nearest);
    }
  }
  const flats = findFlats(f, points);
  const rounded = found.map((zero) => roundTo(zero, span));
  return rounded.filter(
    (zero, index) =>
      !flats.some(({ from, to }) => zero >= from && zero <= to) &&
      (index === 0 || zero - rounded[index - 1]! > span * NARROWEST),
  );
}

/** The stretches on which f is 0 all along, from a sampled point on which it is. */
export function findFlats(f: Curve, points: readonly CurvePoint[]): readonly Stretch[] {
  const span = points.at(-1)!.x - points[0]!.x;
  const flats: Stretch[] = [];
  for (const [index, { x, y }] of points.entries()) {
    if (y !== 0) continue;
    const from = findEnd(f, x, points[index - 1]?.x ?? x);
    const to = findEnd(f, x, points[index + 1]?.x ?? x);
    const last = flats.at(-1);
    if (last && from <= last.to) flats[flats.length - 1] = { from: last.from, to };
    else flats.push({ from, to });
  }
  return flats
    .filter(({ from, to }) => to - from > span * NARROWEST)
    .map(({ from, to }) => ({ from: roundTo(from, span), to: roundTo(to, span) }));
}

/** How far f is 0 on the way from a zero to a place. */
function findEnd(f: Curve, zero: number, place: number): number {
  let [inside, outside] = [zero, place];
  if (f((inside + outside) / 2) === 0 && f(outside) === 0) return outside;
  for (let step = 0; step < 60; step += 1) {
    const middle = inside + (outside - inside) / 2;
    if (f(middle) === 0) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** Whether a value is no further from 0 than its neighbors. */
function isLowest(before: number, y: number, after: number): boolean {
  return Math.abs(y) <= Math.min(Math.abs(before), Math.abs(after));
}

function bisect(f: Curve, from: number, to: number): number {
  let [low, high] = [from, to];
  const side = Math.sign(f(low));
  for (let step = 0; step < 60; step += 1) {
    const middle = low + (high - low) / 2;
    const y = f(middle);
    if (!Number.isFinite(y)) return middle;
    if (Math.sign(y) === side) low = middle;
    else high = middle;
  }
  return Math.abs(f(low)) < Math.abs(f(high)) ? low : high;
}

/** The lowest place of a function with one valley in between, by golden sections. */
function findLowest(f: Curve, from: number, to: number): number {
  const share = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step += 1) {
    const [left, right] = [high - share * (high - low), low + share * (high - low)];
    if (f(left) <= f(right)) high = right;
    else low = left;
  }
  const rounded = roundTo(low, to - from);
  return f(low) < f(rounded) ? low : rounded;
}

/** Without the digits that are smaller than the window can say. */
function roundTo(x: number, span: number): number {
  const unit = 10 ** (Math.floor(Math.log10(span)) - 9);
  const rounded = Math.round(x / unit) * unit;
  return Number(rounded.toPrecision(12)) + 0;
}

/** From where to where the curves are worth showing: poles do not make all else flat. */
export function findHeights(curves: readonly (readonly CurvePoint[])[]): readonly [low: number, high: number] {
  const all = curves
    .flat()
    .map(({ y }) => y)
    .filter((y) => Number.isFinite(y))
    .toSorted((a, b) => a - b);
  if (all.length === 0) return [-1, 1];
  const at = (share: number) => all[Math.round(share * (all.length - 1))]!;
  const [low, high, middle] = [at(0), at(1), at(0.9) - at(0.1)];
  const [from, to] = [Math.max(low, at(0.1) - 3 * middle), Math.min(high, at(0.9) + 3 * middle)];
  if (from === to) return [from - Math.max(1, Math.abs(from) / 2), to + Math.max(1, Math.abs(to) / 2)];
  const room = (to - from) * 0.06;
  return [from - room, to + room];
}
