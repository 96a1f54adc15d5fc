import { fetchJson } from "#features/data/index.ts";
import { isSaved, type Saved } from "./saved-store.ts";

/** One account's saved calculations as the site named them last, for the time when it cannot be reached. */
const KEY = "account-saved";

/** The list of an account, and keeps it in this browser until the account signs out. @throws HttpError */
export async function loadAccountSaved(userId: string): Promise<readonly Saved[]> {
  const saved = await fetchJson<readonly Saved[]>("/api/saved", { "X-Account": userId });
  keepAccountSaved(userId, saved);
  return saved;
}

/** Replaces what was kept, no matter whose it was. */
export function keepAccountSaved(userId: string, saved: readonly Saved[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, saved }));
  } catch {
    // Without room nothing of the account is shown until it can be reached.
  }
}

/** What is kept of this account's; null where nothing was. */
export function readAccountSaved(userId: string): readonly Saved[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { userId?: unknown; saved?: unknown };
    return kept.userId === userId && Array.isArray(kept.saved) ? kept.saved.filter(isSaved) : null;
  } catch {
    return null;
  }
}

/** Where this browser keeps the account's list, follows what was saved or deleted in it. */
export function changeAccountSaved(userId: string, change: (known: readonly Saved[]) => readonly Saved[]): void {
  const known = readAccountSaved(userId);
  if (known) keepAccountSaved(userId, change(known));
}

/** Signed out: the account's list leaves this browser. */
export function forgetAccountSaved(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
}
