import {
  choice,
  defineCalculator,
  integer,
  list,
  money,
  number,
  percent,
  refuse,
  table,
  text,
} from "#engine/define.ts";

/** Base units in one unit of measure, exact: NIST SP 811 and, for the imperial ones, the UK Units of Measurement Regulations 1995. */
const UNITS = {
  g: { base: "kg", factor: 0.001 },
  kg: { base: "kg", factor: 1 },
  oz: { base: "kg", factor: 0.028349523125 },
  lb: { base: "kg", factor: 0.45359237 },
  ml: { base: "l", factor: 0.001 },
  l: { base: "l", factor: 1 },
  flOz: { base: "l", factor: 0.0295735295625 },
  pt: { base: "l", factor: 0.473176473 },
  qt: { base: "l", factor: 0.946352946 },
  gal: { base: "l", factor: 3.785411784 },
  flOzImp: { base: "l", factor: 0.0284130625 },
  ptImp: { base: "l", factor: 0.56826125 },
  m: { base: "m", factor: 1 },
  ft: { base: "m", factor: 0.3048 },
  item: { base: "item", factor: 1 },
} as const;

const PER: Readonly<Record<string, string>> = { kg: "per kilogram", l: "per liter", m: "per meter", item: "each" };

export default defineCalculator({
  id: "unit-price",
  name: "Unit Price Comparison Calculator",
  category: "retail",
  emoji: "🛒",
  description:
    "Find the best buy: compare packages of different size, unit and number by their price per kilogram, liter, meter or piece.",
  keywords: [
    "price per ounce",
    "price per kg",
    "best value",
    "cheaper per unit",
    "grocery comparison",
    "bulk price",
    "price per liter",
    "which is cheaper",
  ],
  related: [
    { id: "discount", stage: "next_step", relevance: 80 },
    { id: "cooking-converter", stage: "complementary", relevance: 66 },
    "weight-converter",
    "volume-converter",
    { id: "pizza-comparison", stage: "complementary", relevance: 68 },
  ],
  inputs: {
    items: list("Products", {
      of: {
        name: text("Product", { maxLength: 60 }),
        price: money("Price", { min: 0 }),
        packs: integer("Packs", { min: 1, max: 100_000 }),
        amount: number("Amount per pack", { min: 1e-6 }),
        unit: choice("Unit", {
          options: [
            ["g", "g"],
            ["kg", "kg"],
            ["oz", "oz"],
            ["lb", "lb"],
            ["ml", "ml"],
            ["l", "l"],
            ["flOz", "fl oz (US)"],
            ["pt", "pint (US)"],
            ["qt", "quart (US)"],
            ["gal", "gallon (US)"],
            ["flOzImp", "fl oz (UK)"],
            ["ptImp", "pint (UK)"],
            ["m", "m"],
            ["ft", "ft"],
            ["item", "pieces"],
          ],
        }),
      },
      default: [
        { name: "Small box", price: 3.49, packs: 1, amount: 12, unit: "oz" },
        { name: "Family box", price: 4.99, packs: 1, amount: 18, unit: "oz" },
        { name: "Bulk bag", price: 11.5, packs: 2, amount: 650, unit: "g" },
      ],
      minItems: 1,
    }),
  },
  outputs: {
    bestBuy: text("Best buy"),
    bestUnitPrice: money("Its price per base unit", { decimals: 3 }),
    baseUnit: text("Base unit", { labels: { kg: "Kilogram", l: "Liter", m: "Meter", item: "Piece" } }),
    pricePerHundredth: money("Its price per 100 g, 100 ml or tenth", { decimals: 3 }),
    savingPercent: percent("Cheaper than the dearest by", { decimals: 1 }),
    comparison: table("Comparison", {
      name: text("Name"),
      amount: number("Amount", { decimals: 4 }),
      unitPrice: money("Unit price", { decimals: 3 }),
      percentMore: percent("Percent more", { decimals: 1, none: "The best buy is free" }),
    }),
  },
  compute({ items }) {
    const baseUnit = UNITS[items[0]!.unit].base;
    if (items.some(({ unit }) => UNITS[unit].base !== baseUnit)) {
      refuse(
        "items",
        "Weights, volumes, lengths and pieces cannot be compared. Use units of one kind for all products.",
      );
    }
    const priced = items.map(({ name, price, packs, amount, unit }) => {
      const total = packs * amount * UNITS[unit].factor;
      return { name, amount: total, unitPrice: price / total };
    });
    const best = priced.reduce((lowest, one) => (one.unitPrice < lowest.unitPrice ? one : lowest));
    const highest = Math.max(...priced.map(({ unitPrice }) => unitPrice));
    return {
      bestBuy: best.name,
      bestUnitPrice: best.unitPrice,
      baseUnit,
      pricePerHundredth: best.unitPrice / 10,
      savingPercent: highest > 0 ? 100 * (1 - best.unitPrice / highest) : 0,
      comparison: priced.map((one) => ({
        ...one,
        percentMore: best.unitPrice > 0 ? 100 * (one.unitPrice / best.unitPrice - 1) : null,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `${outputs.bestBuy ? "{bestBuy} is the best buy" : "The first product without a name is the best buy"} at {bestUnitPrice} ${PER[outputs.baseUnit!] ?? ""}.`,
    inputs.items.length < 2
      ? `Add a second product to compare with.`
      : outputs.savingPercent! > 0
        ? `That is ${say.percent(outputs.savingPercent!, 1)} cheaper than the dearest one.`
        : `All products cost the same for the same amount.`,
  ],
  formula: {
    tex: String.raw`u = \frac{p}{k \cdot a \cdot f}`,
    where: {
      u: "unit price",
      p: "price",
      k: "number of packs",
      a: "amount per pack",
      f: "kilograms, liters or meters in one unit of it",
    },
  },
  howTo: [
    "Enter each product with its Price, the number of Packs, the Amount per pack and its Unit.",
    "Mix units freely within one kind: grams with pounds, US pints with milliliters, feet with meters.",
    "The Best buy has the lowest price per kilogram, liter, meter or piece. Percent more shows what the others cost extra.",
  ],
  faq: [
    {
      question: "Is the bigger package always cheaper?",
      answer:
        "Usually, but not always. Surveys of consumer groups keep finding larger packs with a higher unit price, especially when the small one is on offer. It also has to be used before it spoils: throwing away a quarter makes the rest a third dearer.",
    },
    {
      question: "Are a US and a British pint the same?",
      answer:
        "No. A US liquid pint is 473 ml, a British one 568 ml. A British fluid ounce is 28.4 ml, a US one 29.6 ml. Choose the unit that belongs to the country of the product.",
    },
    {
      question: "Can I compare ounces with fluid ounces?",
      answer:
        "No. An ounce is a weight, a fluid ounce a volume, and how they relate depends on the product. Use the weight on one label and on the other, or the volume on both.",
    },
    {
      question: "How do I compare concentrates or toilet paper?",
      answer:
        "Use what you really consume: loads of washing, liters of ready drink, or sheets, with the unit “pieces”.",
    },
  ],
  about: [
    "Shops in the European Union have to show unit prices, and in the United States several states ask for them, but labels use different units: per 100 g here, per pound there. This brings them to one base.",
    "The result compares price only. Drained weight, concentration and quality are yours to weigh.",
  ],
  sources: [
    "National Institute of Standards and Technology, NIST SP 1181, Unit Pricing Guide, 2014",
    "NIST Special Publication 811, 2008 (conversion factors)",
  ],
  overflow: "items",
  phrases: ["which is cheaper", "compare price per kg", "best value per ounce"],
  updated: "2026-11-21",
  examples: [
    {
      title: "Three packages in ounces and grams",
      inputs: {},
      outputs: { bestBuy: "Bulk bag", bestUnitPrice: 8.84615384615, savingPercent: 13.7704608497 },
    },
    {
      title: "Is the multipack of tissues cheaper?",
      inputs: {
        items: [
          { name: "Single", price: 1.2, packs: 1, amount: 100, unit: "item" },
          { name: "Six-pack", price: 6.3, packs: 6, amount: 100, unit: "item" },
        ],
      },
      outputs: { bestBuy: "Six-pack", savingPercent: 12.5 },
    },
  ],
});
