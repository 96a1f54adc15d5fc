/** What sentences in other languages are made of, as data. Longer phrases come before their words. */
import { makeNumberRewriter, MONTHS, type NumberWords, spell } from "./number-words.ts";

// Pfund and livre are left out: they are half a kilogram there, and a pound in translations.

export interface Lexicon {
  readonly numbers: NumberWords;
  /**
   * Phrases and what they are in English, "foreign=english|…"; # stands for a number, a date or a clock time. An empty
   * right side says nothing.
   */
  readonly phrases: readonly string[];
}

/** Fetched when a visitor of that language asks: nobody else waits for them. */
const LEXICONS: Readonly<Record<string, () => Promise<{ readonly default: Lexicon }>>> = {
  de: () => import("./lexicons/german.ts"),
  es: () => import("./lexicons/spanish.ts"),
  fr: () => import("./lexicons/french.ts"),
  pt: () => import("./lexicons/portuguese.ts"),
};

/** A date as the numbers' rewriter leaves it, a clock time, a number. */
const HOLE = String.raw`(?:\d{1,2} (?:${MONTHS.join("|")})(?: \d{4})?|\d{1,2}:\d{2}|\d[\d.,]*(?:[ \u00a0\u202f]\d{3})*(?:,\d+)?)(?![\d:])`;
const HOLES = new RegExp(HOLE, "g");
/** Of a sentence of a language, so much of its letters stand in the lexicon. */
const LEAST = 0.5;

interface Translator {
  readonly rewriteNumbers: (sentence: string, locale: string) => string;
  readonly pattern: RegExp;
  readonly english: ReadonlyMap<string, string>;
}

/** A sentence in English as far as a lexicon carries. */
export interface Translation {
  readonly english: string;
  /** It is a sentence of that language: as it stands, in English, it would be misread. */
  readonly isSure: boolean;
}

const translators = new Map<string, Translator>();

/** A sentence by the lexicon of the locale's language; null where there is none, or nothing of it in the sentence. */
export async function translateSentence(sentence: string, locale: string): Promise<Translation | null> {
  const language = locale.slice(0, 2);
  const load = Object.hasOwn(LEXICONS, language) ? LEXICONS[language] : undefined;
  if (!load) return null;
  const { rewriteNumbers, pattern, english } =
    translators.get(language) ?? makeTranslator(language, (await load()).default);
  const written = rewriteNumbers(partElisions(sentence), locale);
  let [covered, isTouched] = [0, false];
  const translated = written.replace(pattern, (phrase) => {
    const holes = phrase.match(HOLES) ?? [];
    const meant = english.get(phrase.toLowerCase()) ?? english.get(phrase.replaceAll(HOLES, "#").toLowerCase());
    if (meant === undefined) return phrase;
    covered += countLetters(phrase);
    isTouched ||= meant !== phrase;
    return meant.replaceAll("#", () => holes.shift() ?? "");
  });
  const tidied = translated
    .replaceAll(/\s+/g, " ")
    .replace(/^(?:[\s,¿¡]|of |at )+/, "")
    .replace(/(?: of| the|[\s,?!.])+$/, "")
    .trim();
  return tidied === sentence
    ? null
    : { english: tidied, isSure: isTouched && covered >= LEAST * countLetters(written) };
}

/** "l'imc" is two words. */
function partElisions(sentence: string): string {
  return sentence.replaceAll(/(?<!\p{L})([dljnsqcm]|qu)['’](?=[\p{L}\d])/giu, "$1' ").replaceAll(/\s+/g, " ");
}

/** Units of one or two letters are no words of a language. */
function countLetters(text: string): number {
  return (text.match(/\p{L}{3,}/gu) ?? []).join("").length;
}

function makeTranslator(language: string, { numbers, phrases }: Lexicon): Translator {
  const entries = phrases
    .flatMap((line) => line.split("|"))
    .map((entry) => [partElisions(entry.slice(0, entry.indexOf("="))), entry.slice(entry.indexOf("=") + 1)] as const);
  const english = new Map(entries);
  // Without accents too, where that is no other word.
  for (const [phrase, meant] of entries) {
    for (const spelling of spell(phrase)) if (!english.has(spelling)) english.set(spelling, meant);
  }
  const written = [...english.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll("#", () => HOLE));
  const translator = {
    rewriteNumbers: makeNumberRewriter(numbers),
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${written.join("|")})(?![\\p{L}])`, "giu"),
    english,
  };
  translators.set(language, translator);
  return translator;
}
