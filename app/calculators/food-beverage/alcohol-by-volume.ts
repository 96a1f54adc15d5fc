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
    originalGravity: number("Original gravity", { default: 1.052, min: -5, max: 60, also: ["OG", "original gravity"] }),
    finalGravity: number("Final gravity", { default: 1.011, min: -10, max: 60, also: ["FG", "final gravity"] }),
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
      min: 1,
      max: 10_000,
      metric: "mL",
      imperial: "floz-us",
      decimals: 0,
    }),
  },
  outputs: {
    abv: percent("Alcohol by volume", { decimals: 2 }),
    abvStandard: percent("Standard formula", { decimals: 2 }),
    abvAlternate: percent("Alternate formula", { decimals: 2 }),
    abw: percent("Alcohol by weight", { decimals: 2 }),
    apparentAttenuation: percent("Apparent attenuation", {
      decimals: 1,
      none: "not defined for a start at or below 1.000",
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
  compute({ gravityUnit, originalGravity, finalGravity, formula, servingVolume }) {
    const toGravity = (reading: number) => (gravityUnit === "plato" ? fromPlato(reading) : reading);
    const [originalSg, finalSg] = [toGravity(originalGravity), toGravity(finalGravity)];
    if (originalSg < 0.98 || originalSg > 1.25) {
      refuse(
        "originalGravity",
        "The original gravity must be 0.98 to 1.25 (about -5 to 53 degrees Plato). Check the value and Gravity in.",
      );
    }
    if (finalSg < 0.97) refuse("finalGravity", "The final gravity must be at least 0.97 (about -8 degrees Plato).");
    if (finalSg > originalSg)
      refuse("finalGravity", "The final gravity cannot be above the original one. Are they swapped?");
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
    `The brew has about {abv} of alcohol by volume, {abw} by weight.`,
    outputs.apparentAttenuation === null
      ? "Without sugar at the start there is no attenuation to tell."
      : `The yeast has used {apparentAttenuation} of the sugar (apparent attenuation); 70 to 80 % is usual for ale.`,
    `{servingVolume} hold {calories} and {alcoholGrams} of alcohol, {usStandardDrinks} US standard drinks${inputs.formula === "standard" && outputs.abv! > 7 ? "; at this strength the alternate formula, with {abvAlternate}, is closer" : ""}.`,
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
    "Choose under Gravity in what your hydrometer shows: specific gravity such as 1.052, or degrees Plato (Brix is nearly the same).",
    "Enter the Original gravity, measured before the yeast went in, and the Final gravity when it has stayed the same for three days.",
    "Read both at the temperature printed on the hydrometer, mostly 20 °C or 60 °F. Warm wort reads too low, by about 0.003 at 32 °C.",
    "Choose the Alternate formula above about 7 %, and set the Serving for calories and standard drinks.",
  ],
  faq: [
    {
      question: "Why do the two formulas differ?",
      answer:
        "131.25 is a straight line that fits beer of about 5 %. As alcohol rises, the same fall in gravity means more of it. From 1.090 to 1.015 the standard formula gives 9.8 %, the alternate one (Hall, 1995) 10.6 %.",
    },
    {
      question: "Can I use a refractometer for the final gravity?",
      answer:
        "Not directly. Alcohol bends light too, so a refractometer reads too high after fermentation: 6 Brix can be a true 1.012. Use a hydrometer here, or a refractometer correction first.",
    },
    {
      question: "My cider finished at 0.998. Is that possible?",
      answer:
        "Yes. Alcohol is lighter than water, so a dry cider, wine or mead ends at 0.990 to 1.000, and the apparent attenuation exceeds 100 %.",
    },
    {
      question: "Why does the label of a shop beer say something else?",
      answer:
        "Laboratories distil and measure the alcohol itself, and the law allows a difference: 0.3 points in the US, 0.5 to 1 in the EU. Priming sugar in the bottle adds about 0.2 to 0.5 % to home brew.",
    },
  ],
  about: [
    "Sugar makes wort heavier than water and alcohol makes it lighter, so the fall in gravity tells how much was fermented. The standard formula is good for beer up to about 7 %; the alternate one follows the strength further, for barley wine, mead and wine.",
    "It assumes that all loss of gravity is fermentation and nothing was added in between. Fruit, sugar added later or freezing make the reading meaningless. Calories count alcohol and the carbohydrate that is left, not lactose or fruit in excess of it.",
  ],
  sources: [
    "Hall ML, Brew by the Numbers: Add Up What's in Your Beer, Zymurgy (Summer 1995)",
    "ASBC Methods of Analysis, Beer-4 and extract tables; Balling's real extract factors",
  ],
  caution: "A home measurement of about ±0.3 points; not for labels, taxes or deciding whether you may drive.",
  phrases: ["abv OG {originalGravity} FG {finalGravity}", "alcohol content {originalGravity} to {finalGravity}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A beer from 1.050 to 1.010",
      inputs: { originalGravity: 1.05, finalGravity: 1.01 },
      outputs: { abv: 5.25, abvAlternate: 5.339411, apparentAttenuation: 80 },
    },
    {
      title: "A mead from 1.110 to 0.998 by the alternate formula",
      inputs: { originalGravity: 1.11, finalGravity: 0.998, formula: "alternate", servingVolume: 150 },
      outputs: { abv: 16.105682, apparentAttenuation: 101.818182 },
    },
    {
      title: "A lager from 12 to 2.6 degrees Plato",
      inputs: { gravityUnit: "plato", originalGravity: 12, finalGravity: 2.6, servingVolume: 500 },
      outputs: { originalSg: 1.048373, finalSg: 1.010144 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { gravityUnit: "sg", originalGravity: 1.05, finalGravity: 1.01, formula: "standard", servingVolume: 355 },
      outputs: { abv: 5.25, abvAlternate: 5.3394111, apparentAttenuation: 80, calories: 165.1804988 },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        gravityUnit: "sg",
        originalGravity: 1.11,
        finalGravity: 0.998,
        formula: "alternate",
        servingVolume: 150,
      },
      outputs: {
        abv: 16.1056004242,
        abvStandard: 14.7,
        abvAlternate: 16.1056004242,
        abw: 12.7327843033,
        apparentAttenuation: 101.818181818,
        realExtract: 4.26182732633,
        originalPlato: 25.932981907,
        originalSg: 1.11,
        finalSg: 0.998,
        calories: 160.327912549,
        alcoholGrams: 19.0609781021,
        usStandardDrinks: 1.36149843586,
        abvByFinalGravity: {
          rows: 26,
          first: { finalGravity: 0.99, abv: 17.1176758016 },
          last: { finalGravity: 1.04, abv: 10.4896195148 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { gravityUnit: "plato", originalGravity: 12, finalGravity: 2.6, formula: "standard", servingVolume: 500 },
      outputs: {
        abv: 5.01826516381,
        abvStandard: 5.01826516381,
        abvAlternate: 5.09306380571,
        abw: 3.91965089911,
        apparentAttenuation: 79.0322251143,
        realExtract: 4.29772470756,
        originalPlato: 12.0021445205,
        originalSg: 1.04837824216,
        finalSg: 1.01014384091,
        calories: 224.962834684,
        alcoholGrams: 19.7970560712,
        usStandardDrinks: 1.41407543366,
        abvByFinalGravity: {
          rows: 26,
          first: { finalGravity: 0.99, abv: 7.66214428314 },
          last: { finalGravity: 1.04, abv: 1.09964428314 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        gravityUnit: "plato",
        originalGravity: 24.5,
        finalGravity: 4.1,
        formula: "alternate",
        servingVolume: 330,
      },
      outputs: {
        abv: 12.6509661951,
        abvStandard: 11.454773419,
        abvAlternate: 12.6509661951,
        abw: 9.82365947874,
        apparentAttenuation: 84.4428555443,
        realExtract: 7.78631979996,
        originalPlato: 24.4985738926,
        originalSg: 1.10335328381,
        finalSg: 1.01607881966,
        calories: 336.367382324,
        alcoholGrams: 32.9393206821,
        usStandardDrinks: 2.35280862015,
        abvByFinalGravity: {
          rows: 26,
          first: { finalGravity: 0.99, abv: 16.0095235144 },
          last: { finalGravity: 1.04, abv: 9.39964768394 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        gravityUnit: "sg",
        originalGravity: 1.032,
        finalGravity: 1.032,
        formula: "standard",
        servingVolume: 355,
      },
      outputs: {
        abv: 0,
        abvStandard: 0,
        abvAlternate: 0,
        abw: 0,
        apparentAttenuation: 0,
        realExtract: 8.0486246057,
        originalPlato: 8.0486246057,
        originalSg: 1.032,
        finalSg: 1.032,
        calories: 115.76976,
        alcoholGrams: 0,
        usStandardDrinks: 0,
        abvByFinalGravity: {
          rows: 22,
          first: { finalGravity: 0.99, abv: 5.5125 },
          last: { finalGravity: 1.032, abv: 0 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { gravityUnit: "sg", originalGravity: 1, finalGravity: 0.99, formula: "standard", servingVolume: 355 },
      outputs: {
        abv: 1.3125,
        abvStandard: 1.3125,
        abvAlternate: 1.22400585033,
        abw: 1.04602272727,
        apparentAttenuation: null,
        realExtract: -2.13966537226,
        originalPlato: -0.003,
        originalSg: 1,
        finalSg: 0.99,
        calories: 24.0310683871,
        alcoholGrams: 3.676246875,
        usStandardDrinks: 0.2625890625,
        abvByFinalGravity: { rows: 6, first: { finalGravity: 0.99, abv: 1.3125 }, last: { finalGravity: 1, abv: 0 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        gravityUnit: "sg",
        originalGravity: 1.25,
        finalGravity: 0.97,
        formula: "alternate",
        servingVolume: 10000,
      },
      outputs: {
        abv: 49.5701763224,
        abvStandard: 36.75,
        abvAlternate: 49.5701763224,
        abw: 40.3204836272,
        apparentAttenuation: 112,
        realExtract: 3.03562314128,
        originalPlato: 52.876140625,
        originalSg: 1.25,
        finalSg: 0.97,
        calories: 29376.3142911,
        alcoholGrams: 3911.08691184,
        usStandardDrinks: 279.363350846,
        abvByFinalGravity: {
          rows: 26,
          first: { finalGravity: 0.99, abv: 46.9785102555 },
          last: { finalGravity: 1.04, abv: 39.8605541562 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { gravityUnit: "sg", originalGravity: 0.98, finalGravity: 0.975, formula: "standard", servingVolume: 1 },
      outputs: {
        abv: 0.65625,
        abvStandard: 0.65625,
        abvAlternate: 0.58756713084,
        abw: 0.531057692308,
        apparentAttenuation: null,
        realExtract: -6.36573305358,
        originalPlato: -5.264740376,
        originalSg: 0.98,
        finalSg: 0.975,
        calories: 0.0324951634334,
        alcoholGrams: 0.0051778125,
        usStandardDrinks: 0.00036984375,
        abvByFinalGravity: [],
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        gravityUnit: "plato",
        originalGravity: -4.9,
        finalGravity: -7.5,
        formula: "alternate",
        servingVolume: 355,
      },
      outputs: {
        abv: 1.13134644049,
        abvStandard: 1.26568725314,
        abvAlternate: 1.13134644049,
        abw: 0.918611503746,
        apparentAttenuation: null,
        realExtract: -7.0275019016,
        originalPlato: -4.90052528601,
        originalSg: 0.981362429145,
        finalSg: 0.971719097692,
        calories: 22.2118739659,
        alcoholGrams: 3.1688448125,
        usStandardDrinks: 0.226346058036,
        abvByFinalGravity: [],
      },
    },
    { by: "Refusal", inputs: { originalGravity: 1.26, finalGravity: 1.01 }, refuses: "originalGravity" },
    { by: "Refusal", inputs: { originalGravity: 12, finalGravity: 1.01 }, refuses: "originalGravity" },
    { by: "Refusal", inputs: { originalGravity: 0.97, finalGravity: 0.97 }, refuses: "originalGravity" },
    {
      by: "Refusal",
      inputs: { gravityUnit: "plato", originalGravity: 58, finalGravity: 3 },
      refuses: "originalGravity",
    },
    { by: "Refusal", inputs: { originalGravity: 61 }, refuses: "originalGravity" },
    { by: "Refusal", inputs: { originalGravity: 1.05, finalGravity: 1.06 }, refuses: "finalGravity" },
    { by: "Refusal", inputs: { originalGravity: 1.05, finalGravity: 0.96 }, refuses: "finalGravity" },
    { by: "Refusal", inputs: { gravityUnit: "plato", originalGravity: 12, finalGravity: -9 }, refuses: "finalGravity" },
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
