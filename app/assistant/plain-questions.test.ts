/** What people ask most days: what is left, a discount, an area of a room, a trip in parts; and their like in other languages. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";
import { makeTeller } from "../../tests/assistant/tell.ts";

const ask = makeAssistant(await loadCatalogue());
const tell = makeTeller(ask);

test.each([
  ["i have 21 vacation days and used 8.5, how many are left", "12.5"],
  ["a 10 ft pipe, i cut off 3 1/4 ft, how much is left", "6.75 ft"],
  ["board is 7 1/4 inches wide and i cut off 1 1/2, whats left", "5.75 in"],
  ["had 80 dollars spent 31.25 how much left", "$48.75"],
  ["i had 3 hours and 10 minutes and used 25 minutes how much is left", "165 min"],
  // 300 / 375
  ["paid 300 instead of 375, what percent discount", "20%"],
  ["paid 45 for something that cost 60, what is the discount in percent", "25%"],
  ["shoes were 120 now 90 how much discount in percent", "25%"],
  ["discount was 12, price 60, percent", "20%"],
  ["took home 1275 out of 1500, what percent was withheld", "15%"],
  ["how many square meters does a room of 4.5 by 6 have", "27 m²"],
  ["how many square feet is a 9 by 11 room", "99 ft²"],
  // π × 5²
  ["round pool 10 ft across, how many sq ft does it take up", "78.5398 ft²"],
  // 40 × 9 × 0.25 / 27
  ["how many yards of mulch for a bed 40 ft long 9 ft wide 3 inches deep", "3.33 yd³"],
  ["40 mph for 2 hours then 60 mph for 30 minutes how far", "110 mi"],
  ["drove 510 km with 34 liters consumption in km/l", "15"],
  ["12 oz for 3.60 or 16 oz for 4.00, what does the cheaper one cost per oz", "$0.25"],
  ["480 mile trip at 24 mpg, gas at 3.50, five guys splitting it", "$14.00"],
  ["15 percent of a pound in grams", "68.0389 g"],
  ["what percent of an hour is 9 minutes", "15"],
  ["property tax on a 400,000 house at 0.9% a year, what's that per month", "$300.00"],
  ["to make 200 ml of 2 M from 10 M acid how many ml of the 10 M", "40 mL"],
])("%s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  ["5 - 1/2", "4.5"],
  ["3 * 2 1/2", "7.5"],
  ["3 3/4 / 1 1/2", "2.5"],
  ["2 1/2 * 1 3/5", "4"],
  ["2 1/2 + 3 1/4 - 1/2", "5.25"],
  ["1/2 / 1/4", "2"],
])("mixed numbers in a sum: %s is %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test("a hyphen between a number and a fraction may be either, unless all signs stand close", async () => {
  expect((await ask("5-1/2")).calculator).toBeNull();
  expect(await ask("2-1/2 * 3")).toMatchObject({ calculator: null, reason: expect.stringContaining("2 - 1/2") });
  expect(await tell("3*2-1/2")).toBe("5.5");
});

test.each([
  ["what's an eighteen percent tip on ninety one dollars and fifty cents", "$16.47"],
  ["what time is it two hours and twenty minutes after eleven ten pm", "1:30 AM"],
  ["how many days between march tenth twenty twenty eight and april second twenty twenty eight", "23"],
  ["gas for a two hundred mile trip at twenty five miles per gallon and three dollars fifty a gallon", "$28.00"],
  ["how many groups of three people can i pick out of nine", "84"],
  // 6 mi × 9 min 30 s
  ["if i run nine minute thirty second miles how long do 6 miles take me", "0:57:00"],
  ["i swam 800 meters in 20 minutes, what is my pace per 100 meters", "2.5 min"],
  ["a ladder leans on a wall with its foot 9 feet away and reaches 12 feet high, how long is the ladder", "15 ft"],
])("said aloud or told: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  // 200,000 × (3.2 + 2.8) % / 12
  ["de", "darlehen 200.000 mit 3,2% zinsen und 2,8% anfänglicher tilgung, rate im monat", "1.000,00 €"],
  ["de", "45 liter getankt nach 750 km, verbrauch auf 100 km", "6 L/100 km"],
  ["de", "wie viel quadratmeter hat ein zimmer von 3,5 mal 4", "14 m²"],
  ["es", "cuantos metros cuadrados tiene un salon de 6,5 por 4", "26 m²"],
  ["es", "quiero ahorrar 1800 euros en año y medio, cuanto al mes sin intereses", "100,00 €"],
  ["fr", "combien de m2 fait une chambre de 2,5 par 4", "10 m²"],
  ["pt", "terreno de 15 x 20 tem quantos metros quadrados", "300 m²"],
  ["pt", "ganho 3.300 por mês e trabalho 220 horas, quanto vale minha hora", "15,00 €"],
  ["pt", "paguei 150 numa coisa que custava 200, qual foi o desconto em porcentagem", "25%"],
])("for %s, %s: %s", async (visitor, sentence, answer) => {
  expect((await ask(sentence, visitor)).calculator).not.toBeNull();
  expect(await tell(sentence, visitor)).toBe(answer);
});

test.each([
  // Nobody asked for what decays.
  "i had 5 hours and used 45 minutes of my time, how much is it",
  // What was there before
  "ate 3 and 5 left how many did i have",
  // A share of it
  "spent 3/5 of my 400 birthday money, how much is left",
  // Two of them
  "two round rugs 8 ft across how many sq ft",
  "five round rugs 8 ft across how many sq ft",
  "how many square feet is a 20 by 30 garage at 5 dollars a square foot",
])("not read: %s", async (sentence) => {
  expect((await ask(sentence)).calculator).toBeNull();
});
