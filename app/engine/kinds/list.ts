import { getSeparators } from "#localization/locale-number.ts";
import type { Preferences } from "#localization/preferences.ts";
import { isAbsent, getItemField, getRowFields } from "#engine/values.ts";
import type { AnyField, Rows } from "./index.ts";
import { readDefaultIn } from "./quantity.ts";
import {
  buildField,
  type Checking,
  type DefaultIn,
  formatPlain,
  type Kind,
  type KindSchema,
  plainKind,
  sayMust,
  type SharedOptions,
  type Typed,
} from "./kind.ts";

export interface ListOptions extends SharedOptions {
  /** One field (a list of numbers) or named fields (a list of rows). */
  readonly of: AnyField | Rows;
  readonly default?: readonly unknown[] | null;
  /** The rows that are round for readers of a system: quantities as they would type them (`width: "2 ft"`). */
  readonly defaultIn?: DefaultIn<readonly Readonly<Record<string, unknown>>[]>;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Numbers are also typed with colons between them: a ratio. */
  readonly hasColons?: boolean;
}

export interface ListField extends ListOptions {
  readonly kind: "list";
  readonly label: string;
}

/** Several numbers, or several rows of named fields. */
export const list = <const O extends ListOptions>(label: string, options: O) => buildField("list", label, options);

/** Most entries of a list that does not say. */
export const DEFAULT_MAX_ITEMS = 1000;

/** Most rows of named fields in a form and in an address; and most fields in them, of which each is a control. */
const MOST_ROWS = 50;
const MOST_CELLS = 130;

/** How many rows of named fields a form and an address may have. The body of a POST may have `maxItems`. */
export function getMostRows(field: AnyField): number {
  const cells = Object.keys(getRowFields(field) ?? {}).length;
  return Math.min(field.maxItems ?? MOST_ROWS, MOST_ROWS, Math.floor(MOST_CELLS / cells));
}

/** Makes the kind of several numbers or several rows of named fields, whose entries are of the other kinds. */
export function createListKind(getKind: GetKind): Kind<ListField> {
  return {
    ...plainKind,
    isScalar: false,
    getDefault(field, _, unitSystem) {
      const rows = unitSystem && field.defaultIn?.[unitSystem];
      if (rows) return rows.map((row) => readRowIn(getRowFields(field) ?? {}, row));
      return field.default === null ? null : structuredClone(field.default ?? []);
    },
    check: (field, value, checking) => checkList(field, value, checking, getKind),
    parse: (field, text, preferences) => parseList(field, text.trim(), preferences, getKind),
    parseNeutral: (field, text) =>
      text === "" ? (field.default === null ? null : []) : parseNeutralList(field, text, getKind),
    formatNeutral: formatNeutralList,
    format: (_, value) => formatPlain(String(value)),
  };
}

function readRowIn(fields: Rows, row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const cell = fields[key];
      return [key, cell?.kind === "quantity" && typeof value === "string" ? readDefaultIn(cell, value) : value];
    }),
  );
}

type GetKind = (field: AnyField) => Kind;

function checkList(field: ListField, value: unknown, checking: Checking, getKind: GetKind): string | null {
  if (!Array.isArray(value)) return sayMust(field, "be a list");
  const most = field.maxItems ?? DEFAULT_MAX_ITEMS;
  if (value.length > most) return sayMust(field, `have at most ${most} entries`);
  if (checking.bounds && value.length < (field.minItems ?? 0))
    return sayMust(field, `have at least ${field.minItems} entries`);
  const item = getItemField(field);
  for (const [index, entry] of value.entries()) {
    const message = item
      ? checkCell(item, entry, checking, getKind)
      : checkRow(getRowFields(field) ?? {}, entry, (row) => (value[index] = row), checking, getKind);
    if (message) return `Row ${index + 1}: ${message}`;
  }
  return null;
}

function checkCell(cell: AnyField, value: unknown, checking: Checking, getKind: GetKind): string | null {
  return isAbsent(cell, value) ? null : getKind(cell).check(cell, value, checking);
}

/** Checks a row, and sets it with the cells that it leaves out at their defaults. */
function checkRow(
  fields: Rows,
  row: unknown,
  setRow: (row: Readonly<Record<string, unknown>>) => void,
  checking: Checking,
  getKind: GetKind,
): string | null {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return "must be an object with named values.";
  for (const key of Object.keys(row)) {
    if (!Object.hasOwn(fields, key)) return `there is no “${key.slice(0, 64)}”.`;
  }
  const filled: Record<string, unknown> = {};
  for (const [key, cell] of Object.entries(fields)) {
    const given = (row as Record<string, unknown>)[key];
    const usual = cell.default === undefined ? getKind(cell).blankCell : cell.default;
    filled[key] = given === undefined ? usual : given;
    const message = checkCell(cell, filled[key], checking, getKind);
    if (message) return message;
  }
  setRow(filled);
  return null;
}

