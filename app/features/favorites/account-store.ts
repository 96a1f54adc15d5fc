import { type Change, type Outcome, withChanges } from "./account-changes.ts";
import { ChangeLog, keepLast, type LogStorage } from "./change-log.ts";
import type { FavoritesSource } from "./favorites-store.ts";
import { ACCOUNT_KEY, parseFavorites } from "./local-favorites.ts";

/** What the store needs of the world; a browser's in account-favorites.ts, a test's in its own. */
export interface AccountWorld {
  readonly storage: LogStorage;
  /** Milliseconds since 1970. */
  now(): number;
  send(changes: readonly Change[]): Promise<Outcome>;
  /** The account's favorites. @throws where they cannot be had now */
  load(): Promise<readonly string[]>;
  /** Does work while no other tab of this browser does its own. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Called once for every refusal or delay. */
  onTrouble(outcome: Exclude<Outcome, { kind: "taken" }>): void;
}

export interface AccountStore extends Required<FavoritesSource> {
  /** Writes a change down and shows it; `sync` sends it. */
  keep(id: string, isFavorite: boolean): void;
  /** Sends what is not sent, and says what became of it. */
  sync(): Promise<Outcome["kind"]>;
  /** Sends what is not sent, then takes over what other devices did. */
  refresh(): Promise<void>;
  /** Another tab wrote this key of storage. */
  hear(key: string): void;
}

/**
 * The favorites of an account in this browser: the list as the server gave it last, with the log of what it has not taken
 * yet. Changes show at once and are sent behind it.
 */
export function createAccountStore(userId: string, world: AccountWorld): AccountStore {
  const { storage } = world;
  const log = new ChangeLog(storage, userId);
  const listeners = new Set<() => void>();
  /** For a browser whose storage takes nothing. */
  let known = readKnown(storage, userId, null);
  let hasFailed = false;
  const list = () => withChanges(known ?? [], log.read());
  let shown = list();

  const show = () => {
    shown = list();
    for (const listener of listeners) listener();
  };
  const know = (ids: readonly string[]) => {
    known = ids;
    try {
      storage.setItem(ACCOUNT_KEY, JSON.stringify({ userId, ids }));
    } catch {
      // Storage is full or forbidden: the list lives as long as the page.
    }
  };

  async function sendAll(): Promise<Outcome["kind"]> {
    let kind: Outcome["kind"] = "taken";
    for (let entries = log.read(); entries.length > 0; entries = log.read()) {
      const sent = keepLast(entries);
      const outcome = await world.send(sent);
      if (outcome.kind !== "taken") world.onTrouble(outcome);
      kind = outcome.kind;
      if (kind === "later" || kind === "absent") return kind;
      // First the list, then the log: a tab that looks in between still sees every change.
      if (outcome.kind === "taken") know(outcome.ids ?? withChanges(readKnown(storage, userId, known) ?? [], sent));
      log.remove(entries);
      show();
    }
    return kind;
  }

  let again: Promise<Outcome["kind"]> | null = null;
  const sync = () =>
    // Begins after it is known as the one that waits, even where the lock is had at once.
    (again ??= Promise.resolve().then(async () => {
      let kind: Outcome["kind"] = "later";
      await world.alone(async () => {
        // From here on a change asks for a turn of its own.
        again = null;
        kind = await sendAll();
      });
      return kind;
    }));

  const keep = (id: string, isFavorite: boolean) => {
    log.add(id, isFavorite, world.now());
    show();
  };

  return {
    ids: () => shown,
    countUnsent: () => log.read().length,
    hasCome: () => known !== null || (hasFailed ? false : undefined),
    keep,
    set(id, isFavorite) {
      keep(id, isFavorite);
      void sync();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sync,
    refresh: () =>
      world.alone(async () => {
        await sendAll();
        // What waits is shown over the list: it is no reason not to hear of other devices.
        try {
          know(await world.load());
        } catch {
          // What is known stays shown; the next page asks again.
          hasFailed = true;
        }
        show();
      }),
    hear(key) {
      if (key === ACCOUNT_KEY) known = readKnown(storage, userId, known);
      if (key === ACCOUNT_KEY || log.owns(key)) show();
    },
  };
}

/** The account's list as this browser knows it; another account's is none of its business. */
function readKnown(storage: LogStorage, userId: string, otherwise: readonly string[] | null): readonly string[] | null {
  try {
    const stored = JSON.parse(storage.getItem(ACCOUNT_KEY) ?? "null") as { userId?: unknown; ids?: unknown } | null;
    return (stored?.userId === userId && parseFavorites(JSON.stringify(stored.ids))) || otherwise;
  } catch {
    return otherwise;
  }
}
