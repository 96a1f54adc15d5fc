import { convert } from "#units/convert.ts";
import { getUnit, type Dimension, type Unit } from "#units/dimension.ts";
import { compoundText, splitCompound } from "#units/format.ts";
import { preferredUnit } from "#units/systems.ts";
import type { AnyDefinition } from "./define.ts";
import type { AnyField } from "./fields.ts";
import type { Preferences } from "#localization/preferences.ts";

/** A value as the visitor reads it, with its unit apart where it has one, so that a page can set it smaller. */
export interface Formatted {
  readonly text: string;
  /** The figure alone. */
  readonly figure: string;
  /** "kg", "years"; "" where the figure says it all. */
  readonly unit: string;
}

/**
 * Writes a value of the field's kind in the visitor's locale, currency and units.
 *
 * @param unit the unit that the visitor chose for this field; else the usual one of their system
 * @returns the field's `none` text where the value is null
 */
export function formatValue(field: AnyField, value: unknown, preferences: Preferences, unit?: string): Formatted {
  if (value === null || value === undefined) return plain(field.none ?? "No value for these entries");
  switch (field.kind) {
    case "money":
      return plain(formatMoney(value as number, currencyFor(field, preferences), field.decimals ?? 0));
    case "percent":
      return plain(formatPercent(value as number, preferences.locale, field.decimals));
    case "quantity":
      return formatQuantity(field, value as number, preferences, unit);
    case "number":
    case "integer":
      return withUnit(formatNumber(value as number, preferences.locale, field), unitWord(field, value as number));
    case "date":
      return plain(formatDate(value as string, preferences.locale, field.precision));
    case "time":
      return plain(formatTime(value as string, preferences.locale));
    case "boolean":
      return plain((field.words ?? ["Yes", "No"])[value ? 0 : 1]);
    case "choice":
      return plain(field.options?.find(([one]) => one === value)?.[1] ?? String(value));
    default:
      return plain(field.labels?.[value as string] ?? String(value));
  }
}

/**
 * The field as it is for given values: its currency, where another input or column holds the code (`currencyFrom`), and
 * its unit, where it follows from the inputs (`unitBy`).
 */
export function boundField(field: AnyField, values: Readonly<Record<string, unknown>>): AnyField {
  if (!field.currencyFrom && !field.unitBy) return field;
  const code = field.currencyFrom ? values[field.currencyFrom] : undefined;
  return {
    ...field,
    ...(typeof code === "string" ? { currency: code } : {}),
    ...(field.unitBy ? { unit: field.unitBy(values) } : {}),
  };
}

/** The preferences for a calculator: with its own currency where it has one. */
export function preferencesFor(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
): Preferences {
  const currency = typeof definition.currency === "function" ? definition.currency(inputs) : definition.currency;
  return currency && currency !== preferences.currency ? { ...preferences, currency } : preferences;
}

/** The visitor's preferences with the currency that the field is bound to, where it is bound to one. */
export function currencyFor(field: AnyField, preferences: Preferences): Preferences {
  return field.currency ? { ...preferences, currency: field.currency } : preferences;
}

function plain(text: string): Formatted {
  return { text, figure: text, unit: "" };
}

function withUnit(figure: string, unit: string): Formatted {
  if (!unit) return plain(figure);
  // 39.2° is written without a space, 39.2 °C with one.
  return { text: /^[°′″]$/.test(unit) ? figure + unit : `${figure}\u00A0${unit}`, figure, unit };
}

/** "1 year", "2 years": the singular of a counted English unit. */
function unitWord(field: AnyField, value: number): string {
  const unit = prettyUnit(field.unit ?? "");
  if (field.kind === "money" || Math.abs(value) !== 1) return unit;
  if (unit === "people") return "person";
  return /^(years|months|weeks|days|hours|minutes|seconds|units|shares|pieces|times|points|credits|words|pages)$/.test(
    unit,
  )
    ? unit.slice(0, -1)
    : unit;
}

