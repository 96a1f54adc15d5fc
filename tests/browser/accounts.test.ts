/** What else an account keeps, in the page: saved calculations, export, deletion; and how its pages look. */
import { IN_ALL } from "../extent.ts";
import { sumLayoutShifts } from "../site/layout-shifts.ts";
import { add, counter, favoritesOf, person, signIn } from "./account-steps.ts";
import { expect, test } from "./test.ts";
import { findViolations } from "./violations.ts";

test("calculations are saved, opened, compared; the visitor's own move into the account", async ({ page }) => {
  for (const [bill, name] of [
    ["80", "Dinner"],
    ["120", "Party"],
  ] as const) {
    await page.goto(`/calculator/tip?bill=${bill}`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Save this calculation" });
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("It is kept in this browser, on your dashboard.").first()).toBeVisible();
  }
  // On the page itself what stands in the fields is compared with what was saved.
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  const beside = page.getByRole("dialog", { name: "Compare: Tip Calculator" });
  for (const name of ["Now", "Dinner", "Party"])
    await expect(beside.getByRole("columnheader", { name, exact: true })).toBeVisible();
  await beside.getByLabel("Party").uncheck();
  await expect(beside.getByRole("columnheader", { name: "Party" })).toHaveCount(0);
  // On a telephone the names of the rows stay while the columns move; the page's link holds the comparison whole.
  await page.setViewportSize({ width: 390, height: 844 });
  await beside.getByRole("link", { name: "Open as a page to share" }).click();
  await expect(page).toHaveURL(/\/calculator\/tip\/compare\?n=Now&c=bill%3D120.+n=Dinner/);
  await expect(page.getByRole("row", { name: /^Bill ≠ differs/ })).toContainText("−$40.00");
  const scrolled = page.getByRole("region", { name: "Comparison" });
  const head = page.getByRole("rowheader", { name: /^Bill/ });
  const before = await head.boundingBox();
  await scrolled.evaluate((element) => element.scrollBy(60, 0));
  expect((await head.boundingBox())?.x).toBe(before?.x);
  await page.reload();
  await expect(page.getByRole("link", { name: "Dinner", exact: true })).toHaveAttribute("href", /tip\?bill=80/);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  // The way there is in the header, and in the message.
  await page.getByRole("link", { name: "Saved calculations" }).first().click();
  await expect(page.getByText("Please log in to continue.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Dinner" })).toBeInViewport();

  await signIn(page, person("saver"), "/dashboard");
  await expect(page.getByText("Signed in as Ada Lovelace")).toBeVisible();
  await page.getByRole("button", { name: "Compare 2" }).click();
  const compare = page.getByRole("dialog", { name: "Compare: Tip Calculator" });
  const bill = compare.getByRole("row", { name: /^Bill/ });
  await expect(bill).toContainText("$80.00");
  await expect(bill).toContainText("$120.00");
  await expect(bill).toContainText(/[+−]\$40\.00/);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  // What is deleted in the account comes back as it was.
  const kept = async () => (await (await page.request.get("/api/saved")).json()) as { name: string }[];
  const inAccount = await kept();
  await page.getByRole("button", { name: "Delete Party" }).click();
  await expect.poll(async () => (await kept()).length).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(kept).toEqual(inAccount);
  await page.getByRole("link", { name: "Dinner" }).click();
  await expect(page).toHaveURL(/\/calculator\/tip\?bill=80/);
  await expect(page.getByLabel("Bill", { exact: true })).toHaveValue(/80/);

  expect(await page.evaluate(() => localStorage.getItem("saved-calculations"))).toBe("[]");
  expect((await kept()).map(({ name }) => name).toSorted()).toEqual(["Dinner", "Party"]);
});

