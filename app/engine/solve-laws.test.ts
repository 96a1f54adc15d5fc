/** What holds for every target of every line: a value that is given gives the target, the nearest first. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnyDefinition, integer, number } from "./define.ts";
import { EXACT, MOST_EVALUATIONS, solve, type Solved } from "./solve.ts";

type Line = (x: number) => number;

function solveLine(y: Line, value: number, start: number, x: unknown = number("X", { default: 2 })): Solved {
  const definition = {
    id: "line",
    inputs: { x },
    outputs: { y: number("Y") },
    compute: (inputs: { x: number }) => ({ y: y(inputs.x) }),
  } as unknown as AnyDefinition;
  return solve(definition, { x: start }, { output: "y", value }, "x");
}

/** What every answer of a search keeps to. */
function expectLawful(y: Line, target: number, start: number, solved: Solved): void {
  const { solutions, neighbors, reachable, evaluations } = solved;
  expect(evaluations).toBeLessThanOrEqual(MOST_EVALUATIONS);
  for (const { value, from, to, outcome, residual } of solutions) {
    expect(outcome).toBeCloseTo(y(value), 9);
    expect(Math.abs(y(value) - target) / Math.max(1, Math.abs(target))).toBeLessThanOrEqual(EXACT * 1.01);
    expect(residual).toBeLessThanOrEqual(EXACT);
    expect(from <= value && value <= to).toBe(true);
    for (const end of [from, to]) expect(y(end)).toBeCloseTo(outcome, 7);
    expect(reachable!.low <= outcome && outcome <= reachable!.high).toBe(true);
  }
  const distances = solutions.map(({ value }) => Math.abs(value - start));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(solutions.length > 0 ? neighbors : []).toEqual([]);
}

/** As people write them: to the hundredth. */
const some = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
const runs = { seed: 24, numRuns: 60 };

describe("a value that was there is found again", () => {
  test.each<[string, (size: number, shift: number) => Line]>([
    ["a straight line", (size, shift) => (x) => size * x + shift],
    ["a falling one", (size, shift) => (x) => shift - size * x],
    ["a cube", (size, shift) => (x) => size * (x - shift) ** 3 + x],
    ["a root of its size", (size, shift) => (x) => size * Math.cbrt(x) + shift],
    ["growth", (size, shift) => (x) => Math.exp(Math.min(20, x / 10)) * size + shift],
  ])("of %s", (_, make) => {
    fc.assert(
      fc.property(some(0.5, 20), some(-50, 50), some(-90, 90), some(-90, 90), (size, shift, wanted, start) => {
        const y = make(size, shift);
        const solved = solveLine(y, y(wanted), start);
        expectLawful(y, y(wanted), start, solved);
        expect(solved.solutions).toHaveLength(1);
        expect(solved.solutions[0]!.value).toBeCloseTo(wanted, 2);
      }),
      runs,
    );
  });

  test("of a parabola both, with what lies below its turning point said to be out of reach", () => {
    fc.assert(
      fc.property(some(-40, 40), some(1, 30), some(-40, 40), (turn, away, start) => {
        const y: Line = (x) => (x - turn) ** 2;
        const solved = solveLine(y, away ** 2, start);
        expectLawful(y, away ** 2, start, solved);
        expect(solved.solutions.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([
          expect.closeTo(turn - away, 5),
          expect.closeTo(turn + away, 5),
        ]);
        const below = solveLine(y, -1, start);
        expect(below.solutions).toEqual([]);
        expect(below.reachable!.low).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });

  test("of steps from where to where it holds; between two steps what is on both sides", () => {
    fc.assert(
      fc.property(some(2, 30), fc.integer({ min: -20, max: 20 }), some(-60, 60), (wide, level, start) => {
        const y: Line = (x) => Math.floor(x / wide);
        const solved = solveLine(y, level, start);
        expectLawful(y, level, start, solved);
        expect(solved.solutions[0]!.from).toBeCloseTo(level * wide, 4);
        expect(solved.solutions[0]!.to).toBeCloseTo((level + 1) * wide, 4);
        const between = solveLine(y, level + 0.5, start);
        expectLawful(y, level + 0.5, start, between);
        expect(between.solutions).toEqual([]);
        expect(between.neighbors.map(({ outcome }) => outcome)).toEqual([level, level + 1]);
        for (const { value } of between.neighbors) expect(value).toBeCloseTo((level + 1) * wide, 4);
      }),
      runs,
    );
  });

  test("of a whole number just that one, or the two beside it", () => {
    const whole = integer("X", { default: 2, min: -1000, max: 1000 });
    fc.assert(
      fc.property(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }), (wanted, start) => {
        const y: Line = (x) => 3 * x + 1;
        const solved = solveLine(y, y(wanted), start, whole);
        expectLawful(y, y(wanted), start, solved);
        expect(solved.solutions).toMatchObject([{ value: wanted, from: wanted, to: wanted, residual: 0 }]);
        const { solutions, neighbors } = solveLine(y, y(wanted) + 1, start, whole);
        expect([solutions, neighbors.map(({ value }) => value)]).toEqual([[], [wanted, wanted + 1]]);
      }),
      runs,
    );
  });
});

test("a sawtooth that falls back before the target is followed along its slope", () => {
  fc.assert(
    fc.property(some(3, 40), some(0.05, 0.95), some(-90, 90), (wide, part, start) => {
      const y: Line = (x) => x / wide - Math.floor(x / wide);
      const solved = solveLine(y, part, start);
      expectLawful(y, part, start, solved);
      expect(solved.solutions.length).toBeGreaterThan(0);
    }),
    runs,
  );
});

test("whatever is wanted, nothing outside the bounds is given", () => {
  fc.assert(
    fc.property(some(-50, 0), some(1, 50), some(-80, 80), some(0, 1), (min, max, wanted, at) => {
      const start = min + (max - min) * at;
      const y: Line = (x) => x ** 3 + x;
      const solved = solveLine(y, y(wanted), start, number("X", { default: 0, min, max }));
      expectLawful(y, y(wanted), start, solved);
      expect(solved.solutions).toHaveLength(min <= wanted && wanted <= max ? 1 : 0);
      for (const { from, to } of solved.solutions) expect(min <= from && to <= max).toBe(true);
      expect(solved.reachable!.low).toBeCloseTo(y(min), 7);
      expect(solved.reachable!.high).toBeCloseTo(y(max), 7);
    }),
    runs,
  );
});
