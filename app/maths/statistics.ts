/** Figures that describe a list of numbers. Lists are not empty unless said otherwise, and are never changed. */

/** The sum, with the rounding errors carried along (Neumaier 1974); 0 for an empty list. */
export function sum(values: readonly number[]): number {
  let [total, lost] = [0, 0];
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return Number.isFinite(lost) ? total + lost : total;
}

/** The arithmetic mean. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** The sum of squared deviations from the mean, by two passes. */
export function squaredDeviations(values: readonly number[], center = mean(values)): number {
  return sum(values.map((value) => (value - center) ** 2));
}

/** The variance of a sample (divides by n − 1); needs two values. */
function sampleVariance(values: readonly number[]): number {
  return squaredDeviations(values) / (values.length - 1);
}

/** The variance of a whole population (divides by n). */
function populationVariance(values: readonly number[]): number {
  return squaredDeviations(values) / values.length;
}

/** The standard deviation of a sample (divides by n − 1); needs two values. */
export function sampleDeviation(values: readonly number[]): number {
  return Math.sqrt(sampleVariance(values));
}

/** The standard deviation of a whole population (divides by n). */
export function populationDeviation(values: readonly number[]): number {
  return Math.sqrt(populationVariance(values));
}

/** The values from the smallest to the largest. */
export function ascending(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => a - b);
}

/**
 * The p-quantile of an ascending list by linear interpolation at position (n - 1) p.
 * Source: Hyndman and Fan 1996, type 7; spreadsheet PERCENTILE.INC and QUARTILE.INC.
 */
export function quantileOfSorted(sorted: readonly number[], p: number): number {
  const position = (sorted.length - 1) * p;
  const below = Math.floor(position);
  const low = sorted[below]!;
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!;
  return low + (position - below) * (high - low);
}

/** The middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  return quantileOfSorted(ascending(values), 0.5);
}

/** How often each distinct value occurs, ascending by value. */
export function frequencies(values: readonly number[]): readonly { readonly value: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => a.value - b.value);
}
