import { useEffect, useState } from "react";
import type { ShownAnswer, ShownRefusal } from "#assistant/index.ts";
import type { Preferences } from "#localization/preferences.ts";
import { usePreferences } from "#features/localization/index.ts";

const PAUSE = 150;

interface Assistant {
  answerHere(sentence: string, preferences: Preferences): Promise<ShownAnswer | ShownRefusal>;
}

let loading: Promise<Assistant> | null = null;

/** Loads the code that reads sentences, once: called with the first key in the search box. */
export function loadAssistant(): Promise<Assistant> {
  loading ??= import("./answer-here.ts").catch((error: unknown) => {
    // The next key tries again; until then the box searches as it does without an assistant.
    loading = null;
    throw error;
  });
  return loading;
}

/** The answer to a sentence; null where it is a search, or where the code that reads sentences cannot be loaded. */
export async function findAnswer(
  sentence: string,
  preferences: Preferences,
): Promise<ShownAnswer | ShownRefusal | null> {
  // One word without a figure is a search.
  if (!/\d|\S\s+\S/.test(sentence)) return null;
  try {
    const { answerHere } = await loadAssistant();
    return await answerHere(sentence, preferences);
  } catch {
    // An answer is a help: Enter still goes to the results, which are answered at the edge.
    return null;
  }
}

/** The answer to what stands in the box, a moment after the last key; null while there is none for this very text. */
export function useAnswer(text: string): ShownAnswer | ShownRefusal | null {
  const { preferences } = usePreferences();
  const [answered, setAnswered] = useState<{
    readonly sentence: string;
    readonly answer: ShownAnswer | ShownRefusal;
  } | null>(null);
  const sentence = text.trim();
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const answer = await findAnswer(sentence, preferences);
      if (isWanted && answer) setAnswered({ sentence, answer });
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [sentence, preferences]);
  return answered?.sentence === sentence ? answered.answer : null;
}
