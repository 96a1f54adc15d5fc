import { describe, expect, test } from "vitest";
import { makeRandom } from "../../../../tests/fuzz/chance.ts";
import type { Drawn } from "./form-lines.ts";
import type { FormName } from "#engine/pictures.ts";
import { FORMS } from "./forms.ts";

const random = makeRandom(24);
const size = () => 0.2 + 9 * random();
const rounds = Array.from({ length: 40 }, (_, at) => at);

type Point = readonly [x: number, y: number];

const length = ([[x1, y1], [x2, y2]]: readonly [Point, Point]) => Math.hypot(x2 - x1, y2 - y1);
const lengths = ({ edges }: Drawn) => edges.map(length);
/** The corners of a path of straight lines and arcs: where each part ends. */
const corners = (path: string): readonly Point[] =>
  [...path.matchAll(/([MLA])([^MLAZ]+)/g)].map(([, , numbers = ""]) => {
    const [x, y] = numbers.trim().split(/\s+/).map(Number).slice(-2);
    return [x!, y!] as const;
  });
const isCorner = (drawn: Drawn) => (point: Point) => corners(drawn.outline).some((one) => length([one, point]) < 1e-9);

const FORMS_OF_SIZES: Readonly<Record<FormName, () => readonly number[]>> = {
  rectangle: () => [size(), size()],
  square: () => [size()],
  circle: () => [size()],
  disk: () => [size()],
  triangle: () => {
    const [a, b] = [size(), size()];
    return [a, b, Math.abs(a - b) + (0.02 + 0.96 * random()) * (a + b - Math.abs(a - b))];
  },
  slope: () => [size(), size()],
  right() {
    const [run, rise] = [size(), size()];
    return [run, rise, Math.hypot(run, rise)];
  },
  box: () => [size(), size(), size()],
  cylinder: () => [size(), size()],
  drum: () => [size(), size()],
  sector: () => [size(), 360 * random()],
  cone: () => [size(), size()],
  pyramid: () => [size(), size(), size()],
  tire: () => [4 + size(), 0.2 + 1.6 * random()],
  gable: () => [size(), size()],
  roof() {
    const [run, rise, overhang] = [size(), size(), random()];
    return [run, rise, (1 + overhang / run) * Math.hypot(run, rise), overhang];
  },
  deck: () => [size(), size(), 1 + Math.floor(30 * random()), 2 + Math.floor(12 * random())],
  studs: () => [1 + size(), size(), 0.3 + random()],
  fence: () => [1 + size(), size(), 0.1 + 0.2 * random(), 0.05 * random(), Math.floor(4 * random())],
  flank: () => [size(), size()],
  parallelogram: () => [size(), size()],
  trapezoid: () => [size(), size(), size()],
  rhombus: () => [size(), size()],
  oval: () => [size(), size()],
  ring: () => [4 + size(), 4 * random()],
  torus: () => [4 + size(), 0.1 + 3 * random()],
  polygon: () => [size(), 3 + Math.floor(150 * random())],
  steps: () => [1 + Math.floor(30 * random()), size(), size()],
  flight() {
    const [risers, riser, tread] = [1 + Math.floor(30 * random()), size(), size()];
    return [risers * riser, riser, tread, (risers - Math.round(random())) * tread];
  },
  pipe: () => [4 + size(), 4 * random(), size()],
  sleeve: () => [4 + size(), 4 * random(), size()],
  hemisphere: () => [size()],
  cap: () => [5 + size(), 10 * random()],
  frustum: () => [size(), size(), size()],
  prism: () => [...FORMS_OF_SIZES.triangle(), size()],
  capsule: () => [size(), size()],
  tube: () => [4 + size(), 2 * random()],
  hollow: () => [4 + size(), 4 + size(), 2 * random()],
  angle: () => [4 + size(), 4 + size(), 4 * random()],
  channel: () => [4 + size(), 4 + size(), 4 * random(), 2 * random()],
  beam: () => [4 + size(), 4 + size(), 4 * random(), 2 * random()],
  hexagon: () => [size()],
  bolt: () => [3 + size(), 0.3 + 2 * random()],
};
/** The sizes that are not lengths: angles and counts stay as they are at another scale. */
const NO_LENGTHS: Readonly<Record<string, readonly number[]>> = {
  sector: [1],
  deck: [2, 3],
  fence: [4],
  polygon: [1],
  steps: [0],
};

test("every form that a picture may have is held to these laws", () => {
  expect(Object.keys(FORMS_OF_SIZES).toSorted()).toEqual(Object.keys(FORMS).toSorted());
});

