/** What a pack costs by the piece. */
import { type Form, sum, toUnit, type Value } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

/** What is asked where one thing goes into another so many times. */
const FITS = /\bhow many\b.*\b(?:fit|fits|hold|holds|cut|get out of|get from|store|go on|go in)\b/;

/** How often one size goes into another, whole ones only. */
function countWhole(whole: Value | undefined, part: Value | undefined, dimension: string, unit: string) {
  const [large, small] = [toUnit(whole, dimension, unit), toUnit(part, dimension, unit)];
  return large !== null && small !== null && small > 0 && small <= large ? sum(`floor(${large} / ${small})`) : null;
}

/** Two sizes of a kind: the larger one holds the smaller one. */
const inOneAnother = (kind: string, dimension: string, unit: string): Form => ({
  about: [FITS, new RegExp(`<${kind}\\d+>.*<${kind}\\d+>`)],
  not: /<(?:money|percent|time|date|clock)|<number.*<number|\b(?:per|apart|between|every|square|area|waste|left|free|used|already|plus)\b/,
  places: { one: [`<${kind}(\\d+)>`], other: [`<${kind}(\\d+)>`] },
  words:
    "fit fits hold holds cut store go into on each every piece pieces long is are size takes card drive disk board plank pipe rope whole full of out board's one single holding space",
  isOfThings: true,
  read: ({ one, other }) => {
    const [first, second] = [toUnit(one, dimension, unit), toUnit(other, dimension, unit)];
    return first !== null && second !== null && first > second
      ? countWhole(one, other, dimension, unit)
      : countWhole(other, one, dimension, unit);
  },
});

export const COUNTS: readonly Form[] = [
  inOneAnother("length", "length", "mm"),

  tell({
    // "Eggs are $3.60 a dozen. How much is one egg?"
    about: [/<money\d+> per <number\d+>/, /\b(?:one|each|single|apiece|an egg)\b/],
    not: /<(?:percent|time|date)|<number.*<number/,
    places: { price: ["<money(\\d+)>"], count: ["per {#}"] },
    words: "per for one each single apiece egg eggs bagels donuts roses rolls cost costs price",
    formula: "{price} / {count}",
    told: "$",
    label: "Price of one",
  }),
  tell({
    // "12 rolls 8.99 price per roll", "12 rolls for 8.99, how much is one"
    about: [
      /^<number\d+> ([a-z]+?)s? (?:(?:for|at|cost|costs|=|are) )*<(?:money|number)\d+>,? .*\b(?:per|each|apiece|one|a single|price of an?)\b(?: \1s?)?$/,
    ],
    // "12 eggs 3.60 each" says what one costs.
    not: /<(?:percent|time|date)|<number\d+> (?:people|persons?|friends|kids|children|guests|adults|students|of us)\b|<(?:money|number)\d+> (?:each|apiece|per|a) |<(?:money|number)\d+> (?:each|apiece)$|\b(?:per (?:hour|day|week|month|year)|tip|tax|calories|kcal|cals?|grams)\b/,
    places: { count: ["^{#}"], price: ["(?:for )?{N}"] },
    words: "for at cost costs price per each apiece one a single is how much unit",
    formula: (_, text) => (isOfTheSame(text) ? "{price} / {count}" : null),
    told: "$",
    label: "Price of one",
  }),
];

/** "12 rolls 8.99 price per roll": the price is asked of what is counted. */
function isOfTheSame(text: string): boolean {
  const words = text.split(" ").map((word) => word.replace(/s$/, ""));
  return words.at(-1) === words[1] || /\b(?:each|apiece|one)$/.test(text);
}
