/** What a first visit loads, by kind. */
import type { Browser } from "playwright-core";
import { pages } from "../tests/site/pages.ts";
import { BYTE_BUDGETS, KIB, measureWeight } from "../tests/site/weight.ts";
import type { Figure, Section } from "./report.ts";

export async function measureWeights(url: string, browser: Browser): Promise<Section> {
  const figures: Figure[] = [];
  for (const { name, path } of pages) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const { bytes, gzip, requests } = await measureWeight(await context.newPage(), url + path);
    await context.close();
    const size = (kind: string) => (bytes[kind] ?? 0) / KIB;
    const others = Object.entries(bytes).filter(
      ([kind]) => !["document", "script", "stylesheet", "font"].includes(kind),
    );
    const most = (budget: number) => ({ most: budget / KIB });
    figures.push(
      { name: `${name}: HTML`, value: size("document"), unit: "KB" },
      {
        name: `${name}: HTML, gzip`,
        value: gzip / KIB,
        unit: "KB",
        ...(name === "home" ? most(BYTE_BUDGETS.homeGzip) : {}),
      },
      { name: `${name}: JavaScript`, value: size("script"), unit: "KB", ...most(BYTE_BUDGETS.script) },
      {
        name: `${name}: CSS, within the document`,
        value: size("stylesheet"),
        unit: "KB",
        ...most(BYTE_BUDGETS.stylesheet),
      },
      { name: `${name}: fonts`, value: size("font"), unit: "KB" },
      { name: `${name}: else`, value: others.reduce((sum, [, one]) => sum + one, 0) / KIB, unit: "KB" },
      { name: `${name}: requests`, value: requests },
    );
  }
  return { title: "Weight of a first visit", note: "brotli but where it says gzip; 1 KB is 1024 bytes.", figures };
}
