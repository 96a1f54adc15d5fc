/** Favorites of an account, in the page: on several devices and in several tabs, and while accounts cannot be reached. */
import type { BrowserContext, Page } from "@playwright/test";
import { add, counter, favoritesOf, inFavorites, person, signIn } from "./account-steps.ts";
import { expect, test } from "./test.ts";

test("favorites from before signing in move into the account once; out and in again brings back no removed one", async ({
  page,
}) => {
  const email = person("mover");
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("favorites", JSON.stringify(["bmi", "tip"]));
    sessionStorage.setItem("seeded", "yes");
  });
  await signIn(page, email, "/calculator/mortgage");
  await expect(counter(page, 2)).toBeVisible();
  await add(page).click();
  await expect(page.getByText("Calculator saved to your account permanently.").first()).toBeVisible();
  await expect.poll(() => favoritesOf(page)).toEqual(["bmi", "tip", "mortgage"]);
  await inFavorites(page).click();
  await expect.poll(() => favoritesOf(page)).toEqual(["bmi", "tip"]);

  await counter(page, 2).click();
  const dialog = page.getByRole("dialog", { name: "Your Favorites" });
  await expect(dialog).toContainText("Synced Across Devices");
  await expect(dialog).not.toContainText("Create Free Account");
  await page.keyboard.press("Escape");

  await page.goto("/api/logout");
  await expect(page.getByRole("link", { name: "Login / Create" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Favorites \(/ })).toHaveCount(0);
  await signIn(page, email, "/favorites");
  await expect(counter(page, 2)).toBeVisible();
  expect(await favoritesOf(page)).toEqual(["bmi", "tip"]);
});

test("two devices that changed favorites offline converge to the union", async ({ browser, baseURL }) => {
  const email = person("devices");
  const devices: { context: BrowserContext; page: Page }[] = [];
  for (const start of ["/calculator/bmi", "/calculator/tip"]) {
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await signIn(page, email, start);
    await expect(add(page)).toBeVisible();
    devices.push({ context, page });
  }
  for (const { context, page } of devices) {
    await context.setOffline(true);
    await add(page).click();
    await expect(inFavorites(page)).toBeVisible();
  }
  expect(await favoritesOf(devices[0]!.page).catch(() => [])).toEqual([]);
  for (const { context } of devices) await context.setOffline(false);
  for (const { page } of devices)
    await expect.poll(async () => (await favoritesOf(page)).toSorted()).toEqual(["bmi", "tip"]);
  for (const { page } of devices) {
    await page.reload();
    await expect(counter(page, 2)).toBeVisible();
  }
  for (const { context } of devices) await context.close();
});

test("two tabs at once keep all hearts; a tab that missed a change of account keeps its change for its own", async ({
  context,
  page,
  complaints,
}) => {
  const email = person("tabs");
  await signIn(page, email, "/calculators/finance");
  const other = await context.newPage();
  await other.goto("/calculators/math");
  await context.route(/api\/favorites/, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ response });
  });
  const heart = (tab: Page, index: number) => tab.getByRole("button", { name: /^Favorite / }).nth(index);
  await expect(other.getByRole("button", { name: /^Account/ })).toBeVisible();
  // At once, then as a person clicks: each sooner than the answer to the one before.
  for (let index = 0; index < 20; index += 1) {
    for (const tab of [page, other]) await heart(tab, index).evaluate((button: HTMLElement) => button.click());
    if (index >= 10) await page.waitForTimeout(200);
  }
  for (const tab of [page, other]) await expect(counter(tab, 40)).toBeVisible();
  await expect.poll(async () => (await favoritesOf(page)).length).toBe(40);
  // What is held back arrives first.
  await context.unrouteAll({ behavior: "wait" });

  await signIn(page, person("somebody-else"), "/calculators/finance");
  await heart(other, 20).click();
  await expect(other.getByText("Ada Lovelace is signed in now").first()).toBeVisible();
  await expect(counter(other, 40)).toHaveCount(0);
  expect(await favoritesOf(page)).toEqual([]);
  await signIn(page, email);
  await expect.poll(async () => (await favoritesOf(page)).length).toBe(41);
  await other.close();
  // The browser logs the refusal: of another account, or of a session that had just ended.
  expect(complaints.splice(0).filter((one) => !/status of (401|412)/.test(one))).toEqual([]);
});

