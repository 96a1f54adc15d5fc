/** Reads what is told as a story, where nothing else reads it. The words that nobody can place are named. */
import type { Reading } from "#assistant/readings/reading.ts";
import { FILL, THINGS } from "#assistant/readings/slots/words.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { readClockStory } from "./clocks.ts";
import { readCoverage } from "./coverage.ts";
import { readPercentStory } from "./percent.ts";
import { readProportion } from "./proportion.ts";
import { readStory } from "./story.ts";
import { SPACE, STORY, TURNS } from "./words.ts";

/** More words that nobody can place are another question. */
const MOST_UNPLACED = 5;

/** Null where it is not a story of a known kind, or a word would change it. */
export function readStories(tokens: readonly Token[], visitorCurrency: string): Reading | null {
  const covered = readCoverage(tokens);
  if (covered)
    return {
      ...covered,
      unread: listUnplaced(
        SPACE,
        tokens.flatMap(({ type, text }) => (type === "word" ? [text.toLowerCase()] : [])),
      ),
    };
  const story = readStory(tokens, visitorCurrency);
  if (!story) return null;
  // "23 - 12" is not a story.
  if (/[^\w\s<>'-]| - /.test(story.text)) return null;
  // "5 ml twice a day": how often something happens in a period is no thing that is counted.
  if (/<number\d+> times (?:an?|per|each|every) /.test(story.text)) return null;
  const words = story.text.split(" ").filter((word) => /^[a-z'-]{2,}$/.test(word));
  if (words.some((word) => TURNS.has(word))) return null;
  const unread = listUnplaced(STORY, words);
  if (unread.length > MOST_UNPLACED) return null;
  const reading = readPercentStory(story) ?? readProportion(story) ?? readClockStory(story);
  return reading && { ...reading, unread };
}

function listUnplaced(own: ReadonlySet<string>, words: readonly string[]): readonly string[] {
  const isPlaced = (word: string) =>
    FILL.has(word) ||
    THINGS.has(word) ||
    own.has(word) ||
    own.has(word.replace(/s$/, "")) ||
    Object.hasOwn(PERIODS, word);
  return [...new Set(words.filter((word) => !isPlaced(word)))];
}
