import { canonicalWords, spacedKey, type Profile } from "./profile.ts";
import { isPeriod, type Token } from "./tokens.ts";

const SCALAR = new Set(["number", "integer", "percent", "money", "quantity", "date", "time", "text", "boolean"]);

const PERIODS = [
  ["hourly", "hour"],
  ["daily", "day"],
  ["weekly", "week"],
  ["monthly", "month"],
  ["yearly", "year"],
  ["annual", "year"],
] as const;

/** The output whose name stands in a sentence; undefined where none does, or where it names an input that was said. */
export function askedOutput(
  { definition, fields }: Profile,
  tokens: readonly Token[],
  said: readonly string[],
): string | undefined {
  const words = tokens.flatMap((token, at) =>
    token.type === "word" && !isPeriod(tokens, at) ? canonicalWords(token.word) : [],
  );
  for (const [adverb, period] of PERIODS) if (words.includes(adverb)) words.push("per", period);
  const cues = new Set(fields.filter((one) => said.includes(one.key)).flatMap((one) => one.cues.flat()));
  const labels = new Set(said.map((key) => canonicalWords(definition.inputs[key]!.label).join(" ")));
  const asked = outputNamed(definition.outputs, words, said, cues);
  // "80k down payment" names the input; the output of the same name is not asked for.
  return asked !== undefined && labels.has(canonicalWords(definition.outputs[asked]!.label).join(" "))
    ? undefined
    : asked;
}

/** The output whose label or key is all in some words, the longest name first. */
export function outputNamed(
  outputs: Profile["definition"]["outputs"],
  words: readonly string[],
  said: readonly string[],
  cues: ReadonlySet<string> = new Set(),
): string | undefined {
  const all = new Set(words);
  let best: { key: string; length: number; place: number } | null = null;
  for (const [key, field] of Object.entries(outputs)) {
    if (!SCALAR.has(field.kind) || said.includes(key)) continue;
    for (const [text, weight] of [
      [field.label, 2],
      [spacedKey(key), 1],
    ] as const) {
      const name = canonicalWords(text);
      // A key is less than a label: its words must not be those that named an input.
      if (weight === 1 && name.some((word) => cues.has(word))) continue;
      const length = name.length * weight;
      if (name.length === 0 || !name.every((word) => all.has(word))) continue;
      // Of two alike the later one is asked for: "binary 1010 to hex".
      const place = Math.max(...name.map((word) => words.lastIndexOf(word)));
      if (!best || length > best.length || (length === best.length && place > best.place))
        best = { key, length, place };
    }
  }
  return best?.key;
}
