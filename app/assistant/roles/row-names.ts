/** What the rows of a list are called in a sentence. */
import { STOP } from "#catalogue/search/normalise.ts";
import { isSeparator, type Run } from "./column-runs.ts";
import { getCanonicalWords, type Profile } from "./profile.ts";
import { isFill, isTurning } from "./unread.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import type { Token } from "#assistant/tokens/token.ts";

/** "8 hours a day" is not a day of its own. */
const PERIOD_WORDS = new Set(Object.keys(PERIODS));
/** Words of a name. */
const LONGEST_NAME = 3;

/** What is not part of a whole but the whole itself, or what it is paid from. */
export const NO_ROW = /^(?:totals?|sum|altogether|incomes?|salary|earn(?:s|ed|ings?)?|overall|combined)$/i;

/** The places of the words that name each row: before its figures as far as the last separator, among and behind them. */
export function nameRows(
  { rows }: Run,
  tokens: readonly Token[],
  places: readonly number[],
  profile: Profile,
): readonly (readonly number[])[] {
  const isNameAt = (at: number) => isNameWord(tokens[at]!);
  const leads = rows.map(({ from }) => listBefore(tokens, places[from]!).filter(isNameAt));
  const trails = rows.map(({ to }, row) => {
    const words = listBehind(tokens, places[to - 1]!).filter(isNameAt);
    // Without a separator the words between two rows are the name of the second.
    return words.some((at) => leads[row + 1]?.includes(at)) ? [] : words;
  });
  const longest = (names: readonly (readonly number[])[]) => Math.max(...names.map(({ length }) => length));
  const [leading, trailing] = [longest(leads.slice(1)), longest(trails.slice(0, -1))];
  // Before the first row and behind the last one stands what else is said: only as much as others have is a name.
  const [first, end] = [leads[0]!, rows.length - 1];
  leads[0] = first.slice(Math.max(0, first.length - (rows.length === 1 ? LONGEST_NAME : leading)));
  trails[end] = trails[end]!.slice(0, rows.length === 1 ? LONGEST_NAME : trailing);
  return rows.map(({ from, to }, row) => {
    const inside = Array.from({ length: places[to - 1]! - places[from]! }, (_, at) => places[from]! + at).filter(
      (at) => !places.slice(from, to).includes(at),
    );
    // Nothing shows that a word among the figures of a single row is a name.
    const among = rows.length === 1 ? [] : inside.filter(isNameAt);
    const said = [...leads[row]!, ...among, ...trails[row]!];
    const own = said.filter((at) => isOwn(tokens[at]!, profile) || NO_ROW.test(tokens[at]!.text));
    return own.length > 0 ? own : said;
  });
}

/** The words before a value as far as a mark, another value, or what separates rows. */
function listBefore(tokens: readonly Token[], at: number): readonly number[] {
  const places: number[] = [];
  for (let place = at - 1; place >= 0; place--) {
    const token = tokens[place]!;
    if (token.type === "mark" || token.type === "amount" || isSeparator(token)) break;
    places.unshift(place);
  }
  return places;
}

function listBehind(tokens: readonly Token[], at: number): readonly number[] {
  const places: number[] = [];
  for (let place = at + 1; place < tokens.length; place++) {
    const token = tokens[place]!;
    if ((token.type === "mark" && token.text.trim() !== "(") || token.type === "amount" || isSeparator(token)) break;
    places.push(place);
  }
  return places;
}

const isNameWord = (token: Token) =>
  (token.type === "word" &&
    !isTurning(token.word) &&
    ![STOP, PERIOD_WORDS].some((words) => words.has(token.word)) &&
    !isFill(token.word)) ||
  token.type === "date";

/** Whether a word is not a word of the calculator. */
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
      (at) =>
        !places.includes(at) &&
        !(tokens[at]!.type === "word" && isTurning(tokens[at]!.text)) &&
        (rows.length > 1 || !isNameWord(tokens[at]!) || isCue(at)),
    );
    // The "a day" of "8 hours a day" belongs to the figure.
    const [link, period] = [tokens[last + 1], tokens[last + 2]];
    const isByPeriod = /^(?:an?|per|each|every)$/.test(link?.text ?? "") && PERIOD_WORDS.has(period?.text ?? "");
    return [...[first - 1, last + 1].filter(isCue), ...inside, ...(isByPeriod ? [last + 1, last + 2] : [])];
  });
}
