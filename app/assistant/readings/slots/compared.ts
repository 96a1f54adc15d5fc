/** Which of two is more, cheaper or better: rates of pay, fractions, packs, pizzas. */
import { PERIODS } from "#assistant/tokens/periods.ts";
import type { Direct } from "#assistant/readings/reading.ts";
import { type Form, read, sum, toNumber, type Value } from "./form.ts";

/** How often a year has each: 40 hours in each of its 52 weeks. */
const A_YEAR: Readonly<Record<string, string>> = {
  hour: "40 * 52",
  week: "52",
  biweek: "26",
  month: "12",
  year: "1",
};
const PERIOD = Object.keys(PERIODS).join("|");
const PAID = new RegExp(
  `<(?:number|money|multiple|run)(\\d+)>(?: (?:dollars|bucks))?(?: ?\\/ ?| an | a | per | each | every | )(${PERIOD})\\b`,
  "g",
);
const BETTER = /\b(?:more|better|best|higher|bigger|most|vs|versus|or|compare)\b/;

export const COMPARED: readonly Form[] = [
  {
    // "28 an hour full time or 56000 a year, which pays more"
    about: [BETTER, new RegExp(`${PAID.source}.*${PAID.source}`)],
    not: /<(?:percent|time|date|clock)|\b(?:rent|loan|mortgage|lease|interest|tip|cost|costs|cheaper|spend|save|raise|overtime|part time)\b/,
    places: { one: ["{N}"], other: ["{N}"] },
    words: `${Object.keys(PERIODS).join(" ")} per an a / each every full time job jobs offer offers position pays pay paid paying paycheck salary wage which what is one more better best higher bigger most money make makes earn earns or vs versus than b compare dollars bucks`,
    read: (_, text, all) => readPay(text, all),
  },
  {
    // "Which is bigger, 2/3 or 5/8"
    about: [
      /\b(?:bigger|larger|greater|more|smaller|less)\b/,
      /<fraction\d+>(?: inch(?:es)?)? (?:or|than|vs) <fraction/,
    ],
    not: /<(?:number|percent|money|time)/,
    places: { one: ["{F}"], other: ["{F}"] },
    words: "bigger larger greater more smaller less or than vs which what is inch inches",
    read: ({ one, other }, text) => {
      const isLess = /\b(?:smaller|less)\b/.test(text);
      const [smaller, bigger] = [one!, other!]
        .toSorted((a, b) => toNumber(a) - toNumber(b))
        .map((each) => each.text.trim());
      return {
        ...sum(`${isLess ? "min" : "max"}(${one!.text.trim()}, ${other!.text.trim()})`),
        told: { field: { kind: "number", label: isLess ? `${smaller} is smaller` : `${bigger} is bigger` } },
      };
    },
  },
  {
    // "Toilet paper 8 rolls for 7.99 or 12 rolls 10.99": the second price needs no "for"
    about: [
      /<number\d+> ([a-z]+) (?:for|at) <(?:number|money)\d+> (?:or|vs|versus) <number\d+> \1 (?:for |at )?<(?:number|money)\d+>/,
    ],
    not: /<percent|\b(?:free|off|each|per|not|worse|shares?)\b/,
    places: { count1: ["{#}"], price1: ["{N}"], count2: ["{#}"], price2: ["{N}"] },
    words: "for at or vs versus cheaper cheapest better best deal value buy which is what one dollars bucks price",
    isOfThings: true,
    isCounted: true,
    read: ({ count1, price1, count2, price2 }) =>
      read(
        "unit-price",
        {
          items: [
            [count1, price1],
            [count2, price2],
          ].map(([count, price]) => ({
            name: `${toNumber(count)} for ${toNumber(price)}`,
            price: toNumber(price),
            packs: 1,
            amount: toNumber(count),
            unit: "item",
          })),
        },
        "bestBuy",
      ),
  },
];

/** The higher pay of a year, with the words of the one that it is. */
function readPay(text: string, all: readonly Value[]): Direct {
  const found = [...text.matchAll(PAID)].map(([, at, period]) => ({
    value: all[Number(at)],
    period: PERIODS[period!]!,
  }));
  const offers = found.flatMap(({ value, period }) => {
    const times = A_YEAR[period];
    return value?.type === "amount" && times !== undefined ? [{ value, period, times }] : [];
  });
  const [one, other] = offers;
  if (!one || !other || offers.length > 2 || one.period === other.period) return null;
  const pay = ({ value, times }: typeof one) =>
    toNumber(value) * times.split(" * ").reduce((product, part) => product * Number(part), 1);
  const [better, worse] = pay(one) >= pay(other) ? [one, other] : [other, one];
  const name = ({ value, period }: typeof one) =>
    `${value.text.trim().replace(/ (?:an?|per)$/, "")} ${period === "hour" ? "an" : "a"} ${period === "biweek" ? "fortnight" : period}`;
  return {
    ...sum(`max(${toNumber(better.value)} * ${better.times}, ${toNumber(worse.value)} * ${worse.times})`),
    told: { field: { kind: "money", label: `${name(better)} is more: a year’s pay` } },
  };
}
