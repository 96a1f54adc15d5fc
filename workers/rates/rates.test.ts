import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadDefinition } from "#catalogue/definitions.server.ts";
import type { ExchangeRates } from "#engine/exchange-rates.ts";
import { answerCall } from "#workers/directory/calculate.ts";
import { currentDefinition, currentRates, forgetRates, RATES_KEY, ratesStatus, refreshRates } from "./rates.ts";
import { BASE_CURRENCIES, RATE_SOURCES } from "./rates-sources.ts";

const NOW = Date.parse("2026-11-22T04:17:00Z");
const [FIRST = "", SECOND = ""] = RATE_SOURCES;

let shipped: ExchangeRates;

/** The published file of a day, with what a test changes; `undefined` leaves a currency out. */
function published(date: string, changes: Readonly<Record<string, unknown>> = {}): string {
  const usd = Object.fromEntries(Object.entries(shipped.rates).map(([code, rate]) => [code.toLowerCase(), rate]));
  return JSON.stringify({ date, usd: { ...usd, btc: 0.00001, ...changes } });
}

type Answer = string | Response | ((init: RequestInit | undefined) => Promise<Response>);

/** A network in which each source answers as told; what is not told cannot be reached. */
function network(answers: Readonly<Record<string, Answer>>) {
  return vi.fn<typeof fetch>(async (input, init) => {
    const answer = answers[String(input)];
    if (answer === undefined) throw new TypeError("Network connection lost");
    if (typeof answer === "function") return answer(init as RequestInit);
    return typeof answer === "string" ? new Response(answer) : answer;
  });
}

const kept = async () => JSON.parse((await env.KV.get(RATES_KEY)) ?? "null") as ExchangeRates | null;

beforeEach(async () => {
  shipped = (await loadDefinition("currency-converter"))!.rates!.set;
  await env.KV.delete(RATES_KEY);
  forgetRates();
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe("a good source", () => {
  test("is kept, and used by the calculator at once", async () => {
    const euro = shipped.rates["EUR"]! * 1.1;
    const status = await refreshRates(env.KV, {
      fetcher: network({ [FIRST]: published("2026-11-22", { eur: euro }) }),
      now: NOW,
    });
    expect(status).toMatchObject({ ok: true, at: "2026-11-22T04:17:00.000Z" });
    expect(await ratesStatus(env.KV)).toEqual(status);
    const set = await currentRates(env.KV, NOW);
    expect(set).toMatchObject({ date: "2026-11-22", base: "USD", source: "open currency-api (cdn.jsdelivr.net)" });
    expect(Object.keys(set.rates).length).toBeGreaterThan(150);
    // Only ISO 4217 currencies: no coin of a chain.
    expect(Object.keys(set.rates)).not.toContain("BTC");

    const definition = (await currentDefinition("currency-converter", env.KV))!;
    const answer = answerCall(definition, { amount: 200, from: "USD", to: "EUR" }, "2026-11-22");
    expect(answer).toMatchObject({ ok: true, outputs: { result: 200 * euro, rateDate: "2026-11-22" } });
    expect(JSON.stringify([definition.caution, definition.sources])).toContain("2026-11-22");
    expect(JSON.stringify(definition.sources)).toContain("cdn.jsdelivr.net");
  });

  test("is asked second where the first is bad", async () => {
    const fetcher = network({ [FIRST]: "<!doctype html>", [SECOND]: published("2026-11-21") });
    expect(await refreshRates(env.KV, { fetcher, now: NOW })).toMatchObject({ ok: true });
    expect(fetcher).toHaveBeenCalledTimes(2);
    expect(await kept()).toMatchObject({
      date: "2026-11-21",
      source: "open currency-api (latest.currency-api.pages.dev)",
    });
  });

  test("without a rate for a small currency: its conversions are refused, the others work", async () => {
    await refreshRates(env.KV, {
      fetcher: network({ [FIRST]: published("2026-11-22", { top: undefined }) }),
      now: NOW,
    });
    const definition = (await currentDefinition("currency-converter", env.KV))!;
    expect(answerCall(definition, { from: "USD", to: "TOP" }, "2026-11-22")).toMatchObject({
      ok: false,
      issues: [{ field: "to" }],
    });
    expect(answerCall(definition, { from: "USD", to: "JPY" }, "2026-11-22").ok).toBe(true);
  });
});

const slow = (init: RequestInit | undefined) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "TimeoutError")));
  });
/** Sends its head, and then nothing until the time is up. */
const stalling = async (init: RequestInit | undefined) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"date":'));
        init?.signal?.addEventListener("abort", () => controller.error(new Error("aborted")));
      },
    }),
  );

