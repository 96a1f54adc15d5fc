/** Key Takeaways at inputs for which a sentence of theirs once said what is not so. */
import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { writeTakeaways } from "#engine/sentences.ts";
import { TEST_DAY } from "#engine/verify.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";

const loaders = import.meta.glob<AnyDefinition>(["../../app/calculators/*/*.ts", "!**/*.test.ts"], {
  import: "default",
});

/** Calculator, inputs, what its sentences say, and what they do not. */
const CASES: readonly (readonly [
  id: string,
  given: Record<string, unknown>,
  says: readonly string[],
  silent?: RegExp,
])[] = [
  ["us-income-tax", { wages: 0, longTermGains: 100_000 }, ["$83,900 is taxed, all of it as long-term gains."], /10%/],
  ["us-income-tax", { wages: 66_500 }, ["your highest bracket is 12%."], /further dollar/],
  [
    "sales-tax",
    { price: 100, priceIncludesTax: true, discountPercent: 10 },
    [
      "After the discount, the price of $90.00 includes $6.47 of tax; before tax it is $83.53.",
      "The discount takes off $10.00, the tax in it included.",
    ],
  ],
  [
    "sales-tax",
    { price: 100, priceIncludesTax: true, discountPercent: 0, shipping: 10, shippingTaxed: true },
    ["The price of $100.00 includes $7.19 of tax; before tax it is $92.81."],
  ],
  [
    "estate-tax",
    { grossEstate: 1e6, debts: 0, expenses: 0, charitableDeduction: 0, taxableGifts: 0, spouseUnusedExemption: 1e7 },
    ["$24,000,000 of the exclusion is unused; a surviving spouse can take $15,000,000 of it over"],
  ],
  [
    "retirement",
    { currentSavings: 0, contributionPercent: 0, employerPercent: 0, retirementAge: 60 },
    ["short: the money lasts until age 60, and the pension starts only at age 67."],
    /live on/,
  ],
  [
    "retirement",
    { currentAge: 50, retirementAge: 58, currentSavings: 100_000, contributionPercent: 5, otherIncome: 24_000 },
    ["the pension starts only at age 67."],
    /\$23,846/,
  ],
  [
    "retirement",
    { currentAge: 59, retirementAge: 60, currentSavings: 100_000, desiredIncome: 10_000 },
    ["That is enough: you could live on $10,000 a year in today's money until age 92."],
  ],
  [
    "runway",
    {
      cashBalance: 100_000,
      monthlyRevenue: 30_000,
      monthlyExpenses: 25_000,
      revenueGrowthRate: 0,
      expenseGrowthRate: 5,
    },
    ["Revenue covers expenses at first, but does not keep pace with them.", "Over ten years you would need"],
    /from the first month on|get that far/,
  ],
  [
    "runway",
    { monthlyRevenue: 30_000, monthlyExpenses: 25_000, revenueGrowthRate: 5, expenseGrowthRate: 5 },
    ["Revenue covers expenses from the first month on."],
  ],
  [
    "mortgage-refinance",
    { remainingMonths: 240, newRate: 6.25, newTermYears: 30, closingCosts: 3000, yearsToStay: 30 },
    ["you are first ahead in month 14, but not for good.", "worse off"],
  ],
  ["mortgage-refinance", {}, ["you are first ahead in month 20."]],
  [
    "rent-vs-buy",
    {
      buyingCostsPercent: 0,
      sellingCostsPercent: 0,
      monthlyRent: 4500,
      rentGrowth: -10,
      yearsToStay: 30,
      appreciationRate: -2,
      investmentReturn: 8,
      annualRate: 4,
    },
    ["renting and investing the difference leaves you", "Buying is first ahead in year 1, but not for good."],
  ],
  ["rent-vs-buy", {}, ["Buying is first ahead in year 16."]],
  [
    "return-on-ad-spend",
    { adSpend: 5000, revenue: 13_000, grossMargin: 40, otherCosts: 500 },
    [
      "you lose $300",
      "Without the other costs of $500.00, the ads pay for themselves",
      "For a profit margin of 15% after ads, but before other costs,",
    ],
  ],
  [
    "return-on-ad-spend",
    { adSpend: 5000, revenue: 10_000, grossMargin: 40, otherCosts: 0 },
    ["The ads do not pay for themselves", "For a profit margin of 15% after ads, you need"],
  ],
  ["apr", {}, ["You borrow $20,000 and pay $24,161 in all, fees included; the finance charge is $4,161."]],
  [
    "break-even",
    { pricePerUnit: 1.15, variableCostPerUnit: 0.35, fixedCosts: 1000, targetProfit: 500 },
    ["sell 1,875 units."],
  ],
  ["break-even", { pricePerUnit: 20, variableCostPerUnit: 10, fixedCosts: 5, targetProfit: 5 }, ["sell 1 unit."]],
  [
    "social-security-claiming-age",
    { discountRate: 5 },
    ["on, it has paid more than a claim at 62; what it pays by age 85 is worth $248,300 at age 62.", "is worth most: "],
    /has paid \$|pays most/,
  ],
  ["social-security-claiming-age", {}, ["by age 85 it has paid $", "pays most: $"], /worth/],
  [
    "rebar",
    { length: 7.1, width: 7.1, cover: 5, spacingLong: 20, spacingCross: 20, stockLength: 12, barSize: "12" },
    ["By length that is 45 bars of ", "; it takes more if what you cut off goes unused."],
    /Buy/,
  ],
  [
    "bmi",
    { weight: 64, height: 160 },
    ["141.1 lb, and yours is at its edge, where the next class begins."],
    /in that range/,
  ],
  ["bmi", { weight: 58.88, height: 160, cutoffs: "asian" }, ["and yours is at its edge"], /in that range/],
  ["bmi", { weight: 60, height: 160 }, ["and yours is in that range."]],
  [
    "calorie",
    { sex: "female", age: 70, weight: 50, height: 150, activity: "sedentary", weeklyChange: -1.5 },
    ["Losing 1.5 kg (3.3 lb) a week is not possible: it takes 1,650 kcal a day less than you burn"],
    /Eat about|-\d/,
  ],
  ["take-home-pay", { retirementPercent: 100 }, ["exceed your salary by $"], /-\$/],
  ["personal-loan", { extraMonthlyPayment: 100 }, ["pay $391.34 and $100 extra a month until "]],
  ["student-loan", { extraMonthlyPayment: 100 }, [" and $100 extra a month and are done in "]],
  [
    "student-loan",
    { extraMonthlyPayment: 100, plan: "graduated" },
    ["By the plan, payments begin at ", "; with $100 extra each month, the loan is paid off in "],
  ],
  ["drop-chance", { dropRate: 1, attempts: 50, pity: 90 }, ["Without the guarantee, half of all players"]],
  [
    "discounted-cash-flow",
    { discountRate: 20, growthYears: 20, terminalGrowthRate: 0 },
    ["of the value lies after year 20."],
    /decide most/,
  ],
  ["discounted-cash-flow", {}, ["decide most of it."]],
  [
    "black-scholes",
    { optionType: "put", spotPrice: 50, strikePrice: 100, riskFreeRate: 10, daysToExpiry: 365, volatility: 15 },
    ["each day adds about $0.023"],
  ],
  ["countdown", { fromDate: "2026-11-30", targetDate: "2026-12-05" }, ["with 5 workdays before it."]],
  ["countdown", { fromDate: "2026-11-30", targetDate: "2026-12-07" }, ["5 workdays and 1 weekend before it."]],
  ["401k", { currentAge: 30.5 }, ["At age 64.5, after the last full year of saving, the account holds"]],
  ["401k", {}, ["At retirement the account holds"]],
  ["property-tax", { credits: 500 }, ["The rates come to $4,875.00, of which the credits take off $500.00."]],
];

for (const [id, given, says, silent = /^$/] of CASES) {
  test(`${id} ${JSON.stringify(given)}`, async () => {
    const path = Object.keys(loaders).find((one) => one.endsWith(`/${id}.ts`));
    const definition = await loaders[path!]!();
    const { inputs, issues } = readInputs(definition, given, TEST_DAY);
    expect(issues).toEqual([]);
    const text = writeTakeaways(definition, inputs, calculate(definition, inputs), US_PREFERENCES).join(" ");
    for (const part of says) expect(text.replaceAll("\u00a0", " ")).toContain(part);
    expect(text).not.toMatch(silent);
  });
}
