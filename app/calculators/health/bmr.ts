import { defineCalculator, choice, integer, number, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { energy } from "#units/energy.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

const EQUATIONS = [
  ["mifflin", "Mifflin-St Jeor (1990)"],
  ["harris-benedict", "Harris-Benedict, revised (1984)"],
  ["schofield", "Schofield (1985)"],
  ["katch-mcardle", "Katch-McArdle (needs body fat)"],
] as const;

const ACTIVITY_FACTORS = { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725, "very-active": 1.9 } as const;

export default defineCalculator({
  id: "bmr",
  name: "BMR Calculator",
  category: "health",
  emoji: "🛌",
  description:
    "The energy an adult body uses at complete rest, by four published equations, and the daily need at each activity level.",
  keywords: [
    "basal metabolic rate",
    "resting metabolism",
    "mifflin st jeor",
    "harris benedict",
    "katch mcardle",
    "rmr",
    "calories at rest",
    "resting calories",
  ],
  related: [
    { id: "calorie", stage: "next_step", relevance: 95 },
    { id: "body-fat", stage: "complementary", relevance: 82 },
    "lean-body-mass",
    { id: "macro", stage: "advanced_planning", relevance: 78 },
    "bmi",
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
    age: integer("Age", {
      assumable: false,
      default: 35,
      min: 18,
      max: 110,
      unit: "years",
      also: ["years old", "aged", "yo", "year old"],
    }),
    weight: quantity("Weight", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: 70,
      defaultIn: { imperial: "150 lb" },
      min: 20,
      max: 650,
      also: ["weigh", "weighing", "weighed", "body weight"],
    }),
    height: quantity("Height", length, {
      unit: "cm",
      metric: "cm",
      imperial: "ft-in",
      default: 175,
      defaultIn: { imperial: "5 ft 9 in" },
      min: 90,
      max: 275,
      also: ["tall", "stand", "standing"],
    }),
    formula: choice("Equation", {
      default: "mifflin",
      options: EQUATIONS,
      called: {
        "harris-benedict": ["harris benedict"],
        mifflin: ["mifflin st jeor", "mifflin"],
        "katch-mcardle": ["katch mcardle"],
        schofield: ["schofield equation"],
      },
    }),
    bodyFatPercent: percent("Body fat", {
      default: null,
      min: 3,
      max: 70,
      optional: true,
      help: "Only needed for Katch-McArdle.",
    }),
  },
  outputs: {
    bmr: quantity("Basal metabolic rate", energy, {
      unit: "kcal",
      metric: "kcal",
      imperial: "kcal",
      decimals: 0,
      also: ["basal metabolic rate", "resting metabolic rate", "rmr"],
    }),
    bmrKilojoules: quantity("In kilojoules", energy, { unit: "kJ", metric: "kJ", imperial: "kJ", decimals: 0 }),
    perHour: quantity("Per hour at rest", energy, { unit: "kcal", metric: "kcal", imperial: "kcal", decimals: 1 }),
    formulas: table(
      "By equation",
      {
        formula: text("Equation", { labels: Object.fromEntries(EQUATIONS) }),
        bmr: quantity("BMR", energy, { unit: "kcal", metric: "kcal", imperial: "kcal", decimals: 0 }),
      },
      { mark: { column: "formula", equals: "formula" } },
    ),
    byActivity: table("Daily need by activity", {
      activity: text("Activity", {
        labels: {
          sedentary: "Sedentary: little or no exercise",
          light: "Light: exercise 1 to 3 days a week",
          moderate: "Moderate: 3 to 5 days a week",
          active: "Active: 6 or 7 days a week",
          "very-active": "Very active: hard daily exercise or physical work",
        },
      }),
      factor: number("Factor"),
      calories: quantity("Calories a day", energy, { unit: "kcal", metric: "kcal", imperial: "kcal", decimals: 0 }),
    }),
  },
  pictures: [
    { draw: "rows", table: "byActivity", name: "activity", value: "calories", title: "Daily need by activity" },
    { draw: "rows", table: "formulas", name: "formula", value: "bmr", title: "By equation" },
  ],
  compute(inputs) {
    const { formula, bodyFatPercent } = inputs;
    if (formula === "katch-mcardle" && bodyFatPercent === null) {
      refuse("bodyFatPercent", "Katch-McArdle works from lean mass: enter your body fat, or choose another equation.");
    }
    const formulas = [
      { formula: "mifflin", bmr: mifflin(inputs) },
      { formula: "harris-benedict", bmr: harrisBenedict(inputs) },
      { formula: "schofield", bmr: schofield(inputs) },
      ...(bodyFatPercent === null
        ? []
        : [{ formula: "katch-mcardle", bmr: katchMcArdle(inputs.weight, bodyFatPercent) }]),
    ];
    const bmr = formulas.find((one) => one.formula === formula)!.bmr;
    return {
      bmr,
      bmrKilojoules: bmr * KILOJOULES_PER_KCAL,
      perHour: bmr / 24,
      formulas,
      byActivity: Object.entries(ACTIVITY_FACTORS).map(([activity, factor]) => ({
        activity,
        factor,
        calories: bmr * factor,
      })),
    };
  },
  takeaways: (_, outputs, say) => [
    `Lying still all day, your body would use about {bmr} in 24 hours, or {perHour} each hour.`,
    `The equations give ${say.number(Math.min(...ratesOf(outputs.formulas!)), 0)} to ${say.number(Math.max(...ratesOf(outputs.formulas!)), 0)} kcal; your own rate may fall outside that range.`,
    `With light exercise 1 to 3 days a week, you need about ${say.number(outputs.bmr! * ACTIVITY_FACTORS.light, 0)} kcal a day to maintain your weight.`,
  ],
  formula: {
    tex: [
      String.raw`\text{Mifflin-St Jeor: } B = 10\,W + 6.25\,H - 5\,A + s`,
      String.raw`\text{Katch-McArdle: } B = 370 + 21.6\,W\left(1 - \tfrac{f}{100}\right)`,
    ],
    where: {
      B: "basal metabolic rate in kcal a day",
      W: "weight in kilograms",
      H: "height in centimeters",
      A: "age in years",
      s: "+5 for men, −161 for women",
      f: "body fat in percent",
    },
  },
  howTo: [
    "Choose Sex and enter Age, Weight and Height.",
    "Leave the Equation at Mifflin-St Jeor unless you have a reason to change it: it is the most reliable for people of average build.",
    "If you know your Body fat from a scan or a tape measure, enter it. The table then includes Katch-McArdle, which suits lean, muscular people best.",
    "Find what you use in a day under Daily need by activity: the basal rate alone is not what you should eat.",
  ],
  faq: [
    {
      question: "Which equation should I trust?",
      answer:
        "Mifflin-St Jeor. In a review by the American Dietetic Association (2005) it came within 10% of the measured resting rate in more people, lean and obese, than Harris-Benedict. If you are very muscular and know your body fat, use Katch-McArdle, because it counts only lean mass.",
    },
    {
      question: "What is the difference between BMR and TDEE?",
      answer:
        "BMR is what your organs use at complete rest, awake, fasted and warm. TDEE, total daily energy expenditure, adds movement and digestion. The factors 1.2 to 1.9 in the second table convert one into the other.",
    },
    {
      question: "Why do men get 166 kcal more than women of the same size?",
      answer:
        "At the same weight and height men have more muscle and less fat on average, and muscle uses more energy at rest. In the Mifflin equation, the whole difference is the constant: +5 against −161. Katch-McArdle needs no such constant because it starts from lean mass.",
    },
  ],
  about: [
    "Use the basal rate as the starting point for a meal plan, or to see how much of your daily need you would use without moving. Unless you train hard, it is by far the larger part of what you use. The equations are averages of the people who were measured; individuals can differ by 10% or more.",
    "Schofield fitted straight lines to weight alone for three age groups, so its result jumps at ages 30 and 60. Harris-Benedict is shown as revised by Roza and Shizgal in 1984, not with the figures of 1919. All of them become unreliable with severe obesity, after major weight loss and with thyroid disease.",
  ],
  sources: [
    "Mifflin MD et al., Am J Clin Nutr 51:241-247 (1990)",
    "Roza AM, Shizgal HM, Am J Clin Nutr 40:168-182 (1984)",
    "Schofield WN, Hum Nutr Clin Nutr 39C Suppl 1:5-41 (1985)",
    "McArdle, Katch & Katch, Exercise Physiology",
  ],
  caution:
    "For adults 18 or older; not for children, during pregnancy or breastfeeding, or during an illness with fever, when the body uses more.",
  phrases: [
    "bmr {sex} {age} {weight} {height}",
    "basal metabolic rate at {weight} and {height}",
    "bmr {sex} {age} {weight} {height} calories at rest",
    "calories burned at rest {weight} {height} {age}",
    "resting metabolic rate {sex} {age} {weight} {height}",
    "calories i burn doing nothing {sex} {age} {weight} {height}",
    "calories burned lying in bed all day {age} {weight} {height}",
    "calories burned doing nothing {sex} {age} {weight} {height}",
    "metabolism of a {age} year old {sex} {height} {weight}",
  ],
  updated: "2026-11-29",
  examples: [
    {
      title: "A 30-year-old man, 70 kg and 175 cm",
      inputs: { sex: "male", age: 30, weight: 70, height: 175 },
      outputs: { bmr: 1648.75, perHour: 68.697917 },
    },
    {
      title: "A 45-year-old woman by the revised Harris-Benedict equation",
      inputs: { sex: "female", age: 45, weight: 62, height: 166, formula: "harris-benedict" },
      outputs: { bmr: 1340.325 },
    },
    {
      title: "A lifter with 12% body fat by Katch-McArdle",
      inputs: { sex: "male", age: 28, weight: 88, height: 182, formula: "katch-mcardle", bodyFatPercent: 12 },
      outputs: { bmr: 2042.704 },
    },
  ],
});

