/** Rounding, significant figures and scientific notation. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read } from "#assistant/readings/slots/form.ts";
import type { Sentence } from "./sentence.ts";

const COUNTS = ["no", "one", "two", "three", "four", "five", "six"];
const COUNT = String.raw`(\d+|${COUNTS.join("|")})`;
const SIGNIFICANT = String.raw`(?:significant (?:figures?|digits?)|sig(?:\.|nificant)? ?(?:figs?|digs?|digits)|s\.?f\b\.?)`;
const DECIMALS = String.raw`(?:decimals?(?: (?:places?|points?|digits?))?|d\.?p\b\.?|places?)`;
/** What one rounds to, as decimal places. */
const PLACES: Readonly<Record<string, number>> = {
  "whole number": 0,
  whole: 0,
  integer: 0,
  unit: 0,
  one: 0,
  dollar: 0,
  tenth: 1,
  hundredth: 2,
  cent: 2,
  penny: 2,
  thousandth: 3,
  ten: -1,
  hundred: -2,
  thousand: -3,
  million: -6,
};
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };
const WORDS = "round rounded rounding off number value decimal correct";
const AS_WRITTEN = String.raw`(?<![\w.])(-?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?|-?\.\d+)(?!\w)`;

const toCount = (text: string) => (COUNTS.includes(text) ? COUNTS.indexOf(text) : Number(text));

/** "0.00340 to 2 sig figs", "how many significant figures in 0.00340": zeros count as they are written. */
export function readSignificantFigures(sentence: Sentence): Direct {
  const to = sentence.take(String.raw`(?:\bto )?(?<![\w.])${COUNT} ${SIGNIFICANT}`);
  const isCounted = !to && sentence.take(String.raw`\b${SIGNIFICANT}`) !== null;
  if (!to && !isCounted) return null;
  const [, text] = sentence.take(AS_WRITTEN) ?? [];
  if (text === undefined || !sentence.isRead(isCounted ? "number digits" : `${WORDS} express write written`))
    return null;
  const number = text.replaceAll(",", "");
  return to
    ? read("significant-figures", { number, roundTo: toCount(to[1]!) }, "rounded")
    : read("significant-figures", { number }, "significantFigures");
}

/** "Round 3.14159 to 2 decimals", "1847 to the nearest hundred". */
export function readRounding(sentence: Sentence): Direct {
  const to = takePlace(sentence);
  const direction = sentence.take(/\b(up|down)\b/)?.[1];
  if ((!to && direction === undefined) || (!to && !sentence.says(/\bround/))) return null;
  const value = sentence.takeNumber();
  if (value === null || !sentence.isRead(WORDS)) return null;
  const method = direction === undefined ? {} : { method: direction };
  return read("rounding", { value, ...(to ?? { roundTo: "decimals", decimals: 0 }), ...method }, "result");
}

function takePlace(sentence: Sentence): Readonly<Record<string, unknown>> | null {
  const decimals = sentence.take(String.raw`\b(?:to |with |at )?${COUNT} ${DECIMALS}`);
  if (decimals) return { roundTo: "decimals", decimals: toCount(decimals[1]!) };
  const names = Object.keys(PLACES).join("|");
  const place = sentence.take(
    String.raw`\b(?:to )?(?:the |a )?(?:nearest |closest )(${names})s?\b|\bto (?:the )?(${names})s\b|\bto (?:the |an? )?(whole(?: number)?|integer)s?\b`,
  );
  if (place) return { roundTo: "decimals", decimals: PLACES[place[1] ?? place[2] ?? place[3]!] };
  const multiple = sentence.take(/\b(?:nearest|closest) (?:multiple of )?(\d+(?:\.\d+)?|\.\d+)(?![\w.])/);
  return multiple && { roundTo: "multiple", multiple: Number(multiple[1]) };
}

const POWER_OF_TEN = String.raw`(-?\d+(?:\.\d+)?)\s*(?:e|(?:[x×*]|times)\s*10\s*(?:\^|to the(?: power(?: of)?)?)?)\s*\(?([+-]?\d+)\)?`;

/** "45600000 in scientific notation", "3.2e5 as a normal number". */
export function readScientific(sentence: Sentence): Direct {
  const asked = sentence.take(
    /\b(?:(scientific|engineering|exponential|e) (?:notation|form)|(scientific)$|standard (form)|(?:as|in|into|to) (?:an? )?decimal(?: form| number)?$|(?:normal|ordinary|regular|plain|full|decimal|standard)(?: decimal)? (?:number|notation|form))\b/,
  );
  if (!asked) return null;
  const written = sentence.take(POWER_OF_TEN);
  const [, text] = written ? [] : (sentence.take(AS_WRITTEN) ?? []);
  const scale = text && sentence.take(/\b(thousand|million|billion|trillion)\b/)?.[1];
  const isStandard = asked[3] !== undefined;
  const isPlain = asked[1] === undefined && asked[2] === undefined && !isStandard;
  // Only what has a power of ten can be written out.
  if ((isPlain && !written) || (!written && text === undefined)) return null;
  const number = written
    ? `${written[1]}e${Number(written[2])}`
    : String(Number(text!.replaceAll(",", "")) * (SCALES[scale ?? ""] ?? 1));
  if (!sentence.isRead("write written express convert number into put change form notation")) return null;
  // What is in scientific notation already is asked for in the other one.
  const output =
    asked[1] === "engineering" ? "engineering" : isPlain || (isStandard && written) ? "decimal" : "scientific";
  return read("scientific-notation", { number }, output);
}
