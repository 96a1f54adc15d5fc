/** On a wide screen the form stays in view beside long results. */
import { expect, test } from "./test.ts";

const SIZE = { width: 1440, height: 900 };
test.use({ viewport: SIZE });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("a short form stands below the header, a tall one ends with the screen", async ({ page }) => {
      // One of them has a field that is called "style".
      for (const id of ["bmi", "mortgage", "number-to-words"]) {
        await page.goto(`/calculator/${id}`);
        const form = page.locator(`form[data-calculator="${id}"]`);
        const before = (await form.boundingBox())!;
        if (javaScriptEnabled) {
          await form.locator("input[type=text]").first().focus();
          await expect(form.locator("..")).toHaveAttribute("style", /--form-height/);
        }
        const results = (await page.locator("#results").boundingBox())!;
        expect(results.height).toBeGreaterThan(before.height);
        // Nothing has moved by that.
        expect((await form.boundingBox())!.y).toBe(before.y);
        await page.mouse.move(SIZE.width - 200, 500);
        await page.mouse.wheel(0, Math.min(results.height - 850, 1200));
        await expect(async () => {
          const { y, height } = (await form.boundingBox())!;
          if (id === "bmi") expect(y).toBeGreaterThanOrEqual(64);
          expect(y + height).toBeGreaterThan(400);
          expect(y + height).toBeLessThanOrEqual(SIZE.height);
        }).toPass({ timeout: 5000 });
      }
    });
  });
