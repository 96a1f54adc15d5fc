/** Numbers in figures and in words. */
import { readNumberWords } from "#assistant/words/numerals.ts";
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
