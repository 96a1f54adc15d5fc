/** How far a list reaches, and what a test comes to by what was missed. */
import { type Form, sum, toNumber } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const NAMES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const many = (least: number, kind: string) =>
  Object.fromEntries(NAMES.map((name, at) => [at < least ? name : `${name}?`, [kind]]));
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
];
