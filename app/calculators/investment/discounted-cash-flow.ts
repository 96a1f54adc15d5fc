import { boolean, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";

export default defineCalculator({
  id: "discounted-cash-flow",
  name: "Discounted Cash Flow (DCF) Calculator",
  category: "investment",
  emoji: "💵",
  description:
    "Value a business or share from its free cash flow, growth and discount rate, with terminal value and a sensitivity table.",
  keywords: [
    "free cash flow valuation",
    "intrinsic value",
    "fair value of a stock",
    "terminal value",
    "company valuation",
    "Gordon growth",
    "margin of safety",
    "what is a company worth",
    "valuing a firm",
  ],
  related: [
    { id: "wacc", stage: "complementary", relevance: 92 },
    { id: "net-present-value", stage: "complementary", relevance: 82 },
    "internal-rate-of-return",
    "payback-period",
    { id: "equity-dilution", stage: "next_step", relevance: 72 },
  ],
  inputs: {
    freeCashFlow: money("Free cash flow of the last year", {
      default: 1_000_000,
      also: ["FCF", "in free cash flow", "cash flow of", "free cash flow of", "generates", "cash flow"],
    }),
    growthRate: percent("Growth per year", {
      default: 8,
      min: -90,
      max: 500,
      also: ["growth", "growing", "grow", "growing at", "growth of", "grow at", "rising"],
    }),
    growthYears: integer("Years of that growth", {
      also: ["years", "for", "over the next", "for the next", "next"],
      default: 5,
      min: 1,
      max: 50,
      unit: "years",
    }),
    terminalGrowthRate: percent("Growth after that", {
      also: [
        "terminal",
        "terminal growth",
        "perpetual growth",
        "then",
        "forever",
        "forever after",
        "after that",
        "long-term growth",
        "perpetuity growth",
        "terminal growth of",
        "afterwards",
        "thereafter",
        "in perpetuity",
      ],
      default: 2.5,
      min: -50,
      max: 50,
    }),
    discountRate: percent("Discount rate (WACC)", {
      default: 9,
      min: 0.01,
      max: 200,
      also: [
        "WACC",
        "discount",
        "discounted at",
        "discounted",
        "required return",
        "cost of capital",
        "discount rate is",
        "discount rate of",
        "hurdle rate",
      ],
    }),
    netDebt: money("Net debt", {
      unsaid: 0,
      also: ["debt", "in net debt", "debt of", "net debt of"],
      default: 2_000_000,
      help: "Debt less cash; negative when there is more cash.",
    }),
    sharesOutstanding: number("Shares outstanding", {
      also: ["shares", "million shares", "shares out"],
      default: 500_000,
      min: 0.0001,
    }),
    currentPrice: money("Share price now", { also: ["trading at", "stock at", "share price"], default: 30, min: 0 }),
    midYear: boolean("Mid-year convention", { default: false }),
  },
  outputs: {
    valuePerShare: money("Value per share", {
      also: ["value per share", "per share", "fair value", "share worth", "intrinsic value"],
      decimals: 2,
    }),
    enterpriseValue: money("Enterprise value", {
      also: [
        "value of the company",
        "company value",
        "company worth",
        "what is a company worth",
        "business worth",
        "worth",
        "value of the business",
        "EV",
        "firm worth",
      ],
    }),
    equityValue: money("Equity value", { also: ["equity worth"] }),
    presentValueOfCashFlows: money("Present value of the growth years"),
    terminalValue: money("Terminal value", { also: ["terminal value"] }),
    presentValueOfTerminal: money("Present value of the terminal value"),
    terminalShare: percent("Share of the terminal value", { decimals: 1, none: "The value is zero." }),
    upside: percent("Upside to the share price", { decimals: 1, none: "No share price to compare with." }),
    projections: table("Cash flows", {
      year: integer("Year"),
      cashFlow: money("Cash flow"),
      discountFactor: number("Discount factor", { decimals: 5 }),
      presentValue: money("Present value"),
    }),
    sensitivity: table("Value per share by rate", {
      discountRate: percent("Discount rate"),
      terminalGrowthRate: percent("Terminal growth rate"),
      valuePerShare: money("Value per share", { decimals: 2 }),
    }),
  },
  pictures: [{ draw: "parts", of: ["presentValueOfCashFlows", "presentValueOfTerminal"], whole: "enterpriseValue" }],
  compute(inputs) {
    const { discountRate, terminalGrowthRate, currentPrice, netDebt, sharesOutstanding } = inputs;
    if (terminalGrowthRate >= discountRate) {
      refuse(
        "terminalGrowthRate",
        "Growth that goes on forever must be below the discount rate; otherwise the value has no limit.",
      );
    }
    const perShare = (value: { readonly enterpriseValue: number }) =>
      (value.enterpriseValue - netDebt) / sharesOutstanding;
    const value = valueOf(inputs, discountRate, terminalGrowthRate);
    const valuePerShare = perShare(value);
    return {
      valuePerShare,
      enterpriseValue: value.enterpriseValue,
      equityValue: value.enterpriseValue - netDebt,
      presentValueOfCashFlows: value.presentValueOfCashFlows,
      terminalValue: value.terminalValue,
      presentValueOfTerminal: value.presentValueOfTerminal,
      terminalShare: value.enterpriseValue === 0 ? null : (100 * value.presentValueOfTerminal) / value.enterpriseValue,
      upside: currentPrice > 0 ? 100 * (valuePerShare / currentPrice - 1) : null,
      projections: value.rows,
      sensitivity: [-2, -1, 0, 1, 2].flatMap((points) =>
        [-1, -0.5, 0, 0.5, 1]
          .map((growth) => ({ discountRate: discountRate + points, terminalGrowthRate: terminalGrowthRate + growth }))
          .filter((pair) => pair.discountRate > pair.terminalGrowthRate)
          .map((pair) => ({
            ...pair,
            valuePerShare: perShare(valueOf(inputs, pair.discountRate, pair.terminalGrowthRate)),
          })),
      ),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The business is worth {enterpriseValue} and its equity {equityValue}, which is {valuePerShare} a share.`,
    outputs.upside === null
      ? `Enter the share price to see how far it is from this value.`
      : outputs.upside >= 0
        ? `That is {upside} above the price of ${say.money(inputs.currentPrice, 2)}.`
        : `That is ${say.percent(-outputs.upside, 1)} below the price of ${say.money(inputs.currentPrice, 2)}.`,
    outputs.terminalShare === null
      ? `Without cash flow there is no value to discount.`
      : `{terminalShare} of the value lies after year ${say.number(inputs.growthYears, 0)}${outputs.terminalShare > 50 ? ", so the perpetual growth of {terminalGrowthRate} and the discount rate decide most of it" : ""}.`,
  ],
  formula: {
    tex: [
      String.raw`V = \sum_{t=1}^{n} \frac{C(1 + g)^t}{(1 + d)^{t-h}} + \frac{T}{(1 + d)^{n-h}}, \qquad T = \frac{C(1 + g)^n (1 + u)}{d - u}`,
      String.raw`\text{per share} = \frac{V - N}{m}`,
    ],
    where: {
      V: "enterprise value",
      C: "free cash flow of the last year",
      "g,\\ u": "growth in the first n years and after them",
      d: "discount rate",
      h: "½ with the mid-year convention, else 0",
      T: "terminal value at the end of year n",
      N: "net debt",
      m: "shares outstanding",
    },
  },
  howTo: [
    "Enter the Free cash flow of the last year: cash from operations less capital expenditure.",
    "Enter the Growth per year and how many years it can last.",
    "Enter the Growth after that (no more than the economy's, 2 to 3%) and the Discount rate.",
    "Enter Net debt and Shares outstanding from the balance sheet (diluted shares if there are options).",
    "The sensitivity table shows how much the value depends on the two rates.",
  ],
  faq: [
    {
      question: "Why does the terminal value weigh so much?",
      answer:
        "Because a business is meant to last: in the default example, 76% of the value comes after year five. More growth years shift the weight but do not solve the problem: small changes in d − u move everything. At 8% instead of 9%, the share is worth 43.27 instead of 35.85.",
    },
    {
      question: "Free cash flow to the firm or to equity?",
      answer:
        "Here to the firm, before interest: discount at the weighted average cost of capital and subtract net debt. If yours is after interest, set Net debt to 0 and use the cost of equity.",
    },
    {
      question: "What does the mid-year convention do?",
      answer:
        "Cash comes in over the year, on average in the middle of it. Discounting by half a year less raises the value by about half the discount rate. Here the terminal value is treated the same way.",
    },
  ],
  about: [
    "For a first estimate of what a business or share is worth from the cash it will bring in. One growth rate for the first years and one forever after is the simplest model; a young company with losses needs year-by-year figures.",
    "Buy only with a margin of safety: an error of one point in growth or rate can easily change the value by a fifth.",
  ],
  sources: [
    "Damodaran, A., Investment Valuation (3rd ed., 2012), ch. 12-15",
    "Koller, Goedhart and Wessels, Valuation (McKinsey, 7th ed., 2020)",
  ],
  overflow: "freeCashFlow",
  caution: "A model of your own assumptions, and small changes in them move the value a lot; not investment advice.",
  phrases: [
    "DCF free cash flow {freeCashFlow} growth {growthRate} discount {discountRate}",
    "dcf {freeCashFlow} growing {growthRate} for {growthYears} years {terminalGrowthRate} terminal {discountRate} discount",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A company with a million of free cash flow",
      inputs: {
        freeCashFlow: 1_000_000,
        growthRate: 8,
        growthYears: 5,
        terminalGrowthRate: 2.5,
        discountRate: 9,
        netDebt: 2_000_000,
        sharesOutstanding: 500_000,
        currentPrice: 30,
        midYear: false,
      },
      outputs: { valuePerShare: 35.8461602732, terminalShare: 75.585817517, upside: 19.4872009107 },
    },
    {
      title: "Faster growth, net cash, mid-year",
      inputs: {
        freeCashFlow: 250_000,
        growthRate: 12,
        growthYears: 7,
        terminalGrowthRate: 2,
        discountRate: 10,
        netDebt: -300_000,
        sharesOutstanding: 100_000,
        currentPrice: 50,
        midYear: true,
      },
      outputs: { enterpriseValue: 5766351.40999, valuePerShare: 60.6635140999 },
    },
  ],
});

interface Business {
  readonly freeCashFlow: number;
  readonly growthRate: number;
  readonly growthYears: number;
  readonly midYear: boolean;
}

/** The growth years one by one, and all that follows as a growing perpetuity (Gordon). Rates in percent. */
function valueOf(
  { freeCashFlow, growthRate, growthYears, midYear }: Business,
  discountRate: number,
  terminalGrowth: number,
) {
  const lead = midYear ? 0.5 : 0;
  const rows = Array.from({ length: growthYears }, (_, index) => {
    const year = index + 1;
    const cashFlow = freeCashFlow * (1 + growthRate / 100) ** year;
    const discountFactor = (1 + discountRate / 100) ** -(year - lead);
    return { year, cashFlow, discountFactor, presentValue: cashFlow * discountFactor };
  });
  const last = rows.at(-1)!;
  const presentValueOfCashFlows = rows.reduce((total, row) => total + row.presentValue, 0);
  const terminalValue = (last.cashFlow * (100 + terminalGrowth)) / (discountRate - terminalGrowth);
  const presentValueOfTerminal = terminalValue * last.discountFactor;
  const enterpriseValue = presentValueOfCashFlows + presentValueOfTerminal;
  return { rows, presentValueOfCashFlows, terminalValue, presentValueOfTerminal, enterpriseValue };
}
