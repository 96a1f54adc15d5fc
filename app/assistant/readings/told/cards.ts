/** A deck of cards, and how many ways there are to choose, as they are told. */
import { type Form, read, toNumber } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const CHANCE = "what are the odds of chance chances probability likelihood likely that is how";
export const CARDS_TOLD: readonly Form[] = [
  tell({
    // "An 80% shooter makes 5 in a row", "rain on both days at 40% each"
    about: [
      /<percent/,
      /<number\d+>(?: [a-z]+){0,3} in a row\b|\b(?:both|all) (?:<number\d+> )?(?:days|times|games|shots|throws|tests|trials)\b/,
    ],
    not: /<(?:time|date|money)|<percent.*<percent|<number.*<number|\b(?:at least|exactly|not|miss\w*|none|neither|without|or more|raise|increase\w*|growth|return|interest|discount|off)\b/,
    places: { share: ["{P}(?: (?:chance|probability))?"], "count?": ["{#}"] },
    words: `${CHANCE} free throw throws shooter player hitter shots shot makes make hits hit wins win games game rains rain raining snow each every day days a both all in row time times if it on chance with getting get gets happens success successes straight consecutive`,
    formula: ({ count = 2 }, text) =>
      (count === 2 || !/\bboth\b/.test(text)) &&
      (count !== 2 || /\bboth\b|<number/.test(text)) &&
      Number.isInteger(count)
        ? `100 * ({share}/100)^${count}`
        : null,
    told: "%",
    label: "Probability",
  }),

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
  tell({
    // "League of 10 teams, home and away, how many games"
    about: [
      /\b(?:games|matches|fixtures)\b/,
      /\b(?:home and away|double round[- ]robin|plays? (?:each other|every other|everyone|all the others) twice)\b/,
    ],
    not: /<(?:percent|time|date|money)|<number.*<number|\b(?:except|won|lost|win|lose|triple|points)\b/,
    places: { count: ["{#} (?:teams|clubs|players)"] },
    words:
      "how many number of games matches fixtures home and away double round robin round-robin play plays each every everyone other all the others twice league championship tournament season with in if are there is total in a played",
    formula: ({ count }) => (Number.isInteger(count) && count! >= 2 ? "{count} * ({count} - 1)" : null),
    told: "Games",
  }),
  {
    // "3 scoops from 8 flavors, no repeats, order doesn't matter"
    about: [
      /<number\d+>.*<number/,
      /\border (?:doesn't|doesnt|does not|isn't|don't) matter\b|\b(?:in any|any|no|without) order\b|\bregardless of order\b|\border (?:is )?(?:irrelevant|not important)\b/,
    ],
    not: /<(?:percent|time|date|money)|<number.*<number.*<number|\b(?:probability|chance|odds|(?:with|allow\w*) (?:repeats?|repetition|replacement)|can repeat|repeats? (?:allowed|ok)|at least|each)\b/,
    places: {
      size: ["{#}(?=(?: (?!<)[a-z']+){0,4} (?:from|of|out of|among|with) (?:[a-z]+ ){0,2}<)"],
      all: ["{#}(?: [a-z]+)?"],
    },
    words:
      "how many ways different combinations groups sets choose choosing pick picking select selecting take from of out among with no repeats repeat repetition without in any order doesn't doesnt does not isn't don't matter is irrelevant important regardless can i we be are there chosen picked possible ice cream pizza",
    isCounted: true,
    read: ({ size, all }) =>
      toNumber(all) >= toNumber(size)
        ? read("permutations-combinations", { n: toNumber(all), r: toNumber(size) }, "combinations")
        : null,
  },
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
