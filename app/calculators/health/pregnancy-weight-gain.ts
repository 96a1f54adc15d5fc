import { defineCalculator, chart, choice, integer, number, quantity, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

/** Lowest BMI of each class with the recommended gain in kg: for one baby (IOM 2009) and for twins. */
const CLASSES = [
  { name: "Underweight", from: 0, one: [12.5, 18], twins: [22.7, 28.1] },
  { name: "Normal weight", from: 18.5, one: [11.5, 16], twins: [17, 25] },
  { name: "Overweight", from: 25, one: [7, 11.5], twins: [14, 23] },
  { name: "Obesity", from: 30, one: [5, 9], twins: [11, 19] },
] as const;

/** The same as the tables say it in pounds: they were rounded there before they were turned into kilograms. */
const POUNDS: Readonly<Record<string, { readonly one: string; readonly twins: string }>> = {
  Underweight: { one: "28 to 40", twins: "50 to 62" },
  "Normal weight": { one: "25 to 35", twins: "37 to 54" },
  Overweight: { one: "15 to 25", twins: "31 to 50" },
  Obesity: { one: "11 to 20", twins: "25 to 42" },
};

/** Gain in kg by the end of the first trimester. */
const EARLY_GAIN = [0.5, 2] as const;
const FIRST_TRIMESTER = 13;
const TERM = 40;

export default defineCalculator({
  id: "pregnancy-weight-gain",
  name: "Pregnancy Weight Gain Calculator",
  category: "health",
  emoji: "🤱",
  description: "How much weight to gain in pregnancy for your BMI before it, week by week, for one baby or twins.",
  keywords: [
    "gestational weight",
    "iom guidelines",
    "twins",
    "expecting",
    "maternal weight",
    "prenatal",
    "weight to put on in pregnancy",
    "gain while pregnant",
  ],
  related: [
    { id: "due-date", stage: "complementary", relevance: 90 },
    "bmi",
    "ovulation",
    { id: "protein-intake", stage: "complementary", relevance: 78 },
    { id: "water-intake", stage: "complementary", relevance: 74 },
  ],
  inputs: {
    weightBefore: quantity("Weight before pregnancy", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: 62,
      defaultIn: { imperial: "135 lb" },
      min: 30,
      max: 350,
      also: [
        "before pregnancy",
        "pre-pregnancy",
        "before",
        "prepregnancy weight",
        "starting weight",
        "weighed",
        "started this pregnancy at",
        "started at",
        "weighed before",
        "start at",
        "pre-pregnancy weight",
      ],
    }),
    height: quantity("Height", length, {
      unit: "cm",
      metric: "cm",
      imperial: "ft-in",
      default: 165,
      defaultIn: { imperial: "5 ft 5 in" },
      min: 120,
      max: 230,
      also: ["tall", "stand", "standing"],
    }),
    week: number("Week of pregnancy now", {
      default: 20,
      min: 0,
      max: 44,
      unit: "weeks",
      also: ["weeks pregnant", "weeks along"],
    }),
    babies: choice("Babies", {
      default: "one",
      options: [
        ["one", "One"],
        ["twins", "Twins"],
      ],
      called: { twins: ["two babies", "twin", "twins"] },
    }),
    weightNow: quantity("Weight now", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: null,
      min: 30,
      max: 400,
      optional: true,
      also: ["now", "weigh now", "currently", "at the moment"],
    }),
  },
  outputs: {
    gainMin: quantity("Recommended total gain from", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      also: ["gain", "total gain", "put on", "gain in all", "weight to gain"],
    }),
    gainMax: quantity("Recommended total gain to", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    bmiBefore: number("BMI before pregnancy", { decimals: 1 }),
    bmiCategory: text("BMI class"),
    gainMinNow: quantity("Gain by now from", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    gainMaxNow: quantity("Gain by now to", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    weeklyRateMin: quantity("Per week after week 13 from", mass, { unit: "kg", imperial: "lb", decimals: 2 }),
    weeklyRateMax: quantity("Per week after week 13 to", mass, { unit: "kg", imperial: "lb", decimals: 2 }),
    weightAtTermMin: quantity("Weight at term from", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    weightAtTermMax: quantity("Weight at term to", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      also: ["weigh at the end"],
    }),
    gainSoFar: quantity("Gained so far", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      none: "Enter your weight now",
      also: ["have i gained"],
    }),
    status: text("Compared with the range", { none: "Enter your weight now", also: ["on track", "too much"] }),
    gainByWeek: chart("Recommended gain by week", {
      x: { week: integer("Week") },
      y: {
        gainMin: quantity("At least", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
        gainMax: quantity("At most", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
      },
      as: "line",
      own: { x: "week", label: "Your week" },
    }),
  },
  figures: [
    { label: "Recommended total gain", range: ["gainMin", "gainMax"] },
    { label: "Gain by now", range: ["gainMinNow", "gainMaxNow"] },
    { label: "Per week after week 13", range: ["weeklyRateMin", "weeklyRateMax"] },
    { label: "Weight at term", range: ["weightAtTermMin", "weightAtTermMax"] },
    "bmiBefore",
    "bmiCategory",
    "gainSoFar",
    "status",
  ],
  compute({ weightBefore, height, week, babies, weightNow }) {
    const bmiBefore = (10_000 * weightBefore) / height ** 2;
    const group = CLASSES.findLast((one) => bmiBefore >= one.from)!;
    const [gainMin, gainMax] = group[babies];
    const [earlyMin, earlyMax] = EARLY_GAIN;
    const gainMinNow = gainAt(week, earlyMin, gainMin);
    const gainMaxNow = gainAt(week, earlyMax, gainMax);
    const gainSoFar = weightNow === null ? null : weightNow - weightBefore;
    return {
      gainMin,
      gainMax,
      bmiBefore,
      bmiCategory: group.name,
      gainMinNow,
      gainMaxNow,
      weeklyRateMin: (gainMin - earlyMin) / (TERM - FIRST_TRIMESTER),
      weeklyRateMax: (gainMax - earlyMax) / (TERM - FIRST_TRIMESTER),
      weightAtTermMin: weightBefore + gainMin,
      weightAtTermMax: weightBefore + gainMax,
      gainSoFar,
      status: gainSoFar === null ? null : statusOf(gainSoFar, gainMinNow, gainMaxNow),
      gainByWeek: Array.from({ length: TERM + 1 }, (_, at) => ({
        week: at,
        gainMin: gainAt(at, earlyMin, gainMin),
        gainMax: gainAt(at, earlyMax, gainMax),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `With a BMI of ${say.number(outputs.bmiBefore!, 1)} before pregnancy, the recommended total gain is {gainMin} to {gainMax} for ${inputs.babies === "one" ? "one baby" : "twins"}; the guideline's round figure is ${POUNDS[outputs.bmiCategory!]![inputs.babies]} lb.`,
    `By week ${say.number(inputs.week)}, that means {gainMinNow} to {gainMaxNow}; after week 13 it is {weeklyRateMin} to {weeklyRateMax} a week.`,
    outputs.gainSoFar === null
      ? `At term, you would weigh {weightAtTermMin} to {weightAtTermMax}.`
      : outputs.status === "Within the range"
        ? `You have gained {gainSoFar} so far, which is within the range.`
        : `${outputs.gainSoFar < 0 ? "So far you weigh less than before" : "You have gained {gainSoFar} so far"}: ${outputs.status!.toLowerCase()}. Bring it up at your next checkup rather than dieting.`,
  ],
  formula: {
    tex: [
      String.raw`G(w) = g\,\frac{w}{13} \quad (w \le 13)`,
      String.raw`G(w) = g + (T - g)\,\frac{w - 13}{27} \quad (13 < w \le 40)`,
    ],
    where: {
      "G(w)": "gain by week w",
      g: "gain by week 13: 0.5 kg for the lower line, 2 kg for the upper",
      T: "recommended total gain, lower or upper",
      w: "week of pregnancy",
    },
  },
  howTo: [
    "Enter Weight before pregnancy and Height: your BMI before pregnancy decides which range applies.",
    "Enter the Week of pregnancy now; the Due Date Calculator works it out from your last period.",
    "Choose One or Twins under Babies.",
    "Add Weight now, on the same scale and at the same time of day, to see whether you are within the range.",
  ],
  faq: [
    {
      question: "Where does the weight go?",
      answer:
        "Of 12.5 kg (28 lb), about 3.4 kg is the baby, 0.7 the placenta, 0.8 the amniotic fluid, 1 the uterus, 0.5 the breasts, 1.5 extra blood, 1.5 other fluid and about 3 stored fat. With obesity, the stores are already there, so less gain is advised.",
    },
    {
      question: "I lost weight in the first trimester. Is that bad?",
      answer:
        "Usually not. With nausea, many people gain nothing or lose a little until week 13, when the baby itself still weighs well under 100 g (3.5 oz). Call your midwife or doctor if you lose more than 5% of your weight or cannot keep fluids down.",
    },
    {
      question: "I am above the range. Should I diet?",
      answer:
        "Do not try to lose weight during pregnancy without medical advice. You need only about 340 kcal a day more in the second trimester and 450 in the third (US National Academies). Aim for the weekly rate from now on.",
    },
  ],
  about: [
    "The ranges are those of the US Institute of Medicine (2009), which ACOG endorses. They are based on studies of birth weight, cesarean birth and the weight mothers kept afterward. The figures for twins are provisional; the IOM gave none for underweight mothers of twins, so those of Luke (2003) are used.",
    "Week by week, each end of the range is drawn as two straight lines: slowly at first, to 0.5 and 2 kg (1.1 and 4.4 lb) at week 13, then evenly to week 40. At normal weight, the IOM's own weekly rate is 0.35 to 0.5 kg (0.8 to 1 lb). Real gain comes in steps; a single week outside the range means nothing.",
  ],
  sources: [
    "Institute of Medicine, Weight Gain During Pregnancy: Reexamining the Guidelines (2009)",
    "Luke B et al., J Reprod Med 48:217-224 (2003)",
    "ACOG Committee Opinion 548 (2013)",
  ],
  caution:
    "Not for triplets or more, or for anyone under 18. If you have diabetes, ask your clinic; report swelling or sudden weight gain at once.",
  phrases: [
    "pregnancy weight gain {weightBefore} {height} week {week}",
    "how much weight should I gain in pregnancy at {weightBefore} {height}",
    "pregnancy weight gain {weightBefore} {height}",
    "how much weight to gain while pregnant {weightBefore} before {height}",
    "pregnant with {babies} {height} {weightBefore} how many kilos to gain",
    "weighed {weightBefore} before getting pregnant {height} tall",
    "supposed to gain {height} {weightBefore}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Week 20, normal weight before pregnancy",
      inputs: { weightBefore: 60, height: 165, week: 20, weightNow: 64 },
      outputs: { gainMin: 11.5, gainMax: 16, status: "Within the range" },
    },
    {
      title: "Twins, overweight before pregnancy, week 30",
      inputs: { weightBefore: 75, height: 165, week: 30, babies: "twins" },
      outputs: { gainMin: 14, gainMax: 23, gainMinNow: 9, status: null },
    },
  ],
});

function gainAt(week: number, early: number, total: number): number {
  if (week <= FIRST_TRIMESTER) return (early * week) / FIRST_TRIMESTER;
  return early + ((total - early) * (Math.min(week, TERM) - FIRST_TRIMESTER)) / (TERM - FIRST_TRIMESTER);
}

function statusOf(gain: number, least: number, most: number): string {
  return gain < least ? "Below the range" : gain > most ? "Above the range" : "Within the range";
}
