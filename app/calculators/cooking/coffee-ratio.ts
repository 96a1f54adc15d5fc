import { defineCalculator, choice, number, quantity, refuse, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

/** Grams of water to one gram of coffee. */
const RATIOS = {
  "golden-cup": 1000 / 55,
  "pour-over": 16,
  "french-press": 15,
  aeropress: 14,
  moka: 10,
  "cold-brew": 12,
  concentrate: 5,
} as const;

const GRAMS_PER_TABLESPOON = 5;

export default defineCalculator({
  id: "coffee-ratio",
  name: "Coffee to Water Ratio Calculator",
  category: "cooking",
  emoji: "☕",
  description:
    "Grams of coffee and water for filter, French press, AeroPress, moka and cold brew, from either one or from the amount you want to drink.",
  keywords: [
    "golden ratio",
    "pour over",
    "french press",
    "cold brew",
    "how much coffee",
    "grams per litre",
    "v60",
    "brew",
  ],
  related: [
    { id: "caffeine", stage: "next_step", relevance: 82 },
    { id: "cooking-converter", stage: "complementary", relevance: 70 },
    { id: "recipe-scaler", stage: "complementary", relevance: 60 },
    "ratio",
  ],
  inputs: {
    brewMethod: choice("Method", {
      default: "pour-over",
      options: [
        ["golden-cup", "Filter, SCA golden cup"],
        ["pour-over", "Pour-over"],
        ["french-press", "French press"],
        ["aeropress", "AeroPress"],
        ["moka", "Moka pot"],
        ["cold-brew", "Cold brew, to drink"],
        ["concentrate", "Cold brew concentrate"],
        ["custom", "Custom ratio"],
      ],
      also: ["pour over", "french press", "cold brew"],
    }),
    ratio: number("Water per part of coffee", {
      default: 16,
      min: 1.1,
      max: 50,
      when: { brewMethod: "custom" },
      also: ["1 to", "ratio of", "parts water"],
    }),
    known: choice("I know the", {
      default: "beverage",
      options: [
        ["beverage", "Coffee to drink"],
        ["water", "Water"],
        ["coffee", "Ground coffee"],
      ],
      assumable: false,
    }),
    amount: number("Amount", {
      default: 500,
      min: 0.1,
      max: 1_000_000,
      unit: "g",
      help: "In grams; for water and coffee to drink, 1 g is 1 mL.",
      also: ["grams", "ml"],
    }),
    absorption: number("Water the grounds keep", { default: 2, min: 0, max: 4, unit: "g per g" }),
    cupSize: quantity("Cup", volume, {
      unit: "mL",
      default: 240,
      defaultIn: { imperial: "8 fl oz" },
      min: 20,
      max: 2000,
      metric: "mL",
      imperial: "floz-us",
      decimals: 0,
      also: ["cup of", "mug", "mugs"],
    }),
  },
  outputs: {
    coffee: quantity("Ground coffee", mass, {
      unit: "g",
      metric: "g",
      imperial: "g",
      decimals: 1,
      also: ["how much coffee", "grams of coffee", "grounds", "coffee grounds"],
    }),
    water: quantity("Water", mass, {
      unit: "g",
      metric: "g",
      imperial: "g",
      decimals: 0,
      also: ["how much water"],
    }),
    beverage: quantity("Coffee to drink", volume, { unit: "mL", metric: "mL", imperial: "floz-us", decimals: 0 }),
    cups: number("Cups", { decimals: 1, also: ["how many cups"] }),
    ratioUsed: number("Water per part of coffee", { decimals: 1 }),
    gramsPerLitre: number("Coffee per liter of water", { unit: "g/L", decimals: 1 }),
    tablespoons: number("Level tablespoons, about", {
      decimals: 1,
      also: ["tablespoons", "scoops", "how many tablespoons"],
    }),
    ratios: table("Weaker and stronger", {
      ratio: number("1 to"),
      coffee: quantity("Coffee", mass, { unit: "g", metric: "g", imperial: "g", decimals: 1 }),
      water: quantity("Water", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
      beverage: quantity("To drink", volume, { unit: "mL", metric: "mL", imperial: "floz-us", decimals: 0 }),
    }),
  },
  pictures: [{ draw: "parts", of: ["coffee", "water"], title: "Coffee and water by weight" }],
  compute({ brewMethod, ratio, known, amount, absorption, cupSize }) {
    const ratioUsed = brewMethod === "custom" ? ratio : RATIOS[brewMethod];
    if (ratioUsed <= absorption) {
      refuse(
        brewMethod === "custom" ? "ratio" : "absorption",
        "The grounds would keep all the water. Use more water per part of coffee, or lower the water the grounds keep.",
      );
    }
    const brew = (parts: number) => {
      const coffee = amount / { beverage: parts - absorption, water: parts, coffee: 1 }[known];
      return { coffee, water: coffee * parts, beverage: coffee * (parts - absorption) };
    };
    const { coffee, water, beverage } = brew(ratioUsed);
    return {
      coffee,
      water,
      beverage,
      cups: beverage / cupSize,
      ratioUsed,
      gramsPerLitre: 1000 / ratioUsed,
      tablespoons: coffee / GRAMS_PER_TABLESPOON,
      ratios: [12, 13, 14, 15, 16, 17, 18, 19, 20]
        .filter((parts) => parts > absorption)
        .map((parts) => ({ ratio: parts, ...brew(parts) })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Use {coffee} of coffee and {water} of water, a ratio of 1 to ${say.number(outputs.ratioUsed!, 1)}.`,
    `That leaves {beverage} to drink, ${counted(outputs.cups!, "cup", say.number(outputs.cups!, 1))} of {cupSize}; the grounds keep ${say.number(outputs.coffee! * inputs.absorption, 0)} g of water.`,
    `Without a scale, {coffee} is about ${counted(outputs.tablespoons!, "level tablespoon", say.number(outputs.tablespoons!, 1))}.`,
  ],
  formula: {
    tex: [String.raw`W = c\,r \qquad B = c\,(r - a)`, String.raw`c = \frac{B}{r - a} = \frac{W}{r}`],
    where: {
      c: "ground coffee in g",
      W: "water in g",
      B: "coffee to drink in g, which is about mL",
      r: "water per part of coffee",
      a: "water that the grounds keep, in g per g",
    },
  },
  howTo: [
    "Choose the Method, or choose Custom ratio and enter Water per part of coffee.",
    "Under I know the, choose what you start from: the coffee to drink, the water or the ground coffee.",
    "Enter the Amount in grams. For water and brewed coffee, 1 g is 1 mL.",
    "Taste, then move one row up or down in Weaker and stronger; keep the same grind while you do.",
  ],
  faq: [
    {
      question: "What is the golden ratio for coffee?",
      answer:
        "The Specialty Coffee Association's golden cup is 55 g per liter of water, ±10%, which is 1 to 18 (between 1 to 16.5 and 1 to 20). Many baristas use 1 to 16 for pour-over because a full flavor is easier to get.",
    },
    {
      question: "Why do I get less coffee than the water I poured?",
      answer:
        "Wet grounds keep about 2 g of water for every gram of coffee. From 30 g of coffee and 480 g of water, you get about 420 mL to drink. With full-immersion brewing, as in a French press, a little more stays behind.",
    },
    {
      question: "How strong is cold brew concentrate?",
      answer:
        "At 1 to 5, it is meant to be diluted with one to two times as much water or milk. Steep coarse grounds for 12 to 18 hours in the refrigerator.",
    },
  ],
  about: [
    "The ratio sets the strength; the grind and time set how much is drawn out of the beans. Bitter and dry means too much extraction (grind coarser), sour and thin too little (grind finer). If the coffee is simply too weak or too strong, change the ratio.",
    "It does not cover espresso, whose ratio compares the drink with the dry coffee, usually 2 to 1 by weight. A level tablespoon of ground coffee is taken as 5 g; it varies from 4 to 7 g with roast and grind.",
  ],
  sources: [
    "Specialty Coffee Association, Golden Cup standard: 55 g/L ± 10%",
    "Rao S, Everything but Espresso (2010): grounds keep about 2 g of water per g",
  ],
  phrases: [
    "{brewMethod} coffee for {amount} ml",
    "how much coffee for {amount} g water",
    "how much ground coffee for {amount} g of water",
    "how strong to brew {brewMethod}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "500 g of water in a pour-over",
      inputs: { brewMethod: "pour-over", known: "water", amount: 500 },
      outputs: { coffee: 31.25, beverage: 437.5 },
    },
    {
      title: "One liter of golden-cup filter coffee to drink",
      inputs: { brewMethod: "golden-cup", known: "beverage", amount: 1000 },
      outputs: { coffee: 61.797753, water: 1123.595506, gramsPerLitre: 55 },
    },
    {
      title: "A 250 g bag of coffee as cold brew concentrate",
      inputs: { brewMethod: "concentrate", known: "coffee", amount: 250 },
      outputs: { water: 1250, beverage: 750 },
    },
  ],
});
