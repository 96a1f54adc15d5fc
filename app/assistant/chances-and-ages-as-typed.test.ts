import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  // Bets: 50 × 2.2, 20 × 21/11 × 2.5, 2 of 7
  ["bet $50 at +220 profit", "$110.00"],
  ["parlay -110 and +150 on $20 payout", "$95.45"],
  ["odds of 5 to 2, implied probability", "28.57%"],
  ["-200 odds probability", "66.67%"],
  ["powerball jackpot odds 5 of 69 and 1 of 26", "292,201,338"],
  ["drop rate 1/128, chance after 128 kills", "63.36%"],
  ["chance of winning with 5 of 1200 raffle tickets", "0.42%"],
  ["chance that at least 2 of 4 kids are girls", "0.6875"],
  ["6 wins 2 draws, 3 points for a win 1 for a draw", "20"],
  // Products that are asked for behind their figures, by the pack, each
  ["i have 14 hens that each lay 5 eggs a week. how many dozen eggs in 6 weeks", "35"],
  ["bees 60 lb honey per hive 7 hives in 12 oz jars", "560"],
  ["how many 45 lb bales in 2 tons", "89"],
  ["asphalt 2000 sq ft 3 in thick at 145 lb per cubic foot tons", "36.25 tons (US)"],
  ["5 cameras 2 mbps each 24 hours in gb", "108 GB"],
  // Ages: 2 × (12 + 17) = 41 + 17; what is told of later
  ["im 41 my daughter is 12, in how many years will i be exactly twice as old as her", "17 years"],
  ["in 6 years i will be 50, how old am i now", "44 years"],
  ["how old will my 12 year old be in 5 years", "17 years"],
  ["twins turned 18 on may 5 2024, when were they born", "May 5, 2006"],
  ["mare bred april 1 2027, 340 days, foal date", "March 6, 2028"],
  ["if i call hawaii at 8am from new york what time is it there", "3:00 AM"],
  // Shapes, screens, laboratories
  ["how long is the diagonal of a 9 inch square", "12.7279 in"],
  ["round table 48 inches across, area in sq ft", "12.5664 ft²"],
  ["27 inch monitor 2560x1440 ppi", "108.8 ppi"],
  ["24 px in rem at 16 px", "1.5 rem"],
  ["gcs eyes 4 verbal 4 motor 6", "14"],
  ["qtc bazett qt 400 ms hr 75", "447.214 ms"],
])("%s: %s", async (sentence, figure) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null ? null : answer.answer.replaceAll("\u00a0", " ")).toBe(figure);
});

test.each([
  // Whether it is a bet, what a draw is worth, how many there are in all, which one is meant
  "profit $500 -200",
  "9 wins 4 draws 3 losses, points (3 for a win)",
  "my 5 raffle tickets, chance to win",
  "how many 12 inch pizzas equal one 16 inch",
  "i was 212 now im 194, % lost for good",
])("%s: not answered", async (sentence) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null || answer.unread.length > 0).toBe(true);
});
