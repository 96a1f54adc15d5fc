import { describe, expect, test } from "vitest";
import { applyMutant, findMutants } from "./find-mutants.ts";

const mutate = (code: string) => findMutants("some.ts", code).map((mutant) => applyMutant(code, mutant));

describe("findMutants", () => {
  test.each([
    ["constants", "x = 12;", ["x = 13;"]],
    ["fractions and booleans", "x = [0.5, true];", ["x = [0.55, true];", "x = [0.5, false];"]],
    ["comparisons", "x = a < b;", ["x = a <= b;"]],
    ["operators, each by itself", "x = a * b + c;", ["x = a / b + c;", "x = a * b - c;"]],
    ["signs", "x = -a;", ["x = +a;"]],
    ["conditions", "if (!a) b;", ["if (!!a) b;"]],
    ["conditions without an operator", "x = a ? b : c;", ["x = !(a) ? b : c;"]],
    ["what is returned", "function f() { return g; }", ["function f() { return undefined; }"]],
    ["calls for their effect", "await f(a);", [";"]],
    ["what stands in for nothing", "x = a ?? b ?? c;", ["x = ((a) && (b)) ?? c;", "x = ((a ?? b) && (c));"]],
    ["methods with a counterpart", "x = Math.min(a, b);", ["x = Math.max(a, b);"]],
  ])("changes %s", (_, code, mutants) => {
    expect(mutate(code)).toEqual(mutants);
  });

  test.each([
    ["types", "const x: 1 | 2 = y as 1;"],
    ["text that is joined", 'x = "a" + b;'],
    ["prose and examples of a definition", "x = { examples: [{ inputs: { a: 1 } }], about: [f(2)] };"],
    ["imports", 'import { a } from "b";'],
    ["methods that have none", "x = a.toString();"],
    ["what is only logged", "console.log(a);"],
  ])("leaves %s alone", (_, code) => {
    expect(mutate(code)).toEqual([]);
  });

  test("says the line and the change", () => {
    expect(findMutants("some.ts", "\nx = a >= 5;")[0]).toMatchObject({
      line: 2,
      kind: "comparison",
      change: "a >= 5 → a > 5",
    });
  });

  test("says where a figure stands, past its sign", () => {
    expect(findMutants("some.ts", "x = all.at(-1);")[0]?.change).toBe("all.at(-1) → all.at(-2)");
  });

  test("fails on what it cannot read", () => {
    expect(() => findMutants("some.ts", "x = ;")).toThrow("some.ts");
  });
});
