import type { AnyField } from "./fields.ts";
import { formatValue } from "./format.ts";
import { formatWithUnit } from "./kinds/numeric.ts";
import { formatInUnit } from "./kinds/quantity.ts";
import { COMPOUND, unitFor, unitSymbol } from "./quantity-units.ts";
import type { Preferences } from "#localization/preferences.ts";

/**
 * What was entered, in words: as its field shows it. A result in another unit than its own is told to six digits, but five
 * meters that somebody entered are 16.4 feet.
 */
export function formatEntry(field: AnyField, value: unknown, preferences: Preferences): string {
  if (field.kind === "quantity" && typeof value === "number" && field.decimals === undefined) {
    const unit = unitFor(field, preferences);
    if (unit !== field.unit && !COMPOUND[unit])
      return formatWithUnit(formatInUnit(field, value, preferences, unit), unitSymbol(field, unit)).text;
  }
  return formatValue(field, value, preferences).text;
}
