import { choice, defineCalculator, list, money, number, percent, refuse, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "closing-costs",
  name: "Closing Costs Calculator",
  category: "real-estate",
  emoji: "📝",
  description:
    "All the costs of buying a home, item by item, and the cash to bring to closing after credits and the deposit you have already paid.",
  keywords: [
    "cash to close",
    "settlement costs",
    "home buying fees",
    "cost of buying a house",
    "notary and transfer tax",
    "buyer's costs",
    "seller concessions",
    "cash needed at closing",
    "how much to bring to closing",
    "earnest money",
  ],
  related: [
    { id: "mortgage", stage: "complementary", relevance: 86 },
    "home-affordability",
    { id: "mortgage-points", stage: "advanced_planning", relevance: 76 },
    { id: "property-tax", stage: "complementary", relevance: 74 },
    "rent-vs-buy",
  ],
  inputs: {
    homePrice: money("Home price", {
      default: 400_000,
      min: 0.01,
      also: [
        "house price",
        "price",
        "home",
        "house",
        "condo",
        "purchase price",
        "buying",
        "closing on a",
        "of the price",
        "place",
        "property",
        "sale price",
        "price of",
      ],
    }),
    downPayment: money("Down payment", {
      partOf: "homePrice",
      default: 80_000,
      min: 0,
      also: ["down", "put down", "down payment of", "money down", "putting down", "with down"],
    }),
    costs: list("Costs", {
      also: [
        "closing costs",
        "fees",
        "in closing costs",
        "fees come to",
        "in fees",
        "settlement costs",
        "closing fees",
        "closing costs of",
        "closing costs are",
        "fees of",
        "appraisal",
        "title",
        "title fees",
        "inspection",
        "origination",
      ],
      of: {
        name: text("Item", { maxLength: 60 }),
        basis: choice("As", {
          options: [
            ["percentOfPrice", "Percent of the price"],
            ["percentOfLoan", "Percent of the loan"],
            ["fixed", "Fixed amount"],
          ],
        }),
        amount: number("Percent or amount", { min: 0 }),
      },
      default: [
        { name: "Loan origination", basis: "percentOfLoan", amount: 0.75 },
        { name: "Appraisal", basis: "fixed", amount: 600 },
        { name: "Inspection", basis: "fixed", amount: 450 },
        { name: "Title and legal work", basis: "percentOfPrice", amount: 0.7 },
        { name: "Transfer tax and recording", basis: "percentOfPrice", amount: 0.5 },
        { name: "Prepaid taxes and insurance", basis: "fixed", amount: 3200 },
      ],
      minItems: 1,
      maxItems: 60,
    }),
    sellerCredit: money("Paid by the seller", {
      also: [
        "seller credit",
        "seller pays",
        "seller concession",
        "credit from the seller",
        "seller concessions",
        "seller credit of",
        "seller contribution",
        "the seller pays",
        "seller covers",
      ],
      default: 0,
      min: 0,
      optional: true,
    }),
    lenderCredit: money("Paid by the lender", {
      also: ["lender pays", "credit from the lender"],
      default: 0,
      min: 0,
      optional: true,
    }),
    depositPaid: money("Deposit already paid", {
      also: [
        "earnest money",
        "deposit of",
        "earnest money was",
        "deposit",
        "already paid",
        "earnest deposit",
        "earnest money of",
        "earnest",
      ],
      unsaid: 0,
      partOf: "homePrice",
      default: 5000,
      min: 0,
      optional: true,
    }),
  },
  outputs: {
    cashToClose: money("Cash to bring", {
      also: [
        "cash to close",
        "cash do i need",
        "how much do we bring",
        "do i bring",
        "need to bring",
        "bring to closing",
        "cash needed",
        "do we bring",
        "how much cash",
      ],
      decimals: 2,
      help: "Negative: money comes back to you.",
    }),
    totalClosingCosts: money("Closing costs", {
      also: ["total closing costs", "what are the closing costs"],
      decimals: 2,
    }),
    closingCostsPercent: percent("Closing costs, of the price", { decimals: 2 }),
    netClosingCosts: money("After credits", { decimals: 2 }),
    loanAmount: money("Loan"),
    downPaymentPercent: percent("Down payment", { decimals: 1 }),
    cashPercentOfPrice: percent("Down payment and net costs, of the price", { decimals: 2 }),
    breakdown: table(
      "Item by item",
      {
        name: text("Item"),
        amount: money("Amount", { decimals: 2 }),
        share: percent("Share", { decimals: 1 }),
      },
      { split: { name: "name", value: "amount" } },
    ),
  },
  compute({ homePrice, downPayment, costs, sellerCredit, lenderCredit, depositPaid }) {
    if (downPayment > homePrice) refuse("downPayment", "The down payment cannot be more than the home price.");
    const loanAmount = homePrice - downPayment;
    const base = { percentOfPrice: homePrice / 100, percentOfLoan: loanAmount / 100, fixed: 1 };
    const items = costs.map(({ name, basis, amount }) => ({ name, amount: base[basis] * amount }));
    const totalClosingCosts = items.reduce((total, { amount }) => total + amount, 0);
    const netClosingCosts = totalClosingCosts - sellerCredit - lenderCredit;
    return {
      cashToClose: downPayment + netClosingCosts - depositPaid,
      totalClosingCosts,
      closingCostsPercent: (100 * totalClosingCosts) / homePrice,
      netClosingCosts,
      loanAmount,
      downPaymentPercent: (100 * downPayment) / homePrice,
      cashPercentOfPrice: (100 * (downPayment + netClosingCosts)) / homePrice,
      breakdown: items.map(({ name, amount }) => ({
        name,
        amount,
        share: totalClosingCosts > 0 ? (100 * amount) / totalClosingCosts : 0,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.cashToClose! >= 0
      ? inputs.depositPaid > 0
        ? `Bring {cashToClose} to closing, on top of the {depositPaid} you have already paid.`
        : `Bring {cashToClose} to closing.`
      : `Credits and deposit exceed what is due: you get ${say.money(-outputs.cashToClose!, 2)} back.`,
    `Closing costs are {totalClosingCosts}, or {closingCostsPercent} of the price${
      inputs.sellerCredit + inputs.lenderCredit > 0
        ? outputs.netClosingCosts! < 0
          ? ", less than the credits"
          : ", {netClosingCosts} after credits"
        : ""
    }.`,
  ],
  formula: {
    tex: [
      String.raw`C = \sum_i c_i, \qquad c_i = P\,\tfrac{a_i}{100} \;\text{ or }\; L\,\tfrac{a_i}{100} \;\text{ or }\; a_i`,
      String.raw`K = D + C - S - B - E`,
    ],
    where: {
      C: "closing costs",
      c_i: "each item: percent of the price P, percent of the loan L, or a fixed amount",
      K: "cash to bring",
      D: "down payment",
      S: "paid by the seller",
      B: "paid by the lender",
      E: "deposit already paid",
    },
  },
  howTo: [
    "Enter the Home price and the Down payment; the loan is the difference.",
    "Go through the Costs: change the amounts to those on your Loan Estimate, and add or remove rows. Each is a percentage of the price or the loan, or a fixed amount.",
    "Enter what the seller and the lender pay toward your costs, and the Deposit already paid (earnest money).",
    "Cash to bring is what you have to wire to the closing agent or notary. Confirm the account by phone first: wire fraud at closing is common.",
  ],
  faq: [
    {
      question: "How much are closing costs?",
      answer:
        "For US buyers, usually 2% to 5% of the price, including prepaid taxes and insurance. In Germany they come to 9% to 12% with transfer tax, notary and agent; in France to 7% or 8% for an older home; in England they are mainly stamp duty plus £1,500 to £3,000 for a solicitor and a survey.",
    },
    {
      question: "Which costs can I negotiate?",
      answer:
        "In the US, the lender's origination fee and the services you may shop for, which are listed on page 2 of the Loan Estimate: title insurance, survey, pest inspection. Taxes and recording fees are fixed. A seller may pay part of the costs: up to 3% of the price on conventional loans with less than 10% down.",
    },
    {
      question: "What are prepaid items?",
      answer:
        "Property tax, home insurance and interest up to the first payment. They are not fees: you would pay them anyway, but you need the cash at closing.",
    },
  ],
  about: [
    "The list starts with typical US items; replace them with your own for any other country. The shares show for which items a second quote is worth the trouble.",
    "Interest points bought to lower the rate can be entered as a percentage of the loan. Moving, furniture and first repairs are not closing costs, but they come due in the same weeks: keep a reserve.",
  ],
  caution:
    "The default costs are typical US figures, not a quote: the Loan Estimate and the Closing Disclosure say what you will pay.",
  sources: [
    "US Consumer Financial Protection Bureau: Loan Estimate and Closing Disclosure (TILA-RESPA integrated disclosures, 12 CFR 1026.37 and 1026.38)",
  ],
  phrases: ["closing costs on a {homePrice} house with {downPayment} down", "cash to close {homePrice}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "400,000 with 20% down",
      inputs: {},
      outputs: { totalClosingCosts: 11_450, cashToClose: 86_450, closingCostsPercent: 2.8625 },
    },
    {
      title: "The seller pays 6,000 of the costs",
      inputs: { sellerCredit: 6000 },
      outputs: { netClosingCosts: 5450, cashToClose: 80_450 },
    },
  ],
});
