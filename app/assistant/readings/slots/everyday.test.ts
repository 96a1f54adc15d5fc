import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  ["0.625 as a fraction", "5/8"],
  ["37.5% as a fraction", "3/8"],
  ["5/16 as a percent", "31.25%"],
  ["8.25 hours in hours and minutes", "8:15:00"],
  ["5 hours 45 minutes in decimal hours", "5.75"],
  ["100 hex", "64"],
  ["posts every 6 ft for a 60 ft fence", "11"],
  // 20 / 0.4 and one more
  ["how many plants for a 20 m hedge with one plant every 40 cm", "51"],
  // 4 × 3.25 + 2 × 1.50
  ["4 notebooks at 3.25 and 2 pens at 1.50, total", "$16.00"],
  // Of six four are paid.
  ["buy 2 get 1 free at 12 dollars each, 6 items", "48"],
  // 7 items: 4 of six, and the seventh
  ["buy 2 get 1 free at 12 dollars each, 7 items", "60"],
  ["bought 20 shares at $30 then another 10 at $24, average price", "28"],
  ["board feet of a 2x8x12", "16 board feet"],
  ["1.8 g of protein per kg, i weigh 80 kg", "144 g"],
  ["i have an 80 before the final and the final counts 40%, what do i need for an 85", "92.5%"],
  // 1.96 √(0.25 / 400)
  ["margin of error for 400 people at 95% confidence", "4.9%"],
  ["calories a day to lose 0.5 kg a week man 50 years 98 kg 182 cm", "2,025 kcal"],
  ["how many ways can 5 people line up", "120"],
  ["5 km in 24:30, speed in mph", "7.60863 mph"],
  ["how many square feet is a room 12'6 by 10'3", "128.125 ft²"],
  ["minus 10 celsius in fahrenheit", "14 °F"],
  ["how many 4x8 sheets for 320 sq ft with no waste", "10"],
  ["warranty of 2 years started on march 1 2026, when does it end", "March 1, 2028"],
  // 40 × 20 × 0.85
  ["I worked 40 hours at $20 an hour and they took out 15 percent. What did I take home?", "680"],
  ["the tv is 800 and it's 20% off, then i have a $40 coupon on top, what do i pay", "$600.00"],
  ["i need 4 boxes at $6.50 each and shipping is $5, how much is the whole order", "31"],
  ["we leave at 8:15 in the morning and it's 220 miles, if we average 55 mph when do we get there", "12:15 PM"],
  ["it's 4 pm here and my brother is six hours ahead, what time is it for him", "10:00 PM"],
  ["i have to give notice 30 days before my lease ends on june 30 2027, what's the last day", "May 31, 2027"],
  // (208 − 0.7 × 40) × 0.8
  [
    "my wall is 12 feet long and 8 feet high with a door that's 20 square feet, how many square feet are left to paint",
    "76 ft²",
  ],
  // 4 × 88 − 255
  ["i got 80, 85 and 90 on my tests, what do i need on the fourth one to average 88", "97"],
  ["homework counts 30% and i have a 90, the exam counts 70% and i got an 80, what's my grade", "83"],
  [
    "i want 10,000 in 2 years and i've already got 4,000, how much a month do i have to put aside, no interest",
    "$250.00",
  ],
  // 800 × (1 + 0.04 × 9/12)
  ["i borrowed $800 from my dad for 9 months at 4% a year simple interest, how much do i give him back", "824"],
  ["my sister and i are splitting $4,000 in a ratio of 3 to 5, how much is the bigger share", "2,500"],
  ["how many megapixels is 4000 by 3000", "12"],
  // 4 × 30 + 4 × 10 + 9 × 5
  ["calories in 30 g carbs 10 g protein and 5 g fat", "205 kcal"],
  ["how fast is a 5 minute mile in mph", "12 mph"],
  ["remainder of 1000 divided by 33", "10"],
  ["interior angle of a regular pentagon", "108°"],
  ["odds of rolling two sixes in a row", "2.78%"],
  ["how much food a day for a 40 lb dog at 2 percent of body weight", "0.8 lb"],
  ["3.96 for 12 oz per ounce", "$0.33"],
  ["6 packs at 2.50", "$15.00"],
  // 2.90 × 12 / 10
  ["paid 63 for an item worth 90, what is the discount in percent", "30%"],
  ["yearly salary 42000, per month", "$3,500.00"],
  ["we leave at 8:15 in the evening and it's 110 miles, if we average 55 mph when do we get there", "10:15 PM"],
  ["if it's 9:30 in the evening in Tokyo, what time is it in New York", "7:30 AM"],
  ["if it's 2:30 at night in London, what time is it in Tokyo", "11:30 AM"],
  [
    "my heater is 2000 watts and i run it 5 hours every night, at 15 cents per kwh what does that cost for 30 days",
    "$45.00",
  ],
])("%s is %s", async (sentence, figure) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null ? answer.reason : answer.answer.replaceAll("\u00a0", " ")).toBe(figure);
});

test("words that no form knows are named", async () => {
  expect(await ask("our team won 9 games and lost 3, what is the winning percentage")).toMatchObject({
    answer: "75%",
    unread: [],
  });
  expect(await ask("zebra hydration 350 g water 500 g flour")).toMatchObject({ unread: ["zebra"] });
});

test.each([
  // Another rate, somebody else's money, the figure itself, a name between two numbers
  "seeding rate 250 plants per m2 tkw 42 95% germination 100% emergence",
  "how many units to break even, rent 4500, 12 profit per unit",
  "fps if a frame takes 8 ms",
  "navy body fat woman 165 cm waist 74 hips 99 neck 33",
  // Nothing says which end of a fence has a post, or how many are free.
  "fence 60 ft on both sides with a post every 6 ft, how many posts",
  "buy 2 get 1 at half price at 12 dollars each, 6 items",
  "gain 50 followers a day from 2000 to 5000 days",
  "zebra hydration never 350 g water 500 g flour",
])("%s is not answered", async (sentence) => {
  expect(await ask(sentence)).toMatchObject({ calculator: null });
});

test.each([
  "i worked 40 hours at $20 an hour and they took out 15 percent before overtime, what did i take home",
  "the tv is 800 and it's 20% off plus tax, then i have a $40 coupon, what do i pay",
  "$200 jacket 20% off plus tax then minus $10",
  "for 4 people i need 600 g of potatoes, how much i need to 6",
  "we leave at 8:15 and it's 220 miles with two stops at 55 mph, when do we get there",
  "i'm 40 with a resting rate of 60, what is 80% of max heart rate",
  "homework counts 30% and i have a 90, the exam counts 60% and i got an 80, what's my grade",
])("%s is not answered with all words read", async (sentence) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null || answer.unread.length > 0).toBe(true);
});
