import { annuityPayment } from "./annuity.ts";

/** One payment of a loan. `balance` is what is still owed after it. */
export interface Instalment {
  readonly number: number;
  readonly payment: number;
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
}

/**
 * Repays a loan payment by payment: each month's interest is charged on the balance, the rest of the payment lowers it.
 * The last payment is exactly what is due: the one that covers it (within 0.000001), or number `periods`. With the level
 * payment of these terms it follows that plan from its end, see {@link followPlan}.
 *
 * @param rate interest per period as a fraction
 * @param payment what is paid each period, extra payments included: an amount, or the amount by payment number
 * @param periods the loan ends with this payment at the latest
 * @returns one entry per payment; empty where nothing is owed
 */
export function amortize(
  principal: number,
  rate: number,
  payment: number | ((number: number) => number),
  periods: number,
): readonly Instalment[] {
  if (principal > 0 && payment === annuityPayment(principal, rate, periods)) {
    return followPlan(
      rate,
      Array.from({ length: periods }, () => payment),
    );
  }
  const getPayment = typeof payment === "number" ? () => payment : payment;
  const instalments: Instalment[] = [];
  let balance = principal;
  for (let number = 1; number <= periods && balance > 0; number += 1) {
    const interest = balance * rate;
    const due = balance + interest;
    const offered = getPayment(number);
    const isLast = number === periods || due <= offered + PAID_OFF;
    const paid = isLast ? due : offered;
    balance = isLast ? 0 : due - paid;
    instalments.push({ number, payment: paid, principal: paid - interest, interest, balance });
  }
  return instalments;
}

/**
 * Repays by a plan of payments that are together worth the principal. Each balance is the value of the payments still to
 * come; rolled forward instead, an error of rounding grows with the interest and at high rates buries the last balances.
 *
 * @param rate interest per period as a fraction, greater than −1
 */
export function followPlan(rate: number, payments: readonly number[]): readonly Instalment[] {
  const fromTheEnd: Instalment[] = [];
  let balance = 0;
  for (let number = payments.length; number > 0; number -= 1) {
    const payment = payments[number - 1]!;
    const before = (balance + payment) / (1 + rate);
    fromTheEnd.push({ number, payment, principal: payment - before * rate, interest: before * rate, balance });
    balance = before;
  }
  return fromTheEnd.toReversed();
}

/** What a debt without a fixed end charges and is paid, by the number of the month. */
export interface RevolvingTerms {
  /** Interest of the month as a fraction of the balance. */
  readonly rate: (month: number) => number;
  /** What is offered, given what is due (balance with interest and charges). */
  readonly payment: (due: number) => number;
  /** New purchases a month, charged with the interest; 0 where nothing is said. */
  readonly charges?: number;
}

/** The longest payoff that is followed: a hundred years. */
export const LONGEST_PAYOFF = 1200;

/**
 * Pays a card or another revolving debt down until nothing is owed: the last payment is exactly what is due.
 *
 * @returns one entry per month. Where {@link LONGEST_PAYOFF} months are not enough there are that many entries, and the
 * last one still has a balance: see {@link isPaidOff}.
 */
export function payDown(principal: number, { rate, payment, charges = 0 }: RevolvingTerms): readonly Instalment[] {
  const instalments: Instalment[] = [];
  let balance = principal;
  for (let number = 1; number <= LONGEST_PAYOFF && balance > 0; number += 1) {
    const interest = balance * rate(number);
    const due = balance + interest + charges;
    const offered = payment(due);
    const paid = due <= offered + PAID_OFF ? due : offered;
    balance = due - paid;
    instalments.push({ number, payment: paid, principal: paid - interest - charges, interest, balance });
  }
  return instalments;
}

/** Whether the last payment left nothing to pay. */
export function isPaidOff(instalments: readonly Instalment[]): boolean {
  return (instalments.at(-1)?.balance ?? 0) === 0;
}

/** What is owed after `number` payments: the principal before the first one, 0 after the last. */
export function balanceAfter(instalments: readonly Instalment[], number: number, principal: number): number {
  return number === 0 ? principal : (instalments[number - 1]?.balance ?? 0);
}

/** The sum of one figure of all payments. */
export function sumColumn<K extends string>(rows: readonly Readonly<Record<K, number>>[], key: K): number {
  return rows.reduce((total, row) => total + row[key], 0);
}

/** A payment that comes this close to what is due pays the debt off: rounding must not leave a payment of nothing. */
const PAID_OFF = 0.000001;
