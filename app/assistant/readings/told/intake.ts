/** What somebody takes: medicine by its strength, nutrients by their share of the energy. */
import { type Form, getMeasure, sum, toNumber, toQuantity, toUnit } from "#assistant/readings/slots/form.ts";

const DRUGS =
  "amoxicillin ibuprofen acetaminophen paracetamol tylenol advil motrin benadryl diphenhydramine cetirizine zyrtec azithromycin augmentin cephalexin cefdinir prednisone prednisolone morphine heparin furosemide lasix metformin digoxin gabapentin medicine medication drug suspension syrup solution liquid elixir oral vial ampule antibiotic";
const DOSES = `${DRUGS} ml mls milliliters millilitres cc mg volume many dose doses ordered order orders prescribed prescription prescribes doctor nurse patient child kid son daughter baby toddler have has hand available on stock bottle label says say strength is comes come contains concentration in per / each every to draw up give administer measure pour need needs take takes liquid total single supplied supply as do should required by`;

/** Kilocalories in a gram. */
const ENERGY: Readonly<Record<string, number>> = { carb: 4, protein: 4, fat: 9 };

export const INTAKE: readonly Form[] = [
  {
    // "The suspension is 250 mg in 5 ml and I have to give 400 mg, how many ml"
    about: [
      /<mass\d+>/,
      /<volume\d+>|<massConcentration/,
      /\bmls?\b|\bmilliliters?\b|\bmillilitres?\b|\bcc\b|\bvolume\b|\bhow much (?:liquid|suspension|syrup|should|do|does)\b/,
    ],
    not: /<(?:money|percent|time|date|length|area)|<.*<.*<.*<|\b(?:kg|kilo|times|daily|hours?|days?|weight|weighs?|total|dilute|diluted|mix)\b/,
    places: {
      strength: [
        "<mass(\\d+)>(?: of drug)? (?:per|in|each|in each|every|for every|\\/) <volume(\\d+)>",
        "<massConcentration(\\d+)>",
      ],
      dose: ["<mass(\\d+)>"],
    },
    words: DOSES,
    read: ({ strength, dose }, _, all) => {
      const [each, wanted] = [
        toUnit(strength, "mass", "mg") ?? toUnit(strength, "massConcentration", "mg/mL"),
        toUnit(dose, "mass", "mg"),
      ];
      const volume = all.find((one) => getMeasure(one)?.dimension.id === "volume");
      const held = volume ? toUnit(volume, "volume", "mL") : 1;
      if (!wanted || !held || !each) return null;
      return toQuantity(`${held} * ${wanted} / ${each}`, "Volume to give", "mL");
    },
  },

  {
    // "2200 calories, 40 percent carbs, how many grams"
    about: [
      /\bgrams?\b|\bg\b|\bhow much (?:protein|fat|carbs?)\b/,
      /<percent/,
      /\b(?:calories|kcal|cals|cal)\b|<energy/,
      /\b(?:carb|protein|fat)/,
    ],
    not: /<(?:money|time|date|mass|volume|length)|<.*<.*<|\b(?:body|saturated|deficit|surplus|burn\w*|lean)\b/,
    places: { energy: ["<(?:number|energy)(\\d+)>"], share: ["{P}"] },
    words:
      "calories kcal cals cal calorie diet a day daily per of from in as on carb carbs carbohydrate carbohydrates protein fat fats grams gram g how many much is are should eat that's with macro macros want at my i for intake target goal eating need",
    read: ({ energy, share }, text) => {
      const kinds = Object.keys(ENERGY).filter((one) => new RegExp(`\\b${one}`).test(text));
      const all = toUnit(energy, "energy", "kcal") ?? toNumber(energy);
      if (kinds.length !== 1 || !(all >= 500 && all <= 10_000)) return null;
      const expression = `${all} * ${toNumber(share)} / 100 / ${ENERGY[kinds[0]!]}`;
      return { ...sum(expression), told: { field: { kind: "number", label: "Grams a day", decimals: 1 } } };
    },
  },
];
