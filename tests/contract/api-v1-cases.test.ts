import { type APIRequestContext, expect, test } from "@playwright/test";
import { join } from "node:path";
import { describeAuthority } from "../../app/engine/cases.ts";
import { readDefaults } from "../../app/engine/read.ts";
import { findDifferences, TEST_DAY } from "../../app/engine/verify.ts";
import { type Calculator, readCalculators } from "../../scripts/catalogue-files.ts";
import { IN_ALL } from "../extent.ts";

const BATCH = 100;

/** A case as a call, with the day on which it was worked out where it leaves a date to the calendar. */
function toCalls({ definition, cases }: Calculator, most: number) {
  const dates = Object.keys(definition.inputs).filter((key) => definition.inputs[key]!.kind === "date");
  const defaults = readDefaults(definition, TEST_DAY);
  const onTestDay = Object.fromEntries(dates.map((key) => [key, defaults[key]]));
  return cases.slice(0, most).map((one) => ({ one, id: definition.id, inputs: { ...onTestDay, ...one.inputs } }));
}

/** @param most of each calculator; @param nth of the calculators, every so many */
async function checkCases(request: APIRequestContext, { most, nth }: { most: number; nth: number }) {
  const calculators = await readCalculators(join(import.meta.dirname, "../.."));
  const calls = calculators.filter((_, index) => index % nth === 0).flatMap((one) => toCalls(one, most));
  const faults: string[] = [];
  for (let begin = 0; begin < calls.length; begin += BATCH) {
    const batch = calls.slice(begin, begin + BATCH);
    const response = await request.post("/api/v1/batch", {
      data: { calls: batch.map(({ id, inputs }) => ({ id, inputs })) },
    });
    expect(response.status()).toBe(200);
    const { results } = (await response.json()) as {
      results: { status: number; outputs?: Record<string, unknown>; issues?: { field: string }[] }[];
    };
    for (const [index, { one, id }] of batch.entries()) {
      const { status, outputs = {}, issues } = results[index]!;
      const found = one.refuses
        ? [issues?.[0]?.field === one.refuses ? [] : `not refused at ${one.refuses}`].flat()
        : status === 200
          ? findDifferences(one, outputs)
          : [`status ${status}: ${JSON.stringify(issues)}`];
      faults.push(...found.map((fault) => `${id}, ${describeAuthority(one.by)}: ${fault}`));
    }
  }
  expect(calls.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
}

test("the first cases of every fourth definition hold over HTTP", ({ request }) =>
  checkCases(request, { most: 1, nth: 4 }));

test("all cases of the definitions hold over HTTP", IN_ALL, ({ request }) => {
  test.setTimeout(300_000);
  return checkCases(request, { most: Number.POSITIVE_INFINITY, nth: 1 });
});
