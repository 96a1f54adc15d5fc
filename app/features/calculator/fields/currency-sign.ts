import { numberFormat } from "#localization/number-format.ts";
import type { Preferences } from "#localization/preferences.ts";

/** The currency's sign and on which side of the figure the visitor's locale puts it. */
export function currencySign({ locale, currency }: Preferences): { readonly text: string; readonly isBefore: boolean } {
  const parts = numberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).formatToParts(1);
  const at = parts.findIndex((part) => part.type === "currency");
  const digits = parts.findIndex((part) => part.type === "integer");
  return { text: parts[at]?.value ?? currency, isBefore: at < digits };
}
