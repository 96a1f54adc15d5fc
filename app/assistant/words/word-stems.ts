/** Words of a language in any of their forms: plurals, cases, genders, verbs, without accents, and compounds of two. */
import { isOneApart } from "#catalogue/search/one-apart.ts";
import { spell } from "./number-words.ts";

export interface Words {
  /** What things are called, "english=foreign,foreign|…", each in one form; "~english" stands before its noun. */
  readonly words: string;
  /** What may stand at the end of a form; what is left must be long enough to say which word it is. */
  readonly endings: string;
  /** "Quadratmeterpreis": two words in one, with one of these between them. */
  readonly joints?: readonly string[];
  /** "Taux de conversion", "coste variable": what says more stands behind. */
  readonly isHeadFirst?: boolean;
}

/** The word that stands at a place of a text in lower case, as long as can be, and what it is in English. */
export type WordFinder = (
  text: string,
  at: number,
  isLeftOut?: (english: string) => boolean,
) => readonly [written: string, english: string] | null;

const MOST_WORDS = 5;
/** Letters that are left of a form whose stem is a word, and of one that only has its stem in common with a word. */
const LEAST_OF_WORD = 3;
const LEAST_OF_STEM = 4;
const LEAST_OF_PART = 3;
/** A shorter word that is one letter apart is another word. */
const LONG_WORD = /(?<!\p{L})\p{L}{9,}(?!\p{L})/gu;
/** What only joins is not part of a compound. */
const JOINS = new Set(
  "a an and at by each for from how in of on or per plus the to until when with without".split(" "),
);

/** Of the words of a lexicon, and of its phrases that are one word. */
export function makeWordFinder(phrases: ReadonlyMap<string, string>, lexicon: Words): WordFinder {
  const { words, endings, joints } = lexicon;
  const ends = endings.split(" ").toSorted((a, b) => b.length - a.length);
  const whole = new Map<string, string>();
  const stems = new Map<string, string>();
  const add = (written: string, english: string) => {
    const parts = listParts(written).map(fold);
    const stem = parts.map((part) => strip(part, ends)).join(" ");
    if (!whole.has(parts.join(" "))) whole.set(parts.join(" "), english);
    if (!stems.has(stem)) stems.set(stem, english);
  };
  for (const [phrase, english] of phrases) if (/^[\p{L}' -]+$/u.test(phrase)) add(phrase, english);
  for (const entry of words.split("|")) {
    const [english = "", forms = ""] = entry.trim().split("=");
    for (const form of forms.split(",")) add(form, english.trim());
  }
  const findOne = (word: string): string | undefined =>
    whole.get(word) ??
    ends
      .filter((end) => word.endsWith(end) && word.length - end.length >= LEAST_OF_WORD)
      .map((end) => whole.get(word.slice(0, -end.length)))
      .find((english) => english !== undefined) ??
    stems.get(strip(word, ends));
  const findCompound = (word: string): string | undefined => {
    for (let at = LEAST_OF_PART; at <= word.length - LEAST_OF_PART; at += 1) {
      const behind = findOne(word.slice(at));
      if (!behind || JOINS.has(behind)) continue;
      const first = word.slice(0, at);
      const before = [first, ...joints!.filter((one) => first.endsWith(one)).map((one) => first.slice(0, -one.length))]
        .flatMap((part) =>
          part.length < LEAST_OF_PART ? [] : [whole.get(part), whole.get(`${part}e`), whole.get(`${part}en`)],
        )
        .find((english) => english && !JOINS.has(english));
      if (before) return `${before} ${behind}`;
    }
    return undefined;
  };
  const find = (parts: readonly string[]): string | undefined => {
    for (const spelling of spellFolded(parts.map(fold).join(" "), joints !== undefined)) {
      const found = spelling.includes(" ")
        ? (whole.get(spelling) ??
          stems.get(
            spelling
              .split(" ")
              .map((part) => strip(part, ends))
              .join(" "),
          ))
        : (findOne(spelling) ?? (joints && findCompound(spelling)));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return (text, at, isLeftOut) => {
    const parts = readWords(text, at);
    for (let count = parts.length; count > 0; count -= 1) {
      const english = find(parts.slice(0, count).map(({ word }) => word));
      if (english !== undefined && !isLeftOut?.(english)) return [text.slice(at, parts[count - 1]!.end), english];
    }
    return null;
  };
}

/** Mends slips of the finger in long words: "warscheinlichkeit", "provabilidad". */
export function makeSlipMender(
  phrases: Iterable<string>,
  { words }: Words,
  findWord: WordFinder,
): (sentence: string) => string {
  const known = new Map<string, string>();
  for (const text of [...phrases, words.replaceAll(/(?:^|\|)[^=]*=/g, " ")])
    for (const [word] of text.matchAll(LONG_WORD)) if (!known.has(bare(word))) known.set(bare(word), word);
  const mended = new Map<string, string>();
  const mend = (word: string): string => {
    const slipped = bare(word.toLowerCase());
    if (known.has(slipped) || findWord(word.toLowerCase(), 0)?.[0].length === word.length) return word;
    for (const [other, written] of known) if (other[0] === slipped[0] && isOneApart(slipped, other)) return written;
    return word;
  };
  return (sentence) =>
    sentence.replaceAll(LONG_WORD, (word) => {
      const meant = mended.get(word) ?? mend(word);
      mended.set(word, meant);
      return meant;
    });
}

/** Without accents, letter by letter. */
export function bare(text: string): string {
  return text.replaceAll(/[à-öø-ÿ]/g, (letter) => letter.normalize("NFD")[0]!);
}

/** The words from a place on, as far as nothing but a space or a hyphen is between them. */
function readWords(text: string, at: number): { readonly word: string; readonly end: number }[] {
  const pattern = /(?<word>\p{L}[\p{L}\d]*'?)(?<gap>[ -]?)/uy;
  pattern.lastIndex = at;
  const found: { word: string; end: number }[] = [];
  while (found.length < MOST_WORDS) {
    const { word, gap } = pattern.exec(text)?.groups ?? {};
    if (word === undefined) break;
    found.push({ word, end: pattern.lastIndex - gap!.length });
    if (!gap) break;
  }
  return found;
}

function listParts(written: string): string[] {
  return written
    .replaceAll(/(?<!\p{L})([dljnsqcm]|qu)['’](?=\p{L})/giu, "$1' ")
    .trim()
    .split(/[ -]+/);
}

/** Without accents. */
function fold(word: string): string {
  return spell(word.toLowerCase()).at(word.includes("ß") || /[äöü]/.test(word) ? 1 : -1)!;
}

/** "Hoehe" too, where a language has umlauts. */
function spellFolded(word: string, hasUmlauts: boolean): string[] {
  const plain = word.replaceAll(/([aou])e/g, "$1");
  return hasUmlauts && plain !== word ? [word, plain] : [word];
}

function strip(word: string, ends: readonly string[]): string {
  const end = ends.find((one) => word.endsWith(one) && word.length - one.length >= LEAST_OF_STEM);
  return end === undefined ? word : word.slice(0, -end.length);
}
