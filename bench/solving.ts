/**
 * Every calculator backwards over HTTP: the processor time of single requests, each calculator's code being there
 * already. Now and then a request pays for what V8 does in the background (compiling, collecting garbage): what a target
 * costs is the median of three requests for it, and what single requests cost is told beside it.
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
  const times: { readonly id: string; readonly median: number; readonly all: readonly number[] }[] = [];
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
        const all = requests.slice(1).toSorted((one, other) => one - other);
        times.push({ id: definition.id, median: quantile(all, 0.5), all });
      }
    }
  } finally {
    open.close();
  }
  const medians = times.map(({ median }) => median).toSorted((one, other) => one - other);
  const singles = times.flatMap(({ all }) => all).toSorted((one, other) => one - other);
  const slowest = new Set(
    times
      .toSorted((one, other) => other.median - one.median)
      .slice(0, 20)
      .map(({ id }) => id),
  );
  return {
    title: "Solving over HTTP",
    note: `Whole requests; slowest: ${[...slowest].join(", ")}. Not answered with 200: ${[...refused].join(", ") || "none"}.`,
    figures: [
      { name: "targets", value: medians.length },
      { name: "a target, median", value: quantile(medians, 0.5), unit: "ms" },
      { name: "a target, p99", value: quantile(medians, 0.99), unit: "ms", most: 10 },
      { name: "a target, at most", value: medians.at(-1) ?? Number.NaN, unit: "ms" },
      { name: "single requests, p99", value: quantile(singles, 0.99), unit: "ms" },
      { name: "single requests, at most", value: singles.at(-1) ?? Number.NaN, unit: "ms" },
    ],
  };
}
