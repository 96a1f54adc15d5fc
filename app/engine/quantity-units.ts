import { convert } from "#units/convert.ts";
import { type Dimension, getUnit } from "#units/dimension.ts";
import { preferredUnit } from "#units/systems.ts";
import type { Preferences, UnitSystem } from "#localization/preferences.ts";
import type { AnyField } from "./fields.ts";

/** The two-part units that people write: the first converts, both are shown. */
export const COMPOUND: Readonly<Record<string, { readonly parts: readonly string[]; readonly decimals: number }>> = {
  "ft-in": { parts: ["ft", "in"], decimals: 2 },
  "st-lb": { parts: ["st", "lb"], decimals: 1 },
};

/** The unit in which a visitor sees a quantity: the one chosen, else the declared or the usual one of their system. */
export function unitFor(field: AnyField, preferences: Preferences, chosen?: string): string {
  const dimension = field.dimension as Dimension;
  if (chosen && isShownUnit(field, chosen)) return chosen;
  return field[preferences.unitSystem] ?? preferredUnit(dimension, field.unit!, preferences.unitSystem);
}

/** Whether a quantity can be shown in the unit; an address may name any text. */
export function isShownUnit(field: AnyField, unit: string): boolean {
  const dimension = field.dimension as Dimension;
  return listCompounds(dimension).includes(unit) || dimension.units.some(({ id }) => id === unit);
}

/**
 * The units that a visitor may choose for a quantity. The common ones of their own system come first, with the two-part
 * ones that it has and those of the other system that it knows; all others are "more".
 */
export function unitChoices(
  field: AnyField,
  unitSystem: UnitSystem,
): readonly { readonly id: string; readonly label: string; readonly symbol: string; readonly isCommon: boolean }[] {
  const dimension = field.dimension as Dimension;
  const { metric, imperial } = dimension.common;
  const compounds = listCompounds(dimension);
  const own = unitSystem === "metric" ? [...metric, ...compounds, ...imperial] : [...compounds, ...imperial, ...metric];
  const usual = field[unitSystem] ?? preferredUnit(dimension, field.unit!, unitSystem);
  const common = new Set([usual, ...own, field.unit!]);
  const shown = (id: string, isCommon: boolean) => {
    const { label, symbol } = COMPOUND_NAMES[id] ?? getUnit(dimension, id);
    return { id, label, symbol, isCommon };
  };
  return [
    ...[...common].map((id) => shown(id, true)),
    ...dimension.units.filter((unit) => !common.has(unit.id)).map((unit) => shown(unit.id, false)),
  ];
}

function listCompounds(dimension: Dimension): readonly string[] {
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
