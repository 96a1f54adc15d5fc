import { type RefObject, useEffect, useState } from "react";
import { useFavorites } from "#features/favorites/index.ts";
import { trustHtml } from "#ui/trusted-html.ts";
import { type CardElement, cardElementsIn, readCard } from "./card-element.ts";
import { useCardActions } from "./use-card-actions.ts";

/**
 * Works on the cards that the server wrote: hearts, clicks that stay in the page, and the category filter. Where the
 * document was opened with one category and another is asked for, all cards are fetched once.
 *
 * @param category "all", "popular", "favorites", "list-view" or a category's key
 * @param hasAll whether all cards are there
 * @returns how many cards are shown; null before that is known
 */
export function useCards(list: RefObject<HTMLElement | null>, category: string, hasAll: boolean): number | null {
  const { ids } = useFavorites();
  const [opened] = useState(category);
  const [isComplete, setIsComplete] = useState(hasAll);
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    if (isComplete || category === opened) return;
    const controller = new AbortController();
    const complete = async () => {
      try {
        const html = await fetchCards({ category: "list-view", signal: controller.signal });
        list.current?.replaceChildren(...new DOMParser().parseFromString(trustHtml(html), "text/html").body.childNodes);
        setIsComplete(true);
      } catch {
        // The page itself can still be had where its part cannot.
        if (!controller.signal.aborted)
          location.assign(category === "all" ? "/" : `/?category=${encodeURIComponent(category)}`);
      }
    };
    void complete();
    return () => controller.abort();
  }, [category, opened, isComplete, list]);

  useCardActions(list, isComplete);

  useEffect(() => {
    const elements = cardElementsIn(list.current);
    const favorites = new Set(ids);
    let count = 0;
    for (const element of elements) {
      const isShown = ALL.has(category) || belongs(readCard(element), category, favorites);
      if (element.hidden === isShown) element.hidden = !isShown;
      if (isShown) count += 1;
    }
    // oxlint-disable-next-line react/set-state-in-effect -- counted in the document, which only an effect may read
    setShown(count);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `isComplete` says that the cards were replaced
  }, [list, ids, category, isComplete]);

  return shown;
}

/** The cards of the grid as HTML: what home opens with, or those of a category. */
export async function fetchCards({
  category,
  signal,
}: { category?: string; signal?: AbortSignal } = {}): Promise<string> {
  const response = await fetch(`/api/cards${category ? `?category=${category}` : ""}`, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response.text();
}

/** Categories that show every card. */
export const ALL: ReadonlySet<string> = new Set(["all", "list-view"]);

function belongs(card: CardElement, category: string, favorites: ReadonlySet<string>): boolean {
  if (category === "popular") return card.isPopular;
  if (category === "favorites") return favorites.has(card.id);
  return card.category === category;
}
