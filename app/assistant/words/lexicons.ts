/** What sentences in other languages are made of, as data. Longer phrases come before their words. */
import { makeNumberRewriter, MONTHS, type NumberWords, spell } from "./number-words.ts";

// Pfund and livre are left out: they are half a kilogram there, and a pound in translations.

export interface Lexicon {
  readonly numbers: NumberWords;
  /**
   * Phrases and what they are in English, "foreign=english|…"; # stands for a number, a date or a clock time, and #2 in
   * English for the second of them. "[zu/auf/] #" is three phrases. An empty right side says nothing.
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
const HOLES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,2} (?:${MONTHS.join("|")})(?: \d{4})?|\d{1,2}:\d{2}|\d[\d.,]*(?<![.,])(?:[ \u00a0\u202f]\d{3}(?!\d))*(?:,\d+)?)(?![\d:])`,
  "gu",
);
/** Of a sentence of a language, so much of its letters stand in the lexicon. */
const LEAST = 0.5;

interface Translator {
  readonly rewriteNumbers: (sentence: string, locale: string) => string;
  /** The phrases that begin with a word or a sign, longest first, and what they are in English. */
  readonly phrases: ReadonlyMap<string, readonly (readonly [phrase: string, english: string])[]>;
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
  const { rewriteNumbers, phrases } = translators.get(language) ?? makeTranslator(language, (await load()).default);
  const written = rewriteNumbers(partElisions(sentence), locale).replaceAll("#", " ");
  const holes = written.match(HOLES) ?? [];
  const text = written.replaceAll(HOLES, "#");
  const lower = text.toLowerCase();
  let [translated, covered, isTouched, hole, at] = ["", 0, false, 0, 0];
  while (at < text.length) {
    const start = isStart(text, at) ? (phrases.get(readStart(lower, at)) ?? []) : [];
    const found = start.find(
      ([phrase]) => lower.startsWith(phrase, at) && !/\p{L}/u.test(text.charAt(at + phrase.length)),
    );
    const [phrase, meant] = found ?? [text.charAt(at), text.charAt(at)];
    const inside = holes.slice(hole, hole + phrase.split("#").length - 1);
    let next = 0;
    translated += meant.replaceAll(/#(\d?)/g, (_, place: string) => inside[place ? Number(place) - 1 : next++] ?? "");
    if (found) {
      covered += countLetters(phrase);
      isTouched ||= meant !== phrase;
    }
    hole += inside.length;
    at += phrase.length;
  }
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

/** "[zu/auf/] #" as "zu #", "auf #" and "#". */
function expand(phrase: string): string[] {
  const [all, choices] = /\[([^\]]*)\]/.exec(phrase) ?? [];
  if (all === undefined) return [phrase.replaceAll(/\s+/g, " ").replaceAll(" ,", ",").trim()];
  return choices!.split("/").flatMap((choice) => expand(phrase.replace(all, () => choice)));
}

/** Units of one or two letters are no words of a language. */
function countLetters(text: string): number {
  return (text.match(/\p{L}{3,}/gu) ?? []).join("").length;
}

/** Inside a word or behind a number nothing begins. */
function isStart(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\d#]/u.test(text.charAt(at - 1));
}

/** A word, or a sign. */
function readStart(text: string, at: number): string {
  const word = /\p{L}*/uy;
  word.lastIndex = at;
  return word.exec(text)?.[0] || text.charAt(at);
}

function makeTranslator(language: string, { numbers, phrases }: Lexicon): Translator {
  const entries = phrases
    .flatMap((line) => line.split("|"))
    .flatMap((entry) => {
      const [written, meant] = [entry.slice(0, entry.indexOf("=")), entry.slice(entry.indexOf("=") + 1)];
      return expand(written).map((phrase) => [partElisions(phrase), meant] as const);
    });
  const english = new Map<string, string>();
  for (const [phrase, meant] of entries) if (!english.has(phrase)) english.set(phrase, meant);
  // Without accents too, where that is no other word.
  for (const [phrase, meant] of [...english]) {
    for (const spelling of spell(phrase)) if (!english.has(spelling)) english.set(spelling, meant);
  }
  const translator = {
    rewriteNumbers: makeNumberRewriter(numbers),
    phrases: Map.groupBy(
      [...english].toSorted(([a], [b]) => b.length - a.length),
      ([phrase]) => readStart(phrase, 0),
    ),
  };
  translators.set(language, translator);
  return translator;
}
