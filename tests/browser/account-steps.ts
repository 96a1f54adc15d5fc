/** What tests of accounts do in a browser. */
import { expect, type Page } from "@playwright/test";

/** A person of one test only. */
export const person = (name: string) => `${name}-${Date.now()}@example.com`;

export async function signIn(page: Page, email: string, returnTo = "/", name = "Ada Lovelace"): Promise<void> {
  await page.goto(`/login/development?returnTo=${encodeURIComponent(returnTo)}`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Account/ })).toBeVisible();
}

export async function signInAsAdmin(page: Page): Promise<void> {
  const form = { name: "The Admin", email: "admin@example.com", returnTo: "/" };
  expect((await page.request.post("/login/development", { form, maxRedirects: 0 })).status()).toBe(303);
}

export const add = (page: Page) => page.getByRole("button", { name: "Add to Favorites" });
export const inFavorites = (page: Page) => page.getByRole("button", { name: "In Favorites" });
export const counter = (page: Page, count: number) => page.getByRole("link", { name: `Favorites (${count})` });

export const favoritesOf = async (page: Page) => (await (await page.request.get("/api/favorites")).json()) as string[];
