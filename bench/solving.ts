/** Every calculator backwards over HTTP: the processor time of single requests, each calculator's code being there already. */
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
  const times: { readonly id: string; readonly time: number }[] = [];
  const refused = new Set<string>();
  try {
    for (const { definition } of calculators) {
      for (const pair of spread([...listPairs(definition, false)])) {
        await open.ask(ask(pair));
        const before = preciseCpuOf(site.worker);
        const { status } = await open.ask(ask(pair));
        times.push({ id: definition.id, time: preciseCpuOf(site.worker) - before });
        if (status !== 200) refused.add(`${definition.id}: ${status}`);
      }
    }
  } finally {
    open.close();
  }
  const sorted = times.map(({ time }) => time).toSorted((one, other) => one - other);
  const slowest = new Set(
    times
      .toSorted((one, other) => other.time - one.time)
      .slice(0, 20)
      .map(({ id }) => id),
  );
  return {
    title: "Solving over HTTP",
    note: `Whole requests, the second of each; slowest: ${[...slowest].join(", ")}. Not answered with 200: ${[...refused].join(", ") || "none"}.`,
    figures: [
      { name: "targets", value: times.length },
      { name: "processor time, median", value: quantile(sorted, 0.5), unit: "ms" },
      { name: "processor time, p99", value: quantile(sorted, 0.99), unit: "ms", most: 10 },
      { name: "processor time, at most", value: sorted.at(-1) ?? Number.NaN, unit: "ms" },
    ],
  };
}
