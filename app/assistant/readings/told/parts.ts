/** Parts and wholes, shares that somebody keeps, what is still missing, costs that are covered or by the piece. */
import { type Form, read, toNumber, type Value } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const MONEY = "<(?:number|money|multiple|run)(\\d+)>";
const TAKES = "(?:keeps?|takes?|withholds?|deducts?|charges?|skims?|gets?|costs? me)";
const MINE =
  "(?:get back|do i get|will i get|left for me|do i (?:keep|receive|end up with|have left)|is left|reaches me|goes to me)";

/** The singular of what is counted. */
const singular = (noun: string) => noun.replace(/s$/, "");
const figure = (all: readonly Value[], at: string | undefined) => toNumber(all[Number(at)]);

export const PARTS: readonly Form[] = [
  {
    // "36 red marbles and 64 blue, what percent are red"
    about: [
      /<number\d+>(?: [a-z]+){1,2} and <number\d+> [a-z]+/,
      /\b(?:what|which) (?:percent|percentage|percent of (?:the|them|all)[a-z ]*) (?:of (?:the|them|all|it|us)(?: [a-z]+)? )?(?:are|is|were|was) (?:the )?[a-z]+$/,
    ],
    not: /<(?:percent|money|time|date|clock)|<.*<.*<|\b(?:not|total|out of|more|less|left|sold|eaten|gone|of the <|of which|including)\b/,
    places: { one: ["{#}(?: [a-z]+){1,2}(?= and)"], other: ["{#}(?: (?!what|which|in|at|on)[a-z]+){1,2}"] },
    words:
      "percent percentage of the them all it us are is were was what which there and class bag jar box group team club zoo farm room bowl drawer office we have has with a in",
    isCounted: true,
    read: (_, text, all) => {
      const asked = singular(/\b([a-z]+)$/.exec(text)![1]!);
      const parts = [...text.matchAll(/<number(\d+)>((?: (?!and\b)[a-z]+){1,2})/g)];
      const meant = parts.filter(([, , nouns]) => nouns!.trim().split(" ").map(singular).includes(asked));
      if (meant.length !== 1 || parts.length !== 2) return null;
      const [part, whole] = [figure(all, meant[0]![1]), toNumber(all[0]) + toNumber(all[1])];
      return read("percentage", { mode: "what-percent", part, whole }, "percent");
    },
  },
  tell({
    // "My landlord keeps 15 % of a 1450 deposit, how much do I get back"
    about: [new RegExp(`\\b${TAKES}(?: a)? <percent\\d+>`), new RegExp(`\\b${MINE}\\b`)],
    not: /<percent.*<percent|<(?:time|date|clock)|\b(?:tax free|each|per|plus|interest|apr)\b/,
    places: { share: ["{P}"], whole: [MONEY] },
    words:
      "keeps keep takes take withholds withhold deducts deduct charges charge skims gets get costs me landlord agent agency app platform ebay etsy uber gallery website store they bank fee cut commission of a an the my on deposit sale sold sell back left do i will for reaches goes to receive end up with have what how much is and security",
    formula: "{whole} * (1 - {share}/100)",
    told: "$",
    label: "Left",
  }),

  tell({
    // "64 loads for 12.99 vs 96 loads for 17.99, cost per load of the cheaper one"
    about: [
      /\b(?:price|cost|how much) (?:per|a|each) [a-z]+ (?:of|for|is) the (?:chea|bett|best|low)/,
      /<number\d+>(?: - ?|-| )?([a-z]+?)s?\b(?: [a-z]+){0,3}? <(?:number|money)\d+> (?:or|vs|versus|against|and) (?:an? )?<number\d+>(?: - ?|-| )?\1s?\b/,
    ],
    not: /<(?:percent|time|date|clock|mass|volume|length)|\b(?:off|free|each|worse|difference|together)\b/,
    places: { count1: ["{#}"], price1: ["{N}"], count2: ["{#}"], price2: ["{N}"] },
    words:
      "for at is costs or vs versus against and a an price cost per of the cheaper cheapest better best lower one deal value option pack box - what dollars load roll can bottle pod bar egg sheet piece wipe diaper tab count item unit detergent toilet paper coffee dishwasher",
    formula: "min({price1} / {count1}, {price2} / {count2})",
    told: "$",
    label: "Lower price of one",
  }),
];
