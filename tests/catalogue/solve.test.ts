/**
 * Every calculator backwards: an input is moved, what comes out is set as the target, and from the unmoved inputs the
 * target must be found again. `npm test` tries every fourth calculator and moves each input once, `npm run test:all` all, also from each
 * example.
 */
import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import { readInputs } from "#engine/read.ts";
import { EXACT, listTargets, listUnknowns, MOST_EVALUATIONS, solve } from "#engine/solve.ts";
import { TEST_DAY } from "#engine/verify.ts";
import { triesAll } from "../extent.ts";

const definitions = Object.values(
  import.meta.glob<AnyDefinition>(["../../app/calculators/*/*.ts", "!**/*.test.ts"], {
    import: "default",
    eager: true,
  }),
);
type Inputs = Readonly<Record<string, unknown>>;

interface Pair {
  readonly definition: AnyDefinition;
  readonly inputs: Inputs;
  readonly output: string;
  readonly vary: string;
  readonly moved: number;
  readonly target: number;
}

/** Milliseconds of processor time. */
function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function compute(definition: AnyDefinition, inputs: Inputs): Inputs | null {
  try {
    return definition.compute(inputs);
  } catch (error) {
    if (error instanceof CalculationError) return null;
    throw error;
  }
}

function* listPairs(definition: AnyDefinition): Generator<Pair> {
  const given = [{}, ...(triesAll ? definition.examples.map((example) => example.inputs) : [])];
  for (const raw of given) {
    const { inputs, issues } = readInputs(definition, raw, TEST_DAY);
    const before = issues.length === 0 ? compute(definition, inputs) : null;
    if (!before) continue;
    for (const vary of listUnknowns(definition, inputs)) {
      const value = inputs[vary];
      if (typeof value !== "number") continue;
      const { kind, min, max } = definition.inputs[vary]!;
      const [low, high] = [typeof min === "number" ? min : -Infinity, typeof max === "number" ? max : Infinity];
      const factor = triesAll ? [1.1, 0.93, 1.6, 0.4] : [1.1, 0.93];
      const moves = factor.map((by) =>
        kind === "integer" ? Math.round(value * by + Math.sign(by - 1)) : value === 0 ? by - 1 : value * by,
      );
      for (const moved of moves) {
        if (moved < low || moved > high || (!triesAll && moved < value && moves[0]! <= high)) continue;
        const after = compute(definition, { ...inputs, [vary]: moved });
        for (const output of listTargets(definition)) {
          const [was, target] = [before[output], after?.[output]];
          if (typeof was !== "number" || typeof target !== "number" || was === target) continue;
          if (Number.isFinite(target)) yield { definition, inputs, output, vary, moved, target };
        }
      }
    }
  }
}

test("what an input gave is found again from the other inputs", { timeout: 300_000 }, () => {
  const missed: string[] = [];
  const times: number[] = [];
  let count = 0;
  for (const definition of definitions.filter((_, index) => triesAll || index % 4 === 0)) {
    for (const { inputs, output, vary, moved, target } of listPairs(definition)) {
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
