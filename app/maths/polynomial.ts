import { complexQuotient, type Complex } from "./complex.ts";
import { bigGcd } from "./integers.ts";
import { commonDenominator, type Rational } from "./rational.ts";

/** Coefficients from the highest power to the constant, whole and without a common divisor. */
type Polynomial = readonly bigint[];

/**
 * All complex roots of a polynomial with exact coefficients (highest power first, the first not 0), each as often as its
 * multiplicity, in no particular order, correct to about the last digit. Multiple roots are found exactly by square-free
 * factorization, so they do not fall apart into clusters; each factor is solved by Aberth's iteration, whose Newton steps
 * are evaluated with 320 bits.
 * Sources: D. Y. Y. Yun 1976 (square-free factorization); O. Aberth, Mathematics of Computation 27, 1973.
 */
export function findPolynomialRoots(coefficients: readonly Rational[]): readonly Complex[] {
  const denominator = commonDenominator(coefficients);
  const whole = coefficients.map((value) => (value.numerator * denominator) / value.denominator);
  const zeros = whole.length - 1 - whole.findLastIndex((value) => value !== 0n);
  const rest = primitive(whole.slice(0, whole.length - zeros));
  const roots: Complex[] = Array.from({ length: zeros }, () => ({ real: 0, imaginary: 0 }));
  for (const [index, factor] of squareFreeFactors(rest).entries()) {
    for (const root of simpleRoots(factor)) for (let times = 0; times <= index; times += 1) roots.push(root);
  }
  return roots;
}

/** The factors a₁, a₂, a₃ … without multiple roots, with p = a₁ · a₂² · a₃³ … up to a constant (Yun). */
function squareFreeFactors(p: Polynomial): readonly Polynomial[] {
  if (p.length < 3 || isSquareFree(p)) return [p];
  const factors: Polynomial[] = [];
  const common = gcdOfPolynomials(p, differentiate(p));
  let [remaining, repeated] = [getQuotient(p, common), common];
  while (remaining.length > 1) {
    const next = gcdOfPolynomials(remaining, repeated);
    factors.push(getQuotient(remaining, next));
    [remaining, repeated] = [next, repeated.length > 1 ? getQuotient(repeated, next) : repeated];
  }
  return factors;
}

/** Whether the polynomial surely has no multiple root: it has none modulo a large prime. */
function isSquareFree(p: Polynomial): boolean {
  const modulus = 2n ** 61n - 1n;
  const reduce = (poly: Polynomial) => trim(poly.map((value) => ((value % modulus) + modulus) % modulus));
  let [a, b] = [reduce(p), reduce(differentiate(p))];
  if (a.length < p.length) return false;
  while (b.length > 1) {
    const inverse = powerModulo(b[0]!, modulus - 2n, modulus);
    const rest = [...a];
    for (let at = 0; at + b.length <= a.length; at += 1) {
      const factor = (rest[at]! * inverse) % modulus;
      for (const [index, value] of b.entries())
        rest[at + index] = (rest[at + index]! + (modulus - factor) * value) % modulus;
    }
    [a, b] = [b, trim(rest.slice(a.length - b.length + 1))];
  }
  return b[0] !== 0n;
}

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square, rest] = [1n, base % modulus, exponent];
  while (rest > 0n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
    rest >>= 1n;
  }
  return result;
}

function gcdOfPolynomials(p: Polynomial, q: Polynomial): Polynomial {
  let [a, b] = [primitive(p), primitive(q)];
  while (b.length > 1) [a, b] = [b, primitive(getRemainder(a, b))];
  return b[0] === 0n ? a : [1n];
}

/** The remainder of a / b, times a power of b's leading coefficient that keeps it whole. */
function getRemainder(a: Polynomial, b: Polynomial): Polynomial {
  let rest = [...a];
  while (rest.length >= b.length) {
    const lead = rest[0]!;
    rest = rest.map((value, at) => value * b[0]! - lead * (b[at] ?? 0n)).slice(1);
  }
  return trim(rest);
}

/** a / b where it leaves no remainder, up to a constant factor. */
function getQuotient(a: Polynomial, b: Polynomial): Polynomial {
  const scale = b[0]! ** BigInt(Math.max(0, a.length - b.length + 1));
  let rest = a.map((value) => value * scale);
  const quotient: bigint[] = [];
  while (rest.length >= b.length) {
    const factor = rest[0]! / b[0]!;
    quotient.push(factor);
    rest = rest.map((value, at) => value - factor * (b[at] ?? 0n)).slice(1);
  }
  return primitive(quotient);
}

function differentiate(p: Polynomial): Polynomial {
  return p.slice(0, -1).map((value, at) => value * BigInt(p.length - 1 - at));
}

function primitive(p: Polynomial): Polynomial {
  const content = p.reduce(bigGcd, 0n);
  return content === 0n ? [0n] : trim(p.map((value) => value / content));
}