/** "kg/m2" as kg/m². */
export function prettyUnit(unit: string): string {
  return unit.replaceAll(/(?<=\b(?:mm|cm|m|km|in|ft|yd|mi))[23]\b/g, (power) => (power === "2" ? "²" : "³"));
}

/** Formats that are kept of one kind; visitors name locales and currencies, which are many. */
const MOST_FORMATS = 500;

/** What is kept under a key, made where it is not there. */
function keptFormat<T>(formats: Map<string, T>, key: string, make: () => T): T {
  let format = formats.get(key);
  if (!format) {
    if (formats.size >= MOST_FORMATS) formats.clear();
    formats.set(key, (format = make()));
  }
  return format;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** An `Intl.NumberFormat` of a locale that may be unknown (English then); made once for each set of options. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return keptFormat(numberFormats, `${locale} ${JSON.stringify(options)}`, () => makeNumberFormat(locale, options));
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
  { decimals, digits, plain: isPlain }: { decimals?: number; digits?: number; plain?: boolean } = {},
): string {
  const size = Math.abs(value);
  if (size >= 1e15 || (size !== 0 && size < 1e-4 && decimals === undefined)) return scientific(value, locale, digits);
  const useGrouping = !isPlain;
  if (decimals !== undefined) {
    return numberFormat(locale, { minimumFractionDigits: 0, maximumFractionDigits: decimals, useGrouping }).format(
      value,
    );
  }
  if (size >= 100_000 && (digits === undefined || Number.isInteger(value)))
    return numberFormat(locale, { maximumFractionDigits: Number.isInteger(value) ? 0 : 2, useGrouping }).format(value);
  return numberFormat(locale, { maximumSignificantDigits: digits ?? 6, useGrouping }).format(value);
}

function scientific(value: number, locale: string, digits = 6): string {
  const exponent = Math.floor(Math.log10(Math.abs(value)));
  const mantissa = Number((value / 10 ** exponent).toPrecision(digits));
  if (!Number.isFinite(mantissa)) return value.toExponential(5);
  const raised = String(exponent).replace(/./g, (char) => (char === "-" ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(char)]!));
  return `${numberFormat(locale, { maximumSignificantDigits: digits }).format(mantissa)} × 10${raised}`;
}

