/** Solutions: what is dissolved in how much, and what is diluted to more of it. */
import type { Model } from "./model.ts";

const GRAMS_PER_LITER = /\bg ?\/ ?l\b|\bgrams? (?:per|an?) lit(?:er|re)\b/;
const STUFF =
  "salt sugar nacl water solution solutions acid alcohol bleach vinegar syrup glucose substance dissolve dissolves dissolved dilute diluted dilution diluting concentration strength percent percentage final new mix mixed add made make with to into up from in of i we what's whats what is how much per liter liters litre gram grams g l / mass volume get then at a the";

/** "10 g of salt in 250 ml of water, how many g/L?" */
export const DISSOLVED: Model = {
  about: GRAMS_PER_LITER,
  not: /<(?:money|percent|date|clock|time|length|area|number|days|hours)|\b(?:density|molar\w*|moles?|mol|ppm|per day|dilut\w*|mg)\b/,
  said: { mass: ["{KG}"], volume: ["{V}"] },
  units: { mass: ["mass", "g"], volume: ["volume", "L"] },
  asked: [[GRAMS_PER_LITER, "strength"]],
  rules: ["strength = mass / volume"],
  words: STUFF,
  told: { strength: ["g/L", "Concentration"] },
};

/** "Grams of salt for 500 ml of 0.9 % saline": of a solution it is grams in 100 ml. */
export const WEIGHED_IN: Model = {
  about: /\bw \/ v\b|\b(?:saline|solution|ppm)\b/,
  not: /<(?!volume|percent|mass)|<volume.*<volume|<mass.*<mass|<percent.*<percent|\b(?:dilut\w*|stock|v \/ v|molar\w*|left|add)\b/,
  said: { whole: ["{V}"], share: ["{P}"], part: ["{KG}"] },
  units: { whole: ["volume", "mL"], part: ["mass", "g"] },
  usual: { hundred: 100, million: 1000000 },
  asked: [
    [/\bppm\b/, "ppm"],
    [/\b(?:percent|percentage|%|strength|concentration|w \/ v)(?= |$)/, "share"],
    [/\b(?:grams?|g|how much (?:salt|sugar|nacl|glucose|dextrose)|weigh)\b/, "part"],
  ],
  rules: ["percent = share / hundred", "part = whole * percent", "ppm := percent * million"],
  words: `${STUFF} ppm % saline dextrose w v need needed for weigh out powder`,
  told: { part: ["g", "Mass"], share: ["%", "Strength"], ppm: ["", "ppm"] },
};

/** "500 ml at 12 % diluted to 2 liters" */
export const DILUTED: Model = {
  about: /\bdilut\w*\b/,
  not: /<(?:money|date|clock|time|length|area|number|days|hours|mass)|<percent.*<percent|\b(?:ratio|parts?|times|abv|proof|spirit|vodka|whisk[e]?y|how much water|add(?:ing)? <)\b/,
  said: { whole: ["(?:to|into|on|make|makes|up to|total of) {V}"], start: ["{V}"], share: ["{P}"] },
  units: { whole: ["*", ""], start: ["*", ""] },
  asked: [[/\b(?:percent|percentage|concentration|strength|%)(?= |$)/, "strength"]],
  rules: ["pure := start * share", "strength := pure / whole"],
  words: STUFF,
  told: { strength: ["%", "Concentration"] },
};

/** "20 g of sugar in 180 g of water, percent by mass" */
export const MASS_PERCENT: Model = {
  about: /\b(?:mass percent\w*|percent(?:age)? (?:by|of) (?:mass|weight)|weight percent\w*|mass fraction)\b/,
  not: /<(?!mass)|\b(?:mol\w*|element|compound|dilut\w*|mixture of|solution (?:of|weighs))\b/,
  said: {
    solvent: ["in(?: of)? {KG}(?: of)?(?: [a-z]+)?", "{KG}(?: of)? (?:water|solvent|ethanol)"],
    solute: ["{KG}"],
  },
  units: { solvent: ["mass", "g"], solute: ["mass", "g"] },
  usual: { hundred: 100 },
  asked: [[/^/, "strength"]],
  rules: ["whole := solute + solvent", "part := solute / whole", "strength := part * hundred"],
  words: `${STUFF} mass weight percent by ethanol solvent`,
  told: { strength: ["%", "By mass"] },
};
