/** What is eaten, burned and drunk. */
import { after, figureFirst, type Model } from "./model.ts";

const OF = "(?: of)?(?: (?:net|total))? ";
const BEFORE = figureFirst("proteins?|carbs?|carbohydrates?|fats?");
const grams = (names: string) => [
  `${BEFORE}<(?:mass|number)(\\d+)>(?: (?:grams?|g))?${OF}(?:${names})`,
  after(names, "<(?:mass|number)(\\d+)>"),
];

/** Kilocalories of carbohydrate, protein, fat and alcohol, by 4, 4, 9 and 7 a gram. */
export const MACROS: Model = {
  about: /\b(?:fats?|protein|carbs?|carbohydrates?|alcohol)\b/,
  not: /<(?:money|date|clock|length|volume|area|time|days|weeks|hours)|\b(?:body|lean|weigh|weight|per (?:kg|kilo|pound|lb)|burn\w*|lose|beer|wine|saturated|deficit)\b/,
  said: {
    perGram: [
      "(?:at |times |x )?<(?:number|energy)(\\d+)>(?: (?:calories|kcal|cal))? (?:a|per|each|every|\\/) ?(?:gram|g)\\b",
    ],
    share: ["{P}"],
    energy: [
      "{EN}",
      "{#}(?: total)? (?:calories|kcal|cals?|calorie)",
      "(?:calories|kcal|cals)(?: (?:is|are|of))* {#}(?! (?:of |g |grams? (?:of )?)?(?:protein|carb|fat))",
    ],
    carbs: grams("carbs?|carbohydrates?"),
    protein: grams("protein"),
    fat: grams("fats?"),
  },
  units: {
    energy: ["energy", "kcal"],
    perGram: ["energy", "kcal"],
    ...Object.fromEntries(["carbs", "protein", "fat"].map((one) => [one, ["mass", "g"] as const])),
  },
  asked: [
    [/\b(?:percent|percentage|share)\b/, "share"],
    ...(["fat", "protein", "carb"] as const).map(
      (one) =>
        [
          new RegExp(`\\b(?:grams?|g|much)\\b.*\\b${one}|\\b${one}s?\\b.*\\b(?:grams?|g)\\b`),
          one === "carb" ? "carbs" : one,
        ] as const,
    ),
    [/\b(?:calories|kcal|cals?|energy)\b/, "energy"],
  ],
  rules: [
    "shared = share / 100",
    "part = energy * shared",
    ...Object.entries({ carbs: 4, protein: 4, fat: 9 }).flatMap(([one, each]) => [
      `energy = ${one} * ${each}`,
      `energy = ${one} * perGram`,
      `part = ${one} * ${each}`,
      `part = ${one} * perGram`,
      `${one}Energy = ${one} * ${each}`,
    ]),
    "two = carbsEnergy + proteinEnergy",
    "energy = two + fatEnergy",
    "energy = carbsEnergy + proteinEnergy",
    "energy = carbsEnergy + fatEnergy",
    "energy = proteinEnergy + fatEnergy",
  ],
  words:
    "calories kcal cals cal calorie energy carbs carb carbohydrate carbohydrates protein fat fats grams gram g how many much in of and from is are has with total at per a each come comes my i eat macros macro meal snack food percent day daily if as eating want what diet should need it worth / - for",
  told: {
    energy: ["kcal", "Energy"],
    share: ["%", "Of the energy"],
    fat: ["g", "Fat"],
    protein: ["g", "Protein"],
    carbs: ["g", "Carbohydrates"],
  },
};

const inGlass = (ounces: string) => [
  `${ounces}(?: (?:water|size|sized))? (?:glass|glasses|cups?|bottles?|tumblers?)`,
  `(?:glass|glasses|cups?|bottles?|tumblers?)(?: (?:is|are|of|holds?|that|hold|with|has))* ${ounces}`,
];

/** Half the weight in pounds as ounces of water, as trainers say it, and the glasses of it. */
export const DRINKING: Model = {
  about: /\b(?:ounces?|oz|glasses|cups|bottles|water|drink)\b/,
  not: /<(?:money|date|clock|length|percent|area|temperature|energy|clock)|\b(?:kg|kilos?|dog|cat|coffee|recipe|flour|rice)\b/,
  said: {
    ...Object.fromEntries(["mass", "volume"].map((kind) => [`${kind}Glass`, inGlass(`<${kind}(\\d+)>`)])),
    ...Object.fromEntries(["mass", "volume"].map((kind) => [`${kind}Water`, [`<${kind}(\\d+)>(?: of)? water`]])),
    perPound: [
      "<(?:mass|volume)(\\d+)>(?: of water)? (?:per|a|for each|for every|each|every|\\/) ?(?:pound|lb)(?: of (?:body ?weight|body weight|weight))?",
    ],
    weight: [
      "{KG}(?= .*<(?:mass|volume)| .*\\|)(?: (?:person|man|woman|body weight))?",
      "{KG}",
      "<number(\\d+)>(?: pounds?| lbs?)",
    ],
  },
  signs: [
    [
      /\bhalf(?: of)? (?:(?:my|your|his|her|the|that|it|body|weight|bodyweight) ?)+(?:in (?:pounds|lbs?) )?(?:(?:as|in|into|of|=) )*(?:fluid )?(?:ounces|oz)\b|\bhalf an? (?:ounce|oz)(?: of water)? (?:per|for every|for each|a|each) (?:pound|lb)\b|(?<=\b(?:ounces|oz)\b.*)\bhalf (?:of )?(?:my|your|his|her) (?:body ?)?weight\b/,
      "perPound",
      0.5,
    ],
  ],
  // Ounces are both.
  units: {
    weight: ["mass", "lb"],
    massGlass: ["mass", "oz"],
    volumeGlass: ["volume", "floz-us"],
    massWater: ["mass", "oz"],
    volumeWater: ["volume", "floz-us"],
  },
  asked: [
    [/\b(?:how many|number of)?.*\b(?:glasses|cups|bottles|glass)\b/, "glasses"],
    [/\b(?:glasses|cups|bottles|glass)\b|\|/, "glasses"],
    [/\b(?:ounces|oz|how much|water|drink)\b|^/, "water"],
  ],
  rules: [
    "water = weight * perPound",
    ...["massGlass", "volumeGlass"].flatMap((glass) =>
      ["water", glass.replace("Glass", "Water")].map((water) => `glasses = ${water} / ${glass}`),
    ),
  ],
  words:
    "drink drinking water half my your his her body weight bodyweight in ounces oz ounce fluid of a day daily how many much is that i'm i am at to should glasses glass cups cup bottles bottle pounds lbs pound lb trainer says doctor need per for each as or person",
  told: { water: ["fl oz", "Water a day"], glasses: ["", "Glasses"] },
};
