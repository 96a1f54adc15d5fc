/** One number written in another way: as a fraction, a decimal, a percentage; hours as hours and minutes. */
import { readSpan } from "./work-hours.ts";
import { type Form, read, sum, tidy, toNumber, toUnit, type Value } from "./form.ts";

const AS = "(?:as|in|into|to)(?: an?| the)?";
const WRITE =
  "% as in into to for of a an what which write written express expressed convert converted change turn number form the simplest lowest terms decimal fraction percent percentage equal equals";

export const NUMERALS: readonly Form[] = [
  {
    about: [
      new RegExp(
        `\\b${AS} (?:(?:simplest|lowest|common|simple) )?fraction\\b|^<(?:number|percent)\\d+> fraction\\b|\\b(?:what|which) fraction is\\b|\\bfraction (?:for|of)\\b`,
      ),
    ],
    not: /\b(?:inch|inches|nearest|of(?! <percent\d+>$)(?! <number\d+>$))\b/,
    places: { value: ["<(?:number|percent)(\\d+)>"] },
    words: WRITE,
    read: ({ value }) => {
      const [, figures, places = ""] =
        /^(-?\d*)(?:[.,](\d{1,6}))?$/.exec(value!.text.trim().replace(/ ?(?:%|percent)$/, "")) ?? [];
      if (figures === undefined) return null;
      const isPercent = value?.type === "amount" && value.isPercent;
      const denominator1 = 10 ** places.length * (isPercent ? 100 : 1);
      return read("fraction", { operation: "simplify", numerator1: Number(figures + places), denominator1 }, "result");
    },
  },
  {
    about: [new RegExp(`\\b${AS} (?:(?:percent|percentage|decimals?)\\b|%)|<percent\\d+> decimal\\b`)],
    not: /\b(?:of|off|hours|minutes|nearest|hex|binary|octal|degrees)\b|\bx[0-9a-f]/,
    places: { value: ["{F}", "<(?:number|percent)(\\d+)>"] },
    words: WRITE,
    read: ({ value }, text) => {
      const [over, under] = readFraction(value);
      const isPercent = value?.type === "amount" && value.isPercent;
      // The mark of a value, "<percent0>", asks for none.
      const asksForPercent = /\bpercent(?:age)?\b| %/.test(text);
      if (Number.isNaN(over) || (isPercent && asksForPercent)) return null;
      const whole = under === 1 ? `${over}` : `${over}/${under}`;
      if (!asksForPercent) return sum(isPercent ? `${whole}/100` : whole);
      return { ...sum(`${whole} * 100`), told: { field: { kind: "percent", label: "As a percentage", decimals: 4 } } };
    },
  },
  {
    about: [/\bhours?(?: (?:and|&))? minutes?\b/],
    not: /\b(?:per|from|to <|until|between|add|plus|minus|at)\b|<clock/,
    places: { hours: ["{T}"] },
    words: "hours hour and & minutes minute seconds in as into to convert how many is h m",
    read: ({ hours }) => {
      const seconds = toUnit(hours, "time", "s");
      return seconds === null ? null : readSpan(seconds);
    },
  },
  {
    about: [/\bdecimal (?:hours?|time)\b|\bhours as a decimal\b/],
    not: /\b(?:per|from|until|between|add|plus|minus|at)\b|<clock/,
    places: { hours: ["{T}", "<span(\\d+)>"] },
    words: "decimal hours hour time in as a into to convert",
    read: ({ hours }) => {
      const all = toUnit(hours, "time", "h");
      return all === null ? null : sum(`${tidy(all)}`);
    },
  },
];

function readFraction(value: Value | undefined): readonly [number, number] {
  const [, over, under] = /^(-?\d+)\/(\d+)$/.exec(value?.text.trim() ?? "") ?? [];
  return over === undefined ? [toNumber(value), 1] : [Number(over), Number(under)];
}
