import { expect, test } from "vitest";
import { type Curve, findFlats, findHeights, findZeros, readCurve, sampleCurve, splitCurve } from "./plot.ts";

function curve(text: string): Curve {
  const read = readCurve(text, "rad");
  if (!read.ok) throw new Error(read.message);
  return read.at;
}
const zerosOf = (text: string, from = -10, to = 10) => findZeros(curve(text), sampleCurve(curve(text), from, to, 240));

test("zeros are found where a curve crosses the axis and where it touches it, at sampled points too", () => {
  expect(zerosOf("x^3 - 2x")).toEqual([-1.41421356, 0, 1.41421356]);
  expect(zerosOf("(x - 1.23)^2")).toEqual([1.23]);
  expect(zerosOf("(x-2)^2 (x+3)")).toEqual([-3, 2]);
  expect(zerosOf("x^2 + 1")).toEqual([]);
  expect(zerosOf("sin(x)", 0, 10)).toEqual(
    [0, 3.14159265359, 6.28318530718, 9.42477796077].map((x) => expect.closeTo(x, 7)),
  );
});

test.each<[string, readonly number[]]>([
  ["x - 10", [10]],
  ["x + 10", [-10]],
  ["x - 9.95", [9.95]],
  ["x + 9.95", [-9.95]],
  ["1000000(x - 1/3)", [0.33333333]],
  ["0.000001(1/3 - x)", [0.33333333]],
  ["2x - x^3", [-1.41421356, 0, 1.41421356]],
  ["(x - 1)(x - 1.2)", [1, 1.2]],
  ["x^2 - 0.00000001", [-0.0001, 0.0001]],
  ["(x - 9.93)^2", [9.93]],
  ["(x + 9.93)^2", [-9.93]],
  ["-(x - 1.23)^2", [1.23]],
  ["(x - 3)^4", [3]],
  ["abs(x - 1.23)", [1.23]],
  ["(x - 1.23)^2 + 0.000001", []],
  ["-(x - 1.23)^2 - 0.000001", []],
  ["0.0000000000001 (x^2 + 1 + 0 ln(x))", []],
  ["sqrt(x) - 1", [1]],
  ["sqrt(x - 1)", [1]],
  ["ln(x)", [1]],
])("%s is 0 at %j", (text, zeros) => {
  expect(zerosOf(text)).toEqual(zeros);
});

test("a zero is written with as many digits as the window can say, and one without a sign", () => {
  const third = (to: number) => zerosOf(`x - ${to}/3`, 0, to);
  expect([1, 10, 1000, 1e5].map(third)).toEqual([[0.333333333], [3.33333333], [333.333333], [33_333.3333]]);
  const [zero] = zerosOf("x", -1, 1.003);
  expect(Object.is(zero, 0)).toBe(true);
});

test("one that two neighbors lead to is found once, those that lie apart each", () => {
  const square: Curve = (x) => x ** 2;
  expect(findZeros(square, sampleCurve(square, -1, 1, 3))).toEqual([0]);
  const near: Curve = (x) => (x - 0.5) * (x - 0.50000105);
  expect(
    findZeros(
      near,
      [0, 0.500000525, 1].map((x) => ({ x, y: near(x) })),
    ),
  ).toEqual([0.5, 0.50000105]);
  const nearer: Curve = (x) => (x - 0.5) * (x - 0.5000005);
  expect(
    findZeros(
      nearer,
      [0, 0.50000025, 1].map((x) => ({ x, y: nearer(x) })),
    ),
  ).toEqual([0.5]);
});

test.each<[string, readonly (readonly [number, number])[], readonly number[]]>([
  ["floor(x)", [[0, 1]], []],
  ["floor(x) * (x - 5)", [[0, 1]], [5]],
  ["floor(10x)", [[0, 0.1]], []],
  ["max(0, x)", [[-10, 0]], []],
  ["max(0, x - 1) + max(0, 0 - 1 - x)", [[-1, 1]], []],
  ["round(x)", [[-0.5, 0.5]], []],
  [
    "floor(x) * floor(x - 4)",
    [
      [0, 1],
      [4, 5],
    ],
    [],
  ],
  ["0x", [[-10, 10]], []],
  ["x (x - 0.25)", [], [0, 0.25]],
  ["x^2", [], [0]],
])("%s is 0 all along %j, and at %j", (text, flats, zeros) => {
  const points = sampleCurve(curve(text), -10, 10, 240);
  expect(findFlats(curve(text), points)).toEqual(
    flats.map(([from, to]) => ({ from: expect.closeTo(from, 8) as number, to: expect.closeTo(to, 8) as number })),
  );
  expect(zerosOf(text)).toEqual(zeros);
});

test("a curve that jumps away before it comes to the axis has no zero there", () => {
  expect(zerosOf("floor(x) - x/2")).toEqual([0]);
  expect(zerosOf("floor(x) + 1 - x")).toEqual([]);
  const jumps: Curve = (x) => (x < 0.53 ? x - 0.53 : 2);
  expect(findZeros(jumps, sampleCurve(jumps, -1, 1, 9))).toEqual([]);
});

test.each<[string, Curve]>([
  ["is constant on both sides", (x) => (x < 0.5 ? -1 : 1)],
  ["is lower on one side", (x) => (x < 0.5 ? -0.25 : 0.75)],
  ["comes near to 0", (x) => (x < 0.5 ? x - 0.52 : 2)],
  ["comes from far", (x) => (x < 0.5 ? x - 0.51 : 100)],
  ["falls", (x) => (x < 0.5 ? 1 : -x)],
])("a jump over the axis is no zero where the curve %s", (_, f) => {
  expect(findZeros(f, sampleCurve(f, -1, 1, 3))).toEqual([]);
  expect(findZeros(f, sampleCurve(f, -1, 1, 4))).toEqual([]);
});

