import type { AnyDefinition } from "#engine/define.ts";
import { createDraft, type Drafts, mapFields } from "#engine/drafts/draft.ts";
import type { ChosenUnits, Preferences } from "#localization/preferences.ts";

/** The form's content for given inputs, in the visitor's units and format. */
export function createDrafts(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
  units: ChosenUnits = {},
): Drafts {
  return mapFields(definition.inputs, (field, key) => createDraft(field, inputs[key], preferences, units[key]));
}
