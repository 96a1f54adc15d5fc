import type { Page } from "@playwright/test";
import { beyondFirst } from "../extent.ts";
import { expect, test } from "./test.ts";
import { hydrated } from "./hydrated.ts";

const shownCards = (page: Page) => page.locator("#cards li:not([hidden])");

test("home shows every calculator, Random first and 401k next, with the computed count", async ({ page, request }) => {
  const rows = (await (await request.get("/api/calculators")).json()) as unknown[];
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `${rows.length}+ tools for all your calculation needs!`,
  );
  await expect(page.locator("#cards li")).toHaveCount(rows.length);
  await expect(page.locator("#cards li a").nth(0)).toHaveText("Random Calculator");
  await expect(page.locator("#cards li a").nth(1)).toHaveAttribute("href", "/calculator/401k");
  await expect(page.getByRole("combobox", { name: "Search calculators" })).toHaveAttribute(
    "placeholder",
    `Search ${rows.length}+ calculators and tools...`,
  );
  await expect(page.locator("footer")).toContainText(`${Math.floor(rows.length / 10) * 10}+ calculators`);
});

test("the footer leads on without a new document", async ({ page }) => {
  await page.goto("/about-us");
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.locator("footer").getByRole("link", { name: "Finance" }).click();
  await expect(page).toHaveURL(/\/calculators\/finance$/);
  await expect(page.locator("footer")).toContainText("About");
  expect(await page.evaluate(() => "isSameDocument" in globalThis)).toBe(true);
});

for (const [index, width] of [320, 481, 821, 1101, 1440].entries()) {
  test(
    `lists that are not laid out yet have room for their cards at ${width} px`,
    beyondFirst(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      for (const path of ["/", "/?category=list-view", "/calculators"]) {
        await page.goto(path);
        const tooLow = await page.evaluate(() =>
          [...document.querySelectorAll("#cards > ul, #directory > section")].flatMap((list) => {
            const room = list.getBoundingClientRect().bottom;
            const cards = [...list.querySelectorAll("li")];
            return cards
              .filter((card) => card.getBoundingClientRect().bottom > room + 1)
              .map((card) => card.textContent);
          }),
        );
        expect(tooLow, path).toEqual([]);
      }
    },
  );
}

test("five calculators are fetched ahead once home is there", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const ahead = page.locator('head link[rel="prefetch"]');
  await expect(ahead).toHaveCount(5);
  for (const link of await ahead.all()) await expect(link).toHaveAttribute("href", /^\/calculator\/[a-z-]+$/);
});

test("a card opens its calculator without a new document, and the way back leads to where one was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.getByRole("link", { name: "Calculators that begin with T", exact: true }).click();
  const card = page.locator("#letter-T");
  const { y } = (await card.boundingBox())!;
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/calculator\/t/);
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("tools");
  await page.goBack();
  await expect.poll(async () => Math.abs((await card.boundingBox())!.y - y)).toBeLessThan(20);
  expect(documents).toEqual([]);
});

test("pills narrow the grid without a reload, the address follows, back goes back", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => ((window as unknown as { stays: boolean }).stays = true));
  const all = await shownCards(page).count();
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: /^Energy/ })
    .click();
  await expect(page).toHaveURL(/\?category=energy$/);
  await expect.poll(() => shownCards(page).count()).toBeLessThan(30);
  await page.goBack();
  await expect.poll(() => shownCards(page).count()).toBe(all);
  expect(await page.evaluate(() => (window as unknown as { stays?: boolean }).stays)).toBe(true);
});

test("a page opened with a category gets the other cards when they are asked for", async ({ page }) => {
  await page.goto("/?category=loan");
  await hydrated(page);
  const some = await shownCards(page).count();
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: /^All/ }).click();
  await expect.poll(() => shownCards(page).count()).toBeGreaterThan(some + 100);
});

