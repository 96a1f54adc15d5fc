import type { Page } from "@playwright/test";
import { listCalculators } from "../../scripts/catalogue-files.ts";
import { beyondFirst } from "../extent.ts";
import { expect, test } from "./test.ts";
import { hydrated } from "./hydrated.ts";

const calculators = listCalculators(process.cwd());
/** As many tests walk the calculators, a page after the other; `npm test` runs the first. */
const SHARDS = 24;

interface Described {
  readonly definition: { readonly inputs: readonly { readonly kind: string; readonly of?: unknown }[] } | null;
}

/** What stands in the fields of the calculator, once nothing changes any more. */
const values = (page: Page) =>
  page.evaluate(async () => {
    const read = () =>
      [...document.querySelectorAll<HTMLInputElement>("form[data-calculator] :is(input, select, textarea)[name]")]
        .filter((control) => control.type !== "hidden" && control.name !== "search")
        .map((control) => `${control.name}=${control.type === "checkbox" ? control.checked : control.value}`);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let known = read(), now = known; ; known = now) {
      await frame();
      await frame();
      now = read();
      if (now.join() === known.join()) return now;
    }
  });
const press = async (page: Page, name: string) => {
  const button = page.getByRole("button", { name, exact: true });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
};

test.describe("units", () => {
  for (let shard = 0; shard < SHARDS; shard += 1) {
    test(
      `toggling twice leaves every field as it was (${shard + 1} of ${SHARDS})`,
      beyondFirst(shard),
      async ({ page, request }) => {
        const wrong: string[] = [];
        let tried = 0;
        for (const { id } of calculators.filter((_, index) => index % SHARDS === shard)) {
          const described = (await (await request.get(`/api/calculators/${id}`)).json()) as Described;
          if (!JSON.stringify(described.definition?.inputs ?? []).includes('"quantity"')) continue;
          tried += 1;
          await page.goto(`/calculator/${id}`, { waitUntil: "load" });
          await hydrated(page);
          const before = await values(page);
          await press(page, "Metric");
          const metric = await values(page);
          await press(page, "Imperial");
          const after = await values(page);
          if (after.join() !== before.join())
            wrong.push(`${id}: ${before.filter((one) => !after.includes(one)).join()}`);
          await press(page, "Metric");
          if ((await values(page)).join() !== metric.join()) wrong.push(`${id} (metric)`);
          await press(page, "Imperial");
        }
        expect(wrong).toEqual([]);
        expect(tried).toBeGreaterThan(3);
      },
    );
  }

  test("a unit chosen for a field is kept for that field, and comes back without a shift", async ({ page }) => {
    await page.goto("/calculator/bmi");
    await hydrated(page);
    await page.getByLabel("Unit of Weight").selectOption("st-lb");
    await expect(page.getByLabel("Weight", { exact: true })).toHaveValue(/st/);
    const shown = await page.getByLabel("Weight", { exact: true }).inputValue();
    await page.getByRole("button", { name: "Metric", exact: true }).click();
    await expect(page.getByLabel("Weight", { exact: true })).toHaveValue("70");
    await page.getByRole("button", { name: "Imperial", exact: true }).click();
    await expect(page.getByLabel("Weight", { exact: true })).toHaveValue(shown);
    await page.goto("/calculator/bmi");
    await expect(page.getByLabel("Weight", { exact: true })).toHaveValue(shown);
    await page.goto("/calculator/bmr");
    await hydrated(page);
    await expect(page.getByLabel("Unit of Weight")).toHaveValue("lb");
  });

  test("tampered kept units heal", async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem("field-units", JSON.stringify({ bmi: { imperial: { weight: "furlong", nothing: 5 } } })),
    );
    await page.goto("/calculator/bmi");
    await hydrated(page);
    await expect(page.getByLabel("Unit of Weight")).toHaveValue("lb");
    await page.addInitScript(() => localStorage.setItem("field-units", "[1"));
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel("Unit of Weight")).toHaveValue("lb");
  });
});

test.describe("in Germany", () => {
  test.use({ extraHTTPHeaders: { "CF-IPCountry": "DE" } });

  test("1.234,56 gives what 1,234.56 gives an American, and the link is the same", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto("/calculator/compound-interest");
    await hydrated(page);
    const field = page.locator("form[method=get] input[type=text]").first();
    await field.fill("1.234,56");
    await expect(page).toHaveURL(/=1234\.56(&|$)/);
    const german = await page.locator("output[data-output]").first().textContent();
    const american = await browser.newContext({ extraHTTPHeaders: { "CF-IPCountry": "US" } });
    const other = await american.newPage();
    await other.goto(`${baseURL}/calculator/compound-interest`);
    await hydrated(other);
    await other.locator("form[method=get] input[type=text]").first().fill("1,234.56");
    await expect(other).toHaveURL(/=1234\.56(&|$)/);
    expect(new URL(other.url()).search).toBe(new URL(page.url()).search);
    const english = await other.locator("output[data-output]").first().textContent();
    const digits = (text: string | null) => text?.replaceAll(/\D/g, "");
    expect(digits(german)).toBe(digits(english));
    expect(german).toContain("€");
    expect(english).toContain("$");
    // And the link that the American shares, as the German reads it.
    await page.goto(other.url());
    await expect(page.locator("output[data-output]").first()).toHaveText(german ?? "");
    await expect(field).toHaveValue("1.234,56");
    await american.close();
  });
});

