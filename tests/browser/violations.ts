import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds against accessibility in a page, or within one element of it: each rule with the first place.
 *
 * It looks at the page and at frames of the same origin: for others, which no page has, axe opens a page of its own, and
 * took three times as long.
 */
export async function findViolations(page: Page, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.map((one) => `${one.id}: ${one.nodes[0]?.html.slice(0, 200)}`);
}
