import { defineCalculator, choice, percent, quantity, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

const FORMULAS = [
  ["devine", "Devine (1974)"],
  ["robinson", "Robinson (1983)"],
  ["miller", "Miller (1983)"],
  ["hamwi", "Hamwi (1964)"],
] as const;

/** Kilograms at 5 ft, and kilograms for each inch above. */
const LINES = {
  male: [
    ["devine", 50, 2.3],
    ["robinson", 52, 1.9],
    ["miller", 56.2, 1.41],
    ["hamwi", 48, 2.7],
  ],
  female: [
    ["devine", 45.5, 2.3],
    ["robinson", 49, 1.7],
    ["miller", 53.1, 1.36],
    ["hamwi", 45.5, 2.2],
  ],
} as const;

export default defineCalculator({
  id: "ideal-weight",
  name: "Ideal Weight Calculator",
  category: "health",
  emoji: "🎯",
  description: "Ideal body weight for a height by Devine, Robinson, Miller and Hamwi, beside the healthy BMI range.",
  keywords: [
    "ibw",
    "devine formula",
    "how much should i weigh",
    "target weight",
    "hamwi",
    "robinson",
    "healthy weight for height",
  ],
  related: [
    { id: "bmi", stage: "complementary", relevance: 92 },
    { id: "body-fat", stage: "next_step", relevance: 84 },
    "lean-body-mass",
    { id: "calorie", stage: "next_step", relevance: 80 },
    "medication-dose",
  ],
  inputs: {
    sex: choice("Sex", {
      default: "male",
      options: [
        ["male", "Male"],
        ["female", "Female"],
      ],
      help: "The equations were fitted to the sex recorded at birth.",
    }),
    height: quantity("Height", length, {
      unit: "cm",
      metric: "cm",
      imperial: "ft-in",
      default: 175,
      min: 130,
      max: 275,
      also: ["tall"],
    }),
    formula: choice("Formula", { default: "devine", options: FORMULAS }),
    weight: quantity("Current weight", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: null,
      min: 20,
      max: 650,
      optional: true,
      also: ["weigh"],
    }),
  },
  outputs: {
    idealWeight: quantity("Ideal weight", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    lowestEstimate: quantity("Lowest of the four", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    highestEstimate: quantity("Highest of the four", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    averageEstimate: quantity("Mean of the four", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    healthyWeightMin: quantity("Healthy BMI range from", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    healthyWeightMax: quantity("Healthy BMI range to", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    difference: quantity("Current weight above ideal", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      none: "enter your current weight",
    }),
    percentOfIdeal: percent("Current weight as a share of ideal", { decimals: 0, none: "enter your current weight" }),
    formulas: table(
      "By formula",
      {
        formula: text("Formula", { labels: Object.fromEntries(FORMULAS) }),
        weight: quantity("Ideal weight", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
      },
      { mark: { column: "formula", equals: "formula" } },
    ),
  },
  compute({ sex, height, formula, weight }) {
    const inchesOverFiveFeet = height / 2.54 - 60;
    const formulas = LINES[sex].map(([name, atFiveFeet, perInch]) => ({
      formula: name,
      weight: atFiveFeet + perInch * inchesOverFiveFeet,
    }));
    const estimates = formulas.map((one) => one.weight);
    const idealWeight = formulas.find((one) => one.formula === formula)!.weight;
    const square = height ** 2 / 10_000;
    return {
      idealWeight,
      lowestEstimate: Math.min(...estimates),
      highestEstimate: Math.max(...estimates),
      averageEstimate: estimates.reduce((sum, one) => sum + one, 0) / estimates.length,
      healthyWeightMin: 18.5 * square,
      healthyWeightMax: 25 * square,
      difference: weight === null ? null : weight - idealWeight,
      percentOfIdeal: weight === null ? null : (100 * weight) / idealWeight,
      formulas,
    };
  },
  takeaways: (inputs, outputs) => [
    `For {height} this formula gives {idealWeight}; the four formulas reach from {lowestEstimate} to {highestEstimate}.`,
    `Every weight from {healthyWeightMin} to {healthyWeightMax} is in the healthy BMI range at this height, so there is more room than one “ideal” suggests.`,
    ...(inputs.weight === null
      ? []
      : [
          outputs.difference! >= 0
            ? `Your {weight} is {difference} above the ideal, or {percentOfIdeal} of it.`
            : `Your {weight} is {percentOfIdeal} of the ideal.`,
        ]),
  ],
  formula: {
    tex: [
      String.raw`x = \frac{h}{2.54} - 60`,
      String.raw`W_{\text{Devine}} = 50 + 2.3\,x \;(\text{men}) \qquad W_{\text{Devine}} = 45.5 + 2.3\,x \;(\text{women})`,
    ],
    where: {
      x: "inches of height above 5 ft (152.4 cm); negative below it",
      h: "height in cm",
      W: "ideal weight in kg; Robinson, Miller and Hamwi are lines of the same kind with other constants",
    },
  },
  howTo: [
    "Choose Sex and enter your Height without shoes.",
    "Choose a Formula. Devine is the one behind most hospital drug doses; Miller gives most to short people and least to tall ones.",
    "Add your Current weight if you want to see the difference.",
    "Compare with Healthy BMI range from and to: anything in it is healthy for most adults.",
  ],
  faq: [
    {
      question: "Which formula is the right one?",
      answer:
        "None was derived from health data. Devine published his in 1974 for dosing the antibiotic gentamicin, building on a rule of thumb from insurance tables; Robinson and Miller refitted it to the Metropolitan Life tables in 1983. For your own goals the BMI range is the better guide.",
    },
    {
      question: "What is ideal weight used for in medicine?",
      answer:
        "For drugs that hardly spread into fat, such as gentamicin, and for setting a ventilator (the predicted body weight there is nearly Devine's). In obesity an adjusted weight is common: ideal weight plus 40 % of the excess.",
    },
    {
      question: "Does it hold below 5 feet?",
      answer:
        "The authors gave no rule for people under 152.4 cm. The line is simply continued downwards here, which soon becomes too low: use the BMI range instead.",
    },
  ],
  about: [
    "Each formula is a straight line: a weight at 5 ft plus a fixed amount for every inch above. They agree within a few kilograms at ordinary heights and drift apart for very tall people. Frame, muscle and age are not considered.",
  ],
  sources: [
    "Devine BJ, Drug Intell Clin Pharm 8:650-655 (1974)",
    "Robinson JD et al., Am J Hosp Pharm 40:1016-1019 (1983)",
    "Miller DR et al., Am J Hosp Pharm 40:1622-1625 (1983)",
    "Hamwi GJ, Diabetes Mellitus: Diagnosis and Treatment, American Diabetes Association (1964)",
  ],
  caution:
    "For adults; made for drug dosing, not as a goal for athletes, children, in pregnancy or with an eating disorder.",
  phrases: ["ideal weight {sex} {height}", "how much should I weigh at {height}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A man of 180 cm who weighs 85 kg",
      inputs: { sex: "male", height: 180, weight: 85 },
      outputs: { idealWeight: 74.992126, difference: 10.007874 },
    },
    {
      title: "A woman of 165 cm by Robinson",
      inputs: { sex: "female", height: 165, formula: "robinson" },
      outputs: { idealWeight: 57.433071, difference: null },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { sex: "male", height: 180, formula: "devine", weight: 85 },
      outputs: {
        idealWeight: 74.99212598,
        lowestEstimate: 71.52125984,
        highestEstimate: 77.33858268,
        difference: 10.00787402,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { sex: "female", height: 165, formula: "robinson" },
      outputs: {
        idealWeight: 57.4330708661,
        lowestEstimate: 56.4133858268,
        highestEstimate: 59.8464566929,
        averageEstimate: 57.6505905512,
        healthyWeightMin: 50.36625,
        healthyWeightMax: 68.0625,
        difference: null,
        percentOfIdeal: null,
        formulas: {
          rows: 4,
          first: { formula: "devine", weight: 56.9094488189 },
          last: { formula: "hamwi", weight: 56.4133858268 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { sex: "male", height: 175, formula: "robinson", weight: 70 },
      outputs: {
        idealWeight: 68.905511811,
        lowestEstimate: 68.7456692913,
        highestEstimate: 72.0236220472,
        averageEstimate: 70.0348425197,
        healthyWeightMin: 56.65625,
        healthyWeightMax: 76.5625,
        difference: 1.09448818898,
        percentOfIdeal: 101.588389898,
        formulas: {
          rows: 4,
          first: { formula: "devine", weight: 70.4645669291 },
          last: { formula: "hamwi", weight: 72.0236220472 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { sex: "male", height: 190, formula: "miller", weight: 82.5 },
      outputs: {
        idealWeight: 77.0724409449,
        lowestEstimate: 77.0724409449,
        highestEstimate: 87.968503937,
        averageEstimate: 82.3035433071,
        healthyWeightMin: 66.785,
        healthyWeightMax: 90.25,
        difference: 5.42755905512,
        percentOfIdeal: 107.042152796,
        formulas: {
          rows: 4,
          first: { formula: "devine", weight: 84.0472440945 },
          last: { formula: "hamwi", weight: 87.968503937 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { sex: "female", height: 158, formula: "miller" },
      outputs: {
        idealWeight: 56.0984251969,
        lowestEstimate: 50.3503937008,
        highestEstimate: 56.0984251969,
        averageEstimate: 52.4419291339,
        healthyWeightMin: 46.1834,
        healthyWeightMax: 62.41,
        difference: null,
        percentOfIdeal: null,
        formulas: {
          rows: 4,
          first: { formula: "devine", weight: 50.5708661417 },
          last: { formula: "hamwi", weight: 50.3503937008 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { sex: "male", height: 152.4, formula: "hamwi", weight: 60 },
      outputs: {
        idealWeight: 48,
        lowestEstimate: 48,
        highestEstimate: 56.2,
        averageEstimate: 51.55,
        healthyWeightMin: 42.967656,
        healthyWeightMax: 58.0644,
        difference: 12,
        percentOfIdeal: 125,
        formulas: { rows: 4, first: { formula: "devine", weight: 50 }, last: { formula: "hamwi", weight: 48 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { sex: "female", height: 178, formula: "hamwi", weight: 61 },
      outputs: {
        idealWeight: 67.6732283465,
        lowestEstimate: 66.1338582677,
        highestEstimate: 68.6811023622,
        averageEstimate: 67.3238188976,
        healthyWeightMin: 58.6154,
        healthyWeightMax: 79.21,
        difference: -6.67322834646,
        percentOfIdeal: 90.1390424108,
        formulas: {
          rows: 4,
          first: { formula: "devine", weight: 68.6811023622 },
          last: { formula: "hamwi", weight: 67.6732283465 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { sex: "male", height: 130, formula: "devine" },
      outputs: {
        idealWeight: 29.7165354331,
        lowestEstimate: 24.188976378,
        highestEstimate: 43.7653543307,
        averageEstimate: 33.2287401575,
        healthyWeightMin: 31.265,
        healthyWeightMax: 42.25,
        difference: null,
        percentOfIdeal: null,
        formulas: {
          rows: 4,
          first: { formula: "devine", weight: 29.7165354331 },
          last: { formula: "hamwi", weight: 24.188976378 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { sex: "female", height: 275, formula: "devine", weight: 100 },
      outputs: {
        idealWeight: 156.515748031,
        lowestEstimate: 118.744094488,
        highestEstimate: 156.515748031,
        averageEstimate: 139.500984252,
        healthyWeightMin: 139.90625,
        healthyWeightMax: 189.0625,
        difference: -56.5157480315,
        percentOfIdeal: 63.8913344233,
        formulas: {
          rows: 4,
          first: { formula: "devine", weight: 156.515748031 },
          last: { formula: "hamwi", weight: 151.688976378 },
        },
      },
    },
    { by: "Refusal", inputs: { height: 129 }, refuses: "height" },
    { by: "Refusal", inputs: { height: 276 }, refuses: "height" },
    { by: "Refusal", inputs: { weight: 19 }, refuses: "weight" },
  ],
});
