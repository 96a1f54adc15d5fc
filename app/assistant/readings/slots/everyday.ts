/** What is worked out at home and in shops everywhere: prices with and without tax, a whole by its part, floors and paint, pay in so many payments. */
import { DAYS_OF_LIFE } from "./days-of-life.ts";
import { BODY } from "./body.ts";
import { CHANCES } from "./chances.ts";
import { HOUSE } from "./house.ts";
import { KITCHEN } from "./kitchen.ts";
import { MATHEMATICS } from "./mathematics.ts";
import { HIGHEST_VAT, isOfPay } from "./percentages.ts";
import { NUMERALS } from "./numerals.ts";
import { PLANS } from "./plans.ts";
import { SAVINGS } from "./savings.ts";
import { SCHOOL } from "./school.ts";
import { SHOPPING } from "./shopping.ts";
import { WORK_HOURS } from "./work-hours.ts";
import type { Direct } from "#assistant/readings/reading.ts";
import { type Form, getUnitId, read, sum, toNumber, toQuantity, toUnit, type Value } from "./form.ts";
import { readForms } from "./index.ts";
import type { Token } from "#assistant/tokens/token.ts";

const PRICE = "<(?:number|money|multiple)\\d+>";
const TAX = "(?:vat|gst|tax)";
const NET = `(?:net(?: (?:price|amount))?|(?:without|excluding|excl|before|ex)(?: the)?(?: <percent\\d+>)? ${TAX})`;
const GROSS = `(?:gross(?: (?:price|amount))?|(?:with|including|incl|inc|after)(?: the)?(?: ${TAX})?(?: of)?(?= <percent)|(?:with|including|incl|inc|after)(?: the)? ${TAX})`;
const IS = "(?: (?:is|was|are|of|at|price|amount|if|i|paid|for|=))*";
const [NET_SAID, GROSS_SAID] = [NET, GROSS].map((one) => new RegExp(`\\b${one}(?![a-z])`));
/** What a price is said to be stands behind it, else before it. */
const GIVEN = [NET, GROSS].map((one) => [
  new RegExp(`${PRICE} ${one}(?![a-z])`),
  new RegExp(`\\b${one}${IS} ${PRICE}`),
  new RegExp(`\\b${one} (?:is|was|=) ${PRICE} `),
]);
const ASKS_TAX = new RegExp(`\\bhow much (?:(?:is|of|it|the) )*${TAX}\\b`);
const WITHOUT = new RegExp(
  `^(?:(?:what|how much|is|are|the|price|value|amount) )+${PRICE} (?:without|excluding|excl|ex) `,
);
const BETWEEN = new RegExp(`\\b${NET} ${PRICE} ${GROSS}`);

/** "Gross 100 net": what stands first is given, and the other asked for. */
const FIRST = [NET, GROSS].map(
  (one) => new RegExp(`^${one}(?: is)? ${PRICE} (?:(?:in|to|is|as|how much|what|the) )*(?:${NET}|${GROSS})`),
);
/** "Remove 20 % VAT from 90", "price without VAT of 242": it is in the price. */
const OUT_OF = new RegExp(
  `^(?:(?:remove|strip|take(?: (?:off|out|away))?|(?:deduct|subtract)(?=.* (?:vat|gst|sales tax)\\b))(?: the)?(?: <percent\\d+>)?(?: (?:of|sales))* ${TAX}(?: of <percent\\d+>)? (?:from|off|out of|of|on)|net(?: (?:price|amount))? (?:of|at|with|without) <percent\\d+> ${TAX} (?:from|of|on|out of)|(?:(?:what|is|the|price|amount|value|cost) )*${NET.replace(/^\(\?:/, "(?:(?!net)")} (?:of|on|for|from)) ${PRICE}`,
);
const PLUS_VAT = new RegExp(`${PRICE} (?:plus|\\+) (?:vat|gst)$`);
/** Somebody's pay has a gross and a net too, but less than this is nobody's. */
const LEAST_PAY = 400;
const REMOVE = /^(?:remove|deduct|subtract|strip|take)\b/;

const SIDES = {
  one: ["{LN}(?= ?(?:x|by|×|times|\\*) <)", "{L}"],
  other: ["\\| *(?:x|by|×|times|\\*) {L}", "{L}"],
};
const PLACES_OF_WORK =
  "wall walls floor flooring room kitchen bathroom bedroom surface area wide long high tall length width height x by × times and of with in";
