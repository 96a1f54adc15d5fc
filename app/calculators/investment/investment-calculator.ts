import { chart, choice, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { futureValueOfAnnuity, periodsToReach } from "#maths/finance/annuity.ts";
import { effectiveRate, forceOfInterest, growthFactor, PERIODS_PER_YEAR } from "#maths/finance/compounding.ts";

export default defineCalculator({
  id: "investment-calculator",
  name: "Investment Calculator",
  category: "investment",
  emoji: "📈",
  description:
    "See what a starting sum and regular contributions grow to, what that is worth in today's money, and what it takes to reach a savings target.",
  keywords: [
    "future value of investment",
    "how much will my money grow",
    "monthly investing",
    "SIP",
    "investment growth",
    "investment return over time",
    "lump sum plus monthly",
    "reach a million",
    "invest monthly to reach a million",
    "index fund growth",
  ],
  popular: true,
  slug: "investment",
  related: [
    { id: "investment-portfolio", stage: "next_step", relevance: 90 },
    "compound-interest",
    "return-on-investment",
    { id: "retirement", stage: "advanced_planning", relevance: 88 },
    "inflation",
    { id: "dollar-cost-averaging", stage: "complementary", relevance: 76 },
  ],
  inputs: {
    principal: money("Starting amount", {
      unsaid: 0,
      default: 10_000,
      min: 0,
      also: [
        "start with",
        "starting",
        "invest",
        "lump sum",
        "put",
        "lump sum of",
        "start",
        "initial",
        "begin with",
        "have invested",
        "already have",
        "starting from",
        "inherited",
      ],
    }),
    contribution: money("Regular contribution", {
      unsaid: 0,
      default: 500,
      min: 0,
      also: [
        "a month",
        "monthly",
        "adding",
        "per month",
        "each month",
        "every month",
        "saving",
        "add",
        "put in",
        "putting",
        "contribute",
        "a year",
        "into an index fund",
        "set aside",
      ],
    }),
    contributionFrequency: choice("Contributed", {
      called: {
        annually: ["every year", "each year", "a year"],
        biweekly: ["every two weeks"],
        weekly: ["every week"],
      },
      default: "monthly",
      options: [
        ["weekly", "Weekly"],
        ["biweekly", "Every two weeks"],
        ["monthly", "Monthly"],
        ["quarterly", "Quarterly"],
        ["annually", "Yearly"],
      ],
    }),
    contributionTiming: choice("Contributed at the", {
      called: { end: ["end of each"], beginning: ["beginning of each", "start of each"] },
      default: "end",
      options: [
        ["end", "End of each period"],
        ["beginning", "Beginning of each period"],
      ],
    }),
    annualRate: percent("Expected yearly return", {
      default: 7,
      min: -50,
      max: 100,
      help: "Nominal yearly rate before inflation.",
      also: [
        "return",
        "rate",
        "at",
        "interest",
        "growth",
        "returns",
        "earns",
        "earning",
        "grows at",
        "growing at",
        "average",
        "yields",
        "averaging",
      ],
    }),
    compounding: choice("Compounded", {
      default: "annually",
      options: [
        ["annually", "Annually"],
        ["semiannually", "Semiannually"],
        ["quarterly", "Quarterly"],
        ["monthly", "Monthly"],
        ["daily", "Daily (365)"],
        ["continuously", "Continuously"],
      ],
    }),
    termYears: integer("Length", {
      default: 20,
      min: 1,
      max: 100,
      unit: "years",
      also: ["years", "for", "in", "over"],
    }),
    inflationRate: percent("Inflation", { also: ["inflation of"], default: 2.5, min: -20, max: 100 }),
    targetAmount: money("Target amount", {
      default: 500_000,
      min: 0,
      help: "The sum you want to reach.",
      also: ["target", "goal", "reach", "have", "to reach", "get to", "need", "hit", "a goal of"],
    }),
  },
  outputs: {
    endBalance: money("End balance", {
      also: [
        "have",
        "end up with",
        "worth",
        "future value",
        "balance",
        "grow to",
        "how much will be there",
        "be there",
        "will I have",
        "how much will I have",
        "grow",
        "turn into",
      ],
    }),
    totalContributions: money("Paid in"),
    totalInterest: money("Growth", { also: ["growth", "earn in total", "how much growth"] }),
    endBalanceReal: money("End balance in today's money", {
      also: ["today's dollars", "after inflation", "in today's money"],
    }),
    effectiveAnnualRate: percent("Effective annual rate", { decimals: 3 }),
    contributionForTarget: money("Contribution needed for the target", {
      also: [
        "monthly to reach",
        "per month to reach",
        "have to invest monthly",
        "invest a month to reach",
        "invest each month",
        "need to invest monthly",
        "invest monthly to reach",
        "need to invest",
        "have to invest",
        "invest every month",
      ],
      decimals: 2,
    }),
    yearsToTarget: number("Years to reach the target", {
      also: ["years to reach", "how long to reach", "how many years until", "how long until", "how long will it take"],
      unit: "years",
      decimals: 1,
      none: "Never at these figures.",
    }),
    schedule: table("Year by year", {
      year: integer("Year"),
      contributions: money("Contributions"),
      interest: money("Interest"),
      endBalance: money("End balance"),
    }),
    balanceOverTime: chart("Balance and money paid in", {
      x: { year: integer("Year") },
      y: { contributions: money("Paid in"), balance: money("Balance") },
      as: "area",
    }),
  },
  compute(inputs) {
    const { principal, contribution, termYears, targetAmount } = inputs;
    const perYear = PERIODS_PER_YEAR[inputs.contributionFrequency];
    const continuousRate = forceOfInterest(inputs.annualRate / 100, inputs.compounding);
    const rate = effectiveRate(continuousRate, 1 / perYear);
    const timingFactor = inputs.contributionTiming === "beginning" ? 1 + rate : 1;
    const periods = perYear * termYears;
    const balanceAfter = (count: number) =>
      principal * growthFactor(continuousRate, count / perYear) +
      contribution * timingFactor * futureValueOfAnnuity(1, rate, count);

    const endBalance = balanceAfter(periods);
    const totalContributions = principal + contribution * periods;
    const balances = Array.from({ length: termYears + 1 }, (_, year) => balanceAfter(perYear * year));
    const toTarget = periodsToReach(principal, contribution * timingFactor, rate, targetAmount);
    return {
      endBalance,
      totalContributions,
      totalInterest: endBalance - totalContributions,
      endBalanceReal: endBalance / (1 + inputs.inflationRate / 100) ** termYears,
      effectiveAnnualRate: 100 * effectiveRate(continuousRate),
      contributionForTarget: Math.max(
        0,
        (targetAmount - principal * growthFactor(continuousRate, termYears)) /
          (timingFactor * futureValueOfAnnuity(1, rate, periods)),
      ),
      yearsToTarget: toTarget === null ? null : toTarget / perYear,
      schedule: balances.slice(1).map((balance, index) => ({
        year: index + 1,
        contributions: contribution * perYear,
        interest: balance - balances[index]! - contribution * perYear,
        endBalance: balance,
      })),
      balanceOverTime: balances.map((balance, year) => ({
        year,
        contributions: principal + contribution * perYear * year,
        balance,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.totalInterest! >= 0
      ? `After {termYears} you have {endBalance}: {totalContributions} paid in and {totalInterest} of growth.`
      : `After {termYears} you have {endBalance}, ${say.money(-outputs.totalInterest!)} less than the {totalContributions} paid in.`,
    `In today's money that is {endBalanceReal}, with inflation of {inflationRate} a year.`,
    outputs.yearsToTarget === null
      ? `The target of {targetAmount} is never reached at these figures.`
      : outputs.yearsToTarget === 0
        ? `You already have the target of {targetAmount}.`
        : outputs.yearsToTarget <= inputs.termYears
          ? `You reach {targetAmount} after {yearsToTarget}.`
          : `To reach {targetAmount} in {termYears} you would have to put in {contributionForTarget} each time; at {contribution} it takes {yearsToTarget}.`,
  ],
  formula: {
    tex: [
      String.raw`E = \left(1 + \frac{r}{m}\right)^m - 1, \qquad i = (1 + E)^{1/p} - 1`,
      String.raw`B = P\,(1 + i)^n + A\,(1 + i)^b\,\frac{(1 + i)^n - 1}{i}`,
    ],
    where: {
      B: "end balance",
      P: "starting amount",
      A: "regular contribution",
      r: "expected yearly return, compounded m times a year",
      E: "effective annual rate",
      p: "contributions a year",
      i: "return per contribution period",
      n: "number of contributions: p times the years",
      b: "1 if contributions are made at the beginning of each period, 0 at the end",
    },
  },
  howTo: [
    "Enter the Starting amount and the Regular contribution, how often it is made and when in the period.",
    "Enter the Expected yearly return. For funds, use the return after costs, compounded annually.",
    "Set the Length in years and the Inflation you expect.",
    "Enter a Target amount to see the contribution it takes and how many years it takes with yours.",
  ],
  faq: [
    {
      question: "Which return should I enter?",
      answer:
        "US stocks have returned about 10% a year since 1926 before inflation, high-grade bonds about 5%; a mix lies in between, and the future may be lower. The result is sensitive: 10,000 plus 500 a month for 20 years becomes 258,791 at 6%, 292,465 at 7% and 331,109 at 8%.",
    },
    {
      question: "Does it matter whether I pay in at the beginning or the end of the month?",
      answer:
        "Hardly: every contribution earns one more month of returns. In the example above it adds 1,435 to 292,465.",
    },
    {
      question: "What does today's money mean?",
      answer:
        "The end balance divided by the rise in prices until then: what it would buy at today's prices. At 2.5% inflation, 100,000 in 20 years buys what 61,027 buys now.",
    },
  ],
  about: [
    "For planning: a savings plan, a lump sum, or both, at an average return. Every period uses the same effective rate, whatever the compounding, so a monthly contribution with yearly compounding grows by the twelfth root of the year's factor.",
    "Real returns come in random order, and with regular contributions the late years count most. Taxes and fund costs are not deducted: reduce the return by them.",
  ],
  caution:
    "Assumes the same return every year; investments can lose money, and taxes and fund costs are not taken off.",
  sources: [
    "Future value of a sum and of an ordinary annuity or annuity-due: Brealey, Myers and Allen, Principles of Corporate Finance (13th ed., 2020), ch. 2",
    "U.S. Securities and Exchange Commission, Investor.gov: Compound Interest Calculator (method)",
  ],
  overflow: "annualRate",
  phrases: [
    "invest {principal} and {contribution} a month at {annualRate} for {termYears} years",
    "how long to reach {targetAmount} with {contribution} a month",
    "invest {contribution} every month or each month for {termYears} years at {annualRate}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "10,000 plus 500 a month at 7% for 20 years",
      inputs: {
        principal: 10_000,
        contribution: 500,
        contributionFrequency: "monthly",
        contributionTiming: "end",
        annualRate: 7,
        compounding: "annually",
        termYears: 20,
        inflationRate: 2.5,
        targetAmount: 500_000,
      },
      outputs: { endBalance: 292465.032907, endBalanceReal: 178482.911385, yearsToTarget: 26.4283503655 },
    },
    {
      title: "The way to a million with 250 every two weeks",
      inputs: {
        principal: 0,
        contribution: 250,
        contributionFrequency: "biweekly",
        contributionTiming: "beginning",
        annualRate: 8,
        compounding: "annually",
        termYears: 30,
        inflationRate: 2.5,
        targetAmount: 1_000_000,
      },
      outputs: { endBalance: 766550.138331, contributionForTarget: 326.136527148, yearsToTarget: 33.1494142411 },
    },
    {
      title: "A lump sum of 50,000 and nothing more",
      inputs: {
        principal: 50_000,
        contribution: 0,
        contributionFrequency: "monthly",
        contributionTiming: "end",
        annualRate: 5,
        compounding: "monthly",
        termYears: 15,
        inflationRate: 2.5,
        targetAmount: 100_000,
      },
      outputs: { endBalance: 105685.196622, totalInterest: 55685.1966219, yearsToTarget: 13.8918047291 },
    },
  ],
});
