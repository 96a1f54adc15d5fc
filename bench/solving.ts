/**
 * Every calculator backwards over HTTP: the processor time of single requests, each calculator's code being there
 * already. The second request for a target still runs code that has not been compiled, the fourth mostly compiled code.
 */
import { readCalculators } from "../scripts/catalogue-files.ts";
import { root } from "../scripts/process.ts";
import { listPairs, type Pair } from "../tests/catalogue/solve-pairs.ts";
import { Connections, type Ask } from "../tests/site/connections.ts";
import { quantile } from "../tests/site/quantile.ts";
import type { Section } from "./report.ts";
import { preciseCpuOf, type Site } from "./site.ts";

/** Targets of one calculator, spread over those that its inputs give. */
const TARGETS = 6;
const FEW = 40;
const REQUESTS = 4;

function ask({ definition, inputs, output, vary, target }: Pair): Ask {
  const body = JSON.stringify({ inputs, target: { output, value: target }, vary });
  return {
    path: `/api/calculators/${definition.id}/solve`,
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  };
}

function spread(pairs: readonly Pair[]): readonly Pair[] {
  const step = Math.max(1, pairs.length / TARGETS);
  return Array.from({ length: Math.min(TARGETS, pairs.length) }, (_, index) => pairs[Math.floor(index * step)]!);
}

export async function measureSolving(site: Site, isQuick: boolean): Promise<Section> {
  const calculators = (await readCalculators(root)).slice(0, isQuick ? FEW : undefined);
  const open = new Connections(site.url, 1);
  const times: { readonly id: string; readonly second: number; readonly fourth: number }[] = [];
  const refused = new Set<string>();
  try {
    for (const { definition } of calculators) {
      for (const pair of spread([...listPairs(definition, false)])) {
        const requests: number[] = [];
        for (let request = 0; request < REQUESTS; request += 1) {
          const before = preciseCpuOf(site.worker);
          const { status } = await open.ask(ask(pair));
          requests.push(preciseCpuOf(site.worker) - before);
          if (status !== 200) refused.add(`${definition.id}: ${status}`);
        }
        times.push({ id: definition.id, second: requests[1]!, fourth: requests[3]! });
      }
    }
  } finally {
    open.close();
  }
  const second = times.map((time) => time.second).toSorted((one, other) => one - other);
  const fourth = times.map((time) => time.fourth).toSorted((one, other) => one - other);
  const slowest = new Set(
    times
      .toSorted((one, other) => other.fourth - one.fourth)
      .slice(0, 20)
      .map(({ id }) => id),
  );
  return {
    title: "Solving over HTTP",
    note: `Whole requests; slowest: ${[...slowest].join(", ")}. Not answered with 200: ${[...refused].join(", ") || "none"}.`,
    figures: [
      { name: "targets", value: times.length },
      { name: "second request, median", value: quantile(second, 0.5), unit: "ms" },
      { name: "second request, p99", value: quantile(second, 0.99), unit: "ms", most: 10 },
      { name: "second request, at most", value: second.at(-1) ?? Number.NaN, unit: "ms" },
      { name: "fourth request, median", value: quantile(fourth, 0.5), unit: "ms" },
      { name: "fourth request, p99", value: quantile(fourth, 0.99), unit: "ms", most: 10 },
      { name: "fourth request, at most", value: fourth.at(-1) ?? Number.NaN, unit: "ms" },
    ],
  };
}
