/**
 * No inputs within their bounds make a calculator take long: for each, the climb looks for those that take longest
 * (`npm run test:all`; in `npm test` the slowest of all that were climbed).
 */
import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { triesAll } from "../extent.ts";
import { findWorst, measureSlowness, timeOf, timeTarget, timeToSolve } from "../fuzz/worst-inputs.ts";

/** Milliseconds of processor time; three times as many where other tests run beside. */
const MOST = triesAll ? 50 : 150;

/** Whether it takes no longer than is allowed, on the machine where the limit was set. */
const isAllowed = (cost: number) => cost <= MOST || cost <= MOST * measureSlowness();
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
  expect(isAllowed(cost) ? null : { cost, raw }).toBeNull();
});

const SLOW_TO_SOLVE =
  /\/(add-to-date|dice-probability|integral|internal-rate-of-return|judgment-interest|legal-deadline|loan|polynomial-roots|sequence)\.ts$/;

test.each(Object.entries(files).filter(([path]) => triesAll || SLOW_TO_SOLVE.test(path)))(
  "%s backwards",
  { timeout: 60_000 },
  async (_, load) => {
    const { cost, tried: slowest } = timeToSolve(await load(), 40);
    expect(isAllowed(cost) ? null : { cost, slowest }).toBeNull();
  },
);

/** Inputs whose solving took 0.1 to 0.7 s: as many days, payments, dice or answers as are let in; the result and what may change. */
const ONCE_SLOW: readonly (readonly [string, Readonly<Record<string, unknown>>, string, string])[] = [
  ["integral", { expression: "sin(50*x^2)+x", lower: 0, upper: 20 }, "integral", "upper"],
  ["integral", { expression: "exp(-x^2)*sin(1/(x+0.001))", lower: 0, upper: 20 }, "integral", "lower"],
  ["integral", { expression: `x${"+sin(x^3)".repeat(50)}`, lower: 0, upper: 20 }, "absoluteArea", "upper"],
  [
    "study-planner",
    {
      startDate: "2026-01-01",
      examDate: "2125-12-01",
      hoursWeekday: 0.5,
      hoursWeekend: 0.5,
      topics: Array.from({ length: 30 }, (_, at) => ({ name: `Topic ${at}`, hours: 10_000 })),
    },
    "hoursPerDayNeeded",
    "hoursWeekday",
  ],
  [
    "legal-deadline",
    { eventDate: "1955-10-21", count: 5000, dayType: "court", extraDays: 60 },
    "calendarDays",
    "extraDays",
  ],
  ["legal-deadline", { count: 5000, dayType: "court", direction: "before" }, "calendarDays", "count"],
  [
    "loan",
    { termYears: 100, paymentFrequency: "weekly", compounding: "semiannually", upfrontFee: 300 },
    "apr",
    "upfrontFee",
  ],
  ["loan", { termYears: 100, paymentFrequency: "weekly", loanType: "interestOnly" }, "totalCost", "principal"],
  ["dice-probability", { dice: 30, sides: 100, target: 1500 }, "probability", "sides"],
  ["dice-probability", { dice: 20, sides: 50, keepHighest: 19, target: 600 }, "mostLikely", "keepHighest"],
  ["dice-probability", { dice: 10, sides: 100, keepHighest: 9, target: 600 }, "ways", "sides"],
  [
    "net-promoter-score",
    { mode: "scores", scores: Array.from({ length: 100_000 }, (_, at) => at % 11) },
    "promotersToTarget",
    "targetScore",
  ],
];

test.each(ONCE_SLOW)("%s backwards with what once took long", { timeout: 60_000 }, async (id, given, output, vary) => {
  const [load] = Object.entries(files).flatMap(([path, each]) => (path.endsWith(`/${id}.ts`) ? [each] : []));
  const cost = timeTarget(await load!(), given, output, vary);
  expect(isAllowed(cost) ? null : cost).toBeNull();
});

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
