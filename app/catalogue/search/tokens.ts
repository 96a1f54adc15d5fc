import { translateQuery } from "./foreign.ts";
import { canonicalWord, fold, isNumber, LINKS, LONGEST_TEXT, splitCompound, STOP, splitWords } from "./normalise.ts";
import type { Vocabulary } from "./vocabulary.ts";

const MOST_WORDS = 12;
/** Of words that were written as one. */
const SHORTEST_JOINED = 6;
const SHORTEST_PIECE = 3;
const MOST_PIECES = 4;
/** The distance of a word with one slip, at most. */
const ONE_SLIP = 1.3;

/** A word of a query that says something, in its canonical form. */
export interface Token {
  readonly word: string;
  /** It may still be typed on. */
  readonly isLast: boolean;
  /** It stands behind a number: "30 years". */
  readonly isAmount: boolean;
}

/** The words of a query that say something, and how many stop words it holds. */
export function readTokens(vocabulary: Vocabulary, query: string): { tokens: readonly Token[]; stops: number } {
  const words = readWords(vocabulary, nameSum(query.slice(0, LONGEST_TEXT)));
  return { tokens: collectTokens(vocabulary, words), stops: words.filter((word) => STOP.has(word)).length };
}

/** Whether it has a letter that English writes without an accent. */
export const hasAccent = (query: string): boolean =>
  /(?![a-z])\p{Ll}/iu.test(query.normalize("NFC").replaceAll(/[µμωπσ]/gi, ""));

/** Whether every word of a query is one of the directory's: as it is, or with a slip or an end to come. */
export function isEnglish(vocabulary: Vocabulary, query: string): "yes" | "nearly" | "no" {
  // What holds figures or strokes is an amount or a pair of units.
  const words = splitWords(fold(query.slice(0, LONGEST_TEXT)))
    .filter((word) => !/[\d/]/.test(word))
    .flatMap(splitCompound);
  const unknown = words.filter((word) => !STOP.has(word) && !isKnown(vocabulary, canonicalWord(word)));
  // "Surface pièce" is no English, though "surface" and "piece" are.
  if (unknown.length === 0) return hasAccent(query) ? "nearly" : "yes";
  const last = words.at(-1)!;
  const isBegun = (word: string) => word === last && vocabulary.words.some((one) => one.startsWith(word));
  return unknown.every((word) => word.length <= SHORTEST_PIECE || isWritten(vocabulary, word) || isBegun(word))
    ? "nearly"
    : "no";
}

/** A term of x: "sin(x)", "2x + 1", "y = x"; "5 x 7" is none. */
const TERM_OF_X = /\(x\b|\bx\s*[-+*/^²³]|[-+*/^=\d]\s*x(?!\w|\s*\d)/i;

/** A sum is not words: "1/2 + 3/4" asks for fractions, "12*8" for a calculator, "plot sin(x) and x/2" for a graph. */
function nameSum(query: string): string {
  if (/^\s*(?:plot|graph|draw|sketch)\b/i.test(query) && TERM_OF_X.test(query)) return "plot a function";
  if (/[a-z]/i.test(query) || !/\d\s*[-+*×÷^]\s*\d/.test(query) || /^\s*\d+-\d+/.test(query)) return query;
  return /\d\/\d/.test(query) ? "fraction" : "scientific";
}

/** The words of a query, compounds and joined words in parts. */
function readWords(vocabulary: Vocabulary, query: string): string[] {
  const english = translateQuery(fold(query), (word) => STOP.has(word) || isKnown(vocabulary, word));
  const spoken = splitWords(english.replace(/(?:%|percent) of\b/g, " percentage of")).flatMap(splitCompound);
  return joinNumbers(vocabulary, spoken).flatMap((word) => splitPieces(vocabulary, word));
}

/** The words of a query that say something, in their canonical form. Single letters and links alone say nothing. */
function collectTokens(vocabulary: Vocabulary, words: readonly string[]): Token[] {
  const tokens = new Map<string, Token>();
  for (const [at, word] of words.entries()) {
    const canonical = canonicalWord(word);
    if (STOP.has(word) || tokens.size === MOST_WORDS || tokens.has(canonical)) continue;
    if (isNumber(canonical) && !isKnown(vocabulary, canonical)) continue;
    tokens.set(canonical, {
      word: canonical,
      isLast: at === words.length - 1,
      isAmount: isNumber(words[at - 1] ?? ""),
    });
  }
  // What everything here is says nothing, unless it is all that is said.
  if (tokens.size > 1) tokens.delete("calculator");
  const said = [...tokens.values()];
  return said.some(({ word }) => word.length > 1 && !LINKS.has(word)) ? said : [];
}

/** "50 30 20" is "50/30/20" where something is called so. */
function joinNumbers(vocabulary: Vocabulary, words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const three = words.slice(at, at + 3);
    const name = three.join("/");
    if (three.length === 3 && three.every(isNumber) && isKnown(vocabulary, name)) {
      joined.push(name);
      at += 2;
    } else joined.push(words[at]!);
  }
  return joined;
}

function isKnown(vocabulary: Vocabulary, word: string): boolean {
  return vocabulary.find(word) !== undefined;
}

/** "300k" and "30yr" are an amount where no calculator is called so; "creditcard" is two words. */
function splitPieces(vocabulary: Vocabulary, word: string): string[] {
  if (isKnown(vocabulary, canonicalWord(word)) || STOP.has(word) || isNumber(word)) return [word];
  const amount = /^(\d+)([a-z]+)$/.exec(word);
  if (amount) return amount[2]!.length > 1 ? [amount[1]!, amount[2]!] : [];
  if (word.length < SHORTEST_JOINED || isWritten(vocabulary, canonicalWord(word))) return [word];
  return splitJoined(vocabulary, word, MOST_PIECES) ?? [word];
}

/** The words of the index that were written as one: "capitalgainstax". */
function splitJoined(vocabulary: Vocabulary, word: string, most: number): string[] | null {
  if (STOP.has(word) || (word.length >= SHORTEST_PIECE && isKnown(vocabulary, canonicalWord(word)))) return [word];
  if (most === 1) return null;
  for (let at = word.length - 2; at > 1; at--) {
    const first = splitJoined(vocabulary, word.slice(0, at), 1);
    const rest = first && splitJoined(vocabulary, word.slice(at), most - 1);
    if (first && rest) return [...first, ...rest];
  }
  return null;
}

/** Whether a word is one of the index, or one with a slip. */
export function isWritten(vocabulary: Vocabulary, word: string): boolean {
  return isKnown(vocabulary, word) || (vocabulary.near(word)[0]?.distance ?? Infinity) <= ONE_SLIP;
}