function trim(p: Polynomial): Polynomial {
  const first = p.findIndex((value) => value !== 0n);
  return first < 0 ? [0n] : p.slice(first);
}

/** The roots of a polynomial without multiple roots and without the root 0: first roughly, then to the last digit. */
function simpleRoots(p: Polynomial): readonly Complex[] {
  const slope = differentiate(p);
  const heights = p.map((value) => (value === 0n ? Number.NEGATIVE_INFINITY : log2OfBig(value)));
  const signs = p.map((value) => (value < 0n ? -1 : 1));
  const rough = aberth(startingPoints(heights), (z) => roughStep(heights, signs, z), { within: 1e-9, sweeps: 60 });
  const roots = aberth(rough, (z) => exactStep(p, slope, z), { within: 2 ** -52, sweeps: 40 });
  // A real part far below the last digit of the imaginary one is what the steps have left.
  return roots.map((root) => (Math.abs(root.real) < 1e-20 * Math.abs(root.imaginary) ? { ...root, real: 0 } : root));
}

/** Aberth's iteration from the given points; `newton` gives p(z)/p'(z). */
function aberth(
  start: readonly Complex[],
  newton: (z: Complex) => Complex,
  { within, sweeps }: { within: number; sweeps: number },
): readonly Complex[] {
  const roots = [...start];
  const moving = new Set(roots.keys());
  for (let sweep = 0; sweep < sweeps && moving.size > 0; sweep += 1) {
    for (const index of moving) {
      const z = roots[index]!;
      const step = newton(z);
      const push = repulsion(roots, index);
      const divisor = {
        real: 1 - (step.real * push.real - step.imaginary * push.imaginary),
        imaginary: -(step.real * push.imaginary + step.imaginary * push.real),
      };
      const change = complexQuotient(step, divisor);
      if (!Number.isFinite(change.real + change.imaginary)) continue;
      roots[index] = { real: z.real - change.real, imaginary: z.imaginary - change.imaginary };
      if (Math.hypot(change.real, change.imaginary) <= within * Math.hypot(z.real, z.imaginary)) moving.delete(index);
    }
  }
  return roots;
}

/** The sum of 1/(z - w) over the other roots w. */
function repulsion(roots: readonly Complex[], index: number): Complex {
  const z = roots[index]!;
  let [real, imaginary] = [0, 0];
  for (const [at, other] of roots.entries()) {
    if (at === index) continue;
    const inverse = complexQuotient(ONE, { real: z.real - other.real, imaginary: z.imaginary - other.imaginary });
    real += inverse.real;
    imaginary += inverse.imaginary;
  }
  return { real, imaginary };
}

/** p(z)/p'(z) in doubles, from the logarithms and signs of the coefficients, so that nothing overflows. */
function roughStep(heights: readonly number[], signs: readonly number[], z: Complex): Complex {
  const degree = heights.length - 1;
  const radius = Math.hypot(z.real, z.imaginary);
  const unit = { real: z.real / radius, imaginary: z.imaginary / radius };
  const levels = heights.map((height, at) => height + (degree - at) * Math.log2(radius));
  const top = Math.max(...levels);
  let [value, slope] = [
    { real: 0, imaginary: 0 },
    { real: 0, imaginary: 0 },
  ];
  for (const [at, level] of levels.entries()) {
    const term = signs[at]! * 2 ** (level - top);
    value = {
      real: value.real * unit.real - value.imaginary * unit.imaginary + term,
      imaginary: value.real * unit.imaginary + value.imaginary * unit.real,
    };
    if (at === degree) break;
    slope = {
      real: slope.real * unit.real - slope.imaginary * unit.imaginary + term * (degree - at),
      imaginary: slope.real * unit.imaginary + slope.imaginary * unit.real,
    };
  }
  const ratio = complexQuotient(value, slope);
  return { real: ratio.real * radius, imaginary: ratio.imaginary * radius };
}

/**
 * One circle of points for each edge of the Newton polygon, with the modulus of the roots that belong to it.
 * Source: D. A. Bini, Numerical Algorithms 13, 1996.
 */
function startingPoints(logarithms: readonly number[]): readonly Complex[] {
  const degree = logarithms.length - 1;
  const heights = logarithms.toReversed();
  const points: Complex[] = [];
  for (let from = 0; from < degree;) {
    let [to, steepest] = [from + 1, Number.NEGATIVE_INFINITY];
    for (let next = from + 1; next <= degree; next += 1) {
      const rise = (heights[next]! - heights[from]!) / (next - from);
      if (rise >= steepest) [to, steepest] = [next, rise];
    }
    for (let k = 0; k < to - from; k += 1) {
      const angle = (2 * Math.PI * k) / (to - from) + (2 * Math.PI * from) / degree + 0.7;
      const radius = 2 ** Math.max(-1000, Math.min(1000, -steepest));
      points.push({ real: radius * Math.cos(angle), imaginary: radius * Math.sin(angle) });
    }
    from = to;
  }
  return points;
}

