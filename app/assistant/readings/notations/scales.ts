/** Numbers on scales of their own: wire gauges, sizes of type, fractions of an inch, numbers in words. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read } from "#assistant/readings/slots/form.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { type Sentence, toNumber } from "./sentence.ts";

/** "14 AWG in mm²", "diameter of 10 gauge wire". */
export function readWireGauge(sentence: Sentence): Direct {
  const gauge = sentence.take(
    /(?<![\w.])(\d\/0|\d{1,2})[\s-]*(?:awg|(?:gauge|ga)(?=\b.*\b(?:wire|cable|copper|awg)))\b|\bawg\s*(\d\/0|\d{1,2})\b/,
  );
  if (!gauge) return null;
  const { text } = sentence;
  const output = sentence.take(/\bdiameter\b|\bthick(?:ness)?\b/)
    ? "diameter"
    : sentence.take(
          /mm2|mm²|\bsq(?:uare)?\.? ?mm\b|\bsquare millimet(?:er|re)s?\b|\bcross[ -]section(?:al)?\b|\barea\b/,
        )
      ? "area"
      : sentence.take(/\bmm\b|\bmillimet(?:er|re)s?\b/)
        ? "diameter"
        : null;
  const isMetric = /\bmm\b|millimet/.test(text);
  sentence.take(/mm2|mm²/);
  if (!output || !sentence.isRead("wire cable copper gauge awg mm area size convert millimeters millimeter"))
    return null;
  const reading = read("wire-gauge-converter", { mode: "awg", awg: gauge[1] ?? gauge[2] }, output);
  return output === "diameter" && isMetric
    ? { ...reading, target: { measures: findMeasures("mm"), text: "mm" } }
    : reading;
}

const TYPE_UNITS: Readonly<Record<string, string>> = {
  px: "px",
  pixel: "px",
  pixels: "px",
  pt: "pt",
  pts: "pt",
  em: "em",
  ems: "em",
  rem: "rem",
  rems: "rem",
  pica: "pc",
  picas: "pc",
  twip: "twip",
  twips: "twip",
};
const UNIT = `(${Object.keys(TYPE_UNITS).join("|")})`;

/** "24px in rem", "how many px is 1.25 em". */
export function readTypography(sentence: Sentence): Direct {
  const base = sentence.take(
    /\b(?:base|root|parent|font)(?: font)?(?: size)?(?: of| is)? (\d+) ?(?:px)?\b|\b(?:at|with|if)(?: a)? (\d+) ?px(?: (?:base|root|font))*\b/,
  );
  const value = sentence.take(String.raw`(?<![\w.])(\d*\.?\d+)\s*${UNIT}\b`);
  const target = value && sentence.take(String.raw`\b${UNIT}\b`);
  if (!value || !target || !sentence.isRead("convert css font size into base root with")) return null;
  const [from, to] = [TYPE_UNITS[value[2]!]!, TYPE_UNITS[target[1]!]!];
  if (from === to) return null;
  const sizes = base ? { parentFontSize: Number(base[1] ?? base[2]), rootFontSize: Number(base[1] ?? base[2]) } : {};
  return read("typography-converter", { value: Number(value[1]), from, to, ...sizes }, "result");
}

/** "0.4375 inches as a fraction". */
export function readInchFraction(sentence: Sentence): Direct {
  if (!sentence.take(/\bfractions?\b/)) return null;
  const value = sentence.take(/(?<![\w.])(\d*\.\d+)\s*(?:inch(?:es)?\b|in\b(?! a)|")/);
  const nearest = sentence.take(/\b(?:nearest )?(2|4|8|16|32|64|128)(?:nd|th)s?\b/);
  if (!value || !sentence.isRead("inch inches convert decimal nearest into measure tape")) return null;
  const denominator = nearest ? { denominator: nearest[1] } : {};
  return read(
    "inch-fraction-converter",
    { mode: "decimal", decimalInches: Number(value[1]), ...denominator },
    "fraction",
  );
}

/** "Write 1250 in words". */
export function readWords(sentence: Sentence): Direct {
  if (
    !sentence.take(/\b(?:in|into|as|to) (?:english )?words\b|\bwritten out\b|\bspell(?:ed|t)?(?: out)?\b|^write out\b/)
  )
    return null;
  sentence.take(/\b(?:in|into|as) words\b/);
  const number = sentence.take(/(?<![\w.])-?(\d[\d,]*(?:\.\d+)?)(?!\w)/);
  if (!number || !sentence.isRead("write written spell spelled out number convert say")) return null;
  return read("number-to-words", { number: toNumber(number[0]!) }, "words");
}
