/** What an account keeps, in the page: favorites on several devices, saved calculations, export, deletion. */
import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { IN_ALL } from "../extent.ts";
import { sumLayoutShifts } from "../site/layout-shifts.ts";
import { expect, test } from "./test.ts";

/** A person of one test only. */
const person = (name: string) => `${name}-${Date.now()}@example.com`;

async function signIn(page: Page, email: string, returnTo = "/"): Promise<void> {
  await page.goto(`/login/development?returnTo=${encodeURIComponent(returnTo)}`);
  await page.getByLabel("Name").fill("Ada Lovelace");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Account/ })).toBeVisible();
}

const add = (page: Page) => page.getByRole("button", { name: "Add to Favorites" });
const inFavorites = (page: Page) => page.getByRole("button", { name: "In Favorites" });
const counter = (page: Page, count: number) => page.getByRole("link", { name: `Favorites (${count})` });

const favoritesOf = async (page: Page) => (await (await page.request.get("/api/favorites")).json()) as string[];

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
  for (let index = 0; index < 10; index += 1)
    for (const tab of [page, other]) await heart(tab, index).evaluate((button: HTMLElement) => button.click());
  for (const tab of [page, other]) await expect(counter(tab, 20)).toBeVisible();
  await expect.poll(async () => (await favoritesOf(page)).length).toBe(20);
  // What is held back arrives first.
  await context.unrouteAll({ behavior: "wait" });

  await signIn(page, person("somebody-else"), "/calculators/finance");
  await heart(other, 10).click();
  await expect(other.getByText("Ada Lovelace is signed in now").first()).toBeVisible();
  await expect(counter(other, 20)).toHaveCount(0);
  expect(await favoritesOf(page)).toEqual([]);
  await signIn(page, email);
  await expect.poll(async () => (await favoritesOf(page)).length).toBe(21);
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

test("calculations are saved, opened, compared; the visitor's own move into the account", async ({ page }) => {
  for (const [bill, name] of [
    ["80", "Dinner"],
    ["120", "Party"],
  ] as const) {
    await page.goto(`/calculator/tip?bill=${bill}`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Save this calculation" });
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("It is kept in this browser, on your dashboard.").first()).toBeVisible();
  }
  // On the page itself what stands in the fields is compared with what was saved.
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  const beside = page.getByRole("dialog", { name: "Compare: Tip Calculator" });
  for (const name of ["Now", "Dinner", "Party"])
    await expect(beside.getByRole("columnheader", { name, exact: true })).toBeVisible();
  await beside.getByLabel("Party").uncheck();
  await expect(beside.getByRole("columnheader", { name: "Party" })).toHaveCount(0);
  // On a telephone the names of the rows stay while the columns move; the page's link holds the comparison whole.
  await page.setViewportSize({ width: 390, height: 844 });
  await beside.getByRole("link", { name: "Open as a page to share" }).click();
  await expect(page).toHaveURL(/\/calculator\/tip\/compare\?n=Now&c=bill%3D120.+n=Dinner/);
  await expect(page.getByRole("row", { name: /^Bill ≠ differs/ })).toContainText("−$40.00");
  const scrolled = page.getByRole("region", { name: "Comparison" });
  const head = page.getByRole("rowheader", { name: /^Bill/ });
  const before = await head.boundingBox();
  await scrolled.evaluate((element) => element.scrollBy(60, 0));
  expect((await head.boundingBox())?.x).toBe(before?.x);
  await page.reload();
  await expect(page.getByRole("link", { name: "Dinner", exact: true })).toHaveAttribute("href", /tip\?bill=80/);
  expect((await new AxeBuilder({ page }).analyze()).violations.map((one) => one.id)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  // The way there is in the header, and in the message.
  await page.getByRole("link", { name: "Saved calculations" }).first().click();
  await expect(page.getByText("Please log in to continue.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Dinner" })).toBeInViewport();

  await signIn(page, person("saver"), "/dashboard");
  await expect(page.getByText("Signed in as Ada Lovelace")).toBeVisible();
  await page.getByRole("button", { name: "Compare 2" }).click();
  const compare = page.getByRole("dialog", { name: "Compare: Tip Calculator" });
  const bill = compare.getByRole("row", { name: /^Bill/ });
  await expect(bill).toContainText("$80.00");
  await expect(bill).toContainText("$120.00");
  await expect(bill).toContainText(/[+−]\$40\.00/);
  expect((await new AxeBuilder({ page }).analyze()).violations.map((one) => one.id)).toEqual([]);
  await page.keyboard.press("Escape");
  // What is deleted in the account comes back as it was.
  const kept = async () => (await (await page.request.get("/api/saved")).json()) as { name: string }[];
  const inAccount = await kept();
  await page.getByRole("button", { name: "Delete Party" }).click();
  await expect.poll(async () => (await kept()).length).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(kept).toEqual(inAccount);
  await page.getByRole("link", { name: "Dinner" }).click();
  await expect(page).toHaveURL(/\/calculator\/tip\?bill=80/);
  await expect(page.getByLabel("Bill", { exact: true })).toHaveValue(/80/);

  expect(await page.evaluate(() => localStorage.getItem("saved-calculations"))).toBe("[]");
  expect((await kept()).map(({ name }) => name).toSorted()).toEqual(["Dinner", "Party"]);
});

