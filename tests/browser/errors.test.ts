import type { Page } from "@playwright/test";
// Not ./test.ts: here pages do complain, and what they say is looked at.
import { IN_ALL } from "../extent.ts";
import { expect, test } from "@playwright/test";
import { findViolations } from "./violations.ts";
import { hydrated } from "./hydrated.ts";

/** The reports that the page sends. */
function reportsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/errors") && request.method() === "POST") sent.push(request.postData() ?? "");
  });
  return sent;
}

/** Serves a calculator's chunk with another body of `compute`. */
async function withCompute(page: Page, id: string, body: string) {
  await page.route(new RegExp(`/assets/${id}-[^/]+\\.js$`), async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const changed = text.replace(/compute\((\w*|\{[^}]*\})\)\{/, (head) => `${head}${body};`);
    expect(changed).not.toBe(text);
    await route.fulfill({ response, body: changed });
  });
}

const card = (id: string, rest: object = {}) => ({
  id,
  name: `Calculator ${id}`,
  description: "What it does.",
  category: "health",
  emoji: "🧮",
  uses: 1,
  isPopular: false,
  ...rest,
});

test("a card that throws leaves the page and the other cards working", async ({ page }) => {
  const sent = reportsOf(page);
  await page.addInitScript(() => localStorage.setItem("favorites", JSON.stringify(["bmi", "mortgage"])));
  // An object cannot be rendered: React throws within the card.
  await page.route("**/api/calculators?ids=*", (route) =>
    route.fulfill({ json: [card("bmi", { description: { not: "a text" } }), card("mortgage")] }),
  );
  await page.goto("/favorites");
  const fallback = page.locator('li[data-id="bmi"]');
  await expect(fallback).toContainText("Calculator Error");
  await expect(fallback).toContainText("This calculator is temporarily unavailable.");
  await expect(page.getByRole("link", { name: "Calculator mortgage" })).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toContain('"component":"card bmi"');
});

test("a calculator that throws shows its panel; three retries, then reset; the rest goes on", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sent = reportsOf(page);
  await withCompute(page, "bmi", `throw new Error("boom of 'secret 77.193'")`);
  await page.goto("/calculator/bmi?weight=77.193");
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(
    page.getByText("This calculator encountered an error, but the rest of the site is working normally."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Refresh Page" })).toBeVisible();
  for (let tried = 0; tried < 3; tried += 1) await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();

  await page.getByRole("button", { name: "Report Bug" }).click();
  await expect(page.getByText("Bug report copied to clipboard", { exact: true })).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(report)).toMatchObject({ type: "internal", context: { url: "/calculator/bmi" } });

  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent.join() + report).not.toMatch(/secret|77\.193/);
  expect(await findViolations(page)).toEqual([]);

  // The page around it works.
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("tools for all your calculation needs");
});

test("a calculation that fails while typing keeps the last right answer, and what was typed", async ({ page }) => {
  await withCompute(page, "tip", `if (arguments[0].bill === 987.65) throw new TypeError("Broken inside")`);
  const sent = reportsOf(page);
  await page.goto("/calculator/tip");
  await hydrated(page);
  const field = page.locator("main input[name=bill]").first();
  const before = await page.locator("[data-output]").first().textContent();
  await field.fill("987.65");
  const failing = page.getByText("There was an error with the calculation. Please verify your inputs.").first();
  await expect(failing).toBeVisible();
  await expect(field).toHaveValue("987.65");
  expect(await page.locator("[data-output]").first().textContent()).toBe(before);
  await expect.poll(() => sent.length).toBe(1);
  // The report's own id and time may hold three such digits.
  expect(sent[0]).not.toMatch(/987[.,]?6/);
  const log = await page.evaluate(() => localStorage.getItem("calculator-errors") ?? "[]");
  // The browser's own log has the inputs; it stays here.
  expect(JSON.parse(log)).toMatchObject([{ calculatorId: "tip", errorType: "internal" }]);
  expect(log).toContain("987.65");
  await field.fill("100");
  await expect(failing).toBeHidden();
});

