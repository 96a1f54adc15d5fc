import {
  choice,
  defineCalculator,
  integer,
  list,
  money,
  number,
  percent,
  refuse,
  type Say,
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

/** What readers in the US and Britain buy by. */
const CUSTOMARY: Readonly<Record<string, string>> = {
  oz: "per ounce",
  lb: "per pound",
  flOz: "per fluid ounce",
  pt: "per pint",
  qt: "per quart",
  gal: "per gallon",
  flOzImp: "per fluid ounce",
  ptImp: "per pint",
  ft: "per foot",
};

/** The unit that shelves name beside it. */
const OTHER: Readonly<Partial<Record<keyof typeof UNITS, readonly (keyof typeof UNITS)[]>>> = {
  oz: ["lb"],
  lb: ["oz"],
  flOz: ["qt"],
  pt: ["flOz"],
  qt: ["flOz"],
  gal: ["flOz"],
  flOzImp: ["ptImp"],
  ptImp: ["flOzImp"],
};

const PER: Readonly<Record<string, string>> = { kg: "per kilogram", l: "per liter", m: "per meter", item: "each" };

export default defineCalculator({
  id: "unit-price",
  name: "Unit Price Comparison Calculator",
  category: "retail",
  emoji: "🛒",
  description:
    "Find the best buy: compare packages of different sizes, units and counts by their price per kilogram, liter, meter or piece.",
  keywords: [
    "price per ounce",
    "price per kg",
    "best value",
    "cheaper per unit",
    "grocery comparison",
    "bulk price",
    "price per liter",
    "which is cheaper",
    "better deal by size",
    "price per pound",
    "best buy per ounce",
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
        packs: integer("Packs", { unsaid: 1, min: 1, max: 100_000 }),
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
    pricePerHundredth: money("Its price per 100 g, per 100 ml or per tenth", { decimals: 3 }),
    savingPercent: percent("Cheaper than the most expensive by", { decimals: 1 }),
    comparison: table(
      "Comparison",
      {
        name: text("Name"),
        amount: number("Amount in kg, l, m or pieces", { decimals: 4 }),
        unitPrice: money("Price per kg, l, m or piece", { decimals: 3 }),
        percentMore: percent("Percent more", { decimals: 1, none: "The best buy is free" }),
      },
      { mark: { column: "name", equals: "bestBuy" } },
    ),
  },
  pictures: [
    { draw: "rows", table: "comparison", name: "name", value: "unitPrice", title: "Price of the same amount" },
  ],
  compute({ items }) {
    const baseUnit = UNITS[items[0]!.unit].base;
    if (items.some(({ unit }) => UNITS[unit].base !== baseUnit)) {
      refuse(
        "items",
        "Weights, volumes, lengths and pieces cannot be compared with each other. Use the same kind of unit for all products.",
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
    `${outputs.bestBuy ? "{bestBuy} is the best buy" : "The best buy is a product you have not named,"} at ${inLine(inputs.items[0]!.unit, outputs.bestUnitPrice!, PER[outputs.baseUnit!] ?? "", say)}.`,
    inputs.items.length < 2
      ? `Add a second product to compare it with.`
      : outputs.savingPercent! > 0
        ? `That is ${say.percent(outputs.savingPercent!, 1)} cheaper than the most expensive one.`
        : `All products cost the same for the same amount.`,
  ],
  formula: {
    tex: String.raw`u = \frac{p}{k \cdot a \cdot f}`,
    where: {
      u: "unit price",
      p: "price",
      k: "number of packs",
      a: "amount per pack",
      f: "kilograms, liters, meters or pieces in one of its units",
    },
  },
  howTo: [
    "Enter each product with its Price, the number of Packs, the Amount per pack and its Unit.",
    "Mix units freely within one kind: grams with pounds, US pints with milliliters, feet with meters.",
    "The Best buy has the lowest price per kilogram, liter, meter or piece. Percent more shows how much more the others cost.",
  ],
  faq: [
    {
      question: "Is the bigger package always cheaper?",
      answer:
        "Usually, but not always. Consumer groups keep finding larger packs with a higher unit price, especially when the small one is on sale. You also have to use it before it spoils: throwing away a quarter makes the rest a third more expensive.",
    },
    {
      question: "Are a US and a British pint the same?",
      answer:
        "No. A US liquid pint is 473 ml and a British pint 568 ml; a US fluid ounce is 29.6 ml and a British one 28.4 ml. Choose the unit of the country the product comes from.",
    },
    {
      question: "Can I compare ounces with fluid ounces?",
      answer:
        "No. An ounce is a weight and a fluid ounce is a volume, and how they relate depends on the product. Use the weight from both labels, or the volume from both.",
    },
    {
      question: "How do I compare concentrates or toilet paper?",
      answer:
        "Use what you really consume: loads of laundry, liters of ready-to-drink juice or sheets of paper, with “pieces” as the unit for loads and sheets.",
    },
  ],
  about: [
    "Stores in the European Union have to show unit prices, and several US states require them, but labels use different units: per 100 g on one, per pound on another. This puts them all on the same basis.",
    "The result compares only prices. Drained weight, concentration and quality are for you to judge.",
  ],
  sources: [
    "National Institute of Standards and Technology, NIST SP 1181, Unit Pricing Guide, 2014",
    "NIST Special Publication 811, 2008 (conversion factors)",
  ],
  overflow: "items",
  phrases: ["which is cheaper", "compare price per kg", "best value per ounce"],
  updated: "2026-11-30",
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

/** "$0.251 per ounce, $4.013 per pound ($8.846 per kilogram)", where the first product is sold by a customary unit. */
function inLine(unit: keyof typeof UNITS, unitPrice: number, per: string, say: Say): string {
  const line = `{bestUnitPrice} ${per}`;
  const customary = [unit, ...(OTHER[unit] ?? [])].filter((one) => CUSTOMARY[one]);
  const prices = customary.map((one) => `${say.money(unitPrice * UNITS[one].factor, 3)} ${CUSTOMARY[one]}`);
  return prices.length > 0 ? `${prices.join(", ")} (${line})` : line;
}
