/** Scores of tests, lists and what is asked of them, a raise by the hour. */
import { type Form, sum, toNumber, type Value } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const NAMES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const many = (least: number, kind: string) =>
  Object.fromEntries(NAMES.map((name, at) => [at < least ? name : `${name}?`, [kind]]));
const FRACTIONS = /<fraction(\d+)>|<number(\d+)> (?:\/|out of) <number(\d+)>/g;

const figure = (all: readonly Value[], at: string | undefined) => toNumber(all[Number(at)]);

export const SCORES: readonly Form[] = [
  {
    // "Difference between the highest and lowest of 18 42 7 33"
    about: [
      /\b(?:difference|range|spread|gap)\b.*\b(?:highest|largest|biggest|max|maximum|top)\b.*\b(?:lowest|smallest|min|minimum|bottom)\b/,
      /(?:<number\d+>(?: and)? ?){3,}$/,
    ],
    not: /<(?:percent|time|date|clock)/,
    places: many(3, "{#}"),
    words:
      "difference range spread gap between the highest largest biggest max maximum top and lowest smallest min minimum bottom of number numbers value values score scores temperature temperatures in these those this what",
    read: (_, __, all) => {
      const list = all.map(toNumber).join(", ");
      return sum(`max(${list}) - min(${list})`);
    },
  },

  tell({
    // "Spelling test 20 words, I missed 3, what percent"
    about: [
      /\b(?:missed|got wrong|wrong|mistakes)\b/,
      /\bpercent(?:age)?\b|\bgrade\b|\bscore\b/,
      /\b(?:test|quiz|exam|worksheet|assignment|homework)\b/,
    ],
    not: /<(?:percent|money|time|date|clock)|<.*<.*<|\b(?:percent(?:age)? (?:did i (?:miss|get wrong)|wrong|missed)|days?|classes|school|need|letter|can i)\b/,
    places: {
      wrong: ["(?:missed|got wrong)(?: only)? {#}", "{#} (?:wrong|mistakes|incorrect|missed)", "got {#} wrong"],
      all: ["{#}"],
    },
    words:
      "spelling vocab math test quiz exam worksheet assignment homework words word questions question problems problem items out of with on a an my the i missed got wrong mistakes incorrect only had and what percent percentage is that grade score did get",
    formula: ({ wrong, all }) => (wrong! <= all! ? "({all} - {wrong}) / {all} * 100" : null),
    told: "%",
    label: "Score",
  }),
  {
    // "Got 18/20, 22/25 and 43/50, what is my total percentage": of all points
    about: [
      /\b(?:total|overall|combined|altogether)\b/,
      /\bpercent(?:age)?\b|\bgrade\b|\bscore\b/,
      new RegExp(`${FRACTIONS.source}.*${FRACTIONS.source}`),
    ],
    not: /<(?:percent|money|time|date|clock)|\b(?:average|weighted|worth|need|cups?)\b/,
    places: many(2, "<(?:fraction|number)(\\d+)>"),
    words:
      "i got scored have a an on my the and then / out of what is total overall combined altogether percent percentage grade score tests test quizzes quiz homework assignments points labs in class as",
    read: (_, text, all) => {
      const found = [...text.matchAll(FRACTIONS)].map(([, whole, over, under]) =>
        whole ? all[Number(whole)]!.text.trim().split("/").map(Number) : [figure(all, over), figure(all, under)],
      );
      const used = text.match(/<(?:fraction|number)/g)!.length;
      const marks = [...text.matchAll(FRACTIONS)].reduce((count, [, whole]) => count + (whole ? 1 : 2), 0);
      if (marks !== used || found.some(([over, under]) => !(over! >= 0 && under! > 1))) return null;
      const add = (at: number) => found.map((pair) => pair[at]).join(" + ");
      return {
        ...sum(`(${add(0)}) / (${add(1)}) * 100`),
        told: { field: { kind: "percent", label: "Of all points", decimals: 2 } },
      };
    },
  },
];
