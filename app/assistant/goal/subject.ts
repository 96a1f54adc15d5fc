/** Whether a sentence is about a calculator. */
import { STOP } from "#catalogue/search/normalise.ts";
import { type Named, listSynonyms } from "#assistant/roles/choices.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { getCanonicalWords, getProfile, type Profile } from "#assistant/roles/profile.ts";
import { type Amount, hasUnit, type Token } from "#assistant/tokens/token.ts";
import { findNearest } from "#assistant/words/near.ts";
import { findSynonym } from "#assistant/roles/unread.ts";

/** Less of a sentence's words about the calculator's subject, and it is about something else. */
const LEAST_TOPIC = 0.36;
/** A story says more of people and things than of its subject. */
const LEAST_OF_STORY = 0.08;

/**
 * "Rule of 72", "tax year 2026": a figure of the name or a year that is an option is a word; so is one of an input's
 * name: the 12 minutes of a Cooper test.
 */
export function readNameFigures({ name, fields }: Profile, tokens: readonly Token[]): readonly Token[] {
  const isYear = (text: string) =>
    /^\d{4}$/.test(text) && fields.some(({ field }) => field.options?.some(([value]) => value === text));
  const figures = listLabelFigures(fields);
  const amounts = tokens.filter((token) => token.type === "amount").length;
  // A distance of 1.5 miles beside nothing else is not a name.
  const isOfLabel = (token: Amount, at: number) =>
    /^\d[\d.]* [a-z]/i.test(token.text) &&
    figures.some((one) =>
      one.includes(` ${amounts > 1 ? "" : `${tokens[at - 1]?.text} `}${getCanonicalWords(token.text).join(" ")} `),
    );
  const isWord = (token: Token, at: number) =>
    token.type === "amount" && (name.includes(token.text.trim()) || isYear(token.text.trim()) || isOfLabel(token, at));
  if (!tokens.some(isWord)) return tokens;
  return tokens.map((token, at) =>
    isWord(token, at)
      ? { type: "word", word: token.text.trim(), measures: [], text: token.text, start: token.start, end: token.end }
      : token,
  );
}

const labelFigures = new WeakMap<Profile["fields"], readonly string[]>();

/** The labels of inputs that hold a figure; made once for each calculator. */
function listLabelFigures(fields: Profile["fields"]): readonly string[] {
  const known = labelFigures.get(fields);
  if (known) return known;
  const labels = fields
    .map(({ field }) => getCanonicalWords(field.label))
    .filter((words) => words.some((word) => /^\d/.test(word)))
    .map((words) => ` ${words.join(" ")} `);
  labelFigures.set(fields, labels);
  return labels;
}

/** The sentence in which the calculator's own name names no input: "waist to height 85 cm". */
export function maskName({ name, fields }: Profile, tokens: readonly Token[]): readonly Token[] {
  const least = Math.max(2, 0.6 * name.length);
  const countSaid = (words: readonly string[]) => name.filter((word) => words.includes(word)).length;
  if (name.length < 2 || countSaid(listWords(tokens)) < least) return tokens;
  const isInput = fields.some(({ cues }) => cues.some((cue) => cue.join(" ") === name.join(" ")));
  for (let from = 0; from < tokens.length; from++) {
    const run: Token[] = [];
    const words: string[] = [];
    for (const token of tokens.slice(from)) {
      if (token.type !== "word" || run.length > name.length + 1) break;
      run.push(token);
      words.push(...getCanonicalWords(token.word));
      if (countSaid(words) < least) continue;
      // "A half-life of 8 days" and "a 6 hour half-life" name both.
      const [link, value] = tokens.slice(from + run.length);
      const isLinked = /^(?:of|is|was|=)$/.test(link?.text ?? "") && value?.type === "amount";
      if (isInput && (isLinked || hasUnit(tokens[from - 1]))) return tokens;
      return tokens.map((one) =>
        run.includes(one) ? { type: "mark", text: "|", start: one.start, end: one.end } : one,
      );
    }
  }
  return tokens;
}

