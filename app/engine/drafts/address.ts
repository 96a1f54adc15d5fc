import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import type { ChosenUnits, Preferences } from "#localization/preferences.ts";
import { fromQuery } from "#engine/query.ts";
import { dimensionOf } from "#engine/quantity-units.ts";
import { readInputs } from "#engine/read.ts";
import { getDefault, getKind } from "#engine/kinds/index.ts";
import { getRowFields } from "#engine/values.ts";
import { type Draft, createDraft, mapFields, type Drafts } from "./draft.ts";
import { withAddedRow } from "./rows.ts";
import { draftsFromForm } from "./form.ts";

/** The form's content for what an address carries; what was refused is kept as it was written. */
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
      ? getRowFields(field)
        ? { text: "", rows: [] }
        : { text: String(raw[key]), ...(dimensionOf(field) ? { unit: field.unit! } : {}) }
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
    // Only a list of rows has them.
    if (draft.rows) {
      const rows = getRowFields(field)!;
      return { ...draft, rows: draft.rows.map((row) => mapFields(rows, (cell, key) => known(cell, row[key]!))) };
    }
    const unit = draft.unit === undefined ? undefined : getKind(field).getUnit(field, preferences, draft.unit);
    return unit === undefined || unit === draft.unit ? draft : { ...draft, unit };
  };
  return Object.fromEntries(Object.entries(drafts).map(([key, draft]) => [key, known(definition.inputs[key]!, draft)]));
}
