import { type Dimension, getUnit, type Unit } from "#units/dimension.ts";
import { compoundText, splitCompound } from "#units/format.ts";
import { readQuantity } from "#units/read.ts";
import { parseNumber } from "#localization/locale-number.ts";
import { formatNumber } from "#localization/number-format.ts";
import { type Preferences, US_PREFERENCES } from "#localization/preferences.ts";
import {
  COMPOUND,
  countingUnit,
  fromShownUnit,
  isShownUnit,
  toShownUnit,
  unitFor,
  unitSymbol,
} from "#engine/quantity-units.ts";
import type { AnyField } from "./index.ts";
import {
  buildField,
  type DefaultIn,
  formatPlain,
  type Formatted,
  type Kind,
  type KindSchema,
  parseEmpty,
  type Typed,
} from "./kind.ts";
import {
  createNumericKind,
  formatEditable,
  formatWithUnit,
  type NumberOptions,
  type NumericField,
  numericSchema,
} from "./numeric.ts";

export interface QuantityOptions<U extends string> extends Omit<NumberOptions, "unit"> {
  /** The unit of the value in the JSON call, of the bounds and of the default. */
  readonly unit: U;
  /** The unit first shown to a visitor who uses metric units, where the nearest common one is not what people use. */
  readonly metric?: U;
  /** The same for imperial units; "ft-in" writes a length as 5 ft 9 in, "st-lb" a mass in stones and pounds. */
  readonly imperial?: U | "ft-in" | "st-lb";
  /** The default that is round for readers of a system, as they would type it: `{ imperial: "5 ft 9 in" }`. */
  readonly defaultIn?: DefaultIn<string>;
}

export interface QuantityField extends NumericField<"quantity"> {
  readonly unit: string;
  readonly metric?: string;
  readonly imperial?: string;
  readonly defaultIn?: DefaultIn<string>;
  // oxlint-disable-next-line typescript/no-explicit-any -- a dimension of any units
  readonly dimension: Dimension<any, any>;
}

/** A measured amount in `unit`; visitors see and type it in any unit of the dimension. */
export const quantity = <const D extends string, const U extends string, const O extends QuantityOptions<U>>(
  label: string,
  dimension: Dimension<D, U>,
  options: O,
) => buildField("quantity", label, { dimension, ...options } as { readonly dimension: Dimension<D, U> } & O);

/** A measured amount; visitors see and type it in any unit of the dimension (`5'11"`, `180 lbs`). */
export const quantityKind: Kind<QuantityField> = {
  ...createNumericKind<QuantityField>({
    format: (field, value, preferences, unit) => formatQuantity(field, value as number, preferences, unit),
    formatForField(field, value, preferences, unit) {
      if (typeof value !== "number") return String(value);
      const shownIn = unit ?? unitFor(field, preferences);
      const shown = toShownUnit(field, value, shownIn);
      const compound = COMPOUND[shownIn];
      return compound
        ? formatCompound(field, shown, compound, preferences.locale)
        : formatInUnit(field, value, preferences, shownIn);
    },
    getBoundUnit(field, _, reader) {
      const unit = reader ? unitFor(field, ...reader) : field.unit;
      return COMPOUND[unit] ? "" : ` ${unitSymbol(field, unit)}`;
    },
  }),
  getUnit: unitFor,
  getDefault: (field, _, unitSystem) =>
    readDefaultIn(field, unitSystem && field.defaultIn?.[unitSystem]) ?? field.default ?? null,
  parse(field, text, preferences, unit) {
    const trimmed = text.trim();
    return trimmed === "" ? parseEmpty(field) : parseQuantity(field, trimmed, preferences, unit ?? field.unit);
  },
};

/** A value as it stands in a field to be edited, in a unit: as it is in its own, else to four digits or whole. */
export function formatInUnit(field: AnyField, value: number, preferences: Preferences, unit: string): string {
  const shown = toShownUnit(field, value, unit);
  return formatEditable(shown, preferences.locale, unit === field.unit ? 12 : Math.max(4, countIntegerDigits(shown)));
}

