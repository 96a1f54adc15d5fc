/** Sign-in, in Chromium, against a real OpenID Connect provider on loopback. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { type RunningProvider, startProvider } from "../provider/provider.ts";

const port = Number(process.env.OIDC_PORT ?? 0);
test.describe.configure({ mode: "serial" });
test.skip(port === 0, "The site under test was started without a provider (scripts/test-browser.ts starts one).");

let provider: RunningProvider;
test.beforeAll(async ({ baseURL }) => {
  provider = await startProvider(port, baseURL ?? "");
});
test.afterAll(() => provider.stop());

/** A new browser, in which only loopback can be reached. */
async function browserOf(context: BrowserContext): Promise<Page> {
  await context.route(/^https:/, (route) => route.abort());
  return context.newPage();
}

async function passProvider(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

const account = (page: Page) => page.getByRole("button", { name: /^Account/ });

test("signing in takes two clicks here, and ends where it began; the menu names who it is; logging out ends it", async ({
  context,
}) => {
  const page = await browserOf(context);
  await page.goto("/calculator/tip?bill=80");
  await page.getByRole("link", { name: "Login / Create" }).click();
  await page.getByRole("link", { name: "Continue with Test ID" }).click();
  const asked = new URL(page.url());
  expect(asked.origin).toBe(provider.issuer);
  await passProvider(page, "emmy");
  await expect(page).toHaveURL(/\/calculator\/tip\?bill=80$/);

  await expect(account(page)).toHaveText("EN");
  await account(page).click();
  const menu = page.getByRole("menu");
  await expect(menu).toContainText("Emmy Noether");
  await expect(menu).toContainText("emmy@example.com");
  await expect(menu.getByRole("menuitem", { name: "My Dashboard" })).toBeVisible();
  const before = await context.cookies();
  const session = before.find(({ name }) => name === "__Host-session");
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
  expect(before.filter(({ name }) => name.startsWith("__Host-sign-in"))).toEqual([]);

  await menu.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Login / Create" })).toBeVisible();
  // A copy of the cookie is worth nothing any more.
  await context.addCookies([session!]);
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("after a change of the provider's keys, the same person is the same user", async ({ context }) => {
  const page = await browserOf(context);
  const ids = [];
  for (let round = 0; round < 2; round += 1) {
    await page.goto("/api/login?provider=oidc&returnTo=/proof");
    await passProvider(page, "key-user");
    await expect(page).toHaveURL(/\/proof$/);
    ids.push(((await (await page.request.get("/api/auth/user")).json()) as { id: string }).id);
    await provider.rotateKeys();
    await context.clearCookies();
  }
  expect(ids[1]).toBe(ids[0]);
});

test("a cancelled consent, a changed nonce and a used answer come back with a sentence, signed out", async ({
  context,
}) => {
  const page = await browserOf(context);
  await page.goto("/api/login?provider=oidc&returnTo=/proof");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("You cancelled the sign-in.");
  await expect(page.getByRole("link", { name: "Back without an account" })).toHaveAttribute("href", "/proof");

  const begun = await page.request.get("/api/login?provider=oidc&returnTo=/proof", { maxRedirects: 0 });
  const changed = new URL(begun.headers()["location"] ?? "");
  changed.searchParams.set("nonce", "another-nonce");
  const answered = page.waitForRequest(/\/api\/auth\/callback\/oidc/);
  await page.goto(changed.href);
  await passProvider(page, "mallory");
  await expect(page.getByRole("alert")).toContainText("could not be verified");
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);

  const again = await page.goto((await answered).url());
  expect(again?.status()).toBe(400);
  await expect(page.getByRole("alert")).toContainText("was used already");
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("a provider that is down is said, with a status", async ({ context, baseURL }) => {
  const page = await browserOf(context);
  await provider.stop();
  try {
    const response = await page.goto("/api/login?provider=oidc&returnTo=/proof");
    expect(response?.status()).toBe(502);
    await expect(page.getByRole("alert")).toContainText("does not answer as it should");
  } finally {
    provider = await startProvider(port, baseURL ?? "");
  }
});
