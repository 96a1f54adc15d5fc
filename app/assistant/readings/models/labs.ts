/** What a laboratory or a cuff measures, and what is worked out from it: gaps, corrected values, cholesterol, pressures. */
import { read } from "#assistant/readings/slots/form.ts";
import { after, figureFirst, type Model } from "./model.ts";

const NUMBER = "<(?:number|percent)(\\d+)>(?: (?:mg|mmol|meq|g|mmhg|mm)(?: ?(?:\\/|per) ?(?:dl|l)| hg)?)?";
const UNITS = "mg dl mmol meq g l mmhg mm hg / per";
const FIGURE_FIRST = figureFirst(
  "sodium|na|potassium|k|chloride|cl|bicarbonate|bicarb|hco3|albumin|alb|calcium|ca|glucose|bun|hdl|ldl|triglycerides|trigs?|tg|total|tc|cholesterol|chol|creatinine",
);
/** "Sodium 140", "a sodium level of 140", "140 for sodium". */
const level = (names: string) => [
  `${FIGURE_FIRST}${NUMBER} (?:of |for )?(?:${names})\\b`,
  after(`(?:${names})(?: (?:level|count|cholesterol|chol|serum))?`, NUMBER),
];

export const LABS: Model = {
  about:
    /\b(?:anion gap|osmolality|osmolarity|osm|corrected (?:calcium|ca|sodium|na)|(?:calcium|sodium) corrected|correct (?:the |my |a )?(?:calcium|sodium)|non[ -]?hdl|ldl|corrected|friedewald|cholesterol|hdl|bun|winters?|triglycerides)\b/,
  not: /<(?:money|date|clock|mass|area|length)|\b(?:mmol|delta|urine|stool|gap of|vldl|risk|age)\b/,
  said: {
    "factor hundred": ["{#}(?: (?:mg|meq|mmol))?(?: ?\\/ ?l)? (?:per|for every|for each|each) {#}"],
    factor: [
      "{#}(?: (?:mg|meq|mmol|g))?(?: ?\\/ ?(?:dl|l))? (?:per|for every|for each|each) (?:gram|g|mg)?",
      "{#} factor",
      "factor(?: (?:of|is))? {#}",
    ],
    "total hdl": [
      "(?<=(?:cholesterol|chol|total)(?: cholesterol)? ?(?:\\/|to) ?hdl(?: ratio)?(?: (?:of|for|with|is))* ){#} (?:and |to |\\/ ?)?{#}",
    ],
    sodium: level("sodium|na"),
    potassium: level("potassium|k"),
    chloride: level("chloride|cl"),
    bicarbonate: level("bicarbonate|bicarb|hco3|co2"),
    albumin: level("albumin|alb"),
    calcium: level("calcium|ca"),
    glucose: level("glucose|sugar|glu"),
    urea: level("bun|urea nitrogen|urea"),
    hdl: level("hdl"),
    ldl: level("ldl"),
    creatinine: level("(?:serum )?creatinine|creat|cr"),
    fats: level("triglycerides|triglyceride|trigs|trig|tg"),
    total: level("total cholesterol|cholesterol total|total chol|total|tc|cholesterol|chol"),
    // "Anion gap 140 - 103 - 24"
    "sodium chloride bicarbonate": ["{#} - {#} - {#}"],
  },
  usual: { potassium: 0, hundred: 100 },
  asked: [
    [/\banion gap\b/, "gap"],
    [/\b(?:osmolality|osmolarity|osm)\b/, "osmolality"],
    [/\bcorrect(?:ed)?\b.*\b(?:calcium|ca)\b|\bcalcium\b.*\bcorrected\b|\bcorrect(?:ed)?\b/, "realCalcium"],
    [/\bcorrect(?:ed)?\b.*\b(?:sodium|na)\b|\bsodium\b.*\bcorrected\b|\bcorrect(?:ed)?\b/, "realSodium"],
    ...["ratio", "ldlRatio", "fatRatio", "ureaRatio"].map((one) => [/\bratio\b/, one] as const),
    [/\b(?:pco2|co2|winters?)\b/, "pco2"],
    [/\bnon[ -]?hdl\b/, "rest"],
    [/\bldl\b|\bfriedewald\b/, "ldl"],
    [/\btotal\b/, "total"],
  ],
  rules: [
    "cations = sodium + potassium",
    "anions = chloride + bicarbonate",
    "gap = cations - anions",
    "missing = 4 - albumin",
    "added = missing * 0.8",
    "added = missing * factor",
    "realCalcium = calcium + added",
    "over = glucose - 100",
    "hundreds = over / hundred",
    "water = hundreds * 1.6",
    "water = hundreds * factor",
    "realSodium = sodium + water",
    "salts = sodium * 2",
    "sweet = glucose / 18",
    "waste = urea / 2.8",
    "solutes = salts + sweet",
    "osmolality = solutes + waste",
    "ratio = total / hdl",
    "ldlRatio = ldl / hdl",
    "fatRatio = fats / hdl",
    "ureaRatio = urea / creatinine",
    "acid = bicarbonate * 1.5",
    "pco2 = acid + 8",
    "rest = total - hdl",
    "vldl = fats / 5",
    "ldl = rest - vldl",
  ],
  words: `what's factor anion gap serum plasma osmolality osmolarity osm corrected correct correction for non hdl - ldl friedewald cholesterol ratio triglycerides bun creatinine winters winter's formula expected pco2 to total with without potassium no calcium sodium na ca level levels lab labs blood ${UNITS} k including`,
  told: {
    gap: ["", "Anion gap, mEq/L"],
    osmolality: ["", "Osmolality, mOsm/kg"],
    realCalcium: ["", "Corrected calcium, mg/dL"],
    realSodium: ["", "Corrected sodium, mEq/L"],
    ...Object.fromEntries(["ratio", "ldlRatio", "fatRatio", "ureaRatio"].map((one) => [one, ["", "Ratio"] as const])),
    pco2: ["", "Expected pCO₂, mmHg"],
    rest: ["", "Non-HDL cholesterol, mg/dL"],
    ldl: ["", "LDL cholesterol, mg/dL"],
    total: ["", "Total cholesterol, mg/dL"],
  },
};

