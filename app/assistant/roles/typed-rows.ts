/** Rows of a list that a sentence says one after another: "rice 300 g at 360, chicken 450 g at 165", "rent 1,450, food 520". */
import type { Rows } from "#engine/fields.ts";
import { findValuePlaces, MOST_VALUES } from "./assign.ts";
import { type Column, endsRow, listOrders, type Needs, readRun, type Run } from "./column-runs.ts";
import { NAMED, scoreCues } from "./cues.ts";
import { fitToken } from "./fit.ts";
import { type FieldProfile, getRowProfile, type Profile } from "./profile.ts";
import type { RowsRead } from "./rows.ts";
import { listInside, nameRows, NO_ROW } from "./row-names.ts";
import { isPaired, listNeededCells, shareLast } from "./said-lists.ts";
import { startRow } from "./start-row.ts";
import type { Preferences } from "#localization/preferences.ts";
import { type Amount, isBare, type Token } from "#assistant/tokens/token.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";

/**
 * The longest run of figures that fills the same columns row by row, in one order; units, signs, names and what stands between
 * them tell the columns apart, and those that have a usual value may be left out. One figure of a row may be bare. What else a
 * row says is its name.
 */
export function readTypedRows(
  list: FieldProfile,
  rows: Rows,
  profile: Profile,
  tokens: readonly Token[],
  preferences: Preferences,
): RowsRead | null {
  const columns = getRowProfile(list, rows, profile);
  const places = findValuePlaces(tokens).filter((at) => !isWeekday(tokens[at]!, rows));
  // At most one figure of a row is bare, so of many most have a unit or a sign.
  const bare = places.filter((at) => isBare(tokens[at]) && !isPaired(tokens, at));
  if (places.length > MOST_VALUES && bare.length > places.length / 2) return null;
  const sized = shareLast(readInches(tokens, rows));
  const fits = places.map((at) => listColumnFits(sized, at, list, profile, columns, preferences));
  const needs: Needs = {
    columns: rows,
    needed: listNeededCells(rows).map(([key]) => key),
    counts: new Set(
      Object.keys(rows).filter(
        (key) => rows[key]!.unsaid === 1 || (rows[key]!.kind === "integer" && rows[key]!.default === 1),
      ),
    ),
  };
  const hasName = Object.values(rows).some(({ kind }) => kind === "text");
  const gaps = places.map((at, place) => tokens.slice(place === 0 ? 0 : places[place - 1]! + 1, at));
  // "$412,000 1,850 sq ft; comps $398,000 1,760 sq ft": the list begins where its name stands.
  const begin = Math.max(
    0,
    places.findIndex((at, place) => scoreCues(tokens, at, list) >= NAMED && gaps[place]!.some(endsRow)),
  );
  let best: Run | null = null;
  for (const order of listOrders(fits, Object.keys(rows), hasName ? 1 : 2))
    for (let from = begin; from < places.length; from++) {
      if (!fits[from]!.some(({ key }) => key === order[0] || needs.counts.has(order[0]!))) continue;
      const run = readRun(fits, from, order, needs, gaps);
      if (!run) continue;
      // What begins within a run is a part of it.
      if (run.rows.length > 1) from = run.rows.at(-1)!.to - 1;
      if (best && (run.length < best.length || (run.length === best.length && run.score <= best.score))) continue;
      if (order.length > 1 || isNamedRun(run, tokens, places, profile) || isPlainRun(run, sized, places, list))
        best = run;
    }
  if (!best) return null;
  const taken = best.rows.flatMap(({ from, to }) => places.slice(from, to));
  // One row is none where people say its figures of other inputs: "takt time 8 hours 240 units".
  const others = profile.fields.filter((one) => one !== list && one.isSaid > 0);
  const isOthers = (at: number) => others.some((one) => fitToken(tokens, at, one, profile, preferences) !== null);
  if (best.rows.length === 1 && taken.every(isOthers)) return null;
  const names = nameRows(best, tokens, places, profile);
  if (names.some((name) => name.some((at) => NO_ROW.test(tokens[at]!.text)))) return null;
  const shared = findShared(best, fits, tokens, places);
  const words = best.rows.map(({ from, to }) =>
    tokens.slice(Math.max(0, places[from]! - 1), places[to - 1]! + 3).map(({ text }) => text),
  );
  const value = best.rows.map(({ from, to, cells }, row) => {
    const name = names[row]!.map((at) => tokens[at]!.text);
    const begun = startRow(rows, name.join(" ") || tokens[places[from]!]!.text.trim(), words[row], words.flat());
    const said = Object.fromEntries([...cells, ...shared.cells].map(([key, { value: cell }]) => [key, cell]));
    return begun && { ...begun, ...toAfternoon(said, rows, tokens.slice(places[from], places[to - 1]! + 1)) };
  });
  if (value.includes(null)) return null;
  return {
    key: list.key,
    value,
    places: [...taken, ...shared.places],
    names: [...names.flat(), ...listInside(best, tokens, places, columns)],
  };
}

