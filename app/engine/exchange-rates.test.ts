import { expect, test } from "vitest";
import bmi from "#calculators/health/bmi.ts";
import currencyConverter from "#calculators/conversion/currency-converter.ts";
import { withRates } from "./exchange-rates.ts";
import { calculate } from "./run.ts";
import { readInputs } from "./read.ts";

const rates = { date: "2001-02-03", source: "a test", base: "USD", rates: { USD: 1, EUR: 0.5, GBP: 0.25 } };

test("a calculator of money calculates with the rates that are given", () => {
  const converter = withRates(currencyConverter, rates);
  const { inputs } = readInputs(converter, { amount: 10, from: "EUR", to: "GBP" }, "2026-11-25");
  expect(calculate(converter, inputs)["result"]).toBe(5);
  expect(converter.id).toBe("currency-converter");
});

test("one without money, or without other rates, stays as it is", () => {
  expect(withRates(bmi, rates)).toBe(bmi);
  expect(withRates(currencyConverter, null)).toBe(currencyConverter);
  expect(withRates(currencyConverter, undefined)).toBe(currencyConverter);
});
