import { chart, defineCalculator, integer, money, percent, refuse, table, text } from "#engine/define.ts";
import { tellSides } from "#engine/tell-sides.ts";
import { futureValueOfAnnuity } from "#maths/finance/annuity.ts";
import { findRoot } from "#maths/root.ts";

export default defineCalculator({
  id: "term-vs-whole-life",
  name: "Term vs Whole Life Insurance Calculator",
  category: "insurance",
  emoji: "📑",
  description:
    "Buy term and invest the difference, or buy whole life? Your invested savings against the cash value, and the yield whole life really pays.",
  keywords: [
    "buy term invest the difference",
    "permanent life insurance",
    "cash value",
    "Linton yield",
    "whole life return",
    "endowment",
    "surrender value",
    "term or whole life",
    "buy term instead of whole life",
    "agent offering whole life",
  ],
  related: [
    { id: "life-insurance-needs", stage: "complementary", relevance: 90 },
    { id: "investment-calculator", stage: "complementary", relevance: 74 },
    "annuity",
    "internal-rate-of-return",
    "disability-income",
  ],
  inputs: {
    deathBenefit: money("Death benefit of both", {
      default: 500_000,
      min: 0,
      also: ["coverage", "coverage of", "face value", "face amount", "policy of"],
    }),
    termPremium: money("Term premium per year", {
      default: 600,
      min: 0,
      also: [
        "term",
        "buy term at",
        "term at",
        "term costs",
        "term would be",
        "term is",
        "term life",
        "term policy",
        "term insurance",
        "term for",
        "for term",
        "term premium of",
        "term life at",
        "term life costs",
        "pay for term",
        "premiums of",
      ],
    }),
    wholePremium: money("Whole life premium per year", {
      default: 5200,
      min: 0,
      also: [
        "whole life premium",
        "whole life",
        "whole",
        "whole life at",
        "whole life costs",
        "whole life for",
        "whole life is",
        "instead of whole life at",
        "whole life premiums of",
        "for whole life",
        "versus",
        "permanent policy",
        "whole life of",
        "whole life policy",
      ],
    }),
    termYears: integer("Years", {
      also: ["over", "for", "after", "in"],
      default: 20,
      min: 1,
      max: 80,
      unit: "years",
    }),
    cashValue: money("Whole life cash value at the end", {
      default: 118_000,
      min: 0,
      help: "Guaranteed or illustrated, from the insurer's illustration.",
      also: ["cash value of", "with a cash value of", "surrender value", "worth", "whole life cash value of"],
    }),
    investmentReturn: percent("Return if you invest the difference", {
      also: [
        "return",
        "invest the difference at",
        "earn",
        "could earn",
        "at",
        "return of",
        "a return",
        "earning",
        "market return",
        "invested at",
        "grows at",
        "i could earn",
      ],
      default: 5,
      min: -20,
      max: 50,
      help: "After tax and fees.",
    }),
  },
  outputs: {
    advantage: money("Term and investing compared with whole life", {
      also: ["how far ahead", "ahead", "come out ahead", "further ahead"],
      help: "Negative: whole life is ahead.",
    }),
    sideFund: money("Invested difference grows to", {
      also: ["how much would i have", "would i have", "side fund", "how much will i have", "grow to"],
    }),
    cashValue: money("Whole life cash value"),
    lintonYield: percent("Yield on the savings part (Linton yield)", {
      also: ["linton yield"],
      decimals: 2,
      none: "No cash value, or no such rate",
    }),
    wholeLifeReturn: percent("Return on all whole life premiums", {
      decimals: 2,
      none: "No cash value, or no such rate",
    }),
    premiumDifference: money("Difference invested per year", { also: ["difference in premium", "premium difference"] }),
    totalTermPremiums: money("Term premiums in total"),
    totalWholePremiums: money("Whole life premiums in total"),
    betterChoice: text("More money at the end", {
      also: ["term or whole life better", "is term or whole life", "better", "which is better"],
      labels: { term: "Term and investing the difference", whole: "Whole life" },
    }),
    schedule: table("Year by year", {
      year: integer("Year"),
      invested: money("Invested"),
      sideFund: money("Side fund"),
      protection: money("Protection"),
    }),
    fundOverTime: chart("Side fund", {
      x: { year: integer("Year") },
      y: { invested: money("Invested"), sideFund: money("Grown to") },
      from: "schedule",
      as: "line",
    }),
  },
  figures: [
    tellSides("Term and investing compared with whole life", "advantage", ["ahead", "behind"]),
    "sideFund",
    "cashValue",
    "lintonYield",
    "wholeLifeReturn",
    "premiumDifference",
    "totalTermPremiums",
    "totalWholePremiums",
    "betterChoice",
  ],
  compute({ deathBenefit, termPremium, wholePremium, termYears, cashValue, investmentReturn }) {
    const premiumDifference = wholePremium - termPremium;
    if (premiumDifference <= 0) {
      refuse(
        "wholePremium",
        "The whole life premium must be higher than the term premium; otherwise there is nothing to invest.",
      );
    }
    const rate = investmentReturn / 100;
    const sideFund = grownTo(premiumDifference, rate, termYears);
    const advantage = sideFund - cashValue;
    return {
      advantage,
      sideFund,
      cashValue,
      lintonYield: rateTo(cashValue, premiumDifference, termYears),
      wholeLifeReturn: rateTo(cashValue, wholePremium, termYears),
      premiumDifference,
      totalTermPremiums: termPremium * termYears,
      totalWholePremiums: wholePremium * termYears,
      betterChoice: advantage > 0 ? "term" : "whole",
      schedule: Array.from({ length: termYears }, (_, index) => {
        const fund = grownTo(premiumDifference, rate, index + 1);
        return {
          year: index + 1,
          invested: premiumDifference * (index + 1),
          sideFund: fund,
          protection: deathBenefit + fund,
        };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.betterChoice === "term"
      ? `Investing the difference of {premiumDifference} a year grows to {sideFund} after {termYears}, which is {advantage} more than the cash value${inputs.cashValue > 0 ? ` of ${say.money(inputs.cashValue)}` : ""}.`
      : Math.abs(outputs.advantage!) < 0.5
        ? `After {termYears} the invested difference and the cash value are equal, at {sideFund}.`
        : `After {termYears} the cash value of ${say.money(inputs.cashValue)} is ${say.money(-outputs.advantage!)} more than the {sideFund} that the invested difference grows to.`,
    outputs.lintonYield === null
      ? `There is no yield on the savings part to compare with.`
      : `The savings part of the whole life policy yields {lintonYield} a year; that is the return to beat.`,
    `In all, you pay {totalWholePremiums} in premiums for whole life and {totalTermPremiums} for term.`,
  ],
  formula: {
    tex: [
      String.raw`F = d\,(1 + r)\,\frac{(1 + r)^n - 1}{r}, \qquad d = P_w - P_t`,
      String.raw`V = d\,(1 + y)\,\frac{(1 + y)^n - 1}{y}`,
    ],
    where: {
      F: "what the invested difference grows to",
      d: "difference between the yearly premiums, invested at the start of each year",
      r: "return if you invest it",
      n: "years",
      V: "cash value of the whole life policy",
      y: "Linton yield: the return at which both are equal",
    },
  },
  howTo: [
    "Get quotes for both with the same death benefit, and enter it and the yearly premiums.",
    "Take the Whole life cash value at the end from the insurer's illustration; try both the guaranteed value and the one with dividends.",
    "Enter the Return if you invest the difference, after tax and fees.",
    "Compare it with the Linton yield: if you can safely earn more than that, term comes out ahead.",
  ],
  faq: [
    {
      question: "What is the Linton yield?",
      answer:
        "The return on the part of the whole life premium that does not pay for protection, devised by the actuary M. Albert Linton. It prices the protection like a term policy, so it is fairer than comparing all premiums with the cash value.",
    },
    {
      question: "Why is whole life so much more expensive?",
      answer:
        "It has to pay out whenever you die, so it saves up for the later years, and it carries commissions that often eat up the first year's premium. In the early years the cash value is far below the premiums paid, and many policies are dropped before they break even.",
    },
    {
      question: "When can whole life make sense?",
      answer:
        "For a need that never ends, such as estate tax, care for a disabled child or buying out a business partner. Or for someone who would never really invest the difference, since the comparison depends on doing so.",
    },
  ],
  about: [
    "Buy term and invest the difference: both policies have the same death benefit, and the cheaper premium leaves money to invest each year. With term, survivors get the death benefit and the invested money; whole life usually pays the death benefit only.",
    "Dividends paid in cash, policy loans and tax on surrender are left out. Term premiums are level here; after the term, new coverage at a higher age is expensive or unavailable.",
  ],
  caution:
    "Investment returns are not guaranteed, illustrated dividends are not either, and the comparison fails if you do not really invest the difference.",
  sources: [
    "Linton, M. A., Life Insurance as an Investment, 1919 and later: yield of the savings element",
    "Society of Actuaries and Consumer Federation of America: rate-of-return analysis of cash value policies",
  ],
  phrases: [
    "term {termPremium} or whole life {wholePremium} cash value {cashValue}",
    "buy term invest the difference {termPremium} {wholePremium}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "500,000 of coverage: 600 a year for term, 5,200 for whole life",
      inputs: {},
      outputs: { advantage: 41708.558317, sideFund: 159708.558317, lintonYield: 2.31408583136, betterChoice: "term" },
    },
    {
      title: "A generous cash value and cautious investing",
      inputs: { cashValue: 150_000, investmentReturn: 3 },
      outputs: {
        advantage: -22688.1656712,
        lintonYield: 4.45330704509,
        wholeLifeReturn: 3.37025908258,
        betterChoice: "whole",
      },
    },
  ],
});

/** What equal amounts at the start of each year have grown to. */
function grownTo(amount: number, rate: number, years: number): number {
  return futureValueOfAnnuity(amount, rate, years) * (1 + rate);
}

/** The yearly rate, in percent from −99 to 1,000, at which the amounts grow to the value; null where there is none. */
function rateTo(value: number, amount: number, years: number): number | null {
  if (value === 0) return null;
  const rate = findRoot((one) => Math.log(grownTo(amount, one, years) / value), -0.99, 10);
  if (rate === null) return null;
  return Math.abs(rate) < 1e-12 ? 0 : 100 * rate;
}
