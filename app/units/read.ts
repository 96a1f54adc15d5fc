import { convert } from "./convert.ts";
import { getUnit, isUnitId, type Dimension, type Unit } from "./dimension.ts";
import { findUnit } from "./match.ts";
import { readCompound, whyNoUnit, type PartsOrReason, type QuantityPart } from "./read-compound.ts";
import { looksLikeClock, readClock } from "./read-clock.ts";
import { leadingFigures, leadingNumbers, spellFractions, type ParseNumber } from "./read-number.ts";
import * as reasons from "./read-reasons.ts";

export type { QuantityPart } from "./read-compound.ts";
export type { ParseNumber } from "./read-number.ts";

export type QuantityReading<U extends string = string> =
  | {
      readonly ok: true;
      /** The whole quantity in `unit`; finite. */
      readonly value: number;
      /** The unit that was written, the smallest of several: so 5 ft 11 in is 71 in, exactly. */
      readonly unit: Unit<U>;
      /** The parts as written, in order, each with the sign of the whole; they add up to the value. */
      readonly parts: readonly QuantityPart<U>[];
    }
  | {
      readonly ok: false;
      /** A sentence for the visitor, who has the text before their eyes. */
      readonly reason: string;
    };

export interface ReadOptions<U extends string = string> {
  /** The unit of a bare number. */
  readonly defaultUnit: U;
  /** Reads an unsigned number in the visitor's locale ("1,234.5" or "1.234,5"); null where it is none. */
  readonly parseNumber: ParseNumber;
}

/** What is read is at most this long; the work is bounded by it. */
export const LONGEST_QUANTITY = 100;

/**
 * Reads what a person types where a quantity is wanted: "180 lbs", "5'11\"", "5 ft 11 1/2 in", "1½", "12 st 5 lb",
 * "2h 30m", "1:30:15", "-40 °C", "1.5e3 m", "100 km/h".
 *
 * - A number, then a unit of the dimension by any name that `findUnit` knows; a bare number takes `defaultUnit`.
 * - Numbers may be fractions ("3/4", "1 1/2", "1-1/2", "½"); what is locale's is left to `parseNumber`.
 * - Several parts go from large to small units; a bare number at the end takes the next unit by custom (feet and inches,
 *   stones and pounds) and must then be less than one of the larger. The sign stands in front and counts for the whole.
 *   Not for temperatures on a scale with its own zero, nor for reciprocal units: they do not add up.
 * - A time may be written as a clock, see `readClock`.
 * - A refusal says in a sentence what is wrong. Never throws (with a `defaultUnit` of the dimension), and takes time in
 *   proportion to the text, of which at most 100 characters are read.
 */
export function readQuantity<U extends string>(
  text: string,
  dimension: Dimension<string, U>,
  options: ReadOptions<NoInfer<U>>,
): QuantityReading<U> {
  if (text.length > LONGEST_QUANTITY) return refuse(reasons.tooLong(LONGEST_QUANTITY));
  const [, sign = "", written = ""] = /^([-+−]?)\s*(.*)$/su.exec(tidy(text)) ?? [];
  const parts = looksLikeClock(written)
    ? readClockParts(written, dimension, options)
    : readNumberAndUnits(written, dimension, options);
  if (typeof parts === "string") return refuse(parts);
  return total(parts, sign === "-" || sign === "−" ? -1 : 1);
}

function readClockParts<U extends string>(
  text: string,
  dimension: Dimension<string, U>,
  { defaultUnit, parseNumber }: ReadOptions<U>,
): PartsOrReason<U> {
  const hasClocks = isUnitId(dimension, "h") || isUnitId(dimension, "min/km");
  if (!hasClocks) return reasons.badNumber(text);
  return readClock(text, dimension, defaultUnit, parseNumber)?.parts ?? reasons.badClock();
}

/** Tries each way to read the first number; the reason given is that of the longest number. */
function readNumberAndUnits<U extends string>(
  text: string,
  dimension: Dimension<string, U>,
  options: ReadOptions<U>,
): PartsOrReason<U> {
  let reason: string | null = null;
  for (const { value, rest } of leadingNumbers(text, options.parseNumber)) {
    const parts = readBehindNumber(value, rest, dimension, options);
    if (typeof parts !== "string") return parts;
    reason ??= parts;
  }
  if (reason !== null) return reason;
  const figures = leadingFigures(text);
  return figures === "" ? reasons.noNumber(dimension, options.defaultUnit) : reasons.badNumber(figures);
}

function readBehindNumber<U extends string>(
  value: number,
  rest: string,
  dimension: Dimension<string, U>,
  options: ReadOptions<U>,
): PartsOrReason<U> {
  const name = rest.trim();
  const unit = name === "" ? getUnit(dimension, options.defaultUnit) : findUnitOrDegree(name, dimension, options);
  if (unit !== null) return [{ value, unit }];
  return /\p{Nd}/u.test(name) ? readCompound(value, rest, dimension, options.parseNumber) : whyNoUnit(name, dimension);
}

/** "72°" is in the field's own degrees. */
function findUnitOrDegree<U extends string>(
  name: string,
  dimension: Dimension<string, U>,
  { defaultUnit }: ReadOptions<U>,
): Unit<U> | null {
  const unit = findUnit(dimension, name);
  if (unit !== null || !/^(?:°|deg|degrees?)$/i.test(name)) return unit;
  const own = getUnit(dimension, defaultUnit);
  return own.symbol.startsWith("°") ? own : null;
}

function total<U extends string>(parts: readonly QuantityPart<U>[], sign: 1 | -1): QuantityReading<U> {
  const unit = parts.at(-1)?.unit;
  if (unit === undefined) return refuse(reasons.badNumber(""));
  const value = parts.reduce((sum, part) => sum + convert(part.value, part.unit, unit), 0);
  if (!Number.isFinite(value)) return refuse(reasons.tooLarge());
  return {
    ok: true,
    value: value === 0 ? 0 : sign * value,
    unit,
    parts: parts.map((part) => ({ value: part.value === 0 ? 0 : sign * part.value, unit: part.unit })),
  };
}

function refuse(reason: string): { readonly ok: false; readonly reason: string } {
  return { ok: false, reason };
}

/** Without invisible marks, ½ spelt out, without spaces around and a full stop behind. */
function tidy(text: string): string {
  return spellFractions(text.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c]/g, ""))
    .trim()
    .replace(/[.,;\s]+$/, "");
}
