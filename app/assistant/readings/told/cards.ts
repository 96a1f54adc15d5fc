/** A deck of cards, and how many ways there are to choose, as they are told. */
import { type Form, read, toNumber } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

export const CARDS_TOLD: readonly Form[] = [
  tell({
    // "How many outfits with 5 shirts, 3 pants and 2 pairs of shoes"
    about: [
      /\bhow many\b|\bnumber of\b|\boutfits\b/,
      /\b(?:outfits?|meals?|menus?|sandwich(?:es)?|looks|dinners)\b/,
      /<number.*<number/,
    ],
    not: /<(?:percent|time|date|money|mass)|\b(?:choose|out of|each|per|a day|week|cost|days|people|two of|at least|or|shared?)\b/,
    places: {
      a: ["{#}(?: (?:pairs? of )?[a-z]+)?"],
      b: ["{#}(?: (?:pairs? of )?[a-z]+)?"],
      "c?": ["{#}(?: (?:pairs? of )?[a-z]+)?"],
      "d?": ["{#}(?: (?:pairs? of )?[a-z]+)?"],
    },
    words:
      "how many number of different possible from outfits outfit meals meal menus menu sandwiches sandwich looks dinners can be made i make with and have pairs pair of shirts pants shoes hats are there",
    isCounted: true,
    formula: ({ c, d }) => `{a} * {b}${c === undefined ? "" : " * {c}"}${d === undefined ? "" : " * {d}"}`,
    told: "Combinations",
  }),
  tell({
    // "How many handshakes among 12 people", "games when 8 teams each play each other once"
    about: [
      /\bhow many\b|\bnumber of\b|\bhandshakes\b|\bgames\b|\bmatches\b|\bshakes? hands\b/,
      /\bhandshakes?\b|\bshakes? hands\b|\bround[- ]robin\b|\bplays? (?:each other|every other|everyone|all the others)\b/,
    ],
    not: /<(?:percent|time|date|money)|<number.*<number|\b(?:twice|home and away|married|couples?|except|spouses?|own)\b/,
    places: { count: ["{#}(?: [a-z]+)?"] },
    words:
      "how many number of handshakes handshake shake shakes hands hand among between in with at a if when each every everyone everybody all other others once team teams people persons guests players person room party meeting round robin round-robin tournament league games matches plays play another one there are exactly happen take place",
    formula: ({ count }) => (Number.isInteger(count) && count! >= 2 ? "{count} * ({count} - 1) / 2" : null),
    told: "Pairs",
  }),

  {
    // "How many 5 card hands from 52 cards"
    about: [/\bhow many\b|\bnumber of\b/, /\bhands?\b/, /\b(?:cards?|deck|poker)\b/, /<number/],
    not: /<(?:percent|time|date|money)|\b(?:probability|chance|order|with|pairs?|flush|aces?|kings?|players|people|each)\b/,
    places: { size: ["{#}[- ]cards?(?= (?:poker )?hands?)"], "all?": ["{#}(?:[- ]cards?)?"] },
    words:
      "how many number of different possible card cards hand hands poker from in out a of deck there are exist can be dealt standard",
    read: ({ size, all }) =>
      all === undefined || toNumber(all) >= toNumber(size)
        ? read("permutations-combinations", { n: all ? toNumber(all) : 52, r: toNumber(size) }, "combinations")
        : null,
  },
];
