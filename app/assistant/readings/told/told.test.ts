/** What people tell in whole sentences, and what is asked in none of these forms. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test.each([
  // Pay: 40 × 20 + 10 × 30
  ["how much do I get for 50 hours at $20 if everything over 40 is time and a half?", "$1,100.00"],
  ["I get a base of 2000 plus 4% commission and sold 50000 worth this month, what do I make", "$4,000.00"],
  ["my commission is 6% and I sold a house for 310,000, what do I earn", "$18,600.00"],
  ["900 a week for 45 hours how much per hour", "$20.00"],
  ["I make 19.50 an hour and worked 32 hours this week. What's my gross?", "$624.00"],
  ["our hourly rate is 85 and the job took 6 hours, what do we bill", "$510.00"],
  // Money: ln 3 / ln 1.05, 1,000 × 1.03^10
  ["how long till my money triples at 5% a year?", "22.5171 yr"],
  ["what will something that costs $1,000 today cost in 10 years with 3% inflation?", "$1,343.92"],
  ["I'm 25 and want 500,000 by 60. how much a month at 7%", "$277.62"],
  ["I bought 40 shares at 23.50 and sold them all at 31. How much did I make?", "$300.00"],
  ["what price for 60% margin on an item costing 14", "$35.00"],
  ["the plumber charges 400 plus 20% VAT, what's the total", "$480.00"],
  ["vat 20% on 350 pounds", "£70.00"],
  ["a jacket was 90, it's 30% off and I get another 10% off with my card", "$56.70"],
  ["how much change from 50 if i buy 3 things at 8.75", "$23.75"],
  ["the big bottle is 64 oz for $7.68, i want to know what that makes per ounce", "$0.12"],
  ["how many dollars is 18,000 yen at 150 yen to the dollar?", "$120.00"],
  ["12 pack 8.49 price per can", "$0.71"],
  // Days and clocks
  ["my new job started on April 6, 2026 and probation lasts 180 days. What date does it end?", "October 3, 2026"],
  ["I last smoked on July 19, 2026. How many days is that up to today?", "126"],
  ["our wedding is on 12 June 2027. How many days do we still have from today?", "202 days"],
  ["when do I have to be asleep to get 8 hours and be up at 6:15 am?", "10:15 PM"],
  ["the bus leaves at 10:40 pm and takes 6 hr 55 min. No time zone change, when do we get there?", "5:35 AM"],
  ["the show starts at half past seven in the evening and is 95 minutes long. When does it end?", "9:05 PM"],
  [
    "my plane landed at 6:10 in the morning after 11 hours 25 minutes in the air. What time did it take off?",
    "6:45 PM",
  ],
  ["how fast in km/h do I run at 5:30 per km?", "10.9091 km/h"],
  ["how fast in mph is an 8 minute mile", "7.5 mph"],
  ["how many minutes is five and three quarter hours?", "345 min"],
  ["5k in miles", "3.10686 mi"],
  ["my aunt in canada says it's -8 outside. What's that in Fahrenheit?", "17.6 °F"],
  // Home
  ["how many cubic yards of gravel for a 30 by 9 foot driveway 4 inches deep?", "3.33 yd³"],
  ["my floor is 6 by 3.5 m and one box of tiles covers 1.5 m2. How many boxes?", "14"],
  ["two 100 ohm resistors in parallel", "50 Ω"],
  ["3 of us drive 400 miles at 25 mpg, gas is 3.60, how much each", "$19.20"],
  // Figures
  ["what's the 95% margin of error for a poll of 400 people at 50 percent?", "4.9%"],
  ["what are the odds of rolling at least one six in four rolls of a die?", "51.77%"],
  ["4 green and 6 yellow marbles, I draw two, probability both are green", "13.33%"],
  ["three more than twice a number is 41. What's the number?", "19"],
  ["what's x in 3x + 7 = 31?", "8"],
  ["4x - 2 = 2x + 10", "6"],
  ["I have a 384 page book and twelve days left. How many pages a day?", "32"],
])("%s: %s", async (sentence, figure) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null ? answer : plain(answer.answer)).toBe(figure);
  expect(answer).toMatchObject({ unread: [] });
});

test.each([
  ["yearly salary 42000 per month", "$3,500.00"],
  ["yearly salary of 3500 a month", "$42,000"],
  ["salary 45000 per hour 35 hour week", "$24.73"],
  ["what's my weekly gross on 52,000 a year?", "$1,000.00"],
])("of two periods around an amount it is by the one that somebody may earn in: %s: %s", async (sentence, figure) => {
  expect(await ask(sentence)).toMatchObject({ calculator: "salary-converter", answer: figure });
});

test("pay that may be by either period is asked for once more", async () => {
  expect(await ask("annual salary 15000 per month")).toMatchObject({ calculator: null });
});

test.each([
  // Something that these sums leave out
  "I make 19.50 an hour and worked 32 hours this week, what do I make after taxes",
  "my boss offers 3% on top of my 48,000 each year for 5 years, what would I earn then",
  "I bought 40 shares at 23.50 and sold them at 31 with a fee of 10, how much did I make",
  "what are the odds that both are red with 5 red and 7 blue balls if I put the first back",
  // By the month, of more than 40 hours
  "4000 a month for 40 hours how much per hour",
  "how many 2.5 m2 boxes to cover 31 square meters and 4 rooms",
])("%s is not answered by a sum alone", async (sentence) => {
  const answer = await ask(sentence);
  expect(answer.calculator === "scientific-calculator" && answer.unread.length === 0).toBe(false);
});
