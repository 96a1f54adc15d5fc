import { defineCalculator, chart, choice, integer, number, quantity, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { energy } from "#units/energy.ts";
import { mass } from "#units/mass.ts";

const ACTIVITIES = [
  ["walking-4", "Walking, 4 km/h (2.5 mph)"],
  ["walking-5", "Walking, 4.5 to 5.5 km/h (3 mph)"],
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
  ["rowing", "Rowing machine, 100 to 149 W"],
  ["elliptical", "Elliptical trainer, moderate"],
  ["weights", "Weight training, 8 to 15 repetitions"],
  ["weights-vigorous", "Weight training, vigorous"],
  ["circuit", "Circuit training, vigorous"],
  ["aerobics", "Aerobics"],
  ["yoga", "Yoga, Hatha"],
  ["pilates", "Pilates"],
  ["rope", "Jumping rope, 100 to 120 a minute"],
  ["tennis", "Tennis"],
  ["football", "Football (soccer), casual"],
  ["basketball", "Basketball"],
  ["golf", "Golf, walking with clubs"],
  ["dancing", "Dancing vigorously, disco or folk"],
  ["skiing", "Skiing downhill, moderate"],
  ["cleaning", "Cleaning the house, moderate"],
  ["gardening", "Gardening, moderate"],
  ["custom", "Another activity, by MET value"],
] as const;

/** MET values of the 2024 Adult Compendium of Physical Activities, each with its code there. */
const METS = {
  "walking-4": 3, // 17170
  "walking-5": 3.8, // 17190
  "walking-brisk": 4.8, // 17200
  hiking: 6, // 17080
  stairs: 9.3, // 17134
  jogging: 7.5, // 12020
  "running-8": 8.5, // 12030
  "running-10": 9.3, // 12050
  "running-13": 12, // 12090
  "cycling-leisure": 6.8, // 01020
  "cycling-moderate": 8, // 01030
  "cycling-fast": 10, // 01040
  "swimming-moderate": 5.8, // 18240
  "swimming-vigorous": 9.8, // 18230
  rowing: 7.5, // 02072
  elliptical: 5, // 02048
  weights: 3.5, // 02054
  "weights-vigorous": 6, // 02050
  circuit: 7.5, // 02040
  aerobics: 7.3, // 02000
  yoga: 2.3, // 02150
  pilates: 2.8, // 02105
  rope: 11.8, // 15551
  tennis: 6.8, // 15675
  football: 7, // 15610
  basketball: 7.5, // 15055
  golf: 4.3, // 15265
  dancing: 9.8, // 03031
  skiing: 6.3, // 19160
  cleaning: 3.3, // 05026
  gardening: 3.8, // 08245
} as const;

const KCAL_PER_GRAM_OF_FAT = 7.7;

export default defineCalculator({
  id: "calories-burned",
  name: "Calories Burned Calculator",
  category: "health",
  emoji: "🚴",
  description:
    "Energy used by walking, running, cycling and other activities, from body weight and time, in total and above rest.",
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
      called: {
        weights: ["lifting weights", "weight lifting", "strength training"],
        rope: ["jump rope", "jumping rope", "skipping rope"],
        football: ["soccer"],
        stairs: ["climbing stairs", "stair climbing", "stairmaster"],
        rowing: ["rowing machine", "erg"],
        elliptical: ["elliptical"],
        dancing: ["dancing", "zumba"],
        cleaning: ["cleaning", "housework", "vacuuming"],
        gardening: ["gardening", "yard work"],
        skiing: ["skiing"],
        hiking: ["hiking", "hike", "hiked"],
        jogging: ["jogging", "jog", "jogged"],
        basketball: ["basketball", "hoops"],
        tennis: ["tennis"],
        circuit: ["circuit training"],
        "walking-brisk": ["brisk walk", "walking briskly", "brisk walking", "fast walk"],
        "cycling-leisure": ["leisurely bike", "leisurely cycling", "easy bike ride"],
        "cycling-moderate": ["moderate bike", "moderate biking", "moderate cycling"],
        "cycling-fast": ["fast bike", "fast cycling", "fast biking"],
        "swimming-moderate": ["swimming slow", "slow laps"],
        "swimming-vigorous": ["swimming fast", "fast laps"],
        "running-10": ["running 6 mph", "10 minute mile"],
      },
    }),
    weight: quantity("Weight", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: 70,
      defaultIn: { imperial: "150 lb" },
      min: 10,
      max: 650,
      also: ["weigh", "weighing", "weighed", "body weight", "person"],
    }),
    minutes: number("Time", {
      default: 45,
      min: 0,
      max: 10_080,
      unit: "minutes",
      also: ["for", "min", "long", "duration"],
      assumable: false,
    }),
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
      also: ["burnt", "burn", "kcal burned", "calories did i burn", "used up", "energy used", "work off", "worked off"],
    }),
    netCalories: quantity("Above resting", energy, { unit: "kcal", metric: "kcal", imperial: "kcal", decimals: 0 }),
    caloriesPerHour: quantity("Per hour", energy, {
      unit: "kcal",
      metric: "kcal",
      imperial: "kcal",
      decimals: 0,
      also: ["per hour"],
    }),
    metValue: number("MET value", { decimals: 1 }),
    kilojoules: quantity("In kilojoules", energy, { unit: "kJ", metric: "kJ", imperial: "kJ", decimals: 0 }),
    fatEquivalent: quantity("Body fat this would use", mass, {
      unit: "g",
      metric: "g",
      imperial: "oz",
      decimals: 1,
      also: ["grams of fat", "body fat"],
    }),
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
      x: { minute: integer("Time", { unit: "minutes" }) },
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
    `In ${counted(inputs.minutes, "minute", say.number(inputs.minutes))} you burn about {caloriesBurned}, or {caloriesPerHour} an hour.`,
    outputs.netCalories! > 0
      ? `You would have used ${say.number(outputs.caloriesBurned! - outputs.netCalories!, 0)} kcal at rest anyway, so {netCalories} is extra: the energy in {fatEquivalent} of body fat.`
      : `That is no more than resting for the same time.`,
  ],
  formula: {
    tex: [
      String.raw`E = \mathrm{MET} \cdot W \cdot \frac{t}{60}`,
      String.raw`E_{\text{net}} = (\mathrm{MET} - 1)\,W \cdot \frac{t}{60}`,
    ],
    where: {
      E: "energy in kcal",
      "\\mathrm{MET}": "energy use as a multiple of rest; 1 MET is 1 kcal per kg per hour",
      W: "body weight in kg",
      t: "time in minutes",
    },
  },
  howTo: [
    "Choose the Activity closest to yours, by speed where one is given.",
    "Enter your Weight: someone who weighs 90 kg (198 lb) burns half as much again as someone of 60 kg (132 lb).",
    "Enter the Time you were actually active, without breaks.",
    "For something else, choose Another activity, by MET value, and enter the MET value from the Compendium of Physical Activities.",
  ],
  faq: [
    {
      question: "Why does my watch show another figure?",
      answer:
        "Watches use pulse, height, age and movement, and most report the total. In a Stanford study of seven wrist devices (2017), even the best was off by 27% on average. For steady walking, running and cycling, MET tables are no worse.",
    },
    {
      question: "Should I add the total or the figure above resting to my diet plan?",
      answer:
        "Above resting. The total includes the energy you would have used on the couch, and a calorie plan already counts that.",
    },
    {
      question: "How much do I have to walk to lose a kilogram of fat?",
      answer:
        "A kilogram (2.2 lb) of body fat holds about 7,700 kcal. At 70 kg (154 lb), brisk walking burns 266 kcal an hour above rest, so it takes about 29 hours, or 45 minutes a day for five and a half weeks with no change in diet.",
    },
    {
      question: "What is a MET?",
      answer:
        "The metabolic equivalent of task: 1 is sitting quietly, taken as 1 kcal per kg per hour or 3.5 mL of oxygen per kg per minute. Activities of 3 to 5.9 count as moderate, 6 and above as vigorous.",
    },
  ],
  about: [
    "The 2024 Adult Compendium of Physical Activities collects measured oxygen use of people from 19 to 59 for some 1,100 activities. Multiplied by weight and time, it gives the energy used by an adult of average build. It replaces the one of 2011, whose values many sites still show: brisk walking went from 4.3 to 4.8 MET, running at 9.7 km/h (6 mph) from 9.8 to 9.3.",
    "Fitness, technique, slope, wind and heat shift the figure by 20% or more. The resting value of 1 kcal per kg per hour is too high for older and for heavy people, so their true figures are lower.",
  ],
  sources: [
    "Herrmann SD et al., 2024 Adult Compendium of Physical Activities, Journal of Sport and Health Science 13:6-12 (2024)",
  ],
  caution:
    "For adults of average build: children use more per kilogram, and illness or medicines can change both energy use and what effort is safe.",
  phrases: [
    "calories burned {activity} {minutes} minutes {weight}",
    "how many calories does {minutes} minutes of {activity} burn",
    "calories burned {minutes} minutes {activity} {weight}",
    "calories burnt {activity} {minutes} {weight}",
    "how many calories does {activity} for {minutes} burn at {weight}",
    "kcal burned {activity} {minutes} minutes",
    "i played {activity} for {minutes} i weigh {weight}",
    "person of {weight} doing {activity} for {minutes}",
    "i did {minutes} of {activity} and weigh {weight}",
    "how many calories did i work off playing {activity}",
    "energy used in {minutes} of {activity} someone weighing {weight}",
    "a {minutes} bike ride or workout at {weight}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Half an hour of running at 9.7 km/h (6 mph), 70 kg",
      inputs: { activity: "running-10", weight: 70, minutes: 30 },
      outputs: { caloriesBurned: 325.5, netCalories: 290.5 },
    },
    {
      title: "An hour of yoga at 58 kg",
      inputs: { activity: "yoga", weight: 58, minutes: 60 },
      outputs: { caloriesBurned: 133.4, caloriesPerHour: 133.4 },
    },
    {
      title: "Cross-country skiing, entered as 9 METs",
      inputs: { activity: "custom", met: 9, weight: 82, minutes: 90 },
      outputs: { caloriesBurned: 1107, metValue: 9 },
    },
  ],
});
