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
    "perfect weight",
    "weigh ideally",
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
      help: "The equations are based on sex recorded at birth.",
    }),
    height: quantity("Height", length, {
      unit: "cm",
      metric: "cm",
      imperial: "ft-in",
      default: 175,
      defaultIn: { imperial: "5 ft 9 in" },
      min: 130,
      max: 275,
      also: ["tall", "stand", "standing", "height"],
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
      also: ["weigh", "weigh now", "weighing", "at the moment"],
    }),
  },
  outputs: {
    idealWeight: quantity("Ideal weight", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      also: ["weigh ideally", "ideally weigh", "perfect weight", "best weight", "goal weight"],
    }),
    lowestEstimate: quantity("Lowest of the four", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    highestEstimate: quantity("Highest of the four", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    averageEstimate: quantity("Mean of the four", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      also: ["average of the formulas"],
    }),
    healthyWeightMin: quantity("Healthy BMI range from", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    healthyWeightMax: quantity("Healthy BMI range to", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    difference: quantity("Current weight above ideal", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      none: "Enter your current weight",
      also: ["over my ideal weight", "above my ideal weight", "overweight"],
    }),
    percentOfIdeal: percent("Current weight as a share of ideal", { decimals: 0, none: "Enter your current weight" }),
    formulas: table(
      "By formula",
      {
        formula: text("Formula", { labels: Object.fromEntries(FORMULAS) }),
        weight: quantity("Ideal weight", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
      },
      { mark: { column: "formula", equals: "formula" } },
    ),
  },
  figures: [
    { label: "All formulas", range: ["lowestEstimate", "highestEstimate"] },
    "averageEstimate",
    { label: "Healthy weight by BMI", range: ["healthyWeightMin", "healthyWeightMax"] },
    "difference",
    "percentOfIdeal",
  ],
  pictures: [
    {
      draw: "bands",
      value: "idealWeight",
      bands: [
        ["Underweight", 0],
        ["Healthy range", "healthyWeightMin"],
        ["Overweight", "healthyWeightMax"],
      ],
    },
    { draw: "rows", table: "formulas", name: "formula", value: "weight", title: "By formula" },
  ],
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
    `For {height}, this formula gives {idealWeight}; the four formulas range from {lowestEstimate} to {highestEstimate}.`,
    `Any weight from {healthyWeightMin} to {healthyWeightMax} is in the healthy BMI range at this height, so there is more room than a single “ideal” suggests.`,
    ...(inputs.weight === null
      ? []
      : [
          outputs.difference! >= 0
            ? `Your {weight} is {difference} above that, or {percentOfIdeal} of it.`
            : `Your {weight} is {percentOfIdeal} of that.`,
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
      W: "ideal weight in kg; Robinson, Miller and Hamwi have the same form with other constants",
    },
  },
  howTo: [
    "Choose Sex and enter your Height without shoes.",
    "Choose a Formula. Devine is the one behind most hospital drug doses; Miller gives the highest weights to short people and the lowest to tall ones.",
    "Add your Current weight if you want to see the difference.",
    "Compare it with Healthy BMI range from and to: anything in between is healthy for most adults.",
  ],
  faq: [
    {
      question: "Which formula is the right one?",
      answer:
        "None was derived from health data. Devine published his in 1974 for dosing the antibiotic gentamicin, building on a rule of thumb from insurance tables; Robinson and Miller refitted it to the Metropolitan Life tables in 1983. For your own goals, the BMI range is the better guide.",
    },
    {
      question: "What is ideal weight used for in medicine?",
      answer:
        "For dosing drugs that hardly spread into fat, such as gentamicin, and for setting ventilators, where the predicted body weight is nearly Devine's. With obesity, an adjusted weight is common: ideal weight plus 40% of the excess.",
    },
    {
      question: "Does it work below 5 feet?",
      answer:
        "The authors gave no rule for people under 5 ft (152.4 cm). The line is simply extended downward here, which soon reads too low: use the BMI range instead.",
    },
  ],
  about: [
    "Each formula is a straight line: a weight at 5 ft plus a fixed amount for every inch above. They agree within a few kilograms at ordinary heights and drift apart for very tall people. They do not take frame, muscle or age into account.",
  ],
  sources: [
    "Devine BJ, Drug Intell Clin Pharm 8:650-655 (1974)",
    "Robinson JD et al., Am J Hosp Pharm 40:1016-1019 (1983)",
    "Miller DR et al., Am J Hosp Pharm 40:1622-1625 (1983)",
    "Hamwi GJ, Diabetes Mellitus: Diagnosis and Treatment, American Diabetes Association (1964)",
  ],
  caution:
    "For adults only. Made for drug dosing, not as a goal for athletes, during pregnancy or with an eating disorder.",
  phrases: [
    "ideal weight {sex} {height}",
    "how much should I weigh at {height}",
    "ideal body weight {sex} {height}",
    "how much should a {height} {sex} weigh",
    "what should i weigh {height} {sex}",
    "healthy weight for a {height} {sex}",
    "what should a {sex} who is {height} weigh ideally",
    "perfect weight for a {height} tall {sex}",
    "goal weight for my height {height}",
    "perfect weight at {height}",
    "how heavy should a {sex} of {height} be",
    "dose weight of a patient {height} tall",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A man of 180 cm and 85 kg",
      inputs: { sex: "male", height: 180, weight: 85 },
      outputs: { idealWeight: 74.992126, difference: 10.007874 },
    },
    {
      title: "A woman of 165 cm by Robinson",
      inputs: { sex: "female", height: 165, formula: "robinson" },
      outputs: { idealWeight: 57.433071, difference: null },
    },
  ],
});
