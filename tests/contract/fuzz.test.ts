/** A small run of `npm run fuzz`, always with the same seed, so that a failure is there again the next time. */
import { expect, test } from "@playwright/test";
import { asCommand, fuzz } from "../fuzz/run.ts";

test("600 made-up requests: no 5xx, nothing slow, reflected, leaked or unprotected", async ({ baseURL }) => {
  test.setTimeout(120_000);
  const url = (baseURL ?? "").replace("localhost", "127.0.0.1");
  const outcome = await fuzz(url, { count: 600, seed: 20_261_122, calculators: 40 });
  expect(outcome.faulty.map(({ request, faults }) => `${faults.join("; ")}: ${asCommand(request, url)}`)).toEqual([]);
  expect(outcome.sent).toBe(600);
  // It reaches what it is meant to reach: answers, refusals, pages that are not there.
  for (const status of [200, 403, 404, 405, 422])
    expect(outcome.statuses.get(status) ?? 0, String(status)).toBeGreaterThan(0);
});
