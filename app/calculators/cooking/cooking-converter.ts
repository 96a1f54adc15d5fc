import { defineCalculator, choice, number, quantity, table, text } from "#engine/define.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

const UNITS = [
  ["mL", "Milliliter"],
  ["L", "Liter"],
  ["tsp-us", "US teaspoon"],
  ["tbsp-us", "US tablespoon"],
  ["floz-us", "US fluid ounce"],
  ["cup-us", "US cup"],
  ["pt-us", "US pint"],
  ["qt-us", "US quart"],
  ["gal-us", "US gallon"],
  ["stick", "US stick (8 tablespoons)"],
  ["tsp-metric", "Metric teaspoon (5 mL)"],
  ["tbsp-metric", "Metric tablespoon (15 mL)"],
  ["tbsp-au", "Australian tablespoon (20 mL)"],
  ["cup-metric", "Metric cup (250 mL)"],
  ["cup-jp", "Japanese cup (200 mL)"],
  ["floz-uk", "Imperial fluid ounce"],
  ["pt-uk", "Imperial pint"],
  ["g", "Gram"],
  ["kg", "Kilogram"],
  ["oz", "Ounce"],
  ["lb", "Pound"],
] as const;
const INGREDIENTS = [
  ["water", "Water"],
  ["milk", "Milk, whole"],
  ["buttermilk", "Buttermilk"],
  ["cream", "Heavy cream"],
  ["yogurt", "Yogurt, plain"],
  ["sour-cream", "Sour cream"],
  ["butter", "Butter"],
  ["oil", "Vegetable oil"],
  ["olive-oil", "Olive oil"],
  ["flour", "Flour, all-purpose"],
  ["bread-flour", "Flour, bread"],
  ["whole-wheat-flour", "Flour, whole wheat"],
  ["cornstarch", "Cornstarch"],
  ["cornmeal", "Cornmeal, whole grain"],
  ["sugar", "Sugar, granulated"],
  ["brown-sugar", "Sugar, brown, packed"],
  ["powdered-sugar", "Sugar, powdered"],
  ["honey", "Honey"],
  ["maple-syrup", "Maple syrup"],
  ["cocoa", "Cocoa powder"],
  ["chocolate-chips", "Chocolate chips"],
  ["oats", "Oats, rolled"],
  ["rice", "Rice, white, raw"],
  ["lentils", "Lentils, raw"],
  ["salt", "Salt, table"],
  ["baking-powder", "Baking powder"],
  ["baking-soda", "Baking soda"],
  ["yeast", "Yeast, active dry"],
  ["peanut-butter", "Peanut butter"],
  ["raisins", "Raisins"],
  ["almonds", "Almonds, whole"],
  ["walnuts", "Walnuts, chopped"],
  ["cheddar", "Cheddar, shredded"],
] as const;

const SYMBOLS: Readonly<Record<string, string>> = {
  "tsp-us": "tsp (US)",
  "tbsp-us": "tbsp (US)",
  "floz-us": "fl oz (US)",
  "cup-us": "cup (US)",
  "pt-us": "pt (US)",
  "qt-us": "qt (US)",
  "gal-us": "gal (US)",
  "tsp-metric": "tsp (5 mL)",
  "tbsp-metric": "tbsp (15 mL)",
  "tbsp-au": "tbsp (AU)",
  "cup-metric": "cup (250 mL)",
  "cup-jp": "cup (JP)",
  "floz-uk": "fl oz (UK)",
  "pt-uk": "pt (UK)",
};

/** Milliliters of each unit of volume, exact. */
const MILLILITERS: Readonly<Record<string, number>> = {
  mL: 1,
  L: 1000,
  "tsp-us": 4.92892159375,
  "tbsp-us": 14.78676478125,
  "floz-us": 29.5735295625,
  "cup-us": 236.5882365,
  "pt-us": 473.176473,
  "qt-us": 946.352946,
  "gal-us": 3785.411784,
  stick: 118.29411825,
  "tsp-metric": 5,
  "tbsp-metric": 15,
  "tbsp-au": 20,
  "cup-metric": 250,
  "cup-jp": 200,
  "floz-uk": 28.4130625,
  "pt-uk": 568.26125,
};

/** Grams of each unit of weight, exact. */
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };

const CUP = 236.5882365;