/** Two figures of a blood pressure: its class, the mean, the pulse pressure. */
export const PRESSURES: Model = {
  about:
    /\b(?:blood pressure|bp|mean arterial|map|pulse pressure|hypertension|hypertensive|systolic|diastolic|acc|aha)\b|<number\d+> \/ <ratio|\bstage <number/,
  not: /<(?:money|date|clock|percent|length|mass|temperature)|\b(?:average|low|lower|target|goal|heart rate)\b/,
  said: {
    "one two": ["(?<=stage ){#} or (?:stage )?{#}"],
    "upper lower": ["{#} ?(?:\\/|over) ?<(?:number|ratio|pressure)(\\d+)>"],
    upper: ["{#} (?:systolic|sys|top)", after("systolic|sys|sbp|top(?: number)?|upper")],
    lower: ["{#} (?:diastolic|dia|bottom)", after("diastolic|dia|dbp|bottom(?: number)?|lower")],
    "upper2 lower2": ["{#} (?:and )?{#}"],
  },
  asked: [
    [/\b(?:mean|map)\b/, "mean"],
    [/\bpulse pressure\b/, "pulse"],
    [
      /\b(?:category|class|classification|stage|classified|considered|called|count|hypertension|hypertensive|elevated|normal|high|what is|what does|range)\b/,
      "class",
    ],
  ],
  isChoice: true,
  rules: [],
  words:
    "measured an back too blood pressure bp mean arterial map pulse of is it a in the for reading readings doctor nurse cuff monitor read says said measured took got came category class classification classified considered called count counts as stage hypertension hypertensive elevated normal high healthy or not which what acc aha / american guideline guidelines systolic diastolic mmhg mm hg fall under range with and at home my that 1 2 calculate formula",
  told: {},
  solve(said, asked) {
    const systolic = said.get("upper") ?? said.get("upper2");
    const diastolic = said.get("lower") ?? said.get("lower2");
    if (
      !systolic ||
      !diastolic ||
      said.size > 2 + (said.has("one") ? 2 : 0) ||
      systolic <= diastolic ||
      systolic > 300 ||
      diastolic < 20
    )
      return null;
    const output = { mean: "meanArterialPressure", pulse: "pulsePressure", class: "category" }[asked];
    return read("blood-pressure", { readings: [{ systolic, diastolic }] }, output);
  },
};

/** What a body mass index counts as, at whatever height. */
export const WEIGHT_CLASS: Model = {
  about: /\b(?:bmi|body mass index)\b/,
  not: /<(?!number)|\b(?:child|children|kid|teen|boy|girl|son|daughter|baby|asian|weigh|pounds|percentile)\b/,
  said: { index: ["{#}"] },
  asked: [
    [
      /\b(?:category|class|classified|classification|considered|count|counts|overweight|obese|obesity|underweight|normal|healthy|unhealthy|range|mean|good|bad)\b/,
      "class",
    ],
  ],
  isChoice: true,
  rules: [],
  words:
    "bmi body mass index of is a an in adult adults category class classified classification considered count counts as overweight obese obesity underweight normal healthy unhealthy or and range mean which what does fall under too good bad weight my not i'm",
  told: {},
  solve(said) {
    const index = said.get("index")!;
    if (index < 12 || index > 70) return null;
    // A class is one at every height.
    const height = 175;
    const weight = Number(((index * height ** 2) / 10_000).toFixed(6));
    return { ...read("bmi", { height, weight }, "category"), supplied: ["height", "weight"] };
  },
};

/** So much in so many hours, by the hour or by the drop. */
export const INFUSION: Model = {
  about: /\b(?:ml|mls|milliliters?|cc|gtts?|drops?|drip|infus\w+|iv)\b/,
  not: /<(?:money|date|clock|length|percent|mass|area|number\d+> mg)|\b(?:mg|mcg|units|dose|leak\w*|faucet|tap)\b/,
  said: {
    factor: [
      "{#} ?(?:gtts?|drops?|gtt) ?(?:\\/|per|a) ?(?:ml|cc|milliliter)(?: (?:tubing|set|drop factor))?",
      "drop factor(?: (?:of|is))* {#}",
    ],
    volume: ["{V}"],
    hours: ["{h}"],
  },
  units: { volume: ["volume", "mL"], hours: ["time", "h"] },
  asked: [
    [/\b(?:gtts?|drops?|drip|factor)\b/, "drops"],
    [/\b(?:ml|mls|milliliters?|cc) ?(?:\/|per|an) ?(?:h|hr|hour)\b|\brate\b/, "rate"],
  ],
  rules: ["rate = volume / hours", "minute = rate / 60", "drops = minute * factor"],
  words:
    "iv infuse infused infusion infusing run over in rate ml mls milliliters milliliter cc / per an hour hr h hours drip gtt gtts drops drop factor min minute minutes how many what of saline fluid fluids ns normal bag with tubing set to the is at pump a calculate what's flow should you set",
  told: { rate: ["", "mL/hour"], drops: ["", "Drops/minute"] },
};
