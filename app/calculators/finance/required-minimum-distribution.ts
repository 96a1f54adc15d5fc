import { boolean, chart, date, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { addMonths, toIsoDate, splitDate } from "#maths/calendar.ts";

/** Uniform Lifetime Table from age 72; the last factor is that of 120 and over. Source: 26 CFR 1.401(a)(9)-9(c), from 2022. */
const UNIFORM_LIFETIME = [
  27.4, 26.5, 25.5, 24.6, 23.7, 22.9, 22, 21.1, 20.2, 19.4, 18.5, 17.7, 16.8, 16, 15.2, 14.4, 13.7, 12.9, 12.2, 11.5,
  10.8, 10.1, 9.5, 8.9, 8.4, 7.8, 7.3, 6.8, 6.4, 6, 5.6, 5.2, 4.9, 4.6, 4.3, 4.1, 3.9, 3.7, 3.5, 3.4, 3.3, 3.1, 3, 2.9,
  2.8, 2.7, 2.5, 2.3, 2,
] as const;

export default defineCalculator({
  id: "required-minimum-distribution",
  name: "Required Minimum Distribution (RMD) Calculator",
  category: "finance",
  emoji: "📆",
  description:
    "How much a US retirement account owner must withdraw this year, by when, and how distributions and the balance develop after that.",
  keywords: [
    "IRA withdrawal at 73",
    "uniform lifetime table",
    "mandatory withdrawal",
    "distribution period",
    "Pub 590-B",
    "required beginning date",
    "withdraw from my IRA",
    "start taking RMDs",
    "how much must I take out of my IRA",
  ],
  related: [
    { id: "retirement-withdrawal", stage: "complementary", relevance: 88 },
    "401k",
    "roth-ira",
    { id: "social-security-claiming-age", stage: "complementary", relevance: 76 },
    { id: "us-income-tax", stage: "next_step", relevance: 84 },
  ],
  inputs: {
    birthDate: date("Date of birth", {
      default: "1952-06-15",
      min: "1900-01-01",
      max: "2010-12-31",
      also: ["born", "was born on", "born on", "birthday", "birth", "was born"],
    }),
    distributionYear: integer("Year of the distribution", {
      default: 2026,
      min: 2022,
      max: 2100,
      plain: true,
      also: ["year", "in", "for", "tax year", "RMD"],
    }),
    accountBalance: money("Balance on December 31 of the year before", {
      default: 500_000,
      min: 0,
      also: [
        "balance",
        "IRA",
        "account",
        "held",
        "worth",
        "had",
        "was worth",
        "IRA balance",
        "IRA had",
        "IRA was worth",
        "401k",
        "retirement account",
        "it held",
        "totaled",
      ],
    }),
    useJointTable: boolean("Spouse more than 10 years younger is sole beneficiary", { default: false }),
    jointLifeFactor: number("Factor from the joint life table", {
      default: 28.1,
      min: 1,
      max: 80,
      when: { useJointTable: true },
      help: "IRS Publication 590-B, Table II, for both of your ages.",
    }),
    expectedReturn: percent("Expected annual return", {
      also: ["return"],
      default: 5,
      min: -50,
      max: 50,
      optional: true,
    }),
    projectionYears: integer("Years to project", { default: 15, min: 1, max: 50, unit: "years", optional: true }),
  },
  outputs: {
    requiredDistribution: money("You must withdraw", {
      also: [
        "have to withdraw",
        "must withdraw",
        "must take out",
        "have to take out",
        "take out",
        "RMD",
        "required minimum distribution",
        "need to withdraw",
        "minimum withdrawal",
      ],
      decimals: 2,
    }),
    distributionPeriod: number("Distribution period", {
      also: ["factor", "divisor", "life expectancy factor"],
      unit: "years",
      decimals: 1,
      none: "No distribution is required yet.",
    }),
    required: boolean("A distribution is required"),
    firstYear: integer("First year with a required distribution", {
      also: ["what year", "start taking", "first RMD", "when do RMDs start", "begin", "have to start taking"],
      plain: true,
    }),
    ageInYear: integer("Age reached in the year", { unit: "years" }),
    deadline: date("Withdraw by", { also: ["deadline", "by when"] }),
    perMonth: money("Per month", { decimals: 2 }),
    percentOfBalance: percent("Share of the balance", { decimals: 2 }),
    penaltyIfMissed: money("Excise tax if missed (25%)", { also: ["penalty"] }),
    projection: table("Projection", {
      year: integer("Year", { plain: true }),
      age: integer("Age"),
      startBalance: money("Balance before"),
      factor: number("Factor", { decimals: 1 }),
      distribution: money("Distribution"),
      endBalance: money("Balance at the end"),
    }),
    projectionChart: chart("Distributions and the balance before each", {
      x: { year: integer("Year", { plain: true }) },
      y: { distribution: money("Distribution"), balance: money("Balance before") },
      as: "line",
    }),
  },
  compute(inputs) {
    const { birthDate, distributionYear, accountBalance } = inputs;
    const birthYear = splitDate(birthDate).year;
    const firstYear = firstDistributionYear(birthDate);
    const ageInYear = distributionYear - birthYear;
    const factorIn = (year: number) => {
      if (year < firstYear) return null;
      return inputs.useJointTable && year === distributionYear
        ? inputs.jointLifeFactor
        : uniformFactor(year - birthYear);
    };
    const distributionPeriod = factorIn(distributionYear);
    const requiredDistribution = distributionPeriod === null ? 0 : accountBalance / distributionPeriod;
    let balance = accountBalance;
    const projection = Array.from({ length: inputs.projectionYears }, (_, index) => {
      const year = distributionYear + index;
      const startBalance = balance;
      const factor = factorIn(year);
      const distribution = factor === null ? 0 : startBalance / factor;
      balance = startBalance * (1 + inputs.expectedReturn / 100) - distribution;
      return { year, age: year - birthYear, startBalance, factor, distribution, endBalance: balance };
    });
    return {
      requiredDistribution,
      distributionPeriod,
      required: distributionPeriod !== null,
      firstYear,
      ageInYear,
      deadline: distributionYear <= firstYear ? toIsoDate(firstYear + 1, 4, 1) : toIsoDate(distributionYear, 12, 31),
      perMonth: requiredDistribution / 12,
      percentOfBalance: accountBalance > 0 ? (100 * requiredDistribution) / accountBalance : 0,
      penaltyIfMissed: 0.25 * requiredDistribution,
      projection,
      projectionChart: projection.map(({ year, distribution, startBalance }) => ({
        year,
        distribution,
        balance: startBalance,
      })),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.required
      ? `You must withdraw {requiredDistribution} for {distributionYear}, {percentOfBalance} of the balance, by {deadline}.`
      : `Nothing is required for {distributionYear}: your first year is {firstYear}, with a deadline of {deadline}.`,
    outputs.required
      ? `That is the balance divided by ${say.number(outputs.distributionPeriod!, 1)}, or {perMonth} a month.`
      : `You reach age ${say.number(outputs.ageInYear!)} in {distributionYear}; until your first year, withdrawals are up to you.`,
    outputs.required
      ? `Missing it costs an excise tax of up to {penaltyIfMissed} (${say.percent(25)}), less if you correct it within two years.`
      : `The projection shows how the balance may develop, to ${say.money(outputs.projection!.at(-1)!.endBalance!)} at the end.`,
  ],
  formula: {
    tex: String.raw`D = \frac{B}{f(a)}, \qquad B_{k+1} = B_k (1 + r) - D_k`,
    where: {
      D: "required distribution for the year",
      B: "account balance on December 31 of the year before",
      "f(a)": "distribution period for the age a reached in the year: Uniform Lifetime Table, or joint life table",
      B_k: "balance before year k of the projection",
      r: "expected annual return",
    },
  },
  howTo: [
    "Enter your Date of birth and the Year of the distribution.",
    "Enter the Balance on December 31 of the year before: for one account, or for all your traditional IRAs together.",
    "If your spouse is the sole beneficiary and more than 10 years younger, check that box and enter the Factor from the joint life table.",
    "Set the Expected annual return and the Years to project to see how distributions continue.",
  ],
  faq: [
    {
      question: "When do I have to start?",
      answer:
        "If you were born from 1951 to 1959: in the year you turn 73. Born in 1960 or later: 75. Born from July 1949 through 1950: 72; earlier: 70½. You can delay the first distribution until April 1 of the next year, but then two fall into one tax year.",
    },
    {
      question: "Can I take it all from one account?",
      answer:
        "Calculate it for each traditional IRA, then take the total from any of them. The same goes for 403(b) plans among themselves. Each 401(k) must pay its own. Roth IRAs and, since 2024, Roth accounts in workplace plans require nothing while the owner is alive.",
    },
    {
      question: "What if I miss it?",
      answer:
        "The excise tax is 25% of what you should have withdrawn but did not, or 10% if you correct it within two years (SECURE 2.0, section 302). The IRS can waive it for reasonable error: file Form 5329.",
    },
  ],
  about: [
    "For owners of traditional IRAs, 401(k)s and similar accounts, using the Uniform Lifetime Table in force since 2022. The projection assumes a steady return and withdrawals at the end of each year. It uses the joint factor only for the first row, because that has to be looked up again each year.",
    "Heirs follow other rules (the single life table or the ten-year rule). If you are still working and own no more than 5% of the company, its plan may let you wait.",
  ],
  sources: [
    "IRS Publication 590-B, Table III; 26 CFR 1.401(a)(9)-9(c) (Uniform Lifetime Table from 2022)",
    "SECURE 2.0 Act of 2022, sections 107 and 302",
    "Internal Revenue Code sections 401(a)(9) and 4974",
  ],
  caution:
    "US rules for account owners, not for heirs; confirm the amount with your plan or IRA custodian. Not tax advice.",
  overflow: "accountBalance",
  phrases: ["RMD {accountBalance} born {birthDate}"],
  updated: "2026-11-28",
  examples: [
    {
      title: "Born in 1952, 500,000 at the end of 2025",
      inputs: {
        birthDate: "1952-06-15",
        distributionYear: 2026,
        accountBalance: 500_000,
        useJointTable: false,
        jointLifeFactor: 28.1,
        expectedReturn: 5,
        projectionYears: 15,
      },
      outputs: { requiredDistribution: 19607.8431373, distributionPeriod: 25.5, deadline: "2026-12-31" },
    },
    {
      title: "The first year: age 73 in 2026",
      inputs: {
        birthDate: "1953-09-01",
        distributionYear: 2026,
        accountBalance: 300_000,
        useJointTable: false,
        jointLifeFactor: 28.1,
        expectedReturn: 5,
        projectionYears: 15,
      },
      outputs: { requiredDistribution: 11320.754717, deadline: "2027-04-01" },
    },
    {
      title: "Born in 1961: nothing required yet",
      inputs: {
        birthDate: "1961-04-20",
        distributionYear: 2026,
        accountBalance: 800_000,
        useJointTable: false,
        jointLifeFactor: 28.1,
        expectedReturn: 5,
        projectionYears: 15,
      },
      outputs: { required: false, firstYear: 2036, requiredDistribution: 0 },
    },
  ],
});

function uniformFactor(age: number): number {
  return UNIFORM_LIFETIME[Math.min(age, 120) - 72]!;
}

/** SECURE Act (2019) and SECURE 2.0 (2022): age 70½, then 72, 73 and 75 by date of birth. */
function firstDistributionYear(birthDate: string): number {
  const { year } = splitDate(birthDate);
  if (birthDate < "1949-07-01") return splitDate(addMonths(birthDate, 70 * 12 + 6)).year;
  if (year <= 1950) return year + 72;
  return year <= 1959 ? year + 73 : year + 75;
}
