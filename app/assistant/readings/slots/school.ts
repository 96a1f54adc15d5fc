/** Grades that were given, and those that are needed. */
import { type Form, read, sum, toNumber } from "./form.ts";

export const SCHOOL: readonly Form[] = [
  {
    about: [/\bfinal\b/, /\b(?:need|needed)\b/, /\b(?:counts?|worth|weighs?|weight)\b/],
    not: /<(?:money|time|date)|\b(?:midterm|homework|quiz|points|without|not)\b/,
    places: {
      weight: ["(?:counts?|is worth|worth|weighs?|weight(?: is| of)?)(?: for)? {P}"],
      target: [
        "(?:for|get|want|reach|end with)(?: an?)? <(?:number|percent)(\\d+)>(?: (?:overall|in the (?:class|course)|average))?",
      ],
      current: ["<(?:number|percent)(\\d+)>"],
    },
    words:
      "final exam counts count worth need needed on it have an a before going into i'm overall get class course grade average currently score the in",
    read: ({ weight, target, current }) =>
      read(
        "final-grade",
        { currentGrade: toNumber(current), finalWeight: toNumber(weight), targetGrade: toNumber(target) },
        "requiredScore",
      ),
  },
  {
    // The next score for an average
    about: [/\baverage\b/, /\bneeds?\b/, /<number.*<number.*<number/],
    not: /<(?:percent|money|time|date)|\b(?:weighted|weight|counts?|final|gpa|sell|sales)\b/,
    places: {
      // "On her first three tests" says how many there are already.
      "known?": ["first {#}(?: [a-z]+)?(?= (?:tests?|exams?|quizzes|games|rounds)\\b)"],
      target: ["average(?: (?:of|at least|an?|to|be))* {#}", "{#} average"],
      ...Object.fromEntries(["one", "two", "three?", "four?", "five?"].map((name) => [name, ["{#}"]])),
    },
    words:
      "scored tests test exams exam quizzes quiz games rounds needs next last after fourth third fifth sixth one average scores score first set she's he's daughter son",
    isOfThings: true,
    read: ({ target, ...values }) => {
      const all = Object.entries(values).flatMap(([name, value]) => (name === "known" ? [] : [toNumber(value)]));
      return sum(`${toNumber(target)} * ${all.length + 1} - (${all.join(" + ")})`);
    },
  },
  {
    // "Homework counts 40% and I have a 95": shares that make a whole
    about: [/\b(?:grade|mark|average)\b/, /<percent.*<percent/, /\b(?:counts?|worth|weighs?|is)\b/],
    not: /<(?:money|time|date)|\b(?:need|final grade needed|curve)\b|<percent.*<percent.*<percent/,
    places: {
      one: [`(?:counts?|is|worth|weighs?)(?: for)? {P}`],
      first: ["{#}"],
      two: [`(?:counts?|is|worth|weighs?)(?: for)? {P}`],
      second: ["{#}"],
    },
    words:
      "homework exam exams test tests quiz quizzes project midterm final participation counts count worth weighs is for and have got a an on it in the my what grade mark average i of class overall",
    read: ({ one, first, two, second }) =>
      toNumber(one) + toNumber(two) === 100
        ? sum(`(${toNumber(one)} * ${toNumber(first)} + ${toNumber(two)} * ${toNumber(second)}) / 100`)
        : null,
  },
  {
    about: [
      /\b(?:grade|score|mark|percent|percentage)\b/,
      /<fraction|\bgrade\b|<angle|<number\d+> (?:out of|of) <number/,
    ],
    not: /<(?:percent|money|time|date)|\b(?:need|curve|average|final|error|off|increase|decrease)\b/,
    places: {
      got: ["<(?:fraction|angle)(\\d+)>", "{#}(?= (?:out )?of <)"],
      "all?": ["\\| *(?:out )?of <(?:number|angle)(\\d+)>"],
    },
    words:
      "grade score mark percent percentage test quiz exam out of as a in what is got points right correct on the i",
    read: ({ got, all }) => {
      const [, over, under] = /^(\d+)\/(\d+)(?: grade)?$/.exec(got?.text.trim() ?? "") ?? [];
      const [part, whole] = all ? [toNumber(got), toNumber(all)] : [Number(over), Number(under)];
      return part >= 0 && whole > 0 ? read("percentage", { mode: "what-percent", part, whole }, "percent") : null;
    },
  },
];
