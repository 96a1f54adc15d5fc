import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { beyondFirst } from "../extent.ts";
import { expect, test } from "./test.ts";
import { findViolations } from "./violations.ts";
import { hydrated } from "./hydrated.ts";

/**
 * The client's part of the assistant, compressed. The engine comes on top where no calculator has been opened yet (it is
 * every calculator's, in the chunk `engine`), and so does the code of the calculator that answers.
 */
const MOST_BYTES = 45 * 1000;
/** With the forms of questions, which come when something is asked that no formula, date or conversion reads. */
const MOST_WITH_FORMS = 89 * 1000;

const box = (page: Page) => page.getByRole("combobox", { name: "Search calculators" });

test("a sentence is answered above the suggestions, announced, and opened by keyboard; its values stay here", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  await page.goto("/about-us");
  await hydrated(page);
  await box(page).focus();
  await page.keyboard.type("loan 23457 5 years 7%");
  const first = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").first();
  await expect(first).toContainText("Payment $464.48");
  await expect(first).toContainText("Loan Calculator: Loan amount $23,457, Interest rate per year 7%, Term 5 years");
  await expect(page.getByRole("search").getByRole("status")).toHaveText("Payment: $464.48");
  expect(sent.filter((url) => url.includes("23457") && !url.includes("search-enhanced"))).toEqual([]);
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

test("its code comes with the first key and is small; more comes when it is asked for", async ({ page }) => {
  const scripts: { url: string; bytes: Promise<number> }[] = [];
  page.on("response", (response) => {
    // The engine is every calculator's; what measures a page and what watches it come by themselves at about this time.
    if (new URL(response.url()).pathname.endsWith(".js") && !/\/(engine|measure|monitor)-/.test(response.url()))
      scripts.push({ url: response.url(), bytes: response.body().then((body) => brotliCompressSync(body).byteLength) });
  });
  await page.goto("/about-us");
  await hydrated(page);
  const before = scripts.length;
  await box(page).focus();
  await page.waitForTimeout(300);
  expect(scripts.slice(before).map(({ url }) => url)).toEqual([]);
  // What answers, a calculator, is not its own.
  const weigh = async () => {
    const own = scripts.slice(before).filter(({ url }) => !/(calculator|expression|integers|tip)-/.test(url));
    const sizes = await Promise.all(own.map(({ bytes }) => bytes));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: "bytes", description: `${total} in ${sizes.length} files` });
    return total;
  };
  await box(page).fill("7 * 6");
  await expect(page.getByRole("option").first()).toContainText("42");
  expect(scripts.some(({ url }) => url.includes("answer-here"))).toBe(true);
  const first = await weigh();
  expect(first).toBeGreaterThan(5000);
  expect(first).toBeLessThan(MOST_BYTES);
  await box(page).fill("20% tip on 58 split 3 ways");
  await expect(page.getByRole("option").first()).toContainText("$23.20");
  expect(await weigh()).toBeLessThan(MOST_WITH_FORMS);
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
