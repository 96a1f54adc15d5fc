/** Totals of days and packs, averages, grades and attendance, as they are told. */
import { type Form, sum, tidy, toNumber } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const PACK =
  "(?:packs?|boxes|box|bags?|rows?|cases?|trays?|cartons?|sets?|stacks?|rolls?|crates?|dozens?|shelves|tables?|teams?)";
const PACKS = new RegExp(`<number(\\d+)> ${PACK} (?:of|with) <number(\\d+)>`, "g");
const SHARE = "(?:counts?|worth|weighs?|weight|weighted|is|are|at|for|=)";
const WORTH = new RegExp(`<(?:number|percent)(\\d+)>(?: ${SHARE}| ?\\()* <percent(\\d+)>`, "g");
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
  {
    // "Homework 92 worth 20 %, tests 78 worth 50 %, final 85 worth 30 %": shares that make a whole
    about: [new RegExp(`${WORTH.source}.*${WORTH.source}`)],
    not: /<(?:money|time|date|clock)|\b(?:need|needed|curve|off|discount|tax|interest|stocks?|bonds?|solution|alcohol|loan|apr|raise|target|want)\b/,
    places: MANY(4, "<(?:number|percent)(\\d+)>"),
    words:
      "( ) homework hw tests test quizzes quiz midterm midterms final exam exams project projects labs lab participation attendance paper essay essays assignments classwork counts count worth weighs weigh weight weighted is are at for = and grade grades overall my course class average score what mark got i have on the in a an",
    read: (_, text, all) => {
      const pairs = [...text.matchAll(WORTH)].map(([, grade, share]) => [
        toNumber(all[Number(grade)]),
        toNumber(all[Number(share)]),
      ]);
      const whole = tidy(pairs.reduce((total, [, share]) => total + share!, 0));
      return whole === 100 && pairs.length * 2 === all.length
        ? sum(`(${pairs.map(([grade, share]) => `${grade} * ${share}`).join(" + ")}) / 100`)
        : null;
    },
  },

  tell({
    about: [/\battendance\b/, /\b(?:missed|absent|skipped)\b/],
    not: /<(?:percent|money|date|clock)|\b(?:can i|need|minimum|required|keep|allowed|more)\b/,
    places: {
      missed: [
        "(?:missed|absent|skipped)(?: for)? <(?:number|time)(\\d+)>",
        "<(?:number|time)(\\d+)>(?: (?:absent|absences|missed))",
      ],
      all: ["<(?:number|time)(\\d+)>"],
    },
    words:
      "attendance rate percentage percent missed absent skipped out of in the school class classes days day lessons lectures for of total so far",
    formula: ({ missed, all }) => (missed! <= all! ? "({all} - {missed}) / {all} * 100" : null),
    told: "%",
    label: "Attendance",
  }),
  tell({
    // "How many of 60 questions can I miss and still get 80 %"
    about: [
      /\b(?:how many|most)\b/,
      /\b(?:miss|get wrong|wrong)\b/,
      /\b(?:questions?|problems?|points?|items?)\b/,
      /<percent/,
    ],
    not: /<(?:money|time|date)|<percent.*<percent|\b(?:missed|already|classes|right)\b/,
    places: { share: ["{P}"], all: ["{#}(?:-| )?(?:questions?|problems?|items?|points?)?"] },
    words:
      "how many most questions question problems items points point can i miss get wrong on a of out test quiz exam and still to pass with at least for in final have",
    formula: "floor({all} - {all} * {share}/100 + 1e-9)",
    told: "Questions",
  }),
];
