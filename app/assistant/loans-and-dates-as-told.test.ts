/** Dates, loans, power, chances and roots, as people type them. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";
import { makeTeller } from "../../tests/assistant/tell.ts";

const ask = makeAssistant(await loadCatalogue());
const tell = makeTeller(ask);

test.each([
  // 20 working days, the 18th too
  ["weekdays until december 11", "15"],
  ["how many more days until christmas", "33 days"],
  ["christmas is in how many days", "33 days"],
  ["days till my recital on march 1", "99 days"],
  ["how many days are left in november", "8 days"],
  ["what weekday is new year's eve next year", "Friday"],
  ["what day does thanksgiving fall on in 2028", "Thursday"],
  ["invoice dated nov 30 2026, net 15, due when", "December 15, 2026"],
  ["4 business days after monday 30 november 2026", "December 4, 2026"],
  ["we move out on 1 december 2026. how many days is that from today", "9 days"],
  ["a dvd rented dec 1 2026 for 5 days, due back when", "December 6, 2026"],
  ["5 hours 15 minutes in decimal for the timecard", "5.25"],
])("days: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  // 400 (1 − 1.005⁻⁴⁸) / 0.005
  ["car payment 400, 48 months, 6% apr, loan amount?", "$17,032"],
  // 12 payments of 100 for 1,100: 16.38 %
  ["apr on 1,100 borrowed and repaid with 12 payments of 100", "16.38%"],
  // 2,000 more than what 300 a month for 36 months pays back at 6 %
  ["300 a month, 2k down, 6% for 36 months, what price of car", "$11,861.30"],
  ["just graduated with 12,000 in student loans at 6%, 10 years. monthly?", "$133.22"],
  ["truck loan 30,000 minus 10,000 trade-in at 6% for 60 months", "$386.66"],
  ["monthly interest on 12,000 in a savings account at 5%", "$50.00"],
])("loans: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  ["100 w lamp on 10 hours a day kwh per week", "7 kWh"],
  ["a 10 w fan running day and night at 0.20 a unit, cost per year", "$17.52"],
  ["500 kwh at 20 cents plus 10 fixed charge, bill?", "$110.00"],
  ["what does it cost to leave a 100 w pump on all year at 0.10 per kwh", "$87.60"],
  ["used 30 liters of petrol over 500 km, fuel consumption", "6 L/100 km"],
  ["20 miles each way, my truck gets 20 mpg, gas is 3.00, how much for the round trip", "$6.00"],
])("power and fuel: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  ["chance of at least one hit, 2 tries, 50% each", "75%"],
  ["odds of drawing a heart from a deck", "25%"],
  ["how many handshakes among 5 guests", "10"],
  ["how many outfits with 2 shirts and 3 pants", "6"],
  ["what z score does 90 have when mean is 70 and sd 10", "2"],
  ["population variance of 1, 3, 5, 7", "5"],
  ["greater root of x^2 - 4x + 3 = 0", "3"],
  ["2(x - 3) = 8 solve for x", "7"],
  ["weighted average of 70 with weight 1 and 90 with weight 3", "85"],
])("chances and sums: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  "monthly payment on a 20k car loan 4 years",
  "monthly payment on a 14,000 loan at 7%",
  "what does the fuel cost for a 300 mile trip with gas at 3.50 a gallon",
  "12 payments of 100 a week at 6%, how much borrowed",
])("what nobody said is not assumed: %s", async (sentence) => {
  expect((await ask(sentence)).calculator).toBeNull();
});
