/** Whole numbers: common divisors, factorials, combinations. Numbers are whole and at most 2^53 - 1 in size unless said otherwise. */

/** The greatest common divisor of the absolute values (Euclid); 0 of two zeros. */
export function gcd(a: number, b: number): number {
  let [larger, smaller] = [Math.abs(a), Math.abs(b)];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** The least common multiple of the absolute values; 0 where one of them is 0. */
export function lcm(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : Math.abs(a / gcd(a, b)) * Math.abs(b);
}

/** The greatest common divisor of the absolute values, for whole numbers of any size. */
export function bigGcd(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** The least common multiple of the absolute values, for whole numbers of any size; 0 where one of them is 0. */
export function bigLcm(a: bigint, b: bigint): bigint {
  if (a === 0n || b === 0n) return 0n;
  const multiple = (a / bigGcd(a, b)) * b;
  return multiple < 0n ? -multiple : multiple;
}

/** n! exactly, for n ≥ 0. */
export function computeFactorial(n: number): bigint {
  return multiplyRange(1, n);
}

/** first * (first + 1) * … * last exactly; 1 for an empty range. Halved, so that factors of like size meet. */
export function multiplyRange(first: number, last: number): bigint {
  if (last < first) return 1n;
  if (last - first < 12) {
    let product = BigInt(first);
    for (let factor = first + 1; factor <= last; factor += 1) product *= BigInt(factor);
    return product;
  }
  const middle = Math.floor((first + last) / 2);
  return multiplyRange(first, middle) * multiplyRange(middle + 1, last);
}

/** The number of ways to choose r of n, exactly; 0 where r > n. */
export function countCombinations(n: number, r: number): bigint {
  if (r > n) return 0n;
  const few = Math.min(r, n - r);
  return multiplyRange(n - few + 1, n) / computeFactorial(few);
}
