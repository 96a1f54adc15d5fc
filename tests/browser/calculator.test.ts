import type { Request } from "@playwright/test";
import { readLayoutShifts } from "../site/layout-shifts.ts";
import { FIRST_CALCULATORS } from "./first-calculators.ts";
import { beyondFirst } from "../extent.ts";
import { expect, test } from "./test.ts";
import { findViolations } from "./violations.ts";
import { hydrated } from "./hydrated.ts";

test("the answer is in the HTML, the same as the JSON call gives", async ({ request }) => {
  const html = await (await request.get("/calculator/mortgage?homePrice=450000")).text();
  expect(html).toMatch(/data-output="monthlyPayment"[^>]*>\$2,465\.07</);
  const call = await request.post("/api/calculators/mortgage/calculate", { data: { inputs: { homePrice: 450_000 } } });
  const { outputs } = (await call.json()) as { outputs: { monthlyPayment: number } };
  expect(outputs.monthlyPayment.toFixed(2)).toBe("2465.07");
});

test("typing changes the result and the address, and nothing typed is sent", async ({ page }) => {
  const sent: string[] = [];
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    sent.push(`${pathname}${search} ${request.postData() ?? ""}`);
  });
  await page.getByLabel("Home price").fill("512,345");
  await expect(page.locator('[data-output="loanAmount"]')).toHaveText("$452,345");
  await expect(page).toHaveURL(/homePrice=512345/);
  await page.getByLabel("Interest rate per year").fill("5.9 %");
  await expect(page).toHaveURL(/annualRate=5\.9/);
  // Whole figures: parts of them are in ports and in names of files.
  expect(sent.filter((line) => /512,?345|452,?345|5\.9|homePrice|annualRate/.test(line))).toEqual([]);
  await page.reload();
  await expect(page.getByLabel("Home price")).toHaveValue("512,345");
});

test("no later request says what was typed in the page's address, but that to sign in, which comes back to it", async ({
  page,
}) => {
  const requests: Request[] = [];
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  page.on("request", (request) => requests.push(request));
  await page.getByLabel("Home price").fill("512,345");
  await expect(page).toHaveURL(/homePrice=512345/);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/about/);
  const headers = await Promise.all(requests.map((request) => request.allHeaders()));
  expect(headers.length).toBeGreaterThan(1);
  expect(headers.filter(({ referer }) => referer?.includes("homePrice"))).toEqual([]);
  await page.goto("/calculator/mortgage?homePrice=512345");
  await page.locator('a[href="/api/login"]').first().click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fcalculator%2Fmortgage%3FhomePrice%3D512345/);
});

test("what a sentence asked for is the answer of the page that it opens, until the form is reset", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("combobox", { name: "Search calculators" }).fill("how long to save 20000 at 500 a month");
  await expect(page.getByRole("option").first()).toContainText("40 months");
  await page.keyboard.press("Enter");
  const answer = page.locator("[data-answer] output");
  await expect(answer).toHaveText("40 months");
  const address = new URL(page.url());
  expect(address.searchParams.get("answer")).toBe("monthsAtDeposit");
  await page.getByLabel("What you can save a month now").fill("1,000");
  await expect(answer).toHaveText("20 months");
  await expect(page).toHaveURL(/monthlyDeposit=1000&answer=monthsAtDeposit$/);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(answer).toHaveAttribute("data-output", "requiredDeposit");
  await expect(page).toHaveURL(/\/calculator\/savings-goal$/);
});

test("what is typed before the script runs is kept and answered", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/calculator/mortgage", { waitUntil: "commit" });
  await page.getByLabel("Home price").fill("500,000");
  release();
  await expect(page.locator('[data-output="loanAmount"]')).toHaveText("$440,000");
  await expect(page.getByLabel("Home price")).toHaveValue("500,000");
});

test("a wrong entry is refused beside its field and the last right answer stays, marked", async ({ page }) => {
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  const before = await page.locator('[data-output="totalMonthlyPayment"]').textContent();
  const price = page.getByLabel("Home price");
  await price.fill("abc");
  await expect(page.getByText("“abc” is not a number.")).toBeVisible();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('[data-output="totalMonthlyPayment"]')).toHaveText(before ?? "");
  await expect(page.getByText("This result is not up to date")).toBeVisible();
  await price.fill("400,000");
  await page.getByLabel("Down payment").fill("500,000");
  await expect(page.getByText("The down payment cannot be more than the home price.")).toBeVisible();
});

