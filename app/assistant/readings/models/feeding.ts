/** What somebody eats or uses by the day, how long it lasts, what many of them take; what grows and grazes on an acre. */
import { by, BY_ANY, inA, type Model, type PeriodName } from "./model.ts";

const EATERS =
  "(?:hens?|chickens?|chicks?|ducks?|geese|turkeys|birds?|layers|broilers|cows?|cattle|calves|steers?|heifers?|bulls?|horses?|ponies|goats?|sheep|ewes|lambs|pigs?|hogs?|sows?|piglets|rabbits?|dogs?|cats?|puppies|kittens|fish|alpacas|llamas|donkeys|animals?|head|people|persons?|guests?|adults|kids|children|babies|men|women|students|campers|hikers|eaters|friends|family members|attendees)";
const HOLDERS =
  "(?:bags?|jugs?|box|boxes|bottles?|bales?|sacks?|tubs?|packs?|packages?|cans?|tins?|pouch|pouches|cartons?|jars?|buckets?|containers?|cases?|rolls?|tanks?|bundles?|barrels?)";
const WORD = `(?:(?!${EATERS}\\b|${HOLDERS}\\b|per\\b|an?\\b|each\\b|every\\b|is\\b|for\\b|and\\b|at\\b|of\\b|in\\b|how\\b|days?\\b|weeks?\\b|months?\\b|long\\b|last|total\\b|on\\b|with\\b|the\\b|each\\b|what\\b|if\\b|who\\b|that\\b|so\\b|do\\b|does\\b|eats?\\b|needs?\\b|gets?\\b|lays?\\b|can\\b|has\\b|have\\b|should\\b|will\\b|would\\b)[a-z]+)`;
const NOUN = `(?: ${WORD})`;
const EACH = `(?:each|apiece|per head|a head|per (?:person|guest|animal|bird|${EATERS})|a (?:person|guest|piece))`;
const PORTIONS =
  "(?:burgers?|patties|portions?|servings?|steaks?|meatballs?|scoops?|fillets?|sandwiches|bowls?|slices?|pours?|drinks?)";
const PERIODS = ["day", "week", "month", "year"] as const satisfies readonly PeriodName[];

const LASTS = PERIODS.map((period) => `lasts${period}`);

const rate = (period: PeriodName) => [
  `{U}(?: of${NOUN})?${NOUN}{0,2}?(?: ${EACH})?,? ${by(period)}(?: ${EACH})?`,
  `(?:eats?|uses?|needs?|gets?|drinks?|feed|takes?|goes through) ${by(period)} {U}`,
];

