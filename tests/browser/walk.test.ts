/** A walk over the calculator pages: with a script and without. `npm test` opens the first, `npm run test:all` the others. */
import AxeBuilder from "@axe-core/playwright";
import { brotliCompressSync } from "node:zlib";
import { readLayoutShifts } from "../site/layout-shifts.ts";
import { BYTE_BUDGETS, comesLater, untilWhole } from "../site/weight.ts";
import { listCalculators } from "../../scripts/catalogue-files.ts";
import { beyondFirst } from "../extent.ts";
import { expect, test } from "./test.ts";

const calculators = listCalculators(process.cwd()).filter(({ id }) => id !== "random-calculator");

/** Sizes of files that were met before; every page loads the same few. */
const compressed = new Map<string, number>();

for (const [index, { id }] of calculators.entries()) {
  test(
    `${id}: result at the defaults, no complaint, no shift, accessible, within the budget`,
    beyondFirst(index),
    async ({ page, request }) => {
      test.slow();
      const scripts = new Set<string>();
      page.on("response", (response) => {
        if (response.request().resourceType() === "script") scripts.add(response.url());
      });
      await page.goto(`/calculator/${id}`);
      await untilWhole(page);
      const loaded = [...scripts].filter((url) => !comesLater(url));
      await expect(page.locator("[data-output]").first()).toBeVisible();
      await expect(page.getByText("This is the last right answer.")).toBeHidden();
      const texts = await page.locator("dd[data-output], output[data-output]").allTextContents();
      expect(texts.filter((text) => text.trim() === "" || /NaN|Infinity|undefined|null/.test(text))).toEqual([]);

      const shifts = await readLayoutShifts(page);
      // The design's budget.
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.01);

      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html.slice(0, 200)}`)).toEqual([]);

      let bytes = 0;
      for (const url of loaded) {
        if (!compressed.has(url)) compressed.set(url, brotliCompressSync(await (await request.get(url)).body()).length);
        bytes += compressed.get(url) ?? 0;
      }
      expect(bytes).toBeLessThanOrEqual(BYTE_BUDGETS.script);
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const [index, { id }] of calculators.entries()) {
    test(`${id} calculates by its form`, beyondFirst(index), async ({ page }) => {
      await page.goto(`/calculator/${id}`);
      const before = await page.locator("[data-output]").allTextContents();
      expect(before.length).toBeGreaterThan(0);
      await page.getByRole("button", { name: "Calculate", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/calculator/${id}(\\?|$)`));
      await expect(page.getByText("This is the last right answer.")).toBeHidden();
      expect((await page.locator("[data-output]").allTextContents()).length).toBe(before.length);
    });
  }
});