test("what is on the screen is saved, or the field that is wrong is named; a deleted one comes back", async ({
  page,
}) => {
  await page.goto("/calculator/mortgage?homePrice=450000");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const dialog = page.getByRole("dialog", { name: "Save this calculation" });
  const price = page.getByLabel("Home price", { exact: true });
  await price.fill("lots");
  await save.click();
  await expect(dialog.getByRole("alert")).toContainText("Home price: ");
  await expect(dialog.getByLabel("Name")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Back to the form" }).click();
  expect(await page.evaluate(() => localStorage.getItem("saved-calculations"))).toBe(null);

  // What is typed is saved, though the address has not followed yet.
  await price.fill("460,000");
  for (const name of [/^\$460,000, /, /^\$460,000, .+ \(2\)$/]) {
    await save.click();
    await expect(dialog.getByLabel("Name")).toHaveValue(name);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
  const answer = await page.locator("#results output").first().textContent();
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem("saved-calculations")!) as { inputs: object }[],
  );
  expect(stored[0]?.inputs).toMatchObject({
    homePrice: 460_000,
    startDate: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  });

  await page.getByRole("listitem").getByRole("link", { name: "Saved calculations" }).click();
  const saved = page.getByRole("region", { name: "Saved calculations" }).getByRole("listitem");
  await expect(saved).toHaveCount(2);
  await expect(saved.first()).toContainText(answer!.trim());
  await expect(saved.first()).toContainText(String(new Date().getFullYear()));
  const second = saved.filter({ hasText: "(2)" });
  await second.getByRole("button", { name: /^Delete/ }).click();
  await expect(second).toHaveCount(0);
  await expect(saved.getByRole("button", { name: /^Delete/ })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(second).toHaveCount(1);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("saved-calculations")!) as object[])).toEqual(
    stored,
  );
});

test("what a tab saves that missed a change of account waits for its own", async ({ context, page, complaints }) => {
  const email = person("stray");
  const kept = async () => ((await (await page.request.get("/api/saved")).json()) as object[]).length;
  await signIn(page, email, "/calculator/tip?bill=80");
  const other = await context.newPage();
  await signIn(other, person("newcomer"), "/dashboard", "Grace Hopper");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Save this calculation" });
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Grace Hopper is signed in now").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await other.reload();
  await expect(other.getByText("Signed in as Grace Hopper")).toBeVisible();
  await expect(other.getByText("Where you are signed in")).toBeVisible();
  expect(await kept()).toBe(0);

  await other.goto("/calculator/bmi");
  await expect(other.getByRole("button", { name: "Account GH" })).toBeVisible();
  await signIn(page, email, "/calculator/tip");
  await expect.poll(kept).toBe(1);
  // The other tab asks for what is its own account's, and follows where that is refused.
  await other.getByRole("button", { name: "Account GH" }).click();
  await other.getByRole("menuitem", { name: "My Dashboard" }).click();
  await expect(other.getByText("Signed in as Ada Lovelace")).toBeVisible();
  await expect(other.getByRole("button", { name: "Account AL" })).toBeVisible();
  await other.close();
  // The browser logs the refusals.
  expect(complaints.splice(0).filter((one) => !/status of 412/.test(one))).toEqual([]);
});

