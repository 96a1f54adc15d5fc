import { chart, defineCalculator, integer, money, percent, refuse, table } from "#engine/define.ts";
import { annuityPayment, presentValueOfAnnuity } from "#maths/finance/annuity.ts";

interface Terms {
  readonly principal: number;
  readonly initialRate: number;
  readonly termYears: number;
  readonly fixedYears: number;
  readonly adjustmentMonths: number;
  readonly indexRate: number;
  readonly margin: number;
  readonly indexChangePerYear: number;
  readonly initialCap: number;
  readonly periodicCap: number;
  readonly lifetimeCap: number;
  readonly floorRate: number;
}

/** The payments from one change of the rate to the next. */
interface Stretch {
  /** Payments made before it. */
  readonly after: number;
  readonly payments: number;
  readonly rate: number;
  readonly payment: number;
  /** Owed at its start. */
  readonly balance: number;
}

export default defineCalculator({
  id: "adjustable-rate-mortgage",
  name: "Adjustable-Rate Mortgage (ARM) Calculator",
  category: "real-estate",
  emoji: "🎢",
  description:
    "Payments on an adjustable-rate mortgage at each adjustment, in the expected and the worst case, compared with a fixed rate.",
  keywords: [
    "5/1 ARM",
    "7/6 ARM",
    "variable rate mortgage",
    "rate caps",
    "SOFR plus margin",
    "tracker mortgage",
    "payment shock",
    "adjustable loan",
    "fully indexed rate",
    "highest rate on an ARM",
  ],
  related: [
    { id: "mortgage", stage: "complementary", relevance: 88 },
    { id: "interest-only-loan", stage: "complementary", relevance: 72 },
    { id: "mortgage-refinance", stage: "next_step", relevance: 82 },
    "mortgage-points",
    "home-affordability",
  ],
  inputs: {
    principal: money("Loan amount", {
      default: 300_000,
      min: 0.01,
      also: [
        "loan",
        "mortgage",
        "borrow",
        "borrowing",
        "adjustable loan of",
        "loan of",
        "arm of",
        "arm on",
        "on a",
        "home loan",
      ],
    }),
    initialRate: percent("Starting rate", {
      default: 5.75,
      min: 0,
      max: 100,
      also: [
        "teaser rate",
        "start rate",
        "at",
        "starting at",
        "starts at",
        "rate of",
        "initial rate of",
        "begins at",
        "interest rate",
      ],
    }),
    termYears: integer("Term", {
      assumable: false,
      also: ["years", "over", "year loan", "year term"],
      default: 30,
      min: 2,
      max: 100,
      unit: "years",
    }),
    fixedYears: integer("The rate is fixed for", {
      default: 5,
      min: 1,
      max: 99,
      unit: "years",
      also: ["fixed for", "fixed", "year arm", "fixed period", "first"],
    }),
    adjustmentMonths: integer("Then it changes every", {
      also: ["adjusts every"],
      default: 6,
      min: 1,
      max: 120,
      unit: "months",
    }),
    indexRate: percent("Index today", {
      also: ["index", "sofr", "index of", "index is"],
      default: 4.3,
      min: 0,
      max: 50,
      help: "For example SOFR or EURIBOR.",
    }),
    margin: percent("Margin", { also: ["margin of", "plus"], default: 2.75, min: 0, max: 20 }),
    indexChangePerYear: percent("The index changes each year by", {
      default: 0,
      min: -10,
      max: 10,
      optional: true,
      help: "In percentage points.",
    }),
    initialCap: percent("Cap on the first change", {
      also: ["initial cap", "first adjustment cap", "first cap"],
      default: 2,
      min: 0,
      max: 20,
    }),
    periodicCap: percent("Cap on later changes", {
      also: ["annual cap", "yearly cap"],
      default: 1,
      min: 0,
      max: 20,
    }),
    lifetimeCap: percent("Cap above the starting rate", {
      also: [
        "lifetime cap of",
        "cap of",
        "points above the starting rate",
        "above the starting rate",
        "life cap",
        "max increase",
      ],
      default: 5,
      min: 0,
      max: 50,
    }),
    floorRate: percent("Lowest rate", { default: 2.75, min: 0, max: 50, optional: true }),
    fixedRate: percent("Fixed rate to compare with", {
      also: ["fixed rate", "fixed rate of", "compared with a fixed rate"],
      default: 6.75,
      min: 0,
      max: 100,
    }),
  },
  outputs: {
    initialPayment: money("Payment at the start", {
      also: ["initial payment", "first payment", "payment", "starting payment", "monthly payment"],
      decimals: 2,
    }),
    firstAdjustedRate: percent("Rate after the first change", { decimals: 3 }),
    firstAdjustedPayment: money("Payment after the first change", {
      also: ["payment after adjustment", "payment after the first adjustment"],
      decimals: 2,
    }),
    highestPayment: money("Highest payment expected", { decimals: 2 }),
    worstFirstPayment: money("Payment after the first change, worst case", { decimals: 2 }),
    worstCasePayment: money("Highest payment, worst case", {
      also: ["worst case", "worst payment", "highest payment", "maximum payment", "max payment"],
      decimals: 2,
    }),
    worstCaseRate: percent("Highest rate, worst case", {
      also: ["highest rate", "maximum rate", "max rate", "worst case rate"],
      decimals: 3,
    }),
    fullyIndexedRate: percent("Index plus margin today", {
      also: ["fully indexed rate", "fully indexed", "indexed rate"],
      decimals: 3,
    }),
    totalInterest: money("Total interest expected"),
    worstTotalInterest: money("Total interest, worst case"),
    fixedPayment: money("Payment at the fixed rate", { decimals: 2 }),
    fixedTotalInterest: money("Total interest at the fixed rate"),
    savedInFixedPeriod: money("Saved by lower payments until the first change", {
      help: "Compared with the fixed rate; negative if the fixed payment is lower.",
    }),
    adjustments: table("Every change", {
      month: integer("From payment"),
      rate: percent("Rate", { decimals: 3 }),
      payment: money("Payment", { decimals: 2 }),
      balance: money("Balance then"),
      worstRate: percent("Worst rate", { decimals: 3 }),
      worstPayment: money("Worst payment", { decimals: 2 }),
    }),
    paymentOverTime: chart("Payment over time", {
      x: { month: integer("Payment number") },
      y: {
        expected: money("Expected", { decimals: 2 }),
        worst: money("Worst case", { decimals: 2 }),
        fixed: money("Fixed rate", { decimals: 2 }),
      },
      as: "steps",
    }),
  },
  figures: [
    "firstAdjustedPayment",
    "highestPayment",
    "worstCasePayment",
    "totalInterest",
    "worstTotalInterest",
    "fixedPayment",
    "savedInFixedPeriod",
  ],
  compute(inputs) {
    const { principal, termYears, fixedYears } = inputs;
    if (fixedYears >= termYears)
      refuse("fixedYears", "The rate must change at least once: enter fewer fixed years than the length of the term.");
    const periods = 12 * termYears;
    const expected = repay(inputs, (rate, month) => expectedRate(inputs, rate, month));
    const worst = repay(inputs, (rate, month) =>
      Math.min(rate + capAt(inputs, month), inputs.initialRate + inputs.lifetimeCap),
    );
    const fixedPayment = annuityPayment(principal, inputs.fixedRate / 1200, periods);
    const [start, afterChange, worstAfterChange] = [expected[0]!, expected[1]!, worst[1]!];
    return {
      initialPayment: start.payment,
      firstAdjustedRate: afterChange.rate,
      firstAdjustedPayment: afterChange.payment,
      highestPayment: Math.max(...expected.map(({ payment }) => payment)),
      worstFirstPayment: worstAfterChange.payment,
      worstCasePayment: Math.max(...worst.map(({ payment }) => payment)),
      worstCaseRate: Math.max(...worst.map(({ rate }) => rate)),
      fullyIndexedRate: inputs.indexRate + inputs.margin,
      totalInterest: paidIn(expected) - principal,
      worstTotalInterest: paidIn(worst) - principal,
      fixedPayment,
      fixedTotalInterest: periods * fixedPayment - principal,
      savedInFixedPeriod: (fixedPayment - start.payment) * 12 * fixedYears,
      get adjustments() {
        return expected.slice(1).map(({ after, rate, payment, balance }, index) => ({
          month: after + 1,
          rate,
          payment,
          balance,
          worstRate: worst[index + 1]!.rate,
          worstPayment: worst[index + 1]!.payment,
        }));
      },
      get paymentOverTime() {
        return expected.flatMap(({ after, payments, payment }, index) =>
          Array.from({ length: payments }, (_, offset) => ({
            month: after + offset + 1,
            expected: payment,
            worst: worst[index]!.payment,
            fixed: fixedPayment,
          })),
        );
      },
    };
  },
  takeaways: (_inputs, outputs, say) => [
    `You start at {initialPayment} a month. At the first change, after {fixedYears}, the payment becomes {firstAdjustedPayment} at a rate of {firstAdjustedRate}.`,
    outputs.worstCasePayment! - outputs.initialPayment! < 0.005
      ? `Even in the worst case the caps allow, the payment never rises above the starting one.`
      : `In the worst case the caps allow, the payment rises to {worstCasePayment}, ${say.money(outputs.worstCasePayment! - outputs.initialPayment!, 2)} more than at the start.`,
    Math.abs(outputs.savedInFixedPeriod!) < 0.5
      ? `Until the first change you pay the same as at the fixed rate.`
      : outputs.savedInFixedPeriod! > 0
        ? `Compared with the fixed rate, you pay {savedInFixedPeriod} less until the first change.`
        : `Compared with the fixed rate, you pay ${say.money(-outputs.savedInFixedPeriod!)} more until the first change.`,
  ],
  formula: {
    tex: [
      String.raw`i_k = \min\bigl(\max(x_k + s,\; i_{k-1} - c),\; i_{k-1} + c,\; i_0 + \ell\bigr) \ge f`,
      String.raw`p_k = B_k \cdot \frac{i_k / 12}{1 - (1 + i_k / 12)^{-(n - m_k)}}`,
    ],
    where: {
      i_k: "rate after change k; never below the floor f",
      x_k: "index at the time of that change",
      s: "margin",
      c: "cap on that change; the first change has its own cap",
      [String.raw`i_0 + \ell`]: "starting rate plus lifetime cap",
      p_k: "payment after change k",
      B_k: "balance at that point",
      "n - m_k": "payments left at that point",
    },
  },
  howTo: [
    "Enter the Loan amount, Starting rate and Term, and how many years The rate is fixed for: 5 for a 5/6 or 5/1 ARM.",
    "Set how often it changes after that: every 6 months for a 5/6 ARM, every 12 for a 5/1 ARM.",
    "Enter Index today and the Margin and caps from the Loan Estimate. Caps of 2/1/5 go into the three cap fields in that order.",
    "Enter the Fixed rate to compare with, quoted by the same lender on the same day.",
    "Decide by the worst case: if you could not make that payment, the loan is too risky, however unlikely it seems.",
  ],
  faq: [
    {
      question: "What do 5/1, 7/6 and caps of 2/1/5 mean?",
      answer:
        "The first number is how many years the rate is fixed; the second is how often it changes after that: 1 means every year, 6 every six months. Caps of 2/1/5 mean the rate can move by at most 2 points at the first change and 1 point at each later one, and can never be more than 5 points above the starting rate.",
    },
    {
      question: "Which index is used?",
      answer:
        "New US loans follow the 30-day average of SOFR, published by the New York Fed; LIBOR ended in June 2023. Euro loans follow the 3-, 6- or 12-month EURIBOR. Your contract names the index and the day it is read.",
    },
    {
      question: "Can the payment rise even if interest rates do not?",
      answer:
        "Yes. If the starting rate is below index plus margin, it moves up to that level at the first change. With the default figures, 5.75% becomes 7.05% although the index stays the same.",
    },
  ],
  about: [
    "For loans whose payment is recalculated at each change so that the debt is still repaid on time, as in standard US and most European variable-rate loans. Loans with interest-only years, or with payment caps that let the debt grow, are not covered.",
    "Real contracts round the rate to the nearest eighth of a percent. The expected case assumes the index moves by the same amount every year; nobody knows what it will really do, so look at the worst case too.",
  ],
  caution:
    "Taxes, insurance and fees are not included, and nobody can predict the index: make sure you could afford the worst-case payment.",
  sources: [
    "US Consumer Financial Protection Bureau: Consumer Handbook on Adjustable-Rate Mortgages (CHARM booklet)",
    "US Regulation Z, 12 CFR 1026.20(c) and (d) (rate adjustments)",
  ],
  phrases: [
    "ARM {principal} {initialRate}",
    "adjustable rate mortgage {principal} at {initialRate} fixed for {fixedYears} years",
    "ARM {principal} at {initialRate} for {termYears} years",
    "starting payment on a {principal} {fixedYears} year ARM at {initialRate} over {termYears} years",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 5/6 ARM at 5.75% against a fixed 6.75%",
      inputs: {},
      outputs: {
        initialPayment: 1750.71856933,
        firstAdjustedPayment: 1975.75676449,
        worstCasePayment: 2663.7671619,
        savedInFixedPeriod: 11704.5432224,
      },
    },
    {
      title: "A 7/1 ARM while the index falls a quarter point a year",
      inputs: { fixedYears: 7, adjustmentMonths: 12, indexChangePerYear: -0.25, periodicCap: 2, initialCap: 5 },
      outputs: { firstAdjustedRate: 5.3, totalInterest: 246995.751326, highestPayment: 1750.71856933 },
    },
  ],
});

