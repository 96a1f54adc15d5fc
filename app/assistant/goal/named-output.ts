/** The output that some words name. */
import { listOutputNames, type Profile } from "#assistant/roles/profile.ts";

export const SCALAR = new Set(["number", "integer", "percent", "money", "quantity", "date", "time", "text", "boolean"]);

/** Words of many labels that tell no output from another. */
export const VAGUE = new Set(
  "per year month week day hour minute second hourly daily weekly monthly yearly annual unit value number amount rate price cost result first last new old current average size kind type own all each and with without before after pay paid".split(
    " ",
  ),
);

/** The output whose label, key or other name is all in some words, the longest name first. */
export function findNamedOutput(
  outputs: Profile["definition"]["outputs"],
  words: readonly string[],
  said: readonly string[],
  cues: ReadonlySet<string> = new Set(),
  calculator: readonly string[] = [],
  inputs: ReadonlySet<string> = new Set(),
): string | undefined {
  const all = new Set(words);
  const sentence = ` ${words.join(" ")} `;
  let best: { key: string; length: number; place: number } | null = null;
  for (const [key, field] of Object.entries(outputs)) {
    if (!SCALAR.has(field.kind) || said.includes(key)) continue;
    const [label, own, ...also] = listOutputNames(key, field);
    const names = [label!, ...also].map((name) => [name, 2] as const);
    for (const [name, weight] of [...names, [own!, 1] as const]) {
      // A key is less than a label: its words must not be those that named an input.
      if (weight === 1 && (name.some((word) => cues.has(word)) || name.every((word) => VAGUE.has(word)))) continue;
      if (name.length > 1 && inputs.has(name.join(" "))) continue;
      const length = name.length * weight;
      if (name.length === 0 || !name.every((word) => all.has(word))) continue;
      // "a = 5 and an angle of 60" asks for no angle A.
      if (name.length > 1 && name.some((word) => /^[a-z]$/.test(word)) && !sentence.includes(` ${name.join(" ")} `))
        continue;
      // Of two alike the later one is asked for: "binary 1010 to hex".
      // What the calculator itself is called says less: "total with tip".
      const isOther = name.some((word) => !calculator.includes(word));
      const isWhole = name.length > 1 && sentence.includes(` ${name.join(" ")} `);
      const place =
        (isOther ? (isWhole ? 2 : 1) * words.length : 0) + Math.max(...name.map((word) => words.lastIndexOf(word)));
      if (!best || length > best.length || (length === best.length && place > best.place))
        best = { key, length, place };
    }
  }
  return best?.key;
}
