import { across, closed, type Drawn, ellipse, line, type Point, upright } from "./form-lines.ts";

/** More corners than these look like a circle. */
const MOST_CORNERS = 120;

/** From its three sides; null where they close none, or one whose height is nothing to a drawing. */
export function triangle([a = 0, b = 0, c = 0]: readonly number[]): Drawn | null {
  // C lies at the left below, B at the right, A above: a is the base. Squares of the sides themselves may be beyond numbers.
  const [ownB, ownC] = [b / a, c / a];
  const x = ((1 + ownB * ownB - ownC * ownC) / 2) * a;
  const square = ownB * ownB - (x / a) * (x / a);
  if (!(square > 0)) return null;
  const y = Math.sqrt(square) * a;
  const left = Math.max(0, -x);
  const [left0, right, top]: Point[] = [
    [left, y],
    [left + a, y],
    [left + x, 0],
  ] as [Point, Point, Point];
  return {
    width: left + Math.max(a, x),
    height: y,
    outline: closed(left0!, right!, top!),
    edges: [
      [left0!, right!],
      [left0!, top!],
      [right!, top!],
    ],
  };
}

/** Where its top stands is open: a little to the left of the middle. */
function flank([b = 0, h = 0]: readonly number[]): Drawn {
  const x = 0.4 * b;
  const tall = line([x, h], [x, 0]);
  return {
    width: b,
    height: h,
    outline: closed([0, h], [b, h], [x, 0]),
    faint: tall,
    edges: [across(0, b, h), upright(0, h, x)],
  };
}

/** How far it leans is open: by a third of its height. */
function parallelogram([b = 0, h = 0]: readonly number[]): Drawn {
  const lean = h / 3;
  return {
    width: b + lean,
    height: h,
    outline: closed([0, h], [b, h], [b + lean, 0], [lean, 0]),
    faint: line([lean, 0], [lean, h]),
    edges: [across(0, b, h), upright(0, h, lean)],
  };
}

/** Its legs are open: of one length. */
function trapezoid([b = 0, top = 0, h = 0]: readonly number[]): Drawn {
  const w = Math.max(b, top);
  const [low, high] = [(w - b) / 2, (w - top) / 2];
  const tall = w / 2 - Math.min(b, top) / 4;
  return {
    width: w,
    height: h,
    outline: closed([low, h], [low + b, h], [high + top, 0], [high, 0]),
    faint: line([tall, 0], [tall, h]),
    edges: [across(low, low + b, h), across(high, high + top, 0), upright(0, h, tall)],
  };
}

function rhombus([w = 0, h = 0]: readonly number[]): Drawn {
  return {
    width: w,
    height: h,
    outline: closed([w / 2, 0], [w, h / 2], [w / 2, h], [0, h / 2]),
    faint: line([0, h / 2], [w, h / 2]) + line([w / 2, 0], [w / 2, h]),
    edges: [across(0, w, h), upright(0, h, w)],
  };
}

function oval([a = 0, b = 0]: readonly number[]): Drawn {
  return {
    width: 2 * a,
    height: 2 * b,
    outline: ellipse(a, b, a, b),
    faint: line([a, b], [2 * a, b]) + line([a, 0], [a, b]),
    edges: [across(a, 2 * a, 2 * b), upright(0, b, 2 * a)],
  };
}

function ring([r = 0, inner = 0]: readonly number[]): Drawn | null {
  if (inner >= r) return null;
  const rings = ellipse(r, r, r, r) + ellipse(r, r, inner, inner);
  return {
    width: 2 * r,
    height: 2 * r,
    outline: rings,
    shaded: rings,
    faint: line([r - inner, r], [2 * r, r]),
    edges: [across(r, 2 * r, 2 * r), across(r - inner, r, r)],
  };
}

/** From above: the line through the middle of the tube, and the tube around it. */
function torus([r = 0, tube = 0]: readonly number[]): Drawn | null {
  if (tube > r) return null;
  const all = r + tube;
  const rings = ellipse(all, all, all, all) + ellipse(all, all, r - tube, r - tube);
  return {
    width: 2 * all,
    height: 2 * all,
    outline: rings,
    shaded: rings,
    faint: ellipse(all, all, r, r) + line([0, all], [tube, all]) + line([all, all], [all + r, all]),
    edges: [across(all, all + r, 2 * all), across(0, tube, all)],
  };
}

/** On one of its sides. */
function polygon([side = 0, sides = 0]: readonly number[]): Drawn | null {
  if (sides < 3) return null;
  const count = Math.min(sides, MOST_CORNERS);
  const r = side / 2 / Math.sin(Math.PI / sides);
  const around = Array.from({ length: count }, (_, at): Point => {
    const turn = Math.PI / 2 - Math.PI / count + (2 * Math.PI * at) / count;
    return [r * Math.cos(turn), r * Math.sin(turn)];
  });
  const [xs, ys] = [around.map(([x]) => x), around.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const points = around.map(([x, y]): Point => [x - left, y - top]);
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return {
    width,
    height,
    outline: closed(...points),
    isThinned: count < sides,
    edges: [across((width - side) / 2, (width + side) / 2, height), across(width / 2, width / 2, 0)],
  };
}

/** Solid steps from the side, up to the right. */
function steps([count = 0, rise = 0, run = 0]: readonly number[]): Drawn {
  const [w, h] = [count * run, count * rise];
  const isThinned = count > MOST_CORNERS;
  const corners = isThinned
    ? []
    : Array.from({ length: count }, (_, at): readonly Point[] => [
        [at * run, h - (at + 1) * rise],
        [(at + 1) * run, h - (at + 1) * rise],
      ]).flat();
  const outline = closed([0, h], ...corners, [w, 0], [w, h]);
  return {
    width: w,
    height: h,
    outline,
    shaded: outline,
    isThinned,
    edges: [across(w, w, h), upright(h - rise, h, 0), across(w - run, w, 0)],
  };
}

function flight([totalRise = 0, riser = 0, tread = 0, totalRun = 0]: readonly number[]): Drawn {
  const [risers, treads] = [Math.round(totalRise / riser), Math.round(totalRun / tread)];
  const isThinned = risers > MOST_CORNERS;
  // Of the upper floor as much is drawn as of a tread.
  const width = totalRun + (risers > treads ? tread : 0);
  const heightOf = (step: number) => Math.max(0, totalRise - step * riser);
  const corners = isThinned
    ? [[0, heightOf(1)] as const]
    : Array.from({ length: risers }, (_, at): readonly Point[] => [
        [at * tread, heightOf(at + 1)],
        [Math.min(width, (at + 1) * tread), heightOf(at + 1)],
      ]).flat();
  const outline = closed(
    [0, totalRise],
    ...corners,
    [width, 0],
    [width, riser / 2],
    [totalRun, riser / 2],
    [totalRun, totalRise],
  );
  return {
    width,
    height: totalRise,
    outline,
    shaded: outline,
    isThinned,
    edges: [
      upright(0, totalRise, width),
      upright(heightOf(1), totalRise, 0),
      across(width - tread, width, 0),
      across(0, totalRun, totalRise),
    ],
  };
}

/** Flat forms beside the plain ones of `forms.ts`. */
export const PLANE_FORMS = { flank, parallelogram, trapezoid, rhombus, oval, ring, torus, polygon, steps, flight };
