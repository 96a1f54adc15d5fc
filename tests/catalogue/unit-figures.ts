/**
 * Each dimension's units, what they convert to, what is read in it and how a locale writes figures, as fingerprints in
 * `unit-figures.txt`. As `record.ts` it proves nothing right (gnu-units.test.ts does); a change is seen (decision 0180).
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  countryDefaults,
  countryOfLanguages,
  knownCountries,
  knownCurrencies,
  knownLocales,
  resolvePreferences,
} from "#localization/countries.ts";
import { formatDate, formatShortDate, formatTime } from "#localization/date-format.ts";
import { parseNumber } from "#localization/locale-number.ts";
import { formatAmount, formatMoney } from "#localization/money-format.ts";
import { formatNumber, formatPercent, formatScientific } from "#localization/number-format.ts";
import { type Preferences, readPreferences, writePreferences } from "#localization/preferences.ts";
import { spellUnit } from "#localization/unit-spelling.ts";
import { convert, proportionalFactor } from "#units/convert.ts";
import type { Dimension } from "#units/dimension.ts";
import { dimensions } from "#units/dimensions.ts";
import { compoundText, splitCompound } from "#units/format.ts";
import { findUnit } from "#units/match.ts";
import { readQuantity } from "#units/read.ts";
import { preferredUnit } from "#units/systems.ts";

export const UNIT_FIGURES = join(import.meta.dirname, "unit-figures.txt");

const VALUES = [-40, 0, 1e-9, 0.3, 1, 2.5, 37, 1e6];
/** Between number and unit, and instead of a number. */
const SHAPES = [
  "5 U",
  "5U",
  "-1,234.5 U",
  "−3 U",
  "1/2 U",
  "1 1/2 U",
  "1-1/2U",
  "½ U",
  "1e3 U",
  "+ 7  U",
  "5 U 3 V",
  "5 U, 3 V",
  "5 U 3",
  "5 V 3 U",
  "5 U 13 V 2 V",
  "3",
  "",
  "U",
  "five U",
  "1e999 U",
  "5 x",
  "5 U 3 x",
  "5 U -3 V",
  "2 U 1/2 V",
];
const CLOCKS = ["1:30", "1:30:15", "4:05.2 min", "5:30 /km", "1:75", "1:30 h", "-0:30", "90:00", "1:2:3:4", "1:30 x"];
/** Usual ones, and those on both sides of where a figure begins to be written in another way. */
const FIGURES = [
  0, -0, 1, -1, 0.005, 0.125, 2.5, 12.345, 999.995, 1234.5, -98_765.4321, 1e6, 1.5e9, 1e15, 1e21, 1e-7, 123_456_789.123,
  9.9e-13, 1e-12, 9.99e-5, 1e-4, 0.0099, 0.01, 0.0105, 0.994, 0.996, 1.004, 99_999.25, 100_000.25, 9.99e11, 1e12,
  9.99e14, 1.01e15,
];
const TYPED = [
  "1,234.5",
  "1.234,5",
  "1 234,5",
  "1’234.5",
  "12,34,567",
  "1.5",
  "1,5",
  ".5",
  "5.",
  "-3",
  "−3",
  "+3",
  "1e5",
  "1,5e3",
  "350k",
  "2m",
  "1.2.3",
  "1,2,3",
  "",
  "abc",
  "١٢٣",
  "(5)",
  "5 %",
  "0x1f",
  "1_000",
  "1 000 000",
  "1.234.567",
  "1,234,56",
  "-3/4",
  "+3/4",
  "2 1/2",
  "-2 1/2",
  "3/0",
  "⅚",
  "०१२९",
  "০১২৯",
  "۰۱۲۹",
  "٠١٢٩",
  "0,123",
  "0.123",
  "12,5",
  "12.5",
  "1,234.56",
  "1.234,56",
  "1e400",
];
const DAYS = ["2026-01-05", "1999-12-31", "2024-02-29", "0033-04-03"];

export function writeUnitFigures(): readonly string[] {
  const units = Object.values<Dimension>(dimensions).map((one) => `${one.id} ${fingerprint(describeDimension(one))}`);
  const locales = [...knownLocales(), "ar-EG", "fa-IR", "pt-PT", "pl-PL", "hi-IN", "no locale"];
  return [
    ...units.toSorted(),
    ...locales.map((locale) => `${locale} ${fingerprint(describeLocale(locale))}`),
    `countries ${fingerprint(describeCountries())}`,
  ];
}

export function readUnitFigures(): readonly string[] {
  return existsSync(UNIT_FIGURES) ? readFileSync(UNIT_FIGURES, "utf8").split("\n").filter(Boolean) : [];
}

