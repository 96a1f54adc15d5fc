import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { AnyDefinition } from "../../app/engine/define.ts";
import { CalculationError } from "../../app/engine/error.ts";
import { readInputs } from "../../app/engine/read.ts";
import { calculate } from "../../app/engine/run.ts";
import { US_PREFERENCES } from "../../app/localization/preferences.ts";
import { writeSteps } from "../../app/engine/working/write.ts";
import { TEST_DAY } from "../../app/engine/verify.ts";
import { figuresIn } from "../../app/engine/working/steps.ts";
import { explain, traceSteps } from "../../app/engine/working/working.ts";
import { type Calculator, listCalculators, readCalculators } from "../../scripts/catalogue-files.ts";
import { arbitraryInputs } from "../../tests/catalogue/arbitrary-inputs.ts";
import { triesAll } from "../../tests/extent.ts";
import { importLifted } from "./in-node.ts";
import { lift } from "./lift.ts";

const root = join(import.meta.dirname, "../..");
const RANDOM_INPUTS = triesAll ? 200 : 5;
let calculators: readonly Calculator[];
/** Every eighth, or all. */
let asked: readonly Calculator[];
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  calculators = await readCalculators(root);
  asked = triesAll ? calculators : calculators.filter((_, index) => index % 8 === 0);
  files = new Map(listCalculators(root).map(({ id, file }) => [id, file]));
}, 60_000);

function outputsOf(definition: AnyDefinition, inputs: Readonly<Record<string, unknown>>) {
  try {
    return definition.compute(inputs);
  } catch (error) {
    if (error instanceof CalculationError) return null;
    throw error;
  }
}

describe("the translated calculators", () => {
  test(
    "give what the calculators give, bit for bit, in examples, cases and at random",
    { timeout: 1_800_000 },
    async () => {
      const counts = { runs: 0, tooLong: 0 };
      const different = new Set<string>();
      for (const { definition, cases } of asked) {
        if (definition.isRandom) continue;
        const lifted = await importLifted(root, files.get(definition.id)!);
        const given = [...definition.examples, ...cases.filter((one) => one.refuses === undefined)].map(
          (one) => one.inputs,
        );
        const drawn = fc.sample(arbitraryInputs(definition), { numRuns: RANDOM_INPUTS, seed: 18 });
        for (const raw of [...given, ...drawn]) {
          const { inputs, issues } = readInputs(definition, structuredClone(raw) as Record<string, unknown>, TEST_DAY);
          const outputs = issues.length === 0 ? outputsOf(definition, inputs) : null;
          if (outputs === null) continue;
          const trace = lifted.trace(inputs);
          counts.runs += 1;
          if (!trace.isWhole) counts.tooLong += 1;
          if (!isDeepStrictEqual(trace.outputs, outputs)) different.add(definition.id);
        }
      }
      console.info(`Lift: ${counts.runs} runs, ${counts.tooLong} of them too long to be shown.`);
      expect([...different]).toEqual([]);
    },
  );

  test("at least 95 of 100 answers have steps, each after those that it needs", { timeout: 120_000 }, async () => {
    const without: string[] = [];
    const early: string[] = [];
    for (const { definition } of asked) {
      if (definition.isRandom || !definition.examples[0]) continue;
      const lifted = await importLifted(root, files.get(definition.id)!);
      const first = structuredClone(definition.examples[0].inputs) as Record<string, unknown>;
      const { inputs } = readInputs(definition, first, TEST_DAY);
      const steps = traceSteps(definition, lifted, { inputs, outputs: calculate(definition, inputs) });
      if (!steps?.length) without.push(definition.id);
      const labels = steps?.map(({ label }) => label) ?? [];
      for (const [place, { term }] of steps?.entries() ?? []) {
        if (term.is === "derived") continue;
        const later = figuresIn(term).filter(({ source, label }) => source && labels.indexOf(label) > place);
        early.push(...later.map(({ label }) => `${definition.id}: ${label}`));
      }
    }
    console.info(`Lift: no steps for ${without.join(", ") || "none"}, of ${asked.length}.`);
    expect(without.length).toBeLessThanOrEqual(0.05 * asked.length);
    expect(early).toEqual([]);
  });
});

/** The working of one calculator's answer, as text. */
async function write(id: string, raw: Readonly<Record<string, unknown>>): Promise<string> {
  const { definition } = calculators.find((one) => one.definition.id === id)!;
  const { inputs } = readInputs(definition, raw as Record<string, unknown>, TEST_DAY);
  const lifted = await importLifted(root, files.get(id)!);
  const working = explain(definition, lifted, { inputs, outputs: calculate(definition, inputs) }, US_PREFERENCES);
  const text = working.steps ? [...working.given, writeSteps(working.steps)].join("\n") : working.reason;
  return text.replaceAll("\u00A0", " ");
}

