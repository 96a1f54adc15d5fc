/** Lists of figures that a sentence says: "4, 6 and 12", "12, 15, 14 vs 18, 20, 17", "observed 90, 30 and expected 80, 40". */
import type { AnyField, Rows } from "#engine/fields.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { getItemField } from "#engine/values.ts";
import { NAMED, scoreCues } from "./cues.ts";
import { isNeutral } from "./neutral.ts";
import { type FieldProfile, getCanonicalWords } from "./profile.ts";
import { fromShownUnit, unitFor } from "#engine/quantity-units.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { RowsRead } from "./rows.ts";
import { startRow } from "./start-row.ts";
import { type Amount, isBare, type Token } from "#assistant/tokens/token.ts";

/** Fewer figures in a row are a list only where its name stands before them, or where there is another such list. */
const LEAST_RUN = 3;

export type Placed = readonly [at: number, amount: Amount];
/** Figures with nothing but commas and "and" between them. */
type Run = readonly Placed[];

/** Puts runs of figures into the lists of a calculator: by the name before them, else in their order. */
export function readLists(lists: readonly FieldProfile[], tokens: readonly Token[]): readonly RowsRead[] {
  const read = new Map<FieldProfile, Run>();
  const isNamed = (run: Run, list: FieldProfile) => scoreCues(tokens, run[0]![0], list) >= NAMED;
  const listRuns = (list: FieldProfile) =>
    findRuns(tokens, isItemOf(list, tokens), lists.length > 1).filter(
      (run) => run.length > 1 && ![...read.values()].some((other) => other[0]![0] === run[0]![0]),
    );
  for (const list of lists) {
    const named = listRuns(list).filter((run) => isNamed(run, list));
    if (named.length > 0) read.set(list, findLongest(named));
  }
  for (const list of lists) {
    const others = listRuns(list).filter((run) => !lists.some((other) => isNamed(run, other)));
    // Weights that may be left out are not a second list without their name.
    if (read.has(list) || others.length === 0 || (list.field.optional && lists.length > 1)) continue;
    const run = lists.length > 1 ? others[0]! : findLongest(others);
    if (run.length >= (read.size + others.length > 1 && lists.length > 1 ? 2 : LEAST_RUN)) read.set(list, run);
  }
  return [...read].map(([{ key }, run]) => ({
    key,
    value: run.map(([, one]) => toNumber(one)),
    places: run.map(([at]) => at),
    names: listDates(tokens, run),
  }));
}

/** When each figure of a list was. */
function listDates(tokens: readonly Token[], run: Run): readonly number[] {
  const [first, last] = [run[0]![0], run.at(-1)![0]];
  return [...tokens.keys()].filter((at) => at > first && at < last + 3 && isMoment(tokens[at]!));
}

/**
 * "(1, 2.1), (2, 3.9) and (3, 6.2)", "x 1, 2, 3 and y 2.1, 3.9, 6.2": rows whose columns are all plain numbers, each written
 * as a run of its own, or each column as one.
 */
export function readColumns(
  list: FieldProfile,
  rows: Rows,
  tokens: readonly Token[],
  preferences: Preferences,
): RowsRead | null {
  const columns = listNeededCells(rows);
  if (columns.length < 2 || !columns.every(([, cell]) => isPlainNumber(cell))) return null;
  if (tokens.some((_, at) => isPaired(tokens, at))) return null;
  const names = columns.map(([key]) => key);
  const runs = findRuns(tokens, ([, one]) => isBare(one), true).filter((run) => run.length > 1);
  const [first] = runs;
  if (!first || runs.length < 2 || runs.some((run) => run.length !== first.length)) return null;
  const isByColumn =
    runs.length === names.length && (first.length > names.length || isColumnNamed(tokens, first, columns[0]!));
  if (!isByColumn && first.length !== names.length) return null;
  const find = (row: number, column: number) => (isByColumn ? runs[column]![row] : runs[row]![column])![1];
  const value = Array.from({ length: isByColumn ? first.length : runs.length }, (_, row) => ({
    ...startRow(rows, ""),
    ...Object.fromEntries(
      columns.map(([name, cell], column) => [name, parseCell(cell, find(row, column), preferences)]),
    ),
  }));
  return { key: list.key, value, places: runs.flatMap((run) => run.map(([at]) => at)) };
}

/** A bare figure is in the unit that the visitor is shown. */
function parseCell(cell: AnyField, amount: Amount, preferences: Preferences): number {
  const value = toNumber(amount);
  return cell.kind === "quantity" ? fromShownUnit(cell, value, unitFor(cell, preferences)) : value;
}

const isPlainNumber = ({ kind }: AnyField) => kind === "number" || kind === "integer" || kind === "quantity";

/** The figures that a row cannot do without: nobody's are usual, but none, one piece, or all of it. */
export function listNeededCells(rows: Rows): readonly (readonly [string, AnyField])[] {
  return Object.entries(rows).filter(
    ([, cell]) =>
      (isNumeric(cell) || cell.kind === "time" || cell.kind === "date") &&
      !cell.optional &&
      cell.unsaid === undefined &&
      !isNeutral(cell),
  );
}

