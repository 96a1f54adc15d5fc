import type { FormName } from "#engine/pictures.ts";
import {
  across,
  closed,
  DEEP_X,
  DEEP_Y,
  type Drawn,
  ellipse,
  line,
  type Opening,
  type Point,
  upright,
  write,
} from "./form-lines.ts";

/** More lines than these are no longer told apart. */
const MOST_LINES = 80;
const MOST_OPENINGS = 30;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const square = (w: number, h: number) => closed([0, 0], [w, 0], [w, h], [0, h]);

/** A part of a circle, from the right on against the clock. */
function sector([r = 0, degrees = 0]: readonly number[]): Drawn {
  const turn = (degrees * Math.PI) / 180;
  const end: Point = [r + r * Math.cos(turn), r - r * Math.sin(turn)];
  const isWhole = degrees >= 360;
  // The letter of a small angle stands above it, not on that of the radius.
  const letter = Math.max(turn / 2, Math.PI / 5);
  const arc = `A${r} ${r} 0 ${degrees > 180 ? 1 : 0} 0 ${write(...end)}`;
  const circle = ellipse(r, r, r, r);
  return {
    width: 2 * r,
    height: 2 * r,
    outline: circle,
    shaded: isWhole ? circle : `M${r} ${r}L${2 * r} ${r}${arc}Z`,
    inner: isWhole ? line([r, r], [2 * r, r]) : `M${2 * r} ${r}L${r} ${r}L${write(...end)}`,
    edges: [
      across(r, 2 * r, r),
      [
        [r, r],
        [r + 0.96 * r * Math.cos(letter), r - 0.96 * r * Math.sin(letter)],
      ],
    ],
  };
}

function cone([r = 0, h = 0]: readonly number[]): Drawn {
  const ry = r / 4;
  return {
    width: 2 * r,
    height: h + ry,
    outline: `M0 ${h}A${r} ${ry} 0 0 0 ${2 * r} ${h}L${r} 0L0 ${h}`,
    faint: `M0 ${h}A${r} ${ry} 0 0 1 ${2 * r} ${h}M${r} 0L${r} ${h}L${2 * r} ${h}`,
    edges: [across(r, 2 * r, h + ry), upright(0, h, 2 * r)],
  };
}

function pyramid([l = 0, w = 0, h = 0]: readonly number[]): Drawn {
  const [dx, dy] = [w * DEEP_X, w * DEEP_Y];
  // A low one's back edge is drawn higher than its tip.
  const bottom = Math.max(h + dy / 2, dy);
  const [x, foot] = [(l + dx) / 2, bottom - dy / 2];
  const tip = foot - h;
  return {
    width: l + dx,
    height: bottom,
    outline: `${closed([0, bottom], [l, bottom], [x, tip])}M${l} ${bottom}L${l + dx} ${bottom - dy}L${x} ${tip}`,
    faint: `M0 ${bottom}L${dx} ${bottom - dy}L${l + dx} ${bottom - dy}M${dx} ${bottom - dy}L${x} ${tip}L${x} ${foot}`,
    edges: [
      across(0, l, bottom),
      [
        [l, bottom],
        [l + dx, bottom - dy],
      ],
      upright(tip, foot, 0),
    ],
  };
}

/** Null where the sidewalls leave no wheel. */
function tire([d = 0, sidewall = 0]: readonly number[]): Drawn | null {
  const [r, rim] = [d / 2, d / 2 - sidewall];
  if (!(rim > 0)) return null;
  const spokes = range(5).map((index) => {
    const turn = ((72 * index - 90) * Math.PI) / 180;
    const on = (length: number): Point => [r + length * Math.cos(turn), r + length * Math.sin(turn)];
    return line(on(0.18 * rim), on(0.88 * rim));
  });
  return {
    width: d,
    height: d,
    outline: ellipse(r, r, r, r),
    shaded: ellipse(r, r, r, r) + ellipse(r, r, rim, rim),
    inner: ellipse(r, r, rim, rim) + ellipse(r, r, 0.18 * rim, 0.18 * rim) + spokes.join(""),
    edges: [across(0, d, d), across(0, sidewall, r)],
  };
}

/** The walls below are as high as a third of the span: only the roof has sizes. */
function gable([span = 0, rise = 0]: readonly number[]): Drawn {
  const wall = span / 3;
  return {
    width: span,
    height: rise + wall,
    outline: closed([0, rise], [span / 2, 0], [span, rise]),
    shaded: closed([0, rise], [span / 2, 0], [span, rise]),
    inner: `M0 ${rise}L0 ${rise + wall}L${span} ${rise + wall}L${span} ${rise}`,
    faint: line([span / 2, 0], [span / 2, rise]),
    edges: [across(0, span, rise + wall), upright(0, rise, span)],
  };
}

/** Both sides of a roof over walls that are as high as a third of the span, to the ends of the rafters. */
function roof([run = 0, rise = 0, , overhang = 0]: readonly number[]): Drawn {
  const drop = (overhang * rise) / run;
  const [left, middleX, right] = [overhang, overhang + run, overhang + 2 * run];
  const [width, eaves, ground] = [right + overhang, rise + drop, rise + Math.max((2 * run) / 3, drop)];
  return {
    width,
    height: ground,
    outline: `M${write(0, eaves)}L${write(middleX, 0)}L${write(width, eaves)}`,
    shaded: closed([left, rise], [middleX, 0], [right, rise]),
    inner: `M${write(left, rise)}L${write(left, ground)}L${write(right, ground)}L${write(right, rise)}`,
    faint: line([middleX, 0], [middleX, ground]) + line([left, rise], [right, rise]),
    edges: [
      across(left, middleX, ground),
      // Beside the line in the middle.
      upright(0, rise, middleX + run / 8),
      [
        [middleX, 0],
        [width, eaves],
      ],
      across(0, left, eaves),
    ],
  };
}