test("a category is a page with its own heading, title, description and address; home shows the same", async ({
  page,
}) => {
  const description = () => page.locator('meta[name="description"]').getAttribute("content");
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute("href");
  await page.goto("/");
  const descriptionOfHome = await description();
  const found: unknown[] = [];
  for (const path of ["/calculators/finance", "/?category=finance"]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page).toHaveTitle("Finance Calculators · Reckoner");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finance Calculators");
    expect(await canonical()).toMatch(/\/calculators\/finance$/);
    expect(await description()).not.toBe(descriptionOfHome);
    found.push(await shownCards(page).locator("a").allTextContents());
  }
  expect(found[0]).toEqual(found[1]);
  expect((found[0] as string[]).length).toBeGreaterThan(20);

  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: /^Energy/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Energy Calculators");
  await expect(page).toHaveTitle("Energy Calculators · Reckoner");
});

test("a category's page is reached from a calculator's, and has no address that does not exist", async ({
  page,
  request,
}) => {
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Real Estate" }).click();
  await expect(page).toHaveURL(/\/calculators\/real-estate$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Real Estate Calculators");
  await expect(shownCards(page).getByRole("link", { name: "Mortgage Calculator", exact: true })).toBeVisible();
  expect((await request.get("/calculators/astrology")).status()).toBe(404);
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/calculators/real-estate</loc>");
});

test("results and categories begin right under the header, on a telephone within the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/?search=loan", "/?category=loan", "/calculators/loan"]) {
    await page.goto(path);
    const header = await page.locator("header").first().boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(heading!.y - header!.height, path).toBeLessThan(80);
    const first = page.locator("main li h3 a").first();
    await expect(first, path).toBeInViewport();
  }
});

test("an unknown category shows the empty state", async ({ page }) => {
  await page.goto("/?category=astrology");
  await expect(page.getByText("No calculators found")).toBeVisible();
  await expect(page.getByText("Try adjusting your category filters.")).toBeVisible();
});

test("search and category exclude each other; results say how many they are", async ({ page }) => {
  await page.goto("/?category=loan");
  await hydrated(page);
  const box = page.getByRole("combobox", { name: "Search calculators" });
  await box.fill("  mortgage ");
  await box.press("Enter");
  await expect(page).toHaveURL(/\?search=mortgage$/);
  await expect(page.getByRole("heading", { name: 'Search results for "mortgage"' })).toBeVisible();
  await expect(page.getByText(/^Found \d+ calculators?$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Top Matches" })).toBeVisible();
  // Issue 15 wins over the specification's "clears the box": who searched may want to search for more.
  await expect(box).toHaveValue("mortgage");
  await page.reload();
  await expect(box).toHaveValue("mortgage");
  await page.getByRole("link", { name: "Reckoner" }).first().click();
  await expect(box).toHaveValue("");
});

test("related matches beyond the first four are there for those who ask", async ({ page }) => {
  await page.goto("/?search=mortgage");
  const more = page.getByText(/^\+\d+ more related calculators?$/);
  const count = Number(/\d+/.exec(await more.innerText())![0]);
  const shown = page.locator("main li:visible");
  const before = await shown.count();
  await more.click();
  await expect(shown).toHaveCount(before + count);
});

test("an address with a letter opens home at it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/#letter-P");
  await hydrated(page);
  await expect(page.locator("#letter-P")).toBeInViewport();
});

test("the combobox suggests, and an arrow and Enter open a suggestion; the slash key focuses it", async ({ page }) => {
  await page.goto("/about-us");
  await hydrated(page);
  const box = page.getByRole("combobox", { name: "Search calculators" });
  // The header listens a little after the page has become React's.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(box).toBeFocused({ timeout: 200 });
  }).toPass();
  await box.pressSequentially("mortg");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(box).toHaveAttribute("aria-activedescendant", /-0$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/calculator\/mortgage/);
});

