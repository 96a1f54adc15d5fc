import { convert } from "./convert.ts";
import { getUnit, type Dimension, type Unit } from "./dimension.ts";

/** A value told in several units: 5 ft 11 in. */
export interface CompoundValue<U extends string = string> {
  /** The sign belongs to the whole, as the parts have none. Never true for a value that rounds to 0. */
  readonly negative: boolean;
  /** One for each unit asked for, the largest first; all whole but the last. Zeros stay. */
  readonly parts: readonly { readonly value: number; readonly unit: Unit<U> }[];
}

/**
 * Splits a value into several units for display. The last part is rounded to `decimals` (half away from zero) before
 * the larger ones are taken out, so a full one is carried: 71.99 in is 6 ft 0 in, never 5 ft 12 in.
 *
 * `into` goes from large to small, each a whole multiple of the next (ft and in, st and lb, day and h and min).
 * Throws RangeError where it is not, and for a value that is not finite.
 * Example: splitCompound(length, 1.8, "m", ["ft", "in"]) is 5 ft 11 in.
 */
export function splitCompound<U extends string>(
  dimension: Dimension<string, U>,
  value: number,
  unitId: NoInfer<U>,
  into: readonly NoInfer<U>[],
  decimals = 0,
): CompoundValue<U> {
  const units = [...new Set(into)].map((id) => getUnit(dimension, id));
  const smallest = units.at(-1);
  if (smallest === undefined || units.length < into.length || !Number.isFinite(value))
    throw new RangeError("Nothing to split");
  const grain = 10 ** decimals;
  // Fifteen digits, so that 5.1 cm of binary dust does not decide how a half is rounded.
  let left = Math.round(
    Number((Math.abs(convert(value, getUnit(dimension, unitId), smallest)) * grain).toPrecision(15)),
  );
  const negative = value < 0 && left > 0;
  const parts = units.map((unit) => {
    const size = wholeRatio(unit, smallest) * grain;
    const count = unit === smallest ? left / grain : Math.floor(left / size);
    left -= unit === smallest ? left : count * size;
    return { value: count, unit };
  });
  return { negative, parts };
}

/**
 * The parts as text with their symbols: "5 ft 11 in", "−2 h 30 min". Leading and trailing zero parts are left out,
 * but one part always stays. `formatNumber` is the locale's.
 */
export function compoundText(
  { negative, parts }: CompoundValue,
  formatNumber: (value: number) => string = String,
): string {
  const first = parts.findIndex((part) => part.value !== 0);
  const last = parts.findLastIndex((part) => part.value !== 0);
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, last + 1);
  return (negative ? "−" : "") + shown.map(({ value, unit }) => `${formatNumber(value)} ${unit.symbol}`).join(" ");
}

function wholeRatio(larger: Unit, smaller: Unit): number {
  const ratio = convert(1, larger, smaller);
  const proportional = larger.offset === undefined && !larger.reciprocal && !smaller.reciprocal;
  if (!proportional || !Number.isInteger(ratio) || (ratio === 1 && larger !== smaller)) {
    throw new RangeError(`${larger.id} is not a multiple of ${smaller.id}`);
  }
  return ratio;
}
