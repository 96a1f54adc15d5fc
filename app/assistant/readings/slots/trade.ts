/** Buying and selling: what a price was before, margins, breaking even, prices by the unit, what an investment made. */
import { convert } from "#units/convert.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import type { Direct } from "#assistant/readings/reading.ts";
import { type Form, read, sum, tidy, toNumber, type Value } from "./form.ts";

const IS = "(?: is| are| was| of| for| at| me| us| it| them| each| to|:| =)*";
const COST = [
  `(?:costs?|cost price|buy|bought|paid|pay|purchased?|purchase price|wholesale|make|made)${IS} {N}`,
  "{N} (?:wholesale|cost price|costs?|to make|to buy|to produce)",
];
const PRICE = [
  `(?:sells?|sold|selling|resell|sale|selling price|sale price|sell price|price|revenue|retail|charge)${IS} {N}`,
  "{N} (?:selling price|sale price|sell price|price|revenue|retail)",
];
const TRADE_WORDS =
  "margin markup mark up profit gross percent percentage cost costs costing price selling sell sells sold buy bought sale revenue item product unit per each one it me on";
const FINAL =
  /\b(?:original|originally|before|regular|regularly|full|list|initial|initially|normal|normally|used to (?:cost|be))\b/;
/** Where the figure is the one before: "80 before a 20 % discount", "original price 80". */
const IS_ORIGINAL =
  /\b(?:original|originally|regular|regularly|full|list|initial|initially|normal|normally|usual|usually)(?: (?:price|cost|salary|value))?(?: is| was| of| cost)* <(?:number|money|multiple)|<(?:number|money|multiple)\d+> (?:dollars )?(?:before|original|originally|regularly|normally)\b|\bbefore (?:it |that )?(?:was |is )<(?:number|money)/;

/** Where the figure is the one behind the change. */
const IS_AFTER =
  /\bafter\b|\b(?:now|paid|pay|paying|sale price|final price|costs?|is|was|for) (?:it |me |is |was |at |of |only )*<(?:number|money|multiple)/;

