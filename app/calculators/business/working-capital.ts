import { defineCalculator, money, number, percent } from "#engine/define.ts";

export default defineCalculator({
  id: "working-capital",
  name: "Working Capital Calculator",
  category: "business",
  emoji: "💧",
  description:
    "Working capital with the current, quick and cash ratios, and how many days cash is tied up in inventory and unpaid invoices.",
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
    cash: money("Cash and short-term investments", {
      unsaid: 0,
      default: 40_000,
      min: 0,
      also: ["in cash", "cash on hand", "in the bank", "bank balance", "cash of"],
    }),
    receivables: money("Accounts receivable", {
      unsaid: 0,
      default: 60_000,
      min: 0,
      also: [
        "customers owe",
        "in receivables",
        "of receivables",
        "owed by customers",
        "owed to us",
        "customers owe us",
        "unpaid invoices",
        "clients owe",
        "ar",
      ],
    }),
    inventory: money("Inventory", {
      unsaid: 0,
      default: 80_000,
      min: 0,
      also: ["stock", "of inventory", "in inventory", "of stock", "in stock", "goods in stock", "merchandise"],
    }),
    otherCurrentAssets: money("Other current assets", {
      also: ["current assets", "assets", "other assets", "prepaid expenses", "prepaid", "total current assets"],
      unsaid: 0,
      default: 5000,
      min: 0,
    }),
    payables: money("Accounts payable", {
      unsaid: 0,
      default: 50_000,
      min: 0,
      also: [
        "owe suppliers",
        "in payables",
        "owed to suppliers",
        "we owe suppliers",
        "supplier bills",
        "vendor bills",
        "ap",
        "bills to pay",
        "to suppliers",
      ],
    }),
    shortTermDebt: money("Short-term debt", {
      also: [
        "debt",
        "short term loans",
        "of short term loans",
        "in short term debt",
        "credit line",
        "bank loan",
        "other debts",
        "line of credit",
        "short term borrowing",
        "notes payable",
        "loans",
      ],
      unsaid: 0,
      default: 25_000,
      min: 0,
    }),
    otherCurrentLiabilities: money("Other current liabilities", {
      also: [
        "current liabilities",
        "liabilities",
        "other liabilities",
        "accrued expenses",
        "total current liabilities",
        "taxes due",
      ],
      unsaid: 0,
      default: 15_000,
      min: 0,
    }),
    annualRevenue: money("Revenue per year", {
      also: ["yearly sales", "annual sales", "sales"],
      default: 600_000,
      min: 0,
    }),
    costOfGoodsSold: money("Cost of goods sold per year", {
      also: ["cogs"],
      default: 400_000,
      min: 0,
    }),
  },
  outputs: {
    workingCapital: money("Working capital", { also: ["net working capital"] }),
    currentRatio: number("Current ratio", { also: ["current ratio"], decimals: 2, none: "No current liabilities" }),
    quickRatio: number("Quick ratio", {
      also: ["acid test", "acid test ratio"],
      decimals: 2,
      none: "No current liabilities",
    }),
    cashRatio: number("Cash ratio", { also: ["cash ratio"], decimals: 2, none: "No current liabilities" }),
    currentAssets: money("Current assets"),
    currentLiabilities: money("Current liabilities"),
    daysSalesOutstanding: number("Days until customers pay", {
      also: ["dso"],
      unit: "days",
      decimals: 1,
      none: "No revenue",
    }),
    daysInventory: number("Days in stock", {
      also: ["dio", "days inventory"],
      unit: "days",
      decimals: 1,
      none: "No cost of goods sold",
    }),
    daysPayable: number("Days until you pay suppliers", {
      also: ["dpo", "days payable"],
      unit: "days",
      decimals: 1,
      none: "No cost of goods sold",
    }),
    cashConversionCycle: number("Cash conversion cycle", {
      also: ["ccc", "cash cycle"],
      unit: "days",
      decimals: 1,
      none: "Revenue and cost of goods sold are needed",
    }),
    operatingWorkingCapital: money("Operating working capital"),
    workingCapitalToRevenue: percent("Working capital to revenue", { decimals: 1, none: "No revenue" }),
  },
  figures: [
    "currentRatio",
    "quickRatio",
    "cashRatio",
    "cashConversionCycle",
    "daysSalesOutstanding",
    "daysInventory",
    "daysPayable",
  ],
  pictures: [
    { draw: "parts", of: ["cash", "receivables", "inventory", "otherCurrentAssets"], whole: "currentAssets" },
    { draw: "bars", of: ["currentAssets", "currentLiabilities"], title: "Assets and liabilities" },
  ],
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
      ? outputs.workingCapital! < 0.5
        ? `Current assets and current liabilities are equal.`
        : `Current assets exceed current liabilities by {workingCapital}.`
      : `Current liabilities exceed current assets by ${say.money(-outputs.workingCapital!)}.`,
    outputs.currentRatio === null
      ? `There are no current liabilities to cover.`
      : `Current assets cover current liabilities {currentRatio} times; cash and receivables alone cover them {quickRatio} times.`,
    outputs.cashConversionCycle === null
      ? `Enter revenue and cost of goods sold to see how long your cash is tied up.`
      : outputs.cashConversionCycle >= 0
        ? `It takes {cashConversionCycle} from paying your suppliers to getting paid by your customers.`
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
    "Take all balances from the same balance sheet.",
    "Count as current whatever turns into cash or has to be paid within twelve months; the part of a long-term loan due this year belongs in Short-term debt.",
    "Enter Revenue per year and Cost of goods sold per year for the figures in days.",
    "Watch the trend: a current ratio that falls quarter after quarter says more than its level.",
  ],
  faq: [
    {
      question: "What is a good current ratio?",
      answer:
        "Between 1.2 and 2 in most industries. Below 1, more has to be paid within the year than your current assets cover; above 3, money may be sitting idle. Supermarkets do fine at 0.8, because customers pay at once and suppliers wait.",
    },
    {
      question: "How do the current and quick ratios differ?",
      answer:
        "The quick ratio leaves out inventory, which first has to be sold. If the current ratio is fine but the quick ratio is well below 1, everything depends on selling the inventory.",
    },
    {
      question: "How can I shorten the cash conversion cycle?",
      answer:
        "Invoice on the day of delivery, ask for deposits, follow up on overdue invoices, order smaller lots and agree on longer terms with suppliers. With revenue of 600,000, getting paid ten days sooner frees up about 16,400.",
    },
  ],
  about: [
    "The ratios come from a single balance sheet date and a 365-day year. Analysts often average two dates for the figures in days; enter averages to compare with theirs.",
    "A balance sheet is a snapshot: right after the holidays, a store is full of cash and short of stock. Negative working capital is not bad in itself in a business where customers pay first.",
  ],
  sources: [
    "CFA Institute, Working Capital and Liquidity; Financial Analysis Techniques (CFA Program curriculum)",
    "Brealey, Myers and Allen, Principles of Corporate Finance (13th ed., 2020), ch. 28, 30",
  ],
  caution: "A snapshot of the balance sheet: slow inventory and overdue receivables may not turn into cash in time.",
  phrases: [
    "working capital cash {cash} receivables {receivables} inventory {inventory} payables {payables}",
    "current assets {otherCurrentAssets} current liabilities {otherCurrentLiabilities}",
    "quick ratio cash {cash} receivables {receivables} payables {payables}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A wholesaler with 185,000 in current assets",
      inputs: {},
      outputs: {
        workingCapital: 95_000,
        currentRatio: 2.05555555556,
        quickRatio: 1.11111111111,
        cashConversionCycle: 63.875,
      },
    },
    {
      title: "A store that sells for cash and pays suppliers later",
      inputs: { receivables: 0, inventory: 45_000, payables: 60_000 },
      outputs: { workingCapital: -10_000, currentRatio: 0.9, cashConversionCycle: -13.6875 },
    },
  ],
});

/** null where there is nothing to divide by. */
function quotient(dividend: number, divisor: number): number | null {
  return divisor > 0 ? dividend / divisor : null;
}