test("a bad value in the address is shown with its message, and the others are used", async ({ page }) => {
  await page.goto("/calculator/mortgage?homePrice=cheap&downPayment=100000");
  await expect(page.getByLabel("Home price")).toHaveValue("cheap");
  await expect(page.locator("#field-homePrice-wrong")).toBeVisible();
  await expect(page.locator('[data-output="loanAmount"]')).toHaveText("$300,000");
});

test("an unknown calculator is not found, and says so", async ({ page }) => {
  const response = await page.request.get("/calculator/nothing-like-it");
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain("Calculator Not Found");
});

test("a slug leads to the calculator", async ({ request }) => {
  const response = await request.get("/calculator/investment?years=10", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()["location"]).toBe("/calculator/investment-calculator?years=10");
});

test("a quantity is understood in any unit, and converts with its unit", async ({ page }) => {
  await page.goto("/calculator/bmi?weight=80&height=180");
  await hydrated(page);
  const height = page.getByLabel("Height", { exact: true });
  await expect(height).toHaveValue("5 ft 11 in");
  const weight = page.getByLabel("Weight", { exact: true });
  await weight.fill("80 kg");
  await expect(page.getByText(/80 kg = 176\.\d+\slb/)).toBeVisible();
  await page.getByLabel("Unit of Weight").selectOption("kg");
  await expect(weight).toHaveValue("80");
  await height.fill("5'11\"");
  await expect(page.locator('[data-output="bmi"]')).toContainText("24.6");
});

test("what stands below the calculator follows the reader's units, and links within the site", async ({ page }) => {
  await page.goto("/calculator/bmi");
  await hydrated(page);
  const help = page.locator("#help");
  await expect(help).not.toContainText("Weight: 70 kg");
  const question = help.locator("details").first();
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  await page.getByRole("button", { name: "Metric", exact: true }).click();
  await expect(help).toContainText("Weight: 70 kg");
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const related = help.locator("aside ul a").first();
  const name = await related.textContent();
  await related.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name!);
  await expect(page.locator("#help")).toContainText("FAQ");
  expect(await page.evaluate(() => "isSameDocument" in globalThis)).toBe(true);
});

test("a converter swaps its units, with and without a script", async ({ page, request }) => {
  const sent = await request.get("/calculator/length-converter?typed=en-US&swap=&value=3&from=m&to=ft");
  expect(new URL(sent.url()).search).toBe("?value=3&from=ft&to=m");
  for (const id of ["currency-converter", "shoe-size-converter", "cooking-converter", "bitcoin-units"])
    expect(await (await request.get(`/calculator/${id}`)).text(), id).toContain('name="swap"');
  await page.goto("/calculator/length-converter?value=3");
  await hydrated(page);
  await page.getByRole("button", { name: "Swap" }).click();
  await expect(page.getByLabel("From")).toHaveValue("ft");
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("m");
  await expect(page.locator('[data-output="result"]')).toContainText("0.9144");
});

test("an address may say what a field understands", async ({ request }) => {
  const opened = async (address: string) => new URL((await request.get(address)).url()).search;
  expect(await opened("/calculator/bmi?height=5%27+11%22")).toBe("?height=180.34");
  expect(await opened("/calculator/mortgage?homePrice=64.5%2B12e4&downPayment=20%25")).toBe(
    "?homePrice=120064.5&downPayment=24012.9",
  );
  expect(await opened("/calculator/length-converter?value=5+ft+11+in")).toBe("?value=71&from=in");
  // What no field understands stays with its sentence.
  expect(await opened("/calculator/mortgage?homePrice=abc")).toBe("?homePrice=abc");
});

