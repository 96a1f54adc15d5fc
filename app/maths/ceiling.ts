/**
 * The next whole number upwards, after rounding to 9 decimals, so that the dust of floating-point arithmetic on a whole
 * number does not cost one more. From 2^53 / 10^9 on, a double has no such dust and is rounded up as it is.
 *
 * @example roundUp(0.1 + 0.2 + 0.7) // 1
 */
export function roundUp(value: number): number {
  return Math.ceil(nineDecimals(value));
}

/** Rounded to 9 decimals, halves up. */
export function nineDecimals(value: number): number {
  return Math.abs(value) < 9e6 ? Math.round(value * 1e9) / 1e9 : value;
}
