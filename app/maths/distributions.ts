import { erfc, incompleteBeta, incompleteGamma, inverseIncompleteBeta, logGamma } from "./special-functions.ts";

/**
 * Distribution functions of statistics and their inverses. Upper tails have functions of their own and keep their
 * digits where they are small; a lower tail of a symmetric distribution is the upper tail of the negative.
 * Source: NIST/SEMATECH e-Handbook of Statistical Methods (2012), section 1.3.6.
 */

/** A relative change after which Newton's method is done: its error is squared in each step, and this change has been made. */
const CONVERGED = 1e-9;

/** P(Z <= z) for the standard normal distribution. */
export function normalBelow(z: number): number {
  return erfc(-z / Math.SQRT2) / 2;
}

/** P(Z > z) for the standard normal distribution. */
export function normalAbove(z: number): number {
  return erfc(z / Math.SQRT2) / 2;
}

/** The density of the standard normal distribution. */
export function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/**
 * The z with P(Z <= z) = p, for 0 < p < 1.
 * Source: Abramowitz and Stegun 26.2.23 as a start, then Halley's method.
 */
export function normalQuantile(p: number): number {
  return p < 0.5 ? -normalQuantileAbove(p) : normalQuantileAbove(1 - p);
}

/** The z with P(Z > z) = q, for 0 < q < 1; exact to the last digits for small q. */
export function normalQuantileAbove(q: number): number {
  if (q === 0.5) return 0;
  if (q > 0.5) return -normalQuantileAbove(1 - q);
  const t = Math.sqrt(-2 * Math.log(q));
  let z = t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  for (let step = 0; step < 3; step += 1) {
    const error = (normalAbove(z) - q) / normalDensity(z);
    z += error / (1 + (z * error) / 2);
  }
  return z;
}

/** P(T > t) for Student's t distribution with `df` degrees of freedom (any number above 0). */
export function studentAbove(t: number, df: number): number {
  if (t < 0) return 1 - studentAbove(-t, df);
  const square = t * t;
  if (!Number.isFinite(square)) return 0;
  return incompleteBeta(df / (df + square), df / 2, 0.5, square / (df + square)).lower / 2;
}

/** P(|T| > |t|), the two-sided p-value. */
export function studentBeyond(t: number, df: number): number {
  return 2 * studentAbove(Math.abs(t), df);
}

/** The t with P(T > t) = q, for 0 < q < 1, by Newton's method on logarithms. */
export function studentQuantileAbove(q: number, df: number): number {
  if (q === 0.5) return 0;
  if (q > 0.5) return -studentQuantileAbove(1 - q, df);
  let t = normalQuantileAbove(q);
  for (let step = 0; step < 60; step += 1) {
    const above = studentAbove(t, df);
    const change = (Math.log(above / q) * above) / (studentDensity(t, df) * t);
    t *= Math.exp(Math.max(-1, Math.min(3, change)));
    if (Math.abs(change) < CONVERGED) break;
  }
  return t;
}

/** The density of Student's t distribution. */
function studentDensity(t: number, df: number): number {
  if (df > 1e7) return normalDensity(t) * (1 + (t ** 4 - 2 * t * t - 1) / (4 * df));
  const scale = Math.exp(logGamma((df + 1) / 2) - logGamma(df / 2)) / Math.sqrt(df * Math.PI);
  return scale * Math.exp((-(df + 1) / 2) * Math.log1p((t * t) / df));
}

/** P(X > x) for the chi-square distribution with `df` degrees of freedom. */
export function chiSquareAbove(x: number, df: number): number {
  return incompleteGamma(df / 2, x / 2).upper;
}

/** The x with P(X > x) = q, for 0 < q < 1. Start: Wilson and Hilferty 1931; then Newton's method on logarithms. */
export function chiSquareQuantileAbove(q: number, df: number): number {
  const spread = 2 / (9 * df);
  let x = df * Math.max(1e-3, 1 - spread + normalQuantileAbove(q) * Math.sqrt(spread)) ** 3;
  for (let step = 0; step < 60; step += 1) {
    const { lower, upper } = incompleteGamma(df / 2, x / 2);
    const density = Math.exp((df / 2 - 1) * Math.log(x / 2) - x / 2 - logGamma(df / 2)) / 2;
    const change =
      q < 0.5 ? (Math.log(upper / q) * upper) / (density * x) : (-Math.log(lower / (1 - q)) * lower) / (density * x);
    x *= Math.exp(Math.max(-2, Math.min(2, change)));
    if (Math.abs(change) < CONVERGED) break;
  }
  return x;
}

/** The x with P(X <= x) = p for the beta distribution with parameters a and b. */
export function betaQuantile(p: number, a: number, b: number): number {
  return inverseIncompleteBeta(p, a, b);
}
