import { describe, expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { type AnyDefinition, defineCalculator, integer, number, refuse, text } from "./define.ts";
import { answerTarget } from "./solve-call.ts";
import { listUnknowns, MOST_EVALUATIONS, solve } from "./solve.ts";

/** A calculator of one line, y of x. */
function define(y: (x: number) => number | null, x: object = number("X", { default: 2 })): AnyDefinition {
  return defineCalculator({
    id: "line",
    name: "Line",
    category: "math",
    emoji: "",
    description: "",
    keywords: [],
    related: [],
    inputs: { x: x as ReturnType<typeof number>, beside: number("Beside", { default: 1 }) },
    outputs: { y: number("Y"), word: text("Word") },
    compute: (inputs) => ({ y: y(inputs.x as number), word: "" }),
    takeaways: () => [],
    howTo: [],
    faq: [],
    about: [],
    sources: [],
    updated: "2026-01-01",
    examples: [],
  });
}

function solveLine(y: (x: number) => number | null, value: number, x?: object, start = 2) {
  return solve(define(y, x), { x: start, beside: 1 }, { output: "y", value }, "x");
}

describe("a target", () => {
  test("that two values give has both, the nearer one first", () => {
    const { solutions } = solveLine((x) => x * x, 9);
    expect(solutions.map(({ value }) => value)).toEqual([expect.closeTo(3, 9), expect.closeTo(-3, 9)]);
  });

  test("that is only touched is met", () => {
    const [solution] = solveLine((x) => (x - 7.3) ** 2 + 4, 4).solutions;
    expect(solution!.value).toBeCloseTo(7.3, 3);
  });

  test("between two turning points that are near one another has both values", () => {
    const { solutions } = solveLine((x) => (x - 7.3) ** 2, 1e-4);
    expect(solutions.map(({ value }) => value)).toEqual([expect.closeTo(7.29, 6), expect.closeTo(7.31, 6)]);
  });

  test("of a rounded output is met from here to there", () => {
    const [solution] = solveLine((x) => Math.floor(x / 10), 4).solutions;
    expect(solution!.from).toBeCloseTo(40, 5);
    expect(solution!.to).toBeCloseTo(50, 5);
  });

  test("between whole numbers has the nearest ones on both sides", () => {
    const { solutions, neighbors } = solveLine((x) => 3 * x, 100, integer("X", { default: 2, min: 0, max: 500 }));
    expect(solutions).toEqual([]);
    expect(neighbors.map(({ value, outcome }) => [value, outcome])).toEqual([
      [33, 99],
      [34, 102],
    ]);
  });

  test("behind a pole, and just before the end of the domain, is found", () => {
    expect(solveLine((x) => 1 / (x - 3), 0.5).solutions[0]!.value).toBeCloseTo(5, 9);
    const root = (x: number) => (x < 8.123 ? Math.sqrt(8.123 - x) : refuse("x", "Too large."));
    expect(solveLine(root, 1e-3).solutions[0]!.value).toBeCloseTo(8.123 - 1e-6, 9);
  });

  test("out of reach says what can be reached, and stays within the evaluations", () => {
    const bounded = number("X", { default: 2, min: 0, max: 10 });
    const { solutions, reachable, evaluations } = solveLine((x) => x * x, 101, bounded);
    expect([solutions, reachable]).toEqual([[], { low: 0, high: 100 }]);
    expect(evaluations).toBeLessThanOrEqual(MOST_EVALUATIONS);
  });
});

test("an input that is not read on the way to an output is tried once", () => {
  let runs = 0;
  const definition = define((x) => {
    runs += 1;
    return x;
  });
  const { reachable } = solve(definition, { x: 2, beside: 1 }, { output: "y", value: 7 }, "beside");
  expect(reachable).toEqual({ low: 2, high: 2 });
  expect(runs).toBe(1);
  // Where it already is the target, every value gives it.
  const [solution] = solve(definition, { x: 7, beside: 1 }, { output: "y", value: 7 }, "beside").solutions;
  expect(solution).toMatchObject({ from: -1e9, to: 1e9 });
});

describe("what cannot be asked", () => {
  const inputs = { x: 2, beside: 1 };
  const ask = (
    request: { output?: string; value?: unknown; vary?: string },
    y = (x: number): number | null => x * x,
  ) => {
    const x = number("X", { default: 2, min: 0, max: 10 });
    const answer = answerTarget(define(y, x), inputs, { output: "y", value: 4, vary: "x", ...request }, US_PREFERENCES);
    return answer.ok ? "" : answer.issue.message;
  };

  test.each([
    [{ output: "z" }, "This calculator has no output “z”."],
    [{ output: "z".repeat(70) }, `This calculator has no output “${"z".repeat(64)}”.`],
    [{ output: "word" }, "Word is not a single number, so no target can be set for it."],
    [{ vary: "z" }, "This calculator has no input “z”."],
    [{ value: "4" }, "The target must be a number."],
    [{ value: null }, "The target must be a number."],
    [{ value: Number.NaN }, "The target must be a number."],
    [{ value: Infinity }, "The target must be a number."],
    [{ vary: "beside", value: 5 }, "Y does not depend on Beside: it stays 4."],
    [{ value: 101 }, "With these values Y lies between 0 and 100."],
  ])("%o is answered by a sentence", (request, message) => {
    expect(ask(request)).toBe(message);
  });

  test("an unknown without any answer is one", () => {
    expect(ask({}, () => null)).toBe("No value of X gives Y with these inputs.");
  });
});

describe("a search that is cut short", () => {
  const request = { output: "y", value: 49, vary: "x" };
  const answerWith = (entries: number, y: (x: number) => number | null) =>
    answerTarget(
      define(y),
      { x: 2, beside: 1, entries: Array.from({ length: entries }, () => 1) },
      request,
      US_PREFERENCES,
    );

  test("by how much was entered runs the calculator less often", () => {
    let runs = 0;
    answerWith(30_000, () => (runs += 1) % 2);
    expect(runs).toBe(4);
    answerWith(1_000_000, () => (runs += 1) % 2);
    expect(runs).toBe(5);
  });

  test("says so, and is not called impossible", () => {
    expect(answerWith(30_000, (x) => Math.min(x, 48))).toEqual({
      ok: false,
      isCutShort: true,
      reachable: expect.anything(),
      issue: {
        field: "target",
        message: expect.stringMatching(
          /^X could not be searched fully: in 4 tries no value was found that gives this; Y lay between .+ and 48\.$/,
        ),
      },
    });
    expect(answerWith(30_000, () => null)).toMatchObject({
      isCutShort: true,
      issue: { message: "X could not be searched fully: in 4 tries there was no Y." },
    });
  });

  test("has what it found all the same", () => {
    expect(answerWith(5_000, (x) => 3 * x + 1)).toMatchObject({
      ok: true,
      solved: { solutions: [{ value: expect.closeTo(16, 8) }] },
    });
  });
});

test("an input on which other fields depend is no unknown", () => {
  const base = define((x) => x);
  const definition = {
    ...base,
    inputs: { ...base.inputs, other: number("Other", { default: 1, when: { beside: 1 } }) },
  };
  expect(listUnknowns(definition, { x: 2, beside: 1, other: 1 })).toEqual(["x", "other"]);
});
