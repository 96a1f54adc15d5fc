/** How many tablets a cure takes, what a dose by weight is in so many parts of a day; all by what was prescribed. */
import type { Model } from "./model.ts";

const TABLETS = "(?:tablets?|tabs?|pills?|capsules?|caps|caplets?|puffs?|gummies|sachets?|drops)";
const A_DAY = "(?:a day|per day|each day|daily|\\/ ?day)";
const GIVEN = "<mass(\\d+)>";

export const DOSES: Model = {
  about: new RegExp(
    `\\b(?:mg|mcg|dos(?:e|es|age|ing)|${TABLETS}|<volume\\d+> (?:once|twice|three times|every)|syrup|suspension|medicine|medication|antibiotics?)\\b`,
  ),
  not: /<(?:money|date|clock|percent|length|area|energy|temperature|volumeFlow)|\b(?:as needed|taper|then|first|loading|maximum|max|min|minute|or|eye|refills?|left|missed|gtt|drip|iv|infus\w+|dog food|caffeine)\b/,
  said: {
    perKgDay: [`(?:{#} ?mg|${GIVEN}) ?(?:\\/|per|for each|for every) ?(?:kg|kilo|kilogram) ?(?:\\/|per|a|each) ?day`],
    perKg: [`{#} ?mg ?(?:\\/|per|for each|for every|a) ?(?:kg|kilo|kilogram)(?: ?(?:\\/|per|a|each) ?dose)?`],
    perKgMass: [`${GIVEN} ?(?:\\/|per|for each|for every|a) ?(?:kg|kilo|kilogram)(?: ?(?:\\/|per|a|each) ?dose)?`],
    interval: ["every <hours(\\d+)>", "q ?<hours(\\d+)>"],
    tablets: [`{#} ${TABLETS}`],
    doses: [
      `(?:divided|split|in)(?: (?:in|into|by|over|evenly))* {#}(?: (?:equal |divided )?(?:doses|times|parts|portions))?(?: ${A_DAY})?`,
      `{#} (?:doses|times|x) ?${A_DAY}`,
      "{#} (?:doses|times|x) ?(?=\\|)",
      "{#} doses",
    ],
    strength: [
      `${GIVEN} ${TABLETS}(?! (?:is|are|of|come|comes|each|at|contain|contains|has)\\b)`,
      `${TABLETS} (?:(?:is|are|of|come in|comes in|each|at|contain|contains|has) )+${GIVEN}(?: each)?`,
      `${GIVEN} (?:per|each|a) ${TABLETS}`,
    ],
    dose: [
      `(?:need|needs|dose|take|takes|order|ordered|prescribed|give|gets?)(?: (?:is|of|for|to take|dose|a))* ${GIVEN}(?: dose)?`,
      `${GIVEN} dose`,
    ],
    days: ["<days(\\d+)>"],
    weeks: ["<weeks(\\d+)>"],
    spoon: ["<volume(\\d+)>"],
    weight: ["{KG}"],
  },
  units: {
    perKgDay: ["mass", "mg"],
    perKgMass: ["mass", "mg"],
    interval: ["time", "h"],
    strength: ["mass", "mg"],
    dose: ["mass", "mg"],
    days: ["time", "day"],
    weeks: ["time", "day"],
    spoon: ["*", ""],
    weight: ["mass", "kg"],
  },
  signs: [
    [/\bfor (?:a|one) week\b/, "days", 7],
    [new RegExp(`\\b(?:twice|two times) ?${A_DAY}|\\bbid\\b|\\bmorning and (?:night|evening)\\b`), "doses", 2],
    [new RegExp(`\\bthree times ${A_DAY}|\\btid\\b|\\bwith (?:each|every) meal\\b`), "doses", 3],
    [new RegExp(`\\bfour times ${A_DAY}|\\bqid\\b`), "doses", 4],
    [new RegExp(`\\bonce ${A_DAY}|\\b(?:one|a) (?:tablet|pill|capsule) ${A_DAY}`), "doses", 1],
    [new RegExp(`(?<=\\| )${A_DAY}`), "doses", 1],
  ],
  asked: [
    [
      new RegExp(
        `\\b(?:how many|number of|total) (?:[a-z]+ )?${TABLETS}|\\b${TABLETS} (?:total|needed|altogether|in all|do i need)|${TABLETS}$`,
      ),
      "count",
    ],
    [new RegExp(`\\b(?:how many|number of|total) (?:[a-z]+ )?${TABLETS}`), "countDay"],
    [new RegExp(`\\b(?:how many|number of|total) (?:[a-z]+ )?${TABLETS}`), "pieces"],
    [/\b(?:ml|mls|how much|total|volume|bottle)\b/, "poured"],
    [/\b(?:mg|dose|how much|each)\b|^(?!.*\b(?:what|how)\b)/, "eachMg"],
    [/\b(?:mg|dose|how much|each)\b|^(?!.*\b(?:what|how)\b)/, "onceMg"],
    [/\b(?:mg|dose|how much)\b|^(?!.*\b(?:what|how)\b)/, "dayOnly"],
  ],
  rules: [
    "dayOnly := perKgDay * weight",
    "eachMg := dayOnly / doses",
    "onceMg := perKg * weight",
    "onceMg := perKgMass * weight",
    "doses := 24 / interval",
    "some := dose / strength",
    "pieces = some ^ 1",
    "takenDay := some * doses",
    "takenDay := tablets * doses",
    "countDay := takenDay * 1",
    "all := takenDay * days",
    "all := takenDay * weeks",
    "count = all ^ 1",
    "pouredDay := spoon * doses",
    "poured := pouredDay * days",
    "poured := pouredDay * weeks",
  ],
  words:
    "tablet tablets tab tabs pill pills capsule capsules caplets puffs puff dose doses dosage mg ml mls medicine medication antibiotic antibiotics amoxicillin ibuprofen tylenol acetaminophen paracetamol penicillin metformin prednisone syrup suspension liquid kid child toddler baby patient adult man woman dog cat weighs weighing weight is are of take takes taking taken need needs needed give given gets get prescribed prescription order ordered doctor vet a an each every per day daily days week weeks for in into over divided split equal how many much total altogether in all do i should my the he she it at to with and course / treatment what's per",
  told: {
    count: ["", "Tablets"],
    countDay: ["", "Tablets a day"],
    pieces: ["", "Tablets"],
    poured: ["*", "In all"],
    eachMg: ["mg", "Each dose"],
    onceMg: ["mg", "Each dose"],
    dayOnly: ["mg", "A day"],
  },
};
