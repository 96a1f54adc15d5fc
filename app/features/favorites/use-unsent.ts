import { useUser } from "#features/account/index.ts";
import { ChangeLog } from "./change-log.ts";
import { useFavoriteIds } from "./favorites-store.ts";

/** How many changes of the account's favorites are in this browser only. */
export function useUnsent(): number {
  const user = useUser();
  // Whatever is sent or written down gives a new list.
  useFavoriteIds();
  return user ? new ChangeLog(localStorage, user.id).read().length : 0;
}

/** Where favorites are while changes wait. */
export function describeUnsent(unsent: number): string {
  return `${unsent === 1 ? "One change is" : `${unsent} changes are`} kept in this browser until your account can be reached.`;
}
