import { expect, test } from "@playwright/test";
import { join } from "node:path";
import { readDefaults } from "../../app/engine/read.ts";
import { findDifferences, TEST_DAY } from "../../app/engine/verify.ts";
import { type Calculator, readCalculators } from "../../scripts/catalogue-files.ts";
import { triesAll } from "../extent.ts";

const BATCH = 100;

/** A case as a call, with the day on which it was worked out where it leaves a date to the calendar. */
function toCalls({ definition, cases }: Calculator) {
  const dates = Object.keys(definition.inputs).filter((key) => definition.inputs[key]!.kind === "date");
  const defaults = readDefaults(definition, TEST_DAY);
  const onTestDay = Object.fromEntries(dates.map((key) => [key, defaults[key]]));
  const chosen = triesAll ? cases : cases.slice(0, 1);
  return chosen.map((one) => ({ one, id: definition.id, inputs: { ...onTestDay, ...one.inputs } }));
}

test("the cases of the definitions hold over HTTP", async ({ request }) => {
  const calls = (await readCalculators(join(import.meta.dirname, "../.."))).flatMap(toCalls);
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
      faults.push(...found.map((fault) => `${id}, ${one.by}: ${fault}`));
    }
  }
  expect(calls.length).toBeGreaterThan(400);
  expect(faults).toEqual([]);
});
