/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Reads an exact figure: a decimal ("0.3048") or a fraction of two decimals ("5/9", "1200/3937").
 * Throws RangeError for anything else, so that a typing error in a unit's file cannot pass.
 * Example: parseRational("0.3048") is 381/1250.
 */
export function parseRational(text: string): Rational {
  const [above = "", below = "1", more] = text.split("/");
  const a = parseDecimal(above);
  const b = parseDecimal(below);
  if (a === null || b === null || b.numerator === 0n || more !== undefined) {
    throw new RangeError(`Not an exact figure: "${text}"`);
  }
  return divide(a, b);
}

/**
 * The double nearest to an exact figure, as parseRational reads it. Quick where the language itself rounds rightly: for
 * decimals, and for quotients of whole numbers that a double holds.
 */
export function nearestNumber(text: string): number {
  const [above = "", below] = text.split("/");
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const whole = /^\d{1,15}$/.test(above) && /^[1-9]\d{0,14}$/.test(below ?? "") && text === `${above}/${below}`;
  return whole ? Number(above) / Number(below) : toNumber(parseRational(text));
}

/** The quotient a / b, exact. Throws RangeError where b is 0. */
export function divide(a: Rational, b: Rational): Rational {
  return reduce(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** The difference a - b, exact. */
export function subtract(a: Rational, b: Rational): Rational {
  return reduce(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
}

/**
 * The double nearest to a fraction (ties to even): one rounding, whatever the size of its terms.
 * Precise for results of normal size (2.3e-308 and up), which all conversion factors are.
 */
export function toNumber({ numerator, denominator }: Rational): number {
  if (numerator < 0n) return -toNumber({ numerator: -numerator, denominator });
  // 66 or more bits of quotient and one "sticky" bit for what is left over: Number() then rounds as if it saw all.
  const shift = Math.max(0, bitLength(denominator) - bitLength(numerator) + 66);
  const scaled = numerator << BigInt(shift);
  const quotient = scaled / denominator;
  const sticky = scaled % denominator === 0n ? 0n : 1n;
  return Number((quotient << 1n) | sticky) * 2 ** -(shift + 1);
}

function parseDecimal(text: string): Rational | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (match === null) return null;
  const [, sign = "", whole = "", decimals = ""] = match;
  return reduce(BigInt(sign + whole + decimals), 10n ** BigInt(decimals.length));
}

function reduce(numerator: bigint, denominator: bigint): Rational {
  if (denominator === 0n) throw new RangeError("Division by zero");
  if (denominator < 0n) return reduce(-numerator, -denominator);
  const divisor = commonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

function bitLength(value: bigint): number {
  return value.toString(2).length;
}
