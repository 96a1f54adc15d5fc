/**
 * A scan over the pages beside the calculators', which walk.test.ts opens: no word of a missing value, no clipped
 * control, no text on text, no scrolling sideways. `npm test` scans the first, `npm run test:all` the others.
 */
import { expect, test } from "@playwright/test";
import { beyondFirst } from "../extent.ts";
import { findPageFaults } from "./page-faults.ts";
import { READERS, WIDTHS } from "./readers.ts";

const PAGES = [
  "/",
  "/?category=finance",
  "/?search=mortgage",
  "/?search=15%25%20of%2080",
  "/?search=no-such-thing",
  "/calculators",
  "/favorites",
  "/feedback",
  "/dashboard",
  "/login",
  "/proof",
  "/about-us",
  "/contact-us",
  "/privacy-policy",
  "/terms-of-use",
  "/terms-of-service",
  "/cookie-policy",
  "/accessibility-statement",
  "/health",
  "/preferences",
  "/calculator/mortgage/cases",
  "/calculator/no-such-calculator",
];

for (const [index, path] of PAGES.entries()) {
  const { locale, preferences } = READERS[index % READERS.length]!;
  test.describe(() => {
    test.use({ locale });
    test(`${path} for ${locale} has no fault that is seen`, beyondFirst(index), async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: "preferences", value: preferences, url: baseURL! }]);
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(findPageFaults), `at ${width} px`).toEqual([]);
      }
    });
  });
}

test("the scan finds what it looks for", async ({ page }) => {
  await page.setContent(`<main style="font: 16px sans-serif">
    <p>The answer is [object Object]</p> <p>NaN apples</p> <p>undefined</p> <p style="display: none">null</p>
    <input name="subject" value="Chemistry and physics" style="width: 60px">
    <select name="unit" style="width: 60px"><option>US gallons per 100 miles</option></select>
    <p style="margin: 0 0 -18px">One line</p><p style="margin: 0">on another</p>
    <div style="width: 3000px">Wide</div></main>`);
  expect(await page.evaluate(findPageFaults)).toEqual([
    "reads “The answer is [object Object]”",
    "reads “NaN apples”",
    "reads “undefined”",
    expect.stringMatching(/^input subject shows/),
    expect.stringMatching(/^select unit shows/),
    "“One line” lies on “on another”",
    expect.stringMatching(/^the page is 3\d{3} px wide$/),
  ]);
});
