/** Documents over HTTP: time to the first byte and processor time, from the cache and rendered fresh. */
import { Connections } from "../tests/site/connections.ts";
import { median, quantile } from "../tests/site/quantile.ts";
import { LONGEST, pages } from "../tests/site/pages.ts";
import type { Figure, Section } from "./report.ts";
import { cpuOf, type Site } from "./site.ts";

const CACHED = 400;
const FRESH = 200;
/** An isolate that has served for a while: V8 compiles what it sees often, over the first hundreds of requests. */
const WARM_UP = 400;
const FIRST = 100;
/** Of a quick run. */
const FEW = 20;

type Ask = Parameters<Connections["ask"]>[0];

interface Cost {
  /** Milliseconds to the first byte. */
  readonly ttfb: readonly number[];
  /** Milliseconds of processor time for one request. */
  readonly worker: number;
  /** The cache's words for the answers, each once. */
  readonly states: readonly string[];
}

/** One request after the other on one connection: what waits in a queue is not the page's time. */
export async function costOf(
  site: Site,
  { count, warmUp = WARM_UP }: { count: number; warmUp?: number },
  ask: (index: number) => Ask,
): Promise<Cost> {
  const open = new Connections(site.url, 1);
  const states = new Set<string>();
  const ttfb: number[] = [];
  try {
    for (let index = 0; index < warmUp; index += 1) await open.ask(ask(index));
    const before = cpuOf(site.worker);
    for (let index = warmUp; index < warmUp + count; index += 1) {
      const { head, headers, status } = await open.ask(ask(index));
      states.add(status === 200 ? String(headers["x-document-cache"] ?? "none") : `status ${status}`);
      ttfb.push(head);
    }
    return { ttfb, worker: (cpuOf(site.worker) - before) / count, states: [...states] };
  } finally {
    open.close();
  }
}

/** Numbers that no earlier measurement used, so that what is meant to be fresh is. */
let used = 0;

function figuresOf(name: string, { ttfb, worker, states }: Cost, expected: string, most?: number): Figure[] {
  if (states.some((state) => state !== expected)) throw new Error(`${name}: ${states.join(", ")}, not ${expected}`);
  return [
    { name: `${name}: first byte, median`, value: median(ttfb), unit: "ms" },
    { name: `${name}: first byte, p99`, value: quantile(ttfb, 0.99), unit: "ms" },
    { name: `${name}: processor time`, value: worker, unit: "ms", ...(most !== undefined && { most }) },
  ];
}

/** Longer addresses are answered and not kept (workers/documents/document-key.ts). */
function notKept({ path, headers }: ReturnType<(typeof pages)[number]["fresh"]>): Ask {
  return { path: `${path}${path.includes("?") ? "&" : "?"}note=${"x".repeat(2_000)}`, ...(headers && { headers }) };
}

/** The first calculator pages of a process that has just begun: most of its code was not run before. */
async function measureFirst(site: Site, isQuick: boolean): Promise<Figure> {
  const count = isQuick ? FEW : FIRST;
  const start = used;
  used += count;
  const { fresh } = pages.find(({ path }) => path === LONGEST.path)!;
  const { worker } = await costOf(site, { count, warmUp: 0 }, (index) => fresh(start + index));
  return { name: `calculator, fresh, the first ${count} of a process: processor time`, value: worker, unit: "ms" };
}

export async function measureDocuments(site: Site, isQuick: boolean): Promise<Section> {
  const cachedRuns = isQuick ? { count: FEW, warmUp: FEW } : { count: CACHED };
  const freshRuns = isQuick ? { count: FEW, warmUp: FEW } : { count: FRESH };
  const first = await measureFirst(site, isQuick);
  const floor = await costOf(site, cachedRuns, () => ({ path: "/favicon.svg" }));
  const figures: Figure[] = [
    { name: "a static file, for comparison: processor time", value: floor.worker, unit: "ms" },
  ];
  for (const { name, path, fresh } of pages) {
    const cached = await costOf(site, cachedRuns, () => ({ path }));
    const start = used;
    used += WARM_UP + FRESH;
    const alone = await costOf(site, freshRuns, (index) => notKept(fresh(start + index)));
    const rendered = await costOf(site, freshRuns, (index) => fresh(start + index));
    figures.push(...figuresOf(`${name}, cached`, cached, "hit", 3));
    figures.push(...figuresOf(`${name}, fresh`, alone, "bypass", 15));
    figures.push(...figuresOf(`${name}, fresh, with the cache's stand-in`, rendered, "miss"));
  }
  figures.push(first);
  return {
    title: "Documents",
    note: `After ${WARM_UP} requests of each kind. Locally the stand-ins for D1, KV, cache and assets run in the worker's process: real figures are lower. The budget is for a page that does without the cache's stand-in, which no isolate of the platform runs.`,
    figures,
  };
}
