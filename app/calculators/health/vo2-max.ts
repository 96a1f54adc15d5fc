import { defineCalculator, choice, integer, number, quantity, refuse, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

/** Cooper Institute: youngest age of a group, then where Poor, Fair, Good, Excellent and Superior begin. */
const NORMS = {
  male: [
    [60, [20.5, 26.1, 32.3, 36.5, 44.3]],
    [50, [26.1, 31, 35.8, 41, 45.4]],
    [40, [30.2, 33.6, 39, 43.8, 48.1]],
    [30, [31.5, 35.5, 41, 45, 49.5]],
    [20, [33, 36.5, 42.5, 46.5, 52.5]],
    [13, [35, 38.4, 45.2, 51, 56]],
  ],
  female: [
    [60, [17.5, 20.2, 24.5, 30.3, 31.5]],
    [50, [20.2, 22.8, 27, 31.5, 35.8]],
    [40, [21, 24.5, 29, 32.9, 37]],
    [30, [22.8, 27, 31.5, 35.7, 40.1]],
    [20, [23.6, 29, 33, 37, 41.1]],
    [13, [25, 31, 35, 39, 42]],
  ],
} as const;

const RATINGS = ["Very poor", "Poor", "Fair", "Good", "Excellent", "Superior"] as const;

export default defineCalculator({
  id: "vo2-max",
  name: "VO2 Max Calculator",
  category: "health",
  emoji: "🫁",
  description: "Aerobic fitness from a run, walk, step test or resting pulse, rated for age and sex.",
  keywords: [
    "aerobic capacity",
    "cooper test",
    "rockport walk",
    "cardio fitness",
    "oxygen uptake",
    "queens step test",
    "1.5 mile run",
    "vo2max",
  ],
  related: [
    { id: "heart-rate-zones", stage: "next_step", relevance: 90 },
    { id: "running-pace", stage: "next_step", relevance: 86 },
    { id: "calories-burned", stage: "complementary", relevance: 74 },
    "bmi",
  ],
  inputs: {
    test: choice("Test", {
      default: "cooper",
      options: [
        ["cooper", "Cooper: distance in 12 minutes"],
        ["run", "1.5 mile (2.4 km) run"],
        ["rockport", "Rockport: one mile walk"],
        ["step", "Queens College step test"],
        ["resting", "Resting and maximum heart rate"],
      ],
    }),
    sex: choice("Sex", {
      default: "male",
      options: [
        ["male", "Male"],
        ["female", "Female"],
      ],
      help: "The equations are based on sex recorded at birth.",
    }),
    age: integer("Age", {
      default: 35,
      min: 13,
      max: 100,
      unit: "years",
      also: ["years old", "aged", "yo", "year old"],
    }),
    distance: quantity("Distance in 12 minutes", length, {
      unit: "m",
      default: 2400,
      defaultIn: { imperial: "1.5 mi" },
      min: 300,
      max: 6000,
      when: { test: "cooper" },
      metric: "m",
      imperial: "mi",
      also: ["in 12 minutes", "covered", "ran", "cooper test"],
    }),
    runMinutes: number("Time for 1.5 miles", {
      default: 12.5,
      min: 5,
      max: 60,
      unit: "minutes",
      when: { test: "run" },
      also: ["1.5 miles", "finished in", "mile and a half in", "ran 1.5 miles in", "1.5 mile run in", "1.5 miles in"],
    }),
    weight: quantity("Weight", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: 75,
      defaultIn: { imperial: "165 lb" },
      min: 25,
      max: 300,
      when: { test: "rockport" },
      also: ["weigh", "weighing", "weighed", "body weight"],
    }),
    walkMinutes: number("Time for one mile", {
      default: 15,
      min: 6,
      max: 60,
      unit: "minutes",
      when: { test: "rockport" },
      also: ["walked a mile in", "mile walk in", "mile walk"],
    }),
    walkHeartRate: number("Heart rate at the end", {
      default: 125,
      min: 50,
      max: 230,
      unit: "beats per minute",
      when: { test: "rockport" },
      also: ["pulse at the end", "end heart rate"],
    }),
    stepHeartRate: number("Heart rate after the test", {
      default: 140,
      min: 50,
      max: 250,
      unit: "beats per minute",
      when: { test: "step" },
      help: "Beats counted from 5 to 20 seconds after 3 minutes of stepping, times 4.",
      also: ["step test", "pulse after", "after stepping"],
    }),
    restingHeartRate: number("Resting heart rate", {
      default: 60,
      min: 25,
      max: 150,
      unit: "beats per minute",
      when: { test: "resting" },
      also: ["resting pulse", "resting hr", "resting", "resting rate"],
    }),
    maxHeartRate: number("Maximum heart rate", {
      default: null,
      min: 80,
      max: 240,
      unit: "beats per minute",
      optional: true,
      when: { test: "resting" },
      help: "If left empty: 208 - 0.7 x age.",
      also: ["max hr", "max", "maximum", "max pulse", "max of"],
    }),
  },
  outputs: {
    vo2Max: number("VO2 max", {
      unit: "mL/kg/min",
      decimals: 1,
      also: ["vo2max", "aerobic fitness", "oxygen uptake"],
    }),
    rating: text("Rating for age and sex", { also: ["how fit", "fit", "rating"] }),
    mets: number("In METs", { decimals: 1, also: ["mets"] }),
    goodFrom: number("Good starts at", { unit: "mL/kg/min", decimals: 1 }),
    ratings: table(
      "Ratings for this age and sex",
      {
        rating: text("Rating"),
        vo2From: number("From", { decimals: 1 }),
        vo2To: number("Below", { decimals: 1, none: "no limit" }),
      },
      {
        mark: { column: "rating", equals: "rating" },
        scale: { value: "vo2Max", name: "rating", from: "vo2From", to: "vo2To" },
      },
    ),
  },
  compute(inputs) {
    const vo2Max = measured(inputs);
    const [, limits] = NORMS[inputs.sex].find(([from]) => inputs.age >= from)!;
    const ratings = RATINGS.map((rating, index) => ({
      rating,
      vo2From: limits[index - 1] ?? 0,
      vo2To: limits[index] ?? null,
    }));
    return {
      vo2Max,
      rating: ratings.findLast((one) => vo2Max >= one.vo2From)!.rating,
      mets: vo2Max / 3.5,
      goodFrom: limits[2],
      ratings,
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Your VO2 max is about ${say.number(outputs.vo2Max!, 1)} mL per kg per minute, or ${say.number(outputs.mets!, 1)} times what you use at rest.`,
    `For ${inputs.sex === "male" ? "men" : "women"} your age, that is rated “{rating}”; “Good” starts at ${say.number(outputs.goodFrom!, 1)}.`,
    inputs.test === "resting"
      ? "The resting method is the roughest of the five: confirm it with a run or a walk."
      : "Repeat the same test on the same course in eight weeks: the difference says more than the number.",
  ],
  formula: {
    tex: [
      String.raw`V_{\text{Cooper}} = \frac{d - 504.9}{44.73} \qquad V_{\text{run}} = 3.5 + \frac{483}{t}`,
      String.raw`V_{\text{Rockport}} = 132.853 - 0.0769\,w - 0.3877\,a + 6.315\,s - 3.2649\,t - 0.1565\,h`,
      String.raw`V_{\text{step}} = 111.33 - 0.42\,h \;(\text{men}) \quad 65.81 - 0.1847\,h \;(\text{women}) \qquad V_{\text{rest}} = 15.3\,\frac{h_{\max}}{h_0}`,
    ],
    where: {
      V: "VO2 max in mL of oxygen per kg per minute",
      d: "meters in 12 minutes",
      t: "minutes for 1.5 miles or for one mile",
      w: "weight in pounds",
      a: "age in years",
      s: "1 for men, 0 for women",
      h: "heart rate at the end of the walk or after the step test",
      "h_{\\max}, h_0": "maximum and resting heart rate",
    },
  },
  howTo: [
    "Choose a Test you can do: Cooper or the 1.5-mile run if you are trained, the Rockport walk if you are not.",
    "Choose Sex and enter Age; they decide the rating and, in some tests, the formula.",
    "Cooper: run as far as you can in exactly 12 minutes on flat ground. 1.5-mile run: run it as fast as you can.",
    "Rockport: walk one mile as fast as you can and count your pulse at once. Step test: step up and down a 41 cm (16.25 in) step for three minutes, 24 steps a minute for men and 22 for women.",
    "Resting: enter your morning pulse and, if you know it, the Maximum heart rate.",
  ],
  faq: [
    {
      question: "How much can I improve my VO2 max?",
      answer:
        "In the HERITAGE study 481 inactive people trained for 20 weeks and gained 15% to 20% on average, some hardly anything and some 40%. Four-minute intervals at 90% to 95% of maximum heart rate work fastest.",
    },
    {
      question: "How fast does it fall with age?",
      answer:
        "By about 10% per decade from the late twenties in inactive people, and half that in those who keep training. Every additional MET goes with a 10% to 15% lower death rate.",
    },
    {
      question: "How accurate are field tests?",
      answer:
        "Within 3 to 5 mL/kg/min of a laboratory test with a mask for most people, if you really go all out. Cooper's own data, from US Air Force men, correlated at 0.90.",
    },
    {
      question: "How good is the figure from my sports watch?",
      answer:
        "It compares pace with pulse during outdoor runs. With the right maximum heart rate in its settings, it is about as accurate as a field test and useful for following the trend.",
    },
  ],
  about: [
    "VO2 max is the most oxygen your body can use per minute and kilogram: the size of your endurance engine. Each test replaces the lab mask with something that tracks it, speed or pulse, so all of them are estimates for the kind of people who were tested.",
    "Cooper and the run take an all-out effort and read too low if you hold back. Rockport was fitted to adults of 30 to 69, the step test to students, the resting formula to well-trained men. Ratings are those of the Cooper Institute by age and sex.",
  ],
  sources: [
    "Cooper KH, JAMA 203:201-204 (1968)",
    "ACSM's Guidelines for Exercise Testing and Prescription, 1.5-mile run",
    "Kline GM et al., Med Sci Sports Exerc 19:253-259 (1987), Rockport walk",
    "McArdle WD et al., Med Sci Sports 4:182-186 (1972), step test",
    "Uth N et al., Eur J Appl Physiol 91:111-115 (2004)",
    "Cooper Institute, The Physical Fitness Specialist Certification Manual (1997), in Heyward VH (1998)",
  ],
  caution:
    "For healthy people 13 and over: not with heart disease, beta blockers or during pregnancy. Ask a doctor before an all-out test if you are untrained or over 45.",
  phrases: [
    "vo2 max {distance} in 12 minutes age {age}",
    "vo2 max {sex} {age} resting heart rate {restingHeartRate}",
    "vo2 max ran {distance} in 12 minutes",
    "cooper test {distance}",
    "vo2max 1.5 mile run in {runMinutes} minutes",
    "vo2 max resting heart rate {restingHeartRate} age {age}",
    "how fit am i resting pulse {restingHeartRate} max {maxHeartRate}",
    "i walked a mile in {walkMinutes} heart rate {walkHeartRate} vo2 max",
    "how fit am i resting pulse {restingHeartRate} max pulse {maxHeartRate}",
    "i ran 1.5 miles in {runMinutes} minutes what is my vo2 max",
    "i ran or covered {distance} in 12 minutes",
    "finished the run in {runMinutes}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A 30-year-old man, 2,400 m in 12 minutes",
      inputs: { test: "cooper", sex: "male", age: 30, distance: 2400 },
      outputs: { vo2Max: 42.367539, rating: "Good" },
    },
    {
      title: "A 52-year-old woman, Rockport walk",
      inputs: { test: "rockport", sex: "female", age: 52, weight: 68, walkMinutes: 15.5, walkHeartRate: 128 },
      outputs: { vo2Max: 30.5264, rating: "Good" },
    },
    {
      title: "A 41-year-old man with a resting pulse of 52",
      inputs: { test: "resting", sex: "male", age: 41, restingHeartRate: 52 },
      outputs: { vo2Max: 52.755577, rating: "Superior" },
    },
  ],
});

interface Effort {
  readonly test: "cooper" | "run" | "rockport" | "step" | "resting";
  readonly sex: "male" | "female";
  readonly age: number;
  readonly distance: number;
  readonly runMinutes: number;
  readonly weight: number;
  readonly walkMinutes: number;
  readonly walkHeartRate: number;
  readonly stepHeartRate: number;
  readonly restingHeartRate: number;
  readonly maxHeartRate: number | null;
}

function measured(effort: Effort): number {
  switch (effort.test) {
    case "cooper":
      return above(0, (effort.distance - 504.9) / 44.73, "distance");
    case "run":
      return 3.5 + 483 / effort.runMinutes;
    case "rockport":
      return above(0, rockport(effort), "walkMinutes");
    case "step": {
      const { sex, stepHeartRate } = effort;
      const estimate = sex === "male" ? 111.33 - 0.42 * stepHeartRate : 65.81 - 0.1847 * stepHeartRate;
      return above(0, estimate, "stepHeartRate");
    }
    case "resting":
      return fromResting(effort);
  }
}

const POUND = 0.45359237;

function rockport({ sex, age, weight, walkMinutes, walkHeartRate }: Effort): number {
  const pounds = weight / POUND;
  return (
    132.853 -
    0.0769 * pounds -
    0.3877 * age +
    (sex === "male" ? 6.315 : 0) -
    3.2649 * walkMinutes -
    0.1565 * walkHeartRate
  );
}

function fromResting({ age, restingHeartRate, maxHeartRate }: Effort): number {
  const maximum = maxHeartRate ?? 208 - 0.7 * age;
  if (restingHeartRate >= maximum) refuse("restingHeartRate", "The resting heart rate must be below the maximum.");
  return (15.3 * maximum) / restingHeartRate;
}

function above(limit: number, estimate: number, field: string): number {
  return estimate > limit
    ? estimate
    : refuse(field, "The formula gives no result for this value. Check it, or choose another test.");
}