export const TRADE: readonly Form[] = [
  {
    // Holding costs per unit; the calculator asks for them as a share of the price.
    about: [/\beoq\b|\beconomic order quantity\b/],
    not: /<percent|\b(?:lead|safety|days|price)\b/,
    places: {
      order: [`{N}(?= (?:per|an|each|a|every) order)`, `order(?:ing)? costs?${IS} {N}`],
      holding: [`(?:holding|carrying|storage)(?: costs?)?${IS} {N}`, `{N}(?= (?:holding|carrying|storage))`],
      demand: [`demand${IS} {N}`, "{N}(?= units)", "{N}(?= (?:a|per) year)"],
    },
    words:
      "eoq economic order quantity demand annual yearly units unit year a per each every order ordering cost costs holding carrying storage",
    read: ({ order, holding, demand }) =>
      sum(`sqrt(2 * ${toNumber(demand)} * ${toNumber(order)} / ${toNumber(holding)})`),
  },
  {
    about: [/\b(?:off|discount|discounted|reduced|reduction|markdown|marked down|sale)\b/, FINAL, IS_AFTER],
    not: new RegExp(
      `\\b(?:tax|vat|tip|then|another|extra|additional|members?|save|saved|savings|buy|year|month)\\b|<percent.*<percent|\\b(?:discount|savings) (?:was|is|of) <(?:number|money)|\\bdiscount of <percent\\d+> (?:was|is|came)\\b|${IS_ORIGINAL.source}`,
    ),
    places: { rate: ["{P}"], price: ["{N}"] },
    words:
      "off discount discounted reduced reduction markdown marked down sale original originally before regular regularly full list initial initially normal normally used price cost costs paid pay bought now after final item by",
    isOfThings: true,
    read: ({ price, rate }) => sum(`${toNumber(price)} / (1 - ${toNumber(rate)}/100)`),
  },

  {
    about: [/\b(?:margin|markup|mark-up|mark up|profit)\b/],
    not: /\b(?:tax|fixed|units?|break|even|year|month|want|need|net|operating)\b|<percent|\bmargin\b.*\bmark ?-?up\b|\bmark ?-?up\b.*\bmargin\b/,
    places: { price: PRICE, cost: COST },
    words: TRADE_WORDS,
    isOfThings: true,
    read: ({ price, cost }, text) => {
      const output = /\bmargin\b/.test(text)
        ? "marginPercent"
        : /\bmark(?:up| up|-up)\b/.test(text)
          ? "markupPercent"
          : "profit";
      if (/\brevenue\b/.test(text))
        return output === "marginPercent"
          ? read("profit-margin", { revenue: toNumber(price), costOfGoodsSold: toNumber(cost) })
          : null;
      // A profit in percent may be of the cost or of the price.
      if (output === "profit" && /\b(?:percent|percentage)\b|%/.test(text)) return null;
      return read("markup", { cost: toNumber(cost), known: "price", price: toNumber(price) }, output);
    },
  },

  {
    about: [/\b(?:cheaper|cheapest|better|best|deal|value|buy|or|vs|versus|compare)\b/],
    not: /\b(?:free|off|worse|percent|tax)\b|<percent|of the (?:chea|bett)/,
    places: {
      count1: ["(?:an? )?{U}(?! [a-z]+(?:ed|ly) )(?: (?:of )?[a-z]+)? (?:for|at|costs?|costing|is) (?=<)"],
      price1: ["\\| *{N}"],
      count2: ["(?:an? )?{U}(?! [a-z]+(?:ed|ly) )(?: (?:of )?[a-z]+)? (?:for|at|costs?|costing|is) (?=<)"],
      price2: ["\\| *{N}"],
    },
    words:
      "cheaper cheapest better best deal value buy vs versus should price unit or than per compare eggs rolls cans bottles pack packs dollars bucks",
    isOfThings: true,
    read: ({ count1, price1, count2, price2 }) =>
      readBestBuy([
        [count1, price1],
        [count2, price2],
      ]),
  },
  {
    about: [/\b(?:price|cost|how much|what)\b/, /\bper (?:ounce|oz|pound|lb|kilo|kilogram|kg|gram|liter|gallon)\b/],
    not: /\b(?:tax|off|discount|cheaper|better|gas|miles?|kwh)\b|<percent/,
    places: { amount: ["{M}"], price: ["{N}"] },
    words:
      "price cost costs costing unit per ounce oz pound lb kilo kilogram kg gram liter gallon bottle bag box jar can pack package sells",
    isOfThings: true,
    read: ({ amount, price }, text) => {
      const asked = /\bper (ounce|oz|pound|lb|kilo|kilogram|kg|gram|liter|gallon)\b/.exec(text)![1]!;
      if (amount?.type !== "amount") return null;
      for (const to of findMeasures(asked === "kilo" ? "kg" : asked)) {
        const from = amount.measures.find((one) => one.dimension === to.dimension);
        if (from) return sum(`${toNumber(price)} / ${tidy(convert(amount.value, from.unit, to.unit))}`);
      }
      return null;
    },
  },
];

/** Which of several offers, each so much for a price, costs least for what it holds; null where one is sold by no unit. */
export function readBestBuy(
  offers: readonly (readonly [amount: Value | undefined, price: Value | undefined])[],
): Direct {
  const items = offers.flatMap(([amount, price]) => {
    const unit = amount ? toSoldUnit(amount) : null;
    const said = unit === "item" ? toNumber(amount) : amount?.text.trim();
    return unit === null
      ? []
      : [{ name: `${said} for ${toNumber(price)}`, price: toNumber(price), packs: 1, amount: toNumber(amount), unit }];
  });
  return items.length < offers.length ? null : read("unit-price", { items }, "bestBuy");
}

/** The unit of a packet as the calculator of unit prices names it; null where it has none such. */
function toSoldUnit(count: Value): string | null {
  if (count.type !== "amount") return null;
  if (count.measures.length === 0) return "item";
  for (const { unit } of count.measures) {
    const name = SOLD_UNITS[unit.id];
    if (name) return name;
  }
  return null;
}

const SOLD_UNITS: Readonly<Record<string, string>> = {
  g: "g",
  kg: "kg",
  oz: "oz",
  lb: "lb",
  mL: "ml",
  ml: "ml",
  L: "l",
  l: "l",
  "fl-oz-us": "flOz",
  "floz-us": "flOz",
  "pt-us": "pt",
  "qt-us": "qt",
  "gal-us": "gal",
  m: "m",
  ft: "ft",
};
