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
  ["rice for 4 is 200 g, i'm cooking for 10, grams?", "500 g"],
  ["6 lb ground beef, 1/4 lb patties, how many patties", "24"],
  ["dressing is 3 parts oil to 1 part vinegar. i have 1.5 cups oil. vinegar?", "0.5 cups"],
  ["1 part bleach to 3 parts water to make 1 liter, ml bleach", "250 mL"],
  // Bills: both are shares of 60; 66 − 55; 5 / (105 − 5); what there is of what is needed
  ["60 meal, 8% tax, 20% tip, total", "$76.80"],
  ["60 meal 8% tax 20% tip on everything total", "$77.76"],
  ["bill 45 plus 4 tax 20% tip how much tip", "$9.00"],
  ["how much tip if i leave 66 on a 55 bill", "$11.00"],
  ["total was 105 and tax was 5, what's the tax rate", "5%"],
  ["expenses: monday 14, tuesday 6.50", "$20.50"],
  ["soap 3.20, sponges 4.10, brush 2.50", "$9.80"],
  ["we need 40 plates, have 15 and 12, how many more", "13"],
  ["i owe 90 and paid back 25, how much do i still owe", "$65.00"],
  ["paid 24 for 15 muffins, whats that per muffin", "$1.60"],
  ["18 boys in a class of 45, percent girls", "60%"],
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
  // Weights that change: (190 − 165) / 20; 8.8 / 88; 240 / 120
  ["want to go from 190 to 165 lb in 20 weeks, lb per week", "1.25 lb"],
  ["lost 12 kg of my 120 kg, what percent of my weight did i lose", "10%"],
  ["calf went from 90 lb to 330 lb in 120 days gain per day", "2 lb"],
  // Doses, as they were prescribed: 2 × 2 × 10; 40 × 20 / 2; 10 × 3 × 7
  ["take 2 pills twice a day for 10 days, pills total", "40"],
  ["child 20 kg, 40 mg/kg/day in two divided doses, each dose", "400 mg"],
  // 3 × 24 h / 8 h; 130 / 50
  ["1 tablet every 8 hours for 7 days how many tablets", "21"],
  ["ldl 130 hdl 50 ldl to hdl ratio", "2.6"],
  // What of it is what: 3 l × 6 %; 40 gal × 15 %; 51 / 60; 4 / 30
  ["brine 6% 3 liters water grams salt", "180 g"],
  ["40 gallon tank 15% water change how many gallons", "6 gal"],
  ["60 eggs in the incubator 51 hatched hatch percentage", "85%"],
  ["bought 30 chicks, 4 died, percent lost", "13.33%"],
  // Pieces: 750 ml / 50 ml; 178 mm / 8 mm; 85 / 10; 900 / 6
  ["750 ml bottle, 50 ml pours, pours per bottle", "15"],
  ["bracelet 7 in, beads 8 mm, how many beads", "22"],
  ["10 ft pipes for 85 ft run, how many pipes", "9"],
  ["dough 900 g divided into 6 balls", "150 g"],
  // 36 / 1/8 in; 108 / 15; 40 − 24; 17 × 16
  ["15 risers, 108 in, height each", "7.2 in"],
  ["i am 24 weeks pregnant how many weeks left until 40", "16 wk"],
  ["17 g coffee at a 1:16 ratio, how much water", "272 g"],
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
  "take 2 pills twice a day for 10 days except sundays, pills total",
  "20 g salt at 5% brine how much water",
  "ldl from total 200 and hdl 50",
])("%s: not answered by a model", async (sentence) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null || answer.unread.length > 0).toBe(true);
});
