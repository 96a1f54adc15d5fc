/**
 * Error function, gamma and beta functions in double precision. Tails are computed as such, never as 1 minus the rest,
 * so that small probabilities keep their digits.
 */

/**
 * ln Γ(x) for x > 0; relative error about 1e-15.
 * Source: Stirling's series with Bernoulli numbers, after the recurrence has carried x above 15. DLMF 5.11.1.
 */
export function logGamma(x: number): number {
  if (x < 1e-8) return -Math.log(x) - EULER_GAMMA * x;
  let [product, shifted] = [1, x];
  while (shifted < 15) {
    product *= shifted;
    shifted += 1;
  }
  return (shifted - 0.5) * Math.log(shifted) - shifted + HALF_LOG_TWO_PI + stirlingSeries(shifted) - Math.log(product);
}

/** How far Stirling's formula is from ln x!: ln Γ(x + 1) - ((x + 1/2) ln x - x + ln √(2π)), for x > 0. */
function stirlingError(x: number): number {
  if (x >= 15) return stirlingSeries(x);
  return logGamma(x + 1) - (x + 0.5) * Math.log(x) + x - HALF_LOG_TWO_PI;
}

function stirlingSeries(x: number): number {
  const s = 1 / (x * x);
  return (1 / 12 - s * (1 / 360 - s * (1 / 1260 - s * (1 / 1680 - s * (1 / 1188 - (s * 691) / 360_360))))) / x;
}

const EULER_GAMMA = 0.577_215_664_901_532_9;
const HALF_LOG_TWO_PI = 0.918_938_533_204_672_7;

/**
 * x ln(x/m) + m − x without cancellation where x is near m.
 * Source: C. Loader, Fast and Accurate Computation of Binomial Probabilities, 2000.
 */
function deviance(x: number, m: number): number {
  const v = (x - m) / (x + m);
  if (Math.abs(v) > 0.1) return x * Math.log(x / m) + m - x;
  let [sum, term] = [(x - m) * v, 2 * x * v];
  for (let k = 3; k < 60; k += 2) {
    term *= v * v;
    const next = sum + term / k;
    if (next === sum) break;
    sum = next;
  }
  return sum;
}

/** m^x e^-m / Γ(x + 1), for x >= 0 and m >= 0: the Poisson probability where x is whole. */
export function poissonTerm(x: number, m: number): number {
  if (m === 0) return x === 0 ? 1 : 0;
  if (x === 0) return Math.exp(-m);
  return Math.exp(-stirlingError(x) - deviance(x, m)) / Math.sqrt(2 * Math.PI * x);
}

/**
 * The probability of so many successes and failures, a and b: Γ(a + b + 1) / (Γ(a + 1) Γ(b + 1)) pᵃ qᵇ with p + q = 1. Neither
 * needs to be a whole number; both are at least 0.
 */
export function binomialTerm(successes: number, failures: number, success: number, failure: number): number {
  const trials = successes + failures;
  if (success === 0) return successes === 0 ? 1 : 0;
  if (failure === 0) return failures === 0 ? 1 : 0;
  if (successes === 0) return Math.exp(trials * (success < failure ? Math.log1p(-success) : Math.log(failure)));
  if (failures === 0) return Math.exp(trials * (failure < success ? Math.log1p(-failure) : Math.log(success)));
  const exponent =
    stirlingError(trials) -
    stirlingError(successes) -
    stirlingError(failures) -
    deviance(successes, trials * success) -
    deviance(failures, trials * failure);
  return Math.exp(exponent) * Math.sqrt(trials / (2 * Math.PI * successes * failures));
}

/** 1 - erf(x), accurate also where it is tiny. Source: DLMF 7.6.2 (series) and 7.9.3 (continued fraction). */
export function erfc(x: number): number {
  if (x < 0) return 2 - erfc(-x);
  if (x < 1.5) return 1 - erf(x);
  if (x > 27.3) return 0;
  let tail = 0;
  for (let k = 120; k > 0; k -= 1) tail = k / 2 / (x + tail);
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * (x + tail));
}

