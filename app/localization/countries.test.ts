import { describe, expect, test } from "vitest";
import {
  countryDefaults,
  countryOfLanguages,
  knownCountries,
  knownCurrencies,
  knownLocales,
  resolvePreferences,
} from "./countries.ts";
import { isCurrency, isLocale, readPreferences, US_PREFERENCES, writePreferences } from "./preferences.ts";

const visit = { cookie: "", country: "", acceptLanguage: "" };

describe("countryDefaults", () => {
  test.each([
    ["US", "imperial.USD.en-US.US"],
    ["GB", "imperial.GBP.en-GB.GB"],
    ["JP", "metric.JPY.ja-JP.JP"],
    ["PL", "metric.PLN.pl-PL.PL"],
    ["CH", "metric.CHF.de-CH.CH"],
    ["EC", "metric.USD.es-EC.EC"],
    ["GW", "metric.XOF.pt-GW.GW"],
  ])("of %s are %s", (country, written) => {
    expect(writePreferences(countryDefaults(country)!)).toBe(written);
    expect(writePreferences(countryDefaults(country)!)).toBe(written);
  });

  test.each(["", "ZZ", "USD", "us", "EUR"])("%j is no country", (country) => {
    expect(countryDefaults(country)).toBeNull();
  });

  test("every country that can be chosen has some, in a currency and a locale that Intl knows", () => {
    const countries = knownCountries();
    expect(countries).toEqual([...new Set(countries)].toSorted());
    expect(countries).toEqual(expect.arrayContaining(["US", "DK", "AT", "YE"]));
    for (const country of countries) {
      const defaults = countryDefaults(country)!;
      expect({ country, isKnown: isCurrency(defaults.currency) && isLocale(defaults.locale) }).toEqual({
        country,
        isKnown: true,
      });
      expect(readPreferences(writePreferences(defaults))).toEqual(defaults);
    }
  });
});

test("the currencies and locales that are offered hold those of the countries, each currency once, in order", () => {
  const currencies = knownCurrencies();
  expect(currencies).toEqual([...new Set(currencies)].toSorted());
  expect(currencies).toEqual(expect.arrayContaining(["USD", "SEK", "CHF", "INR"]));
  expect(currencies.every(isCurrency)).toBe(true);
  expect(knownLocales()).toEqual(expect.arrayContaining(["en-US", "da-DK", "de-CH", "en-IN"]));
});

describe("countryOfLanguages", () => {
  test.each([
    ["de-AT,de;q=0.9,en-US;q=0.8", "AT"],
    ["de, fr-CH;q=0.9", "CH"],
    ["sr-Latn-RS", "RS"],
    [" en-gb", "GB"],
    ["en-ZZ, es-MX", "MX"],
    ["en", null],
    ["", null],
    ["*", null],
    [`${"x,".repeat(150)}de-DE`, null],
  ])("%s names %s", (header, country) => {
    expect(countryOfLanguages(header)).toBe(country);
  });
});

describe("resolvePreferences", () => {
  test.each([
    [
      "what was chosen",
      { cookie: "metric.EUR.de-DE.DE", country: "JP", acceptLanguage: "sv-SE" },
      "metric.EUR.de-DE.DE",
    ],
    ["the country of the request", { ...visit, country: "JP", acceptLanguage: "sv-SE" }, "metric.JPY.ja-JP.JP"],
    ["the region of the languages", { ...visit, country: "T1", acceptLanguage: "sv-SE" }, "metric.SEK.sv-SE.SE"],
    ["the United States", visit, "imperial.USD.en-US.US"],
    ["what was chosen of it, and the rest", { ...visit, cookie: "metric...", country: "GB" }, "metric.GBP.en-GB.GB"],
    ["the next best for a country that is none", { ...visit, cookie: "...ZZ", country: "GB" }, "imperial.GBP.en-GB.GB"],
  ])("takes %s", (_, from, written) => {
    expect(writePreferences(resolvePreferences(from))).toBe(written);
  });

  test("takes what was set for a country before its defaults, and what the visitor chose before that", () => {
    const override = (country: string) =>
      country === "GB" ? ({ unitSystem: "metric", currency: "EUR" } as const) : {};
    expect(writePreferences(resolvePreferences({ ...visit, country: "GB" }, override))).toBe("metric.EUR.en-GB.GB");
    expect(writePreferences(resolvePreferences({ ...visit, cookie: ".USD..", country: "GB" }, override))).toBe(
      "metric.USD.en-GB.GB",
    );
    expect(resolvePreferences(visit, override)).toEqual(US_PREFERENCES);
  });
});

describe("readPreferences", () => {
  test.each([
    ["leaves out a unit system that is none", "us.EUR.de-DE.DE", { currency: "EUR", locale: "de-DE", country: "DE" }],
    ["a currency that is none", "metric.XYZ.de-DE.DE", { unitSystem: "metric", locale: "de-DE", country: "DE" }],
    ["a currency in small letters", "metric.eur..", { unitSystem: "metric" }],
    ["a locale that is none", "metric.EUR.de_DE.DE", { unitSystem: "metric", currency: "EUR", country: "DE" }],
    ["a country that is none", "imperial.EUR.de-DE.DEU", { unitSystem: "imperial", currency: "EUR", locale: "de-DE" }],
    ["everything of an empty text", "", {}],
    [
      "a locale that Intl does not have",
      "metric.EUR.xx-XX.DE",
      { unitSystem: "metric", currency: "EUR", country: "DE" },
    ],
  ])("%s", (_, text, read) => {
    expect(readPreferences(text)).toEqual(read);
  });
});
