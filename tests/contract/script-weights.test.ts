/** The scripts that each calculator's page loads at first, as its document names them: what is loaded, a walk weighs by turns of days. */
import { expect, test } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";
import { listCalculators } from "../../scripts/catalogue-files.ts";
import { BYTE_BUDGETS } from "../site/weight.ts";

/** What is preloaded at once and what is held back until the first paint, and the script that answers first. */
const SCRIPT = /<link rel="(?:held-)?modulepreload" href="([^"]+\.js)"|<script[^>]* src="([^"]+\.js)"/g;

test("the scripts of each calculator's page are within their budget", async ({ request }) => {
  test.setTimeout(240_000);
  const sizes = new Map<string, number>();
  const weights: (readonly [id: string, bytes: number])[] = [];
  for (const { id } of listCalculators(process.cwd())) {
    const document = await (await request.get(`/calculator/${id}`)).text();
    const addresses = new Set([...document.matchAll(SCRIPT)].map(([, preloaded, run]) => (preloaded ?? run)!));
    let bytes = 0;
    for (const address of addresses) {
      if (!sizes.has(address))
        sizes.set(address, brotliCompressSync(await (await request.get(address)).body()).byteLength);
      bytes += sizes.get(address)!;
    }
    weights.push([id, bytes]);
  }
  // React and the router alone are more than that.
  expect(weights.filter(([, bytes]) => bytes < 90_000)).toEqual([]);
  expect(weights.filter(([, bytes]) => bytes > BYTE_BUDGETS.script)).toEqual([]);
});
