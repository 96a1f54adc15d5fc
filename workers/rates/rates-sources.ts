import * as v from "valibot";
import type { ExchangeRates, RatesOfDay } from "#engine/exchange-rates.ts";
import { isDate } from "#engine/kinds/date.ts";
import { readText } from "#workers/http/http.ts";

/** Where the open currency-api (npm package `@fawazahmed0/currency-api`) can be read; asked in this order. */
export const RATE_SOURCES: readonly string[] = [
  "https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.min.json",
  "https://latest.currency-api.pages.dev/v1/currencies/usd.min.json",
];

/** A set without one of these is not a set. */
export const BASE_CURRENCIES: readonly string[] =
  "USD EUR JPY GBP CNY CHF AUD CAD HKD SGD INR KRW SEK NOK DKK NZD MXN BRL".split(" ");
/** How many days are kept, of the base currencies: about 25 KB. */
export const MOST_DAYS = 90;
/** Fewer currencies mean that the source has changed its form. */
export const FEWEST_CURRENCIES = 150;
/** A rate that moved by at least this share of the last one has moved too far. */
const MOST_MOVED = 0.5;
/** The published file has about 10 KB. */
const LARGEST = 256 * 1024;

/** Why a set is not used; the message is a sentence. */
export class RatesRefused extends Error {}

interface CheckOptions {
  /** The last good set. */
  readonly last: ExchangeRates;
  /** Today, UTC, "YYYY-MM-DD". */
  readonly today: string;
  /** An admin looked at the rates that moved by half, and takes them. */
  readonly acceptMoves?: boolean;
}

/** Reads one source. @throws where it cannot be reached in time, or is not JSON of the expected form */
export async function readSource(
  address: string,
  codes: readonly string[],
  fetcher: typeof fetch,
  timeLimit: number,
): Promise<ExchangeRates> {
  const signal = AbortSignal.timeout(timeLimit);
  const response = await fetcher(address, { signal, headers: { Accept: "application/json" } }).catch((cause) => {
    throw new RatesRefused(
      signal.aborted ? `It did not answer within ${timeLimit} ms.` : `It cannot be reached (${String(cause)}).`,
    );
  });
  if (!response.ok) throw new RatesRefused(`It answered with status ${response.status}.`);
  const text = await readText(response, LARGEST).catch(() => {
    throw new RatesRefused(`It broke off, or took longer than ${timeLimit} ms.`);
  });
  if (text === null) throw new RatesRefused("Its answer is far larger than rates are.");
  return readPublished(text, codes, new URL(address).host);
}

const publishedSchema = v.object({ date: v.string(), usd: v.record(v.string(), v.unknown()) });

/** The published form: `{"date": "2026-11-22", "usd": {"eur": 0.86, …}}`. Only the wanted currencies are taken. */
export function readPublished(text: string, codes: readonly string[], host: string): ExchangeRates {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new RatesRefused("Its answer is not JSON.");
  }
  const read = v.safeParse(publishedSchema, content);
  if (!read.success) throw new RatesRefused("Its answer has no date, or no rates of the US dollar.");
  const { date, usd: published } = read.output;
  const rates: Record<string, number> = {};
  for (const code of codes) {
    const key = code.toLowerCase();
    // What is there is taken as it is: a bad figure is found by the check, not dropped.
    if (Object.hasOwn(published, key)) rates[code] = published[key] as number;
  }
  return { date, source: `open currency-api (${host})`, base: "USD", rates };
}

/** The days that are kept once a set has come: those of the last one, and this day, which may have been there already. */
export function keepDays(last: ExchangeRates, set: ExchangeRates): readonly RatesOfDay[] {
  const before = last.history ?? [shorten(last)];
  return [...before.filter(({ date }) => date < set.date), shorten(set)].slice(-MOST_DAYS);
}

const shorten = ({ date, rates }: ExchangeRates): RatesOfDay => ({
  date,
  rates: Object.fromEntries(Object.entries(rates).filter(([code]) => BASE_CURRENCIES.includes(code))),
});

/** Refuses a set that cannot be right. @throws RatesRefused */
export function checkRates(set: ExchangeRates, { last, today, acceptMoves = false }: CheckOptions): void {
  if (!isDate(set.date)) throw new RatesRefused(`“${set.date.slice(0, 20)}” is no date.`);
  if (set.date > today) throw new RatesRefused(`Its date ${set.date} is in the future.`);
  if (set.date < last.date)
    throw new RatesRefused(`Its date ${set.date} is before that of the last set, ${last.date}.`);
  for (const [code, rate] of Object.entries(set.rates)) {
    if (!(typeof rate === "number" && rate > 0 && Number.isFinite(rate)))
      throw new RatesRefused(`The rate of ${code} is ${JSON.stringify(rate)}.`);
  }
  if (set.rates[set.base] !== 1) throw new RatesRefused(`The rate of ${set.base} to itself is not 1.`);
  const missing = BASE_CURRENCIES.filter((code) => !Object.hasOwn(set.rates, code));
  if (missing.length > 0) throw new RatesRefused(`There is no rate for ${missing.join(", ")}.`);
  const count = Object.keys(set.rates).length;
  if (count < FEWEST_CURRENCIES) throw new RatesRefused(`There are rates for ${count} currencies only.`);
  if (acceptMoves) return;
  const moved = Object.entries(set.rates).filter(([code, rate]) => {
    const before = last.rates[code];
    return before !== undefined && Math.abs(rate / before - 1) >= MOST_MOVED;
  });
  if (moved.length > 0) {
    const shown = moved.slice(0, 5).map(([code, rate]) => `${code} from ${last.rates[code]} to ${rate}`);
    throw new RatesRefused(`Moved by half or more since ${last.date}: ${shown.join(", ")}.`);
  }
}
