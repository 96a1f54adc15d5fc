import { parseNumber } from "#localization/locale-number.ts";
import { formatNumber, numberFormat } from "#localization/number-format.ts";
import type { AnyField } from "#engine/fields.ts";
import { formatPlain, type Formatted, type Kind, parseEmpty, plainKind } from "./kind.ts";

interface NumericParts extends Pick<Kind, "format"> {
  /** Takes off what may stand around a typed number: a currency sign, a percent sign, a unit. */
  readonly stripMarks?: (field: AnyField, text: string) => string;
  /** "350k" is 350 000. */
  readonly hasSuffixes?: boolean;
  /** The unit in a sentence about bounds. */
  readonly getBoundUnit?: (field: AnyField) => string;
}

/** Makes a kind whose values are numbers, from what sets it apart. */
export function createNumericKind(parts: NumericParts): Kind {
  const { format, stripMarks = stripUnit, hasSuffixes: suffixes = false, getBoundUnit = getCountedUnit } = parts;
  const parseFigure = (field: AnyField, text: string, locale: string, options = { suffixes: false }) =>
    text.length > LONGEST_NUMBER ? null : parseNumber(stripMarks(field, text), locale, options);
  return {
    ...plainKind,
    isNumeric: true,
    check: (field, value, { bounds }) => checkNumber(field, value, bounds ? getBoundUnit(field) : null),
    parse(field, text, { locale }) {
      const trimmed = text.trim();
      if (trimmed === "") return parseEmpty(field);
      const value = parseFigure(field, trimmed, locale, { suffixes });
      if (value !== null) return { ok: true, value };
      const example = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(1234.5);
      return { ok: false, message: `“${trimmed.slice(0, 40)}” is not a number. Write it like ${example}.` };
    },
    parseEntry: (field, text, locale) => parseFigure(field, text, locale),
    parseNeutral: (_, text) => (text === "" ? null : NEUTRAL_NUMBER.test(text) ? Number(text) : text),
    format,
    formatForField: (field, value, { locale }) => formatEditable(value, locale, 15, field.plain),
  };
}

/** A number with its marks is no longer. What is, is not looked at: the patterns below take quadratic time. */
const LONGEST_NUMBER = 200;

const NEUTRAL_NUMBER = /^[-+]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})(e[-+]?\d{1,3})?$/i;

/** @param unit how bounds are written; null where they do not count. */
function checkNumber(field: AnyField, value: unknown, unit: string | null): string | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return `${field.label} must be a number.`;
  if (unit === null) return null;
  if (typeof field.min === "number" && value < field.min) return `${field.label} must be at least ${field.min}${unit}.`;
  if (typeof field.max === "number" && value > field.max) return `${field.label} must be at most ${field.max}${unit}.`;
  return null;
}

function getCountedUnit(field: AnyField): string {
  return field.unit ? ` ${field.unit}` : "";
}

function stripUnit(field: AnyField, text: string): string {
  if (!field.unit) return text;
  return text.replace(/\s*\p{L}[\p{L} .]*$/u, (word) => (isUnitWord(word.trim(), field.unit!) ? "" : word));
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

/** A number with what it counts: "30 years". */
export function formatCounted(field: AnyField, value: number, locale: string): Formatted {
  return formatWithUnit(formatNumber(value, locale, field), getUnitWord(field, value));
}

/** A figure and its unit: 39.2° is written without a space, 39.2 °C with one. */
export function formatWithUnit(figure: string, unit: string): Formatted {
  if (!unit) return formatPlain(figure);
  return { text: /^[°′″]$/.test(unit) ? figure + unit : `${figure}\u00A0${unit}`, figure, unit };
}

/** "1 year", "2 years": the singular of a counted English unit. */
function getUnitWord(field: AnyField, value: number): string {
  const unit = prettyUnit(field.unit ?? "");
  if (Math.abs(value) !== 1) return unit;
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

/** A number as it stands in a field, with at most `digits` significant digits; other values as they are. */
export function formatEditable(value: unknown, locale: string, digits: number, isPlain = false): string {
  if (typeof value !== "number") return String(value);
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e15 || size < 1e-6))
    return String(Number(value.toPrecision(digits))).replace(
      ".",
      numberFormat(locale, {}).formatToParts(1.5)[1]!.value,
    );
  const rounded = Number(value.toPrecision(digits));
  return numberFormat(locale, { maximumFractionDigits: 12, useGrouping: !isPlain && size >= 1000 }).format(rounded);
}
