import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { parseNumber } from "#localization/locale-number.ts";
import type { Preferences } from "#localization/preferences.ts";
import { readQuantity } from "#units/read.ts";
import { type Issue, readInputs } from "#engine/read.ts";
import { getDefault, getKind } from "#engine/kinds/index.ts";
import { getRowFields, listOptions } from "#engine/values.ts";
import { type Draft, type DraftRow, createDraft, type Drafts } from "./draft.ts";
import { isUnfinishedRow } from "./rows.ts";

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
    const withUnit = value.ok ? null : readTypedUnit(definition, drafts, key, draft, preferences);
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
  const { inputs, issues } = readInputs(definition, raw, today, undefined, (key) => [preferences, drafts[key]?.unit]);
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
  const typed = readTypedUnit(definition, drafts, key, draft, preferences);
  if (typed) return { ...drafts, [key]: draft, [typed.input]: { text: typed.unit } };
  const counted = Object.entries(definition.inputs).flatMap(([other, field]) => {
    const known = field.typedUnit?.input === key && drafts[other];
    const said = known && readTypedUnit(definition, drafts, other, known, preferences);
    return said ? [[other, createDraft(field, said.value, preferences)] as const] : [];
  });
  return { ...drafts, ...Object.fromEntries(counted), [key]: draft };
}

/** A number with a unit, where another input holds the unit; null where the text is none, or the unit is not offered. */
function readTypedUnit(
  definition: AnyDefinition,
  drafts: Drafts,
  key: string,
  draft: Draft,
  preferences: Preferences,
): { readonly value: number; readonly unit: string; readonly input: string } | null {
  const { typedUnit } = definition.inputs[key] ?? {};
  if (!typedUnit || parseNumber(draft.text, preferences.locale) !== null) return null;
  const { input, dimensions } = typedUnit;
  const chosen = Object.fromEntries(
    Object.entries(definition.inputs).map(([other, field]) => [other, drafts[other]?.text ?? String(field.default)]),
  );
  const offered = listOptions(definition.inputs[input]!, chosen);
  for (const dimension of typeof dimensions === "function" ? dimensions(chosen) : dimensions) {
    const reading = readQuantity(draft.text, dimension, {
      defaultUnit: dimension.base,
      parseNumber: (part) => parseNumber(part, preferences.locale),
    });
    if (reading.ok && offered.some(([id]) => id === reading.unit.id))
      return { value: reading.value, unit: reading.unit.id, input };
  }
  return null;
}

/** The percentage in "20%", which is a part of another amount; null where the text is an amount. */
function readShare(text: string, { locale }: Preferences): number | null {
  const figure = /^\s*(.{1,40}?)\s*%\s*$/u.exec(text)?.[1];
  return figure === undefined ? null : parseNumber(figure, locale);
}

export function readValue(
  field: AnyField,
  draft: Draft,
  preferences: Preferences,
): { ok: true; value: unknown; unit?: string } | { ok: false; message: string } {
  if (draft.rows) return readRows(field, draft.rows, preferences);
  if (draft.exact !== undefined) return { ok: true, value: draft.exact };
  return getKind(field).parse(field, draft.text, preferences, draft.unit);
}

/** What a typed text was understood as, where it was written in another unit than the field's: "180 lb = 81.65 kg". */
export function findTypedUnit(
  field: AnyField,
  draft: Draft,
  preferences: Preferences,
): { readonly value: number; readonly unit: string } | null {
  if (!field.dimension || draft.exact !== undefined) return null;
  const reading = getKind(field).parse(field, draft.text, preferences, draft.unit);
  return reading.ok && reading.unit ? { value: reading.value as number, unit: reading.unit } : null;
}

/** Rows that are wholly empty are left out, so that a form may offer blank ones. A choice fills a row only where it is all of it. */
function readRows(field: AnyField, rows: readonly DraftRow[], preferences: Preferences) {
  const fields = Object.entries(getRowFields(field) ?? {});
  const values: Record<string, unknown>[] = [];
  for (const [index, row] of rows.entries()) {
    const isBlank = fields.every(
      ([key, cell]) => (fields.length > 1 && getKind(cell).isAlwaysFilled) || !row[key]?.text.trim(),
    );
    if (isBlank || isUnfinishedRow(field, row)) continue;
    const value: Record<string, unknown> = {};
    for (const [key, cell] of fields) {
      const read = readValue(cell, row[key] ?? { text: "" }, preferences);
      if (!read.ok) return { ok: false as const, message: `Row ${index + 1}, ${cell.label}: ${read.message}` };
      if (read.value !== undefined) value[key] = read.value;
    }
    values.push(value);
  }
  return { ok: true as const, value: values.length === 0 && field.default === null ? null : values };
}
