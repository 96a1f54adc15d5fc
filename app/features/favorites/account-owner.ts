import { ACCOUNT_KEY } from "./local-favorites.ts";

/** The id of the account that this browser knew last: whose it is while the site cannot say so. Null after signing out. */
export function readOwner(): string | null {
  try {
    const { userId } = JSON.parse(localStorage.getItem(ACCOUNT_KEY) ?? "{}") as { userId?: unknown };
    return typeof userId === "string" ? userId : null;
  } catch {
    return null;
  }
}
