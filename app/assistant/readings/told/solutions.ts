/** Solutions, their dilution and mixing, the pH of strong acids: what is asked in a laboratory. */
import {
  type Form,
  getMeasure,
  getUnitId,
  sum,
  toNumber,
  toPercent,
  toQuantity,
  toUnit,
  type Value,
} from "#assistant/readings/slots/form.ts";

const MOLAR_MASS = [
  "<molarMass(\\d+)>",
  "(?:molar mass|molecular weight|molecular mass|formula weight|mw|m)(?: (?:of|is|it|at|nacl|=))* =? ?<number(\\d+)>",
];
const STRENGTH = "<(?:molarConcentration|bloodGlucose|percent)(\\d+)>";
const NOT = "<(?:money|time|date|length|area|temperature|pressure)";
const WORDS =
  "milliliters mls got end up measure want i've mole moles mol molar mass molarity molecular formula weight mw concentration concentrated concentrate solution solutions solute solvent of in is are at for per g grams gram liters liter litres ml l how many much number dissolved dissolve dissolving makes make making made prepare preparing need needed weigh out if its with has what's find calculate to you i stock final volume new total water add added diluting dilute diluted dilution from up using resulting c1v1 c2v2 = equals required take pure strong acid base lab chem chemistry use weighs " +
  "nacl salt naoh koh hcl hno3 h2so4 h2o water glucose sucrose sugar kcl cacl2 ethanol methanol edta tris bleach vinegar alcohol ammonia peroxide co2 oxygen nitrogen sodium chloride hydroxide potassium sulfuric hydrochloric nitric acetic buffer caco3 nahco3 kmno4 agno3 cuso4 mgso4 iron copper gold aluminum carbon";

/** So much of something, and how strong or how warm it is. */
const SHARE =
  "<(?:volume|mass)(\\d+)>(?: of| an?| the| water| at| hot| cold| coffee| milk| acid)* <(?:percent|temperature)(\\d+)>";

/** The strong ones, of which all is split in water, with one hydrogen or one hydroxide. */
const ACID = /\b(?:hcl|hno3|hbr|hclo4|hydrochloric|nitric|hydrobromic|perchloric|strong acid)\b/;
const BASE = /\b(?:naoh|koh|lioh|sodium hydroxide|potassium hydroxide|strong base)\b/;

const toMolarMass = (value: Value | undefined) => toUnit(value, "molarMass", "g/mol") ?? toNumber(value);
const toMolar = (value: Value | undefined) => toUnit(value, "molarConcentration", "mol/L");

/** "Ml of stock" asks for milliliters. */
const chooseUnit = (value: Value | undefined, text: string) =>
  /\bml (?:of )?(?:the )?stock/.test(text) ? "mL" : getUnitId(value, "volume");

