/** Grades that were given, and those that are needed. */
import { type Form, read, sum, toNumber } from "./form.ts";

export const SCHOOL: readonly Form[] = [
  {
    // "A 3.2 GPA over 60 credits and this semester a 3.8 in 15"
    about: [/\bgpa\b/, /\bcredits?\b|\bhours\b/, /<number.*<(?:number|time).*<number.*<(?:number|time)/],
    not: /<(?:percent|money|date)|\b(?:need|needs|raise|reach|target|goal|points)\b/,
    places: {
      all: ["{#}(?: more)? credits?(?: hours?)?", "(?:over|across|after|with) {#}"],
      gpa: ["{#}(?= gpa)", "gpa (?:of |is |= )?(?:an? )?{#}", "{#}"],
      taken: ["{#}(?: more)? credits?(?: hours?)?", "(?:in|over|across|for|with) {#}"],
      term: ["{#}"],
    },
    words:
      "gpa credits credit hours over across after with in for current cumulative overall new this that semester term quarter year got get earned have had an a of my what what's is will be now and then last more i next taking",
    read: ({ gpa, all, term, taken }) =>
      [gpa, term].every((one) => toNumber(one) <= 5)
        ? sum(
            `(${toNumber(gpa)} * ${toNumber(all)} + ${toNumber(term)} * ${toNumber(taken)}) / (${toNumber(all)} + ${toNumber(taken)})`,
          )
        : null,
  },
  {
    about: [
      /\b(?:grade|score|mark|percent|percentage)\b/,
      /<fraction|\bgrade\b|<angle|<number\d+> \/ <number|<number\d+> (?:out of|of) <number/,
    ],
    not: /<(?:percent|money|time|date)|\b(?:need|curve|average|final|error|off|increase|decrease)\b/,
    places: {
      got: ["<(?:fraction|angle)(\\d+)>", "{#}(?= (?:out )?of <)", "{#}(?= \\/ <number\\d+>.*\\bpercent)"],
      "all?": ["\\| *(?:(?:out )?of|\\/) <(?:number|angle)(\\d+)>"],
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
