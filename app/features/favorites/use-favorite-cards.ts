import type { Card } from "#catalogue/card.ts";
import { useData } from "#features/swr/index.ts";
import { useFavorites } from "./favorites.tsx";

/** The favorites with what their cards show, in the order in which they were added; those that no longer exist are left out. */
export function useFavoriteCards(): {
  readonly ids: readonly string[];
  readonly cards: readonly Card[];
  readonly isLoading: boolean;
} {
  const { ids } = useFavorites();
  const { data, isLoading } = useData<readonly Card[]>(
    ids.length > 0 ? `/api/calculators?ids=${ids.toSorted().join(",")}` : null,
  );
  const byId = new Map((data ?? []).map((card) => [card.id, card]));
  return { ids, cards: ids.flatMap((id) => byId.get(id) ?? []), isLoading };
}
