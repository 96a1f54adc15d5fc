/** What is told as a story: percentages, proportions, times of day. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());
const figureOf = async (sentence: string) => {
  const answer = await ask(sentence);
  return answer.calculator === null ? null : answer.answer.replaceAll(/[\u00a0\u202f]/g, " ");
};

test.each([
  // A share, and the rest of it
  ["a bakery sold 120 of its 150 loaves, what percentage was left", "20%"],
  ["out of 250 people 45 said no, what percentage is that", "18%"],
  ["40 students in a class, 26 passed, what percent failed", "35%"],
  ["40 students in a class, 26 passed, what percent passed", "65%"],
  ["we have raised 3200 so far of a 5000 goal, what percent", "64%"],
  ["30% of the students are girls and there are 240 students, how many girls", "72"],
  ["if 35% of 800 voters said yes how many said no", "520"],
  // A change: the words say which figure is the old one
  ["my phone was 800 and is now worth 520, how much did it lose in percent", "35%"],
  ["my phone was 800 and is Now worth 520, how much did it lose in percent", "35%"],
  ["last year we sold 340 and this year 425, percentage growth", "25%"],
  ["her weight went down from 82 kg to 75 kg, percent loss", "8.54%"],
  ["how many percent more is 90 compared to 75", "20%"],
  ["80 is what percent more than 60", "33.33%"],
  // What it was before: 85 / 0.85, 280000 / 1.12, 90 / 0.75
  ["price dropped 15% and is now 85, what was it before", "100"],
  ["the house gained 12% in value and is now 280000, what did we pay", "250,000"],
  ["after a 25% price cut the coat is 90, original", "120"],
  ["150 is 20% less than what", "187.5"],
  // The same change again: 8000 × 0.9⁴, 12000 × 1.03⁵, 200 × 2⁴
  ["a machine loses 10% of its value every year, it cost 8000, value after 4 years", "5,248.8"],
  ["the population of a town is 12000 and grows 3% per year, how many people after 5 years", "13,911.29"],
  ["bacteria double every 3 hours starting with 200, how many after 12 hours", "3,200"],
  // 1.04 × 1.05, 1 / 0.8
  ["prices rose 4% then 5%, total increase", "9.2%"],
  ["stock fell 20%, how much must it rise to break even", "25%"],
  // The rule of three: 600 × 10 / 4, 5 × 3.5 / 2, 210 × 330 / 500, 3.60 / 12
  ["4 people eat 600 g of pasta, how much for 10 people", "1,500 g"],
  ["2 kg of apples cost 5 dollars, price of 3.5 kg", "$8.75"],
  ["a 500 ml bottle has 210 calories, how many in 330 ml", "138.6"],
  ["a pack of 12 costs 9 dollars, how much for 30", "$22.50"],
  ["12 eggs cost 3.60 how much is one egg", "$0.30"],
  // 10:40 + 3:25, 8:15 to 17:00 less 0:45
  ["flight takes off at 10:40 and lasts 3 hours 25 minutes, when does it land", "2:05 PM"],
  ["started work at 8:15, finished at 17:00 with 45 minutes break", "8:00:00"],
  ["i sleep at 11 pm and wake at 6:30 am how long do i sleep", "7:30:00"],
])("%s: %s", async (sentence, figure) => {
  expect(await figureOf(sentence)).toBe(figure);
});

test.each([
  // Times are counted, days are not counted in them.
  "i drink 1,500 ml 2 times a day, how many liters in 7 days",
  // Something that the figures do not count
  "a bakery sold 120 of its 150 loaves twice, what percentage was left",
  "price dropped 15% plus tax and is now 85, what was it before",
  "a car bought for 25000 loses 15% a year compounded monthly, what is it worth after 3 years",
  // A difference, a record, a width of what is round
  "win percent record 9-3-2",
  "how much bigger is a 16 inch pizza than a 12 inch in percent",
  // Of which year, and which two go together
  "100 dollars in 1990 is how much in 2024 with 80 people",
  "3 workers build 2 walls, how long for 5 walls",
  "4 people eat 600 g of pasta with 2 kg of sauce, how much for 10 people",
])("%s: not answered", async (sentence) => {
  expect(await figureOf(sentence)).toBeNull();
});

test.each([
  // Pieces of one size in a space of another: 120 ft² / 1 ft², 20 m² / 0.02 m², 40 m² / 0.25 m²
  ["how many 12x12 inch tiles for a 10 by 12 ft floor", "120"],
  ["how many pavers 20x10 cm for a 4 by 5 m patio", "1,000"],
  ["how many plants 50 cm apart in a 10 m by 4 m bed", "160"],
  ["how many 4x8 sheets of plywood for a 24 by 32 floor", "24"],
  ["how many bags of mulch 2 cubic feet each for 54 cubic feet", "27"],
  ["steps for a total rise of 108 inches at 7.2 inches each", "15"],
  // 50 × 10 × 0.25 / 27, 55 × 24 × 20 / 231
  ["gravel driveway 50 ft long 10 ft wide 3 inches deep cubic yards", "4.63 yd³"],
  ["300 ft by 420 ft in acres", "2.89256 ac"],
  ["20 ft by 30 ft in square yards", "66.6667 yd²"],
  ["300 ft by 420 ft in sq m", "11,705.8 m²"],
  ["gallons in a 55 inch by 24 inch by 20 inch tank", "114.286 gal"],
])("%s: %s", async (sentence, figure) => {
  expect(await figureOf(sentence)).toBe(figure);
});

test.each([
  // Inches of tiles and feet of rooms, neither said
  // What a count of pieces alone does not tell
  "how many 12x12 inch tiles for a 10 by 12 ft floor with 3 mm joints",
  "how many pavers 20x10 cm for a 4 by 5 m patio minus a 1 by 1 m tree",
])("%s: not answered as pieces", async (sentence) => {
  expect(await ask(sentence)).not.toMatchObject({ calculator: "scientific-calculator" });
});

test("what the story is about is named where nobody knows it, and changes nothing", async () => {
  const answer = await ask("a brewery filled 120 of its 150 kegs, what percentage");
  expect(answer).toMatchObject({ unread: ["brewery", "filled", "kegs"] });
  expect(await figureOf("a brewery filled 120 of its 150 kegs, what percentage")).toBe("80%");
});

test("what is saved is no price that is lowered", async () => {
  expect(await figureOf("saved 18 at 30% off, price after")).toBe("$42.00");
  expect(await figureOf("18 at 30% off, price after")).toBe("$12.60");
});
