/** What a visitor tells the site without a connection: kept in the browser, and sent once there is one. */
import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

const countWaiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("unsent:")).length);

test("a vote waits and goes as soon as the connection is back", async ({ page, context }) => {
  await page.goto("/calculator/tip");
  await hydrated(page);
  await context.setOffline(true);
  await expect(page.getByText("Network connection lost").first()).toBeVisible();
  await page.getByRole("button", { name: "Yes, it helped" }).click();
  await expect(
    page.getByText("There is no connection: your feedback is sent once there is one.").first(),
  ).toBeVisible();
  expect(await countWaiting(page)).toBe(1);
  const sent = page.waitForResponse("**/api/feedback");
  await context.setOffline(false);
  expect((await sent).status()).toBe(201);
  expect((await sent).request().postDataJSON()).toMatchObject({ calculatorId: "tip", type: "upvote" });
  await expect(page.getByText("What waited for a connection has been sent.").first()).toBeVisible();
  expect(await countWaiting(page)).toBe(0);
});

test("feedback in words and a request wait while the browser is closed, and go from the next page", async ({
  page,
  context,
}) => {
  await page.goto("/?search=qqqqq wwwww");
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send without e-mail" }).click();
  await expect(page.getByRole("heading", { name: "Request kept" })).toBeVisible();
  await context.setOffline(false);
  // Gone before it could be sent.
  await page.close();

  const next = await context.newPage();
  await next.goto("/feedback?calculator=tip");
  await hydrated(next);
  await expect.poll(() => countWaiting(next)).toBe(0);
  await context.setOffline(true);
  await next.getByLabel("Your message").fill("The tip of 15 percent is right.");
  await next.getByRole("button", { name: "Send feedback" }).click();
  await expect(next.getByRole("status").filter({ hasText: "your message is kept in this browser" })).toBeVisible();
  expect(await countWaiting(next)).toBe(1);
  const sent = next.waitForResponse("**/api/feedback");
  await context.setOffline(false);
  expect((await sent).request().postDataJSON()).toMatchObject({ message: "The tip of 15 percent is right." });
  await expect.poll(() => countWaiting(next)).toBe(0);
});
