/**
 * The answer before React: nothing but a page's first script and what it needs has come, the rest is held back. `npm test`
 * tries the first of those that stand for all kinds, `npm run test:all` the others. Without a browser every calculator is tried in
 * app/features/instant/every-calculator.test.tsx.
 */
import type { Page } from "@playwright/test";
import { beyondFirst } from "../extent.ts";
import { proposeTexts, readFigures } from "../site/typed-form.ts";
import { FIRST_CALCULATORS } from "./first-calculators.ts";
import { expect, test, testWithKeptPages } from "./test.ts";

type Figures = NonNullable<ReturnType<typeof readFigures>>;

/** The paths of the scripts that a document asks for first. */
async function listFirstScripts(page: Page, path: string): Promise<ReadonlySet<string>> {
  const html = await (await page.request.get(path)).text();
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const first = tags.filter((tag) => tag.startsWith("<script") || tag.includes("data-first"));
  return new Set(first.flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []));
}

/** Opens a page and holds back every script that it does not ask for first; the function that it resolves to lets them come. */
async function openWithoutReact(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = await listFirstScripts(page, path);
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    // Where the definition waits for the first touch its files are not named; none of them is React's or the router's.
    const isFirst =
      first.has(new URL(route.request().url()).pathname) ||
      (await page.locator('meta[name="calculator-chunk"][data-waits="true"]').count()) > 0;
    if (!isFirst) await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return resolve;
}

/** What the site answers without JavaScript to the form with one text in it; null where it refuses that, or nothing changes. */
async function expectedFor(
  page: Page,
  parser: Page,
  name: string,
  text: string,
  before: Figures,
): Promise<Figures | null> {
  const query = await page.locator("main form[data-calculator]").evaluate(
    (form, [field, value]) => {
      const data = new FormData(form as HTMLFormElement);
      data.set(field!, value!);
      return new URLSearchParams([...data].map(([key, entry]) => [key, String(entry)])).toString();
    },
    [name, text],
  );
  const path = new URL(page.url()).pathname;
  const figures = await parser.evaluate(readFigures, await (await page.request.get(`${path}?${query}`)).text());
  return figures && JSON.stringify(figures) !== JSON.stringify(before) ? figures : null;
}

for (const [index, id] of FIRST_CALCULATORS.entries()) {
  testWithKeptPages(
    `${id} answers before React, and React goes on from there`,
    beyondFirst(index),
    async ({ pageOf, baseURL }) => {
      const page = await pageOf({ locale: "en-US" });
      // Reads what the server answers, beside the page and its policy.
      const parser = await pageOf();
      // In the units of the definition what stands in a field is the whole value, which a form without a script sends.
      await page.context().addCookies([{ name: "preferences", value: "metric.USD.en-US.US", url: baseURL ?? "" }]);
      const release = await openWithoutReact(page, `/calculator/${id}`);
      await page.locator("#help").waitFor({ state: "attached" });
      const before = (await page.locator("html").evaluate(readFigures))!;
      const names = await page
        .locator("main form[data-calculator] :is(input:not([type=hidden], [type=checkbox]), textarea, select)[name]")
        .evaluateAll((controls) => controls.map((control) => control.getAttribute("name")!));
      let typed: { name: string; text: string; expected: Figures } | undefined;
      for (const name of names.filter((one) => !one.endsWith(".unit"))) {
        for (const text of typed ? [] : await page.locator(`main form [name="${name}"]`).evaluate(proposeTexts)) {
          const expected = typed ? null : await expectedFor(page, parser, name, text, before);
          // Another answer is shown in another place; that is React's.
          if (expected && Object.keys(expected).join() === Object.keys(before).join()) typed = { name, text, expected };
        }
        if (typed) break;
      }
      if (!typed) throw new Error("No other value of a field changes the answer.");

      const control = page.locator(`main form [name="${typed.name}"]`);
      if ((await control.evaluate((element) => element.localName)) === "select") await control.selectOption(typed.text);
      else await control.fill(typed.text);
      await expect.poll(() => page.locator("html").evaluate(readFigures)).toEqual(typed.expected);
      await control.focus();
      const place = () =>
        page.evaluate(() => {
          const { activeElement: element } = document;
          const { value, selectionStart } = element as HTMLInputElement;
          return [element?.getAttribute("name"), value, selectionStart];
        });
      const known = await place();

      release();
      await expect(page.locator("#results")).not.toHaveAttribute("data-old");
      await page.waitForFunction(() => document.documentElement.dataset["serif"] === "");
      expect(await page.locator("html").evaluate(readFigures)).toEqual(typed.expected);
      expect(await place()).toEqual(known);
    },
  );
}

test("a wrong entry is marked before React is there, and put right", async ({ page }) => {
  const release = await openWithoutReact(page, "/calculator/tip");
  const bill = page.locator('main form [name="bill"]');
  await bill.waitFor();
  await expect(async () => {
    await bill.fill("many");
    await expect(bill).toHaveAttribute("aria-invalid", "true", { timeout: 500 });
  }).toPass();
  await expect(page.getByText("This result is not up to date")).toBeVisible();
  await bill.fill("80");
  await expect(bill).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("This result is not up to date")).toBeHidden();
  release();
});

test("a button that was pressed before React came does what it says once it is there", async ({ page }) => {
  const release = await openWithoutReact(page, "/calculator/tip");
  await page.locator("#help").waitFor({ state: "attached" });
  await page.waitForLoadState("domcontentloaded");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Save this calculation" })).toBeVisible();
});

test("where React never comes, typing is answered", async ({ page }) => {
  await openWithoutReact(page, "/calculator/tip");
  const bill = page.locator('main form [name="bill"]');
  await bill.waitFor();
  const answer = page.locator("#results output");
  for (const amount of ["200", "300"]) {
    const before = await answer.textContent();
    await bill.fill(amount);
    await expect(answer).not.toHaveText(before!);
  }
});

test("where the first script is lost, React comes all the same", async ({ page, complaints }) => {
  await page.route("**/assets/first-script-*.js", (route) => route.abort());
  await page.goto("/calculator/tip");
  await page.waitForFunction(() => document.documentElement.dataset["serif"] === "");
  const answer = page.locator("#results output");
  const before = await answer.textContent();
  await page.locator('main form [name="bill"]').fill("123");
  await expect(answer).not.toHaveText(before!);
  // The lost file is what it complains of.
  complaints.length = 0;
});

test("a sentence that was typed into the search box before React came is answered", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/about-us", { waitUntil: "commit" });
  await page.getByRole("combobox").fill("20% of 80");
  resolve();
  await expect(page.getByRole("option").first()).toContainText("16");
});

test("the search box suggests calculators before React comes, and goes on with them", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("search-enhanced") && asked.push(request.url()));
  await page.goto("/about-us", { waitUntil: "commit" });
  await page.getByRole("combobox").fill("mortgage");
  await expect(page.getByRole("link", { name: "Mortgage", exact: false }).first()).toHaveAttribute(
    "href",
    /^\/calculator\/.*mortgage/,
  );
  resolve();
  await expect(page.getByRole("option").first()).toContainText("Mortgage");
  await expect(page.locator("body > div > a[href^='/calculator/']")).toHaveCount(0);
  expect(asked).toHaveLength(1);
});
