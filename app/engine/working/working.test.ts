import { describe, expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { list, number } from "#engine/define.ts";
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
