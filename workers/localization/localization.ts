import * as v from "valibot";
import { countryDefaults, resolvePreferences, type Visit } from "#localization/countries.ts";
import { isCurrency, isLocale, type Preferences } from "#localization/preferences.ts";
import { readCookie } from "#workers/http/cookies.ts";
import { parseJson } from "#workers/cache/parse-json.ts";
import { TtlCache } from "#workers/cache/ttl-cache.ts";
import { DEADLINES, withDeadline } from "#workers/http/deadline.ts";
import { logWarning } from "#workers/errors/log.ts";

/** Where overrides by country are read; the part of KV that is used. */
interface OverrideStore {
  get(key: string): Promise<string | null>;
}

const FRESH_FOR = 5 * 60_000;
/** As many as there are countries, about. */
const overrides = new TtlCache<string, Partial<Preferences>>({ maxEntries: 300 });

/** The preferences of a request, known before the first byte is sent. */
export async function readRequestPreferences(
  request: Request,
  store: OverrideStore,
  now = Date.now(),
): Promise<Preferences> {
  const visit = {
    cookie: readCookie(request, "preferences"),
    country: getCountry(request),
    acceptLanguage: request.headers.get("Accept-Language") ?? "",
  };
  const known = resolveDefaults(visit);
  const override = await readOverride(known.country, store, now);
  return Object.keys(override).length === 0 ? known : resolvePreferences(visit, () => override);
}

/** How many visits are memoized with what they mean. */
const MOST_MEMOIZED = 1000;
const resolved = new Map<string, Preferences>();

/** What a visit means without overrides. To ask `Intl` for a locale takes up to a millisecond, and each loader asks. */
function resolveDefaults(visit: Visit): Preferences {
  const key = [visit.cookie, visit.country, visit.acceptLanguage].join("\n");
  const known = resolved.get(key) ?? resolvePreferences(visit);
  // A header may be long, and anyone may make up new ones: what is memoized stays small.
  if (resolved.size >= MOST_MEMOIZED) resolved.clear();
  if (key.length < 300) resolved.set(key, known);
  return known;
}

/** What a visitor from a country gets who has chosen nothing else; null where there is no such country. */
export async function readDefaults(
  country: string,
  store: OverrideStore,
  now = Date.now(),
): Promise<Preferences | null> {
  const defaults = countryDefaults(country);
  return defaults && { ...defaults, ...(await readOverride(country, store, now)) };
}

/**
 * The country that the network reports, "" where it reports none. `request.cf` counts only at the edge itself, where every
 * request has a ray: a local run has a made-up one.
 */
export function getCountry(request: Request): string {
  const country =
    request.headers.get("CF-IPCountry") ??
    (request.headers.has("CF-Ray") ? (request as { cf?: { country?: unknown } }).cf?.country : "");
  return typeof country === "string" ? country.toUpperCase() : "";
}

/** What an admin set for a country without a deploy, `localization:{COUNTRY}` in KV; cached in the isolate for 5 minutes. */
async function readOverride(country: string, store: OverrideStore, now: number): Promise<Partial<Preferences>> {
  const cached = overrides.get(country, now);
  if (cached) return cached;
  let value: Partial<Preferences> = {};
  try {
    value = validOverride(await withDeadline(store.get(`localization:${country}`), DEADLINES.kv, "KV"), country);
  } catch (error) {
    logWarning("localization-override-unread", error, { country });
  }
  return overrides.set(country, value, now + FRESH_FOR);
}

const overrideSchema = v.object({
  unitSystem: v.optional(v.picklist(["metric", "imperial"])),
  currency: v.optional(v.pipe(v.string(), v.check(isCurrency))),
  locale: v.optional(v.pipe(v.string(), v.check(isLocale))),
});

function validOverride(text: string | null, country: string): Partial<Preferences> {
  if (text === null) return {};
  const override = parseJson(overrideSchema, text);
  if (!override) logWarning("localization-override-ignored", "it is not what an override is", { country });
  return (override ?? {}) as Partial<Preferences>;
}

/** Forgets what was read; for tests. */
export function forgetOverrides(): void {
  overrides.clear();
}
