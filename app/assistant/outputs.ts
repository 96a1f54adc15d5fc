import { STOP } from "#catalogue/search/normalise.ts";
import { canonicalWords, spacedKey, type Profile } from "./profile.ts";
import type { Token } from "./tokens.ts";

const SCALAR = new Set(["number", "integer", "percent", "money", "quantity", "date", "time", "text", "boolean"]);

/** The output whose name stands in a sentence; undefined where none does, or where it names an input that was said. */
export function askedOutput({ definition }: Profile, tokens: readonly Token[], said: readonly string[]): string | undefined {
  const words = tokens.flatMap((token) => (token.type === "word" ? canonicalWords(token.word) : []));
  return outputNamed(definition.outputs, words, said);
}

/** The output whose label or key is all in some words, the longest name first. */
export function outputNamed(
  outputs: Profile["definition"]["outputs"],
  words: readonly string[],
  said: readonly string[],
): string | undefined {
  const all = new Set(words);
  let best: { key: string; length: number } | null = null;
  for (const [key, field] of Object.entries(outputs)) {
    if (!SCALAR.has(field.kind) || said.includes(key)) continue;
    for (const text of [field.label, spacedKey(key)]) {
      const name = canonicalWords(text).filter((word) => !STOP.has(word));
      if (name.length > 0 && name.every((word) => all.has(word)) && name.length > (best?.length ?? 0)) best = { key, length: name.length };
    }
  }
  return best?.key;
}
