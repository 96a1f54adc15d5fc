import { chart, choice, defineCalculator, integer, money, percent, table, text } from "#engine/define.ts";
import { effectiveRate, forceOfInterest, nominalRate, PERIODS_PER_YEAR } from "#maths/finance/compounding.ts";

const FREQUENCY_NAMES = {
  annually: "Annually",
  semiannually: "Semiannually",
  quarterly: "Quarterly",
  monthly: "Monthly",
  semimonthly: "Twice a month",
  biweekly: "Every two weeks",
  weekly: "Weekly",
  daily: "Daily",
  continuously: "Continuously",
} as const;

const FREQUENCIES = Object.keys(FREQUENCY_NAMES) as readonly (keyof typeof FREQUENCY_NAMES)[];

export default defineCalculator({
  id: "effective-annual-rate",
  name: "Effective Annual Rate Calculator",
  category: "finance",
  emoji: "🔁",
  description:
    "Turns a nominal interest rate into the effective yearly rate (APY) and into the equivalent nominal rate at any other compounding.",
  keywords: [
    "EAR",
    "APY",
    "nominal to effective rate",
    "compounding frequency",
    "equivalent rate",
    "annual equivalent rate",
    "continuous compounding",
    "true annual yield",
    "effective interest on a credit card",
  ],
  related: [
    { id: "apr", stage: "complementary", relevance: 86 },
    { id: "compound-interest", stage: "next_step", relevance: 84 },
    { id: "certificate-of-deposit", stage: "complementary", relevance: 78 },
    "rule-of-72",
    "loan",
  ],
  inputs: {
    annualRate: percent("Nominal annual rate", {
      default: 6,
      min: 0,
      max: 1000,
      also: [
        "nominal",
        "rate",
        "APR",
        "charges",
        "charging",
        "advertises",
        "pays",
        "paying",
        "interest",
        "stated rate",
        "quoted",
        "card rate",
      ],
    }),
    compounding: choice("Compounded", {
      called: {
        quarterly: ["quarterly compounding", "every quarter", "each quarter"],
        monthly: ["monthly compounding", "every month"],
        daily: ["daily compounding", "every day"],
        continuously: ["continuous"],
        semiannually: ["semiannual", "twice a year"],
        weekly: ["every week"],
        annually: ["once a year"],
      },
      default: "monthly",
      options: [
        ["annually", "Annually"],
        ["semiannually", "Semiannually"],
        ["quarterly", "Quarterly"],
        ["monthly", "Monthly"],
        ["semimonthly", "Twice a month"],
        ["biweekly", "Every two weeks"],
        ["weekly", "Weekly"],
        ["daily", "Daily"],
        ["continuously", "Continuously"],
      ],
      also: ["compounded", "compounding", "compounds", "with"],
    }),
    toCompounding: choice("Equal rate if compounded", {
      default: "quarterly",
      options: [
        ["annually", "Annually"],
        ["semiannually", "Semiannually"],
        ["quarterly", "Quarterly"],
        ["monthly", "Monthly"],
        ["semimonthly", "Twice a month"],
        ["biweekly", "Every two weeks"],
        ["weekly", "Weekly"],
        ["daily", "Daily"],
        ["continuously", "Continuously"],
      ],
    }),
    principal: money("Amount", { default: 10_000, min: 0, optional: true, help: "To show one year's interest." }),
  },
  outputs: {
    effectiveAnnualRate: percent("Effective annual rate", {
      also: [
        "APY",
        "EAR",
        "effective rate",
        "annual percentage yield",
        "true annual yield",
        "annual yield",
        "true rate",
        "true yield",
        "effectively",
        "an effective rate",
        "as an effective",
        "real rate",
        "effective annual",
        "actual rate",
        "effective yield",
        "per year effectively",
      ],
      decimals: 4,
    }),
    equivalentRate: percent("Equal nominal rate at the other compounding", { decimals: 4 }),
    periodicRate: percent("Rate per period", {
      also: ["per month", "monthly rate", "periodic rate", "rate per month", "per day"],
      decimals: 5,
      none: "Continuous compounding has no period.",
    }),
    interestPerYear: money("Interest in a year", { also: ["interest a year", "interest for a year"], decimals: 2 }),
    simpleInterest: money("Interest in a year without compounding", { decimals: 2 }),
    comparison: table("All compounding frequencies", {
      compounding: text("Compounded", { labels: FREQUENCY_NAMES }),
      periodsPerYear: integer("Times a year", { none: "No limit" }),
      effectiveRate: percent("Effective rate of this nominal rate", { decimals: 4 }),
      equivalentNominal: percent("Nominal rate with the same effect", { decimals: 4 }),
    }),
    effectByFrequency: chart("Effective rate by compounding frequency", {
      x: { periodsPerYear: integer("Times a year") },
      y: { effectiveRate: percent("Effective rate") },
      as: "line",
      logX: true,
      fit: true,
      smooth: true,
    }),
  },
  compute({ annualRate, compounding, toCompounding, principal }) {
    const nominal = annualRate / 100;
    const continuousRate = forceOfInterest(nominal, compounding);
    const comparison = FREQUENCIES.map((frequency) => ({
      compounding: frequency,
      periodsPerYear: frequency === "continuously" ? null : PERIODS_PER_YEAR[frequency],
      effectiveRate: 100 * effectiveRate(forceOfInterest(nominal, frequency)),
      equivalentNominal: 100 * nominalRate(continuousRate, frequency),
    }));
    return {
      effectiveAnnualRate: 100 * effectiveRate(continuousRate),
      equivalentRate: 100 * nominalRate(continuousRate, toCompounding),
      periodicRate: compounding === "continuously" ? null : annualRate / PERIODS_PER_YEAR[compounding],
      interestPerYear: principal * effectiveRate(continuousRate),
      simpleInterest: principal * nominal,
      comparison,
      effectByFrequency: comparison
        .filter(({ periodsPerYear }) => periodsPerYear !== null)
        .map(({ periodsPerYear, effectiveRate: rate }) => ({ periodsPerYear, effectiveRate: rate })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `{annualRate}, compounded ${FREQUENCY_NAMES[inputs.compounding].toLowerCase()}, is really {effectiveAnnualRate} a year.`,
    `Compounded ${FREQUENCY_NAMES[inputs.toCompounding].toLowerCase()}, a nominal rate of {equivalentRate} has the same effect.`,
    inputs.principal > 0
      ? `In a year {principal} earns {interestPerYear}, ${say.money(outputs.interestPerYear! - outputs.simpleInterest!, 2)} of it interest on interest.`
      : `Enter an amount to see a year's interest.`,
  ],
  formula: {
    tex: [
      String.raw`e = \left(1 + \frac{r}{m}\right)^m - 1, \qquad e = \mathrm{e}^{\,r} - 1 \quad \text{(continuously)}`,
      String.raw`r' = M\left((1 + e)^{1/M} - 1\right), \qquad r' = \ln(1 + e) \quad \text{(continuously)}`,
    ],
    where: {
      e: "effective annual rate",
      r: "nominal annual rate, compounded m times a year",
      "r'": "nominal rate with the same effect, compounded M times a year",
    },
  },
  howTo: [
    "Enter the Nominal annual rate as the contract states it.",
    "Choose how often it is Compounded.",
    "Choose the compounding of the other offer to get the equivalent nominal rate.",
    "To turn an effective rate (APY) into a nominal one, enter it as the rate with annual compounding.",
  ],
  faq: [
    {
      question: "How much does compounding add?",
      answer:
        "At 12%: 12.36% half-yearly, 12.55% quarterly, 12.68% monthly, 12.747% daily. Continuous compounding is the limit, 12.750%. At 3% the whole difference between yearly and daily is 0.045 points.",
    },
    {
      question: "Is the APY the same as the effective annual rate?",
      answer:
        "For a deposit without fees, yes: the annual percentage yield of US Regulation DD, the AER of UK accounts and the effective rate are the same figure. The APR of a loan is something else: a nominal rate that includes fees.",
    },
    {
      question: "Which rate do I divide by 12 for a monthly payment?",
      answer:
        "The nominal rate that compounds monthly. If you only have an effective rate, convert it first: an effective 6.1678% is a nominal 6% compounded monthly, so 0.5% a month.",
    },
  ],
  about: [
    "For comparing rates quoted with different compounding: savings accounts, loans, bonds, credit cards. Two weeks count as a twenty-sixth of a year, a week as a fifty-second and a day as a 365th.",
    "It leaves fees out. For a loan with fees, calculate the APR.",
  ],
  caution:
    "Fees are not included: a loan's APR can be higher than this rate, and an account's charges eat into its yield.",
  sources: [
    "OASIS OpenDocument 1.3 part 4 OpenFormula, EFFECT and NOMINAL",
    "US Regulation DD, 12 CFR Part 1030, Appendix A",
  ],
  phrases: [
    "effective rate of {annualRate} compounded monthly",
    "APY of {annualRate}",
    "APY for {annualRate} {compounding}",
    "effective annual rate of {annualRate} compounded {compounding}",
    "my card charges {annualRate} compounded {compounding}, what is that per year effectively",
    "the bank advertises {annualRate} with {compounding} compounding, what is the true annual yield",
    "true annual rate of {annualRate} compounded {compounding}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "6% compounded monthly",
      inputs: { annualRate: 6, compounding: "monthly", toCompounding: "quarterly", principal: 10_000 },
      outputs: { effectiveAnnualRate: 6.16778118645, equivalentRate: 6.03005 },
    },
    {
      title: "A credit card at 22.99%, compounded daily",
      inputs: { annualRate: 22.99, compounding: "daily", toCompounding: "annually", principal: 1000 },
      outputs: { effectiveAnnualRate: 25.8383080766, interestPerYear: 258.383080766 },
    },
  ],
});
