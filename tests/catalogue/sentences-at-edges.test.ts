/** Key Takeaways where a sentence that is right at the defaults would not be: ones, zeros, large figures, another locale. */
import { expect, test } from "vitest";
import type { AnyDefinition } from "../../app/engine/define.ts";
import { CalculationError } from "../../app/engine/error.ts";
import { preferencesFor } from "../../app/engine/format.ts";
import { isNumeric } from "../../app/engine/kinds/index.ts";
import { readInputs } from "../../app/engine/read.ts";
import { calculate } from "../../app/engine/run.ts";
import { writeTakeaways } from "../../app/engine/sentences.ts";
import { type Preferences, US_PREFERENCES } from "../../app/localization/preferences.ts";
import { loadCatalogue } from "../assistant/assistant.ts";

const TODAY = "2026-11-30";
const GERMAN: Preferences = { locale: "de-DE", currency: "EUR", unitSystem: "metric", country: "DE" };

const catalogue = await loadCatalogue();

/** What the page says; nothing where the inputs are refused. */
function takeawaysOf(
  definition: AnyDefinition,
  given: Readonly<Record<string, unknown>>,
  preferences = US_PREFERENCES,
) {
  const { inputs, issues } = readInputs(definition, structuredClone(given) as Record<string, unknown>, TODAY);
  if (issues.length > 0) return [];
  try {
    const outputs = calculate(definition, inputs);
    const sentences = writeTakeaways(definition, inputs, outputs, preferencesFor(definition, inputs, preferences));
    return sentences.map((sentence) => sentence.replaceAll(/[\u00A0\u202F]/g, " "));
  } catch (error) {
    if (error instanceof CalculationError) return [];
    throw error;
  }
}

type Says = readonly [id: string, inputs: Readonly<Record<string, unknown>>, says: string, saysNot?: string];

const IN_ENGLISH: readonly Says[] = [
  ["balance-transfer", { transferFeePercent: 0, introMonths: 0, laterRate: 30 }, "the new card charges more interest"],
  ["balance-transfer", { transferFeePercent: 0, introMonths: 0, laterRate: 22 }, "costs as much as staying"],
  ["credit-card-payoff", { minimumPercent: 0 }, "does not even cover the interest"],
  [
    "credit-card-payoff",
    { minimumPercent: 5, monthlyCharges: 100, monthlyPayment: 250 },
    "without new purchases would take",
  ],
  ["oee", { shiftLength: 240 }, "only 10,800 pieces are possible", "-"],
  [
    "heat-pump-savings",
    { heatPumpCost: 4000, avoidedCost: 8000, subsidy: 0, electricityPrice: 1 },
    "$4,000 less to install",
  ],
  ["student-loan", {}, "Until repayment begins, interest adds $825"],
  ["amortization-schedule", { extraMonthlyPayment: 500 }, "$1,354.17 is interest and $226.00 lowers the debt"],
  ["self-employment-tax", { netProfit: 300_000 }, "Half of the self-employment tax, $15,456.23"],
  ["home-affordability", { annualIncome: 0, monthlyDebts: 0 }, "At this income", "debts"],
  ["loan-affordability", { monthlyIncome: 0, monthlyDebts: 0 }, "At this income", "debt"],
  ["life-insurance-needs", { existingCoverage: 2_000_000 }, "and you already have $2,040,000"],
  ["emergency-fund", { currentFund: 20_000 }, "You are there already", "missing"],
  ["credit-score-impact", { event: "none" }, "Your score of 720 is rated Good (670 to 739).", "mark"],
  ["waist-to-hip", { sex: "male", waist: 90, hip: 100 }, "any waist below 35.4 in", "less than now"],
  [
    "bond-yield",
    { callable: true, callPrice: 1000, callDate: "2035-08-15", maturityDate: "2035-08-15" },
    "just as much",
  ],
  ["gpa", { priorGpa: 3.45, priorCredits: 30 }, "your GPA stays at 3.45"],
  ["tip", { bill: 100, tipPercent: 20, rounding: "total" }, "Each additional percent", "instead"],
  ["interest-only-loan", { interestOnlyYears: 0 }, "Interest comes to", "After that"],
  ["random-number", { min: -1e9, max: 1e9 }, "had the same chance.", "0%"],
  ["random-number", { min: 5, max: 5 }, "no other was possible"],
  ["vat", { country: "custom", customRate: 0 }, "Without VAT", "less than the rate"],
  ["wire-gauge-converter", { awg: "4/0" }, "AWG 4/0."],
  ["wire-gauge-converter", { mode: "diameter", diameter: 11 }, "about AWG 3/0."],
  ["binge-time", { daysPerWeek: 1 }, "on 1 day a week"],
  ["future-value", { periods: 1 }, "After 1 period at"],
  ["loan", { termYears: 0.02 }, "a single payment of"],
  ["annuity", { termYears: 1 }, "One payment is worth"],
  ["plant-spacing", { rowSpacing: 10_000 }, "1 row of 13"],
  ["calories-burned", { minutes: 1 }, "In 1 minute you burn"],
  ["kd-ratio", { kills: 1, deaths: 1 }, "1 kill and 1 death, as many kills as deaths"],
  ["kd-ratio", { kills: 20_000 }, "18,900 more kills than deaths"],
  ["elo-rating", { ratingA: 1700.5, ratingB: 1699.5 }, "1 point higher"],
  ["elo-rating", { ratingA: 5000, result: "win" }, "your rating stays at 5000"],
  ["final-grade", { finalWeight: 100 }, "by 1 point."],
  ["stocking-rate", { restDays: 0 }, "you need 1 paddock of"],
  ["token-cost", { requestsPerDay: 1 }, "With 1 request a day"],
  ["sample-size", { proportion: 0.01 }, "1 complete response to"],
  ["water-intake", {}, "Of what you drink, 14 fl oz replaces sweat"],
  ["led-savings", { bulbs: 150 }, "1,650 old bulbs or"],
  ["calorie", { weeklyChange: -1, sex: "female" }, "below 1,200 kcal"],
  ["401k", { expectedReturn: -50 }, "a loss of $686,835", "-"],
  ["party-drinks", { drinkingShare: 0 }, "buy 300 soft drinks", "beer"],
  ["rent-split", { utilities: 0 }, "$2,400 of rent: ", "$0"],
  ["recipe-scaler", { scaleBy: "factor", factor: 1 }, "stays as it is"],
  ["take-home-pay", { retirementPercent: 100 }, "exceed your salary", "-$"],
  ["temperature-converter", { from: "K", value: 0 }, "That is absolute zero."],
];