function describeDimension(dimension: Dimension): unknown {
  const { units } = dimension;
  const [first] = units;
  const pairs = units.map((unit, index) => [unit, units[(index + 1) % units.length]!] as const);
  const symbols = pairs.map(([unit, next]) => [unit.symbol, next.symbol] as const);
  const options = (id: string) => ({ defaultUnit: id, parseNumber: (text: string) => parseNumber(text, "en-US") });
  const read = (text: string, id: string) => {
    const reading = readQuantity(text, dimension, options(id));
    return reading.ok
      ? [reading.value, reading.unit.id, reading.parts.map(({ value, unit }) => [value, unit.id])]
      : reading.reason;
  };
  return [
    dimension,
    pairs.flatMap(([unit, next]) =>
      VALUES.flatMap((value) => [
        convert(value, unit, next),
        convert(value, unit, first!),
        proportionalFactor(unit, next),
      ]),
    ),
    units.map(({ id }) => (["metric", "imperial"] as const).map((system) => preferredUnit(dimension, id, system))),
    units.flatMap(({ id, label, symbol }) =>
      [id, label, symbol, `${label}s`, symbol.toUpperCase(), ` ${symbol}.`].map(
        (name) => findUnit(dimension, name)?.id,
      ),
    ),
    symbols
      .slice(0, 6)
      .flatMap(([u, v]) => SHAPES.map((shape) => read(shape.replace("U", u).replace("V", v), first!.id))),
    units.slice(0, 4).flatMap(({ id }) => [...CLOCKS, "7", "9".repeat(101)].map((text) => read(text, id))),
    pairs.slice(0, 12).flatMap(([unit, next]) =>
      [0, 1.005, -2.999, 71.5].flatMap((value) =>
        [0, 2].map((decimals) => {
          try {
            const split = splitCompound(dimension, value, unit.id, [unit.id, next.id], decimals);
            return [split, compoundText(split, String)];
          } catch {
            return "throws";
          }
        }),
      ),
    ),
  ];
}

function describeLocale(locale: string): unknown {
  const currencies = ["USD", "EUR", "JPY", "INR", "KWD"];
  return [
    FIGURES.flatMap((value) => [
      formatNumber(value, locale),
      ...[0, 2, 7].map((decimals) => formatNumber(value, locale, { decimals })),
      ...[3, 12].map((digits) => formatNumber(value, locale, { digits })),
      formatNumber(value, locale, { plain: true }),
      ...[3, 6].map((digits) => formatScientific(value, locale, digits)),
      ...[undefined, 0, 1].map((decimals) => formatPercent(value, locale, decimals)),
      ...currencies.flatMap((currency) => {
        const preferences = { locale, currency, country: "US", unitSystem: "metric" } as const;
        return [0, 2, 4].flatMap((decimals) => [
          formatMoney(value, preferences, decimals),
          formatAmount(value, preferences, decimals),
        ]);
      }),
    ]),
    TYPED.map((text) => [true, false].map((suffixes) => parseNumber(text, locale, { suffixes }))),
    DAYS.map((day) => [formatDate(day, locale), formatDate(day, locale, "month"), formatShortDate(day, locale)]),
    ["00:00", "09:05", "12:00", "23:59"].map((time) => formatTime(time, locale)),
    ["Meter", "Liters per kilometer", "Gray", "Color"].map((label) => spellUnit(label, locale)),
  ];
}

function describeCountries(): unknown {
  const headers = [
    "de",
    "de-AT,de;q=0.9",
    "en",
    "en-GB;q=0.3, fr-FR;q=0.8",
    "xx",
    "*",
    "",
    "zh-Hant-TW",
    "es-419",
    "pt-BR;q=0",
  ];
  const cookies = [
    "",
    "metric.EUR.de-DE.DE",
    "metric..",
    "imperial.XXX.q.USA",
    "x.JPY.ja-JP.JP.more",
    "metric.EUR.de-DE.DE".repeat(9),
  ];
  return [
    knownCountries().map((country) => countryDefaults(country)),
    ["", "XX", "us", "EUR"].map((country) => countryDefaults(country)),
    knownCurrencies(),
    knownLocales(),
    headers.map(countryOfLanguages),
    cookies.map(readPreferences),
    writePreferences(countryDefaults("JP") as Preferences),
    cookies.flatMap((cookie) =>
      ["", "CH", "XX"].flatMap((country) =>
        headers.slice(0, 4).map((acceptLanguage) => resolvePreferences({ cookie, country, acceptLanguage })),
      ),
    ),
  ];
}

function fingerprint(said: unknown): string {
  const text = JSON.stringify(said, (_, value: unknown) => {
    if (typeof value === "bigint") return `${value}n`;
    return typeof value === "number" && !Number.isFinite(value) ? String(value) : value;
  });
  return createHash("sha256").update(text).digest("hex").slice(0, 10);
}
