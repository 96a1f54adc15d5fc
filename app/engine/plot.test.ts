import { expect, test } from "vitest";
import { type Curve, findHeights, findZeros, readCurve, sampleCurve, splitCurve } from "./plot.ts";

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
