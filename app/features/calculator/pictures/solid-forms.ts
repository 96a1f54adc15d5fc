import { across, closed, DEEP_X, DEEP_Y, type Drawn, ellipse, line, type Point, upright, write } from "./form-lines.ts";
import { triangle } from "./plane-forms.ts";

/** How high a circle lying flat appears, as a share of its width. */
const FLAT = 1 / 4;

/** From where a path is, half a circle that lies: to the right, the half in front or behind. */
const lying = (x: number, y: number, r: number, isInFront: boolean) =>
  `A${write(r, r * FLAT)} 0 0 ${isInFront ? 0 : 1} ${write(x, y)}`;

/** The sizes go all the way across or from the middle on. */
function tubeOf(r: number, inner: number, h: number, isAcross: boolean): Drawn | null {
  if (inner >= r) return null;
  const ry = r * FLAT;
  const rings = ellipse(r, ry, r, ry) + ellipse(r, ry, inner, inner * FLAT);
  return {
    width: 2 * r,
    height: h + 2 * ry,
    outline: `${rings}M${write(0, ry)}L${write(0, h + ry)}${lying(2 * r, h + ry, r, true)}L${write(2 * r, ry)}`,
    shaded: rings,
    faint: [-1, 1].map((side) => line([r + side * inner, ry], [r + side * inner, h + ry])).join(""),
    edges: [
      across(isAcross ? 0 : r, 2 * r, h + 2 * ry),
      across(r - inner, isAcross ? r + inner : r, 0),
      upright(ry, h + ry, 2 * r),
    ],
  };
}

function hemisphere([r = 0]: readonly number[]): Drawn {
  const base = r + r * FLAT;
  return {
    width: 2 * r,
    height: base,
    outline: `M0 ${r}A${r} ${r} 0 0 1 ${2 * r} ${r}M0 ${r}${lying(2 * r, r, r, true)}`,
    faint: `M0 ${r}${lying(2 * r, r, r, false)}${line([r, r], [2 * r, r])}`,
    edges: [across(r, 2 * r, base)],
  };
}

/** The part of a ball that is cut off at the top. */
function cap([r = 0, h = 0]: readonly number[]): Drawn | null {
  if (h > 2 * r) return null;
  const half = Math.sqrt(h * (2 * r - h));
  const cut = `M${write(r - half, h)}A${r} ${r} 0 ${h > r ? 1 : 0} 1 ${write(r + half, h)}Z`;
  return {
    width: 2 * r,
    height: 2 * r,
    outline: ellipse(r, r, r, r),
    shaded: cut,
    inner: line([r - half, h], [r + half, h]),
    faint: line([r, r], [2 * r, r]) + line([r, 0], [r, h]),
    edges: [across(r, 2 * r, r), upright(0, h, r)],
  };
}

/** From the radius below and the one above. */
function frustum([r = 0, upper = 0, h = 0]: readonly number[]): Drawn {
  const x = Math.max(r, upper);
  const [top, bottom] = [upper * FLAT, upper * FLAT + h];
  const height = bottom + r * FLAT;
  return {
    width: 2 * x,
    height,
    outline: `${ellipse(x, top, upper, upper * FLAT)}M${write(x - upper, top)}L${write(x - r, bottom)}${lying(x + r, bottom, r, true)}L${write(x + upper, top)}`,
    faint: `M${write(x - r, bottom)}${lying(x + r, bottom, r, false)}`,
    edges: [across(x, x + r, height), across(x, x + upper, 0), upright(top, bottom, 2 * x)],
  };
}

/** A triangle from the front, and how far it goes back. */
function prism([a = 0, b = 0, c = 0, l = 0]: readonly number[]): Drawn | null {
  const front = triangle([a, b, c]);
  if (!front) return null;
  const [dx, dy] = [l * DEEP_X, l * DEEP_Y];
  const [[left, right], [, top]] = front.edges as [readonly [Point, Point], readonly [Point, Point]];
  const near = ([x, y]: Point): Point => [x, y + dy];
  const far = ([x, y]: Point): Point => [x + dx, y];
  return {
    width: front.width + dx,
    height: front.height + dy,
    outline:
      closed(near(left), near(right), near(top)) +
      line(near(right), far(right)) +
      line(near(top), far(top)) +
      line(far(top), far(right)),
    faint: line(near(left), far(left)) + line(far(left), far(right)) + line(far(left), far(top)),
    edges: [...front.edges.map(([from, to]) => [near(from), near(to)] as const), [near(right), far(right)]],
  };
}

/** Its height is that of the straight part. */
function capsule([r = 0, h = 0]: readonly number[]): Drawn {
  return {
    width: 2 * r,
    height: h + 2 * r,
    outline: `M0 ${r}L${write(0, r + h)}A${r} ${r} 0 0 0 ${write(2 * r, r + h)}L${write(2 * r, r)}A${r} ${r} 0 0 0 0 ${r}`,
    faint:
      [r, r + h].map((y) => `M${write(0, y)}${lying(2 * r, y, r, true)}`).join("") + line([r, r + h], [2 * r, r + h]),
    edges: [across(r, 2 * r, h + 2 * r), upright(r, r + h, 2 * r)],
  };
}

/** Solids beside the plain ones of `forms.ts`. */
export const SOLID_FORMS = {
  pipe: ([r = 0, inner = 0, h = 0]: readonly number[]) => tubeOf(r, inner, h, false),
  sleeve: ([d = 0, inner = 0, h = 0]: readonly number[]) => tubeOf(d / 2, inner / 2, h, true),
  hemisphere,
  cap,
  frustum,
  prism,
  capsule,
};