/** A list of numbers as people write or paste one: separated by spaces, lines, semicolons or commas. */
function parseList(field: ListField, text: string, { locale }: Preferences, getKind: GetKind): Typed {
  const item = getItemField(field);
  if (!item) return { ok: false, message: sayMust(field, "be entered row by row") };
  if (text === "") return { ok: true, value: field.default === null ? null : [] };
  const values: number[] = [];
  for (const [index, piece] of splitList(field.hasColons ? text.replaceAll(":", " ") : text, locale).entries()) {
    const value = getKind(item).parseEntry(item, piece, locale);
    if (value === null) return { ok: false, message: `Entry ${index + 1}, “${piece.slice(0, 30)}”, is not a number.` };
    values.push(value);
  }
  return { ok: true, value: values };
}

/**
 * Where a comma is the decimal separator, it divides entries only before a space. Of a column that was pasted each line
 * is an entry, thousands set apart or not: "1,203.5".
 */
function splitList(text: string, locale: string): readonly string[] {
  const lines = text.split(/\s*\n\s*/);
  const isColumn = lines.length > 1 && lines.every((line) => isOneEntry(line, locale));
  return isColumn ? lines.filter(Boolean) : splitAtMarks(text, locale);
}

function splitAtMarks(text: string, locale: string): readonly string[] {
  const marks = getSeparators(locale).decimal === "," ? /[;\s]+|,\s+/ : /[;,\s]+/;
  return text.split(marks).filter((piece) => piece !== "");
}

/** Whether a line or cell holds one entry at most: "1,203.5" does, "5,6" and "100 200" hold two. */
export function isOneEntry(text: string, locale: string): boolean {
  const grouped = new RegExp(`^\\D?\\d{1,3}([${getSeparators(locale).group}\u00a0]\\d{3})+(\\D\\d+)?$`);
  return splitAtMarks(text, locale).length < 2 || grouped.test(text);
}

function parseNeutralList(field: ListField, text: string, getKind: GetKind): unknown {
  if (text.startsWith("[")) {
    try {
      return nameRows(field, JSON.parse(text) as unknown, getKind) ?? text;
    } catch {
      return text;
    }
  }
  const item = getItemField(field);
  if (item)
    return text
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map((part) => getKind(item).parseNeutral(item, part));
  const rows = text.split(";").filter(Boolean);
  return (
    nameRows(
      field,
      rows.map((row) => row.split(",")),
      getKind,
    ) ?? text
  );
}

/** Rows written as arrays get their names: `[[1, 2]]` is `[{ x: 1, y: 2 }]`. Null where they are too many. */
function nameRows(field: ListField, value: unknown, getKind: GetKind): unknown {
  const fields = Object.entries(getRowFields(field) ?? {});
  if (!Array.isArray(value) || fields.length === 0) return value;
  if (value.length > getMostRows(field)) return null;
  return value.map((row: unknown) => {
    if (!Array.isArray(row)) return row;
    const named: Record<string, unknown> = {};
    for (const [index, [key, cell]] of fields.entries()) {
      const entry: unknown = row[index];
      if (entry !== undefined) named[key] = typeof entry === "string" ? getKind(cell).parseNeutral(cell, entry) : entry;
    }
    return named;
  });
}

function formatNeutralList(field: ListField, value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const keys = Object.keys(getRowFields(field) ?? {});
  if (keys.length === 0) return value.join(",");
  return JSON.stringify(value.map((row: Record<string, unknown>) => keys.map((key) => row[key] ?? null)));
}

/** Entries that the property tests draw at most: more say nothing new. */
const DRAWN_ITEMS = 30;

/** The entries of a list are of the other kinds. */
export const listSchema: KindSchema<ListField> = {
  describe: (field, { describeRows }) => ({ of: getItemField(field)?.kind ?? describeRows(getRowFields(field)!) }),
  toJsonSchema(field, { toJsonSchema }) {
    const rows = getRowFields(field);
    return {
      type: "array",
      minItems: field.minItems,
      maxItems: field.maxItems ?? DEFAULT_MAX_ITEMS,
      items: rows
        ? { type: "object", properties: mapRows(rows, toJsonSchema), additionalProperties: false }
        : toJsonSchema(getItemField(field)!),
    };
  },
  draw(field, random, _, { draw }) {
    const { minItems = 0, maxItems = DRAWN_ITEMS } = field;
    if (random() < 0.25) return field.default ?? (minItems > 0 ? null : []);
    const most = Math.max(minItems, Math.min(maxItems, DRAWN_ITEMS));
    const rows = getRowFields(field);
    return Array.from({ length: minItems + Math.floor(random() * (most - minItems + 1)) }, () =>
      rows ? mapRows(rows, (cell) => draw(cell, random, {})) : draw(getItemField(field)!, random, {}),
    );
  },
};

function mapRows<T>(rows: Rows, map: (cell: AnyField) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(rows).map(([key, cell]) => [key, map(cell)]));
}
