import { useSyncExternalStore } from "react";
import { localFavorites, NONE, setLocalFavorite, subscribeToLocal } from "./local-favorites.ts";

/** Where favorites are kept: in this browser, or in the account (account-favorites.ts). */
export interface FavoritesSource {
  /** The same array as long as nothing changes. */
  ids(): readonly string[];
  set(id: string, isFavorite: boolean, name: string): void;
  subscribe(listener: () => void): () => void;
  /** How many changes only this browser has, of those that belong in an account. */
  countUnsent?(): number;
  /** Whether this browser knows an account's list: false where it did not come, undefined while it is on its way. */
  hasCome?(): boolean | undefined;
}

/** The favorites of a visitor who is not signed in. */
export const browserFavorites: FavoritesSource = {
  ids: localFavorites,
  set: setLocalFavorite,
  subscribe: subscribeToLocal,
};

let source = browserFavorites;
const listeners = new Set<() => void>();

/** From now on favorites are kept there. */
export function keepFavoritesIn(next: FavoritesSource): void {
  source = next;
  for (const listener of listeners) listener();
}

export const countUnsent = (): number => source.countUnsent?.() ?? 0;

/** Whether favorites are kept in an account, for this browser as well as it can. */
export const areInAccount = (): boolean => source !== browserFavorites;

export const haveCome = (): boolean | undefined => source.hasCome?.();

export function setFavorite(id: string, isFavorite: boolean, name: string): void {
  source.set(id, isFavorite, name);
}

function subscribe(listener: () => void): () => void {
  let stop = source.subscribe(listener);
  const onSource = () => {
    stop();
    stop = source.subscribe(listener);
    listener();
  };
  listeners.add(onSource);
  return () => {
    listeners.delete(onSource);
    stop();
  };
}

/** The favorites, alike in all tabs; none while the server renders. */
export function useFavoriteIds(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => source.ids(),
    () => NONE,
  );
}
