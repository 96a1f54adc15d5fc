/**
 * Interest that is compounded at some frequency, by way of the force of interest δ: an amount grows by e^(δt) in t years.
 * Every nominal rate has one force, and two rates are worth the same where their forces are equal.
 * Source: S. G. Kellison, The Theory of Interest, 3rd ed., 2009, chapter 1.
 */

/** How often a year; "continuously" has no count. */
export const PERIODS_PER_YEAR = {
  annually: 1,
  semiannually: 2,
  quarterly: 4,
  monthly: 12,
  semimonthly: 24,
  biweekly: 26,
  weekly: 52,
  daily: 365,
} as const;

export type Frequency = keyof typeof PERIODS_PER_YEAR;
export type Compounding = Frequency | "continuously";

/**
 * The force of interest of a nominal yearly rate: m·ln(1 + r/m), and r itself where compounding is continuous.
 *
 * @param rate nominal rate per year as a fraction, greater than −1 times the periods of a year
 */
export function forceOfInterest(rate: number, compounding: Compounding): number {
  if (compounding === "continuously") return rate;
  const periods = PERIODS_PER_YEAR[compounding];
  return periods * Math.log1p(rate / periods);
}

/**
 * The effective rate for a stretch of `years`: e^(δt) − 1. With one year the annual percentage yield, with a twelfth the
 * rate per month.
 */
export function effectiveRate(force: number, years = 1): number {
  return Math.expm1(force * years);
}

/**
 * The nominal yearly rate with this force: m·(e^(δ/m) − 1), and δ itself where compounding is continuous.
 *
 * @example nominalRate(forceOfInterest(0.06, "monthly"), "quarterly") // 0.0603005
 */
export function nominalRate(force: number, compounding: Compounding): number {
  if (compounding === "continuously") return force;
  const periods = PERIODS_PER_YEAR[compounding];
  return periods * Math.expm1(force / periods);
}

/** What one unit of money grows to in `years`: e^(δt). */
export function growthFactor(force: number, years: number): number {
  return Math.exp(force * years);
}
