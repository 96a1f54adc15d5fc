import { boolean, chart, date, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { addMonths, dateOf, partsOf } from "#maths/calendar.ts";

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
    "How much a US retirement account owner must withdraw this year, by when, and how distributions and balance go on from there.",
  keywords: [
    "IRA withdrawal at 73",
    "uniform lifetime table",
    "mandatory withdrawal",
    "distribution period",
    "Pub 590-B",
    "required beginning date",
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
      also: ["born", "birth date"],
    }),
    distributionYear: integer("Year of the distribution", {
      default: 2026,
      min: 2022,
      max: 2100,
      plain: true,
      also: ["year"],
    }),
    accountBalance: money("Balance on 31 December before", {
      default: 500_000,
      min: 0,
      also: ["balance", "IRA", "account"],
    }),
    useJointTable: boolean("Only beneficiary is a spouse more than 10 years younger", { default: false }),
    jointLifeFactor: number("Factor from the joint life table", {
      default: 28.1,
      min: 1,
      max: 80,
      when: { useJointTable: true },
      help: "IRS Publication 590-B, Table II, for both your ages.",
    }),
    expectedReturn: percent("Expected annual return", { default: 5, min: -50, max: 50, optional: true }),
    projectionYears: integer("Years to project", { default: 15, min: 1, max: 50, unit: "years", optional: true }),
  },
  outputs: {
    requiredDistribution: money("You must withdraw", { decimals: 2 }),
    distributionPeriod: number("Distribution period", {
      unit: "years",
      decimals: 1,
      none: "No distribution is required yet.",
    }),
    required: boolean("A distribution is required"),
    firstYear: integer("First year with a required distribution", { plain: true }),
    ageInYear: integer("Age reached in the year", { unit: "years" }),
    deadline: date("Withdraw by"),
    perMonth: money("Per month", { decimals: 2 }),
    percentOfBalance: percent("Share of the balance", { decimals: 2 }),
    penaltyIfMissed: money("Excise tax if missed (25 %)"),
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
    const birthYear = partsOf(birthDate).year;
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
      deadline: distributionYear <= firstYear ? dateOf(firstYear + 1, 4, 1) : dateOf(distributionYear, 12, 31),
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
      ? `That is the balance divided by {distributionPeriod}, or {perMonth} a month.`
      : `You reach age ${say.number(outputs.ageInYear!)} in {distributionYear}; withdrawals until then are up to you.`,
    outputs.required
      ? `Missing it costs an excise tax of up to {penaltyIfMissed} (${say.percent(25)}), less if it is put right within two years.`
      : `The projection shows how the balance may grow until then, to ${say.money(outputs.projection!.at(-1)!.endBalance!)} at its end.`,
  ],
  formula: {
    tex: String.raw`D = \frac{B}{f(a)}, \qquad B_{k+1} = B_k (1 + r) - D_k`,
    where: {
      D: "required distribution of the year",
      B: "account balance on 31 December of the year before",
      "f(a)": "distribution period for the age a reached in the year: Uniform Lifetime Table, or joint life table",
      B_k: "balance before year k of the projection",
      r: "expected annual return",
    },
  },
  howTo: [
    "Enter your Date of birth and the Year of the distribution.",
    "Enter the Balance on 31 December before: of one account, or of all your traditional IRAs together.",
    "If your spouse is the only beneficiary and more than 10 years younger, tick that box and enter the Factor from the joint life table.",
    "Set the Expected annual return and the Years to project to see how distributions go on.",
  ],
  faq: [
    {
      question: "When do I have to start?",
      answer:
        "Born 1951 to 1959: in the year you turn 73. Born 1960 or later: 75. Born from July 1949 to 1950: 72, earlier: 70½. The first distribution may wait until 1 April of the next year, but then two fall into one tax year.",
    },
    {
      question: "Can I take it from one account?",
      answer:
        "Work it out for each traditional IRA, then take the sum from any of them. 403(b) plans work the same among themselves. Each 401(k) must pay its own. Roth IRAs and, since 2024, Roth accounts in plans require nothing while the owner lives.",
    },
    {
      question: "What if I miss it?",
      answer:
        "The excise tax is 25 % of what was not withdrawn, 10 % if you correct it within two years (SECURE 2.0, section 302). The IRS can waive it for a reasonable error: Form 5329.",
    },
  ],
  about: [
    "For owners of traditional IRAs, 401(k) and similar accounts, by the Uniform Lifetime Table in force since 2022. The projection assumes a steady return and withdrawals at the end of each year, and uses the joint factor only for the first row, as it must be looked up anew each year.",
    "Heirs follow other rules (the single life table or the ten-year rule). If you still work and own no more than 5 % of the company, its plan may let you wait.",
  ],
  sources: [
    "IRS Publication 590-B, Table III; 26 CFR 1.401(a)(9)-9(c) (Uniform Lifetime Table from 2022)",
    "SECURE 2.0 Act of 2022, sections 107 and 302",
    "Internal Revenue Code sections 401(a)(9) and 4974",
  ],
  caution: "US rules for account owners, not for heirs; not tax advice.",
  overflow: "accountBalance",
  phrases: ["RMD {accountBalance} born {birthDate}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "Born 1952, 500,000 at the end of 2025",
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
      title: "Born 1961: not yet",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        birthDate: "1952-06-15",
        distributionYear: 2026,
        accountBalance: 500_000,
        useJointTable: false,
        jointLifeFactor: 28.1,
        expectedReturn: 5,
        projectionYears: 15,
      },
      outputs: {
        requiredDistribution: 19607.8431373,
        distributionPeriod: 25.5,
        required: true,
        firstYear: 2025,
        ageInYear: 74,
        deadline: "2026-12-31",
        perMonth: 1633.9869281,
        percentOfBalance: 3.92156862745,
        penaltyIfMissed: 4901.96078431,
      },
    },
    {
      by: "IRS Publication 590-B Table III (2022), Python mpmath 1.2",
      inputs: {
        birthDate: "1953-03-01",
        distributionYear: 2026,
        accountBalance: 400_000,
        useJointTable: false,
        jointLifeFactor: 28.1,
        expectedReturn: 5,
        projectionYears: 15,
      },
      outputs: {
        requiredDistribution: 15094.3396226,
        distributionPeriod: 26.5,
        required: true,
        firstYear: 2026,
        ageInYear: 73,
        deadline: "2027-04-01",
        perMonth: 1257.86163522,
        percentOfBalance: 3.77358490566,
        penaltyIfMissed: 3773.58490566,
        projection: {
          rows: 15,
          first: {
            year: 2026,
            age: 73,
            startBalance: 400_000,
            factor: 26.5,
            distribution: 15094.3396226,
            endBalance: 404905.660377,
          },
          last: { year: 2040, factor: 14.4, endBalance: 393696.283419 },
        },
        projectionChart: { rows: 15 },
      },
    },
    {
      by: "IRS Publication 590-B Table III (2022), Python mpmath 1.2",
      inputs: {
        birthDate: "1960-01-01",
        distributionYear: 2034,
        accountBalance: 250_000,
        useJointTable: false,
        jointLifeFactor: 28.1,
        expectedReturn: 6,
        projectionYears: 5,
      },
      outputs: {
        requiredDistribution: 0,
        distributionPeriod: null,
        required: false,
        firstYear: 2035,
        ageInYear: 74,
        deadline: "2036-04-01",
        perMonth: 0,
        percentOfBalance: 0,
        penaltyIfMissed: 0,
        projection: {
          rows: 5,
          first: { year: 2034, age: 74, startBalance: 250_000, factor: null, distribution: 0, endBalance: 265_000 },
          last: { year: 2038, factor: 22, endBalance: 283492.159517 },
        },
        projectionChart: { rows: 5 },
      },
    },
    {
      by: "IRS Publication 590-B Table III (2022), Python mpmath 1.2",
      inputs: {
        birthDate: "1959-12-31",
        distributionYear: 2032,
        accountBalance: 250_000,
        useJointTable: false,
        jointLifeFactor: 28.1,
        expectedReturn: 6,
        projectionYears: 5,
      },
      outputs: {
        requiredDistribution: 9433.96226415,
        distributionPeriod: 26.5,
        required: true,
        firstYear: 2032,
        ageInYear: 73,
        deadline: "2033-04-01",
        perMonth: 786.163522013,
        percentOfBalance: 3.77358490566,
        penaltyIfMissed: 2358.49056604,
        projection: {
          rows: 5,
          first: {
            year: 2032,
            age: 73,
            startBalance: 250_000,
            factor: 26.5,
            distribution: 9433.96226415,
            endBalance: 255566.037736,
          },
          last: { year: 2036, factor: 22.9, endBalance: 275081.127824 },
        },
        projectionChart: { rows: 5 },
      },
    },
    {
      by: "IRS Publication 590-B Table III (2022), Python mpmath 1.2",
      inputs: {
        birthDate: "1949-06-30",
        distributionYear: 2026,
        accountBalance: 100_000,
        useJointTable: false,
        jointLifeFactor: 28.1,
        expectedReturn: 4,
        projectionYears: 10,
      },
      outputs: {
        requiredDistribution: 4366.81222707,
        distributionPeriod: 22.9,
        required: true,
        firstYear: 2019,
        ageInYear: 77,
        deadline: "2026-12-31",
        perMonth: 363.901018923,
        percentOfBalance: 4.36681222707,
        penaltyIfMissed: 1091.70305677,
        projection: {
          rows: 10,
          first: {
            year: 2026,
            age: 77,
            startBalance: 100_000,
            factor: 22.9,
            distribution: 4366.81222707,
            endBalance: 99633.1877729,
          },
          last: { year: 2035, factor: 15.2, endBalance: 87186.6096479 },
        },
        projectionChart: { rows: 10 },
      },
    },
    {
      by: "IRS Publication 590-B Table III (2022), Python mpmath 1.2",
      inputs: {
        birthDate: "1949-07-01",
        distributionYear: 2022,
        accountBalance: 100_000,
        useJointTable: false,
        jointLifeFactor: 28.1,
        expectedReturn: 4,
        projectionYears: 3,
      },
      outputs: {
        requiredDistribution: 3773.58490566,
        distributionPeriod: 26.5,
        required: true,
        firstYear: 2021,
        ageInYear: 73,
        deadline: "2022-12-31",
        perMonth: 314.465408805,
        percentOfBalance: 3.77358490566,
        penaltyIfMissed: 943.396226415,
        projection: {
          rows: 3,
          first: {
            year: 2022,
            age: 73,
            startBalance: 100_000,
            factor: 26.5,
            distribution: 3773.58490566,
            endBalance: 100226.415094,
          },
          last: { year: 2024, factor: 24.6, endBalance: 100239.785007 },
        },
        projectionChart: { rows: 3 },
      },
    },
    {
      by: "IRS Publication 590-B Table III (2022), Python mpmath 1.2",
      inputs: {
        birthDate: "1948-12-31",
        distributionYear: 2024,
        accountBalance: 80_000,
        useJointTable: true,
        jointLifeFactor: 30.2,
        expectedReturn: 3,
        projectionYears: 2,
      },
      outputs: {
        requiredDistribution: 2649.00662252,
        distributionPeriod: 30.2,
        required: true,
        firstYear: 2019,
        ageInYear: 76,
        deadline: "2024-12-31",
        perMonth: 220.750551876,
        percentOfBalance: 3.31125827815,
        penaltyIfMissed: 662.251655629,
        projection: {
          rows: 2,
          first: {
            year: 2024,
            age: 76,
            startBalance: 80_000,
            factor: 30.2,
            distribution: 2649.00662252,
            endBalance: 79750.9933775,
          },
          last: { year: 2025, factor: 22.9, endBalance: 78660.9470488 },
        },
        projectionChart: { rows: 2 },
      },
    },
    {
      by: "IRS Publication 590-B Table III (2022), Python mpmath 1.2",
      inputs: {
        birthDate: "1904-05-05",
        distributionYear: 2026,
        accountBalance: 50_000,
        useJointTable: false,
        jointLifeFactor: 28.1,
        expectedReturn: 0,
        projectionYears: 1,
      },
      outputs: {
        requiredDistribution: 25_000,
        distributionPeriod: 2,
        required: true,
        firstYear: 1974,
        ageInYear: 122,
        deadline: "2026-12-31",
        perMonth: 2083.33333333,
        percentOfBalance: 50,
        penaltyIfMissed: 6250,
        projection: {
          rows: 1,
          first: { year: 2026, age: 122, startBalance: 50_000, factor: 2, distribution: 25_000, endBalance: 25_000 },
          last: { year: 2026, factor: 2, endBalance: 25_000 },
        },
        projectionChart: { rows: 1 },
      },
    },
    {
      by: "IRS Publication 590-B Table III (2022), Python mpmath 1.2",
      inputs: {
        birthDate: "1970-08-08",
        distributionYear: 2026,
        accountBalance: 900_000,
        useJointTable: false,
        jointLifeFactor: 28.1,
        expectedReturn: 5,
        projectionYears: 25,
      },
      outputs: {
        requiredDistribution: 0,
        distributionPeriod: null,
        required: false,
        firstYear: 2045,
        ageInYear: 56,
        deadline: "2046-04-01",
        perMonth: 0,
        percentOfBalance: 0,
        penaltyIfMissed: 0,
        projection: {
          rows: 25,
          first: { year: 2026, age: 56, startBalance: 900_000, factor: null, distribution: 0, endBalance: 945_000 },
          last: { year: 2050, factor: 20.2, endBalance: 2345924.57752 },
        },
        projectionChart: { rows: 25 },
      },
    },
    {
      by: "IRS Publication 590-B Table III (2022), Python mpmath 1.2",
      inputs: {
        birthDate: "1951-02-03",
        distributionYear: 2024,
        accountBalance: 0,
        useJointTable: false,
        jointLifeFactor: 28.1,
        expectedReturn: 5,
        projectionYears: 5,
      },
      outputs: {
        requiredDistribution: 0,
        distributionPeriod: 26.5,
        required: true,
        firstYear: 2024,
        ageInYear: 73,
        deadline: "2025-04-01",
        perMonth: 0,
        percentOfBalance: 0,
        penaltyIfMissed: 0,
        projection: {
          rows: 5,
          first: { year: 2024, age: 73, startBalance: 0, factor: 26.5, distribution: 0, endBalance: 0 },
          last: { year: 2028, factor: 22.9, endBalance: 0 },
        },
        projectionChart: { rows: 5 },
      },
    },
    { by: "Refusal", inputs: { distributionYear: 2021 }, refuses: "distributionYear" },
    { by: "Refusal", inputs: { birthDate: "1899-12-31" }, refuses: "birthDate" },
    { by: "Refusal", inputs: { useJointTable: true, jointLifeFactor: 0.5 }, refuses: "jointLifeFactor" },
  ],
});

function uniformFactor(age: number): number {
  return UNIFORM_LIFETIME[Math.min(age, 120) - 72]!;
}

/** SECURE Act (2019) and SECURE 2.0 (2022): age 70½, then 72, 73 and 75 by date of birth. */
function firstDistributionYear(birthDate: string): number {
  const { year } = partsOf(birthDate);
  if (birthDate < "1949-07-01") return partsOf(addMonths(birthDate, 70 * 12 + 6)).year;
  if (year <= 1950) return year + 72;
  return year <= 1959 ? year + 73 : year + 75;
}
