import { boolean, chart, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { tellSides } from "#engine/tell-sides.ts";
import { annuityRate } from "#maths/finance/annuity.ts";
import { firstMonth, levelLoan, monthsOfTerm } from "#maths/finance/level-loan.ts";

export default defineCalculator({
  id: "mortgage-points",
  name: "Mortgage Points Calculator",
  category: "real-estate",
  emoji: "🎟️",
  description:
    "Whether paying points for a lower mortgage rate is worth it: cost, monthly savings, break-even month and gain by the time you move.",
  keywords: [
    "discount points",
    "buy down the rate",
    "points break-even",
    "prepaid interest",
    "rate buydown",
    "should I pay points",
    "buying points on a mortgage",
    "lower my rate with points",
    "what do points cost",
  ],
  related: [
    { id: "mortgage", stage: "complementary", relevance: 88 },
    { id: "mortgage-refinance", stage: "next_step", relevance: 80 },
    "apr",
    { id: "closing-costs", stage: "next_step", relevance: 80 },
    "adjustable-rate-mortgage",
  ],
  inputs: {
    principal: money("Loan amount", {
      default: 300_000,
      min: 0.01,
      also: [
        "loan",
        "mortgage of",
        "mortgage",
        "loan of",
        "borrowing",
        "on a",
        "loan is",
        "home loan",
        "my loan is",
        "borrow",
        "loan for",
        "mortgage is",
      ],
    }),
    annualRate: percent("Rate without points", {
      default: 6.75,
      min: 0,
      max: 100,
      also: [
        "rate",
        "at",
        "from",
        "rate of",
        "my rate",
        "interest rate",
        "base rate",
        "buy down my",
        "loan at",
        "without points",
        "original rate",
        "interest",
        "par rate",
      ],
    }),
    points: number("Points", {
      default: 1,
      min: 0,
      max: 20,
      help: "One point is 1% of the loan.",
      also: ["discount points", "for one point", "paying", "pay", "buying", "buy"],
    }),
    rateReductionPerPoint: percent("Each point lowers the rate by", {
      also: [
        "per point",
        "lowers the rate by",
        "lowers it by",
        "drops the rate",
        "reduces the rate by",
        "drops it by",
        "rate by",
        "point lowers the rate by",
        "cuts the rate by",
        "percent each",
      ],
      default: 0.25,
      min: 0,
      max: 5,
      help: "In percentage points; a quarter of a point is common.",
    }),
    termYears: number("Term", {
      also: ["years", "over", "year loan", "year mortgage", "for"],
      default: 30,
      min: 0.08,
      max: 100,
      unit: "years",
    }),
    yearsToStay: number("You keep the loan for", {
      also: ["stay", "keep", "stay for", "keep the house", "sell in", "move in"],
      default: 7,
      min: 0,
      max: 100,
      unit: "years",
    }),
  },
  outputs: {
    breakEvenMonths: number("Paid back by lower payments after", {
      also: [
        "break even",
        "break even months",
        "pays off",
        "break even point",
        "how many months until",
        "months until",
        "recoup",
        "pay for themselves",
      ],
      unit: "months",
      decimals: 1,
      none: "Never: the payment is not lower",
    }),
    netBreakEvenMonth: integer("You are ahead, balance counted, from month", { none: "Never" }),
    pointsCost: money("Cost of the points", {
      also: [
        "cost",
        "cost of points",
        "points cost",
        "do points cost",
        "what do points cost",
        "how much do points cost",
      ],
    }),
    newRate: percent("Rate with points", { also: ["new rate"], decimals: 3 }),
    paymentWithoutPoints: money("Payment without points", { decimals: 2 }),
    paymentWithPoints: money("Payment with points", { also: ["new payment"], decimals: 2 }),
    monthlySavings: money("You save per month", {
      also: ["save a month", "save per month", "would i save", "save monthly", "monthly savings"],
      decimals: 2,
    }),
    netSavingsAtStay: money("Ahead by when you leave"),
    lifetimeInterestSaved: money("Interest saved over the whole term", { also: ["interest saved"] }),
    lifetimeNetSavings: money("Interest saved, less the points"),
    aprWithPoints: percent("APR with points", { decimals: 3 }),
    worthIt: boolean("Worth it for the time you stay", { also: ["worth it", "worth paying"] }),
    yearlyTable: table("Year by year", {
      year: integer("Year"),
      paymentSavings: money("Saved in payments"),
      balanceAdvantage: money("Owed less"),
      net: money("Ahead by"),
    }),
    netOverTime: chart("Gain over time", {
      x: { year: integer("Year") },
      y: { net: money("Ahead by") },
      as: "line",
      own: { x: "yearsToStay", y: "netSavingsAtStay", label: "When you leave" },
    }),
  },
  figures: [
    "pointsCost",
    "newRate",
    "monthlySavings",
    tellSides("When you leave, you are", "netSavingsAtStay", ["ahead", "behind"]),
    "worthIt",
    "lifetimeNetSavings",
    "aprWithPoints",
  ],
  celebrates: { savings: "netSavingsAtStay" },
  compute({ principal, annualRate, points, rateReductionPerPoint, termYears, yearsToStay }) {
    const newRate = lowered(annualRate, points * rateReductionPerPoint);
    const periods = monthsOfTerm(termYears);
    const pointsCost = (principal * points) / 100;
    const without = levelLoan(principal, annualRate / 1200, periods);
    const reduced = levelLoan(principal, newRate / 1200, periods);
    const monthlySavings = without.payment - reduced.payment;
    const owedLess = (month: number) => without.balanceAfter(month) - reduced.balanceAfter(month);
    const netAfter = (month: number) => Math.min(month, periods) * monthlySavings + owedLess(month) - pointsCost;

    const netSavingsAtStay = netAfter(Math.floor(12 * yearsToStay + 0.5));
    const yearlyTable = Array.from({ length: Math.ceil(periods / 12) }, (_, index) => ({
      year: index + 1,
      paymentSavings: Math.min(12 * (index + 1), periods) * monthlySavings,
      balanceAdvantage: owedLess(12 * (index + 1)),
      net: netAfter(12 * (index + 1)),
    }));
    return {
      breakEvenMonths: monthlySavings > 0 ? pointsCost / monthlySavings : null,
      netBreakEvenMonth: firstMonth(periods, (month) => netAfter(month) >= -1e-9),
      pointsCost,
      newRate,
      paymentWithoutPoints: without.payment,
      paymentWithPoints: reduced.payment,
      monthlySavings,
      netSavingsAtStay,
      lifetimeInterestSaved: periods * monthlySavings,
      lifetimeNetSavings: periods * monthlySavings - pointsCost,
      aprWithPoints: pointsCost > 0 ? 1200 * annuityRate(principal - pointsCost, reduced.payment, periods) : newRate,
      worthIt: netSavingsAtStay > 0,
      yearlyTable,
      netOverTime: [{ year: 0, net: netAfter(0) }, ...yearlyTable.map(({ year, net }) => ({ year, net }))],
    };
  },
  takeaways: (inputs, outputs, say) => {
    if (outputs.pointsCost! <= 0)
      return [
        `Without points the payment is {paymentWithoutPoints} a month.`,
        `Enter the Points offered to see whether they pay off.`,
      ];
    if (outputs.monthlySavings! <= 0)
      return [
        `The points cost {pointsCost} and do not lower the payment of {paymentWithoutPoints} a month: they never pay off.`,
      ];
    return [
      `The points cost {pointsCost} and lower the payment by {monthlySavings} a month, from {paymentWithoutPoints} to {paymentWithPoints}.`,
      outputs.netBreakEvenMonth === null
        ? `They never pay for themselves.`
        : `Counting lower payments and a lower balance, they pay for themselves by month {netBreakEvenMonth}.`,
      inputs.yearsToStay === 0
        ? `If you leave right away, you lose all of what they cost.`
        : Math.abs(outputs.netSavingsAtStay!) < 0.5
          ? `If you keep the loan for {yearsToStay}, you just break even.`
          : outputs.worthIt
            ? `If you keep the loan for {yearsToStay}, they leave you {netSavingsAtStay} ahead.`
            : `If you keep the loan for {yearsToStay}, they leave you ${say.money(-outputs.netSavingsAtStay!)} behind.`,
    ];
  },
  formula: {
    tex: [
      String.raw`c = L \cdot \frac{k}{100}, \qquad p = L \cdot \frac{r}{1 - (1 + r)^{-n}}`,
      String.raw`G(m) = m\,(p_0 - p_1) + B_0(m) - B_1(m) - c`,
    ],
    where: {
      c: "cost of the points",
      L: "loan amount",
      k: "number of points",
      p: "monthly payment",
      r: "interest rate per month",
      n: "number of payments",
      "G(m)": "how far you are ahead after m months",
      "p_0, p_1": "payment without and with points",
      "B_0, B_1": "balance without and with points",
    },
  },
  howTo: [
    "Enter the Loan amount and the Rate without points from the lender's price sheet.",
    "Enter the Points offered. If the sheet shows dollars, divide by 1% of the loan.",
    "Set how much Each point lowers the rate by. If 1.5 points bring 6.75% down to 6.375%, that is 0.25.",
    "Set how long You keep the loan for: until you move, refinance or pay it off, whichever comes first.",
  ],
  faq: [
    {
      question: "What is one point?",
      answer:
        "One percent of the loan, paid at closing: 3,000 on 300,000. Discount points buy a lower rate. Origination points are a fee and do not lower the rate; leave them out here.",
    },
    {
      question: "Why is the second break-even earlier than the first?",
      answer:
        "At the lower rate more of each payment goes toward the loan, so you also owe less. In the example, it takes 60.5 months to recover the cost from lower payments alone, and 48 counting the balance too.",
    },
    {
      question: "Would a larger down payment be better?",
      answer:
        "Used as a down payment, the same 3,000 only saves the interest on 3,000, but it is still yours as equity when you sell. Money spent on points is gone if you sell early. Points win if you stay well past the break-even month.",
    },
  ],
  about: [
    "For a fixed-rate loan with points paid in cash at closing. The annual percentage rate with points follows the actuarial method of Regulation Z with the points as the only finance charge; a lender's figure also includes other fees.",
    "What the cash could earn elsewhere is not counted, nor is the tax deduction for points that US buyers may be able to take in the year of purchase.",
  ],
  caution:
    "If you sell, refinance or pay off the loan before the break-even month, the points cost more than they save.",
  sources: [
    "US Consumer Financial Protection Bureau: discount points",
    "US Regulation Z, 12 CFR Part 1026, Appendix J",
  ],
  phrases: [
    "mortgage points {principal} {annualRate} {points} points",
    "pay {points} points on a {principal} loan",
    "what do {points} points cost on a {principal} mortgage",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "One point on 300,000 lowers 6.75% to 6.5%",
      inputs: {},
      outputs: { pointsCost: 3000, monthlySavings: 49.5902192258, netBreakEvenMonth: 48, worthIt: true },
    },
    {
      title: "Two points, but you move after three years",
      inputs: { points: 2, yearsToStay: 3 },
      outputs: { pointsCost: 6000, netSavingsAtStay: -1484.8950954, worthIt: false },
    },
  ],
});

/** The rate less the reduction; what binary fractions leave below zero (0.3 − 3 × 0.1) counts as zero. */
function lowered(rate: number, reduction: number): number {
  if (rate - reduction < -1e-9)
    refuse("rateReductionPerPoint", "The points lower the rate below 0%. Enter a smaller reduction or fewer points.");
  return Math.max(0, rate - reduction);
}
