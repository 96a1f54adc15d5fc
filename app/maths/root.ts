/**
 * A zero of a continuous function between two points where it has opposite signs, by Brent's method.
 *
 * @param tolerance how near the zero must be
 * @param most how many steps are taken at most
 * @returns null where the signs do not differ
 * Source: R. P. Brent, Algorithms for Minimization without Derivatives, 1973, chapter 4.
 */
export function findRoot(
  f: (x: number) => number,
  low: number,
  high: number,
  tolerance = 1e-14,
  most = 200,
): number | null {
  let [a, b, fa, fb] = [low, high, f(low), f(high)];
  if (fa === 0) return a;
  if (fb === 0) return b;
  if (!(fa * fb < 0)) return null;
  let [c, fc, d, e] = [a, fa, b - a, b - a];
  for (let step = 0; step < most; step += 1) {
    if (Math.abs(fc) < Math.abs(fb)) [a, b, c, fa, fb, fc] = [b, c, b, fb, fc, fb];
    const limit = 2 * Number.EPSILON * Math.abs(b) + tolerance / 2;
    const half = (c - b) / 2;
    if (Math.abs(half) <= limit || fb === 0) return b;
    const trial = Math.abs(e) >= limit && Math.abs(fa) > Math.abs(fb) ? interpolate(a, b, c, fa, fb, fc, half) : null;
    if (trial && 2 * trial.p < Math.min(3 * half * trial.q - Math.abs(limit * trial.q), Math.abs(e * trial.q))) {
      [e, d] = [d, trial.p / trial.q];
    } else [d, e] = [half, half];
    [a, fa] = [b, fb];
    b += Math.abs(d) > limit ? d : half > 0 ? limit : -limit;
    fb = f(b);
    if (fb * fc > 0) [c, fc, d, e] = [a, fa, b - a, b - a];
  }
  return b;
}

/** The step p/q that inverse quadratic interpolation (or the secant) proposes; q has p's sign made positive. */
function interpolate(a: number, b: number, c: number, fa: number, fb: number, fc: number, half: number) {
  const s = fb / fa;
  let [p, q] = [2 * half * s, 1 - s];
  if (a !== c) {
    const [t, r] = [fa / fc, fb / fc];
    p = s * (2 * half * t * (t - r) - (b - a) * (r - 1));
    q = (t - 1) * (r - 1) * (s - 1);
  }
  return p > 0 ? { p, q: -q } : { p: -p, q };
}
