/** The byte budgets of the design; `npm run bench -- --only weights` prints the figures. */
import { pages } from "../site/pages.ts";
import { BYTE_BUDGETS, measureWeight } from "../site/weight.ts";
import { expect, test } from "./test.ts";

for (const { name, path } of pages) {
  test(`${name} stays within its bytes`, async ({ page, baseURL }) => {
    const { bytes, gzip } = await measureWeight(page, new URL(path, baseURL).href);
    // What is weighed is what was loaded.
    for (const kind of ["document", "stylesheet", "font"]) expect(bytes[kind] ?? 0, kind).toBeGreaterThan(1_000);
    // React and the router alone are more than that.
    expect(bytes["script"] ?? 0, "script").toBeGreaterThan(90_000);
    expect(bytes["script"], "JavaScript, brotli").toBeLessThanOrEqual(BYTE_BUDGETS.script);
    expect(bytes["stylesheet"], "CSS, brotli").toBeLessThanOrEqual(BYTE_BUDGETS.stylesheet);
    if (name === "home") expect(gzip, "HTML, gzip").toBeLessThanOrEqual(BYTE_BUDGETS.homeGzip);
  });
}
