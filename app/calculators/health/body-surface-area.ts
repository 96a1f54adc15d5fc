import { defineCalculator, choice, percent, quantity, table, text } from "#engine/define.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

const FORMULAS = [
  ["mosteller", "Mosteller (1987)"],
  ["du-bois", "Du Bois (1916)"],
  ["haycock", "Haycock (1978)"],
  ["gehan-george", "Gehan and George (1970)"],
  ["boyd", "Boyd (1935)"],
  ["fujimoto", "Fujimoto (1968)"],
] as const;

export default defineCalculator({
  id: "body-surface-area",
  name: "Body Surface Area Calculator",
  category: "health",
  emoji: "🧍",
  description:
    "The skin area of a child or adult from height and weight, by six published formulas, as used for dosing and burns.",
  keywords: [
    "bsa",
    "mosteller",
    "du bois",
    "chemotherapy dose",
    "square metres of skin",
    "haycock",
    "skin area",
    "chemo dose",
  ],
  related: [
    { id: "medication-dose", stage: "next_step", relevance: 90 },
    { id: "bmi", stage: "complementary", relevance: 78 },
    "lean-body-mass",
    { id: "kidney-egfr", stage: "complementary", relevance: 76 },
  ],
  inputs: {
    weight: quantity("Weight", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: 70,
      defaultIn: { imperial: "150 lb" },
      min: 0.5,
      max: 650,
      also: ["weigh", "weighing", "weighed", "body weight"],
    }),
    height: quantity("Height", length, {
      unit: "cm",
      metric: "cm",
      imperial: "ft-in",
      default: 175,
      defaultIn: { imperial: "5 ft 9 in" },
      min: 25,
      max: 275,
      also: ["tall", "stand", "standing"],
    }),
    formula: choice("Formula", {
      default: "mosteller",
      options: FORMULAS,
      called: { "du-bois": ["dubois", "du bois"] },
    }),
  },
  outputs: {
    bodySurfaceArea: quantity("Body surface area", area, {
      unit: "m2",
      metric: "m2",
      imperial: "m2",
      decimals: 2,
      also: ["bsa", "surface area", "square meters of skin", "skin area"],
    }),
    lowestEstimate: quantity("Lowest of the six", area, { unit: "m2", metric: "m2", imperial: "m2", decimals: 2 }),
    highestEstimate: quantity("Highest of the six", area, { unit: "m2", metric: "m2", imperial: "m2", decimals: 2 }),
    formulas: table(
      "By formula",
      {
        formula: text("Formula", { labels: Object.fromEntries(FORMULAS) }),
        bodySurfaceArea: quantity("Area", area, { unit: "m2", metric: "m2", imperial: "m2", decimals: 3 }),
        differencePercent: percent("Compared with the chosen one", { decimals: 1 }),
      },
      { mark: { column: "formula", equals: "formula" } },
    ),
  },
  figures: [{ label: "All formulas", range: ["lowestEstimate", "highestEstimate"] }],
  pictures: [{ draw: "rows", table: "formulas", name: "formula", value: "bodySurfaceArea", title: "By formula" }],
  compute({ weight, height, formula }) {
    const areas = [
      { name: "mosteller", area: Math.sqrt((weight * height) / 3600) },
      { name: "du-bois", area: 0.007184 * weight ** 0.425 * height ** 0.725 },
      { name: "haycock", area: 0.024265 * weight ** 0.5378 * height ** 0.3964 },
      { name: "gehan-george", area: 0.0235 * weight ** 0.51456 * height ** 0.42246 },
      { name: "boyd", area: 0.0333 * weight ** (0.6157 - 0.0188 * Math.log10(weight)) * height ** 0.3 },
      { name: "fujimoto", area: 0.008883 * weight ** 0.444 * height ** 0.663 },
    ];
    const bodySurfaceArea = areas.find((one) => one.name === formula)!.area;
    return {
      bodySurfaceArea,
      lowestEstimate: Math.min(...areas.map((one) => one.area)),
      highestEstimate: Math.max(...areas.map((one) => one.area)),
      formulas: areas.map((one) => ({
        formula: one.name,
        bodySurfaceArea: one.area,
        differencePercent: 100 * (one.area / bodySurfaceArea - 1),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `At {weight} and {height}, a body has about {bodySurfaceArea} of skin.`,
    `The six formulas give {lowestEstimate} to {highestEstimate}, a spread of ${say.percent(100 * (outputs.highestEstimate! / outputs.lowestEstimate! - 1), 1)}.`,
    inputs.formula === "du-bois" && inputs.weight < 15
      ? "Du Bois is known to read too low in small children: use Haycock or Mosteller instead."
      : `A dose of 100 mg/m² would be ${say.number(100 * outputs.bodySurfaceArea!, 0)} mg.`,
  ],
  formula: {
    tex: [
      String.raw`S_{\text{Mosteller}} = \sqrt{\frac{W\,H}{3600}}`,
      String.raw`S_{\text{Du Bois}} = 0.007184\,W^{0.425} H^{0.725} \qquad S_{\text{Haycock}} = 0.024265\,W^{0.5378} H^{0.3964}`,
    ],
    where: { S: "body surface area in m²", W: "weight in kg", H: "height in cm" },
  },
  howTo: [
    "Enter Weight and Height; for a baby, use the length lying down.",
    "Choose the Formula that your protocol names. If it names none, Mosteller is the common choice.",
    "Check By formula to see how much the other formulas differ, in percent.",
  ],
  faq: [
    {
      question: "Which formula do hospitals use?",
      answer:
        "Mosteller in most oncology and pediatric protocols, because it is simple to calculate and stays within about 2% of the longer formulas in adults. Du Bois is still used for kidney and heart values such as cardiac index. If the protocol names a formula, use that one.",
    },
    {
      question: "Why is a body surface of 1.73 m² used for kidney values?",
      answer:
        "It was the average for 25-year-old adults in the United States in 1927, and filtration rates have been scaled to it ever since so that small and large people can be compared. Averages today are closer to 1.9 m² for men and 1.7 m² for women.",
    },
    {
      question: "Are doses by surface area capped?",
      answer:
        "Some centers cap them at 2.0 or 2.2 m², but the American Society of Clinical Oncology advises full doses by actual weight for patients with obesity (2012, updated 2021). The decision is the prescriber's.",
    },
  ],
  about: [
    "Surface area tracks heat loss, blood volume and kidney function better than weight does, so doses of many cancer drugs, fluids for burns, and heart and kidney values are given per square meter. Nobody's skin is actually measured: all six formulas estimate it from weight and height.",
    "Du Bois and Du Bois wrapped and measured nine people in 1916; Haycock measured 81 people, from premature infants to adults; Gehan and George used 401. For a newborn of 3 kg (6.6 lb), the formulas differ by more than 10%.",
  ],
  sources: [
    "Mosteller RD, N Engl J Med 317:1098 (1987)",
    "Du Bois D, Du Bois EF, Arch Intern Med 17:863-871 (1916)",
    "Haycock GB et al., J Pediatr 93:62-66 (1978)",
    "Gehan EA, George SL, Cancer Chemother Rep 54:225-235 (1970)",
    "Boyd E, The Growth of the Surface Area of the Human Body (1935)",
    "Fujimoto S et al., Nippon Eiseigaku Zasshi 23:443-450 (1968)",
  ],
  caution:
    "Do not use this to dose on your own: the prescriber chooses the formula and dose, and a second person checks the figures.",
  phrases: [
    "body surface area {weight} {height}",
    "bsa mosteller {weight} {height}",
    "bsa {height} {weight}",
    "body surface area for {weight} and {height}",
    "how much skin do i have {height} {weight}",
    "surface area of a patient or child {height} {weight}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "An adult of 70 kg and 175 cm by Mosteller",
      inputs: { weight: 70, height: 175 },
      outputs: { bodySurfaceArea: 1.844662 },
    },
    {
      title: "A child of 12 kg and 86 cm by Haycock",
      inputs: { weight: 12, height: 86, formula: "haycock" },
      outputs: { bodySurfaceArea: 0.539758 },
    },
  ],
});
