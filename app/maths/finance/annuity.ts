import { findRoot } from "#maths/root.ts";

/**
 * The payment per period that repays a loan in equal instalments at each period's end:
 * P·r / (1 − (1 + r)^−n), and P / n at a rate of zero. The form with expm1 keeps its digits at tiny rates.
 *
 * @param principal amount owed at the start
 * @param rate interest per period as a fraction (0.005 for 0.5 %), greater than −1
 * @param periods number of payments, greater than 0
 * @example annuityPayment(200_000, 0.06 / 12, 360) // 1199.10
 * Source: OASIS OpenDocument 1.3, PMT.
 */
export function annuityPayment(principal: number, rate: number, periods: number): number {
  if (rate === 0) return principal / periods;
  return (principal * rate) / -Math.expm1(-periods * Math.log1p(rate));
}

/**
 * The value today of `payment` at the end of each of `periods` periods: A·(1 − (1 + r)^−n)/r, and A·n at a rate of zero.
 *
 * @example presentValueOfAnnuity(1199.1010503, 0.005, 360) // 200000
 */
export function presentValueOfAnnuity(payment: number, rate: number, periods: number): number {
  if (rate === 0) return payment * periods;
  return (payment * -Math.expm1(-periods * Math.log1p(rate))) / rate;
}

/**
 * The value at the end of `periods` payments of `payment` at each period's end: A·((1 + r)^n − 1)/r, and A·n at a rate
 * of zero.
 *
 * @example futureValueOfAnnuity(100, 0.01, 12) // 1268.25
 */
export function futureValueOfAnnuity(payment: number, rate: number, periods: number): number {
  if (rate === 0) return payment * periods;
  return (payment * Math.expm1(periods * Math.log1p(rate))) / rate;
}

/**
 * The rate per period at which the payments, each at the end of a period, are worth the amount today: the inverse of
 * {@link presentValueOfAnnuity}, and the annual percentage rate once multiplied by the periods of a year.
 *
 * @param presentValue greater than 0, at most `payment * periods`
 * @returns the rate as a fraction, 0 where the payments add up to just the present value
 * @example annuityRate(200_000, 1199.1010503, 360) // 0.005
 * Source: US Regulation Z, 12 CFR Part 1026, Appendix J (actuarial method).
 */
export function annuityRate(presentValue: number, payment: number, periods: number): number {
  if (payment * periods <= presentValue) return 0;
  // The payments are worth less than payment / rate, so that the rate lies below payment / presentValue.
  const ratio = payment / presentValue;
  return findRoot((rate) => presentValueOfAnnuity(ratio, rate, periods) - 1, 0, ratio, 1e-16) ?? ratio;
}

/**
 * How many periods a sum with regular contributions takes to reach a target; not a whole number in general.
 *
 * @param contribution added each period, valued at the period's end; may be negative
 * @param rate return per period as a fraction, greater than −1
 * @returns 0 where the target is reached already, null where it never is
 * @example periodsToReach(0, 100, 0.01, 1268.2503) // 12
 */
export function periodsToReach(principal: number, contribution: number, rate: number, target: number): number | null {
  if (principal >= target) return 0;
  if (rate === 0) return contribution > 0 ? (target - principal) / contribution : null;
  const firstGain = principal * rate + contribution;
  const growth = (rate * (target - principal)) / firstGain;
  if (firstGain === 0 || growth <= -1) return null;
  const periods = Math.log1p(growth) / Math.log1p(rate);
  return periods >= 0 ? periods : null;
}
