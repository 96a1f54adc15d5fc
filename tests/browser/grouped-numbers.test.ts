/** A digit more or less in a number that stands grouped in its field: "1,200" (decision 0210). */
import { hydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

for (const { locale, typed, shortened } of [
  { locale: "en-US", typed: "12,001", shortened: "120" },
  { locale: "de-DE", typed: "12.001", shortened: "120" },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`a digit more or less in a grouped number groups it anew (${locale})`, async ({ page }) => {
      await page.goto("/calculator/business-calculator");
      const units = page.locator('[name="unitsSold"]');
      await units.press("End");
      await page.keyboard.press("1");
      await expect(units).toHaveValue(typed);
      await expect(page).toHaveURL(/unitsSold=12001/);
      await page.keyboard.press("Backspace");
      await page.keyboard.press("Backspace");
      await expect(units).toHaveValue(shortened);
      await expect(page).toHaveURL(/unitsSold=120\b/);
    });
  });
}

test("the caret stays with its digit in a number that is grouped anew, and what is pasted is left as it is", async ({
  page,
}) => {
  await page.goto("/calculator/business-calculator");
  await hydrated(page);
  const units = page.locator('[name="unitsSold"]');
  await units.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("34");
  await expect(units).toHaveValue("134,200");
  await page.keyboard.press("Backspace");
  await expect(units).toHaveValue("13,200");
  await page.keyboard.type("9");
  await expect(units).toHaveValue("139,200");
  await units.evaluate((field: HTMLInputElement) => {
    field.select();
    document.execCommand("insertText", false, "12,5");
  });
  await expect(units).toHaveValue("12,5");
});

test("without a script as well, a digit behind a grouped number is one of it", async ({ request }) => {
  const sent = await request.get("/calculator/business-calculator?typed=en-US&unitsSold=1%2C2001", { maxRedirects: 0 });
  expect(sent.headers()["location"]).toBe("/calculator/business-calculator?unitsSold=12001");
});
