import type { Page } from "@playwright/test";
import { beyondFirst, IN_ALL } from "../extent.ts";
import { expect, test } from "./test.ts";
import { findViolations } from "./violations.ts";
import { hydrated } from "./hydrated.ts";

/** One address of each kind of page. */
const PAGES = [
  "/calculator/bmi",
  "/",
  "/?category=loan",
  "/?search=loan",
  "/?search=qwzxvk",
  "/calculators",
  "/favorites",
  "/feedback",
  "/preferences",
  "/offline",
  "/about-us",
  "/login",
  "/login/development",
  "/dashboard",
  "/calculator/mortgage",
  "/calculator/linear-regression",
  "/calculator/unit-converter",
  "/calculator/age",
  "/calculator/bmi/cases",
  "/developers",
  "/embed?calculator=mortgage&accent=1e90ff&locked=homePrice",
  "/collection?name=Home&c=mortgage~homePrice%3D500000&c=bmi~weight%3Dmuch&end=1",
];

/** Theme and accessibility mode. */
const MODES = [
  ["light", "false"],
  ["light", "true"],
  ["dark", "false"],
  ["dark", "true"],
] as const;

/** Both themes, accessibility mode on and off: violations of the page as it stands. */
async function violationsInAllModes(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [theme, accessible] of MODES) {
    await page.evaluate((mode) => Object.assign(document.documentElement.dataset, mode), { theme, accessible });
    const violations = await findViolations(page);
    if (violations.length > 0) found[`${theme}, accessibility mode ${accessible}`] = violations;
  }
  return found;
}

for (const [at, path] of PAGES.entries()) {
  test(
    `${path} is accessible in both themes, with accessibility mode on and off`,
    beyondFirst(at),
    async ({ page }) => {
      test.slow();
      // Help and charts hydrate after the rest, and find their lists as they were rendered.
      await page.goto(path, { waitUntil: "networkidle" });
      // The converter of all units waits for the first touch.
      await page.mouse.click(1, 1);
      await hydrated(page);
      // Of lists of hundreds that are all alike the first ones are looked at, or it takes minutes.
      await page.evaluate(() => {
        for (const [index, list] of document.querySelectorAll("main :is(ul, ol, tbody)").entries()) {
          for (const item of [...list.children].slice(index < 4 ? 12 : 1)) item.remove();
        }
      });
      expect(await violationsInAllModes(page)).toEqual({});
    },
  );
}

test("an answer that is old is accessible in both themes", async ({ page }) => {
  await page.goto("/calculator/tip");
  await hydrated(page);
  await page.locator('main [name="bill"]').fill("many");
  await expect(page.getByText("This result is not up to date")).toBeVisible();
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    expect(await findViolations(page), theme).toEqual([]);
  }
});

test("the settings are accessible in both themes, with accessibility mode on and off", IN_ALL, async ({ page }) => {
  test.slow();
  await page.goto("/calculator/bmi");
  await hydrated(page);
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  expect(await violationsInAllModes(page)).toEqual({});
});

test("a page that is not found is accessible too", async ({ page, complaints }) => {
  await page.goto("/no/such/page");
  expect(await findViolations(page)).toEqual([]);
  complaints.length = 0;
});

test("Alt+A switches accessibility mode, says so, and it stays", async ({ page }) => {
  await page.goto("/calculator/bmi");
  await hydrated(page);
  const root = page.locator("html");
  const height = async () =>
    (await page.getByRole("button", { name: "Calculate", exact: true }).boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(46);
  await page.keyboard.press("Alt+a");
  await expect(page.getByText("Accessibility mode enabled")).toHaveCount(1);
  await expect(root).toHaveAttribute("data-accessible", "true");
  expect(await height()).toBeGreaterThanOrEqual(48);
  await page.reload();
  await expect(root).toHaveAttribute("data-accessible", "true");
  await hydrated(page);
  await page.keyboard.press("Alt+a");
  await expect(page.getByText("Accessibility mode disabled")).toHaveCount(1);
  await expect(root).not.toHaveAttribute("data-accessible", "true");
  await page.reload();
  await expect(root).not.toHaveAttribute("data-accessible", "true");
});

test("accessibility mode is on where less motion is wanted, unless it was switched off", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about-us");
  await expect(page.locator("html")).toHaveAttribute("data-accessible", "true");
  await hydrated(page);
  await page.keyboard.press("Alt+a");
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-accessible", "true");
});

test("no page scrolls sideways in accessibility mode on a phone", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("accessibility-mode", "true"));
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/", "/calculator/mortgage", "/calculator/bmi", "/preferences"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

test("an answer is announced once typing has paused, not at each key", async ({ page }) => {
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  const status = page.locator("#results p[role=status]");
  await page.evaluate(() => {
    const said: string[] = ((window as unknown as { said: string[] }).said = []);
    new MutationObserver(() => said.push(document.querySelector("#results p[role=status]")?.textContent ?? "")).observe(
      document.querySelector("#results p[role=status]")!,
      { childList: true, characterData: true, subtree: true },
    );
  });
  await page.getByLabel("Home price").press("ControlOrMeta+a");
  await page.getByLabel("Home price").pressSequentially("512345", { delay: 80 });
  await expect(status).toHaveText(/Monthly cost: \$3,/);
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said.length)).toBe(1);
});

/** Presses Tab until the element with that role and name has the focus. */
async function tabTo(
  page: Page,
  role: "link" | "button" | "combobox" | "textbox",
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, typeof name === "string" ? { name, exact: true } : { name }).first();
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${role} ${String(name)}`);
}

test("search, calculator, favorite, settings and dialogs by keyboard alone", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("upgrade-prompt-dismissed", "true"));
  await page.goto("/");
  await hydrated(page);
  // Search: a suggestion by arrow and Enter.
  await tabTo(page, "combobox", "Search calculators");
  await page.keyboard.type("mortg");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/calculator\/[a-z-]*mortgage/);
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Calculator.
  await tabTo(page, "textbox", "Home price");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("500,000");
  await page.keyboard.press("Enter");
  await expect(page.locator("#results")).toBeFocused();
  await expect(page.locator('[data-output="loanAmount"]')).toHaveText("$440,000");
  // Favorite.
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator("#main").focus();
  await tabTo(page, "button", "Add to Favorites");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "In Favorites" })).toBeVisible();
  // Settings: open, change, close; the focus is back on their button.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.locator("body").press("Home");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await tabTo(page, "link", "Settings");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Country")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("button", { name: "Metric", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Settings" })).toBeFocused();
  // A dialog: focus stays within, and returns.
  await tabTo(page, "link", /^Favorites/);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Your Favorites" });
  await expect(dialog.getByRole("link", { name: "Mortgage Calculator" })).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: /^Favorites/ })).toBeFocused();
});
