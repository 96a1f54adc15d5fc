import { annuityPayment, presentValueOfAnnuity } from "./annuity.ts";

/** A loan that is repaid in equal payments at each period's end. */
export interface LevelLoan {
  readonly payment: number;
  readonly periods: number;
  /** What is owed after that many payments; 0 from the last one on. */
  balanceAfter(payments: number): number;
}

/**
 * A loan that is repaid in equal payments, each of them P·r/(1 − (1 + r)^−n).
 * The balance is the value of the payments still to come, P·(1 − (1 + r)^−(n−m))/r. Rolling the loan forward instead
 * subtracts two large numbers, which at high rates leaves nothing but rounding.
 *
 * @param principal amount owed at the start
 * @param rate interest per period as a fraction, 0 or more
 * @param periods number of payments, a whole number of at least 1
 * @example levelLoan(280_000, 0.0725 / 12, 324).balanceAfter(12) // 276525.12
 * Source: S. G. Kellison, The Theory of Interest, 3rd ed., 2009, section 5.2 (prospective method).
 */
export function levelLoan(principal: number, rate: number, periods: number): LevelLoan {
  const payment = annuityPayment(principal, rate, periods);
  return {
    payment,
    periods,
    balanceAfter: (payments) => {
      if (payments <= 0) return principal;
      return payments < periods ? presentValueOfAnnuity(payment, rate, periods - payments) : 0;
    },
  };
}

/** Payments in a term given in years: the nearest whole number of months, at least one. */
export function monthsOfTerm(years: number): number {
  return Math.max(1, Math.floor(12 * years + 0.5));
}

/** The first month from 1 to `last` in which a comparison of loans comes out; null where none does. */
export function firstMonth(last: number, holds: (month: number) => boolean): number | null {
  for (let month = 1; month <= last; month += 1) if (holds(month)) return month;
  return null;
}
