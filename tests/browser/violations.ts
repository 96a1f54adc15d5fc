import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds against accessibility in a page and its frames, or within one element of it: each rule with the first place. */
export async function findViolations(page: Page, within?: string): Promise<string[]> {
  for (const frame of page.frames()) await frame.evaluate(source);
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
    };
    const { violations } = await axe.run(selector ?? document, { resultTypes: ["violations"] });
    return violations.map((one) => `${one.id}: ${one.nodes[0]?.html.slice(0, 200)}`);
  }, within);
}