/** Whether the key or the label of a column stands before a run. */
function isColumnNamed(tokens: readonly Token[], run: Run, [key, { label }]: readonly [string, AnyField]): boolean {
  const names = new Set(getCanonicalWords(`${key} ${label}`));
  const before = [tokens[run[0]![0] - 1], tokens[run[0]![0] - 2]];
  return before.some(
    (token) => token?.type === "word" && getCanonicalWords(token.word).every((word) => names.has(word)),
  );
}

function findLongest(runs: readonly Run[]): Run {
  return runs.reduce((best, run) => (run.length > best.length ? run : best));
}

/** The runs of figures that can be meant; with `hasSeveral` lists, "1, 2 and 3, 4" are two. */
function findRuns(
  tokens: readonly Token[],
  isMeant: (one: Placed, run: Run) => boolean,
  hasSeveral: boolean,
): readonly Run[] {
  const runs: Placed[][] = [[]];
  for (const [at, token] of shareLast(tokens).entries()) {
    // "Five grades 80, 85, 90": a figure in words before others in digits counts them.
    if (token.type === "amount" && isInWords(runs.at(-1)!.at(-1)?.[1]) && !isInWords(token)) runs.push([]);
    if (token.type === "amount") runs.at(-1)!.push([at, token]);
    else if (!isJoint(token)) runs.push([]);
  }
  return runs
    .flatMap((run) => (hasSeveral ? splitAtAnd(run, tokens) : [run]))
    .flatMap((run) => splitBy(run, (one) => isMeant(one, run)));
}

const isInWords = (amount: Amount | undefined) => amount !== undefined && !/\d/.test(amount.text);

/** Whether a figure can be an item of a list. "Monthly returns 1.5, -0.7, 2.1": with its name before them percentages need no sign. */
function isItemOf(list: FieldProfile, tokens: readonly Token[]) {
  const item = getItemField(list.field)!;
  return ([, one]: Placed, run: Run) =>
    isOfKind(one, item) ||
    (item.kind === "percent" && isBare(one) && run.length > 1 && scoreCues(tokens, run[0]![0], list) >= NAMED);
}

/** What stands between two figures of a list: commas, "and", and when each was: "$31 in January, $36 in June and $29". */
const isJoint = (token: Token) =>
  (token.type === "mark" && token.text === ",") ||
  isMoment(token) ||
  (token.type === "word" && /^(?:and|in)$/.test(token.word));

const isMoment = (token: Token) => token.type === "date" || (token.type === "word" && MONTH.test(token.word));
const MONTH = /^(?:jan|febr?|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ch|il|ust|ember|ober)?$/;

/** The parts of a run in which all figures can be meant. */
function splitBy(run: Run, isMeant: (one: Placed) => boolean): readonly Run[] {
  const parts: Placed[][] = [[]];
  for (const one of run) {
    if (isMeant(one)) parts.at(-1)!.push(one);
    else parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** At the only "and" that has two figures or more on both sides. */
function splitAtAnd(run: Run, tokens: readonly Token[]): readonly Run[] {
  const starts = run.flatMap(([at], place) => (place > 0 && tokens[at - 1]!.text === "and" ? [place] : []));
  const [start] = starts;
  if (start === undefined || starts.length > 1 || start < 2 || run.length - start < 2) return [run];
  return [run.slice(0, start), run.slice(start)];
}

/** "38, 52 and 61 seconds", "97, 96 and 94 percent": the unit or sign behind the last figure is that of all. */
export function shareLast(tokens: readonly Token[]): readonly Token[] {
  const shared = [...tokens];
  const isOfList = new Set<number>();
  for (let at = shared.length - 1; at > 1; at--) {
    const [token, link, before] = [shared[at]!, shared[at - 1]!, shared[at - 2]];
    const isLinked = link.text === "and" || (link.text === "," && isOfList.has(at));
    if (token.type !== "amount" || !isLinked || !isBare(before) || before.multiple > 1 || token.parts.length > 1)
      continue;
    const { measures, currency, isPercent } = token;
    shared[at - 2] = { ...before, measures, currency, isPercent };
    isOfList.add(at - 2);
  }
  return shared;
}

/** Whether a figure can be of a kind of field. */
export function isOfKind({ isPercent, currency, measures, multiple, per }: Amount, { kind }: AnyField): boolean {
  if (per !== null) return kind === "money";
  if (isPercent) return kind === "percent";
  if (currency !== null) return kind === "money" || kind === "number";
  return kind !== "quantity" && kind !== "percent" && (measures.length === 0 || multiple > 1);
}

export function toNumber({ value, multiple }: Amount): number {
  return value * multiple;
}

/** "128/79" and "128 over 79" say two columns in their order. */
export function isPaired(tokens: readonly Token[], at: number): boolean {
  const isLink = (place: number) => /^(?:\/|over)$/.test(tokens[place]?.text.trim() ?? "");
  const isNumber = (place: number) => tokens[place]?.type === "amount";
  return (isLink(at - 1) && isNumber(at - 2)) || (isLink(at + 1) && isNumber(at + 2));
}
