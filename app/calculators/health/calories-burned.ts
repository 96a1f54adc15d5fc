import { defineCalculator, chart, choice, integer, number, quantity, table, text } from "#engine/define.ts";
import { energy } from "#units/energy.ts";
import { mass } from "#units/mass.ts";

const ACTIVITIES = [
  ["walking-4", "Walking, 4 km/h (2.5 mph)"],
  ["walking-5", "Walking, 4.5 to 5.1 km/h (3 mph)"],
  ["walking-brisk", "Walking briskly, 5.6 km/h (3.5 mph)"],
  ["hiking", "Hiking, cross country"],
  ["stairs", "Climbing stairs, fast"],
  ["jogging", "Jogging"],
  ["running-8", "Running, 8 km/h (5 mph)"],
  ["running-10", "Running, 9.7 km/h (6 mph)"],
  ["running-13", "Running, 12.9 km/h (8 mph)"],
  ["cycling-leisure", "Cycling, 16 to 19 km/h"],
  ["cycling-moderate", "Cycling, 19 to 22 km/h"],
  ["cycling-fast", "Cycling, 23 to 26 km/h"],
  ["swimming-moderate", "Swimming laps, slow to moderate"],
  ["swimming-vigorous", "Swimming laps, fast"],
  ["rowing", "Rowing machine, 100 W"],
  ["elliptical", "Elliptical trainer, moderate"],
  ["weights", "Weight training, 8 to 15 repetitions"],
  ["weights-vigorous", "Weight training, vigorous"],
  ["circuit", "Circuit training"],
  ["aerobics", "Aerobics"],
  ["yoga", "Yoga, Hatha"],
  ["pilates", "Pilates"],
  ["rope", "Jumping rope, 100 to 120 a minute"],
  ["tennis", "Tennis"],
  ["football", "Football (soccer), casual"],
  ["basketball", "Basketball"],
  ["golf", "Golf, walking with clubs"],
  ["dancing", "Dancing, disco or folk"],
  ["skiing", "Skiing downhill, moderate"],
  ["cleaning", "Cleaning the house, moderate"],
  ["gardening", "Gardening, moderate"],
  ["custom", "Another one, by MET value"],
] as const;

/** MET values of the 2011 Compendium of Physical Activities. */
const METS = {
  "walking-4": 3,
  "walking-5": 3.5,
  "walking-brisk": 4.3,
  hiking: 6,
  stairs: 8.8,
  jogging: 7,
  "running-8": 8.3,
  "running-10": 9.8,
  "running-13": 11.8,
  "cycling-leisure": 6.8,
  "cycling-moderate": 8,
  "cycling-fast": 10,
  "swimming-moderate": 5.8,
  "swimming-vigorous": 9.8,
  rowing: 7,
  elliptical: 5,
  weights: 3.5,
  "weights-vigorous": 6,
  circuit: 8,
  aerobics: 7.3,
  yoga: 2.5,
  pilates: 3,
  rope: 11.8,
  tennis: 7.3,
  football: 7,
  basketball: 6.5,
  golf: 4.3,
  dancing: 7.8,
  skiing: 5.3,
  cleaning: 3.3,
  gardening: 3.8,
} as const;

const KCAL_PER_GRAM_OF_FAT = 7.7;