const YEARLY = new RegExp(
  `${PRICE} (?:gross |net )?(?:(?:per|a|each) year|yearly|annually)\\b|\\b(?:(?:yearly|annual) (?:salary|wage|pay)|(?:salary|wage|pay) (?:yearly|annual))(?: (?:of|is))? <`,
);

const MONTHLY = new RegExp(
  `${PRICE} (?:gross |net )?(?:(?:per|a|each) month|monthly)\\b|\\bmonthly (?:salary|wage|pay)(?: (?:of|is))? <`,
);

interface Squares {
  readonly formula: string;
  readonly unit: string | undefined;
}

/** A year has at least twelve payments, and somewhere up to sixteen. */
const PAYMENTS = [12, 16] as const;

/** Nobody's pay of a month, where nobody says that it is. */
const LEAST_SALARY = 12_000;

/** In the order in which they are asked. */
export const EVERYDAY: readonly Form[] = [
  ...CHANCES,
  ...KITCHEN,
  ...NUMERALS,
  ...HOUSE,
  ...SHOPPING,
  ...SAVINGS,
  ...PLANS,
  ...SCHOOL,
  ...BODY,
  ...MATHEMATICS,
  ...DAYS_OF_LIFE,
  ...WORK_HOURS,
  {
    about: [new RegExp(`\\b(?:${NET}|${GROSS})(?![a-z])|${OUT_OF.source}|${PLUS_VAT.source}`)],
    not: /<percent.*<percent|<(?:time|date)|\b(?:salary|wages?|income|earn|month|year|tips?|discount|profit|margin|loan|rate|minus|less|not)\b/,
    places: { "rate?": ["{P}", `(?<=${PRICE}.*)${TAX}(?: (?:of|at|is))* {#}`], amount: ["{N}"] },
    words:
      "net gross price amount + without with excluding excl including incl inc before after ex vat gst tax sales plus paid pay total value cost costs final bill remove deduct subtract strip take off out away",
    isOfThings: true,
    read: ({ rate, amount }, text) => readTaxed(rate ? toNumber(rate) : undefined, toNumber(amount), text),
  },

  {
    about: [
      new RegExp(
        `(?:\\bdiscount (?:of )?<percent\\d+>|<percent\\d+> (?:discount|off)(?: coupon| code)?) (?:is|was|were|makes|saved (?:me|us)|saves (?:me|us)) ${PRICE}|\\b(?:sav(?:ed?|ing) (?:me |us )?|(?:discount|savings) (?:was|is|of) )${PRICE}(?: (?:dollars|bucks|euros))? (?:at|with|on|from|by|thanks to) (?:an? |the )?<percent\\d+> (?:off|discount)`,
      ),
      /\b(?:price|cost|before|originally|regular|full)\b/,
    ],
    not: /<percent.*<percent|\b(?:tax|vat|new|sale price|after|final|now|pay)\b/,
    places: { share: ["{P}"], part: ["{N}"] },
    words:
      "discount off coupon code price original originally full regular before cost makes save saved saving saves me us sale dollars bucks",
    isOfThings: true,
    read: ({ share, part }) => read("percentage", { mode: "of-what", part: toNumber(part), percent: toNumber(share) }),
  },
  {
    about: [/\bper (?:m²|m2|square met(?:er|re)s?)(?![a-z])/, /<length/],
    not: /<(?:area|percent|time|volume|date)|\b(?:month|monthly|year|rent|per m² per|tiles?|boxes|deep|walls)\b/,
    places: { price: ["{N}(?: per (?:m²|m2|square met(?:er|re)s?))"], one: SIDES.one, other: SIDES.other },
    words: `${PLACES_OF_WORK} cost costs price carpet flooring lawn turf plot land garden for at laying tile`,
    isOfThings: true,
    read: ({ price, one, other }) => {
      const squares = readSquareMeters(undefined, one, other);
      return squares === null ? null : sum(`${squares} * ${toNumber(price)}`);
    },
  },
  {
    about: [
      /<number\d+> (?:payments|pays|paychecks|salaries)\b|<time\d+>/,
      /\b(?:salary|wages?|pay|earn|per month|monthly|payments|pays|salaries)\b/,
      /\b(?:(?:per|a|each|in a) year|yearly|annual|annually|(?:payments|pays|salaries))\b/,
    ],
    not: /<(?:percent|date)|\b(?:hour|hourly|week|weekly|loan|save|saved|saving|rent|cost|costs|bill|tax|spend|bonus|raise|interest|mortgage|for|during)\b/,
    places: { count: ["{#} (?:payments|pays|paychecks|salaries)(?: (?:per|a|each) year)?", "{T}"], pay: ["{N}"] },
    words:
      "salary wage wages pay earn per month monthly year yearly annual annually in over by times gross net payments pays paychecks salaries each total is a",
    read: ({ count, pay }, text) => {
      const months = getUnitId(count, "time") === "month" ? toNumber(count) : Number.NaN;
      const times = getUnitId(count, "time") === undefined ? toNumber(count) : months;
      if (!Number.isInteger(times) || times < PAYMENTS[0] || times > PAYMENTS[1]) return null;
      const isYearly = YEARLY.test(text) && !MONTHLY.test(text);
      // "24000 in 12 payments" are those of a year.
      const isLong = toNumber(pay) >= LEAST_SALARY && !MONTHLY.test(text);
      return sum(`${toNumber(pay)} ${isYearly || isLong ? "/" : "*"} ${times}`);
    },
  },
  {
    about: [/<length/, /<volume/, /\b(?:consumption|consumes?|uses?|used|need(?:s|ed)?|per <length)|\bkm per liter\b/],
    not: /<(?:money|percent|time|date|fuelEconomy|number)|\b(?:tank|range|far|pool|rain\w*|wide|long|deep|high|miles?|gallons?)\b/,
    places: { "each?": ["per {L}"], fuel: ["{V}"], distance: ["{L}"] },
    words:
      "fuel gas petrol diesel after refueled refuelled filled up consumption consumes consume uses use used car needs needed per km liter liters with on gets drive drove driven went go far average trip",
    read: ({ each, fuel, distance }, text) => {
      const [liters, kilometers] = [toUnit(fuel, "volume", "L"), toUnit(distance, "length", "km")];
      if (liters === null || kilometers === null || (each && toUnit(each, "length", "km") !== 100)) return null;
      if (/\bkm per liter\b/.test(text)) return each ? null : sum(`${kilometers} / ${liters}`);
      return toQuantity(`${liters} / ${kilometers} * 100`, "Consumption", "L/100km");
    },
  },

  {
    // "Flooring for 24 m² with 10 % waste": what to buy.
    about: [
      /\b(?:floor\w*|tiles?|laminate|parquet|carpet|vinyl|planks?)\b/,
      /\b(?:waste|wastage|cuts?|cutting|spare|loss|losses|extra)\b/,
    ],
    not: /<(?:money|volume|time|number)|\b(?:how many|boxes|box|packs?|rows|minus|less|without|no)\b/,
    places: {
      waste: ["{P}(?: (?:of|for))*(?: (?:waste|wastage|cuts?|cutting|spare|loss|losses|extra))?"],
      "area?": ["{A}"],
      "one?": SIDES.one,
      "other?": SIDES.other,
    },
    words: `${PLACES_OF_WORK} floor flooring tile tiles laminate parquet carpet vinyl plank planks plus for need much add allowance`,
    read: ({ waste, area, one, other }) => {
      const squares = readSquares(area, one, other);
      return squares && sum(`${squares.formula} * (1 + ${toNumber(waste)}/100)`);
    },
  },
  {
    about: [
      /\b(?:paint|painting|liters?)\b/,
      /\bper liter\b|<coverage|\b(?:covers?|enough|lasts?|yields?|coverage)\b/,
      /<(?:area|coverage)/,
    ],
    not: /<(?:money|percent|time|number\d+> (?:doors?|windows?))|\b(?:doors?|windows?|ceiling|gallons?|without|not)\b/,
    places: {
      coverage: [
        "(?:covers?|enough|lasts?|yields?|coverage)(?: (?:is|of|for|about|at))* {A}(?: per liter)?",
        "<coverage(\\d+)>",
        "{A}(?= per liter)",
      ],
      "can?": ["{V}"],
      "coats?": ["{#} coats?"],
      "area?": ["{A}"],
      "one?": SIDES.one,
      "other?": SIDES.other,
    },
    words: `${PLACES_OF_WORK} paint painting liter liters covers cover enough lasts yields yield coverage coats coat if for need much many per at`,
    read: ({ coverage, can, coats, area, one, other }) => {
      const [squares, each] = [
        readSquareMeters(area, one, other),
        toUnit(coverage, "coverage", "m2/L") ?? toUnit(coverage, "area", "m2"),
      ];
      if (squares === null || each === null || (can && toUnit(can, "volume", "L") !== 1)) return null;
      return sum(`${squares}${coats ? ` * ${toNumber(coats)}` : ""} / ${each}`);
    },
  },
];