/** What a definition writes for a system of units, in the field's own unit; undefined where it writes nothing. */
export function readDefaultIn(field: QuantityField, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const typed = parseQuantity(field, text, US_PREFERENCES, field.unit);
  if (!typed.ok) throw new RangeError(`${field.label}: ${typed.message}`);
  return typed.value as number;
}

function parseQuantity(field: QuantityField, text: string, preferences: Preferences, shown: string): Typed {
  if (!isShownUnit(field, shown)) return { ok: false, message: `“${field.label}” has no unit of that name.` };
  const dimension = field.dimension as Dimension;
  const reading = readQuantity(text, dimension, {
    defaultUnit: countingUnit(shown),
    parseNumber: (part) => parseNumber(part, preferences.locale),
  });
  if (!reading.ok) return { ok: false, message: reading.reason };
  const value = fromShownUnit(field, reading.value, reading.unit.id);
  if (!Number.isFinite(value)) return { ok: false, message: `“${field.label}” cannot be ${text}.` };
  return reading.unit.id === countingUnit(shown) ? { ok: true, value } : { ok: true, value, unit: reading.unit.id };
}

function countIntegerDigits(value: number): number {
  return Math.min(15, Math.floor(Math.log10(Math.abs(value) || 1)) + 1);
}

function formatQuantity(field: QuantityField, value: number, preferences: Preferences, chosen?: string): Formatted {
  const unit = unitFor(field, preferences, chosen);
  const shown = toShownUnit(field, value, unit);
  const compound = COMPOUND[unit];
  if (!Number.isFinite(shown)) return formatPlain("unlimited");
  if (compound) return formatPlain(formatCompound(field, shown, compound, preferences.locale));
  const decimals = unit === field.unit ? field.decimals : decimalsAcross(field, unit, shown / value);
  const figure = formatNumber(shown, preferences.locale, { decimals, digits: field.digits });
  if (unit === "R-US") return formatPlain(`R-${figure}`);
  return formatWithUnit(
    figure,
    // The symbols that are words.
    unitSymbol(field, unit).replace(/^(cup|ton)\b/, Math.abs(shown) === 1 ? "$1" : "$1s"),
  );
}

/**
 * Declared decimals belong to the declared unit; in another unit as many as keep the same step: by the units' sizes, so
 * that a temperature near zero has no more decimals than a high one. Only where one of two is a reciprocal (L/100 km and
 * mpg) do the values themselves decide.
 */
function decimalsAcross(field: QuantityField, unit: string, ratio: number): number | undefined {
  const [declared, shown] = [field.unit!, unit].map((id) => getUnit(field.dimension as Dimension, id)) as [Unit, Unit];
  const step = declared.reciprocal === shown.reciprocal ? declared.factor / shown.factor : Math.abs(ratio);
  if (field.decimals === undefined || !Number.isFinite(step) || step === 0) return field.decimals;
  return Math.min(6, Math.max(0, field.decimals - Math.round(Math.log10(step))));
}

function formatCompound(
  field: QuantityField,
  value: number,
  { parts, decimals }: { parts: readonly string[]; decimals: number },
  locale: string,
): string {
  // A body height is told in whole inches; a board is not.
  const shownDecimals = field.imperial === "ft-in" || field.imperial === "st-lb" ? 0 : decimals;
  const split = splitCompound(field.dimension as Dimension, value, parts[0]!, parts, shownDecimals);
  return compoundText(split, (part) => formatNumber(part, locale, { decimals: shownDecimals }));
}

export const quantitySchema: KindSchema<QuantityField> = {
  describe: ({ dimension }) => ({ dimension: dimension.id }),
  toJsonSchema: (field) => numericSchema.toJsonSchema(field),
  draw: (field, random) => numericSchema.draw(field, random),
};
