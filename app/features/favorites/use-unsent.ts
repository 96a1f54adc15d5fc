import { countUnsent, useFavoriteIds } from "./favorites-store.ts";

/** How many changes of the account's favorites are in this browser only. */
export function useUnsent(): number {
  // Whatever is sent or written down gives a new list.
  useFavoriteIds();
  return countUnsent();
}

/** Where favorites are while changes wait. */
export function describeUnsent(unsent: number): string {
  return `${unsent === 1 ? "One change is" : `${unsent} changes are`} kept in this browser until your account can be reached.`;
}
