/** Numbers in figures and in words. */
import { parseNumber, getSeparators } from "#localization/locale-number.ts";

/** A number at the beginning of a text. */
export interface ReadNumber {
  readonly value: number;
  /** How many characters it takes. */
  readonly length: number;
}

const FRACTION = /^(?:(\d{1,4})(?:\s+|-))?(\d{1,3})\/(\d{1,3})(?![\d/]|[.,]\d|\s?r\s?\d|-\d)/i;
const GROUPED = /^\d{1,3}(?:[\u0020\u00a0\u202f'’]\d{3})+(?!\d)(?:[.,]\d+)?/;
const PLAIN = /^(?:\d+(?:[.,'’]\d+)*|\.\d+)(?:e[+-]?\d{1,3}(?![\w]))?/i;

/** Reads the number that a text begins with, unsigned, in the context of a locale; null where there is none. */
export function readNumber(text: string, locale: string): ReadNumber | null {
  const fraction = FRACTION.exec(text);
  if (fraction) {
    const [all, whole = "0", above, below] = fraction;
    const value = Number(whole) + Number(above) / Number(below);
    if ([2, 3, 4, 5, 6, 8, 10, 16, 32, 64].includes(Number(below)) && Number(above) < Number(below))
      return { value, length: all.length };
  }
  const group = getSeparators(locale).group;
  const patterns = /[\s\u00a0\u202f'’]/.test(group) ? [GROUPED, PLAIN] : [PLAIN];
  for (const pattern of patterns) {
    const [written] = pattern.exec(text) ?? [];
    const value = written === undefined ? null : parseNumber(written, locale);
    if (written !== undefined && value !== null) return { value, length: written.length };
  }
  // "1.2.3" is none.
  if (/^\d+(?:\.\d+){2}/.test(text)) return null;
  // "2,4,4,5" are several numbers.
  const [digits] = /^\d+/.exec(text) ?? [];
  return digits === undefined ? null : { value: Number(digits), length: digits.length };
}

const UNITS = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen"
).split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  grand: 1e3,
  tausend: 1e3,
  mille: 1e3,
  million: 1e6,
  millions: 1e6,
  mio: 1e6,
  billion: 1e9,
  billions: 1e9,
  trillion: 1e12,
  trillions: 1e12,
  milliarden: 1e9,
  mrd: 1e9,
};

/** What "hundred", "thousand", "million" multiply by; undefined for another word. */
export function getScale(word: string): number | undefined {
  return Object.hasOwn(SCALES, word) ? SCALES[word] : undefined;
}

/**
 * A number in words at the beginning of a list of words: "twenty five", "two hundred thousand", "a hundred".
 *
 * @returns its value and how many words it takes; null where the words begin with no number
 */
export function readNumberWords(words: readonly string[]): { readonly value: number; readonly words: number } | null {
  let [total, part, at] = [0, 0, 0];
  if (words[0] === "a" && getScale(words[1] ?? "") !== undefined) [part, at] = [1, 1];
  for (; at < words.length; at++) {
    const word = words[at]!;
    const unit = UNITS.indexOf(word);
    const tens = TENS.indexOf(word);
    const scale = getScale(word);
    if (unit >= 0 && (part % 10 === 0 || part === 0) && (unit < 10 || part % 100 === 0)) part += unit;
    else if (tens >= 0 && part % 100 === 0) part += (tens + 2) * 10;
    else if (scale === 100 && part > 0 && part < 100) part *= 100;
    else if (scale !== undefined && scale > 100 && part > 0) [total, part] = [total + part * scale, 0];
    else if (!(word === "and" && at > 0 && isNumberWord(words[at + 1]))) break;
  }
  return at === 0 ? null : { value: total + part, words: at };
}

function isNumberWord(word: string | undefined): boolean {
  return word !== undefined && (UNITS.includes(word) || TENS.includes(word));
}

/** A number in words at the beginning of a text: "twenty-five km". */
export function readSpokenNumber(text: string): (ReadNumber & { readonly words: number }) | null {
  // "Chosen from eleven?": a mark ends it.
  const said = /^[a-z\s-]*/i.exec(text.slice(0, LONGEST_SPOKEN))![0];
  const spoken = readNumberWords(said.toLowerCase().split(/[\s-]+/, MOST_WORDS));
  if (!spoken) return null;
  const [written] = new RegExp(`^(?:[a-z]+[\\s-]+){${spoken.words - 1}}[a-z]+`, "i").exec(text) ?? [];
  return written === undefined ? null : { ...spoken, length: written.length };
}

const LONGEST_SPOKEN = 120;
const MOST_WORDS = 10;
