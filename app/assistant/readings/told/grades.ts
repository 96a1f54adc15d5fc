/** Grades that are asked for: what the final must bring and what it leaves, a curve, points added or taken off, groups together. */
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
    // "12 boys averaged 78 and 18 girls averaged 83, what's the class average": each group by its size
    about: [
      /<number\d+>(?: [a-z]+){1,2} <number\d+>.*<number\d+>(?: [a-z]+){1,2} <number\d+>/,
      /\baverage[ds]?\b.*\b(?:overall|combined|class|whole|total|everyone|together|all)\b/,
    ],
    not: /<(?:percent|money|time|date|clock|length|speed)|\b(?:gpa|need|weighted|weight|difference|boys? (?:only|alone)|girls? (?:only|alone))\b|<.*<.*<.*<.*</,
    places: {
      one: ["{#} [a-z]+(?= (?:who |that )?(?:averaged|average|got|scored|had|with|have|averaging))"],
      first: ["(?:averaged|average|got|scored|averaging|had|with|have)(?: (?:an?|of|average))* {#}"],
      other: ["{#}(?: [a-z]+)?(?= (?:who |that )?(?:averaged|average|got|scored|had|with|have|averaging))"],
      second: ["(?:averaged|average|got|scored|averaging|had|with|have)(?: (?:an?|of|average))* {#}"],
    },
    words:
      "boys girls men women students kids averaged average averaging class overall combined whole total everyone together all mean the and of what is what's whats other others group",
    formula: "({one} * {first} + {other} * {second}) / ({one} + {other})",
    label: "Average of all",
    told: "Average",
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
  tell({
    // "71 out of 90 and the prof adds 6 points for everybody, what percent"
    about: [
      /<(?:number|angle)\d+> (?:out of|of) <(?:number|angle)\d+>/,
      /\b(?:adds|adding|added|add|extra|bonus|curve|curved)\b/,
      /\bpercent(?:age)?\b|\bgrade\b|\bscore\b/,
    ],
    not: /<(?:percent|money|time|date|clock)|\b(?:each|every question|per|percentage points|letter|not|took|off)\b/,
    places: {
      more: [
        "(?:adds|adding|added|add|extra|bonus|curve|gives?|gave)(?: (?:is|of|everyone|us|everybody|me|an?))* <(?:number|angle)(\\d+)>",
      ],
      got: ["<(?:number|angle)(\\d+)>(?= (?:out )?of)"],
      all: ["(?:out )?of <(?:number|angle)(\\d+)>"],
    },
    words:
      "i scored got a on the test exam quiz out of and prof professor teacher is adding adds added add extra bonus curve points point for to everybody everyone everyone's us me what percent percentage grade score do end up with my now that would be final gives gave",
    formula: ({ got, all, more }) =>
      got! + more! <= all! * 1.2 && got! <= all! ? "({got} + {more}) / {all} * 100" : null,
    told: "%",
    label: "Score",
  }),
  tell({
    // "50 questions, 40 right 8 wrong 2 blank, quarter point off per wrong answer"
    about: [/\b(?:wrong|incorrect)\b/, /\b(?:off|lost|deducted|penalty|negative|minus)\b/, /\b(?:right|correct)\b/],
    not: /<(?:percent|money|time|date|clock)|\b(?:percent|percentage|letter)\b/,
    places: {
      penalty: [
        "(?:minus |lose )?<(?:number|fraction|angle)(\\d+)>(?: of a)?(?: points?| marks?)?(?: (?:off|lost|deducted|penalty))? (?:for|per|each|every)(?: each| every)?(?: (?:wrong|incorrect))",
      ],
      right: ["{#}(?: answers| questions)? (?:right|correct)"],
      wrong: ["{#}(?: answers| questions)? (?:wrong|incorrect)"],
      "blank?": ["{#} (?:blank|skipped|unanswered|left blank|empty)", "(?:left|skipped) {#}(?: blank)?"],
      "all?": ["{#}(?: [a-z]+)? (?:questions?|items|problems)", "{#}"],
    },
    words:
      "questions question items problems right correct wrong incorrect answer answers blank left skipped unanswered point points off per for each every a test exam score what is my i got with total the and",
    formula: ({ right, wrong, blank, all, penalty }) =>
      all !== undefined && right! + wrong! + (blank ?? 0) !== all
        ? null
        : penalty! > 2
          ? null
          : "{right} - {wrong} * {penalty}",
    told: "Points",
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
