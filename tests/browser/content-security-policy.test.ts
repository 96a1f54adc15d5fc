/** Only what bears the rendering's nonce runs: markup that somebody else brought into a document does not. */
import { expect, test } from "@playwright/test";

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
