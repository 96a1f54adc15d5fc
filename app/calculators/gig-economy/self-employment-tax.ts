import { choice, defineCalculator, money, percent } from "#engine/define.ts";

/** Net earnings below this are not taxed: 26 U.S.C. 1402(b)(2). */
const LEAST_EARNINGS = 400;
/** 26 U.S.C. 1401(b)(2). */
const ADDITIONAL_MEDICARE_FROM = {
  single: 200_000,
  headOfHousehold: 200_000,
  marriedJoint: 250_000,
  marriedSeparate: 125_000,
};

export default defineCalculator({
  id: "self-employment-tax",
  name: "Self-Employment Tax Calculator",
  category: "gig-economy",
  emoji: "🧾",
  description:
    "US Social Security and Medicare tax on self-employment profit for 2026, with wages, the wage base and the half you can deduct.",
  keywords: [
    "SE tax",
    "Schedule SE",
    "1099 tax",
    "freelancer tax",
    "15.3 percent",
    "sole proprietor",
    "gig worker tax",
    "Social Security self employed",
    "how much of my self-employment tax can I deduct",
    "SE tax on freelance income",
    "tax on 1099 profit",
  ],
  popular: true,
  related: [
    { id: "estimated-tax", stage: "next_step", relevance: 92 },
    { id: "us-income-tax", stage: "complementary", relevance: 86 },
    "freelance-rate",
    { id: "mileage-deduction", stage: "advanced_planning", relevance: 78 },
    "gig-vs-salary",
  ],
  inputs: {
    netProfit: money("Net profit from self-employment", {
      default: 60_000,
      help: "Schedule C line 31; negative for a loss.",
      also: [
        "profit",
        "1099 income",
        "netted",
        "net",
        "made",
        "income",
        "freelance income",
        "earnings",
        "self employment income",
        "of freelance income",
        "1099 profit",
        "of 1099 profit",
        "self employed income",
        "cleared",
        "i cleared",
        "freelancing",
        "self employment profit",
        "side hustle",
        "from freelancing",
        "side gig",
        "of self employment income",
        "business profit",
        "profit of",
        "1099 work",
        "net earnings",
        "of profit",
        "in profit",
        "freelance profit",
        "schedule c profit",
      ],
    }),
    wages: money("Wages from a job", {
      unsaid: 0,
      default: 0,
      min: 0,
      help: "Wages already taxed for Social Security and Medicare.",
      also: [
        "W-2",
        "in wages",
        "w2 wages",
        "w2 income",
        "from my job",
        "salary",
        "day job",
        "w2 job",
        "wages of",
        "at my job",
        "w 2 wages",
      ],
    }),
    filingStatus: choice("Filing status", {
      default: "single",
      options: [
        ["single", "Single"],
        ["marriedJoint", "Married filing jointly"],
        ["marriedSeparate", "Married filing separately"],
        ["headOfHousehold", "Head of household"],
      ],
    }),
    socialSecurityWageBase: money("Social Security wage base", {
      assumable: true,
      default: 184_500,
      min: 0,
      help: "$184,500 in 2026; $176,100 in 2025.",
    }),
    marginalRate: percent("Your income tax rate", {
      also: ["bracket", "tax bracket", "income tax rate", "marginal rate"],
      default: 22,
      min: 0,
      max: 100,
    }),
  },
  outputs: {
    selfEmploymentTax: money("Self-employment tax", {
      also: ["se tax", "tax", "how much self employment tax"],
      decimals: 2,
    }),
    netEarnings: money("Net earnings (92.35%)", { decimals: 2 }),
    socialSecurityTax: money("Social Security part", { also: ["social security part"], decimals: 2 }),
    medicareTax: money("Medicare part", { also: ["medicare part"], decimals: 2 }),
    additionalMedicareTax: money("Additional Medicare Tax", { decimals: 2 }),
    totalTax: money("Both together", { decimals: 2 }),
    deduction: money("Deductible half", {
      also: [
        "deduction",
        "deductible",
        "can i deduct",
        "tax can i deduct",
        "deduct",
        "how much can i deduct",
        "half deductible",
      ],
      decimals: 2,
    }),
    incomeTaxSaved: money("Income tax it saves", { decimals: 2 }),
    effectiveRate: percent("Tax as a share of profit", { decimals: 2 }),
    quarterlyAmount: money("A quarter of it", { also: ["quarterly", "per quarter", "each quarter"], decimals: 2 }),
    profitAfterTax: money("Profit after these taxes", { also: ["left after tax", "after tax"], decimals: 2 }),
  },
  currency: "USD",
  pictures: [
    {
      draw: "flow",
      into: [
        ["netProfit", ["profitAfterTax", "totalTax"]],
        ["totalTax", ["socialSecurityTax", "medicareTax", "additionalMedicareTax"]],
      ],
      title: "Where the profit goes",
    },
  ],
  compute({ netProfit, wages, filingStatus, socialSecurityWageBase, marginalRate }) {
    const netEarnings = Math.max(0, netProfit) * 0.9235;
    const isTaxed = netEarnings >= LEAST_EARNINGS;
    const baseLeft = Math.max(0, socialSecurityWageBase - wages);
    const thresholdLeft = Math.max(0, ADDITIONAL_MEDICARE_FROM[filingStatus] - wages);
    const socialSecurityTax = isTaxed ? 0.124 * Math.min(netEarnings, baseLeft) : 0;
    const medicareTax = isTaxed ? 0.029 * netEarnings : 0;
    const additionalMedicareTax = isTaxed ? 0.009 * Math.max(0, netEarnings - thresholdLeft) : 0;
    const selfEmploymentTax = socialSecurityTax + medicareTax;
    const totalTax = selfEmploymentTax + additionalMedicareTax;
    return {
      selfEmploymentTax,
      netEarnings,
      socialSecurityTax,
      medicareTax,
      additionalMedicareTax,
      totalTax,
      deduction: selfEmploymentTax / 2,
      incomeTaxSaved: ((selfEmploymentTax / 2) * marginalRate) / 100,
      effectiveRate: netProfit > 0 ? (100 * totalTax) / netProfit : 0,
      quarterlyAmount: totalTax / 4,
      profitAfterTax: netProfit - totalTax,
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.totalTax! > 0
      ? `On a profit of {netProfit} you owe {selfEmploymentTax} in self-employment tax: {socialSecurityTax} for Social Security and {medicareTax} for Medicare.`
      : `No self-employment tax is due: net earnings are below $400.`,
    outputs.additionalMedicareTax! > 0
      ? `Additional Medicare Tax adds {additionalMedicareTax}, for a total of {totalTax}.`
      : `Set aside {quarterlyAmount} each quarter for it, on top of income tax.`,
    outputs.deduction! > 0
      ? `Half of the self-employment tax, {deduction}, is deductible and saves about {incomeTaxSaved} in income tax.`
      : `There is nothing to deduct.`,
  ],
  formula: {
    tex: [
      String.raw`E = 0.9235\,P`,
      String.raw`T = 0.124 \cdot \min\bigl(E,\; \max(0, B - W)\bigr) + 0.029\,E`,
      String.raw`A = 0.009 \cdot \max\bigl(0,\; E - \max(0, H - W)\bigr)`,
    ],
    where: {
      E: "net earnings from self-employment",
      P: "net profit",
      T: "self-employment tax",
      B: "Social Security wage base",
      W: "wages from a job",
      A: "Additional Medicare Tax",
      H: "its threshold: $200,000; $250,000 if married filing jointly, $125,000 if married filing separately",
    },
  },
  howTo: [
    "Enter the Net profit from self-employment: income less expenses, line 31 of Schedule C. If you have several businesses, add them up.",
    "Enter Wages from a job, which use up part of the Social Security wage base.",
    "Choose the Filing status; it only matters for the Additional Medicare Tax.",
    "Set Your income tax rate to see what deducting half of the tax saves.",
  ],
  faq: [
    {
      question: "Why is the tax charged on 92.35% of profit?",
      answer:
        "Employers do not pay payroll tax on the half they pay themselves. Taking off 7.65% treats the self-employed the same way: 100% less 7.65% is 92.35%. So the effective rate is 14.13%, not 15.3%.",
    },
    {
      question: "Do I pay it if I also have a job?",
      answer:
        "Yes, but Social Security only up to the wage base for both together: with $150,000 of wages in 2026, only another $34,500 is charged the 12.4%. Medicare has no limit.",
    },
    {
      question: "Is self-employment tax in addition to income tax?",
      answer:
        "Yes. It is Social Security and Medicare for people without an employer. Income tax comes on top, on profit less half of the self-employment tax and other deductions.",
    },
    {
      question: "When do I have to pay?",
      answer:
        "In four estimated payments, in April, June, September and January, if you expect to owe $1,000 or more with your return. The estimated tax calculator gives the dates and amounts.",
    },
  ],
  about: [
    "US self-employment tax as on Schedule SE and Form 8959, with the wage base of 2026. Amounts are not rounded to whole dollars, as they may be on the forms. Below $400 of net earnings no tax is due.",
    "Optional methods, church employee income and the Additional Medicare Tax on the wages themselves are not included. Partners use their share of partnership income as profit.",
  ],
  sources: [
    "26 U.S.C. 1401, 1402, 164(f); Internal Revenue Service, Schedule SE (Form 1040) and Form 8959",
    "Social Security Administration: contribution and benefit base 2026 (184,500)",
  ],
  caution: "US federal tax for 2026, without income tax or state tax; not tax advice.",
  phrases: [
    "self employment tax on {netProfit}",
    "SE tax {netProfit} profit {wages} wages",
    "how much self-employment tax do I owe on {netProfit} of freelance income",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "$60,000 of profit and no other job",
      inputs: {},
      outputs: { selfEmploymentTax: 8477.73, deduction: 4238.865, effectiveRate: 14.12955, quarterlyAmount: 2119.4325 },
    },
    {
      title: "A side business next to a $150,000 salary",
      inputs: { netProfit: 40_000, wages: 150_000 },
      outputs: { socialSecurityTax: 4278, medicareTax: 1071.26, selfEmploymentTax: 5349.26 },
    },
  ],
});
