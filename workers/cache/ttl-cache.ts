interface Entry<V> {
  readonly value: V;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * Values in the isolate's memory, each for a time; at most `maxEntries`, of which the oldest goes first. The caller passes the time,
 * so that a test needs no clock.
 */
export class TtlCache<K, V> {
  readonly #entries = new Map<K, Entry<V>>();
  readonly #maxEntries: number;

  constructor({ maxEntries }: { readonly maxEntries: number }) {
    this.#maxEntries = maxEntries;
  }

  /** The value while it is fresh. */
  get(key: K, now = Date.now()): V | undefined {
    const entry = this.#entries.get(key);
    return entry && now < entry.until ? entry.value : undefined;
  }

  /** The value, fresh or not, for callers that have nothing better. */
  getStale(key: K): V | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Stores a value until a moment, in milliseconds since 1970. */
  set(key: K, value: V, until: number): V {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until });
    if (this.#entries.size > this.#maxEntries) this.#entries.delete(this.#entries.keys().next().value as K);
    return value;
  }

  clear(): void {
    this.#entries.clear();
  }
}
