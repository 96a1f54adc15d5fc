import { useEffect, useState } from "react";

export interface Suggestion {
  readonly id: string;
  readonly name: string;
  readonly emoji: string;
}

const MOST = 7;
const PAUSE = 120;

const NONE: readonly Suggestion[] = [];
const known = new Map<string, readonly Suggestion[]>();

/** What the site's search answers for the text, a moment after the last key; the last answer stays until the next one. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const query = text.trim().toLowerCase();
  const [answered, setAnswered] = useState("");
  useEffect(() => {
    if (query === "" || known.has(query)) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      ask(query, controller.signal).then(
        () => setAnswered(query),
        () => {
          // Suggestions are a convenience: Enter still goes to the results.
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return query === "" ? NONE : (known.get(query) ?? known.get(answered) ?? NONE);
}

interface Found {
  readonly topMatches: readonly Suggestion[];
  readonly relatedMatches: readonly Suggestion[];
}

async function ask(query: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(`/api/calculators/search-enhanced?q=${encodeURIComponent(query)}`, {
    signal,
    credentials: "include",
  });
  if (!response.ok) throw new Error("Search failed");
  const { topMatches, relatedMatches } = (await response.json()) as Found;
  const suggestions = [...topMatches, ...relatedMatches]
    .slice(0, MOST)
    .map(({ id, name, emoji }) => ({ id, name, emoji }));
  known.set(query, suggestions);
}
