import type { AnyField } from "./fields.ts";
import { formatCell, formatValue } from "./format.ts";
import { isNumeric } from "./kinds/index.ts";
import { COMPOUND, dimensionOf, toShownUnit, unitFor } from "./quantity-units.ts";
import type { Preferences } from "#localization/preferences.ts";

/** What a field shows of less is 1.6e-13. */
const LEAST_SHOWN = 1e-6;
/** What fields show no figures of. */
const TOO_LARGE = 1e15;

/**
 * What was entered, in words: with all its decimals, however many results are told with. Five meters that someone entered
 * are 16.4 feet, as the field shows them.
 */
export function formatEntry(field: AnyField, value: unknown, preferences: Preferences, unit?: string): string {
  const entry = readEntry(field, value, preferences, unit);
  return formatValue(entry.field, entry.value, preferences, entry.unit).text;
}

/** The same in a cell of a column whose head has the unit. */
export function formatEntryCell(field: AnyField, value: unknown, preferences: Preferences): string {
  const entry = readEntry(field, value, preferences);
  return formatCell(entry.field, entry.value, preferences);
}

interface Entry {
  readonly field: AnyField;
  readonly value: unknown;
  readonly unit: string | undefined;
}

/** The value in the unit that it is shown in, with the decimals that it has there. */
function readEntry(field: AnyField, value: unknown, preferences: Preferences, chosen?: string): Entry {
  if (typeof value !== "number" || !isNumeric(field)) return { field, value, unit: chosen };
  const unit = dimensionOf(field) && unitFor(field, preferences, chosen);
  const compound = unit === undefined ? undefined : COMPOUND[unit];
  if (compound) {
    // A body height is told in whole inches, but not one that was entered with half an inch.
    const { imperial: _, ...exact } = field;
    const isExact = isTyped(toShownUnit(field, value, compound.parts.at(-1)!));
    return { field: isExact ? (exact as AnyField) : field, value, unit };
  }
  const shown = toShownUnit(field, value, unit);
  const size = Math.abs(shown);
  if (!(size >= LEAST_SHOWN && size < TOO_LARGE)) return { field, value, unit };
  const figure =
    unit === undefined || unit === field.unit || isTyped(shown)
      ? toDigits(shown, unit === undefined ? 15 : 12)
      : toFieldDigits(shown);
  return {
    field: { ...field, ...(unit === undefined ? {} : { unit }), decimals: decimalsFor(field, figure) } as AnyField,
    value: figure,
    unit,
  };
}

const toDigits = (value: number, digits: number) => Number(value.toPrecision(digits));

/** Whether a value is one that people type, not one that comes out of another unit. */
const isTyped = (value: number) => toDigits(value, 14) === toDigits(value, 11);

/** As a field shows what was entered in another unit (`formatInUnit`): to four digits, or whole. */
function toFieldDigits(value: number): number {
  return toDigits(value, Math.max(4, Math.floor(Math.log10(Math.abs(value))) + 1));
}

function decimalsFor(field: AnyField, figure: number): number {
  const decimals = countDecimals(figure);
  // Cents are two figures.
  return field.kind === "money" ? Math.max(field.decimals ?? 0, decimals > 0 ? 2 : 0, decimals) : decimals;
}

function countDecimals(value: number): number {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (mantissa.split(".")[1] ?? "").length - Number(exponent));
}
