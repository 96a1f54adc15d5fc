/** Only what bears the rendering's nonce runs: markup that somebody else brought into a document does not. */
import { expect, test } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

const INJECTED = [
  `<script>globalThis.injected = "inline";</script>`,
  `<script nonce="">globalThis.injected = "empty nonce";</script>`,
  `<script src="data:text/javascript,globalThis.injected='data'"></script>`,
  `<img src="x:" onerror="globalThis.injected = 'handler'">`,
].join("");

test("markup injected into a document is refused, and the page goes on", async ({ page }) => {
  const refused: string[] = [];
  await page.exposeFunction("refused", (directive: string) => void refused.push(directive));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      (globalThis as unknown as { refused(directive: string): void }).refused(effectiveDirective);
    });
  });
  await page.route("**/calculator/tip", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('<main id="main"');
    await route.fulfill({ response, body: html.replace('<main id="main"', `${INJECTED}<main id="main"`) });
  });
  await page.goto("/calculator/tip");
  await expect.poll(() => refused.filter((one) => one.startsWith("script-src")).length).toBeGreaterThanOrEqual(4);
  expect(await page.evaluate(() => (globalThis as { injected?: string }).injected)).toBeUndefined();
});

test("each rendering has a nonce of its own, and a document served from the cache keeps its own", async ({
  request,
}) => {
  const read = async (path: string) => {
    const response = await request.get(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    return { nonce, html: await response.text(), cache: response.headers()["x-document-cache"] };
  };
  const first = await read("/calculator/tip?bill=41");
  const again = await read("/calculator/tip?bill=41");
  const other = await read("/calculator/tip?bill=42");
  expect(again.cache).toBe("hit");
  expect(again.nonce).toBe(first.nonce);
  expect(other.nonce).not.toBe(first.nonce);
  for (const { nonce, html } of [first, again, other]) {
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    const inline = html.match(/<script(?![^>]*application\/ld\+json)[^>]*>/g) ?? [];
    expect(inline.length).toBeGreaterThan(2);
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
  }
});

test.describe("trusted types", () => {
  test("no text becomes markup or the address of a script", async ({ page }) => {
    await page.goto("/calculator/tip");
    const outcomes = await page.evaluate(() => {
      const attempt = (run: () => void) => {
        try {
          run();
          return "taken";
        } catch (error) {
          return (error as Error).name;
        }
      };
      const script = () => document.createElement("script");
      return {
        html: attempt(() => (document.createElement("div").innerHTML = "<b>text</b>")),
        parsed: attempt(() => void new DOMParser().parseFromString("<b>text</b>", "text/html")),
        source: attempt(() => (script().text = "1")),
        foreign: attempt(() => (script().src = "https://evil.example/x.js")),
        inline: attempt(() => (script().src = "data:text/javascript,1")),
        // What React does to make a script element, and a script of ours.
        element: attempt(() => (document.createElement("div").innerHTML = "<script></script>")),
        own: attempt(() => (script().src = "/embed.js")),
        another: attempt(() => {
          type Factory = { createPolicy(name: string, rules: object): void };
          (globalThis as unknown as { trustedTypes: Factory }).trustedTypes.createPolicy("another", {});
        }),
      };
    });
    const [refused, taken] = ["TypeError", "taken"];
    expect(outcomes).toEqual({
      html: refused,
      parsed: refused,
      source: refused,
      foreign: refused,
      inline: refused,
      element: taken,
      own: taken,
      another: refused,
    });
  });

  test("our own pages do what they do", async ({ page }) => {
    const refused: string[] = [];
    await page.exposeFunction("refused", (directive: string) => void refused.push(directive));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sample }) => {
        (globalThis as unknown as { refused(text: string): void }).refused(`${effectiveDirective} ${sample}`);
      });
    });
    // Cards that are fetched, from a page that had those of one category only.
    await page.goto("/?category=math");
    await page.getByRole("link", { name: /^All/ }).first().click();
    await expect(page.locator("[data-id='mortgage'], a[href='/calculator/mortgage']").first()).toBeVisible();
    // The scripts that waited for the first one run, and React takes over.
    await page.goto("/calculator/tip");
    await hydrated(page);
    await page.goto("/");
    // From page to page, to a calculator whose table, chart and help are HTML as text.
    await page.locator("main a[href='/calculator/mortgage']").first().click();
    await expect(page).toHaveURL(/\/calculator\/mortgage/);
    await page.locator("[name=homePrice]").fill("123456");
    await expect(page.locator("svg").first()).toBeVisible();
    await page.getByRole("link", { name: "About Us" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(refused).toEqual([]);
  });
});