describe.each(Object.entries(FORMS_OF_SIZES))("%s", (name, sizes) => {
  const draw = FORMS[name as keyof typeof FORMS];

  test("lies within its measure and fills it", () => {
    for (const _ of rounds) {
      const drawn = draw(sizes())!;
      const points = corners(drawn.outline);
      const isFilled = (values: readonly number[], end: number) => {
        expect(Math.min(...values)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(...values)).toBeLessThanOrEqual(end + 1e-9);
      };
      const parts = [drawn.faint, drawn.inner, drawn.shaded].flatMap((path) => corners(path ?? ""));
      const all = [...points, ...parts, ...drawn.edges.flat()];
      isFilled(
        all.map(([x]) => x),
        drawn.width,
      );
      isFilled(
        all.map(([, y]) => y),
        drawn.height,
      );
      expect(Math.min(...points.map(([x]) => x))).toBeCloseTo(0, 9);
      expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(drawn.width, 9);
      expect(drawn.edges.length).toBeGreaterThanOrEqual(sizes().length);
    }
  });

  test("is drawn alike at every scale", () => {
    const given = sizes();
    const scaled = given.map((value, at) => (NO_LENGTHS[name]?.includes(at) ? value : 2 * value));
    const [one, twice] = [draw(given)!, draw(scaled)!];
    expect([twice.width, twice.height]).toEqual(
      [2 * one.width, 2 * one.height].map((value) => expect.closeTo(value, 9)),
    );
    expect(corners(twice.outline).flat()).toEqual(
      corners(one.outline)
        .flat()
        .map((value) => expect.closeTo(2 * value, 8)),
    );
  });
});

test.each(["rectangle", "triangle", "cylinder"] as const)("each size of a %s is the length of its own edge", (name) => {
  for (const _ of rounds) {
    const sizes = FORMS_OF_SIZES[name]();
    expect(lengths(FORMS[name](sizes)!)).toEqual(sizes.map((value) => expect.closeTo(value, 8)));
  }
});

test("a circle is written across, a disk from its middle, as long as its size", () => {
  const circle = FORMS.circle([6])!;
  expect([circle.width, lengths(circle)]).toEqual([6, [6]]);
  const disk = FORMS.disk([3])!;
  expect([disk.width, disk.height, lengths(disk)]).toEqual([6, 6, [3]]);
  expect(disk.edges[0]).toContainEqual([3, 3]);
  for (const drawn of [circle, disk]) expect(drawn.faint).toMatch(/^M[\d.]+ 3L6 3$/);
});

test("a drum is a cylinder that is written from its middle", () => {
  const [drum, cylinder] = [FORMS.drum([2, 5])!, FORMS.cylinder([4, 5])!];
  expect(drum.outline).toBe(cylinder.outline);
  expect(lengths(drum)).toEqual([2, 5]);
  expect(cylinder.height).toBe(5 + 4 / 4);
});

test("the edges of forms of straight lines run from corner to corner", () => {
  for (const name of ["rectangle", "square", "triangle", "slope", "right", "box"] as const)
    for (const _ of rounds) {
      const drawn = FORMS[name](FORMS_OF_SIZES[name]())!;
      expect(drawn.edges.flat().every(isCorner(drawn)), `${name}: ${JSON.stringify(drawn)}`).toBe(true);
    }
});

test("a slope rises to the right: its run below, its rise at the right, the way between them", () => {
  const slope = FORMS.slope([4, 3])!;
  expect([slope.width, slope.height]).toEqual([4, 3]);
  expect(corners(slope.outline)).toEqual(
    expect.arrayContaining([
      [0, 3],
      [4, 3],
      [4, 0],
    ]),
  );
  expect(corners(slope.outline)).not.toContainEqual([0, 0]);
  expect(lengths(slope).slice(0, 2)).toEqual([4, 3]);
  // Of a right triangle the way between them is told too.
  const right = FORMS.right([4, 3, 5])!;
  expect(right.outline).toBe(slope.outline);
  expect(lengths(right)).toEqual([4, 3, 5]);
});

test("a box is drawn from the front, its depth at half its length and 30 degrees up", () => {
  const box = FORMS.box([4, 2, 3])!;
  const [front, deep, high] = box.edges as [readonly [Point, Point], readonly [Point, Point], readonly [Point, Point]];
  expect([length(front), length(deep), length(high)]).toEqual([4, expect.closeTo(1, 9), 3]);
  const rise = Math.atan2(deep[0][1] - deep[1][1], deep[1][0] - deep[0][0]);
  expect((180 * rise) / Math.PI).toBeCloseTo(30, 9);
  // Three hidden edges, which meet in the corner behind.
  expect(corners(box.faint!).filter((point) => length([point, [deep[1][0], 3]]) < 1e-9)).toHaveLength(2);
});

test("triangles lie on their base, and of a blunt one the base is not the whole width", () => {
  for (const _ of rounds) {
    const drawn = FORMS.triangle(FORMS_OF_SIZES.triangle())!;
    const [[from, to]] = drawn.edges as unknown as [readonly [Point, Point]];
    expect([from[1], to[1]]).toEqual([drawn.height, drawn.height]);
  }
  const blunt = FORMS.triangle([3, 4, 6])!;
  expect(blunt.width).toBeGreaterThan(3);
  expect(FORMS.triangle([3, 4, 5])!.width).toBeCloseTo(3, 9);
});

