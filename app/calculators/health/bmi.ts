import { defineCalculator, choice, number, quantity, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

/** Name and lowest BMI of each class; a class ends where the next one starts. */
const CLASSES = {
  who: [
    ["Severe thinness", 0],
    ["Moderate thinness", 16],
    ["Mild thinness", 17],
    ["Normal weight", 18.5],
    ["Overweight", 25],
    ["Obesity class I", 30],
    ["Obesity class II", 35],
    ["Obesity class III", 40],
  ],
  asian: [
    ["Underweight", 0],
    ["Normal weight", 18.5],
    ["Overweight", 23],
    ["Obesity", 27.5],
  ],
} as const;

const HEALTHY_FROM = 18.5;
const HEALTHY_BELOW = { who: 25, asian: 23 } as const;

export default defineCalculator({
  id: "bmi",
  name: "BMI Calculator",
  category: "health",
  emoji: "⚖️",
  description:
    "An adult's body mass index, its weight class, the healthy weight range for the height and how far away it is.",
  keywords: [
    "body mass index",
    "overweight",
    "obesity",
    "underweight",
    "healthy weight",
    "quetelet index",
    "bmi prime",
  ],
  popular: true,
  related: [
    { id: "body-fat", stage: "next_step", relevance: 88 },
    "ideal-weight",
    { id: "calorie", stage: "next_step", relevance: 84 },
    { id: "waist-to-height", stage: "complementary", relevance: 92 },
    "bmr",
  ],
  inputs: {
    weight: quantity("Weight", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: 70,
      defaultIn: { imperial: "150 lb" },
      min: 20,
      max: 650,
      assumable: false,
      also: ["weigh", "weighing", "body weight", "weighed", "tip the scale at", "scale says"],
    }),
    height: quantity("Height", length, {
      unit: "cm",
      metric: "cm",
      imperial: "ft-in",
      default: 175,
      defaultIn: { imperial: "5 ft 9 in" },
      min: 90,
      max: 275,
      also: ["tall", "high", "stand", "standing"],
    }),
    cutoffs: choice("Cut-off points", {
      default: "who",
      options: [
        ["who", "WHO (international)"],
        ["asian", "WHO action points for Asian populations"],
      ],
      help: "In Asian populations, the risk of diabetes and heart disease rises at a lower BMI.",
    }),
  },
  outputs: {
    bmi: number("Body mass index", { unit: "kg/m2", decimals: 1 }),
    category: text("Weight class", {}),
    healthyWeightMin: quantity("Healthy weight from", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      also: ["healthy weight", "healthy weight range"],
    }),
    healthyWeightMax: quantity("Healthy weight to", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      also: ["heaviest healthy weight"],
    }),
    weightChange: quantity("Change needed to reach the healthy range", mass, {
      zero: "None",
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      help: "Negative means to lose, positive to gain.",
      also: [
        "lose",
        "lose healthy weight",
        "lose for healthy weight",
        "lose normal weight",
        "weight to lose",
        "lose to healthy weight",
      ],
    }),
    bmiPrime: number("BMI prime", { decimals: 2 }),
    ponderalIndex: number("Ponderal index", { unit: "kg/m3", decimals: 1 }),
    classes: table(
      "Weight classes at this height",
      {
        category: text("Class"),
        bmiFrom: number("BMI from"),
        bmiTo: number("BMI below", { none: "no limit" }),
        weightFrom: quantity("Weight from", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
        weightTo: quantity("Weight below", mass, { unit: "kg", imperial: "lb", decimals: 1, none: "no limit" }),
      },
      {
        mark: { column: "category", equals: "category" },
        scale: { value: "bmi", name: "category", from: "bmiFrom", to: "bmiTo" },
      },
    ),
  },
  figures: [
    "category",
    { label: "Healthy weight", range: ["healthyWeightMin", "healthyWeightMax"] },
    "weightChange",
    "bmiPrime",
    "ponderalIndex",
  ],
  compute({ weight, height, cutoffs }) {
    // Whole centimeters squared stay exact, so that 64 kg at 160 cm is exactly 25.
    const square = height ** 2 / 10_000;
    const bmi = (10_000 * weight) / height ** 2;
    const [healthyWeightMin, healthyWeightMax] = [HEALTHY_FROM * square, HEALTHY_BELOW[cutoffs] * square];
    const classes = CLASSES[cutoffs].map(([category, bmiFrom], index, all) => {
      const bmiTo = all[index + 1]?.[1] ?? null;
      return {
        category,
        bmiFrom,
        bmiTo,
        weightFrom: bmiFrom * square,
        weightTo: bmiTo === null ? null : bmiTo * square,
      };
    });
    return {
      bmi,
      category: classes.findLast((one) => bmi >= one.bmiFrom)!.category,
      healthyWeightMin,
      healthyWeightMax,
      weightChange: Math.max(0, healthyWeightMin - weight) + Math.min(0, healthyWeightMax - weight),
      bmiPrime: bmi / HEALTHY_BELOW[cutoffs],
      ponderalIndex: bmi / (height / 100),
      classes,
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Your BMI is ${say.number(outputs.bmi!, 1)}, classed as “{category}”.`,
    Math.abs(outputs.weightChange!) < 0.05
      ? `At {height}, a healthy weight is {healthyWeightMin} to {healthyWeightMax}, and yours is ${outputs.category === "Normal weight" ? "in that range" : "at its edge, where the next class begins"}.`
      : `At {height}, a healthy weight is {healthyWeightMin} to {healthyWeightMax}; a change of {weightChange} would bring you to the nearer end.`,
    inputs.cutoffs === "asian"
      ? "These are the lower action points the WHO suggests for Asian populations; by the international cut-offs, normal weight ends at 25."
      : `A BMI of 25 would be {healthyWeightMax} at your height: you weigh ${say.percent(100 * outputs.bmiPrime!, 0)} of that.`,
  ],
  formula: {
    tex: [
      String.raw`\mathrm{BMI} = \frac{w}{h^2}`,
      String.raw`w_{\min} = 18.5\,h^2 \qquad w_{\max} = U\,h^2`,
      String.raw`\text{BMI prime} = \frac{\mathrm{BMI}}{U}`,
    ],
    where: {
      w: "weight in kilograms",
      h: "height in meters",
      U: "BMI at which overweight begins: 25 (WHO) or 23 (Asian populations)",
      "w_{\\min}, w_{\\max}": "healthy weight from and to",
    },
  },
  howTo: [
    "Enter your Weight as the scale shows it in the morning, without shoes or heavy clothes.",
    "Enter your Height without shoes. If you last measured it years ago, measure again: 1 cm (0.4 in) moves the BMI by about 0.3.",
    "Choose the Cut-off points: the Asian ones if your family comes from South, East or Southeast Asia.",
    "Read the Weight class and, under Weight classes at this height, the weight at which each class begins for you.",
  ],
  faq: [
    {
      question: "Does BMI tell me whether I have too much fat?",
      answer:
        "Not directly. It compares weight with height and cannot tell muscle from fat: a sprinter of 180 cm and 95 kg (5 ft 11 in, 209 lb) has a BMI of 29.3 with little fat, and an older person can have a normal BMI with little muscle. Measure your waist as well: half your height is a simple limit.",
    },
    {
      question: "Why are there other cut-off points for Asian populations?",
      answer:
        "At the same BMI, people of Asian descent have on average more body fat, and diabetes and heart disease begin at lower values. In 2004 a WHO expert consultation therefore named 23 and 27.5 as points for action, while keeping 25 and 30 as the international definitions.",
    },
    {
      question: "Can I use it for my child?",
      answer:
        "No. A healthy BMI changes with age and differs between boys and girls until about 20. For ages 2 to 19, the CDC compares a child with others of the same age and sex: the 85th percentile and above is overweight, the 95th and above obesity.",
    },
    {
      question: "What is BMI prime?",
      answer:
        "Your BMI divided by the value at which overweight begins. At 1.00 you are at the limit, at 0.91 you are 9% below it and at 1.20 you are 20% above it. It reads the same for both sets of cut-off points.",
    },
  ],
  about: [
    "Body mass index sorts adults of 18 or older by weight for their height. It was designed to compare populations (Adolphe Quetelet, 1832; named by Ancel Keys in 1972) and works as a first look at one person: risk rises with it, but your waist, blood pressure, blood sugar and fitness say more about you.",
    "A BMI of exactly 25 already counts as overweight; 24.99 does not. The class comes from the unrounded value, so a BMI shown as 25.0 can still be normal weight. Dividing by the square of the height makes tall people look slightly heavier and short people slightly lighter than they are; the ponderal index divides by the cube instead.",
  ],
  sources: [
    "WHO, Obesity: preventing and managing the global epidemic, Technical Report Series 894 (2000)",
    "WHO Expert Consultation, Appropriate body-mass index for Asian populations, Lancet 363:157-163 (2004)",
    "CDC, Adult BMI categories",
  ],
  caution: "For adults 18 or older; not for children, teenagers or pregnancy, and misleading for very muscular people.",
  phrases: [
    "bmi {weight} {height}",
    "am I overweight at {weight} and {height}",
    "healthy weight for {height}",
    "what is my bmi {weight} {height}",
    "obese at {weight} and {height}",
    "overweight {weight} {height}",
    "underweight {weight} {height}",
    "body mass index weighing {weight} {height} tall",
    "bmi of a person {height} tall who weighs {weight}",
    "am i too heavy at {height} and {weight}",
    "how much to lose to be normal weight {height} {weight}",
    "person {height} tall weighing {weight}",
    "my height is {height} and my weight is {weight}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "70 kg and 175 cm",
      inputs: { weight: 70, height: 175 },
      outputs: { bmi: 22.857143, category: "Normal weight", weightChange: 0 },
    },
    {
      title: "95 kg and 170 cm: how much to lose",
      inputs: { weight: 95, height: 170 },
      outputs: { bmi: 32.871972, category: "Obesity class I", weightChange: -22.75 },
    },
    {
      title: "66 kg and 168 cm by the Asian cut-off points",
      inputs: { weight: 66, height: 168, cutoffs: "asian" },
      outputs: { bmi: 23.384354, category: "Overweight", weightChange: -1.0848 },
    },
  ],
});
