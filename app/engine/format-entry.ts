import type { AnyField } from "./fields.ts";
import { formatValue } from "./format.ts";
import { formatWithUnit } from "./kinds/numeric.ts";
import { formatInUnit } from "./kinds/quantity.ts";
import { COMPOUND, unitFor, unitSymbol } from "./quantity-units.ts";
import type { Preferences } from "#localization/preferences.ts";

/**
 * What was entered, in words: as its field shows it. A result in another unit than its own is told to six digits, but five
 * meters that somebody entered are 16.4 feet. What a field can only show as 1.6e-13 is told as any very small figure is.
 */
export function formatEntry(field: AnyField, value: unknown, preferences: Preferences): string {
  const unit = field.kind === "quantity" && field.decimals === undefined ? unitFor(field, preferences) : field.unit;
  const isOwn = !unit || unit === field.unit || COMPOUND[unit] || typeof value !== "number";
  const shown = isOwn ? "" : formatInUnit(field, value, preferences, unit);
  return isOwn || /\de/.test(shown)
    ? formatValue(field, value, preferences).text
    : formatWithUnit(shown, unitSymbol(field, unit)).text;
}
