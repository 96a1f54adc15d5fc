import { defineCalculator, integer, list, money, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "cash-count",
  name: "Cash Drawer Count Calculator",
  category: "retail",
  emoji: "💵",
  description:
    "Count a cash drawer by bills and coins, check it against the day's cash sales, and see whether it is over or short and what to deposit.",
  keywords: [
    "register count",
    "till count",
    "money counter",
    "cash register balance",
    "over short",
    "bank deposit",
    "closing the register",
    "coins and bills",
    "count the till",
    "cash drawer total",
    "over or short",
  ],
  related: [
    "tip",
    "discount",
    { id: "sales-tax", stage: "complementary", relevance: 64 },
    "budget-50-30-20",
    { id: "currency-converter", stage: "complementary", relevance: 62 },
  ],
  inputs: {
    drawer: list("Bills and coins", {
      also: [
        "bills",
        "coins",
        "hundreds",
        "fifties",
        "twenties",
        "tens",
        "fives",
        "ones",
        "quarters",
        "dimes",
        "nickels",
        "pennies",
        "singles",
      ],
      of: {
        denomination: money("Value", { min: 0.0001, decimals: 2 }),
        count: integer("Count", { min: 0, max: 10_000_000 }),
      },
      default: [
        { denomination: 100, count: 1 },
        { denomination: 50, count: 2 },
        { denomination: 20, count: 14 },
        { denomination: 10, count: 9 },
        { denomination: 5, count: 12 },
        { denomination: 1, count: 43 },
        { denomination: 0.25, count: 40 },
        { denomination: 0.1, count: 30 },
        { denomination: 0.05, count: 20 },
        { denomination: 0.01, count: 55 },
      ],
      help: "US dollars by default; change the values for another currency.",
      minItems: 1,
    }),
    startingCash: money("Cash at the start", {
      unsaid: 0,
      default: 200,
      min: 0,
      also: [
        "float",
        "started with",
        "opening float",
        "starting float",
        "we started with",
        "began with",
        "opening cash",
        "starting bank",
        "opened with",
        "float of",
        "till started with",
      ],
    }),
    cashSales: money("Cash sales", {
      unsaid: 0,
      default: 500,
      min: 0,
      also: ["rang up", "in cash sales", "sold", "cash sales of", "sales of", "cash sales were", "in sales"],
    }),
    cashPaidOut: money("Cash paid out", {
      also: ["paid out", "refunds", "payouts", "in refunds", "drops"],
      unsaid: 0,
      default: 25,
      min: 0,
      help: "Refunds, safe drops and expenses.",
    }),
    cashToLeave: money("Leave in the drawer", { also: ["leave", "keep"], unsaid: 0, default: 200, min: 0 }),
  },
  outputs: {
    totalCash: money("Cash in the drawer", {
      also: ["total in the drawer", "in the till", "in the drawer"],
      decimals: 2,
    }),
    expectedCash: money("Cash expected", {
      also: ["should be in the drawer", "expected", "should i have"],
      decimals: 2,
    }),
    overShort: money("Over or short", {
      also: ["am i over", "am i short", "how much over", "how much short"],
      decimals: 2,
      help: "Negative if the drawer is short.",
    }),
    status: text("Result", { labels: { balanced: "Balanced", over: "Over", short: "Short" } }),
    deposit: money("To deposit", { also: ["deposit", "to the bank"], decimals: 2 }),
    pieces: integer("Bills and coins"),
    breakdown: table("Count", {
      denomination: money("Denomination", { decimals: 2 }),
      count: integer("Count"),
      amount: money("Amount", { decimals: 2 }),
    }),
  },
  pictures: [
    { draw: "rows", table: "breakdown", name: "denomination", value: "amount", title: "By denomination" },
    { draw: "bars", of: ["expectedCash", "totalCash"], title: "Expected and counted" },
  ],
  compute({ drawer, startingCash, cashSales, cashPaidOut, cashToLeave }) {
    const breakdown = drawer.map(({ denomination, count }) => ({ denomination, count, amount: denomination * count }));
    const totalCash = breakdown.reduce((total, { amount }) => total + amount, 0);
    const expectedCash = startingCash + cashSales - cashPaidOut;
    const overShort = totalCash - expectedCash;
    return {
      totalCash,
      expectedCash,
      overShort,
      status: Math.abs(overShort) < 0.005 ? "balanced" : overShort > 0 ? "over" : "short",
      deposit: Math.max(0, totalCash - cashToLeave),
      pieces: drawer.reduce((total, { count }) => total + count, 0),
      breakdown,
    };
  },
  takeaways: (_inputs, outputs, say) => [
    `The drawer holds {totalCash} in ${outputs.pieces === 1 ? "a single bill or coin" : "{pieces} bills and coins"}; ${
      outputs.expectedCash! < 0 ? "more was paid out than there should have been" : "it should hold {expectedCash}"
    }.`,
    outputs.status === "balanced"
      ? `The drawer balances.`
      : outputs.status === "over"
        ? `It is {overShort} over.`
        : `It is ${say.money(-outputs.overShort!, 2)} short.`,
    outputs.deposit! > 0
      ? `Take out {deposit} for the deposit and leave the rest for change.`
      : `There is no more in the drawer than you want to leave there, so nothing goes to the bank.`,
  ],
  formula: {
    tex: [
      String.raw`T = \sum_i d_i\,n_i, \qquad E = F + S - P`,
      String.raw`\text{over or short} = T - E, \qquad D = \max(0,\; T - L)`,
    ],
    where: {
      T: "cash in the drawer",
      d_i: "value of a bill or coin",
      n_i: "how many of that bill or coin",
      E: "cash expected",
      F: "cash at the start",
      S: "cash sales",
      P: "cash paid out",
      D: "to deposit",
      L: "left in the drawer",
    },
  },
  howTo: [
    "Count each kind of bill and coin and enter the Count. For another currency, change the values.",
    "Enter the Cash at the start of the shift and the Cash sales from the register report, excluding card sales.",
    "Enter Cash paid out: refunds, drops to the safe, tips and petty cash.",
    "Enter what you Leave in the drawer; the rest is the deposit.",
  ],
  faq: [
    {
      question: "What if the drawer is short?",
      answer:
        "Count again, ideally with someone else counting. Then look for a sale rung up as cash but paid by card, a refund without a slip, or a larger bill given as change by mistake: a difference of 9 or 45 often comes from mixing up denominations.",
    },
    {
      question: "How much difference is acceptable?",
      answer:
        "Many stores tolerate 0.1% to 0.5% of cash sales, or a few dollars a shift, and watch for patterns by person. Every difference, over or short, is booked to the cash over and short account.",
    },
    {
      question: "How much cash should I start with?",
      answer:
        "Enough change for the first few hours: 100 to 300, mostly in small bills and coins. Keep it the same every day so that counting it becomes routine.",
    },
  ],
  about: [
    "For closing out a register at the end of a shift. It compares what is in the drawer with what should be there and tells you how much to deposit. Differences of less than half a cent count as balanced.",
    "Checks, vouchers and card slips are counted separately; leave them out of the cash sales, too.",
  ],
  sources: [
    "United States Mint and Federal Reserve: denominations in circulation",
    "Retail cash control practice: cash over and short account (Weygandt, Kimmel and Kieso, Accounting Principles, 13th ed., 2018, ch. 8)",
  ],
  overflow: "drawer",
  phrases: ["count my till with {cashSales} cash sales", "cash drawer {startingCash} start {cashSales} sales"],
  updated: "2026-11-30",
  examples: [
    {
      title: "A cash drawer after a day with 500 in cash sales",
      inputs: {},
      outputs: { totalCash: 687.55, overShort: 12.55, status: "over", deposit: 487.55 },
    },
    {
      title: "Balanced to the cent",
      inputs: {
        drawer: [
          { denomination: 20, count: 12 },
          { denomination: 5, count: 7 },
          { denomination: 0.1, count: 3 },
        ],
        startingCash: 100,
        cashSales: 175.3,
        cashPaidOut: 0,
        cashToLeave: 100,
      },
      outputs: { totalCash: 275.3, status: "balanced", deposit: 175.3 },
    },
  ],
});
