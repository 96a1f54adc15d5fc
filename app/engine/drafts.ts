import type { AnyDefinition } from "./define.ts";
import type { AnyField } from "./fields.ts";
import { formatForField } from "./format.ts";
import { parseNumber } from "#localization/locale-number.ts";
import type { ChosenUnits, Preferences } from "#localization/preferences.ts";
import { readQuantity } from "#units/read.ts";
import { fromQuery } from "./query.ts";
import { type Issue, readInputs } from "./read.ts";
import { getDefault, getKind } from "./kinds/index.ts";
import { DEFAULT_MAX_ITEMS } from "./kinds/list.ts";
import { getItemField, getRowFields } from "./values.ts";

/**
 * What stands in a field of the form. `exact` is the value behind a text that the visitor has not touched: it is used
 * as it is, so that showing 175 cm as 5 ft 8.9 in, or switching units back and forth, changes nothing.
 */
export interface Draft {
  readonly text: string;
  readonly unit?: string;
  readonly exact?: unknown;
  readonly rows?: readonly DraftRow[];
  /** A cell of a row that was added, which nobody has filled yet. */
  readonly isNew?: boolean;
  /** The default of the reader's system of units, untouched: in another system that one's takes its place. */
  readonly isDefault?: boolean;
}

export type DraftRow = Readonly<Record<string, Draft>>;
export type Drafts = Readonly<Record<string, Draft>>;

/** The form's content for given inputs, in the visitor's units and format. */
export function createDrafts(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
  units: ChosenUnits = {},
): Drafts {
  return mapFields(definition.inputs, (field, key) => createDraft(field, inputs[key], preferences, units[key]));
}

/** One field's draft for a value. */
export function createDraft(field: AnyField, value: unknown, preferences: Preferences, chosenUnit?: string): Draft {
  const rows = getRowFields(field);
  if (rows) {
    const entries = (value ?? []) as readonly Readonly<Record<string, unknown>>[];
    return {
      text: "",
      rows: entries.map((row) => mapFields(rows, (cell, key) => createDraft(cell, row[key], preferences))),
    };
  }
  const item = getItemField(field);
  if (item) {
    const values = (value ?? []) as readonly unknown[];
    const separator = preferences.locale.startsWith("en") ? ", " : "; ";
    const text = values
      .map((one) => formatForField({ ...item, plain: true } as AnyField, one, preferences))
      .join(separator);
    return { text, exact: value };
  }
  const unit = getKind(field).getUnit(field, preferences, chosenUnit);
  return { text: formatForField(field, value, preferences, unit), exact: value, ...(unit ? { unit } : {}) };
}

/** An empty row of a list: it counts for nothing until its cells are filled. */
export function emptyRow(field: AnyField, preferences: Preferences): DraftRow {
  return mapFields(getRowFields(field) ?? {}, (cell) => {
    const unit = getKind(cell).getUnit(cell, preferences);
    return { text: getKind(cell).readSubmitted(null), isNew: true, ...(unit ? { unit } : {}) };
  });
}

/** Whether a row that was added still lacks a cell: all but texts and checkboxes have to be filled before it counts. */
export function isUnfinishedRow(field: AnyField, row: DraftRow): boolean {
  return Object.entries(getRowFields(field) ?? {}).some(
    ([key, cell]) => row[key]?.isNew && row[key].text.trim() === "" && cell.kind !== "text",
  );
}

/** The drafts with one more, empty row in a list: what the button does where there is no script. */
export function withAddedRow(definition: AnyDefinition, drafts: Drafts, key: string, preferences: Preferences): Drafts {
  const field = Object.hasOwn(definition.inputs, key) ? definition.inputs[key] : undefined;
  const draft = drafts[key];
  if (!field || !draft?.rows || draft.rows.length >= (field.maxItems ?? DEFAULT_MAX_ITEMS)) return drafts;
  return { ...drafts, [key]: { text: draft.text, rows: [...draft.rows, emptyRow(field, preferences)] } };
}

/** The same value in another unit: 180 lb becomes 81.6 kg. A text that cannot be read keeps its text. */
export function withUnit(field: AnyField, draft: Draft, unit: string, preferences: Preferences): Draft {
  const value = readValue(field, draft, preferences);
  if (!value.ok || value.value === undefined) return { ...draft, unit };
  const { isDefault } = draft;
  return { ...createDraft(field, value.value, preferences, unit), ...(isDefault ? { isDefault } : {}) };
}

/**
 * The same values in the format and units of other preferences; what cannot be read keeps its text. Within a system of
 * units each field keeps its unit; in another it takes the one in `units`, else the usual one.
 */