function log2OfBig(value: bigint): number {
  const digits = (value < 0n ? -value : value).toString(16);
  return 4 * (digits.length - 12) + Math.log2(Number(`0x${digits.slice(0, 12).padEnd(12, "0")}`));
}

/** p(z)/p'(z), correct to the last digit. */
function exactStep(p: Polynomial, slope: Polynomial, z: Complex): Complex {
  const [above, below] = [evaluate(p, z), evaluate(slope, z)];
  const ratio = complexQuotient(getMantissa(above), getMantissa(below));
  const scale = estimateSize(above) - estimateSize(below);
  return { real: scaleBy(ratio.real, scale), imaginary: scaleBy(ratio.imaginary, scale) };
}

function scaleBy(value: number, exponent: number): number {
  const half = Math.trunc(Math.max(-2000, Math.min(2000, exponent)) / 2);
  return value * 2 ** half * 2 ** (Math.max(-2000, Math.min(2000, exponent)) - half);
}

/** (real + i imaginary) · 2^exponent. */
interface BigComplex {
  readonly real: bigint;
  readonly imaginary: bigint;
  readonly exponent: number;
}

const PRECISION = 320;
const ONE: Complex = { real: 1, imaginary: 0 };

/** Horner's rule; z is taken exactly, the partial results are cut to 320 bits. */
function evaluate(p: Polynomial, z: Complex): BigComplex {
  const exponent = Math.max(getExponent(z.real), getExponent(z.imaginary)) - 110;
  const [zReal, zImaginary] = [wholeMultiple(z.real, exponent), wholeMultiple(z.imaginary, exponent)];
  let result: BigComplex = { real: p[0]!, imaginary: 0n, exponent: 0 };
  for (const coefficient of p.slice(1)) {
    const cut = shorten(result);
    result = addWhole(
      {
        real: cut.real * zReal - cut.imaginary * zImaginary,
        imaginary: cut.real * zImaginary + cut.imaginary * zReal,
        exponent: cut.exponent + exponent,
      },
      coefficient,
    );
  }
  return result;
}

function getExponent(value: number): number {
  return value === 0 ? -1074 : Math.max(-1074, Math.floor(Math.log2(Math.abs(value))));
}

/** The whole number nearest to value / 2^exponent. */
function wholeMultiple(value: number, exponent: number): bigint {
  if (value === 0) return 0n;
  const own = getExponent(value) - 53;
  const mantissa = BigInt(Math.round(scaleBy(value, -own)));
  const shift = own - exponent;
  return shift >= 0 ? mantissa << BigInt(shift) : mantissa >> BigInt(-shift);
}

function shorten(value: BigComplex): BigComplex {
  const excess = bitLength(value) - PRECISION;
  if (excess <= 0) return value;
  const shift = BigInt(excess);
  return { real: value.real >> shift, imaginary: value.imaginary >> shift, exponent: value.exponent + excess };
}

function addWhole(value: BigComplex, whole: bigint): BigComplex {
  if (value.exponent >= 0) {
    const shift = value.exponent;
    if (shift <= 4 * PRECISION)
      return {
        ...value,
        real: (value.real << BigInt(shift)) + whole,
        imaginary: value.imaginary << BigInt(shift),
        exponent: 0,
      };
    return { ...value, real: value.real + (whole >> BigInt(shift)) };
  }
  const gap = -value.exponent;
  const size = countBits(whole) + gap - bitLength(value);
  if (whole === 0n || size < 3 * PRECISION) return { ...value, real: value.real + (whole << BigInt(gap)) };
  const shift = BigInt(Math.min(gap, size - 2 * PRECISION));
  return {
    real: (value.real >> shift) + (whole << (BigInt(gap) - shift)),
    imaginary: value.imaginary >> shift,
    exponent: value.exponent + Number(shift),
  };
}

/** About how many bits the number has; at most 4 too many. */
function countBits(value: bigint): number {
  const near = Math.abs(Number(value));
  return near < 2 ** 1000 ? Math.floor(Math.log2(near + 1)) + 1 : 4 * (value < 0n ? -value : value).toString(16).length;
}

function bitLength({ real, imaginary }: BigComplex): number {
  return Math.max(countBits(real), countBits(imaginary));
}

function estimateSize(value: BigComplex): number {
  return value.exponent + bitLength(value);
}

function getMantissa(value: BigComplex): Complex {
  const shift = bitLength(value) - 64;
  const part = (one: bigint) => Number(shift > 0 ? one >> BigInt(shift) : one << BigInt(-shift)) * 2 ** -64;
  return { real: part(value.real), imaginary: part(value.imaginary) };
}
