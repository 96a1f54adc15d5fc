import type { Preferences, UnitSystem } from "./preferences.ts";
import { isCurrency, isLocale, readPreferences, US_PREFERENCES } from "./preferences.ts";

/** The countries whose defaults are specified: unit system, currency, locale. */
export const COUNTRY_DEFAULTS: Readonly<Record<string, readonly [UnitSystem, string, string]>> = {
  US: ["imperial", "USD", "en-US"],
  GB: ["imperial", "GBP", "en-GB"],
  CA: ["metric", "CAD", "en-CA"],
  AU: ["metric", "AUD", "en-AU"],
  DE: ["metric", "EUR", "de-DE"],
  FR: ["metric", "EUR", "fr-FR"],
  ES: ["metric", "EUR", "es-ES"],
  IT: ["metric", "EUR", "it-IT"],
  JP: ["metric", "JPY", "ja-JP"],
  SE: ["metric", "SEK", "sv-SE"],
  NO: ["metric", "NOK", "no-NO"],
  DK: ["metric", "DKK", "da-DK"],
};

/**
 * Currencies of further countries, ISO 4217 by ISO 3166-1: country codes, then the currency. CLDR knows them, but `Intl`
 * does not tell them.
 */
const CURRENCIES =
  "AT BE CY EE FI GR HR IE LT LU LV MT NL PT SI SK AD MC SM VA ME XK EUR;CH LI CHF;PL PLN;CZ CZK;HU HUF;RO RON;BG EUR;IS ISK;" +
  "UA UAH;RU RUB;TR TRY;GE GEL;AM AMD;AZ AZN;RS RSD;BA BAM;MK MKD;AL ALL;MD MDL;BY BYN;KZ KZT;UZ UZS;KG KGS;TJ TJS;TM TMT;" +
  "IN INR;PK PKR;BD BDT;LK LKR;NP NPR;MV MVR;CN CNY;TW TWD;HK HKD;MO MOP;KR KRW;MN MNT;TH THB;VN VND;MY MYR;SG SGD;ID IDR;PH PHP;" +
  "KH KHR;LA LAK;MM MMK;BN BND;NZ NZD;FJ FJD;PG PGK;MX MXN;BR BRL;AR ARS;CL CLP;CO COP;PE PEN;UY UYU;PY PYG;BO BOB;VE VES;EC SV PR USD;" +
  "CR CRC;GT GTQ;HN HNL;NI NIO;PA PAB;DO DOP;CU CUP;JM JMD;TT TTD;BS BSD;BB BBD;HT HTG;IL ILS;SA SAR;AE AED;QA QAR;KW KWD;BH BHD;OM OMR;" +
  "JO JOD;LB LBP;IQ IQD;IR IRR;EG EGP;MA MAD;DZ DZD;TN TND;LY LYD;ZA ZAR;NG NGN;KE KES;GH GHS;TZ TZS;UG UGX;ET ETB;RW RWF;ZM ZMW;" +
  "BW BWP;NA NAD;MU MUR;MZ MZN;AO AOA;SN CI ML BF NE TG BJ GW XOF;CM GA CG TD CF GQ XAF;MG MGA;SC SCR;ZW ZWG;SD SDG;AF AFN;SY SYP;YE YER";

const currencyByCountry = new Map(
  CURRENCIES.split(";").flatMap((group) => {
    const codes = group.split(" ");
    return codes.slice(0, -1).map((country) => [country, codes.at(-1)!] as const);
  }),
);

/**
 * The defaults of a country: the specified ones; of others their own currency and locale where `Intl` knows them and
 * metric units; null for a code that is not a country.
 */
export function countryDefaults(country: string): Preferences | null {
  const specified = COUNTRY_DEFAULTS[country];
  if (specified) return { unitSystem: specified[0], currency: specified[1], locale: specified[2], country };
  const currency = currencyByCountry.get(country);
  if (!currency) return null;
  const known = knownDefaults.get(country);
  if (known) return known;
  const locale = guessLocale(country);
  if (!locale) return null;
  const defaults = {
    unitSystem: "metric",
    currency: isCurrency(currency) ? currency : "USD",
    locale,
    country,
  } as const;
  knownDefaults.set(country, defaults);
  return defaults;
}

/** Of the countries that were asked for: to ask `Intl` takes a good part of a millisecond. */
const knownDefaults = new Map<string, Preferences>();

/** The most likely locale of a country, "pl-PL" of PL. */
function guessLocale(country: string): string | null {
  try {
    const { language } = new Intl.Locale(`und-${country}`).maximize();
    const locale = `${language}-${country}`;
    return language !== "und" && isLocale(locale) ? locale : `en-${country}`;
  } catch {
    return null;
  }
}

/** Every country that can be chosen, by its code. */
export function knownCountries(): readonly string[] {
  return [...new Set([...Object.keys(COUNTRY_DEFAULTS), ...currencyByCountry.keys()])].toSorted();
}

/** Every currency that one of the countries has and `Intl` knows, by its code. */
export function knownCurrencies(): readonly string[] {
  const codes = new Set([
    ...Object.values(COUNTRY_DEFAULTS).map(([, currency]) => currency),
    ...currencyByCountry.values(),
  ]);
  return [...codes].filter(isCurrency).toSorted();
}

/** The locales whose number formats are offered: one for each way of writing, and those of the specified countries. */
export function knownLocales(): readonly string[] {
  return [...Object.values(COUNTRY_DEFAULTS).map(([, , locale]) => locale), "de-CH", "en-IN"];
}

/** The first country that an `Accept-Language` header names; null where it names none that is known. */
export function countryOfLanguages(header: string): string | null {
  for (const entry of header.slice(0, 300).split(",")) {
    const match = /^\s*[A-Za-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/.exec(entry);
    const country = match?.[1]?.toUpperCase();
    if (country && countryDefaults(country)) return country;
  }
  return null;
}

export interface Visit {
  /** The value of the preferences cookie, "" where there is none. */
  readonly cookie: string;
  /** The country that the network reports, "" where it reports none. */
  readonly country: string;
  readonly acceptLanguage: string;
}

/**
 * What a visitor gets: what they chose (cookie), else the country of the request, else the region of their languages,
 * else the United States. Whatever is malformed is passed over for the next best.
 *
 * @param override defaults that were set for a country without a deploy
 */
export function resolvePreferences(
  visit: Visit,
  override: (country: string) => Partial<Preferences> = () => ({}),
): Preferences {
  const chosen = readPreferences(visit.cookie);
  const candidates = [chosen.country, visit.country, countryOfLanguages(visit.acceptLanguage)];
  const country = candidates.find((code) => code && countryDefaults(code)) ?? US_PREFERENCES.country;
  const defaults = countryDefaults(country) ?? US_PREFERENCES;
  return { ...defaults, ...override(country), ...chosen, country };
}
