import { describe, expect, it } from "vitest";
import { exchangeRates } from "./exchange-rates.dated.ts";
import { exchangeRate, getRate } from "./exchange-rates.ts";

describe("the dated rates", () => {
  const { rates, base, date } = exchangeRates;

  it("hold more than 150 currencies against the dollar, with their date", () => {
    expect(Object.keys(rates).length).toBeGreaterThan(150);
    expect(rates[base]).toBe(1);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Object.values(rates).every((rate) => rate > 0 && Number.isFinite(rate))).toBe(true);
  });

  it("keep the legal pegs", () => {
    expect(exchangeRate(rates, "EUR", "XOF")).toBeCloseTo(655.957, 2);
    expect(exchangeRate(rates, "USD", "SAR")).toBeCloseTo(3.75, 4);
    expect(exchangeRate(rates, "NAD", "ZAR")).toBeCloseTo(1, 6);
  });
});

describe("a table of rates", () => {
  const rates = { EUR: 1, USD: 2, JPY: 300 };

  it("gives every pair", () => {
    expect(exchangeRate(rates, "USD", "JPY")).toBe(150);
    expect(exchangeRate(rates, "JPY", "USD")).toBeCloseTo(1 / 150, 15);
  });

  it("gives null for a currency that it does not have, but 1 for a currency and itself", () => {
    expect(getRate(rates, "CHF")).toBeNull();
    expect(exchangeRate(rates, "USD", "CHF")).toBeNull();
    expect(exchangeRate(rates, "CHF", "CHF")).toBe(1);
    expect(getRate(rates, "toString")).toBeNull();
  });
});
