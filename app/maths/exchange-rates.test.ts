import { afterEach, describe, expect, it } from "vitest";
import { currentExchangeRates, exchangeRate, exchangeRates, rateOf, useExchangeRates } from "./exchange-rates.ts";

afterEach(() => useExchangeRates(exchangeRates));

describe("the dated rates", () => {
  it("hold more than 150 currencies against the dollar, with their date", () => {
    expect(Object.keys(exchangeRates.rates).length).toBeGreaterThan(150);
    expect(exchangeRates.rates[exchangeRates.base]).toBe(1);
    expect(exchangeRates.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it("keep the legal pegs", () => {
    expect(exchangeRate("EUR", "XOF")).toBeCloseTo(655.957, 2);
    expect(exchangeRate("USD", "SAR")).toBeCloseTo(3.75, 4);
    expect(exchangeRate("NAD", "ZAR")).toBeCloseTo(1, 6);
  });
});

describe("newer rates", () => {
  const newer = { date: "2027-01-02", source: "test", base: "EUR", rates: { EUR: 1, USD: 2, JPY: 300 } };

  it("are used at once, for every pair", () => {
    useExchangeRates(newer);
    expect(currentExchangeRates().date).toBe("2027-01-02");
    expect(exchangeRate("USD", "JPY")).toBe(150);
    expect(exchangeRate("JPY", "USD")).toBeCloseTo(1 / 150, 15);
  });

  it("say null for a currency they do not have, but 1 for a currency and itself", () => {
    useExchangeRates(newer);
    expect(rateOf("CHF")).toBeNull();
    expect(exchangeRate("USD", "CHF")).toBeNull();
    expect(exchangeRate("CHF", "CHF")).toBe(1);
    expect(rateOf("toString")).toBeNull();
  });

  it("are refused without a date, with a bad rate or a base that is not 1", () => {
    expect(() => useExchangeRates({ ...newer, date: "" })).toThrow(RangeError);
    expect(() => useExchangeRates({ ...newer, base: "USD" })).toThrow(RangeError);
    expect(() => useExchangeRates({ ...newer, rates: { EUR: 1, USD: 0 } })).toThrow(RangeError);
    expect(currentExchangeRates()).toBe(exchangeRates);
  });
});
