import { across, closed, type Drawn, ellipse, line, type Point, upright } from "./form-lines.ts";

/** A cross-section, shaded. */
const section = (width: number, height: number, outline: string, edges: Drawn["edges"]): Drawn => ({
  width,
  height,
  outline,
  shaded: outline,
  edges,
});

function tube([d = 0, wall = 0]: readonly number[]): Drawn | null {
  const r = d / 2;
  if (wall > r) return null;
  return section(d, d, ellipse(r, r, r, r) + ellipse(r, r, r - wall, r - wall), [
    across(0, d, r),
    // Beside the tube: within its wall the letter could not be read.
    across(d, d, r),
  ]);
}

function hollow([w = 0, h = 0, wall = 0]: readonly number[]): Drawn | null {
  if (2 * wall > Math.min(w, h)) return null;
  const [right, bottom] = [w - wall, h - wall];
  return section(
    w,
    h,
    closed([0, 0], [w, 0], [w, h], [0, h]) + closed([wall, wall], [right, wall], [right, bottom], [wall, bottom]),
    [across(0, w, h), upright(0, h, 0), across(right, w, 0)],
  );
}

function angle([w = 0, h = 0, wall = 0]: readonly number[]): Drawn | null {
  if (wall > Math.min(w, h)) return null;
  return section(w, h, closed([0, 0], [wall, 0], [wall, h - wall], [w, h - wall], [w, h], [0, h]), [
    across(0, w, h),
    upright(0, h, 0),
    across(0, wall, 0),
  ]);
}

function channel([w = 0, h = 0, wall = 0, flange = 0]: readonly number[]): Drawn | null {
  if (2 * flange > h || wall > w) return null;
  const lower = h - flange;
  const points: Point[] = [
    [0, 0],
    [w, 0],
    [w, flange],
    [wall, flange],
    [wall, lower],
    [w, lower],
    [w, h],
    [0, h],
  ];
  return section(w, h, closed(...points), [
    across(0, w, h),
    upright(0, h, w),
    across(0, wall, 0),
    upright(lower, h, w),
  ]);
}

function beam([w = 0, h = 0, web = 0, flange = 0]: readonly number[]): Drawn | null {
  if (2 * flange > h || web > w) return null;
  const [left, right, lower] = [(w - web) / 2, (w + web) / 2, h - flange];
  const points: Point[] = [
    [0, 0],
    [w, 0],
    [w, flange],
    [right, flange],
    [right, lower],
    [w, lower],
    [w, h],
    [0, h],
    [0, lower],
    [left, lower],
    [left, flange],
    [0, flange],
  ];
  return section(w, h, closed(...points), [
    across(0, w, h),
    upright(0, h, 0),
    across(right, right, h / 2),
    upright(0, flange, w),
  ]);
}

/** From one flat side to the other. */
function hexagon([w = 0]: readonly number[]): Drawn {
  const h = (2 * w) / Math.sqrt(3);
  return section(w, h, closed([w / 2, 0], [w, h / 4], [w, (3 * h) / 4], [w / 2, h], [0, (3 * h) / 4], [0, h / 4]), [
    across(0, w, h),
  ]);
}

/** A hexagon head's width across its flats and its height, and a shank as they are drawn, in diameters: about as in ISO 4017. */
const [HEAD_WIDTH, HEAD_HEIGHT, SHANK] = [1.6, 0.65, 3];

function bolt([d = 0, pitch = 0]: readonly number[]): Drawn {
  const [width, head, height] = [HEAD_WIDTH * d, HEAD_HEIGHT * d, (HEAD_HEIGHT + SHANK) * d];
  const [left, right] = [(width - d) / 2, (width + d) / 2];
  const count = Math.max(0, Math.floor((SHANK * d) / pitch) - 1);
  const threads = Array.from({ length: count }, (_, at) => head + (at + 1) * pitch);
  // Where two threads in the middle end at the right; with fewer the pitch is marked from the first place on.
  const upper = head + Math.max(1, Math.round(count / 2)) * pitch - pitch / 2;
  const lower = Math.min(upper + pitch, height);
  const mark = (right + width) / 2;
  return {
    width,
    height,
    outline:
      closed([0, 0], [width, 0], [width, head], [0, head]) +
      `M${left} ${head}L${left} ${height}L${right} ${height}L${right} ${head}`,
    inner:
      [0.3, 0.7].map((part) => line([part * width, 0], [part * width, head])).join("") +
      threads.map((y) => line([left, y], [right, y - pitch / 2])).join("") +
      [upper, lower].map((y) => line([right, y], [width, y])).join("") +
      line([mark, upper], [mark, lower]),
    edges: [across(left, right, height), upright(upper, lower, width)],
  };
}

/** Cross-sections of bars, tubes and beams, and a bolt. */
export const PROFILE_FORMS = { tube, hollow, angle, channel, beam, hexagon, bolt };
