/** What halves again and again: what is left, how long it took, or the half-life, from the others. */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum, tellIn, toUnit } from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";
import type { Measure } from "#assistant/tokens/unit-names.ts";

const ABOUT = /\bhalf[ -]?li(?:fe|ves)\b|\bcarbon (?:14|dating)\b/;
const NOT = /\b(?:double\w*|constant|lambda|rate|mean|dose every)\b/;
const WORDS = new Set(
  "half-life half life lives of carbon c sample isotope radioactive material substance drug caffeine decays decay decayed drops drop dropped falls fell goes went becomes become within in after from to left remains remaining remain still how long old age is it the a and with has its percent % passed old years days hours minutes takes take until only gone initial started starting original start amount now contains mass activity fossil bone wood dating year day hour minute time over".split(
    " ",
  ),
);

export function readDecay(tokens: readonly Token[]): Reading | null {
  const amounts: Amount[] = [];
  const text = tokens
    .map((token, at) => {
      if (token.type === "word") return token.word;
      if (token.type === "mark") return /[?,.!:;]/.test(token.text) ? "|" : token.text === "-" ? "" : token.text;
      if (token.type !== "amount") return "<!>";
      // "Carbon-14", "iodine-131" are names.
      const isName =
        /^-?\d+$/.test(token.text) &&
        /^(?:-|[a-z]+)$/i.test(tokens[at - 1]?.text ?? "") &&
        /^(?:carbon|iodine|cesium|cobalt|uranium|c)$/i.test(
          (tokens[at - 1]?.text === "-" ? tokens[at - 2] : tokens[at - 1])?.text ?? "",
        );
      return isName ? "" : `<${amounts.push(token) - 1}>`;
    })
    .join(" ")
    .replaceAll(/ +/g, " ");
  if (text.includes("<!>") || !ABOUT.test(text) || NOT.test(text)) return null;
  const isTime = ({ measures }: Amount) => measures.some(({ dimension }) => dimension.id === "time");
  const halfAt = Number(
    /half[ -]?life(?: (?:is|of|=|:|with|a|an))* <(\d+)>/.exec(text)?.[1] ??
      /<(\d+)> half[ -]?life/.exec(text)?.[1] ??
      -1,
  );
  const half = amounts[halfAt];
  const times = amounts.filter((one, at) => at !== halfAt && isTime(one));
  const sizes = amounts.filter((one, at) => at !== halfAt && !isTime(one));
  const unknown = findUnknownWords(text.replaceAll(/<\d+>/g, "|"), WORDS);
  if (unknown?.length !== 0 || times.length > 1) return null;
  const share = writeShare(sizes, text);
  if (!share) return null;
  const [time] = times;
  // How long it took.
  if (half && !time && /\b(?:how (?:long|old)|age|when|time)\b/.test(text)) {
    const measure = half.measures.find(({ dimension }) => dimension.id === "time");
    const formula = `${half.value} * log(${share}) / log(0.5)`;
    return measure
      ? { ...sum(formula), told: tellIn(measure, "Time") }
      : { ...sum(formula), told: { field: { kind: "number", label: "Time" } } };
  }
  if (half || !time || sizes.length === 0) return null;
  const measure = findTime(time);
  return measure ? { ...sum(`${time.value} * log(0.5) / log(${share})`), told: tellIn(measure, "Half-life") } : null;
}

const findTime = ({ measures }: Amount): Measure | undefined =>
  measures.find(({ dimension }) => dimension.id === "time");

/** "12.5 % left", "20 mg to 1.25 mg": what is left of what there was; null where that is not said. */
function writeShare(sizes: readonly Amount[], text: string): string | null {
  const [one, other] = sizes;
  if (one && !other && one.isPercent) {
    const isGone = /\b(?:decayed|gone|lost)\b/.test(text);
    const left = isGone ? 100 - one.value : one.value;
    return left > 0 && left < 100 ? `${left}/100` : null;
  }
  const [measure] = one?.measures ?? [];
  if (!one || !other || sizes.length > 2 || !measure || one.isPercent) return null;
  const left = toUnit(other, measure.dimension.id, measure.unit.id);
  return left !== null && left > 0 && left < one.value && !/\bfrom\b.*\bto\b.*\bfrom\b/.test(text)
    ? `${left}/${one.value}`
    : null;
}