export function convertDrafts(
  definition: AnyDefinition,
  drafts: Drafts,
  from: Preferences,
  to: Preferences,
  units: ChosenUnits = {},
): Drafts {
  return mapFields(definition.inputs, (field, key) =>
    convertDraft(field, drafts[key] ?? { text: "" }, from, to, units[key]),
  );
}

function convertDraft(field: AnyField, draft: Draft, from: Preferences, to: Preferences, chosen?: string): Draft {
  if (draft.isDefault && from.unitSystem !== to.unitSystem)
    return { ...createDraft(field, getDefault(field, "", to.unitSystem), to, chosen), isDefault: true };
  if (draft.rows) {
    const cells = getRowFields(field) ?? {};
    return {
      ...draft,
      rows: draft.rows.map((row) =>
        mapFields(cells, (cell, key) => convertDraft(cell, row[key] ?? { text: "" }, from, to)),
      ),
    };
  }
  const value = readValue(field, draft, from);
  const unit = from.unitSystem === to.unitSystem ? draft.unit : chosen;
  return value.ok && value.value !== undefined ? createDraft(field, value.value, to, unit) : draft;
}

/** The form's content for what an address carries; what was refused stands there as it was written. */
export function draftsFromRaw(
  definition: AnyDefinition,
  raw: Readonly<Record<string, unknown>>,
  today: string,
  preferences: Preferences,
  units: ChosenUnits = {},
) {
  if (Object.keys(raw).length === 0)
    return { drafts: defaultDrafts(definition, today, preferences, units), issues: [] };
  const { inputs, issues } = readInputs(definition, raw, today);
  const refused = new Set(issues.map((issue) => issue.field));
  const drafts = mapFields(definition.inputs, (field, key) =>
    refused.has(key) && Object.hasOwn(raw, key) && typeof raw[key] !== "object"
      ? {
          text: String(raw[key]),
          ...(field.dimension ? { unit: field.unit! } : {}),
          ...(getRowFields(field) ? { rows: [] } : {}),
        }
      : createDraft(field, rawOrDefault(field, raw[key], inputs[key], refused.has(key)), preferences, units[key]),
  );
  return { drafts, issues };
}

/** The form as it first stands, with the defaults that are round in the reader's units. */
function defaultDrafts(definition: AnyDefinition, today: string, preferences: Preferences, units: ChosenUnits): Drafts {
  return mapFields(definition.inputs, (field, key) => {
    const draft = createDraft(field, getDefault(field, today, preferences.unitSystem), preferences, units[key]);
    return field.defaultIn ? { ...draft, isDefault: true } : draft;
  });
}

/** Of an input that is set but does not apply now, what was set; reading has put its default in the place. */
function rawOrDefault(field: AnyField, raw: unknown, read: unknown, isRefused: boolean): unknown {
  return isRefused || raw === undefined || field.when === undefined || typeof raw !== typeof read ? read : raw;
}

/** The form's content for an address: the page's own, or one that a form without a script was sent with (`typed`). */
export function draftsFromAddress(
  definition: AnyDefinition,
  query: URLSearchParams,
  today: string,
  preferences: Preferences,
): Drafts {
  // Units that a form without a script keeps in the address: `weight.unit=lb`.
  const units = Object.fromEntries(
    [...query].filter(([key]) => key.endsWith(".unit")).map(([key, unit]) => [key.slice(0, -5), unit]),
  );
  if (!query.has("typed"))
    return draftsFromRaw(definition, fromQuery(definition, query), today, preferences, units).drafts;
  const { drafts } = draftsFromRaw(definition, {}, today, preferences, units);
  const sent = { ...drafts, ...withKnownUnits(definition, draftsFromForm(definition, query), preferences) };
  return withAddedRow(definition, sent, query.get("add") ?? "", preferences);
}

/** The drafts in units that can be shown: the usual one where an address names one that the field does not have. */
function withKnownUnits(definition: AnyDefinition, drafts: Drafts, preferences: Preferences): Drafts {
  const known = (field: AnyField, draft: Draft): Draft => {
    const rows = getRowFields(field);
    if (rows && draft.rows)
      return { ...draft, rows: draft.rows.map((row) => mapFields(rows, (cell, key) => known(cell, row[key]!))) };
    const unit = draft.unit === undefined ? undefined : getKind(field).getUnit(field, preferences, draft.unit);
    return unit === undefined || unit === draft.unit ? draft : { ...draft, unit };
  };
  return Object.fromEntries(Object.entries(drafts).map(([key, draft]) => [key, known(definition.inputs[key]!, draft)]));
}

