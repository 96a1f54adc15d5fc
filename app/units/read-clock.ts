import { getUnit, isUnitId, type Dimension, type Unit } from "./dimension.ts";
import { findUnit } from "./match.ts";
import type { ParseNumber } from "./read-number.ts";

const clock = /^(\p{Nd}+):(\p{Nd}{1,2})(?::(\p{Nd}{1,2}))?([.,٫]\p{Nd}+)?(?![\p{Nd}:.,٫])/u;

/** A clock's figures in words of the dimension: 1:30 as 1 h and 30 min, or 5:30 as 5.5 min/km. */
export interface ClockParts<U extends string> {
  readonly parts: readonly { readonly value: number; readonly unit: Unit<U> }[];
}

/** Whether a text begins like a clock: figures, a colon, figures. */
export function looksLikeClock(text: string): boolean {
  return /^\p{Nd}+:\p{Nd}/u.test(text);
}

/**
 * Reads "1:30", "1:30:15", "4:05.2 min", "5:30 /km" in a dimension that is a time, or a time for a way (pace).
 *
 * Three figures are hours, minutes, seconds. Two are hours and minutes, unless the unit behind them, or without one the
 * field's own unit, is the minute or the second: then they are minutes and seconds. In a pace they are minutes and
 * seconds. Later figures are below 60; only seconds may have decimals. Null where the text is nothing of the kind.
 */
export function readClock<U extends string>(
  text: string,
  dimension: Dimension<string, U>,
  defaultUnit: U,
  parseNumber: ParseNumber,
): ClockParts<U> | null {
  const match = clock.exec(text);
  if (match === null) return null;
  const figures = readFigures(match, parseNumber);
  if (figures === null) return null;
  const suffix = text.slice(match[0].length).trim();
  const hasDecimals = match[4] !== undefined;
  if (isUnitId(dimension, "h")) return readDuration(figures, suffix, hasDecimals, dimension, defaultUnit);
  return isUnitId(dimension, "min/km") ? readPace(figures, suffix, dimension, defaultUnit) : null;
}

function readFigures(match: RegExpExecArray, parseNumber: ParseNumber): readonly number[] | null {
  const written = match.slice(1, 4).filter((figure) => figure !== undefined);
  const last = written.length - 1;
  const figures = written.map((figure, index) => parseNumber(index === last ? figure + (match[4] ?? "") : figure));
  const fits = figures.every(
    (figure, index) => figure !== null && Number.isFinite(figure) && (index === 0 || figure < 60),
  );
  return fits ? figures.map((figure) => figure ?? 0) : null;
}

function readDuration<U extends string>(
  figures: readonly number[],
  suffix: string,
  hasDecimals: boolean,
  dimension: Dimension<string, U>,
  defaultUnit: U,
): ClockParts<U> | null {
  const leading = suffix === "" ? null : findUnit(dimension, suffix)?.id;
  if (leading !== null && leading !== "h" && leading !== "min") return null;
  const short = leading === "min" || (leading === null && (defaultUnit === "min" || defaultUnit === "s"));
  const ids = figures.length === 3 ? ["h", "min", "s"] : short ? ["min", "s"] : ["h", "min"];
  if ((figures.length === 3 && leading === "min") || (hasDecimals && ids.at(-1) !== "s")) return null;
  return { parts: figures.map((value, index) => ({ value, unit: getUnit(dimension, ids[index] as U) })) };
}

function readPace<U extends string>(
  figures: readonly number[],
  suffix: string,
  dimension: Dimension<string, U>,
  defaultUnit: U,
): ClockParts<U> | null {
  const unit =
    suffix === ""
      ? getUnit(dimension, defaultUnit)
      : (findUnit(dimension, suffix) ?? findUnit(dimension, `min${suffix}`) ?? findUnit(dimension, `s${suffix}`));
  if (unit === null) return null;
  const seconds = figures.reduce((sum, figure) => sum * 60 + figure, 0);
  return { parts: [{ value: unit.id.startsWith("min/") ? seconds / 60 : seconds, unit }] };
}