export const FEEDING: Model = {
  about: /<|./,
  not: /<(?:money|date|clock|percent|speed|fuelEconomy|power|area|temperature)|\b(?:read|pages|save|miles|shift|pay|salary|wage|work|burn\w*|lose|kwh|loan|dose|mg|drops?|drip)\b/,
  said: {
    bag: [
      `${HOLDERS}(?: of${NOUN})?(?: (?:has|have|holds?|is|are|does|do|contains?|weighs?|makes|comes?|in))+ {U}${NOUN}?(?: each)?`,
      `{EN} ${HOLDERS}`,
    ],
    ...Object.fromEntries(PERIODS.map((period) => [period, rate(period)])),
    each: [
      `<(?:mass|volume|energy|length)(\\d+)>(?: of${NOUN})? ${PORTIONS}`,
      `{U}(?: of${NOUN})?${NOUN}{0,2}? ${EACH}`,
      `(?:each|every|one|per)(?: ${EATERS}| one)?(?: (?:eats?|needs?|gets?|takes?|uses?|lays?|drinks?|should get|will eat))+ {U}`,
    ],
    stock: [
      `{U}(?: of${NOUN})?${NOUN}{0,2}? ${HOLDERS}`,
      `${HOLDERS}(?: of${NOUN})?(?: (?:has|have|holds?|is|are|does|do|with|contains?|weighs?|makes|that|of|comes?|in|a))* {U}${NOUN}?`,
    ],
    heads: [
      `{#}${NOUN}? ${EATERS}`,
      `{#} (?:${EATERS}|servings?|portions?)(?! per)`,
      "(?:for|feeds?|serves?|party of|group of) {#}(?: of us)?",
    ],
    days: [`{d}(?! ${BY_ANY})`],
    weeks: [`{w}(?! ${BY_ANY})`],
    months: ["{mo}"],
    all: [`{U}(?: of${NOUN})?${NOUN}{0,2}`, "{U}"],
  },
  units: {
    ...Object.fromEntries([...PERIODS, "each", "bag", "stock", "all"].map((one) => [one, ["*", ""] as const])),
    days: ["time", "day"],
    weeks: ["time", "week"],
    months: ["time", "month"],
  },
  usual: { heads: 1 },
  asked: [
    [new RegExp(`\\b(?:how many|number of)(?: \\|)? (?:${EATERS}|${PORTIONS}|can (?:i|it|we) feed)`), "eaters"],
    // "How many 60 lb bales for 100 days"
    [/\bhow many \|(?: (?:for|in|over|to|do|will|would)\b|$)/, "holders"],
    [/\b(?:weeks|wks)\b/, "lastsweek"],
    [/\bmonths\b/, "lastsmonth"],
    ...LASTS.map((one) => [/\b(?:how (?:long|many days)|days|last|lasts|run out)\b/, one] as const),
    ...["holders", "held"].map((one) => [new RegExp(`\\b${HOLDERS}\\b`), one] as const),
    ...PERIODS.map((period) => [new RegExp(inA(period)), `used${period}`] as const),
    ...["total", ...PERIODS.map((period) => `own${period}`)].map(
      (one) => [/\b(?:how (?:many|much)|total|altogether|need|pounds|lbs)\b|^(?!.*\b(?:what|how)\b)/, one] as const,
    ),
    [/\bhow many\b/, "eaters"],
    ...LASTS.map((one) => [new RegExp(`^(?!.*\\b(?:what|how)\\b)(?!.*${BY_ANY})`), one] as const),
  ],
  // What a bag holds and what there is in all are alike: none follows from the other.
  rules: [
    ...PERIODS.flatMap((period) => [`used${period} := ${period} * heads`, `own${period} := ${period} * heads`]),
    "usedweek := usedday * 7",
    "usedday := usedweek / 7",
    "usedyear := usedweek * 52",
    "total := usedday * days",
    "total := usedweek * weeks",
    "total := usedmonth * months",
    "total := each * heads",
    ...["stock", "bag", "all"].flatMap((one) => [
      ...PERIODS.map((period) => `lasts${period} := ${one} / used${period}`),
      `fed := ${one} / each`,
      `taken := total / ${one}`,
      `held := usedday / ${one}`,
    ]),
    "held := all / bag",
    "eaters = fed _ 1",
    "holders = taken ^ 1",
  ],
  words: `weighs weigh vet says feed food kibble hay grain water litter detergent bag bags jug jugs box boxes bottle bottles bale bales sack sacks tub pack packs can cans roll rolls jar carton will would does do last lasts long how many much days day week weeks month months a an the per each every daily weekly eat eats eating use uses using need needs get gets go goes through take takes drink drinks lay lays laying total altogether in for at of with if and my our we i he she it they is are it's hens hen chickens burgers patties burger portions servings serving beef ground from brisket pork ribs calories cal calorie kcal per dog dogs cat cats horse horses cow cows goats people guests person kids eggs meat tons ton pounds pound lbs lb oz ounces cups load loads laundry wash year run out until gone makes make can all one's me us them enough to feeding at`,
  told: {
    eaters: ["", "Pieces"],
    ...Object.fromEntries(PERIODS.map((period) => [`lasts${period}`, [period, "Time"] as const])),
    holders: ["", "Packs"],
    held: ["", "Packs a day"],
    total: ["*", "Total"],
    ...Object.fromEntries(
      PERIODS.flatMap((period) => ["used", "own"].map((one) => [one + period, ["*", `A ${period}`] as const])),
    ),
  },
};

const HEAD = `(?:${EATERS}|pairs?|tree|plant|family|lot|house|unit|tent|hive)`;

/** So many to the acre, so many acres a head, what an acre yields. */
export const acres = (name: string, unit: string): Model => ({
  about: /<area/,
  not: /<(?:money|date|clock|percent|time|length|days|weeks|months|years)|\b(?:sq|square|rows?|seeds?|kg of seed|apart|rate|lot|house|gallons?|rain|inch\w*)\b/,
  said: {
    "some perSome": [`{#}(?: [a-z]+){1,2} (?:per|on|needs?|for(?: every)?|to|every) {A}`],
    each: [
      `{A} (?:per|for each|for every|for one|a|each|to a|to each|every|\\/) ?${HEAD}`,
      `(?:each|one|every|per|an?)(?: [a-z]+)?(?: (?:needs?|takes?|gets?|requires?|wants?|has|on))+ {A}`,
      "{A} (?:each|apiece)(?! (?:needs?|takes?|gets?))",
    ],
    perAcre: ["<plantDensity(\\d+)>(?: [a-z]+)?"],
    density: [`{U}(?: [a-z]+){0,2} (?:per|an?|to the|to an|\\/|each|every) ?(?:${name})`],
    area: ["{A}"],
    total: ["{U}"],
  },
  units: {
    each: ["area", unit],
    area: ["area", unit],
    perSome: ["area", unit],
    perAcre: ["plantDensity", `1/${unit}`],
    density: ["*", ""],
    total: ["*", ""],
  },
  asked: [
    [new RegExp(`\\b(?:per|an|to the|\\/) ?(?:${name})\\b|\\byield\\b`), "density"],
    [new RegExp(`\\bhow many (?:${name})\\b|\\b(?:${name}) (?:needed|required|do)`), "area"],
    [/\b(?:how (?:many|much)|total|altogether|production|harvest)\b|^(?!.*\b(?:what|how)\b)/, "total"],
    [/\b(?:how (?:many|much)|total|support|graze|run|stock)\b|^(?!.*\b(?:what|how)\b)/, "head"],
  ],
  rules: [
    "total = density * area",
    "total = area * perAcre",
    "total = area / each",
    "density = some / perSome",
    "head = total _ 1",
    "head = shares * some",
    "shares = area / perSome",
  ],
  words:
    "acre acres ac hectare hectares ha per an a to the on at with of each every needs need cow cows cattle head goats goat sheep horses horse steers pair pairs calf animal animals how many much total bushels bushel bu tons tonnes yield yields yielding yielded made make makes corn wheat soybeans beans hay field farm pasture land stocking rate graze can i keep support run stock harvest harvested off from produced production / if is in my for needed do it we got",
  told: {
    density: ["*", unit === "ac" ? "Per acre" : "Per hectare"],
    area: [unit, "Area"],
    total: ["*", "Total"],
    head: ["", "Head"],
  },
});

