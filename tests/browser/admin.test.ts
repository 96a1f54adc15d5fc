/** Administration in a browser, what visitors' pages send of themselves, and the converter's rates. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { IN_ALL } from "../extent.ts";
import { expect, test } from "./test.ts";

const SECTIONS = ["", "errors", "requests", "feedback", "catalogue", "rates", "vitals", "health"];

async function signIn(page: Page) {
  const form = { name: "The Admin", email: "admin@example.com", returnTo: "/" };
  expect((await page.request.post("/login/development", { form, maxRedirects: 0 })).status()).toBe(303);
}

async function expectAccessible(page: Page, what: string) {
  // Of tables of hundreds of rows that are all alike the first ones are looked at, or it takes minutes.
  await page.evaluate(() => {
    for (const row of document.querySelectorAll("tbody tr:nth-child(n + 6)")) row.remove();
  });
  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  expect(
    violations.map((one) => `${what}: ${one.id} ${one.nodes[0]?.html}`),
    what,
  ).toEqual([]);
}

test("who is not signed in is asked to, who is no admin sees no data", async ({ page, complaints }) => {
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
  await signIn(page);
  for (const section of SECTIONS) await openSection(page, section);
});

test("every section is accessible", IN_ALL, async ({ page }) => {
  await signIn(page);
  for (const section of SECTIONS) {
    await openSection(page, section);
    await expectAccessible(page, `/admin/${section}`);
  }
});

test("a request is planned, its notice recorded, and a row added for it", async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const calculatorName = `Wanted ${mark}`;
  await page.request.post("/api/request-calculator", {
    data: { calculatorName, description: "High water", email: "someone@example.com" },
  });
  await signIn(page);
  await page.goto("/admin/requests");
  const row = page.getByRole("row").filter({ hasText: calculatorName });
  await row.getByRole("button", { name: "Record notice" }).click();
  await expect(row.getByRole("button", { name: "Take back" })).toBeVisible();
  await row.getByRole("link", { name: "Add a row" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(calculatorName);
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

test("an error is read in full, resolved and opened again", async ({ page }) => {
  // Letters only: figures in messages are scrubbed, since they may be someone's.
  const mark = crypto.randomUUID().replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));
  const message = `A sail was torn ${mark}`;
  const report = { type: "internal", severity: "high", message, stack: "Error\n    at reef (boat.js:1:2)" };
  expect((await page.request.post("/api/errors", { data: report })).status()).toBe(202);
  await signIn(page);
  await page.goto("/admin/errors");
  const row = page.getByRole("row").filter({ hasText: message });
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  await row.getByText(message).click();
  await expect(row.getByText("at reef")).toBeVisible();
  await row.getByRole("button", { name: /^Resolve/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByLabel("State").selectOption("resolved");
  await row.getByRole("button", { name: /^Open again/ }).click();
  await expect(row).toHaveCount(0);
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
