/** The words of a question that a reading does not know. */
import { CHANGES } from "./dimensional/words.ts";
import { isIdle } from "./slots/idle.ts";
import { FILL, THINGS } from "./slots/words.ts";

/**
 * The words of a sentence with marks for its values that are neither a reading's own nor say nothing: they are named with
 * its answer. Null where one of them may change the figure, so that it is another question.
 */
export function findUnknownWords(text: string, own: { has(word: string): boolean }): readonly string[] | null {
  const words = new Set(text.replaceAll(/<[a-zA-Z]+\d+>/g, " ").split(" "));
  const left = [...words].filter((word) => !/^[|/()@&;]?$/.test(word) && !own.has(word) && !FILL.has(word));
  const unknown = left.filter((word) => !THINGS.has(word));
  return left.every((word) => !CHANGES.has(word)) && unknown.every(isIdle) ? unknown : null;
}