test.describe("the settings popover", () => {
  test("changes apply at once, and are there at the next visit", async ({ page, context }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.goto("/calculator/mortgage");
    await hydrated(page);
    const lists = () => scripts.filter((url) => /settings|countries/.test(url)).length;
    expect(lists()).toBe(0);
    const link = page.getByRole("link", { name: "Settings" });
    await link.click();
    const settings = page.getByRole("dialog", { name: "Settings" });
    await expect(settings.getByLabel("Country")).toBeFocused();
    expect(lists()).toBeGreaterThan(0);
    await settings.getByLabel("Country").selectOption("DE");
    await expect(page.locator('[data-output="loanAmount"]')).toHaveText("340.000\u00A0€");
    await settings.getByLabel("Currency").selectOption("CHF");
    await expect(page.locator('[data-output="loanAmount"]')).toHaveText("340.000\u00A0CHF");
    await settings.getByLabel("Number format").selectOption("de-CH");
    await expect(page.locator('[data-output="loanAmount"]')).toHaveText(/CHF.340[’']000/);
    await settings.getByLabel("Imperial").check();
    await expect(page.getByRole("button", { name: "Imperial", exact: true })).toHaveAttribute("aria-pressed", "true");
    await settings.getByLabel("Dark").check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await settings.getByLabel("Accessibility mode").check();
    await expect(page.locator("html")).toHaveAttribute("data-accessible", "true");
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    await expect(link).toBeFocused();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === "preferences")?.value).toBe("imperial.CHF.de-CH.DE");
    expect(await page.evaluate(() => localStorage.getItem("unit-preference"))).toBe("imperial");
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem("localization-preferences"))) ?? "")).toEqual({
      unitSystem: "imperial",
      currency: "CHF",
      locale: "de-CH",
      country: "DE",
    });
    await page.reload();
    await expect(page.locator('[data-output="loanAmount"]')).toHaveText(/CHF.340[’']000/);
  });

  test("a press beside it closes it, one on its button too", async ({ page }) => {
    await page.goto("/calculator/bmi");
    await hydrated(page);
    const settings = page.getByRole("dialog", { name: "Settings" });
    for (const close of [() => page.mouse.click(5, 500), () => page.getByRole("link", { name: "Settings" }).click()]) {
      // A press right after the one that closed it counts as the same one.
      await expect(async () => {
        await page.getByRole("link", { name: "Settings" }).click();
        await expect(settings).toBeVisible({ timeout: 300 });
      }).toPass();
      await close();
      await expect(settings).toBeHidden();
    }
  });

  test("fits a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/calculator/bmi");
    await hydrated(page);
    expect((await page.locator("header").first().boundingBox())?.height).toBeLessThanOrEqual(120);
    await page.getByRole("link", { name: "Settings" }).click();
    const box = await page.getByRole("dialog", { name: "Settings" }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(640);
  });
});

test.describe("what only local storage knows", () => {
  test("is taken over once", async ({ page, context }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        "localization-preferences",
        '{"unitSystem":"metric","currency":"SEK","locale":"sv-SE","country":"SE"}',
      );
    });
    await page.goto("/calculator/bmi");
    await expect(page.getByLabel("Height", { exact: true })).toHaveValue("175");
    expect((await context.cookies()).find(({ name }) => name === "preferences")?.value).toBe("metric.SEK.sv-SE.SE");
  });

  test("heals where it was tampered with", async ({ page, context }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem("done")) return;
      sessionStorage.setItem("done", "1");
      localStorage.setItem("localization-preferences", '{"unitSystem":["metric"],"currency":"QQQ","locale":7');
      localStorage.setItem("unit-preference", "cubits");
    });
    await page.goto("/calculator/bmi");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("unit-preference"))).toBe("imperial");
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem("localization-preferences"))) ?? "")).toEqual({
      unitSystem: "imperial",
      currency: "USD",
      locale: "en-US",
      country: "US",
    });
    expect((await context.cookies()).find(({ name }) => name === "preferences")?.value).toBe("imperial.USD.en-US.US");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("settings are a page with a form, and lead back", async ({ page }) => {
    await page.goto("/calculator/bmi?weight=80");
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByLabel("Country").selectOption("DE");
    await page.getByLabel("Dark").check();
    await page.getByLabel("Accessibility mode").check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(/\/calculator\/bmi\?weight=80$/);
    await expect(page.getByLabel("Weight", { exact: true })).toHaveValue("80");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("html")).toHaveAttribute("data-accessible", "true");
  });
});
