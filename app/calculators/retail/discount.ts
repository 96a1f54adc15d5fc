import { choice, defineCalculator, integer, money, percent, table } from "#engine/define.ts";

const COMMON_DISCOUNTS = [5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90];

interface Deal {
  readonly originalPrice: number;
  readonly quantity: number;
  readonly dealType: "percent" | "amount" | "buyGet";
  readonly discountRate: number;
  readonly discountAmount: number;
  readonly buyQuantity: number;
  readonly getQuantity: number;
  readonly getDiscountRate: number;
}

export default defineCalculator({
  id: "discount",
  name: "Discount Calculator",
  category: "retail",
  emoji: "🔖",
  description:
    "The sale price after percent-off, money-off or buy-some-get-some deals, with a second discount, a coupon and sales tax.",
  keywords: [
    "percent off",
    "sale price",
    "how much do I save",
    "double discount",
    "buy one get one",
    "BOGO",
    "coupon",
    "black friday",
    "20 off",
    "marked down price",
    "sale price with coupon",
  ],
  popular: true,
  related: [
    { id: "percentage", stage: "complementary", relevance: 84 },
    { id: "sales-tax", stage: "next_step", relevance: 82 },
    { id: "unit-price", stage: "complementary", relevance: 78 },
    "markup",
    "percentage-change",
  ],
  inputs: {
    originalPrice: money("Price of one item", {
      default: 80,
      min: 0.01,
      also: [
        "price",
        "costs",
        "regular price",
        "was",
        "list price",
        "retail price",
        "originally",
        "jacket",
        "shoes were",
        "normally",
        "retails for",
        "tag says",
        "regularly",
        "priced at",
        "at",
        "original",
        "full price",
        "ticket price",
        "on a",
        "shirts",
        "coat",
        "tv",
        "list",
        "was priced at",
        "each",
        "normal price",
        "retail",
      ],
    }),
    quantity: integer("Items", {
      default: 1,
      min: 1,
      max: 1_000_000,
      also: ["shirts", "of them", "pairs", "pieces"],
    }),
    dealType: choice("Deal", {
      default: "percent",
      options: [
        ["percent", "Percent off"],
        ["amount", "Money off each item"],
        ["buyGet", "Buy some, get some at a discount"],
      ],
    }),
    discountRate: percent("Discount", {
      default: 25,
      min: 0,
      max: 100,
      when: { dealType: "percent" },
      also: [
        "discount",
        "off",
        "percent off",
        "marked down",
        "sale",
        "discounted",
        "reduced",
        "reduced by",
        "markdown",
        "on sale",
        "percent discount",
        "discount of",
        "knocked off",
        "price cut",
        "savings of",
        "is off",
      ],
    }),
    discountAmount: money("Money off", {
      also: ["dollars off", "off each", "knocked off", "off the price", "rebate"],
      default: 10,
      min: 0,
      when: { dealType: "amount" },
    }),
    buyQuantity: integer("Buy", { default: 1, min: 1, max: 1000, when: { dealType: "buyGet" } }),
    getQuantity: integer("Get", { default: 1, min: 1, max: 1000, when: { dealType: "buyGet" } }),
    getDiscountRate: percent("Discount on those", {
      also: ["half off", "off the second"],
      default: 50,
      min: 0,
      max: 100,
      when: { dealType: "buyGet" },
    }),
    extraDiscountRate: percent("Extra discount on top", {
      also: [
        "extra",
        "another",
        "additional",
        "extra discount",
        "additional off",
        "extra off",
        "further",
        "on top",
        "then another",
        "additional percent",
        "additional discount",
        "then an additional",
        "extra percent",
      ],
      default: 0,
      min: 0,
      max: 100,
    }),
    couponAmount: money("Coupon on the whole purchase", {
      default: 0,
      min: 0,
      also: [
        "coupon",
        "voucher",
        "coupon for",
        "a coupon",
        "gift card",
        "off coupon",
        "coupon of",
        "promo code",
        "coupon for another",
        "store credit",
        "coupon code",
        "voucher for",
        "another",
      ],
    }),
    taxRate: percent("Sales tax added", {
      also: ["tax", "sales tax", "sales tax of", "plus tax", "tax is", "tax of", "in tax"],
      default: 0,
      min: 0,
      max: 100,
    }),
  },
  outputs: {
    finalPrice: money("You pay", {
      also: [
        "final price",
        "sale price",
        "price after discount",
        "discounted price",
        "pay",
        "price now",
        "what will they cost",
        "what do i pay",
        "final cost",
        "end up paying",
        "cost me",
        "what will it cost",
        "new price",
        "after discount",
        "what is it now",
        "how much is",
      ],
      decimals: 2,
    }),
    totalWithTax: money("With tax", {
      also: ["with sales tax", "after tax", "including tax"],
      decimals: 2,
    }),
    savings: money("You save", {
      also: [
        "save",
        "savings",
        "saved",
        "discount amount",
        "how much off",
        "how much do i save",
        "discount in dollars",
      ],
      decimals: 2,
    }),
    effectiveDiscount: percent("Discount in total", {
      also: ["total discount", "effective discount", "percent off"],
      decimals: 2,
    }),
    originalTotal: money("Without the deal", { decimals: 2 }),
    firstDiscount: money("Taken off by the deal", { decimals: 2 }),
    tax: money("Tax", { decimals: 2 }),
    pricePerItem: money("Price per item", { also: ["each", "per item", "price per item"], decimals: 2 }),
    priceTable: table("Price of one item by discount", {
      discount: percent("Discount"),
      price: money("Price", { decimals: 2 }),
      savings: money("Savings", { decimals: 2 }),
    }),
  },
  celebrates: { savings: "savings" },
  pictures: [{ draw: "parts", of: ["finalPrice", "savings"], whole: "originalTotal" }],
  compute(inputs) {
    const { originalPrice, quantity } = inputs;
    const originalTotal = originalPrice * quantity;
    const firstDiscount = dealDiscount(inputs);
    const reduced = (originalTotal - firstDiscount) * (1 - inputs.extraDiscountRate / 100);
    const finalPrice = reduced - Math.min(reduced, inputs.couponAmount);
    const savings = originalTotal - finalPrice;
    const tax = (finalPrice * inputs.taxRate) / 100;
    return {
      finalPrice,
      totalWithTax: finalPrice + tax,
      savings,
      effectiveDiscount: (100 * savings) / originalTotal,
      originalTotal,
      firstDiscount,
      tax,
      pricePerItem: finalPrice / quantity,
      priceTable: COMMON_DISCOUNTS.map((discount) => ({
        discount,
        price: originalPrice * (1 - discount / 100),
        savings: (originalPrice * discount) / 100,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.savings! > 0
      ? outputs.finalPrice! > 0
        ? `You pay {finalPrice} instead of {originalTotal} and save {savings}, or {effectiveDiscount}.`
        : `You pay nothing and save {savings}.`
      : `Nothing is taken off: you pay {finalPrice}.`,
    outputs.tax! > 0
      ? `With {tax} in tax, the total is {totalWithTax}.`
      : inputs.quantity > 1
        ? `Each of the {quantity} items costs {pricePerItem}.`
        : inputs.extraDiscountRate > 0 && outputs.firstDiscount! > 0
          ? `The second discount is taken off the reduced price, so the two do not simply add up.`
          : `No tax is added; enter Sales tax added if the price does not include it.`,
  ],
  formula: {
    tex: [
      String.raw`F = \max\Bigl(0,\; (T - d_1)\bigl(1 - \tfrac{e}{100}\bigr) - c\Bigr)`,
      String.raw`d_1 = T\,\tfrac{p}{100} \quad \text{or} \quad n \cdot \min(P, a) \quad \text{or} \quad k\,P\,\tfrac{g}{100}`,
    ],
    where: {
      F: "what you pay, before tax",
      T: "price without the deal: items n times price P",
      d_1: "taken off by the deal",
      p: "discount in percent",
      a: "money off each item",
      k: "number of discounted items in a buy-some-get-some deal",
      g: "discount on those",
      e: "extra discount on top",
      c: "coupon",
    },
  },
  howTo: [
    "Enter the Price of one item and the number of Items.",
    "Choose the Deal: percent off, money off, or buy some and get some cheaper. For “buy one, get one free,” set Buy to 1, Get to 1 and Discount on those to 100%.",
    "Add an Extra discount on top, such as 10% at the register, and a Coupon.",
    "Enter Sales tax added if the price tag does not include tax.",
  ],
  faq: [
    {
      question: "Is 30% plus 20% off the same as 50% off?",
      answer:
        "No. The second discount is taken off the reduced price: 0.7 × 0.8 = 0.56, which is 44% off. The order of the two does not matter.",
    },
    {
      question: "How good is buy one, get one half off?",
      answer:
        "If you buy two, it comes to 25% off each. If you buy three, it is 16.7%, since only one of them is discounted. A plain 30% off beats it.",
    },
    {
      question: "How do I find the original price?",
      answer:
        "Divide the sale price by one minus the discount: 60 after 25% off was originally 60 / 0.75 = 80. Adding 25% to 60 gives 75, which is wrong.",
    },
    {
      question: "Is tax charged on the price before or after a coupon?",
      answer:
        "After a store's own discount or coupon. In most US states a manufacturer's coupon does not lower the taxed amount, because the store gets that money back; the tax is then a little higher than shown.",
    },
  ],
  about: [
    "The steps follow the register: first the deal, then the extra discount on what is left, then the coupon, then tax. A coupon never takes the price below zero.",
    "In a buy-some-get-some deal, all items have the same price here. If prices differ, stores usually discount the cheaper item, so your actual saving can be smaller.",
  ],
  sources: ["Levy, Weitz and Grewal, Retailing Management (10th ed., 2018), ch. 14 (markdowns and promotions)"],
  phrases: [
    "{discountRate} percent off {originalPrice}",
    "{originalPrice} with {discountRate} off and a {couponAmount} coupon",
    "sale price of {originalPrice} at {discountRate} off",
    "on sale for {discountRate} less",
  ],
  updated: "2026-11-28",
  examples: [
    { title: "25% off 80", inputs: {}, outputs: { finalPrice: 60, savings: 20 } },
    {
      title: "30% off, then another 20% off",
      inputs: { originalPrice: 150, discountRate: 30, extraDiscountRate: 20 },
      outputs: { finalPrice: 84, effectiveDiscount: 44 },
    },
    {
      title: "Buy two, get one free, five items",
      inputs: {
        originalPrice: 12,
        quantity: 5,
        dealType: "buyGet",
        buyQuantity: 2,
        getQuantity: 1,
        getDiscountRate: 100,
      },
      outputs: { finalPrice: 48, savings: 12, pricePerItem: 9.6 },
    },
  ],
});

/** What the deal takes off the whole purchase, before any second discount or coupon. */
function dealDiscount(deal: Deal): number {
  const { originalPrice, quantity, buyQuantity, getQuantity } = deal;
  switch (deal.dealType) {
    case "percent":
      return (originalPrice * quantity * deal.discountRate) / 100;
    case "amount":
      return Math.min(originalPrice, deal.discountAmount) * quantity;
    case "buyGet": {
      const group = buyQuantity + getQuantity;
      const groups = Math.floor(quantity / group);
      const discounted = groups * getQuantity + Math.max(0, quantity - groups * group - buyQuantity);
      return (discounted * originalPrice * deal.getDiscountRate) / 100;
    }
  }
}
