import { getCachedFormat } from "./format-cache.ts";

const numberFormats = new Map<string, Intl.NumberFormat>();

/** An `Intl.NumberFormat` of a locale that may be unknown (English then); made once for each set of options. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return getCachedFormat(numberFormats, `${locale} ${JSON.stringify(options)}`, () =>
    makeNumberFormat(locale, options),
  );
}

function makeNumberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  // A value that rounds to zero has no sign.
  const western = { numberingSystem: "latn", signDisplay: "negative" as const, ...options };
  try {
    return new Intl.NumberFormat(locale, western);
  } catch {
    const { currency: _, ...rest } = western;
    return new Intl.NumberFormat("en-US", rest.style === "currency" ? { ...rest, style: "decimal" } : rest);
  }
}

/**
 * A number with the field's decimals; without them as many as its size asks for: whole numbers whole, others with six
 * significant digits (or the field's `digits`), very large and very small ones as 1.23 × 10⁹.
 */
export function formatNumber(
  value: number,
  locale: string,
  {
    decimals,
    digits,
    plain: isPlain,
  }: { decimals?: number | undefined; digits?: number | undefined; plain?: boolean } = {},
): string {
  const size = Math.abs(value);
  if (size >= 1e15 || (size !== 0 && size < 1e-4 && decimals === undefined))
    return formatScientific(value, locale, digits);
  const useGrouping = !isPlain;
  if (decimals !== undefined) {
    return numberFormat(locale, { maximumFractionDigits: decimals, useGrouping }).format(value);
  }
  if (size >= 100_000 && (digits === undefined || Number.isInteger(value)))
    return numberFormat(locale, { maximumFractionDigits: size < 1e12 ? 2 : 0, useGrouping }).format(value);
  return numberFormat(locale, { maximumSignificantDigits: digits ?? 6, useGrouping }).format(value);
}

/** 1.23 × 10⁹, with `digits` significant digits. */
export function formatScientific(value: number, locale: string, digits = 6): string {
  if (!Number.isFinite(value)) return String(value);
  const [mantissa, exponent] = value
    .toExponential(digits - 1)
    .split("e")
    .map(Number) as [number, number];
  return `${numberFormat(locale, { maximumSignificantDigits: digits }).format(mantissa)} × 10${raise(String(exponent))}`;
}

/** "-12" as an exponent: ⁻¹². */
export function raise(exponent: string): string {
  return exponent.replace(/./g, (char) => (char === "-" ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(char)]!));
}

/** 6.5 as "6.5%" or "6,5%": the sign follows the figure, as in the English text around it. */
export function formatPercent(value: number, locale: string, decimals?: number): string {
  const size = Math.abs(value);
  if (size >= 1e12 || (size !== 0 && size < 1e-4 && decimals === undefined))
    return `${formatScientific(value, locale)}%`;
  const digits = decimals ?? (Math.abs(value) >= 1 ? 2 : 4);
  return `${numberFormat(locale, { maximumFractionDigits: digits }).format(value)}%`;
}
