/** Money put aside, lent and invested, as people tell of it; what stock and machines return. */
import { type Form, read, sum, tidy, toNumber, toUnit } from "./form.ts";
import { named } from "./relations.ts";

export const SAVINGS: readonly Form[] = [
  {
    about: [/\bgmroi\b/],
    not: /<(?:percent|date|time)|\b(?:sales|cogs)\b/,
    places: {
      margin: named("gross margin|gross profit|margin"),
      inventory: named("(?:average |avg )?(?:inventory|stock)(?: (?:cost|at cost))?"),
    },
    words: "gmroi gross margin profit average avg inventory stock cost return",
    read: ({ margin, inventory }) => sum(`${toNumber(margin)} / ${toNumber(inventory)}`),
  },
  {
    about: [/\boee\b|\boverall equipment effectiveness\b/],
    not: /<(?:time|number)/,
    places: {
      availability: named("availability|available|uptime", "P"),
      performance: named("performance|speed", "P"),
      quality: named("quality|good|yield", "P"),
    },
    words: "oee overall equipment effectiveness availability available uptime performance speed quality good yield",
    read: ({ availability, performance, quality }) =>
      read(
        "percentage",
        {
          mode: "what-percent",
          part: Number(((toNumber(availability) * toNumber(performance) * toNumber(quality)) / 1e4).toPrecision(12)),
          whole: 100,
        },
        "percent",
      ),
  },

  {
    about: [/\bsimple(?: interest)?\b/, /\b(?:back|repay|owe|total)\b/, /<percent/, /<time/],
    not: /\b(?:compound\w*|month each|monthly|a month|fee)\b|<(?:clock|date)/,
    places: { rate: ["{P}(?: (?:a|per) year| yearly| annual(?:ly)?)?"], term: ["{T}"], principal: ["{N}"] },
    words:
      "borrowed borrow lent from my at simple interest how much give pay back repay owe total for him her them do in all brother sister dad mom friend",
    read: ({ rate, term, principal }) => {
      const years = toUnit(term, "time", "year");
      const months = toUnit(term, "time", "month");
      const time =
        months !== null && /month/.test(term!.text)
          ? `${Math.round(months)}/12`
          : years === null
            ? null
            : `${tidy(years)}`;
      return time === null ? null : sum(`${toNumber(principal)} * (1 + ${toNumber(rate)}/100 * ${time})`);
    },
  },

  {
    // What was paid for all shares, by each of them
    about: [
      /\b(?:average|avg)\b/,
      /\b(?:another|more|later|then|bought)\b/,
      /\bshares?\b/,
      /<number\d+>(?: [a-z]+)*? (?:at|@|for) <(?:money|number).*<number\d+>(?: [a-z]+)*? (?:at|@|for) <(?:money|number)/,
    ],
    not: /<(?:percent|time|date)|\b(?:sold|sell|dividend\w*|now|worth|split|drop\w*|need)\b/,
    places: {
      countOne: ["{#}(?=(?: [a-z]+){0,2} (?:at|@|for) <)"],
      priceOne: ["(?:at|@|for) {N}(?: (?:dollars|euros|bucks))?(?: each)?"],
      countTwo: ["{#}(?=(?: [a-z]+){0,2} (?:at|@|for) <)"],
      priceTwo: ["(?:at|@|for) {N}(?: (?:dollars|euros|bucks))?(?: each)?"],
    },
    words: "average avg price cost share shares stock stocks buy bought another more later then per i each",
    read: ({ countOne, priceOne, countTwo, priceTwo }) => {
      const [one, two] = [toNumber(countOne), toNumber(countTwo)];
      return sum(`(${one} * ${toNumber(priceOne)} + ${two} * ${toNumber(priceTwo)}) / (${one} + ${two})`);
    },
  },
];
