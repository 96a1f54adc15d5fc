import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getDomain, getExtent, linearScale, logScale } from "./scale.ts";

describe("linearScale", () => {
  test("maps the ends to the ends, and has round ticks between", () => {
    const { at, ticks } = linearScale(0, 100, 20, 220, 5);
    expect([0, 50, 100].map(at)).toEqual([20, 120, 220]);
    expect(ticks).toEqual([0, 20, 40, 60, 80, 100]);
  });

  test.each([
    [5, 120],
    [0, 120],
    [-3, 120],
  ])("of one value, %d, has it in the middle", (value, place) => {
    const { at, ticks } = linearScale(value, value, 20, 220, 5);
    expect(at(value)).toBe(place);
    expect(ticks.length).toBeGreaterThan(1);
  });
});

describe("logScale", () => {
  test("maps each power of ten as far from the last, and what is lower to the start", () => {
    const { at, ticks } = logScale(1, 1000, 0, 300);
    expect([1, 10, 100, 1000, 0.1, 0].map((value) => Math.round(at(value)))).toEqual([0, 100, 200, 300, 0, 0]);
    expect(ticks).toEqual([1, 10, 100, 1000]);
  });

  test("has 1, 2 and 5 where powers are few, and at most seven where they are many", () => {
    expect(logScale(1, 8, 0, 1).ticks).toEqual([1, 2, 5]);
    expect(logScale(1, 100, 0, 1).ticks).toEqual([1, 10, 100]);
    const many = logScale(1, 1e20, 0, 1).ticks;
    expect(many.length).toBeLessThanOrEqual(7);
    expect(many.slice(0, 2)).toEqual([1, 1000]);
    expect(logScale(10, 10, 0, 100).at(10)).toBe(0);
    expect(logScale(10, 10, 0, 100).at(100)).toBe(100);
  });
});

test("ticks of powers lie between the ends, which may be ticks themselves", () => {
  expect(logScale(0.1, 10, 0, 1).ticks).toEqual([0.1, 1, 10]);
  expect(logScale(0.001, 1000, 0, 1).ticks).toEqual(
    [0.001, 0.01, 0.1, 1, 10, 100, 1000].map((one) => expect.closeTo(one, 9)),
  );
  const power = fc.integer({ min: -6, max: 9 });
  fc.assert(
    fc.property(
      power,
      fc.double({ min: 1, max: 9.9, noNaN: true }),
      fc.double({ min: 2, max: 1e5, noNaN: true }),
      (ten, lead, times) => {
        const [low, high] = [lead * 10 ** ten, lead * 10 ** ten * times];
        const { ticks, at } = logScale(low, high, 0, 100);
        for (const tick of ticks) {
          expect(tick).toBeGreaterThanOrEqual(low * 0.999);
          expect(tick).toBeLessThanOrEqual(high * 1.001);
        }
        const places = ticks.map(at);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      },
    ),
  );
});

describe("getDomain", () => {
  test.each<[readonly [number, number], boolean, readonly [number, number]]>([
    [[3, 97], false, [0, 100]],
    [[0, 100], false, [0, 100]],
    [[20, 97], true, [20, 100]],
    [[23, 97], true, [20, 100]],
    [[-7, 13], false, [-10, 15]],
    [[-97, -3], false, [-100, 0]],
    [[0, 0], false, [0, 1]],
    [[0, 0], true, [0, 1]],
    [[5, 5], true, [4.5, 5.5]],
    [[-5, -5], true, [-5.5, -4.5]],
    [[5, 5], false, [0, 5]],
    [[Infinity, -Infinity], false, [0, 1]],
  ])("of %j, fitted %j, is %j", (extent, isFitted, domain) => {
    const [low, high] = getDomain(extent, isFitted);
    expect([low, high]).toEqual(domain);
  });

  test("holds every value, and zero where it is not fitted", () => {
    const values = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.boolean(), (list, isFitted) => {
        const extent = getExtent(list);
        const [low, high] = getDomain(extent, isFitted);
        expect(low).toBeLessThanOrEqual(Math.min(...list, isFitted ? Infinity : 0));
        expect(high).toBeGreaterThanOrEqual(Math.max(...list, isFitted ? -Infinity : 0));
        expect(low).toBeLessThan(high);
      }),
    );
  });
});
