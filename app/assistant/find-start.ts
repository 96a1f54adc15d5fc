/** Where a sentence that nothing reads can be finished by hand: in the calculator that it names. */
import { isNameSaid } from "./goal/subject.ts";
import { getProfile } from "./roles/profile.ts";
import type { NoAnswer } from "./answer/answer.ts";
import { listSubjectWords, type Sources } from "./sources.ts";
import { tokenize } from "./tokens/tokenize.ts";
import { tidySentence } from "./words/tidy-sentence.ts";

/** Of the calculators that the search finds; what it finds behind them is hardly meant. */
const MOST = 3;

export async function findStart(
  sentence: string,
  { preferences: { locale }, today, search, load }: Sources,
): Promise<Pick<NoAnswer, "start">> {
  // What has no words names nothing.
  if (!/\p{L}{3}/u.test(sentence)) return {};
  const tokens = tokenize(tidySentence(sentence), { locale, today });
  const subject = listSubjectWords(tokens);
  if (subject === "" || !tokens.some(({ type }) => type !== "word" && type !== "mark")) return {};
  const found = await Promise.all((await search(subject)).slice(0, MOST).map(load));
  const named = found.find((one) => one && isNameSaid(getProfile(one), tokens));
  return named ? { start: { name: named.name, url: `/calculator/${named.id}` } } : {};
}
