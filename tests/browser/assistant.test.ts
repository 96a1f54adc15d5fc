import type { Page } from "@playwright/test";
import { beyondFirst } from "../extent.ts";
import { expect, test } from "./test.ts";
import { findViolations } from "./violations.ts";
import { hydrated } from "./hydrated.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Search calculators" });

test("a sentence is answered above the suggestions, announced, and opened by keyboard", async ({ page }) => {
  await page.goto("/about-us");
  await hydrated(page);
  await box(page).focus();
  await page.keyboard.type("loan 23457 5 years 7%");
  const first = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").first();
  await expect(first).toContainText("Payment $464.48");
  await expect(first).toContainText("Loan Calculator: Loan amount $23,457, Interest rate per year 7%, Term 5 years");
  await expect(page.getByRole("search").getByRole("status")).toHaveText("Payment: $464.48");
  expect(await findViolations(page, "form[role=search]")).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/calculator\/loan\?principal=23457$/);
  await expect(page.locator('[data-output="payment"]').first()).toContainText("464.48");
});

test("what was not read stands in plain sight; what is wrong is said", async ({ page }) => {
  await page.goto("/about-us");
  await hydrated(page);
  await box(page).fill("half life 5730 years 100g 1000 years");
  await expect(page.getByRole("option").first()).toContainText("Not understood: “g”");
  await box(page).fill("5 kg to cm");
  await expect(page.getByRole("search").getByRole("status")).toContainText("cannot be converted");
  await box(page).fill("days until christmas");
  await expect(page.getByRole("option").first()).toContainText("Countdown Calculator: ");
});

test("one call answers: nothing that reads sentences is loaded, and half a word is no longer asked for", async ({
  page,
}) => {
  const asked: string[] = [];
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/assistant") asked.push(searchParams.get("q")!);
    if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  await page.goto("/about-us");
  await hydrated(page);
  // What measures a page and what watches it come by themselves at about this time.
  await page.waitForTimeout(300);
  const before = scripts.length;
  await box(page).focus();
  await page.keyboard.type("20% tip on 58 split 3 ways", { delay: 20 });
  await expect(page.getByRole("option").first()).toContainText("$23.20");
  expect(asked.at(-1)).toBe("20% tip on 58 split 3 ways");
  expect(asked.length).toBeLessThan(5);
  expect(scripts.slice(before).filter((path) => !/\/(measure|monitor)-/.test(path))).toEqual([]);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the results page answers, with a link into the filled calculator", async ({ page }) => {
    await page.goto("/about-us");
    await box(page).fill("bmi 75 kg 180 cm");
    await box(page).press("Enter");
    const answer = page.getByRole("region", { name: "Answer" });
    await expect(answer).toContainText("Body mass index 23.1 kg/m²");
    await answer.getByRole("link", { name: "Open the BMI Calculator with these values" }).click();
    await expect(page).toHaveURL(/\/calculator\/bmi\?weight=75&height=180$/);
    await page.goto(`/?search=${encodeURIComponent("10 / 0")}`);
    await expect(page.getByRole("region", { name: "Search results" })).toContainText("Division by 0 has no result.");
  });
});

for (const [index, colorScheme] of (["light", "dark"] as const).entries()) {
  test(`the results page with an answer is accessible: ${colorScheme}`, beyondFirst(index), async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/?search=${encodeURIComponent("half life 5730 years 100g 1000 years")}`);
    await expect(page.getByRole("region", { name: "Answer" })).toContainText("Not understood: “g”");
    expect(await findViolations(page, "main")).toEqual([]);
  });
}
