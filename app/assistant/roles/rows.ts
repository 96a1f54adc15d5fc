/** Values that belong into the rows of a list. */
import { fromShownUnit, unitFor } from "#engine/quantity-units.ts";
import type { AnyField, Rows } from "#engine/fields.ts";
import type { Preferences } from "#localization/preferences.ts";
import { getRowFields } from "#engine/values.ts";
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";
import type { Named } from "./choices.ts";
import type { Profile } from "./profile.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";

/** A list of rows that a sentence fills, and the places of the values that it takes. */
export interface RowsRead {
  readonly key: string;
  readonly value: readonly unknown[];
  readonly places: readonly number[];
  /** The places of the words that name its rows. */
  readonly names?: readonly number[];
  /** The options under which there is such a list, where they are others than usual. */
  readonly opens?: readonly Named[];
}

/**
 * Fills a list of rows: "12x15 and 8x10" makes rows of two lengths, "8%" one row of the only percentage. What a row
 * holds besides is that of the usual first row. Null where the definition has no such list or several.
 */
export function readRows(profile: Profile, tokens: readonly Token[], preferences: Preferences): RowsRead | null {
  const lists = profile.fields.filter(
    ({ field }) => field.kind === "list" && getRowFields(field) && Array.isArray(field.default),
  );
  const [list] = lists;
  if (!list || lists.length > 1) return null;
  return (
    readPairedRows(list.key, list.field, tokens, preferences) ?? readPercentRow(list.key, list.field, profile, tokens)
  );
}

const PIECES = /^(?:planks?|boards?|tiles?|bricks?|pavers?|blocks?|sheets?|panels?)$/i;

/** Rows of two lengths, each written as "a by b". */
function readPairedRows(
  key: string,
  field: AnyField,
  tokens: readonly Token[],
  preferences: Preferences,
): RowsRead | null {
  const cells = Object.entries(getRowFields(field)!).filter(
    ([, cell]) => cell.kind === "quantity" && cell.default === undefined,
  );
  if (cells.length !== 2) return null;
  const amounts = tokens.flatMap((token, at) => (token.type === "amount" ? [{ token, at }] : []));
  const pairs = amounts.flatMap((second, at) =>
    second.token.isBy && amounts[at - 1] ? [[amounts[at - 1]!, second] as const] : [],
  );
  if (pairs.length === 0) return null;
  // "6x24 planks for a 10x12 kitchen": the size of what is laid is no room.
  if (pairs.some(([, { at }]) => PIECES.test(tokens[at + 1]?.text ?? ""))) return null;
  const rows = pairs.map((pair) => {
    const values = pair.map(({ token }, at) => parseLength(token, cells[at]![1], preferences));
    return values.includes(null)
      ? null
      : { ...getDefaultRow(field), ...nameRow(field, pair), [cells[0]![0]]: values[0], [cells[1]![0]]: values[1] };
  });
  return rows.includes(null) ? null : { key, value: rows, places: pairs.flatMap((pair) => pair.map(({ at }) => at)) };
}

/** "18 x 14 ft" is called so, not the living room of the example. */
function nameRow(field: AnyField, pair: readonly { readonly token: Amount }[]): Record<string, string> {
  const name = pair.map(({ token }) => token.text.trim()).join(" × ");
  const columns = Object.entries(getRowFields(field)!).filter(([, { kind }]) => kind === "text");
  return Object.fromEntries(columns.map(([key]) => [key, name]));
}

function parseLength(
  { value, measures, currency, isPercent }: Amount,
  cell: AnyField,
  preferences: Preferences,
): number | null {
  if (currency !== null || isPercent) return null;
  if (measures.length === 0) return fromShownUnit(cell, value, unitFor(cell, preferences));
  const measure = measures.find((one) => one.dimension.id === cell.dimension?.id);
  return measure ? convert(value, measure.unit, getUnit(measure.dimension, cell.unit!)) : null;
}

/** One row with the only percentage of a sentence, where no input of its own could take it by name. */
function readPercentRow(key: string, field: AnyField, { fields }: Profile, tokens: readonly Token[]): RowsRead | null {
  const [cell, ...others] = Object.entries(getRowFields(field)!).filter(([, one]) => one.kind === "percent");
  const percents = tokens.flatMap((token, at) => (token.type === "amount" && token.isPercent ? [{ token, at }] : []));
  const [percent] = percents;
  if (!cell || others.length > 0 || percents.length !== 1 || !percent) return null;
  if (fields.some((one) => one.field.kind === "percent" && one.isSaid > 0)) return null;
  return { key, value: [{ ...getDefaultRow(field), [cell[0]]: percent.token.value }], places: [percent.at] };
}

function getDefaultRow(field: AnyField): Rows {
  return (field.default as readonly Rows[])[0] ?? {};
}
