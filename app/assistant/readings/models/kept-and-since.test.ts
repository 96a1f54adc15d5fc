/** What is left of a whole, what has changed since, shares by the month, what is drunk an hour, and periods that are asked for. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

async function figureOf(sentence: string, visitor = "us"): Promise<string | null> {
  const answer = await ask(sentence, visitor);
  return answer.calculator === null ? null : answer.answer.replaceAll(/[\u00a0\u202f]/g, " ");
}

test.each([
  // 80 / 0.8; 60 / 0.75; 90 / 0.6; 5,000 × 0.8; 2,400 / 0.8; 119 / 1.19
  ["paid 80 after 20 % off", "$100.00"],
  ["80 is left after 20 % off", "$100.00"],
  ["price is 60 after 25 % discount", "$80.00"],
  ["paid 54 after 10 % off, how much did i save", "$6.00"],
  ["what is 80 after 20 % off", "$64.00"],
  ["gross 5,000 tax 20 % net", "$4,000.00"],
  ["net 2,400 after 20 % tax, gross", "$3,000.00"],
  ["gross 120 vat 20 % net", "$100.00"],
  // 3.60 of 45; 48.60 − 48.60 / 1.08
  ["45 with tax 48.60, tax rate", "8%"],
  ["48.60 total, 8 % tax, how much tax", "$3.60"],
  ["45 plus 8 % tax, how much tax", "$3.60"],
  // 150 / 1,650; 40 / 200; 16 / 64
  ["rent 1,800 a year ago 1,650, percent", "9.09%"],
  ["price is 240, was 200, percent", "20%"],
  ["80 now, 64 before, percent increase", "25%"],
  ["stock 48 yesterday 50 today percent change", "4.17%"],
  // 7 / 25; 5.5 / 15
  ["18 of 25 free throws, percent missed", "28%"],
  ["15 gb plan, used 9.5 gb, percent left", "36.67%"],
  // 2 % of 5,000; 3 % of 800; 36 × 380 − 12,000; 3,000 × 24 % / 12
  ["2 % monthly interest rate of 5000", "$100.00"],
  ["2 % interest a month on 5000", "$100.00"],
  ["3 % interest on 800 for a year", "$24"],
  ["interest earned on 100 at 5% for 1 year", "$5"],
  ["12000 loan, 36 payments of 380, how much interest", "$1,680.00"],
  ["credit card balance 3000 at 24% apr, interest per month", "$60.00"],
  // 12 × 5 × 52; 15 × 52 / 12; 12 × 5 × 52 / 12
  ["spend 12 a day, work 5 days, year", "$3,120.00"],
  ["15 a week, 20 weeks, month", "$65.00"],
  ["12 hens 5 eggs a week each, eggs a month", "260"],
  // 450 + 3 × 110; 4 × 35 + 20; 90 + 2 × 25
  ["flight 450 hotel 3 nights 110 total", "$780.00"],
  ["tickets 4 at 35, parking 20, total", "$160.00"],
  ["20 dollars, 3 coffees 4.25 each, change", "$7.25"],
  ["1 jacket 90 and 2 shirts 25 each, total", "$140.00"],
  // 1 × 8; 0.5 × 5; 42 / 3 + 5; 90 / 3 + 6
  ["a liter an hour for 8 hours how much do I drink", "8 L"],
  ["half a liter an hour for 5 hours how much water", "2.5 L"],
  ["pizza 42 split 3 ways plus 5 tip each", "$19.00"],
  ["90 split 3 ways plus 6 parking each", "$36.00"],
  // (40 + 5 × 1.5) × 20; 9:00 − 1:50; 8 × 5 / 2; 85 × 4 − 240
  ["45 hours at 20, time and a half after 40", "$950.00"],
  ["arrive 9:00, drive takes 1 h 50, leave when", "7:10 AM"],
  ["triangle base 8 height 5", "20 ft²"],
  ["80 90 70 average, need 85 average after 4, next score", "100"],
  ["average 80 after 3 tests, need 85 after 4, next score", "100"],
])("%s: %s", async (sentence, figure) => {
  expect(await figureOf(sentence)).toBe(figure);
});

test.each([
  ["de", "1500 € zu 3 % für ein Jahr, wie viel Zinsen"],
  ["fr", "1500 € à 3 % pendant un an, combien d'intérêts"],
  ["es", "1500 € al 3 % durante un año, cuánto de intereses"],
  ["pt", "1500 € a 3 % durante um ano, quanto de juros"],
])("interest of a year is 45 in %s", async (visitor, sentence) => {
  expect(await figureOf(sentence, visitor)).toBe("45 €");
});

test.each([
  // 18 % are 16.20, and $18 are 20 %; 92 or 95
  ["bill 90 tip 18", ["$16.20", "20%"]],
  ["dinner 80, tip 15, total", ["$92.00", "$95.00"]],
])("%s: a share or a sum", async (sentence, figures) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null ? answer.readings?.map((one) => one.answer) : answer.answer).toEqual(figures);
});

test.each([
  ["lunch 32.50 tip 6.50, total", "$39.00"],
  ["tip 20 % on 75, split 3", "$30.00"],
  ["split a $180 check 5 ways and tip 20", "$43.20"],
])("%s: %s", async (sentence, figure) => {
  expect(await figureOf(sentence)).toBe(figure);
});
