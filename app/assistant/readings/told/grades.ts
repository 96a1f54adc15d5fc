/** Grades that are asked for: what a final leaves of one, a curve, the letter of a percentage. */
import { type Form, read, toNumber } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const GRADE = "<(?:number|percent)(\\d+)>";
const SAID =
  "school class course grade overall average score exam test quiz final midterm semester quarter i i'm my have an a of on in the to get for with and if it is at now right currently so far what would will be do does need happens worth counts count weighs weight makes up points percent professor prof teacher done end ending up finish lowest minimum least";
const WEIGHT = [
  "(?:worth|counts?(?: for| as)?|weighs?|weight(?: is| of)?|makes? up) {P}(?: of (?:the|my) (?:grade|class|course))?",
  "final(?: exam)?(?: is| at|'s)? {P}(?: of (?:the|my) (?:grade|class|course))?",
  "{P} final",
];
const IS_FINAL = [/\bfinal\b/, /<percent/] as const;

export const GRADES_TOLD: readonly Form[] = [
  tell({
    // "What happens to my 91 if I get a zero on the final worth 20 %"
    about: [...IS_FINAL, /\b(?:what happens|what would|what will|if i (?:get|score|bomb|make|got|fail))\b/],
    not: /<(?:money|time|date|clock)|\b(?:need|homework|midterm|quiz\w*|project|dropped?|without|not|letter)\b/,
    places: {
      weight: WEIGHT,
      "score?": [`(?:get|score|make|got|scored)(?: only)?(?: an?)? ${GRADE}(?: on)?`, `${GRADE} on (?:the|my) final`],
      current: [GRADE],
    },
    words: `${SAID} only make got scored zero`,
    formula: ({ score }, text) => {
      const isZero = /\ban? zero\b|\bzero on\b/.test(text);
      if (isZero === (score !== undefined)) return null;
      return `{current} * (1 - {weight}/100)${isZero ? "" : " + {score} * {weight}/100"}`;
    },
    told: "%",
    label: "Grade with the final",
  }),

  tell({
    // "Square root curve, raw score 64"
    about: [/\b(?:square root|sqrt) curve|\bcurve.*\bsquare root\b/, /^[^<]*<[a-z]+\d+>[^<]*$/],
    not: /<(?:money|time|date|clock)|\bnot\b/,
    places: { raw: [GRADE] },
    words: "square root sqrt curve curved raw score grade test exam what is with a on my the of after becomes",
    formula: ({ raw }) => (raw! >= 1 && raw! <= 100 ? "10 * sqrt({raw})" : null),
    told: "Curved grade",
  }),

  {
    // "92 percent letter grade"
    about: [/\bletter(?: grade)?\b/, /^[^<]*<percent\d+>[^<]*$/],
    not: /\b(?:need|curve|final|weight\w*|average|points|not)\b/,
    places: { share: ["{P}"] },
    words: "what letter grade is a an as for of score test my in on i got percent does get would be",
    read: ({ share }) => {
      const wrong = 100 - toNumber(share);
      return Number.isInteger(wrong) && wrong >= 0 && wrong <= 100
        ? read("test-score", { totalQuestions: 100, wrongAnswers: wrong }, "letter")
        : null;
    },
  },
];
