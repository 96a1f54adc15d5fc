/** What the rows of a list are called in a sentence. */
import { STOP } from "#catalogue/search/normalise.ts";
import { isSeparator, type Run } from "./column-runs.ts";
import { getCanonicalWords, type Profile } from "./profile.ts";
import { isFill, isTurning } from "./unread.ts";
import type { Token } from "#assistant/tokens/token.ts";

/** Words of a name. */
const LONGEST_NAME = 3;

/** What is no part of a whole but the whole itself, or what it is paid from. */
export const NO_ROW = /^(?:totals?|sum|altogether|incomes?|salary|earn(?:s|ed|ings?)?|overall|combined)$/i;

/** The places of the words that name each row: before its figures as far as the last separator, among and behind them. */
export function nameRows(
  { rows }: Run,
  tokens: readonly Token[],
  places: readonly number[],
  profile: Profile,
): readonly (readonly number[])[] {
  const leads = rows.map(({ from }, row) => listBefore(tokens, places[from]!, row === 0 ? LONGEST_NAME : Infinity));
  const trails = rows.map(({ to }, row) =>
    listBehind(tokens, places[to - 1]!, row === rows.length - 1 ? LONGEST_NAME : Infinity),
  );
  const isLed = leads.slice(1).some((lead) => lead.length > 0);
  const isTrailed = trails.slice(0, -1).some((trail) => trail.length > 0);
  return rows.map(({ from, to }, row) => {
    const inside = Array.from({ length: places[to - 1]! - places[from]! }, (_, at) => places[from]! + at).filter(
      (at) => !places.slice(from, to).includes(at),
    );
    const all = [
      ...(row > 0 || isLed || rows.length === 1 ? leads[row]! : []),
      ...inside,
      ...(row < rows.length - 1 || isTrailed || rows.length === 1 ? trails[row]! : []),
    ];
    const said = all.filter((at) => isName(tokens[at]!));
    const own = said.filter((at) => isOwn(tokens[at]!, profile) || NO_ROW.test(tokens[at]!.text));
    return own.length > 0 ? own : said;
  });
}

/** The words before a value as far as a mark, another value, or what separates rows. */
function listBefore(tokens: readonly Token[], at: number, most: number): readonly number[] {
  const places: number[] = [];
  for (let place = at - 1; place >= 0 && places.length < most; place--) {
    const token = tokens[place]!;
    if (token.type === "mark" || token.type === "amount" || isSeparator(token)) break;
    places.unshift(place);
  }
  return places;
}

function listBehind(tokens: readonly Token[], at: number, most: number): readonly number[] {
  const places: number[] = [];
  for (let place = at + 1; place < tokens.length && places.length < most; place++) {
    const token = tokens[place]!;
    if ((token.type === "mark" && token.text.trim() !== "(") || token.type === "amount" || isSeparator(token)) break;
    places.push(place);
  }
  return places;
}

const isName = (token: Token) =>
  (token.type === "word" && !isTurning(token.word) && !STOP.has(token.word) && !isFill(token.word)) ||
  token.type === "date";

/** Whether a word is no word of the calculator. */
function isOwn(token: Token, { words }: Profile): boolean {
  return token.type !== "word" || !getCanonicalWords(token.word).every((word) => words.has(word));
}

/** The places of what stands between the figures of a row, and of the columns' own names beside it. */
export function listInside(
  { rows }: Run,
  tokens: readonly Token[],
  places: readonly number[],
  { fields }: Profile,
): number[] {
  const cues = new Set(fields.flatMap((field) => field.cues.flat()));
  const isCue = (at: number) => {
    const token = tokens[at];
    return (
      token?.type === "word" && !isTurning(token.word) && getCanonicalWords(token.word).every((word) => cues.has(word))
    );
  };
  return rows.flatMap(({ from, to }) => {
    const [first, last] = [places[from]!, places[to - 1]!];
    const inside = Array.from({ length: last - first }, (_, at) => first + at).filter(
      (at) => !places.includes(at) && !(tokens[at]!.type === "word" && isTurning(tokens[at]!.text)),
    );
    return [...[first - 1, last + 1].filter(isCue), ...inside];
  });
}
