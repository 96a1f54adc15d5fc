import { defineCalculator, money, number, percent } from "#engine/define.ts";

export default defineCalculator({
  id: "working-capital",
  name: "Working Capital Calculator",
  category: "business",
  emoji: "💧",
  description:
    "Working capital with the current, quick and cash ratio, and the days cash is tied up in stock and unpaid bills.",
  keywords: [
    "current ratio",
    "quick ratio",
    "acid test",
    "liquidity",
    "cash conversion cycle",
    "DSO DIO DPO",
    "net working capital",
  ],
  related: [
    { id: "inventory-turnover", stage: "next_step", relevance: 82 },
    "business-calculator",
    { id: "runway", stage: "complementary", relevance: 80 },
    { id: "late-payment-interest", stage: "advanced_planning", relevance: 70 },
    "economic-order-quantity",
  ],
  inputs: {
    cash: money("Cash and short-term investments", { default: 40_000, min: 0, also: ["cash"] }),
    receivables: money("Accounts receivable", { default: 60_000, min: 0, also: ["receivables", "customers owe"] }),
    inventory: money("Inventory", { default: 80_000, min: 0, also: ["inventory", "stock"] }),
    otherCurrentAssets: money("Other current assets", { default: 5000, min: 0 }),
    payables: money("Accounts payable", { default: 50_000, min: 0, also: ["payables", "owe suppliers"] }),
    shortTermDebt: money("Short-term debt", { default: 25_000, min: 0 }),
    otherCurrentLiabilities: money("Other current liabilities", { default: 15_000, min: 0 }),
    annualRevenue: money("Revenue per year", { default: 600_000, min: 0 }),
    costOfGoodsSold: money("Cost of goods sold per year", { default: 400_000, min: 0 }),
  },
  outputs: {
    workingCapital: money("Working capital"),
    currentRatio: number("Current ratio", { decimals: 2, none: "No current liabilities" }),
    quickRatio: number("Quick ratio", { decimals: 2, none: "No current liabilities" }),
    cashRatio: number("Cash ratio", { decimals: 2, none: "No current liabilities" }),
    currentAssets: money("Current assets"),
    currentLiabilities: money("Current liabilities"),
    daysSalesOutstanding: number("Days until customers pay", { unit: "days", decimals: 1, none: "No revenue" }),
    daysInventory: number("Days in stock", { unit: "days", decimals: 1, none: "No cost of goods sold" }),
    daysPayable: number("Days until you pay suppliers", { unit: "days", decimals: 1, none: "No cost of goods sold" }),
    cashConversionCycle: number("Cash conversion cycle", {
      unit: "days",
      decimals: 1,
      none: "Revenue and cost of goods sold are needed",
    }),
    operatingWorkingCapital: money("Operating working capital"),
    workingCapitalToRevenue: percent("Working capital to revenue", { decimals: 1, none: "No revenue" }),
  },
  compute(inputs) {
    const { cash, receivables, inventory, payables, annualRevenue, costOfGoodsSold } = inputs;
    const currentAssets = cash + receivables + inventory + inputs.otherCurrentAssets;
    const currentLiabilities = payables + inputs.shortTermDebt + inputs.otherCurrentLiabilities;
    const workingCapital = currentAssets - currentLiabilities;
    const daysSalesOutstanding = quotient(365 * receivables, annualRevenue);
    const daysInventory = quotient(365 * inventory, costOfGoodsSold);
    const daysPayable = quotient(365 * payables, costOfGoodsSold);
    const isKnown = daysSalesOutstanding !== null && daysInventory !== null && daysPayable !== null;
    return {
      workingCapital,
      currentRatio: quotient(currentAssets, currentLiabilities),
      quickRatio: quotient(cash + receivables, currentLiabilities),
      cashRatio: quotient(cash, currentLiabilities),
      currentAssets,
      currentLiabilities,
      daysSalesOutstanding,
      daysInventory,
      daysPayable,
      cashConversionCycle: isKnown ? daysSalesOutstanding + daysInventory - daysPayable : null,
      operatingWorkingCapital: receivables + inventory - payables,
      workingCapitalToRevenue: quotient(100 * workingCapital, annualRevenue),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.workingCapital! >= 0
      ? `Current assets exceed current liabilities by {workingCapital}.`
      : `Current liabilities exceed current assets by ${say.money(-outputs.workingCapital!)}.`,
    outputs.currentRatio === null
      ? `There are no current liabilities to cover.`
      : `Current assets cover them {currentRatio} times, cash and receivables alone {quickRatio} times.`,
    outputs.cashConversionCycle === null
      ? `Enter revenue and cost of goods sold to see how long your cash is tied up.`
      : outputs.cashConversionCycle >= 0
        ? `From paying suppliers to being paid by customers takes {cashConversionCycle}.`
        : `Customers pay ${say.number(-outputs.cashConversionCycle, 1)} days before you pay your suppliers.`,
  ],
  formula: {
    tex: [
      String.raw`\text{WC} = A - L, \qquad \text{current ratio} = \frac{A}{L}, \qquad \text{quick ratio} = \frac{C + R}{L}`,
      String.raw`\text{CCC} = 365 \left( \frac{R}{S} + \frac{I}{G} - \frac{P}{G} \right)`,
    ],
    where: {
      A: "current assets",
      L: "current liabilities",
      C: "cash and short-term investments",
      R: "accounts receivable",
      I: "inventory",
      P: "accounts payable",
      S: "revenue per year",
      G: "cost of goods sold per year",
      [String.raw`\text{CCC}`]: "cash conversion cycle in days",
    },
  },
  howTo: [
    "Take all balances from one balance sheet, of the same day.",
    "Count as current what becomes cash or has to be paid within twelve months; the part of a long loan due this year belongs to Short-term debt.",
    "Enter Revenue and Cost of goods sold of a whole year for the figures in days.",
    "Watch the trend: a current ratio that falls quarter by quarter says more than its level.",
  ],
  faq: [
    {
      question: "What is a good current ratio?",
      answer:
        "Between 1.2 and 2 for most trades. Below 1 the bills of the year exceed what comes in within it; above 3 money may lie idle. Supermarkets live well with 0.8, because customers pay at once and suppliers wait.",
    },
    {
      question: "How do current and quick ratio differ?",
      answer:
        "The quick ratio leaves out inventory, which first has to be sold. If the current ratio is fine and the quick ratio well below 1, everything depends on selling the stock.",
    },
    {
      question: "How can I shorten the cash conversion cycle?",
      answer:
        "Invoice on the day of delivery, ask for deposits, follow up on overdue invoices, order smaller lots, and agree on longer terms with suppliers. Ten days less with 600,000 of revenue free about 16,400.",
    },
  ],
  about: [
    "Liquidity ratios of a single balance sheet date, with a year of 365 days. Analysts often use the average of two dates for the figures in days; enter averages if you want to compare with theirs.",
    "A balance sheet is a snapshot: a shop after Christmas is full of cash and empty of stock. Negative working capital is not bad as such where customers pay first.",
  ],
  sources: [
    "CFA Institute, Working Capital and Liquidity; Financial Analysis Techniques (CFA Program curriculum)",
    "Brealey, Myers and Allen, Principles of Corporate Finance (13th ed., 2020), ch. 28, 30",
  ],
  phrases: ["working capital cash {cash} receivables {receivables} inventory {inventory} payables {payables}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A wholesaler with 185,000 of current assets",
      inputs: {},
      outputs: {
        workingCapital: 95_000,
        currentRatio: 2.05555555556,
        quickRatio: 1.11111111111,
        cashConversionCycle: 63.875,
      },
    },
    {
      title: "A shop that sells for cash and pays suppliers later",
      inputs: { receivables: 0, inventory: 45_000, payables: 60_000 },
      outputs: { workingCapital: -10_000, currentRatio: 0.9, cashConversionCycle: -13.6875 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        cash: 25_000,
        receivables: 45_000,
        inventory: 30_000,
        otherCurrentAssets: 2000,
        payables: 28_000,
        shortTermDebt: 20_000,
        otherCurrentLiabilities: 12_000,
        annualRevenue: 420_000,
        costOfGoodsSold: 250_000,
      },
      outputs: {
        workingCapital: 42_000,
        currentRatio: 1.7,
        quickRatio: 1.16666666667,
        cashRatio: 0.416666666667,
        currentAssets: 102_000,
        currentLiabilities: 60_000,
        daysSalesOutstanding: 39.1071428571,
        daysInventory: 43.8,
        daysPayable: 40.88,
        cashConversionCycle: 42.0271428571,
        operatingWorkingCapital: 47_000,
        workingCapitalToRevenue: 10,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        cash: 12345.6,
        receivables: 45678.9,
        inventory: 23456.7,
        otherCurrentAssets: 1200,
        payables: 34567.8,
        shortTermDebt: 8000,
        otherCurrentLiabilities: 4321,
        annualRevenue: 398_765,
        costOfGoodsSold: 251_000,
      },
      outputs: {
        workingCapital: 35792.4,
        currentRatio: 1.7633464708,
        quickRatio: 1.23749168245,
        cashRatio: 0.263295285868,
        currentAssets: 82681.2,
        currentLiabilities: 46888.8,
        daysSalesOutstanding: 41.8110879842,
        daysInventory: 34.1103406375,
        daysPayable: 50.2679163347,
        cashConversionCycle: 25.6535122869,
        operatingWorkingCapital: 34567.8,
        workingCapitalToRevenue: 8.97581282209,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { payables: 0, shortTermDebt: 0, otherCurrentLiabilities: 0 },
      outputs: {
        workingCapital: 185_000,
        currentRatio: null,
        quickRatio: null,
        cashRatio: null,
        currentAssets: 185_000,
        currentLiabilities: 0,
        daysSalesOutstanding: 36.5,
        daysInventory: 73,
        daysPayable: 0,
        cashConversionCycle: 109.5,
        operatingWorkingCapital: 140_000,
        workingCapitalToRevenue: 30.8333333333,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { annualRevenue: 0 },
      outputs: {
        workingCapital: 95_000,
        currentRatio: 2.05555555556,
        quickRatio: 1.11111111111,
        cashRatio: 0.444444444444,
        currentAssets: 185_000,
        currentLiabilities: 90_000,
        daysSalesOutstanding: null,
        daysInventory: 73,
        daysPayable: 45.625,
        cashConversionCycle: null,
        operatingWorkingCapital: 90_000,
        workingCapitalToRevenue: null,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { costOfGoodsSold: 0 },
      outputs: {
        workingCapital: 95_000,
        currentRatio: 2.05555555556,
        quickRatio: 1.11111111111,
        cashRatio: 0.444444444444,
        currentAssets: 185_000,
        currentLiabilities: 90_000,
        daysSalesOutstanding: 36.5,
        daysInventory: null,
        daysPayable: null,
        cashConversionCycle: null,
        operatingWorkingCapital: 90_000,
        workingCapitalToRevenue: 15.8333333333,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { cash: 0, receivables: 0, inventory: 0, otherCurrentAssets: 0 },
      outputs: {
        workingCapital: -90_000,
        currentRatio: 0,
        quickRatio: 0,
        cashRatio: 0,
        currentAssets: 0,
        currentLiabilities: 90_000,
        daysSalesOutstanding: 0,
        daysInventory: 0,
        daysPayable: 45.625,
        cashConversionCycle: -45.625,
        operatingWorkingCapital: -50_000,
        workingCapitalToRevenue: -15,
      },
    },
    { by: "Refusal", inputs: { cash: -1 }, refuses: "cash" },
    { by: "Refusal", inputs: { payables: -1 }, refuses: "payables" },
  ],
});

/** null where there is nothing to divide by. */
function quotient(dividend: number, divisor: number): number | null {
  return divisor > 0 ? dividend / divisor : null;
}