/** Reads a question of one of these forms; they are loaded where no other form fits. */
export function readEveryday(tokens: readonly Token[]): Direct {
  return readForms(tokens, EVERYDAY);
}

/** A price with its tax or without it, by what it is said to be and what is asked for. */
function readTaxed(rate: number | undefined, amount: number, text: string): Direct {
  const [isNet, isGross] = [NET_SAID!.test(text), GROSS_SAID!.test(text)];
  const isVat = /\b(?:vat|gst)\b/.test(text);
  if (rate !== undefined && rate > HIGHEST_VAT && !isVat) return null;
  // "Net pay 4,000 after 20 % tax": what is earned has no tax put on it.
  if (isOfPay(text) || /\b(?:net|gross|my) pay\b|\bsalary\b|\bwages?\b/.test(text)) return null;
  if (rate === undefined && PLUS_VAT.test(text)) return addVat(rate, amount);
  // The usual rate is that of a value added tax, and of no other.
  if (rate === undefined && !isVat && (/\btax\b/.test(text) || !(isNet && isGross) || amount >= LEAST_PAY)) return null;
  if (OUT_OF.test(text) && !isGross) return removeTax(rate, amount, text);
  // "20 % off" is a discount.
  if (REMOVE.test(text) || /\b(?:off|out|away)\b/.test(text)) return null;
  const plain = text.replaceAll(
    /\b(with|including|incl|inc|after) (?:the |an? )?<percent\d+> (?=(?:vat|gst|tax)\b)/g,
    "$1 ",
  );
  // "With 21 % VAT is 363, without VAT?": the other is asked for.
  const first = FIRST.findIndex((one) => one.test(plain));
  const given =
    first >= 0 ? first : [2, 0, 1].flatMap((behind) => [0, 1].filter((kind) => GIVEN[kind]![behind]!.test(plain)))[0];
  const isPlus = /\bplus\b/.test(text);
  if (given === undefined || (isPlus && (given === 1 || isGross))) return null;
  if (ASKS_TAX.test(text)) return given === 1 ? removeVat(rate, amount, "vatAmount") : null;
  if (isPlus) return addVat(rate, amount);
  // "What is 60.50 without the vat of 21 %" takes it away.
  if (isNet && !isGross) return WITHOUT.test(text) ? removeVat(rate, amount) : null;
  // "Net 84.03 with 19 %" stands between the two.
  if (!isNet || (BETWEEN.test(text) && first < 0)) return null;
  return given === 0 ? addVat(rate, amount) : removeVat(rate, amount);
}

