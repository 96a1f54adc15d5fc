/** The site with a larger directory: rows made up, everything else as it is. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root, run } from "../scripts/process.ts";
import { upsert } from "../scripts/sync-directory.ts";
import { costOf } from "./documents.ts";
import { Connections } from "../tests/site/connections.ts";
import { loadFor } from "./load.ts";
import { median } from "../tests/site/quantile.ts";
import { grow, realRows } from "./made-up-rows.ts";
import { pages } from "../tests/site/pages.ts";
import type { Figure, Section } from "./report.ts";
import { startSite } from "./site.ts";

const FACTORS = [1, 4, 32];
const RENDERED = 20;
const CACHED = 100;
const SEARCH_SECONDS = 4;

/** Rows without a definition, as an admin would add them: the directory's sync leaves them. */
async function addRows(state: string, factor: number): Promise<number> {
  const real = await realRows();
  const rows = grow(real, real.length * factor).slice(real.length);
  if (rows.length > 0) {
    const file = join(root, ".cache/bench", `rows-${factor}.sql`);
    mkdirSync(join(root, ".cache/bench"), { recursive: true });
    const statements = rows.map((row) => upsert({ ...row, slug: row.id, popular: false, related: [] }));
    const noDefinition = "UPDATE calculators SET has_config = 0 WHERE id LIKE 'made-up-%';";
    writeFileSync(file, [...statements, noDefinition, ""].join("\n"));
    const where = ["--local", "--persist-to", state];
    await run("wrangler", ["d1", "execute", "DB", "--file", file, "--yes", ...where], { silent: true });
  }
  return real.length * factor;
}

async function measureSize(factor: number, isQuick: boolean): Promise<readonly Figure[]> {
  let rows = 0;
  const site = await startSite({
    state: `.cache/bench/growth-${factor}-${process.pid}`,
    beforeServing: async (state) => void (rows = await addRows(state, factor)),
  });
  const open = new Connections(site.url, 1);
  try {
    const home = await open.ask({ path: "/" }, 60_000);
    const [page] = pages;
    const fresh = await costOf(site, { count: RENDERED, warmUp: RENDERED }, (index) => page!.fresh(index));
    const cached = await costOf(site, { count: isQuick ? RENDERED : CACHED, warmUp: RENDERED }, () => ({ path: "/" }));
    const found = await open.ask({ path: "/api/calculators/search-enhanced?q=mortgage" });
    const search = await loadFor(
      site.url,
      (index) => ({ path: `/api/calculators/search-enhanced?q=loan+payment+${index}` }),
      { connections: 1, seconds: isQuick ? 1 : SEARCH_SECONDS },
    );
    const at = `${factor}× (${rows} rows)`;
    return [
      { name: `${at}: home, status`, value: home.status },
      { name: `${at}: home, HTML, gzip`, value: gzipSync(home.body).byteLength / 1024, unit: "KB" },
      { name: `${at}: home, cards in the document`, value: home.body.toString().split(' data-in="').length - 1 },
      { name: `${at}: home, very first byte`, value: home.head, unit: "ms" },
      { name: `${at}: home fresh, first byte`, value: median(fresh.ttfb), unit: "ms" },
      { name: `${at}: home fresh, processor time`, value: fresh.worker, unit: "ms" },
      { name: `${at}: home cached, first byte`, value: median(cached.ttfb), unit: "ms" },
      { name: `${at}: home cached, processor time`, value: cached.worker, unit: "ms" },
      { name: `${at}: search, first ask`, value: found.whole, unit: "ms" },
      { name: `${at}: search, never asked before, p50`, value: search.p50, unit: "ms" },
      { name: `${at}: search, failed`, value: search.failed, most: 0 },
    ];
  } finally {
    open.close();
    await site.end();
  }
}

export async function measureGrowth(isQuick: boolean): Promise<Section> {
  const figures: Figure[] = [];
  for (const factor of FACTORS) figures.push(...(await measureSize(factor, isQuick)));
  return { title: "Growth: a larger directory", figures };
}