/** Money in the visitor's currency; two decimals mean the currency's own (none for yen). */
export function formatMoney(value: number, preferences: Preferences, decimals = 0): string {
  const size = Math.abs(value);
  if (size >= 1e15) return `${scientific(value, preferences.locale)} ${preferences.currency}`;
  const own = decimals === 2;
  // A price of a fraction of a cent would read as nothing.
  if (own && size < 0.01 && size >= 1e-12) return formatMoney(value, preferences, 2 - Math.floor(Math.log10(size)));
  const format = numberFormat(preferences.locale, {
    style: "currency",
    currency: preferences.currency,
    currencyDisplay: "narrowSymbol",
    ...(own ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  });
  return format.format(Object.is(value, -0) ? 0 : value);
}

/** 6.5 as "6.5%" or "6,5 %". */
export function formatPercent(value: number, locale: string, decimals?: number): string {
  const size = Math.abs(value);
  if (size >= 1e12 || (size !== 0 && size < 1e-4 && decimals === undefined)) return `${scientific(value, locale)} %`;
  const digits = decimals ?? (Math.abs(value) >= 1 ? 2 : 4);
  return numberFormat(locale, { style: "percent", maximumFractionDigits: digits }).format(value / 100);
}

/** "March 31, 2026"; a date before year 1 or after 9999 as it is. */
export function formatDate(value: string, locale: string, precision: "day" | "month" = "day"): string {
  const moment = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return value;
  return dateFormat(locale, {
    timeZone: "UTC",
    year: "numeric",
    month: "long",
    ...(precision === "day" ? { day: "numeric" } : {}),
  }).format(moment);
}

/** "Mar 31, 2026", for tables. */
export function formatShortDate(value: string, locale: string): string {
  const moment = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return value;
  return dateFormat(locale, { timeZone: "UTC", dateStyle: "medium" }).format(moment);
}

const amountFormats = new Map<string, Intl.NumberFormat>();

/** An amount without its sign, for columns of them: a long table has thousands, so its format is found by a short key. */
export function formatAmount(value: number, { locale, currency }: Preferences, decimals = 0): string {
  if (Math.abs(value) >= 1e15) return scientific(value, locale);
  const format = keptFormat(amountFormats, `${locale} ${currency} ${decimals}`, () => {
    // Decimals of the currency: 2 for dollars, 0 for yen.
    const digits =
      decimals === 2
        ? numberFormat(locale, { style: "currency", currency }).resolvedOptions().maximumFractionDigits
        : decimals;
    return numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  });
  return format.format(Object.is(value, -0) ? 0 : value);
}

function formatTime(value: string, locale: string): string {
  const moment = new Date(`1970-01-01T${value}:00Z`);
  if (Number.isNaN(moment.getTime())) return value;
  return dateFormat(locale, { timeZone: "UTC", hour: "numeric", minute: "2-digit" }).format(moment);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keptFormat(dateFormats, `${locale} ${JSON.stringify(options)}`, () => {
    try {
      return new Intl.DateTimeFormat(locale, { calendar: "gregory", numberingSystem: "latn", ...options });
    } catch {
      return new Intl.DateTimeFormat("en-US", options);
    }
  });
}

/** The two-part units that people write: the first converts, both are shown. */
const COMPOUND: Readonly<Record<string, { readonly parts: readonly string[]; readonly decimals: number }>> = {
  "ft-in": { parts: ["ft", "in"], decimals: 2 },
  "st-lb": { parts: ["st", "lb"], decimals: 1 },
};

/** The unit in which a visitor sees a quantity: the one chosen, else the declared or the usual one of their system. */
export function unitFor(field: AnyField, preferences: Preferences, chosen?: string): string {
  const dimension = field.dimension as Dimension;
  if (chosen && (COMPOUND[chosen] || dimension.units.some((unit) => unit.id === chosen))) return chosen;
  return field[preferences.unitSystem] ?? preferredUnit(dimension, field.unit!, preferences.unitSystem);
}

/** The units that a visitor may choose for a quantity: the two-part ones, the common ones, then all others. */
export function unitChoices(
  field: AnyField,
): readonly { readonly id: string; readonly label: string; readonly symbol: string; readonly isCommon: boolean }[] {
  const dimension = field.dimension as Dimension;
  const common = new Set<string>([field.unit!, ...dimension.common.metric, ...dimension.common.imperial]);
  const shown = (unit: Unit, isCommon: boolean) => ({ id: unit.id, label: unit.label, symbol: unit.symbol, isCommon });
  const compound = compoundsOf(dimension).map((id) => ({ id, ...COMPOUND_NAMES[id]!, isCommon: true }));
  return [
    ...compound,
    ...dimension.units.filter((unit) => common.has(unit.id)).map((unit) => shown(unit, true)),
    ...dimension.units.filter((unit) => !common.has(unit.id)).map((unit) => shown(unit, false)),
  ];
}

function compoundsOf(dimension: Dimension): readonly string[] {
  return dimension.id === "length" ? ["ft-in"] : dimension.id === "mass" ? ["st-lb"] : [];
}

const COMPOUND_NAMES: Readonly<Record<string, { readonly label: string; readonly symbol: string }>> = {
  "ft-in": { label: "Feet and inches", symbol: "ft/in" },
  "st-lb": { label: "Stones and pounds", symbol: "st/lb" },
};

/** The symbol that stands in or behind a field: "kg", "ft/in". */
export function unitSymbol(field: AnyField, unit: string): string {
  return COMPOUND_NAMES[unit]?.symbol ?? getUnit(field.dimension as Dimension, unit).symbol;
}

/** The unit that a value shown in `unit` is counted in: the first part of a two-part unit. */
export function countingUnit(unit: string): string {
  return COMPOUND[unit]?.parts[0] ?? unit;
}

/** The value of a quantity field (in its declared unit) in another unit of its dimension, or the other way round. */
export function toShownUnit(field: AnyField, value: number, shown: string): number {
  const dimension = field.dimension as Dimension;
  return convert(value, getUnit(dimension, field.unit!), getUnit(dimension, countingUnit(shown)));
}

export function fromShownUnit(field: AnyField, value: number, shown: string): number {
  const dimension = field.dimension as Dimension;
  return convert(value, getUnit(dimension, countingUnit(shown)), getUnit(dimension, field.unit!));
}

function formatQuantity(field: AnyField, value: number, preferences: Preferences, chosen?: string): Formatted {
  const unit = unitFor(field, preferences, chosen);
  const shown = toShownUnit(field, value, unit);
  const compound = COMPOUND[unit];
  if (!Number.isFinite(shown)) return plain("unlimited");
  if (compound) return plain(writeCompound(field, shown, compound, preferences.locale));
  const decimals = unit === field.unit ? field.decimals : decimalsAcross(field, unit, shown / value);
  return withUnit(
    formatNumber(shown, preferences.locale, decimals === undefined ? {} : { decimals }),
    unitSymbol(field, unit),
  );
}

/**
 * Declared decimals belong to the declared unit; in another unit as many as keep the same step: by the units' sizes, so
 * that a temperature near zero has no more decimals than a high one. Only where one of two is a reciprocal (L/100 km and
 * mpg) do the values themselves decide.
 */
function decimalsAcross(field: AnyField, unit: string, ratio: number): number | undefined {
  const [declared, shown] = [field.unit!, unit].map((id) => getUnit(field.dimension as Dimension, id)) as [Unit, Unit];
  const step = declared.reciprocal === shown.reciprocal ? declared.factor / shown.factor : Math.abs(ratio);
  if (field.decimals === undefined || !Number.isFinite(step) || step === 0) return field.decimals;
  return Math.min(6, Math.max(0, field.decimals - Math.round(Math.log10(step))));
}

function writeCompound(
  field: AnyField,
  value: number,
  { parts, decimals }: { parts: readonly string[]; decimals: number },
  locale: string,
): string {
  // A body height is told in whole inches; a board is not.
  const shownDecimals = field.imperial === "ft-in" || field.imperial === "st-lb" ? 0 : decimals;
  const split = splitCompound(field.dimension as Dimension, value, parts[0]!, parts, shownDecimals);
  return compoundText(split, (part) => formatNumber(part, locale, { decimals: shownDecimals }));
}

/** A value as it stands in a field to be edited: no unit, no currency sign, digits enough to read it back. */
export function formatForField(field: AnyField, value: unknown, preferences: Preferences, unit?: string): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "number") return String(value);
  const { locale } = preferences;
  if (field.kind === "quantity") {
    const shownIn = unit ?? unitFor(field, preferences);
    const shown = toShownUnit(field, value, shownIn);
    const compound = COMPOUND[shownIn];
    if (compound) return writeCompound(field, shown, compound, locale);
    return editable(shown, locale, shownIn === field.unit ? 12 : Math.max(4, integerDigits(shown)));
  }
  return editable(value, locale, 15, field.plain);
}

function integerDigits(value: number): number {
  return Math.min(15, Math.floor(Math.log10(Math.abs(value) || 1)) + 1);
}

function editable(value: number, locale: string, digits: number, isPlain = false): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e15 || size < 1e-6))
    return String(Number(value.toPrecision(digits))).replace(
      ".",
      numberFormat(locale, {}).formatToParts(1.5)[1]!.value,
    );
  const rounded = Number(value.toPrecision(digits));
  return numberFormat(locale, { maximumFractionDigits: 12, useGrouping: !isPlain && size >= 10_000 }).format(rounded);
}
