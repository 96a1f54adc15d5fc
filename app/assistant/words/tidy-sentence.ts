import { toFigures } from "./spoken-parts.ts";

/** Signs in one form: the apostrophes and quotes of feet and inches, ½ as 1/2, dashes. Lengths may change. */
export function tidySentence(text: string): string {
  return (
    toFigures(toPlainSigns(text).replace(/(?<=\d|\b(?:dollars|bucks|euros?|€|cents)) (?:an?|per) dozen\b/gi, " per 12"))
      .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
      .replace(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize("NFKC").replace("⁄", "/")}`)
      .replace(/[’‘′´`]/g, "'")
      .replace(/[“”″]|''/g, '"')
      .replace(/[‐‑‒–—−]/g, "-")
      .replace(/[\u00a0\u202f\t\r\n]/g, " ")
      .replace(/℃/g, "°C")
      .replace(/℉/g, "°F")
      // "(2,3)" is two figures, "(1,000)", "(58,44 g/mol)" and "(g = 9,81)" one.
      .replace(/(?<=\([^()]*\d)(?<!= ?-?\d+),(?!\d{3}(?!\d)|\d+ ?[a-zµ°%€])(?=-?\d[^()]*\))/gi, ", ")
      .replace(/\b(utc|gmt) ?([+-]) ?(?=\d)/gi, "$1 $2")
      .replace(/\b(\d+\/12) degrees\b/gi, "$1 in degrees")
      .replace(/\bminus (?=\d+(?:\.\d+)? ?(?:°|deg|c\b|f\b|cel|far|fah))/gi, "-")
      .replace(/^reduce (?=\d+\/\d+$)/i, "simplify ")
      .replace(/\b(?:a )?(half|quarter) (?:of )?(?:an? |one )?percent(?= of [$€£]?\d)/gi, (_, part: string) =>
        /half/i.test(part) ? "0.5%" : "0.25%",
      )
      // "9 and 3/4 hours" is one figure.
      .replace(
        /(?<![\d.,/] ?)\b(\d+) and (?=\d\/\d+ (?:hours?|hrs?|miles?|cups?|inch(?:es)?|feet|ft|lbs?|pounds?|years?|yards?|gallons?)\b)/gi,
        "$1 ",
      )
      .trim()
  );
}

/** Signs of sums that telephones draw as pictures, and the Arabic ones of numbers. */
const DRAWN: Readonly<Record<string, string>> = {
  "➕": "+",
  "➖": "-",
  "✖": "×",
  "➗": "÷",
  "٪": "%",
  "٫": ".",
  "٬": ",",
};

/** Digits and letters of other scripts and widths as those that are read ("٥" and "５" are 5), without pictures, which say no figure. */
function toPlainSigns(text: string): string {
  // oxlint-disable-next-line no-control-regex -- most sentences hold none of them
  if (/^[\x00-\u00ff]*$/.test(text)) return text;
  return text
    .replace(/[➕➖✖➗٪٫٬]/g, (sign) => DRAWN[sign]!)
    .replace(/[！-～]/g, (sign) => sign.normalize("NFKC"))
    .replace(/(?![0-9])\p{Nd}/gu, readDigit)
    .replace(/\u200d[♀♂]|(?![©®™‼⁉↔-↪♀♂])[\p{Extended_Pictographic}\p{RI}\p{Emoji_Modifier}\ufe0f\u20e3]/gu, " ");
}

/** The digits of a script stand in a row of ten, of which the first is 0. */
function readDigit(sign: string): string {
  let zero = sign.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((sign.codePointAt(0)! - zero) % 10);
}
