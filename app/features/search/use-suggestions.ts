import { useEffect, useState } from "react";
import type { EarlySuggestions } from "./early-suggestions.ts";

export interface Suggestion {
  readonly id: string;
  readonly name: string;
  readonly category: string;
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

/** Knows what was suggested before React was there. */
export function adoptSuggestions({ query, found }: EarlySuggestions): void {
  if (query && found) known.set(query, listSuggestions(found as Found));
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
  known.set(query, listSuggestions((await response.json()) as Found));
}

function listSuggestions({ topMatches, relatedMatches }: Found): readonly Suggestion[] {
  return [...topMatches, ...relatedMatches].slice(0, MOST);
}
