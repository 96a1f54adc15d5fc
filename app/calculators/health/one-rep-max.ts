import { defineCalculator, choice, integer, percent, quantity, table, text } from "#engine/define.ts";
import { mass } from "#units/mass.ts";

const FORMULAS = [
  ["epley", "Epley (1985)"],
  ["brzycki", "Brzycki (1993)"],
  ["lombardi", "Lombardi (1989)"],
  ["oconner", "O'Conner (1989)"],
  ["wathan", "Wathan (1994)"],
  ["mayhew", "Mayhew (1992)"],
  ["lander", "Lander (1985)"],
] as const;

/** Share of the maximum, in percent, and the repetitions that it usually allows (NSCA). */
const LOADS = [
  [100, 1],
  [95, 2],
  [93, 3],
  [90, 4],
  [87, 5],
  [85, 6],
  [83, 7],
  [80, 8],
  [77, 9],
  [75, 10],
  [70, 11],
  [67, 12],
  [65, 15],
] as const;

export default defineCalculator({
  id: "one-rep-max",
  name: "One-Rep Max Calculator",
  category: "health",
  emoji: "🏋️",
  description:
    "The heaviest single lift you can expect from a set of several repetitions, with training loads for every rep count.",
  keywords: [
    "1rm",
    "max bench press",
    "epley",
    "brzycki",
    "squat",
    "deadlift",
    "strength",
    "training percentages",
    "deadlifted",
    "benched",
    "squatted",
    "bench pressed",
    "lift once",
  ],
  related: [
    { id: "protein-intake", stage: "complementary", relevance: 80 },
    { id: "calories-burned", stage: "complementary", relevance: 70 },
    "macro",
    "heart-rate-zones",
  ],
  inputs: {
    weightLifted: quantity("Weight lifted", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: 80,
      defaultIn: { imperial: "175 lb" },
      min: 0.5,
      max: 1000,
      also: [
        "lifted",
        "lift",
        "bench press",
        "squat",
        "deadlift",
        "bench",
        "benched",
        "squatted",
        "deadlifted",
        "press",
        "pulled",
        "pressed",
        "bench pressed",
        "curled",
        "pull",
        "pushed",
        "overhead press",
        "rowed",
        "put up",
        "moved",
      ],
    }),
    reps: integer("Repetitions", {
      default: 5,
      min: 1,
      max: 30,
      help: "Best with 2 to 10 repetitions to failure.",
      also: ["times", "sets of", "x"],
    }),
    formula: choice("Formula", {
      default: "epley",
      options: FORMULAS,
      called: { epley: ["epley"], brzycki: ["brzycki"] },
    }),
  },
  outputs: {
    oneRepMax: quantity("One-rep max", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      also: [
        "max",
        "1rm",
        "once",
        "one rep max",
        "max out",
        "heaviest",
        "most i can lift",
        "single",
        "one rep",
        "pull once",
        "lift once",
        "one time",
      ],
    }),
    averageEstimate: quantity("Mean of the seven formulas", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      also: ["average of the formulas"],
    }),
    lowestEstimate: quantity("Lowest", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    highestEstimate: quantity("Highest", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    formulas: table(
      "By formula",
      {
        formula: text("Formula", { labels: Object.fromEntries(FORMULAS) }),
        oneRepMax: quantity("One-rep max", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
      },
      { mark: { column: "formula", equals: "formula" } },
    ),
    loads: table(
      "Training loads",
      {
        percent: percent("Of the max", { decimals: 0 }),
        reps: integer("Repetitions"),
        weight: quantity("Weight", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
      },
      { mark: { column: "reps", equals: "reps" } },
    ),
  },
  figures: ["averageEstimate", { label: "All formulas", range: ["lowestEstimate", "highestEstimate"] }],
  pictures: [
    {
      draw: "rows",
      table: "loads",
      name: "reps",
      value: "weight",
      title: "Weight by repetitions, from the usual percentages",
    },
    { draw: "rows", table: "formulas", name: "formula", value: "oneRepMax", title: "By formula" },
  ],
  compute({ weightLifted, reps, formula }) {
    const formulas = FORMULAS.map(([name]) => ({
      formula: name,
      oneRepMax: reps === 1 ? weightLifted : weightLifted * multiplier(name, reps),
    }));
    const estimates = formulas.map((one) => one.oneRepMax);
    const oneRepMax = formulas.find((one) => one.formula === formula)!.oneRepMax;
    return {
      oneRepMax,
      averageEstimate: estimates.reduce((sum, one) => sum + one, 0) / estimates.length,
      lowestEstimate: Math.min(...estimates),
      highestEstimate: Math.max(...estimates),
      formulas,
      loads: LOADS.map(([percent, count]) => ({ percent, reps: count, weight: (oneRepMax * percent) / 100 })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.reps === 1
      ? `A single lift of {weightLifted} is your one-rep max; there is nothing to estimate if it was all you could lift.`
      : `Lifting {weightLifted} for {reps} repetitions points to a one-rep max of about {oneRepMax}.`,
    inputs.reps === 1
      ? `For sets of five, use about ${say.percent(87, 0)} of it; for sets of ten, ${say.percent(75, 0)}.`
      : `The seven formulas give {lowestEstimate} to {highestEstimate}, with an average of {averageEstimate}.`,
    inputs.reps > 10
      ? "Above 10 repetitions, endurance counts as much as strength, and the formulas drift apart. Test with a heavier set."
      : "Make your first attempt at the lowest estimate, with a spotter.",
  ],
  formula: {
    tex: [
      String.raw`M_{\text{Epley}} = w\left(1 + \frac{r}{30}\right) \qquad M_{\text{Brzycki}} = \frac{36\,w}{37 - r}`,
      String.raw`M_{\text{Lombardi}} = w\,r^{0.10} \qquad M_{\text{Wathan}} = \frac{100\,w}{48.8 + 53.8\,e^{-0.075\,r}}`,
    ],
    where: { M: "one-rep max", w: "weight lifted", r: "repetitions done until you could not do another" },
  },
  howTo: [
    "Warm up, then choose a weight you can lift 3 to 6 times. Stop when you would fail or lose form on the next repetition.",
    "Enter the Weight lifted, including the bar (20 kg or 45 lb for a standard one), and the Repetitions.",
    "Choose a Formula, or look at the average of all seven.",
    "Take the weights for your plan from Training loads.",
  ],
  faq: [
    {
      question: "Which formula is best?",
      answer:
        "Up to 10 repetitions, they differ by a few percent. LeSuer (1997) compared seven of them with actual maximums: Mayhew and Wathan came closest for the bench press, and all were too low for the deadlift. Sticking with one formula matters more than which one you choose.",
    },
    {
      question: "Is it safer than testing the maximum?",
      answer:
        "Yes, because a set of five takes only 87% of the weight. A true maximum attempt takes experience, a spotter or safety bars, and several days of rest beforehand.",
    },
    {
      question: "Why can I do more repetitions in the squat than the chart says?",
      answer:
        "The chart is an average over exercises. Large muscle groups allow more repetitions at the same share of the maximum than small ones, and endurance athletes do more than sprinters.",
    },
  ],
  about: [
    "Each formula links the number of repetitions to a share of the maximum. They were fitted to trained people doing the bench press, squat and deadlift to failure with 2 to 10 repetitions; they do not apply to lever machines or to a set that was stopped early.",
    "With one repetition, all of them return the weight itself. The training loads follow the NSCA chart: 85% or more for strength, 67% to 85% for muscle growth, lower for endurance.",
  ],
  sources: [
    "LeSuer DA et al., J Strength Cond Res 11:211-213 (1997), comparison of seven prediction equations",
    "Haff GG, Triplett NT (eds), NSCA Essentials of Strength Training and Conditioning, 4th ed. (2016)",
  ],
  caution:
    "For trained, healthy lifters: not for beginners without supervision, or with an injury or uncontrolled high blood pressure.",
  phrases: [
    "one rep max {weightLifted} {reps} reps",
    "1rm bench press {weightLifted} x {reps}",
    "1rm {weightLifted} for {reps} reps",
    "max bench {weightLifted} x {reps}",
    "one rep max {weightLifted} {reps} times",
    "what is my max if i lift {weightLifted} {reps} times",
    "squat max {weightLifted} {reps} reps",
    "heaviest i can lift once if i squat {weightLifted} for {reps}",
    "i got {weightLifted} up {reps} times at the gym what is my single",
    "i lifted {weightLifted} {reps} times what is the most i could lift once",
    "heaviest single from {weightLifted} for {reps} reps",
    "estimated max from {reps} repetitions with {weightLifted}",
    "did {reps} with {weightLifted} at the gym",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "100 kg for 5 repetitions by Epley",
      inputs: { weightLifted: 100, reps: 5 },
      outputs: { oneRepMax: 116.666667, lowestEstimate: 112.5 },
    },
    {
      title: "60 kg for 10 repetitions by Brzycki",
      inputs: { weightLifted: 60, reps: 10, formula: "brzycki" },
      outputs: { oneRepMax: 80 },
    },
  ],
});

/** How many times the weight of a set of `reps` repetitions the maximum is. */
function multiplier(formula: (typeof FORMULAS)[number][0], reps: number): number {
  switch (formula) {
    case "epley":
      return 1 + reps / 30;
    case "brzycki":
      return 36 / (37 - reps);
    case "lombardi":
      return reps ** 0.1;
    case "oconner":
      return 1 + 0.025 * reps;
    case "wathan":
      return 100 / (48.8 + 53.8 * Math.exp(-0.075 * reps));
    case "mayhew":
      return 100 / (52.2 + 41.9 * Math.exp(-0.055 * reps));
    case "lander":
      return 100 / (101.3 - 2.67123 * reps);
  }
}
