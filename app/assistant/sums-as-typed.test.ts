/** Money, prices, pay, grades and lists as people type them: purses, bills, tips, coupons, comparisons, totals. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";
import { makeTeller } from "../../tests/assistant/tell.ts";

const ask = makeAssistant(await loadCatalogue());
const tell = makeTeller(ask);

test.each([
  // 7 × 20 + 4 × 10 + 6 × 0.25
  ["7 twenties 4 tens 6 quarters", "181.5"],
  ["how much cash is 9 fives and 13 ones", "58"],
  // 12 × (8.99 + 12.49)
  ["hulu 8.99 a month and spotify 12.49 a month, how much a year", "$257.76"],
  // 52 × 25 / 12 + 90 / 12
  ["gym 25 a week and amazon 90 a year, how much is that a month", "$115.83"],
  ["phone 45 internet 60 water 38 total", "$143.00"],
  ["change from a 50 for 31.87", "$18.13"],
  ["change out of a 20 dollar bill on 12.35", "$7.65"],
  ["had 150, spent 32.50 on food and 41 on gas, how much is left", "$76.50"],
  // (1980 + 150) / 3
  ["rent 1980 utilities 150 three roommates split evenly", "$710.00"],
  ["cab 18 plus 4 dollar tip total", "$22.00"],
  ["lunch 84 + 16 dollar tip divided by 5", "$20.00"],
  // 92 / 1.15
  ["dinner was 92 including a 15% tip, what was the bill", "$80.00"],
  // 60 × (1 + 0.07 + 0.20)
  ["bill 60 before tax, 7% tax, 20% tip on the pre tax amount, total", "$76.20"],
  // 5 × 52 × 4.50
  ["latte 4.50 every workday, how much a year", "$1,170.00"],
  ["net worth house 300k savings 40k mortgage 210k credit card 5k", "$125,000.00"],
  ["had 400, rent 250, left", "$150.00"],
  ["borrow 5000, 12 payments of 489, interest rate per month", "2.55%"],
  ["gross 2,000 taxes 15% deductions 100 net", "$1,600.00"],
  ["60,000 minus 22% tax per month", "$3,900.00"],
  ["2.5 hrs labor at 80/hr plus parts 45, total", "$245.00"],
  ["was 1,250, paid 1,000, discount in percent", "20%"],
  ["sold for 5400 and cost 3900, profit in percent on cost", "38.46%"],
  ["tab 90, uncle pays 30, 4 of us split the rest, each?", "$15.00"],
  ["3 boxes 12 lb, 5 boxes 8 lb, total weight", "76 lb"],
  ["mon 6 tue 7.5 wed 8.25 miles, avg", "7.25"],
  ["80 lb of pears, 15% spoiled, lb left", "68 lb"],
  ["asleep by 10:45, 8 hours, wake when", "6:45 AM"],
  ["checking 640, deposit 250, checks for 75 and 120, new balance", "$695.00"],
  ["12 tickets at 5, 20 at 2, total", "$100.00"],
  ["26 checks of 1,900, annual", "$49,400.00"],
])("money: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  ["original price 80 sale price 60 what percent off", "25%"],
  ["$12 coupon on a 50 dollar order", "$38.00"],
  ["buy one get one half off shoes 50 each, two pairs", "$75.00"],
  ["add 21% vat to 300", "363"],
  ["price without 25% vat if it is 150 with vat", "$120.00"],
  // (260,000 − 40,000) × 1.5 %
  ["reduce 80 by a quarter", "60"],
  ["we had 50 members and now there are 41, what percent quit", "18%"],
  ["price dropped to 68 from 80 percent drop", "-15%"],
  // 0.75 % of 4000
  ["three quarters of one percent of 4000", "30"],
  ["bought a bike for $60 and sold it for $80, what was my profit margin", "25%"],
  ["roi invested 4000 now worth 5000", "25%"],
])("prices: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  // 38,000 / 2080
  ["38k to hourly", "$18.27"],
  ["monthly from 54k a year", "$4,500.00"],
  ["day rate 300, 200 days", "$60,000.00"],
  ["base 1500 plus 5% of 20000 sales monthly pay", "$2,500.00"],
  ["gpa B A- C+ A 3 credits each", "3.25"],
  // 0.3 × 90 + 0.3 × 80 + 0.4 × 70
  ["homework 90 worth 30% tests 80 worth 30% final 70 worth 40%", "79"],
  // 4 × 85 − (80 + 82 + 90)
  ["I have an 80, 82 and 90 on three tests, what do I need on the fourth to average 85", "88"],
  ["missed 6 of 80 classes attendance percentage", "92.5%"],
  ["how many questions can i miss on a 40 question test to still get 85%", "6"],
  ["score 18/24 percent", "75"],
  ["240 pages to read in 8 days how many a day", "30"],
])("work and school: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  ["4 boxes of 12 and 3 boxes of 8 how many in all", "72"],
  ["lowest of 41 17 63 28", "17"],
  ["2 5/8 as an improper fraction", "21/8"],
  ["11/4 as a mixed number", "2 3/4"],
  ["what year is MDCCCXLVIII", "1848"],
  ["i'm writing a check for $802.15, how do i spell it out", "eight hundred two and 15/100"],
])("lists and numbers: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  ["which is faster 90 km/h or 60 mph", "60 mph"],
  // 5.98 / 2 and 12.75 / 5 per pound
  ["2 lbs of beef for 5.98 or 5 pounds for 12.75 cheaper", "5 pounds for 12.75"],
  ["12 pack soda 5.99 vs 24 pack 9.99 better value", "24 for 9.99"],
  // 254 in² for $20 and 226 in² for $22
  ["one 18 inch pizza for $20 or two 12 inch for $22 better deal", "1 × 18 inch for $20"],
  ["10000 loan 7% for 3 years or 6% for 5 years which costs less interest", "7% for 3 years"],
  // 60 × 0.7
  ["30% off or $12 off a 60 dollar hat which is better", "$42.00"],
])("compared: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  // Two tips are two answers, and the first is not a count of people.
  ["15 or 20% tip on 60"],
  // Shares that make no whole
  ["homework 90 worth 30% tests 80 worth 30%"],
  // Not four bills
  ["my last five bills were 70, 82, 95 and 61, what did i pay on average"],
  // What one is paid is not what one pays.
  ["350 lb of apples, 12% spoiled each day, lb left"],
  ["i get paid 800 a week and pay rent 1200 a month how much a year"],
])("%s: not read", async (sentence) => {
  expect((await ask(sentence)).calculator).toBeNull();
});

test("a yearly cost of monthly bills is by the year", async () => {
  expect(await tell("yearly cost of hulu 8.99 a month and max 16.99 a month")).toBe("$311.76");
});

test("of numbers in a list the highest is no common divisor", async () => {
  expect(await ask("highest and lowest of 33 18 54 46")).toMatchObject({ answer: "54", label: "Lowest 18, highest" });
});

test.each([
  // 24 / 0.4
  ["saved 24 dollars at 40% off, what was the regular price", "60"],
  ["the discount was 9 dollars at 15% off, original price", "60"],
  ["which number is 15% less than 80", "68"],
  ["everything 30% off, sticker says 90, what do i pay", "$63.00"],
  ["25% off two $40 sweaters", "$60.00"],
  // 3 × 20 × 0.9
  ["3 mugs at 20, 10% off", "$54.00"],
  // Of each two one is paid.
  ["bogo on 4 candles at 15 each", "30"],
  ["5 lamps at 30 each plus 12 delivery", "162"],
  // 30 × 1.2 + 3.50
  ["take home 3000 rent 1100 groceries 400 gas 150 whats left over", "$1,350.00"],
  // (3 × 50 + 12) / 3
  ["3 tickets at 50 plus parking 12 split 3 ways", "$54.00"],
])("bought and shared: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  // 25 × 20 × 52
  ["i work 25 hours a week at $20, what is my yearly pay", "$26,000"],
  ["i work 25 hours a week at $20. how much do i make in a year", "$26,000"],
  ["24/32 on my math test what percentage", "75%"],
  // (85 − 0.8 × 82) / 0.2
  ["i have an 82 in history, final worth 20%, what do i need for an 85", "97%"],
  // (4 × 4 + 3 × 2 + 3 × 3) / 10
])("worked and learned: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test("a count of things is no coupon, nor pay of a week that of an hour", async () => {
  expect((await ask("40% off or buy one get one free on two 30 dollar shirts")).calculator).toBeNull();
  expect((await ask("30 hours a week at $120 a week pay")).calculator).toBeNull();
});
