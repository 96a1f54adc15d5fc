import { type Preferences, writePreferences } from "#localization/preferences.ts";

const MIRROR = "localization-preferences";
const UNITS = "unit-preference";

/** Keeps the preferences for the next visit: a cookie that the server reads, and the specified keys of local storage. */
export function storePreferences(preferences: Preferences): void {
  const year = 365 * 24 * 3600;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not in every browser
  document.cookie = `preferences=${writePreferences(preferences)}; path=/; max-age=${year}; samesite=lax`;
  try {
    localStorage.setItem(MIRROR, serialize(preferences));
    localStorage.setItem(UNITS, preferences.unitSystem);
  } catch {
    // Storage is full or forbidden: the cookie is enough.
  }
}

/** What local storage holds; null where nothing is kept there, or where it says what the page has already. */
export function findDifferingMirror(preferences: Preferences): { mirror: string | null; units: string | null } | null {
  try {
    const [mirror, units] = [localStorage.getItem(MIRROR), localStorage.getItem(UNITS)];
    const isSame =
      (mirror === null || mirror === serialize(preferences)) && (units === null || units === preferences.unitSystem);
    return isSame ? null : { mirror, units };
  } catch {
    return null;
  }
}

function serialize({ unitSystem, currency, locale, country }: Preferences): string {
  return JSON.stringify({ unitSystem, currency, locale, country });
}
