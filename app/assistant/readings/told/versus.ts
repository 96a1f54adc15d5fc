/** Which of two is more, cheaper or better, as it is asked: sizes, fractions, packs by weight, pizzas, loans, discounts, interest. */
import { convert } from "#units/convert.ts";
import {
  type Form,
  getMeasure,
  read,
  sum,
  tellIn,
  toNumber,
  toUnit,
  type Value,
} from "#assistant/readings/slots/form.ts";
import type { Direct } from "#assistant/readings/reading.ts";
import { readBestBuy } from "#assistant/readings/slots/trade.ts";

const MORE =
  "bigger|larger|greater|more|higher|faster|quicker|longer|taller|heavier|hotter|warmer|stronger|farther|further|wider|deeper";
const LESS = "smaller|less|lower|slower|shorter|lighter|colder|cooler|weaker|closer|narrower|fewer";
const COMPARING = new RegExp(`\\b(?:${MORE}|${LESS})\\b`);
const OR = "(?:or|than|vs|versus|and|compared to)";
const COMPARED_WORDS = `${MORE} ${LESS} or than vs versus and compared to which is what one`.replaceAll("|", " ");
const OFFER = new RegExp(
  "(?:(<number(\\d+)>|one|a|an) )?<length(\\d+)>(?: (?:pizzas?|pies?|ones?|large|medium|small))*(?: (?:for|at|is|are|costs?))? <(?:money|number)(\\d+)>",
  "g",
);
const LOAN =
  /<percent(\d+)>(?: (?:for|over|apr|interest|rate|a|at))* <time(\d+)>|<time(\d+)>(?: (?:for|over|loan|at|a|with))* <percent(\d+)>/g;

