import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import type { Preferences } from "#localization/preferences.ts";
import { getKind } from "#engine/kinds/index.ts";
import { getMostRows } from "#engine/kinds/list.ts";
import { getRowFields } from "#engine/values.ts";
import { type DraftRow, mapFields, type Drafts } from "./draft.ts";

/** An empty row of a list: it counts for nothing until its cells are filled. */
export function createEmptyRow(field: AnyField, preferences: Preferences): DraftRow {
  return mapFields(getRowFields(field) ?? {}, (cell) => {
    const unit = getKind(cell).getUnit(cell, preferences);
    return { text: getKind(cell).readSubmitted(null), isNew: true, ...(unit ? { unit } : {}) };
  });
}

/** Whether a row that was added still lacks a cell: all but texts and checkboxes have to be filled before it counts. */
export function isUnfinishedRow(field: AnyField, row: DraftRow): boolean {
  return Object.entries(getRowFields(field) ?? {}).some(
    ([key, cell]) => row[key]?.isNew && row[key].text.trim() === "" && getKind(cell).blankCell === null,
  );
}

/** The drafts with one more, empty row in a list: what the button does where there is no script. */
export function withAddedRow(definition: AnyDefinition, drafts: Drafts, key: string, preferences: Preferences): Drafts {
  const field = Object.hasOwn(definition.inputs, key) ? definition.inputs[key] : undefined;
  const draft = drafts[key];
  if (!field || !draft?.rows || draft.rows.length >= getMostRows(field)) return drafts;
  return { ...drafts, [key]: { text: draft.text, rows: [...draft.rows, createEmptyRow(field, preferences)] } };
}
