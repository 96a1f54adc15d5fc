/** Every page says once where it is named: what follows from it is read here as the worker reads it from its build. */
import { expect, test } from "vitest";
import { findPage, type Page, readPages } from "#workers/pages/pages.ts";
import { cacheableAddress } from "#workers/documents/document-key.ts";
import { buildTable } from "./route-table.ts";

const table = Object.fromEntries(buildTable());
const pages = readPages(table);
const paths = (wanted: (page: Page) => unknown) => pages.filter(wanted).map(({ path }) => path);

test("every route with a component has a handle with a title, and no other route has one", () => {
  const entries = Object.entries(table) as [string, { module: Record<string, unknown> }][];
  expect(entries.length).toBeGreaterThan(50);
  const wrong = entries.filter(([, { module }]) => (module.default !== undefined) !== (module.handle !== undefined));
  expect(wrong.map(([id]) => id)).toEqual([]);
  expect(pages.filter(({ title }) => title === "")).toEqual([]);
});

test("the footer, the sitemap and the cache follow from the handles", async () => {
  expect(pages.filter(({ isInFooter }) => isInFooter).map(({ path, title }) => [path, title])).toEqual([
    ["/developers", "Developers"],
    ["/about-us", "About Us"],
    ["/contact-us", "Contact Us"],
    ["/privacy-policy", "Privacy Policy"],
    ["/terms-of-use", "Terms of Use"],
    ["/cookie-policy", "Cookie Policy"],
    ["/accessibility-statement", "Accessibility"],
  ]);
  const information = paths(({ isInFooter }) => isInFooter);
  expect(paths(({ isInSitemap }) => isInSitemap).toSorted()).toEqual(
    ["/", "/calculators", "/embed", "/feedback", "/offline", "/proof", ...information].toSorted(),
  );
  const cached: string[] = [];
  for (const { path } of pages)
    if (await cacheableAddress(new Request(`https://reckoner.example${path}`), async () => pages)) cached.push(path);
  expect(cached.toSorted()).toEqual(
    [
      "/",
      "/calculators",
      "/calculators/:category",
      "/favorites",
      "/offline",
      "/offline/shell",
      "/proof",
      "/terms-of-service",
      ...information,
    ].toSorted(),
  );
});

test("an address finds its own page before a pattern", () => {
  expect(findPage(pages, "/admin/errors")?.title).toBe("Errors");
  expect(findPage(pages, "/admin/requests")?.title).toBe("Administration");
  expect(findPage(pages, "/login")?.title).toBe("Login");
  expect(findPage(pages, "/no-such-page")?.title).toBe("Page Not Found");
});
