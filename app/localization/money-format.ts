import { getCachedFormat } from "./format-cache.ts";
import { formatScientific, numberFormat } from "./number-format.ts";
import type { Preferences } from "./preferences.ts";

/** Money in the visitor's currency; two decimals mean the currency's own (none for yen). */
export function formatMoney(value: number, preferences: Preferences, decimals = 0): string {
  const size = Math.abs(value);
  if (size >= 1e15) return `${formatScientific(value, preferences.locale)} ${preferences.currency}`;
  const own = decimals === 2;
  // A price of a fraction of a cent would read as nothing.
  if (own && size < 0.01 && size >= 1e-12) return formatMoney(value, preferences, 2 - Math.floor(Math.log10(size)));
  const format = numberFormat(preferences.locale, {
    style: "currency",
    currency: preferences.currency,
    currencyDisplay: "narrowSymbol",
    // Of "$0.1700" the last zeros say nothing; cents stay whole.
    ...(own ? {} : { minimumFractionDigits: Math.min(decimals, 2), maximumFractionDigits: decimals }),
  });
  return format.format(Object.is(value, -0) ? 0 : value);
}

const amountFormats = new Map<string, Intl.NumberFormat>();

/** An amount without its sign, for columns of them: a long table has thousands, so its format is found by a short key. */
export function formatAmount(value: number, { locale, currency }: Preferences, decimals = 0): string {
  if (Math.abs(value) >= 1e15) return formatScientific(value, locale);
  const format = getCachedFormat(amountFormats, `${locale} ${currency} ${decimals}`, () => {
    // Decimals of the currency: 2 for dollars, 0 for yen.
    const digits =
      decimals === 2
        ? numberFormat(locale, { style: "currency", currency }).resolvedOptions().maximumFractionDigits
        : decimals;
    return numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  });
  return format.format(Object.is(value, -0) ? 0 : value);
}