test("a loader that fails shows the full-page screen", async ({ page }) => {
  await page.goto("/calculator/tip");
  await hydrated(page);
  await page.route(/\/_\.data/, (route) => route.abort());
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Homepage" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("button", { name: "Report Bug" })).toBeVisible();
});

test("offline: calculators go on, and what went wrong is reported when the connection is back", async ({
  page,
  context,
}) => {
  const sent = reportsOf(page);
  await page.clock.install();
  await page.goto("/calculator/tip");
  await hydrated(page);
  await context.setOffline(true);
  await expect(page.getByText("Network connection lost")).toBeVisible();
  const answer = page.locator("[data-output]").first();
  const before = await answer.textContent();
  await page.locator("main input[name=bill]").first().fill("321");
  await expect(answer).not.toHaveText(before ?? "");
  await page.clock.runFor(3000);
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await page.clock.runFor(3000);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toContain("Network connection lost");
});

test("exceptions, rejections and lost files are kept, said once, and reported together", async ({ page }) => {
  const sent = reportsOf(page);
  await page.goto("/about-us");
  await hydrated(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError("Something is not a function");
    });
    void Promise.reject(new Error("Nobody waits for me"));
    const image = new Image();
    image.src = "/no-such-image.png?typed=secret";
    document.body.append(image);
    const aborted = new Error("left");
    aborted.name = "AbortError";
    void Promise.reject(aborted);
  });
  await expect(
    page.getByText("An unexpected error occurred. Our team has been notified.", { exact: true }),
  ).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  const reports = JSON.parse(sent[0] ?? "[]") as {
    message: string;
    severity: string;
    context: { metadata?: object };
  }[];
  expect(reports.map(({ message, severity }) => [message, severity])).toEqual(
    expect.arrayContaining([
      ["TypeError: Something is not a function", "medium"],
      ["Nobody waits for me", "high"],
      ["Failed to load resource", "medium"],
    ]),
  );
  expect(reports.length).toBe(3);
  expect(sent[0]).not.toContain("secret");
  const log = await page.evaluate(() => JSON.parse(localStorage.getItem("calculator-errors") ?? "[]") as unknown[]);
  expect(log.length).toBe(3);
});

