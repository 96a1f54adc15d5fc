/** Totals of days and packs, averages, grades and attendance, as they are told. */
import { type Form, sum, toNumber } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const PACK =
  "(?:packs?|boxes|box|bags?|rows?|cases?|trays?|cartons?|sets?|stacks?|rolls?|crates?|dozens?|shelves|tables?|teams?)";
const PACKS = new RegExp(`<number(\\d+)> ${PACK} (?:of|with) <number(\\d+)>`, "g");
const MANY = (least: number, kind: string) =>
  Object.fromEntries(
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map((name, at) => [
      at < least ? name : `${name}?`,
      [kind],
    ]),
  );

const ADULTS = "(?:adults?|grown-?ups?)";
const OTHERS = "(?:kids?|child(?:ren)?|students?|seniors?|youths?)";
const priceOf = (who: string) => [
  `<(?:money|number)(\\d+)>(?: dollars)?(?: (?:for|per|each))*(?: an?| each)? ${who}(?: tickets?)?`,
  `${who}(?: tickets?)?(?: (?:are|is|cost|costs|pay|pays))* <(?:money|number)(\\d+)>`,
];

export const TALLIES: readonly Form[] = [
  tell({
    // "Tickets are $10 for adults and $6 for kids. 50 tickets brought in $420. How many adults were there?"
    about: [
      new RegExp(`\\bhow many (?:\\w+ )?(?:${ADULTS}|${OTHERS})\\b`),
      new RegExp(`\\b${ADULTS}\\b`),
      /\btickets?\b/,
    ],
    not: /<(?:percent|time|date)|\b(?:more|fewer|twice|half|as many|free|discount|average|each of)\b/,
    places: {
      adult: priceOf(ADULTS),
      other: priceOf(OTHERS),
      count: ["{#}(?: (?:tickets|people|visitors))"],
      total: ["<(?:money|number)(\\d+)>"],
    },
    words:
      "tickets ticket are is cost costs for adults adult grown-ups kids kid children child students student seniors senior youths each per a an and we they sold were in all total brought took made came there how many people visitors worth of paid went",
    formula: ({ adult, other, count, total }, text) => {
      const adults = (total! - count! * other!) / (adult! - other!);
      const isOfAdults = new RegExp(`\\bhow many (?:\\w+ )?${ADULTS}\\b`).test(text);
      const isOfOthers = new RegExp(`\\bhow many (?:\\w+ )?${OTHERS}\\b`).test(text);
      if (!Number.isInteger(adults) || adults < 0 || adults > count! || isOfAdults === isOfOthers) return null;
      const way = "({total} - {count} * {other}) / ({adult} - {other})";
      return isOfAdults ? way : `{count} - ${way}`;
    },
    told: "Tickets",
  }),

  {
    // "8 packs of 12 and 5 packs of 6 in all"
    about: [new RegExp(`${PACKS.source}.*${PACKS.source}`), /\b(?:total|altogether|in all|how many|sum)\b/],
    not: /<(?:money|percent|time|date)|\b(?:each|per|minus|less|more|left|gave|used|eaten|ate|needs?|or|than)\b/,
    places: MANY(4, "{#}"),
    words: `total altogether in all how many sum of with packs pack boxes box bags bag rows row cases case trays tray cartons carton sets set stacks rolls crates dozens shelves tables teams plus there`,
    isOfThings: true,
    isCounted: true,
    read: (_, text, all) => {
      const found = [...text.matchAll(PACKS)];
      return found.length * 2 === all.length
        ? sum(
            found
              .map(([, one, other]) => `${toNumber(all[Number(one)])} * ${toNumber(all[Number(other)])}`)
              .join(" + "),
          )
        : null;
    },
  },
];
