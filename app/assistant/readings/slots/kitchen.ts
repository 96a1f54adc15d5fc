/** Cups and grams of an ingredient, oven temperatures, coffee and what a portion has. */
import type { Direct } from "#assistant/readings/reading.ts";
import { type Form, getUnitId, read, sum, tidy, toNumber, toUnit, type Value } from "./form.ts";

/** What people call the ingredients of the converter, the longer names first. */
const INGREDIENTS: readonly (readonly [name: string, option: string])[] = [
  ["bread flour", "bread-flour"],
  ["whole wheat flour", "whole-wheat-flour"],
  ["(?:all purpose |ap |plain |white )?flour", "flour"],
  ["brown sugar", "brown-sugar"],
  ["(?:powdered|icing|confectioners) sugar", "powdered-sugar"],
  ["(?:white |granulated |caster )?sugar", "sugar"],
  ["peanut butter", "peanut-butter"],
  ["buttermilk", "buttermilk"],
  ["butter", "butter"],
  ["sour cream", "sour-cream"],
  ["(?:heavy |whipping )*cream", "cream"],
  ["(?:greek )?yogh?urt", "yogurt"],
  ["(?:whole )?milk", "milk"],
  ["water", "water"],
  ["olive oil", "olive-oil"],
  ["(?:vegetable |cooking |canola )?oil", "oil"],
  ["corn ?starch", "cornstarch"],
  ["cornmeal", "cornmeal"],
  ["honey", "honey"],
  ["maple syrup", "maple-syrup"],
  ["cocoa(?: powder)?", "cocoa"],
  ["chocolate chips", "chocolate-chips"],
  ["(?:rolled )?oats", "oats"],
  ["(?:white |uncooked |dry |raw )*rice", "rice"],
  ["lentils", "lentils"],
  ["(?:table )?salt", "salt"],
  ["baking powder", "baking-powder"],
  ["baking soda", "baking-soda"],
  ["yeast", "yeast"],
  ["raisins", "raisins"],
  ["(?:whole )?almonds", "almonds"],
  ["(?:chopped )?walnuts", "walnuts"],
];
const FOOD = INGREDIENTS.map(([name]) => name).join("|");
const POURED = new Set(["water", "milk", "buttermilk", "cream", "oil", "olive-oil"]);
/** The units in which something is measured in a kitchen. */
const UNITS: readonly (readonly [name: string, option: string])[] = [
  ["grams?|g|gr", "g"],
  ["kilos?|kilograms?|kg", "kg"],
  ["fluid ounces?|fl oz", "floz-us"],
  ["ounces?|oz", "oz"],
  ["pounds?|lbs?", "lb"],
  ["cups?", "cup-us"],
  ["tablespoons?|tbsps?|tbs", "tbsp-us"],
  ["teaspoons?|tsps?", "tsp-us"],
  ["milliliters?|millilitres?|mls?", "mL"],
  ["liters?|litres?", "L"],
  ["sticks?", "stick"],
];
const UNIT = UNITS.map(([name]) => name).join("|");
const AMOUNT = "<(?:mass|volume)(\\d+)>";
const SERVINGS = "servings|portions|slices|pieces|people|persons|bowls|plates|cookies|muffins|bars|squares|ways";
const COFFEE = "(?:coffee|grounds|beans|espresso)";
const BREWS: readonly (readonly [name: RegExp, option: string])[] = [
  [/\bfrench press\b/, "french-press"],
  [/\baeropress\b/, "aeropress"],
  [/\bmoka\b/, "moka"],
  [/\bcold brew\b/, "cold-brew"],
  [/\bpour ?over\b|\bv60\b|\bchemex\b|\bdrip\b/, "pour-over"],
];