export default defineCalculator({
  id: "calories-burned",
  name: "Calories Burned Calculator",
  category: "health",
  emoji: "🚴",
  description:
    "Energy used by walking, running, cycling and 28 other activities, from body weight and time, in total and above rest.",
  keywords: [
    "met",
    "exercise calories",
    "workout energy",
    "kcal per hour",
    "walking calories",
    "compendium of physical activities",
  ],
  related: [
    { id: "calorie", stage: "next_step", relevance: 88 },
    { id: "running-pace", stage: "complementary", relevance: 76 },
    { id: "heart-rate-zones", stage: "complementary", relevance: 78 },
    "vo2-max",
    "macro",
  ],
  inputs: {
    activity: choice("Activity", {
      default: "walking-brisk",
      options: ACTIVITIES,
      also: ["walking", "running", "cycling", "swimming"],
    }),
    weight: quantity("Weight", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: 70,
      min: 10,
      max: 650,
      also: ["weigh"],
    }),
    minutes: number("Time", { default: 45, min: 0, max: 10_080, unit: "minutes", also: ["for", "min"] }),
    met: number("MET value", {
      default: 5,
      min: 0.9,
      max: 25,
      when: { activity: "custom" },
      help: "Energy use as a multiple of sitting quietly.",
    }),
  },
  outputs: {
    caloriesBurned: quantity("Calories burned", energy, {
      unit: "kcal",
      metric: "kcal",
      imperial: "kcal",
      decimals: 0,
    }),
    netCalories: quantity("Above resting", energy, { unit: "kcal", metric: "kcal", imperial: "kcal", decimals: 0 }),
    caloriesPerHour: quantity("Per hour", energy, { unit: "kcal", metric: "kcal", imperial: "kcal", decimals: 0 }),
    metValue: number("MET value", { decimals: 1 }),
    kilojoules: quantity("In kilojoules", energy, { unit: "kJ", metric: "kJ", imperial: "kJ", decimals: 0 }),
    fatEquivalent: quantity("Body fat this would use", mass, { unit: "g", metric: "g", imperial: "oz", decimals: 1 }),
    activities: table(
      "The same time in other activities",
      {
        activity: text("Activity", { labels: Object.fromEntries(ACTIVITIES) }),
        met: number("MET", { decimals: 1 }),
        calories: quantity("Calories", energy, { unit: "kcal", metric: "kcal", imperial: "kcal", decimals: 0 }),
      },
      { mark: { column: "activity", equals: "activity" } },
    ),
    caloriesOverTime: chart("Calories by minute", {
      x: { minute: integer("Minute", { unit: "minutes" }) },
      y: { calories: quantity("Calories", energy, { unit: "kcal", metric: "kcal", imperial: "kcal", decimals: 0 }) },
      as: "line",
      own: { x: "minutes", y: "caloriesBurned", label: "Your time" },
    }),
  },
  compute({ activity, weight, minutes, met }) {
    const metValue = activity === "custom" ? met : METS[activity];
    const hours = minutes / 60;
    const caloriesBurned = metValue * weight * hours;
    const netCalories = (metValue - 1) * weight * hours;
    return {
      caloriesBurned,
      netCalories,
      caloriesPerHour: metValue * weight,
      metValue,
      kilojoules: 4.184 * caloriesBurned,
      fatEquivalent: Math.max(0, netCalories) / KCAL_PER_GRAM_OF_FAT,
      activities: Object.entries(METS).map(([name, value]) => ({
        activity: name,
        met: value,
        calories: value * weight * hours,
      })),
      caloriesOverTime: Array.from({ length: 13 }, (_, index) => ({
        minute: 10 * index,
        calories: (metValue * weight * 10 * index) / 60,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `${say.number(inputs.minutes)} minutes use about {caloriesBurned}, or {caloriesPerHour} in an hour.`,
    outputs.netCalories! > 0
      ? `Resting you would have used ${say.number(outputs.caloriesBurned! - outputs.netCalories!, 0)} kcal anyway, so {netCalories} are on top: the energy of {fatEquivalent} of body fat.`
      : `That is no more than resting in the same time.`,
  ],
  formula: {
    tex: [
      String.raw`E = \mathrm{MET} \cdot W \cdot \frac{t}{60}`,
      String.raw`E_{\text{net}} = (\mathrm{MET} - 1)\,W \cdot \frac{t}{60}`,
    ],
    where: {
      E: "energy in kcal",
      "\\mathrm{MET}": "energy use as a multiple of rest; 1 MET is 1 kcal per kg and hour",
      W: "body weight in kg",
      t: "time in minutes",
    },
  },
  howTo: [
    "Choose the Activity nearest to yours, by speed where one is given.",
    "Enter your Weight: a person of 90 kg uses a half more than one of 60 kg.",
    "Enter the Time of real activity, without breaks.",
    "For something else choose Another one, by MET value, and enter the MET value from the Compendium of Physical Activities.",
  ],
  faq: [
    {
      question: "Why does my watch show another figure?",
      answer:
        "Watches use pulse, height, age and movement and mostly report the total. In a Stanford study of seven wrist devices (2017) the best missed the measured energy by 27 % on average. MET tables are no worse for steady walking, running and cycling.",
    },
    {
      question: "Which of the two, total or above resting, do I add to my diet plan?",
      answer:
        "Above resting. The total contains the energy that you would have used on the sofa, and a calorie plan has that in it already.",
    },
    {
      question: "How much do I have to walk for a kilogram of fat?",
      answer:
        "A kilogram of body fat is about 7700 kcal. At 70 kg, brisk walking uses 231 kcal an hour above rest, so it takes some 33 hours, or 45 minutes a day for a good six weeks at unchanged food.",
    },
    {
      question: "What is a MET?",
      answer:
        "The metabolic equivalent of task: 1 is sitting quietly, taken as 1 kcal per kg and hour or 3.5 mL of oxygen per kg and minute. Activities of 3 to 5.9 count as moderate, from 6 on as vigorous.",
    },
  ],
  about: [
    "The Compendium of Physical Activities gathers measured oxygen use for over 800 activities. Multiplied by weight and time it gives the energy of an average adult of ordinary build.",
    "Fitness, technique, slope, wind and heat move the figure by a fifth or more. The rest value of 1 kcal per kg and hour is too high for older and for heavy people, so their true figures are lower.",
  ],
  sources: ["Ainsworth BE et al., 2011 Compendium of Physical Activities, Med Sci Sports Exerc 43:1575-1581 (2011)"],
  caution:
    "For adults of ordinary build: children use more per kilogram, and illness or medicines can change energy use and safe effort.",
  phrases: [
    "calories burned {activity} {minutes} minutes {weight}",
    "how many calories does {minutes} minutes of {activity} burn",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "Half an hour of running at 9.7 km/h, 70 kg",
      inputs: { activity: "running-10", weight: 70, minutes: 30 },
      outputs: { caloriesBurned: 343, netCalories: 308 },
    },
    {
      title: "An hour of yoga at 58 kg",
      inputs: { activity: "yoga", weight: 58, minutes: 60 },
      outputs: { caloriesBurned: 145, caloriesPerHour: 145 },
    },
    {
      title: "Cross-country skiing by its own MET value of 9",
      inputs: { activity: "custom", met: 9, weight: 82, minutes: 90 },
      outputs: { caloriesBurned: 1107, metValue: 9 },
    },
  ],
});
