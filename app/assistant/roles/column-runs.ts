/** Runs of figures that fill the columns of a list row by row. */
import type { AnyField, Rows } from "#engine/fields.ts";
import type { Fit } from "./fit.ts";
import type { Token } from "#assistant/tokens/token.ts";

/** Figures of a row: more are not a sentence. */
const MOST_COLUMNS = 5;
/** Orders of columns that are tried. */
const MOST_ORDERS = 24;
/** Words and marks between two figures of a list. */
const WIDEST_GAP = 8;

export type Column = Fit & { readonly isClear: boolean };

type Cells = ReadonlyMap<string, Column>;

interface Row {
  /** Where its figures stand among the values. */
  readonly from: number;
  readonly to: number;
  readonly cells: Cells;
}

export interface Run {
  readonly rows: readonly Row[];
  readonly length: number;
  readonly score: number;
}

/** The orders in which figures that follow one another can be columns, those of the definition's order first. */
export function listOrders(
  fits: readonly (readonly Column[])[],
  keys: readonly string[],
  least: number,
): readonly (readonly string[])[] {
  const orders = new Map<string, readonly string[]>();
  // Most figures of a list can be the same columns as those of the row before.
  const tried = new Set<string>();
  const kinds = fits.map((one) => one.map(({ key }) => key).join("|"));
  for (let size = MOST_COLUMNS; size >= least; size--)
    for (let from = 0; from + size <= fits.length; from++) {
      const kind = kinds.slice(from, from + size).join();
      if (tried.has(kind)) continue;
      tried.add(kind);
      let found: readonly (readonly string[])[] = [[]];
      for (const one of fits.slice(from, from + size))
        found = found.flatMap((order) => one.flatMap(({ key }) => (order.includes(key) ? [] : [[...order, key]])));
      for (const order of found) orders.set(order.join(), order);
    }
  const disorder = (order: readonly string[]) =>
    order.filter((key, at) => at > 0 && keys.indexOf(key) < keys.indexOf(order[at - 1]!)).length;
  return [...orders.values()].toSorted((a, b) => disorder(a) - disorder(b)).slice(0, MOST_ORDERS);
}

export interface Needs {
  readonly columns: Rows;
  /** The columns that every row must have. */
  readonly needed: readonly string[];
  /** The columns that say how many there are, one where nobody says it. */
  readonly counts: ReadonlySet<string>;
}

/** As many rows in one order of columns as follow one another; null where there is none. */
export function readRun(
  fits: readonly (readonly Column[])[],
  from: number,
  order: readonly string[],
  { columns, needed, counts }: Needs,
  gaps: readonly (readonly Token[])[],
): Run | null {
  const rows: Row[] = [];
  const keys = Object.keys(columns);
  let [cells, start, column, score] = [new Map<string, Column>(), from, -1, 0];
  const find = (at: number, after: number) =>
    order.findIndex((key, place) => place > after && fits[at]!.some((fit) => fit.key === key));
  const end = (at: number) => {
    // Only how many there are may be left out of one row and not of another.
    const isAlike = !rows[0] || hasSameColumns(cells, rows[0].cells, counts);
    const isWhole =
      needed.every((key) => cells.has(key)) &&
      isSound(cells, columns) &&
      [...cells.keys()].some((key) => !counts.has(key)) &&
      isAlike;
    if (isWhole) rows.push({ from: start, to: at, cells });
    [cells, start, column] = [new Map<string, Column>(), at, -1];
    return isWhole;
  };
  let at = from;
  for (; at < fits.length; at++) {
    const gap = at === from ? [] : gaps[at]!;
    if (gap.some(endsList) || gap.length > WIDEST_GAP) break;
    let next = cells.size > 0 && gap.some(endsRow) ? -1 : find(at, column);
    // The two of "128/79" are not two rows, and stand in columns side by side.
    const isApart = Math.abs(keys.indexOf(order[next] ?? "") - keys.indexOf(order[column] ?? "")) !== 1;
    if (isLink(gap) && (next < 0 || isApart)) break;
    if (next < 0) {
      if (cells.size > 0 && !end(at)) break;
      next = find(at, -1);
      if (next < 0) break;
      if (rows.length > 0) score += gap.some(isSeparator) ? 0.3 : -2.5;
    } else if (cells.size > 0) score -= gap.some(isSeparator) ? (gap.some(isComma) ? 0.3 : 1) : 0;
    const fit = fits[at]!.find(({ key }) => key === order[next])!;
    cells.set(order[next]!, fit);
    column = next;
    score += fit.score;
  }
  end(at);
  const length = rows.reduce((sum, row) => sum + row.cells.size, 0);
  return rows.length === 0 ? null : { rows, length, score };
}

/** Whether two rows have the same columns; one without a count says clearly what else it says. */
function hasSameColumns(one: Cells, other: Cells, counts: ReadonlySet<string>): boolean {
  const lacksOnly = (row: Cells, whole: Cells) => {
    const lacking = [...whole.keys()].filter((key) => !row.has(key));
    return (
      lacking.length === 0 ||
      (lacking.every((key) => counts.has(key)) && [...row.values()].every((cell) => cell.isClear))
    );
  };
  return lacksOnly(one, other) && lacksOnly(other, one);
}

/** Whether at most one figure of a row is bare, and those of one kind that nothing names are in the calculator's order. */
function isSound(cells: Cells, rows: Rows): boolean {
  const [least, most] = ["min", "max"].map((word) => [...cells].find(([key]) => key.startsWith(word))?.[1].value);
  const isRange = typeof least === "number" && typeof most === "number";
  const unnamed = [...cells].filter(([, { isNamed }]) => !isNamed);
  const keys = Object.keys(rows);
  const isInOrder = unnamed.every(([key], at) =>
    unnamed
      .slice(at + 1)
      .every(([other]) => keys.indexOf(key) < keys.indexOf(other) || !isOneKind(rows[key]!, rows[other]!)),
  );
  return (isRange ? least <= most : isInOrder) && [...cells.values()].filter(({ isClear }) => !isClear).length <= 1;
}

/** "8 ft 2x6" is told apart by its size; of two times the first is the earlier one. */
const isOneKind = (one: AnyField, other: AnyField) => one.kind === other.kind && one.kind !== "quantity";

const isComma = ({ text }: Token) => text === ",";
export const endsRow = ({ text }: Token) => /^[;:]$/.test(text.trim());
const endsList = ({ text }: Token) => /^[.?!]$/.test(text.trim());
const isLink = (gap: readonly Token[]) => gap.length === 1 && /^(?:\/|over)$/i.test(gap[0]!.text.trim());
export const isSeparator = (token: Token) =>
  token.type === "mark" ? /^[,;/+&]$/.test(token.text.trim()) : /^(?:and|plus|or|vs|versus|then)$/i.test(token.text);
