/** All calculators without a connection, once "Keep all calculators on this device" was chosen. */
import { readFileSync } from "node:fs";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import type { Case } from "#engine/cases.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { listCalculators } from "../../scripts/catalogue-files.ts";
import { root } from "../../scripts/process.ts";
import { answerServiceWorker } from "#workers/offline/service-worker.ts";
import { buildAlone } from "../../vite/build-alone.ts";
import { IN_ALL } from "../extent.ts";
import { person, signIn } from "./account-steps.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 300_000 });

const calculators = listCalculators(root);
const ids = calculators.map(({ id }) => id);

async function keepAll(page: Page, isOpen = false): Promise<void> {
  if (!isOpen) await page.goto("/offline");
  await page.getByRole("button", { name: "Keep all calculators on this device" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("All calculators are on this device.", {
    timeout: 120_000,
  });
}

/** Opens pages without a connection. @returns those whose answer stays as it is when the first field is typed into */
async function openAll(page: Page, chosen: readonly string[]): Promise<readonly string[]> {
  const silent: string[] = [];
  for (const id of chosen) {
    await page.goto(`/calculator/${id}`);
    const answer = page.locator("#results");
    await expect(answer.or(page.getByRole("link", { name: "Open a random calculator" })).first()).toBeVisible();
    await expect(page.locator("h1")).not.toHaveText("No connection");
    const field = page.locator("form[data-calculator] input[inputmode]").first();
    if ((await field.count()) === 0) continue;
    const before = await answer.textContent();
    await field.fill("7");
    await field.fill("3");
    if (before === (await answer.textContent())) silent.push(id);
  }
  return silent;
}

/** What must not happen in a page. */
function listFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
  return faults;
}

// All of them in one test would take longer on a busy machine than any test should.
const PAGES_EACH = 50;
const SHARES = [
  { name: "some of every category", chosen: ids.filter((_, at) => at % 30 === 0), details: {} },
  ...Array.from({ length: Math.ceil(ids.length / PAGES_EACH) }, (_, share) => {
    const chosen = ids.slice(share * PAGES_EACH, (share + 1) * PAGES_EACH);
    return { name: `${chosen[0]} to ${chosen.at(-1)}`, chosen, details: IN_ALL };
  }),
];

for (const { name, chosen, details } of SHARES)
  test(`with the network cut calculators open and calculate: ${name}`, details, async ({ page, context }) => {
    const faults = listFaults(page);
    await keepAll(page);
    await expect(page.getByText(/428 calculators are kept on this device since .+: \d\.\d MB\./)).toBeVisible();
    await context.setOffline(true);
    const silent = await openAll(page, chosen);
    expect(faults).toEqual([]);
    expect(silent.length).toBeLessThan(chosen.length / 4);
  });

test("all calculators are less than 2.3 MB to fetch and 3 MB kept, as much as the page says beforehand", async ({
  page,
}) => {
  await page.goto("/offline");
  const sentence = (await page.getByText(/MB to download/).textContent()) ?? "";
  const [toFetch, toKeep] = [...sentence.matchAll(/(\d\.\d) MB/g)].map(([, size]) => Number(size) * 1e6);
  const asked = new Set<string>();
  page.on("request", (request) => void asked.add(request.url()));
  await keepAll(page, true);
  let fetched = 0;
  for (const address of asked) {
    const body = await (await page.request.get(address)).body();
    // As Cloudflare compresses what it serves.
    fetched += brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).byteLength;
  }
  const kept = await page.evaluate(async () => {
    const pointer = await caches.match("/offline/pack");
    return ((await pointer!.json()) as { bytes: number }).bytes;
  });
  console.log(`${asked.size} requests, ${fetched} bytes to fetch, ${kept} kept`);
  expect(asked.size).toBeGreaterThan(40);
  expect(fetched).toBeLessThan(2_300_000);
  expect(kept).toBeLessThan(3_000_000);
  expect(Math.abs(fetched - toFetch!)).toBeLessThan(100_000);
  expect(Math.abs(kept - toKeep!)).toBeLessThan(100_000);
});

