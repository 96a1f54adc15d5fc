import {
  defineCalculator,
  choice,
  integer,
  money,
  percent,
  quantity,
  refuse,
  table,
  text,
  price,
} from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { area } from "#units/area.ts";
import { massPerArea } from "#units/mass-per-area.ts";
import { mass } from "#units/mass.ts";

const POUND = 0.45359237;
const HECTARES_PER_ACRE = 0.40468564224;
const RATE = { unit: "kg/ha", metric: "kg/ha", imperial: "lb/ac", decimals: 1 } as const;

export default defineCalculator({
  id: "fertilizer",
  name: "Fertilizer Calculator",
  category: "agriculture",
  emoji: "🧪",
  description:
    "How much fertilizer to spread to meet a nitrogen, phosphate and potash need, as one N-P-K product or a blend of three.",
  keywords: [
    "NPK",
    "nitrogen rate",
    "urea",
    "DAP",
    "potash",
    "lawn feed",
    "nutrients per acre",
    "blend",
    "fertilizer rate",
    "pounds of nitrogen",
    "nitrogen per acre",
    "spread fertilizer",
    "soil test",
  ],
  related: [
    { id: "seeding-rate", stage: "complementary", relevance: 76 },
    { id: "crop-yield", stage: "next_step", relevance: 82 },
    "plant-spacing",
    "square-footage",
    { id: "irrigation", stage: "complementary", relevance: 66 },
  ],
  inputs: {
    mode: choice("Fertilizer", {
      default: "blend",
      options: [
        ["single", "One N-P-K product"],
        ["blend", "Three sources (urea, DAP, MOP)"],
      ],
      called: { single: ["one product", "complete fertilizer", "single product"] },
    }),
    nitrogenNeed: quantity("Nitrogen (N) needed", massPerArea, {
      unit: "kg/ha",
      default: 120,
      defaultIn: { imperial: "110 lb/ac" },
      min: 0,
      max: 5000,
      metric: "kg/ha",
      imperial: "lb/ac",
      decimals: 1,
      also: ["nitrogen", "N", "of nitrogen", "of n", "actual n", "lb n", "nitrogen needed"],
    }),
    phosphateNeed: quantity("Phosphate (P2O5) needed", massPerArea, {
      unit: "kg/ha",
      default: 60,
      defaultIn: { imperial: "55 lb/ac" },
      min: 0,
      max: 5000,
      metric: "kg/ha",
      imperial: "lb/ac",
      decimals: 1,
      also: ["phosphate", "P2O5", "phosphorus", "p"],
    }),
    potashNeed: quantity("Potash (K2O) needed", massPerArea, {
      unit: "kg/ha",
      default: 80,
      defaultIn: { imperial: "70 lb/ac" },
      min: 0,
      max: 5000,
      metric: "kg/ha",
      imperial: "lb/ac",
      decimals: 1,
      also: ["potash", "K2O", "potassium", "k"],
    }),
    area: quantity("Area", area, {
      unit: "ha",
      default: 5,
      defaultIn: { imperial: "12.5 ac" },
      min: 1e-6,
      max: 1_000_000,
      metric: "ha",
      imperial: "ac",
      decimals: 2,
      also: ["acres", "hectares", "lawn", "field", "pasture"],
    }),
    gradeNitrogen: percent("N in the product", {
      also: ["n product", "nitrogen fertilizer", "percent nitrogen", "percent n"],
      default: 15,
      min: 0,
      max: 100,
      when: { mode: "single" },
    }),
    gradePhosphate: percent("P2O5 in the product", { default: 15, min: 0, max: 100, when: { mode: "single" } }),
    gradePotash: percent("K2O in the product", { default: 15, min: 0, max: 100, when: { mode: "single" } }),
    basedOn: choice("Meet the need for", {
      default: "nitrogen",
      options: [
        ["nitrogen", "Nitrogen"],
        ["phosphate", "Phosphate"],
        ["potash", "Potash"],
      ],
      when: { mode: "single" },
    }),
    pricePerTonne: price("Price of the product", mass, {
      unit: "t",
      also: ["price", "a ton", "per ton", "each ton"],
      default: 550,
      defaultIn: { imperial: 500 },
      min: 0,
      when: { mode: "single" },
      decimals: 2,
    }),
    nitrogenSourceN: percent("N in the nitrogen source", {
      default: 46,
      min: 1,
      max: 100,
      when: { mode: "blend" },
      help: "Urea has 46%.",
    }),
    phosphateSourceN: percent("N in the phosphate source", {
      default: 18,
      min: 0,
      max: 100,
      when: { mode: "blend" },
      help: "DAP is 18-46-0.",
    }),
    phosphateSourceP: percent("P2O5 in the phosphate source", {
      default: 46,
      min: 1,
      max: 100,
      when: { mode: "blend" },
    }),
    potashSourceK: percent("K2O in the potash source", {
      default: 60,
      min: 1,
      max: 100,
      when: { mode: "blend" },
      help: "MOP has 60%.",
    }),
    nitrogenSourcePrice: price("Nitrogen source, price", mass, {
      unit: "t",
      default: 480,
      defaultIn: { imperial: 435 },
      min: 0,
      when: { mode: "blend" },
      decimals: 2,
    }),
    phosphateSourcePrice: price("Phosphate source, price", mass, {
      unit: "t",
      default: 700,
      defaultIn: { imperial: 635 },
      min: 0,
      when: { mode: "blend" },
      decimals: 2,
    }),
    potashSourcePrice: price("Potash source, price", mass, {
      unit: "t",
      default: 420,
      defaultIn: { imperial: 380 },
      min: 0,
      when: { mode: "blend" },
      decimals: 2,
    }),
    bagWeight: quantity("Bag weight", mass, {
      unit: "kg",
      default: 50,
      defaultIn: { imperial: "100 lb" },
      min: 0.1,
      max: 2000,
      also: ["bags", "bag", "lb bags", "pound bags"],
    }),
  },
  outputs: {
    productRate: quantity("Product to spread", massPerArea, {
      ...RATE,
      also: ["spread", "product per acre", "how much per acre"],
    }),
    totalProduct: quantity("Product for the area", mass, {
      unit: "kg",
      metric: "kg",
      imperial: "lb",
      decimals: 0,
      also: ["total fertilizer"],
    }),
    bags: integer("Bags", { also: ["how many bags", "bags of fertilizer"] }),
    costPerHectare: price("Cost per area", area, { unit: "ha", decimals: 2 }),
    totalCost: money("Cost", { also: ["cost"] }),
    productRateImperial: quantity("Product to spread in other units", massPerArea, {
      unit: "lb/ac",
      metric: "lb/ac",
      imperial: "kg/ha",
      decimals: 1,
    }),
    nitrogenSupplied: quantity("N supplied", massPerArea, RATE),
    phosphateSupplied: quantity("P2O5 supplied", massPerArea, RATE),
    potashSupplied: quantity("K2O supplied", massPerArea, RATE),
    products: table(
      "Products",
      {
        product: text("Product"),
        rate: quantity("Rate", massPerArea, RATE),
        total: quantity("For the area", mass, { unit: "kg", metric: "kg", imperial: "lb", decimals: 0 }),
        bags: integer("Bags"),
      },
      { split: { name: "product", value: "total" } },
    ),
    balance: table("Needed and supplied", {
      nutrient: text("Nutrient"),
      needed: quantity("Needed", massPerArea, RATE),
      supplied: quantity("Supplied", massPerArea, RATE),
      balance: quantity("Balance", massPerArea, RATE),
    }),
  },
  compute(inputs) {
    const { area, bagWeight } = inputs;
    const used = inputs.mode === "single" ? singleProduct(inputs) : threeSources(inputs);
    const products = used.map(({ product, rate }) => ({
      product,
      rate,
      total: rate * area,
      bags: Math.ceil((rate * area) / bagWeight - 1e-9),
    }));
    const productRate = sum(used, (one) => one.rate);
    const costPerHectare = sum(used, (one) => (one.rate * one.price) / 1000);
    const supplied = (nutrient: number) => sum(used, (one) => (one.rate * one.grade[nutrient]!) / 100);
    const [nitrogenSupplied, phosphateSupplied, potashSupplied] = [supplied(0), supplied(1), supplied(2)];
    const balance = (nutrient: string, needed: number, given: number) => ({
      nutrient,
      needed,
      supplied: given,
      balance: given - needed,
    });
    return {
      productRate,
      totalProduct: productRate * area,
      bags: sum(products, (one) => one.bags),
      costPerHectare,
      totalCost: costPerHectare * area,
      productRateImperial: (productRate / POUND) * HECTARES_PER_ACRE,
      nitrogenSupplied,
      phosphateSupplied,
      potashSupplied,
      products,
      balance: [
        balance("N", inputs.nitrogenNeed, nitrogenSupplied),
        balance("P2O5", inputs.phosphateNeed, phosphateSupplied),
        balance("K2O", inputs.potashNeed, potashSupplied),
      ],
    };
  },
  takeaways: (_, outputs, say) => [
    `Spread {productRate} ({productRateImperial}) of product in all: {totalProduct}, or ${counted(outputs.bags!, "bag", "{bags}")}, for {area}.`,
    ...(outputs.totalCost! > 0 ? [`It costs {costPerHectare}, or {totalCost} in all.`] : []),
    ...unbalanced(outputs.balance!).map(({ nutrient, needed, balance }) =>
      needed! > 0
        ? `${nutrient} is ${say.percent((100 * Math.abs(balance!)) / needed!, 0)} ${balance! > 0 ? "above" : "below"} the need.`
        : `${nutrient} is spread although none is needed.`,
    ),
  ],
  formula: {
    tex: [
      String.raw`R_{\text{single}} = \frac{\text{need}}{g / 100}`,
      String.raw`R_P = \frac{P}{p_P} \qquad R_N = \frac{\max(0,\; N - R_P\,n_P)}{n_N} \qquad R_K = \frac{K}{k_K}`,
    ],
    where: {
      R: "rate of a product in kg/ha",
      g: "grade of the product in percent for the nutrient it is based on",
      "N, P, K": "needs of nitrogen, phosphate (P₂O₅) and potash (K₂O) in kg/ha",
      "p_P, n_P": "phosphate and nitrogen share of the phosphate source",
      "n_N, k_K": "nitrogen share of the nitrogen source, potash share of the potash source",
    },
  },
  howTo: [
    "Take the needs from a soil test, in lb per acre or kg/ha: 1 lb per acre is 1.12 kg/ha.",
    "Choose One N-P-K product and enter its three numbers from the bag, or Three sources for a blend.",
    "With one product, choose under Meet the need for which nutrient the rate is based on, and look at the balance of the other two.",
    "Enter the Area, Bag weight and prices to get the bags and the cost.",
  ],
  faq: [
    {
      question: "What do the three numbers on the bag mean?",
      answer:
        "Percent by weight of nitrogen (N), phosphate (P₂O₅) and potash (K₂O). 100 kg of 15-15-15 contains 15 kg of each. Phosphate is 43.6% phosphorus and potash 83% potassium, so a soil test in P or K must first be converted to oxides: P × 2.29, K × 1.20.",
    },
    {
      question: "Why is the phosphate source worked out before the nitrogen source?",
      answer:
        "Because DAP (18-46-0) and MAP (11-52-0) also contain nitrogen. The blend meets the phosphate need first, counts that nitrogen, and makes up the rest with urea or another nitrogen source.",
    },
    {
      question: "How much is that for my lawn?",
      answer:
        "A lawn gets about 50 kg/ha of N at a time, which is 5 g per m² or 1 lb per 1,000 square feet. With a 20-5-10 product that is 25 g per m², or 5 lb per 1,000 square feet. Set the Area in m² or square feet.",
    },
  ],
  about: [
    "The rate is the need divided by the nutrient's share of the product. One product hardly ever fits all three needs, so something is left over or missing; three separate sources can meet each need, unless the phosphate source alone brings too much nitrogen.",
    "The needs come first: they depend on the crop, the expected yield, manure and what the soil supplies. Losses of urea to the air (up to 30% if it is not worked in) are not counted.",
  ],
  sources: [
    "Association of American Plant Food Control Officials (grade as N-P2O5-K2O)",
    "Iowa State University Extension, fertilizer rate from grade",
  ],
  overflow: "pricePerTonne",
  caution:
    "Many places limit nitrogen and phosphate by law, above all near water: check the rules where you are, and calibrate the spreader.",
  phrases: ["fertilizer {nitrogenNeed} kg nitrogen {area}", "how many bags of fertilizer for {area}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "90 kg/ha of nitrogen with 15-15-15 on 5 ha",
      inputs: { mode: "single", nitrogenNeed: 90, phosphateNeed: 60, potashNeed: 80, area: 5 },
      outputs: { productRate: 600, bags: 60, totalCost: 1650 },
    },
    {
      title: "120-60-80 from urea, DAP and MOP",
      inputs: { mode: "blend", nitrogenNeed: 120, phosphateNeed: 60, potashNeed: 80, area: 5 },
      outputs: { productRate: 473.597984, nitrogenSupplied: 120, bags: 49 },
    },
  ],
});

