/** Units, runs, pans, bodies, shapes, atoms and time zones as people type them. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";
import { makeTeller } from "../../tests/assistant/tell.ts";

const ask = makeAssistant(await loadCatalogue());
const tell = makeTeller(ask);
const show = async (sentence: string) => {
  const answer = await ask(sentence);
  return answer.calculator === null ? null : answer.answer.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
};

test.each([
  // 14 × 3.785411784 × 60
  ["our sprinkler uses 14 gallons per minute, whats that in liters per hour", "3,179.75 L/h"],
  ["the meadow is 2.5 acres. how many square feet is that", "108,900 ft²"],
  ["how many tablespoons in an eighth of a cup", "2 tbsp"],
  ["kids size 12 uk in eu", "30.48"],
  ["half a stick of butter in grams", "56.75 g"],
])("a unit of several words, or a part of one: %s", async (sentence, answer) => {
  expect(await show(sentence)).toContain(answer);
});

test.each([
  // 95 min / 13.1094 mi
  ["half marathon pace for 1:35 finish", "7:15"],
  ["9:00/mi to min/km", "5:36"],
  ["5:20 min per km in min per mile", "8:35"],
  ["finish time marathon 10:00 pace", "4:22:11"],
  // 30 km in 70 minutes, not in 70 seconds
  ["biked 30 km in 1:10 how many mph", "15.98"],
  ["10k in 48:00 speed km/h", "12.5 km/h"],
  ["how fast in mph is a 6:40 mile", "9 mph"],
])("a run, a ride or a walk: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test("a pace of a race that may be by the mile or by the kilometer is refused", async () => {
  expect(await show("marathon at 7:10 pace how long")).toBeNull();
  // Nobody rides 60 km in 10 minutes, nor in 10 hours.
  expect(await show("rode 600 km in 0:10 average speed")).toBeNull();
});

test.each([
  // 8² / (9 × 13)
  ["recipe for a 9x13 pan but i have an 8 inch square pan", "0.55"],
  // 10² / (π × 4²)
  ["recipe is for 8 inch round pan, mine is 10 inch square, how much to multiply", "1.99"],
  ["i have a 9 inch square pan, the recipe wants a 6 inch round one, what factor", "2.86"],
  ["6 inch round to 9 inch round cake pan how much bigger", "125%"],
])("pans of two shapes: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  // (125 + 2 × 80) / 3
  ["mean arterial pressure 125/80", "95 mmHg"],
  ["pulse pressure of 125 over 80", "45 mmHg"],
  // (212 + 46.7) / 28.7
  ["average blood sugar 212 what a1c is that", "9%"],
  ["cooper test ran 3000 meters in 12 minutes vo2max", "55.8 mL/kg/min"],
  ["conceived october 20 due date", "July 13, 2027"],
  ["first day of period nov 12 29 day cycle when do i ovulate", "November 27, 2026"],
])("bodies, and days that lie behind: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test("a calculator that is asked by its own name answers with the result of that name", async () => {
  expect(await ask("navy body fat male 6 ft neck 16 in waist 38 in 190 lbs")).toMatchObject({ label: "Body fat" });
  expect(await ask("area of a 30 degree sector of a circle radius 12")).toMatchObject({
    label: "Sector area",
    answer: "37.6991",
  });
});

test("what is asked for is no second leg, and no value that was said", async () => {
  expect(await ask("right triangle legs 20 and 21 hypotenuse")).toMatchObject({ label: "Hypotenuse c", answer: "29" });
  expect(await show("pendulum length for a 3 second period")).not.toBe("3 s");
});

test.each([
  // 8 d × ln 20 / ln 2
  ["how long until 5 percent is left half life 8 days", "34.5754 d"],
  ["an isotope fell from 96 g to 12 g in 45 minutes, what is its half-life", "15 min"],
  ["triangle sides 13 14 15 area", "84"],
  ["triangle with sides 5 cm, 6 cm and 7 cm perimeter", "18 cm"],
  ["board feet in 6 boards 2x8x10", "80 board feet"],
  ["room 20 x 11 ft how many sq ft of flooring plus 10 percent waste", "242 ft²"],
])("atoms, triangles and boards: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  ["noon est to ist", "10:30 PM"],
  ["midnight in tokyo whats that in chicago", "9:00 AM the previous day"],
  ["1430 gmt to singapore time", "10:30 PM"],
  ["my customer in oslo wants to talk at 10 in the morning his time, what time is that in boston", "4:00 AM"],
  ["9 pm here in phoenix, what time is it for my aunt in rome", "5:00 AM the next day"],
  ["I'm in Dallas and my mom is in Lima. If it's 8 pm for me what time is it for her?", "9:00 PM"],
  ["hours difference between chicago and rome", "7 hours"],
])("two places: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test("the year of a date is no clock time of a zone", async () => {
  const shown = await ask("sunrise latitude 40.71 longitude -74.01 june 4 2027 utc-4");
  expect(shown).toMatchObject({ calculator: "sunrise-sunset" });
});

test.each([
  ["every mile takes me 9:15, how long for 8 miles", "1:14:00"],
  ["how far will i get in 40 min at 8:00 per mile", "5 mi"],
  ["what is a 5 minute mile in km/h", "19.3121 km/h"],
  ["7 min mile in min per km", "4:21"],
  ["cycled 45 km in 1 hour 30 minutes speed km/h", "30 km/h"],
  ["pizza 12 inch how many square inches", "113.097 in²"],
  // (1 s / 2π)² × 9.80665 m/s²
  ["pendulum length for a 1 second period", "0.248405 m"],
  ["a1c 7.5 percent in mmol/mol", "58 mmol/mol"],
  ["0.3 percent to ppm", "3,000"],
  ["true value 82.5 measured 80.85 percent error", "2%"],
  ["pressure of 0.4 mol in an 8 l bottle at 20 c", "121.869 kPa"],
])("paces, bodies and strengths told in other words: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test("a bare number near the usual value of a formula's unit is in that unit", async () => {
  // 3 × 0.1 × 900 / 0.0015, in Pa·s and not in mPa·s
  expect(await show("reynolds number of oil 3 m/s in a 10 cm pipe density 900 viscosity 0.0015")).toBe("180,000");
});

test("what the question ends with was not said", async () => {
  // No total of 120: 120 + 50 + 100 / 5
  expect(await show("my ldl is 120 hdl 50 triglycerides 100 whats total cholesterol")).toBe("190");
  expect(await show("if two of the angles in a triangle are 50 and 60 degrees how big is side a")).toBeNull();
});