test("while accounts cannot be reached nothing offers one, and nothing that is kept is said to be missing", async ({
  page,
  complaints,
}) => {
  await signIn(page, person("unreachable"), "/calculator/bmi");
  await add(page).click();
  await expect.poll(() => favoritesOf(page)).toEqual(["bmi"]);
  await page.route(/\/api\/(auth\/user|favorites)/, (route) =>
    route.fulfill({ status: 503, json: { error: "Data service is temporarily unavailable. Please try again later." } }),
  );
  await page.reload();
  await expect(page.getByRole("link", { name: "Your account cannot be reached" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Login / Create" })).toHaveCount(0);
  await counter(page, 1).click();
  const dialog = page.getByRole("dialog", { name: "Your Favorites" });
  await expect(dialog).toContainText("BMI Calculator");
  await expect(dialog).not.toContainText("Create Free Account");
  await page.keyboard.press("Escape");
  // What is changed meanwhile is not said to be in the account.
  await inFavorites(page).click();
  await add(page).click();
  await expect(page.getByText("Kept in this browser until your account can be reached.").first()).toBeVisible();
  await expect(page.getByText("Calculator saved to your account permanently.")).toHaveCount(0);
  await counter(page, 1).click();
  await expect(dialog).toContainText("Waiting for Your Account");
  await expect(dialog).toContainText("changes are kept in this browser");
  await page.keyboard.press("Escape");
  // What is saved meanwhile waits for this account, and is nobody else's.
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const save = page.getByRole("dialog", { name: "Save this calculation" });
  await save.getByLabel("Name").fill("Meanwhile");
  await save.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("It is kept in this browser until your account can be reached.").first()).toBeVisible();
  const waiting = () => page.evaluate(() => localStorage.getItem("saved-calculations"));
  expect(JSON.parse((await waiting())!)).toMatchObject([{ name: "Meanwhile", owner: expect.any(String) }]);
  await page.getByRole("link", { name: "Your account cannot be reached" }).click();
  await expect(page.getByRole("alert")).toContainText("What it keeps is safe");
  await expect(page.getByText("Please log in to continue.")).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Signed in as Ada Lovelace")).toBeVisible();
  await expect(page.getByRole("link", { name: "Meanwhile" })).toBeVisible();
  expect(await waiting()).toBe("[]");
  // The browser logs the refusals that were made up here.
  expect(complaints.splice(0).filter((one) => !/status of 503/.test(one))).toEqual([]);
});

test("an account's favorites that have not come are not said to be none, nor saved", async ({ page, complaints }) => {
  await signIn(page, person("unread"), "/calculator/bmi");
  await add(page).click();
  await expect.poll(() => favoritesOf(page)).toEqual(["bmi"]);
  const unread = page.getByText("Your favorites have not come from your account yet.");
  const dialog = page.getByRole("dialog", { name: "Your Favorites" });
  for (const down of ["**/api/favorites", "**/api/auth/user"]) {
    await page.route(down, (route) => route.fulfill({ status: 503, json: { error: "Please try again later." } }));
    await page.evaluate(() => localStorage.removeItem("account-favorites"));
    await page.goto("/favorites");
    await expect(unread).toBeVisible();
    await expect(page.getByText("No favorites yet")).toHaveCount(0);
    await page.getByRole("link", { name: "Favorites", exact: true }).first().click();
    await expect(dialog).toContainText("Waiting for Your Account");
    await expect(dialog).not.toContainText(/No favorites yet|Create Free Account/);
    if (down.endsWith("favorites")) await page.unroute(down);
  }
  await page.goto("/calculator/tip");
  await add(page).click();
  await expect(page.getByText("Calculator saved in this browser.").first()).toBeVisible();
  await page.goto("/favorites");
  await expect(page.getByText("1 calculator, kept in this browser. Your favorites have not come")).toBeVisible();
  await page.unrouteAll();
  await page.goto("/favorites");
  await expect(page.getByText("2 calculators, saved in your account and synced across devices.")).toBeVisible();
  // The browser logs the refusals that were made up here.
  expect(complaints.splice(0).filter((one) => !/status of 503/.test(one))).toEqual([]);
});

test("what the server refuses is taken back, with its sentence", async ({ page, complaints }) => {
  await signIn(page, person("refused"), "/calculator/bmi");
  await page.route("**/api/favorites/merge", (route) =>
    route.fulfill({ status: 422, json: { error: "An account keeps at most 1,000 favorites." } }),
  );
  await add(page).click();
  await expect(page.getByText("An account keeps at most 1,000 favorites.").first()).toBeVisible();
  await expect(add(page)).toBeVisible();
  await page.unroute("**/api/favorites/merge");
  await add(page).click();
  await expect(inFavorites(page)).toBeVisible();
  // The browser logs the refusal that was made up here.
  expect(complaints.splice(0).filter((one) => !/status of 422/.test(one))).toEqual([]);
});

test("a favorite that is hidden leaves with a word; a row without a definition says what it is over the page", async ({
  page,
  context,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem("favorites", JSON.stringify(["bmi", "hidden-one"])));
  await page.goto("/favorites");
  await expect(page.getByText("One of your favorites is not in the directory any more.")).toBeVisible();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(counter(page, 1)).toBeVisible();
  await expect(page.getByText("not in the directory any more")).toHaveCount(0);

  await page.route("**/api/calculators/bmi/view", (route) => route.fulfill({ status: 404, json: { error: "" } }));
  await page.route("**/api/calculators/bmi", (route) =>
    route.fulfill({ json: { category: "travel", description: "High water in your port" } }),
  );
  // What could not be loaded comes with the network.
  await context.setOffline(true);
  await page.getByRole("button", { name: "Quick view" }).click();
  const dialog = page.getByRole("dialog", { name: "BMI Calculator" });
  await expect(page.getByText("Network connection lost").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await context.setOffline(false);
  await expect(dialog).toContainText("High water in your port");
  await expect(dialog).toContainText("This calculator interface is coming soon!");
  expect(
    complaints
      .splice(0)
      .filter((one) => !/404|Failed to fetch|ERR_INTERNET_DISCONNECTED|dynamically imported/.test(one)),
  ).toEqual([]);
});