/** At the visitor's usual rate where none was said. */
function addVat(rate: number | undefined, amount: number): Direct {
  return rate === undefined
    ? read("vat", { mode: "add", amount }, "grossAmount")
    : read("percentage", { mode: "increase", percent: rate, whole: amount });
}

function removeVat(rate: number | undefined, amount: number, output = "netAmount"): Direct {
  const own = rate === undefined ? {} : { country: "custom", customRate: rate };
  return read("vat", { mode: "remove", ...own, amount }, output);
}

function removeTax(rate: number | undefined, amount: number, text: string): Direct {
  if (/\b(?:vat|gst)\b/.test(text)) return removeVat(rate, amount);
  const taxes = [{ name: "Sales tax", rate }];
  return read("sales-tax", { price: amount, priceIncludesTax: true, taxes }, "netPrice");
}

/** An area as it is said, or by two sides, in the unit of both; a bare side has the unit of the other. */
function readSquares(area: Value | undefined, one: Value | undefined, other: Value | undefined): Squares | null {
  if (area) return one || other ? null : { formula: `${toNumber(area)}`, unit: getUnitId(area, "area") };
  const [unit, first] = [getUnitId(other, "length"), getUnitId(one, "length")];
  if (unit === undefined || (first ?? unit) !== unit) return null;
  return { formula: `${toNumber(one)} * ${toNumber(other)}`, unit: `${unit}2` };
}

/** The same in square meters; null where it is said in other units. */
function readSquareMeters(...said: Parameters<typeof readSquares>): string | null {
  const squares = readSquares(...said);
  return squares?.unit === "m2" ? squares.formula : null;
}
