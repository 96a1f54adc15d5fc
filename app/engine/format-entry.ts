import type { AnyField } from "./fields.ts";
import { formatValue } from "./format.ts";
import { formatWithUnit } from "./kinds/numeric.ts";
import { formatInUnit } from "./kinds/quantity.ts";
import { COMPOUND, unitFor, unitSymbol } from "./quantity-units.ts";
import type { Preferences } from "#localization/preferences.ts";

/** What a field shows of less is 1.6e-13. */
const LEAST_SHOWN = 1e-6;

/**
 * What was entered, in words: as its field shows it. A result in another unit than its own is told to six digits, but five
 * meters that someone entered are 16.4 feet. Very small ones are told as results are.
 */
export function formatEntry(field: AnyField, value: unknown, preferences: Preferences): string {
  const unit = field.kind === "quantity" && field.decimals === undefined ? unitFor(field, preferences) : field.unit;
  const isOwn = !unit || unit === field.unit || COMPOUND[unit];
  return isOwn || typeof value !== "number" || Math.abs(value) < LEAST_SHOWN
    ? formatValue(field, value, preferences).text
    : formatWithUnit(formatInUnit(field, value, preferences, unit), unitSymbol(field, unit)).text;
}
