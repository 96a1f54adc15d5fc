import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  // What is paid again and again: 4.75 × 5 × 48; 13.5 × 4 × 52; 4.5 × 2 × 21; 2.25 × 3 × 30
  ["i get a 4.75 latte every workday, five days a week, 48 weeks a year. what does that run me a year", "$1,140.00"],
  ["lunch out costs me 13.50, 4 times a week, what is that per year (52 weeks)", "$2,808.00"],
  ["toll 4.50 each way, 21 days a month, how much a month", "$189.00"],
  ["soda habit: 2.25 a can, 3 cans a day, per month (30 days)", "$202.50"],
  // By the month or at once: 39 × 12 - 399
  ["gym is 39 a month or 399 for the whole year upfront, what do i save in a year paying upfront", "$69.00"],
  // A share and a sum: 120 - 3.48 - 0.3; (100 + 0.3) / 0.971
  ["customer pays 120 by card, processor keeps 2.9% + 30 cents, what lands in my acct", "$116.22"],
  ["what should i charge to receive 100 after 2.9% + 0.30", "$103.30"],
  // Charging: 75 × 0.6 × 0.3
  ["75 kwh ev battery from 20% to 80% at 30 cents per kwh ignoring losses, $$?", "$13.50"],
  // Lists: 55.46 × 12; 36.25 × 21.4
  ["netflix 15.49, spotify 11.99, gym 24.99, icloud 2.99 all monthly. what is that per year", "$665.52"],
  ["mon 7.5 tue 8 wed 6.25 thu 9 fri 5.5 hours at 21.40 an hour straight pay, what should my check be", "$775.75"],
  // Who shares with two others is one of three.
  ["my share of a 2350 rent with two roommates, split evenly", "783.333333333"],
  ["price with 21% vat is 363, without vat?", "$300.00"],
  ["mortgage payment for a 410k house, 15% down, 20 years", null],
  ["6 dollar coffee, how much a year", null],
])("%s", async (sentence, shown) => {
  const answer = await ask(sentence, "us");
  expect(answer.calculator === null ? null : answer.answer).toBe(shown);
});