const bad: readonly [what: string, answer: () => Answer | undefined, why: RegExp][] = [
  ["down", () => undefined, /cannot be reached/],
  ["slow", () => slow, /did not answer within 50 ms/],
  ["stalling in the middle", () => stalling, /longer than 50 ms/],
  ["an error page", () => new Response("<h1>502</h1>", { status: 502 }), /status 502/],
  ["HTML", () => "<!doctype html><title>Parked</title>", /not JSON/],
  ["empty", () => "", /not JSON/],
  ["another form of JSON", () => '{"rates":{"EUR":0.9}}', /no date/],
  ["null", () => "null", /no date/],
  ["endless", () => `"${"x".repeat(300_000)}"`, /far larger/],
  ["a zero", () => published("2026-11-22", { eur: 0 }), /EUR is 0/],
  ["a negative", () => published("2026-11-22", { jpy: -157 }), /JPY is -157/],
  ["a text for a rate", () => published("2026-11-22", { gbp: "0.75" }), /GBP is "0.75"/],
  ["a rate that is null", () => published("2026-11-22", { top: null }), /TOP is null/],
  ["a base currency missing", () => published("2026-11-22", { eur: undefined }), /no rate for EUR/],
  ["a dollar that is not one dollar", () => published("2026-11-22", { usd: 2 }), /USD to itself/],
  ["a rate up by half", () => published("2026-11-22", { try: shipped.rates["TRY"]! * 1.5 }), /Moved by half.*TRY/],
  ["a rate down by half", () => published("2026-11-22", { isk: shipped.rates["ISK"]! * 0.5 }), /Moved by half.*ISK/],
  ["a date before the last", () => published("2026-01-01"), /before that of the last set/],
  ["a date in the future", () => published("2026-11-23"), /in the future/],
  ["a date that is none", () => published("22 November"), /is no date/],
  [
    "few currencies",
    () => {
      const small = Object.keys(shipped.rates).filter((code) => !BASE_CURRENCIES.includes(code));
      return published("2026-11-22", Object.fromEntries(small.map((code) => [code.toLowerCase(), undefined])));
    },
    /currencies only/,
  ],
];

describe("a bad source changes nothing", () => {
  test.each(bad)("%s", async (_what, answer, why) => {
    await refreshRates(env.KV, { fetcher: network({ [FIRST]: published("2026-11-20") }), now: NOW });
    const before = await kept();
    expect(before?.date).toBe("2026-11-20");
    const given = answer();
    // Both sources answer so; a response can be read once.
    const fetcher = network(
      given === undefined ? {} : { [FIRST]: given, [SECOND]: given instanceof Response ? given.clone() : given },
    );
    const status = await refreshRates(env.KV, { fetcher, now: NOW, timeLimit: 50 });
    expect(status.ok).toBe(false);
    expect(status.message).toMatch(why);
    expect(status.message).toContain("cdn.jsdelivr.net");
    expect(status.message).toContain("latest.currency-api.pages.dev");
    expect(fetcher).toHaveBeenCalledTimes(2);
    expect(await kept()).toEqual(before);
    expect((await currentRates(env.KV, NOW)).date).toBe("2026-11-20");
  });
});

