/** What a law is, and a field of laws. */

export interface Law {
  /** "kinetic = 0.5 * mass * speed^2", by the names of figures. */
  readonly is: string;
  /** What the sentence must say besides its figures. */
  readonly about?: RegExp;
  readonly not?: RegExp;
  /** The only figure of it that is asked for, whether it is named or not. */
  readonly asks?: string;
}

export interface Field {
  /** What makes it another question. */
  readonly not?: RegExp;
  /** The words that say nothing more in it. */
  readonly words: string;
  /** Whether lengths, areas and volumes may be bare figures. */
  readonly isBare?: boolean;
  /** Whether the names of its figures mean something else in other fields. */
  readonly isApart?: boolean;
  readonly laws: readonly Law[];
}

export const law = (is: string, about?: RegExp, not?: RegExp): Law => ({
  is,
  ...(about ? { about } : {}),
  ...(not ? { not } : {}),
});
