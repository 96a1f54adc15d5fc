import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  ["12 lb turkey at 15 minutes per pound", "3 h"],
  ["how long to roast a 12 lb turkey at 15 minutes per pound", "3 h"],
  ["kwh bill 850 kwh at 13.5 cents", "$114.75"],
  // 20 × 8 × 7
  ["bricks for a wall 20 ft by 8 ft at 7 bricks per square foot", "1,120"],
  ["bundles of shingles for 18 squares, 3 bundles each", "54"],
  ["18000 pages at 1,500 pages a year, how long", "12 yr"],
  ["day rate from $75 an hour 8 hours", "$600.00"],
  ["what hourly rate do I need for 80k at 1,200 billable hours", "$66.67"],
  ["recipe costs $18 makes 6 portions, cost each", "$3.00"],
  ["how many kwh does a 2 kw heater use in 8 hours", "16 kWh"],
  // 0.2 kW × 4 h × 365 × $0.16
  ["run cost of a 200 w tv 4 hours daily for a year at $0.16", "$46.72"],
  ["battery bank 24v 200ah in kwh", "4.8 kWh"],
  ["co2 from 500 kwh at 0.4 kg per kwh", "200 kg"],
  // 28 / 100 × 12000 × $0.15
  ["ev uses 28 kwh per 100 miles at 15 cents, cost for 12,000 miles", "$504.00"],
  ["drinks for 40 guests at 2 each", "80"],
  ["gallons of paint for 1200 sq ft at 400 per gallon one coat", "3 gal"],
  ["disability insurance 60% of a 5,000 monthly salary", "3,000"],
  ["customer spends $50, buys 4 times a year, stays 3 years, lifetime value", "$600.00"],
  ["how many months will $90,000 last if we lose 7500 a month", "12 mo"],
  ["3 people eat 2 eggs each per day, how many eggs per week", "42"],
  // 900 × 2 min = 30 h, at 3 hours of a day
  ["how many days for 900 letters 2 minutes each at 3 hours a day", "10 d"],
  ["8 hectares of wheat at 7.5 t per hectare how many tonnes", "60 t"],
  ["my shower uses 2.5 gallons per minute for 8 minutes", "20 gal"],
  // 12 × 30 miles in kilometers
  ["how many km on 12 gallons at 30 mpg", "579.364 km"],
  ["how many is 8 percent of 450 loan students", "36"],
  ["cost of 1500 watts for 3 hours at 5.5 dollars per kwh", "$24.75"],
  // 2 × 24 × 7; 30 × 5 × 52, as weeks of a year are counted
  ["a tap drips 2 liters per hour, how much water in a week", "336 L"],
  ["i drive 30 miles a day five days a week, how many miles a year", "7,800 mi"],
  ["a train goes 180 miles in 2.5 hours what is the average speed", "72 mph"],
  ["dog eats 2 cups a day, bag has 60 cups, how long does it last", "30 d"],
  ["60 g coffee per liter, 750 ml, grams", "45 g"],
  ["herbicide 1.5 pints per acre, 40 acres, gallons", "7.5 gal"],
  ["spray 15 gal per acre, 300 gallon tank, acres per tank", "20"],
  ["hay 4 tons per acre 25 acres, 50 lb bales how many", "4,000"],
  ["100 cals a mile, how many miles to burn 450", "4.5 mi"],
  ["12 people, 3 slices each, 8 slices a pizza. how many pizzas", "5"],
])("%s: %s", async (sentence, figure) => {
  const answer = await ask(sentence);
  expect(answer).toMatchObject({ calculator: "scientific-calculator" });
  expect(answer.calculator === null ? "" : answer.answer.replace("\u00a0", " ")).toBe(figure);
});

test.each([
  // Something else happens to the product, and by how much nobody said or counts so.
  "kwh bill 850 kwh at 13.5 cents plus tax",
  "overtime pay for 46 hours at 20 an hour",
  "how many kwh does a 2 kw heater use in 8 hours with some losses",
  "drinks for 40 guests at 2 each without children",
  // Two sums, and two ways to come to a time
  "hotel 5 nights at 140 and food 60 a day for 6 days",
  "how long do 30 minutes and 2 hours at 4 each take",
  // A dose, and an area that a fence does not have ("section" is a square mile)
  "need 5 mg per kg for a 20 kg child",
  "how many sections in a 150 ft fence, posts every 6 feet",
  // A unit without its number, a speed, a period of what nobody said
  "half marathon time at 8 minute miles",
  "60 minute video at 2x speed how long",
  "60% of 72000 salary monthly benefit",
  // A whole that is asked for, and a noun that nothing else counts
  "18 purple is 30% of what",
  "20 purple and 5% of 90 euros",
  // By which period nobody asks
  "300 a day, 5 days a week",
  // Two currencies
  "$18 per hour for 6 hours at €3 each",
])("%s is not answered by its units", async (sentence) => {
  expect(await ask(sentence)).not.toMatchObject({ calculator: "scientific-calculator" });
});

test("words that count nothing are named", async () => {
  expect(await ask("900 letters 2 minutes each, how many hours for the clerk")).toMatchObject({ unread: ["clerk"] });
  expect(await ask("drinks for 40 guests at 2 each")).toMatchObject({ unread: [] });
});

test("two weeks have no unit: a sentence with them is refused, or they are named", async () => {
  const answer = await ask("68000 a 5 and 8 cm year biweekly gross pay");
  expect(answer.calculator === null || answer.unread.includes("biweekly")).toBe(true);
});
