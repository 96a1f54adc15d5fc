import { boolean, chart, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { annuityPayment, annuityRate } from "#maths/annuity.ts";
import { firstMonth, levelLoan, monthsOfTerm, type LevelLoan } from "#maths/level-loan.ts";

export default defineCalculator({
  id: "mortgage-refinance",
  name: "Mortgage Refinance Calculator",
  category: "real-estate",
  emoji: "🔄",
  description:
    "Whether a new mortgage pays: monthly saving, costs and break-even, gain by the time you move, and lifetime interest, with cash-out and points.",
  keywords: [
    "refi",
    "refinance break-even",
    "lower my mortgage rate",
    "cash-out refinance",
    "remortgage",
    "should I refinance",
    "switch mortgage",
  ],
  popular: true,
  related: [
    { id: "mortgage", stage: "complementary", relevance: 88 },
    { id: "mortgage-points", stage: "next_step", relevance: 84 },
    { id: "extra-payment", stage: "advanced_planning", relevance: 80 },
    "home-equity",
    "adjustable-rate-mortgage",
    "apr",
  ],
  inputs: {
    currentBalance: money("Balance now", { default: 280_000, min: 0.01, also: ["balance", "I owe", "loan balance"] }),
    currentRate: percent("Rate now", { default: 7.25, min: 0, max: 100, also: ["current rate", "old rate"] }),
    remainingMonths: integer("Payments left", { default: 324, min: 1, max: 1200, unit: "months" }),
    newRate: percent("New rate", { default: 6, min: 0, max: 100, also: ["new rate", "refinance to"] }),
    newTermYears: number("New term", { default: 30, min: 0.08, max: 100, unit: "years" }),
    closingCosts: money("Closing costs", { default: 5600, min: 0, also: ["closing costs", "fees"] }),
    points: percent("Points", {
      default: 0,
      min: 0,
      max: 20,
      optional: true,
      help: "Percent of the balance and cash-out, paid for the rate.",
    }),
    financeCosts: boolean("Costs are added to the loan", { default: false }),
    cashOut: money("Cash you take out", { default: 0, min: 0, optional: true }),
    yearsToStay: number("You keep the home for", { default: 7, min: 0, max: 100, unit: "years" }),
  },
  outputs: {
    monthlySavings: money("You save per month", { decimals: 2 }),
    currentPayment: money("Payment now", { decimals: 2 }),
    newPayment: money("New payment", { decimals: 2 }),
    newLoanAmount: money("New loan"),
    totalCosts: money("Costs"),
    breakEvenMonths: number("Costs are earned back after", {
      unit: "months",
      decimals: 1,
      none: "Never: the new payment is not lower",
    }),
    netBreakEvenMonth: integer("You are ahead, balance counted, from month", { none: "Never" }),
    netBenefitAtStay: money("Ahead by when you leave"),
    lifetimeSavings: money("Saved over the life of both loans"),
    currentTotalInterest: money("Interest left on the old loan"),
    newTotalInterest: money("Interest of the new loan"),
    newApr: percent("APR of the new loan", { decimals: 3 }),
    sameTermPayment: money("New payment to finish when the old loan would", { decimals: 2 }),
    worthIt: boolean("It pays for the time you stay"),
    yearlyTable: table("Year by year", {
      year: integer("Year"),
      currentBalance: money("Old balance"),
      newBalance: money("New balance"),
      netBenefit: money("Ahead by"),
    }),
    benefitOverTime: chart("Gain over time", {
      x: { year: integer("Years from now") },
      y: { netBenefit: money("Ahead by") },
      as: "line",
      own: { x: "yearsToStay", y: "netBenefitAtStay", label: "When you leave" },
    }),
  },
  celebrates: { savings: "lifetimeSavings", rate: "newApr" },
  compute(inputs) {
    const { currentBalance, remainingMonths, cashOut, financeCosts } = inputs;
    const borrowed = currentBalance + cashOut;
    const totalCosts = inputs.closingCosts + (borrowed * inputs.points) / 100;
    const newLoanAmount = borrowed + (financeCosts ? totalCosts : 0);
    if (totalCosts >= newLoanAmount) refuse("closingCosts", "The costs must be less than the new loan.");
    const cashPaid = financeCosts ? 0 : totalCosts;
    const current = levelLoan(currentBalance, inputs.currentRate / 1200, remainingMonths);
    const next = levelLoan(newLoanAmount, inputs.newRate / 1200, monthsOfTerm(inputs.newTermYears));
    const paidUntil = (loan: LevelLoan, month: number) => Math.min(month, loan.periods) * loan.payment;
    const netBenefit = (month: number) =>
      paidUntil(current, month) -
      paidUntil(next, month) -
      cashPaid +
      cashOut +
      current.balanceAfter(month) -
      next.balanceAfter(month);

    const longest = Math.max(current.periods, next.periods);
    const monthlySavings = current.payment - next.payment;
    const netBenefitAtStay = netBenefit(Math.floor(12 * inputs.yearsToStay + 0.5));
    const yearlyTable = Array.from({ length: Math.ceil(longest / 12) }, (_, index) => ({
      year: index + 1,
      currentBalance: current.balanceAfter(12 * (index + 1)),
      newBalance: next.balanceAfter(12 * (index + 1)),
      netBenefit: netBenefit(12 * (index + 1)),
    }));
    return {
      monthlySavings,
      currentPayment: current.payment,
      newPayment: next.payment,
      newLoanAmount,
      totalCosts,
      breakEvenMonths: monthlySavings > 0 ? totalCosts / monthlySavings : null,
      netBreakEvenMonth: firstMonth(longest, (month) => netBenefit(month) >= -1e-9),
      netBenefitAtStay,
      lifetimeSavings: paidUntil(current, longest) + cashOut - paidUntil(next, longest) - cashPaid,
      currentTotalInterest: paidUntil(current, longest) - currentBalance,
      newTotalInterest: paidUntil(next, longest) - newLoanAmount,
      newApr:
        totalCosts > 0 ? 1200 * annuityRate(newLoanAmount - totalCosts, next.payment, next.periods) : inputs.newRate,
      sameTermPayment: annuityPayment(newLoanAmount, inputs.newRate / 1200, remainingMonths),
      worthIt: netBenefitAtStay > 0,
      yearlyTable,
      benefitOverTime: [
        { year: 0, netBenefit: netBenefit(0) },
        ...yearlyTable.map(({ year, netBenefit: net }) => ({ year, netBenefit: net })),
      ],
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.monthlySavings! >= 0
      ? `The new payment is {newPayment}, {monthlySavings} a month less than today.`
      : `The new payment is {newPayment}, ${say.money(-outputs.monthlySavings!, 2)} a month more than today.`,
    outputs.netBreakEvenMonth === null
      ? `Counting payments, costs and what is still owed, the new loan never gets ahead of the old one.`
      : `Counting payments, costs and what is still owed, you are ahead from month {netBreakEvenMonth}.`,
    outputs.worthIt
      ? `If you keep the home for {yearsToStay}, refinancing leaves you {netBenefitAtStay} better off.`
      : `If you keep the home for {yearsToStay}, refinancing gains you nothing: it leaves you ${say.money(-outputs.netBenefitAtStay!)} behind.`,
  ],
  formula: {
    tex: [
      String.raw`p = L \cdot \frac{r}{1 - (1 + r)^{-n}}`,
      String.raw`G(m) = m\,p_0 - m\,p_1 - C + X + B_0(m) - B_1(m)`,
    ],
    where: {
      p: "monthly payment of a loan",
      L: "loan amount",
      r: "interest rate per month",
      n: "number of payments",
      "G(m)": "how far you are ahead after m months",
      "p_0, p_1": "payment of the old and the new loan, as long as each lasts",
      "B_0(m), B_1(m)": "what is owed on the old and the new loan after m months",
      C: "costs paid in cash",
      X: "cash taken out",
    },
  },
  howTo: [
    "Copy Balance now, Rate now and Payments left from your last mortgage statement.",
    "Enter the New rate and New term of the offer, and its Closing costs without prepaid tax and insurance, which you would pay anyway.",
    "Say whether the costs are added to the loan, and how much cash you take out, if any.",
    "Set how long You keep the home for. Ahead by when you leave is the figure that decides.",
  ],
  faq: [
    {
      question: "Why are there two break-even figures?",
      answer:
        "The usual one divides the costs by the monthly saving. It ignores that a new 30-year loan repays more slowly than an old loan with 27 years left. The second one counts both balances as well: it is the month from which selling the home would leave you better off with the new loan.",
    },
    {
      question: "How much lower must the rate be?",
      answer:
        "There is no fixed gap. The old rule of one percentage point comes from smaller loans: on 280,000, half a point already saves about 90 a month, so costs of 3,000 come back in under three years. Compare the costs with how long you will stay.",
    },
    {
      question: "Is it bad to start a new 30-year term?",
      answer:
        "It lowers the payment partly because you repay over more years. To see the effect of the rate alone, look at the payment that finishes when the old loan would: paying that amount keeps your old end date.",
    },
    {
      question: "Should the costs go into the loan?",
      answer:
        "Then you need no cash, but you pay interest on the costs for the whole term. It can make sense if you will move or refinance again within a few years.",
    },
  ],
  about: [
    "It compares the old loan, kept to its end, with a new one, payment by payment. Both have a fixed rate and equal monthly payments; interest is charged on the exact balance without rounding to cents.",
    "Tax deductions, a change in mortgage insurance, and what you might earn with the saved money are left out. If the old loan has a prepayment penalty, add it to the closing costs.",
  ],
  sources: [
    "US Federal Reserve Board: A Consumer's Guide to Mortgage Refinancings",
    "US Regulation Z, 12 CFR Part 1026, Appendix J",
  ],
  phrases: [
    "refinance {currentBalance} from {currentRate} to {newRate}",
    "should I refinance {currentBalance} at {newRate} with {closingCosts} closing costs",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "From 7.25 % to 6 % with 5,600 of costs, moving in 7 years",
      inputs: {},
      outputs: { monthlySavings: 293.001721632, netBreakEvenMonth: 20, netBenefitAtStay: 17490.8800954 },
    },
    {
      title: "A 15-year loan instead: higher payment, far less interest",
      inputs: { newTermYears: 15, newRate: 5.4 },
      outputs: {
        newPayment: 2273.00250447,
        monthlySavings: -301.259312406,
        lifetimeSavings: 224104.343423,
        newTotalInterest: 129140.450804,
      },
    },
    {
      title: "Taking 30,000 of cash out with the costs in the loan",
      inputs: { cashOut: 30_000, points: 1, financeCosts: true },
      outputs: { newLoanAmount: 318_700, newPayment: 1910.76752366, newApr: 6.26013663167, worthIt: false },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        currentBalance: 280_000,
        currentRate: 7.25,
        remainingMonths: 324,
        newRate: 6,
        newTermYears: 30,
        closingCosts: 5600,
        points: 0,
        financeCosts: false,
        cashOut: 0,
        yearsToStay: 7,
      },
      outputs: {
        monthlySavings: 293.001721632,
        currentPayment: 1971.74319206,
        newPayment: 1678.74147043,
        newLoanAmount: 280_000,
        totalCosts: 5600,
        breakEvenMonths: 19.1125156836,
        netBreakEvenMonth: 20,
        netBenefitAtStay: 17490.8800954,
        lifetimeSavings: 28897.8648733,
        currentTotalInterest: 358844.794227,
        newTotalInterest: 324346.929354,
        newApr: 6.18947625712,
        sameTermPayment: 1747.15899191,
        worthIt: true,
      },
    },
    {
      by: "Python 3.11 decimal, 50 digits, month-by-month simulation",
      inputs: {
        currentBalance: 190_000,
        currentRate: 5.5,
        remainingMonths: 240,
        newRate: 4.75,
        newTermYears: 15,
        closingCosts: 4200,
        yearsToStay: 4.5,
      },
      outputs: {
        monthlySavings: -170.894758717,
        currentPayment: 1306.98588493,
        newPayment: 1477.88064365,
        newLoanAmount: 190_000,
        totalCosts: 4200,
        breakEvenMonths: null,
        netBreakEvenMonth: 32,
        netBenefitAtStay: 3518.79115575,
        lifetimeSavings: 43458.0965269,
        currentTotalInterest: 123676.612384,
        newTotalInterest: 76018.5158569,
        newApr: 5.08856376127,
        sameTermPayment: 1227.82489277,
        worthIt: true,
        yearlyTable: {
          rows: 20,
          first: { year: 1, currentBalance: 184632.196603, newBalance: 181098.293446, netBenefit: -2716.83394818 },
          last: { year: 20, currentBalance: 0, newBalance: 0, netBenefit: 43458.0965269 },
        },
        benefitOverTime: {
          rows: 21,
          first: { year: 0, netBenefit: -4200 },
          last: { year: 20, netBenefit: 43458.0965269 },
        },
      },
    },
    {
      by: "Python 3.11 decimal, 50 digits, month-by-month simulation",
      inputs: {
        currentBalance: 320_000,
        currentRate: 8,
        remainingMonths: 345,
        newRate: 6.25,
        newTermYears: 30,
        closingCosts: 3000,
        points: 1.5,
        financeCosts: true,
        cashOut: 25_000,
        yearsToStay: 10,
      },
      outputs: {
        monthlySavings: 198.519155989,
        currentPayment: 2373.07837859,
        newPayment: 2174.55922261,
        newLoanAmount: 353_175,
        totalCosts: 8175,
        breakEvenMonths: 41.1799050791,
        netBreakEvenMonth: 28,
        netBenefitAtStay: 27455.3507945,
        lifetimeSavings: 60870.720477,
        currentTotalInterest: 498712.040615,
        newTotalInterest: 429666.320138,
        newApr: 6.47320716106,
        sameTermPayment: 2207.14411334,
        worthIt: true,
        yearlyTable: {
          rows: 30,
          first: { year: 1, currentBalance: 317015.191923, newBalance: 349036.510602, netBenefit: -4639.08880711 },
          last: { year: 30, currentBalance: 0, newBalance: 0, netBenefit: 60870.720477 },
        },
        benefitOverTime: {
          rows: 31,
          first: { year: 0, netBenefit: -8175 },
          last: { year: 30, netBenefit: 60870.720477 },
        },
      },
    },
    {
      by: "Python 3.11 decimal, 50 digits, month-by-month simulation",
      inputs: {
        currentBalance: 200_000,
        currentRate: 6,
        remainingMonths: 300,
        newRate: 6.5,
        closingCosts: 4000,
        newTermYears: 25,
      },
      outputs: {
        monthlySavings: -61.8115197243,
        currentPayment: 1288.60280297,
        newPayment: 1350.4143227,
        newLoanAmount: 200_000,
        totalCosts: 4000,
        breakEvenMonths: null,
        netBreakEvenMonth: null,
        netBenefitAtStay: -10914.0309666,
        lifetimeSavings: -22543.4559173,
        currentTotalInterest: 186580.840891,
        newTotalInterest: 205124.296809,
        newApr: 6.71950188589,
        sameTermPayment: 1350.4143227,
        worthIt: false,
        yearlyTable: {
          rows: 25,
          first: { year: 1, currentBalance: 196439.922123, newBalance: 196697.801509, netBenefit: -4999.61762286 },
          last: { year: 25, currentBalance: 0, newBalance: 0, netBenefit: -22543.4559173 },
        },
        benefitOverTime: {
          rows: 26,
          first: { year: 0, netBenefit: -4000 },
          last: { year: 25, netBenefit: -22543.4559173 },
        },
      },
    },
    {
      by: "Python 3.11 decimal, 50 digits, month-by-month simulation",
      inputs: {
        currentBalance: 100_000,
        currentRate: 0,
        remainingMonths: 100,
        newRate: 0,
        newTermYears: 10,
        closingCosts: 0,
        yearsToStay: 0,
      },
      outputs: {
        monthlySavings: 166.666666667,
        currentPayment: 1000,
        newPayment: 833.333333333,
        newLoanAmount: 100_000,
        totalCosts: 0,
        breakEvenMonths: 0,
        netBreakEvenMonth: 1,
        netBenefitAtStay: 0,
        lifetimeSavings: 0,
        currentTotalInterest: 0,
        newTotalInterest: 0,
        newApr: 0,
        sameTermPayment: 1000,
        worthIt: false,
        yearlyTable: {
          rows: 10,
          first: { year: 1, currentBalance: 88_000, newBalance: 90_000, netBenefit: -4e-45 },
          last: { year: 10, currentBalance: 0, newBalance: 0, netBenefit: 0 },
        },
        benefitOverTime: { rows: 11, first: { year: 0, netBenefit: 0 }, last: { year: 10, netBenefit: 0 } },
      },
    },
    {
      by: "Python 3.11 decimal, 50 digits, month-by-month simulation",
      inputs: {
        currentBalance: 50_000,
        currentRate: 9,
        remainingMonths: 1,
        newRate: 5,
        newTermYears: 0.08,
        closingCosts: 100,
        yearsToStay: 2,
      },
      outputs: {
        monthlySavings: 166.666666667,
        currentPayment: 50_375,
        newPayment: 50208.3333333,
        newLoanAmount: 50_000,
        totalCosts: 100,
        breakEvenMonths: 0.6,
        netBreakEvenMonth: 1,
        netBenefitAtStay: 66.6666666667,
        lifetimeSavings: 66.6666666667,
        currentTotalInterest: 375,
        newTotalInterest: 208.333333333,
        newApr: 7.41482965932,
        sameTermPayment: 50208.3333333,
        worthIt: true,
        yearlyTable: {
          rows: 1,
          first: { year: 1, currentBalance: 0, newBalance: 0, netBenefit: 66.6666666667 },
          last: { year: 1, currentBalance: 0, newBalance: 0, netBenefit: 66.6666666667 },
        },
        benefitOverTime: {
          rows: 2,
          first: { year: 0, netBenefit: -100 },
          last: { year: 1, netBenefit: 66.6666666667 },
        },
      },
    },
    {
      by: "LibreOffice Calc 7.4 RATE, PMT",
      inputs: {},
      outputs: { newApr: 6.18947625712, monthlySavings: 293.001721632 },
    },
    { by: "Refusal", inputs: { currentBalance: 5000, closingCosts: 5000 }, refuses: "closingCosts" },
    { by: "Refusal", inputs: { currentBalance: 0 }, refuses: "currentBalance" },
    { by: "Refusal", inputs: { newRate: -0.1 }, refuses: "newRate" },
    { by: "Refusal", inputs: { remainingMonths: 1201 }, refuses: "remainingMonths" },
  ],
});
