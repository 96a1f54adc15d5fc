/**
 * What browsers, Node and workers all have and pure code may use, though the language's own library does not name it.
 * Nothing here reads the world outside: no network, no document, no clock.
 */
declare function structuredClone<T>(value: T): T;

declare class URLSearchParams {
  constructor(init?: string | Iterable<readonly [string, string]> | Readonly<Record<string, string>>);
  append(name: string, value: string): void;
  delete(name: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  sort(): void;
  toString(): string;
  readonly size: number;
  entries(): IterableIterator<[string, string]>;
  keys(): IterableIterator<string>;
  values(): IterableIterator<string>;
  forEach(callback: (value: string, name: string) => void): void;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}
