/** A sentence of which a reader takes one part after the other; what is left must say nothing more. */
import { FILL } from "#assistant/readings/slots/words.ts";

export const NUMBER = String.raw`-?(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?(?![\d.]*\d)`;
/** A number of a list, in which a comma parts. */
export const ENTRY = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;
/** Numbers one behind the other. */
export const ENTRIES = String.raw`${ENTRY}(?:(?:\s*[,;]\s*(?:and\s+)?|\s+and\s+|\s+)${ENTRY})+`;
/** The components of a vector or the coordinates of a point. */
export const TUPLE = String.raw`[([<{]\s*${ENTRY}(?:\s*[,;\s]\s*${ENTRY})+\s*[)\]>}]`;

export class Sentence {
  #rest: string;

  constructor(text: string) {
    this.#rest = text.toLowerCase();
  }

  /** What is not yet read. */
  get text(): string {
    return this.#rest;
  }

  says(pattern: RegExp | string): boolean {
    return toPattern(pattern).test(this.#rest);
  }

  /** The first part that fits, which is read with it; null where none does. */
  take(pattern: RegExp | string): readonly string[] | null {
    const found = toPattern(pattern).exec(this.#rest);
    if (!found) return null;
    this.takeAt(found.index, found[0].length);
    return found;
  }

  takeAt(start: number, length: number): void {
    this.#rest = `${this.#rest.slice(0, start)} | ${this.#rest.slice(start + length)}`;
  }

  /** What was taken last, where it is part of something else. */
  putBack(text: string): void {
    this.#rest = `${this.#rest} ${text}`;
  }

  takeNumber(): number | null {
    const [text] = this.take(`(?<![\\w.])${NUMBER}(?!\\w)`) ?? [];
    return text === undefined ? null : toNumber(text);
  }

  takeEntries(): readonly number[] | null {
    const [text] = this.take(ENTRIES) ?? [];
    return text === undefined ? null : listEntries(text);
  }

  takeTuple(): readonly number[] | null {
    const [text] = this.take(TUPLE) ?? [];
    return text === undefined ? null : listEntries(text);
  }

  /** Whether nothing is left but these words and those that say nothing. */
  isRead(words: string): boolean {
    const own = new Set(words.split(" "));
    return this.#rest
      .split(/[\s,.;:?!|()[\]{}"]+/)
      .every((word) => word === "" || word === "=" || own.has(word) || FILL.has(word));
  }
}

const toPattern = (pattern: RegExp | string) => (typeof pattern === "string" ? new RegExp(pattern) : pattern);

export function toNumber(text: string): number {
  return Number(text.replaceAll(",", ""));
}

function listEntries(text: string): readonly number[] {
  return (text.match(new RegExp(ENTRY, "g")) ?? []).map((entry) => {
    const [over, under = "1"] = entry.split("/");
    return Number(over) / Number(under);
  });
}
