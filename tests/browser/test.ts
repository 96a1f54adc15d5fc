/**
 * Playwright's test, which also fails where a page complains: on its console, by an exception, by a lost request, or by
 * breaking its own Content-Security-Policy.
 */
import { test as base, expect } from "@playwright/test";

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
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
      await use(complaints);
      expect(complaints, "the page may not complain").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
