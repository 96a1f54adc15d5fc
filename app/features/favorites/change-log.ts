import type { Change } from "./account-changes.ts";

/** An entry's key is PREFIX, user, calculator and time, its value what became of the favorite. */
const PREFIX = "account-favorites-change";
const SEPARATOR = "/";

/** What the log needs of `localStorage`. */
export type LogStorage = Pick<Storage, "getItem" | "key" | "length" | "removeItem" | "setItem">;

/**
 * The changes of one account's favorites that its server has not taken yet, shared by all tabs of a browser. Each change is
 * an entry of its own that is written once and removed once: no tab ever writes over what another one wrote, whatever
 * the order, and no lock is needed to keep a change. They wait for their owner while somebody else is signed in.
 */
export class ChangeLog {
  readonly #storage: LogStorage;
  readonly #prefix: string;
  /** Entries that storage did not take, because it is full or forbidden: they live as long as the page. */
  readonly #unstored = new Map<string, Change>();
  #latest = 0;

  constructor(storage: LogStorage, userId: string) {
    this.#storage = storage;
    this.#prefix = [PREFIX, encodeURIComponent(userId), ""].join(SEPARATOR);
  }

  /** Whether an event of storage is about this log. */
  owns(key: string): boolean {
    return key.startsWith(this.#prefix);
  }

  /** Writes a change down. @param now milliseconds since 1970; of two changes of one tab the second is always later */
  add(calculatorId: string, isFavorite: boolean, now: number): void {
    const at = Math.max(now, this.#latest + 1);
    this.#latest = at;
    const key = this.#formatKey({ calculatorId, at });
    try {
      this.#storage.setItem(key, isFavorite ? "1" : "0");
    } catch {
      this.#unstored.set(key, { calculatorId, isFavorite, at });
    }
  }

  /** All entries, the oldest first. */
  read(): readonly Change[] {
    const changes = [...this.#unstored.values()];
    try {
      for (let index = 0; index < this.#storage.length; index += 1) {
        const key = this.#storage.key(index);
        if (!key?.startsWith(this.#prefix)) continue;
        const [calculatorId = "", at] = key.slice(this.#prefix.length).split(SEPARATOR);
        const value = this.#storage.getItem(key);
        // Null: another tab removed it meanwhile.
        if (value !== null) changes.push({ calculatorId, isFavorite: value === "1", at: Number(at) });
      }
    } catch {
      // Storage is forbidden: what this page knows is all.
    }
    return changes.toSorted((one, other) => one.at - other.at);
  }

  /** Removes entries that the server has taken or refused; what was written meanwhile stays. */
  remove(changes: readonly Change[]): void {
    for (const change of changes) {
      const key = this.#formatKey(change);
      this.#unstored.delete(key);
      try {
        this.#storage.removeItem(key);
      } catch {
        // It was never stored.
      }
    }
  }

  #formatKey({ calculatorId, at }: Pick<Change, "calculatorId" | "at">): string {
    return `${this.#prefix}${calculatorId}${SEPARATOR}${at}`;
  }
}

/** Of each calculator the last change, the oldest first. */
export function keepLast(changes: readonly Change[]): readonly Change[] {
  const last = new Map<string, Change>();
  for (const change of changes) {
    last.delete(change.calculatorId);
    last.set(change.calculatorId, change);
  }
  return [...last.values()];
}
