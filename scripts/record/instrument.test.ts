import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import { findMutants } from "../mutate/find-mutants.ts";
import { placeProbes, runAsWritten, runChanged } from "./instrument.ts";

const CODE = `
(value) => {
  let steps = 0;
  for (let rest = value; rest >= 2 && steps < 50; rest = rest / 2) steps += 1;
  while (steps > 9 === true) steps -= 3;
  return value < 10 ? steps : value * 1.5 - 4;
}`;
const mutants = findMutants("f.ts", CODE).filter(({ kind }) => kind === "comparison" || kind === "constant");
const find = (change: string) => mutants.findIndex((mutant) => mutant.change === change);

function run(value: number): number {
  return (runInThisContext(placeProbes(CODE, mutants).trim().replace(/;$/, "")) as (value: number) => number)(value);
}

test("what has probes in it answers as what is written", () => {
  expect([0, 2, 9, 10, 1e6].map(run)).toEqual([0, 1, 3, 11, 1_499_996]);
});

test("a comparison and a number can be changed, and what was compared is told", () => {
  const met = new Map<number, [number, number][]>();
  runAsWritten(met, () => run(10));
  expect(met.get(find("value < 10 → value <= 10"))).toEqual([[10, 10]]);
  expect(runChanged(find("value < 10 → value <= 10"), 1000, () => run(10))).toBe(3);
  expect(runChanged(find("value * 1.5 → value * 1.6500000000000001"), 1000, () => run(20))).toBeCloseTo(29);
  expect(run(10)).toBe(11);
});

test("a mutant that never ends does", () => {
  expect(() => runChanged(find("steps -= 3 → steps -= 4"), 3, () => run(1e6))).toThrow("It does not end.");
});
