/**
 * A walk over the calculator pages at the widths of a telephone, a tablet and a desk, for a reader in the United States
 * and one in Germany, in turn. `npm test` opens the first, `npm run test:all` the others, of which CI takes every seventh one, so each once a week. Without a script calculator.test.ts
 * opens one of each kind.
 */
import type { Page } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";
import { sumLayoutShifts } from "../site/layout-shifts.ts";
import { BYTE_BUDGETS, comesLater, untilWhole } from "../site/weight.ts";
import { listCalculators } from "../../scripts/catalogue-files.ts";
import { beyondFirst, hasTurn } from "../extent.ts";
import { findPageFaults } from "./page-faults.ts";
import { READERS, WIDTHS } from "./readers.ts";
import { expect, testWithKeptPages as test } from "./test.ts";
import { findViolations } from "./violations.ts";

const calculators = listCalculators(process.cwd()).filter(({ id }) => id !== "random-calculator");

/** Sizes of files that were met before; every page loads the same few. */
const compressed = new Map<string, number>();

/** The scripts that a page has loaded, as the edge compresses them, in bytes. */
async function weighScripts(page: Page): Promise<number> {
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  let bytes = 0;
  for (const url of new Set(loaded.filter((name) => name.endsWith(".js") && !comesLater(name)))) {
    if (!compressed.has(url))
      compressed.set(url, brotliCompressSync(await (await page.request.get(url)).body()).length);
    bytes += compressed.get(url)!;
  }
  return bytes;
}

for (const [index, { id }] of calculators.entries()) {
  if (!hasTurn(index)) continue;
  const reader = READERS[index % READERS.length]!;
  test(
    `${id} for ${reader.locale}: result at the defaults, no complaint, no shift, accessible, within the budget, no fault that is seen`,
    beyondFirst(index),
    async ({ pageOf, baseURL }) => {
      const page = await pageOf({ locale: reader.locale });
      await page.context().addCookies([{ name: "preferences", value: reader.preferences, url: baseURL! }]);
      await page.goto(`/calculator/${id}`);
      await untilWhole(page);
      await expect(page.locator("[data-output]").first()).toBeVisible();
      await expect(page.getByText("This result is not up to date")).toBeHidden();
      const texts = await page.locator("dd[data-output], output[data-output]").allTextContents();
      expect(texts.filter((text) => text.trim() === "")).toEqual([]);
      // React and the router alone are more than that.
      const bytes = await weighScripts(page);
      expect(bytes).toBeGreaterThan(90_000);
      expect(bytes).toBeLessThanOrEqual(BYTE_BUDGETS.script);
      // The design's budget.
      expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(0.01);
      expect(await findViolations(page)).toEqual([]);
      // The width at which the next page is opened comes last.
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(findPageFaults), `at ${width} px`).toEqual([]);
      }
    },
  );
}
