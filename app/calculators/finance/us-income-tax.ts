import { choice, defineCalculator, integer, list, money, percent, refuse, table } from "#engine/define.ts";
import {
  type Bracket,
  bracketAmounts,
  bracketTax,
  FEDERAL_TAX,
  type FilingStatus,
  INVESTMENT_TAX_FROM,
  OVER_65_DEDUCTION,
  type TaxYear,
} from "#maths/finance/tax-brackets.ts";

export default defineCalculator({
  id: "us-income-tax",
  name: "US Federal Income Tax Calculator",
  category: "finance",
  emoji: "🇺🇸",
  description:
    "US federal income tax for 2024 to 2026: taxable income, tax by bracket, capital gains, marginal and effective rate, refund or amount owed.",
  keywords: [
    "IRS tax brackets",
    "tax refund estimate",
    "1040",
    "marginal rate",
    "standard deduction",
    "how much tax do I owe",
    "capital gains stacking",
    "tax withheld refund",
    "how big is my refund",
    "head of household tax",
  ],
  related: [
    { id: "take-home-pay", stage: "next_step", relevance: 92 },
    { id: "capital-gains-tax", stage: "complementary", relevance: 84 },
    "self-employment-tax",
    { id: "401k", stage: "advanced_planning", relevance: 80 },
    "estate-tax",
    "salary-converter",
  ],
  inputs: {
    filingStatus: choice("Filing status", {
      called: {
        marriedJoint: [
          "married filing jointly",
          "filing jointly",
          "married",
          "jointly",
          "joint return",
          "married couple",
          "file jointly",
        ],
        marriedSeparate: ["married filing separately", "filing separately", "separately"],
        headOfHousehold: ["head of household", "single parent", "HOH"],
        single: ["single filer", "unmarried"],
      },
      default: "single",
      options: [
        ["single", "Single"],
        ["marriedJoint", "Married filing jointly"],
        ["marriedSeparate", "Married filing separately"],
        ["headOfHousehold", "Head of household"],
      ],
    }),
    taxYear: choice("Tax year", {
      default: "2026",
      options: [
        ["2024", "2024"],
        ["2025", "2025"],
        ["2026", "2026"],
        ["custom", "My own figures"],
      ],
    }),
    wages: money("Wages and other ordinary income", {
      default: 85_000,
      min: 0,
      also: [
        "wages",
        "income",
        "salary",
        "earning",
        "make",
        "making",
        "earn",
        "wages of",
        "earned",
        "earns",
        "gross",
        "paid",
        "on",
        "salary of",
        "income of",
        "paycheck",
        "a year",
      ],
    }),
    investmentIncome: money("Interest, rents and short-term gains among them", {
      default: 0,
      min: 0,
      optional: true,
      help: "The part of the ordinary income above that counts toward the 3.8% net investment income tax.",
    }),
    longTermGains: money("Long-term gains and qualified dividends", {
      default: 0,
      min: 0,
      optional: true,
      also: ["gains", "capital gains", "dividends", "long term gains", "qualified dividends", "stock gains", "gain"],
    }),
    preTaxDeductions: money("Pre-tax contributions and adjustments", {
      also: ["401k", "pre-tax", "401k contributions", "IRA", "HSA", "pretax"],
      default: 0,
      min: 0,
      optional: true,
      help: "401(k), HSA, deductible IRA and the like.",
    }),
    itemizedDeductions: money("Itemized deductions", {
      also: ["itemized", "deductions", "itemize", "itemizing", "mortgage interest"],
      default: 0,
      min: 0,
      optional: true,
      help: "Used if they are more than the standard deduction.",
    }),
    over65Count: integer("People aged 65 or over on the return", {
      also: ["over 65", "65 or older"],
      default: 0,
      min: 0,
      max: 2,
      optional: true,
    }),
    taxCredits: money("Non-refundable credits", {
      also: ["credits", "child tax credit"],
      default: 0,
      min: 0,
      optional: true,
    }),
    taxWithheld: money("Tax withheld or paid", {
      also: [
        "withheld",
        "withholding",
        "employer withheld",
        "withheld from my pay",
        "taken out",
        "already paid",
        "paid in",
        "had withheld",
        "federal withholding",
      ],
      default: 0,
      min: 0,
      optional: true,
    }),
    customStandardDeduction: money("Standard deduction", {
      default: 16_100,
      min: 0,
      when: { taxYear: "custom" },
    }),
    customExtraOver65: money("Extra standard deduction for each person of 65 or over", {
      default: 0,
      min: 0,
      optional: true,
      when: { taxYear: "custom" },
    }),
    customBrackets: list("Brackets", {
      of: {
        from: money("Taxable income from", { min: 0 }),
        rate: percent("Rate", { min: 0, max: 100 }),
      },
      default: [
        { from: 0, rate: 10 },
        { from: 12_400, rate: 12 },
        { from: 50_400, rate: 22 },
        { from: 105_700, rate: 24 },
        { from: 201_775, rate: 32 },
        { from: 256_225, rate: 35 },
        { from: 640_600, rate: 37 },
      ],
      minItems: 1,
      maxItems: 30,
      when: { taxYear: "custom" },
      also: ["brackets"],
    }),
    customGainsZeroUpTo: money("Gains taxed at 0% up to", { default: 49_450, min: 0, when: { taxYear: "custom" } }),
    customGainsFifteenUpTo: money("Gains taxed at 15% up to", {
      default: 545_500,
      min: 0,
      when: { taxYear: "custom" },
    }),
  },
  outputs: {
    totalTax: money("Federal income tax", {
      also: [
        "tax owed",
        "income tax",
        "federal tax",
        "tax bill",
        "federal tax do I owe",
        "tax do I owe",
        "owe in federal tax",
        "income tax owed",
        "how much federal tax",
        "owe",
      ],
    }),
    taxableIncome: money("Taxable income", { also: ["taxable"] }),
    adjustedGrossIncome: money("Adjusted gross income"),
    deduction: money("Deduction used", { also: ["standard deduction"] }),
    seniorDeduction: money("Senior deduction", { help: "For people aged 65 or over, tax years 2025 and 2026." }),
    ordinaryTax: money("Tax on ordinary income"),
    capitalGainsTax: money("Tax on long-term gains"),
    netInvestmentIncomeTax: money("Net investment income tax"),
    creditsUsed: money("Credits used"),
    marginalRate: percent("Marginal rate", {
      also: ["tax bracket", "bracket", "marginal tax rate", "marginal", "top rate", "highest bracket"],
      decimals: 0,
      help: "Of the highest bracket that ordinary income reaches.",
    }),
    effectiveRate: percent("Effective rate", {
      also: ["effective tax rate", "average tax rate", "effective"],
      decimals: 2,
    }),
    incomeAfterTax: money("Income after federal tax", {
      also: ["after tax", "take home", "left after tax", "left after federal tax"],
    }),
    refund: money("Refund (negative: still owed)", {
      also: ["refund", "get back", "tax refund", "money back", "big is my refund", "owe the IRS"],
    }),
    bracketTable: table("Tax by bracket", {
      rate: percent("Rate"),
      from: money("From"),
      to: money("To", { none: "and above" }),
      amount: money("Income taxed at this rate"),
      tax: money("Tax"),
    }),
  },
  figures: ["taxableIncome", "deduction", "marginalRate", "effectiveRate", "incomeAfterTax", "creditsUsed", "refund"],
  currency: "USD",
  pictures: [
    { draw: "parts", of: ["incomeAfterTax", "totalTax"], title: "Income after tax, and tax" },
    { draw: "rows", table: "bracketTable", name: "rate", value: "tax", title: "Tax from each bracket" },
  ],
  compute(inputs) {
    const { filingStatus, wages, longTermGains, over65Count } = inputs;
    if (over65Count === 2 && filingStatus !== "marriedJoint") {
      refuse("over65Count", "Only a joint return can have two people aged 65 or over.");
    }
    if (inputs.investmentIncome > wages) {
      refuse("investmentIncome", "This is a part of the ordinary income above, so it cannot be more than that.");
    }
    const rules = rulesOf(inputs);
    const adjustedGrossIncome = Math.max(0, wages - inputs.preTaxDeductions) + longTermGains;
    const deduction = Math.max(rules.standardDeduction + over65Count * rules.extraOver65, inputs.itemizedDeductions);
    const seniorDeduction = rules.hasSeniorDeduction
      ? seniorDeductionOf(adjustedGrossIncome, filingStatus, over65Count)
      : 0;
    const taxableIncome = Math.max(0, adjustedGrossIncome - deduction - seniorDeduction);
    const ordinary = taxableIncome - Math.min(longTermGains, taxableIncome);
    const gainsBrackets = [
      { from: 0, rate: 0 },
      { from: rules.gainsZeroUpTo, rate: 15 },
      { from: rules.gainsFifteenUpTo, rate: 20 },
    ];
    const ordinaryTax = bracketTax(ordinary, rules.brackets);
    const capitalGainsTax = bracketTax(taxableIncome, gainsBrackets) - bracketTax(ordinary, gainsBrackets);
    const aboveThreshold = Math.max(0, adjustedGrossIncome - INVESTMENT_TAX_FROM[filingStatus]);
    const netInvestmentIncomeTax = 0.038 * Math.min(longTermGains + inputs.investmentIncome, aboveThreshold);
    const creditsUsed = Math.min(inputs.taxCredits, ordinaryTax + capitalGainsTax);
    const totalTax = ordinaryTax + capitalGainsTax - creditsUsed + netInvestmentIncomeTax;
    const income = wages + longTermGains;
    const amounts = bracketAmounts(ordinary, rules.brackets);
    return {
      totalTax,
      taxableIncome,
      adjustedGrossIncome,
      deduction,
      seniorDeduction,
      ordinaryTax,
      capitalGainsTax,
      netInvestmentIncomeTax,
      creditsUsed,
      marginalRate: (rules.brackets.findLast(({ from }) => from < ordinary) ?? rules.brackets[0]!).rate,
      effectiveRate: income > 0 ? (100 * totalTax) / income : 0,
      incomeAfterTax: income - totalTax,
      refund: inputs.taxWithheld - totalTax,
      bracketTable: rules.brackets.map(({ from, rate }, index) => ({
        rate,
        from,
        to: rules.brackets[index + 1]?.from ?? null,
        amount: amounts[index]!,
        tax: (amounts[index]! * rate) / 100,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.totalTax === 0
      ? `You owe no federal income tax.`
      : `Your federal income tax is {totalTax}, {effectiveRate} of your income; {incomeAfterTax} is left.`,
    outputs.taxableIncome === 0
      ? `Your deductions cover all your income, so nothing is taxed.`
      : outputs.taxableIncome! > inputs.longTermGains
        ? `After deductions, {taxableIncome} is taxed; your highest bracket is {marginalRate}.`
        : `After deductions, {taxableIncome} is taxed, all of it as long-term gains.`,
    inputs.taxWithheld === 0
      ? `Enter the tax withheld to see your refund or what you still owe.`
      : outputs.refund! >= 0
        ? `With {taxWithheld} withheld you get {refund} back.`
        : `With {taxWithheld} withheld you still owe ${say.money(-outputs.refund!)}.`,
  ],
  formula: {
    tex: [
      String.raw`Y = \max(0,\ \text{AGI} - D), \qquad O = Y - \min(G, Y)`,
      String.raw`T = \sum_b r_b\,\max\left(0,\ \min(O, u_b) - l_b\right) + 0.15\,G_{15} + 0.20\,G_{20}`,
      String.raw`{} - C + 0.038\min(G + I,\ \max(0, \text{AGI} - N))`,
    ],
    where: {
      Y: "taxable income",
      "\\text{AGI}": "adjusted gross income: wages less pre-tax deductions, plus long-term gains",
      D: "standard or itemized deduction, and the senior deduction",
      G: "long-term gains and qualified dividends",
      O: "ordinary part of taxable income",
      T: "federal income tax",
      "r_b,\\ l_b,\\ u_b": "rate, lower and upper end of bracket b",
      "G_{15},\\ G_{20}": "parts of the gains in the 15% and 20% ranges, stacked on top of ordinary income",
      C: "non-refundable credits, at most the income tax",
      I: "interest, rents and short-term gains, a part of ordinary income",
      N: "threshold of the net investment income tax",
    },
  },
  howTo: [
    "Choose the Filing status and the Tax year, or use your own figures for another year.",
    "Enter Wages and other ordinary income, with the interest, rents and short-term gains among them, and Long-term gains and qualified dividends separately.",
    "Enter Pre-tax contributions and adjustments; enter Itemized deductions only if they exceed the standard deduction.",
    "Enter the number of people aged 65 or over, Non-refundable credits, and the Tax withheld to see your refund or what you owe.",
    "Look at the brackets to see how much of your income is taxed at each rate.",
  ],
  faq: [
    {
      question: "Will a raise push all my income into a higher bracket?",
      answer:
        "No. Only the part inside a bracket is taxed at its rate. With $85,000 of wages in 2026, a single filer's top rate is 22%, yet the tax is $9,870: 11.6% of income.",
    },
    {
      question: "How are long-term gains taxed?",
      answer:
        "They are stacked on top of ordinary income. In 2026 a single filer pays 0% on the part of taxable income up to $49,450, 15% up to $545,500 and 20% above. High earners add the 3.8% net investment income tax.",
    },
    {
      question: "What is the senior deduction?",
      answer:
        "Pub. L. 119-21 gives people aged 65 or over up to $6,000 each for 2025 to 2028, whether they take the standard deduction or itemize. It shrinks by 6% of income above $75,000 ($150,000 joint). It comes on top of the older extra standard deduction.",
    },
    {
      question: "Why is my tax a few dollars off the tax table?",
      answer:
        "For incomes under $100,000 the IRS table taxes the middle of $50 steps. This uses the exact brackets, so the difference is at most a few dollars.",
    },
  ],
  about: [
    "For federal income tax of US residents on wages, pensions, interest, long-term gains and qualified dividends. Short-term gains count as ordinary income.",
    "Alternative minimum tax, self-employment tax, the taxation of Social Security benefits, phase-outs of credits and refundable credits are not included. Neither are the deductions for tips, overtime and car loan interest of 2025 to 2028; add those to the adjustments.",
  ],
  sources: [
    "IRS Rev. Proc. 2023-34 (2024), Rev. Proc. 2024-40 as changed by Pub. L. 119-21 (2025), Rev. Proc. 2025-32 (2026)",
    "IRS Form 1040 instructions, Qualified Dividends and Capital Gain Tax Worksheet",
    "Internal Revenue Code sections 1, 63, 151(d)(5) and 1411",
  ],
  caution: "An estimate for 2024 to 2026 from the figures the IRS has published; not tax advice.",
  phrases: [
    "federal tax on {wages}",
    "income tax {wages} {filingStatus} {taxYear}",
    "federal income tax on {wages} {filingStatus}",
    "how much tax on {wages} {filingStatus} in {taxYear}",
    "marginal rate in 2026 as a {filingStatus} filer making {wages}",
    "{filingStatus} filer earning {wages}, federal tax",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Single, $85,000 of wages in 2026",
      inputs: {
        filingStatus: "single",
        taxYear: "2026",
        wages: 85_000,
        longTermGains: 0,
        preTaxDeductions: 0,
        itemizedDeductions: 0,
        over65Count: 0,
        taxCredits: 0,
        taxWithheld: 0,
      },
      outputs: { totalTax: 9870, marginalRate: 22, effectiveRate: 11.6117647059 },
    },
    {
      title: "A couple in 2025 with gains and a child credit",
      inputs: {
        filingStatus: "marriedJoint",
        taxYear: "2025",
        wages: 150_000,
        longTermGains: 10_000,
        preTaxDeductions: 12_000,
        itemizedDeductions: 0,
        over65Count: 0,
        taxCredits: 2200,
        taxWithheld: 16_000,
      },
      outputs: { taxableIncome: 116_500, totalTax: 12_558, refund: 3442 },
    },
    {
      title: "At 67 with gains partly taxed at 0%",
      inputs: {
        filingStatus: "single",
        taxYear: "2026",
        wages: 40_000,
        longTermGains: 15_000,
        preTaxDeductions: 0,
        itemizedDeductions: 0,
        over65Count: 1,
        taxCredits: 0,
        taxWithheld: 4000,
      },
      outputs: { capitalGainsTax: 0, seniorDeduction: 6000, totalTax: 1654 },
    },
  ],
});

interface TaxInputs {
  readonly filingStatus: FilingStatus;
  readonly taxYear: TaxYear | "custom";
  readonly customStandardDeduction: number;
  readonly customBrackets: readonly Bracket[];
  readonly customGainsZeroUpTo: number;
  readonly customGainsFifteenUpTo: number;
  readonly customExtraOver65: number;
}

function rulesOf(inputs: TaxInputs) {
  const { filingStatus, taxYear } = inputs;
  if (taxYear === "custom") {
    return { ...customRules(inputs), extraOver65: inputs.customExtraOver65, hasSeniorDeduction: false };
  }
  const isMarried = filingStatus === "marriedJoint" || filingStatus === "marriedSeparate";
  return {
    ...FEDERAL_TAX[taxYear][filingStatus],
    extraOver65: OVER_65_DEDUCTION[taxYear][isMarried ? "married" : "unmarried"],
    hasSeniorDeduction: taxYear !== "2024" && filingStatus !== "marriedSeparate",
  };
}

function customRules(inputs: TaxInputs) {
  const { customBrackets: brackets, customGainsZeroUpTo, customGainsFifteenUpTo } = inputs;
  if (brackets[0]?.from !== 0) refuse("customBrackets", "Row 1: the first bracket must begin at 0.");
  const falling = brackets.findIndex(({ from }, index) => index > 0 && from <= brackets[index - 1]!.from);
  if (falling > 0) refuse("customBrackets", `Row ${falling + 1}: each bracket must begin above the one before.`);
  if (customGainsFifteenUpTo < customGainsZeroUpTo) {
    refuse("customGainsFifteenUpTo", "The 15% range must end at or above the end of the 0% range.");
  }
  return {
    standardDeduction: inputs.customStandardDeduction,
    brackets,
    gainsZeroUpTo: customGainsZeroUpTo,
    gainsFifteenUpTo: customGainsFifteenUpTo,
  };
}

/** 6000 for each person of 65 or over, less 6% of income above the threshold (IRC 151(d)(5), 2025 to 2028). */
function seniorDeductionOf(income: number, status: FilingStatus, people: number): number {
  const threshold = status === "marriedJoint" ? 150_000 : 75_000;
  return people * Math.max(0, 6000 - 0.06 * Math.max(0, income - threshold));
}
