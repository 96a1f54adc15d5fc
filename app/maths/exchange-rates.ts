import { exchangeRates } from "./exchange-rates.dated.ts";

/** Exchange rates of one day. */
export interface ExchangeRates {
  /** The day they are from, "YYYY-MM-DD". */
  readonly date: string;
  /** Where they come from, for people. */
  readonly source: string;
  /** The ISO 4217 code of the currency whose rate is 1. */
  readonly base: string;
  /** Units of each currency for one unit of the base currency, by ISO 4217 code; each greater than 0. */
  readonly rates: Readonly<Record<string, number>>;
}

/** The set that ships with the code, so that a fresh checkout converts without a network. */
export { exchangeRates };

let inUse: ExchangeRates = exchangeRates;

/** The rates in use: the dated ones until {@link useExchangeRates} has given newer ones. */
export function currentExchangeRates(): ExchangeRates {
  return inUse;
}

/**
 * Makes a set of rates the one in use. This is the one thing that a calculator does not get as an input: the same
 * question has the same answer only as long as nobody calls this. Called once per isolate by the worker, and once by
 * the page before it calculates, with the same set, so that both give the same figures; each answer carries the date.
 *
 * @throws RangeError where the set has no date, its base is not 1, or a rate is not greater than 0
 */
export function useExchangeRates(set: ExchangeRates): void {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(set.date)) throw new RangeError(`Rates without a date: "${set.date}"`);
  if (set.rates[set.base] !== 1) throw new RangeError(`The rate of the base currency ${set.base} must be 1`);
  for (const [code, rate] of Object.entries(set.rates)) {
    if (!(rate > 0 && rate < Number.POSITIVE_INFINITY)) throw new RangeError(`The rate of ${code} is ${rate}`);
  }
  inUse = set;
}

/**
 * How many units of one currency buy one of the other: r(to) / r(from); exactly 1 for a currency and itself.
 *
 * @returns null where the set has no rate for one of them
 * @example exchangeRate("USD", "BMD") // 1
 */
export function exchangeRate(from: string, to: string): number | null {
  if (from === to) return 1;
  const [one, other] = [rateOf(from), rateOf(to)];
  return one === null || other === null ? null : other / one;
}

/** Units of the currency for one unit of the base; null where the set has none. */
export function rateOf(code: string): number | null {
  return Object.hasOwn(inUse.rates, code) ? (inUse.rates[code] ?? null) : null;
}