/** The error function 2/√π ∫₀ˣ e^(-t²) dt. */
export function erf(x: number): number {
  if (Math.abs(x) >= 1.5) return x > 0 ? 1 - erfc(x) : erfc(-x) - 1;
  let [term, sum] = [x, x];
  for (let k = 1; Math.abs(term) > 1e-17 * Math.abs(sum); k += 1) {
    term *= (2 * x * x) / (2 * k + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}

/**
 * The regularized incomplete gamma functions P(a, x) (lower) and Q(a, x) = 1 - P (upper), for a > 0 and x >= 0.
 * Source: DLMF 8.11.4 (series), 8.9.2 (continued fraction).
 */
export function incompleteGamma(a: number, x: number): { readonly lower: number; readonly upper: number } {
  if (x <= 0) return { lower: 0, upper: 1 };
  const front = poissonTerm(a, x);
  if (x < a + 1) {
    let [term, sum] = [1, 1];
    for (let k = 1; term > 1e-17 * sum && k < 100_000; k += 1) {
      term *= x / (a + k);
      sum += term;
    }
    const lower = Math.min(1, front * sum);
    return { lower, upper: 1 - lower };
  }
  const fraction = continuedFraction(x + 1 - a, (k) => [k * (a - k), x + 2 * k + 1 - a]);
  const upper = Math.min(1, (front * a) / fraction);
  return { lower: 1 - upper, upper };
}

/**
 * The regularized incomplete beta function I_x(a, b) (lower) and 1 - I_x (upper), for a, b > 0. The complement y = 1 - x
 * may be given where it is known more exactly than by subtraction.
 * Source: DLMF 8.17.22 (continued fraction), power factor by Loader's method.
 */
export function incompleteBeta(
  x: number,
  a: number,
  b: number,
  y = 1 - x,
): { readonly lower: number; readonly upper: number } {
  if (x <= 0) return { lower: 0, upper: 1 };
  if (y <= 0) return { lower: 1, upper: 0 };
  if (x > (a + 1) / (a + b + 2)) {
    const swapped = incompleteBeta(y, b, a, x);
    return { lower: swapped.upper, upper: swapped.lower };
  }
  const power = (binomialTerm(a, b, x, y) * a * b) / (a + b);
  const fraction = continuedFraction(1, (k) => {
    const m = Math.floor(k / 2);
    const odd = k % 2 === 1;
    const d = odd
      ? (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
      : (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    return [d, 1];
  });
  const lower = Math.min(1, power / (a * fraction));
  return { lower, upper: 1 - lower };
}

/** The x at which I_x(a, b) = p. */
export function inverseIncompleteBeta(p: number, a: number, b: number): number {
  if (p <= 0) return 0;
  if (p >= 1) return 1;
  if (p > incompleteBeta(a / (a + b), a, b, b / (a + b)).lower) return 1 - lowerInverse(1 - p, b, a);
  return lowerInverse(p, a, b);
}

/** By Newton's method on ln I as a function of ln x, from the mean to the left, where it is concave. */
function lowerInverse(p: number, a: number, b: number): number {
  let x = a / (a + b);
  for (let step = 0; step < 60; step += 1) {
    const { lower } = incompleteBeta(x, a, b);
    const slope = (binomialTerm(a, b, x, 1 - x) * a * b) / ((a + b) * (1 - x));
    const change = lower > 0 ? (Math.log(lower / p) * lower) / slope : -1;
    x = Math.min(x * Math.exp(-change), (1 + x) / 2);
    // Newton's method squares its error in each step, and this change has been made.
    if (Math.abs(change) < 1e-9) break;
  }
  return x;
}

/** b₀ + a₁/(b₁ + a₂/(b₂ + …)) by the modified Lentz method. */
function continuedFraction(
  first: number,
  next: (k: number) => readonly [numerator: number, denominator: number],
): number {
  const tiny = 1e-300;
  let value = first || tiny;
  let [c, d] = [value, 0];
  for (let k = 1; k < 400_000; k += 1) {
    const [numerator, denominator] = next(k);
    d = 1 / (denominator + numerator * d || tiny);
    c = denominator + numerator / c || tiny;
    value *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return value;
}
