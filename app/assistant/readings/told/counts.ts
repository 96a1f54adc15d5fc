/** What fits into what, what several share, what is drawn from a bag, what a pack costs by the piece. */
import {
  type Form,
  getUnitId,
  read,
  sum,
  toNumber,
  toPercent,
  toQuantity,
  toUnit,
  type Value,
} from "#assistant/readings/slots/form.ts";
import { SHARERS } from "#assistant/readings/slots/words.ts";

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

const DRAWN =
  "(?:red|blue|green|yellow|black|white|orange|purple|brown|pink|gray|grey|gold|silver|good|bad|broken|defective|ripe|winning)";

export const COUNTS: readonly Form[] = [
  inOneAnother("data", "data", "MB"),
  inOneAnother("length", "length", "mm"),
  inOneAnother("volume", "volume", "mL"),
  {
    // "5 red and 7 blue socks, what's the chance that one is red"
    about: [
      /\b(?:chance|chances|probability|odds|likely|likelihood)\b/,
      new RegExp(`<number\\d+> ${DRAWN}\\b.*<number\\d+> ${DRAWN}\\b`),
    ],
    not: /<(?:money|percent|time|date|length|mass)|\b(?:two|both|three|second|twice|not|no|or|without replacement|replaced|then|neither|either|at least)\b|<number.*<number.*<number.*<number/,
    places: { one: ["{#}"], other: ["{#}"], "third?": ["{#}"] },
    words: `chance chances probability odds likely likelihood red blue green yellow black white orange purple brown pink gray grey gold silver good bad broken defective ripe winning bag box drawer bowl jar urn basket bucket marbles balls socks apples candies draw draws drawing drawn pick picks picking picked pull pulling grab grabbing take taking choose one random randomly blindly looking without ones holds contains`,
    isOfThings: true,
    isCounted: true,
    read: (_, text, all) => {
      const asked = new RegExp(`\\b${DRAWN}\\b`, "g");
      const last = [...text.replaceAll(new RegExp(`<number\\d+> ${DRAWN}`, "g"), "").matchAll(asked)].map(
        ([word]) => word,
      );
      const counts = [...text.matchAll(new RegExp(`<number(\\d+)> (${DRAWN})`, "g"))];
      const wanted = counts.filter(([, , word]) => word === last[0]);
      if (new Set(last).size !== 1 || wanted.length !== 1 || counts.length !== all.length) return null;
      const whole = counts.map(([, at]) => toNumber(all[Number(at)])).join(" + ");
      return toPercent(`${toNumber(all[Number(wanted[0]![1])])} / (${whole}) * 100`, "Chance");
    },
  },
  {
    // "12 rolls 8.99 price per roll", "12 rolls for 8.99, how much is one"
    about: [
      /^<number\d+> ([a-z]+?)s? (?:(?:for|at|cost|costs|=|are) )*<(?:money|number)\d+>,? .*\b(?:per|each|apiece|one|a single|price of an?)\b(?: \1s?)?$/,
    ],
    not: /<(?:percent|time|date)|\b(?:per (?:hour|day|week|month|year)|tip|tax)\b/,
    places: { count: ["^{#}"], price: ["{N}"] },
    words: "for at cost costs price per each apiece one a single is how much unit",
    isCounted: true,
    isOfThings: true,
    read: ({ count, price }, text) =>
      text.split(" ").at(-1)!.replace(/s$/, "") === text.split(" ")[1]!.replace(/s$/, "") ||
      /\b(?:each|apiece|one)$/.test(text)
        ? {
            ...sum(`${toNumber(price)} / ${toNumber(count)}`),
            told: { field: { kind: "money", label: "Price of one", decimals: 2 } },
          }
        : null,
  },
  {
    // "Eggs are $3.60 a dozen. How much is one egg?"
    about: [/<money\d+> per <number\d+>/, /\b(?:one|each|single|apiece|an egg)\b/],
    not: /<(?:percent|time|date)|<number.*<number/,
    places: { price: ["<money(\\d+)>"], count: ["per {#}"] },
    words: "per for one each single apiece egg eggs bagels donuts roses rolls cost costs price",
    isOfThings: true,
    read: ({ price, count }) => ({
      ...sum(`${toNumber(price)} / ${toNumber(count)}`),
      told: { field: { kind: "money", label: "Price of one", decimals: 2 } },
    }),
  },
  {
    // "Each box holds 12 bottles and I have 150 bottles. How many boxes do I need?"
    about: [
      /\b(?:each|a|an|one|every) ([a-z]+?)(?:es|s)? (?:holds?|fits?|takes?|seats?|carr(?:y|ies)|contains?|has|packs?) <number\d+>.*\bhow many \1(?:es|s)?\b/,
    ],
    not: /<(?:money|percent|time|date|length|mass|volume)|\b(?:per|left over|remain\w*|empty|already)\b/,
    places: { size: ["(?:holds?|fits?|takes?|seats?|carr(?:y|ies)|contains?|has|packs?) {#}"], count: ["{#}"] },
    words:
      "each a an one every hold holds fit fits take takes seat seats carry carries contain contains has pack packs there are for need needed to all have box boxes bus buses van vans car cars table tables crate crates bag bags carton cartons tray trays shelf shelves row rows ship transport us",
    isOfThings: true,
    isCounted: true,
    read: ({ size, count }) => sum(`ceil(${toNumber(count)} / ${toNumber(size)})`),
  },
  {
    // "Four friends share a $240 cabin and a $60 cleaning fee"
    about: [
      new RegExp(`<number\\d+> (?:[a-z]+ )?${SHARERS}|\\b(?:between|among|by) (?:the )?<number\\d+>`),
      /\b(?:share|split|divide|sharing|splitting|dividing)\b/,
      /<money\d+>.*<money\d+>/,
    ],
    not: /<(?:percent|time|date)|\b(?:tip|tax|per|each night|nights|already|except|twice|half|off|paid)\b|\beach (?:costs?|ticket)/,
    places: { one: ["<money(\\d+)>"], other: ["<money(\\d+)>"], "third?": ["<money(\\d+)>"], count: ["{#}"] },
    words: `people persons friends roommates kids siblings cousins guests share split divide sharing splitting dividing evenly equally between among by fee fees cleaning cabin rent bill delivery charge costs cost plus total each one person everyone pay pays owe owes does every`,
    isOfThings: true,
    isCounted: true,
    read: ({ one, other, third, count }) => ({
      ...sum(`(${[one, other, third].filter(Boolean).map(toNumber).join(" + ")}) / ${toNumber(count)}`),
      told: { field: { kind: "money", label: "Each person pays", decimals: 2 } },
    }),
  },
  {
    // "5 shirts at $22 each with 15% off, how much do I save"
    about: [/\bsav(?:e|ing|ings)\b/, /<percent\d+> off\b/, /\b(?:each|apiece)\b/],
    not: /<(?:time|date)|<percent.*<percent|\b(?:month|year|tax|interest)\b/,
    places: { share: ["{P} off"], price: ["<(?:money|number)(\\d+)>(?: dollars)? (?:each|apiece)"], count: ["{#}"] },
    words:
      "save saving savings off each apiece buying buy at with the lot all whole order total much if on them everything",
    isOfThings: true,
    isCounted: true,
    read: ({ share, price, count }) => ({
      ...sum(`${toNumber(count)} * ${toNumber(price)} * ${toNumber(share)} / 100`),
      told: { field: { kind: "money", label: "You save", decimals: 2 } },
    }),
  },
  {
    // "A jacket costs $80 and is marked down 25%. Another 10% off at the register"
    about: [
      /<percent\d+>.*\b(?:another|additional|extra|further|then)\b.*<percent\d+>/,
      /\b(?:off|down|discount)\b/,
      /<(?:money|number)\d+>/,
    ],
    not: /<(?:time|date)|\b(?:tax|tip|interest|raise|month|year|points)\b|<percent.*<percent.*<percent/,
    places: { first: ["{P}"], second: ["{P}"], price: ["{N}"] },
    words:
      "costs cost price is was marked down reduced off discount discounted another additional extra further then at the register checkout on top with coupon code sale final pay there's there store card member members",
    isOfThings: true,
    read: ({ first, second, price }) => ({
      ...sum(`${toNumber(price)} * (1 - ${toNumber(first)}/100) * (1 - ${toNumber(second)}/100)`),
      told: { field: { kind: "money", label: "You pay", decimals: 2 } },
    }),
  },
  {
    // "Dinner came to $118.00, we leave 18%, there are 4 of us. What's each person's share?"
    about: [
      /<money\d+>/,
      /<percent\d+>/,
      /\b(?:tip|tips|gratuity)\b/,
      /\b(?:each|per person|apiece|everyone|every person)\b/,
    ],
    not: /<(?:time|date)|<percent.*<percent|<money.*<money|\b(?:tax|off|discount|except)\b/,
    places: { tip: ["{P}"], bill: ["<money(\\d+)>"], people: ["{#}"] },
    words:
      "tip tips gratuity each per apiece everyone every came to leave leaving add adding there are of us people friends person person's share owe owes pay pays split splitting between among with including included total ways plus was",
    isOfThings: true,
    read: ({ tip, bill, people }) =>
      read("tip", { bill: toNumber(bill), tipPercent: toNumber(tip), people: toNumber(people) }, "totalPerPerson"),
  },
  {
    // "One dollar is 0.92 euros at the moment. I'm taking $750, how many euros is that?"
    about: [/<money\d+> (?:is|=|are|buys|gets|equals)(?: \w+)? <money\d+>/, /<money.*<money.*<money/],
    not: /<(?:percent|time|date|number)|\b(?:fee|commission|each|off)\b/,
    places: {
      unit: ["<money(\\d+)>(?= (?:is|=|are|buys|gets|equals))"],
      rate: ["<money(\\d+)>"],
      amount: ["<money(\\d+)>"],
    },
    words:
      "is are buys gets equals at the moment currently now today taking have exchange exchanging change changing spend need dollars euros pounds yen francs worth that rate about = bring want to in",
    read: ({ unit, rate, amount }) => {
      if (unit?.type !== "amount" || rate?.type !== "amount" || amount?.type !== "amount" || toNumber(unit) !== 1)
        return null;
      const [from, to] = [unit.currency, rate.currency];
      if (!from || !to || from === to || ![from, to].includes(amount.currency ?? "")) return null;
      const isForward = amount.currency === from;
      return {
        ...sum(`${toNumber(amount)} ${isForward ? "*" : "/"} ${toNumber(rate)}`),
        told: { field: { kind: "money", label: "Converted", decimals: 2, currency: isForward ? to : from } },
      };
    },
  },
  {
    // What is charged for a thing that shall leave a margin
    about: [/\bmargin\b/, /<percent\d+>/, /\b(?:cost|costs|make|buy|pay)\b/, /\b(?:price|charge|sell|ask)\b/],
    not: /<(?:time|date)|<percent.*<percent|\b(?:markup|tax|off|discount|revenue|sales|sold)\b|<(?:money|number).*<(?:money|number)/,
    places: { margin: ["{P}"], cost: ["{N}"] },
    words:
      "margin cost costs make made buy pay price charge sell ask each me us to at keep want for on of profit what should must with one unit piece apiece selling",
    isOfThings: true,
    read: ({ margin, cost }) =>
      toNumber(margin) < 100
        ? {
            ...sum(`${toNumber(cost)} / (1 - ${toNumber(margin)} / 100)`),
            told: { field: { kind: "money", label: "Price", decimals: 2 } },
          }
        : null,
  },
  {
    // "72000 salary biweekly paycheck gross"
    about: [
      /\b(?:salary|a year|per year|yearly|annual|annually)\b/,
      /\bgross\b/,
      /\b(?:biweekly|bi-weekly|fortnightly|weekly|monthly|semimonthly|every two weeks|every <time\d+>)\b/,
    ],
    not: /\b(?:net|after|take[- ]?home|tax|taxes|hour|hourly)\b|<(?:percent|date)/,
    places: { amount: ["{N}"] },
    words:
      "salary a year per yearly annual annually gross biweekly bi-weekly fortnightly weekly monthly semimonthly every two weeks paycheck paychecks check pay paid before each of on",
    read: ({ amount }, text) => {
      const [, output] = PAID.find(([said]) => said.test(text)) ?? [];
      return output ? read("salary-converter", { amount: toNumber(amount), period: "year" }, output) : null;
    },
  },
  {
    // The walls of a room, of which nobody paints the floor
    about: [
      /\b(?:wall|walls)\b/,
      /\b(?:room|bedroom|kitchen|bathroom|office|garage)\b/,
      /\b(?:square (?:feet|meters|metres)|sq ft|area|m2|ft2)\b/,
    ],
    not: /<(?:money|percent|time|date)|\b(?:door|doors|window|windows|paint|gallons?|liters?|tiles?|sheets?|coats?|per|minus|without)\b/,
    places: {
      length: ["{LN}(?= ?(?:x|by|×|times|\\*) <)"],
      width: ["\\| *(?:x|by|×|times|\\*) {LN}"],
      height: ["{LN}"],
    },
    words:
      "square feet foot meters metres sq ft area m2 ft2 of wall walls is are a room bedroom kitchen bathroom office garage by x with ceiling ceilings high tall there total all four",
    read: ({ length, width, height }, _text, all) => {
      const unit = all.map((one) => getUnitId(one, "length")).find(Boolean) ?? null;
      if (unit !== "ft" && unit !== "m") return null;
      const [a, b, c] = [length, width, height].map((one) => toUnit(one, "length", unit) ?? toNumber(one));
      return toQuantity(`2 * (${a} + ${b}) * ${c}`, "Area of the walls", unit === "ft" ? "ft²" : "m²");
    },
  },
];

const PAID: readonly (readonly [RegExp, string])[] = [
  [/\b(?:biweekly|bi-weekly|fortnightly|every two weeks|every <time\d+>)\b/, "biweekly"],
  [/\bsemimonthly\b/, "semimonthly"],
  [/\bmonthly\b/, "monthly"],
  [/\bweekly\b/, "weekly"],
];
