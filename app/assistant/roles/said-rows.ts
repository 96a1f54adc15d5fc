/** Lists that a sentence says beside other inputs: a run of figures, pairs ("100 shares at 20"), named amounts ("350 car"). */
import { isNumeric } from "#engine/kinds/index.ts";
import type { AnyField, Rows } from "#engine/fields.ts";
import { applies, getItemField, getRowFields } from "#engine/values.ts";
import { NAMED, scoreCues } from "./cues.ts";
import { type FieldProfile, getCanonicalWords, type Profile, splitKey } from "./profile.ts";
import type { RowsRead } from "./rows.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";

/** Fewer figures in a row are a list only where its name stands before them. */
const LEAST_RUN = 3;

type Placed = readonly [at: number, amount: Amount];

/** The lists of a calculator that a sentence says. */
export function readSaidRows(profile: Profile, tokens: readonly Token[]): readonly RowsRead[] {
  const usual = Object.fromEntries(profile.fields.map(({ key, field }) => [key, field.default]));
  return profile.fields.flatMap((list) => {
    if (list.field.kind !== "list" || !applies(list.field, usual)) return [];
    const item = getItemField(list.field);
    const rows = getRowFields(list.field);
    const read = item
      ? readRun(list, item, tokens)
      : rows && (readPairs(list, rows, profile, tokens) ?? readNamedRows(list, rows, profile, tokens));
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

/** "100 shares at 20 and 50 shares at 14": rows of two figures, told apart by the names of their columns or by "at". */
function readPairs(list: FieldProfile, rows: Rows, profile: Profile, tokens: readonly Token[]): RowsRead | null {
  const cells = listNeededCells(rows);
  const [first, second] = cells;
  if (cells.length !== 2 || !first || !second) return null;
  const free = listFreeAmounts(profile, list, tokens);
  if (free.length === 0 || free.length % 2 > 0) return null;
  const places: number[] = [];
  const value: unknown[] = [];
  for (let at = 0; at < free.length; at += 2) {
    const [one, other] = [free[at]!, free[at + 1]!];
    const isJoined = tokens.slice(one[0] + 1, other[0]).some((token) => /^(?:at|@)$/.test(token.text.trim()));
    const order = [one, other].map((placed) => cells.findIndex((cell) => isBesideCell(tokens, placed[0], cell)));
    const isTurned = order[0] === 1 && order[1] !== 1;
    if (!isJoined && !(order.includes(0) && order.includes(1))) return null;
    const [a, b] = isTurned ? [other, one] : [one, other];
    if (!isOfKind(a[1], first[1]) || !isOfKind(b[1], second[1])) return null;
    places.push(one[0], other[0]);
    value.push({ ...startRow(list, rows, one[1]), [first[0]]: toNumber(a[1]), [second[0]]: toNumber(b[1]) });
  }
  return { key: list.key, value, places };
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

function isBesideCell(tokens: readonly Token[], at: number, [key, cell]: readonly [string, AnyField]): boolean {
  const names = [cell.label, splitKey(key)].flatMap((name) => getCanonicalWords(name));
  return [tokens[at - 1], tokens[at + 1]].some(
    (token) => token?.type === "word" && getCanonicalWords(token.word).every((word) => names.includes(word)),
  );
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
