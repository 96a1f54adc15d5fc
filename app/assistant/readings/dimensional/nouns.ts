/** What is counted by a noun. */
import { getRoot } from "#catalogue/search/normalise.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { FILL, ROLES } from "#assistant/readings/slots/words.ts";
import type { Kind } from "./dimensions.ts";
import { CHANGES } from "./words.ts";

export function toCount(noun: string): Kind {
  return { scale: 1, powers: { [noun === "people" ? "person" : getRoot(noun.replace(/s$/, ""))]: 1 } };
}

/** The sum of them is not a thing. */
const ALL = /^(?:total|totals|altogether|overall)$/;

export const isNoun = (word: string) =>
  word.length > 2 &&
  !FILL.has(word) &&
  !ALL.test(word) &&
  !ROLES.has(word) &&
  !CHANGES.has(word) &&
  !PERIODS[word] &&
  !/(?:ed|ly|(?<!serv)ing)$/.test(word);

export function isText(token: Token | undefined, pattern: RegExp): boolean {
  return token !== undefined && pattern.test(token.text.trim().toLowerCase());
}