test("a schedule shows years instead of months, and only the columns that one wants", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  const schedule = page.locator('[data-output="schedule"]');
  await schedule.getByRole("button", { name: "By month or year" }).click();
  await schedule.getByRole("button", { name: "By year" }).click();
  await expect(schedule.getByRole("row").nth(1)).toContainText("336,199.73");
  await expect(schedule.getByText("Show all 30 rows")).toBeVisible();
  for (const name of ["Payment", "Principal", "Mortgage insurance"])
    await schedule.getByRole("checkbox", { name }).uncheck();
  await expect(schedule.getByRole("columnheader")).toHaveText(["Year", "Interest", "Balance"]);
  const frame = schedule.getByRole("region");
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test("a source that can be read in public is a link", async ({ request }) => {
  const page = await (await request.get("/calculator/apr")).text();
  expect(page).toContain('<a href="https://www.ecfr.gov/current/title-12/part-1026">US Regulation Z, 12 CFR Part 1026');
});

test("an example fills the form", async ({ page }) => {
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  await page.getByRole("link", { name: /Try this example: 20% down/ }).click();
  await expect(page.getByLabel("Home price")).toHaveValue("450,000");
  await expect(page.locator('[data-output="monthlyPayment"]')).toHaveText("$2,275.44");
});

test("an example is a link that fills the form without a script", async ({ request }) => {
  const page = await (await request.get("/calculator/mortgage")).text();
  const [, address] = /href="([^"]+)"[^>]*aria-label="Try this example: 20% down/.exec(page) ?? [];
  const opened = await (await request.get(address!.replaceAll("&amp;", "&"))).text();
  expect(opened).toMatch(/name="homePrice"[^>]*value="450,000"/);
  expect(opened).toContain("$2,275.44");
});

test("the working is shown in the visitor's own numbers, follows what is typed and passes axe", async ({ page }) => {
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  await page.getByText("Show the working").click();
  const working = page.locator("[data-working]");
  await expect(working).toContainText("= Home price − Down payment= $400,000 − $60,000= $340,000");
  await page.getByLabel("Home price").fill("500,000");
  await expect(working).toContainText("= $500,000 − $60,000= $440,000");
  expect(await findViolations(page, "[data-working]")).toEqual([]);
});

test("without a script a link shows the working of the first example", async ({ request }) => {
  expect(await (await request.get("/calculator/tip")).text()).toContain('href="?show=working#working"');
  const page = await (await request.get("/calculator/tip?show=working")).text();
  expect(page).toContain("The working of an example");
  expect(page).toContain("$64.50 × 18%");
});

test("without a script a link shows what matters most, and what was entered stays", async ({ request }) => {
  const page = await (await request.get("/calculator/mortgage?homePrice=500000")).text();
  expect(page).toContain('href="?homePrice=500000&amp;show=matters#matters"');
  const shown = await (await request.get("/calculator/mortgage?homePrice=500000&show=matters")).text();
  expect(shown).toContain("$450,000");
  expect(shown).toContain("$3,222.57");
});

test("what matters most passes axe, and a press on the end of a bar goes into its field", async ({ page }) => {
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  await page.getByText("What matters most").click();
  const matters = page.locator("#matters");
  await expect(matters.locator("tbody th").first()).toContainText("Home price");
  expect(await findViolations(page, "#matters")).toEqual([]);
  await matters.locator("tbody tr").first().locator("rect").last().click();
  await expect(page.getByLabel("Home price", { exact: true })).toHaveValue("440,000");
});

test("a long table shows its first rows, the rest a click away, and saves as CSV", async ({ page }) => {
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  const schedule = page.locator('[data-output="schedule"]');
  await expect(schedule.locator("tbody tr")).toHaveCount(12);
  await schedule.getByText("Show all 360 rows").click();
  await expect(schedule.locator("tbody tr")).toHaveCount(360);
  const download = page.waitForEvent("download");
  await schedule.getByText("Download CSV").click();
  expect((await download).suggestedFilename()).toBe("mortgage-schedule.csv");
});

test("a long table is laid out where it comes into view; every row is there, and on paper", async ({ page }) => {
  await page.goto("/calculator/mortgage?show=schedule");
  const schedule = page.locator('[data-output="schedule"]');
  await expect(schedule.locator("tbody tr")).toHaveCount(360);
  await hydrated(page);
  const frame = schedule.getByRole("region");
  const isLaidOut = () =>
    schedule
      .locator("td")
      .last()
      .evaluate((cell) => cell.checkVisibility({ contentVisibilityAuto: true }));
  const height = async () => (await frame.boundingBox())?.height;
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(isLaidOut).toBe(false);
  expect(await height()).toBe(640);
  await page.getByLabel("Home price").fill("512,345");
  await expect(schedule.locator("td").nth(6)).toHaveText("451,936.07");
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  expect(await height()).toBe(640);
  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ media: "print" });
  await expect.poll(isLaidOut).toBe(true);
  // Small, but each row has a line.
  expect(await height()).toBeGreaterThan(360 * 14);
});

