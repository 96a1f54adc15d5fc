/** Administration in a browser, what visitors' pages send of themselves, and the converter's rates. */
import type { Page } from "@playwright/test";
import { IN_ALL } from "../extent.ts";
import { sumLayoutShifts } from "../site/layout-shifts.ts";
import { signInAsAdmin } from "./account-steps.ts";
import { expect, test } from "./test.ts";
import { findViolations } from "./violations.ts";

const SECTIONS = [
  "",
  "errors",
  "alerts",
  "requests",
  "feedback",
  "catalogue",
  "rates",
  "vitals",
  "health",
  "searches",
  "users",
  "actions",
];

async function expectAccessible(page: Page, what: string) {
  // Of tables of hundreds of rows that are all alike the first ones are looked at, or it takes minutes.
  await page.evaluate(() => {
    for (const row of document.querySelectorAll("tbody tr:nth-child(n + 6)")) row.remove();
  });
  expect(await findViolations(page, "main"), what).toEqual([]);
}

test("a visitor is asked to sign in, a user who is not an admin sees no data", async ({ page, complaints }) => {
  await page.goto("/admin/requests");
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText("Please log in to continue.");
  await expect(main.getByRole("link", { name: "Login" })).toHaveAttribute(
    "href",
    "/login?returnTo=%2Fadmin%2Frequests",
  );
  const form = { name: "Ada", email: "ada@example.com", returnTo: "/" };
  await page.request.post("/login/development", { form, maxRedirects: 0 });
  await page.goto("/admin/requests?admin=true");
  await expect(main.getByRole("alert")).toContainText("No data is shown.");
  await expect(main.getByRole("table")).toHaveCount(0);
  // The browser itself says of each refused call that it was refused.
  expect(complaints.every((one) => /status of 40[13]/.test(one))).toBe(true);
  complaints.length = 0;
});

async function openSection(page: Page, section: string) {
  await page.goto(`/admin/${section}`);
  await expect(page.getByRole("main").getByText("Loading…")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
}

test("an admin reads every section", async ({ page }) => {
  await signInAsAdmin(page);
  for (const section of SECTIONS) await openSection(page, section);
});

for (const [width, colorScheme] of [
  [390, "dark"],
  [1440, "light"],
] as const)
  test(
    `every section at ${width} px, ${colorScheme}: accessible, and nothing moves while data come`,
    IN_ALL,
    async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await signInAsAdmin(page);
      for (const section of SECTIONS) {
        await openSection(page, section);
        expect(await sumLayoutShifts(page), section).toBeLessThanOrEqual(0.01);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), section).toBeLessThanOrEqual(width);
        await expectAccessible(page, `/admin/${section}`);
      }
      await page.goto("/admin/nope");
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Go Home" })).toBeVisible();
      await expect(page.getByRole("button", { name: /^Account/ })).toBeVisible();
      await expect(page).toHaveTitle("Page Not Found · Reckoner");
      expect(await sumLayoutShifts(page), "not found").toBeLessThanOrEqual(0.01);
      // The browser itself says of the page that it is not there.
      expect(complaints.splice(0).filter((one) => !/status of 404/.test(one))).toEqual([]);
    },
  );

test("a request is planned, its notice recorded, and a row added for it", async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const calculatorName = `Wanted ${mark}`;
  await page.request.post("/api/request-calculator", {
    data: { calculatorName, description: "High water", email: "someone@example.com" },
  });
  await signInAsAdmin(page);
  await page.goto("/admin/requests");
  const row = page.getByRole("row").filter({ hasText: calculatorName });
  await row.getByRole("button", { name: "Record notice" }).click();
  await expect(row.getByRole("button", { name: "Take back" })).toBeVisible();
  await row.getByRole("link", { name: "Add a row" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(calculatorName);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true })).toBeInViewport();
  await page.getByLabel("What it will calculate").fill("High water in your port");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText(`${calculatorName} is in the catalogue.`)).toBeVisible();
  try {
    await page.goto(`/calculator/wanted-${mark}`);
    await expect(page.getByRole("heading", { name: "Calculator Interface Coming Soon" })).toBeVisible();
    await expectAccessible(page, "a calculator without a definition");
    await page.goto("/admin/requests");
    await page.getByRole("combobox", { name: "State", exact: true }).selectOption("planned");
    await expect(row).toBeVisible();
  } finally {
    await page.request.post("/api/admin/catalogue", { data: { id: `wanted-${mark}`, status: "retired" } });
  }
});

