import type { Dimension } from "#units/dimension.ts";
import { parseNumber } from "#localization/locale-number.ts";
import { formatNumber, numberFormat } from "#localization/number-format.ts";
import {
  formatPlain,
  type Formatted,
  type Kind,
  type KindSchema,
  parseEmpty,
  plainKind,
  type RandomSource,
  type Reader,
  sayMust,
  type SharedOptions,
} from "./kind.ts";

export interface NumberOptions extends SharedOptions {
  readonly default?: number | null;
  /** Inclusive bounds. */
  readonly min?: number;
  readonly max?: number;
  /** What is counted ("years", "per month"); a label, not convertible. */
  readonly unit?: string;
  /** Decimals shown; the value itself is never rounded. */
  readonly decimals?: number;
  /** Significant digits shown where nothing says how many decimals; six where nothing is said. Numbers and quantities only. */
  readonly digits?: number;
  /** Written without thousands separators: a calendar year, an identifier. */
  readonly plain?: boolean;
  /** Outputs: the symbol of the unit, where it follows from the inputs (converters). */
  readonly unitBy?: (inputs: Readonly<Record<string, unknown>>) => string;
  /**
   * An amount in the currency that this input (in a table: this column) holds as its ISO 4217 code, instead of the
   * visitor's own.
   */
  readonly currencyFrom?: string;
  /** The input that holds the unit, which may also be typed with the number: "5 ft 11 in" is 71 and chooses inches. */
  readonly typedUnit?: TypedUnit;
}

export interface TypedUnit {
  readonly input: string;
  /** What the unit may be of; a function where it follows from what is chosen in the form. */
  readonly dimensions: readonly Dimension[] | ((chosen: Readonly<Record<string, string>>) => readonly Dimension[]);
}

/** A field whose value is a number; `Kind` is its name. */
export interface NumericField<K extends string = string> extends NumberOptions {
  readonly kind: K;
  readonly label: string;
  /** The currency that the field is bound to, see `currencyFrom`. */
  readonly currency?: string;
}

interface NumericParts<F> extends Pick<Kind<F>, "format"> {
  readonly formatForField?: Kind<F>["formatForField"];
  /** Takes off what may stand around a typed number: a currency sign, a percent sign, a unit. */
  readonly stripMarks?: (field: F, text: string) => string;
  /** How a number is written, where what was typed is none. */
  readonly example?: number;
  /** "350k" is 350 000. */
  readonly hasSuffixes?: boolean;
  /** The unit in a sentence about bounds, behind the figure. */
  readonly getBoundUnit?: (field: F, figure: string, reader?: Reader) => string;
}

/** Makes a kind whose values are numbers, from what sets it apart. */
export function createNumericKind<F extends NumericField>(parts: NumericParts<F>): Kind<F> {
  const {
    format,
    stripMarks = stripUnit,
    example = 1234.5,
    hasSuffixes: suffixes = false,
    getBoundUnit = getCountedUnit,
    formatForField = (field, value, { locale }) => formatEditable(value, locale, 15, field.plain),
  } = parts;
  const parseFigure = (field: F, text: string, locale: string, options = { suffixes: false }) =>
    text.length > LONGEST_NUMBER ? null : parseNumber(stripMarks(field, text), locale, options);
  return {
    ...plainKind,
    isNumeric: true,
    check(field, value, { bounds, reader }) {
      if (typeof value !== "number" || !Number.isFinite(value)) return sayMust(field, "be a number");
      const { min, max } = field;
      const write = (bound: number) => {
        const figure = reader ? formatForField(field, bound, ...reader) : String(bound);
        return figure + getBoundUnit(field, figure, reader);
      };
      if (bounds && typeof min === "number" && value < min) return sayMust(field, `be at least ${write(min)}`);
      if (bounds && typeof max === "number" && value > max) return sayMust(field, `be at most ${write(max)}`);
      return null;
    },
    parse(field, text, { locale }) {
      const trimmed = text.trim();
      if (trimmed === "") return parseEmpty(field);
      const value = parseFigure(field, trimmed, locale, { suffixes });
      if (value !== null) return { ok: true, value };
      const written = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(example);
      return { ok: false, message: `“${trimmed.slice(0, 40)}” is not a number. Write it like ${written}.` };
    },
    parseEntry: (field, text, locale) => parseFigure(field, text, locale),
    parseNeutral: (_, text) => (text === "" ? null : NEUTRAL_NUMBER.test(text) ? Number(text) : text),
    format,
    formatForField,
  };
}

/** A number with its marks is no longer. What is, is not looked at: the patterns below take quadratic time. */
const LONGEST_NUMBER = 200;

const NEUTRAL_NUMBER = /^[-+]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})(e[-+]?\d{1,3})?$/i;

function getCountedUnit(field: NumericField, figure: string): string {
  return field.unit ? ` ${getUnitWord(field, figure)}` : "";
}

function stripUnit(field: NumericField, text: string): string {
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
export function formatCounted(field: NumericField, value: number, locale: string): Formatted {
  const figure = formatNumber(value, locale, field);
  return formatWithUnit(figure, getUnitWord(field, figure));
}

/** A figure and its unit: 39.2°, 5% and 4/m² are written without a space, 39.2 °C with one. */
export function formatWithUnit(figure: string, unit: string): Formatted {
  if (!unit) return formatPlain(figure);
  return { text: /^([°′″%]$|\/)/.test(unit) ? figure + unit : `${figure}\u00A0${unit}`, figure, unit };
}

/** "1 year", "2 years": the singular of a counted English unit, also of 1.04 shown as 1; a multiplier is "1 times" too. */
function getUnitWord(field: NumericField, figure: string): string {
  const unit = prettyUnit(field.unit ?? "");
  if (!/^\D?1$/.test(figure)) return unit;
  if (unit === "people") return "person";
  return unit.replace(/^(?!times)([a-z]{3,}?)(?:s|(?<=ss)es)\b/, "$1");
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

/** The bounds of what is drawn for a field without bounds. */
export const LOWEST = -1e9;
export const HIGHEST = 1e9;

/** The schema of kinds whose values are numbers. */
export const numericSchema = {
  describe: () => ({}),
  toJsonSchema: ({ min, max, unit }) => ({ type: "number", minimum: min, maximum: max, "x-unit": unit }),
  draw: drawNumber,
} satisfies KindSchema<NumericField>;

/** Mostly near the default or anywhere within the bounds, in either sense of anywhere; now and then at an edge. */
function drawNumber(
  { min = LOWEST, max = Math.max(HIGHEST, min * 10), default: usual }: NumericField,
  random: RandomSource,
) {
  const near = usual ?? 1;
  const clamp = (value: number) => Math.min(max, Math.max(min, value));
  const way = random();
  if (way < 0.4) return clamp(near * (0.2 + random() * 4.8));
  if (way < 0.6) return clamp(min + random() * (max - min));
  if (way < 0.85) return clamp((random() < 0.5 ? min : near) + 10 ** (random() * 24 - 12));
  return [min, max, clamp(0), clamp(1), clamp(near)][Math.floor(random() * 5)]!;
}
