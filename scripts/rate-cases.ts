import type { Case } from "../app/engine/cases.ts";
import type { ExchangeRates } from "../app/engine/define.ts";

/** Made up: a case cannot name the day's rates, which change with the day. */
export const MADE_UP_RATES: ExchangeRates = {
  date: "2026-01-02",
  source: "Nobody",
  base: "USD",
  rates: { USD: 1, EUR: 0.5, GBP: 0.4 },
  history: [
    { date: "2026-01-01", rates: { USD: 1, EUR: 0.8, GBP: 0.4 } },
    { date: "2026-01-02", rates: { USD: 1, EUR: 0.5, GBP: 0.4 } },
  ],
};

const by = { kind: "definition", authority: "Made-up rates" } as const;

/** What the cases of a calculator with exchange rates cannot say: its date, and a currency without a rate. */
export const RATE_CASES: readonly Case[] = [
  { by, inputs: { amount: 10, from: "USD", to: "EUR" }, outputs: { result: 5, rateDate: "2026-01-02" } },
  {
    by,
    inputs: { amount: 10, from: "USD", to: "EUR", targets: [{ currency: "GBP" }] },
    outputs: {
      table: { rows: 1, first: { currency: "GBP", value: 4 } },
      rateByDay: {
        rows: 2,
        first: { day: "2026-01-01", dailyRate: 0.8 },
        last: { day: "2026-01-02", dailyRate: 0.5 },
      },
    },
  },
  { by, inputs: { amount: 10, from: "EUR", to: "GBP" }, outputs: { result: 8, rate: 0.8, inverseRate: 1.25 } },
  { by: { kind: "refusal" }, inputs: { from: "USD", to: "JPY" }, refuses: "to" },
  { by: { kind: "refusal" }, inputs: { from: "JPY", to: "USD" }, refuses: "from" },
];
