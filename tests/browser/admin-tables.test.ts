/** What an admin does to messages, users and thresholds in a browser, and how the tables of administration stand. */
import { person, signInAsAdmin } from "./account-steps.ts";
import { expect, test } from "./test.ts";

test("a message is found, answered, closed, set aside and deleted", async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signInAsAdmin(page);
  const message = { type: "other", calculatorId: "tip", calculatorName: "Not its name", message: `Rounds up ${mark}` };
  expect((await page.request.post("/api/feedback", { data: message })).status()).toBe(201);
  await page.goto("/admin/feedback");
  await page.getByRole("searchbox").fill(mark);
  await page.getByRole("button", { name: "Search" }).click();
  const row = page.getByRole("row").filter({ hasText: mark });
  await expect(page.getByRole("region", { name: "Messages" }).getByRole("row")).toHaveCount(2);
  // The name is the directory's, never the sender's.
  await expect(row).toContainText("Tip Calculator");

  const dialog = page.getByRole("dialog");
  await row.getByRole("button", { name: /^Answer/ }).click();
  await dialog.getByLabel("Your answer").fill("To the next cent.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("To the next cent.");
  await row.getByRole("button", { name: /^Answer/ }).click();
  await expect(dialog.getByRole("link", { name: "Mail to admin@example.com" })).toHaveAttribute(
    "href",
    /^mailto:.*To%20the%20next%20cent/,
  );
  await page.keyboard.press("Escape");

  const state = page.getByLabel("State");
  const told = page.getByRole("status").filter({ hasText: /\w/ });
  for (const [press, says, next] of [
    [/^Close/, "Closed.", "closed"],
    [/^Spam/, "Set aside as spam.", "spam"],
  ] as const) {
    await row.getByRole("button", { name: press }).click();
    await expect(row).toHaveCount(0);
    await expect(told.filter({ hasText: says })).toBeFocused();
    await state.selectOption(next);
    await expect(row).toHaveCount(1);
  }
  await row.getByRole("button", { name: /^Delete/ }).click();
  await expect(dialog).toContainText("The message will be gone.");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  await state.selectOption("");
  await expect(page.getByText("No messages.")).toBeVisible();
});

test("a user is found, signed out and deleted, after a question", async ({ page, browser, baseURL }) => {
  const email = person("found");
  const theirs = await browser.newContext({ baseURL: baseURL ?? "" });
  const form = { name: "Grace Hopper", email, returnTo: "/" };
  await theirs.request.post("/login/development", { form, maxRedirects: 0 });
  const asks = async () => (await theirs.request.get("/api/auth/user")).status();
  expect(await asks()).toBe(200);

  await signInAsAdmin(page);
  await page.goto("/admin/users");
  await page.getByRole("searchbox").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("1 account.")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: email });
  await row.getByRole("button", { name: /^End the session/ }).click();
  await page.getByRole("dialog", { name: "End?" }).getByRole("button", { name: "End" }).click();
  await expect(row).toContainText("none");
  expect(await asks()).toBe(401);
  await row.getByRole("button", { name: /^Delete/ }).click();
  const question = page.getByRole("dialog", { name: "Delete?" });
  await expect(question).toContainText("The account of Grace Hopper");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole("button", { name: /^Delete/ }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nobody of that name.")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "The account was deleted." })).toBeFocused();
  await theirs.close();
});

test("a threshold is set and given back, and the record says so", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/alerts");
  const threshold = page.getByRole("textbox", { name: /threshold in/ }).first();
  const usual = await threshold.inputValue();
  for (const [set, shown] of [
    ["123456", "123456"],
    ["", usual],
  ] as const) {
    await threshold.fill(set);
    await page.getByRole("button", { name: "Save thresholds" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
    await page.reload();
    await expect(threshold).toHaveValue(shown);
  }
  expect(usual).toMatch(/^\d+$/);
  await page.goto("/admin/actions");
  await expect(page.getByRole("row").filter({ hasText: "123456" }).first()).toContainText("done");
});

test("figures stand at the end, long addresses are cut, what deletes looks it; on a telephone rows are blocks", async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `${"a-very-long-name-".repeat(3)}${mark}@${"department.".repeat(4)}example.com`;
  await page.request.post("/api/request-calculator", {
    data: { calculatorName: `Cut ${mark}`, description: "", email },
  });
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/requests");
  const row = page.getByRole("row").filter({ hasText: `Cut ${mark}` });
  const count = row.getByRole("cell", { name: "1", exact: true });
  await expect(count).toHaveCSS("text-align", "end");
  await expect(page.getByRole("columnheader", { name: "Requests" })).toHaveCSS("text-align", "end");
  const address = row.getByRole("link", { name: email });
  await expect(address).toHaveAttribute("title", email);
  expect(await address.evaluate((link) => link.scrollWidth > link.clientWidth)).toBe(true);
  const colorOf = (name: RegExp) =>
    row.getByRole("button", { name }).evaluate((button) => getComputedStyle(button).color);
  expect(await colorOf(/^Delete/)).not.toBe(await colorOf(/^Spam/));

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("columnheader", { name: "Requests" })).toHaveCount(0);
  for (const [column, text] of [
    ["Requests", /^1$/],
    ["Last asked", /20\d\d/],
  ] as const) {
    const cell = row.locator(`td[data-column="${column}"]`);
    await expect(cell).toHaveText(text);
    expect(await cell.evaluate((one) => getComputedStyle(one, "::before").content)).toBe(`"${column}"`);
  }
  const { id } = (
    (await (await page.request.get(`/api/admin/requests?search=${mark}`)).json()) as {
      requests: { id: string }[];
    }
  ).requests[0]!;
  await page.request.post("/api/admin/requests", { data: { id, remove: true } });
});

test("vitals fit a wide screen, and a telephone's lines are whole", async ({ page }) => {
  await signInAsAdmin(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const figures = ["LCP", "INP", "CLS", "FCP", "TTFB"].flatMap((metric) =>
      ["calculator", "information"].map((kind) => {
        const slow = metric === "FCP" || metric === "TTFB" ? null : 1234;
        return { kind, metric, count: 12_345, p50: 1800, p75: 2010, p95: null, slow };
      }),
    );
    await page.route("**/api/admin/vitals?*", (route) =>
      route.fulfill({ json: { days: 7, hasAnalytics: false, figures, countries: [], views: [], opens: [] } }),
    );
    await page.goto("/admin/vitals");
    const frame = page.getByRole("region", { name: "Vitals by kind of page" });
    await expect(frame.getByText("p95 above the scale").first()).toBeVisible();
    expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth), `${width} px`).toBeLessThanOrEqual(0);
  }
});
