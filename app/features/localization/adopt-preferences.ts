import { type Preferences, readPreferences, writePreferences } from "#localization/preferences.ts";
import { storePreferences } from "./store-preferences.ts";

/**
 * Settles a local storage that says something else than the page: without a cookie, what is stored there is the visitor's
 * choice and is taken over; with one, the cookie is, and the storage is set right. A page that was kept for times without a
 * connection was written before the cookie and follows it, too. What is malformed is passed over.
 */
export function adoptPreferences(
  { mirror, units }: { mirror: string | null; units: string | null },
  current: Preferences,
  change: (changed: Partial<Preferences>) => void,
): void {
  const [, cookie] = /(?:^|;\s*)preferences=([^;]*)/.exec(document.cookie) ?? [];
  const chosen = cookie === undefined ? { ...readMirror(mirror), ...readUnits(units) } : readPreferences(cookie);
  if (writePreferences({ ...current, ...chosen }) === writePreferences(current)) storePreferences(current);
  else change(chosen);
}

function readMirror(text: string | null): Partial<Preferences> {
  try {
    const raw = JSON.parse(text ?? "") as Readonly<Record<string, unknown>> | null;
    const part = (key: keyof Preferences) => (typeof raw?.[key] === "string" ? raw[key] : "");
    return readPreferences(
      writePreferences({
        unitSystem: part("unitSystem") as Preferences["unitSystem"],
        currency: part("currency"),
        locale: part("locale"),
        country: part("country"),
      }),
    );
  } catch {
    return {};
  }
}

/** The unit system's own key wins: it is the older and simpler of the two. */
function readUnits(text: string | null): Partial<Preferences> {
  return text === "metric" || text === "imperial" ? { unitSystem: text } : {};
}
