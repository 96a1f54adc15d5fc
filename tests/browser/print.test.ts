/** What a calculator's page prints: a report of a page or two. */
import { hydrated } from "./hydrated.ts";
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

test("a short table is printed whole, and of a long one it is said how much is printed", async ({ page }) => {
  await page.goto("/calculator/stairs");
  await hydrated(page);
  await page.locator("form input[inputmode]").first().focus();
  await page.keyboard.press("Shift");
  const rows = page.locator('#results figure:has-text("Marks for the stringer") tbody tr');
  await expect(rows).toHaveCount(12);
  await page.waitForFunction(() => document.querySelector("[data-printed]") !== null);
  await page.pdf({ format: "A4" });
  expect(await rows.count()).toBeGreaterThan(12);
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => document.querySelector("[data-printed]") !== null);
  await page.pdf({ format: "A4" });
  await expect(page.getByText(/12 of 360 rows are printed/)).toHaveCount(1);
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
