import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  // 40 × 20 × 0.85
  ["I worked 40 hours at $20 an hour and they took out 15 percent. What did I take home?", "680"],
  ["the tv is 800 and it's 20% off, then i have a $40 coupon on top, what do i pay", "600"],
  ["i need 4 boxes at $6.50 each and shipping is $5, how much is the whole order", "31"],
  ["we leave at 8:15 in the morning and it's 220 miles, if we average 55 mph when do we get there", "12:15 PM"],
  ["it's 4 pm here and my brother is six hours ahead, what time is it for him", "10:00 PM"],
  ["the film is 2 hours 10 min and starts at 8:20 pm plus 15 minutes of ads, when is it over", "10:45 PM"],
  ["i have to give notice 30 days before my lease ends on june 30 2027, what's the last day", "May 31, 2027"],
  // (220 − 40) × 0.8
  ["i'm 40 and my trainer wants me at 80% of max heart rate, how many beats is that", "144"],
  [
    "my wall is 12 feet long and 8 feet high with a door that's 20 square feet, how many square feet are left to paint",
    "76 ft²",
  ],
  // 4 × 88 − 255
  ["i got 80, 85 and 90 on my tests, what do i need on the fourth one to average 88", "97"],
  ["homework counts 30% and i have a 90, the exam counts 70% and i got an 80, what's my grade", "83"],
  ["i want 10,000 in 2 years and i've already got 4,000, how much a month do i have to put aside, no interest", "250"],
  // 800 × (1 + 0.04 × 9/12)
  ["i borrowed $800 from my dad for 9 months at 4% a year simple interest, how much do i give him back", "824"],
  ["a ladder's foot is 6 feet from the wall and it reaches 8 feet up, how long is the ladder", "10 ft"],
  ["my sister and i are splitting $4,000 in a ratio of 3 to 5, how much is the bigger share", "2,500"],
  ["how many megapixels is 4000 by 3000", "12"],
  // 4 × 30 + 4 × 10 + 9 × 5
  ["calories in 30 g carbs 10 g protein and 5 g fat", "205 kcal"],
  ["how fast is a 5 minute mile in mph", "12 mph"],
  ["remainder of 1000 divided by 33", "10"],
  ["interior angle of a regular pentagon", "108°"],
  ["odds of rolling two sixes in a row", "2.78%"],
  ["how much food a day for a 40 lb dog at 2 percent of body weight", "0.8 lb"],
  ["the taxi was $40 and i gave him 46 total, what percent tip was that", "15%"],
  ["how many litres does a 20 gallon tank hold", "75.7082 L"],
  ["3.96 for 12 oz per ounce", "0.33"],
  ["$8.40 for 6 per piece", "1.4"],
  ["6 packs at 2.50", "15"],
  [
    "my heater is 2000 watts and i run it 5 hours every night, at 15 cents per kwh what does that cost for 30 days",
    "$45.00",
  ],
])("%s: %s", async (sentence, figure) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null ? answer.reason : answer.answer.replaceAll("\u00a0", " ")).toBe(figure);
});

test.each([
  "i worked 40 hours at $20 an hour and they took out 15 percent before overtime, what did i take home",
  "the tv is 800 and it's 20% off plus tax, then i have a $40 coupon, what do i pay",
  "we leave at 8:15 and it's 220 miles with two stops at 55 mph, when do we get there",
  "i'm 40 with a resting rate of 60, what is 80% of max heart rate",
  "homework counts 30% and i have a 90, the exam counts 60% and i got an 80, what's my grade",
])("%s is not answered with all words read", async (sentence) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null || answer.unread.length > 0).toBe(true);
});
