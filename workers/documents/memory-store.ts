/** A rendered document as it is served. */
export interface RenderedDocument {
  readonly status: number;
  readonly body: Uint8Array;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
}

/** Bytes of documents that an isolate caches; it has 128 MiB for everything. */
const CAPACITY = 16 * 1024 * 1024;

/** The documents that were used last, as many as fit. */
export class MemoryStore {
  readonly #documents = new Map<string, RenderedDocument>();
  readonly #capacity: number;
  #size = 0;

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  get(key: string): RenderedDocument | null {
    const found = this.#documents.get(key);
    if (!found) return null;
    this.#documents.delete(key);
    this.#documents.set(key, found);
    return found;
  }

  set(key: string, document: RenderedDocument): void {
    this.#remove(key);
    this.#documents.set(key, document);
    this.#size += document.body.byteLength;
    for (const oldest of this.#documents.keys()) {
      if (this.#size <= this.#capacity) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#size -= this.#documents.get(key)?.body.byteLength ?? 0;
    this.#documents.delete(key);
  }
}
