/** What the assistant asks those who call it for: the search, and calculators. */
import type { AnyDefinition } from "#engine/define.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Token } from "./tokens/token.ts";
import type { Spellings } from "./spelling.ts";

/** Of the calculators that the search names, so many are tried. */
export const MOST_CANDIDATES = 8;

export interface Sources {
  readonly preferences: Preferences;
  /** "YYYY-MM-DD". */
  readonly today: string;
  /** The ids of the calculators that the directory's search finds for some words, best first. */
  search(words: string): Promise<readonly string[]>;
  load(id: string): Promise<AnyDefinition | null>;
  /** Called before several are loaded, so that they come in one step. */
  prepare?(ids: readonly string[]): Promise<void>;
  /** Makes rare units known; asked for where a sentence was not understood without them. True where they are new. */
  loadMoreUnits?(): Promise<boolean>;
  /** What may have been meant by those of some words that nobody knows; asked for where a sentence was not understood. */
  spell?(words: readonly string[]): Promise<Spellings>;
}

/** The words of a sentence without its values: what it is about. Nothing else is needed to find the calculator. */
export function listSubjectWords(tokens: readonly Token[]): string {
  return tokens
    .flatMap((token) => (token.type === "word" ? [token.word] : []))
    .join(" ")
    .slice(0, 200);
}
