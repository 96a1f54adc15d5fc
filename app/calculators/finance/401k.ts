import { chart, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { sumColumn } from "#maths/finance/amortization.ts";

export default defineCalculator({
  id: "401k",
  name: "401(k) Calculator",
  category: "finance",
  emoji: "🏦",
  description:
    "How much a US 401(k) plan grows by retirement from your contributions, the employer match and returns, and the tax you save.",
  keywords: [
    "401k",
    "retirement plan",
    "employer match",
    "workplace pension",
    "salary deferral",
    "retirement savings at work",
    "company match",
    "save tax with a 401k contribution",
  ],
  popular: true,
  related: [
    { id: "roth-ira", stage: "next_step", relevance: 94 },
    { id: "retirement", stage: "advanced_planning", relevance: 90 },
    { id: "retirement-withdrawal", stage: "advanced_planning", relevance: 84 },
    "required-minimum-distribution",
    { id: "take-home-pay", stage: "complementary", relevance: 80 },
    "compound-interest",
  ],
  inputs: {
    currentSalary: money("Current salary", {
      default: 75_000,
      min: 0,
      max: 100_000_000,
      help: "Gross pay per year before tax.",
      also: [
        "salary",
        "income",
        "earning",
        "pay",
        "make",
        "earn",
        "wage",
        "gross",
        "paid",
        "a year",
        "per year",
        "salary of",
      ],
    }),
    contributionPercent: percent("Your contribution", {
      default: 10,
      min: 0,
      max: 100,
      help: "Percent of salary. The limit is $23,000 for 2024 ($30,500 from age 50) and $24,500 for 2026 ($32,500 from age 50).",
      also: [
        "contribution",
        "contributing",
        "deferral",
        "contribute",
        "put in",
        "put",
        "defer",
        "deferring",
        "set aside",
        "save",
        "put away",
      ],
    }),
    employerMatch: percent("Employer match", {
      assumable: false,
      default: 6,
      min: 0,
      max: 100,
      help: "Percent of salary that the employer adds; 3 to 6% is typical.",
      also: [
        "match",
        "employer",
        "company match",
        "matching",
        "employer adds",
        "employer contributes",
        "kicks in",
        "company puts in",
        "boss matches",
      ],
    }),
    currentBalance: money("Current 401(k) balance", {
      default: 25_000,
      min: 0,
      max: 1_000_000_000,
      also: [
        "balance",
        "saved so far",
        "already have",
        "have",
        "saved",
        "in my 401k",
        "in the 401k",
        "in it",
        "built up",
      ],
    }),
    currentAge: number("Current age", {
      default: 30,
      min: 14,
      max: 100,
      unit: "years",
      help: "Usually 18 to 100.",
      also: ["age", "aged", "I am", "I'm", "years old"],
    }),
    retirementAge: number("Retirement age", {
      default: 65,
      min: 14,
      max: 110,
      unit: "years",
      help: "Full Social Security benefits typically start at 67.",
      also: [
        "retire at",
        "retiring at",
        "until",
        "retire",
        "retiring",
        "stop working at",
        "quit working at",
        "work until",
        "retirement at",
      ],
    }),
    expectedReturn: percent("Expected annual return", {
      default: 7,
      min: -50,
      max: 50,
      help: "6 to 8% is a conservative guess; the long-run stock average is about 10%.",
      also: ["return", "growth", "earning", "grows at", "growing at", "earns", "returns of", "market return"],
    }),
    salaryGrowth: percent("Annual salary growth", {
      also: ["raise", "pay rises", "pay grows", "salary rises", "salary grows", "pay raise", "annual raise"],
      default: 3,
      min: -20,
      max: 50,
      optional: true,
      help: "3 to 4% is typical. The simple estimate leaves raises out.",
    }),
    taxRate: percent("Marginal tax rate", {
      also: ["bracket", "tax bracket", "marginal rate"],
      default: 22,
      min: 0,
      max: 100,
      help: "Your top federal bracket, for the tax you save on contributions.",
    }),
  },
  outputs: {
    projectedBalance: money("Balance at retirement", {
      help: "Grown in full years; a part of a year at the end is left out.",
      also: ["how much will I have", "will I have", "worth when I retire", "at retirement"],
    }),
    projectedContributions: money("Your contributions"),
    projectedEmployerMatch: money("Employer match", {
      also: ["employer have put in", "company have put in", "employer put in", "company contribute"],
    }),
    projectedGrowth: money("Investment growth"),
    annualTaxSaving: money("Tax saved per year", {
      also: ["tax saved", "tax savings", "save in tax", "tax do I save", "save on tax", "lower my tax"],
    }),
    years: number("Years to retirement", { unit: "years", decimals: 1 }),
    annualContribution: money("Your contribution in the first year", {
      also: ["contribution first year", "contribute a year", "my contribution", "put in a year"],
    }),
    annualEmployerMatch: money("Employer match in the first year", {
      also: ["match a year", "match per year", "employer add a year", "company add a year"],
    }),
    finalBalance: money("Simple estimate: balance", {
      help: "Level contributions that all grow for the whole term; the match and today's balance do not grow.",
    }),
    ownContributions: money("Simple estimate: your contributions"),
    employerMatchTotal: money("Simple estimate: employer match"),
    growth: money("Simple estimate: growth"),
    yearByYear: table("Year by year", {
      year: integer("Year", { plain: true }),
      age: number("Age"),
      salary: money("Salary"),
      contribution: money("Contribution"),
      employerMatch: money("Employer match"),
      growth: money("Growth"),
      balance: money("Balance"),
    }),
    balanceOverTime: chart("Balance over time", {
      x: { age: number("Age", { unit: "years" }) },
      y: { balance: money("Balance"), paidIn: money("Paid in by you and the employer") },
      as: "area",
      own: { x: "retirementAge", y: "projectedBalance", label: "Retirement" },
    }),
  },
  figures: [
    "projectedContributions",
    "projectedEmployerMatch",
    "projectedGrowth",
    "annualTaxSaving",
    "annualContribution",
    "annualEmployerMatch",
    "finalBalance",
  ],
  compute(inputs) {
    const { currentSalary, currentBalance, currentAge, retirementAge, expectedReturn } = inputs;
    if (retirementAge < currentAge) refuse("retirementAge", "Retirement must not come before the current age.");
    const years = retirementAge - currentAge;
    const annualContribution = (currentSalary * inputs.contributionPercent) / 100;
    const annualEmployerMatch = (currentSalary * inputs.employerMatch) / 100;
    const ownContributions = annualContribution * years;
    const employerMatchTotal = annualEmployerMatch * years;
    const growth = ownContributions * (1 + expectedReturn / 100) ** years - ownContributions;
    const yearByYear = projectYears(inputs, Math.floor(years));
    return {
      projectedBalance: yearByYear.at(-1)?.balance ?? currentBalance,
      projectedContributions: sumColumn(yearByYear, "contribution"),
      projectedEmployerMatch: sumColumn(yearByYear, "employerMatch"),
      projectedGrowth: sumColumn(yearByYear, "growth"),
      annualTaxSaving: (annualContribution * inputs.taxRate) / 100,
      years,
      annualContribution,
      annualEmployerMatch,
      finalBalance: currentBalance + ownContributions + employerMatchTotal + growth,
      ownContributions,
      employerMatchTotal,
      growth,
      yearByYear,
      balanceOverTime: withPaidIn(yearByYear, currentBalance, currentAge),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `${Number.isInteger(outputs.years) || outputs.years! < 1 ? "At retirement" : `At age ${say.number(inputs.currentAge + Math.floor(outputs.years!))}, after the last full year of saving,`} the account holds {projectedBalance}: {projectedContributions} from you, {projectedEmployerMatch} from your employer, ${outputs.projectedGrowth! < 0 ? `a loss of ${say.money(-outputs.projectedGrowth!)}` : "{projectedGrowth} of growth"}, and the {currentBalance} you have now.`,
    outputs.years! >= 1
      ? outputs.projectedGrowth! < 0
        ? "At this return, the account loses money."
        : `Growth makes up ${say.percent((100 * outputs.projectedGrowth!) / Math.max(1, outputs.projectedBalance!), 0)} of it.`
      : "Less than a full year is left, so nothing more is paid in or earned.",
    inputs.employerMatch > 0
      ? `Your employer adds {annualEmployerMatch} in the first year, and contributing saves you {annualTaxSaving} in tax a year.`
      : `Contributing ${say.percent(inputs.contributionPercent)} of your salary saves you {annualTaxSaving} in tax a year.`,
  ],
  formula: {
    tex: [
      String.raw`b_k = b_{k-1}(1 + r) + S(1 + g)^{k-1}(c + m)`,
      String.raw`B = B_0 + C\,n + M\,n + C\,n\left((1 + r)^n - 1\right)`,
    ],
    where: {
      b_k: "balance at the end of year k, with b₀ the current balance",
      r: "expected annual return",
      S: "current salary",
      g: "annual salary growth",
      "c,\\ m": "your contribution and the match as shares of salary",
      B: "simple estimate of the balance, without raises",
      B_0: "current balance, which does not grow in the simple estimate",
      C: "your contribution per year: salary times your percentage",
      M: "employer match per year: salary times its percentage",
      n: "years to retirement",
    },
  },
  howTo: [
    "Enter your Current salary and Your contribution as a percentage of it, as set with your employer's payroll.",
    "Set Employer match to what your employer actually pays: “50% of the first 6%” is a match of 3%.",
    "Enter your Current 401(k) balance, Current age and Retirement age.",
    "Choose an Expected annual return. Subtract the inflation you expect (about 2 to 3 points) to read the result in today's money.",
    "Set Marginal tax rate to your top federal bracket to see the tax you save each year.",
  ],
  faq: [
    {
      question: "What is the simple estimate?",
      answer:
        "A rough figure for comparison: level contributions that all grow for the whole term, while the match and today's balance do not grow at all. It can be far too high or too low. The answer goes year by year instead: your salary rises, and everything in the account earns the return starting the year after it was paid in. Plan with the answer.",
    },
    {
      question: "How much can I contribute?",
      answer:
        "Employees can defer $23,000 in 2024, $23,500 in 2025 and $24,500 in 2026. From age 50 you can add a catch-up of $7,500 in 2024 and 2025 and $8,000 in 2026; at ages 60 to 63 the catch-up is $11,250 in 2025 and 2026 if the plan offers it. From 2026, if your employer paid you more than $150,000 in wages the year before, catch-up contributions must go in as Roth money. The match does not count against these limits. The calculator does not cap your contribution at the limit.",
    },
    {
      question: "What does vesting change?",
      answer:
        "Your own contributions are always yours. The employer's may become yours gradually over up to six years (graded vesting) or all at once after up to three (cliff vesting). If you might leave sooner, count only the vested part as Employer match.",
    },
    {
      question: "Do I really save the tax?",
      answer:
        "With a traditional 401(k) you defer it: you pay no income tax on the contribution now, but you do on every withdrawal later. With a Roth 401(k) you save nothing now, and qualified withdrawals are tax-free; in that case set Marginal tax rate to 0.",
    },
  ],
  about: [
    "For anyone with a US workplace plan (a 403(b) or the Thrift Savings Plan works the same way) who wants to see what one more percentage point of salary, or the full match, means at retirement.",
    "Returns are assumed to be the same every year. Real returns vary, and the order of good and bad years matters most just before retirement. Subtract fund fees from the return. Contribution limits, vesting and taxes on withdrawals are not applied.",
  ],
  caution:
    "US plans only. Contribution limits, vesting, fund fees and tax on withdrawals are not taken off the balance; an estimate, not tax advice.",
  phrases: [
    "401k {currentSalary} salary {contributionPercent} contribution {employerMatch} match",
    "401k at {currentAge} retire at {retirementAge} salary {currentSalary}",
  ],
  sources: [
    "US Internal Revenue Code section 402(g) (elective deferrals) and IRS Notice 2023-75 (limits for 2024)",
    "IRS Notice 2025-67 (limits for 2026)",
    "Bodie, Kane, Marcus: Investments (future value, growing annuity)",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "75,000 salary, 10% from you and 6% from your employer, from 30 to 65",
      inputs: {
        currentSalary: 75_000,
        contributionPercent: 10,
        employerMatch: 6,
        currentBalance: 25_000,
        currentAge: 30,
        retirementAge: 65,
        expectedReturn: 7,
        salaryGrowth: 3,
        taxRate: 22,
      },
      outputs: { projectedBalance: 2625730.24619, finalBalance: 2985102.63971, annualTaxSaving: 1650 },
    },
    {
      title: "Starting at 25 with a 3% match",
      inputs: {
        currentSalary: 60_000,
        contributionPercent: 6,
        employerMatch: 3,
        currentBalance: 0,
        currentAge: 25,
        retirementAge: 67,
        expectedReturn: 6,
        salaryGrowth: 3,
        taxRate: 12,
      },
      outputs: {
        projectedBalance: 1457340.62051,
        projectedContributions: 295283.50722,
        projectedEmployerMatch: 147641.75361,
      },
    },
    {
      title: "Ten years before retirement, without raises",
      inputs: {
        currentSalary: 110_000,
        contributionPercent: 15,
        employerMatch: 5,
        currentBalance: 400_000,
        currentAge: 55,
        retirementAge: 65,
        expectedReturn: 6,
        salaryGrowth: 0,
        taxRate: 24,
      },
      outputs: { projectedBalance: 1006316.56735, annualTaxSaving: 3960 },
    },
  ],
});

interface SavingYear {
  readonly year: number;
  readonly age: number;
  readonly salary: number;
  readonly contribution: number;
  readonly employerMatch: number;
  readonly growth: number;
  readonly balance: number;
}

interface Plan {
  readonly currentSalary: number;
  readonly contributionPercent: number;
  readonly employerMatch: number;
  readonly currentBalance: number;
  readonly currentAge: number;
  readonly expectedReturn: number;
  readonly salaryGrowth: number;
}

function projectYears(plan: Plan, count: number): readonly SavingYear[] {
  const rows: SavingYear[] = [];
  let balance = plan.currentBalance;
  for (let year = 1; year <= count; year += 1) {
    const salary = plan.currentSalary * (1 + plan.salaryGrowth / 100) ** (year - 1);
    const contribution = (salary * plan.contributionPercent) / 100;
    const employerMatch = (salary * plan.employerMatch) / 100;
    const growth = (balance * plan.expectedReturn) / 100;
    balance += growth + contribution + employerMatch;
    rows.push({ year, age: plan.currentAge + year, salary, contribution, employerMatch, growth, balance });
  }
  return rows;
}

function withPaidIn(rows: readonly SavingYear[], currentBalance: number, currentAge: number) {
  let paidIn = currentBalance;
  const points = rows.map(({ age, balance, contribution, employerMatch }) => {
    paidIn += contribution + employerMatch;
    return { age, balance, paidIn };
  });
  return [{ age: currentAge, balance: currentBalance, paidIn: currentBalance }, ...points];
}
