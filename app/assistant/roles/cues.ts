/** What the words beside a value say for a field. */
import { getCanonicalWords, type FieldProfile, type Profile } from "./profile.ts";
import { ACROSS, isSizeOf, listSizeNames } from "./size-words.ts";
import type { Token } from "#assistant/tokens/token.ts";

/** Joining words between a name and its value: "rate of 5 %", "radius = 5". */
const LINKS = new Set([
  "of",
  "is",
  "are",
  "=",
  ":",
  "a",
  "an",
  "the",
  "at",
  "about",
  "was",
  "be",
  "am",
  "and",
  "with",
  "for",
  "in",
  "-",
]);
export const isLink = (word: string): boolean => LINKS.has(word);

/** So good is a name that stands beside a value. */
export const NAMED = 3;
/** What a word of a longer name says that only this input has. */
const OF_HINT = 3.1;
/** What such a word says with others between. */
export const HINTED = 2;
/** What a word such as "wide" says for a size. */
export const OF_SIZE = 4;

/** What the words beside a value say for a field: its names most, the words of the phrases less. */
export function scoreCues(
  tokens: readonly Token[],
  at: number,
  { cues, hints, before, after }: Pick<FieldProfile, "cues" | "hints" | "before" | "after">,
): number {
  const { left, right, counted } = getBeside(tokens, at);
  let best = 0;
  for (const cue of cues) best = Math.max(best, scoreBefore(left, cue, 4), scoreBeside(right, cue, 4));
  for (const hint of hints)
    best = Math.max(best, scoreBeside(left, [hint], OF_HINT), scoreBeside(right, [hint], OF_HINT));
  // "Overhead was a whopping $14,000": a word that only this input has, with others between.
  if (
    best === 0 &&
    hints.some((hint) => left.words.includes(hint) || (right.words.includes(hint) && !leadsNext(right, hint)))
  )
    best = HINTED;
  // "r 3": the first letter of a name.
  const [letter] = left.words.filter((word) => word !== "=");
  if (
    letter?.length === 1 &&
    !/[ai]/.test(letter) &&
    cues.some((cue) => cue[0]!.length > 2 && cue[0]!.startsWith(letter))
  )
    best = Math.max(best, 3.2);
  for (const cue of counted.length === 0 ? [] : cues)
    if (cue.every((word, place) => counted[place] === word)) best = Math.max(best, NAMED);
  for (const words of before)
    best = Math.max(
      best,
      0.45 * scoreBeside(left, words.slice(0, 2), 4),
      0.55 * scoreBeside(left, words.slice(0, 1), 4),
    );
  for (const words of after)
    best = Math.max(
      best,
      0.45 * scoreBeside(right, words.slice(0, 2), 4),
      0.55 * scoreBeside(right, words.slice(0, 1), 4),
    );
  return best;
}

/** Whether a name of a field leads right to a value: "height 5 m". */
export function isLedBy(tokens: readonly Token[], at: number, { cues }: FieldProfile): boolean {
  const { left } = getBeside(tokens, at);
  return cues.some((cue) => scoreBefore(left, cue, OF_SIZE) >= OF_SIZE - 1);
}

/** The places of the words that name values of inputs, right beside them: the "fees" of "500 fees". */
export function findNamingPlaces(
  tokens: readonly Token[],
  fits: ReadonlyMap<number, { readonly index: number }>,
  fields: readonly FieldProfile[],
): ReadonlySet<number> {
  const places = [...fits].flatMap(([at, { index }]) =>
    fields[index]!.cues.flatMap((cue) =>
      [at + 1, at - cue.length].flatMap((from) => {
        const isName = cue.every((word, place) => {
          const token = tokens[from + place];
          return token?.type === "word" && getCanonicalWords(token.word).join(" ") === word;
        });
        return isName ? cue.map((_, place) => from + place) : [];
      }),
    ),
  );
  return new Set(places);
}

interface SizeWord {
  readonly word: string;
  /** Whether it tells the diameter where the radius is asked for. */
  readonly isAcross: boolean;
}

