/**
 * No inputs within their bounds make a calculator take long: for each, the climb looks for those that take longest
 * (`npm run test:all`; in `npm test` the slowest of all that were climbed).
 */
import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { triesAll } from "../extent.ts";
import { findWorst, timeOf, timeToSolve } from "../fuzz/worst-inputs.ts";

/** Milliseconds of processor time; three times as many where other tests run beside. */
const MOST = triesAll ? 50 : 150;
const SLOW = [
  "bond-price",
  "bond-yield",
  "business-days",
  "internal-rate-of-return",
  "judgment-interest",
  "loan",
  "matrix",
  "simple-interest",
];

const files = import.meta.glob<AnyDefinition>(["../../app/calculators/*/*.ts", "!**/*.test.ts"], { import: "default" });
const tried = Object.entries(files).filter(([path]) => triesAll || SLOW.some((id) => path.endsWith(`/${id}.ts`)));

test.each(tried)("%s", { timeout: triesAll ? 300_000 : 60_000 }, async (_, load) => {
  const definition = await load();
  const { cost, raw } = findWorst(definition, { steps: triesAll ? 300 : 60, seed: 1, costOf: timeOf });
  expect(cost <= MOST ? null : { cost, raw }).toBeNull();
});

/** Milliseconds for a target that nothing reaches: what no answer may take (decision 0126). */
const MOST_TO_SOLVE = 500;
const SLOW_TO_SOLVE =
  /\/(add-to-date|dice-probability|internal-rate-of-return|judgment-interest|legal-deadline|loan|polynomial-roots|sequence)\.ts$/;

test.each(Object.entries(files).filter(([path]) => triesAll || SLOW_TO_SOLVE.test(path)))(
  "%s backwards",
  { timeout: 60_000 },
  async (_, load) => {
    const { cost, tried: slowest } = timeToSolve(await load(), 40);
    expect(cost <= MOST_TO_SOLVE ? null : { cost, slowest }).toBeNull();
  },
);

test("those that are known as slow are there", () => {
  expect(tried.length).toBeGreaterThanOrEqual(SLOW.length);
});

test("a bond of more than a thousand years is refused", async () => {
  const paths = Object.keys(files).filter((path) => /\/bond-(price|yield)\.ts$/.test(path));
  expect(paths.length).toBe(2);
  for (const path of paths) {
    const definition = await files[path]!();
    const raw = { settlementDate: "0001-01-01", maturityDate: "9999-12-31", couponFrequency: "quarterly" };
    const { inputs } = readInputs(definition, raw, "2026-01-01");
    expect(() => calculate(definition, inputs)).toThrow(
      "The maturity date may be at most 1000 years after the settlement date.",
    );
  }
});