export const VERSUS: readonly Form[] = [
  {
    // "Which is faster, 100 km/h or 65 mph"
    about: [COMPARING, new RegExp(`<([a-z]+)\\d+> ${OR} <\\1\\d+>|\\bthan\\b`)],
    not: /<(?:number|money|percent|date|clock|run|multiple|fraction|cent)|\b(?:how much|how many|times|percent|by how)\b/i,
    places: { one: ["<[a-zA-Z]+(\\d+)>"], other: ["<[a-zA-Z]+(\\d+)>"] },
    words: `${COMPARED_WORDS} a an weight distance speed length`,
    read: ({ one, other }, text) => compare(one!, other!, text),
  },

  {
    // "3 lb of chicken for 11.97 or 5 lb for 18.50"
    about: [
      /<(mass|volume)\d+>(?: of)?(?: [a-z]+){0,3} (?:for |at |is |costs? )?<(?:money|number)\d+> (?:or|vs|versus|and) (?:an? )?<\1\d+>(?: of)?(?: [a-z]+){0,3} (?:for |at |is |costs? )?<(?:money|number)\d+>/,
    ],
    not: /<(?:percent|time|date|clock)|\b(?:off|each|worse|protein|calories|coupon|mix\w*|total|together|altogether)\b/,
    places: {
      size1: ["<(?:mass|volume)(\\d+)>"],
      price1: ["{N}"],
      size2: ["<(?:mass|volume)(\\d+)>"],
      price2: ["{N}"],
    },
    words:
      "of for at is costs cost or vs versus and which cheaper cheapest better best deal value buy per pound ounce lb oz kg gram liter gallon unit a one jug bag box jar bottle can tub dollars bucks price",
    isOfThings: true,
    isCounted: true,
    read: ({ size1, price1, size2, price2 }) =>
      readBestBuy([
        [size1, price1],
        [size2, price2],
      ]),
  },
  {
    // "24 pack water 5.49 vs 40 pack 7.99, better value"
    about: [
      /<number\d+>(?: -)? (pack|packs|count|ct|rolls?|cans?|bottles?|pods?|bars?|eggs?|sheets?|pieces?)\b(?: [a-z]+){0,2} <(?:number|money)\d+> (?:or|vs|versus) (?:an? )?<number\d+>(?: -)? \1\b(?: [a-z]+){0,2} <(?:number|money)\d+>/,
    ],
    not: /<percent|\b(?:off|free|each|worse)\b/,
    places: { count1: ["{#}"], price1: ["{N}"], count2: ["{#}"], price2: ["{N}"] },
    words:
      "- pack packs count ct roll rolls can cans bottle bottles pod pods bar bars egg eggs sheet sheets piece pieces for at is costs or vs versus a which cheaper cheapest better best deal value buy per water soda beer toilet paper towels diapers batteries coffee",
    isOfThings: true,
    read: ({ count1, price1, count2, price2 }) =>
      readBestBuy([
        [count1, price1],
        [count2, price2],
      ]),
  },
  {
    // "One 16 inch pizza for $18 or two 10 inch for $20"
    about: [/\b(?:pizzas?|pies?)\b/, new RegExp(`${OFFER.source}.* (?:or|vs|versus|and) .*${OFFER.source}`)],
    not: /<(?:percent|time|date|clock)|\b(?:off|crust|each|people|tip|slices?)\b/,
    places: Object.fromEntries(
      ["one", "two", "three", "four", "five?", "six?"].map((name) => [name, ["<[a-z]+(\\d+)>"]]),
    ),
    words:
      "pizza pizzas pie pies one ones a an large medium small for at is are cost costs or vs versus and which better best deal value cheaper buy the more dollars bucks",
    read: (_, text, all) => {
      const found = [...text.matchAll(OFFER)];
      const used = found.flatMap(([, , count, ...rest]) => [count, ...rest].filter(Boolean));
      if (found.length !== 2 || used.length !== all.length) return null;
      const pizzas = found.map(([, , countAt, size, price]) => {
        const count = countAt ? toNumber(all[Number(countAt)]) : 1;
        const diameter = toUnit(all[Number(size)], "length", "cm");
        return {
          name: `${count} × ${all[Number(size)]!.text.trim()} for ${all[Number(price)]!.text.trim()}`,
          count,
          diameter,
          price: toNumber(all[Number(price)]),
        };
      });
      return read("pizza-comparison", { pizzas }, "bestName");
    },
  },
  {
    // "20000 loan, 6.5 % for 48 months or 5.9 % for 60 months, which costs less interest"
    about: [
      /\bloans?\b|\bborrow\w*\b|\bfinanc\w+\b/,
      new RegExp(`(?:${LOAN.source}).* (?:or|vs|versus|and) .*(?:${LOAN.source})`),
    ],
    not: /<(?:date|clock)|\b(?:fees?|points|monthly payment|payment|down|mortgage|extra|refinanc\w+|save|saves|difference|how much)\b/,
    places: {
      "one?": ["{P}"],
      "two?": ["{P}"],
      "three?": ["{T}"],
      "four?": ["{T}"],
      principal: ["<(?:number|money|multiple|run)(\\d+)>"],
    },
    words:
      "loan loans car auto personal borrow borrowing finance financing for at over or vs versus and compare which is costs cost less cheaper cheapest better best interest total overall apr rate a with one deal offer",
    read: ({ principal }, text, all) => {
      const loans = [...text.matchAll(LOAN)].map(([, rate1, time1, time2, rate2]) => {
        const [rate, time] = [all[Number(rate1 ?? rate2)], all[Number(time1 ?? time2)]];
        return {
          name: `${rate!.text.trim()} for ${time!.text.trim()}`,
          principal: toNumber(principal),
          annualRate: toNumber(rate),
          termMonths: toUnit(time, "time", "month"),
          fees: 0,
        };
      });
      return loans.length === 2 ? read("loan-comparison", { loans }, "cheapest") : null;
    },
  },
  {
    // "30 % off or $25 off a 70 dollar jacket, which is better"
    about: [/<percent\d+> off\b/, /<(?:money|number)\d+>(?: dollars| bucks)? off\b/, /\b(?:or|vs|versus)\b/],
    not: /<percent.*<percent|<(?:time|date)|\b(?:then|plus|tax|another|extra|both|tip)\b/,
    places: { share: ["{P} off"], cut: ["{N}(?: dollars| bucks)? off"], price: ["{N}"] },
    words:
      "off or vs versus which is better best cheaper deal coupon saves more save a on of the for item order purchase dollar dollars bucks price priced at cost costs",
    isOfThings: true,
    isCounted: true,
    read: ({ share, cut, price }) => {
      const [byShare, byCut] = [(toNumber(share) / 100) * toNumber(price), toNumber(cut)];
      if (byShare === byCut) return null;
      const better = byShare > byCut ? share! : cut!;
      return {
        ...sum(`${toNumber(price)} - ${byShare > byCut ? `${toNumber(price)} * ${toNumber(share)}/100` : byCut}`),
        told: { field: { kind: "money", label: `${better.text.trim()} off is better: to pay`, decimals: 2 } },
      };
    },
  },
];

/** The one of two in different units that is more, or less where that is asked for. */
function compare(one: Value, other: Value, text: string): Direct {
  const [first, second] = [getMeasure(one), getMeasure(other)];
  if (one.type !== "amount" || other.type !== "amount" || !first || first.dimension.id !== second?.dimension.id)
    return null;
  const difference = one.value - convert(other.value, second.unit, first.unit);
  if (Math.abs(difference) <= 1e-9 * Math.abs(one.value)) return null;
  const isLess = new RegExp(`\\b(?:${LESS})\\b`).test(text);
  const [winner, measure] = difference > 0 === isLess ? [other, second] : [one, first];
  const [word] = COMPARING.exec(text)!;
  return { ...sum(`${winner.value}`), told: tellIn(measure, `${winner.text.trim()} is ${word}`) };
}