function capAt(terms: Terms, month: number): number {
  return month === 12 * terms.fixedYears ? terms.initialCap : terms.periodicCap;
}

/** The index plus margin, kept within the caps and above the floor. */
function expectedRate(terms: Terms, rate: number, month: number): number {
  const target = Math.max(0, terms.indexRate + (terms.indexChangePerYear * month) / 12) + terms.margin;
  const cap = capAt(terms, month);
  const capped = Math.min(Math.max(target, rate - cap), rate + cap, terms.initialRate + terms.lifetimeCap);
  return Math.max(capped, terms.floorRate);
}

/** Sets the payment anew at each change, so that the balance is repaid in the payments left. */
function repay(terms: Terms, nextRate: (rate: number, month: number) => number): readonly Stretch[] {
  const periods = 12 * terms.termYears;
  const stretches: Stretch[] = [];
  let [rate, balance, payments] = [terms.initialRate, terms.principal, 12 * terms.fixedYears];
  for (let after = 0; after < periods; after += payments) {
    if (after > 0) {
      rate = nextRate(rate, after);
      payments = Math.min(terms.adjustmentMonths, periods - after);
    }
    const payment = annuityPayment(balance, rate / 1200, periods - after);
    stretches.push({ after, payments, rate, payment, balance });
    balance = presentValueOfAnnuity(payment, rate / 1200, periods - after - payments);
  }
  return stretches;
}

function paidIn(stretches: readonly Stretch[]): number {
  return stretches.reduce((total, { payment, payments }) => total + payment * payments, 0);
}
