import { defineCalculator, list, money, number, percent, refuse, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "equity-dilution",
  name: "Equity Dilution Calculator",
  category: "business",
  emoji: "🥧",
  description:
    "What a funding round does to everyone's stake: price per share, new shares, option pool, cap table and effective pre-money value.",
  keywords: [
    "cap table",
    "startup equity",
    "pre-money post-money",
    "option pool shuffle",
    "founder dilution",
    "funding round",
    "ownership percentage",
    "investor ownership",
    "price per share of a round",
    "how much do investors own",
  ],
  related: [
    { id: "discounted-cash-flow", stage: "advanced_planning", relevance: 74 },
    { id: "runway", stage: "complementary", relevance: 82 },
    "wacc",
    "business-calculator",
    "percentage",
  ],
  inputs: {
    holders: list("Shareholders before the round", {
      also: [
        "shares",
        "shares outstanding",
        "existing shares",
        "outstanding shares",
        "shares issued",
        "founders hold",
        "founder shares",
        "founders own",
      ],
      of: {
        name: text("Name", { maxLength: 60 }),
        shares: number("Shares", { min: 0 }),
      },
      default: [
        { name: "Founder A", shares: 5_000_000 },
        { name: "Founder B", shares: 3_000_000 },
        { name: "Angel investors", shares: 1_000_000 },
      ],
      minItems: 1,
    }),
    preMoneyValuation: money("Pre-money valuation", {
      default: 8_000_000,
      min: 0.01,
      also: [
        "pre-money",
        "valuation",
        "pre money",
        "premoney",
        "pre",
        "pre money valuation",
        "valued at",
        "valuation of",
        "pre money valuation of",
        "company worth",
      ],
    }),
    investment: money("New investment", {
      default: 2_000_000,
      min: 0,
      also: [
        "raise",
        "raising",
        "investing",
        "invests",
        "invested",
        "round",
        "raised",
        "put in",
        "investor puts in",
        "new money",
        "raise of",
        "putting in",
        "if we raise",
        "check",
        "fund invests",
        "seed round",
        "in funding",
      ],
    }),
    optionPoolPercent: percent("New option pool after the round", {
      unsaid: 0,
      default: 10,
      min: 0,
      max: 99,
      help: "Created before the money comes in, as investors usually require.",
      also: ["option pool", "pool", "esop", "employee pool", "options", "option pool of"],
    }),
  },
  outputs: {
    investorOwnership: percent("New investors own", {
      also: [
        "investor own",
        "ownership",
        "investor ownership",
        "own",
        "stake",
        "equity",
        "percent",
        "percentage do investors own",
        "do investors own",
        "investor get",
      ],
      decimals: 2,
    }),
    postMoneyValuation: money("Post-money valuation", { also: ["post money"] }),
    sharePrice: money("Price per share", { also: ["share price"], decimals: 4 }),
    newShares: number("Shares for the new investors", { also: ["new shares"], decimals: 0 }),
    optionPoolShares: number("Shares in the new pool", { decimals: 0 }),
    totalShares: number("Shares after the round", { decimals: 0 }),
    dilution: percent("Dilution of today's holders", {
      also: ["diluted", "dilution", "founders diluted", "how much dilution"],
      decimals: 2,
    }),
    effectivePreMoney: money("Effective pre-money value of today's shares"),
    capTable: table(
      "Cap table",
      {
        name: text("Name"),
        sharesAfter: number("Shares after", { decimals: 0 }),
        percentBefore: percent("Percent before", { decimals: 2 }),
        percentAfter: percent("Percent after", { decimals: 2 }),
        value: money("Value"),
      },
      { split: { name: "name", value: "sharesAfter" } },
    ),
  },
  compute({ holders, preMoneyValuation, investment, optionPoolPercent }) {
    const existing = holders.reduce((total, { shares }) => total + shares, 0);
    if (existing === 0) refuse("holders", "Nobody holds any shares. Enter the shares of at least one shareholder.");
    const postMoneyValuation = preMoneyValuation + investment;
    const [invested, pool] = [investment / postMoneyValuation, optionPoolPercent / 100];
    if (invested + pool >= 1) {
      refuse(
        "optionPoolPercent",
        "New investors and the option pool would own the whole company. Enter a smaller pool.",
      );
    }
    const totalShares = existing / (preMoneyValuation / postMoneyValuation - pool);
    const sharePrice = postMoneyValuation / totalShares;
    const [optionPoolShares, newShares] = [pool * totalShares, invested * totalShares];
    const row = (name: string, sharesAfter: number, percentBefore: number) => ({
      name,
      sharesAfter,
      percentBefore,
      percentAfter: (100 * sharesAfter) / totalShares,
      value: sharesAfter * sharePrice,
    });
    return {
      investorOwnership: 100 * invested,
      postMoneyValuation,
      sharePrice,
      newShares,
      optionPoolShares,
      totalShares,
      dilution: 100 * (1 - existing / totalShares),
      effectivePreMoney: existing * sharePrice,
      capTable: [
        ...holders.map(({ name, shares }) => row(name, shares, (100 * shares) / existing)),
        row("New option pool", optionPoolShares, 0),
        row("New investors", newShares, 0),
      ],
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.investment > 0
      ? `For {investment}, the new investors get {investorOwnership} at {sharePrice} a share.`
      : `Without new money, each share is worth {sharePrice}.`,
    outputs.dilution! > 0
      ? `Today's holders keep ${say.percent(100 - outputs.dilution!, 1)} of the company, a dilution of {dilution}.`
      : `Today's holders keep the whole company.`,
    inputs.optionPoolPercent > 0
      ? `Because the pool is created before the money comes in, their shares are effectively valued at {effectivePreMoney}, not at {preMoneyValuation}.`
      : `Without a new pool, their shares are valued at the full {preMoneyValuation}.`,
  ],
  formula: {
    tex: [
      String.raw`s = \frac{I}{V + I}, \qquad N = \frac{E}{1 - s - p}`,
      String.raw`\text{price} = \frac{V + I}{N} = \frac{V}{E + pN}`,
    ],
    where: {
      s: "share of the new investors",
      I: "new investment",
      V: "pre-money valuation",
      N: "shares after the round, fully diluted",
      E: "shares before the round",
      p: "new option pool as a share of the company after the round",
    },
  },
  howTo: [
    "List the Shareholders before the round, fully diluted: shares, granted options and converted notes.",
    "Enter the Pre-money valuation and the New investment from the term sheet.",
    "Enter the New option pool after the round: investors usually ask for 10% to 15%.",
    "Compare the Effective pre-money value with the headline figure, and each holder's stake before and after.",
  ],
  faq: [
    {
      question: "What is the option pool shuffle?",
      answer:
        "If the pool is part of the pre-money valuation, only today's holders are diluted by it. At 8 million pre-money, with 2 million invested and a 10% pool, today's holders' shares are worth 7 million: the company is really priced one million lower than it sounds.",
    },
    {
      question: "What is the difference between pre-money and post-money?",
      answer:
        "Post-money is pre-money plus the investment. An investment of 2 million at 8 million pre-money buys 20% of the company; at 8 million post-money it would buy 25%.",
    },
    {
      question: "How much dilution is normal per round?",
      answer:
        "About 20% in a seed round and 15% to 25% in a Series A, plus the pool. After three rounds, the founders together often hold 40% to 50%.",
    },
  ],
  about: [
    "For a priced round with one class of new shares. Fractional shares are kept; a lawyer's cap table rounds them. Convertible notes and SAFEs have to be converted first and listed among the holders.",
    "Liquidation preferences, participation and anti-dilution rights decide who gets what in a sale; the value column ignores them and treats all shares alike.",
  ],
  sources: [
    "Feld, B. and Mendelson, J., Venture Deals (4th ed., 2019), ch. 4",
    "National Venture Capital Association: model legal documents (term sheet)",
  ],
  caution:
    "A model of one priced round, not legal advice: preferences, notes, SAFEs and anti-dilution terms can change what a share is worth.",
  overflow: "preMoneyValuation",
  phrases: [
    "dilution raising {investment} at {preMoneyValuation} pre-money",
    "raise {investment} at {preMoneyValuation} with {optionPoolPercent} option pool",
    "{investment} investment at {preMoneyValuation} pre money",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "2 million at 8 million pre-money with a 10% pool",
      inputs: {},
      outputs: { investorOwnership: 20, sharePrice: 0.777777777778, dilution: 30, effectivePreMoney: 7_000_000 },
    },
    {
      title: "The same round without a new pool",
      inputs: { optionPoolPercent: 0 },
      outputs: { sharePrice: 0.888888888889, dilution: 20, effectivePreMoney: 8_000_000 },
    },
  ],
});
