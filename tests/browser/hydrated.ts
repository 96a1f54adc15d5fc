import type { Page } from "@playwright/test";

/** Waits until React has taken the page over. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
