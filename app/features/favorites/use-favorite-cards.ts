import type { Card } from "#catalogue/card.ts";
import { useData } from "#features/swr/index.ts";
import { useFavorites } from "./favorites.tsx";

/**
 * The favorites with what their cards show, in the order in which they were added. Those that the directory does not show
 * any more are only named by their ids.
 */
export function useFavoriteCards(): {
  readonly ids: readonly string[];
  readonly cards: readonly Card[];
  readonly gone: readonly string[];
  readonly isLoading: boolean;
} {
  const { ids } = useFavorites();
  const { data, isLoading } = useData<readonly Card[]>(
    ids.length > 0 ? `/api/calculators?ids=${ids.toSorted().join(",")}` : null,
  );
  const byId = new Map((data ?? []).map((card) => [card.id, card]));
  const gone = data ? ids.filter((id) => !byId.has(id)) : [];
  return { ids, cards: ids.flatMap((id) => byId.get(id) ?? []), gone, isLoading };
}
