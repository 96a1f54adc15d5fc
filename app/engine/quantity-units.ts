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

/** What the unit of a field measures: of a quantity itself, of a price per unit what is paid for. */
export function dimensionOf(field: AnyField): Dimension | undefined {
  return field.dimension ?? field.per;
}

/** The unit in which a visitor sees a quantity or a price: the one chosen, else the declared or the usual one of their system. */
export function unitFor(field: AnyField, preferences: Pick<Preferences, "unitSystem">, chosen?: string): string {
  const dimension = dimensionOf(field)!;
  if (chosen && isShownUnit(field, chosen)) return chosen;
  return field[preferences.unitSystem] ?? preferredUnit(dimension, field.unit!, preferences.unitSystem);
}

/** Whether a quantity can be shown in the unit; an address may name any text. */
export function isShownUnit(field: AnyField, unit: string): boolean {
  return listCompounds(field).includes(unit) || dimensionOf(field)!.units.some(({ id }) => id === unit);
}

/**
 * The units that a visitor may choose for a quantity. The common ones of their own system come first, with the two-part
 * ones that it has and those of the other system that it knows; all others are "more". A price has only the common ones.
 */
export function unitChoices(
  field: AnyField,
  unitSystem: UnitSystem,
): readonly { readonly id: string; readonly label: string; readonly symbol: string; readonly isCommon: boolean }[] {
  const dimension = dimensionOf(field)!;
  const { metric, imperial } = dimension.common;
  const compounds = listCompounds(field);
  const own = unitSystem === "metric" ? [...metric, ...compounds, ...imperial] : [...compounds, ...imperial, ...metric];
  const usual = field[unitSystem] ?? preferredUnit(dimension, field.unit!, unitSystem);
  const common = new Set([usual, ...own, field.unit!]);
  const shown = (id: string, isCommon: boolean) => {
    const { label } = COMPOUND_NAMES[id] ?? getUnit(dimension, id);
    return { id, label, symbol: unitSymbol(field, id), isCommon };
  };
  return [
    ...[...common].map((id) => shown(id, true)),
    ...(field.per ? [] : dimension.units.filter((unit) => !common.has(unit.id)).map((unit) => shown(unit.id, false))),
  ];
}

function listCompounds({ dimension }: AnyField): readonly string[] {
  return dimension?.id === "length" ? ["ft-in"] : dimension?.id === "mass" ? ["st-lb"] : [];
}

const COMPOUND_NAMES: Readonly<Record<string, { readonly label: string; readonly symbol: string }>> = {
  "ft-in": { label: "Feet and inches", symbol: "ft/in" },
  "st-lb": { label: "Stones and pounds", symbol: "st/lb" },
};

/** The symbol in or behind a field: "kg", "ft/in", of a price "/lb" or "/100 mi". */
export function unitSymbol(field: AnyField, unit: string): string {
  const symbol = COMPOUND_NAMES[unit]?.symbol ?? getUnit(dimensionOf(field)!, unit).symbol;
  return field.per ? `/${field.count ? `${field.count}\u00A0` : ""}${symbol}` : symbol;
}

/** The unit that a value shown in `unit` is counted in: the first part of a two-part unit. */
export function countingUnit(unit: string): string {
  return COMPOUND[unit]?.parts[0] ?? unit;
}

/** The value of a quantity or a price (in its declared unit) in another unit of its dimension; as it is where there is none. */
export function toShownUnit(field: AnyField, value: number, shown: string | undefined): number {
  return shown ? convertField(field, value, field.unit!, countingUnit(shown)) : value;
}

/** The other way round. */
export function fromShownUnit(field: AnyField, value: number, shown: string): number {
  return convertField(field, value, countingUnit(shown), field.unit!);
}

/** Of a price the other way round: a pound is less than a kilogram, and costs less. */
function convertField(field: AnyField, value: number, from: string, to: string): number {
  const dimension = dimensionOf(field)!;
  const [one, other] = [getUnit(dimension, from), getUnit(dimension, to)];
  return field.per ? convert(value, other, one) : convert(value, one, other);
}