test("a line is the formula, then the numbers with their units, then the value; a branch says why", async () => {
  expect(await write("tip", { bill: 64.5, tipPercent: 18, tipOn: "pre-tax", tax: 4.5 })).toBe(
    [
      "Amount the tip is based on = Bill − Tax included in the bill = $64.50 − $4.50 = $60",
      "  because “Tip on” is “The amount before tax”",
      "Exact tip = Amount the tip is based on × Tip = $60 × 18% = $10.80",
      "Tip = Exact tip = $10.80",
      "  because “Round up” is “Nothing”",
    ].join("\n"),
  );
});

test("what is entered in another unit is told first, and powers are powers", async () => {
  expect(await write("bmi", { weight: 70, height: 175 })).toBe(
    [
      "Weight: 154.3 lb = 70 kg",
      "Height: 5 ft 9 in = 175 cm",
      "Body mass index = 10,000 × Weight / Height² = 10,000 × 70 kg / (175 cm)² = 22.9 kg/m²",
    ].join("\n"),
  );
});

test("a reason in a loop is that of its own round", async () => {
  const text = await write("payback-period", { initialInvestment: 50_000 });
  const [first, second] = [...text.matchAll(/because Amount \(([\d,$]+)\)/g)].map(([, amount]) => amount);
  expect(text).toContain(`− ${first}`);
  expect(second).not.toBe(first);
});

test("a rule that applies to several lines is told once, and a sum begins with what is added first", async () => {
  const text = await write("payback-period", {});
  expect(new Set(text.match(/because .*/g)).size).toBe(text.match(/because .*/g)!.length);
  expect(await write("cash-count", {})).toContain("\nTotal 1 = Amount 1 = $100\n");
});

test("what is looked up is said by name, and the first figure that is calculated is worked out", async () => {
  const text = await write("freight-class", {});
  expect(text).toMatch(/^“Freight class” is entered, looked up, .* This is how “Density” comes about\.\n/);
  expect(text).toContain("\nDensity = ");
});

test("roots and exact fractions are written as on paper", async () => {
  expect(await write("quadratic-equation", { a: 1, b: -3, c: -10 })).toContain(
    "Discriminant = B × B − 4 × A × C = (-3) × (-3) − 4 × 1 × (-10) = 49",
  );
  expect(await write("cagr", { beginningValue: 10_000, endingValue: 19_500, years: 6 })).toContain(
    "Growth = Multiple^(1 / Years between them) − 1 = 1.95^(1 / 6) − 1",
  );
});

test("a field named length is its value, and an amount has the currency that was chosen", async () => {
  expect(await write("flooring", {})).toContain("Length × Width");
  const text = await write("currency-converter", { amount: 500, from: "EUR", to: "XOF" });
  expect(text).toContain("Result = Amount × Exchange rate = €500 × ");
  expect(text).not.toContain("$");
});

test("what a step of the library is, is said in a reader's words, once", async () => {
  const said: string[] = [];
  for (const id of ["apr", "age", "add-to-date", "bond-yield", "countdown", "matrix"]) {
    const { definition } = calculators.find((one) => one.definition.id === id)!;
    const { inputs } = readInputs(definition, {}, TEST_DAY);
    const lifted = await importLifted(root, files.get(id)!);
    const working = explain(definition, lifted, { inputs, outputs: calculate(definition, inputs) }, US_PREFERENCES);
    const about = working.steps?.flatMap((step) => step.about) ?? [];
    expect(about).toEqual([...new Set(about)]);
    said.push(...about);
  }
  expect(said.length).toBeGreaterThan(4);
  expect(said.filter((text) => /[`{}]|[<>]=| - |\bnull\b/.test(text))).toEqual([]);
});

test("amounts below 1 have as many digits as it takes to calculate with them", async () => {
  expect(await write("token-cost", {})).toContain("Cost per request × Requests per month = $0.012 × 30,000 = $360");
});

test("a schedule is told by its first two rounds and its last", async () => {
  const text = await write("401k", {});
  expect(text).toContain("Balance 2 = Balance 1 + Growth 2 + Contribution 2 + Employer match 2");
  expect(text).toMatch(/… \(\d+ more like these\)/);
  expect(text).not.toContain("Balance 3 =");
});

test("a converter, whose calculation is the engine's, has steps as well", async () => {
  expect(await write("length-converter", { value: 69, from: "in", to: "cm" })).toContain("= 69 × 127 / 50 = 175.26");
});

test("what cannot be translated is refused with its file and line", () => {
  const source = "export default defineCalculator({\n  async compute(inputs) {\n    return {};\n  },\n});";
  expect(() => lift("app/calculators/finance/slow.ts", source)).toThrow(
    "app/calculators/finance/slow.ts:2: compute is a generator or asynchronous: write a plain function",
  );
});

test("a run that is not the same shows no steps", async () => {
  const { definition } = calculators.find((one) => one.definition.id === "tip")!;
  const { inputs } = readInputs(definition, {}, TEST_DAY);
  const lifted = await importLifted(root, files.get("tip")!);
  const outputs = { ...calculate(definition, inputs), tip: 1 };
  expect(explain(definition, lifted, { inputs, outputs }, US_PREFERENCES)).toMatchObject({ steps: null });
});
