import { expect, test } from "./test.ts";

test("a collection is made from what this browser saved, put in order, and named", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      "saved-calculations",
      JSON.stringify([
        { id: "1", calculatorId: "mortgage", name: "Ours", inputs: { homePrice: 500_000 }, updatedAt: "2026-11-23" },
        { id: "2", calculatorId: "bmi", name: "Me", inputs: { weight: 80, height: 180 }, updatedAt: "2026-11-22" },
      ]),
    ),
  );
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Make a collection to share" }).click();
  await expect(page.getByRole("heading", { name: "My calculations" })).toBeVisible();
  const entries = page.getByRole("main").getByRole("listitem").getByRole("heading");
  await expect(entries).toHaveText(["Mortgage Calculator", "BMI Calculator"]);
  await expect(page.getByText("Home price: $500,000")).toBeVisible();
  await page.getByRole("button", { name: "Move BMI Calculator up" }).click();
  await expect(entries).toHaveText(["BMI Calculator", "Mortgage Calculator"]);
  await page.getByLabel("Name").fill("Plans");
  await page.getByLabel("Name").press("Enter");
  await expect(page.getByRole("heading", { name: "Plans" })).toBeVisible();
  await expect(entries).toHaveText(["BMI Calculator", "Mortgage Calculator"]);
});
