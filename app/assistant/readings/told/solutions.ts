/** Moles, solutions and their dilution, the pH of strong acids: what is asked in a laboratory. */
import {
  type Form,
  getMeasure,
  getUnitId,
  sum,
  toNumber,
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
  "mole moles mol molar mass molarity molecular formula weight mw concentration concentrated concentrate solution solutions solute solvent of in is are at for per g grams gram liters liter litres ml l how many much number dissolved dissolve dissolving makes make making made prepare preparing need needed weigh out if its with has what's find calculate to you i stock final volume new total water add added diluting dilute diluted dilution from up using resulting c1v1 c2v2 = equals required take pure strong acid base lab chem chemistry use weighs " +
  "nacl salt naoh koh hcl hno3 h2so4 h2o water glucose sucrose sugar kcl cacl2 ethanol methanol edta tris bleach vinegar alcohol ammonia peroxide co2 oxygen nitrogen sodium chloride hydroxide potassium sulfuric hydrochloric nitric acetic buffer caco3 nahco3 kmno4 agno3 cuso4 mgso4 iron copper gold aluminum carbon";

/** The strong ones, of which all is split in water, with one hydrogen or one hydroxide. */
const ACID = /\b(?:hcl|hno3|hbr|hclo4|hydrochloric|nitric|hydrobromic|perchloric|strong acid)\b/;
const BASE = /\b(?:naoh|koh|lioh|sodium hydroxide|potassium hydroxide|strong base)\b/;

const toMolarMass = (value: Value | undefined) => toUnit(value, "molarMass", "g/mol") ?? toNumber(value);
const toMolar = (value: Value | undefined) => toUnit(value, "molarConcentration", "mol/L");

export const SOLUTIONS: readonly Form[] = [
  {
    // "How many moles are in 36 g of water, molar mass 18.015"
    about: [/\b(?:how many|number of|what is the|find|calculate)\b.*\bmol(?:es?)?\b|^mol(?:es)? (?:in|of)\b/, /<mass/],
    not: new RegExp(
      `${NOT}|<(?:volume|molarConcentration|amountOfSubstance|percent)|<.*<.*<|\\b(?:atoms|molecules)\\b`,
    ),
    places: { molar: MOLAR_MASS, mass: ["<mass(\\d+)>"] },
    words: WORDS,
    read: ({ molar, mass }) => toPositive(`${toUnit(mass, "mass", "g")} / ${toMolarMass(molar)}`, "Amount", "mol"),
  },
  {
    // "Mass of 0.25 mol of glucose, 180.16 g/mol"
    about: [/\b(?:mass|grams|how much|weigh)\b/, /<amountOfSubstance/],
    not: new RegExp(`${NOT}|<(?:volume|molarConcentration|mass|percent)|<.*<.*<`),
    places: { molar: MOLAR_MASS, moles: ["<amountOfSubstance(\\d+)>"] },
    words: WORDS,
    read: ({ molar, moles }) =>
      toPositive(`${toUnit(moles, "amountOfSubstance", "mol")} * ${toMolarMass(molar)}`, "Mass", "g"),
  },
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
    // "0.5 mol in 2 L, molarity"
    about: [/\b(?:molarity|molar concentration|concentration|how many molar)\b/, /<amountOfSubstance/, /<volume/],
    not: new RegExp(`${NOT}|<(?:mass|molar|percent|number)|<.*<.*<`),
    places: { volume: ["{V}"], moles: ["<amountOfSubstance(\\d+)>"] },
    words: WORDS,
    read: ({ volume, moles }) =>
      toPositive(
        `${toUnit(moles, "amountOfSubstance", "mol")} / ${toUnit(volume, "volume", "L")}`,
        "Molarity",
        "mol/L",
      ),
  },
  {
    // "How many moles are in 250 ml of 2 M HCl"
    about: [/\b(?:how many|number of)\b.*\bmol(?:es?)?\b|^mol(?:es)? (?:in|of)\b/, /<molarConcentration/, /<volume/],
    not: new RegExp(`${NOT}|<(?:mass|molarMass|percent|number)|<.*<.*<`),
    places: { volume: ["{V}"], strength: [STRENGTH] },
    words: WORDS,
    read: ({ volume, strength }) =>
      toPositive(`${toUnit(volume, "volume", "L")} * ${toMolar(strength)}`, "Amount", "mol"),
  },
  {
    // "How much 12 M HCl to make 250 ml of 1.5 M", "dilute 50 ml of 6 M to 2 M, final volume"
    about: [new RegExp(`${STRENGTH}.*${STRENGTH}`), /<volume/, /\b(?:make|prepare|dilut\w+|c1v1|need|water|stock)\b/],
    not: new RegExp(`${NOT}|<(?:mass|molarMass|number|amountOfSubstance)|<.*<.*<.*<`),
    places: {
      held: [`<volume(\\d+)>(?: of)?(?: an?)?(?: the)? ${STRENGTH}`],
      other: [STRENGTH],
    },
    words: WORDS,
    read: ({ held, other }, text, all) => {
      const beside = all.find((one) => one !== held && one !== other);
      const unit = getUnitId(held, "volume");
      const [own, wanted] = [toStrength(beside, other), toStrength(other, beside)];
      if (held?.type !== "amount" || !unit || !own || !wanted || own === wanted) return null;
      const size = held.value;
      const isWater = /\bwater\b(?=.*\badd)|\badd\b.*\bwater\b|\bhow much (?:water|solvent)\b/.test(text);
      const isMade = /\b(?:make|prepare|making|need|get)\b/.test(text) && own < wanted;
      const isThinned = /\bdilut(?:e|ed|ing)\b|\bfinal volume\b/.test(text) && own > wanted;
      if (isMade === isThinned) return null;
      const part = isMade ? `${size} * ${own} / ${wanted}` : `${size} * ${own} / ${wanted}`;
      if (!isWater) return toQuantity(part, isMade ? "Volume of the stock" : "Final volume", unit);
      return toQuantity(isMade ? `${size} - ${part}` : `${part} - ${size}`, "Water to add", unit);
    },
  },
  {
    // "10 ml of 6 M HCl diluted to 250 ml, new concentration"
    about: [new RegExp(`<volume\\d+>(?: of)?(?: an?)? ${STRENGTH}`), /\bdilut\w+ (?:to|with water to|up to) <volume/],
    not: new RegExp(`${NOT}|<(?:mass|molarMass|number|amountOfSubstance|percent)|<.*<.*<.*<|\\bph\\b`),
    places: {
      first: [`<volume(\\d+)>(?: of)?(?: an?)?(?= ${STRENGTH.replace("(\\d+)", "\\d+")})`],
      last: ["{V}"],
      strength: [STRENGTH],
    },
    words: WORDS,
    read: ({ first, last, strength }) => {
      const [one, other] = [toUnit(first, "volume", "mL"), toUnit(last, "volume", "mL")];
      if (!one || !other || one >= other) return null;
      return toPositive(`${toMolar(strength)} * ${one} / ${other}`, "Concentration", "mol/L");
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
