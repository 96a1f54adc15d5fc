/** Lighthouse as a telephone, the median of some runs. */
import { constants, setPriority } from "node:os";
import lighthouse from "lighthouse";
import { freePort } from "../scripts/local-site.ts";
import { startBrowser } from "./browser.ts";
import { median } from "../tests/site/quantile.ts";
import { pages } from "../tests/site/pages.ts";
import type { Figure, Section } from "./report.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = {
  "largest-contentful-paint": { name: "largest contentful paint", most: 1_000, unit: "ms" },
  "first-contentful-paint": { name: "first contentful paint", unit: "ms" },
  "total-blocking-time": { name: "blocking time", most: 100, unit: "ms" },
  "cumulative-layout-shift": { name: "layout shift", most: 0, unit: "" },
} as const;

/** Results are for visitors and not for search engines (`noindex`): that they cannot be indexed is meant so. */
const NOT_FOR_SEARCH_ENGINES = new Set(["results"]);

export interface Finding {
  readonly page: string;
  readonly category: string;
  readonly audit: string;
  readonly title: string;
  readonly score: number;
}

export async function measureLighthouse(url: string, runs: number): Promise<{ section: Section; findings: Finding[] }> {
  const port = await freePort();
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  // What reads the trace gives way to what it measures, where it may take its place back: on two cores it makes tasks of
  // 5 ms look like 20.
  const givesWay = process.getuid?.() === 0;
  if (givesWay) setPriority(constants.priority.PRIORITY_LOW);
  const figures: Figure[] = [];
  const findings = new Map<string, Finding>();
  try {
    for (const { name, path } of pages) {
      const found = new Map<string, number[]>();
      const add = (key: string, value: number) => found.set(key, [...(found.get(key) ?? []), value]);
      for (let run = 0; run < runs; run += 1) {
        const result = await lighthouse(url + path, {
          port,
          output: "json",
          logLevel: "error",
          skipAudits: NOT_FOR_SEARCH_ENGINES.has(name) ? ["is-crawlable"] : null,
        });
        if (!result) throw new Error("Lighthouse gave no result.");
        const { categories, audits } = result.lhr;
        for (const category of CATEGORIES) {
          add(category, Math.round((categories[category]?.score ?? 0) * 100));
          for (const { id, weight } of categories[category]?.auditRefs ?? []) {
            const audit = audits[id];
            if (!audit) continue;
            const { score, title, scoreDisplayMode } = audit;
            if (weight === 0 || score === null || score >= 0.9 || scoreDisplayMode === "notApplicable") continue;
            findings.set(`${name} ${id}`, { page: name, category, audit: id, title, score });
          }
        }
        for (const audit of Object.keys(TIMES)) add(audit, audits[audit]?.numericValue ?? Number.NaN);
      }
      for (const category of CATEGORIES)
        figures.push({ name: `${name}: ${category}`, value: median(found.get(category) ?? []), least: 100 });
      for (const [audit, { name: what, unit, ...budget }] of Object.entries(TIMES))
        figures.push({ name: `${name}: ${what}`, value: median(found.get(audit) ?? []), unit, ...budget });
    }
  } finally {
    if (givesWay) setPriority(constants.priority.PRIORITY_NORMAL);
    await browser.close();
  }
  return {
    section: {
      title: `Lighthouse, mobile, median of ${runs}`,
      note: "Results are not for search engines: the audit that asks for it is left out there.",
      figures,
    },
    findings: [...findings.values()],
  };
}