const KILOJOULES_PER_KCAL = 4.184;

interface Body {
  readonly sex: "male" | "female";
  readonly age: number;
  readonly weight: number;
  readonly height: number;
}

function mifflin({ sex, age, weight, height }: Body): number {
  return 10 * weight + 6.25 * height - 5 * age + (sex === "male" ? 5 : -161);
}

/** Harris and Benedict's equation as fitted again by Roza and Shizgal. */
function harrisBenedict({ sex, age, weight, height }: Body): number {
  return sex === "male"
    ? 88.362 + 13.397 * weight + 4.799 * height - 5.677 * age
    : 447.593 + 9.247 * weight + 3.098 * height - 4.33 * age;
}

/** Lowest age, slope and constant of Schofield's lines, the oldest group first. */
const SCHOFIELD = {
  male: [
    [60, 11.711, 587.7],
    [30, 11.472, 873.1],
    [18, 15.057, 692.2],
  ],
  female: [
    [60, 9.082, 658.5],
    [30, 8.126, 845.6],
    [18, 14.818, 486.6],
  ],
} as const;

function schofield({ sex, age, weight }: Body): number {
  const [, slope, constant] = SCHOFIELD[sex].find(([from]) => age >= from)!;
  return slope * weight + constant;
}

function katchMcArdle(weight: number, bodyFatPercent: number): number {
  return 370 + 21.6 * weight * (1 - bodyFatPercent / 100);
}

function ratesOf(formulas: readonly { readonly bmr: number | null }[]): number[] {
  return formulas.map((one) => one.bmr!);
}
