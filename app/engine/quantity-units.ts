import { convert } from "#units/convert.ts";
import { type Dimension, getUnit, type Unit } from "#units/dimension.ts";
import { preferredUnit } from "#units/systems.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { AnyField } from "./fields.ts";

/** The two-part units that people write: the first converts, both are shown. */
export const COMPOUND: Readonly<Record<string, { readonly parts: readonly string[]; readonly decimals: number }>> = {
  "ft-in": { parts: ["ft", "in"], decimals: 2 },
  "st-lb": { parts: ["st", "lb"], decimals: 1 },
};

/** The unit in which a visitor sees a quantity: the one chosen, else the declared or the usual one of their system. */
export function unitFor(field: AnyField, preferences: Preferences, chosen?: string): string {
  const dimension = field.dimension as Dimension;
  if (chosen && (COMPOUND[chosen] || dimension.units.some((unit) => unit.id === chosen))) return chosen;
  return field[preferences.unitSystem] ?? preferredUnit(dimension, field.unit!, preferences.unitSystem);
}

/** The units that a visitor may choose for a quantity: the two-part ones, the common ones, then all others. */
export function unitChoices(
  field: AnyField,
): readonly { readonly id: string; readonly label: string; readonly symbol: string; readonly isCommon: boolean }[] {
  const dimension = field.dimension as Dimension;
  const common = new Set<string>([field.unit!, ...dimension.common.metric, ...dimension.common.imperial]);
  const shown = (unit: Unit, isCommon: boolean) => ({ id: unit.id, label: unit.label, symbol: unit.symbol, isCommon });
  const compound = compoundsOf(dimension).map((id) => ({ id, ...COMPOUND_NAMES[id]!, isCommon: true }));
  return [
    ...compound,
    ...dimension.units.filter((unit) => common.has(unit.id)).map((unit) => shown(unit, true)),
    ...dimension.units.filter((unit) => !common.has(unit.id)).map((unit) => shown(unit, false)),
  ];
}

function compoundsOf(dimension: Dimension): readonly string[] {
  return dimension.id === "length" ? ["ft-in"] : dimension.id === "mass" ? ["st-lb"] : [];
}

const COMPOUND_NAMES: Readonly<Record<string, { readonly label: string; readonly symbol: string }>> = {
  "ft-in": { label: "Feet and inches", symbol: "ft/in" },
  "st-lb": { label: "Stones and pounds", symbol: "st/lb" },
};

/** The symbol that stands in or behind a field: "kg", "ft/in". */
export function unitSymbol(field: AnyField, unit: string): string {
  return COMPOUND_NAMES[unit]?.symbol ?? getUnit(field.dimension as Dimension, unit).symbol;
}

/** The unit that a value shown in `unit` is counted in: the first part of a two-part unit. */
export function countingUnit(unit: string): string {
  return COMPOUND[unit]?.parts[0] ?? unit;
}

/** The value of a quantity field (in its declared unit) in another unit of its dimension, or the other way round. */
export function toShownUnit(field: AnyField, value: number, shown: string): number {
  const dimension = field.dimension as Dimension;
  return convert(value, getUnit(dimension, field.unit!), getUnit(dimension, countingUnit(shown)));
}

export function fromShownUnit(field: AnyField, value: number, shown: string): number {
  const dimension = field.dimension as Dimension;
  return convert(value, getUnit(dimension, countingUnit(shown)), getUnit(dimension, field.unit!));
}