interface Product {
  readonly product: string;
  /** kg/ha */
  readonly rate: number;
  /** N, P2O5 and K2O in percent. */
  readonly grade: readonly [number, number, number];
  readonly price: number;
}

interface Single {
  readonly nitrogenNeed: number;
  readonly phosphateNeed: number;
  readonly potashNeed: number;
  readonly gradeNitrogen: number;
  readonly gradePhosphate: number;
  readonly gradePotash: number;
  readonly basedOn: "nitrogen" | "phosphate" | "potash";
  readonly pricePerTonne: number;
}

function singleProduct(inputs: Single): Product[] {
  const { gradeNitrogen, gradePhosphate, gradePotash } = inputs;
  const [need, grade, field] = {
    nitrogen: [inputs.nitrogenNeed, gradeNitrogen, "gradeNitrogen"] as const,
    phosphate: [inputs.phosphateNeed, gradePhosphate, "gradePhosphate"] as const,
    potash: [inputs.potashNeed, gradePotash, "gradePotash"] as const,
  }[inputs.basedOn];
  if (grade === 0)
    refuse(field, "A product without this nutrient cannot meet the need for it. Base the rate on another one.");
  return [
    {
      product: "Compound",
      rate: need / (grade / 100),
      grade: [gradeNitrogen, gradePhosphate, gradePotash],
      price: inputs.pricePerTonne,
    },
  ];
}

