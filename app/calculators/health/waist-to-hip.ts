import { defineCalculator, choice, number, quantity, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";

/** WHO cut-off points: the waist in cm above which the risk is increased, and much increased, and the ratio. */
const CUTOFFS = {
  male: { increased: 94, substantial: 102, ratio: 0.9 },
  female: { increased: 80, substantial: 88, ratio: 0.85 },
} as const;

export default defineCalculator({
  id: "waist-to-hip",
  name: "Waist-to-Hip Ratio Calculator",
  category: "health",
  emoji: "🍐",
  description: "Ratio of waist to hip, and the health risk the WHO attaches to it and to the waist alone.",
  keywords: ["whr", "apple or pear shape", "belly fat", "abdominal obesity", "waist circumference risk"],
  related: [
    { id: "waist-to-height", stage: "complementary", relevance: 92 },
    { id: "bmi", stage: "complementary", relevance: 86 },
    "body-fat",
    { id: "cholesterol-ratio", stage: "advanced_planning", relevance: 70 },
  ],
  inputs: {
    sex: choice("Sex", {
      default: "male",
      options: [
        ["male", "Male"],
        ["female", "Female"],
      ],
      help: "The cut-off points are based on sex recorded at birth.",
    }),
    waist: quantity("Waist circumference", length, {
      unit: "cm",
      metric: "cm",
      imperial: "in",
      default: 85,
      defaultIn: { imperial: "33.5 in" },
      min: 30,
      max: 300,
      help: "Midway between the lowest rib and the hip bone.",
      also: ["belly", "waistline", "waist", "around the waist", "at the waist", "tummy", "stomach", "middle"],
    }),
    hip: quantity("Hip circumference", length, {
      unit: "cm",
      metric: "cm",
      imperial: "in",
      default: 100,
      defaultIn: { imperial: "39.5 in" },
      min: 40,
      max: 300,
      help: "At the widest point of the buttocks.",
      also: ["around the hips", "at the hips", "butt", "bottom", "buttocks"],
    }),
  },
  outputs: {
    waistToHipRatio: number("Waist-to-hip ratio", { decimals: 2, also: ["whr", "ratio"] }),
    ratioRisk: text("Risk by ratio", { also: ["health risk", "risk"] }),
    waistRisk: text("Risk by waist alone"),
    shape: text("Body shape", { also: ["apple or pear"] }),
    cutoff: number("Cut-off for the ratio", { decimals: 2 }),
    waistAtCutoff: quantity("Waist that would meet the cut-off", length, {
      unit: "cm",
      metric: "cm",
      imperial: "in",
      decimals: 1,
    }),
    waistAboveCutoff: quantity("Waist above that", length, { unit: "cm", metric: "cm", imperial: "in", decimals: 1 }),
    cutoffs: table("WHO cut-off points", {
      measure: text("Measure"),
      level: text("Risk"),
      waist: quantity("Waist", length, { unit: "cm", metric: "cm", imperial: "in", decimals: 1 }),
      ratio: number("Ratio", { decimals: 2 }),
    }),
  },
  pictures: [{ draw: "bars", of: ["waist", "hip"], title: "Waist and hip" }],
  compute({ sex, waist, hip }) {
    const limits = CUTOFFS[sex];
    const waistToHipRatio = waist / hip;
    const above = waistToHipRatio >= limits.ratio;
    const waistAtCutoff = limits.ratio * hip;
    return {
      waistToHipRatio,
      ratioRisk: above ? "Substantially increased" : "Not increased",
      waistRisk:
        waist > limits.substantial
          ? "Substantially increased"
          : waist > limits.increased
            ? "Increased"
            : "Not increased",
      shape: above ? "Apple" : "Pear",
      cutoff: limits.ratio,
      waistAtCutoff,
      waistAboveCutoff: waist - waistAtCutoff,
      cutoffs: [
        { measure: "Waist", level: "Increased", waist: limits.increased, ratio: null },
        { measure: "Waist", level: "Substantially increased", waist: limits.substantial, ratio: null },
        { measure: "Waist-to-hip ratio", level: "Substantially increased", waist: null, ratio: limits.ratio },
      ],
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Your ratio is ${say.number(outputs.waistToHipRatio!, 2)}; the WHO sees a substantially increased risk at {cutoff} or more for ${inputs.sex === "male" ? "men" : "women"}.`,
    // What is less than a twentieth of an inch would read as 0.
    outputs.waistAboveCutoff! >= 0.13
      ? `With the same hips, your waist would have to be below {waistAtCutoff}, which is {waistAboveCutoff} less than now.`
      : outputs.waistAboveCutoff! >= 0
        ? `With the same hips, any waist below {waistAtCutoff} is below the cut-off.`
        : `With the same hips, your waist could grow to {waistAtCutoff} before reaching the cut-off.`,
    outputs.waistRisk === "Not increased"
      ? "The waist alone is below both WHO limits."
      : `By the waist alone, the risk is ${outputs.waistRisk!.toLowerCase()}.`,
  ],
  formula: {
    tex: String.raw`R = \frac{w}{p}`,
    where: {
      R: "waist-to-hip ratio; the cut-off is 0.90 for men and 0.85 for women",
      w: "waist circumference",
      p: "hip circumference in the same unit",
    },
  },
  howTo: [
    "Choose Sex, because the cut-off points differ.",
    "Waist circumference: tape midway between the lowest rib and the hip bone, after breathing out.",
    "Hip circumference: feet together, tape level around the widest point of the buttocks.",
    "Compare both risks. They can differ: a large frame may exceed the waist limit and still have a low ratio.",
  ],
  faq: [
    {
      question: "Is the ratio better than the waist alone?",
      answer:
        "In the INTERHEART study of 27,000 people in 52 countries (2005) the ratio was tied to heart attack more closely than waist or BMI. In daily life the waist alone is easier to track, because waist and hips often shrink together and leave the ratio as it was.",
    },
    {
      question: "What do apple and pear mean?",
      answer:
        "Apple: fat gathers in and around the belly, and the ratio is at or above the cut-off. Pear: fat gathers at the hips and thighs, which does far less harm. Genes, sex hormones and menopause decide most of it.",
    },
    {
      question: "Are the limits the same for Asian people?",
      answer:
        "The waist limits of 94 and 80 cm (37 and 31.5 in) come from European data. The International Diabetes Federation uses 90 cm (35.4 in) for South Asian, Chinese and Japanese men and 80 cm for women.",
    },
  ],
  about: [
    "The ratio shows where fat is stored. The cut-off points are those of the WHO expert consultation of December 2008, for adults: a ratio of 0.90 for men and 0.85 for women, and for the waist alone 94 and 102 cm (37 and 40 in) in men, 80 and 88 cm (31.5 and 35 in) in women.",
    "Loose clothing or a tape pulled tight can easily change the ratio by 0.02, which is often the distance to the cut-off. Take the average of three measurements.",
  ],
  sources: ["WHO, Waist circumference and waist-hip ratio: report of a WHO expert consultation, Geneva, December 2008"],
  caution: "For adults, mainly of European descent; not for pregnancy or children.",
  phrases: [
    "waist hip ratio {sex} {waist} {hip}",
    "waist {waist} hips {hip}",
    "waist to hip ratio {waist} waist {hip} hip",
    "whr waist {waist} hips {hip} {sex}",
    "waist measures {waist} and hips measure {hip}",
    "tape around the waist {waist} around the hips {hip}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A man with 92 cm at the waist and 100 cm at the hip",
      inputs: { sex: "male", waist: 92, hip: 100 },
      outputs: { waistToHipRatio: 0.92, ratioRisk: "Substantially increased", shape: "Apple" },
    },
    {
      title: "A woman with 76 and 101 cm",
      inputs: { sex: "female", waist: 76, hip: 101 },
      outputs: { waistToHipRatio: 0.752475, ratioRisk: "Not increased", waistAboveCutoff: -9.85 },
    },
  ],
});
