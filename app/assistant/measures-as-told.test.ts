/** Units that are asked for, figures of names, solutions, doses, paint, steps and paces as people type them. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());
const show = async (sentence: string) => {
  const answer = await ask(sentence);
  return answer.calculator === null ? null : answer.answer.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
};

test.each([
  // 10 × 5 × 1.5 m
  ["pool gallons 30 by 15 ft, 4 ft deep all over", "13,465 gal"],
  ["area of a circle radius 2 m square feet", "135.263 ft²"],
  ["0 to 100 km/h in 8 sec acceleration in m/s^2", "3.47222 m/s²"],
  ["volume of 2 mol gas 20 C 1 atm in liters", "48.1102 L"],
  ["what does 20 ml of acetone weigh if the density is 0.784 g/ml", "15.68 g"],
  ["0.25 mol/L to g/L with a molar mass of 58.44", "14.61 g/L"],
])("the unit that is asked for by a symbol, in front or by another value: %s", async (sentence, answer) => {
  expect(await show(sentence)).toContain(answer);
});

test.each([
  ["egfr by ckd-epi 2021 for a female 58 creatinine 1.1 mg/dl", "58"],
  ["220 minus age for a 35 year old, what is the max heart rate", "185"],
  // (2400 − 504.9) / 44.73
  ["cooper test vo2 max 2400 m in twelve minutes", "42.4"],
  ["average glucose for an a1c of 6.1", "128"],
  ["is 142 over 92 high", "Stage 2"],
])("a figure of a name, and the value that stands beside it: %s", async (sentence, answer) => {
  expect(await show(sentence)).toContain(answer);
});

test.each([
  // 0.25 L × 0.4 mol/L × 40 g/mol
  ["how many grams of naoh for 250 ml of a 0.4 M solution, molar mass 40", "4 g"],
  ["how much 6 M hcl to make 300 ml of 1 M", "50 mL"],
  ["how many moles are in 54 g of water, molar mass 18 g/mol", "3 mol"],
  // 54 g ÷ 18.015 g/mol
  ["how many moles are in 54 g of water", "2.9975 mol"],
  ["molarity of 5 g nacl in 250 ml, molar mass 58.44", "0.342231 mol/L"],
  ["ph of 0.001 M hno3", "3"],
  ["mix 1 L of 40 percent acid with 3 L of 20 percent acid, final percent", "25%"],
  ["how many kj to warm 3 kg of water by 20 degrees c", "251.16 kJ"],
  ["200 g of copper from 20 to 70 c, specific heat 0.385 J/g°C, how much heat", "3.85 kJ"],
])("what is asked in a laboratory: %s", async (sentence, answer) => {
  expect(await show(sentence)).toContain(answer);
});

test.each([
  "ph of 0.1 M acetic acid",
  // Nobody said how much heat it takes up.
  "heat 3 kg of copper by 20 degrees c, how many kj",
])("what rests on a figure that nobody said is refused: %s", async (sentence) => {
  expect(await show(sentence)).toBeNull();
});

test("what alcohol and water make is less than both, so that no rule of three tells it", async () => {
  expect(await show("how much 96% ethanol to make 500 ml of 70% ethanol")).not.toBe("364.583 mL");
});

test.each([
  ["suspension is 125 mg in 5 ml and i have to give 300 mg, how many ml", "12 mL"],
  ["1800 calories 30 percent protein how many grams", "135"],
  ["riser height with 98 inch total rise and 14 risers", "7 in"],
])("what is taken, painted, built and weighed: %s", async (sentence, answer) => {
  expect(await show(sentence)).toContain(answer);
});

test.each([
  ["half marathon, i can hold a 8:00 mile, whats my finish time", "1:44:53"],
  ["6 minute miles for 30 minutes how far", "5 mi"],
  ["error log says 23:40 utc and i'm in denver, what local time did it happen", "4:40 PM"],
  ["hours between denver and tokyo", "16 hours"],
  ["teams call at 5pm paris time, i'm in boston", "11:00 AM"],
])("paces, places and tools of another unit: %s", async (sentence, answer) => {
  expect(await show(sentence)).toContain(answer);
});

test.each([
  ["mifflin bmr f 34 yo 5 ft 4 148 lb", "1,356 kcal"],
  ["creatinine 1.3 f 70 yo egfr ckd-epi 2021", "44.2"],
  ["5k 27:15 min per mile", "8:46"],
  ["375 miles avg 58 mph no stops. drive time", "6.47 h"],
  ["luggage limit 23 kg, need lb", "50.7063 lb"],
  ["feeds 4 w 1.5 c rice, need for 10, cups rice", "3.75 cup"],
  ["12 lb turkey, 15 minutes a pound, no resting, what time do I put it in so it is done at 4pm", "1:00 PM"],
  ["630pm eastern what time in seattle", "3:30 PM"],
  ["15 kg child amoxicillin 40 mg/kg/day div tid, mg per dose", "200 mg"],
  ["order 650 mg, tabs are 325 mg, how many tabs", "2"],
  ["grams of salt for 500 ml of 0.9% w/v saline", "4.5 g"],
  ["how many 4 inch squares from a yard of 44 in fabric", "99"],
  // 20 × 12.5 tiles of 20 cm
  ["wall of 4 m by 2.5 with tiles of 20 x 20", "250"],
  ["mean 500 sd 100, percent above 650", "6.68%"],
  ["passer rating 22 of 34, 271 yds, 2 td 1 int", "96.6"],
  ["roof went on in 2009 w 25 yr shingles, years left as of 2026", "8"],
  ["5 years ago i was 31, age now", "36"],
  // (15 − 10) × 4 + 10
  ["10 years ago i was 4 times as old as my son. he is 15", "30"],
])("abbreviations, and a question at the end: %s", async (sentence, answer) => {
  expect(await show(sentence)).toContain(answer);
});

test("a dose that nobody said is not taken for one", async () => {
  expect(await show("dose 128 lb patient mg")).toBeNull();
});
