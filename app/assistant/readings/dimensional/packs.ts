/** So much of something is in one of what is asked for, or in one that is named. */
import type { Amount, Token } from "#assistant/tokens/token.ts";
import { isSame, type Kind } from "./dimensions.ts";
import { isNoun, isText, toCount } from "./nouns.ts";

/** Of what is asked for, so much is in one: "how many 45 lb hay bales", "… in 12 oz jars". */
export function findPacked(tokens: readonly Token[], at: number): number | null {
  if (!isText(tokens[at - 1], /^(?:many|into|in)$/) || (tokens[at] as Amount).per !== null) return null;
  const ends = [at + 1, at + 2].filter(
    (place) => tokens[place]?.type === "word" && isNoun((tokens[place] as { word: string }).word),
  );
  const end = ends.length === 2 && tokens[at + 2]!.text.endsWith("s") ? at + 2 : ends[0] === at + 1 ? at + 1 : null;
  if (end === null || !/..s$/.test(tokens[end]!.text)) return null;
  // What fits into something is rounded down.
  if (tokens.some((one) => isText(one, /^(?:fits?|holds?|carr(?:y|ies)|cut|out|from|equals?|same|one)$/))) return null;
  return isText(tokens[at - 1], /^many$/) || !isText(tokens[end + 1], /[a-z\d]/) ? end : null;
}

/** "300 gallon tank, acres per tank", "50 lb bales how many": so much of it is in one of them. */
export function readHeld(tokens: readonly Token[], at: number): Kind | null {
  const noun = tokens[at];
  if (noun?.type !== "word" || !isNoun(noun.word) || noun.measures.length > 0) return null;
  // "150 ft panels 6 ft"
  if (tokens[at + 1]?.type === "amount") return null;
  const kind = toCount(noun.word);
  const isAsked = (one: Token, place: number) =>
    one.type === "word" &&
    place !== at &&
    isNoun(one.word) &&
    isSame(toCount(one.word).powers, kind.powers) &&
    isText(tokens[place - 1], /^(?:per|many|,)$/);
  const isBehind =
    isText(tokens[at + 1], /^how$/) && isText(tokens[at + 2], /^many$/) && !isText(tokens[at + 3], /[a-z]/);
  return isBehind || tokens.some(isAsked) ? kind : null;
}
