/** Lists that a sentence says beside other inputs: a run of figures, pairs ("100 shares at 20"), named amounts ("350 car"). */
import { isNumeric } from "#engine/kinds/index.ts";
import type { AnyField, Rows } from "#engine/fields.ts";
import { applies, getItemField, getRowFields } from "#engine/values.ts";
import { NAMED, scoreCues } from "./cues.ts";
import { type Fit, fitToken } from "./fit.ts";
import { type FieldProfile, getRowProfile, type Profile } from "./profile.ts";
import type { Preferences } from "#localization/preferences.ts";
import { findValuePlaces } from "./assign.ts";
import type { RowsRead } from "./rows.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";

/** Fewer figures in a row are a list only where its name stands before them. */
const LEAST_RUN = 3;

type Placed = readonly [at: number, amount: Amount];

/** The lists of a calculator that a sentence says. */
export function readSaidRows(
  profile: Profile,
  tokens: readonly Token[],
  preferences: Preferences,
): readonly RowsRead[] {
  const usual = Object.fromEntries(profile.fields.map(({ key, field }) => [key, field.default]));
  return profile.fields.flatMap((list) => {
    if (list.field.kind !== "list" || !applies(list.field, usual)) return [];
    const item = getItemField(list.field);
    const rows = getRowFields(list.field);
    const read = item
      ? readRun(list, item, tokens)
      : rows && (readTypedRows(list, rows, profile, tokens, preferences) ?? readNamedRows(list, rows, profile, tokens));
    return read ?? [];
  });
}

/** "Cash flows 15000, 20000 and 25000": figures of one kind with nothing but commas and "and" between them. */
function readRun(list: FieldProfile, item: AnyField, tokens: readonly Token[]): RowsRead | null {
  let run: Placed[] = [];
  let best: Placed[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type === "amount" && isOfKind(token, item)) {
      run.push([at, token]);
      if (run.length > best.length) best = run;
    } else if (!(token.type === "mark" && token.text === ",") && token.text !== "and") run = [];
  }
  const least = best[0] && scoreCues(tokens, best[0][0], list) >= NAMED ? 2 : LEAST_RUN;
  if (best.length < least) return null;
  return { key: list.key, value: best.map(([, one]) => toNumber(one)), places: best.map(([at]) => at) };
}

/** Figures of a row: more are no sentence. */
const SIZES = [4, 3, 2];

/**
 * "100 shares at 20 and 50 shares at 14", "$8,000 at 23% paying $300 and $5,000 at 18% paying $180": the longest run of figures
 * that repeats the same columns, which units, signs and names tell apart. One figure of a row may be bare.
 */
