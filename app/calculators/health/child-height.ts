import { defineCalculator, choice, integer, number, percent, quantity } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { normalBelow } from "#maths/distributions.ts";

/** CDC 2000, stature at 240 months: the L, M (cm) and S of the adult height distribution. */
const ADULT_STATURE = {
  male: { L: 1.167279219, M: 176.8492322, S: 0.040369574 },
  female: { L: 1.108046193, M: 163.338251, S: 0.039636316 },
} as const;

const CENTIMETERS_PER_INCH = 2.54;

export default defineCalculator({
  id: "child-height",
  name: "Child Height Predictor",
  category: "health",
  emoji: "👶",
  description:
    "The adult height to expect for a boy or girl from the parents' heights, with the usual range and percentile.",
  keywords: [
    "how tall will my child be",
    "mid-parental height",
    "target height",
    "growth",
    "adult height",
    "tanner",
    "how tall will she be",
    "how tall will he be",
    "tall as an adult",
    "grown up height",
  ],
  related: [
    "bmi",
    { id: "age", stage: "complementary", relevance: 62 },
    { id: "length-converter", stage: "complementary", relevance: 64 },
    { id: "z-score", stage: "advanced_planning", relevance: 66 },
  ],
  inputs: {
    sex: choice("Child", {
      default: "male",
      options: [
        ["male", "Boy"],
        ["female", "Girl"],
      ],
    }),
    motherHeight: quantity("Mother's height", length, {
      unit: "cm",
      metric: "cm",
      imperial: "ft-in",
      default: 165,
      defaultIn: { imperial: "5 ft 5 in" },
      min: 100,
      max: 250,
      also: ["mother", "mum", "mom", "wife", "mommy", "mama", "mother is", "mom is", "wife is"],
      assumable: false,
    }),
    fatherHeight: quantity("Father's height", length, {
      unit: "cm",
      metric: "cm",
      imperial: "ft-in",
      default: 178,
      defaultIn: { imperial: "5 ft 10 in" },
      min: 100,
      max: 250,
      also: ["father", "dad", "husband", "daddy", "papa", "husband is", "dad is"],
      assumable: false,
    }),
  },
  outputs: {
    predictedHeight: quantity("Predicted adult height", length, {
      unit: "cm",
      metric: "cm",
      imperial: "ft-in",
      decimals: 1,
      also: ["how tall", "grown up", "full grown", "as an adult", "end up"],
    }),
    rangeLow: quantity("Range from", length, { unit: "cm", metric: "cm", imperial: "ft-in", decimals: 1 }),
    rangeHigh: quantity("Range to", length, { unit: "cm", metric: "cm", imperial: "ft-in", decimals: 1 }),
    percentile: percent("Percentile among adults", { decimals: 0, also: ["percentile"] }),
    percentileLow: percent("Percentile at the lower end", { decimals: 0 }),
    percentileHigh: percent("Percentile at the upper end", { decimals: 0 }),
    averageAdultHeight: quantity("Median adult height (US reference)", length, {
      unit: "cm",
      metric: "cm",
      imperial: "ft-in",
      decimals: 1,
    }),
    feet: integer("Feet"),
    inches: number("and inches", { decimals: 1 }),
  },
  figures: [
    { label: "Likely range", range: ["rangeLow", "rangeHigh"] },
    "percentile",
    { label: "Percentiles", range: ["percentileLow", "percentileHigh"] },
    "averageAdultHeight",
    "feet",
    "inches",
  ],
  pictures: [
    {
      draw: "timeline",
      of: ["rangeLow", "predictedHeight", "rangeHigh", "averageAdultHeight"],
      title: "Heights on one line",
    },
  ],
  compute({ sex, motherHeight, fatherHeight }) {
    const predictedHeight = (motherHeight + fatherHeight + (sex === "male" ? 13 : -13)) / 2;
    const [rangeLow, rangeHigh] = [predictedHeight - 8.5, predictedHeight + 8.5];
    const { L, M, S } = ADULT_STATURE[sex];
    const percentileOf = (height: number) => 100 * normalBelow(((height / M) ** L - 1) / (L * S));
    const inches = predictedHeight / CENTIMETERS_PER_INCH;
    const feet = Math.floor(inches / 12 + 1e-12);
    return {
      predictedHeight,
      rangeLow,
      rangeHigh,
      percentile: percentileOf(predictedHeight),
      percentileLow: percentileOf(rangeLow),
      percentileHigh: percentileOf(rangeHigh),
      averageAdultHeight: M,
      feet,
      inches: Math.max(0, inches - 12 * feet),
    };
  },
  takeaways: (inputs, outputs) => [
    `${inputs.sex === "male" ? "A son" : "A daughter"} of these parents can expect to be about {predictedHeight} tall as an adult.`,
    `About 19 out of 20 such children end up between {rangeLow} and {rangeHigh}.`,
    `${outputs.percentile! < 1 ? "Less than 1%" : outputs.percentile! > 99 ? "More than 99%" : "{percentile}"} of US ${inputs.sex === "male" ? "men" : "women"} are shorter than that; the median is {averageAdultHeight}.`,
  ],
  formula: {
    tex: [String.raw`h = \frac{m + f \pm 13}{2}`, String.raw`z = \frac{(h/M)^{L} - 1}{L\,S} \qquad p = 100\,\Phi(z)`],
    where: {
      h: "predicted adult height in cm (+13 for boys, −13 for girls)",
      "m, f": "heights of mother and father in cm",
      "L, M, S": "power, median and spread of adult stature in the CDC 2000 reference",
      "\\Phi": "the normal distribution function",
      p: "percentile among adults",
    },
  },
  howTo: [
    "Choose Boy or Girl under Child.",
    "Enter Mother's height and Father's height, measured rather than remembered: people tend to add a little.",
    "Look at the range, not only the prediction, and compare it with the child's own growth curve.",
  ],
  faq: [
    {
      question: "How accurate is the prediction?",
      answer:
        "About 95 of 100 healthy children end up within 8.5 cm (3.3 in) of it, a range of 17 cm (6.7 in). From about age 2, a child's own height followed along a percentile says more than the parents' heights do.",
    },
    {
      question: "Where does the 13 cm (5.1 in) come from?",
      answer:
        "It is the average difference between adult men and women. The height of the parent of the other sex is adjusted by 13 cm, and then the two are averaged (Tanner, 1970).",
    },
    {
      question: "Both parents are very tall. Will the child be as tall?",
      answer:
        "Probably a little closer to the average. Galton found in 1886 that children of very tall or very short parents fall back toward the mean. The formula leaves that out, so it overestimates in very tall families and underestimates in very short ones.",
    },
    {
      question: "When should I see a doctor?",
      answer:
        "If your child grows far outside the family's range, crosses two percentile lines on the growth chart after the second birthday, or stops growing. An X-ray of the hand (bone age) then gives a much better forecast.",
    },
  ],
  about: [
    "Mid-parental height, or target height, is where a child's growth should lead if it follows the genes of both parents. Pediatricians compare the growth curve with it. It assumes biological parents who themselves grew up healthy and well fed.",
    "Percentiles compare with the US reference for 20-year-olds (CDC 2000). Other populations differ: the average Dutch man is about 7 cm (2.8 in) taller.",
  ],
  sources: [
    "Tanner JM, Goldstein H, Whitehouse RH, Arch Dis Child 45:755-762 (1970)",
    "CDC 2000 Growth Charts for the United States, Vital Health Stat 11(246)",
  ],
  caution:
    "For healthy children: growth disorders, early or late puberty, and undernutrition of the child or parents all change the outcome.",
  phrases: [
    "how tall will my {sex} be mother {motherHeight} father {fatherHeight}",
    "child height mother {motherHeight} father {fatherHeight}",
    "how tall will my {sex} be mom {motherHeight} dad {fatherHeight}",
    "height prediction mother {motherHeight} father {fatherHeight}",
    "daughter height mother {motherHeight} father {fatherHeight}",
    "son height mother {motherHeight} father {fatherHeight}",
    "how tall will my kid get mom {motherHeight} dad {fatherHeight}",
    "how tall when grown up mother {motherHeight} father {fatherHeight}",
    "how tall will our {sex} get mom {motherHeight} dad {fatherHeight}",
    "height of a {sex} when grown up",
    "my wife is {motherHeight} i am {fatherHeight} our baby as an adult",
    "my husband is {fatherHeight} i am {motherHeight} our kid full grown",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A boy, mother 165 cm, father 180 cm",
      inputs: { sex: "male", motherHeight: 165, fatherHeight: 180 },
      outputs: { predictedHeight: 179, rangeLow: 170.5, rangeHigh: 187.5 },
    },
    {
      title: "A girl of the same parents",
      inputs: { sex: "female", motherHeight: 165, fatherHeight: 180 },
      outputs: { predictedHeight: 166 },
    },
  ],
});
