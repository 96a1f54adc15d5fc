import { useEffect, useState } from "react";
import type { ShownAnswer, ShownRefusal } from "#assistant/index.ts";
import type { Preferences } from "#localization/preferences.ts";
import { usePreferences } from "#features/localization/index.ts";
import { todayHere } from "./today-here.ts";

const PAUSE = 150;

/**
 * The answer to a sentence: the site's, or without a network that of this device, if it keeps all calculators. Null where
 * it is a search, or where neither can answer.
 */
export async function findAnswer(
  sentence: string,
  preferences: Preferences,
  signal?: AbortSignal,
): Promise<ShownAnswer | ShownRefusal | null> {
  if (!mayBeSentence(sentence)) return null;
  const query = new URLSearchParams({ q: sentence, today: todayHere(), typing: "1" });
  const response = await fetch(`/api/assistant?${query}`, { credentials: "include", signal }).catch(() => null);
  if (response === null) return signal?.aborted ? null : findAnswerHere(sentence, preferences);
  if (!response.ok) return null;
  // An answer is a help: where what comes is none, Enter still goes to the results.
  return (await response.json().catch(() => null)) as ShownAnswer | ShownRefusal | null;
}

/** The answer of this device; null where it does not keep what reads sentences. */
export async function findAnswerHere(
  sentence: string,
  preferences: Preferences,
): Promise<ShownAnswer | ShownRefusal | null> {
  if (!mayBeSentence(sentence)) return null;
  try {
    const { answerHere } = await import("./answer-here.ts");
    return await answerHere(sentence, preferences);
  } catch {
    return null;
  }
}

/** One word without a figure is a search. */
const mayBeSentence = (text: string) => /\d|\S\s+\S/.test(text);

/** The answer to the text in the box, a moment after the last key; null while there is none for this very text. */
export function useAnswer(text: string): ShownAnswer | ShownRefusal | null {
  const { preferences } = usePreferences();
  const [answered, setAnswered] = useState<{
    readonly sentence: string;
    readonly answer: ShownAnswer | ShownRefusal;
  } | null>(null);
  const sentence = text.trim();
  useEffect(() => {
    const typing = new AbortController();
    const ask = async () => {
      const answer = await findAnswer(sentence, preferences, typing.signal);
      if (!typing.signal.aborted && answer) setAnswered({ sentence, answer });
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [sentence, preferences]);
  return answered?.sentence === sentence ? answered.answer : null;
}
