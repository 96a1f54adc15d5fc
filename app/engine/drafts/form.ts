import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { getKind, isNumeric } from "#engine/kinds/index.ts";
import { getMostRows } from "#engine/kinds/list.ts";
import { getRowFields } from "#engine/values.ts";
import { regroup } from "#localization/locale-number.ts";
import { type Draft, type DraftRow, mapFields, type Drafts } from "./draft.ts";

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
    if (rows && rowKeys.has(key))
      drafts[key] = { text: "", rows: rowsFromForm(rows, key, form).slice(0, getMostRows(field)) };
    else if (!rows && (form.has(key) || shownBoxes.includes(key))) drafts[key] = readSentDraft(field, key, form);
  }
  return drafts;
}

function readSentDraft(field: AnyField, name: string, form: URLSearchParams): Draft {
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
    .map((index) => mapFields(rows, (cell, column) => readSentDraft(cell, `${key}.${index}.${column}`, form)));
}

/**
 * The drafts with what a form holds by now; the same object where nothing was changed in it. A grouped number is read
 * with the digit that was typed into it or taken out: "1,2001" where "1,200" stood is 12,001.
 */
export function withTyped(definition: AnyDefinition, drafts: Drafts, form: URLSearchParams, locale: string): Drafts {
  const typed = draftsFromForm(definition, form);
  const changed = Object.keys(typed).filter((key) => drafts[key] && isChanged(drafts[key], typed[key]!));
  if (changed.length === 0) return drafts;
  return {
    ...drafts,
    ...Object.fromEntries(
      changed.map((key) => [key, takeOver(definition.inputs[key]!, drafts[key]!, typed[key]!, locale)]),
    ),
  };
}

/** What was typed in place of what was there; cells of rows that nobody touched stay as they are. */
function takeOver(field: AnyField, known: Draft, now: Draft, locale: string): Draft {
  if (!now.rows)
    return isNumeric(field) && isOneEdit(known.text, now.text)
      ? { ...now, text: regroup(known.text, now.text, locale) ?? now.text }
      : now;
  if (known.rows?.length !== now.rows.length) return now;
  const cells = getRowFields(field)!;
  return {
    text: known.text,
    rows: known.rows.map((row, index) =>
      mapFields(cells, (field, key) => {
        const [cell, typed] = [row[key]!, now.rows![index]![key]];
        return typed && isChanged(cell, typed) ? takeOver(field, cell, typed, locale) : cell;
      }),
    ),
  };
}

/** Whether characters were only put in, or only taken out, at one place. */
function isOneEdit(before: string, after: string): boolean {
  const [short, long] = before.length < after.length ? [before, after] : [after, before];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return long.endsWith(short.slice(same));
}

function isChanged(known: Draft, now: Draft): boolean {
  if (now.rows) return haveRowsChanged(known.rows ?? [], now.rows);
  return now.text !== known.text || (now.unit ?? known.unit) !== known.unit;
}

function haveRowsChanged(known: readonly DraftRow[], now: readonly DraftRow[]): boolean {
  if (known.length !== now.length) return true;
  return known.some((row, index) =>
    Object.entries(row).some(([key, cell]) => isChanged(cell, now[index]![key] ?? cell)),
  );
}
