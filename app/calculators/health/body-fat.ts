import { defineCalculator, choice, integer, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

/** Where each class of the American Council on Exercise begins, in percent. */
const CLASSES = {
  male: [
    ["Essential fat", 0],
    ["Athletes", 6],
    ["Fitness", 14],
    ["Average", 18],
    ["Obese", 25],
  ],
  female: [
    ["Essential fat", 0],
    ["Athletes", 14],
    ["Fitness", 21],
    ["Average", 25],
    ["Obese", 32],
  ],
} as const;

export default defineCalculator({
  id: "body-fat",
  name: "Body Fat Calculator",
  category: "health",
  emoji: "📏",
  description:
    "Body fat percentage from a tape measure by the US Navy method, with fat mass, lean mass and fitness category.",
  keywords: [
    "us navy method",
    "fat percentage",
    "tape measure",
    "lean mass",
    "adiposity",
    "military circumference",
    "army tape test",
    "how fat am i",
  ],
  related: [
    { id: "bmi", stage: "complementary", relevance: 86 },
    { id: "lean-body-mass", stage: "next_step", relevance: 88 },
    "ideal-weight",
    { id: "waist-to-height", stage: "complementary", relevance: 80 },
    "calorie",
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
    age: integer("Age", { default: 35, min: 18, max: 110, unit: "years", also: ["yo", "year old"] }),
    weight: quantity("Weight", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: 80,
      defaultIn: { imperial: "175 lb" },
      min: 20,
      max: 650,
      also: ["weigh", "weighing", "weighed", "body weight"],
    }),
    height: quantity("Height", length, {
      unit: "cm",
      metric: "cm",
      imperial: "ft-in",
      default: 178,
      defaultIn: { imperial: "5 ft 10 in" },
      min: 90,
      max: 275,
      also: ["tall", "stand", "standing"],
      assumable: false,
    }),
    neck: quantity("Neck circumference", length, {
      unit: "cm",
      metric: "cm",
      imperial: "in",
      default: 38,
      defaultIn: { imperial: "15 in" },
      min: 20,
      max: 80,
      help: "Just below the larynx, with the tape sloping slightly down to the front.",
      also: ["collar", "around the neck", "neck tapes at", "neck size"],
    }),
    waist: quantity("Waist circumference", length, {
      unit: "cm",
      metric: "cm",
      imperial: "in",
      default: 88,
      defaultIn: { imperial: "34.5 in" },
      min: 40,
      max: 250,
      help: "Men at the navel, women at the narrowest point.",
      also: ["belly", "abdomen", "stomach", "around the waist", "navel", "waistline"],
    }),
    hip: quantity("Hip circumference", length, {
      unit: "cm",
      metric: "cm",
      imperial: "in",
      default: 98,
      defaultIn: { imperial: "38.5 in" },
      min: 50,
      max: 250,
      when: { sex: "female" },
      help: "At the widest point.",
      also: ["around the hips", "butt", "buttocks"],
    }),
  },
  outputs: {
    bodyFatPercent: percent("Body fat", { decimals: 1 }),
    category: text("Category", { also: ["what category", "fitness category"] }),
    fatMass: quantity("Fat mass", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      also: ["pounds of fat", "kilos of fat", "fat weight"],
    }),
    leanBodyMass: quantity("Lean mass", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      also: ["lean body mass", "lean weight"],
    }),
    bmiMethodPercent: percent("Body fat estimated from BMI", { decimals: 1 }),
    categories: table(
      "Categories",
      {
        category: text("Category"),
        fromPercent: percent("From"),
        toPercent: percent("Below", { none: "no limit" }),
      },
      {
        mark: { column: "category", equals: "category" },
        scale: { value: "bodyFatPercent", name: "category", from: "fromPercent", to: "toPercent" },
      },
    ),
  },
  compute({ sex, age, weight, height, neck, waist, hip }) {
    const girth = sex === "male" ? waist - neck : waist + hip - neck;
    if (girth <= 0) refuse("waist", "The waist must be larger than the neck. Check both measurements.");
    const bodyFatPercent =
      sex === "male"
        ? 495 / (1.0324 - 0.19077 * Math.log10(girth) + 0.15456 * Math.log10(height)) - 450
        : 495 / (1.29579 - 0.35004 * Math.log10(girth) + 0.221 * Math.log10(height)) - 450;
    if (bodyFatPercent <= 0 || bodyFatPercent >= 100) {
      refuse("waist", "These measurements do not give a possible body fat. Measure waist, neck and hip again.");
    }
    const categories = CLASSES[sex].map(([category, fromPercent], index, all) => ({
      category,
      fromPercent,
      toPercent: all[index + 1]?.[1] ?? null,
    }));
    const fatMass = (weight * bodyFatPercent) / 100;
    const bodyMassIndex = weight / (height / 100) ** 2;
    return {
      bodyFatPercent,
      category: categories.findLast((one) => bodyFatPercent >= one.fromPercent)!.category,
      fatMass,
      leanBodyMass: weight - fatMass,
      bmiMethodPercent: 1.2 * bodyMassIndex + 0.23 * age - (sex === "male" ? 10.8 : 0) - 5.4,
      categories,
    };
  },
  takeaways: () => [
    `Your body fat is about {bodyFatPercent}, which the American Council on Exercise lists under “{category}”.`,
    `Of your {weight}, {fatMass} is fat and {leanBodyMass} everything else: muscle, bone, organs and water.`,
    `The estimate from height and weight alone is {bmiMethodPercent}; if the two differ a lot, trust the tape over the BMI.`,
  ],
  formula: {
    tex: [
      String.raw`F_{\text{men}} = \frac{495}{1.0324 - 0.19077 \log_{10}(w - n) + 0.15456 \log_{10} h} - 450`,
      String.raw`F_{\text{women}} = \frac{495}{1.29579 - 0.35004 \log_{10}(w + p - n) + 0.22100 \log_{10} h} - 450`,
    ],
    where: {
      F: "body fat in percent of body weight",
      w: "waist in cm",
      n: "neck in cm",
      p: "hip in cm",
      h: "height in cm",
    },
  },
  howTo: [
    "Measure each spot three times on bare skin with a tape that does not stretch, and take the average.",
    "Neck circumference: just below the larynx, shoulders relaxed. Waist circumference: at the navel for men, at the narrowest point for women, after breathing out.",
    "Women also measure the Hip circumference at the widest point of the buttocks.",
    "Enter Weight and Height: the formula uses only the height, and weight splits into fat and lean mass.",
    "Measure again every two to four weeks at the same time of day. The trend is more reliable than any single value.",
  ],
  faq: [
    {
      question: "How accurate is the tape method?",
      answer:
        "Compared with underwater weighing, it is within 3 to 4 percentage points for two-thirds of people. One more centimeter (0.4 in) at the waist moves a man's result by about 0.8 points, so careful measuring matters more than the choice of formula.",
    },
    {
      question: "What is a healthy body fat percentage?",
      answer:
        "The American Council on Exercise calls 14% to 17% in men and 21% to 24% in women “fitness,” and up to 24% and 31% “average.” Below about 2% to 5% in men and 10% to 13% in women, the body starts to lack the fat it needs for hormones and organs.",
    },
    {
      question: "Why does my smart scale say something else?",
      answer:
        "Scales send a weak current through the legs and estimate fat from the resistance, which changes with what you drank and ate and how you trained. The tape method is not affected by that, but it sees only a few circumferences. Compare each method only with itself.",
    },
  ],
  about: [
    "The US Navy method (Hodgdon and Beckett, 1984) predicts body density from circumferences and converts it to fat with Siri's equation, which supplies the constants 495 and 450. It was fitted to sailors, mostly adults of average build, and relies on fat gathering at the waist while the neck follows lean mass.",
    "It reads too high for people with a large frame and little fat at the waist, and too low for those who carry fat on their legs and arms. The estimate from BMI (Deurenberg, 1991) is shown next to it because it needs no tape.",
  ],
  sources: [
    "Hodgdon JA, Beckett MB, Naval Health Research Center reports 84-11 and 84-29 (1984)",
    "Deurenberg P et al., Br J Nutr 65:105-114 (1991)",
    "American Council on Exercise, percent body fat norms",
  ],
  caution:
    "For adults; not during pregnancy, and not for children, whose proportions differ. An estimate, not a medical finding.",
  phrases: [
    "body fat {sex} {waist} waist {neck} neck {height}",
    "navy body fat calculator {sex}",
    "body fat percentage {sex} {height} neck {neck} waist {waist}",
    "body fat {sex} {height} waist {waist} hip {hip} neck {neck}",
    "bf% {sex} waist {waist} neck {neck} height {height}",
    "how fat is a {sex} {height} tall neck {neck} waist {waist}",
    "army or navy tape test {neck} {waist} {height}",
    "my neck measures {neck} and my waist {waist}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A man of 180 cm with a waist of 85 cm",
      inputs: { sex: "male", age: 30, weight: 80, height: 180, neck: 38, waist: 85 },
      outputs: { bodyFatPercent: 16.106606, category: "Fitness" },
    },
    {
      title: "A woman of 165 cm",
      inputs: { sex: "female", age: 35, weight: 64, height: 165, neck: 32, waist: 74, hip: 99 },
      outputs: { bodyFatPercent: 28.935871, category: "Average" },
    },
  ],
});
