/** Offers beside each other, tills and tables, paydays, parts of a whole: families of what people type about money and school. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";
import { makeTeller } from "../../tests/assistant/tell.ts";

const ask = makeAssistant(await loadCatalogue());
const tell = makeTeller(ask);

test.each([
  // 27 / 15
  ["6 lb of coffee 14.40 vs 15 lb of coffee 27, price per pound of the cheaper one", "$1.80"],
  ["36 rolls for 18 or 60 rolls for 27, cost per roll of the cheaper one", "$0.45"],
  ["three 10 inch for 27 or one 18 inch for 24, which pizza is cheaper per square inch", "1 × 18 inch for 24"],
  // (75 − 60) / 60
  ["job offer 75000 vs my 60000 how many percent more", "25%"],
  // 30 % of 70 − 15
  ["30% off or 15 dollars off a 70 dollar order how much better is the better one", "$6.00"],
  // 12,000 × 4 / 20 − 12,000 × 4 / 40
  ["my van gets 20 mpg, the new one 40, 12000 miles a year, gas is 4.00, how much would i save a year", "$1,200.00"],
  // 30 × 40 × 52 − 60,000
  ["gym 30 a month vs 300 a year how much do i save with the annual", "$60.00"],
  ["10% of 90 or 20% of 40 which is larger", "9"],
])("offers: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  ["change from a 20 if i spent 12.35", "$7.65"],
  ["31.60 sale, customer hands over a fifty, how much change is due", "$18.40"],
  ["price per piece when 40 screws are 6", "$0.15"],
  ["petty cash left: 200 less 45.50 less 30", "$124.50"],
  ["left 8 bucks on a 40 dollar check what percent tip is that", "20%"],
  ["check is 55 including 5 tax, 20% tip on just the pretax part, how much tip", "$10.00"],
  ["five nurses had lunch for 100 and want to add a 20% tip, share per person", "$24.00"],
  ["paid 45 for boots that were 60, what % off did i get", "25%"],
  ["quote of 200 ex vat at 20%, inclusive price", "$240.00"],
  ["twelve fifty plus six twenty five plus ten dollars", "28.75"],
  ["net worth: house 300k, savings 20k, mortgage owed 180k", "$140,000"],
])("money: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  ["60,000 semi monthly paycheck before taxes", "$2,500.00"],
  ["78k a year biweekly gross pay", "$3,000.00"],
  ["day rate 200, four days a week, 50 weeks, annual income", "$40,000.00"],
  // 5 days of 52 weeks, and no 5 hours
  ["200 a day, 5 days a week, how much a year", "$52,000"],
  ["three 10 hour shifts at 20 an hour, weekly gross", "$600.00"],
  ["mon 8 tue 7.5 wed 6.5 total hours", "22 h"],
  ["labs 40% 90, final 60% 80, course grade", "84"],
  ["letter grade for 45 right out of 50", "A-"],
  ["which decimal value is binary 1010", "10"],
  ["spelling test 25 words i missed 5 what percent", "80%"],
  ["i got 5 questions wrong and 20 right what percent did i get", "80%"],
])("work and school: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  ["30 pupils are 40 percent of the class. how many in the class altogether", "75"],
  ["25% of the seats are sold, thats 50 seats. how many seats are there", "200"],
  ["the gallery takes 40% of a 500 sale how much do i get", "$300.00"],
  ["bill was 54 after 8% tax, price before tax", "$50.00"],
  ["i need 800 for a bike and saved 350 so far how much more do i need", "$450.00"],
  ["range between the highest and lowest of 12 40 33", "28"],
])("parts: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  // A count of coffees is not a price, and no change is a percentage.
  "how much change from a 20 for 3 coffees",
  "average of the last 3 months with no numbers",
  "raise from 20 to 22 how much is that a year after tax",
])("nobody can say: %s", async (sentence) => {
  const answer = await ask(sentence, "us");
  expect(answer.calculator === null || answer.unread.length > 0).toBe(true);
});
