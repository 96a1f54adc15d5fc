import { defineCalculator, boolean, choice, integer, list, number, refuse, table, text } from "#engine/define.ts";

const CATEGORIES = {
  "acc-aha": [
    { category: "Normal", systolic: "below 120", diastolic: "and below 80" },
    { category: "Elevated", systolic: "120 to 129", diastolic: "and below 80" },
    { category: "Stage 1 hypertension", systolic: "130 to 139", diastolic: "or 80 to 89" },
    { category: "Stage 2 hypertension", systolic: "140 to 180", diastolic: "or 90 to 120" },
    { category: "Severe hypertension", systolic: "above 180", diastolic: "or above 120" },
  ],
  esc: [
    { category: "Non-elevated", systolic: "below 120", diastolic: "and below 70" },
    { category: "Elevated", systolic: "120 to 139", diastolic: "or 70 to 89" },
    { category: "Hypertension", systolic: "140 or more", diastolic: "or 90 or more" },
  ],
} as const;

export default defineCalculator({
  id: "blood-pressure",
  name: "Blood Pressure Calculator",
  category: "health",
  emoji: "🩺",
  description:
    "Averages your readings and places them in the AHA/ACC 2025 or ESC 2024 categories, with mean arterial and pulse pressure.",
  keywords: [
    "hypertension",
    "systolic diastolic",
    "mean arterial pressure",
    "pulse pressure",
    "high bp",
    "low bp",
    "stage 1",
    "blood pressure cuff",
    "blood pressure reading",
    "cuff read",
  ],
  related: [
    { id: "cholesterol-ratio", stage: "complementary", relevance: 84 },
    { id: "kidney-egfr", stage: "next_step", relevance: 78 },
    "heart-rate-zones",
    { id: "bmi", stage: "complementary", relevance: 72 },
  ],
  inputs: {
    readings: list("Readings", {
      of: {
        systolic: number("Systolic", { default: 120, min: 40, max: 320, unit: "mmHg" }),
        diastolic: number("Diastolic", { default: 80, min: 10, max: 220, unit: "mmHg" }),
      },
      default: [
        { systolic: 128, diastolic: 79 },
        { systolic: 124, diastolic: 77 },
      ],
      help: "Two or more, a minute apart, while sitting.",
    }),
    guideline: choice("Guideline", {
      default: "acc-aha",
      options: [
        ["acc-aha", "AHA/ACC 2025 (US)"],
        ["esc", "ESC 2024 (Europe)"],
      ],
    }),
  },
  outputs: {
    category: text("Category", {
      also: ["what category", "which category", "high blood pressure", "what stage", "which stage"],
    }),
    meanSystolic: number("Systolic, mean", { unit: "mmHg", decimals: 0 }),
    meanDiastolic: number("Diastolic, mean", { unit: "mmHg", decimals: 0 }),
    pulsePressure: number("Pulse pressure", { unit: "mmHg", decimals: 0, also: ["pulse pressure"] }),
    meanArterialPressure: number("Mean arterial pressure", {
      unit: "mmHg",
      decimals: 0,
      also: ["map"],
    }),
    low: boolean("Low blood pressure"),
    readingsCount: integer("Readings"),
    categories: table(
      "Categories",
      {
        category: text("Category"),
        systolic: text("Systolic"),
        diastolic: text("Diastolic"),
      },
      { mark: { column: "category", equals: "category" } },
    ),
  },
  pictures: [
    {
      draw: "bands",
      value: "meanSystolic",
      bands: [
        ["Normal", 0],
        ["Elevated", 120],
        ["Stage 1 hypertension", 130],
        ["Stage 2 hypertension", 140],
        ["Severe hypertension", 180, "above"],
      ],
      class: "category",
      when: { guideline: "acc-aha" },
    },
    {
      draw: "bands",
      value: "meanDiastolic",
      bands: [
        ["Normal or elevated", 0],
        ["Stage 1 hypertension", 80],
        ["Stage 2 hypertension", 90],
        ["Severe hypertension", 120, "above"],
      ],
      class: "category",
      when: { guideline: "acc-aha" },
    },
    {
      draw: "bands",
      value: "meanSystolic",
      bands: [
        ["Non-elevated", 0],
        ["Elevated", 120],
        ["Hypertension", 140],
      ],
      class: "category",
      when: { guideline: "esc" },
    },
    {
      draw: "bands",
      value: "meanDiastolic",
      bands: [
        ["Non-elevated", 0],
        ["Elevated", 70],
        ["Hypertension", 90],
      ],
      class: "category",
      when: { guideline: "esc" },
    },
  ],
  compute({ readings, guideline }) {
    if (readings.length === 0) refuse("readings", "Enter at least one reading.");
    const crossed = readings.findIndex((one) => one.diastolic >= one.systolic);
    if (crossed >= 0) {
      refuse("readings", `Row ${crossed + 1}: the diastolic value must be below the systolic one. Are they swapped?`);
    }
    const meanSystolic = mean(readings.map((one) => one.systolic));
    const meanDiastolic = mean(readings.map((one) => one.diastolic));
    const pulsePressure = meanSystolic - meanDiastolic;
    return {
      category:
        guideline === "esc" ? europeanClass(meanSystolic, meanDiastolic) : americanClass(meanSystolic, meanDiastolic),
      meanSystolic,
      meanDiastolic,
      pulsePressure,
      meanArterialPressure: meanDiastolic + pulsePressure / 3,
      low: meanSystolic < 90 || meanDiastolic < 60,
      readingsCount: readings.length,
      categories: CATEGORIES[guideline],
    };
  },
  takeaways: (inputs, outputs) => [
    `The average of ${outputs.readingsCount === 1 ? "your one reading" : "your {readingsCount} readings"} is ${Math.round(outputs.meanSystolic!)}/${Math.round(outputs.meanDiastolic!)} mmHg: “{category}”.`,
    outputs.meanSystolic! > 180 || outputs.meanDiastolic! > 120
      ? "Above 180/120 with chest pain, shortness of breath, weakness, or trouble seeing or speaking: call emergency services now. Without symptoms, measure again after a few minutes and call a doctor today."
      : outputs.low
        ? "That is low. It needs attention only if you feel dizzy, faint or weak."
        : inputs.readings.length < 2
          ? "One reading is not enough: take at least two a minute apart, on several days."
          : `The pulse pressure is {pulsePressure} and the mean arterial pressure {meanArterialPressure}.`,
  ],
  formula: {
    tex: [String.raw`\mathrm{MAP} = D + \frac{S - D}{3}`, String.raw`\mathrm{PP} = S - D`],
    where: {
      "\\mathrm{MAP}": "mean arterial pressure",
      "\\mathrm{PP}": "pulse pressure",
      S: "mean of the systolic readings",
      D: "mean of the diastolic readings",
    },
  },
  howTo: [
    "Empty your bladder, then sit for five minutes with your back supported, feet flat and arm at heart level. Do not talk.",
    "Measure at least twice, a minute apart, every morning and evening for a week, and enter every reading under Readings.",
    "Choose the Guideline your country follows: AHA/ACC in the United States, ESC in Europe.",
    "Compare the Category with the rows of Categories: whichever number falls in the higher category decides.",
  ],
  faq: [
    {
      question: "Why do the two guidelines disagree?",
      answer:
        "They draw different lines across the same risk. AHA/ACC (2017, kept in 2025) calls 130/80 stage 1 hypertension. ESC 2024 calls 120 to 139 or 70 to 89 elevated and starts hypertension at 140/90, but also treats elevated pressure when overall risk is high.",
    },
    {
      question: "Are the limits the same at home?",
      answer:
        "Not quite. These categories are for readings in a doctor's office. Averages at home run lower: 135/85 at home corresponds to 140/90 in the office. Some people are high only at the doctor's (white-coat hypertension), others only elsewhere.",
    },
    {
      question: "Which of the two numbers matters more?",
      answer:
        "Whichever falls in the higher category decides. From about age 50 on, the systolic value predicts strokes and heart attacks better, because arteries stiffen and the upper number rises while the lower one falls.",
    },
    {
      question: "What is a normal pulse pressure?",
      answer:
        "About 40 mmHg. Values of 60 or more at rest point to stiff arteries and are a risk in their own right in older people; a very narrow one can mean that the heart is pumping too little blood.",
    },
  ],
  about: [
    "The category comes from the average of all readings, not the highest one. The average is not rounded: 129.6 is still below 130. A cuff that is too small reads up to 10 mmHg too high, and crossed legs, a full bladder or talking add 5 to 10.",
    "A category is not a diagnosis. Hypertension is diagnosed from repeated measurements on different days, ideally with 24-hour or home monitoring.",
  ],
  sources: [
    "Jones DW et al., 2025 AHA/ACC guideline for high blood pressure in adults, Circulation (2025)",
    "Whelton PK et al., 2017 ACC/AHA guideline for high blood pressure in adults, Hypertension 71:e13-e115 (2018)",
    "McEvoy JW et al., 2024 ESC Guidelines for elevated blood pressure and hypertension, Eur Heart J 45:3912-4018 (2024)",
  ],
  caution:
    "For adults 18 and over: children are judged by percentiles, and pregnancy has its own limits. Above 180/120 with symptoms is an emergency.",
  phrases: ["blood pressure category {guideline}", "is my blood pressure normal"],
  updated: "2026-11-30",
  examples: [
    {
      title: "Two readings around 132/83 by AHA/ACC",
      inputs: {
        readings: [
          { systolic: 134, diastolic: 84 },
          { systolic: 130, diastolic: 82 },
        ],
        guideline: "acc-aha",
      },
      outputs: { category: "Stage 1 hypertension", meanSystolic: 132, meanArterialPressure: 99.333333 },
    },
    {
      title: "The same readings by ESC 2024",
      inputs: {
        readings: [
          { systolic: 134, diastolic: 84 },
          { systolic: 130, diastolic: 82 },
        ],
        guideline: "esc",
      },
      outputs: { category: "Elevated", pulsePressure: 49 },
    },
  ],
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function americanClass(systolic: number, diastolic: number): string {
  if (systolic > 180 || diastolic > 120) return "Severe hypertension";
  if (systolic >= 140 || diastolic >= 90) return "Stage 2 hypertension";
  if (systolic >= 130 || diastolic >= 80) return "Stage 1 hypertension";
  return systolic >= 120 ? "Elevated" : "Normal";
}

function europeanClass(systolic: number, diastolic: number): string {
  if (systolic >= 140 || diastolic >= 90) return "Hypertension";
  return systolic >= 120 || diastolic >= 70 ? "Elevated" : "Non-elevated";
}