test("a chart follows the first change, and has its figures as a table", async ({ page }) => {
  await page.goto("/calculator/compound-interest");
  const chart = page.locator("svg[role=img]").first();
  await expect(chart).toBeVisible();
  const before = await chart.getAttribute("aria-label");
  await hydrated(page);
  await page.locator("form[method=get] input[type=text]").first().fill("98,765");
  await expect.poll(() => chart.getAttribute("aria-label")).not.toBe(before);
  await expect(page.getByText("Figures of this chart").first()).toBeVisible();
});

test("nothing shifts while a calculator page loads", async ({ page }) => {
  await page.goto("/calculator/mortgage", { waitUntil: "networkidle" });
  expect(await readLayoutShifts(page)).toEqual([]);
});

test("a calculator works by keyboard alone", async ({ page }) => {
  await page.goto("/calculator/tip");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByText("Skip to content")).toBeFocused();
  await page.keyboard.press("Enter");
  const first = page.locator("form[method=get] input[type=text]").first();
  for (let step = 0; step < 12 && !(await first.evaluate((element) => element === document.activeElement)); step += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(first).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("200");
  await page.keyboard.press("Enter");
  await expect(page.locator("#results")).toBeFocused();
  await expect(page).toHaveURL(/=200/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, id] of FIRST_CALCULATORS.entries()) {
    test(`${id} shows its results and calculates by its form`, beyondFirst(index), async ({ page }) => {
      await page.goto(`/calculator/${id}`);
      await expect(page.locator("[data-output]").first()).toBeVisible();
      expect(await page.locator("[data-output]").allTextContents()).not.toContain("");
      await page.getByRole("button", { name: "Calculate", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/calculator/${id}(\\?|$)`));
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
      await expect(page.getByText("This result is not up to date")).toBeHidden();
      await expect(page.locator("[data-output]").first()).toBeVisible();
    });
  }

  test("a changed field changes the answer and the address", async ({ page }) => {
    await page.goto("/calculator/mortgage");
    await page.getByLabel("Home price").fill("450,000");
    await page.getByRole("button", { name: "Calculate", exact: true }).click();
    await expect(page).toHaveURL(/\/calculator\/mortgage\?homePrice=450000$/);
    await expect(page.locator('[data-output="monthlyPayment"]')).toHaveText("$2,465.07");
  });

  test("what the address asks for stays the answer", async ({ page }) => {
    await page.goto("/calculator/savings-goal?monthlyDeposit=500&answer=monthsAtDeposit");
    const answer = page.locator("[data-answer] output");
    await expect(answer).toHaveAttribute("data-output", "monthsAtDeposit");
    await page.getByLabel("Goal", { exact: true }).fill("5,000");
    await page.getByRole("button", { name: "Calculate", exact: true }).click();
    await expect(page).toHaveURL(/answer=monthsAtDeposit/);
    await expect(answer).toHaveText("6 months");
  });

  test("a wrong entry keeps what was typed", async ({ page }) => {
    await page.goto("/calculator/mortgage");
    await page.getByLabel("Home price").fill("a lot");
    await page.getByRole("button", { name: "Calculate", exact: true }).click();
    await expect(page.getByLabel("Home price")).toHaveValue("a lot");
    await expect(page.locator("#field-homePrice-wrong")).toContainText("is not a number");
  });
});

for (const width of [390, 820, 899]) {
  test(`at ${width} px the answer is in view while typing, and shown once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/calculator/mortgage");
    const bar = page.locator("form [data-answer]");
    await page.getByLabel("Home price").fill("500000");
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText(await page.locator("#results output").innerText());
    await page.locator("#results output").scrollIntoViewIfNeeded();
    await expect(page.locator("#results output")).toBeInViewport({ ratio: 1 });
    await expect(bar, "the answer itself is in view").toBeHidden();
  });
}

test("beside the results there is no second answer", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto("/calculator/mortgage");
  await expect(page.locator("#results output").first()).toBeInViewport();
  await expect(page.locator("form [data-answer]")).toBeHidden();
});

test("the figures that matter come first, the rest opens by the keyboard, an age is one figure", async ({ page }) => {
  await page.goto("/calculator/mortgage");
  const facts = page.locator("dl [data-output]:visible");
  expect(await facts.count()).toBeLessThan(12);
  await expect(page.locator('[data-output="totalInterest"]')).toBeVisible();
  await expect(page.locator('[data-output="numberOfPayments"]')).toBeHidden();
  await page.getByText(/^More figures/).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-output="numberOfPayments"]')).toBeVisible();

  await page.goto("/calculator/age?birthDate=2000-12-24&atDate=2026-11-23");
  await expect(page.locator("output")).toHaveText("25 years, 10 months, 30 days");
  await expect(page.locator('[data-output="months"]')).toHaveText("10 months");
});

test("what is printed is a report: entries as text, answer, figures, address; no form, no help", async ({ page }) => {
  await page.goto("/calculator/mortgage?homePrice=450000");
  await hydrated(page);
  await page.locator("h1").click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("form[data-calculator]")).toBeHidden();
  await expect(page.locator("#help")).toBeHidden();
  const entries = page.locator("[data-printed]");
  await expect(entries).toContainText("Home price$450,000");
  await expect(page.locator("#results output")).toBeVisible();
  // On paper nothing can be opened.
  await expect(page.locator('[data-output="numberOfPayments"]')).toBeVisible();
  await expect(page.getByText(/\/calculator\/mortgage\?homePrice=450000$/)).toBeVisible();
  const first = await page.locator("#results output").boundingBox();
  expect(first!.y, "the answer stands on the first page").toBeLessThan(1000);
});

