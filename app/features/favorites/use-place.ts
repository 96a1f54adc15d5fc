import { useIsUnreachable, useUser } from "#features/account/index.ts";
import { haveCome, useFavoriteIds } from "./favorites-store.ts";

/** Where the favorites are: in an account whose list is asked for, or has not come, there may be more than are shown. */
type Place = "browser" | "account" | "asked" | "unread";

export function usePlace(): Place {
  // Whatever comes or fails to come gives a new list.
  useFavoriteIds();
  const user = useUser();
  const isUnreachable = useIsUnreachable();
  if (!user && !isUnreachable) return "browser";
  if (haveCome()) return "account";
  return isUnreachable || haveCome() === false ? "unread" : "asked";
}

/** What is said while an account's list has not come to this browser: an unknown list is not an empty one. */
export const UNREAD =
  "Your favorites have not come from your account yet. They are safe, and shown as soon as they come.";