test.each([[[10, 1, 2]], [[1, 2, 3]], [[0, 0, 0]], [[]]])("sides %j close no triangle", (sides) => {
  expect(FORMS.triangle(sides)).toBeNull();
});

test("squares of a triangle's sides may be beyond numbers", () => {
  expect(FORMS.triangle([3e200, 4e200, 5e200])).not.toBeNull();
});

test("a sector is as wide as its angle: nothing, a quarter, three quarters, all of it", () => {
  const arcs = [0, 90, 270, 360].map((degrees) => FORMS.sector([1, degrees])!.shaded!);
  expect(arcs[0]).toBe("M1 1L2 1A1 1 0 0 0 2 1Z");
  expect(arcs[1]).toBe("M1 1L2 1A1 1 0 0 0 1 0Z");
  expect(arcs[2]).toBe("M1 1L2 1A1 1 0 1 0 1 2Z");
  expect(arcs[3]).toBe(FORMS.sector([1, 360])!.outline);
});

const countLines = (path: string | undefined) => (path ?? "").split("M").length - 1;

test("a deck has its rows and joists, a wall its studs, a section its rails and as many pickets as find room", () => {
  const deck = FORMS.deck([6, 4, 28, 16])!;
  expect([countLines(deck.inner), countLines(deck.faint)]).toEqual([27, 16]);
  // Both ends are the outline's: 9 m at 40 cm are 22 studs and the one at the end.
  expect(countLines(FORMS.studs([9, 2.4, 0.4])!.inner)).toBe(23);
  const section = FORMS.fence([2.4, 1.8, 0.14, 0.01, 3])!;
  expect([countLines(section.inner), countLines(section.faint)]).toEqual([16, 3]);
  expect(countLines(FORMS.fence([2.4, 1.8, 0.14, 0.01, 0])!.faint)).toBe(0);
  // Lines that nobody could tell apart are left out.
  const wide = FORMS.deck([6, 400, 2700, 2000])!;
  expect([countLines(wide.inner), wide.isThinned, deck.isThinned]).toEqual([0, true, false]);
  expect(FORMS.fence([2.4, 1.8, 5, 0, 2])).toMatchObject({ shaded: "", isThinned: true });
});

test("a wall has its doors and windows, and studs above and below them; what does not fit is left out", () => {
  const door = { width: 0.95, height: 2.1 };
  const window = { width: 1.2, height: 1.2 };
  const wall = FORMS.studs([9, 2.44, 0.4], [door, window, window])!;
  // The wall itself, and a frame for each.
  expect(countLines(wall.outline)).toBe(4);
  expect(countLines(wall.inner)).toBeGreaterThan(countLines(FORMS.studs([9, 2.44, 0.4])!.inner));
  const frames = wall
    .shaded!.split("M")
    .slice(1)
    .map((frame) => corners(`M${frame}`));
  expect(frames.map((frame) => length([frame[0]!, frame[1]!]))).toEqual(
    [0.95, 1.2, 1.2].map((w) => expect.closeTo(w, 9)),
  );
  // The door stands on the floor, and the windows are as high as it.
  expect(Math.max(...frames[0]!.map(([, y]) => y))).toBeCloseTo(2.44, 9);
  expect(new Set(frames.map((frame) => frame[0]![1].toFixed(6))).size).toBe(1);
  expect(wall.isThinned).toBe(false);
  expect(FORMS.studs([3, 2.44, 0.4], [{ width: 4, height: 1 }])).toMatchObject({ shaded: "", isThinned: true });
});

test("a roof rises as steeply as it does, and its rafters end where they overhang", () => {
  const roof = FORMS.roof([4, 2, 1.1 * Math.hypot(4, 2), 0.4])!;
  expect([roof.width, roof.edges.map(length)]).toEqual([
    8.8,
    [4, 2, expect.closeTo(1.1 * Math.hypot(4, 2), 9), expect.closeTo(0.4, 9)],
  ]);
  expect(corners(roof.outline)).toEqual([
    [0, 2.2],
    [4.4, 0],
    [8.8, 2.2],
  ]);
});

test("a stair has as many steps as risers, the floor being the last one unless a tread is", () => {
  const stepsOf = (totalRun: number) => FORMS.flight([280, 17.5, 27, totalRun])!;
  expect([stepsOf(15 * 27).width, stepsOf(16 * 27).width]).toEqual([16 * 27, 16 * 27]);
  expect(stepsOf(15 * 27).edges.map(length)).toEqual([280, 17.5, 27, 15 * 27]);
  expect(FORMS.flight([15, 15, 27, 0])!.edges.map(length)).toEqual([15, 15, 27, 0]);
});

test("a tire is as much higher than its wheel as its sidewalls say, and has to leave a wheel", () => {
  expect(FORMS.tire([10, 2])!.inner).toContain("A3 3 0");
  expect(FORMS.tire([10, 5])).toBeNull();
});