test("what is on the screen is saved, or the field that is wrong is named; a deleted one comes back", async ({
  page,
}) => {
  await page.goto("/calculator/mortgage?homePrice=450000");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const dialog = page.getByRole("dialog", { name: "Save this calculation" });
  const price = page.getByLabel("Home price", { exact: true });
  await price.fill("lots");
  await save.click();
  await expect(dialog.getByRole("alert")).toContainText("Home price: ");
  await expect(dialog.getByLabel("Name")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Back to the form" }).click();
  expect(await page.evaluate(() => localStorage.getItem("saved-calculations"))).toBe(null);

  // What is typed is saved, though the address has not followed yet.
  await price.fill("460,000");
  for (const name of [/^\$460,000, /, /^\$460,000, .+ \(2\)$/]) {
    await save.click();
    await expect(dialog.getByLabel("Name")).toHaveValue(name);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
  const answer = await page.locator("#results output").first().textContent();
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem("saved-calculations")!) as { inputs: object }[],
  );
  expect(stored[0]?.inputs).toMatchObject({
    homePrice: 460_000,
    startDate: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  });

  await page.getByRole("listitem").getByRole("link", { name: "Saved calculations" }).click();
  const saved = page.getByRole("region", { name: "Saved calculations" }).getByRole("listitem");
  await expect(saved).toHaveCount(2);
  await expect(saved.first()).toContainText(answer!.trim());
  const second = saved.filter({ hasText: "(2)" });
  await second.getByRole("button", { name: /^Delete/ }).click();
  await expect(second).toHaveCount(0);
  await expect(saved.getByRole("button", { name: /^Delete/ })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(second).toHaveCount(1);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("saved-calculations")!) as object[])).toEqual(
    stored,
  );
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
    route.fulfill({ json: { emoji: "🌊", description: "High water in your port" } }),
  );
  // What could not be loaded comes with the network.
  await context.setOffline(true);
  await page.getByRole("button", { name: "Quick view" }).click();
  const dialog = page.getByRole("dialog", { name: "BMI Calculator" });
  await expect(page.getByText("Network connection lost").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await context.setOffline(false);
  await expect(dialog).toContainText("🌊 High water in your port");
  await expect(dialog).toContainText("This calculator interface is coming soon!");
  expect(
    complaints
      .splice(0)
      .filter((one) => !/404|Failed to fetch|ERR_INTERNET_DISCONNECTED|dynamically imported/.test(one)),
  ).toEqual([]);
});

test("the dashboard exports everything, and deletes the account after asking once", async ({ page }) => {
  const email = person("leaver");
  await signIn(page, email, "/calculator/bmi");
  await add(page).click();
  await expect.poll(() => favoritesOf(page)).toEqual(["bmi"]);
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "My Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Recently used" })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await new AxeBuilder({ page }).analyze()).violations.map((one) => one.id)).toEqual([]);
  }
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as JSON" }).click();
  expect((await downloading).suggestedFilename()).toBe("reckoner-account.json");
  const exported = (await (await page.request.get("/api/account/export")).json()) as Record<string, unknown>;
  expect(exported).toMatchObject({ user: { email }, favorites: [{ calculatorId: "bmi" }] });

  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Login / Create" })).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

for (const [width, colorScheme] of [
  [390, "dark"],
  [1440, "light"],
] as const) {
  test(
    `signed-in pages at ${width} px, ${colorScheme}: accessible, and nothing moves while data come`,
    IN_ALL,
    async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await signIn(page, person(`pages-${width}`));
      for (const calculatorId of ["bmi", "tip", "mortgage"])
        await page.request.post("/api/favorites", { data: { calculatorId } });
      const inputs = { homePrice: 450_000 };
      const figures = [{ label: "Monthly cost", text: "$3,190.16" }];
      for (const name of ["House", "Other house"])
        await page.request.post("/api/saved", {
          data: { id: crypto.randomUUID(), calculatorId: "mortgage", name, inputs, figures },
        });
      for (const [path, shown] of [
        ["/dashboard", "Where you are signed in"],
        ["/calculator/mortgage", "In Favorites"],
        ["/calculators/finance", "Finance Calculators"],
        ["/favorites", "Make a collection to share"],
        ["/calculator/mortgage/compare?n=One&c=homePrice%3D400000&n=Two&c=homePrice%3D450000", "Copy link"],
        ["/nothing-here", "Go Home"],
      ] as const) {
        await page.goto(path);
        await expect(page.getByText(shown).first()).toBeVisible();
        if (!["/nothing-here", "/calculators/finance", "/calculator/mortgage"].includes(path))
          await expect(page.getByRole("link", { name: "Mortgage Calculator" }).first()).toBeAttached();
        await expect(counter(page, 3)).toBeVisible();
        expect(await sumLayoutShifts(page), path).toBeLessThanOrEqual(0.01);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map((one) => `${path} ${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
      }
      // The browser itself says of the last page that it is not there.
      expect(complaints.splice(0).filter((one) => !/status of 404/.test(one))).toEqual([]);
    },
  );
}

for (const path of ["/login", "/login/development", "/dashboard"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} is accessible in the ${colorScheme} theme`, IN_ALL, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      if (path === "/dashboard") await expect(page.getByText("Please log in to continue.")).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
    });
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the development sign-in is a form that says what is wrong", async ({ page, complaints }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Development sign-in" }).click();
    await page.getByLabel("E-mail").fill("ada@localhost");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("This is not an e-mail address.");
    complaints.length = 0;
    await page.getByRole("button", { name: "Sign in as Test Admin" }).click();
    expect(await (await page.request.get("/api/auth/user")).json()).toMatchObject({ isAdmin: true });
  });

  test("a calculator that is not there is asked for", async ({ page }) => {
    await page.goto("/?search=zxqvbnm");
    await page.getByRole("button", { name: "Send without e-mail" }).click();
    await expect(page.getByText("Request Submitted!")).toBeVisible();
  });
});
