import { resolvePreferences } from "#localization/countries.ts";
import type { Preferences } from "#localization/preferences.ts";

/** What a visitor chose, or what is usual where their browser's languages are spoken: as the server reads it, without one. */
export function preferencesOffline(): Preferences {
  const [, cookie = ""] = /(?:^|;\s*)preferences=([^;]*)/.exec(document.cookie) ?? [];
  return resolvePreferences({ cookie, country: "", acceptLanguage: navigator.languages.join(",") });
}
