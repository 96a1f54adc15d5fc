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
  return !unit || unit === field.unit || COMPOUND[unit] || !(Math.abs(value as number) >= 1e-6)
    ? formatValue(field, value, preferences).text
    : formatWithUnit(formatInUnit(field, value as number, preferences, unit), unitSymbol(field, unit)).text;
}