test("a curve is asked at equal steps from end to end, and at each of them as it is written", () => {
  const places = (from: number, to: number, steps: number) => sampleCurve((x) => x, from, to, steps).map(({ x }) => x);
  const written = (count: number, place: (index: number) => number) =>
    Array.from({ length: count }, (_, at) => place(at));
  expect(places(-10, 10, 200)).toEqual(written(201, (at) => (at - 100) / 10));
  expect(places(2, 3, 100)).toEqual(written(101, (at) => (at + 200) / 100));
  expect(places(5, -5, 2)).toEqual([5, 0, -5]);
  expect(sampleCurve((x) => x ** 2, 0, 3, 3).map(({ y }) => y)).toEqual([0, 1, 4, 9]);
});

test("a pole is no zero, and a curve is broken there and where it has no value", () => {
  expect(zerosOf("1/x", -9.97, 10)).toEqual([]);
  expect(zerosOf("tan(x)", 1, 2)).toEqual([]);
  expect(zerosOf("0x")).toEqual([]);
  const parts = (text: string) => splitCurve(sampleCurve(curve(text), -10, 10, 240), 20).length;
  expect(parts("x^2")).toBe(1);
  expect(parts("1/x")).toBe(2);
  expect(parts("sqrt(x)")).toBe(1);
  expect(parts("tan(x)")).toBe(7);
});

test.each<[string, readonly number[], readonly number[]]>([
  ["rises by less than the height across the axis", [-4, 5], [2]],
  ["rises by the height across the axis", [-5, 5], [2]],
  ["rises by more than it across the axis", [-5, 6, 7], [2]],
  ["falls by more than it across the axis", [7, 6, -5, -4], [2, 2]],
  ["rises by more than it above the axis", [1, 20], [2]],
  ["falls by more than it to the axis", [20, 0], [2]],
  ["falls by more than it from the axis", [0, -20], [2]],
  ["has a gap", [1, 2, NaN, 3, 4, 5], [2, 3]],
  ["has a gap across which it jumps", [-9, -8, NaN, 8, 9], [2, 2]],
  ["has no end", [1, 2, Infinity, 3, 4], [2, 2]],
  ["has a point by itself", [1, NaN, 2, NaN, 3, 4], [2]],
  ["begins and ends with gaps", [NaN, 1, 2, NaN, NaN], [2]],
  ["is nowhere", [NaN, NaN], []],
  ["is not asked", [], []],
])("of a curve that %s, through %j, the parts are of %j points", (_, ys, sizes) => {
  const parts = splitCurve(
    ys.map((y, x) => ({ x, y })),
    10,
  );
  expect(parts.map((part) => part.length)).toEqual(sizes);
  for (const { x, y } of parts.flat()) expect(y).toBe(ys[x]);
});

test("angles are counted as they are set", () => {
  for (const [unit, quarter] of [
    ["deg", 90],
    ["rad", Math.PI / 2],
  ] as const) {
    const read = readCurve("sin(x)", unit);
    expect(read.ok && read.at(quarter)).toBeCloseTo(1, 12);
  }
});

test("what cannot be read is said; where there is no value there is a gap", () => {
  expect(readCurve("x +", "rad")).toMatchObject({ ok: false, message: expect.stringMatching(/\w+/) as string });
  expect(curve("1/x")(0)).toBeNaN();
  expect(curve("ln(x)")(-1)).toBeNaN();
});

test("a pole does not make the rest flat, and a constant has room around it", () => {
  const heights = (text: string) => findHeights([sampleCurve(curve(text), -10, 10, 240)]);
  expect(heights("x^2")[1]).toBeCloseTo(106, 0);
  expect(heights("1/x")[1]).toBeLessThan(10);
  expect(heights("5")).toEqual([2.5, 7.5]);
  expect(findHeights([])).toEqual([-1, 1]);
});

test.each<[string, readonly (readonly number[])[], readonly [number, number]]>([
  ["a line", [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], [-0.6, 10.6]],
  ["one that falls", [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]], [-0.6, 10.6]],
  ["one far value above", [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1000]], [-1.98, 34.98]],
  ["one far value below", [[-1000, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], [-24.98, 11.98]],
  ["one of eight", [[0, 1, 2, 3, 4, 5, 6, 1000]], [-1.26, 22.26]],
  ["one of six, more than a tenth", [[0, 1, 2, 3, 4, 100]], [-6, 106]],
  [
    "two curves",
    [
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8, 9, 10],
    ],
    [-0.6, 10.6],
  ],
  ["values and gaps", [[NaN, 0, 10, Infinity, -Infinity]], [-0.6, 10.6]],
  ["nothing but gaps", [[NaN, NaN], []], [-1, 1]],
  ["a constant 0", [[0, 0]], [-1, 1]],
  ["a constant 1", [[1]], [0, 2]],
  ["a constant below 0", [[-8, -8, -8]], [-12, -4]],
])("the window's heights are those of what is worth showing: %s", (_, curves, heights) => {
  const points = curves.map((ys) => ys.map((y, x) => ({ x, y })));
  expect(findHeights(points)).toEqual(heights.map((one) => expect.closeTo(one, 9) as number));
});
