/** Kilograms in a pound, kilometres in a mile: exact. */
export const lb = 0.45359237;
export const mile = 1.609344;

/**
 * A sentence, the calculator that answers it (null: none does), the inputs that it says, and, where it was worked out by
 * other means, the result. All inputs that are not named take their defaults, unless `inputs` is empty: then the result
 * alone counts.
 */
export type Line = readonly [
  sentence: string,
  calculator: string | null,
  inputs?: Readonly<Record<string, unknown>>,
  result?: number | string | undefined,
  locale?: "de" | "fr" | "gb" | "us" | undefined,
  /** What the shown figure begins with, where the sentence names one of several. */
  shown?: string,
];
