import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";
import { hydrated } from "./hydrated.ts";

/** The colour at the middle of the page's margin, of a screenshot: mean of its red, green and blue. */
async function brightness(page: Page): Promise<number> {
  const png = await page.screenshot({ clip: { x: 2, y: 300, width: 8, height: 8 } });
  return page.evaluate(
    async (data) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(data)], { type: "image/png" }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0);
      const [red = 0, green = 0, blue = 0] = context.getImageData(4, 4, 1, 1).data;
      return (red + green + blue) / 3;
    },
    [...png],
  );
}

/** Opens a page whose scripts are held back, so that what is seen is the first paint. */
async function firstPaint(page: Page): Promise<number> {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/calculator/mortgage", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return brightness(page);
}

test.describe("no flash: the first painted frame", () => {
  test("is dark for a returning visitor by their cookie, on a light system", async ({ page, context, baseURL }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await context.addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }]);
    expect(await firstPaint(page)).toBeLessThan(60);
  });

  test("is dark where only local storage knows", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    expect(await firstPaint(page)).toBeLessThan(60);
  });

  test("follows the system where nothing is chosen, and the choice where the system says otherwise", async ({
    page,
    context,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await firstPaint(page)).toBeLessThan(60);
    await context.addCookies([{ name: "theme", value: "light", url: baseURL ?? "" }]);
    expect(await firstPaint(page)).toBeGreaterThan(200);
  });
});

test("the theme is kept in a cookie and under its key, and form controls follow it", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  expect((await context.cookies()).find(({ name }) => name === "theme")?.value).toBe("dark");
});

test("forced colours leave the chosen unit system and the parts of a bar to be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/calculator/mortgage");
  const background = (name: string) =>
    page.getByRole("button", { name, exact: true }).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background("Imperial")).not.toBe(await background("Metric"));
});

test.describe("celebration", () => {
  const effect = (page: Page) => page.locator("[data-celebration]");

  test("good news is celebrated above the answer for three seconds, with code that comes only then", async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.clock.install();
    await page.goto("/calculator/mortgage?extraMonthlyPayment=0");
    await hydrated(page);
    await page.getByLabel("Home price").fill("410,000");
    await page.clock.runFor(1500);
    expect(loaded.filter((url) => url.includes("celebrat"))).toEqual([]);
    const extra = page.getByLabel("Extra payment per month");
    await extra.fill("500");
    await page.evaluate(() => scrollTo(0, 0));
    await page.clock.runFor(1500);
    await expect(effect(page)).toHaveCount(1);
    await expect(effect(page)).toHaveAttribute("data-intensity", "strong");
    await expect(effect(page).locator("span")).toHaveCount(24);
    expect(loaded.filter((url) => url.includes("celebrat")).length).toBeGreaterThan(0);
    const [strip, answer] = await Promise.all([
      effect(page).boundingBox(),
      page.locator("#results > [data-answer]").boundingBox(),
    ]);
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((answer?.y ?? 0) + 0.5);
    await page.clock.runFor(4000);
    await expect(effect(page)).toHaveCount(0);
    // No better than before: nothing more to celebrate.
    await extra.fill("510");
    await page.clock.runFor(1500);
    await expect(effect(page)).toHaveCount(0);
    // With the answer near the top edge there is no room above it: it is seen elsewhere in the window.
    await extra.fill("0");
    await page.clock.runFor(1500);
    await extra.fill("500");
    await page.locator("#results > [data-answer]").evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().top - 10, behavior: "instant" });
    });
    await page.clock.runFor(1500);
    await expect(effect(page)).toHaveCount(1);
    const seen = await effect(page).boundingBox();
    expect(seen?.height).toBeGreaterThanOrEqual(40);
    expect(seen?.y).toBeGreaterThanOrEqual(0);
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()!.height);
  });

  for (const [what, prepare] of [
    ["at first render", async () => {}],
    ["with reduced motion", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
    [
      "in accessibility mode",
      (page: Page) => page.addInitScript(() => localStorage.setItem("accessibility-mode", "true")),
    ],
  ] as const) {
    test(`nothing happens ${what}`, async ({ page }) => {
      await prepare(page);
      await page.clock.install();
      await page.goto(`/calculator/mortgage?extraMonthlyPayment=${what === "at first render" ? 500 : 0}`);
      await hydrated(page);
      if (what !== "at first render") await page.getByLabel("Extra payment per month").fill("500");
      await page.clock.runFor(2000);
      await expect(effect(page)).toHaveCount(0);
    });
  }
});

test("losing the connection is said once, calculators go on, and its return is said", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  await context.setOffline(true);
  await expect(page.getByText("Network connection lost").first()).toBeVisible();
  await page.getByLabel("Home price").fill("512,345");
  await expect(page.locator('[data-output="loanAmount"]')).toHaveText("$452,345");
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  await expect(page.getByRole("button", { name: "In Favorites" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Network connection restored").first()).toBeVisible();
  // What could not be loaded meanwhile is reported by the browser itself.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(text)),
  );
});

test("F8 focuses the notifications, and a message closes by its button", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("upgrade-prompt-dismissed", "true"));
  await page.goto("/calculator/bmi");
  await hydrated(page);
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  await expect(page.getByText("Added to Favorites! ❤️").first()).toBeVisible();
  await page.keyboard.press("F8");
  await expect(
    page
      .getByRole("region", { name: /Notifications/ })
      .locator(":focus, ol:focus")
      .or(page.locator("ol:focus"))
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("Calculator saved in this browser.")).toHaveCount(0);
});

test.describe("tooltips", () => {
  const tooltip = (page: Page) => page.locator("[data-radix-popper-content-wrapper]");

  test("come after a while, the next at once, and go by Escape; their code comes with the first", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.goto("/about-us");
    const settings = page.locator('header [data-tooltip="Settings"]');
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((url) => url.includes("tooltip-layer"))).toEqual([]);
    await settings.hover();
    await expect(tooltip(page)).toHaveText("Settings");
    await page.locator('[data-tooltip="Switch between light and dark"]').hover();
    await expect(tooltip(page)).toHaveText("Switch between light and dark");
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toHaveCount(0);
  });

  test("show at the keyboard's focus, and belong to the dialog that is open", async ({ page }) => {
    await page.goto("/calculators");
    await hydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "Favorites" }).press("Enter");
    const dialog = page.getByRole("dialog");
    const close = dialog.getByRole("button", { name: "Close" });
    await expect(close).toBeVisible();
    for (let presses = 0; presses < 5 && !(await close.evaluate((one) => one === document.activeElement)); presses += 1)
      await page.keyboard.press("Tab");
    await expect(dialog.locator("[data-radix-popper-content-wrapper]")).toHaveText("Close");
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toHaveCount(0);
  });
});
