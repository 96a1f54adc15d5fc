/** z with the confidence level between -z and z under the standard normal distribution. */
export const TWO_SIDED_Z = { "90": 1.6448536269514722, "95": 1.959963984540054, "99": 2.5758293035489004 } as const;

/**
 * The Wilson score interval of a proportion, as fractions from 0 to 1.
 * Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927) 209-212.
 *
 * @param successes from 0 to `trials`
 * @param trials above 0
 * @param z of the confidence level, see {@link TWO_SIDED_Z}
 */
export function wilsonInterval(
  successes: number,
  trials: number,
  z: number,
): { readonly low: number; readonly high: number } {
  const share = successes / trials;
  const perTrial = (z * z) / trials;
  const center = share + perTrial / 2;
  const spread = Math.sqrt(share * (1 - share) * perTrial + perTrial ** 2 / 4);
  return {
    low: Math.max(0, (center - spread) / (1 + perTrial)),
    high: Math.min(1, (center + spread) / (1 + perTrial)),
  };
}
