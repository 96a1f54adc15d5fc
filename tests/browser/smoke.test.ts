import { IN_ALL } from "../extent.ts";
import { expect, test } from "./test.ts";
import { findViolations } from "./violations.ts";

test("the home page comes from the worker, with its headers, and hydrates", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  const headers = response?.headers() ?? {};
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // React marks the nodes that it took over.
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react"))))
    .toBe(true);
});

test("the home page with all its cards is accessible", IN_ALL, async ({ page }) => {
  await page.goto("/");
  expect(await findViolations(page)).toEqual([]);
});

test("files carry the headers, and are kept for ever where their name says what is in them", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const address = await page.locator('link[rel="modulepreload"]').first().getAttribute("href");
  const response = await request.get(address ?? "");
  expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(response.headers()["x-content-type-options"]).toBe("nosniff");
});
