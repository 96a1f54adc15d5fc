import { chart, choice, defineCalculator, integer, money, percent, refuse, table } from "#engine/define.ts";
import { tellSides } from "#engine/tell-sides.ts";
import { sumColumn } from "#maths/finance/amortization.ts";

/** Yearly limit and the catch-up from age 50. Source: IRS Notices 2023-75, 2024-80 and 2025-67. */
const LIMITS = {
  "2024": { limit: 7000, catchUp: 1000 },
  "2025": { limit: 7000, catchUp: 1000 },
  "2026": { limit: 7500, catchUp: 1100 },
} as const;

/** Modified adjusted gross income between which the limit falls to nothing, from the same notices. */
const PHASE_OUT = {
  "2024": { single: [146_000, 161_000], marriedJoint: [230_000, 240_000], marriedSeparate: [0, 10_000] },
  "2025": { single: [150_000, 165_000], marriedJoint: [236_000, 246_000], marriedSeparate: [0, 10_000] },
  "2026": { single: [153_000, 168_000], marriedJoint: [242_000, 252_000], marriedSeparate: [0, 10_000] },
} as const;

export default defineCalculator({
  id: "roth-ira",
  name: "Roth IRA Calculator",
  category: "finance",
  emoji: "🌱",
  description:
    "What a US Roth IRA grows to tax-free, how much you can contribute at your income, and how it compares with a taxable account or a traditional IRA.",
  keywords: [
    "Roth contribution limit",
    "MAGI phase-out",
    "tax-free retirement",
    "catch-up contribution",
    "Roth vs traditional",
    "individual retirement account",
    "max out Roth",
  ],
  popular: true,
  related: [
    { id: "401k", stage: "complementary", relevance: 92 },
    { id: "retirement", stage: "advanced_planning", relevance: 88 },
    { id: "us-income-tax", stage: "complementary", relevance: 76 },
    "retirement-withdrawal",
    "required-minimum-distribution",
    "compound-interest",
  ],
  inputs: {
    currentAge: integer("Current age", {
      default: 30,
      min: 0,
      max: 110,
      unit: "years",
      also: ["age", "aged", "I'm", "I am", "years old", "from age", "old"],
    }),
    retirementAge: integer("Retirement age", {
      default: 65,
      min: 0,
      max: 120,
      unit: "years",
      also: [
        "retire at",
        "until",
        "retire",
        "retiring",
        "until I'm",
        "until I am",
        "till",
        "to age",
        "withdraw at",
        "at age",
      ],
    }),
    currentBalance: money("Roth balance now", {
      unsaid: 0,
      also: ["balance", "saved", "already", "start with", "in it", "have", "in my Roth", "currently have", "so far"],
      default: 5000,
      min: 0,
    }),
    annualContribution: money("Contribution per year", {
      default: 7000,
      min: 0,
      also: [
        "a year",
        "contribution",
        "contributing",
        "contribute",
        "put in",
        "per year",
        "annually",
        "add",
        "adding",
        "max out",
        "deposit",
        "saving",
        "every year",
      ],
    }),
    expectedReturn: percent("Expected annual return", {
      default: 7,
      min: -20,
      max: 50,
      also: ["return", "at", "earns", "earning", "grows", "growing at", "growth"],
    }),
    taxYear: choice("Limits of", {
      default: "2026",
      options: [
        ["2024", "2024"],
        ["2025", "2025"],
        ["2026", "2026"],
        ["custom", "Another year, my own figures"],
      ],
      help: "Used for every year of the projection.",
    }),
    customLimit: money("Limit per year", { default: 7500, min: 0, when: { taxYear: "custom" } }),
    customCatchUp: money("More from age 50", { default: 1100, min: 0, when: { taxYear: "custom" } }),
    customPhaseOutFrom: money("Income phase-out starts at", { default: 153_000, min: 0, when: { taxYear: "custom" } }),
    customPhaseOutTo: money("and ends at", { default: 168_000, min: 0, when: { taxYear: "custom" } }),
    filingStatus: choice("Filing status", {
      called: {
        marriedJoint: ["married", "jointly", "married filing jointly"],
        single: ["single", "head of household"],
        marriedSeparate: ["separately", "married filing separately"],
      },
      default: "single",
      options: [
        ["single", "Single or head of household"],
        ["marriedJoint", "Married filing jointly"],
        ["marriedSeparate", "Married filing separately, living together"],
      ],
    }),
    modifiedAgi: money("Modified adjusted gross income", {
      default: 90_000,
      min: 0,
      also: ["income", "MAGI", "adjusted gross income", "AGI", "make", "earn", "MAGI of"],
    }),
    currentTaxRate: percent("Marginal tax rate now", {
      also: ["tax rate", "bracket", "tax bracket"],
      default: 22,
      min: 0,
      max: 60,
    }),
    retirementTaxRate: percent("Tax rate in retirement", { default: 22, min: 0, max: 60 }),
    taxOnGrowth: percent("Tax on growth in a taxable account", {
      default: 15,
      min: 0,
      max: 60,
      help: "Taken from each year's return.",
    }),
    contributionTiming: choice("Contributions are made", {
      default: "end",
      options: [
        ["end", "At the end of each year"],
        ["beginning", "At the beginning of each year"],
      ],
    }),
  },
  outputs: {
    balanceAtRetirement: money("Tax-free balance at retirement", {
      also: ["tax-free money", "how much will I have", "will I have", "worth", "tax-free", "grow to", "balance at"],
    }),
    totalContributions: money("Contributions", { also: ["contribute in all"] }),
    totalGrowth: money("Tax-free growth"),
    contributionLimit: money("Limit at your age", {
      also: ["contribution limit", "limit", "maximum contribution", "most I can contribute", "Roth limit"],
    }),
    allowedContribution: money("You may contribute this year", {
      also: [
        "can I contribute",
        "allowed to contribute",
        "may I contribute",
        "able to contribute",
        "can contribute",
        "how much can contribute",
      ],
    }),
    excessContribution: money("Above what you may contribute", { also: ["excess contribution"] }),
    taxableBalance: money("Same saving in a taxable account"),
    advantageOverTaxable: money("Better than taxable by"),
    traditionalWithinLimit: money("Traditional IRA within the limit, after tax", {
      help: "What the limit leaves of the same cost to you goes into a taxable account.",
    }),
    advantageWithinLimit: money("Better than traditional within the limit by"),
    traditionalAfterTax: money("Traditional IRA after tax, same cost, if there were no limit"),
    advantageOverTraditional: money("Better than traditional without a limit by"),
    yearlyTable: table("Year by year", {
      age: integer("Age"),
      contribution: money("Contribution"),
      growth: money("Growth"),
      balance: money("Balance"),
      taxableBalance: money("Taxable account"),
    }),
    balanceOverTime: chart("Roth, taxable account and money paid in", {
      x: { age: integer("Age") },
      y: { balance: money("Roth IRA"), taxableBalance: money("Taxable account"), paidIn: money("Paid in") },
      as: "line",
      own: { x: "retirementAge", y: "balanceAtRetirement", label: "Retirement" },
    }),
  },
  figures: [
    "totalContributions",
    "totalGrowth",
    "allowedContribution",
    "taxableBalance",
    tellSides("Compared with a taxable account", "advantageOverTaxable", ["better", "worse"]),
    "traditionalWithinLimit",
    tellSides("Compared with a traditional IRA within the limit", "advantageWithinLimit", ["better", "worse"]),
  ],
  currency: "USD",
  compute(inputs) {
    const { currentAge, retirementAge, currentBalance, annualContribution, modifiedAgi } = inputs;
    if (retirementAge < currentAge) refuse("retirementAge", "The retirement age cannot be below your current age.");
    const rules = rulesOf(inputs);
    const allowedAt = (age: number) => allowedContribution(limitAt(age, rules), modifiedAgi, rules.from, rules.to);
    const rate = inputs.expectedReturn / 100;
    const taxedRate = rate * (1 - inputs.taxOnGrowth / 100);
    const grow = (balance: number, contribution: number, by: number) =>
      inputs.contributionTiming === "end" ? balance * (1 + by) + contribution : (balance + contribution) * (1 + by);

    const rows = [];
    const kept = 1 - inputs.currentTaxRate / 100;
    let [balance, taxableBalance, newMoney] = [currentBalance, currentBalance, 0];
    let [traditional, besideTraditional] = [0, 0];
    for (let age = currentAge; age < retirementAge; age += 1) {
      const contribution = Math.min(annualContribution, allowedAt(age));
      const before = balance;
      balance = grow(balance, contribution, rate);
      taxableBalance = grow(taxableBalance, contribution, taxedRate);
      newMoney = grow(newMoney, contribution, rate);
      const beforeTax = Math.min(contribution / kept, limitAt(age, rules));
      traditional = grow(traditional, beforeTax, rate);
      besideTraditional = grow(besideTraditional, contribution - beforeTax * kept, taxedRate);
      rows.push({ age, contribution, growth: balance - before - contribution, balance, taxableBalance });
    }
    const totalContributions = sumColumn(rows, "contribution");
    const keptInRetirement = 1 - inputs.retirementTaxRate / 100;
    const grownBalance = currentBalance * (1 + rate) ** rows.length;
    const traditionalAfterTax = grownBalance + (newMoney * keptInRetirement) / kept;
    const traditionalWithinLimit = grownBalance + traditional * keptInRetirement + besideTraditional;
    return {
      balanceAtRetirement: balance,
      totalContributions,
      totalGrowth: balance - currentBalance - totalContributions,
      contributionLimit: limitAt(currentAge, rules),
      allowedContribution: allowedAt(currentAge),
      excessContribution: Math.max(0, annualContribution - allowedAt(currentAge)),
      taxableBalance,
      advantageOverTaxable: balance - taxableBalance,
      traditionalWithinLimit,
      advantageWithinLimit: balance - traditionalWithinLimit,
      traditionalAfterTax,
      advantageOverTraditional: inputs.retirementTaxRate === inputs.currentTaxRate ? 0 : balance - traditionalAfterTax,
      yearlyTable: rows,
      balanceOverTime: withPaidIn(rows, currentAge, currentBalance),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `At age ${say.number(inputs.retirementAge)} you have {balanceAtRetirement} free of income tax; ${
      outputs.totalGrowth! < 0
        ? "with this return it shrinks"
        : outputs.totalGrowth! < 0.5
          ? "none of it is growth"
          : "{totalGrowth} of it is growth"
    }.`,
    outputs.excessContribution! > 0
      ? outputs.allowedContribution === 0
        ? `You may not contribute this year; the projection counts no deposits.`
        : `You may contribute {allowedContribution} this year, {excessContribution} less than you entered; the projection uses the allowed amount.`
      : outputs.advantageOverTaxable! < 0.5
        ? `A taxable account with the same saving would hold just as much: no tax is due on its growth.`
        : `A taxable account with the same saving would hold {taxableBalance}, ${say.money(outputs.advantageOverTaxable!)} less.`,
    Math.abs(outputs.advantageWithinLimit!) < 0.5
      ? `Compared with a traditional IRA at the same cost to you, it makes no difference.`
      : outputs.advantageWithinLimit! > 0
        ? `At the same cost to you, a traditional IRA within the limit would leave {traditionalWithinLimit} after tax: the Roth is better by {advantageWithinLimit}.`
        : `At the same cost to you, a traditional IRA within the limit would leave {traditionalWithinLimit} after tax, ${say.money(-outputs.advantageWithinLimit!)} more than the Roth.`,
  ],
  formula: {
    tex: [
      String.raw`B_k = B_{k-1}(1 + r) + \min(C, A)`,
      String.raw`A = L - L\,\frac{Y - a}{b - a} \quad \text{for } a < Y < b, \text{ rounded up to 10, at least 200}`,
      String.raw`T = B_0 (1 + r)^n + K\,\frac{1 - t_1}{1 - t_0}`,
    ],
    where: {
      B_k: "balance after year k (contributions at the end of the year)",
      r: "expected annual return",
      C: "contribution per year",
      A: "what you may contribute",
      L: "limit at your age",
      Y: "modified adjusted gross income",
      "a,\\ b": "income at which the phase-out begins and ends",
      T: "traditional IRA after tax at the same cost to you, if there were no limit",
      K: "value of the contributions and their growth",
      "t_0,\\ t_1": "your tax rate now and in retirement",
    },
  },
  howTo: [
    "Enter Current age, Retirement age, the Roth balance now and your Contribution per year.",
    "Choose the Limits of the tax year, your Filing status and your Modified adjusted gross income: You may contribute this year shows what the phase-out leaves.",
    "Enter the Expected annual return, and the tax rates now and in retirement to compare with a traditional IRA.",
    "For years not listed, choose Another year and enter the IRS figures.",
  ],
  faq: [
    {
      question: "What are the limits for 2026?",
      answer:
        "$7,500, or $8,600 from age 50, for all your IRAs together (IRS Notice 2025-67). It phases out between $153,000 and $168,000 of modified AGI for single filers and between $242,000 and $252,000 for joint filers. You also need earned income of at least the contribution.",
    },
    {
      question: "When is a Roth better than a traditional IRA?",
      answer:
        "When your tax rate will be higher in retirement than it is now. At equal rates both leave the same, unless you contribute close to the limit: the limit is the same for both, but a Roth dollar is already taxed, so the Roth holds more. A Roth has two more advantages that no rate shows: no required distributions while you live, and you can take contributions (not earnings) out at any time.",
    },
    {
      question: "I contributed too much. What now?",
      answer:
        "Take the excess and its earnings out before the due date of your return (with extensions), and no excise tax is due. Otherwise you owe 6% for each year it stays in; applying it to a later year's limit stops the tax from that year on.",
    },
    {
      question: "When are withdrawals of earnings tax-free?",
      answer:
        "When you are 59½ or older and made your first Roth contribution at least five tax years ago. After those five years they are also tax-free on death or disability, or up to $10,000 for a first home.",
    },
  ],
  about: [
    "The projection applies the limits and the income of the chosen year to every year, with the catch-up from age 50, and never puts in more than is allowed. Limits usually rise with inflation, so later years are understated if anything.",
    "The taxable account pays tax on each year's return, which is harsh for stocks held without selling. The comparison with a traditional IRA costs you the same after tax: the traditional contribution, taken as fully deductible, is larger by the tax it saves now, up to the same limit, and what the limit leaves goes into the taxable account.",
  ],
  sources: [
    "IRS Notice 2023-75, Notice 2024-80 and Notice 2025-67 (limits for 2024, 2025, 2026)",
    "IRS Publication 590-A, Worksheet 2-2 (reduced Roth IRA contribution limit)",
    "Internal Revenue Code sections 219(b) (limit on traditional contributions) and 408A",
  ],
  caution: "US tax law for 2024 to 2026; an estimate, not tax advice.",
  overflow: "expectedReturn",
  phrases: [
    "roth ira {annualContribution} a year from {currentAge} to {retirementAge}",
    "what is the {taxYear} Roth contribution limit if I am {currentAge}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "$7,000 a year from 30 to 65 at 7%",
      inputs: {
        currentAge: 30,
        retirementAge: 65,
        currentBalance: 5000,
        annualContribution: 7000,
        expectedReturn: 7,
        taxYear: "2026",
        customLimit: 7500,
        customCatchUp: 1100,
        customPhaseOutFrom: 153_000,
        customPhaseOutTo: 168_000,
        filingStatus: "single",
        modifiedAgi: 90_000,
        currentTaxRate: 22,
        retirementTaxRate: 22,
        taxOnGrowth: 15,
        contributionTiming: "end",
      },
      outputs: { balanceAtRetirement: 1021041.05588, totalGrowth: 771041.055885, advantageOverTaxable: 211451.069019 },
    },
    {
      title: "Inside the phase-out: $160,000 of income, single",
      inputs: {
        currentAge: 40,
        retirementAge: 65,
        currentBalance: 30_000,
        annualContribution: 7500,
        expectedReturn: 7,
        taxYear: "2026",
        customLimit: 7500,
        customCatchUp: 1100,
        customPhaseOutFrom: 153_000,
        customPhaseOutTo: 168_000,
        filingStatus: "single",
        modifiedAgi: 160_000,
        currentTaxRate: 24,
        retirementTaxRate: 22,
        taxOnGrowth: 15,
        contributionTiming: "end",
      },
      outputs: { allowedContribution: 4000, excessContribution: 3500 },
    },
    {
      title: "From 50, with the catch-up and a lower tax rate later",
      inputs: {
        currentAge: 50,
        retirementAge: 67,
        currentBalance: 80_000,
        annualContribution: 8600,
        expectedReturn: 6,
        taxYear: "2026",
        customLimit: 7500,
        customCatchUp: 1100,
        customPhaseOutFrom: 153_000,
        customPhaseOutTo: 168_000,
        filingStatus: "marriedJoint",
        modifiedAgi: 150_000,
        currentTaxRate: 22,
        retirementTaxRate: 12,
        taxOnGrowth: 15,
        contributionTiming: "beginning",
      },
      outputs: {
        balanceAtRetirement: 472610.434779,
        contributionLimit: 8600,
        advantageOverTraditional: -32972.8989638,
      },
    },
  ],
});