describe("the days that are kept", () => {
  const refresh = (date: string, changes: Readonly<Record<string, unknown>> = {}) =>
    refreshRates(env.KV, {
      fetcher: network({ [FIRST]: published(date, changes) }),
      now: Date.parse(`${date}T04:17:00Z`),
    });
  const euros = async () => {
    const { history = [] } = await currentRates(env.KV, NOW);
    return history.map(({ date, rates }) => [date, rates["EUR"]]);
  };

  test("begin with the set that was there, have each day once and only the base currencies", async () => {
    await refresh("2026-11-21", { eur: 0.8 });
    await refresh("2026-11-22", { eur: 0.9 });
    await refresh("2026-11-22", { eur: 0.91 });
    expect(await euros()).toEqual([
      [shipped.date, shipped.rates["EUR"]],
      ["2026-11-21", 0.8],
      ["2026-11-22", 0.91],
    ]);
    const { history } = await currentRates(env.KV, NOW);
    expect(history!.map(({ rates }) => Object.keys(rates).length)).toEqual([18, 18, 18]);
  });

  test("are drawn by the converter, of which pair they are kept; another one is told since when", async () => {
    const before = (await currentDefinition("currency-converter", env.KV))!;
    expect(answerCall(before, { from: "EUR", to: "USD" }, "2026-11-22")).toMatchObject({
      outputs: { rateByDay: null },
    });
    const none = (before.outputs["rateByDay"] as unknown as { none: string }).none;
    expect(none).toContain(`since ${shipped.date}`);
    expect(
      none
        .match(/\(([A-Z, ]+)\)/)![1]!
        .split(", ")
        .toSorted(),
    ).toEqual(BASE_CURRENCIES.toSorted());
    await refresh("2026-11-22", { eur: 0.8 });
    const after = (await currentDefinition("currency-converter", env.KV))!;
    expect(answerCall(after, { from: "EUR", to: "USD" }, "2026-11-22")).toMatchObject({
      outputs: {
        rateByDay: [
          { day: shipped.date, dailyRate: 1 / shipped.rates["EUR"]! },
          { day: "2026-11-22", dailyRate: 1.25 },
        ],
      },
    });
    expect(answerCall(after, { from: "EUR", to: "TOP" }, "2026-11-22")).toMatchObject({ outputs: { rateByDay: null } });
  });

  test("are 90 at most; broken ones are none; those of before outlast a set that ships with newer code", async () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
    const old = Array.from({ length: 90 }, (_, number) => ({ date: day(number), rates: { USD: 1, EUR: number + 1 } }));
    await env.KV.put(RATES_KEY, JSON.stringify({ ...shipped, history: old }));
    await refresh("2026-11-22");
    expect((await euros()).length).toBe(90);
    expect((await euros())[0]).toEqual([day(1), 2]);

    await env.KV.put(RATES_KEY, JSON.stringify({ ...shipped, date: day(89), history: old }));
    forgetRates();
    const current = await currentRates(env.KV, NOW);
    expect(current).toMatchObject({ date: shipped.date, rates: shipped.rates });
    expect(current.history!.map(({ date }) => date)).toEqual([...old.slice(1).map(({ date }) => date), shipped.date]);

    await env.KV.put(RATES_KEY, JSON.stringify({ ...shipped, date: "2026-11-22", history: [{ date: 5 }] }));
    forgetRates();
    expect(await currentRates(env.KV, NOW)).toMatchObject({ date: "2026-11-22" });
    expect(await euros()).toEqual([]);
  });
});

test("an admin may take rates that moved by half", async () => {
  const fetcher = network({ [FIRST]: published("2026-11-22", { try: shipped.rates["TRY"]! * 2 }) });
  expect((await refreshRates(env.KV, { fetcher, now: NOW, acceptMoves: true })).ok).toBe(true);
  expect((await currentRates(env.KV, NOW)).rates["TRY"]).toBe(shipped.rates["TRY"]! * 2);
});

describe("what is in KV", () => {
  test("older than what ships with the code: the newer is used", async () => {
    await env.KV.put(RATES_KEY, JSON.stringify({ ...shipped, date: "2020-01-01" }));
    expect(await currentRates(env.KV, NOW)).toBe(shipped);
  });

  test("is asked for every five minutes; where it cannot be had the last one stays, and is asked for again in 15 s", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const stored = { ...shipped, date: "2099-01-01" };
    let isDown = false;
    const get = vi.fn<(key: string) => Promise<string>>(() =>
      isDown ? Promise.reject(new Error("KV GET failed: 500")) : Promise.resolve(JSON.stringify(stored)),
    );
    const readAfter = async (milliseconds: number) => {
      const { date } = await currentRates({ get }, NOW + milliseconds);
      return [date, get.mock.calls.length];
    };
    expect(await readAfter(0)).toEqual(["2099-01-01", 1]);
    expect(await readAfter(299_999)).toEqual(["2099-01-01", 1]);
    isDown = true;
    expect(await readAfter(300_000)).toEqual(["2099-01-01", 2]);
    expect(await readAfter(314_999)).toEqual(["2099-01-01", 2]);
    expect(await readAfter(315_000)).toEqual(["2099-01-01", 3]);
  });

  test("broken or without an answer: the shipped set is used, and it is logged", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    await env.KV.put(RATES_KEY, "{");
    expect(await currentRates(env.KV, NOW)).toBe(shipped);
    forgetRates();
    const down = { get: () => Promise.reject(new Error("KV GET failed: 500")) };
    expect(await currentRates(down, NOW)).toBe(shipped);
    expect(log).toHaveBeenCalledTimes(2);
  });

  test("KV that cannot be written: the attempt ends as a failure, the site goes on", async () => {
    const down = {
      get: () => Promise.resolve(null),
      put: () => Promise.reject(new Error("KV PUT failed: 429")),
    };
    const status = await refreshRates(down, { fetcher: network({ [FIRST]: published("2026-11-22") }), now: NOW });
    expect(status).toMatchObject({ ok: false, message: expect.stringContaining("KV PUT failed") as string });
    expect(await currentRates(down, NOW)).toBe(shipped);
  });
});
