import type { FormName } from "#engine/pictures.ts";
import { BUILT_FORMS } from "./built-forms.ts";
import {
  across,
  closed,
  DEEP_X,
  DEEP_Y,
  type Drawn,
  ellipse,
  type Opening,
  type Point,
  upright,
} from "./form-lines.ts";
import { PLANE_FORMS, triangle } from "./plane-forms.ts";
import { PROFILE_FORMS } from "./profile-forms.ts";
import { SOLID_FORMS } from "./solid-forms.ts";

function rectangle(w: number, h: number): Drawn {
  return {
    width: w,
    height: h,
    outline: closed([0, 0], [w, 0], [w, h], [0, h]),
    edges: [across(0, w, h), upright(0, h, w)],
  };
}

/** Rises to the right. */
function drawSlope(run: number, rise: number): Drawn {
  return {
    width: run,
    height: rise,
    outline: closed([0, rise], [run, rise], [run, 0]),
    edges: [across(0, run, rise), upright(0, rise, run)],
  };
}

/** The size goes all the way across or from the middle on. */
function round(d: number, edge: readonly [Point, Point]): Drawn {
  const [[x1, y1], [x2, y2]] = edge;
  return {
    width: d,
    height: d,
    outline: ellipse(d / 2, d / 2, d / 2, d / 2),
    faint: `M${x1} ${y1}L${x2} ${y2}`,
    edges: [edge],
  };
}

/** `from` is where the size across begins: at the edge or in the middle. */
function cylinder(d: number, h: number, from: number): Drawn {
  const ry = d / 8;
  return {
    width: d,
    height: h + 2 * ry,
    outline: `${ellipse(d / 2, ry, d / 2, ry)}M0 ${ry}L0 ${h + ry}A${d / 2} ${ry} 0 0 0 ${d} ${h + ry}L${d} ${ry}`,
    faint: `M0 ${h + ry}A${d / 2} ${ry} 0 0 1 ${d} ${h + ry}M${from} ${ry}L${d} ${ry}`,
    edges: [across(from, d, h + 2 * ry), upright(ry, h + ry, d)],
  };
}

/** Each form from its sizes; null where sizes close no form. */
export const FORMS: {
  readonly [F in FormName]: (sizes: readonly number[], openings?: readonly Opening[]) => Drawn | null;
} = {
  rectangle: ([w = 0, h = 0]) => rectangle(w, h),
  square: ([side = 0]) => rectangle(side, side),
  circle: ([d = 0]) =>
    round(d, [
      [0, d / 2],
      [d, d / 2],
    ]),
  disk: ([r = 0]) =>
    round(2 * r, [
      [r, r],
      [2 * r, r],
    ]),
  triangle,
  slope: ([run = 0, rise = 0]) => drawSlope(run, rise),
  right([run = 0, rise = 0]) {
    const drawn = drawSlope(run, rise);
    return {
      ...drawn,
      edges: [
        ...drawn.edges,
        [
          [0, rise],
          [run, 0],
        ],
      ],
    };
  },
  box([l = 0, w = 0, h = 0]) {
    const [dx, dy] = [w * DEEP_X, w * DEEP_Y];
    return {
      width: l + dx,
      height: h + dy,
      outline: `${closed([0, dy], [l, dy], [l, dy + h], [0, dy + h])}M0 ${dy}L${dx} 0L${l + dx} 0L${l} ${dy}M${l + dx} 0L${l + dx} ${h}L${l} ${h + dy}`,
      faint: `M${dx} 0L${dx} ${h}L${l + dx} ${h}M${dx} ${h}L0 ${h + dy}`,
      edges: [
        across(0, l, dy + h),
        [
          [0, dy],
          [dx, 0],
        ],
        upright(0, h, l + dx),
      ],
    };
  },
  cylinder: ([d = 0, h = 0]) => cylinder(d, h, 0),
  drum: ([r = 0, h = 0]) => cylinder(2 * r, h, r),
  ...PLANE_FORMS,
  ...SOLID_FORMS,
  ...PROFILE_FORMS,
  ...BUILT_FORMS,
};

/** Of how many sizes at its end a form can do without: a gap of nothing, no rails. */
export const MAY_BE_NOTHING: Partial<Record<FormName, number>> = { sector: 1, deck: 2, fence: 2, roof: 1, flight: 1 };