export const SOLUTIONS: readonly Form[] = [
  {
    // "How many grams of NaCl for 500 ml of a 0.2 M solution, molar mass 58.44"
    about: [/\b(?:mass|grams|how much|weigh)\b/, /<(?:molarConcentration|bloodGlucose)/, /<volume/],
    not: new RegExp(`${NOT}|<(?:amountOfSubstance|mass|percent)|<.*<.*<.*<|<volume.*<volume`),
    places: { molar: MOLAR_MASS, volume: ["{V}"], strength: [STRENGTH] },
    words: WORDS,
    read: ({ molar, volume, strength }) =>
      toPositive(`${toUnit(volume, "volume", "L")} * ${toMolar(strength)} * ${toMolarMass(molar)}`, "Mass", "g"),
  },
  {
    // "Molarity of 10 g NaCl in 500 ml, molar mass 58.44"
    about: [/\b(?:molarity|molar concentration|concentration|how many molar)\b/, /<mass/, /<volume/],
    not: new RegExp(`${NOT}|<(?:amountOfSubstance|molarConcentration|percent)|<.*<.*<.*<|<volume.*<volume`),
    places: { molar: MOLAR_MASS, volume: ["{V}"], mass: ["<mass(\\d+)>"] },
    words: WORDS,
    read: ({ molar, volume, mass }) =>
      toPositive(
        `${toUnit(mass, "mass", "g")} / ${toMolarMass(molar)} / ${toUnit(volume, "volume", "L")}`,
        "Molarity",
        "mol/L",
      ),
  },

  {
    // "How much 12 M HCl to make 250 ml of 1.5 M", "dilute 50 ml of 6 M to 2 M, final volume"
    about: [
      new RegExp(`${STRENGTH}.*${STRENGTH}`),
      /<volume/,
      /\b(?:make|prepare|dilut\w+|c1v1|need|want|water|stock)\b/,
    ],
    not: new RegExp(`${NOT}|<(?:mass|molarMass|number|amountOfSubstance)|<.*<.*<.*<`),
    places: {
      held: [`<volume(\\d+)>(?: of| at)?(?: an?)?(?: the)? ${STRENGTH}`],
      other: [STRENGTH],
    },
    words: WORDS,
    read: ({ held, other }, text, all) => {
      const beside = all.find((one) => one !== held && one !== other);
      const unit = chooseUnit(held, text);
      const [own, wanted] = [toStrength(beside, other), toStrength(other, beside)];
      if (held?.type !== "amount" || !unit || !own || !wanted || own === wanted) return null;
      const size = toUnit(held, "volume", unit);
      const isWater = /\bwater\b(?=.*\badd)|\badd\b.*\bwater\b|\bhow much (?:water|solvent)\b/.test(text);
      const isMade = /\b(?:make|prepare|making|need|get|want)\b/.test(text) && own < wanted;
      const isThinned = /\bdilut(?:e|ed|ing)\b|\bfinal volume\b/.test(text) && own > wanted;
      // What alcohol and water make is less than both.
      const isShrinking =
        other?.type === "amount" && other.isPercent && /\b(?:ethanol|alcohol|vodka|spirits?|rum)\b/.test(text);
      if (isMade === isThinned || isShrinking || (isThinned && !isWater && !/\bvolume\b/.test(text))) return null;
      const part = isMade ? `${size} * ${own} / ${wanted}` : `${size} * ${own} / ${wanted}`;
      if (!isWater) return toQuantity(part, isMade ? "Volume of the stock" : "Final volume", unit);
      return toQuantity(isMade ? `${size} - ${part}` : `${part} - ${size}`, "Water to add", unit);
    },
  },

  {
    // "pH of 0.01 M HCl"
    about: [/\bph\b/, /<molarConcentration/],
    not: new RegExp(`${NOT}|<(?:mass|volume|molarMass|number|percent)|<.*<|\\b(?:ka|kb|pka|buffer|weak|poh)\\b`),
    places: { strength: [STRENGTH] },
    words:
      "ph of a an solution hcl hno3 hbr hclo4 naoh koh lioh hydrochloric nitric hydrobromic perchloric acid strong base sodium potassium hydroxide what's the calculate find in water",
    read: ({ strength }, text) => {
      const molar = toMolar(strength);
      // Water itself counts where there is less.
      if (!molar || molar < 1e-6 || molar > 1 || ACID.test(text) === BASE.test(text)) return null;
      const expression = ACID.test(text) ? `-log10(${molar})` : `14 + log10(${molar})`;
      return { ...sum(expression), told: { field: { kind: "number", label: "pH", decimals: 2 } } };
    },
  },

  {
    // "Mix 2 L of 30 percent acid with 3 L of 10 percent", "2 L at 80 C and 3 L at 20 C"
    about: [
      /\b(?:mix\w*|add\w*|combin\w*|blend\w*|pour\w*)\b/,
      /<(?:volume|mass)\d+>.*<(percent|temperature)\d+>.*<(?:volume|mass)\d+>.*<\1/,
    ],
    not: /<(?:money|time|date|number|length|specificHeat)|<.*<.*<.*<.*<|\b(?:ice|how much|how many|melt\w*|steam)\b/,
    places: { one: [SHARE], other: [SHARE] },
    words: `${WORDS} mix mixed mixing mixture combine combined blend pour poured together final resulting result strength percent percentage acid juice wine milk hot cold and temperature at be there get gives will when into fat cream syrup`,
    read: ({ one, other }, text, all) => {
      const [first, second] = [...text.matchAll(new RegExp(SHARE, "g"))].map((found) => all[Number(found[2])]);
      const isPercent = first?.type === "amount" && first.isPercent;
      const unit = isPercent ? "%" : getMeasure(first)?.unit.id;
      const sizes = ["volume", "mass"].map((kind) =>
        [one, other].map((it) => toUnit(it, kind, kind === "mass" ? "g" : "mL")),
      );
      const [v, w] = sizes.find(([a, b]) => a && b) ?? [];
      const [p, q] = [first, second].map((it) =>
        isPercent ? toNumber(it) : unit ? toUnit(it, "temperature", unit) : null,
      );
      if (!v || !w || p == null || q == null || !unit || Number.isNaN(q)) return null;
      const expression = `(${v} * ${p} + ${w} * ${q}) / (${v} + ${w})`;
      return isPercent ? toPercent(expression, "Strength") : toQuantity(expression, "Temperature", unit);
    },
  },
];

/** A figure in a unit; null where one of its values has another kind. */
function toPositive(expression: string, label: string, unit: string) {
  return /null|NaN|undefined|(?:^|[ /*])0(?:$| )/.test(expression) ? null : toQuantity(expression, label, unit);
}

/** How strong a solution is, where the other one is told by the same. */
function toStrength(value: Value | undefined, other: Value | undefined): number | null {
  if (value?.type !== "amount" || other?.type !== "amount" || value.isPercent !== other.isPercent) return null;
  return value.isPercent ? value.value : getMeasure(value) ? toMolar(value) : null;
}
