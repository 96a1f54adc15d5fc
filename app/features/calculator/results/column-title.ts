import type { AnyField } from "#engine/fields.ts";
import { getKind } from "#engine/kinds/index.ts";
import { prettyUnit } from "#engine/kinds/numeric.ts";
import { unitSymbol } from "#engine/quantity-units.ts";
import type { Preferences } from "#localization/preferences.ts";

/** The unit stands in the head, once, not in each cell. */
export function columnTitle(column: AnyField, preferences: Preferences): string {
  const unit = unitTitle(column, preferences);
  if (!unit) return column.label;
  return unit.includes("(") ? `${column.label}, ${unit}` : `${column.label} (${unit})`;
}

/** The unit of a column as it stands in its head; empty where it has none. */
export function unitTitle(column: AnyField, preferences: Preferences): string {
  const unit = getKind(column).getUnit(column, preferences);
  if (unit) return unitSymbol(column, unit);
  return column.unit ? prettyUnit(column.unit) : "";
}
