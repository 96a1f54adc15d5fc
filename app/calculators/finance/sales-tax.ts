import { boolean, defineCalculator, list, money, percent, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "sales-tax",
  name: "Sales Tax Calculator",
  category: "finance",
  emoji: "🛒",
  description:
    "The price with sales tax from any mix of state, county and city rates, or the tax inside a price that includes it, with discount and shipping.",
  keywords: [
    "price after tax",
    "tax included price",
    "reverse tax",
    "combined rate",
    "tax on shipping",
    "before tax price",
    "local tax rate",
    "what will I pay at the register",
  ],
  related: [
    { id: "vat", stage: "complementary", relevance: 88 },
    { id: "discount", stage: "complementary", relevance: 80 },
    "percentage",
    { id: "tip", stage: "complementary", relevance: 72 },
    "unit-price",
  ],
  inputs: {
    price: money("Price", {
      default: 100,
      min: 0,
      decimals: 2,
      also: [
        "cost",
        "on",
        "listed at",
        "priced at",
        "tag says",
        "retail",
        "buying",
        "bill",
        "receipt says",
        "for",
        "sticker price",
        "list price",
        "item",
        "subtotal",
        "purchase of",
      ],
    }),
    discountPercent: percent("Discount", {
      also: ["off", "sale", "marked down", "coupon", "markdown", "reduced"],
      default: 0,
      min: 0,
      max: 100,
      optional: true,
      help: "Taken off before tax.",
    }),
    taxes: list("Tax rates that apply", {
      also: ["sales tax", "tax rate", "sales tax of", "tax is"],
      of: {
        name: text("Name", { maxLength: 60 }),
        rate: percent("Rate", { min: 0, max: 100 }),
      },
      default: [
        { name: "State or province", rate: 6 },
        { name: "County", rate: 1.25 },
        { name: "City", rate: 0.5 },
      ],
      minItems: 0,
      maxItems: 20,
      help: "State, county, city and district rates add up; they are on your receipt or at the tax office.",
    }),
    priceIncludesTax: boolean("The price already includes the tax", {
      also: ["tax included", "tax is included", "including tax", "tax out of"],
      default: false,
    }),
    shipping: money("Shipping", {
      also: ["delivery", "shipping of", "plus shipping"],
      default: 0,
      min: 0,
      optional: true,
    }),
    shippingTaxed: boolean("Shipping is taxed", { default: false, optional: true }),
  },
  outputs: {
    total: money("Total", {
      also: [
        "pay at the register",
        "register",
        "out the door",
        "total price",
        "price after tax",
        "pay in total",
        "come to",
        "will I pay",
        "final price",
        "with tax",
        "at the register",
        "owe",
      ],
      decimals: 2,
    }),
    salesTax: money("Tax", {
      also: ["how much tax", "sales tax", "how much is the tax", "amount of tax"],
      decimals: 2,
    }),
    netPrice: money("Price before tax", { also: ["before tax", "price without tax", "pre-tax price"], decimals: 2 }),
    taxableAmount: money("Taxed amount", { decimals: 2 }),
    combinedRate: percent("Combined rate", { decimals: 3 }),
    discount: money("Discount", { decimals: 2 }),
    shippingWithoutTax: money("Shipping before tax", { decimals: 2 }),
    effectiveRate: percent("Tax as a percentage of everything bought", { decimals: 3 }),
    taxBreakdown: table(
      "Each tax",
      {
        name: text("Tax"),
        rate: percent("Rate", { decimals: 3 }),
        tax: money("Amount", { decimals: 2 }),
      },
      { split: { name: "name", value: "tax" } },
    ),
  },
  compute(inputs) {
    const { price, taxes, priceIncludesTax, shipping, shippingTaxed } = inputs;
    const rate = taxes.reduce((total, one) => total + one.rate, 0) / 100;
    const discounted = price * (1 - inputs.discountPercent / 100);
    const netPrice = priceIncludesTax ? discounted / (1 + rate) : discounted;
    const shippingWithoutTax = priceIncludesTax && shippingTaxed ? shipping / (1 + rate) : shipping;
    const taxableAmount = netPrice + (shippingTaxed ? shippingWithoutTax : 0);
    const salesTax = taxableAmount * rate;
    const bought = netPrice + shippingWithoutTax;
    return {
      total: bought + salesTax,
      salesTax,
      netPrice,
      taxableAmount,
      combinedRate: 100 * rate,
      discount: (price * inputs.discountPercent) / 100,
      shippingWithoutTax,
      effectiveRate: bought > 0 ? (100 * salesTax) / bought : 0,
      taxBreakdown: taxes.map((one) => ({ ...one, tax: (taxableAmount * one.rate) / 100 })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.priceIncludesTax
      ? `${inputs.discountPercent > 0 ? `After the discount, the price of ${say.money(inputs.price - outputs.discount!, 2)}` : "The price of {price}"} includes ${say.money((outputs.netPrice! * outputs.combinedRate!) / 100, 2)} of tax; before tax it is {netPrice}.`
      : `You pay {total}, of which {salesTax} is tax at {combinedRate}.`,
    inputs.discountPercent > 0
      ? inputs.priceIncludesTax
        ? `The discount takes off {discount}, the tax in it included.`
        : `The discount takes off {discount} before tax is calculated.`
      : `Every ${say.money(100)} before tax costs ${say.money(100 + outputs.combinedRate!, 2)} with it.`,
    inputs.shipping > 0
      ? inputs.shippingTaxed
        ? `Shipping is taxed here, so tax is calculated on {taxableAmount}.`
        : `Shipping is not taxed here, so the tax is {effectiveRate} of everything you buy.`
      : `To take the tax out of a price that includes it, divide by ${say.number(1 + outputs.combinedRate! / 100, 4)}.`,
  ],
  formula: {
    tex: [
      String.raw`T = N\,R, \qquad \text{total} = N + S + T`,
      String.raw`N = P\,(1 - d) \quad \text{or} \quad N = \frac{P\,(1 - d)}{1 + R} \quad \text{if the price includes tax}`,
    ],
    where: {
      T: "tax; if shipping is taxed, it is added to N here",
      N: "price before tax",
      R: "sum of all rates; they add up and do not compound",
      P: "price as marked",
      d: "discount",
      S: "shipping before tax",
    },
  },
  howTo: [
    "Enter the Price and, if there is one, the Discount.",
    "List the Tax rates that apply: state, county, city, district. Leave the list empty if there is no tax.",
    "Check The price already includes the tax to take it out of a receipt total.",
    "Add Shipping and say whether Shipping is taxed, which depends on the state.",
  ],
  faq: [
    {
      question: "How do I take the tax out of a total?",
      answer:
        "Divide by one plus the rate; do not subtract the percentage: 107.75 at 7.75% is 107.75 / 1.0775 = 100. Subtracting 7.75% would give 99.40.",
    },
    {
      question: "Is a coupon taken off before or after tax?",
      answer:
        "A store's own discount lowers the taxed price. A manufacturer's coupon, which the store gets paid for, usually does not: enter no discount in that case, and subtract the coupon from the total.",
    },
    {
      question: "Which states have no sales tax?",
      answer:
        "Alaska, Delaware, Montana, New Hampshire and Oregon have no state sales tax, though many boroughs in Alaska levy one. Elsewhere local rates come on top: in some places the combined rate is above 10%.",
    },
  ],
  about: [
    "For US sales tax and other taxes added at the register, such as provincial tax in Canada. The rates are added up and applied once, before any rounding; a register rounds to the cent, sometimes line by line.",
    "In many states groceries, clothing and medicine have lower rates or none, and tax holidays come and go. Value-added tax has its own calculator with the rates of 54 countries.",
  ],
  sources: [
    "Streamlined Sales Tax Governing Board: Rules and Procedures (state and local rates add up; delivery charges)",
  ],
  caution: "What is taxed, and at what rate, depends on state and local law; check with the tax office.",
  phrases: ["sales tax on {price}", "{price} plus tax"],
  updated: "2026-11-30",
  examples: [
    {
      title: "100 with state, county and city tax",
      inputs: {
        price: 100,
        discountPercent: 0,
        taxes: [
          { name: "State or province", rate: 6 },
          { name: "County", rate: 1.25 },
          { name: "City", rate: 0.5 },
        ],
        priceIncludesTax: false,
        shipping: 0,
        shippingTaxed: false,
      },
      outputs: { total: 107.75, salesTax: 7.75, combinedRate: 7.75 },
    },
    {
      title: "The tax inside a receipt of 215.50",
      inputs: {
        price: 215.5,
        discountPercent: 0,
        taxes: [
          { name: "State or province", rate: 6 },
          { name: "County", rate: 1.25 },
          { name: "City", rate: 0.5 },
        ],
        priceIncludesTax: true,
        shipping: 0,
        shippingTaxed: false,
      },
      outputs: { netPrice: 200, salesTax: 15.5 },
    },
    {
      title: "10% off and taxed shipping",
      inputs: {
        price: 100,
        discountPercent: 10,
        taxes: [{ name: "State or province", rate: 6 }],
        priceIncludesTax: false,
        shipping: 8,
        shippingTaxed: true,
      },
      outputs: { total: 103.88, salesTax: 5.88 },
    },
  ],
});