interface Blend {
  readonly nitrogenNeed: number;
  readonly phosphateNeed: number;
  readonly potashNeed: number;
  readonly nitrogenSourceN: number;
  readonly phosphateSourceN: number;
  readonly phosphateSourceP: number;
  readonly potashSourceK: number;
  readonly nitrogenSourcePrice: number;
  readonly phosphateSourcePrice: number;
  readonly potashSourcePrice: number;
}

/** Phosphate first, because its source brings nitrogen along. */
function threeSources(inputs: Blend): Product[] {
  const { nitrogenSourceN, phosphateSourceN, phosphateSourceP, potashSourceK } = inputs;
  const phosphate = inputs.phosphateNeed / (phosphateSourceP / 100);
  const nitrogenLeft = Math.max(0, inputs.nitrogenNeed - (phosphate * phosphateSourceN) / 100);
  return [
    {
      product: "Nitrogen source",
      rate: nitrogenLeft / (nitrogenSourceN / 100),
      grade: [nitrogenSourceN, 0, 0],
      price: inputs.nitrogenSourcePrice,
    },
    {
      product: "Phosphate source",
      rate: phosphate,
      grade: [phosphateSourceN, phosphateSourceP, 0],
      price: inputs.phosphateSourcePrice,
    },
    {
      product: "Potash source",
      rate: inputs.potashNeed / (potashSourceK / 100),
      grade: [0, 0, potashSourceK],
      price: inputs.potashSourcePrice,
    },
  ];
}

function sum<T>(items: readonly T[], valueOf: (item: T) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}

/** The nutrient that is farthest from its need, where that is worth a word. */
function unbalanced<T extends { readonly balance: number | null }>(rows: readonly T[]): T[] {
  const worst = rows.reduce((found, row) => (Math.abs(row.balance!) > Math.abs(found.balance!) ? row : found));
  return Math.abs(worst.balance!) >= 0.5 ? [worst] : [];
}
