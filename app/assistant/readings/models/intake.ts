/** What is eaten, burned and drunk. */
import { after, by, figureFirst, inA, type Model } from "./model.ts";

const KCAL = "(?:{EN}|{#}(?: (?:calories|calorie|kcals?|cals?))?)";
const BURNED = "tdee|maintenance|maintain|burn|burns|burning|expenditure";

/** What is eaten, burned and lost. */
export const CALORIES: Model = {
  about: /<energy|\b(?:calories?|kcal|cals?|tdee|bmr|deficit)\b|\b(?:lose|losing|gain)\b.*\bweek/,
  not: /<(?:money|date|clock|volume|length|speed|area|percent|fraction|temperature)|\b(?:protein|carbs?|fat|mets?|servings?|cans?|kibble|pouch\w*|walk\w*|run\w*|old|age|male|female|woman|man|each)\b/,
  said: {
    perPound: [
      `${KCAL} (?:per|a|in a|for a|for each|each|every|\\/|equals? (?:a|one)|to a|=|is a|is one) ?(?:pound|lb|pounds)(?: of (?:fat|body fat))?`,
    ],
    factor: [
      "(?:activity |multiplier |factor |level |activity level )+(?:of |is |x |= )*{#}",
      "{#} (?:activity|multiplier|factor|pal)(?: (?:factor|multiplier|level))?",
      "(?:x|times|by|\\*) {#}",
    ],
    resting: [after("bmr|basal(?: metabolic)?(?: rate)?|resting", KCAL), `${KCAL} (?:bmr|basal)`],
    burned: [
      `${figureFirst(`${BURNED}|deficit|surplus`)}${KCAL}(?: ${by("day")})?(?: (?:is|my|to|for))* (?:${BURNED})`,
      `(?:${BURNED})(?: (?:is|are|of|at|about|level|calories|i|my))* ${KCAL}(?: ${by("day")})?`,
    ],
    deficit: [
      `${KCAL}(?: ${by("day")})?(?: calories?)? (?:deficit|less|short|under|cut)(?: ${by("day")})?`,
      `(?:deficit|cut|minus|less)(?: (?:of|is|by|${by("day")}))* ${KCAL}(?: ${by("day")})?`,
    ],
    surplus: [`${KCAL}(?: calories?)? (?:surplus|over|extra|more)`, `(?:surplus|plus)(?: of| is)* ${KCAL}`],
    eaten: [
      `(?:eat|eating|eats|ate|intake|intake of|consume|take in)(?: (?:is|of|about|only))* ${KCAL}(?: ${by("day")})?`,
      `${KCAL} (?:intake|eaten)`,
    ],
    perWeek: [`{KG}(?:(?: [a-z]+)? ${by("week")})`],
    pounds: ["{KG}"],
    days: ["{d}"],
    weeks: ["{w}"],
  },
  units: {
    ...Object.fromEntries(
      ["perPound", "resting", "deficit", "surplus", "burned", "eaten"].map((one) => [one, ["energy", "kcal"] as const]),
    ),
    pounds: ["mass", "lb"],
    perWeek: ["mass", "lb"],
    days: ["time", "day"],
    weeks: ["time", "week"],
  },
  asked: [
    [/\b(?:how many|what|number of) weeks\b|\bweeks\b/, "weeks"],
    [/\b(?:how long|how many days|days|when)\b/, "days"],
    [new RegExp(`^(?=.*\\b(?:lose|pounds?|lbs?|loss|gain)\\b)${inA("week")}|${inA("week")}`), "perWeek"],
    [/\b(?:how many|what|how much) (?:pounds|lbs|weight)\b|\b(?:pounds|lbs)\b|\bhow much .*\blose\b/, "pounds"],
    [/\bdeficit\b/, "deficit"],
    [/\b(?:tdee|maintenance|maintain|burned)\b/, "burned"],
    [/^(?!.*\bweek).*\b(?:eat|intake|consume)\b/, "eaten"],
    [/\b(?:calories|kcal|cals)\b|\bburn\b/, "all"],
    // "TDEE 2250 minus 500"
    [/^(?!.*\bweek)/, "eaten"],
    [/^(?!.*\bweek)/, "burned"],
  ],
  rules: [
    "burned = resting * factor",
    "eaten = burned - deficit",
    "eaten = burned + surplus",
    "all = pounds * perPound",
    "all = deficit * days",
    "all = week * weeks",
    "week = deficit * 7",
    "week = perWeek * perPound",
    "days = all / deficit",
    "pounds = perWeek * weeks",
  ],
  words:
    "calories calorie kcal kcals cal cals tdee bmr deficit surplus maintenance activity factor multiplier level a day daily per week weekly weeks days pound pounds lb lbs of fat body at with to lose losing loss drop i my is if eat eating intake burn burns burning how much many long want need should total will it in each pal weight for target goal now what's - and minus",
  told: {
    weeks: ["week", "Time"],
    days: ["day", "Time"],
    pounds: ["lb", "Weight"],
    perWeek: ["lb", "A week"],
    deficit: ["kcal", "Deficit a day"],
    burned: ["kcal", "Burned a day"],
    eaten: ["kcal", "To eat a day"],
    all: ["kcal", "Energy"],
  },
};

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
