import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  // Prices: 1000 / 1.04^5; 1.07 / 1.03 - 1; 20 × log2(64); ln(6/8) / ln(0.985)
  ["inflation 4%, what will my 1,000 buy in 5 years in todays dollars", "$821.93"],
  ["real return 7% nominal 3% inflation", "3.88%"],
  ["bacteria double every 20 minutes, how long from 100 to 6400", "120 min"],
  // Pay: 1250 / 160; 17 × 32; 72,000 × 6 %; 45,000 / 0.9; 350 × 220; 40 × 52
  ["salary of 1250 per month, how much per hour with 160 hours", "$7.81"],
  ["$17 an hour, 32 hours, what's the check for one week", "$544.00"],
  ["bonus 6% of 72,000", "$4,320.00"],
  ["after a 10% pay cut i make 45,000. what did i make before", "$50,000.00"],
  ["day rate 350, 220 days a year, income", "$77,000.00"],
  ["how much is 1 dollar raise an hour per year at 40 hours a week", "$2,080.00"],
  // Loans, by what stands beside a figure
  ["95k 10 years 5.25% interest cost total", "$27,313"],
  ["payment is 288 a month for 5 years at 5.5%. how much was borrowed", "$15,077.62"],
  ["5% down on 260,000, how much do i borrow", "$247,000.00"],
  // Firms: 23 / 84; 1860 / 0.12; 365 / 8; 45 / 1250; 2040 - 1000 - 40 and the like
  ["revenue 84000 cost 61000, profit in percent of revenue", "27.38%"],
  ["12% commission, earned 1,860, what were the sales", "$15,500.00"],
  ["days of inventory if we turn it over 8 times a year", "45.625 d"],
  ["units sold 1,250 returns 45, return rate", "3.6%"],
  ["how many tickets at 20 must we sell to cover a 3,400 hall", "170"],
  ["sell 300 shirts for 22, cost 9.50 each and 1,000 fixed costs. profit", "$2,750.00"],
  ["240 over 8 weeks, per week?", "$30.00"],
  ["want a 900 console, got 240, save 55 a week", "12 wk"],
  // Energy and driving: 28 × 30 × 0.13; 435 × 0.16; 18 × 2 × 22 / 29 × 3.45; 280/70 - 280/80
  ["daily use 28 kwh, monthly cost at 13 cents, 30 days", "$109.20"],
  ["meter reading 10,220 to 10,655 at 0.16 a kwh", "$69.60"],
  ["commute is 18 miles one way 22 days a month, 29 mpg, 3.45/gal. monthly", "$94.22"],
  ["how much time do i save driving 80 rather than 70 over 280 miles", "0.5 h"],
  ["left with 3/4 of a 20 gallon tank, 18 mpg, how far", "270 mi"],
  // What says too little stays unread.
  ["if i work 60 hours at 19 with overtime after 40 what do i make", null],
  ["how much car can i get for 400 a month", null],
])("%s", async (sentence, shown) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null ? null : answer.answer.replaceAll("\u00a0", " ")).toBe(shown);
});
