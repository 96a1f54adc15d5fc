import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

async function figureOf(sentence: string): Promise<string | null> {
  const answer = await ask(sentence);
  return answer.calculator === null ? null : answer.answer.replaceAll(/[\u00a0\u202f]/g, " ");
}

test.each([
  // Kitchen: 360 / 500; 12 × 20 min; 20 / 4 days; 0.4 kg for 8
  ["sourdough with 500g flour and 360 g water, hydration %", "72%"],
  ["how many hours for a 12-lb ham at 20 minutes per lb", "4 h"],
  ["frozen 20 lb bird, a day per 4 pounds in the fridge. days to thaw?", "5 d"],
  ["rice for 4 is 200 g, i'm cooking for 10, grams?", "500 g"],
  ["6 lb ground beef, 1/4 lb patties, how many patties", "24"],
  ["dressing is 3 parts oil to 1 part vinegar. i have 1.5 cups oil. vinegar?", "0.5 cup"],
  ["1 part bleach to 3 parts water to make 1 liter, ml bleach", "250 mL"],
  // Bodies: 180 × 0.78; its weight at 15 %; 4 × 80 + 9 × 15; 8,448 × 2.5 ft; 168 / 2 / 8
  ["i weigh 180 lbs and have 22 % body fat, lean mass", "140.4 lb"],
  ["180 lb at 22% body fat, goal weight for 15% keeping lean mass", "165.176 lb"],
  ["macros 40 protein 40 carbs 15 fat, how many calories", "455 kcal"],
  ["miles for 8448 steps with a stride of 2.5 feet", "4 mi"],
  ["half my weight in pounds as ounces. im 168 lb so how many 8 oz glasses", "10.5"],
  ["18 lbs to lose at 1.5 lb per week, how many weeks", "12 wk"],
  ["500 mg every 8 hours, how many mg a day", "1,500 mg"],
  ["5 ml every 8 hours for 7 days, how much in total", "105 mL"],
  // What is left of an income; a rate by the month; hours a week
  ["I earn 1650 a month and spend 1280, how much do I save in a year", "$4,440.00"],
  ["monthly income 3200 monthly expenses 2750 how much left over in 6 months", "$2,700.00"],
  ["I owe 4000 at 2 % per month and pay 250 per month, how many months to pay off", "20 months"],
  ["1200 W iron 3 hours per week, 0.90 per kwh, cost in 4 weeks", "$12.96"],
  ["3 pastries at 1.20 and 2 coffee at 0.80, i pay with 10, change", "$4.80"],
  ["how much do i save per year with 29.90 per month instead of 45 per month", "$181.20"],
  // Laboratory and cuff
  ["na 140, cl 103, bicarb 24: anion gap?", "13"],
  ["anion gap with sodium 140 potassium 4 chloride 103 bicarb 24", "17"],
  ["albumin 3 and calcium 8.8, what's the corrected calcium", "9.6"],
  ["na 140 glucose 300 corrected sodium", "143.2"],
  ["is 134/82 stage 1 or stage 2", "Stage 1 hypertension"],
  ["bmi 22 normal or overweight", "Normal weight"],
  ["1 L saline over 8 hours, ml/h", "125"],
  // Fields and animals: 80 / 5; 60 / 0.46; 50 / (8 × 0.25); 12 × 20 / 80
  ["80 acres at 5 acres per cow, how many cows", "16"],
  ["how many pounds of 46-0-0 for 69 lbs of N", "150 lb"],
  ["8 hens 0.25 lb feed each a day 50 lb bag days", "25 d"],
  ["12 lb cat, 20 cal per pound, 80 calorie cans, cans per day", "3"],
  // Rooms and rows: 600 / 32; 240 × 144 / (12 × 24); 104 / 8 + 1; 360 / 18 + 1
  ["4x8 drywall sheets for 600 sq ft", "19"],
  ["12 by 24 tile 8x10 room", "40"],
  ["paint 350 sq ft per gallon 1400 sq ft", "4 gal"],
  ["104 ft straight run, 8 ft panels, number of posts", "14"],
  ["how many peppers 18 inches apart in a 30 ft row with one on each end", "21"],
  // Cloth and pictures: 60 × 80 / 25; (84 − 25) / 2; (108 − 36) / 4; 1,100 / 200
  ["How many 5 inch (finished) squares do I need for a 60 by 80 inch quilt top?", "192"],
  ["I want to center a 25 inch picture on an 84 inch wall. How far from the left edge does it start?", "29.5 in"],
  ["three 12 in frames evenly spaced on a 108 inch wall, gap between", "18 in"],
  ["pattern calls for 1100 yds and skeins are 200 yds, skeins?", "6"],
  ["14 count aida, pattern is 168 stitches wide, inches wide?", "12 in"],
])("%s: %s", async (sentence, figure) => {
  expect(await figureOf(sentence)).toBe(figure);
});

test.each([
  // Something has no place, or is not said
  "anion gap sodium 140 chloride 103",
  "12 hens and 3 ducks 0.25 lb each a day except sundays",
  "10 acres with 2 cows per acre and 3 sheep per acre",
  "20 lb turkey 15 min per lb plus 30 minutes resting",
  "flour 500 g, water 300 g and milk 50 g, hydration",
  "posts every 8 ft around a 40 by 60 yard",
  "12 eggs, 2 a day but 3 on sundays, how long do they last",
])("%s: not answered by a model", async (sentence) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null || answer.unread.length > 0).toBe(true);
});
