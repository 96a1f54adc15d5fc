import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Case } from "../app/engine/cases.ts";
import type { AnyDefinition } from "../app/engine/define.ts";
import { findFaults } from "../app/engine/verify.ts";
import { listCalculators } from "./catalogue-files.ts";
import { findGaps } from "./find-gaps.ts";
import { describeGaps, type Gaps, listGaps } from "./gaps.ts";
import { root } from "./process.ts";
import { MADE_UP_RATES, RATE_CASES } from "./rate-cases.ts";

describe("of every calculator cases assert every option, input, output, column and refusal", () => {
  let gaps: Gaps;
  beforeAll(async () => {
    gaps = await listGaps();
  }, 60_000);

  test("without an exception", () => {
    expect(describeGaps(gaps), "write a case for each of these").toEqual([]);
  });

  test.each(RATE_CASES)("with made-up rates: $inputs", async (one) => {
    const { file } = listCalculators(root).find(({ id }) => id === "currency-converter")!;
    const { default: definition } = (await import(file)) as { default: AnyDefinition };
    expect(findFaults(definition.rates!.replace(MADE_UP_RATES), one)).toEqual([]);
  });
});

test("each kind of gap is found, and filled by a case that asserts it", async () => {
  const { file } = listCalculators(root).find(({ id }) => id === "vat")!;
  const { default: definition } = (await import(file)) as { default: AnyDefinition };
  const find = (...cases: readonly Omit<Case, "by">[]) =>
    findGaps(
      definition,
      cases.map((one) => ({ by: { kind: "derived" }, ...one })),
      file,
    );
  const none = find();
  expect(none).toEqual(
    expect.arrayContaining(["input amount", "option country=at", "output rate", "column countries.vat"]),
  );
  const answered = find(
    { inputs: { amount: 1, country: "at" }, outputs: { rate: 20, countries: { at: { 3: { vat: 1 } } } } },
    { inputs: { amount: 2 }, outputs: { grossAmount: null } },
  );
  expect(none.filter((gap) => !answered.includes(gap))).toEqual(
    expect.arrayContaining(["input amount", "option country=at", "output rate", "column countries.vat"]),
  );
  expect(answered).toContain("output grossAmount");
});

test("a refusal counts as met by its place in the file", async () => {
  const file = join(root, "app/calculators/math/triangle.ts");
  const { default: definition } = (await import(file)) as { default: AnyDefinition };
  const refusals = findGaps(definition, [], file).filter((gap) => gap.startsWith("refusal"));
  expect(refusals.length).toBeGreaterThan(1);
  const met = findGaps(
    definition,
    [{ by: { kind: "derived" }, inputs: { known: "sss", sideA: 1, sideB: 1, sideC: 5 }, refuses: "sideC" }],
    file,
  );
  expect(refusals.filter((gap) => !met.includes(gap)).length).toBe(1);
});
