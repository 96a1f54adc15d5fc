import { defineCalculator, boolean, chart, choice, integer, percent, quantity, table } from "#engine/define.ts";
import { energy } from "#units/energy.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

const ACTIVITY_FACTORS = { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725, "very-active": 1.9 } as const;

/** A kilogram of body weight is taken as 7700 kcal, so 1 kg a week is 1100 kcal a day. */
const KCAL_PER_KILOGRAM = 7700;

/** Below this a diet needs supervision (NHLBI 1998). */
const LOWEST_INTAKE = { male: 1500, female: 1200 } as const;

export default defineCalculator({
  id: "calorie",
  name: "Calorie Calculator",
  category: "health",
  emoji: "🔥",
  description:
    "How many calories a day an adult needs to maintain, lose or gain weight, from age, sex, size and activity.",
  keywords: [
    "tdee",
    "daily energy needs",
    "lose weight",
    "calorie deficit",
    "maintenance",
    "weight loss",
    "how much should i eat",
  ],
  popular: true,
  related: [
    { id: "bmr", stage: "complementary", relevance: 88 },
    { id: "macro", stage: "next_step", relevance: 92 },
    "bmi",
    { id: "protein-intake", stage: "next_step", relevance: 82 },
    "calories-burned",
    "body-fat",
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
      default: 75,
      defaultIn: { imperial: "165 lb" },
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
    activity: choice("Activity", {
      default: "light",
      options: [
        ["sedentary", "Sedentary: little or no exercise"],
        ["light", "Light: exercise 1 to 3 days a week"],
        ["moderate", "Moderate: exercise 3 to 5 days a week"],
        ["active", "Active: exercise 6 or 7 days a week"],
        ["very-active", "Very active: hard daily exercise or physical work"],
      ],
      called: {
        sedentary: [
          "desk job",
          "not active",
          "inactive",
          "no exercise",
          "office job",
          "sit all day",
          "couch potato",
          "barely move",
          "hardly move",
        ],
        light: ["light exercise", "lightly active", "a little active", "light activity"],
        moderate: ["moderate exercise", "moderately active", "moderate activity", "fairly active"],
        "very-active": [
          "very active",
          "extremely active",
          "athlete",
          "hard physical job",
          "physical work",
          "construction worker",
        ],
        active: ["exercise every day", "exercise daily", "work out every day", "train every day"],
      },
    }),
    weeklyChange: quantity("Weight change wanted per week", mass, {
      unit: "kg",
      unsaid: 0,
      default: -0.5,
      defaultIn: { imperial: "-1 lb" },
      min: -1.5,
      max: 1.5,
      help: "Negative to lose, 0 to maintain, positive to gain.",
      also: ["lose", "gain", "per week", "drop", "shed", "put on"],
      negative: [
        "lose",
        "losing",
        "loss",
        "lost",
        "deficit",
        "cut",
        "cutting",
        "drop",
        "dropping",
        "shed",
        "shedding",
        "slim",
      ],
    }),
    formula: choice("Formula for resting energy", {
      default: "mifflin",
      options: [
        ["mifflin", "Mifflin-St Jeor"],
        ["katch-mcardle", "Katch-McArdle (needs body fat)"],
      ],
    }),
    bodyFatPercent: percent("Body fat", { default: 20, min: 3, max: 70, when: { formula: "katch-mcardle" } }),
  },
  outputs: {
    targetCalories: quantity("Calories a day for the goal", energy, {
      unit: "kcal",
      metric: "kcal",
      imperial: "kcal",
      decimals: 0,
    }),
    maintenanceCalories: quantity("Calories a day to keep the weight", energy, {
      unit: "kcal",
      metric: "kcal",
      imperial: "kcal",
      decimals: 0,
      also: [
        "maintain",
        "maintenance",
        "maintenance calories",
        "tdee",
        "keep my weight",
        "keep weight",
        "stay the same weight",
        "hold my weight",
        "weight where it is",
        "stay at this weight",
      ],
    }),
    bmr: quantity("Resting energy (BMR)", energy, { unit: "kcal", metric: "kcal", imperial: "kcal", decimals: 0 }),
    dailyDifference: quantity("Daily deficit or surplus", energy, {
      unit: "kcal",
      metric: "kcal",
      imperial: "kcal",
      decimals: 0,
      also: ["deficit", "calorie deficit", "surplus"],
    }),
    targetKilojoules: quantity("Goal in kilojoules", energy, { unit: "kJ", metric: "kJ", imperial: "kJ", decimals: 0 }),
    belowMinimum: boolean("Below the lowest intake advised without supervision", { words: ["Yes", "No"] }),
    goals: table("Calories for other goals", {
      weeklyChange: quantity("Change per week", mass, { unit: "kg", decimals: 2 }),
      calories: quantity("Calories a day", energy, { unit: "kcal", metric: "kcal", imperial: "kcal", decimals: 0 }),
      percentOfMaintenance: percent("Of maintenance", { decimals: 0 }),
    }),
    weightOverTime: chart("Weight if the plan is kept", {
      x: { week: integer("Week") },
      y: { weight: quantity("Weight", mass, { unit: "kg", imperial: "lb", decimals: 1 }) },
      as: "line",
      fit: true,
    }),
  },
  compute({ sex, age, weight, height, activity, weeklyChange, formula, bodyFatPercent }) {
    const bmr =
      formula === "mifflin"
        ? 10 * weight + 6.25 * height - 5 * age + (sex === "male" ? 5 : -161)
        : 370 + 21.6 * weight * (1 - bodyFatPercent / 100);
    const maintenanceCalories = bmr * ACTIVITY_FACTORS[activity];
    const dailyDifference = (weeklyChange * KCAL_PER_KILOGRAM) / 7;
    const targetCalories = maintenanceCalories + dailyDifference;
    return {
      targetCalories,
      maintenanceCalories,
      bmr,
      dailyDifference,
      targetKilojoules: targetCalories * 4.184,
      belowMinimum: targetCalories < LOWEST_INTAKE[sex],
      goals: [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5].map((change) => {
        const calories = maintenanceCalories + (change * KCAL_PER_KILOGRAM) / 7;
        return { weeklyChange: change, calories, percentOfMaintenance: (100 * calories) / maintenanceCalories };
      }),
      weightOverTime: Array.from({ length: 27 }, (_, week) => ({ week, weight: weight + week * weeklyChange })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.weeklyChange === 0
      ? `To stay at {weight}, you need about {maintenanceCalories} a day.`
      : `Eat about {targetCalories} a day to ${inputs.weeklyChange < 0 ? "lose" : "gain"} ${say.number(Number(Math.abs(inputs.weeklyChange).toFixed(2)))} kg (${say.number(Math.abs(inputs.weeklyChange) / 0.45359237, 1)} lb) a week; {maintenanceCalories} would maintain your weight.`,
    outputs.belowMinimum
      ? `That is below ${say.number(LOWEST_INTAKE[inputs.sex])} kcal, the lowest intake advised without medical supervision: choose a slower change or move more.`
      : `At rest your body uses {bmr} a day; movement and digestion account for the rest of what you burn.`,
    inputs.weeklyChange === 0
      ? `Eating 100 kcal a day more or less than that changes your weight by about 4 kg (9 lb) in the long run, half of it in the first year (Hall, 2011).`
      : `The plan means a daily ${inputs.weeklyChange < 0 ? "deficit" : "surplus"} of ${say.number(Math.abs(outputs.dailyDifference!), 0)} kcal. Weigh yourself for three weeks and adjust: the formulas can be off by 10% for any one person.`,
  ],
  formula: {
    tex: [String.raw`B = 10\,W + 6.25\,H - 5\,A + s`, String.raw`C = B \cdot f + \frac{7700}{7}\,\Delta`],
    where: {
      C: "calories a day for the goal",
      B: "resting energy in kcal a day (Mifflin-St Jeor); with Katch-McArdle it is 370 + 21.6 × lean mass in kg",
      W: "weight in kilograms",
      H: "height in centimeters",
      A: "age in years",
      s: "+5 for men, −161 for women",
      f: "activity factor: 1.2, 1.375, 1.55, 1.725 or 1.9",
      "\\Delta": "weight change wanted in kg per week, negative to lose",
    },
  },
  howTo: [
    "Choose Sex and enter Age, Weight and Height.",
    "Choose your Activity. Most people with a desk job who work out two or three times a week are Light, not Moderate.",
    "Set Weight change wanted: −0.5 kg per week is a steady pace for losing weight, 0 maintains it, and 0.25 suits building muscle.",
    "If you know your body fat, choose Katch-McArdle under Formula for resting energy and enter it.",
    "Compare Calories for other goals, then weigh yourself for a few weeks and adjust the figure to what the scale says.",
  ],
  faq: [
    {
      question: "How fast should I lose weight?",
      answer:
        "Health services usually advise 0.5 to 1 kg a week (CDC: 1 to 2 pounds). That takes a deficit of 550 to 1,100 kcal a day. Losing faster costs more muscle and is hard to sustain.",
    },
    {
      question: "Why do I lose less than the straight line says?",
      answer:
        "The rule of 7,700 kcal per kilogram (3,500 per pound) holds only at the start. A lighter body uses less energy, so the same intake gives a smaller deficit every month. In the model of Hall and colleagues (Lancet, 2011), a lasting cut of 100 kcal a day eventually takes off about 4 kg (9 lb), half of it in the first year. Enter your new weight every few kilograms.",
    },
    {
      question: "Is there a lowest intake I should not go below?",
      answer:
        "The calculator flags targets below 1,200 kcal for women and 1,500 for men, based on the NHLBI guideline of 1998. Below that it is hard to get enough protein, vitamins and minerals from food alone, and a doctor should supervise the diet.",
    },
    {
      question: "Do I eat back the calories from exercise?",
      answer:
        "Not if the exercise is already in your Activity level, because it would count twice. If you choose Sedentary and log workouts separately, add only the calories they use above resting.",
    },
  ],
  about: [
    "Resting energy is estimated from size, age and sex, and multiplied by a factor for how much you move. The result is total daily energy expenditure, the intake at which your weight stays the same. The goal adds or subtracts the energy of the change you want, at 7,700 kcal per kilogram (3,500 kcal per pound).",
    "Both steps are averages: the resting rate of two people of the same size can differ by 10%, and most people overrate their activity. Treat the figure as a starting point for three weeks of weighing, not as a measurement.",
  ],
  sources: [
    "Mifflin MD, St Jeor ST et al., Am J Clin Nutr 51:241-247 (1990)",
    "McArdle, Katch & Katch, Exercise Physiology",
    "Hall KD et al., Lancet 378:826-837 (2011)",
    "NHLBI, Clinical guidelines on overweight and obesity in adults (1998): at least 1000 to 1200 kcal/day for women, 1200 to 1600 for men",
  ],
  caution:
    "For healthy adults 18 or older; not for children, during pregnancy or breastfeeding, with an eating disorder or during illness.",
  phrases: [
    "calories to lose weight {sex} {age} {weight} {height}",
    "how many calories a day at {weight} {height} {age} years",
    "tdee {weight} {height} {age}",
    "maintenance calories {sex} {age} {weight} {height} {activity}",
    "calories to maintain weight {weight} {height} {age}",
    "tdee {sex} {age} {weight} {height} {activity}",
    "calorie deficit to lose weight {weight} {height} {age}",
    "how much should i eat a day {weight} {height} {age}",
    "calorie budget to drop {weeklyChange} a week",
    "eat to stay the same weight {age} {height} {weight}",
    "calories to lose {weeklyChange} a week {sex} {age} {height} {weight} {activity}",
    "daily calorie goal to gain {weeklyChange} per week",
    "lightly or moderately active person {age} {height} {weight}",
    "i exercise and want to lose {weeklyChange} every week",
    "how many cals to maintain {weight} {height} {age}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Losing half a kilogram a week",
      inputs: { sex: "male", age: 30, weight: 70, height: 175, activity: "moderate", weeklyChange: -0.5 },
      outputs: { targetCalories: 2005.5625, maintenanceCalories: 2555.5625 },
    },
    {
      title: "Maintaining weight with a desk job",
      inputs: { sex: "female", age: 40, weight: 65, height: 168, activity: "sedentary", weeklyChange: 0 },
      outputs: { targetCalories: 1606.8, dailyDifference: 0 },
    },
    {
      title: "Gaining slowly at 15% body fat",
      inputs: {
        sex: "male",
        age: 25,
        weight: 78,
        height: 183,
        activity: "active",
        weeklyChange: 0.25,
        formula: "katch-mcardle",
        bodyFatPercent: 15,
      },
      outputs: { bmr: 1802.08, targetCalories: 3383.588 },
    },
  ],
});
