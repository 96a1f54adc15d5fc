/** Numbers that went to another input than the words beside them say, and bare ones in an order that fits no input. */
import { STOP } from "#catalogue/search/normalise.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import type { Assignment } from "./assign.ts";
import { isLedBy } from "./cues.ts";
import { type FieldProfile, getCanonicalWords, type Profile } from "./profile.ts";
import { isBare, type Token } from "#assistant/tokens/token.ts";

/** "Ohms law 12 2": two bare numbers that fit only the other way round than people say them, or the calculator asks. */
export function findMisplaced({ fields }: Profile, tokens: readonly Token[], { fits }: Assignment): string | null {
  const bare = [...fits].flatMap(([at, fit]) => {
    const token = tokens[at]!;
    const field = fields[fit.index]!.field;
    return isBare(token) && !fit.isNamed && field.kind === "quantity" ? [{ at, fit, field }] : [];
  });
  for (const [place, { at, fit, field }] of bare.entries()) {
    const before = bare[place - 1];
    if (!before || before.fit.index < fit.index || before.field.dimension === field.dimension) continue;
    return `Which of ${tokens[before.at]!.text.trim()} and ${tokens[at]!.text.trim()} is which? Name them or add their units.`;
  }
  return null;
}

/** "Radius 2 m deep, height 5 m": a number behind the name of an input that another number took. */
export function findMisnamed({ fields, name }: Profile, tokens: readonly Token[], { fits }: Assignment): string | null {
  const taken = new Set([...fits.values()].map(({ index }) => index));
  const [last, lastFit] = [...fits].at(-1) ?? [];
  // Names stand before their numbers where the last number of several has its name before it, and no word behind it.
  const isLeading =
    lastFit !== undefined &&
    fits.size > 2 &&
    last === tokens.length - 1 &&
    isLedBy(tokens, last, fields[lastFit.index]!);
  for (const [at, fit] of fits) {
    const own = fields[fit.index]!;
    if (
      tokens[at]!.type === "amount" &&
      fields.some((one) => !taken.has(one.index) && isLedByWholeName(tokens, at, one, { fits, own, calculator: name }))
    )
      return `It is not clear what “${tokens[at]!.text.trim()}” means here.`;
    // "Weight 150 height 70": each stands behind the name of the other, as the figures would fit better.
    const isSwapped =
      isBare(tokens[at]!) &&
      [...fits].some(([place, { index, isNamed }]) => {
        const other = fields[index]!;
        const isBehind = isRightBehind(tokens, at, other, own) && isRightBehind(tokens, place, own, other);
        // "4000 visitors 160 conversions": each stands before its own.
        return (
          place > at &&
          !isNamed &&
          isBehind &&
          !(tokens[place + 1]?.type === "word" && isNameOf(tokens[place + 1]!, other))
        );
      });
    if (isSwapped) return `It is not clear what “${tokens[at]!.text.trim()}” means here.`;
    if (tokens[at]!.type !== "amount" || fit.isNamed || own.field.kind !== "quantity") continue;
    const isOther = [...fits].some(([place, { index }]) => {
      const other = fields[index]!;
      if (place === at || other.field.dimension !== own.field.dimension) return false;
      // "10 m radius 5 m": the name belongs to the number before it, but not in "waist 74 hips 99 neck 33".
      const isBehind = !isLeading && place < at && tokens.slice(place + 1, at).every((token) => isNameOf(token, other));
      const cues = other.cues.filter((cue) => !cue.every((word) => name.includes(word)));
      return !isBehind && isLedBy(tokens, at, { ...other, cues });
    });
    if (isOther) return `It is not clear what “${tokens[at]!.text.trim()}” means here.`;
  }
  return null;
}

/** "Holding cost 3 per unit": the whole name of one input, of several words, stands right before a number that another one took. */
function isLedByWholeName(
  tokens: readonly Token[],
  at: number,
  other: FieldProfile,
  { fits, own, calculator }: Pick<Assignment, "fits"> & { own: FieldProfile; calculator: readonly string[] },
): boolean {
  const label = getCanonicalWords(other.field.label.replace(/ per .*| \(.*|,.*/, ""));
  if (!isNumeric(other.field) || label.length < 2 || label.every((word) => calculator.includes(word))) return false;
  if (own.cues.some((cue) => label.every((word) => cue.includes(word)))) return false;
  const before = tokens
    .slice(0, at)
    .map((token) => (token.type === "word" ? getCanonicalWords(token.word).join(" ") : ""));
  const start = before.length - label.length;
  // "5 % margin of error": the name belongs to the number before it, unless that has one of its own.
  const isBehind = tokens[start - 1]?.type === "amount" && !fits.get(start - 1)?.isNamed;
  return before.slice(start).join(" ") === label.join(" ") && !isBehind;
}

/** Whether the word before a value is of the one input's name, and not of the other's. */
function isRightBehind(tokens: readonly Token[], at: number, one: FieldProfile, other: FieldProfile): boolean {
  const before = tokens[at - 1];
  return before?.type === "word" && isNameOf(before, one) && !isNameOf(before, other);
}

function isNameOf(token: Token, { cues }: FieldProfile): boolean {
  if (token.type !== "word") return true;
  return getCanonicalWords(token.word).every((word) => STOP.has(word) || cues.some((cue) => cue.includes(word)));
}
