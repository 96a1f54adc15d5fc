/** Grades that were given, and those that are needed. */
import { type Form, read, toNumber } from "./form.ts";

export const SCHOOL: readonly Form[] = [
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