test("Enter opens the answer where there is one, also for those who type fast, and the box keeps its text", async ({
  page,
}) => {
  await page.goto("/about-us");
  await hydrated(page);
  const box = page.getByRole("combobox", { name: "Search calculators" });
  await box.fill("15% of 80");
  await expect(page.getByRole("option").first()).toContainText("12");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/calculator\/percentage/);
  await expect(box).toHaveValue("15% of 80");
  await box.fill("20% of 90");
  await box.press("Enter");
  await expect(page.locator('[data-output="result"]').first()).toContainText("18");
});

test("the address of no calculator is 404 and names the one that was meant", async ({ page, complaints }) => {
  const response = await page.goto("/calculator/morgage");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Did you mean Mortgage Calculator?")).toBeVisible();
  await hydrated(page);
  // The browser itself logs the refusal.
  complaints.length = 0;
  await page.getByRole("link", { name: "Mortgage Calculator", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mortgage Calculator");
});

test("a blank search does nothing", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const box = page.getByRole("combobox", { name: "Search calculators" });
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/$/);
});

test("where nothing is found, the calculator can be asked for, with and without e-mail", async ({
  page,
  complaints,
}) => {
  await page.goto("/?search=qwzspacexvk");
  await hydrated(page);
  await expect(
    page.getByText("I'm sorry I don't have this calculator, but I'll take your recommendation."),
  ).toBeVisible();
  await expect(
    page.getByText("\"qwzspacexvk\" isn't available yet, but we're always adding new calculators."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Weight Converter" })).toBeVisible();
  const submit = page.getByRole("button", { name: "Submit Request" });
  await expect(submit).toBeDisabled();
  await page.getByPlaceholder("Enter your email (optional)").fill("not an address");
  await page.route("**/api/request-calculator", (route) =>
    route.fulfill({
      status: 422,
      json: {
        error: "Some fields cannot be used.",
        issues: [{ field: "email", message: "This is not an e-mail address." }],
      },
    }),
  );
  await submit.click();
  await expect(page.getByRole("alert")).toHaveText("This is not an e-mail address.");
  await expect(page.getByPlaceholder("Enter your email (optional)")).toHaveValue("not an address");
  await page.unroute("**/api/request-calculator");
  // The browser itself logs the refusal.
  complaints.length = 0;
  await page.getByRole("button", { name: "Send without e-mail" }).click();
  await expect(page.getByText("Request Submitted!")).toBeVisible();
  await expect(page.getByText("Thank you for your suggestion. 'qwzspacexvk' is on our list now.")).toBeVisible();
  await expect(page.getByText("We'll notify you"), "nobody can be notified without an address").toBeHidden();

  await page.reload();
  await hydrated(page);
  await page.getByPlaceholder("Enter your email (optional)").fill("ada@example.com");
  await submit.click();
  await expect(
    page.getByText("Thank you for your suggestion. We'll notify you when 'qwzspacexvk' calculator is available."),
  ).toBeVisible();
});

test("letters scroll to their section and highlight it; from another page too", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "Calculators that begin with M", exact: true }).click();
  const first = page.locator("#letter-M");
  await expect(first).toBeInViewport();
  await expect(first).toHaveAttribute("data-highlight", "true");
  await expect(first).not.toHaveAttribute("data-highlight", "true", { timeout: 4000 });
});

test("a telephone's home is short and opens with cards; the others come when they are asked for", async ({
  page,
  request,
}) => {
  const rows = (await (await request.get("/api/calculators")).json()) as unknown[];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydrated(page);
  const popular = page.getByRole("region", { name: "Popular calculators" }).getByRole("link");
  await expect(popular.first()).toBeInViewport();
  await expect(popular).toHaveCount(8);
  for (const one of await popular.all()) await expect(one).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
  expect(await page.locator("#cards li:visible").count()).toBe(12);
  await page.getByRole("button", { name: `Show all ${rows.length} calculators` }).click();
  await expect(page.locator("#cards li:visible")).toHaveCount(rows.length);
});

