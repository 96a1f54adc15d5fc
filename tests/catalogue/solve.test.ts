/**
 * Every calculator backwards: an input is moved, what comes out is set as the target, and from the unmoved inputs the
 * target must be found again. `npm test` tries every fourth calculator and moves each input once, `npm run test:all` all, also from each
 * example.
 */
import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { readInputs } from "#engine/read.ts";
import { EXACT, MOST_EVALUATIONS, solve } from "#engine/solve.ts";
import { TEST_DAY } from "#engine/verify.ts";
import { triesAll } from "../extent.ts";
import { listPairs } from "./solve-pairs.ts";

const definitions = Object.values(
  import.meta.glob<AnyDefinition>(["../../app/calculators/*/*.ts", "!**/*.test.ts"], {
    import: "default",
    eager: true,
  }),
);
/** Milliseconds of processor time. */
function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

test("what an input gave is found again from the other inputs", { timeout: 900_000 }, () => {
  const missed: string[] = [];
  const times: number[] = [];
  let count = 0;
  for (const definition of definitions.filter((_, index) => triesAll || index % 4 === 0)) {
    for (const { inputs, output, vary, moved, target } of listPairs(definition, triesAll)) {
      count += 1;
      const start = process.cpuUsage();
      const { solutions, evaluations } = solve(definition, inputs, { output, value: target }, vary);
      times.push(spent(start));
      expect(evaluations).toBeLessThanOrEqual(MOST_EVALUATIONS);
      for (const solution of solutions) expect(solution.residual).toBeLessThanOrEqual(EXACT);
      if (solutions.length === 0) missed.push(`${definition.id}: ${output} = ${target} by ${vary} (${moved})`);
    }
  }
  times.sort((a, b) => a - b);
  console.info(
    `${count} targets, ${missed.length} not found; processor time: median ${times[times.length >> 1]} ms,`,
    `p99 ${times[Math.floor(times.length * 0.99)]} ms, at most ${times.at(-1)} ms.`,
    missed,
  );
  expect(missed.length / count).toBeLessThanOrEqual(0.005);
});

test("a whole number is looked for among whole numbers only", () => {
  const fraction = definitions.find(({ id }) => id === "fraction")!;
  const { inputs } = readInputs(fraction, {}, TEST_DAY);
  const { solutions, neighbors } = solve(fraction, inputs, { output: "denominator", value: 3.3 }, "numerator1");
  expect([...solutions, ...neighbors].every(({ value }) => Number.isInteger(value))).toBe(true);
});
