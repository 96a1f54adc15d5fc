/** Queries in German, Spanish, French and Portuguese in English, as far as a table of words carries. */
import { FOREIGN } from "./foreign-words.ts";
import { canonicalWord } from "./normalise.ts";

interface Language {
  readonly pattern: RegExp;
  readonly english: ReadonlyMap<string, string>;
}

/** With a smaller share of its letters in words of a language, a query is not in that language. */
const LEAST = 0.5;

let languages: readonly Language[] | null = null;

/** A folded query in English; unchanged where it is in none of the languages, or where all of it is English too. */
export function translateQuery(folded: string, isKnown: (word: string) => boolean): string {
  const query = folded
    .replaceAll("ß", "ss")
    .replaceAll(/[-'’]/g, " ")
    .replaceAll(/([a-z]{3,}?)e?n?s?(?:rechner)\b/g, "$1 rechner");
  const words = query.match(/\p{L}+/gu) ?? [];
  if (words.every((word) => isKnown(canonicalWord(word)))) return folded;
  let [best, text] = [LEAST * words.join("").length, folded];
  for (const { pattern, english } of (languages ??= Object.values(FOREIGN).map(readLanguage))) {
    let covered = 0;
    const translated = query.replace(pattern, (phrase) => {
      const meant = english.get(phrase) ?? findStem(english, phrase);
      if (meant === undefined) return phrase;
      covered += phrase.replaceAll(" ", "").length;
      return ` ${meant} `;
    });
    if (covered > best && translated.trim() !== "") [best, text] = [covered, translated];
  }
  return text;
}

function findStem(english: ReadonlyMap<string, string>, word: string): string | undefined {
  for (let length = word.length; length > 2; length--) {
    const meant = english.get(`${word.slice(0, length)}*`);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

function readLanguage(lines: string): Language {
  const entries = lines.split(/\s*[|\n]\s*/).map((entry) => entry.split("=") as [string, string]);
  const phrases = entries
    .map(([phrase]) => phrase)
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace("*", "[a-z]*"));
  return { pattern: new RegExp(`\\b(?:${phrases.join("|")})\\b`, "g"), english: new Map(entries) };
}
