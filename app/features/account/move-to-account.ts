import { postJson } from "#features/data/index.ts";
import { keepRecents, localRecents } from "#features/recents/index.ts";
import { moveSavedToAccount } from "#features/saved/index.ts";

let moving: Promise<void> | null = null;

/** Moves what this browser kept (recently opened, saved calculations) into the account; what it refuses stays here. */
export function moveToAccount(userId: string): Promise<void> {
  moving ??= move(userId).finally(() => (moving = null));
  return moving;
}

async function move(userId: string): Promise<void> {
  const recents = localRecents();
  if (recents.length > 0) {
    const posted = await postJson("/api/recents", { sentAt: Date.now(), recents }, userId);
    // What was opened meanwhile stays for the next time.
    if (posted.ok) keepRecents(localRecents().filter((one) => !recents.some(({ at }) => at === one.at)));
  }
  await moveSavedToAccount(userId);
}
