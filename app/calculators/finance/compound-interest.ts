import { chart, choice, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { futureValueOfAnnuity } from "#maths/finance/annuity.ts";
import { effectiveRate, forceOfInterest, growthFactor, PERIODS_PER_YEAR } from "#maths/finance/compounding.ts";

export default defineCalculator({
  id: "compound-interest",
  name: "Compound Interest Calculator",
  category: "finance",
  emoji: "📈",
  description:
    "What savings grow to with compound interest and regular deposits, year by year, with the interest earned and the value in today's money.",
  keywords: [
    "interest on interest",
    "savings growth",
    "daily compounding",
    "monthly deposits",
    "future value of savings",
    "how fast does money double",
    "APY",
    "savings account interest",
    "how much will my savings grow",
  ],
  popular: true,
  related: [
    { id: "simple-interest", stage: "complementary", relevance: 82 },
    { id: "savings-goal", stage: "next_step", relevance: 92 },
    "future-value",
    { id: "effective-annual-rate", stage: "complementary", relevance: 84 },
    "rule-of-72",
    "certificate-of-deposit",
  ],
  inputs: {
    principal: money("Starting amount", {
      unsaid: 0,
      default: 10_000,
      min: 0,
      also: [
        "start with",
        "starting",
        "deposit",
        "invest",
        "savings",
        "put",
        "have",
        "starting with",
        "save",
        "leave",
        "deposited",
        "put in",
        "left me",
        "inherited",
        "initial deposit",
        "lump sum",
      ],
    }),
    annualRate: percent("Annual interest rate", {
      default: 5,
      min: -50,
      max: 1000,
      help: "The nominal rate per year.",
      also: ["rate", "interest", "at", "paying", "pays", "earning", "earns", "yield", "APY", "APR"],
    }),
    termYears: integer("Years", { assumable: false, default: 10, min: 0, max: 100, unit: "years", also: ["for"] }),
    extraMonths: integer("and months", {
      also: ["months"],
      default: 0,
      min: 0,
      max: 11,
      unit: "months",
      optional: true,
    }),
    compounding: choice("Interest is compounded", {
      default: "monthly",
      unsaid: "annually",
      options: [
        ["annually", "Annually"],
        ["semiannually", "Semiannually"],
        ["quarterly", "Quarterly"],
        ["monthly", "Monthly"],
        ["weekly", "Weekly"],
        ["daily", "Daily"],
        ["continuously", "Continuously"],
      ],
    }),
    contribution: money("Regular deposit", {
      unsaid: 0,
      default: 100,
      min: 0,
      also: [
        "monthly deposit",
        "adding",
        "plus",
        "a month",
        "add",
        "deposit monthly",
        "put in every month",
        "save every month",
        "contribute",
        "topping up",
        "add another",
        "put in another",
      ],
    }),
    contributionFrequency: choice("Deposit frequency", {
      default: "monthly",
      options: [
        ["weekly", "Every week"],
        ["biweekly", "Every two weeks"],
        ["monthly", "Every month"],
        ["quarterly", "Every quarter"],
        ["semiannually", "Every half year"],
        ["annually", "Every year"],
      ],
    }),
    contributionTiming: choice("Deposits are made", {
      default: "end",
      options: [
        ["end", "At the end of each period"],
        ["beginning", "At the beginning of each period"],
      ],
    }),
    inflationRate: percent("Inflation", {
      also: ["inflation", "inflation of", "prices rise"],
      default: 0,
      min: -20,
      max: 1000,
      optional: true,
      help: "To show the result in today's money as well.",
    }),
  },
  outputs: {
    futureValue: money("Future value", {
      also: [
        "end balance",
        "final balance",
        "worth",
        "how much will i have",
        "grow to",
        "what will I have",
        "balance",
        "end up with",
        "be worth",
      ],
    }),
    totalContributions: money("Total deposits"),
    totalInterest: money("Interest earned", {
      also: [
        "interest earned",
        "interest made",
        "how much interest",
        "interest earn",
        "how much interest will",
        "earn in interest",
      ],
    }),
    effectiveAnnualRate: percent("Effective annual rate", { also: ["effective rate"], decimals: 3 }),
    realValue: money("Value in today's money", { also: ["today's dollars", "real value", "after inflation"] }),
    doublingTime: number("Time to double without deposits", {
      also: ["double", "how long to double"],
      unit: "years",
      decimals: 1,
      none: "Never: the rate is not above zero.",
    }),
    yearlyTable: table("Year by year", {
      year: integer("Year"),
      contributions: money("Deposits"),
      interest: money("Interest"),
      balance: money("Balance"),
    }),
    balanceOverTime: chart("Balance and money paid in", {
      x: { year: number("Years") },
      y: { balance: money("Balance"), paidIn: money("Paid in") },
      as: "area",
    }),
  },
  compute(inputs) {
    const { principal, contribution } = inputs;
    const continuousRate = forceOfInterest(inputs.annualRate / 100, inputs.compounding);
    const months = 12 * inputs.termYears + inputs.extraMonths;
    const perYear = PERIODS_PER_YEAR[inputs.contributionFrequency];
    const periodCount = Math.floor((perYear * months) / 12);
    const delay = inputs.contributionTiming === "end" ? 0 : 1 / perYear;
    const balanceAt = (time: number, deposits: number) =>
      principal * growthFactor(continuousRate, time) +
      futureValueOfAnnuity(contribution, effectiveRate(continuousRate, 1 / perYear), deposits) *
        growthFactor(continuousRate, time - deposits / perYear + delay);

    const futureValue = balanceAt(months / 12, periodCount);
    const totalContributions = periodCount * contribution;
    const yearEnds = Array.from({ length: Math.ceil(months / 12) }, (_, index) => {
      const deposits = Math.min(periodCount, perYear * (index + 1));
      const time = Math.min(index + 1, months / 12);
      return { time, deposits, balance: balanceAt(time, deposits) };
    });
    return {
      futureValue,
      totalContributions,
      totalInterest: futureValue - principal - totalContributions,
      effectiveAnnualRate: 100 * effectiveRate(continuousRate),
      realValue: futureValue / (1 + inputs.inflationRate / 100) ** (months / 12),
      doublingTime: continuousRate > 0 ? Math.LN2 / continuousRate : null,
      yearlyTable: yearEnds.map(({ deposits, balance }, index) => {
        const before = yearEnds[index - 1] ?? { deposits: 0, balance: principal };
        const contributions = (deposits - before.deposits) * contribution;
        return { year: index + 1, contributions, interest: balance - before.balance - contributions, balance };
      }),
      balanceOverTime: [
        { year: 0, balance: principal, paidIn: principal },
        ...yearEnds.map(({ time, deposits, balance }) => ({
          year: time,
          balance,
          paidIn: principal + deposits * contribution,
        })),
      ],
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.totalInterest! >= 0
      ? `You pay in ${say.money(inputs.principal + outputs.totalContributions!)} in all and end up with {futureValue}, ${outputs.totalInterest! < 0.5 ? "none" : "{totalInterest}"} of it interest.`
      : `You pay in ${say.money(inputs.principal + outputs.totalContributions!)} in all and end up with {futureValue}, ${say.money(-outputs.totalInterest!)} less.`,
    outputs.doublingTime === null
      ? `At {annualRate} a year, money never doubles.`
      : `At {annualRate} a year, compounded ${inputs.compounding}, money doubles in {doublingTime}.`,
    inputs.inflationRate === 0
      ? `The effective rate, with compounding, is {effectiveAnnualRate} a year.`
      : `With inflation of {inflationRate} a year, that buys what {realValue} buys today.`,
  ],
  formula: {
    tex: [
      String.raw`A = P\left(1 + \frac{r}{m}\right)^{mt} + \sum_{k=1}^{N} D\left(1 + \frac{r}{m}\right)^{m(t - t_k)}`,
      String.raw`A = P\,e^{rt} + \sum_{k=1}^{N} D\,e^{r(t - t_k)} \quad \text{(continuously)}`,
    ],
    where: {
      A: "future value",
      P: "starting amount",
      r: "nominal rate per year",
      m: "how many times a year interest is compounded",
      t: "time in years",
      D: "regular deposit",
      N: "number of deposits",
      t_k: "when deposit k is made: k divided by the deposits per year; one period earlier for deposits at the beginning",
    },
  },
  howTo: [
    "Enter the Starting amount, or 0 to start with deposits only.",
    "Enter the Annual interest rate and how often Interest is compounded. If your bank quotes an APY, choose Annually.",
    "Set the time in Years and months.",
    "Enter the Regular deposit and its frequency, and choose whether each is made at the beginning or the end of its period.",
    "Add Inflation to read the result in today's money.",
  ],
  faq: [
    {
      question: "How much does the compounding frequency matter?",
      answer:
        "Less than you might think. At 5% for 10 years, 10,000 grows to 16,288.95 with yearly compounding, 16,470.09 with monthly and 16,486.65 with daily. Continuous compounding, the limit, gives 16,487.21. A rate just 0.1 points higher does more than going from monthly to daily.",
    },
    {
      question: "What is the difference between a nominal rate and an APY?",
      answer:
        "The nominal rate is the one divided by the number of periods: 5% compounded monthly pays 0.41667% a month. The annual percentage yield includes the interest on interest: 5.116%. US banks must show the APY under Regulation DD.",
    },
    {
      question: "What happens to a deposit between two compounding dates?",
      answer:
        "Here it earns the same rate for the part of the period it is in the account, so weekly deposits work with monthly compounding. Some banks pay nothing, or simple interest, for a partial period; the difference is small.",
    },
    {
      question: "Can I use this for stocks or funds?",
      answer:
        "Yes, with an expected average return and yearly compounding, but the real path will be bumpy. A negative rate shows a yearly loss.",
    },
  ],
  about: [
    "For savings accounts, deposits and any money that earns a steady rate, with or without regular deposits. Every frequency is converted to the same continuous rate of growth, so any deposit schedule works with any compounding.",
    "Deposits count for whole periods: a last part of one has none. The rate stays fixed, and tax and charges are left out: for a taxed account, enter the rate after tax. A month counts as a twelfth and a week as a fifty-second of a year, so a bank that counts actual days will differ by a few cents.",
  ],
  caution: "Assumes the rate never changes; tax, fees and investment losses are not included.",
  sources: [
    "Kellison: The Theory of Interest (3rd ed., 2009), accumulation and annuities",
    "US Truth in Savings Act, Regulation DD, Appendix A (annual percentage yield)",
  ],
  overflow: "annualRate",
  phrases: [
    "compound interest {principal} at {annualRate} for {termYears} years",
    "{contribution} a month at {annualRate} for {termYears} years",
    "how much interest will {principal} earn in {termYears} years at {annualRate} compounded quarterly",
    "deposit {contribution} every month for {termYears} years at {annualRate}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "10,000 and 100 a month at 5% for 10 years",
      inputs: {
        principal: 10_000,
        annualRate: 5,
        termYears: 10,
        extraMonths: 0,
        compounding: "monthly",
        contribution: 100,
        contributionFrequency: "monthly",
        contributionTiming: "end",
        inflationRate: 2.5,
      },
      outputs: { futureValue: 31998.3229215, totalInterest: 9998.32292147, realValue: 24997.0387242 },
    },
    {
      title: "A single deposit at 4%, compounded daily",
      inputs: {
        principal: 25_000,
        annualRate: 4,
        termYears: 8,
        extraMonths: 6,
        compounding: "daily",
        contribution: 0,
        contributionFrequency: "monthly",
        contributionTiming: "end",
        inflationRate: 0,
      },
      outputs: { futureValue: 35123.0354588, effectiveAnnualRate: 4.08084931324, doublingTime: 17.3296290133 },
    },
    {
      title: "50 a week from scratch for 30 years at 7%",
      inputs: {
        principal: 0,
        annualRate: 7,
        termYears: 30,
        extraMonths: 0,
        compounding: "annually",
        contribution: 50,
        contributionFrequency: "weekly",
        contributionTiming: "beginning",
        inflationRate: 0,
      },
      outputs: { futureValue: 254262.394097, totalContributions: 78_000, totalInterest: 176262.394097 },
    },
  ],
});