for (const [id, inputs, says, saysNot = "undefined"] of IN_ENGLISH)
  test(`${id} at ${JSON.stringify(inputs)}`, () => {
    const text = takeawaysOf(catalogue.get(id)!, inputs).join(" ");
    expect(text).toContain(says);
    expect(text).not.toContain(saysNot);
  });

const IN_GERMANY: readonly Says[] = [
  ["meeting-cost", { meetingsPerYear: 65.5 }, "65,5 meetings take 573,1 hours"],
  ["solar-panel", { monthlyConsumption: 1e7 }, "202.269 panels"],
  ["uptime-sla", {}, "1% becomes 0,01%"],
];

for (const [id, inputs, says] of IN_GERMANY)
  test(`${id} at ${JSON.stringify(inputs)} for a German visitor`, () => {
    expect(takeawaysOf(catalogue.get(id)!, inputs, GERMAN).join(" ")).toContain(says);
  });

/** The defaults with one number after the other at a value, and with one row of each list. */
function listInputs({ inputs }: AnyDefinition, pick: (usual: number) => number): Record<string, unknown>[] {
  return Object.entries(inputs).flatMap(([key, field]): Record<string, unknown>[] => {
    if (field.kind === "list" && Array.isArray(field.default)) return [{ [key]: field.default.slice(0, 1) }];
    if (!isNumeric(field)) return [];
    const value = pick(typeof field.default === "number" ? field.default : 1);
    return [{ [key]: field.kind === "integer" ? Math.round(value) : value }];
  });
}

function findSentences(
  pattern: RegExp,
  listed: (definition: AnyDefinition) => Record<string, unknown>[],
  preferences = US_PREFERENCES,
): string[] {
  const found = [...catalogue.values()]
    .filter(({ special }) => !special)
    .flatMap((definition) =>
      listed(definition)
        .flatMap((given) => takeawaysOf(definition, given, preferences))
        .filter((sentence) => pattern.test(sentence))
        .map((sentence) => `${definition.id}: ${sentence}`),
    );
  return [...new Set(found)];
}

/** A 1 before a plural. What comes after the number of an object, a symbol and "1 times" are no mistakes. */
const ONE_OF_MANY =
  /(?<![\d.,×/$-])\b1 (?!(?:accelerates|bits|comes|fps|gives|has|is|its|lies|moves|needs|produces|px|rps|takes|this|times)\b)[a-z]+[^\Ws]s\b/;

test("one thing is counted in the singular", { timeout: 60_000 }, () => {
  expect(findSentences(ONE_OF_MANY, (definition) => listInputs(definition, () => 1))).toEqual([]);
});

/** Texts of digits that are no figures: codes, notations and ratios as they are written everywhere. */
const NOTATIONS = new Set(
  "barcode-check-digit bitwise color-converter contrast-ratio dice-probability fraction inch-fraction-converter ip-subnet number-base-converter process-capability random-number retaining-wall scientific-notation significant-figures unix-timestamp voltage-drop".split(
    " ",
  ),
);

test("large figures and decimals are written as a German visitor reads them", { timeout: 60_000 }, () => {
  const listed = (definition: AnyDefinition) =>
    NOTATIONS.has(definition.id) ? [] : [{}, ...listInputs(definition, (usual) => 1000 * usual)];
  expect(findSentences(/(?<![\d.,])\d{5,}(?![\d:])|\d\.\d(?!\d\d)/, listed, GERMAN)).toEqual([]);
});
