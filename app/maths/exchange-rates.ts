/** Units of each currency for one unit of a base currency, by ISO 4217 code; each greater than 0. */
export type RateTable = Readonly<Record<string, number>>;

/**
 * How many units of one currency buy one of the other: r(to) / r(from); exactly 1 for a currency and itself.
 *
 * @returns null where the table has no rate for one of them
 * @example exchangeRate({ USD: 1, BMD: 1 }, "USD", "BMD") // 1
 */
export function exchangeRate(rates: RateTable, from: string, to: string): number | null {
  if (from === to) return 1;
  const [one, other] = [getRate(rates, from), getRate(rates, to)];
  return one === null || other === null ? null : other / one;
}

/** Units of the currency for one unit of the base; null where the table has none. */
export function getRate(rates: RateTable, code: string): number | null {
  return Object.hasOwn(rates, code) ? (rates[code] ?? null) : null;
}
