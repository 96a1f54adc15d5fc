/** The law between writing and reading: what a visitor is shown, they can type. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { countryDefaults, knownCountries } from "./countries.ts";
import { parseNumber } from "./locale-number.ts";
import { formatNumber } from "./number-format.ts";

/** Forty of the countries' locales, every one that groups or divides in its own way among them. */
const locales = [...new Set(knownCountries().map((country) => countryDefaults(country)!.locale))];
const own = new Map(
  locales.map((locale) => [
    JSON.stringify(new Intl.NumberFormat(locale).formatToParts(-1_234_567.5).map((part) => part.value)),
    locale,
  ]),
);
const forty = [...new Set([...own.values(), ...locales])].slice(0, 40);
const numbers = fc.double({ min: -1e14, max: 1e14, noNaN: true });

test("there are forty", () => {
  expect(forty).toHaveLength(40);
});

test.each(forty)("what is shown in %s is read as what it says", (locale) => {
  fc.assert(
    fc.property(numbers, fc.constantFrom(0, 2, 5), (value, decimals) => {
      const text = formatNumber(value, locale, { decimals });
      const read = parseNumber(text, locale)!;
      // As near as the decimals that are shown, and exactly what is shown when it is shown again.
      expect(Math.abs(read - value)).toBeLessThanOrEqual(0.500001 * 10 ** -decimals + Math.abs(value) * 1e-15);
      expect(formatNumber(read, locale, { decimals })).toBe(text);
    }),
    { numRuns: 60, seed: 5 },
  );
});

test("a larger number never reads as smaller, whatever the locale", () => {
  fc.assert(
    fc.property(fc.constantFrom(...forty), numbers, numbers, (locale, a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map((value) =>
        parseNumber(formatNumber(value, locale), locale),
      );
      if (low === null || high === null) return;
      expect(low! <= high!).toBe(true);
    }),
    { numRuns: 400, seed: 5 },
  );
});
