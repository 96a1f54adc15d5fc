/** How many searches and calculations a second, and how long they take, at some numbers of connections. */
import { loadFor } from "./load.ts";
import { LONGEST } from "../tests/site/pages.ts";
import type { Figure, Section } from "./report.ts";
import { cpuOf, type Site } from "./site.ts";

const CONNECTIONS = [1, 8, 32];

const WORDS = [
  "mortgage",
  "morgage",
  "loan payment",
  "bmi",
  "cm to inches",
  "tip",
  "percent",
  "compound intrest",
  "tax",
];

const calls = {
  "search, asked before": (index: number) => ({
    path: `/api/calculators/search-enhanced?q=${encodeURIComponent(WORDS[index % WORDS.length]!)}`,
  }),
  "search, never asked before": (index: number) => ({
    path: `/api/calculators/search-enhanced?q=${encodeURIComponent(`${WORDS[index % WORDS.length]!} ${index}`)}`,
  }),
  calculate: (index: number) => ({
    path: `/api${LONGEST.path.replace("calculator", "calculators")}/calculate?${LONGEST.field}=${300_000 + index}`,
  }),
  "document, cached": () => ({ path: "/" }),
};

export async function measureThroughput(site: Site, seconds: number): Promise<Section> {
  const figures: Figure[] = [];
  // Where one measurement ended the next one goes on, so that what was never asked was never asked.
  let asked = 0;
  for (const [name, call] of Object.entries(calls)) {
    for (const connections of CONNECTIONS) {
      const start = asked;
      const before = cpuOf(site.worker);
      const load = await loadFor(site.url, (index) => call(start + index), { connections, seconds });
      const cpu = (cpuOf(site.worker) - before) / Math.max(1, load.requests);
      asked += load.requests + connections;
      const at = `${name}, ${connections} connection${connections > 1 ? "s" : ""}`;
      figures.push(
        { name: `${at}: answers`, value: load.perSecond, unit: "/s" },
        { name: `${at}: p50`, value: load.p50, unit: "ms" },
        { name: `${at}: p99`, value: load.p99, unit: "ms" },
        { name: `${at}: processor time`, value: cpu, unit: "ms" },
        { name: `${at}: failed`, value: load.failed, most: 0 },
      );
    }
  }
  return {
    title: "Throughput",
    note: `${seconds} s each. Server, stand-ins and the load itself share this machine's cores.`,
    figures,
  };
}
