import { defineCalculator, boolean, choice, money, number, percent, refuse, table } from "#engine/define.ts";

const LEVERAGES = [1, 2, 3, 5, 10, 20, 25, 50, 75, 100, 125];

export default defineCalculator({
  id: "liquidation-price",
  name: "Liquidation Price Calculator",
  category: "crypto",
  emoji: "💥",
  description:
    "The price at which a leveraged long or short futures position is liquidated, and how far the market is from it.",
  keywords: [
    "leverage calculator",
    "futures liquidation",
    "margin call",
    "perpetual swap",
    "long short",
    "maintenance margin",
    "bankruptcy price",
    "at what price do I get liquidated",
    "how big is my leveraged position",
  ],
  related: [
    { id: "position-size", stage: "advanced_planning", relevance: 84 },
    { id: "cryptocurrency", stage: "complementary", relevance: 72 },
    "impermanent-loss",
    "crypto-cost-basis",
    { id: "percentage-change", stage: "complementary", relevance: 64 },
  ],
  inputs: {
    direction: choice("Position", {
      called: { short: ["short", "shorted", "shorting"], long: ["long", "longed"] },
      default: "long",
      options: [
        ["long", "Long"],
        ["short", "Short"],
      ],
    }),
    entryPrice: money("Entry price", {
      default: 60_000,
      min: 1e-12,
      decimals: 2,
      also: [
        "entry",
        "at",
        "entry price",
        "bought at",
        "opened at",
        "from",
        "opened a long at",
        "entered at",
        "entry of",
        "position at",
        "short at",
        "long at",
        "long from",
        "short from",
      ],
    }),
    margin: money("Margin", {
      default: 1000,
      min: 0.01,
      decimals: 2,
      also: ["with", "of margin", "collateral", "put up", "as margin", "posted", "margin of", "in margin"],
    }),
    leverage: number("Leverage", {
      default: 10,
      min: 1,
      max: 1000,
      unit: "x",
      also: ["x", "times", "leveraged", "leverage of", "x leverage"],
    }),
    maintenanceMarginRate: percent("Maintenance margin", {
      also: ["maintenance", "maintenance margin is", "maintenance rate", "maintenance of"],
      default: 0.5,
      min: 0,
      max: 50,
    }),
    closingFeeRate: percent("Closing fee", {
      also: ["fee", "closing fee is"],
      unsaid: 0,
      default: 0.05,
      min: 0,
      max: 20,
    }),
    extraMargin: money("Extra margin added", {
      also: ["added margin", "add"],
      default: 0,
      min: 0,
      decimals: 2,
    }),
  },
  outputs: {
    liquidationPrice: money("Liquidation price", {
      also: [
        "get liquidated",
        "liquidated",
        "price do I get liquidated",
        "where is my liquidation price",
        "liquidation",
        "liquidate",
      ],
      decimals: 2,
    }),
    priceMove: percent("Price move until then", { also: ["percent move"], decimals: 2 }),
    bankruptcyPrice: money("Bankruptcy price", { also: ["bankruptcy"], decimals: 2 }),
    positionValue: money("Position value", {
      also: ["how big is my position", "position", "size of my position", "how big", "position size in dollars"],
      decimals: 2,
    }),
    quantity: number("Position size in coins"),
    maintenanceMargin: money("Maintenance margin at that price", { decimals: 2 }),
    canBeLiquidated: boolean("Can be liquidated"),
    byLeverage: table(
      "By leverage",
      {
        leverage: number("Leverage", { unit: "x" }),
        liquidationPrice: money("Liquidation price", { decimals: 2 }),
        priceMove: percent("Price move until then", { decimals: 2 }),
      },
      { mark: { column: "leverage", equals: "leverage" } },
    ),
  },
  pictures: [
    { draw: "timeline", of: ["liquidationPrice", "bankruptcyPrice", "entryPrice"], title: "Prices on one line" },
  ],
  compute(inputs) {
    const { direction, entryPrice, margin, leverage } = inputs;
    const backing = margin + inputs.extraMargin;
    const requirement = (inputs.maintenanceMarginRate + inputs.closingFeeRate) / 100;
    const holds = (multiple: number) => backing / (margin * multiple) > requirement;
    if (!holds(leverage)) {
      refuse(
        "leverage",
        "The margin does not exceed the maintenance margin, so the position would be liquidated at once. Lower the leverage.",
      );
    }
    const priceAt = (multiple: number) => {
      const value = margin * multiple;
      const ratio =
        direction === "long"
          ? Math.max(0, (1 - backing / value) / (1 - requirement))
          : (1 + backing / value) / (1 + requirement);
      return { liquidationPrice: entryPrice * ratio, priceMove: 100 * (ratio - 1) };
    };
    const { liquidationPrice, priceMove } = priceAt(leverage);
    const positionValue = margin * leverage;
    const quantity = positionValue / entryPrice;
    return {
      liquidationPrice,
      priceMove,
      bankruptcyPrice:
        entryPrice * (direction === "long" ? Math.max(0, 1 - backing / positionValue) : 1 + backing / positionValue),
      positionValue,
      quantity,
      maintenanceMargin: (quantity * liquidationPrice * inputs.maintenanceMarginRate) / 100,
      canBeLiquidated: liquidationPrice > 0,
      byLeverage: LEVERAGES.filter(holds).map((each) => ({ leverage: each, ...priceAt(each) })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.canBeLiquidated
      ? `The ${inputs.direction} position is liquidated when the price ${inputs.direction === "long" ? "falls" : "rises"} to {liquidationPrice}, a move of ${say.percent(Math.abs(outputs.priceMove!), 2)}.`
      : `This long position cannot be liquidated: the margin covers its full value, even at a price of zero.`,
    `You control a {positionValue} position with ${say.money(inputs.margin + inputs.extraMargin, 2)} of margin.`,
    outputs.canBeLiquidated
      ? `At {bankruptcyPrice} your margin would be gone entirely; the exchange closes the position before it gets there.`
      : `You can still lose everything you put in if the price goes to zero.`,
  ],
  formula: {
    tex: [
      String.raw`p_{\text{long}} = \frac{q p_0 - M}{q(1 - m)} \qquad p_{\text{short}} = \frac{q p_0 + M}{q(1 + m)}`,
      String.raw`q = \frac{\text{margin} \cdot L}{p_0} \qquad p_b = p_0 \mp \frac{M}{q}`,
    ],
    where: {
      p_0: "entry price",
      q: "position size in coins",
      M: "margin plus extra margin",
      m: "maintenance margin plus closing fee, as a share of the position's value",
      L: "leverage",
      p_b: "bankruptcy price",
    },
  },
  howTo: [
    "Choose Long or Short under Position and enter the Entry price.",
    "Enter the Margin you put into this position and the Leverage.",
    "Look up the contract's Maintenance margin and Closing fee on your exchange; the margin rate often rises with the size of the position.",
    "Enter Extra margin added to see how far it moves the liquidation price.",
  ],
  faq: [
    {
      question: "How far can the price move at 10x?",
      answer:
        "About 9.5% against you with a maintenance margin of 0.5%: roughly 100% divided by the leverage, minus the maintenance margin. At 20x it is 4.5%, at 50x 1.5%, and at 100x half a percent, a move Bitcoin can make within minutes.",
    },
    {
      question: "Why does my exchange show a different price?",
      answer:
        "It may use cross margin (your whole balance backs the position), tiers with higher rates for large positions, other fees or funding payments. It also goes by the mark price, based on several exchanges, not by the last trade.",
    },
    {
      question: "What is the bankruptcy price?",
      answer:
        "The price at which your margin is exactly used up. The exchange steps in earlier, at the liquidation price, and closes the position. What is left often goes to fees and its insurance fund, so count the whole margin as lost.",
    },
  ],
  about: [
    "Use it before you open a leveraged position, to place a stop-loss ahead of the liquidation price, or to see how much extra margin helps. It applies to linear contracts (margin and profit in dollars or a stablecoin) with isolated margin.",
    "Inverse contracts, whose margin is the coin itself, use a different formula. Funding you pay every few hours eats into the margin and moves the liquidation price closer. In a fast market, a position may be closed at a worse price.",
  ],
  sources: [
    "Hull, J., Options, Futures, and Other Derivatives (11th ed., 2021), ch. 2 (margin accounts)",
    "Exchange contract specifications for linear perpetual futures: liquidation at margin balance = maintenance margin",
  ],
  caution: "Leverage can cost you your entire margin within minutes; the rules of your exchange are what counts.",
  overflow: "entryPrice",
  phrases: [
    "liquidation price {direction} {leverage}x entry {entryPrice}",
    "{leverage}x {direction} at {entryPrice} margin {margin}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A 20x short with extra margin",
      inputs: {
        direction: "short",
        entryPrice: 2500,
        margin: 500,
        leverage: 20,
        maintenanceMarginRate: 1,
        closingFeeRate: 0,
        extraMargin: 100,
      },
      outputs: {
        liquidationPrice: 2623.76237624,
        priceMove: 4.9504950495,
        bankruptcyPrice: 2650,
        positionValue: 10_000,
      },
    },
    {
      title: "A 10x long from 60,000",
      inputs: { direction: "long", entryPrice: 60_000, margin: 1000, leverage: 10 },
      outputs: { liquidationPrice: 54_298.642534, priceMove: -9.50226244, bankruptcyPrice: 54_000 },
    },
  ],
});