test("requests of the same calculator are one row, answered and deleted together", async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  for (const calculatorName of [`Tide ${mark}`, `The ${mark} tide calculator`])
    await page.request.post("/api/request-calculator", {
      data: { calculatorName, description: "", email: `${mark}@example.com` },
    });
  await signInAsAdmin(page);
  await page.goto("/admin/requests");
  await page.getByRole("searchbox").fill(mark);
  await page.getByRole("button", { name: "Search" }).click();
  const row = page.getByRole("row").filter({ hasText: mark });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole("cell", { name: "2", exact: true })).toBeVisible();
  await row.getByRole("button", { name: /^Answer/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your answer").fill("High water for all ports.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("High water for all ports.");
  await row.getByRole("button", { name: /^Answer/ }).click();
  await expect(dialog.getByRole("link", { name: /^Mail to/ }).first()).toHaveAttribute(
    "href",
    /^mailto:.*High%20water/,
  );
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: /^Delete/ }).click();
  await expect(dialog).toContainText("All 2 requests");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Deleted." })).toBeFocused();
});

test("an error is read in full, resolved and opened again", async ({ page }) => {
  // Letters only: figures in messages are scrubbed, since they may be someone's.
  const mark = crypto.randomUUID().replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));
  const message = `A sail was torn ${mark}`;
  const report = { type: "internal", severity: "high", message, stack: "Error\n    at reef (boat.js:1:2)" };
  expect((await page.request.post("/api/errors", { data: report })).status()).toBe(202);
  await signInAsAdmin(page);
  await page.goto("/admin/errors");
  const row = page.getByRole("row").filter({ hasText: message });
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  const chart = page.getByRole("figure");
  await expect(chart).toContainText(/Last 48 hours, in UTC: \d+ of the server, [1-9]\d* of browsers; most, [1-9]/);
  // The highest column fills most of the 120 pixels, whatever round figure the highest line has.
  const columns = chart.getByRole("img").locator("rect");
  const heights = await columns.evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("height"))));
  expect(Math.max(...heights)).toBeGreaterThan(60);
  expect(Math.max(...heights)).toBeLessThanOrEqual(120);
  await row.getByText(message).click();
  await expect(row.getByText("at reef")).toBeVisible();
  await row.getByRole("button", { name: /^Resolve/ }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "1 error resolved." })).toBeFocused();
  await page.getByLabel("State").selectOption("resolved");
  await row.getByRole("button", { name: /^Open again/ }).click();
  await expect(row).toHaveCount(0);
  await page.goto("/admin/errors");
  // What empties the log asks first: without the answer nothing happens, and nothing moves behind the question.
  await page.getByRole("button", { name: "Clear all" }).scrollIntoViewIfNeeded();
  const moved = await sumLayoutShifts(page);
  const place = await row.boundingBox();
  await page.getByRole("button", { name: "Clear all" }).click();
  const question = page.getByRole("dialog", { name: "Clear all?" });
  await expect(question).toContainText("Are you sure you want to clear all error logs?");
  expect(await row.boundingBox()).toEqual(place);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Clear all" })).toBeFocused();
  expect(await row.boundingBox()).toEqual(place);
  expect(await sumLayoutShifts(page)).toBe(moved);
});

test("visitors' pages load nothing of administration, and measure themselves without a name", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text().catch(() => ""));
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => sessionStorage.setItem(String(url), text));
      return send(url, body);
    };
  });
  await page.goto("/calculator/mortgage?homePrice=450000");
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("measure")),
  );
  // The first key ends the search for the largest paint.
  await page.keyboard.press("Shift");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const answered = page.waitForResponse("**/api/vitals");
  // As a browser does when the visitor turns to another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  expect((await answered).status()).toBe(204);
  const text = await page.evaluate(() => sessionStorage.getItem("/api/vitals"));
  const report = JSON.parse(text ?? "null") as {
    path: string;
    metrics: { name: string; value: number }[];
    views: string[];
  };
  expect(Object.keys(report).toSorted()).toEqual(["metrics", "path", "views"]);
  expect(report.path).toBe("/calculator/mortgage");
  expect(report.views).toEqual(["/calculator/mortgage"]);
  expect(report.metrics.map(({ name }) => name)).toEqual(expect.arrayContaining(["LCP", "FCP", "TTFB"]));
  expect(text).not.toContain("450000");
  const codes = await Promise.all(scripts);
  expect(codes.length).toBeGreaterThan(5);
  for (const code of codes) expect(code).not.toContain("/api/admin/");
});

test("the converter shows the same figures before and after its script, and goes on with the same rates", async ({
  page,
  browser,
  baseURL,
}) => {
  const address = "/calculator/currency-converter?amount=250&from=GBP&to=CHF";
  const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })).newPage();
  await plain.goto(address);
  const before = await plain.locator("[data-output]").allTextContents();
  await plain.context().close();
  await page.goto(address);
  const amount = page.getByLabel("Amount", { exact: true });
  await amount.focus();
  expect(await page.locator("[data-output]").allTextContents()).toEqual(before);
  const { rates } = (await (await page.request.get("/api/rates")).json()) as { rates: Record<string, number> };
  await amount.fill("1000");
  const expected = (1000 * rates["CHF"]!) / rates["GBP"]!;
  await expect(page.locator('[data-output="result"]')).toContainText(expected.toFixed(2).slice(-6));
});