/** The drafts with what a form holds by now; the same object where nothing was changed in it. */
export function withTyped(definition: AnyDefinition, drafts: Drafts, form: URLSearchParams): Drafts {
  const typed = draftsFromForm(definition, form);
  const changed = Object.keys(typed).filter((key) => drafts[key] && isChanged(drafts[key], typed[key]!));
  if (changed.length === 0) return drafts;
  return {
    ...drafts,
    ...Object.fromEntries(changed.map((key) => [key, keepUntouchedCells(drafts[key]!, typed[key]!)])),
  };
}

function isChanged(known: Draft, now: Draft): boolean {
  if (known.rows || now.rows) return haveRowsChanged(known.rows ?? [], now.rows ?? []);
  return now.text !== known.text || (now.unit ?? known.unit) !== known.unit;
}

function haveRowsChanged(known: readonly DraftRow[], now: readonly DraftRow[]): boolean {
  if (known.length !== now.length) return true;
  return known.some((row, index) =>
    Object.entries(row).some(([key, cell]) => isChanged(cell, now[index]![key] ?? cell)),
  );
}

function keepUntouchedCells(known: Draft, now: Draft): Draft {
  if (!known.rows || known.rows.length !== now.rows?.length) return now;
  return {
    text: known.text,
    rows: known.rows.map((row, index) =>
      Object.fromEntries(
        Object.entries(row).map(([key, cell]) => {
          const typed = now.rows![index]![key];
          return [key, typed && isChanged(cell, typed) ? typed : cell];
        }),
      ),
    ),
  };
}

/** Reads the form: values of all inputs (defaults where refused), and a sentence for each field that is wrong. */
export function readDrafts(definition: AnyDefinition, drafts: Drafts, preferences: Preferences, today: string) {
  const raw: Record<string, unknown> = {};
  const typing: Issue[] = [];
  const typedUnits: Record<string, string> = {};
  const shares: [key: string, whole: string, percent: number][] = [];
  for (const [key, field] of Object.entries(definition.inputs)) {
    const draft = drafts[key];
    if (!draft) continue;
    const value = readValue(field, draft, preferences);
    const share = field.partOf ? readShare(draft.text, preferences) : null;
    const withUnit = value.ok ? null : readTypedUnit(definition, key, draft, preferences);
    if (withUnit) {
      raw[key] = withUnit.value;
      typedUnits[withUnit.input] = withUnit.unit;
    } else if (share !== null) shares.push([key, field.partOf!, share]);
    else if (value.ok) raw[key] = value.value;
    else typing.push({ field: key, message: value.message });
  }
  Object.assign(raw, typedUnits);
  for (const [key, whole, percent] of shares) {
    const amount = raw[whole] ?? getDefault(definition.inputs[whole]!, today);
    if (typeof amount === "number") raw[key] = Number(((amount * percent) / 100).toPrecision(15));
  }
  const { inputs, issues } = readInputs(definition, raw, today);
  return { inputs, issues: [...typing, ...issues] };
}

/**
 * The form after one field was changed. A unit that was typed with a number is chosen where the units are (`typedUnit`),
 * and a unit that is chosen there takes the place of one that was typed.
 */
export function withDraft(
  definition: AnyDefinition,
  drafts: Drafts,
  key: string,
  draft: Draft,
  preferences: Preferences,
): Drafts {
  const typed = readTypedUnit(definition, key, draft, preferences);
  if (typed) return { ...drafts, [key]: draft, [typed.input]: { text: typed.unit } };
  const counted = Object.entries(definition.inputs).flatMap(([other, field]) => {
    const known = field.typedUnit?.input === key && drafts[other];
    const said = known && readTypedUnit(definition, other, known, preferences);
    return said ? [[other, createDraft(field, said.value, preferences)] as const] : [];
  });
  return { ...drafts, ...Object.fromEntries(counted), [key]: draft };
}

/** A number with a unit, where another input holds the unit; null where the text is none, or the unit is not offered. */
function readTypedUnit(
  definition: AnyDefinition,
  key: string,
  draft: Draft,
  preferences: Preferences,
): { readonly value: number; readonly unit: string; readonly input: string } | null {
  const { typedUnit } = definition.inputs[key] ?? {};
  if (!typedUnit || parseNumber(draft.text, preferences.locale) !== null) return null;
  const offered = definition.inputs[typedUnit.input]?.options ?? [];
  for (const dimension of typedUnit.dimensions) {
    const reading = readQuantity(draft.text, dimension, {
      defaultUnit: dimension.base,
      parseNumber: (part) => parseNumber(part, preferences.locale),
    });
    if (reading.ok && offered.some(([id]) => id === reading.unit.id))
      return { value: reading.value, unit: reading.unit.id, input: typedUnit.input };
  }
  return null;
}

