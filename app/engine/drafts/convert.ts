import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import type { ChosenUnits, Preferences } from "#localization/preferences.ts";
import { getDefault } from "#engine/kinds/index.ts";
import { getRowFields } from "#engine/values.ts";
import { type Draft, createDraft, mapFields, type Drafts } from "./draft.ts";
import { readValue } from "./read.ts";

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
  return value.ok ? createDraft(field, value.value, to, unit) : draft;
}
