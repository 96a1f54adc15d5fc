/** Two values of one change ("from 80 to 100"). */
import type { Assignment } from "./assign.ts";
import { getCanonicalWords, type FieldProfile, type Profile, splitKey } from "./profile.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";

/** What a second value is called that the first one became. */
const END = new Set(
  "new final end ending to after later now return returned target goal future sale sold desired wanted exit upper maximum max highest last".split(
    " ",
  ),
);
/** What is asked with two values that "to" joins and no change. */
const COMPARED = new Set("ratio proportion odds scale".split(" "));

/** The places of two alike values with "to" between them: "100 to 80", "from 5 kg to 4 kg". */
export function findChanges(tokens: readonly Token[]): readonly (readonly [number, number])[] {
  return tokens.flatMap((token, at) => {
    const [link, next] = [tokens[at + 1], tokens[at + 2]];
    if (token.type !== "amount" || next?.type !== "amount") return [];
    const isTo = (link?.type === "word" && link.word === "to") || link?.text === "→";
    return isTo && isAlike(token, next) ? [[at, at + 2] as const] : [];
  });
}

/** "Discount 100 to 80": two values of a change where the calculator has no inputs for old and new; null where it has. */
export function findUnknownChange(profile: Profile, tokens: readonly Token[], { fits }: Assignment): string | null {
  const isCompared = profile.name.some((word) => COMPARED.has(word));
  for (const [from, to] of findChanges(tokens)) {
    const [first, second] = [fits.get(from), fits.get(to)];
    const fields = [first, second].map((fit) => (fit ? profile.fields[fit.index] : undefined));
    if (isPair(fields[0], fields[1], isCompared)) continue;
    return `It is not clear what “${tokens[from]!.text.trim()} to ${tokens[to]!.text.trim()}” means here.`;
  }
  return null;
}

function isPair(old: FieldProfile | undefined, later: FieldProfile | undefined, isCompared: boolean): boolean {
  if (!old || !later || old.field.kind !== later.field.kind || old.index > later.index) return false;
  if (isCompared) return later.index === old.index + 1 && !later.field.when && !old.field.when;
  const words = getCanonicalWords(`${later.field.label} ${splitKey(later.key)}`);
  return words.some((word) => END.has(word)) || later.before.some((one) => one[0] === "to");
}

function isAlike(one: Amount, other: Amount): boolean {
  if (one.isPercent || other.isPercent) return one.isPercent === other.isPercent;
  if (one.measures.length === 0 || other.measures.length === 0) return true;
  return one.measures.some((measure) => other.measures.some(({ dimension }) => dimension === measure.dimension));
}
