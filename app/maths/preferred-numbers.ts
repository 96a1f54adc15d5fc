/** Preferred numbers of resistors and capacitors, one decade each. Source: IEC 60063:2015. */
export const E24 = [
  1, 1.1, 1.2, 1.3, 1.5, 1.6, 1.8, 2, 2.2, 2.4, 2.7, 3, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1,
] as const;

/** Every second value of E24. */
export const E12: readonly number[] = E24.filter((_, index) => index % 2 === 0);

/** 10^(i/96), rounded to two decimals. */
export const E96: readonly number[] = Array.from({ length: 96 }, (_, index) => Number((10 ** (index / 96)).toFixed(2)));

/**
 * The smallest value of the series, times a power of ten, that is not below `value` (above 0). What lies within a
 * billionth of a value counts as that value.
 *
 * @example nextPreferred(E24, 190) // 200
 */
export function nextPreferred(series: readonly number[], value: number): number {
  return around(series, value).find((one) => one >= value * (1 - 1e-9))!;
}

/**
 * The value of the series, times a power of ten, that is nearest to `value` (above 0); the lower one of a tie.
 *
 * @example nearestPreferred(E12, 5000) // 4700
 */
export function nearestPreferred(series: readonly number[], value: number): number {
  const distance = (one: number) => Math.abs(one - value);
  return around(series, value).reduce((best, one) => (distance(one) < distance(best) - 1e-12 * value ? one : best));
}

/** The series in the decade of the value and in those beside it, ascending. */
function around(series: readonly number[], value: number): readonly number[] {
  const decade = Math.floor(Math.log10(value));
  return [decade - 1, decade, decade + 1].flatMap((exponent) => series.map((one) => Number(`${one}e${exponent}`)));
}
