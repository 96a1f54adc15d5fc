import { loadAccountSaved, readAccountSaved } from "./account-saved.ts";
import { keepLocal, postSaved, readLocal } from "./saved-store.ts";

/**
 * After signing in: what this browser kept moves into the account; what the account does not take waits here for it.
 * The owner is written down first: where an answer is lost, the next person who signs in gets none of it.
 */
export async function moveSavedToAccount(userId: string): Promise<void> {
  const known = readLocal().map((one) => ({ owner: userId, ...one }));
  const mine = known.filter(({ owner }) => owner === userId);
  if (mine.length > 0) keepLocal(known);
  for (const one of mine) {
    // One after the other: each is removed here only when it is there.
    const posted = await postSaved(one, userId);
    if (posted.ok) keepLocal(readLocal().filter((kept) => kept.id !== one.id));
  }
  // For the time without a connection. What fails is tried again by the next page.
  if (mine.length > 0 || readAccountSaved(userId) === null) await loadAccountSaved(userId).catch(() => null);
}
