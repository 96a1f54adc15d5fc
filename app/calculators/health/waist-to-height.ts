import { defineCalculator, number, quantity, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";

/** Lowest ratio of each band (NICE NG246). */
const BANDS = [
  ["Healthy", 0.4],
  ["Increased risk", 0.5],
  ["High risk", 0.6],
] as const;

export default defineCalculator({
  id: "waist-to-height",
  name: "Waist-to-Height Ratio Calculator",
  category: "health",
  emoji: "📐",
  description:
    "Whether the waist is less than half the height, the NICE measure of central fat, and the waist to aim for.",
  keywords: ["whtr", "half your height", "central obesity", "belly fat", "string test", "waist target"],
  related: [
    { id: "waist-to-hip", stage: "complementary", relevance: 88 },
    { id: "bmi", stage: "complementary", relevance: 90 },
    { id: "body-fat", stage: "next_step", relevance: 82 },
    "ideal-weight",
  ],
  inputs: {
    waist: quantity("Waist circumference", length, {
      unit: "cm",
      metric: "cm",
      imperial: "in",
      default: 85,
      defaultIn: { imperial: "33.5 in" },
      min: 25,
      max: 300,
      help: "Midway between the lowest rib and the hip bone, after breathing out.",
      also: ["belly", "waistline", "around the waist", "at the waist", "tummy", "stomach", "middle", "belly measures"],
    }),
    height: quantity("Height", length, {
      unit: "cm",
      metric: "cm",
      imperial: "ft-in",
      default: 175,
      defaultIn: { imperial: "5 ft 9 in" },
      min: 60,
      max: 275,
      also: ["tall", "stand", "standing"],
    }),
  },
  outputs: {
    waistToHeightRatio: number("Waist-to-height ratio", { decimals: 2, also: ["waist height ratio", "ratio"] }),
    category: text("Category"),
    healthyWaistMin: quantity("Healthy waist from", length, { unit: "cm", metric: "cm", decimals: 1, imperial: "in" }),
    healthyWaistMax: quantity("Healthy waist below", length, {
      unit: "cm",
      metric: "cm",
      decimals: 1,
      imperial: "in",
      also: ["waist should be under", "largest healthy waist", "biggest healthy waist"],
    }),
    waistToLose: quantity("Waist above half the height", length, {
      zero: "None",
      unit: "cm",
      metric: "cm",
      decimals: 1,
      imperial: "in",
      also: [
        "over half height",
        "above half height",
        "waist over half height",
        "inches to lose",
        "centimeters to lose",
      ],
    }),
    bands: table(
      "Bands at this height",
      {
        category: text("Category"),
        ratioFrom: number("Ratio from"),
        ratioTo: number("Ratio below", { none: "no limit" }),
        waistFrom: quantity("Waist from", length, { unit: "cm", metric: "cm", imperial: "in", decimals: 1 }),
        waistTo: quantity("Waist below", length, {
          unit: "cm",
          metric: "cm",
          imperial: "in",
          decimals: 1,
          none: "no limit",
        }),
      },
      {
        mark: { column: "category", equals: "category" },
        scale: { value: "waistToHeightRatio", name: "category", from: "ratioFrom", to: "ratioTo" },
      },
    ),
  },
  figures: ["category", { label: "Healthy waist", range: ["healthyWaistMin", "healthyWaistMax"] }, "waistToLose"],
  compute({ waist, height }) {
    const waistToHeightRatio = waist / height;
    const healthyWaistMax = height / 2;
    return {
      waistToHeightRatio,
      category: BANDS.findLast(([, from]) => waistToHeightRatio >= from)?.[0] ?? "Below the healthy range",
      healthyWaistMin: 0.4 * height,
      healthyWaistMax,
      waistToLose: Math.max(0, waist - healthyWaistMax),
      bands: BANDS.map(([category, ratioFrom], index) => {
        const ratioTo = BANDS[index + 1]?.[1] ?? null;
        return {
          category,
          ratioFrom,
          ratioTo,
          waistFrom: ratioFrom * height,
          waistTo: ratioTo === null ? null : ratioTo * height,
        };
      }),
    };
  },
  takeaways: (_, outputs, say) => [
    `Your waist is ${say.percent(100 * outputs.waistToHeightRatio!, 0)} of your height: “{category}”.`,
    outputs.waistToLose! > 0
      ? `{waistToLose} less would bring it to half your height, {healthyWaistMax}.`
      : outputs.category === "Healthy"
        ? `It stays in the healthy range up to {healthyWaistMax}, half your height.`
        : `The healthy range begins at {healthyWaistMin}; if you are this slim without meaning to be, talk to a doctor.`,
  ],
  formula: {
    tex: String.raw`R = \frac{w}{h} \qquad \text{healthy: } 0.4 \le R < 0.5`,
    where: { R: "waist-to-height ratio", w: "waist circumference", h: "height in the same unit" },
  },
  howTo: [
    "Find the lowest rib and the top of the hip bone at your side. Put the tape around your body midway between them, level and not pulled tight.",
    "Breathe out normally, read the tape and enter it as Waist circumference.",
    "Enter your Height without shoes.",
    "Aim for a waist below Healthy waist below. A string as long as you are tall, folded once, works as the same test.",
  ],
  faq: [
    {
      question: "Is half the height the right limit for men and women alike?",
      answer:
        "Yes. In a review of 78 studies (Browning, 2010) the best cut-off was close to 0.5 for men, women and all ethnic groups studied, which is why the British NICE guideline uses one set of bands for everyone.",
    },
    {
      question: "Why measure the waist when I know my BMI?",
      answer:
        "Fat inside the belly, around the liver and gut, is what drives diabetes and heart disease, and BMI cannot see where fat sits. NICE advises both for adults with a BMI under 35; above that, the risk is high whatever the waist.",
    },
    {
      question: "Does it work for children?",
      answer:
        "NICE uses the same bands from the age of 5. Because the waist is compared with height, a growing child needs no table for age and sex. It does not replace BMI percentiles when growth itself is in question.",
    },
  ],
  about: [
    "The ratio compares waist with height, so tall and short people share one limit. It rises with fat inside the belly and predicts diabetes and heart disease at least as well as BMI does.",
    "Measure the waist midway between rib and hip: at the navel or the belt it is often an inch or more larger. The bands were set for adults with a BMI under 35 and for children over 5, of either sex and every ethnic group.",
  ],
  sources: [
    "NICE, Overweight and obesity management, NG246 (2025), earlier CG189 (2022 update)",
    "Browning LM, Hsieh SD, Ashwell M, Nutr Res Rev 23:247-269 (2010)",
  ],
  caution: "Not for pregnancy or children under 5; with a BMI of 35 or more, the risk is high whatever the ratio.",
  phrases: [
    "waist to height {waist} {height}",
    "is a waist of {waist} healthy at {height}",
    "waist to height ratio {waist} waist {height} tall",
    "waist {waist} height {height} ratio",
    "how big may my waist be at {height} tall",
    "is my belly too big {waist} at {height}",
    "waist measuring {waist} someone {height} tall",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A waist of 84 cm at a height of 178 cm",
      inputs: { waist: 84, height: 178 },
      outputs: { waistToHeightRatio: 0.47191, category: "Healthy", waistToLose: 0 },
    },
    {
      title: "A waist of 102 cm at a height of 168 cm",
      inputs: { waist: 102, height: 168 },
      outputs: { waistToHeightRatio: 0.607143, category: "High risk", waistToLose: 18 },
    },
  ],
});
