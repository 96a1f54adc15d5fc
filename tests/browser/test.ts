/**
 * Playwright's test, which also fails where a page complains: on its console, by an exception, by a lost request, or by
 * breaking its own Content-Security-Policy.
 */
import { test as base, type BrowserContextOptions, expect, type Page } from "@playwright/test";

/** Fills a list with what a page complains of, from now on. */
async function listComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Service Worker registration blocked by Playwright")) return;
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.stack || error.message));
  await page.exposeFunction("complainOfPolicy", (text: string) => void complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      const { complainOfPolicy } = globalThis as unknown as { complainOfPolicy: (text: string) => void };
      complainOfPolicy(`${violatedDirective} forbids ${blockedURI} of ${sourceFile}`);
    });
  });
  return complaints;
}

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = await listComplaints(page);
      await use(complaints);
      expect(complaints, "the page may not complain").toEqual([]);
    },
    { auto: true },
  ],
});

interface KeptPage {
  readonly page: Page;
  readonly complaints: string[];
}
type Visitor = Pick<BrowserContextOptions, "javaScriptEnabled" | "locale">;

/**
 * For tests of hundreds of pages that are alike: a page for each kind of visitor, kept from test to test. A new one for
 * each test took most of their time. What the browser has stored stays too.
 */
export const testWithKeptPages = base.extend<
  { pageOf: (visitor?: Visitor) => Promise<Page> },
  { keep: (visitor: Visitor) => Promise<KeptPage> }
>({
  keep: [
    async ({ browser }, use, { project }) => {
      const kept = new Map<string, Promise<KeptPage>>();
      const open = async (visitor: Visitor) => {
        const { baseURL, serviceWorkers } = project.use;
        const context = await browser.newContext({ ...visitor, baseURL, serviceWorkers });
        const page = await context.newPage();
        return { page, complaints: await listComplaints(page) };
      };
      await use((visitor) => {
        const key = JSON.stringify(visitor);
        if (!kept.has(key)) kept.set(key, open(visitor));
        return kept.get(key)!;
      });
      for (const { page } of await Promise.all(kept.values())) await page.context().close();
    },
    { scope: "worker" },
  ],
  pageOf: async ({ keep }, provide) => {
    const used: KeptPage[] = [];
    await provide(async (visitor = {}) => {
      const kept = await keep(visitor);
      kept.complaints.length = 0;
      used.push(kept);
      return kept.page;
    });
    for (const { page, complaints } of used) {
      await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(complaints, "the page may not complain").toEqual([]);
    }
  },
});

export { expect };
