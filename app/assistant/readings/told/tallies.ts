/** Totals of packs, as they are told. */
import { type Form, sum, toNumber } from "#assistant/readings/slots/form.ts";

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

export const TALLIES: readonly Form[] = [
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