interface Rules {
  readonly limit: number;
  readonly catchUp: number;
  readonly from: number;
  readonly to: number;
}

interface RulesInputs {
  readonly taxYear: keyof typeof LIMITS | "custom";
  readonly filingStatus: keyof (typeof PHASE_OUT)["2026"];
  readonly customLimit: number;
  readonly customCatchUp: number;
  readonly customPhaseOutFrom: number;
  readonly customPhaseOutTo: number;
}

function rulesOf(inputs: RulesInputs): Rules {
  if (inputs.taxYear !== "custom") {
    const [from, to] = PHASE_OUT[inputs.taxYear][inputs.filingStatus];
    return { ...LIMITS[inputs.taxYear], from, to };
  }
  const { customLimit, customCatchUp, customPhaseOutFrom: from, customPhaseOutTo: to } = inputs;
  if (to <= from) refuse("customPhaseOutTo", "The phase-out must end above the income where it starts.");
  return { limit: customLimit, catchUp: customCatchUp, from, to };
}

function limitAt(age: number, { limit, catchUp }: Rules): number {
  return age >= 50 ? limit + catchUp : limit;
}

/** IRS Publication 590-A, Worksheet 2-2: reduced in proportion, rounded up to a multiple of 10, at least 200. */
function allowedContribution(limit: number, income: number, from: number, to: number): number {
  if (income <= from) return limit;
  if (income >= to) return 0;
  const reduced = limit - (limit * (income - from)) / (to - from);
  return Math.max(200, 10 * Math.ceil(reduced / 10 - 1e-9));
}

interface RothYear {
  readonly age: number;
  readonly contribution: number;
  readonly balance: number;
  readonly taxableBalance: number;
}

function withPaidIn(rows: readonly RothYear[], currentAge: number, start: number) {
  let paidIn = start;
  const points = rows.map(({ age, contribution, balance, taxableBalance }) => {
    paidIn += contribution;
    return { age: age + 1, balance, taxableBalance, paidIn };
  });
  return [{ age: currentAge, balance: start, taxableBalance: start, paidIn: start }, ...points];
}
