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
