import { defineCalculator, choice, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

const FORMULAS = [
  ["boer", "Boer (1984)"],
  ["james", "James (1976)"],
  ["hume", "Hume (1966)"],
] as const;

export default defineCalculator({
  id: "lean-body-mass",
  name: "Lean Body Mass Calculator",
  category: "health",
  emoji: "💪",
  description: "Fat-free weight of an adult from sex, height and weight by the Boer, James and Hume formulas.",
  keywords: ["lbm", "fat free mass", "boer formula", "ffm", "muscle mass", "james formula"],
  related: [
    { id: "body-fat", stage: "complementary", relevance: 92 },
    { id: "bmr", stage: "next_step", relevance: 80 },
    "bmi",
    "ideal-weight",
    { id: "protein-intake", stage: "next_step", relevance: 84 },
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
    formula: choice("Formula", { default: "boer", options: FORMULAS }),
  },
  outputs: {
    leanBodyMass: quantity("Lean body mass", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      also: ["lean mass", "fat free mass", "lean weight", "lbm", "ffm", "muscle mass"],
    }),
    leanPercent: percent("Share of body weight", { decimals: 1, also: ["lean percent", "percent lean"] }),
    fatMass: quantity("Fat mass", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      also: ["fat weight", "pounds of fat"],
    }),
    bodyFatPercent: percent("Body fat implied", { decimals: 1 }),
    formulas: table(
      "By formula",
      {
        formula: text("Formula", { labels: Object.fromEntries(FORMULAS) }),
        leanBodyMass: quantity("Lean body mass", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
        bodyFatPercent: percent("Body fat", { decimals: 1 }),
      },
      { mark: { column: "formula", equals: "formula" } },
    ),
  },
  pictures: [{ draw: "parts", of: ["leanBodyMass", "fatMass"], whole: "weight" }],
  compute({ sex, weight, height, formula }) {
    const formulas = [
      { formula: "boer", leanBodyMass: boer(sex, weight, height) },
      { formula: "james", leanBodyMass: james(sex, weight, height) },
      { formula: "hume", leanBodyMass: hume(sex, weight, height) },
    ].map((one) => ({ ...one, bodyFatPercent: (100 * (weight - one.leanBodyMass)) / weight }));
    const chosen = formulas.find((one) => one.formula === formula)!;
    if (chosen.leanBodyMass <= 0) {
      refuse(
        "weight",
        "This formula gives no lean mass for that weight at this height. Check both, or choose another formula.",
      );
    }
    return {
      leanBodyMass: chosen.leanBodyMass,
      leanPercent: (100 * chosen.leanBodyMass) / weight,
      fatMass: weight - chosen.leanBodyMass,
      bodyFatPercent: chosen.bodyFatPercent,
      formulas,
    };
  },
  takeaways: (inputs, outputs) => [
    `Of your {weight}, about {leanBodyMass} is lean mass: muscle, bone, organs and water.`,
    outputs.fatMass! < 0
      ? `The formula overshoots here: it gives more lean mass than you weigh. Choose another one.`
      : `That leaves {fatMass} of fat, or {bodyFatPercent} of your weight.`,
    inputs.formula === "james" && inputs.weight / (inputs.height / 100) ** 2 > (inputs.sex === "male" ? 43 : 37)
      ? `Above a BMI of about ${inputs.sex === "male" ? 43 : 37} the James formula falls as weight rises: use Boer or Hume instead.`
      : `Two people of the same height, weight and sex get the same figure here; only a tape measure or a scan can tell them apart.`,
  ],
  formula: {
    tex: [
      String.raw`L_{\text{Boer}} = 0.407\,W + 0.267\,H - 19.2 \;(\text{men}) \qquad 0.252\,W + 0.473\,H - 48.3 \;(\text{women})`,
      String.raw`L_{\text{James}} = 1.1\,W - 128\left(\tfrac{W}{H}\right)^2 \;(\text{men}) \qquad 1.07\,W - 148\left(\tfrac{W}{H}\right)^2 \;(\text{women})`,
    ],
    where: { L: "lean body mass in kg", W: "weight in kg", H: "height in cm" },
  },
  howTo: [
    "Choose Sex and enter Weight and Height.",
    "Choose a Formula. Boer is the usual choice, including for contrast doses in CT scans; James is not valid in severe obesity.",
    "Compare the rows of By formula: a spread of 2 to 3 kg (4 to 7 lb) is normal.",
  ],
  faq: [
    {
      question: "Is lean body mass the same as muscle mass?",
      answer:
        "No. It is everything that is not fat: muscle, bones, organs, skin and water. Skeletal muscle is only about half of it in men and somewhat less in women.",
    },
    {
      question: "What can I do with the number?",
      answer:
        "Plan your protein (1.6 to 2.2 g per kg of body weight for building muscle), use it in the Katch-McArdle formula for resting energy, or track whether a diet is costing you muscle. Doctors use it for some drug and contrast doses.",
    },
    {
      question: "Why does the James formula go wrong in obesity?",
      answer:
        "It subtracts a term that grows with the square of weight over height. Beyond a BMI of about 37 in women and 43 in men, that term grows faster than the first one, so lean mass would fall with every kilogram gained.",
    },
  ],
  about: [
    "The three formulas were fitted to adults whose body water or blood volume had been measured, and they need only sex, weight and height. They describe the average person of that size: trained people have more lean mass than they say, and inactive people less.",
    "For very light people, a formula may give more lean mass than total weight, shown here as a negative fat mass. If you can measure your neck and waist, the Body Fat Calculator comes closer to your own body.",
  ],
  sources: [
    "Boer P, Am J Physiol 247:F632-F636 (1984)",
    "James WPT, Research on Obesity, HMSO (1976)",
    "Hume R, J Clin Pathol 19:389-391 (1966)",
  ],
  caution: "For adults; not for children, during pregnancy, with edema or after an amputation.",
  phrases: [
    "lean body mass {sex} {weight} {height}",
    "lbm boer {weight} {height}",
    "lean mass {sex} {weight} {height}",
    "fat free mass {weight} {height}",
    "how much of my {weight} is lean {sex} {height}",
    "how much of me is muscle and bone {sex} {weight} {height}",
    "how much of me is muscle {sex} {weight} {height}",
    "lean weight of someone {height} and {weight}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A man of 80 kg and 180 cm by Boer",
      inputs: { sex: "male", weight: 80, height: 180 },
      outputs: { leanBodyMass: 61.42, bodyFatPercent: 23.225 },
    },
    {
      title: "A woman of 65 kg and 168 cm by Hume",
      inputs: { sex: "female", weight: 65, height: 168, formula: "hume" },
      outputs: { leanBodyMass: 46.17239 },
    },
  ],
});

type Sex = "male" | "female";

function boer(sex: Sex, weight: number, height: number): number {
  return sex === "male" ? 0.407 * weight + 0.267 * height - 19.2 : 0.252 * weight + 0.473 * height - 48.3;
}

function james(sex: Sex, weight: number, height: number): number {
  const square = (weight / height) ** 2;
  return sex === "male" ? 1.1 * weight - 128 * square : 1.07 * weight - 148 * square;
}

function hume(sex: Sex, weight: number, height: number): number {
  return sex === "male" ? 0.3281 * weight + 0.33929 * height - 29.5336 : 0.29569 * weight + 0.41813 * height - 43.2933;
}