test("with the network cut every case and example of every calculator holds in the page", async ({ page, context }) => {
  const script = await buildAlone(root, join(root, "tests/browser/find-faults-script.ts"));
  await keepAll(page);
  await context.setOffline(true);
  await page.goto("/calculator/bmi");
  await expect(page.locator("h1")).toHaveText("BMI Calculator");
  await page.evaluate(script);
  const faults: string[] = [];
  let count = 0;
  for (const { id, file } of calculators) {
    const cases = JSON.parse(readFileSync(file.replace(/\.ts$/, ".cases.json"), "utf8")) as readonly Case[];
    count += cases.length;
    const found = await page.evaluate(
      async ({ address, cases: given }) => {
        const { chunk } = (await (await fetch(address)).json()) as { chunk: string };
        const module = (await import(chunk)) as { default: AnyDefinition };
        const { findFaultsHere } = globalThis as unknown as {
          findFaultsHere: (definition: AnyDefinition, cases: readonly Case[]) => readonly string[];
        };
        return findFaultsHere(module.default, given);
      },
      { address: `/api/calculators/${id}/view`, cases },
    );
    faults.push(...found.map((fault) => `${id}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(5000);
});

test("with the network cut: figures in addresses, lists, search, questions, favorites and what was saved", async ({
  page,
  context,
  baseURL,
}) => {
  const faults = listFaults(page);
  await keepAll(page);
  await context.setOffline(true);

  await page.goto("/calculator/bmi?weight=80&height=200");
  await expect(page.locator("#results")).toContainText("Body mass index20");
  await expect(page.locator("form[data-calculator] input[name=weight]")).toHaveValue(/^176/);
  await page.goto("/calculator/tip?bill=200");
  await expect(page.locator("#results")).toContainText("$236");
  await page
    .getByRole("button", { name: /favorites/i })
    .first()
    .click();

  for (const list of ["/", "/calculators", "/calculators/health", "/?category=health"]) {
    await page.goto(list);
    await page.getByRole("main").getByRole("link", { name: /BMI/ }).first().click();
    await expect(page.locator("h1")).toHaveText("BMI Calculator");
  }

  const box = page.getByRole("combobox", { name: "Search calculators" });
  await box.fill("mortage");
  await expect(page.getByRole("option").first()).toContainText("Mortgage");
  await box.fill("15% of 80");
  await expect(page.getByRole("option").first()).toContainText("12");
  await box.press("Enter");
  await expect(page.locator("#results")).toContainText("12");
  for (const address of ["/?search=pregnancy", "/?search=25000 loan at 6% for 5 years"]) {
    await page.goto(address);
    await expect(page.locator("h1")).toContainText("Search results for");
    await expect(page.getByText(/^Found \d+ calculators?$/)).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "Answer" })).toContainText("$483.32");

  await page.goto("/favorites");
  await expect(page.getByRole("main").getByRole("link", { name: /Tip/ }).first()).toBeVisible();

  // What is chosen after the download counts, and stays chosen.
  await context.addCookies([{ name: "preferences", value: "metric.EUR.de-DE.DE", url: baseURL ?? "" }]);
  await page.evaluate(() => localStorage.setItem("unit-preference", "metric"));
  await page.goto("/calculator/bmi?weight=80");
  await expect(page.locator("form[data-calculator] input[name=weight]")).toHaveValue("80");
  await expect(page.locator("form[data-calculator]")).toContainText("kg");
  expect((await context.cookies()).find(({ name }) => name === "preferences")?.value).toBe("metric.EUR.de-DE.DE");

  await page.goto("/proof");
  await expect(page.locator("h1")).toHaveText("No connection");
  expect(faults).toEqual([]);
});

test("with the network cut a question is answered in the visitor's language", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "preferences", value: "metric.EUR.de-DE.DE", url: baseURL ?? "" }]);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await keepAll(page);
  expect(asked.filter((path) => /^\/assets\/(?:german|spanish|french|portuguese)-/.test(path))).toEqual([
    expect.stringContaining("/assets/german-"),
  ]);
  await context.setOffline(true);
  const box = page.getByRole("combobox", { name: "Search calculators" });
  await box.fill("von 80 auf 92 in prozent");
  await expect(page.getByRole("option").first()).toContainText("15");
});

test("what was kept can be removed", async ({ page, context }) => {
  await keepAll(page);
  await page.getByRole("button", { name: "Remove them from this device" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("The calculators were removed from this device.");
  await context.setOffline(true);
  await page.goto("/calculator/loan");
  await expect(page.locator("h1")).toHaveText("No connection");
});

test("a broken download and missing storage are said in a sentence", async ({ page, context }) => {
  await page.goto("/offline");
  // The service worker asks by itself: what a page asks for cannot be held up by a route.
  await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js", { type: "module" }));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.getByRole("button", { name: "Keep all calculators on this device" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "The download was interrupted: check the connection and start it again. Nothing was kept.",
    { timeout: 60_000 },
  );
  await context.setOffline(false);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "caches", { get: () => undefined });
  });
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText(/^This browser keeps no pages for offline use here/);
});

test("with the network cut a calculation is saved and opened again, some days later with the date of then", async ({
  page,
  context,
}) => {
  const faults = listFaults(page);
  await keepAll(page);
  await context.setOffline(true);
  await page.goto("/calculator/tip?bill=321");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Save this calculation" });
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();

  const later = new Date();
  later.setUTCDate(later.getUTCDate() + 5);
  await page.clock.setFixedTime(later);
  // The service worker has a clock of its own.
  await context.serviceWorkers()[0]!.evaluate((at) => {
    globalThis.Date = class extends Date {
      constructor(...given: []) {
        super(...(given.length > 0 ? given : ([at] as unknown as [])));
      }
    } as DateConstructor;
  }, later.getTime());
  await page.goto("/dashboard");
  const saved = page.getByRole("region", { name: "Saved calculations" }).getByRole("listitem");
  await expect(saved).toHaveCount(1);
  await saved.getByRole("link").first().click();
  await expect(page.locator("form[data-calculator] input[name=bill]")).toHaveValue("321");
  await expect(page.locator("#results")).toContainText("Total to pay$378.78");
  await page.goto("/calculator/age?birthDate=2000-01-01");
  await expect(page.locator("form[data-calculator] input[type=date]").nth(1)).toHaveValue(
    later.toISOString().slice(0, 10),
  );
  expect(faults).toEqual([]);
});

test("with the network cut an account's calculations open, and what is saved then moves into it", async ({
  page,
  context,
}) => {
  const saveThis = async (address: string, told: string) => {
    await page.goto(address);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Save this calculation" });
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(told).first()).toBeVisible();
  };
  await signIn(page, person("offline"));
  await saveThis("/calculator/tip?bill=321", "It is in your account, on your dashboard.");
  await keepAll(page);
  await context.setOffline(true);
  await page.goto("/dashboard");
  await expect(page.getByRole("alert")).toContainText("Below is what this browser knew of it last.");
  const saved = page.getByRole("region", { name: "Saved calculations" }).getByRole("listitem");
  await expect(saved).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await saved.getByRole("link").first().click();
  await expect(page.locator("#results")).toContainText("Total to pay$378.78");
  await saveThis("/calculator/tip?bill=654", "It is kept in this browser until your account can be reached.");
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Kept in this browser only" }).getByRole("listitem")).toHaveCount(1);

  await context.setOffline(false);
  await page.goto("/dashboard");
  await expect(saved).toHaveCount(2);
  expect(await (await page.request.get("/api/saved")).json()).toHaveLength(2);
  const kept = () => page.evaluate(() => localStorage.getItem("account-saved"));
  await expect.poll(async () => (JSON.parse((await kept()) ?? "{}") as { saved: unknown[] }).saved.length).toBe(2);
  await page.goto("/api/logout");
  await expect.poll(kept).toBeNull();
});

test("switched off from the server, the service worker goes, with everything that it kept", async ({
  browser,
  baseURL,
}) => {
  let setting: "on" | "off" = "on";
  // The site, but for the setting of its operator.
  const site = createServer((asked, answer) => {
    if (asked.url === "/service-worker.js" && setting === "off") {
      const off = answerServiceWorker("", setting);
      answer.writeHead(200, Object.fromEntries(off.headers));
      void off.text().then((text) => answer.end(text));
      return;
    }
    const { method = "GET", url = "/", headers } = asked;
    const passed = ask(new URL(url, baseURL), { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => site.listen(0, "localhost", done));
  const context = await browser.newContext({
    baseURL: `http://localhost:${(site.address() as AddressInfo).port}`,
    serviceWorkers: "allow",
  });
  try {
    const page = await context.newPage();
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: (await caches.keys()).length,
      }));
    await keepAll(page);
    expect(await left()).toEqual({ workers: 1, caches: expect.any(Number) });
    expect((await left()).caches).toBeGreaterThan(1);

    setting = "off";
    await page.goto("/calculator/bmi");
    await expect.poll(left, { timeout: 30_000 }).toEqual({ workers: 0, caches: 0 });
    await page.locator("form[data-calculator] input[name=weight]").fill("200");
    await expect(page.locator("#results")).toContainText("29.5");
    await page.goto("/calculator/tip");
    await expect(page.locator("h1")).toHaveText("Tip Calculator");
    expect(await left()).toEqual({ workers: 0, caches: 0 });
  } finally {
    await context.close();
    site.closeAllConnections();
    site.close();
  }
});
