import type { UnitSystem } from "#units/systems.ts";

export type { UnitSystem } from "#units/systems.ts";

/** How a visitor reads and writes figures. */
export interface Preferences {
  readonly unitSystem: UnitSystem;
  /** ISO 4217, "EUR". */
  readonly currency: string;
  /** BCP 47, "de-DE". */
  readonly locale: string;
  /** ISO 3166-1 alpha-2, "DE". */
  readonly country: string;
}

export const US_PREFERENCES: Preferences = { unitSystem: "imperial", currency: "USD", locale: "en-US", country: "US" };

/** Units that a visitor chose for single fields, by input or output key: unit ids, "ft-in" or "st-lb". */
export type ChosenUnits = Readonly<Record<string, string>>;

/** The preferences as a cookie's value: "metric.EUR.de-DE.DE". */
export function writePreferences({ unitSystem, currency, locale, country }: Preferences): string {
  return [unitSystem, currency, locale, country].join(".");
}

/**
 * Reads what {@link writePreferences} wrote. A part that is not possible (an unknown unit system, a malformed currency,
 * a locale that `Intl` does not accept) is left out, so that the next best default takes its place.
 */
export function readPreferences(text: string): Partial<Preferences> {
  const [unitSystem, currency, locale, country] = text.slice(0, 60).split(".");
  return {
    ...(unitSystem === "metric" || unitSystem === "imperial" ? { unitSystem } : {}),
    ...(currency && isCurrency(currency) ? { currency } : {}),
    ...(locale && isLocale(locale) ? { locale } : {}),
    ...(country && /^[A-Z]{2}$/.test(country) ? { country } : {}),
  };
}

/** Whether `Intl` accepts the text as a locale. */
export function isLocale(text: string): boolean {
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(text)) return false;
  try {
    return Intl.NumberFormat.supportedLocalesOf(text).length === 1;
  } catch {
    return false;
  }
}

/** Whether `Intl` knows the text as a currency with a name. */
export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text) && Intl.supportedValuesOf("currency").includes(text);
}