/** The word beside a value that tells which size it is; undefined where none does, null where it is none of this field. */
export function findSizeWord(
  tokens: readonly Token[],
  at: number,
  profile: FieldProfile,
  { fields }: Profile,
): SizeWord | undefined | null {
  if (tokens[at]!.type !== "amount") return undefined;
  const behind = tokens[at + 1];
  const [word = ""] = behind?.type === "word" ? getCanonicalWords(behind.word) : [];
  const isTold = listSizeNames(word).length > 0;
  if (isTold && isSizeOf(word, profile)) return { word, isAcross: false };
  const isRadius = profile.cues.some((cue) => cue.length === 1 && cue[0] === "radius");
  if (isRadius && !fields.some(({ cues }) => cues.some((cue) => cue.includes("diameter")))) {
    const across = ACROSS.has(word) ? word : getBeside(tokens, at).left.words.find((one) => !LINKS.has(one));
    if (across !== undefined && ACROSS.has(across))
      // "Radius 2 m wide" says both.
      return scoreCues(tokens, at, profile) >= NAMED ? null : { word: across, isAcross: true };
  }
  return isTold && profile.field.dimension?.id !== "time" ? null : undefined;
}

interface Beside {
  readonly words: readonly string[];
  /** Whether the next value ends them. */
  readonly isToValue: boolean;
}

/** Whether a word behind a value leads right to the next one: the mean of "82 have when mean is 70" is 70. */
function leadsNext({ words, isToValue }: Beside, word: string): boolean {
  return isToValue && words.slice(words.lastIndexOf(word) + 1).every(isLink);
}

interface BothSides {
  readonly left: Beside;
  readonly right: Beside;
  readonly counted: readonly string[];
}

/** Each input of each calculator asks for the words beside each value. */
const besides = new WeakMap<readonly Token[], Map<number, BothSides>>();

function getBeside(tokens: readonly Token[], at: number): BothSides {
  const known = besides.get(tokens) ?? new Map<number, BothSides>();
  besides.set(tokens, known);
  const sides = known.get(at) ?? {
    left: listWordsBeside(tokens, at, -1),
    right: listWordsBeside(tokens, at, 1),
    counted: listCounted(tokens, at),
  };
  known.set(at, sides);
  return sides;
}

/** The words on one side of a value, nearest first, up to the next value or clause. */
function listWordsBeside(tokens: readonly Token[], at: number, step: 1 | -1): Beside {
  const words: string[] = [];
  let isToValue = false;
  for (let place = at + step; place >= 0 && place < tokens.length && words.length < 5; place += step) {
    const token = tokens[place]!;
    isToValue = token.type === "amount";
    if (token.type === "word")
      words.push(...(step < 0 ? getCanonicalWords(token.word).toReversed() : getCanonicalWords(token.word)));
    // "15 mg/kg" is one unit.
    else if (token.text === "/" && tokens[place - 1]?.type === "word" && tokens[place + 1]?.type === "word") continue;
    else if (token.type === "mark" && /[=:/-]/.test(token.text)) words.push(token.text);
    else break;
  }
  return { words, isToValue };
}

/** What a number counts that stands before the size of one: the bulbs of "24 old 60 watt bulbs". */
function listCounted(tokens: readonly Token[], at: number): readonly string[] {
  const token = tokens[at]!;
  if (token.type !== "amount" || token.measures.length > 0 || token.currency !== null || token.isPercent) return [];
  // The 5 of "20x5 bed 3 in deep" is a size itself.
  if (token.isBy) return [];
  const size = [1, 2].map((step) => at + step).find((place) => tokens[place]?.type !== "word") ?? -1;
  const sized = tokens[size];
  if (sized?.type !== "amount" || sized.measures.length === 0 || sized.isBy) return [];
  return listWordsBeside(tokens, size, 1).words;
}

/** A name before a value: its last word is the nearest. */
function scoreBefore(left: Beside, name: readonly string[], most: number): number {
  return scoreBeside(left, name, most, true);
}

/** Whether a name stands beside a value, with nothing but joining words between them; longer names say more. */
function scoreBeside({ words }: Beside, name: readonly string[], most: number, isBefore = false): number {
  if (name.length === 0) return 0;
  for (let skip = 0; skip <= 2; skip++) {
    if (skip > 0 && !LINKS.has(words[skip - 1] ?? "")) return 0;
    let at = 0;
    while (at < name.length && words[skip + at] === name[isBefore ? name.length - 1 - at : at]) at++;
    if (at === name.length) return most - 0.5 * skip + 0.8 * (name.length - 1);
  }
  return 0;
}
