/** What of a whole is not the part that was told, in percent: "32 girls in a class of 50, percent boys", "percent left: used 28 of 64". */
import { read, tidy, toNumber } from "#assistant/readings/slots/form.ts";
import { isIdle } from "#assistant/readings/slots/idle.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { asksForOther } from "#assistant/readings/stories/opposites.ts";
import { STORY } from "#assistant/readings/stories/words.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import type { Marked } from "./read-model.ts";

const NOT =
  /<(?:percent|date|clock)|\b(?:more|than|change\w*|increase\w*|decrease\w*|off|discount|tax|tip|per|each|from <\w+> to|now|was|weigh\w*|lost <|gain\w*|percentage points?)\b/;

export function readRest({ text, values }: Marked): Reading | null {
  const [one, other, ...more] = values.map(toNumber);
  if (one === undefined || other === undefined || more.length > 0 || one === other || !(one > 0 && other > 0))
    return null;
  if (!/\bpercent(?:age)?\b/.test(text) || NOT.test(text) || asksForOther(text) !== true) return null;
  // Of two that are one thing each neither is the whole.
  if (!/\b(?:of|out of|from|total|in all|in a [a-z]+) (?:(?:the|my|our|a|its) )*<\w+>|\btotal\b/.test(text))
    return null;
  const kinds = text.match(/(?<=<)[a-zA-Z]+(?=\d+>)/g)!;
  const isAlike = kinds[0] === kinds[1] || kinds.includes("number");
  const counted = new Set(
    [...text.matchAll(/(?:<\w+>|\bpercent(?:age)?|\ban?|\bthe|\bmy) ([a-z]{3,})/g)].map(([, noun]) => noun!),
  );
  const unread = findUnknownWords(text, { has: (word) => STORY.has(word) || (counted.has(word) && isIdle(word)) });
  if (!isAlike || !unread || unread.length > 2) return null;
  const [part, whole] = one < other ? [one, other] : [other, one];
  return { ...read("percentage", { mode: "what-percent", part: tidy(whole - part), whole }, "percent"), unread };
}