/** "…, half an hour for lunch each day": what is said behind the rows of every one of them. */
function findShared(
  { rows }: Run,
  fits: readonly (readonly Column[])[],
  tokens: readonly Token[],
  places: readonly number[],
): { readonly cells: readonly (readonly [string, Column])[]; readonly places: readonly number[] } {
  const next = rows.at(-1)!.to;
  const at = places[next];
  const fit = fits[next]?.find(({ key, isClear }) => isClear && !rows.some(({ cells }) => cells.has(key)));
  const behind = at === undefined ? [] : tokens.slice(at + 1, at + 5);
  const isOfEach = behind.some(({ text }) => /^(?:each|every|apiece|daily)$/i.test(text));
  return fit && at !== undefined && isOfEach ? { cells: [[fit.key, fit]], places: [at] } : { cells: [], places: [] };
}

/** "8:00 to 5:00" ends in the afternoon. */
function toAfternoon(cells: Readonly<Record<string, unknown>>, rows: Rows, tokens: readonly Token[]) {
  const [start, end] = Object.keys(rows).filter((key) => rows[key]!.kind === "time");
  const [from, to] = [cells[start ?? ""], cells[end ?? ""]];
  const isTold = tokens.some(({ text }) => /[ap]\.?m\b/i.test(text));
  if (isTold || typeof from !== "string" || typeof to !== "string" || to > from || to >= "12:00") return cells;
  return { ...cells, [end!]: `${Number(to.slice(0, 2)) + 12}${to.slice(2)}` };
}

/** The "Monday" of "Monday 9:00 to 17:00" is the name of a row without a date. */
function isWeekday(token: Token, rows: Rows): boolean {
  return token.type === "date" && !Object.values(rows).some(({ kind }) => kind === "date");
}

/** "1 x 6 x 8 ft": where columns differ in their unit, a board of 8 feet is 6 inches wide. */
function readInches(tokens: readonly Token[], rows: Rows): readonly Token[] {
  const units = new Set(
    Object.values(rows).flatMap(({ dimension, unit }) => (dimension?.id === "length" ? [unit] : [])),
  );
  if (units.size < 2) return tokens;
  return tokens.map((token, at) => {
    const isOfSize = token.type === "amount" && (token.isBy || (tokens[at + 2] as Partial<Amount>)?.isBy === true);
    const isInFeet = isOfSize && token.measures[0]?.unit.id === "ft" && /^[\d./\s]+$/.test(token.text);
    return isInFeet ? { ...token, measures: findMeasures("in") } : token;
  });
}

/** The columns that a value can be of; none where it is another input's. */
function listColumnFits(
  tokens: readonly Token[],
  at: number,
  list: FieldProfile,
  profile: Profile,
  columns: Profile,
  preferences: Preferences,
): readonly Column[] {
  const token = tokens[at]!;
  const isTyped = !isBare(token) || isPaired(tokens, at);
  // "100 shares at 20": what "at" leads to is a price or a rate.
  const isPriced = /^(?:at|@)$/.test(tokens[at - 1]?.text.trim() ?? "");
  const isPrice = ({ field }: FieldProfile) => field.kind === "money" || field.kind === "percent";
  const possible = isPriced && columns.fields.some(isPrice) ? columns.fields.filter(isPrice) : columns.fields;
  const found = possible.flatMap((column): Column[] => {
    if (column.field.kind === "text") return [];
    const fit = fitToken(tokens, at, column, columns, preferences);
    if (!fit || fit.lost !== undefined || fit.sets !== undefined || fit.share !== undefined) return [];
    return [{ ...fit, isClear: isTyped || fit.isNamed }];
  });
  if (found.length === 0) return [];
  const own = Math.max(...columns.fields.map((one) => scoreCues(tokens, at, one)));
  const isOthers = (one: FieldProfile) => {
    const score = one === list ? 0 : scoreCues(tokens, at, one);
    if (score < NAMED || score <= own) return false;
    return /^(?:choice|list)$/.test(one.field.kind) || fitToken(tokens, at, one, profile, preferences) !== null;
  };
  const isOneOfPairs = isPaired(tokens, at) && tokens.filter((_, place) => isPaired(tokens, place)).length > 2;
  if (!isOneOfPairs && profile.fields.some(isOthers)) return [];
  // "300 likes" are not comments, whatever stands on the other side.
  const named = found.filter(({ isNamed }) => isNamed).map(({ score }) => score);
  return named.length === 0 ? found : found.filter(({ score, isNamed }) => isNamed && score > Math.max(...named) - 0.4);
}

/** Whether every row of single figures has a name, two at least: "rent 1,450, food 520". */
function isNamedRun(run: Run, tokens: readonly Token[], places: readonly number[], profile: Profile): boolean {
  return run.rows.length > 1 && nameRows(run, tokens, places, profile).every((name) => name.length > 0);
}

/** Three figures or more with nothing but commas between, with a unit or the name of the list: "38, 52 and 61 seconds". */
function isPlainRun({ rows }: Run, tokens: readonly Token[], places: readonly number[], list: FieldProfile): boolean {
  const [first, last] = [places[rows[0]!.from]!, places[rows.at(-1)!.from]!];
  const isOnly = tokens
    .slice(first, last)
    .every((token) => token.type === "amount" || token.text === "," || token.text === "and");
  const isClear = rows.every(({ cells }) => [...cells.values()].every((cell) => cell.isClear));
  return rows.length > 2 && isOnly && (isClear || scoreCues(tokens, first, list) >= NAMED);
}
