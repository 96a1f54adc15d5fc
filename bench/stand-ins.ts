/**
 * `node bench/stand-ins.ts [--markdown]`: what the local stand-ins of the platform keep in memory and take of the
 * processor by themselves, with a worker that does nothing but answer 84 KB (a calculator page), ask the edge's cache
 * first, and put its answer there. What is left of `npm run soak` and `npm run bench` without it is ours.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from "miniflare";
import { Failure, main, root } from "../scripts/common.ts";
import { Connections } from "../tests/site/connections.ts";
import { cpuOf, descendantsOf, memoryOf } from "./site.ts";

const REQUESTS = 3_000;
const BYTES = 84_000;

/** What the worker does beside answering. */
const WORK = {
  "answers only": "",
  "asks the cache": "await cache.match(request.url);",
  "asks the cache and keeps the answer":
    'await cache.match(request.url); context.waitUntil(cache.put(request.url, new Response(body, { headers: { "Cache-Control": "max-age=600" } })));',
} as const;

const scriptOf = (work: string) => `
  const body = new TextEncoder().encode("x".repeat(${BYTES}));
  export default {
    async fetch(request, env, context) {
      const cache = await caches.open("documents");
      ${work}
      return new Response(body);
    },
  };`;

interface Cost {
  readonly before: number;
  readonly after: number;
  readonly cpu: number;
}

async function costOf(work: string): Promise<Cost> {
  const state = join(root, `.cache/bench/stand-ins-${process.pid}`);
  const options = {
    cf: false,
    resourcePersistencePath: state,
    workers: [
      { modules: [{ type: "ESModule", path: "worker.js", contents: scriptOf(work) }], compatibilityDate: "2026-01-01" },
    ],
  };
  const server = new Miniflare(convertV4MiniflareOptions(options as unknown as V4MiniflareOptions));
  const url = await server.ready;
  const open = new Connections(url.origin, 1);
  try {
    // Miniflare starts one process.
    const [worker] = descendantsOf(process.pid);
    if (worker === undefined) throw new Failure("The process of workerd is not there.");
    const [before, start] = [memoryOf(worker), cpuOf(worker)];
    for (let index = 0; index < REQUESTS; index += 1) await open.ask({ path: `/${index}` });
    return { before, after: memoryOf(worker), cpu: (cpuOf(worker) - start) / REQUESTS };
  } finally {
    open.close();
    await server.dispose();
    rmSync(state, { recursive: true, force: true });
  }
}

await main(async () => {
  const { values } = parseArgs({ options: { markdown: { type: "boolean", default: false } } });
  const titles = [`${REQUESTS} requests`, "MiB before", "MiB after", "KiB a request", "ms of processor time"];
  const line = (cells: readonly string[]) =>
    values.markdown
      ? `| ${cells.join(" | ")} |`
      : cells.map((cell, at) => (at === 0 ? cell.padEnd(38) : cell.padStart(22))).join("");
  console.log(line(titles));
  if (values.markdown) console.log(line(titles.map(() => "---")));
  for (const [name, work] of Object.entries(WORK)) {
    const { before, after, cpu } = await costOf(work);
    const kept = ((after - before) * 1024) / REQUESTS;
    console.log(line([name, before.toFixed(0), after.toFixed(0), kept.toFixed(0), cpu.toFixed(2)]));
  }
});
