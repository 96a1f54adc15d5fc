/** Words behind a number that say which of several sizes it is ("4 inches thick"), and what inputs call that size. */
import type { FieldProfile } from "./profile.ts";

const SIZES: Readonly<Record<string, string>> = {
  wide: "width diameter",
  across: "diameter width",
  tall: "height rise stature",
  high: "height rise",
  deep: "depth height thickness",
  long: "length distance span run",
  thick: "thickness depth height",
  old: "age",
  weigh: "weight mass",
  heavy: "weight mass",
  fast: "speed velocity",
  far: "distance length",
};

/** What inputs call the size that a word tells; nothing for any other word. */
export function listSizeNames(word: string): readonly string[] {
  return Object.hasOwn(SIZES, word) ? SIZES[word]!.split(" ") : [];
}

/** Whether an input is one of the sizes that a word tells. */
export function isSizeOf(word: string, { cues, after }: Pick<FieldProfile, "cues" | "after">): boolean {
  const names = new Set([word, ...listSizeNames(word)]);
  return cues.some((cue) => cue.some((one) => names.has(one))) || after.some((words) => words[0] === word);
}

/** A diameter is twice the radius that some calculators ask for. */
export const ACROSS = new Set(["diameter", "across", "wide"]);