test.describe("the panels", () => {
  const log = {
    total: 12,
    last1Hour: 5,
    bySeverity: { low: 0, medium: 1, high: 2, critical: 9 },
    byType: { validation: 0, network: 6, timeout: 1, internal: 2, database: 1, calculation: 1, rate_limit: 1 },
    recentErrors: Array.from({ length: 14 }, (_, index) => ({
      id: `e${index}`,
      message: `Error number ${index} ${"with a long message ".repeat(4)}`,
      stack: null,
      timestamp: "2026-11-22T05:00:00.000Z",
      severity: "high",
      component: "card",
      status: index < 12 ? "open" : "resolved",
      count: 1,
    })),
  };

  test("without rights the monitor says so and shows no data", async ({ page }) => {
    await page.goto("/about-us?admin=true");
    await page.getByRole("button", { name: "Error monitor" }).click();
    await expect(page.getByText("No data: the error log is for admins. Please log in to continue.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Clear all" })).toBeDisabled();
    expect(await findViolations(page)).toEqual([]);
  });

  test("with rights: counts, ten of each, toggled in memory, cleared after a question", async ({ page }) => {
    let isCleared = false;
    await page.route("**/api/errors", (route) => {
      if (route.request().method() === "DELETE") isCleared = true;
      return route.fulfill({ json: isCleared ? { ...log, total: 0, recentErrors: [] } : log });
    });
    await page.goto("/about-us");
    await page.getByRole("button", { name: "Error monitor" }).click();
    const monitor = page.getByRole("region", { name: "Error monitor" });
    await expect(monitor.locator("dt")).toHaveText([
      "Total",
      "Last hour",
      "low",
      "medium",
      "high",
      "critical",
      "network",
      "timeout",
      "internal",
      "database",
      "calculation",
    ]);
    await monitor.getByRole("button", { name: "Open", exact: true }).click();
    await expect(monitor.getByRole("listitem")).toHaveCount(10);
    await monitor.getByRole("button", { name: "Resolve", exact: true }).first().click();
    await monitor.getByRole("button", { name: "Resolved" }).click();
    await expect(monitor.getByRole("listitem")).toHaveCount(3);
    const clear = monitor.getByRole("button", { name: "Clear all" });
    const question = page.getByRole("dialog", { name: "Clear all?" });
    await clear.click();
    await expect(question).toContainText("Are you sure you want to clear all error logs?");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(clear).toBeFocused();
    expect(isCleared).toBe(false);
    await clear.click();
    await question.getByRole("button", { name: "Clear all" }).click();
    await expect(monitor.getByText("None.")).toBeVisible();
    expect(isCleared).toBe(true);
  });

  test("System Health: yellow where something is not healthy; messages cut at 50 and 40", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("isAdmin", "true"));
    await page.route("**/api/errors", (route) => route.fulfill({ json: log }));
    await page.goto("/about-us");
    await page.getByRole("button", { name: "System Health: needs a look" }).click();
    const panel = page.getByRole("region", { name: "System Health panel" });
    await expect(panel.locator("dt")).toHaveText(["calculators", "database", "api", "frontend"]);
    await expect(panel.locator("dd")).toHaveText(["warning", "healthy", "healthy", "warning"]);
    const messages = log.recentErrors.map((error) => error.message);
    await expect(panel.getByRole("listitem")).toHaveText([
      `${messages[0]?.slice(0, 50)}…`,
      `${messages[1]?.slice(0, 50)}…`,
      `${messages[12]?.slice(0, 40)}… (resolved)`,
    ]);
    expect(await findViolations(page)).toEqual([]);
  });

  test("System Health without rights shows no data and no green; the buttons stand below the page", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("isAdmin", "true"));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/calculator/bmi");
    const button = page.getByRole("button", { name: /^System Health/ });
    const footer = await page.locator("footer").first().boundingBox();
    for (const one of [button, page.getByRole("button", { name: "Error monitor" })])
      expect((await one.boundingBox())?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0));
    await button.click();
    const panel = page.getByRole("region", { name: "System Health panel" });
    await expect(panel.getByRole("alert")).toHaveText(/^No data: the error log is for admins/);
    await expect(panel.locator("dt")).toHaveCount(0);
    await expect(button).toHaveAccessibleName("System Health: not known");
  });

  test("they ask again every 30 seconds, only while they are open", async ({ page }) => {
    let asked = 0;
    await page.route("**/api/errors", (route) => {
      asked += 1;
      return route.fulfill({ json: log });
    });
    await page.clock.install();
    await page.goto("/about-us");
    await page.clock.runFor(2_000);
    await page.getByRole("button", { name: "Error monitor" }).click();
    await expect.poll(() => asked).toBe(1);
    await expect(page.getByRole("region", { name: "Error monitor" })).toContainText("Last hour");
    await page.clock.runFor(61_000);
    await expect.poll(() => asked).toBe(3);
    await page.getByRole("button", { name: "Close error monitor" }).click();
    await page.clock.runFor(120_000);
    expect(asked).toBe(3);
  });
});

test("the health page is read without a script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  const response = await page.goto("/health");
  expect(response?.status()).toBe(200);
  await expect(page.locator("[data-probe]")).toHaveCount(6);
  await expect(page.locator('[data-probe="database"]')).toContainText("Healthy");
  await context.close();
});

test("the health page is accessible", IN_ALL, async ({ page }) => {
  await page.goto("/health");
  expect(await findViolations(page)).toEqual([]);
});