test("a telephone's home has a search as wide as the page, whole questions and an index of subjects", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const box = await page.getByRole("combobox", { name: "Search calculators" }).boundingBox();
  expect(box!.width).toBeGreaterThan(350);
  await expect(page.getByRole("button", { name: "Metric" })).toBeInViewport();
  const questions = page.getByRole("list", { name: "Questions to try" });
  expect(await questions.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  for (const question of await questions.getByRole("link").all()) await expect(question).toBeInViewport({ ratio: 1 });
  const subjects = page.getByRole("navigation", { name: "Subjects" });
  await expect(subjects.getByRole("link", { name: /^Energy/ })).toBeVisible();
  // Two columns.
  expect((await subjects.boundingBox())!.height).toBeLessThan(700);
  // Of the header only the row with the search stays.
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(page.getByRole("combobox", { name: "Search calculators" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Metric" })).not.toBeInViewport();
});

test("on a telephone the way back up ends below the last button, and covers no text of a card", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydrated(page);
  const top = page.getByRole("link", { name: "Back to top" });
  const last = page.getByRole("link", { name: "Browse by category" });
  const titles = page.locator("#cards li h3:visible");
  await titles.nth(6).evaluate((title) => title.scrollIntoView({ block: "end" }));
  const disc = (await top.boundingBox())!;
  expect(disc.x + disc.width).toBeLessThanOrEqual((await titles.nth(6).boundingBox())!.x);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const button = (await last.boundingBox())!;
  expect((await top.boundingBox())!.y).toBeGreaterThanOrEqual(button.y + button.height);
});

test("the category bar folds where what is chosen is in sight, and says nothing else", async ({ page }) => {
  await page.goto("/calculators/physics");
  await hydrated(page);
  const bar = page.getByRole("navigation", { name: "Categories" });
  await expect(bar.getByRole("link", { name: /^Physics/ })).toBeVisible();
  await expect(bar.getByRole("button", { name: /categories$/ })).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`letters and header stay, a letter is reached at once, and a way leads back up: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await hydrated(page);
    const letters = page.getByRole("list", { name: "Jump to a letter" });
    const top = page.getByRole("link", { name: "Back to top" });
    await expect(top).not.toBeInViewport();
    await letters.getByRole("link", { name: "Calculators that begin with T" }).click();
    // Where it lands the first time, before anything can be set right afterwards.
    const below = await page.evaluate(() => {
      const bar = document.querySelector('[aria-label="Jump to a letter"]')!.getBoundingClientRect();
      return document.getElementById("letter-T")!.getBoundingClientRect().top - bar.bottom;
    });
    expect(below).toBeGreaterThanOrEqual(0);
    expect(below).toBeLessThan(40);
    await expect(page.getByRole("combobox", { name: "Search calculators" })).toBeInViewport();
    await expect(letters).toBeInViewport();
    await expect(top).toBeInViewport();
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test("on a wide screen the menu stays beside the cards", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await hydrated(page);
  await page.locator("#letter-M").scrollIntoViewIfNeeded();
  await expect(page.getByRole("complementary", { name: "Menu" }).getByText("Most used")).toBeInViewport();
});

test("nothing on a card touches or covers anything else; few uses are not shown", async ({ page }) => {
  // High enough for all cards to be laid out.
  await page.setViewportSize({ width: 1440, height: 6000 });
  await page.goto("/?category=popular");
  await hydrated(page);
  await expect(shownCards(page).last().getByRole("button", { name: "Quick view" })).toBeAttached();
  const cards = await shownCards(page).evaluateAll((items) =>
    items.map((item) => {
      const boxOf = (selector: string) => {
        const range = document.createRange();
        const element = item.querySelector(selector);
        if (element) range.selectNodeContents(element);
        return element && selector !== "[data-quick-view]"
          ? range.getBoundingClientRect()
          : element?.getBoundingClientRect();
      };
      const [title, text, small, control] = ["h3", "p", "small", "[data-quick-view]"].map(boxOf);
      return {
        name: item.querySelector("a")?.textContent,
        gap: text!.top - title!.bottom,
        isCovered: Boolean(control && control.left < small!.right && control.top < small!.bottom),
        uses: Number(/(\d+) uses?$/.exec(item.querySelector("small")?.textContent ?? "")?.[1] ?? 10),
      };
    }),
  );
  expect(cards.length).toBeGreaterThan(40);
  expect(cards.filter(({ gap, isCovered, uses }) => gap < 3 || isCovered || uses < 10)).toEqual([]);
});

test("hearts are kept, and a second tab agrees within a second", async ({ context, page }) => {
  await page.goto("/calculator/bmi");
  await hydrated(page);
  const other = await context.newPage();
  await other.goto("/calculator/tip");
  await other.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  await expect(page.getByText("Added to Favorites! ❤️", { exact: true })).toBeVisible();
  await expect(other.getByRole("link", { name: "Favorites (1)" })).toBeVisible({ timeout: 1000 });
  await page.reload();
  await expect(page.getByRole("button", { name: "In Favorites" })).toBeVisible();
});

test("a corrupt store of favorites is removed, and the list is empty", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("favorites", "{not json"));
  await page.goto("/favorites");
  await expect(page.getByRole("heading", { name: "No favorites yet" })).toBeVisible();
});

test("ids that cannot be are discarded, the others kept", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("favorites", JSON.stringify(["bmi", "../etc", 5, "", "tip"])));
  await page.goto("/favorites");
  await expect(page.getByRole("link", { name: "BMI Calculator" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Favorites/ })).toHaveAccessibleName("Favorites (2)");
});

test("the account is offered on the first heart, once a day, and never twice at a time", async ({ page }) => {
  await page.clock.install();
  await page.goto("/calculator/bmi");
  await hydrated(page);
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("BMI Calculator");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await hydrated(page);
  await page.clock.fastForward("01:00");
  await expect(dialog).toBeHidden();
});

test("the upgrade prompt comes with favorites from before, and 'Maybe Later' dismisses it for good", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("favorites", JSON.stringify(["bmi"])));
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await page.clock.fastForward("01:00");
  await expect(page.getByRole("dialog", { name: "Save Your Favorites Forever" })).toBeVisible();
  await page.getByRole("button", { name: "Maybe Later" }).click();
  expect(await page.evaluate(() => localStorage.getItem("upgrade-prompt-dismissed"))).toBe("true");
});

test("the favorites dialog shows what is kept", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("favorites", JSON.stringify(["bmi", "tip"]));
    localStorage.setItem("upgrade-prompt-dismissed", "true");
  });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "Favorites (2)" }).click();
  const dialog = page.getByRole("dialog", { name: "Your Favorites" });
  await expect(dialog.getByRole("link", { name: "BMI Calculator" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Create Free Account" })).toHaveAttribute("href", "/api/login");
  await dialog.getByRole("link", { name: "BMI Calculator" }).click();
  await expect(page).toHaveURL(/\/calculator\/bmi$/);
  await expect(dialog).toBeHidden();
});

test("the directory begins with a way to each category", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/calculators");
  await hydrated(page);
  const link = page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Construction" });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Construction Calculators");
});

test("the directory narrows as one types, and can be cleared", async ({ page }) => {
  await page.goto("/calculators");
  await hydrated(page);
  await expect(page.getByText(/^Browse all \d+ calculators organized by category$/)).toBeVisible();
  const box = page.getByRole("searchbox", { name: "Search calculators" });
  await box.fill("mortg");
  await expect(page.getByText(/^Showing \d+ calculators matching "mortg"$/)).toBeVisible();
  await box.fill("zzzz");
  await expect(page.getByText('No calculators found matching "zzzz"')).toBeVisible();
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(box).toHaveValue("");
});

test("the sidebar collapses, the category bar opens, and they stay so", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Hide Menu" }).click();
  const last = page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: /^Travel/ });
  await expect(last).toBeHidden();
  await page.getByRole("button", { name: "More categories" }).click();
  await expect(last).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Show Menu" })).toBeVisible();
  await expect(last).toBeVisible();
  await page.getByRole("button", { name: "Fewer categories" }).click();
  await page.reload();
  await expect(last).toBeHidden();
  // What is chosen is seen, wherever it stands.
  await page.goto("/?category=travel");
  await expect(last).toBeVisible();
});

test("home is small, and its data hold no second copy of the catalogue", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const compressed = await new Response(
    new Blob([html]).stream().pipeThrough(new CompressionStream("gzip")),
  ).arrayBuffer();
  // The design allows 44 KB.
  expect(compressed.byteLength).toBeLessThanOrEqual(44 * 1024);
  expect(html.split("laminar or turbulent").length - 1).toBe(1);
});

test("a header that fits 360 px, and no page that scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/", "/calculator/mortgage", "/calculator/linear-regression", "/calculators", "/?search=loan"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pills, letters, search and cards are links and forms", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: /^Loan/ }).click();
    await expect(page).toHaveURL(/category=loan/);
    expect(await page.locator("#cards li").count()).toBeLessThan(30);
    await page.getByRole("combobox", { name: "Search calculators" }).fill("tip");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: 'Search results for "tip"' })).toBeVisible();
    await page.getByRole("link", { name: "Tip Calculator" }).first().click();
    await expect(page).toHaveURL(/\/calculator\/tip/);
  });

  test("units and theme are set by forms", async ({ page }) => {
    await page.goto("/calculator/bmi");
    await page.getByRole("button", { name: "Metric" }).click();
    await expect(page).toHaveURL(/\/calculator\/bmi$/);
    await expect(page.getByLabel("Height", { exact: true })).toHaveValue("175");
  });
});

test("home begins with the search; what is popular shows its figure in the visitor's units and currency", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const box = page.getByRole("combobox", { name: "Search calculators" });
  await expect(box).toHaveCount(1);
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  const popular = page.getByRole("region", { name: "Popular calculators" });
  expect(await popular.getByRole("listitem").count()).toBeGreaterThanOrEqual(4);
  for (const entry of await popular.getByRole("listitem").all()) await expect(entry).toHaveText(/\d/);
  // Each picture is one of the file's.
  const addresses = await page
    .locator("main svg > use")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  const [file] = addresses[0]!.split("#");
  const symbols = await (await page.request.get(file!)).text();
  for (const address of new Set(addresses)) expect(symbols).toContain(`id="${address!.split("#")[1]}"`);
  // It stands in a row of its own, and elsewhere beside the rest.
  const width = async () => (await box.boundingBox())!.width;
  expect(await width()).toBeGreaterThan(700);
  await popular.getByRole("link").first().click();
  await expect.poll(width).toBeLessThan(600);
});

test("what is popular follows other units and another currency, and is there from every category", async ({ page }) => {
  const popular = page.getByRole("region", { name: "Popular calculators" });
  await page.goto("/?category=finance");
  await hydrated(page);
  await expect(popular).toHaveCount(0);
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: /^All/ }).click();
  const inEuros = () => popular.getByText("€").count();
  expect(await inEuros()).toBeLessThan(2);
  await expect.poll(() => shownCards(page).count()).toBeGreaterThan(400);
  const cards: string[] = [];
  page.on("request", (request) => request.url().includes("/api/cards") && cards.push(request.url()));
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("dialog", { name: "Settings" }).getByLabel("Currency").selectOption("EUR");
  await expect.poll(inEuros).toBeGreaterThan(3);
  // Other figures are asked for, and no cards again.
  expect(cards).toEqual([]);
});
