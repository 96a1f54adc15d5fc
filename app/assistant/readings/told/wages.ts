/** Labor and parts, the letter of a grade. */
import { type Form, read, toNumber } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

export const WAGES: readonly Form[] = [
  tell({
    // "3 hours of labor at 85 plus 140 for parts, total"
    about: [
      /<time\d+>/,
      /\b(?:plus|and|parts?|materials?|fee|charge|trip)\b|\+/,
      /\b(?:labou?r|parts|materials|plumber|mechanic|electrician|handyman|lawyer|consult\w*|bill(?:s|ed|ing)?|invoice)\b|(?:\ban|\bper|\/) ?(?:hour|hr)\b/,
    ],
    not: /<(?:percent|date|clock)|<time.*<time|\b(?:shifts?|days?|weeks?|people|workers|guys|men|times|of us|tax|overtime|ot|half|a (?:day|week|month|year)|per (?:day|week|month|year)|minus|less|off|discount|each|miles|first|then)\b/,
    places: {
      hours: ["(?:for )?<time(\\d+)>(?: of)?(?: (?:labor|labour|work))?"],
      rate: ["(?:at|@|x)? ?{N}(?: dollars)? ?(?:\\/|an|per|each) ?(?:hour|hr|h)", "(?:at|@|x) {N}"],
      more: ["{N}"],
    },
    words:
      "labor labour work worked charge charges charged billed bills billing for at of plus and + parts part materials material supplies travel trip call out callout service fee flat visit total invoice bill cost altogether in all what is the my do i owe come comes to how much does it plumber electrician mechanic consultant handyman lawyer",
    formula: ({ more }) => (more! > 0 ? "{hours time h} * {rate} + {more}" : null),
    told: "$",
    label: "In all",
    isCounted: false,
  }),

  {
    // "Letter grade for 41 right out of 50"
    about: [/\bletter\b/, /<number\d+>(?: [a-z]+)*? (?:out of|of|\/) <number\d+>|<number\d+> \/ <number\d+>|<fraction/],
    not: /<(?:percent|money|time|date|clock)|\b(?:need|curve|average|credits?|gpa|more|weighted)\b/,
    places: {
      "wrong?": ["{#} (?:wrong|incorrect|missed|mistakes)", "(?:missed|got wrong) {#}"],
      "right?": ["{#}"],
      all: ["{#}"],
    },
    words:
      "letter grade what is for of a an i got get right correct answers points questions out if missed wrong incorrect mistakes on the my test quiz exam score / that as which",
    read: ({ wrong, right, all }) => {
      const [total, missed] = [toNumber(all), wrong ? toNumber(wrong) : toNumber(all) - toNumber(right)];
      const isWhole = Number.isInteger(total) && Number.isInteger(missed) && missed >= 0 && missed <= total;
      return isWhole && (wrong === undefined) === (right !== undefined)
        ? read("test-score", { totalQuestions: total, wrongAnswers: missed }, "letter")
        : null;
    },
  },
];
