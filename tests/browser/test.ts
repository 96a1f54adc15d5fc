/** Playwright's test, which also fails where a page complains: on its console, by an exception, or by a lost request. */
import { test as base, expect } from "@playwright/test";

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
      await use(complaints);
      expect(complaints, "the page may not complain").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
