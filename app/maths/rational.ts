import { divide, subtract, type Rational } from "#units/rational.ts";
import { bigLcm } from "./integers.ts";

/** Exact arithmetic with fractions of whole numbers of any size, always in lowest terms. */
export { divide, subtract, type Rational };

export function fraction(numerator: bigint, denominator = 1n): Rational {
  return divide({ numerator, denominator: 1n }, { numerator: denominator, denominator: 1n });
}

export function add(a: Rational, b: Rational): Rational {
  return subtract(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function multiply(a: Rational, b: Rational): Rational {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** The exact decimal that is written when the number is: 0.1 is 1/10. The number must be finite. */
export function toRational(value: number): Rational {
  return readRational(String(value))!;
}

/**
 * Reads a decimal number or a fraction of two: "-2.5", ".5", "1e-3", "2/3". Exponents reach from -400 to 400.
 *
 * @returns null for anything else
 */
export function readRational(text: string): Rational | null {
  const [above = "", below = "1", more] = text.replaceAll("−", "-").split("/");
  const [a, b] = [readDecimal(above), readDecimal(below)];
  return a && b && b.numerator !== 0n && more === undefined ? divide(a, b) : null;
}

function readDecimal(text: string): Rational | null {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = "", decimals = "", exponent = "0"] = match;
  if (whole + decimals === "" || Math.abs(Number(exponent)) > 400) return null;
  const digits = BigInt(whole + decimals) * (sign === "-" ? -1n : 1n);
  const shift = Number(exponent) - decimals.length;
  return shift < 0 ? fraction(digits, 10n ** BigInt(-shift)) : fraction(digits * 10n ** BigInt(shift));
}

/** The nearest double; an infinity where the fraction is too large for one, 0 where it is too small. */
export function toNumber({ numerator, denominator }: Rational): number {
  if (numerator < 0n) return -toNumber({ numerator: -numerator, denominator });
  // 64 to 72 bits of quotient and one "sticky" bit for what is left over: Number() then rounds as if it saw all.
  const shift = 68 - 4 * (numerator.toString(16).length - denominator.toString(16).length);
  const above = numerator << BigInt(Math.max(0, shift));
  const below = denominator << BigInt(Math.max(0, -shift));
  const mantissa = Number(((above / below) << 1n) | (above % below === 0n ? 0n : 1n));
  const half = Math.trunc(shift / 2);
  return mantissa * 2 ** -half * 2 ** (half - shift - 1);
}

/** The least common multiple of the denominators. */
export function commonDenominator(values: readonly Rational[]): bigint {
  return values.reduce((common, { denominator }) => bigLcm(common, denominator), 1n);
}