test("on a telephone two calculations stand side by side whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, person("two"), "/");
  for (const [name, homePrice] of [
    ["House", 450_000],
    ["Another house", 400_000],
  ] as const) {
    const saved = { id: crypto.randomUUID(), calculatorId: "mortgage", name, inputs: { homePrice } };
    expect((await page.request.post("/api/saved", { data: saved })).ok()).toBe(true);
  }
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Compare 2" }).click();
  const table = page.getByRole("region", { name: "Comparison" });
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test("favorites and what was used last show what they begin with, and what they draw", async ({ page }) => {
  await signIn(page, person("figures"), "/");
  await page.request.post("/api/favorites", { data: { calculatorId: "mortgage" } });
  await page.goto("/dashboard");
  const entry = page.getByRole("region", { name: "Favorites" }).getByRole("listitem");
  await expect(entry).toContainText("Mortgage Calculator");
  await expect(entry).toContainText(/\$\d/);
  await expect(entry.locator("img")).toHaveAttribute("src", "/previews/mini/mortgage.svg");
});

test("six at most stand side by side; of more, which ones is chosen", async ({ page }) => {
  await signIn(page, person("seven"), "/");
  for (let bill = 10; bill <= 70; bill += 10) {
    const saved = { id: crypto.randomUUID(), calculatorId: "tip", name: `Bill ${bill}`, inputs: { bill } };
    expect((await page.request.post("/api/saved", { data: saved })).ok()).toBe(true);
  }
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Compare 7" }).click();
  const compare = page.getByRole("dialog", { name: "Compare: Tip Calculator" });
  const columns = compare.getByRole("columnheader");
  await expect(columns).toHaveCount(6);
  const seventh = compare.getByRole("checkbox", { checked: false });
  await expect(seventh).toBeDisabled();
  await compare.getByRole("checkbox", { checked: true }).first().uncheck();
  await expect(columns).toHaveCount(5);
  await compare.getByLabel("Bill 10", { exact: true }).check();
  await expect(compare.getByRole("columnheader", { name: "Bill 10", exact: true })).toBeVisible();
});

test("the dashboard exports everything, and deletes the account after asking once", async ({ page }) => {
  const email = person("leaver");
  await signIn(page, email, "/calculator/bmi");
  await add(page).click();
  await expect.poll(() => favoritesOf(page)).toEqual(["bmi"]);
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "My Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Recently used" })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as JSON" }).click();
  expect((await downloading).suggestedFilename()).toBe("reckoner-account.json");
  const exported = (await (await page.request.get("/api/account/export")).json()) as Record<string, unknown>;
  expect(exported).toMatchObject({ user: { email }, favorites: [{ calculatorId: "bmi" }] });

  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Login / Create" })).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

for (const [width, colorScheme] of [
  [390, "dark"],
  [1440, "light"],
] as const) {
  test(
    `signed-in pages at ${width} px, ${colorScheme}: accessible, and nothing moves while data come`,
    IN_ALL,
    async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await signIn(page, person(`pages-${width}`));
      for (const calculatorId of ["bmi", "tip", "mortgage"])
        await page.request.post("/api/favorites", { data: { calculatorId } });
      const inputs = { homePrice: 450_000 };
      const figures = [{ label: "Monthly cost", text: "$3,190.16" }];
      for (const name of ["House", "Other house"])
        await page.request.post("/api/saved", {
          data: { id: crypto.randomUUID(), calculatorId: "mortgage", name, inputs, figures },
        });
      for (const [path, shown] of [
        ["/dashboard", "Where you are signed in"],
        ["/calculator/mortgage", "In Favorites"],
        ["/calculators/finance", "Finance Calculators"],
        ["/preferences", "Number format"],
        ["/login", "Login / Create"],
        ["/favorites", "Make a collection to share"],
        ["/calculator/mortgage/compare?n=One&c=homePrice%3D400000&n=Two&c=homePrice%3D450000", "Copy link"],
        ["/nothing-here", "Go Home"],
      ] as const) {
        await page.goto(path);
        await expect(page.getByText(shown).first()).toBeVisible();
        if (/favorites|dashboard|compare/.test(path))
          await expect(page.getByRole("link", { name: "Mortgage Calculator" }).first()).toBeAttached();
        await expect(counter(page, 3)).toBeVisible();
        expect(await sumLayoutShifts(page), path).toBeLessThanOrEqual(0.01);
        expect(await findViolations(page), path).toEqual([]);
      }
      // The browser itself says of the last page that it is not there.
      expect(complaints.splice(0).filter((one) => !/status of 404/.test(one))).toEqual([]);
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the development sign-in is a form that says what is wrong", async ({ page, complaints }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Development sign-in" }).click();
    await page.getByLabel("E-mail").fill("ada@localhost");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("This is not an e-mail address.");
    complaints.length = 0;
    await page.getByRole("button", { name: "Sign in as Test Admin" }).click();
    expect(await (await page.request.get("/api/auth/user")).json()).toMatchObject({ isAdmin: true });
  });

  test("a calculator that is not there is asked for", async ({ page }) => {
    await page.goto("/?search=zxqvbnm");
    await page.getByRole("button", { name: "Send without e-mail" }).click();
    await expect(page.getByText("Request Submitted!")).toBeVisible();
  });
});
