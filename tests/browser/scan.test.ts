/**
 * A scan over all pages at the widths of a telephone, a tablet and a desk, for a reader in the United States and one in
 * Germany: no word of a missing value, no clipped control, no text on text, no scrolling sideways. Each page is for
 * one of the two in turn. `npm test` scans the first, `npm run test:all` the others.
 */
import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { listCalculators } from "../../scripts/catalogue-files.ts";
import { beyondFirst } from "../extent.ts";
import { findPageFaults } from "./page-faults.ts";

const WIDTHS = [390, 820, 1440];
const READERS = [
  { locale: "en-US", preferences: "imperial.USD.en-US.US" },
  { locale: "de-DE", preferences: "metric.EUR.de-DE.DE" },
] as const;
const OTHER_PAGES = [
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

type Locale = (typeof READERS)[number]["locale"];

/** One page for each reader and worker, used again: what it loaded once it has. */
const test = base.extend<object, { pageFor: (locale: Locale) => Promise<Page> }>({
  pageFor: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const pages = new Map<Locale, Promise<Page>>();
      const contexts: BrowserContext[] = [];
      const open = async (locale: Locale) => {
        const context = await browser.newContext({ baseURL, locale });
        contexts.push(context);
        const { preferences } = READERS.find((one) => one.locale === locale)!;
        await context.addCookies([{ name: "preferences", value: preferences, url: baseURL }]);
        return context.newPage();
      };
      await use((locale) => {
        if (!pages.has(locale)) pages.set(locale, open(locale));
        return pages.get(locale)!;
      });
      for (const context of contexts) await context.close();
    },
    { scope: "worker" },
  ],
});

const calculators = listCalculators(process.cwd()).filter(({ id }) => id !== "random-calculator");
const scanned = [...OTHER_PAGES, ...calculators.map(({ id }) => `/calculator/${id}`)];

for (const [index, path] of scanned.entries()) {
  // One page for one reader, the next for the other: `test:all` has 45 minutes.
  const { locale } = READERS[index % READERS.length]!;
  test(`${path} for ${locale} has no fault that is seen`, beyondFirst(index), async ({ pageFor }) => {
    const page = await pageFor(locale);
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(findPageFaults), `at ${width} px`).toEqual([]);
    }
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