function readTypedRows(
  list: FieldProfile,
  rows: Rows,
  profile: Profile,
  tokens: readonly Token[],
  preferences: Preferences,
): RowsRead | null {
  const columns = getRowProfile(list, rows, profile);
  const needed = listNeededCells(rows).map(([key]) => key);
  const places = findValuePlaces(tokens);
  const sized = readInches(tokens, rows);
  const fits = places.map((at) => listColumnFits(sized, at, list, profile, columns, preferences));
  let best: Run | null = null;
  for (let from = 0; from < places.length; from++)
    for (const size of SIZES)
      for (const order of listOrders(fits.slice(from, from + size), needed)) {
        const run = readRowsFrom(fits, from, order);
        if (run && (!best || run.length > best.length || (run.length === best.length && run.score > best.score)))
          best = run;
      }
  if (!best) return null;
  const { from, length, order } = best;
  const taken = places.slice(from, from + length);
  // One row is none where people say its figures of other inputs: "takt time 8 hours 240 units".
  const others = profile.fields.filter((one) => one !== list && one.isSaid > 0);
  const isOthers = (at: number) => others.some((one) => fitToken(tokens, at, one, profile, preferences) !== null);
  if (length === order.length && taken.every(isOthers)) return null;
  const value = Array.from({ length: length / order.length }, (_, row) => {
    const at = from + row * order.length;
    const cells = order.map((key, column) => [key, fits[at + column]!.find((fit) => fit.key === key)!.value]);
    return { ...startRow(list, rows, tokens[places[at]!] as Amount), ...Object.fromEntries(cells) };
  });
  return { key: list.key, value, places: taken };
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

interface Run {
  readonly from: number;
  /** Figures in all its rows. */
  readonly length: number;
  readonly order: readonly string[];
  readonly score: number;
}

type ColumnFit = Fit & { readonly isClear: boolean };

/** The columns that a figure can be of; none where it is another input's. */
function listColumnFits(
  tokens: readonly Token[],
  at: number,
  list: FieldProfile,
  { fields }: Profile,
  columns: Profile,
  preferences: Preferences,
): readonly ColumnFit[] {
  const token = tokens[at]!;
  if (token.type !== "amount" || fields.some((one) => one !== list && scoreCues(tokens, at, one) >= NAMED)) return [];
  const isTyped = token.measures.length > 0 || token.currency !== null || token.isPercent;
  // "100 shares at 20": what "at" leads to is a price or a rate.
  const isPriced = /^(?:at|@)$/.test(tokens[at - 1]?.text.trim() ?? "");
  const isPrice = ({ field }: FieldProfile) => field.kind === "money" || field.kind === "percent";
  const possible = isPriced && columns.fields.some(isPrice) ? columns.fields.filter(isPrice) : columns.fields;
  return possible.flatMap((column) => {
    const fit = fitToken(tokens, at, column, columns, preferences);
    if (!fit || fit.lost !== undefined || fit.sets !== undefined || fit.share !== undefined) return [];
    return [{ ...fit, isClear: isTyped || fit.isNamed }];
  });
}

/** The ways in which some figures can be the columns of a row. */
function listOrders(
  fits: readonly (readonly ColumnFit[])[],
  needed: readonly string[],
): readonly (readonly string[])[] {
  let orders: readonly (readonly string[])[] = [[]];
  for (const one of fits)
    orders = orders.flatMap((order) => one.flatMap(({ key }) => (order.includes(key) ? [] : [[...order, key]])));
  return orders.filter((order) => order.length > 1 && needed.every((key) => order.includes(key)));
}

/** As many rows in one order of columns as follow one another. */
function readRowsFrom(fits: readonly (readonly ColumnFit[])[], from: number, order: readonly string[]): Run | null {
  let [length, score] = [0, 0];
  for (let at = from; at + order.length <= fits.length; at += order.length) {
    const row = order.map((key, column) => fits[at + column]!.find((fit) => fit.key === key));
    if (row.some((fit) => fit === undefined) || row.filter((fit) => !fit!.isClear).length > 1) break;
    length += order.length;
    score += row.reduce((sum, fit) => sum + fit!.score, 0);
  }
  return length === 0 ? null : { from, length, order, score };
}

/** "1900 debt payments", "car 350, student loan 200": amounts beside a name of the list, each a row of its own. */
function readNamedRows(list: FieldProfile, rows: Rows, profile: Profile, tokens: readonly Token[]): RowsRead | null {
  const cells = listNeededCells(rows);
  const [cell] = cells;
  if (cells.length !== 1 || !cell) return null;
  const named = listFreeAmounts(profile, list, tokens).filter(
    ([at, amount]) => isOfKind(amount, cell[1]) && scoreCues(tokens, at, { ...list, hints: [] }) >= NAMED,
  );
  if (named.length === 0) return null;
  const value = named.map(([, amount]) => ({ ...startRow(list, rows, amount), [cell[0]]: toNumber(amount) }));
  return { key: list.key, value, places: named.map(([at]) => at) };
}

const listNeededCells = (rows: Rows) =>
  Object.entries(rows).filter(([, cell]) => isNumeric(cell) && cell.default === undefined && !cell.optional);

/** The amounts that no other input names. */
function listFreeAmounts({ fields }: Profile, list: FieldProfile, tokens: readonly Token[]): Placed[] {
  return tokens.flatMap((token, at): Placed[] => {
    if (token.type !== "amount") return [];
    const isOthers = fields.some((one) => one !== list && scoreCues(tokens, at, one) >= NAMED);
    return isOthers ? [] : [[at, token]];
  });
}

/** What a row holds besides its figures: the first option, and the amount as its name. */
function startRow({ field }: FieldProfile, rows: Rows, { text }: Amount): Record<string, unknown> {
  const usual = (field.default as readonly Record<string, unknown>[])[0] ?? {};
  return Object.fromEntries(
    Object.entries(rows).map(([key, cell]) => [key, cell.kind === "text" ? text.trim() : (cell.default ?? usual[key])]),
  );
}

function isOfKind({ isPercent, currency, measures, multiple, per }: Amount, { kind }: AnyField): boolean {
  if (per !== null) return kind === "money";
  if (isPercent) return kind === "percent";
  if (currency !== null) return kind === "money";
  return kind !== "quantity" && kind !== "percent" && (measures.length === 0 || multiple > 1);
}

function toNumber({ value, multiple }: Amount): number {
  return value * multiple;
}