/** Where the middle one of a number of pieces begins. */
const middle = (count: number, size: number) => Math.max(0, Math.floor((count - 1) / 2)) * size;

function deck([l = 0, w = 0, rows = 0, joists = 0]: readonly number[]): Drawn {
  const [board, apart] = [w / Math.max(1, rows), l / Math.max(1, joists - 1)];
  const boards = rows > MOST_LINES ? [] : range(Math.max(0, rows - 1)).map((row) => (row + 1) * board);
  const beams = joists > MOST_LINES ? [] : range(joists).map((joist) => Math.min(l, joist * apart));
  return {
    width: l,
    height: w,
    outline: square(l, w),
    isThinned: Math.max(rows, joists) > MOST_LINES,
    inner: boards.map((y) => line([0, y], [l, y])).join(""),
    faint: beams.map((x) => line([x, 0], [x, w])).join(""),
    edges: [
      across(0, l, w),
      upright(0, w, l),
      upright(middle(rows, board), middle(rows, board) + board, 0),
      across(middle(joists - 1, apart), middle(joists - 1, apart) + apart, 0),
    ],
  };
}

/** Studs from one end on, the last one at the other end; those that an opening cuts stand above and below it. */
function studs([l = 0, h = 0, spacing = 0]: readonly number[], openings: readonly Opening[] = []): Drawn {
  const count = Math.ceil(l / spacing - 1e-9);
  const places = count > MOST_LINES ? [] : range(count).map((stud) => stud * spacing);
  const own = middle(count - 1, spacing);
  const holes = placeOpenings(l, h, openings);
  const pieces = places.flatMap((x) => {
    const hole = holes.find(({ left, right }) => x > left && x < right);
    return hole ? [line([x, 0], [x, hole.top]), line([x, hole.bottom], [x, h])] : [line([x, 0], [x, h])];
  });
  const frames = holes.map(({ left, right, top, bottom }) =>
    closed([left, top], [right, top], [right, bottom], [left, bottom]),
  );
  return {
    width: l,
    height: h,
    outline: square(l, h) + frames.join(""),
    isThinned: count > MOST_LINES || holes.length < openings.length,
    shaded: frames.join(""),
    inner: pieces.join(""),
    edges: [across(0, l, h), upright(0, h, l), across(own, Math.min(own + spacing, l), 0)],
  };
}

/**
 * Spread evenly over a wall, as nobody says where they are: doors on the floor, windows with their tops as high as those
 * of doors. None where they do not fit or could not be told apart.
 */
function placeOpenings(l: number, h: number, openings: readonly Opening[]) {
  const taken = openings.reduce((sum, { width }) => sum + width, 0);
  if (taken > l || openings.length > MOST_OPENINGS || openings.some(({ height }) => height > h)) return [];
  const isDoor = ({ height }: Opening) => height > 0.7 * h;
  const head = Math.max(0.8 * h, ...openings.map(({ height }) => height));
  const gap = (l - taken) / (openings.length + 1);
  let right = 0;
  return openings.map((one) => {
    const left = right + gap;
    right = left + one.width;
    const bottom = isDoor(one) ? h : h - head + one.height;
    return { left, right, top: bottom - one.height, bottom };
  });
}

function fence([spacing = 0, h = 0, picket = 0, gap = 0, rails = 0]: readonly number[]): Drawn {
  const pitch = picket + gap;
  const count = Math.floor((spacing + gap) / pitch + 1e-9);
  // What is left is shared by both ends, as one builds it.
  const from = (spacing - count * pitch + gap) / 2;
  const lefts = count > MOST_LINES || count < 1 ? [] : range(count).map((index) => from + index * pitch);
  const heights = range(Math.min(rails, MOST_LINES)).map((rail) => (h * (rail + 1)) / (rails + 1));
  const [own, next] = [lefts[Math.floor(count / 4)] ?? 0, lefts[Math.floor(count / 2)] ?? 0];
  return {
    width: spacing,
    height: h,
    outline: line([0, 0], [0, h]) + line([spacing, 0], [spacing, h]) + line([0, h], [spacing, h]),
    isThinned: lefts.length < Math.max(1, count),
    shaded: lefts.map((x) => closed([x, 0.04 * h], [x + picket, 0.04 * h], [x + picket, h], [x, h])).join(""),
    inner: lefts
      .map((x) => `M${write(x, h)}L${write(x, 0.04 * h)}L${write(x + picket, 0.04 * h)}L${write(x + picket, h)}`)
      .join(""),
    faint: heights.map((y) => line([0, y], [spacing, y])).join(""),
    edges: [
      across(0, spacing, h),
      upright(0, h, spacing),
      across(own, Math.min(own + picket, spacing), 0),
      across(Math.min(next + picket, spacing), Math.min(next + pitch, spacing), 0),
      upright(0.3 * h, 0.7 * h, 0),
    ],
  };
}

/** What is built or cut, beside the plain forms of `forms.ts`. */
export const BUILT_FORMS = { sector, cone, pyramid, tire, gable, roof, deck, studs, fence } satisfies Partial<
  Record<FormName, (sizes: readonly number[], openings?: readonly Opening[]) => Drawn | null>
>;
