/** Sentences with slips of the finger; loaded where one is not read as it is. */
import type { Answer, NoAnswer } from "./answer/answer.ts";
import type { Spellings } from "./spelling.ts";

/** Slips of the finger in one sentence; with more of them it is not a sentence. */
const MOST_SLIPS = 3;

/** A sentence with the words that were probably meant by unknown ones; null where there are none, or where it is not read so either. */
export async function answerSpelled(
  sentence: string,
  meant: Spellings,
  ask: (text: string) => Promise<Answer | NoAnswer>,
): Promise<Answer | null> {
  const spellings = Object.entries(meant);
  if (spellings.length === 0 || spellings.length > MOST_SLIPS) return null;
  const most = Math.max(...spellings.map(([, words]) => words.length));
  for (let choice = 0; choice < most; choice++) {
    const repaired = spellings.map(([written, words]) => ({ written, meant: words[choice] ?? words[0]! }));
    const text = repaired.reduce(
      (all, one) => all.replaceAll(new RegExp(`(?<![a-z])${one.written}(?![a-z])`, "gi"), one.meant),
      sentence,
    );
    // A repaired sentence must be read whole, and a story is not.
    const answer = await ask(text);
    if (answer.calculator !== null && answer.unread.length === 0) return { ...answer, repaired };
  }
  return null;
}
