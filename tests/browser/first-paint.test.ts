/** What the first paint waits for, and what moves after it. */
import { readLayoutShifts } from "../site/layout-shifts.ts";
import { untilWhole } from "../site/weight.ts";
import { beyondFirst } from "../extent.ts";
import { expect, test } from "./test.ts";

const PATHS = ["/", "/calculator/mortgage", "/calculators", "/about-us"];

for (const [index, path] of PATHS.entries()) {
  test(`${path}: the first paint waits for the document alone`, async ({ page }) => {
    const first = await page.goto(path, { waitUntil: "networkidle" });
    await untilWhole(page);
    const html = (await first?.text()) ?? "";
    expect(html.match(/<style nonce=[^>]*>[^<]{1000,}<\/style>/g), "styles stand in the document").toHaveLength(1);
    expect(html, "no stylesheet is linked").not.toMatch(/<link[^>]*rel="stylesheet"(?![^>]*disabled)/);
    if (!path.startsWith("/calculator/")) {
      const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
      expect(preloads.length).toBeGreaterThan(3);
      for (const preload of preloads)
        expect(preload, "behind what a visitor asks for").toContain('fetchpriority="low"');
      expect(preloads.join(), "nothing to calculate with where nothing is calculated").not.toMatch(
        /engine-|calculator-/,
      );
    } else {
      // What answers typing is asked for first, and is not React.
      const asked = html.match(/<link rel="modulepreload"[^>]*data-first[^>]*>/g) ?? [];
      expect(asked.length).toBeGreaterThan(1);
      expect(asked.join()).not.toMatch(/\/(?:react|router)-/);
    }
    const requests = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime })),
    );
    const began = (pattern: RegExp) => requests.filter(({ name }) => pattern.test(name)).map((one) => one.startTime);
    expect(began(/\.js$/).length).toBeGreaterThan(3);
    // What comes later (the monitor of a local run) may bring styles of its own.
    const standing = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" disabled/g)].map(
      ([, address]) => address,
    );
    expect(standing.length).toBeGreaterThan(0);
    expect(
      requests.map(({ name }) => name).filter((name) => standing.includes(name)),
      "no stylesheet that stands in the document is asked for",
    ).toEqual([]);
    const [serif, ...others] = began(/\.woff2$/);
    expect(others).toEqual([]);
    expect(serif, "the serif comes behind the scripts").toBeGreaterThan(Math.min(...began(/\.js$/)));
  });

  for (const [at, width] of [390, 1440].entries()) {
    test(
      `${path} at ${width} px: nothing moves when a late serif arrives`,
      beyondFirst(index + at),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const wanted = Promise.withResolvers<void>();
        await page.route("**/*.woff2", async (route) => {
          await wanted.promise;
          await route.continue();
        });
        const hasSerif = () =>
          [...document.fonts].some(({ family, status }) => /Serif/.test(family) && status === "loaded");
        const asked = page.waitForRequest("**/*.woff2");
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await asked;
        expect(await page.evaluate(hasSerif), "the serif is late").toBe(false);
        wanted.resolve();
        await page.waitForFunction(hasSerif);
        expect(await readLayoutShifts(page)).toEqual([]);
      },
    );
  }
}

test("what moves is seen", async ({ page }) => {
  await page.setContent("<p>First</p>");
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    document.querySelector("p")!.style.marginTop = "200px";
  });
  const shifts = await readLayoutShifts(page);
  expect(shifts.map(({ value }) => value > 0)).toEqual([true]);
});

test("from one page to the next the serif is there with the first paint", async ({ page }) => {
  await page.goto("/about-us", { waitUntil: "networkidle" });
  // A link as another document: what client-side navigation keeps is not asked for.
  await page.evaluate(() => location.assign("/privacy-policy"));
  await page.waitForURL("**/privacy-policy");
  await expect(page.locator("html")).toHaveAttribute("data-serif", "");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the serif is asked for by the styles", async ({ page }) => {
    const serif = page.waitForRequest("**/reckoner-serif.woff2");
    await page.goto("/calculator/mortgage");
    await serif;
  });
});
