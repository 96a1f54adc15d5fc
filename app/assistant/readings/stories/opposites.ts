/** What is asked of a part that was told: the part itself, or the rest. */

import { findMeasures } from "#assistant/tokens/unit-names.ts";

/** What happens to a part, and what is then true of the rest. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ["passed|pass", "failed|fail"],
  ["save|saved|saves|raised|collected", "to go|left|missing|needed"],
  [
    "sold|spent|used|ate|eaten|read|finished|done|gave|given|drank|drove|driven|paid|completed|gone|lost|downloaded|uploaded|watched|walked|burned",
    "left|remain|remains|remaining|unsold|unread|to go|unpaid|save|saved|free|unused",
  ],
  ["died|dead", "survived|alive|survive|lived"],
  ["won|win", "lost|lose"],
  ["attended|present|came|showed up", "absent|missed|stayed home"],
  ["yes", "no"],
  ["made|hit|sank|caught|scored|got|earned", "missed|lost"],
  ["correct|right", "wrong|incorrect"],
  ["girls|women|female|females", "boys|men|male|males"],
  ["full", "empty"],
  ["kids|children", "adults|grown ups"],
  ["answered", "unanswered"],
  ["taken|occupied|booked|filled|reserved", "free|available|open|vacant|empty"],
  ["late", "on time"],
  ["sick|ill", "healthy|well"],
  ["broken|damaged|defective|bad|cracked|rotten|spoiled|faulty", "intact|fine|good|ok|okay|works|work|working"],
];
const REST = /\b(?:not|didn't|don't|did not|do not|rest|others?|the remaining|neither)\b/;

/** "12 red and 18 blue marbles, what percent are red": which of two that make up the whole is asked for. */
export function findOfBoth(text: string): 0 | 1 | null {
  const [, one, other] = /<\w+> ([a-z]+)(?: [a-z]+)? and <\w+> ([a-z]+)\b/.exec(text) ?? [];
  const [, asked] =
    /\b(?:percent|percentage)(?: (?:of|are|is|the|were|was|said|voted|them|that|have|got|[a-z]+s))* ([a-z]+)$/.exec(
      text,
    ) ?? [];
  if (asked === undefined || one === other) return null;
  return asked === one ? 0 : asked === other ? 1 : null;
}

/** Whether the rest is asked for and not what a figure tells; null where that cannot be told. */
export function asksForOther(text: string): boolean | null {
  const parts = text.split(/(?=\b(?:what|how|which)\b)/);
  // "Percent left: used 28 of 64", "32 girls of 50, percent boys"
  const [short = ""] =
    /\bpercent(?:age)? (?:(?:are|is|that are|that|who|which|of) )*[a-z]+(?: go)?(?=$| (?:used|spent|sold|if|when|with|i|we|had|ate|read|<))/.exec(
      text,
    ) ?? [];
  const asked = parts.length > 1 ? parts.at(-1)! : short;
  const told = parts.length > 1 ? parts.slice(0, -1).join(" ") : text.replace(asked, " ");
  const isIn = (words: string, where: string) => new RegExp(`\\b(?:${words})\\b`).test(where);
  for (const pair of OPPOSITES) {
    const inAsked = pair.findIndex((words) => isIn(words, asked));
    const inTold = pair.findIndex((words) => isIn(words, told));
    if (inAsked < 0) continue;
    // "Said yes … how many said no"
    if (inTold >= 0 && pair.every((words) => isIn(words, told))) return null;
    if (inTold >= 0) return inAsked !== inTold;
  }
  // "Rent is 30% of 4500, how much is left"
  if (/\b(?:left|remains?|remaining)\b/.test(asked)) return !/\b(?:left|remains?|remaining)\b/.test(told);
  if (!REST.test(asked)) return false;
  return REST.test(told) && told.includes(">") ? null : true;
}

/** "30% of 2000 calories, how many grams": what is asked for is measured otherwise than what was told. */
export function asksForUnit(text: string, behind: string): boolean {
  const [, asked] = /\bhow (?:many|much) ([a-z]+)/.exec(text) ?? [];
  return asked !== undefined && findMeasures(asked).length > 0 && !behind.startsWith(` ${asked}`);
}
