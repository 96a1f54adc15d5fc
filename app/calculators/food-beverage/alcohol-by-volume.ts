import { defineCalculator, chart, choice, number, percent, quantity, refuse } from "#engine/define.ts";
import { energy } from "#units/energy.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

const ETHANOL_GRAMS_PER_ML = 0.789;
const GRAMS_PER_STANDARD_DRINK = 14;
const BOTTLE = 355;

export default defineCalculator({
  id: "alcohol-by-volume",
  name: "Alcohol by Volume (ABV) Calculator",
  category: "food-beverage",
  emoji: "🍻",
  description:
    "Strength of home-brewed beer, cider, mead or wine from its gravity before and after fermentation, with attenuation and calories.",
  keywords: [
    "homebrew",
    "original gravity",
    "final gravity",
    "hydrometer",
    "specific gravity",
    "plato",
    "beer strength",
    "attenuation",
    "cider",
    "mead",
    "how strong is my beer",
    "wort",
  ],
  related: [
    { id: "drink-dilution", stage: "complementary", relevance: 72 },
    { id: "blood-alcohol", stage: "next_step", relevance: 70 },
    { id: "party-drinks", stage: "complementary", relevance: 62 },
    "density",
  ],
  inputs: {
    gravityUnit: choice("Gravity in", {
      default: "sg",
      options: [
        ["sg", "Specific gravity"],
        ["plato", "Degrees Plato (Brix)"],
      ],
    }),
    originalGravity: number("Original gravity", {
      default: 1.052,
      min: -5,
      max: 60,
      also: [
        "OG",
        "original gravity",
        "started at",
        "starting gravity",
        "original",
        "starts at",
        "start gravity",
        "from",
      ],
    }),
    finalGravity: number("Final gravity", {
      default: 1.011,
      min: -10,
      max: 60,
      also: [
        "FG",
        "finished at",
        "finished bone dry at",
        "ended at",
        "final",
        "finishing gravity",
        "ends at",
        "fermented down to",
        "down to",
        "stopped at",
      ],
    }),
    formula: choice("Formula", {
      default: "standard",
      options: [
        ["standard", "Standard"],
        ["alternate", "Alternate, for strong brews"],
      ],
    }),
    servingVolume: quantity("Serving", volume, {
      unit: "mL",
      default: 355,
      defaultIn: { imperial: "12 fl oz" },
      min: 1,
      max: 10_000,
      metric: "mL",
      imperial: "floz-us",
      decimals: 0,
      also: ["glass", "pint", "can", "bottle"],
    }),
  },
  outputs: {
    abv: percent("Alcohol by volume", {
      decimals: 2,
      also: ["how strong", "strength", "alcohol content", "alcohol percentage", "how much alcohol", "percent alcohol"],
    }),
    abvStandard: percent("Standard formula", { decimals: 2 }),
    abvAlternate: percent("Alternate formula", { decimals: 2 }),
    abw: percent("Alcohol by weight", { decimals: 2 }),
    apparentAttenuation: percent("Apparent attenuation", {
      decimals: 1,
      none: "Not defined for an original gravity of 1.000 or less",
      also: ["attenuation"],
    }),
    realExtract: number("Real extract", { unit: "degrees Plato", decimals: 2 }),
    originalPlato: number("Original extract", { unit: "degrees Plato", decimals: 2 }),
    originalSg: number("Original gravity", { decimals: 4 }),
    finalSg: number("Final gravity", { decimals: 4 }),
    calories: quantity("Calories in a serving", energy, {
      unit: "kcal",
      metric: "kcal",
      imperial: "kcal",
      decimals: 0,
      also: ["calories"],
    }),
    alcoholGrams: quantity("Alcohol in a serving", mass, { unit: "g", metric: "g", imperial: "g", decimals: 1 }),
    usStandardDrinks: number("US standard drinks in a serving", { decimals: 2 }),
    abvByFinalGravity: chart("Strength by final gravity", {
      x: { finalGravity: number("Final gravity", { decimals: 3 }) },
      y: { abv: percent("Alcohol by volume", { decimals: 2 }) },
      as: "line",
      own: { x: "finalSg", y: "abv", label: "Your brew" },
    }),
  },
  figures: ["abw", "apparentAttenuation", "realExtract", "calories", "alcoholGrams", "usStandardDrinks"],
  compute({ gravityUnit, originalGravity, finalGravity, formula, servingVolume }) {
    const toGravity = (reading: number) => (gravityUnit === "plato" ? fromPlato(reading) : reading);
    const [originalSg, finalSg] = [toGravity(originalGravity), toGravity(finalGravity)];
    if (originalSg < 0.98 || originalSg > 1.25) {
      refuse(
        "originalGravity",
        "The original gravity must be between 0.98 and 1.25 (about -5 to 53 degrees Plato). Check the value and Gravity in.",
      );
    }
    if (finalSg < 0.97) refuse("finalGravity", "The final gravity must be at least 0.97 (about -8 degrees Plato).");
    if (finalSg > originalSg)
      refuse("finalGravity", "The final gravity cannot be above the original gravity. Are they swapped?");
    const abvOf = { standard: standardAbv, alternate: alternateAbv }[formula];
    const abv = abvOf(originalSg, finalSg);
    const originalPlato = toPlato(originalSg);
    const alcoholGrams = (abv / 100) * servingVolume * ETHANOL_GRAMS_PER_ML;
    return {
      abv,
      abvStandard: standardAbv(originalSg, finalSg),
      abvAlternate: alternateAbv(originalSg, finalSg),
      abw: (abv * ETHANOL_GRAMS_PER_ML) / finalSg,
      apparentAttenuation: originalSg > 1 ? (100 * (originalSg - finalSg)) / (originalSg - 1) : null,
      realExtract: 0.1808 * originalPlato + 0.8192 * toPlato(finalSg),
      originalPlato,
      originalSg,
      finalSg,
      calories: (caloriesOfBottle(originalSg, finalSg) * servingVolume) / BOTTLE,
      alcoholGrams,
      usStandardDrinks: alcoholGrams / GRAMS_PER_STANDARD_DRINK,
      abvByFinalGravity: Array.from({ length: 26 }, (_, index) => (990 + 2 * index) / 1000)
        .filter((gravity) => gravity <= originalSg)
        .map((gravity) => ({ finalGravity: gravity, abv: abvOf(originalSg, gravity) })),
    };
  },
  takeaways: (inputs, outputs) => [
    `The brew has about {abv} alcohol by volume, {abw} by weight.`,
    outputs.apparentAttenuation === null
      ? "Without sugar at the start, there is no attenuation to calculate."
      : `The apparent attenuation, the share of sugar the yeast seems to have used, is {apparentAttenuation}; 70% to 80% is usual for ale.`,
    `A serving of {servingVolume} has {calories} and {alcoholGrams} of alcohol, or {usStandardDrinks} US standard drinks${inputs.formula === "standard" && outputs.abv! > 7 ? "; at this strength the alternate formula, with {abvAlternate}, is closer" : ""}.`,
  ],
  formula: {
    tex: [
      String.raw`\mathrm{ABV} = 131.25\,(O - F)`,
      String.raw`\mathrm{ABV}_{\text{alt}} = \frac{76.08\,(O - F)}{1.775 - O} \cdot \frac{F}{0.794}`,
      String.raw`A = 100\,\frac{O - F}{O - 1} \qquad \mathrm{SG} = 1 + \frac{P}{258.6 - 227.1\,P/258.2}`,
    ],
    where: {
      O: "original gravity",
      F: "final gravity",
      A: "apparent attenuation in percent",
      P: "degrees Plato",
      "\\mathrm{SG}": "specific gravity",
    },
  },
  howTo: [
    "Under Gravity in, choose what your hydrometer shows: specific gravity such as 1.052, or degrees Plato (Brix is nearly the same).",
    "Enter the Original gravity, measured before the yeast went in, and the Final gravity once it has stayed the same for three days.",
    "Read both at the temperature printed on the hydrometer, usually 20 °C (68 °F) or 60 °F (16 °C). Warm wort reads too low, by about 0.003 at 32 °C (90 °F).",
    "Choose the Alternate formula above about 7%, and set the Serving for calories and standard drinks.",
  ],
  faq: [
    {
      question: "Why do the two formulas differ?",
      answer:
        "The factor 131.25 gives a straight line that fits beer of about 5%. In stronger brews, the same fall in gravity means more alcohol. From 1.090 to 1.015 the standard formula gives 9.8%, the alternate one (Hall, 1995) 10.6%.",
    },
    {
      question: "Can I use a refractometer for the final gravity?",
      answer:
        "Not directly. Alcohol bends light too, so a refractometer reads too high after fermentation: 6 Brix can be a true 1.012. Use a hydrometer here, or a refractometer correction first.",
    },
    {
      question: "My cider finished at 0.998. Is that possible?",
      answer:
        "Yes. Alcohol is lighter than water, so a dry cider, wine or mead finishes at 0.990 to 1.000, and the apparent attenuation exceeds 100%.",
    },
    {
      question: "Why do the labels on store-bought beer say something else?",
      answer:
        "Laboratories distill the beer and measure the alcohol itself, and the law allows a difference: 0.3 points in the US, 0.5 to 1 in the EU. Priming sugar in the bottle adds about 0.2% to 0.5% to homebrew.",
    },
  ],
  about: [
    "Sugar makes wort heavier than water and alcohol makes it lighter, so the fall in gravity tells how much was fermented. The standard formula is good for beer up to about 7%; the alternate one stays accurate at higher strengths, for barley wine, mead and wine.",
    "It assumes that the whole drop in gravity is fermentation and that nothing was added in between. Fruit or sugar added later, or freezing, makes the reading meaningless. Calories count the alcohol and the carbohydrate that is left, but not lactose or fruit beyond that.",
  ],
  sources: [
    "Hall ML, Brew by the Numbers: Add Up What's in Your Beer, Zymurgy (Summer 1995)",
    "ASBC Methods of Analysis, Beer-4 and extract tables; Balling's real extract factors",
  ],
  caution:
    "A home measurement, accurate to about ±0.3 points; not for labels, taxes or deciding whether you can drive.",
  phrases: [
    "abv OG {originalGravity} FG {finalGravity}",
    "alcohol content {originalGravity} to {finalGravity}",
    "mead og {originalGravity} fg {finalGravity} strength",
    "my homebrew wine went from {originalGravity} to {finalGravity}",
    "homebrew wine went from {originalGravity} to {finalGravity}",
    "mead fermented from {originalGravity} down to {finalGravity}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A beer that goes from 1.050 to 1.010",
      inputs: { originalGravity: 1.05, finalGravity: 1.01 },
      outputs: { abv: 5.25, abvAlternate: 5.339411, apparentAttenuation: 80 },
    },
    {
      title: "A mead that goes from 1.110 to 0.998, by the alternate formula",
      inputs: { originalGravity: 1.11, finalGravity: 0.998, formula: "alternate", servingVolume: 150 },
      outputs: { abv: 16.105682, apparentAttenuation: 101.818182 },
    },
    {
      title: "A lager that goes from 12 to 2.6 degrees Plato",
      inputs: { gravityUnit: "plato", originalGravity: 12, finalGravity: 2.6, servingVolume: 500 },
      outputs: { originalSg: 1.048373, finalSg: 1.010144 },
    },
  ],
});

function fromPlato(plato: number): number {
  return 1 + plato / (258.6 - (227.1 * plato) / 258.2);
}

function toPlato(gravity: number): number {
  return -616.868 + 1111.14 * gravity - 630.272 * gravity ** 2 + 135.997 * gravity ** 3;
}

function standardAbv(original: number, final: number): number {
  return 131.25 * (original - final);
}

/** Hall 1995. */
function alternateAbv(original: number, final: number): number {
  return ((76.08 * (original - final)) / (1.775 - original)) * (final / 0.794);
}

/** Kilocalories of 355 mL: from alcohol, and from the carbohydrate that is left. */
function caloriesOfBottle(original: number, final: number): number {
  const alcohol = (1881.22 * final * (original - final)) / (1.775 - original);
  return alcohol + Math.max(0, 3550 * final * (0.1808 * original + 0.8192 * final - 1.0004));
}