/** The percentage in "20%", which is a part of another amount; null where the text is an amount. */
function readShare(text: string, { locale }: Preferences): number | null {
  const figure = /^\s*(.{1,40}?)\s*%\s*$/u.exec(text)?.[1];
  return figure === undefined ? null : parseNumber(figure, locale);
}

function readValue(
  field: AnyField,
  draft: Draft,
  preferences: Preferences,
): { ok: true; value: unknown; unit?: string } | { ok: false; message: string } {
  if (draft.rows) return rowsValue(field, draft.rows, preferences);
  if (draft.exact !== undefined) return { ok: true, value: draft.exact };
  return getKind(field).parse(field, draft.text, preferences, draft.unit);
}

/** What a typed text was understood as, where it was written in another unit than the field's: "180 lb = 81.65 kg". */
export function otherUnitTyped(
  field: AnyField,
  draft: Draft,
  preferences: Preferences,
): { readonly value: number; readonly unit: string } | null {
  if (!field.dimension || draft.exact !== undefined) return null;
  const reading = getKind(field).parse(field, draft.text, preferences, draft.unit);
  return reading.ok && reading.unit ? { value: reading.value as number, unit: reading.unit } : null;
}

/** Rows that are wholly empty are left out, so that a form may offer blank ones. */
function rowsValue(field: AnyField, rows: readonly DraftRow[], preferences: Preferences) {
  const fields = Object.entries(getRowFields(field) ?? {});
  const values: Record<string, unknown>[] = [];
  for (const [index, row] of rows.entries()) {
    if (fields.every(([key, cell]) => isBlank(cell, row[key])) || isUnfinishedRow(field, row)) continue;
    const value: Record<string, unknown> = {};
    for (const [key, cell] of fields) {
      const read = readValue(cell, row[key] ?? { text: "" }, preferences);
      if (!read.ok) return { ok: false as const, message: `Row ${index + 1}: ${read.message}` };
      if (read.value !== undefined) value[key] = read.value;
    }
    values.push(value);
  }
  return { ok: true as const, value: values.length === 0 && field.default === null ? null : values };
}

function isBlank(cell: AnyField, draft: Draft | undefined): boolean {
  return getKind(cell).isAlwaysFilled || !draft || draft.text.trim() === "";
}

/**
 * The form as it was sent without JavaScript: fields by key, units as `key.unit`, rows as `key.0.column`. Of a field
 * that the form did not show nothing is known, so it has no draft; a checkbox that was shown (`shown=key`) and not sent
 * is off.
 */
export function draftsFromForm(definition: AnyDefinition, form: URLSearchParams): Drafts {
  const shownBoxes = form.getAll("shown");
  const rowKeys = new Set([...form.keys()].flatMap((name) => /^([^.]+)\.\d+\./.exec(name)?.[1] ?? []));
  const drafts: Record<string, Draft> = {};
  for (const [key, field] of Object.entries(definition.inputs)) {
    const rows = getRowFields(field);
    if (rows && rowKeys.has(key)) drafts[key] = { text: "", rows: rowsFromForm(rows, key, form) };
    else if (!rows && (form.has(key) || shownBoxes.includes(key))) drafts[key] = sentDraft(field, key, form);
  }
  return drafts;
}

function sentDraft(field: AnyField, name: string, form: URLSearchParams): Draft {
  const unit = form.get(`${name}.unit`);
  const text = getKind(field).readSubmitted(form.get(name));
  return unit ? { text, unit } : { text };
}

function rowsFromForm(
  rows: Readonly<Record<string, AnyField>>,
  key: string,
  form: URLSearchParams,
): readonly DraftRow[] {
  const indexes = new Set<number>();
  for (const name of form.keys()) {
    const match = name.startsWith(`${key}.`) ? /^\.(\d{1,4})\./.exec(name.slice(key.length)) : null;
    if (match) indexes.add(Number(match[1]));
  }
  return [...indexes]
    .toSorted((a, b) => a - b)
    .map((index) => mapFields(rows, (cell, column) => sentDraft(cell, `${key}.${index}.${column}`, form)));
}

function mapFields<T>(
  fields: Readonly<Record<string, AnyField>>,
  map: (field: AnyField, key: string) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, map(field, key)]));
}
