import type { Dimension } from "#units/dimension.ts";
import { readQuantity } from "#units/read.ts";
import type { AnyField } from "./fields.ts";
import { countingUnit, fromShownUnit } from "./format.ts";
import { parseNumber, separatorsOf } from "#localization/locale-number.ts";
import type { Preferences } from "#localization/preferences.ts";
import { isNumeric, itemOf } from "./values.ts";

/** What a typed text means: a value of the field's kind in its declared unit, or a sentence that refuses it. */
export type Typed =
  | { readonly ok: true; readonly value: unknown; readonly unit?: string }
  | { readonly ok: false; readonly message: string };

/**
 * Reads what a person typed into a field: numbers in their locale, money with a symbol or code, percentages with their
 * sign, quantities in any unit of the dimension (`5'11"`, `180 lbs`). An empty text is the absence of a value.
 *
 * @param unit quantities: the unit that the field shows, which a bare number means
 * @returns for quantities also the unit that was written, where it is another
 */
export function readTyped(field: AnyField, text: string, preferences: Preferences, unit?: string): Typed {
  const trimmed = text.trim();
  if (field.kind === "list") return readList(field, trimmed, preferences);
  if (trimmed === "" && field.kind !== "text") return emptyOf(field);
  if (field.kind === "quantity") return readTypedQuantity(field, trimmed, preferences, unit ?? field.unit!);
  if (isNumeric(field)) return readTypedNumber(field, trimmed, preferences);
  if (field.kind === "boolean") return { ok: true, value: ["true", "on", "1", "yes"].includes(trimmed.toLowerCase()) };
  return { ok: true, value: field.kind === "text" ? text : trimmed };
}

function emptyOf(field: AnyField): Typed {
  if (field.default === null) return { ok: true, value: null };
  if (field.optional) return { ok: true, value: undefined };
  return { ok: false, message: `Enter a value for ${field.label}.` };
}

/** A number with its marks is no longer. What is, is not looked at: the patterns below take quadratic time. */
const LONGEST_NUMBER = 200;

function readTypedNumber(field: AnyField, text: string, preferences: Preferences): Typed {
  const value = numberIn(field, text, preferences.locale, field.kind === "money");
  if (value !== null) return { ok: true, value };
  return {
    ok: false,
    message: `“${text.slice(0, 40)}” is not a number. Write it like ${sample(field, preferences.locale)}.`,
  };
}

function numberIn(field: AnyField, text: string, locale: string, suffixes = false): number | null {
  if (text.length > LONGEST_NUMBER) return null;
  return parseNumber(withoutMarks(field, text), locale, { suffixes });
}

/** Takes off what may stand around a number of that kind: currency signs and codes, percent signs, the field's unit. */
function withoutMarks(field: AnyField, text: string): string {
  if (field.kind === "money")
    return text
      .replace(/^[-−]?\s*(?:\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Z]{3}\b|kr\.?|R\$|zł|Fr\.?)\s*/u, signOf)
      .replace(/\s*(?:\p{Sc}|\b[A-Z]{3}|kr\.?|zł|Fr\.?)$/u, "");
  if (field.kind === "percent") return text.replace(/\s*(?:%|percent|per cent|pct)$/i, "").replace(/^%\s*/, "");
  if (!field.unit) return text;
  return text.replace(/\s*\p{L}[\p{L} .]*$/u, (word) => (isUnitWord(word.trim(), field.unit!) ? "" : word));
}

function signOf(prefix: string): string {
  return /^[-−]/.test(prefix) ? "-" : "";
}

/** "yr", "year" and "years" for years: the typed word begins the unit or the unit begins it. */
function isUnitWord(word: string, unit: string): boolean {
  const [typed, declared] = [word.toLowerCase().replace(/[.s]+$/, ""), unit.toLowerCase().replace(/s$/, "")];
  return declared.startsWith(typed) || ABBREVIATED[declared] === typed;
}

const ABBREVIATED: Readonly<Record<string, string>> = {
  year: "yr",
  month: "mth",
  hour: "hr",
  minute: "min",
  week: "wk",
};

function sample(field: AnyField, locale: string): string {
  const format = new Intl.NumberFormat(locale, { numberingSystem: "latn" });
  return field.kind === "integer" ? format.format(1200) : format.format(1234.5);
}

function readTypedQuantity(field: AnyField, text: string, preferences: Preferences, shown: string): Typed {
  const dimension = field.dimension as Dimension;
  const reading = readQuantity(text, dimension, {
    defaultUnit: countingUnit(shown),
    parseNumber: (part) => parseNumber(part, preferences.locale),
  });
  if (!reading.ok) return { ok: false, message: reading.reason };
  const value = fromShownUnit(field, reading.value, reading.unit.id);
  if (!Number.isFinite(value)) return { ok: false, message: `${field.label} cannot be ${text}.` };
  return reading.unit.id === countingUnit(shown) ? { ok: true, value } : { ok: true, value, unit: reading.unit.id };
}

/** A list of numbers as people write or paste one: separated by spaces, lines, semicolons or commas. */
function readList(field: AnyField, text: string, preferences: Preferences): Typed {
  const item = itemOf(field);
  if (!item) return { ok: false, message: `${field.label} must be entered row by row.` };
  if (text === "") return { ok: true, value: field.default === null ? null : [] };
  const values: number[] = [];
  for (const [index, piece] of splitList(text, preferences.locale).entries()) {
    const value = numberIn(item, piece, preferences.locale);
    if (value === null) return { ok: false, message: `Entry ${index + 1}, “${piece.slice(0, 30)}”, is not a number.` };
    values.push(value);
  }
  return { ok: true, value: values };
}

/** Where a comma is the decimal separator, it divides entries only before a space. */
function splitList(text: string, locale: string): readonly string[] {
  const marks = separatorsOf(locale).decimal === "," ? /[;\s]+|,\s+/ : /[;,\s]+/;
  return text.split(marks).filter((piece) => piece !== "");
}
