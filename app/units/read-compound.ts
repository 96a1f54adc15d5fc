import { convert } from "./convert.ts";
import { getUnit, isUnitId, type Dimension, type Unit } from "./dimension.ts";
import { findUnit, unitsNamed } from "./match.ts";
import { leadingFigures, leadingNumbers, type ParseNumber } from "./read-number.ts";
import * as reasons from "./read-reasons.ts";

/** One number with its unit, of the several that "5 ft 11 in" has. */
export interface QuantityPart<U extends string = string> {
  readonly value: number;
  readonly unit: Unit<U>;
}

/** Parts, or the reason why there are none. */
export type PartsOrReason<U extends string> = readonly QuantityPart<U>[] | string;

/** What a bare number means behind a unit: 5' 11, 5 lb 3, 2h 30, 1m80. */
const nextUnit: Readonly<Record<string, string>> = {
  yd: "ft",
  ft: "in",
  m: "cm",
  st: "lb",
  lb: "oz",
  week: "day",
  day: "h",
  h: "min",
  min: "s",
  deg: "arcmin",
  arcmin: "arcsec",
};

/**
 * Reads "ft 11 in" behind the first number: unit, number, unit, number, and so on, from large units to small ones.
 * A bare number at the end takes the next unit by custom, and must be less than one of the larger.
 */
export function readCompound<U extends string>(
  first: number,
  behind: string,
  dimension: Dimension<string, U>,
  parseNumber: ParseNumber,
): PartsOrReason<U> {
  if (splitAtNumber(behind).name === "") return reasons.badNumber(`${first}${behind}`);
  const parts: QuantityPart<U>[] = [];
  let value = first;
  let rest = behind;
  for (;;) {
    const { name, next, signed } = splitAtNumber(rest);
    const part = name === "" ? guessPart(value, parts.at(-1), next, dimension) : namePart(value, name, dimension);
    if (typeof part === "string") return part;
    const reason = whyNotAfter(part, parts.at(-1), dimension);
    if (reason !== null) return reason;
    parts.push(part);
    if (next === "") return parts;
    if (signed) return reasons.signInside();
    const number = leadingNumbers(next, parseNumber)[0];
    if (number === undefined) return reasons.badNumber(leadingFigures(next) || next);
    ({ value, rest } = number);
  }
}

/**
 * Splits "ft, 11 in" at the next number into its unit and the rest. What joins the parts (a comma, "and", the dash of
 * 5'-11" and 5' - 11") goes; a dash at the number alone is a sign, and − always is.
 */
function splitAtNumber(text: string): { name: string; next: string; signed: boolean } {
  const digit = text.search(/\p{Nd}/u);
  const end = digit < 0 ? text.length : /\s[.,٫]$/.test(text.slice(0, digit)) ? digit - 1 : digit;
  const before = text.slice(0, end);
  const trimmed = before.trimEnd();
  const name = trimmed.replace(/[-−]$/, "");
  const atNumberOnly = trimmed === before && /(?:^|\s)$/.test(name);
  return {
    name: name
      .trim()
      .replace(/(?:,|\sand|\s?[&+])$/i, "")
      .trim(),
    next: text.slice(end),
    signed: name !== trimmed && (atNumberOnly || trimmed.endsWith("−")),
  };
}

function namePart<U extends string>(
  value: number,
  name: string,
  dimension: Dimension<string, U>,
): QuantityPart<U> | string {
  const unit = findUnit(dimension, name);
  return unit === null ? whyNoUnit(name, dimension) : { value, unit };
}

/** A bare number behind a part: the next smaller unit by custom, at the end only. */
function guessPart<U extends string>(
  value: number,
  before: QuantityPart<U> | undefined,
  next: string,
  dimension: Dimension<string, U>,
): QuantityPart<U> | string {
  if (before === undefined) return reasons.badNumber(`${value} ${next}`.trim());
  const id = nextUnit[before.unit.id];
  if (id === undefined || next !== "" || !isUnitId(dimension, id)) return reasons.missingUnit(value, before.unit);
  const unit = getUnit(dimension, id);
  return convert(value, unit, before.unit) < 1 ? { value, unit } : reasons.overflowing(value, unit, before.unit);
}

function whyNotAfter({ unit }: QuantityPart, before: QuantityPart | undefined, dimension: Dimension): string | null {
  if (unit.reciprocal || unit.offset !== undefined) return reasons.notCompound(dimension);
  if (before === undefined || before.unit.factor > unit.factor) return null;
  return reasons.notDescending(unit, before.unit);
}

/** Why a name is none of the dimension's units: unknown, or known twice. */
export function whyNoUnit(name: string, dimension: Dimension): string {
  const units = unitsNamed(dimension, name);
  return units.length > 1 ? reasons.ambiguousUnit(name, units) : reasons.unknownUnit(dimension, name);
}
