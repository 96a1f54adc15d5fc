import type { AnyField } from "#engine/fields.ts";
import { currencyFor } from "#engine/kinds/money.ts";
import { formatAmount } from "#localization/money-format.ts";
import { formatNumber } from "#localization/number-format.ts";
import { formatShortDate } from "#localization/date-format.ts";
import { formatValue } from "#engine/format.ts";
import { prettyUnit } from "#engine/kinds/numeric.ts";
import { toShownUnit, unitFor, unitSymbol } from "#engine/quantity-units.ts";
import type { Preferences } from "#localization/preferences.ts";

/** The unit stands in the head, once, not in each cell. */
export function columnTitle(column: AnyField, preferences: Preferences): string {
  const unit = unitTitle(column, preferences);
  return unit ? `${column.label} (${unit})` : column.label;
}

/** The unit of a column as it stands in its head; empty where it has none. */
export function unitTitle(column: AnyField, preferences: Preferences): string {
  if (column.kind === "quantity") return unitSymbol(column, unitFor(column, preferences));
  return column.unit ? prettyUnit(column.unit) : "";
}

/** A cell without its unit. */
export function cellText(column: AnyField, value: unknown, preferences: Preferences): string {
  if (value === null || value === undefined) return "–";
  if (column.kind === "money") return formatAmount(value as number, currencyFor(column, preferences), column.decimals);
  if (column.kind === "date" && column.precision !== "month")
    return formatShortDate(value as string, preferences.locale);
  if (column.kind !== "quantity")
    return formatValue(column.unit ? withoutUnit(column) : column, value, preferences).text;
  const unit = unitFor(column, preferences);
  if (unit === "ft-in" || unit === "st-lb") return formatValue(column, value, preferences).text;
  return (
    formatValue(column, value, preferences).figure ||
    formatNumber(toShownUnit(column, value as number, unit), preferences.locale)
  );
}

const bare = new WeakMap<AnyField, AnyField>();

function withoutUnit(column: AnyField): AnyField {
  const known = bare.get(column);
  if (known) return known;
  const { unit: _, ...rest } = column;
  bare.set(column, rest);
  return rest;
}