test("a table on a telephone keeps its first column in sight, its dates on one line, and says that it scrolls", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/calculator/mortgage");
  await hydrated(page);
  const table = page.locator("figure", { has: page.getByText(/360 rows/) });
  await page.getByText("Show all 360 rows").click();
  await expect(page.getByText("360 rows. Scroll in the table to see them all.")).toBeVisible();
  const frame = table.getByRole("region");
  await frame.evaluate((element) => element.scrollTo(200, 0));
  const [shown, cell] = await Promise.all([
    frame.boundingBox(),
    table.locator("tbody tr").nth(2).locator("td").first().boundingBox(),
  ]);
  expect(Math.abs(cell!.x - shown!.x)).toBeLessThan(2);
  expect(cell!.height, "one line").toBeLessThan(44);
});

test("a target set at a figure is met by the field that the visitor chooses, and can be undone", async ({ page }) => {
  await page.goto("/calculator/mortgage");
  const price = page.getByLabel("Home price", { exact: true });
  await price.focus();
  await page.locator("[data-answer]").getByRole("button", { name: "Set a target" }).click();
  await expect(page.getByLabel("The value you want")).toBeFocused();
  await page.keyboard.type("2500");
  await page.getByRole("button", { name: /^Use \$356,\d+ for Home price$/ }).click();
  await expect(page.locator('[data-answer] [data-output="totalMonthlyPayment"]')).toHaveText("$2,500.00");
  await expect(page.locator("[data-targets] [role=status]")).toContainText("Home price is now $356,");
  await expect(page.locator("[data-targets] [role=status]")).toBeFocused();
  await expect(page).toHaveURL(/homePrice=356/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(price).toHaveValue("400,000");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("what only a script does is not offered", async ({ page }) => {
    await page.goto("/calculator/gpa");
    await expect(page.getByRole("button", { name: "Calculate", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add a row" })).toBeVisible();
    for (const name of ["Reset", "Copy link", "Save", "Add to Favorites", "Remove row 1"])
      await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
  });

  test("a target is a form, and its address is answered with what was found or why nothing was", async ({ page }) => {
    await page.goto("/calculator/mortgage?annualRate=6");
    // The calculator's own field, and no second one.
    await expect(page.locator("[name=annualRate]")).toHaveCount(1);
    await page.getByText("Set a target").click();
    await page.getByLabel("The value you want").fill("2,500");
    await page.getByRole("button", { name: "Find it" }).click();
    await expect(page.locator('[data-answer] [data-output="totalMonthlyPayment"]')).toHaveText("$2,500.00");
    await expect(
      page.getByText(/^Solved for a target of \$2,500\.00 \(Monthly cost\): Home price is \$369,/),
    ).toBeVisible();
    await page.goto("/calculator/mortgage?solve=homePrice&for=totalMonthlyPayment&is=-5");
    await expect(page.getByText(/^With these values Monthly cost lies between \$.+ and \$.+\.$/)).toBeVisible();
  });
});
