import type { AnyDefinition } from "#engine/define.ts";
import type { Drafts } from "#engine/drafts/draft.ts";
import { withUnit } from "#engine/drafts/convert.ts";
import { unitFor } from "#engine/quantity-units.ts";
import type { ChosenUnits, Preferences, UnitSystem } from "#localization/preferences.ts";

/** The units that a visitor chose for fields, by calculator and by the system of units in which they chose them. */
type StoredUnits = Readonly<Record<string, Readonly<Partial<Record<UnitSystem, ChosenUnits>>>>>;

const KEY = "field-units";
let known: StoredUnits | undefined;

/** The units chosen for a calculator's fields under a system of units. */
export function getChosenUnits(id: string, system: UnitSystem): ChosenUnits {
  return (known ??= stored())[id]?.[system] ?? {};
}

function stored(): StoredUnits {
  try {
    const units: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof units === "object" && units !== null ? (units as StoredUnits) : {};
  } catch {
    return {};
  }
}

/** Stores the units that the fields show now, where they are not the usual ones; nothing is written where nothing changed. */
export function storeChosenUnits(definition: AnyDefinition, drafts: Drafts, preferences: Preferences): void {
  const { unitSystem } = preferences;
  const units = Object.fromEntries(
    Object.entries(definition.inputs).flatMap(([key, field]) => {
      const unit = drafts[key]?.unit;
      return unit && unit !== unitFor(field, preferences) ? [[key, unit]] : [];
    }),
  );
  if (JSON.stringify(units) === JSON.stringify(getChosenUnits(definition.id, unitSystem))) return;
  known = { ...known, [definition.id]: { ...known?.[definition.id], [unitSystem]: units } };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Storage is full or forbidden: they last as long as the page is open.
  }
}

/** The drafts with the units that the visitor chose before; the same object where there is nothing to change. */
export function applyChosenUnits(definition: AnyDefinition, drafts: Drafts, preferences: Preferences): Drafts {
  const changed = Object.entries(getChosenUnits(definition.id, preferences.unitSystem)).flatMap(([key, unit]) => {
    const [field, draft] = [definition.inputs[key], drafts[key]];
    if (!field || !draft?.unit || draft.unit === unit) return [];
    // What is not a unit of the dimension (any more) gives the usual one.
    return [[key, withUnit(field, draft, unitFor(field, preferences, unit), preferences)] as const];
  });
  return changed.length > 0 ? { ...drafts, ...Object.fromEntries(changed) } : drafts;
}
