import { presentValueOfAnnuity } from "./annuity.ts";
import { addMonths, toIsoDate, daysBetween, daysInMonth, splitDate } from "#maths/calendar.ts";
import { findRoot } from "#maths/root.ts";

/**
 * Bonds with a fixed coupon, by the street convention: periods compound as often as coupons are paid, and the last one
 * bears simple interest.
 * Sources: J. Mayle, Standard Securities Calculation Methods, SIFMA; 31 CFR part 356 appendix B; OASIS OpenDocument 1.2, PRICE.
 */

export const COUPONS_PER_YEAR = { annually: 1, semiannually: 2, quarterly: 4 } as const;

/** Years; no bond was ever written for longer. */
export const LONGEST_BOND = 1000;

/** Whether two days ("YYYY-MM-DD") are further apart than any bond lasts, by their years. */
export function isTooLong(settlementDate: string, maturityDate: string): boolean {
  return splitDate(maturityDate).year - splitDate(settlementDate).year > LONGEST_BOND;
}

export interface BondTerms {
  readonly settlementDate: string;
  /** The day of redemption: maturity or call. After the settlement date. */
  readonly maturityDate: string;
  readonly couponsPerYear: number;
  readonly dayCount: "30/360" | "actual/actual";
}

/** Where the settlement lies among the coupon dates. */
export interface CouponSchedule {
  readonly couponsPerYear: number;
  /** Coupon dates after settlement, the next one first; the last is the maturity. */
  readonly dates: readonly string[];
  /** The part of the running coupon period that has passed, and that is left. */
  readonly accrued: number;
  readonly left: number;
}

/** Coupon dates are counted back from maturity; if that is the last day of its month, so are they. */
export function couponSchedule({ settlementDate, maturityDate, couponsPerYear, dayCount }: BondTerms): CouponSchedule {
  const dates: string[] = [];
  let date = maturityDate;
  while (date > settlementDate) {
    dates.push(date);
    date = couponDate(maturityDate, (dates.length * 12) / couponsPerYear);
  }
  dates.reverse();
  const isThirty = dayCount === "30/360";
  const length = isThirty ? 360 / couponsPerYear : daysBetween(date, dates[0]!);
  const passed = isThirty ? thirtyDays(date, settlementDate) : daysBetween(date, settlementDate);
  return { couponsPerYear, dates, accrued: passed / length, left: (length - passed) / length };
}

function couponDate(maturityDate: string, monthsBefore: number): string {
  const date = addMonths(maturityDate, -monthsBefore);
  if (!isMonthEnd(maturityDate)) return date;
  const { year, month } = splitDate(date);
  return toIsoDate(year, month, daysInMonth(year, month));
}

function isMonthEnd(date: string): boolean {
  const { year, month, day } = splitDate(date);
  return day === daysInMonth(year, month);
}

/** Days of the US 30/360 rule, with its rule for the end of February. */
function thirtyDays(from: string, to: string): number {
  const [start, end] = [splitDate(from), splitDate(to)];
  const startsInFebruary = start.month === 2 && isMonthEnd(from);
  let [startDay, endDay] = [start.day, end.day];
  if (startsInFebruary && end.month === 2 && isMonthEnd(to)) endDay = 30;
  if (startsInFebruary) startDay = 30;
  if (endDay === 31 && startDay >= 30) endDay = 30;
  if (startDay === 31) startDay = 30;
  return 360 * (end.year - start.year) + 30 * (end.month - start.month) + endDay - startDay;
}

/**
 * The price with accrued interest at a yield.
 *
 * @param coupon paid each period
 * @param redemption paid on the last date besides its coupon
 * @param rate yield per coupon period as a fraction, above −1
 */
export function dirtyPrice({ dates, left }: CouponSchedule, coupon: number, redemption: number, rate: number): number {
  if (dates.length === 1) return (redemption + coupon) / (1 + left * rate);
  const atNextCoupon = presentValueOfAnnuity(coupon, rate, dates.length) + redemption * (1 + rate) ** -dates.length;
  return atNextCoupon * (1 + rate) ** (1 - left);
}

/**
 * The yield per coupon period at which the bond is worth its price, accrued interest included: the inverse of
 * {@link dirtyPrice}.
 *
 * @returns null where the last coupon period has no time left to earn in
 */
export function yieldPerPeriod(
  { dates, left }: CouponSchedule,
  coupon: number,
  redemption: number,
  price: number,
): number | null {
  const count = dates.length;
  if (count === 1) return left > 0 ? ((redemption + coupon) / price - 1) / left : null;
  const periods = count - 1 + left;
  if (coupon === 0) return Math.expm1(Math.log(redemption / price) / periods);
  // The logarithm of the price falls almost in a straight line as the force of interest rises, and never overflows.
  const logPrice = (force: number) =>
    force <= 0
      ? -force * periods + Math.log(redemption + coupon * geometricSum(force, count))
      : -force * left + Math.log(coupon * geometricSum(-force, count) + redemption * Math.exp(-force * (count - 1)));
  const excess = (force: number) => logPrice(force) - Math.log(price);
  let reach = 0.01;
  while (excess(reach) > 0 || excess(-reach) < 0) reach *= 2;
  return Math.expm1(findRoot(excess, -reach, reach, 1e-15)!);
}

/** 1 + e^u + … + e^((count − 1)·u) for u up to 0. */
function geometricSum(u: number, count: number): number {
  return u === 0 ? count : Math.expm1(count * u) / Math.expm1(u);
}
