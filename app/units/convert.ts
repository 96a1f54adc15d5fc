import { getUnit, type Dimension, type Unit } from "./dimension.ts";
import { divide, parseRational, subtract, toNumber, type Rational } from "./rational.ts";

/** y = x * factor + shift or, where inverse, y = factor / x; `terms` says the same in whole numbers where they fit. */
interface Rule {
  readonly inverse: boolean;
  readonly factor: number;
  readonly shift: number;
  readonly terms: { readonly multiplier: number; readonly offset: number; readonly divisor: number } | null;
}

const rules = new WeakMap<Unit, WeakMap<Unit, Rule>>();

/**
 * A value in one unit, told in another of the same dimension (the types of `convertIn` see to that; here it is the
 * caller's duty).
 *
 * The two exact factors are divided as fractions, so that what is exact on paper is exact here: 1 in is 2.54 cm, 12 in
 * is 1 ft, 212 °F is 100 °C. Otherwise the result is within about one unit in the last place (for temperature scales: of
 * the larger term). A reciprocal unit turns the scale around (L/100 km and mpg): 0 there becomes Infinity (with the
 * sign of the zero), which the caller must put in words. NaN stays NaN.
 *
 * Example: convert(5, L/100 km, mpg) is 47.04…
 */
export function convert(value: number, from: Unit, to: Unit): number {
  if (from === to) return value;
  const { inverse, factor, shift, terms } = ruleFor(from, to);
  if (inverse) return (terms === null ? factor : terms.multiplier / terms.divisor) / value;
  if (terms !== null) {
    const ratio = (value * terms.multiplier) / terms.divisor;
    if (!terms.offset && Number.isFinite(ratio)) return ratio;
    const numerator = value * terms.multiplier + terms.offset;
    // What is left of two equal terms is their last digits: −273.15 °C is 0 K and 0 °R.
    if (Math.abs(numerator) < 1e-15 * Math.abs(terms.offset)) return 0;
    if (Number.isFinite(numerator)) return numerator / terms.divisor;
  }
  return value * factor + shift;
}

/**
 * `convert` by ids. Throws RangeError for an id that the dimension does not have.
 * Example: convertIn(length, 1, "mi", "km") is 1.609344.
 */
export function convertIn<U extends string>(
  dimension: Dimension<string, U>,
  value: number,
  fromId: NoInfer<U>,
  toId: NoInfer<U>,
): number {
  return convert(value, getUnit(dimension, fromId), getUnit(dimension, toId));
}

/**
 * How many `to` one `from` is, where that is one number for every value; null where it is not: one of the two is a
 * scale with an offset (°C, °F), or exactly one of them is reciprocal (L/100 km and mpg).
 * Example: 1 ft in inches is 12; °C to °F is null; L/100 km to L/10 km is 0.1.
 */
export function proportionalFactor(from: Unit, to: Unit): number | null {
  if (from === to) return 1;
  if (from.offset !== undefined || to.offset !== undefined) return null;
  const { inverse, factor } = ruleFor(from, to);
  return inverse ? null : factor;
}

function ruleFor(from: Unit, to: Unit): Rule {
  let byTarget = rules.get(from);
  if (byTarget === undefined) rules.set(from, (byTarget = new WeakMap()));
  let rule = byTarget.get(to);
  if (rule === undefined) byTarget.set(to, (rule = makeRule(from, to)));
  return rule;
}

function makeRule(from: Unit, to: Unit): Rule {
  const a = parseRational(from.ratio);
  const b = parseRational(to.ratio);
  // Base = a / x on a reciprocal scale, so its factor counts below the line.
  const factor = to.reciprocal ? divide(b, a) : divide(a, b);
  const shift = divide(subtract(parseRational(from.offsetRatio ?? "0"), parseRational(to.offsetRatio ?? "0")), b);
  return {
    inverse: from.reciprocal !== to.reciprocal,
    factor: toNumber(factor),
    shift: toNumber(shift),
    terms: wholeTerms(factor, shift),
  };
}

/** factor = multiplier / divisor, shift = offset / divisor, in whole numbers that a double holds exactly; else null. */
function wholeTerms(factor: Rational, shift: Rational): Rule["terms"] {
  const divisor = factor.denominator * shift.denominator;
  const multiplier = factor.numerator * shift.denominator;
  const offset = shift.numerator * factor.denominator;
  const safe = [multiplier, offset, divisor].every((term) => Math.abs(Number(term)) <= Number.MAX_SAFE_INTEGER);
  return safe ? { multiplier: Number(multiplier), offset: Number(offset), divisor: Number(divisor) } : null;
}
