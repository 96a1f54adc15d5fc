/** What a calculator's page prints: a report of a page or two. */
import { expect, test } from "./test.ts";

test("the report has its working, on two pages at most, and what was closed is closed again", async ({ page }) => {
  await page.goto("/calculator/mortgage");
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed-now", "");
  });
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.locator("html[data-printed-now]")).toHaveCount(1);
  const working = page.locator("#results details", { hasText: "Show the working" });
  await expect(working.locator("[data-working] li").first()).toBeVisible();
  const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
  const paper = (await page.pdf({ format: "A4", margin })).toString("latin1");
  expect(paper.match(/\/Type \/Page$/gm)?.length).toBeLessThanOrEqual(2);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(working).not.toHaveAttribute("open");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the entries stand in their fields, and the report is two pages at most", async ({ page }) => {
    for (const id of ["mortgage", "concrete", "time-card"]) {
      await page.goto(`/calculator/${id}`);
      const paper = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(paper.match(/\/Type \/Page$/gm)?.length, id).toBeLessThanOrEqual(2);
    }
  });
});
