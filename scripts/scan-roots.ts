/**
 * `node scripts/scan-roots.ts [--points 10000] [--every 1] [id …]`: compares `solve` with a scan of so many points for each
 * numeric input of every calculator (with `--every 8` of each eighth). Says where the scan finds a value and `solve` none,
 * and how often both of two values were found. `--two` prints the pairs with exactly two as JSON.
 */
import { parseArgs } from "node:util";
import type { AnyDefinition } from "../app/engine/define.ts";
import { CalculationError } from "../app/engine/error.ts";
import { readInputs } from "../app/engine/read.ts";
import { getBounds } from "../app/engine/solve-scan.ts";
import { EXACT, listTargets, listUnknowns, solve } from "../app/engine/solve.ts";
import { TEST_DAY } from "../app/engine/verify.ts";
import { readCalculators } from "./catalogue-files.ts";
import { main, root } from "./process.ts";

type Outputs = Readonly<Record<string, unknown>>;

await main(async () => {
  const { values: options, positionals: asked } = parseArgs({
    allowPositionals: true,
    options: {
      points: { type: "string", default: "10000" },
      every: { type: "string", default: "1" },
      two: { type: "boolean", default: false },
    },
  });
  const calculators = (await readCalculators(root)).filter(({ definition }, index) =>
    asked.length > 0 ? asked.includes(definition.id) : index % Number(options.every) === 0,
  );
  const missed: string[] = [];
  const two: object[] = [];
  let pairs = 0;
  let both = 0;
  for (const { definition } of calculators) {
    const { inputs } = readInputs(definition, {}, TEST_DAY);
    const before = compute(definition, inputs);
    if (!before) continue;
    for (const vary of listUnknowns(definition, inputs)) {
      const start = inputs[vary];
      const field = definition.inputs[vary]!;
      if (typeof start !== "number" || field.kind === "integer") continue;
      const run = (x: number) => compute(definition, { ...inputs, [vary]: x });
      const { low, high } = getBounds(field, start);
      const points = listPoints(start, low, high, Number(options.points)).map((x) => ({ x, outputs: run(x) }));
      const moved = run(Math.min(high, start === 0 ? 1 : start + 0.1 * Math.abs(start)));
      for (const output of listTargets(definition)) {
        const target = moved?.[output];
        if (typeof target !== "number" || target === before[output]) continue;
        const gap = (outputs: Outputs | null) => Number(outputs?.[output] ?? Number.NaN) - target;
        const roots = findRoots(points, gap, run, target);
        if (roots.length === 0) continue;
        pairs += 1;
        const { solutions } = solve(definition, inputs, { output, value: target }, vary);
        if (solutions.length === 0)
          missed.push(`${definition.id}: ${output} = ${target} by ${vary} (${roots.join(", ")})`);
        if (roots.length !== 2) continue;
        const hasBoth = roots.every((one) => solutions.some(({ value }) => isNear(value, one)));
        if (hasBoth) both += 1;
        two.push({ id: definition.id, output, target, vary, roots, hasBoth });
      }
    }
  }
  if (options.two) console.log(JSON.stringify(two));
  else
    console.log(
      `${pairs} targets that a scan reaches; not found by solve:`,
      missed,
      `two values: ${both} of ${two.length}`,
    );
});

/** The figures alone: ten thousand tables are too much to keep. */
function compute(definition: AnyDefinition, inputs: Outputs): Outputs | null {
  try {
    const outputs = definition.compute(inputs);
    return Object.fromEntries(listTargets(definition).map((key) => [key, outputs[key]]));
  } catch (error) {
    if (error instanceof CalculationError) return null;
    throw error;
  }
}

/** Half of them evenly within the bounds, half in growing steps from the present value. */
function listPoints(start: number, low: number, high: number, count: number): number[] {
  const quarter = Math.floor(count / 4);
  const even = Array.from({ length: 2 * quarter }, (_, index) => low + ((high - low) * index) / (2 * quarter - 1));
  const grown = Array.from({ length: quarter }, (_, index) => {
    const step = (Math.abs(start) || 1) * 10 ** ((12 * index) / quarter - 6);
    return [start - step, start + step];
  }).flat();
  return [start, ...even, ...grown].filter((x) => low <= x && x <= high).toSorted((a, b) => a - b);
}

interface Point {
  readonly x: number;
  readonly outputs: Outputs | null;
}

/** Where the outcome crosses the target between two points, by halving; poles and jumps are none. */
function findRoots(
  points: readonly Point[],
  gap: (outputs: Outputs | null) => number,
  run: (x: number) => Outputs | null,
  target: number,
): number[] {
  const roots: number[] = [];
  for (let at = 1; at < points.length && roots.length < 9; at += 1) {
    let [a, b] = [points[at - 1]!.x, points[at]!.x];
    const low = gap(points[at - 1]!.outputs);
    if (!(low * gap(points[at]!.outputs) < 0)) continue;
    let middle = (a + b) / 2;
    for (let step = 0; step < 100 && a < middle && middle < b; step += 1) {
      if (gap(run(middle)) * low > 0) a = middle;
      else b = middle;
      middle = (a + b) / 2;
    }
    if (Math.abs(gap(run(b))) <= EXACT * Math.max(1, Math.abs(target))) roots.push(b);
  }
  return roots;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));
}