export const KITCHEN: readonly Form[] = [
  {
    about: [
      new RegExp(`<(?:mass|volume|number|fraction)\\d+>(?: ${UNIT})?(?: of)? (?:${FOOD})\\b|\\b(?:${FOOD})\\b`),
      new RegExp(`\\b(?:in|to|into|as|how many|equals?|is|=) (?:${UNIT})\\b`),
    ],
    not: /<(?:percent|money|time)|\b(?:recipe|serves?|servings?|dough|ratio|calories|per|each|cooked|boil|cook|double|half|for)\b|\bhow much (?:water|milk)\b/,
    places: { amount: [AMOUNT, "{#}(?= sticks?)", "{F}(?= sticks?)"] },
    words: `${INGREDIENTS.map(([, option]) => option.replaceAll("-", " ")).join(" ")} all purpose ap plain white icing confectioners granulated caster heavy whipping greek yoghurt whole vegetable cooking canola table powder soda chopped rolled uncooked dry raw grams gram g gr kilos kilo kg fluid fl oz ounces ounce pounds pound lbs lb cups cup tablespoons tablespoon tbsp tbsps tbs teaspoons teaspoon tsp tsps milliliters milliliter ml mls liters liter litres litre sticks stick equals equal = into weigh weighs weight us convert grams`,
    read: ({ amount }, text) => readIngredient(amount, text),
  },
  {
    about: [
      /\boven\b|\bgas mark\b|\b(?:fan|convection|conventional)\b.*\b(?:fan|convection|conventional|temp\w*|bake|degrees)\b/,
    ],
    not: /<(?:mass|volume|percent|money|clock)|\b(?:minutes|hours|cfm|air flow|watts)\b/,
    places: { mark: ["gas mark(?: of| at)? {#}", "{#} gas mark", "<(?:temperature|angle|number|time|cent)(\\d+)>"] },
    words:
      "oven ovens temperature temp degrees degree c celsius centigrade f fahrenheit to into convert set setting fan forced assisted convection conventional normal regular static non without gas mark bake baking roast recipe says equivalent equals instead no as same",
    read: ({ mark }, text) => readOven(mark, text),
  },
  {
    about: [new RegExp(`\\b${COFFEE}\\b`), /<(?:mass|volume)/],
    not: /<(?:money|percent|time)|\b(?:cups|mg|caffeine|cost|price|recipe|tablespoons?|scoops?|people)\b/,
    places: {
      coffee: [
        `${AMOUNT}(?: of)?(?: ground)?(?: (?:french|press|pour|over|moka|aeropress|cold|brew|ground)){0,2} ${COFFEE}`,
      ],
      "ratio?": ["<(?:clock|fraction)(\\d+)>", "1 to {#}"],
    },
    words: `coffee ground grounds beans espresso water brew ratio french press pour over pourover v60 chemex drip moka aeropress cold at with need grams ml`,
    read: ({ coffee, ratio }, text) => (/\bwater\b/.test(text) ? readCoffee("coffee", coffee, ratio, text) : null),
  },
  {
    about: [new RegExp(`\\b${COFFEE}\\b`), /<(?:mass|volume)/],
    not: /<(?:money|percent|time)|\b(?:cups|mg|caffeine|cost|price|recipe|tablespoons?|scoops?|people)\b/,
    places: {
      water: [`${AMOUNT}(?: of)?(?: hot)? water`, `water ${AMOUNT}`],
      "ratio?": ["<(?:clock|fraction)(\\d+)>", "1 to {#}"],
    },
    words: `coffee ground grounds beans espresso water hot brew ratio french press pour over pourover v60 chemex drip moka aeropress cold at with need grams`,
    read: ({ water, ratio }, text) => readCoffee("water", water, ratio, text),
  },
  {
    about: [
      /\b(?:calories|kcal|cals)\b/,
      new RegExp(`\\b(?:per|a|each|one) (?:serving|portion|slice|piece|person|bowl|plate|cookie|muffin|bar|square)\\b`),
    ],
    not: /<(?:percent|money|time|mass)|\b(?:burn\w*|protein|carbs|fat|day|daily|week|lose)\b/,
    places: {
      all: [
        "<energy(\\d+)>",
        "{N}(?: total)? (?:calories|kcal|cals)",
        "(?:calories|kcal|cals)(?: (?:is|are|total|in|all))* {N}",
      ],
      parts: [`{N} (?:equal |even )?(?:${SERVINGS})`, "(?:in|into|by|serves|makes|feeds|between|among) {N}"],
    },
    words:
      "calories kcal cals per a each one serving portion slice piece person bowl plate cookie muffin bar square total whole entire recipe pot pan dish batch lasagna soup stew cake pie casserole pizza chili curry bread loaf cut in into divided split by serves makes feeds between among all together if equal even",
    read: ({ all, parts }) => sum(`${toNumber(all)} / ${toNumber(parts)}`),
  },
];

function readIngredient(amount: Value | undefined, text: string): Direct {
  if (amount?.type !== "amount") return null;
  const named = INGREDIENTS.filter(([name]) => new RegExp(`\\b(?:${name})\\b`).test(text));
  const [, ingredient] = named[0] ?? [];
  const target = new RegExp(
    `\\b(?:in|to|into|as|how many|equals?|is|=) (${UNIT})\\b(?!.*\\b(?:in|to|into|as) (?:${UNIT})\\b)`,
  ).exec(text)?.[1];
  const to = UNITS.find(([name]) => target !== undefined && new RegExp(`^(?:${name})$`).test(target))?.[1];
  const isStick = amount.measures.length === 0;
  const unit = isStick ? "stick" : (getUnitId(amount, "volume") ?? getUnitId(amount, "mass"));
  if (ingredient === undefined || to === undefined || unit === undefined || unit === to) return null;
  // Two names of which neither holds the other: "butter and sugar".
  if (
    named
      .slice(1)
      .some(([name]) =>
        new RegExp(`\\b(?:${name})\\b`).test(text.replace(new RegExp(`\\b(?:${named[0]![0]})\\b`, "g"), "")),
      )
  )
    return null;
  if (unit !== "oz" || !POURED.has(ingredient))
    return read("cooking-converter", { value: amount.value, from: unit, to, ingredient }, "result");
  // Ounces of what is poured are fluid where a volume is asked for; beside a weight they may be either.
  if (/^(?:g|kg|lb|oz)$/.test(to)) return null;
  return read("cooking-converter", { value: amount.value, from: "floz-us", to, ingredient }, "result");
}

