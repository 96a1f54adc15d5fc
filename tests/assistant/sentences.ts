import { readFileSync } from "node:fs";
import type { Answer, NoAnswer } from "../../app/assistant/index.ts";
import { judgeHeadline, type HeadlineVerdict, type Sentence } from "./judge-headline.ts";

/** The halves of the generated sentences, and those that were written one by one. */
export const PARTS = [
  "seen",
  "unseen",
  "fresh",
  "fresh-second",
  "fresh-third",
  "fresh-fourth",
  "fresh-fifth",
  "fresh-fifth-counted",
  "fresh-sixth",
  "fresh-sixth-counted",
  "fresh-seventh",
  "fresh-seventh-counted",
  "fresh-eighth",
  "fresh-eighth-counted",
  "fresh-ninth",
  "fresh-ninth-counted",
  "fresh-tenth",
  "fresh-tenth-counted",
  "fresh-eleventh",
  "fresh-eleventh-counted",
  "fresh-twelfth",
  "fresh-twelfth-counted",
  "fresh-thirteenth",
  "fresh-thirteenth-counted",
  "fresh-fourteenth",
  "fresh-fourteenth-counted",
  "fresh-fifteenth",
  "fresh-fifteenth-counted",
  "fresh-sixteenth",
  "fresh-sixteenth-counted",
  "fresh-seventeenth-counted",
  "fresh-eighteenth",
  "fresh-eighteenth-counted",
  "fresh-nineteenth",
  "fresh-nineteenth-counted",
  "fresh-twentieth",
  "fresh-twentieth-counted",
  "fresh-twenty-first",
  "fresh-twenty-first-counted",
  "fresh-twenty-second",
  "fresh-twenty-second-counted",
  "fresh-abroad",
  "fresh-abroad-second",
  "fresh-abroad-second-counted",
  "fresh-abroad-third",
  "fresh-abroad-third-counted",
  "fresh-abroad-fourth",
  "fresh-abroad-fourth-counted",
  "fresh-abroad-fifth",
  "fresh-abroad-fifth-counted",
  "fresh-abroad-sixth",
  "fresh-abroad-sixth-counted",
  "fresh-abroad-seventh-counted",
  "fresh-abroad-eighth-counted",
  "fresh-abroad-ninth",
  "fresh-abroad-ninth-counted",
  "fresh-abroad-tenth",
  "fresh-abroad-tenth-counted",
  "fresh-abroad-eleventh",
  "fresh-abroad-eleventh-counted",
  "fresh-abroad-twelfth",
  "fresh-abroad-twelfth-counted",
  "fresh-abroad-thirteenth",
  "fresh-abroad-thirteenth-counted",
] as const;

export type Part = (typeof PARTS)[number];

export type Counts = Record<HeadlineVerdict, number>;

export function readSentences(part: Part): readonly Sentence[] {
  return JSON.parse(readFileSync(new URL(`sentences/${part}.json`, import.meta.url), "utf8")) as Sentence[];
}

/** "en" where a sentence is in English. */
export function getLanguage({ visitor }: Sentence): string {
  return visitor === "us" ? "en" : visitor;
}

export async function judgeSentences(
  sentences: readonly Sentence[],
  ask: (text: string, visitor: string) => Promise<Answer | NoAnswer>,
): Promise<
  readonly { readonly sentence: Sentence; readonly answer: Answer | NoAnswer; readonly verdict: HeadlineVerdict }[]
> {
  const judged = [];
  for (const sentence of sentences) {
    const answer = await ask(sentence.text, sentence.visitor);
    judged.push({ sentence, answer, verdict: judgeHeadline(sentence, answer) });
  }
  return judged;
}

export function countVerdicts(verdicts: readonly HeadlineVerdict[]): Counts {
  const counts: Counts = { right: 0, wrong: 0, shown: 0, "not read": 0 };
  for (const verdict of verdicts) counts[verdict] += 1;
  return counts;
}
