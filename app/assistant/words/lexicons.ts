/** What sentences in other languages are made of, as data. Longer phrases come before their words. */

// Pfund and livre are left out: they are half a kilogram there, and a pound in translations.

/** Phrases of a language and what they are in English, "foreign=english"; an empty right side says nothing. */
export type Lexicon = readonly string[];

/** Fetched when a visitor of that language asks: nobody else waits for them. */
const LEXICONS: Readonly<Record<string, () => Promise<{ readonly default: Lexicon }>>> = {
  de: () => import("./lexicons/german.ts"),
  es: () => import("./lexicons/spanish.ts"),
  fr: () => import("./lexicons/french.ts"),
  pt: () => import("./lexicons/portuguese.ts"),
};

interface Translator {
  readonly pattern: RegExp;
  readonly english: ReadonlyMap<string, string>;
}

const translators = new Map<string, Translator>();

/** A sentence in English as far as the lexicon of the locale's language carries; the same where there is none. */
export async function translateSentence(sentence: string, locale: string): Promise<string> {
  const language = locale.slice(0, 2);
  const load = Object.hasOwn(LEXICONS, language) ? LEXICONS[language] : undefined;
  if (!load) return sentence;
  const { pattern, english } = translators.get(language) ?? makeTranslator(language, (await load()).default);
  return sentence
    .replace(pattern, (phrase) => english.get(phrase.toLowerCase()) ?? phrase)
    .replaceAll(/\s+/g, " ")
    .replace(/^(?:[\s,]|of |at )+/, "")
    .trim();
}

function makeTranslator(language: string, lexicon: Lexicon): Translator {
  const entries = lexicon.flatMap((line) => line.split("|")).map((entry) => entry.split("=") as [string, string]);
  const phrases = entries.map(([phrase]) => phrase).toSorted((a, b) => b.length - a.length);
  const translator = {
    pattern: new RegExp(`(?<!\\p{L})(?:${phrases.join("|")})(?!\\p{L})`, "giu"),
    english: new Map(entries),
  };
  translators.set(language, translator);
  return translator;
}
