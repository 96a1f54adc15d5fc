import { defineCalculator, integer, list, money, percent, refuse, table, text } from "#engine/define.ts";
import { annuityPayment, annuityRate } from "#maths/finance/annuity.ts";

export default defineCalculator({
  id: "loan-comparison",
  name: "Loan Comparison Calculator",
  category: "loan",
  emoji: "⚖️",
  description:
    "Puts several loan offers side by side: payment, interest, fees, APR and total cost, and says which one is cheapest.",
  keywords: [
    "compare loan offers",
    "which loan is cheaper",
    "loan A or loan B",
    "best loan offer",
    "short or long term loan",
    "compare rates and fees",
    "which offer is cheaper",
    "dealer or bank financing",
  ],
  related: [
    { id: "loan", stage: "complementary", relevance: 84 },
    { id: "apr", stage: "complementary", relevance: 90 },
    "personal-loan",
    "auto-loan",
    "mortgage-refinance",
    { id: "debt-consolidation", stage: "next_step", relevance: 78 },
  ],
  inputs: {
    loans: list("Offers", {
      of: {
        name: text("Name", { maxLength: 60 }),
        principal: money("Amount", { min: 0.01 }),
        annualRate: percent("Interest rate", { min: 0, max: 1000 }),
        termMonths: integer("Months", { min: 1, max: 1200 }),
        fees: money("Fees up front", { unsaid: 0, min: 0 }),
      },
      default: [
        { name: "Bank", principal: 20_000, annualRate: 7.2, termMonths: 60, fees: 300 },
        { name: "Credit union", principal: 20_000, annualRate: 6.9, termMonths: 72, fees: 0 },
        { name: "Online lender", principal: 20_000, annualRate: 6.4, termMonths: 48, fees: 600 },
      ],
      minItems: 1,
      maxItems: 20,
      help: "Names are for your reference; fees are what you pay up front or what is withheld.",
    }),
  },
  outputs: {
    cheapest: text("Cheapest offer", {
      also: ["cheaper", "which is cheaper", "better deal", "cheapest", "best offer"],
    }),
    lowestCost: money("Its interest and fees", { also: ["cheaper one cost", "cost of the cheaper"] }),
    savings: money("Saved compared with the most expensive", { also: ["how much do I save", "difference", "save"] }),
    lowestPayment: text("Lowest monthly payment"),
    lowestApr: text("Lowest APR"),
    comparison: table("Side by side", {
      name: text("Offer"),
      monthlyPayment: money("Monthly payment", { decimals: 2 }),
      totalInterest: money("Interest"),
      fees: money("Fees"),
      totalCost: money("Interest and fees"),
      totalPaid: money("Total paid"),
      apr: percent("APR", { decimals: 2 }),
    }),
  },
  celebrates: { savings: "savings" },
  pictures: [
    { draw: "rows", table: "comparison", name: "name", value: "totalCost", title: "Interest and fees of each loan" },
  ],
  compute({ loans }) {
    const comparison = loans.map(({ name, principal, annualRate, termMonths, fees }, index) => {
      if (fees >= principal) refuse("loans", `Row ${index + 1}: the fees must be less than the amount.`);
      const monthlyPayment = annuityPayment(principal, annualRate / 1200, termMonths);
      const totalInterest = termMonths * monthlyPayment - principal;
      const apr = fees > 0 ? 1200 * annuityRate(principal - fees, monthlyPayment, termMonths) : annualRate;
      const totalPaid = termMonths * monthlyPayment + fees;
      return { name, monthlyPayment, totalInterest, fees, totalCost: totalInterest + fees, totalPaid, apr };
    });
    const cheapest = lowest(comparison, "totalCost");
    return {
      cheapest: cheapest.name,
      lowestCost: cheapest.totalCost,
      savings: Math.max(...comparison.map(({ totalCost }) => totalCost)) - cheapest.totalCost,
      lowestPayment: lowest(comparison, "monthlyPayment").name,
      lowestApr: lowest(comparison, "apr").name,
      comparison,
    };
  },
  takeaways: (inputs, outputs, say) => {
    const named = (name: string | null) => (name ? `“${name}”` : "An unnamed offer");
    const cost = `${named(outputs.cheapest)} is the cheapest: its interest and fees come to {lowestCost}.`;
    if (inputs.loans.length === 1) return [cost, `Add a second offer to compare.`];
    return [
      cost,
      `The most expensive offer costs ${say.money(outputs.savings!)} more.`,
      outputs.lowestPayment === outputs.cheapest
        ? `It also has the lowest monthly payment.`
        : `${named(outputs.lowestPayment)} has the lowest monthly payment, but a low payment often just means a longer term.`,
    ];
  },
  formula: {
    tex: [
      String.raw`M = P\,\frac{r}{1 - (1 + r)^{-n}}, \qquad K = n\,M - P + F`,
      String.raw`P - F = \sum_{k=1}^{n} \frac{M}{(1 + x)^k}, \qquad \text{APR} = 12x`,
    ],
    where: {
      M: "monthly payment",
      P: "amount",
      r: "interest rate per month: the yearly rate divided by 12",
      n: "months",
      K: "interest and fees",
      F: "fees up front",
      x: "monthly rate at which the payments are worth the amount less the fees",
    },
  },
  howTo: [
    "Enter each offer with a Name, the Amount, the Interest rate, the Months and the Fees up front.",
    "Use the same Amount for all, so the costs can be compared.",
    "If a fee is withheld and you need the full sum, raise that offer's Amount.",
    "Look at the Cheapest offer, then at the APR and at the payment you can afford.",
  ],
  faq: [
    {
      question: "Cost and APR point to different offers. Which one counts?",
      answer:
        "For the same term both point the same way. For different terms, cost favors short loans, because you owe for less time; the APR tells you which money is cheaper per year. If you could invest in the meantime or repay a more expensive debt, go by the APR; otherwise go by cost.",
    },
    {
      question: "How do I compare a loan that comes with a rebate and one at 0%?",
      answer:
        "Enter the 0% loan with the full price, and the other with the price less the rebate. Then compare Total paid instead of interest and fees.",
    },
    {
      question: "What else should I look at?",
      answer:
        "Whether the rate is fixed, what early repayment costs, late fees, required insurance, and whether the rate shown needs autopay or an account with the lender.",
    },
  ],
  about: [
    "Up to 20 offers of loans with fixed rates and equal monthly payments, side by side. If two are equal, the first in the list is named.",
    "The APR follows the actuarial method of US Regulation Z, so it should match the lender's disclosure if you enter all its finance charges as fees.",
  ],
  caution:
    "Only the fees you enter are counted; late fees, prepayment penalties, required insurance and rate changes are not.",
  sources: ["US Regulation Z, 12 CFR Part 1026, Appendix J (actuarial APR)"],
  overflow: "loans",
  updated: "2026-11-28",
  examples: [
    {
      title: "Three offers for 20,000",
      inputs: {
        loans: [
          { name: "Bank", principal: 20_000, annualRate: 7.2, termMonths: 60, fees: 300 },
          { name: "Credit union", principal: 20_000, annualRate: 6.9, termMonths: 72, fees: 0 },
          { name: "Online lender", principal: 20_000, annualRate: 6.4, termMonths: 48, fees: 600 },
        ],
      },
      outputs: { cheapest: "Online lender", savings: 1159.37685318, lowestApr: "Credit union" },
    },
    {
      title: "A mortgage over 30 or 15 years",
      inputs: {
        loans: [
          { name: "30 years", principal: 300_000, annualRate: 6.75, termMonths: 360, fees: 3000 },
          { name: "15 years", principal: 300_000, annualRate: 6, termMonths: 180, fees: 6000 },
        ],
      },
      outputs: { cheapest: "15 years", savings: 241803.257148, lowestPayment: "30 years" },
    },
  ],
});

/** The row with the smallest figure; of equal ones the first. */
function lowest<K extends string, Row extends Readonly<Record<K, number>>>(rows: readonly Row[], key: K): Row {
  return rows.reduce((best, row) => (row[key] < best[key] ? row : best));
}
