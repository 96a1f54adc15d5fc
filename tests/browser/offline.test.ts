/** The pages that were opened last, without a connection. */
import { expect, test } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

const countKept = () => caches.open("kept-pages").then((pages) => pages.keys().then(({ length }) => length));

test("nothing of it comes with a first visit", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/calculator/bmi");
  await page.waitForTimeout(7000);
  expect(asked.filter((address) => /service-worker|keep-pages/.test(address))).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
});

test("kept pages open and calculate; others say that there is no connection", async ({ page, context }) => {
  await page.goto("/calculator/bmi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("BMI Calculator");
  await page.waitForTimeout(1500);
  await page.evaluate(() => localStorage.setItem("favorites", '["mortgage"]'));
  await page.goto("/calculator/tip");
  await expect.poll(() => page.evaluate(countKept), { timeout: 30_000 }).toBe(3);

  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await context.setOffline(true);
  // Opened before there was a service worker.
  await page.goto("/calculator/bmi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("BMI Calculator");
  for (const id of ["tip", "mortgage"]) {
    await page.goto(`/calculator/${id}`);
    const answer = page.locator("dd[data-output], output[data-output]").first();
    const before = await answer.textContent();
    const field = page.locator("form[data-calculator] input[inputmode]").first();
    await field.fill(id === "tip" ? "1234" : "500000");
    await expect(answer).not.toHaveText(before ?? "");
  }
  expect(faults).toEqual([]);

  await page.goto("/calculator/loan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await page.getByRole("link", { name: /Tip/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Tip/);

  await page.goto("/calculator/tip?bill=77");
  await expect(page.getByText("The same calculator is kept with the figures it begins with")).toBeVisible();
  await context.setOffline(false);
  await page.goto("/calculator/loan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Loan/);
});

test("the manifest has no fault that keeps the site from being installed", async ({ page, context }) => {
  await page.goto("/");
  const session = await context.newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Tests run in a window of their own without a profile, which no browser installs from.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});
