/** Primes and factorization. Numbers are whole. */
import { gcd } from "./integers.ts";

/** A prime and how often it divides. */
export interface PrimePower {
  readonly prime: number;
  readonly exponent: number;
}

/**
 * The prime factorization of a number, primes ascending; empty for 1. The number is at most 4e15.
 * Source: Pollard's rho method with Brent's cycle finding (1980), after trial division by small primes.
 */
export function factorize(n: number): readonly PrimePower[] {
  const primes: number[] = [];
  let rest = n;
  for (const prime of SMALL_PRIMES) {
    if (prime * prime > rest) break;
    while (rest % prime === 0) {
      primes.push(prime);
      rest /= prime;
    }
  }
  collectPrimes(rest, primes);
  const counts = Map.groupBy(
    primes.toSorted((a, b) => a - b),
    (prime) => prime,
  );
  return [...counts].map(([prime, all]) => ({ prime, exponent: all.length }));
}

/** "2^3 × 3^2 × 5": the primes ascending, an exponent of 1 left out; the number itself for 0 and 1. */
export function factorizationText(n: number): string {
  if (n < 2) return String(n);
  return factorize(n)
    .map(({ prime, exponent }) => (exponent > 1 ? `${prime}^${exponent}` : String(prime)))
    .join(" × ");
}

/** Whether n is prime, for n up to 4e15: Miller-Rabin with bases that are proven for this range (Jaeschke 1993). */
export function isPrime(n: number): boolean {
  if (n < 2) return false;
  for (const prime of SMALL_PRIMES) if (n % prime === 0) return n === prime;
  let [odd, twos] = [n - 1, 0];
  while (odd % 2 === 0) [odd, twos] = [odd / 2, twos + 1];
  return [2, 3, 5, 7, 11, 13, 17, 19, 23].every((base) => passes(n, base, odd, twos));
}

function passes(n: number, base: number, odd: number, twos: number): boolean {
  let power = powerModulo(base, odd, n);
  if (power === 1 || power === n - 1) return true;
  for (let step = 1; step < twos; step += 1) {
    power = multiplyModulo(power, power, n);
    if (power === n - 1) return true;
  }
  return false;
}

function collectPrimes(n: number, found: number[]): void {
  if (n === 1) return;
  if (isPrime(n)) {
    found.push(n);
    return;
  }
  const divisor = findDivisor(n);
  collectPrimes(divisor, found);
  collectPrimes(n / divisor, found);
}

/** A divisor of an odd composite number, neither 1 nor the number. */
function findDivisor(n: number): number {
  const root = Math.round(Math.sqrt(n));
  if (root * root === n) return root;
  for (let shift = 1; ; shift += 1) {
    const divisor = pollard(n, shift);
    if (divisor < n) return divisor;
  }
}

/** Pollard's rho on x² + shift; n itself where this shift does not succeed. */
function pollard(n: number, shift: number): number {
  const next = (x: number) => (multiplyModulo(x, x, n) + shift) % n;
  let [slow, fast, start, product] = [2, 2, 2, 1];
  for (let length = 1; ; length *= 2) {
    slow = fast;
    for (let done = 0; done < length; done += 64) {
      start = fast;
      const count = Math.min(64, length - done);
      for (let step = 0; step < count; step += 1) {
        fast = next(fast);
        product = multiplyModulo(product, Math.abs(slow - fast), n);
      }
      const common = gcd(product, n);
      if (common > 1) return common < n ? common : oneByOne(slow, start, next, n);
    }
  }
}

function oneByOne(slow: number, start: number, next: (x: number) => number, n: number): number {
  let fast = start;
  for (;;) {
    fast = next(fast);
    const common = gcd(Math.abs(slow - fast), n);
    if (common > 1) return common;
  }
}

function powerModulo(base: number, exponent: number, n: number): number {
  let [result, square, rest] = [1, base % n, exponent];
  while (rest > 0) {
    if (rest % 2 === 1) result = multiplyModulo(result, square, n);
    square = multiplyModulo(square, square, n);
    rest = Math.floor(rest / 2);
  }
  return result;
}

/** a * b modulo n without big integers, for 0 <= a, b < n <= 2^52: the rounding errors of both products are exact. */
function multiplyModulo(a: number, b: number, n: number): number {
  const product = a * b;
  if (product < 2 ** 53) return product % n;
  const quotient = Math.floor(product / n);
  const taken = quotient * n;
  const rest = product - taken + (roundingError(a, b, product) - roundingError(quotient, n, taken));
  return rest < 0 ? rest + n : rest >= n ? rest - n : rest;
}

/** a * b - product exactly (Dekker 1971). */
function roundingError(a: number, b: number, product: number): number {
  const aHigh = highHalf(a);
  const bHigh = highHalf(b);
  const aLow = a - aHigh;
  const bLow = b - bHigh;
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}

function highHalf(x: number): number {
  const scaled = 134_217_729 * x;
  return scaled - (scaled - x);
}

const SMALL_PRIMES = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107, 109,
  113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223, 227, 229, 233, 239,
  241, 251,
];
