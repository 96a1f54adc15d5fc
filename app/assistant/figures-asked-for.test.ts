/** The figure that is asked for, and not another one of the same sentence; or none. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

const tell = async (sentence: string, visitor?: string) => {
  const answer = await ask(sentence, visitor);
  return answer.calculator === null ? null : answer.answer.replaceAll(/[\u00a0\u202f]/g, " ");
};

test.each([
  // 62,000 × 3.2 %; 17 × 5 %; 55,000 × 10 %; 240 × 15 %; 300,000 × 3 %
  ["my 62,000 salary goes up 3.2%, by how much", "1,984"],
  ["wage 17 an hour up 5%, how much more an hour", "$0.85"],
  ["salary of 55,000 cut by 10%, how much less", "$5,500.00"],
  ["the price of 240 fell 15%, by how much", "36"],
  ["house 300k appreciates 3%, how much is the gain", "9,000"],
  ["discount on 80 at 15 percent", "$12.00"],
  // What it has become is changed no more: 150 / 1.25; 100 / 1.25
  ["sold for 150 after a 25% markup, cost", "120"],
  ["price 100, markup 25%, cost", "80"],
  ["price 100, margin 20%, cost", null],
  // 9 / 60; 6 / 50; 51 / 60
  ["missed 9 of 60 classes, what percentage", "15%"],
  ["got 6 wrong out of 50, percent wrong", "12%"],
  ["missed 9 of 60 classes, attendance rate", "85%"],
  ["3 out of 24 failed, percent that passed", "87.5%"],
  ["goal 8000, saved 2600, percent to go", "67.5%"],
  ["12 of 80 wrong, score", "85%"],
  ["68 of 80 correct, how many wrong", "12"],
  ["lost 30 of 200, percent", "15%"],
  ["rent went from 1200 to 1350, by how much", "150"],
  ["price dropped 15 from 65", "50"],
  ["sweater is 42 after 30% off, what was it", "$60.00"],
  ["80 left after spending 20, had", null],
  // 10,000 × 1.04^5 - 10,000
  ["10,000 at 4% for 5 years compounded yearly, how much interest", "$2,167"],
  ["5000 at 3% a month for one month, interest", "$150.00"],
])("a change, a part, interest: %s", async (sentence, shown) => {
  expect(await tell(sentence)).toBe(shown);
});

test.each([
  ["rent 900 and 3 kids, total", null],
  ["rent 1100 utilities 140 and 2 roommates, total", null],
  ["two tickets at 45 and parking 20, total", "$110.00"],
  // 12.99 / 64; 9 / 6; 85.50 / 3; 40 / 5
  ["detergent 64 loads for 12.99 per load", "$0.20"],
  ["6 pack for 9, each", "$1.50"],
  ["3 shirts for 45, each", "$15.00"],
  ["bill 85.50 split 3, each", "$28.50"],
  ["5 kids share 40 candies, each", "8"],
  ["half a dozen donuts for 7.50, per donut", "$1.25"],
  ["i spent 52 dollars on 14 gallons price per gallon", "$3.71"],
  ["gas 42 dollars 12 gallons, price per gallon", "$3.50"],
  ["5 lbs at 2.40 per lb", "12"],
  ["6 people 480 each", "2,880"],
  ["6 beers 4 people, each", "1.5"],
  ["3 tbsp per serving, 8 servings, how many cups", "1.5 cups"],
  ["4 packs of 6 for 20 dollars, per piece", null],
  ["300 miles at 25 mpg and 3.50, cost per mile", null],
  ["900 kwh at 14 cents, per day", null],
])("unlike things, one of several: %s", async (sentence, shown) => {
  expect(await tell(sentence)).toBe(shown);
});

test.each([
  ["4:05 - 3:38", "0:27:00"],
  ["8:30-7:55", "0:35:00"],
  ["9:00 - 5:00", null],
  ["22:00 - 6:00", "8:00:00"],
  // 1640 × 26; 980 × 52 / 12
  ["take home 1,640 biweekly how much per year", "$42,640.00"],
  ["net pay 980 weekly how much a month", "$4,246.67"],
  // 54,000 / 24; 52,000 / 26
  ["semimonthly pay 54k salary", "$2,250.00"],
  ["biweekly pay 52k salary", "$2,000.00"],
  // 4 × 365 / 12
  ["coffee 4 dollars a day how much a month", "$121.67"],
  ["raise from 18 to 19.50 an hour, how much more a year", null],
  ["worked 6 days 8 hours at 15, total", null],
  ["hours 38.5 at 22, pay", null],
  ["22 an hour to 24 an hour, raise percent", "9.09%"],
  ["hourly 18, yearly", "$37,440"],
  ["monthly 3,120, hourly", "$18.00"],
  ["they cut my hours from 40 to 32 at 19 an hour, how much less a week", null],
  ["hotel 130 a night, 3 nights", "390"],
  ["8:10 pm - 6:45 pm", "1:25:00"],
  ["4.5 hours a week", null],
  // √(15² - 9²)
  ["rectangle diagonal 15 width 9 length", "12"],
  ["trapezoid area 30 bases 4 and 6 height", null],
  ["circumference of a 10 inch circle diameter", "31.4159 in"],
  // 30 × 16; 2/3 × 60; 120 × 20 %
  ["water for 30 g coffee at 16 to 1", "480 g"],
  ["2 thirds of 60", "40"],
  ["Meal was 120 before tax and the tax was 9.60. How much tip is 20% on just the pre-tax part?", "$24.00"],
])("times, pay, shapes: %s", async (sentence, shown) => {
  expect(await tell(sentence)).toBe(shown);
});

test.each([
  ["is the flow laminar or turbulent in a 3 inch pipe at 4 ft/s with water of 1000 kg/m3 and 0.001 Pa s", "Turbulent"],
  ["How much would I need today to have 100,000 in 18 years at 6% a year?", "$35,034"],
  ["self employment tax on 40,000 net profit, no other wages", "$5,651.82"],
  ["prime factors 60", "2² × 3 × 5"],
  ["investment 200 up 15%, value", null],
  ["is the moon full on March 14 2025", null],
  ["can I afford a 400000 house on 90000 a year", null],
  ["how many steps in 3 miles", null],
  ["sunset in denver today", null],
])("what a calculator is asked: %s", async (sentence, shown) => {
  expect(await tell(sentence)).toBe(shown);
});

test.each([
  ["fr", "départ 21h40 arrivée 6h05 durée du trajet", "8:25:00"],
  ["fr", "livret A 22 950 € à 1,7 % combien d'interets en un an", "390,15 €"],
  ["fr", "mon loyer de 800 augmente de 3 %, de combien", "24"],
  ["fr", "facture de 86 partagée en 4", "21,50 €"],
  ["es", "12 huevos por 3,60, cuánto cuesta cada uno", "0,30 €"],
  ["de", "preis von 80 auf 60 gesunken, um wie viel", "20"],
  ["es", "¿Cuánto más es 58 que 46 en porcentaje?", "26,09%"],
  ["de", "wieviel rückgeld krieg ich auf einen fünfziger wenn es 33,67 kostet", null],
])("%s: %s", async (visitor, sentence, shown) => {
  expect(await tell(sentence, visitor)).toBe(shown);
});
