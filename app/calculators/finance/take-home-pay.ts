import { choice, defineCalculator, money, percent, refuse, table, text } from "#engine/define.ts";
import { PERIODS_PER_YEAR } from "#maths/finance/compounding.ts";
import {
  ADDITIONAL_MEDICARE_TAX_FROM,
  bracketTax,
  FEDERAL_TAX,
  type FilingStatus,
  SOCIAL_SECURITY_BASE,
  type TaxYear,
} from "#maths/finance/tax-brackets.ts";

const ITEMS = {
  gross: "Gross salary",
  retirement: "Retirement saving",
  benefits: "Pre-tax benefits",
  incomeTax: "Income tax",
  stateTax: "State and local tax",
  socialSecurity: "Social Security or contributions",
  medicare: "Medicare",
  otherDeductions: "Other deductions",
  takeHome: "Take-home pay",
} as const;

export default defineCalculator({
  id: "take-home-pay",
  name: "Take-Home Pay Calculator",
  category: "finance",
  emoji: "💼",
  description:
    "What is left of a salary each payday after tax and deductions: US federal tax and FICA for 2024 to 2026, or any country by your own rates.",
  keywords: [
    "net salary",
    "paycheck",
    "after-tax income",
    "gross to net",
    "FICA",
    "salary after tax",
    "payroll deductions",
    "Social Security taken out of pay",
    "net pay per paycheck",
    "monthly take-home",
  ],
  related: [
    { id: "us-income-tax", stage: "complementary", relevance: 92 },
    { id: "salary-converter", stage: "complementary", relevance: 84 },
    "overtime-pay",
    "401k",
    { id: "budget-50-30-20", stage: "next_step", relevance: 82 },
    "freelance-rate",
  ],
  inputs: {
    annualSalary: money("Gross salary per year", {
      default: 65_000,
      min: 0,
      also: [
        "salary",
        "income",
        "earning",
        "gross",
        "make",
        "earn",
        "job",
        "offered",
        "paid",
        "wage",
        "a year",
        "per year",
        "making",
        "job at",
        "job paying",
        "offer of",
        "salary of",
      ],
    }),
    payFrequency: choice("Paid", {
      called: {
        biweekly: ["every two weeks", "every other week", "biweekly", "bi-weekly"],
        semimonthly: ["twice a month", "semi-monthly"],
        weekly: ["every week", "each week"],
        monthly: ["every month", "each month"],
      },
      default: "biweekly",
      options: [
        ["weekly", "Every week"],
        ["biweekly", "Every two weeks"],
        ["semimonthly", "Twice a month"],
        ["monthly", "Every month"],
        ["annually", "Once a year"],
      ],
    }),
    system: choice("Tax rules", {
      default: "us",
      options: [
        ["us", "United States"],
        ["flat", "Another country, by my own rates"],
      ],
    }),
    taxYear: choice("Tax year", {
      default: "2026",
      options: [
        ["2024", "2024"],
        ["2025", "2025"],
        ["2026", "2026"],
      ],
      when: { system: "us" },
    }),
    filingStatus: choice("Filing status", {
      called: {
        marriedJoint: ["married filing jointly", "filing jointly", "married", "jointly"],
        headOfHousehold: ["head of household"],
        single: ["as single", "single filer"],
      },
      default: "single",
      options: [
        ["single", "Single"],
        ["marriedJoint", "Married filing jointly"],
        ["marriedSeparate", "Married filing separately"],
        ["headOfHousehold", "Head of household"],
      ],
      when: { system: "us" },
    }),
    stateTaxRate: percent("State and local income tax", {
      default: 4,
      min: 0,
      max: 50,
      when: { system: "us" },
      help: "Your average rate; 0 in states without one.",
      also: ["state tax", "state income tax", "state", "state rate", "local tax"],
    }),
    taxFreeAllowance: money("Tax-free allowance per year", {
      unsaid: 0,
      default: 12_000,
      min: 0,
      when: { system: "flat" },
    }),
    incomeTaxRate: percent("Income tax above it", {
      also: ["tax", "flat tax", "income tax", "tax rate"],
      default: 20,
      min: 0,
      max: 100,
      when: { system: "flat" },
    }),
    socialRate: percent("Social contributions", {
      unsaid: 0,
      also: ["social security", "national insurance"],
      default: 8,
      min: 0,
      max: 100,
      when: { system: "flat" },
    }),
    socialCeiling: money("Contributions are paid up to", {
      default: 0,
      min: 0,
      when: { system: "flat" },
      help: "Salary per year above which none are due; 0 for no ceiling.",
    }),
    retirementPercent: percent("Pre-tax retirement saving", {
      unsaid: 0,
      default: 5,
      min: 0,
      max: 100,
      optional: true,
      help: "Percent of salary.",
      also: [
        "401k",
        "retirement",
        "pension",
        "to my 401k",
        "to 401k",
        "into my 401k",
        "in my 401k",
        "contribute",
        "contributing",
        "save for retirement",
        "retirement saving",
        "put into retirement",
      ],
    }),
    preTaxBenefits: money("Pre-tax benefits per year", {
      also: ["health insurance", "benefits", "HSA", "insurance premiums"],
      default: 0,
      min: 0,
      optional: true,
      help: "Health premiums and the like.",
    }),
    postTaxDeductions: money("Other deductions per year", {
      also: ["deductions", "union dues", "garnishment"],
      default: 0,
      min: 0,
      optional: true,
    }),
  },
  outputs: {
    takeHomePerPeriod: money("Take-home pay each payday", {
      also: ["per paycheck", "paycheck", "take home", "each payday", "net pay", "take home pay", "check"],
      decimals: 2,
    }),
    takeHomePerYear: money("Take-home pay per year", { also: ["take home a year", "net a year", "annual take home"] }),
    takeHomePerMonth: money("Per month", {
      also: ["monthly take-home", "take home a month", "take home per month", "net a month", "monthly net"],
      decimals: 2,
    }),
    incomeTax: money("Income tax (US: federal)", {
      also: ["federal tax", "federal income tax", "federal withholding"],
    }),
    stateTax: money("State and local tax", { also: ["state tax taken"] }),
    socialSecurity: money("Social Security or social contributions", {
      also: ["Social Security", "how much Social Security", "taken out for Social Security"],
    }),
    medicare: money("Medicare", { also: ["medicare tax", "how much medicare"] }),
    totalTax: money("Taxes and contributions", { also: ["total tax", "taxes in all"] }),
    effectiveTaxRate: percent("Taxes as a share of gross", { decimals: 1 }),
    takeHomePercent: percent("Take-home as a share of gross", { decimals: 1 }),
    breakdown: table("Where the salary goes", {
      item: text("Item", { labels: ITEMS }),
      perPeriod: money("Each payday", { decimals: 2 }),
      perYear: money("Per year"),
      percent: percent("Share of gross", { decimals: 1 }),
    }),
  },
  currency: ({ system }) => (system === "us" ? "USD" : undefined),
  pictures: [
    {
      draw: "flow",
      into: [
        ["annualSalary", ["takeHomePerYear", "totalTax"]],
        ["totalTax", ["incomeTax", "stateTax", "socialSecurity", "medicare"]],
      ],
      rest: "Retirement, benefits and other deductions",
      title: "Where the salary goes",
    },
  ],
  compute(inputs) {
    const { annualSalary, preTaxBenefits, postTaxDeductions } = inputs;
    const retirement = (annualSalary * inputs.retirementPercent) / 100;
    const taxablePay = annualSalary - retirement - preTaxBenefits;
    if (taxablePay < 0) {
      refuse("preTaxBenefits", "Retirement saving and benefits together exceed the salary. Lower one of them.");
    }
    const taxes = inputs.system === "us" ? usTaxes(inputs, taxablePay) : flatTaxes(inputs, taxablePay);
    const totalTax = taxes.incomeTax + taxes.stateTax + taxes.socialSecurity + taxes.medicare;
    const takeHome = taxablePay - totalTax - postTaxDeductions;
    const paydays = PERIODS_PER_YEAR[inputs.payFrequency];
    const share = (amount: number) => (annualSalary > 0 ? (100 * amount) / annualSalary : 0);
    const amounts: Readonly<Record<keyof typeof ITEMS, number>> = {
      gross: annualSalary,
      retirement,
      benefits: preTaxBenefits,
      ...taxes,
      otherDeductions: postTaxDeductions,
      takeHome,
    };
    return {
      takeHomePerPeriod: takeHome / paydays,
      takeHomePerYear: takeHome,
      takeHomePerMonth: takeHome / 12,
      ...taxes,
      totalTax,
      effectiveTaxRate: share(totalTax),
      takeHomePercent: share(takeHome),
      breakdown: Object.entries(amounts).map(([item, perYear]) => ({
        item,
        perPeriod: perYear / paydays,
        perYear,
        percent: share(perYear),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.takeHomePerYear! < 0
      ? `Taxes and savings take ${say.money(-outputs.takeHomePerYear!)} a year more than your gross salary.`
      : `You take home {takeHomePerPeriod} each payday, {takeHomePerYear} a year: {takeHomePercent} of your gross salary.`,
    inputs.system === "us"
      ? `Taxes take {totalTax}: {incomeTax} in federal income tax, {stateTax} in state tax and ${say.money(outputs.socialSecurity! + outputs.medicare!)} in payroll tax.`
      : `Taxes and contributions take {totalTax}: {incomeTax} in income tax and {socialSecurity} in contributions.`,
    inputs.retirementPercent > 0 && inputs.annualSalary > 0
      ? `Your retirement saving of {retirementPercent} puts ${say.money((inputs.annualSalary * inputs.retirementPercent) / 100)} aside before income tax.`
      : `Saving for retirement before tax would lower the income tax.`,
  ],
  formula: {
    tex: [
      String.raw`N = S - R - H - T - X`,
      String.raw`T = \sum_b r_b\,(\text{part of } S - R - H - D \text{ in bracket } b) + s\,(S - R - H)`,
      String.raw`{} + 0.062\min(W, B) + 0.0145\,W + 0.009\max(0, W - A)`,
    ],
    where: {
      N: "take-home pay per year",
      S: "gross salary",
      R: "pre-tax retirement saving",
      H: "pre-tax benefits",
      T: "taxes and contributions; here for the United States",
      X: "other deductions",
      D: "standard deduction",
      r_b: "rate of bracket b",
      s: "state and local rate",
      W: "wages for payroll tax: S − H",
      B: "Social Security wage base ($184,500 in 2026)",
      A: "threshold of the Additional Medicare Tax: $250,000 filing jointly, $125,000 married filing separately, else $200,000",
    },
  },
  howTo: [
    "Enter the Gross salary per year and how often you are Paid.",
    "Choose the Tax rules: United States with Tax year and Filing status, or another country by your own rates.",
    "For the US, enter your average rate of State and local income tax; nine states have none on wages.",
    "Enter Pre-tax retirement saving, Pre-tax benefits such as health premiums, and Other deductions.",
    "See what is left each payday, and where the rest goes.",
  ],
  faq: [
    {
      question: "Why is my paycheck different?",
      answer:
        "Payroll uses withholding tables and your Form W-4; what counts in the end is the tax for the year, which this shows. Bonuses are usually withheld at a flat 22%, and tax credits come only with the return.",
    },
    {
      question: "How much does a 401(k) contribution cost me?",
      answer:
        "Less than it saves. At $65,000, 5% is $3,250, yet take-home pay falls by only $2,730 with a federal bracket of 12% and 4% of state tax. Payroll tax stays the same.",
    },
    {
      question: "Which payroll taxes are there?",
      answer:
        "6.2% Social Security up to the wage base ($168,600 in 2024, $176,100 in 2025, $184,500 in 2026) and 1.45% Medicare without limit, plus 0.9% of wages above $200,000 ($250,000 filing jointly, $125,000 married filing separately). Employers withhold that 0.9% from $200,000 on whatever your status; the return settles the difference. The employer also pays 6.2% and 1.45%.",
    },
    {
      question: "How do I use it for the United Kingdom or Germany?",
      answer:
        "Choose your own rates: the tax-free allowance (£12,570 in the UK), the rate that applies to most of the rest, and the average social contributions with their ceiling. With several brackets this is an approximation.",
    },
  ],
  about: [
    "For employees with one job and no other income, at the same pay all year. US federal tax uses the standard deduction and exact brackets; state tax is one average rate on pay after pre-tax deductions.",
    "Credits, itemized deductions, a spouse's income and local payroll taxes are not included.",
  ],
  sources: [
    "IRS Rev. Proc. 2023-34, 2024-40, 2025-32 and Pub. L. 119-21; IRS Publication 15 (FICA rates)",
    "US Social Security Administration: contribution and benefit base 2024, 2025, 2026",
  ],
  caution: "An estimate of the year's taxes, not payroll or tax advice; US figures for 2024 to 2026.",
  phrases: ["take home pay {annualSalary}", "{annualSalary} salary after tax"],
  updated: "2026-11-30",
  examples: [
    {
      title: "$65,000 in the US in 2026, paid every two weeks",
      inputs: {
        annualSalary: 65_000,
        payFrequency: "biweekly",
        system: "us",
        taxYear: "2026",
        filingStatus: "single",
        stateTaxRate: 4,
        taxFreeAllowance: 12_000,
        incomeTaxRate: 20,
        socialRate: 8,
        socialCeiling: 0,
        retirementPercent: 5,
        preTaxBenefits: 1800,
        postTaxDeductions: 600,
      },
      outputs: { takeHomePerPeriod: 1811.66153846, incomeTax: 5014, totalTax: 12246.8 },
    },
    {
      title: "$120,000, married, no state tax, 10% saved",
      inputs: {
        annualSalary: 120_000,
        payFrequency: "semimonthly",
        system: "us",
        taxYear: "2026",
        filingStatus: "marriedJoint",
        stateTaxRate: 0,
        taxFreeAllowance: 12_000,
        incomeTaxRate: 20,
        socialRate: 8,
        socialCeiling: 0,
        retirementPercent: 10,
        preTaxBenefits: 5000,
        postTaxDeductions: 0,
      },
      outputs: { takeHomePerPeriod: 3591.77083333, effectiveTaxRate: 13.9979166667 },
    },
    {
      title: "Another country: 20% above 12,000, 8% contributions",
      inputs: {
        annualSalary: 36_000,
        payFrequency: "monthly",
        system: "flat",
        taxYear: "2026",
        filingStatus: "single",
        stateTaxRate: 4,
        taxFreeAllowance: 12_000,
        incomeTaxRate: 20,
        socialRate: 8,
        socialCeiling: 0,
        retirementPercent: 0,
        preTaxBenefits: 0,
        postTaxDeductions: 0,
      },
      outputs: { takeHomePerMonth: 2360, incomeTax: 4800, socialSecurity: 2880 },
    },
  ],
});

interface UsPay {
  readonly annualSalary: number;
  readonly preTaxBenefits: number;
  readonly taxYear: TaxYear;
  readonly filingStatus: FilingStatus;
  readonly stateTaxRate: number;
}

/** Retirement saving lowers income tax but not the payroll taxes; benefits lower both. Source: IRS Publication 15. */
function usTaxes({ annualSalary, preTaxBenefits, taxYear, filingStatus, stateTaxRate }: UsPay, taxablePay: number) {
  const { standardDeduction, brackets } = FEDERAL_TAX[taxYear][filingStatus];
  const wages = annualSalary - preTaxBenefits;
  return {
    incomeTax: bracketTax(Math.max(0, taxablePay - standardDeduction), brackets),
    stateTax: (taxablePay * stateTaxRate) / 100,
    socialSecurity: 0.062 * Math.min(wages, SOCIAL_SECURITY_BASE[taxYear]),
    medicare: 0.0145 * wages + 0.009 * Math.max(0, wages - ADDITIONAL_MEDICARE_TAX_FROM[filingStatus]),
  };
}

interface FlatPay {
  readonly annualSalary: number;
  readonly taxFreeAllowance: number;
  readonly incomeTaxRate: number;
  readonly socialRate: number;
  readonly socialCeiling: number;
}

function flatTaxes(pay: FlatPay, taxablePay: number) {
  const insured = pay.socialCeiling > 0 ? Math.min(pay.annualSalary, pay.socialCeiling) : pay.annualSalary;
  return {
    incomeTax: (Math.max(0, taxablePay - pay.taxFreeAllowance) * pay.incomeTaxRate) / 100,
    stateTax: 0,
    socialSecurity: (insured * pay.socialRate) / 100,
    medicare: 0,
  };
}