const CELSIUS = "(?:c|celsius|centigrade)";
const FAHRENHEIT = "(?:f|fahrenheit)";
const FAN = "(?:fan|convection)";

/** From which kind of oven to which: the words beside the figure say what is known, the others what is asked for. */
function readOven(mark: Value | undefined, text: string): Direct {
  if (mark?.type !== "amount") return null;
  const [isMark, isMarkAsked] = [
    /gas mark(?: of| at)? <|> gas mark/.test(text),
    /\bgas mark(?!(?: of| at)? <)/.test(text),
  ];
  const behind = new RegExp(`^<\\w+> ?(?:degrees? )?(?:${CELSIUS} |${FAHRENHEIT} )?${FAN}\\b`).test(
    text.slice(text.search(/<\w+\d+>/)),
  );
  const isFan = behind || new RegExp(`\\b${FAN}(?: oven)?(?: (?:at|of|is))* <`).test(text);
  const toFan =
    !isFan &&
    new RegExp(`\\b${FAN}\\b`).test(text) &&
    !/\b(?:no|non|without|instead of) (?:a )?(?:fan|convection)\b/.test(text);
  // "To fan celsius", "in conventional fahrenheit".
  const oven = `(?:(?:degrees|conventional|normal|${FAN})(?: oven)? )*`;
  const asked = new RegExp(`\\b(?:in|to|into|as) ${oven}(?:(${CELSIUS})|(${FAHRENHEIT}))\\b`).exec(text);
  const to = asked ? (asked[1] ? "C" : "F") : undefined;
  if (isMark) {
    if (isMarkAsked && /gas mark.*gas mark/.test(text)) return null;
    // A gas mark has no fan: the word beside it asks for one.
    const scale = to === "F" ? "Fahrenheit" : "Celsius";
    if (isFan || toFan) return readHeat("gas-mark", mark.value, `fan${scale}`);
    return readHeat("gas-mark", mark.value, to && scale.toLowerCase());
  }
  const from = findScale(mark, text, to);
  if (from === null || (to === from && !isFan && !toFan)) return null;
  if (isMarkAsked) {
    const fan = from === "C" ? mark.value : tidy(((mark.value - 32) * 5) / 9);
    if (isFan) return readHeat("fan-celsius", fan, "gasMark");
    return readHeat(from === "C" ? "celsius" : "fahrenheit", mark.value, "gasMark");
  }
  const scale = to ?? from;
  if (isFan) {
    const celsius = from === "C" ? mark.value : tidy(((mark.value - 32) * 5) / 9);
    return readHeat("fan-celsius", celsius, scale === "C" ? "celsius" : "fahrenheit");
  }
  if (!toFan && to === undefined) return null;
  const output = toFan ? (scale === "C" ? "fanCelsius" : "fanFahrenheit") : scale === "C" ? "celsius" : "fahrenheit";
  return readHeat(from === "C" ? "celsius" : "fahrenheit", mark.value, output);
}

const readHeat = (from: string, value: number, output: string | undefined) =>
  read("oven-temperature", { value, from }, output);

/** The scale of an oven's figure: as it is said, else the other one than is asked for, else the one in which it is an oven's. */
function findScale(
  { text: written, value }: Extract<Value, { type: "amount" }>,
  text: string,
  to: "C" | "F" | undefined,
) {
  const beside = /<\w+\d+> (?:degrees? )?([a-z]+)/.exec(text)?.[1] ?? "";
  if (/(?:\d\s*(?:°|degrees?)?\s*c|celsius)$/i.test(written.trim()) || /^(?:c|celsius|centigrade)$/.test(beside))
    return "C";
  if (/(?:\d\s*(?:°|degrees?)?\s*f|fahrenheit)$/i.test(written.trim()) || /^(?:f|fahrenheit)$/.test(beside)) return "F";
  if (to !== undefined) return to === "C" ? "F" : "C";
  if (value >= 100 && value <= 230) return "C";
  return value >= 275 && value <= 550 ? "F" : null;
}

/** Grams of coffee for water, or water for coffee; without a way to brew or a ratio it is poured over. */
function readCoffee(
  known: "coffee" | "water",
  amount: Value | undefined,
  ratio: Value | undefined,
  text: string,
): Direct {
  const grams = toUnit(amount, "mass", "g") ?? toUnit(amount, "volume", "mL");
  if (grams === null || /^coffee to water\b/.test(text)) return null;
  const parts =
    ratio === undefined ? null : Number(/^1\s*[:/]\s*(\d+)$/.exec(ratio.text.trim())?.[1] ?? toNumber(ratio));
  if (parts !== null && !(parts > 3)) return null;
  const method = BREWS.find(([name]) => name.test(text))?.[1];
  const brewed = parts === null ? { brewMethod: method ?? "pour-over" } : { brewMethod: "custom", ratio: parts };
  return read("coffee-ratio", { ...brewed, known, amount: tidy(grams) }, known === "coffee" ? "water" : "coffee");
}
