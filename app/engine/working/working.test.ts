import { describe, expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { list, number, table } from "#engine/define.ts";
import type { Line, Part } from "./line.ts";
import { begun, close, literal as endLiteral, open, part, record } from "./recorder.ts";
import { traceSteps } from "./working.ts";

const definition = {
  id: "sample",
  inputs: {},
  outputs: { values: list("Values", { of: number("Value") }), total: number("Total") },
} as unknown as AnyDefinition;

/** Whether steps are shown of an answer, given what the translated run calculated. */
function isShown(traced: Readonly<Record<string, unknown>>, outputs: Readonly<Record<string, unknown>>): boolean {
  const lifted = { trace: () => ({ outputs: traced, origins: new Map(), isWhole: true }) };
  return traceSteps(definition, lifted, { inputs: {}, outputs }) !== null;
}

describe("a translated run that is not the same to the last bit shows no steps", () => {
  test.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [1, 1 + Number.EPSILON, false],
    [NaN, NaN, true],
    [-0, 0, true],
    [1, "1", false],
    ["a", "a", true],
    [undefined, null, true],
    [null, 0, false],
    [[], [], true],
    [[1, 2], [1, 2], true],
    [[1, 2], [1, 3], false],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [[1], null, false],
    [[1], 1, false],
    [1, [1], false],
    [[null], [null], true],
    [[{ year: 1, paid: 2 }], [{ year: 1, paid: 2 }], true],
    [[{ year: 1, paid: 2 }], [{ year: 1, paid: 3 }], false],
  ])("%j for %j", (traced, shown, same) => {
    expect(isShown({ values: traced }, { values: shown })).toBe(same);
  });

  test("every output counts", () => {
    expect(isShown({ values: [1], total: 1 }, { values: [1], total: 1 })).toBe(true);
    expect(isShown({ values: [1], total: 1 }, { values: [1], total: 2 })).toBe(false);
  });
});

test("a run that was too long to be kept shows no steps", () => {
  const lifted = { trace: () => ({ outputs: { total: 1 }, origins: new Map(), isWhole: false }) };
  expect(traceSteps(definition, lifted, { inputs: {}, outputs: { total: 1 } })).toBeNull();
});

describe("the reason of a line", () => {
  const literal = (value: number | boolean | null): Part => ({ is: "literal", value });
  const age: Part = { is: "name", slot: 0, name: "age" };
  const compare = (sign: string, right: Part): Part => ({ is: "binary", sign, left: age, right });
  const lineOf = (
    name: string,
    role: Line["role"],
    part: Part,
    index: number,
    reasons: Line["reasons"] = [],
  ): Line => ({
    name,
    role,
    part,
    index,
    reasons,
  });
  /** What is told of why a line was reached, where this test came out so. */
  function tell(test: Part, outcome: boolean) {
    const compute = () => {
      const tested = open(lineOf("", "test", test, 0));
      part(0, 7);
      close(tested, outcome);
      const returned = open(lineOf("", "return", { is: "object", slot: 1, parts: [] }, 1));
      begun();
      const property = open(lineOf("total", "property", compare("+", literal(1)), 2, [[0, outcome]]));
      part(0, 7);
      close(property, 8);
      return close(returned, endLiteral(null, 1, { total: 8 }));
    };
    const steps = traceSteps(
      { ...definition, outputs: { total: number("Total") } } as AnyDefinition,
      { trace: () => record(compute, {}) },
      { inputs: {}, outputs: { total: 8 } },
    );
    return steps!.flatMap(({ because }) => because.map(({ term, outcome: came }) => [term.is, came]));
  }

  test.each<[string, Part, boolean, boolean]>([
    ["a comparison that held", compare(">", literal(5)), true, true],
    ["a comparison that did not hold", compare(">", literal(9)), false, true],
    ["that a value is not 0", compare("!==", literal(0)), true, false],
    ["that a value is more than 0", compare(">", literal(0)), true, false],
    ["that a value is 0 or less", compare("<=", literal(0)), true, true],
    ["that there is a value", compare("!==", literal(null)), true, false],
    ["that there is none", compare("===", literal(null)), true, true],
    ["what is always so", literal(true), true, false],
  ])("%s: %o", (_name, test, outcome, isTold) => {
    expect(tell(test, outcome)).toEqual(isTold ? [["binary", outcome]] : []);
  });
});

test("the values that a sum adds up are called what their column is, of one row too", () => {
  const years = table("Years", { paid: number("Paid in the year") });
  const rows = [{ paid: 8 }];
  const compute = () => {
    const line: Line = {
      name: "total",
      role: "property",
      index: 1,
      part: {
        is: "call",
        slot: 1,
        name: "sumColumn",
        parts: [
          { is: "name", slot: 0, name: "rows" },
          { is: "literal", value: "paid" },
        ],
      },
    };
    const returned = open({ name: "", role: "return", index: 0, part: { is: "object", slot: 1, parts: [] } });
    begun();
    const property = open(line);
    part(0, rows);
    part(1, 8);
    close(property, 8);
    return close(returned, endLiteral(null, 1, { rows, total: 8 }));
  };
  const steps = traceSteps(
    { ...definition, outputs: { total: number("Total"), rows: years } } as unknown as AnyDefinition,
    { trace: () => record(compute, {}) },
    { inputs: {}, outputs: { rows, total: 8 } },
  );
  expect(steps!.map(({ term }) => term)).toEqual([{ is: "sum", label: "Paid in the year", values: [8] }]);
});
