import { boolean, chart, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { tellSides } from "#engine/tell-sides.ts";
import { annuityPayment, annuityRate } from "#maths/finance/annuity.ts";
import { firstMonth, levelLoan, monthsOfTerm, type LevelLoan } from "#maths/finance/level-loan.ts";

export default defineCalculator({
  id: "mortgage-refinance",
  name: "Mortgage Refinance Calculator",
  category: "real-estate",
  emoji: "🔄",
  description:
    "Whether refinancing pays off: monthly savings, costs, break-even, gain by the time you move, and lifetime interest, with cash-out and points.",
  keywords: [
    "refi",
    "refinance break-even",
    "lower my mortgage rate",
    "cash-out refinance",
    "remortgage",
    "should I refinance",
    "switch mortgage",
    "refinance pays for itself",
    "refinancing savings per month",
    "new payment after refinancing",
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
    currentBalance: money("Balance now", {
      default: 280_000,
      min: 0.01,
      also: [
        "balance",
        "I owe",
        "loan balance",
        "owe",
        "refinance",
        "refinancing",
        "still owe",
        "mortgage",
        "remaining balance",
        "balance of",
        "owing",
        "left on my mortgage",
        "refinance my",
        "existing mortgage",
        "we owe",
        "owe on my house",
        "current loan",
      ],
    }),
    currentRate: percent("Rate now", {
      default: 7.25,
      min: 0,
      max: 100,
      also: [
        "old rate",
        "from",
        "rate",
        "owe at",
        "paying",
        "existing rate",
        "current rate of",
        "old rate of",
        "from a rate of",
      ],
    }),
    remainingMonths: integer("Payments left", {
      assumable: false,
      also: [
        "left",
        "months left",
        "years left",
        "remaining",
        "years to go",
        "to go",
        "months to go",
        "remaining payments",
        "months remaining",
        "years remaining",
      ],
      default: 324,
      min: 1,
      max: 1200,
      unit: "months",
    }),
    newRate: percent("New rate", {
      default: 6,
      min: 0,
      max: 100,
      also: ["refinance to", "to", "offers", "lender offers", "new rate of", "to a rate of", "new loan at", "drop to"],
    }),
    newTermYears: number("New term", {
      also: ["year loan", "new loan", "for", "new year loan", "year mortgage", "new mortgage", "years new"],
      default: 30,
      min: 0.08,
      max: 100,
      unit: "years",
    }),
    closingCosts: money("Closing costs", {
      unsaid: 0,
      default: 5600,
      min: 0,
      also: [
        "fees",
        "in closing costs",
        "costs",
        "fees of",
        "in fees",
        "refinance costs",
        "closing costs of",
        "costs are",
        "closing fees",
      ],
    }),
    points: percent("Points", {
      also: ["discount points"],
      default: 0,
      min: 0,
      max: 20,
      optional: true,
      help: "Percent of the balance plus cash-out, paid for the lower rate.",
    }),
    financeCosts: boolean("Costs are added to the loan", { default: false }),
    cashOut: money("Cash you take out", {
      also: ["cash out", "take out", "cash back", "cashing out"],
      default: 0,
      min: 0,
      optional: true,
    }),
    yearsToStay: number("You keep the home for", {
      also: ["stay", "keep", "move in", "sell in", "plan to stay", "live there"],
      default: 7,
      min: 0,
      max: 100,
      unit: "years",
    }),
  },
  outputs: {
    monthlySavings: money("You save per month", {
      also: [
        "save a month",
        "save per month",
        "monthly savings",
        "savings per month",
        "how much less",
        "save monthly",
        "would i save",
        "how much would i save",
        "lower my payment",
      ],
      decimals: 2,
    }),
    currentPayment: money("Payment now", { also: ["current payment", "old payment"], decimals: 2 }),
    newPayment: money("New payment", {
      also: [
        "new monthly payment",
        "would we pay each month",
        "would i pay a month",
        "what would i pay",
        "what would we pay",
        "what will my payment be",
      ],
      decimals: 2,
    }),
    newLoanAmount: money("New loan"),
    totalCosts: money("Costs"),
    breakEvenMonths: number("Costs are earned back after", {
      also: [
        "break even",
        "break even months",
        "months to break even",
        "pays for itself",
        "pay for itself",
        "recoup",
        "break even point",
        "months until",
        "earn back the costs",
        "worth it",
        "how many months until",
      ],
      unit: "months",
      decimals: 1,
      none: "Never: the new payment is not lower",
    }),
    netBreakEvenMonth: integer("You are first ahead, balance counted, in month", { none: "Never" }),
    netBenefitAtStay: money("Ahead by when you leave"),
    lifetimeSavings: money("Saved over the life of both loans", {
      also: ["lifetime savings", "save over the life", "save in total"],
    }),
    currentTotalInterest: money("Interest left on the old loan"),
    newTotalInterest: money("Interest of the new loan", { also: ["interest on the new loan"] }),
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
  figures: [
    "currentPayment",
    "newPayment",
    "totalCosts",
    "breakEvenMonths",
    tellSides("When you leave, you are", "netBenefitAtStay", ["ahead", "behind"]),
    "lifetimeSavings",
    "worthIt",
    "sameTermPayment",
  ],
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
  takeaways: (inputs, outputs, say) => [
    outputs.monthlySavings! >= 0
      ? outputs.monthlySavings! < 0.005
        ? `The new payment is {newPayment} a month, the same as today.`
        : `The new payment is {newPayment} a month, {monthlySavings} less than today.`
      : `The new payment is {newPayment} a month, ${say.money(-outputs.monthlySavings!, 2)} more than today.`,
    outputs.netBreakEvenMonth === null
      ? `Counting payments, costs and what you still owe, the new loan never gets ahead of the old one.`
      : `Counting payments, costs and what you still owe, you are first ahead in month {netBreakEvenMonth}${outputs.lifetimeSavings! < -0.5 ? ", but not for good" : ""}.`,
    inputs.yearsToStay === 0
      ? `Enter how long you will keep the home to see whether refinancing pays off.`
      : Math.abs(outputs.netBenefitAtStay!) < 0.5
        ? `If you keep the home for {yearsToStay}, refinancing neither gains nor costs you anything.`
        : outputs.worthIt
          ? `If you keep the home for {yearsToStay}, refinancing leaves you {netBenefitAtStay} better off.`
          : `If you keep the home for {yearsToStay}, refinancing leaves you ${say.money(-outputs.netBenefitAtStay!)} worse off.`,
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
      "p_0, p_1": "payments on the old and the new loan, for as long as each lasts",
      "B_0(m), B_1(m)": "what is owed on the old and the new loan after m months",
      C: "costs paid in cash",
      X: "cash taken out",
    },
  },
  howTo: [
    "Copy Balance now, Rate now and Payments left from your last mortgage statement.",
    "Enter the New rate and New term from the offer, and its Closing costs without prepaid taxes and insurance, which you would pay anyway.",
    "Say whether the costs are added to the loan, and how much cash you take out, if any.",
    "Set how long You keep the home for. “When you leave, you are” is the figure to decide by.",
  ],
  faq: [
    {
      question: "Why are there two break-even figures?",
      answer:
        "The usual one divides the costs by the monthly savings. It ignores that a new 30-year loan is paid down more slowly than an old one with 27 years left. The second also counts both balances: from that month on, selling the home would leave you better off with the new loan.",
    },
    {
      question: "How much lower must the rate be?",
      answer:
        "There is no fixed gap. The old rule of one percentage point dates from smaller loans: on 280,000, even half a point saves about 90 a month, so you recover costs of 3,000 in under three years. Weigh the costs against how long you will stay.",
    },
    {
      question: "Is it bad to start over with a 30-year term?",
      answer:
        "The payment is lower partly because you repay over more years. To see the effect of the rate alone, look at New payment to finish when the old loan would: if you pay that amount, your payoff date stays the same.",
    },
    {
      question: "Should I add the costs to the loan?",
      answer:
        "Then you need no cash, but you pay interest on the costs for the whole term. It can make sense if you will move or refinance again within a few years.",
    },
  ],
  about: [
    "It compares the old loan, kept to its end, with a new one, payment by payment. Both have a fixed rate and equal monthly payments; interest is charged on the exact balance, without rounding to cents.",
    "Tax deductions, changes in mortgage insurance and what you might earn on the money you save are left out. If the old loan has a prepayment penalty, add it to the closing costs.",
  ],
  caution:
    "Prepayment penalties, mortgage insurance and taxes are not included; a lower payment over a longer term can cost more in total.",
  sources: [
    "US Federal Reserve Board: A Consumer's Guide to Mortgage Refinancings",
    "US Regulation Z, 12 CFR Part 1026, Appendix J",
  ],
  phrases: [
    "refinance {currentBalance} from {currentRate} to {newRate}",
    "should I refinance {currentBalance} at {newRate} with {closingCosts} closing costs",
    "refinance {currentBalance} from {currentRate} to {newRate} for {newTermYears} years",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "From 7.25% to 6% with 5,600 of costs, moving in 7 years",
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
      title: "Taking out 30,000 in cash, with the costs in the loan",
      inputs: { cashOut: 30_000, points: 1, financeCosts: true },
      outputs: { newLoanAmount: 318_700, newPayment: 1910.76752366, newApr: 6.26013663167, worthIt: false },
    },
  ],
});
