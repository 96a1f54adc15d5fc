import { chart, choice, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { PERIODS_PER_YEAR } from "#maths/finance/compounding.ts";

export default defineCalculator({
  id: "dividend-reinvestment",
  name: "Dividend Reinvestment (DRIP) Calculator",
  category: "investment",
  emoji: "🔁",
  description:
    "Project a dividend stock or fund: shares, value and yearly income when dividends buy more shares, compared with taking them in cash.",
  keywords: [
    "reinvest dividends",
    "dividend income",
    "yield on cost",
    "dividend growth",
    "passive income",
    "dividend snowball",
    "dividend stock",
    "shares with dividends reinvested",
  ],
  related: [
    { id: "investment-calculator", stage: "complementary", relevance: 84 },
    { id: "stock-average", stage: "complementary", relevance: 76 },
    "dollar-cost-averaging",
    "compound-interest",
    { id: "expense-ratio", stage: "next_step", relevance: 74 },
  ],
  inputs: {
    shares: number("Shares owned", {
      default: 100,
      min: 0,
      unit: "shares",
      also: ["own", "holding", "have", "shares of", "start with", "bought", "hold"],
    }),
    sharePrice: money("Share price", {
      default: 50,
      min: 0.0001,
      also: [
        "price",
        "at",
        "trading at",
        "each",
        "per share",
        "a share",
        "bought at",
        "stock at",
        "priced at",
        "costs",
      ],
    }),
    dividendYield: percent("Dividend yield", {
      default: 3.5,
      min: 0,
      max: 100,
      also: ["yield", "dividend", "yielding", "yield of", "yield is", "paying", "pays"],
    }),
    dividendGrowthRate: percent("Dividend growth per year", {
      also: [
        "dividend growth",
        "dividends rising",
        "dividends grow",
        "dividend rises",
        "dividend increases",
        "dividends growing",
        "dividend growth of",
      ],
      unsaid: 0,
      default: 5,
      min: -50,
      max: 100,
    }),
    priceGrowthRate: percent("Share price growth per year", {
      also: [
        "price growth",
        "growth",
        "share price",
        "price grows",
        "price rises",
        "price growth of",
        "stock grows",
        "stock growth",
        "price rising",
        "appreciation",
        "the price",
        "price appreciation",
      ],
      unsaid: 0,
      default: 5,
      min: -50,
      max: 100,
    }),
    paymentFrequency: choice("Dividends are paid", {
      called: {
        annually: ["paid yearly", "once a year", "annually"],
        quarterly: ["quarterly", "every quarter"],
        monthly: ["paid monthly", "every month"],
      },
      default: "quarterly",
      options: [
        ["annually", "Yearly"],
        ["semiannually", "Twice a year"],
        ["quarterly", "Quarterly"],
        ["monthly", "Monthly"],
      ],
    }),
    annualContribution: money("Added per year", {
      also: ["adding a year", "added", "add", "new money", "contributions", "contribute", "adding"],
      unsaid: 0,
      default: 1200,
      min: 0,
    }),
    dividendTaxRate: percent("Tax on dividends", {
      also: ["tax", "taxed at", "tax rate"],
      unsaid: 0,
      default: 15,
      min: 0,
      max: 100,
    }),
    termYears: integer("Years", {
      default: 20,
      min: 1,
      max: 60,
      unit: "years",
      also: ["for", "in", "over", "after"],
      assumable: false,
    }),
  },
  outputs: {
    endValue: money("Value with dividends reinvested", { also: ["worth", "value", "be worth"] }),
    endShares: number("Shares at the end", {
      also: ["how many shares", "shares will I have", "number of shares"],
      unit: "shares",
      decimals: 2,
    }),
    annualIncome: money("Dividends in the last year", {
      also: [
        "annual income",
        "dividend income",
        "yearly income",
        "dividend income in year",
        "income in year",
        "dividends a year",
      ],
    }),
    totalDividends: money("Total dividends before tax", { also: ["dividends in all"] }),
    yieldOnCost: percent("Yield on cost", { decimals: 2, none: "No money was put in." }),
    totalInvested: money("Money put in"),
    totalReturn: percent("Total return", { decimals: 1, none: "No money was put in." }),
    endValueWithoutReinvestment: money("Value with dividends taken in cash", {
      also: ["without reinvesting", "taken in cash"],
    }),
    schedule: table("Year by year", {
      year: integer("Year"),
      price: money("Price", { decimals: 2 }),
      dividends: money("Dividends before tax"),
      shares: number("Shares", { decimals: 2 }),
      value: money("Value"),
    }),
    valueOverTime: chart("Value with dividends reinvested and taken in cash", {
      x: { year: integer("Year") },
      y: { value: money("Reinvested"), valueWithoutReinvestment: money("Taken in cash") },
      as: "line",
    }),
  },
  compute(inputs) {
    const { shares, sharePrice, annualContribution, termYears } = inputs;
    const perYear = PERIODS_PER_YEAR[inputs.paymentFrequency];
    const keptAfterTax = 1 - inputs.dividendTaxRate / 100;
    let [held, plain, cash] = [shares, shares, 0];
    const years = Array.from({ length: termYears }, (_, index) => {
      const perShare =
        (sharePrice * (inputs.dividendYield / 100) * (1 + inputs.dividendGrowthRate / 100) ** index) / perYear;
      let [dividends, price] = [0, sharePrice];
      for (let payment = 1; payment <= perYear; payment += 1) {
        price = sharePrice * (1 + inputs.priceGrowthRate / 100) ** (index + payment / perYear);
        dividends += held * perShare;
        held += (held * perShare * keptAfterTax + annualContribution / perYear) / price;
        cash += plain * perShare * keptAfterTax;
        plain += annualContribution / perYear / price;
      }
      return { year: index + 1, price, dividends, shares: held, value: held * price, inCash: plain * price + cash };
    });
    const last = years.at(-1)!;
    const totalInvested = shares * sharePrice + annualContribution * termYears;
    return {
      endValue: last.value,
      endShares: last.shares,
      annualIncome: last.dividends,
      totalDividends: years.reduce((total, year) => total + year.dividends, 0),
      yieldOnCost: totalInvested > 0 ? (100 * last.dividends) / totalInvested : null,
      totalInvested,
      totalReturn: totalInvested > 0 ? 100 * (last.value / totalInvested - 1) : null,
      endValueWithoutReinvestment: last.inCash,
      schedule: years.map(({ year, price, dividends, shares: owned, value }) => ({
        year,
        price,
        dividends,
        shares: owned,
        value,
      })),
      valueOverTime: [
        { year: 0, value: shares * sharePrice, valueWithoutReinvestment: shares * sharePrice },
        ...years.map(({ year, value, inCash }) => ({ year, value, valueWithoutReinvestment: inCash })),
      ],
    };
  },
  takeaways: (_inputs, outputs, say) => [
    `After {termYears} you own {endShares} worth {endValue}; you put in {totalInvested}.`,
    Math.abs(outputs.endValue! - outputs.endValueWithoutReinvestment!) < 0.5
      ? `Reinvesting and taking dividends in cash come to the same.`
      : outputs.endValue! > outputs.endValueWithoutReinvestment!
        ? `Reinvesting earns ${say.money(outputs.endValue! - outputs.endValueWithoutReinvestment!)} more than taking dividends in cash.`
        : `With a falling price, taking dividends in cash leaves ${say.money(outputs.endValueWithoutReinvestment! - outputs.endValue!)} more.`,
    outputs.yieldOnCost === null
      ? `Nothing was invested, so there is no income.`
      : outputs.annualIncome === 0
        ? `The share pays no dividends.`
        : `In the last year dividends come to {annualIncome} before tax, {yieldOnCost} of what you put in.`,
  ],
  formula: {
    tex: [
      String.raw`S_k = S_{k-1} + \frac{S_{k-1}\,d_k\,(1 - t) + A/m}{p_k}`,
      String.raw`d_k = \frac{p_0\,y\,(1 + g)^{\lceil k/m \rceil - 1}}{m}, \qquad p_k = p_0\,(1 + h)^{k/m}`,
    ],
    where: {
      S_k: "shares after payment k",
      d_k: "dividend per share of payment k; it rises once a year",
      t: "tax on dividends",
      A: "money added per year",
      m: "payments per year",
      p_k: "share price at payment k, with p₀ today",
      y: "dividend yield today",
      "g,\\ h": "yearly growth of the dividend and of the price",
    },
  },
  howTo: [
    "Enter the Shares owned and the Share price; enter 0 shares to start with contributions only.",
    "Enter the Dividend yield and the growth you expect in the dividend and the price.",
    "Choose how often Dividends are paid, and enter the amount Added per year.",
    "Enter the Tax on dividends; 0 inside a retirement account.",
    "Compare with Value with dividends taken in cash.",
  ],
  faq: [
    {
      question: "What is yield on cost?",
      answer:
        "The last year's dividends divided by all the money you put in. After 20 years, 9% sounds high, but for a decision today the fair comparison is the yield on the present value.",
    },
    {
      question: "Do I pay tax on reinvested dividends?",
      answer:
        "In the US and most countries yes, in the year they are paid, even though you never see the cash. They raise your cost basis, so keep the records: you are not taxed on them again when you sell.",
    },
    {
      question: "Is reinvesting always better?",
      answer:
        "If the price and the dividend grow, yes. If the price falls year after year, cash kept aside does better. In the default example, reinvesting makes 80,518 instead of 68,365.",
    },
  ],
  about: [
    "For a dividend stock, fund or ETF held for many years. Dividends buy shares, including fractions, at the price on the day they are paid. The dividend rises once a year on its own path, so the yield drifts if price and dividend grow at different rates.",
    "Companies can cut dividends, and steady growth is an assumption. Trading costs, and the tax when you sell, are left out. Dividends taken in cash earn no interest here.",
  ],
  caution: "Prices can fall and companies can cut dividends; trading costs and the tax when you sell are not included.",
  sources: [
    "U.S. Securities and Exchange Commission, Investor.gov: Direct Investment Plans and dividend reinvestment plans (DRIPs)",
    "Bodie, Kane and Marcus, Investments (12th ed., 2021), ch. 18 (dividend growth)",
  ],
  overflow: "sharePrice",
  phrases: ["DRIP {shares} shares at {sharePrice} yield {dividendYield} for {termYears} years"],
  updated: "2026-11-30",
  examples: [
    {
      title: "100 shares, 1,200 added a year, 20 years",
      inputs: {
        shares: 100,
        sharePrice: 50,
        dividendYield: 3.5,
        dividendGrowthRate: 5,
        priceGrowthRate: 5,
        paymentFrequency: "quarterly",
        annualContribution: 1200,
        dividendTaxRate: 15,
        termYears: 20,
      },
      outputs: { endValue: 80517.7982917, annualIncome: 2611.54632166, endValueWithoutReinvestment: 68365.2224852 },
    },
    {
      title: "Dividends alone, tax-free",
      inputs: {
        shares: 200,
        sharePrice: 40,
        dividendYield: 4,
        dividendGrowthRate: 6,
        priceGrowthRate: 4,
        paymentFrequency: "quarterly",
        annualContribution: 0,
        dividendTaxRate: 0,
        termYears: 10,
      },
      outputs: { endShares: 305.505432927, yieldOnCost: 10.0321699804, totalReturn: 126.111335551 },
    },
  ],
});