/** Grams in a US cup (USDA household weights). */
const GRAMS_PER_CUP = {
  water: 236.5882365,
  milk: 244,
  buttermilk: 245,
  cream: 238,
  yogurt: 245,
  "sour-cream": 230,
  butter: 227,
  oil: 218,
  "olive-oil": 216,
  flour: 125,
  "bread-flour": 137,
  "whole-wheat-flour": 120,
  cornstarch: 128,
  cornmeal: 122,
  sugar: 200,
  "brown-sugar": 220,
  "powdered-sugar": 120,
  honey: 339,
  "maple-syrup": 315,
  cocoa: 86,
  "chocolate-chips": 168,
  oats: 81,
  rice: 185,
  lentils: 192,
  salt: 292,
  "baking-powder": 220.8,
  "baking-soda": 220.8,
  yeast: 192,
  "peanut-butter": 258,
  raisins: 145,
  almonds: 143,
  walnuts: 117,
  cheddar: 113,
} as const;

export default defineCalculator({
  id: "cooking-converter",
  name: "Cooking Measurement Converter",
  category: "cooking",
  emoji: "🥄",
  description:
    "Convert between cups, spoons, milliliters, grams and ounces, by volume or by the weight of 33 ingredients.",
  keywords: [
    "cups to grams",
    "tablespoons",
    "teaspoons",
    "ml to cups",
    "ounces",
    "flour weight",
    "butter stick",
    "recipe units",
    "cup measure",
    "cups of butter",
  ],
  popular: true,
  related: [
    { id: "recipe-scaler", stage: "next_step", relevance: 90 },
    { id: "oven-temperature", stage: "complementary", relevance: 82 },
    { id: "bakers-percentage", stage: "advanced_planning", relevance: 70 },
    "volume-converter",
    "weight-converter",
  ],
  inputs: {
    value: number("Amount", {
      default: 1,
      min: 0,
      max: 1_000_000_000,
      also: ["cups", "tablespoons", "teaspoons", "grams", "tbsp", "tsp", "sticks"],
      typedUnit: { input: "from", dimensions: [volume, mass] },
    }),
    from: choice("From", { default: "cup-us", options: UNITS }),
    to: choice("To", { default: "g", options: UNITS }),
    ingredient: choice("Ingredient", {
      default: "flour",
      options: INGREDIENTS,
      help: "Matters only between volume and weight.",
      also: ["flour", "sugar", "butter", "milk", "rice"],
    }),
  },
  swap: ["from", "to"],
  outputs: {
    result: number("Result", { decimals: 3, unitBy: ({ to }) => SYMBOLS[String(to)] ?? String(to) }),
    grams: quantity("Weight", mass, { unit: "g", metric: "g", imperial: "g", decimals: 1 }),
    millilitres: quantity("Volume", volume, { unit: "mL", metric: "mL", imperial: "mL", decimals: 1 }),
    gramsPerCup: quantity("Weight of one US cup", mass, { unit: "g", metric: "g", imperial: "g", decimals: 1 }),
    table: table(
      "In every unit",
      {
        unit: text("Unit", { labels: SYMBOLS }),
        name: text("Name"),
        value: number("Amount", { decimals: 3 }),
      },
      { mark: { column: "unit", equals: "to" } },
    ),
    ingredients: table(
      "The same measure of other ingredients",
      {
        ingredient: text("Ingredient", { labels: Object.fromEntries(INGREDIENTS) }),
        grams: quantity("Grams", mass, { unit: "g", metric: "g", imperial: "g", decimals: 1, none: "as entered" }),
        millilitres: quantity("Milliliters", volume, {
          unit: "mL",
          metric: "mL",
          imperial: "mL",
          decimals: 1,
          none: "as entered",
        }),
      },
      { mark: { column: "ingredient", equals: "ingredient" } },
    ),
  },
  pictures: [
    { draw: "rows", table: "ingredients", name: "ingredient", value: "grams", title: "Weight of the same measure" },
  ],
  compute({ value, from, to, ingredient }) {
    const gramsPerCup = GRAMS_PER_CUP[ingredient];
    const volume = MILLILITERS[from];
    const millilitres = volume === undefined ? (value * GRAMS[from]! * CUP) / gramsPerCup : value * volume;
    const grams = volume === undefined ? value * GRAMS[from]! : (value * volume * gramsPerCup) / CUP;
    const inUnit = (unit: string) =>
      MILLILITERS[unit] === undefined ? grams / GRAMS[unit]! : millilitres / MILLILITERS[unit];
    return {
      result: inUnit(to),
      grams,
      millilitres,
      gramsPerCup,
      table: UNITS.map(([unit, name]) => ({ unit, name, value: inUnit(unit) })),
      ingredients: Object.entries(GRAMS_PER_CUP).map(([name, perCup]) => ({
        ingredient: name,
        grams: volume === undefined ? null : (millilitres * perCup) / CUP,
        millilitres: volume === undefined ? (grams * CUP) / perCup : null,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => {
    const [from, to] = [nameOf(inputs.from), nameOf(inputs.to)];
    const ingredient = INGREDIENTS.find(([id]) => id === inputs.ingredient)![1].toLowerCase();
    const ofWhat = inputs.from in MILLILITERS === inputs.to in MILLILITERS ? "" : ` of ${ingredient}`;
    return [
      `${say.number(inputs.value)} ${from}${ofWhat} = ${say.number(outputs.result!, 3)} ${to}.`,
      `For ${ingredient}, that is {grams} or {millilitres}; a US cup of it weighs {gramsPerCup}.`,
    ];
  },
  formula: {
    tex: [
      String.raw`m = V\,\rho \qquad \rho = \frac{c}{236.5882365\ \text{mL}}`,
      String.raw`x_{\text{to}} = x_{\text{from}} \cdot \frac{u_{\text{from}}}{u_{\text{to}}}`,
    ],
    where: {
      m: "weight in g",
      V: "volume in mL",
      "\\rho": "density of the ingredient as it fills a cup",
      c: "grams in a US cup of it",
      u: "size of a unit in mL or g",
    },
  },
  howTo: [
    "Enter the Amount and choose its unit under From.",
    "Choose the unit you want under To. Check which cup and spoon your recipe means: US, metric, Australian or Japanese.",
    "Choose the Ingredient if you are converting between volume and weight.",
    "The table In every unit shows all the others.",
  ],
  faq: [
    {
      question: "How many grams is a cup of flour?",
      answer:
        "A US cup of all-purpose flour, spooned in and leveled, is 125 g (USDA). Dipping the cup into the bag packs in 140 to 150 g; sifting leaves about 115 g. King Arthur's recipes use 120 g. Weighing settles it.",
    },
    {
      question: "Is a tablespoon the same everywhere?",
      answer:
        "No. It is 14.8 mL in the US, 15 mL in metric countries (Britain, Canada, Europe) and 20 mL in Australia. For baking powder or salt, the Australian spoon is a third more. A teaspoon is 5 mL nearly everywhere.",
    },
    {
      question: "What is a stick of butter?",
      answer:
        "Half a US cup, 8 tablespoons or 4 ounces: 113.5 g. European recipes give butter in grams; 100 g is 7 tablespoons.",
    },
    {
      question: "Is a fluid ounce the same as an ounce?",
      answer:
        "Only roughly, and only for water. A fluid ounce is a volume: 29.57 mL in the US, 28.41 mL in Britain. An ounce is a weight of 28.35 g. A fluid ounce of honey weighs 42 g, one of cocoa 11 g.",
    },
  ],
  about: [
    "Volume to volume and weight to weight are exact by definition. Between the two, the density of the ingredient matters; the values are USDA household weights, spooned and leveled, not sifted.",
    "Chopped, grated and powdery foods vary most: packing can change flour by 20%, and a cup of almonds depends on their size. For baking, trust the scale; for soup, a cup is fine.",
  ],
  sources: [
    "NIST Handbook 44, Appendix C (2024), US customary units",
    "UK Weights and Measures Act 1985, imperial units",
    "USDA FoodData Central, SR Legacy, household weights",
  ],
  phrases: [
    "{value} {from} {ingredient} to {to}",
    "{value} {from} in {to}",
    "how many {to} in {value} {from} of {ingredient}",
    "how many {to} is {value} {from} of {ingredient}",
    "{value} {from} of {ingredient} into {to}",
    "what do {value} {from} of {ingredient} weigh in {to}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "2 cups of flour in grams",
      inputs: { value: 2, from: "cup-us", to: "g", ingredient: "flour" },
      outputs: { result: 250, millilitres: 473.176473 },
    },
    {
      title: "250 g of butter in sticks",
      inputs: { value: 250, from: "g", to: "stick", ingredient: "butter" },
      outputs: { result: 2.202643, millilitres: 260.559732 },
    },
    {
      title: "3 Australian tablespoons in US tablespoons",
      inputs: { value: 3, from: "tbsp-au", to: "tbsp-us", ingredient: "oil" },
      outputs: { result: 4.057683 },
    },
  ],
});

function nameOf(unit: string): string {
  return SYMBOLS[unit] ?? unit;
}