/** How much of a sentence's words is about the calculator's subject, from 0 to 1; 0 where too little is. */
export function scoreSubject(
  { topic, words, name, acronyms, keywords }: Profile,
  tokens: readonly Token[],
  named: readonly Named[],
  isStory = false,
): number {
  const isOption = new Set(named.flatMap((one) => one.words.flatMap(listSynonyms)).filter((word) => !topic.has(word)));
  const told = new Set(listWords(tokens));
  const whole = new Set(keywords.filter((one) => one.every((word) => told.has(word))).flat());
  let [about, all] = [0, 0];
  let [best, count] = [0, named.length];
  for (const word of listWords(tokens)) {
    if (STOP.has(word) || word.length === 1) continue;
    if (isOption.has(word)) continue;
    const near =
      topic.has(word) || words.has(word) ? undefined : (findSynonym(word, topic) ?? findNearest(word, topic.keys()));
    const weight = whole.has(word) ? 0.9 : (topic.get(word) ?? 0.8 * (topic.get(near ?? "") ?? 0));
    best = Math.max(best, weight);
    if (weight > 0) count++;
    about += weight > 0 ? weight : words.has(word) ? 0.7 : 0;
    all++;
  }
  // One word of a longer keyword is not yet the subject.
  const least = isStory ? LEAST_OF_STORY : LEAST_TOPIC;
  if (best === 0 || (best < 0.65 && count < 2) || about / all < least) return 0;
  const said = new Set(listWords(tokens));
  const isShort = acronyms.some((word) => said.has(word));
  const ofName = isShort ? name.length : name.filter((word) => said.has(word)).length;
  return (
    about / all +
    0.15 * Math.min(about, 4) +
    (0.5 * ofName) / Math.max(1, name.length) -
    Math.min(1, 0.6 * (name.length - ofName)) -
    0.15 * (name.length - ofName)
  );
}

export function isNameSaid({ name, acronyms }: Profile, tokens: readonly Token[]): boolean {
  const said = new Set(listWords(tokens));
  return (name.length > 0 && name.every((word) => said.has(word))) || acronyms.some((word) => said.has(word));
}

/**
 * Whether a calculator is chosen by a part of its name that others have too: "interest" says nothing of simple interest. All of
 * the name, a keyword of which all is said, or the words of a phrase, are more.
 */
export function isHalfNamed(
  definition: AnyDefinition,
  others: readonly AnyDefinition[],
  tokens: readonly Token[],
): boolean {
  const said = new Set(listWords(tokens));
  const { name, acronyms, phrases } = getProfile(definition);
  if (acronyms.some((word) => said.has(word))) return false;
  const part = name.filter((word) => said.has(word));
  if (part.length === 0 || part.length === name.length) return false;
  const isWhole = (words: readonly string[]) => words.length > 1 && words.every((word) => said.has(word));
  const keywords = definition.keywords.map((one) => getCanonicalWords(one).filter((word) => !STOP.has(word)));
  if ([...keywords, ...phrases.map((one) => one.words.filter((word) => !STOP.has(word)))].some(isWhole)) return false;
  return others.some((other) => part.every((word) => getProfile(other).name.includes(word)));
}

/** Whether a sentence says more of a calculator than a word of a longer keyword: "growing" of "growing annuity". */
export function isMeant(definition: AnyDefinition, tokens: readonly Token[]): boolean {
  const units = tokens.flatMap((token) => (token.type === "amount" ? getCanonicalWords(token.text) : []));
  const said = new Set([...listWords(tokens), ...units]);
  const { name, acronyms, phrases } = getProfile(definition);
  const bare = (words: readonly string[]) => words.filter((word) => !STOP.has(word));
  const isWhole = (words: readonly string[]) => words.length > 0 && words.every((word) => said.has(word));
  if (acronyms.some((word) => said.has(word))) return true;
  if (name.some((word) => said.has(word) || findNearest(word, said) !== undefined)) return true;
  if (getCanonicalWords(definition.id).some((word) => said.has(word))) return true;
  const named = [
    ...definition.keywords.map((one) => bare(getCanonicalWords(one))),
    ...phrases.map((one) => bare(one.words)),
  ];
  return named.some(isWhole);
}

/** From the last word that asks something: "What's its density?" None where nothing asks. */
export function findQuestion(tokens: readonly Token[]): readonly Token[] {
  const asks = tokens.findLastIndex(({ text }) => /^(?:(?:how|what|when|where)(?:'?s)?|which)$/i.test(text));
  return asks < 0 ? [] : tokens.slice(asks);
}

/** Each calculator asks for the words of the same sentence. */
const listed = new WeakMap<readonly Token[], readonly string[]>();

export function listWords(tokens: readonly Token[]): readonly string[] {
  const known = listed.get(tokens);
  if (known) return known;
  const words = tokens.flatMap((token) => (token.type === "word" ? getCanonicalWords(token.word) : []));
  listed.set(tokens, words);
  return words;
}
