import { fetchJson } from "#features/data/index.ts";
import type { ToastMessage } from "#features/toast/index.ts";
import { type Change, sendChanges, withChanges } from "./account-changes.ts";
import { type FavoritesSource, keepFavoritesIn } from "./favorites-store.ts";
import { ACCOUNT_KEY, localFavorites, parseFavorites, replaceLocalFavorites } from "./local-favorites.ts";

interface Kept {
  readonly userId: string;
  /** As the server said last. */
  readonly ids: readonly string[];
  /** What it does not know yet. */
  readonly changes: readonly Change[];
}

type Say = (message: ToastMessage) => void;

/** Milliseconds after which changes that could not be sent are tried again. */
const RETRY_AFTER = 60_000;

/**
 * The favorites of an account in this browser: shown at once as they were, changed at once, sent behind it. What cannot be
 * sent now is kept and sent later; what the server refuses is taken back, with a message. Favorites from before signing
 * in are moved over, once.
 */
export function openAccountFavorites(userId: string, say: Say): void {
  let kept = readKept(userId);
  let shown = withChanges(kept.ids, kept.changes);
  let isSending = false;
  const listeners = new Set<() => void>();

  const keep = (next: Kept) => {
    kept = next;
    shown = withChanges(kept.ids, kept.changes);
    try {
      localStorage.setItem(ACCOUNT_KEY, JSON.stringify(kept));
    } catch {
      // Storage is full or forbidden: changes live as long as the page.
    }
    for (const listener of listeners) listener();
  };
  const change = (changes: readonly Change[]) => {
    const changed = new Set(changes.map(({ calculatorId }) => calculatorId));
    keep({ ...kept, changes: [...kept.changes.filter((one) => !changed.has(one.calculatorId)), ...changes] });
  };

  async function sync(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      while (kept.changes.length > 0) {
        const sent = kept.changes;
        const outcome = await sendChanges(sent);
        if (outcome.kind === "later") {
          if (outcome.message) say({ title: "Your favorites will be saved later", text: outcome.message });
          setTimeout(() => void sync(), RETRY_AFTER);
          return;
        }
        // What was changed again meanwhile is another change.
        const left = kept.changes.filter((one) => !sent.includes(one));
        if (outcome.kind === "refused") {
          keep({ ...kept, changes: left });
          say({ title: "Your favorites could not be saved", text: outcome.message });
        } else keep({ ...kept, ids: outcome.ids ?? withChanges(kept.ids, sent), changes: left });
      }
    } finally {
      isSending = false;
    }
  }

  const source: FavoritesSource = {
    ids: () => shown,
    set(id, isFavorite) {
      change([{ calculatorId: id, isFavorite, at: Date.now() }]);
      void sync();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  const mine = localFavorites();
  if (mine.length > 0) {
    // Kept as changes first, so that nothing is lost where the browser ends in between.
    change(mine.map((calculatorId) => ({ calculatorId, isFavorite: true, at: Date.now() })));
    replaceLocalFavorites([]);
  }
  keepFavoritesIn(source);
  addEventListener("online", () => void sync());
  addEventListener("storage", (event) => {
    // Another tab changed something; the one that changed it sends it.
    if (event.key !== ACCOUNT_KEY || event.newValue === null) return;
    const next = parseKept(event.newValue);
    if (next?.userId !== userId) return;
    kept = next;
    shown = withChanges(kept.ids, kept.changes);
    for (const listener of listeners) listener();
  });
  void refresh();

  async function refresh(): Promise<void> {
    await sync();
    if (kept.changes.length > 0) return;
    try {
      const ids = await fetchJson<readonly string[]>("/api/favorites");
      keep({ ...kept, ids });
    } catch {
      // What is known stays shown; the next page asks again.
    }
  }
}

/** Signed out: the account's list leaves this browser. Only what was never sent stays, for that account alone. */
export function forgetAccountFavorites(): void {
  try {
    const kept = parseKept(localStorage.getItem(ACCOUNT_KEY));
    if (!kept || kept.changes.length === 0) localStorage.removeItem(ACCOUNT_KEY);
    else localStorage.setItem(ACCOUNT_KEY, JSON.stringify({ ...kept, ids: [] }));
  } catch {
    // Without storage nothing is kept.
  }
}

function readKept(userId: string): Kept {
  try {
    const kept = parseKept(localStorage.getItem(ACCOUNT_KEY));
    if (kept?.userId === userId) return kept;
  } catch {
    // As if nothing were kept.
  }
  return { userId, ids: [], changes: [] };
}

function parseKept(text: string | null): Kept | null {
  try {
    const { userId, ids, changes } = JSON.parse(text ?? "null") as Partial<Kept>;
    if (typeof userId !== "string" || !Array.isArray(changes)) return null;
    return {
      userId,
      ids: parseFavorites(JSON.stringify(ids)) ?? [],
      changes: changes.filter(
        ({ calculatorId, isFavorite, at }: Partial<Change>) =>
          typeof calculatorId === "string" && typeof isFavorite === "boolean" && Number.isFinite(at),
      ),
    };
  } catch {
    return null;
  }
}
