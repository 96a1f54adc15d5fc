import { countUnsent, useFavoriteIds } from "./favorites-store.ts";

/** How many changes of the account's favorites are in this browser only. */
export function useUnsent(): number {
  // Whatever is sent or written down gives a new list.
  useFavoriteIds();
  return countUnsent();
}

/** What is said while an account's list has never come to this browser: none is known, which is not an empty one. */
export const UNREAD =
  "Your favorites have not come from your account yet. They are safe, and shown as soon as they come.";

/** Where favorites are while changes wait. */
export function describeUnsent(unsent: number): string {
  return `${unsent === 1 ? "One change is" : `${unsent} changes are`} kept in this browser until your account can be reached.`;
}