/** What of a fertilizer is nitrogen, and the other way. */
export const FERTILIZING: Model = {
  about: /<percent/,
  isChoice: true,
  not: /<(?:money|date|clock|time|length|volume)|<percent.*<percent|\b(?:body|fat|protein|off|discount|alcohol|interest|acid)\b/,
  said: {
    share: ["{P}(?: (?:n|nitrogen|phosphorus|potash|phosphate|potassium))?"],
    perAcre: [
      "{KG}(?: of)?(?: actual)? (?:nitrogen|n|phosphorus|potash|phosphate|potassium) ?(?:per|an?|\\/|to the) ?(?:acre|ac)\\b(?=.*<area)",
    ],
    area: ["(?<=\\|.*){A}"],
    need: [
      // "120 lb of nitrogen per acre"
      "<plantDensity(\\d+)>",
      "{KG}(?: of)?(?: actual)? (?:nitrogen|n|phosphorus|potash|phosphate|potassium)(?: (?:per|an?|to the|for every|on) (?:acre|<area\\d+>))?",
      "(?:nitrogen|n|phosphorus|potash|phosphate)(?: (?:needed|need|rate|of|is))* {KG}",
    ],
    product: ["{KG}(?: (?:bags?|sack))?"],
  },
  units: { perAcre: ["*", ""], area: ["area", "ac"], need: ["*", ""], product: ["*", ""] },
  asked: [
    [
      /\b(?:how (?:many|much)|pounds|lbs|lb|kg|amount)\b.*\b(?:n|nitrogen|phosphorus|potash|phosphate)\b|^(?:nitrogen|n)\b/,
      "need",
    ],
    [/\b(?:how (?:many|much)|pounds|lbs|lb|kg|product|need|amount)\b/, "product"],
  ],
  rules: ["part = share / 100", "need = product * part", "need = perAcre * area"],
  words:
    "total urea fertilizer fertiliser ammonium nitrate sulfate nitrogen n phosphorus potash phosphate actual pounds pound lbs lb kg kilos how many much of per an acre the to for in is at with bag bags a need needed want get gives give put down apply i which that are and from it my field lawn product amount if analysis",
  told: { need: ["*", "Nutrient"], product: ["*", "Product"] },
};

/** Years of a dog by the old rule, where it is said. */
export const DOG_YEARS: Model = {
  about:
    /\b(?:dog|puppy|dogs|lab|labrador|retriever|poodle|terrier|beagle|husky|bulldog|shepherd|chihuahua)\b.*\b(?:human|years|age|times)\b/,
  not: /<(?!number|years)|\b(?:breed|large|small|pounds|weight|cat|medium|giant)\b/,
  said: {
    "factor one": ["{#} (?:to|:) {#}"],
    factor: [
      "(?:times|x|by|at|multiplied by|multiply(?: it| that| them)? by|rule of) ?<(?:number|years)(\\d+)>(?: (?:rule|years?|human years?|per|a|for each|for every|dog year|year))*",
      "<(?:number|years)(\\d+)>(?: human)?(?: years)? (?:per|for each|for every) (?:dog )?year",
    ],
    age: ["<(?:number|years)(\\d+)>"],
  },
  units: { age: ["time", "year"], factor: ["time", "year"] },
  signs: [[/\b(?:times seven|x7|seven times)\b/, "factor", 7]],
  usual: { one: 1 },
  asked: [[/^/, "human"]],
  rules: ["by = factor / one", "human = age * by"],
  words:
    "dog dogs puppy human years year old age in is my by the rule of what how many would be that he she it's person terms using old-fashioned times seven a for to with multiply if you lab poodle terrier",
  told: { human: ["year", "In human years"] },
};
