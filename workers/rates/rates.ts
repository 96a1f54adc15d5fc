import * as v from "valibot";
import { loadDefinition } from "#catalogue/definitions.server.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { type ExchangeRates, withRates } from "#engine/exchange-rates.ts";
import { parseJson } from "#workers/cache/parse-json.ts";
import { TtlCache } from "#workers/cache/ttl-cache.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { logFailure, logWarning } from "#workers/errors/log.ts";
import { checkRates, keepDays, RATE_SOURCES, RatesRefused, readSource } from "./rates-sources.ts";

/** The last good set, in KV. */
export const RATES_KEY = "rates:latest";
/** How the last attempt to renew it went, in KV. */
export const RATES_STATUS_KEY = "rates:status";
/** How long a set is cached in the isolate before KV is asked again. */
const FRESH_FOR = 5 * 60_000;
/** How long after a failed read. */
const RETRY_AFTER = 15_000;
/** How long a source may take, milliseconds. */
const TIME_LIMIT = 8_000;
/** The calculator that the shipped set comes with, and that says which currencies are wanted. */
const CONVERTER = "currency-converter";

interface RatesStore {
  get(key: string): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
}

/** One attempt to renew the rates. */
export interface RatesStatus {
  /** When, ISO 8601. */
  readonly at: string;
  readonly ok: boolean;
  /** A sentence: what is used now, or why each source was refused. */
  readonly message: string;
}

const cache = new TtlCache<"rates", ExchangeRates>({ maxEntries: 1 });

/** The newest good set: from KV, cached in the isolate for 5 minutes; failing that, the one that ships with the code. */
export async function currentRates(store: Pick<RatesStore, "get">, now = Date.now()): Promise<ExchangeRates> {
  const cached = cache.get("rates", now);
  if (cached) return cached;
  const { set: shipped } = await converterRates();
  try {
    const text = await store.get(RATES_KEY);
    const stored = parseJson(storedSchema, text);
    if (text !== null && !stored) logFailure("rates-unread", `${RATES_KEY} holds no set of rates.`);
    return cache.set("rates", stored ? newerOf(stored, shipped) : shipped, now + FRESH_FOR);
  } catch (error) {
    logFailure("rates-unread", error);
    return cache.set("rates", cache.getStale("rates") ?? shipped, now + RETRY_AFTER);
  }
}

/** The days that are kept outlast a set that ships with newer code. */
function newerOf(stored: ExchangeRates, shipped: ExchangeRates): ExchangeRates {
  if (stored.date >= shipped.date) return stored;
  return stored.history ? { ...shipped, history: keepDays(stored, shipped) } : shipped;
}

async function converterRates() {
  const definition = await loadDefinition(CONVERTER);
  if (!definition?.rates) throw new Error(`There is no calculator ${CONVERTER} with rates.`);
  return definition.rates;
}

/** What is in KV was checked before it was written; a set that is none is as good as none. */
const ratesOfDay = { date: v.string(), rates: v.record(v.string(), v.number()) };
const storedSchema = v.pipe(
  v.object({
    ...ratesOfDay,
    source: v.string(),
    base: v.string(),
    history: v.optional(v.fallback(v.optional(v.array(v.object(ratesOfDay))), undefined)),
  }),
  v.check(({ base, rates }) => rates[base] === 1),
);

const statusSchema = v.object({ at: v.string(), ok: v.boolean(), message: v.string() });

/** Forgets the cached set, so that the next read asks KV. */
export function forgetRates(): void {
  cache.clear();
}

/** A definition as it calculates now: with the current rates where it uses some. Null where there is none. */
export async function currentDefinition(id: string, store: Pick<RatesStore, "get">): Promise<AnyDefinition | null> {
  const definition = await loadDefinition(id);
  return definition?.rates ? withRates(definition, await currentRates(store)) : definition;
}

interface RefreshOptions {
  readonly fetcher?: typeof fetch;
  readonly now?: number;
  readonly timeLimit?: number;
  readonly acceptMoves?: boolean;
}

/**
 * Fetches the day's rates from the first source that gives a good set, and stores it; the last good set stays where none
 * does. Never throws: what went wrong is the status, in KV and in the log.
 */
export async function refreshRates(
  store: RatesStore,
  { fetcher = fetch, now = Date.now(), timeLimit = TIME_LIMIT, acceptMoves = false }: RefreshOptions = {},
): Promise<RatesStatus> {
  const at = new Date(now).toISOString();
  const finish = async (ok: boolean, message: string): Promise<RatesStatus> => {
    const status = { at, ok, message };
    if (!ok) logWarning("rates-not-renewed", message);
    await store.put(RATES_STATUS_KEY, JSON.stringify(status)).catch(() => {});
    return status;
  };
  forgetRates();
  const last = await currentRates(store, now);
  const { codes } = await converterRates();
  const refusals: string[] = [];
  for (const address of RATE_SOURCES) {
    try {
      const set = await readSource(address, codes, fetcher, timeLimit);
      checkRates(set, { last, today: todayUtc(now), acceptMoves });
      await store.put(RATES_KEY, JSON.stringify({ ...set, history: keepDays(last, set), fetchedAt: at }));
      forgetRates();
      return await finish(true, `${Object.keys(set.rates).length} rates of ${set.date}, ${set.source}.`);
    } catch (error) {
      refusals.push(`${new URL(address).host}: ${error instanceof RatesRefused ? error.message : String(error)}`);
    }
  }
  return finish(false, refusals.join(" "));
}

/** How the last attempt went; null where none was made, or KV does not answer. */
export async function ratesStatus(store: Pick<RatesStore, "get">): Promise<RatesStatus | null> {
  try {
    return parseJson(statusSchema, await store.get(RATES_STATUS_KEY));
  } catch {
    return null;
  }
}

const datedSchema = v.object({ date: v.pipe(v.string(), v.isoDate()) });

/** The day of the set in KV, and how many days ago that was; null without a set. What KV throws is thrown. */
export async function readRatesAge(
  store: Pick<RatesStore, "get">,
  now: number,
): Promise<{ readonly date: string; readonly days: number } | null> {
  const date = parseJson(datedSchema, await store.get(RATES_KEY))?.date;
  return date === undefined ? null : { date, days: Math.floor((now - Date.parse(date)) / 86_400_000) };
}
