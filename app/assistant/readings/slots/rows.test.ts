import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  ["0.625 as a fraction", "5/8"],
  ["37.5% as a fraction", "3/8"],
  ["5/16 as a percent", "31.25%"],
  ["8.25 hours in hours and minutes", "8:15:00"],
  ["5 hours 45 minutes in decimal hours", "5.75"],
  ["100 hex", "64"],
  ["posts every 6 ft for a 60 ft fence", "11"],
  // 20 / 0.4 and one more
  ["how many plants for a 20 m hedge with one plant every 40 cm", "51"],
  ["stairs climb 98 inches in all, each riser 7.5 inches, how many risers", "14"],
  // 4 × 3.25 + 2 × 1.50
  ["4 notebooks at 3.25 and 2 pens at 1.50, total", "16"],
  // Of six four are paid.
  ["buy 2 get 1 free at 12 dollars each, 6 items", "48"],
  // 7 items: 4 of six, and the seventh
  ["buy 2 get 1 free at 12 dollars each, 7 items", "60"],
  ["bought 20 shares at $30 then another 10 at $24, average price", "28"],
  ["board feet of a 2x8x12", "16"],
  ["1.8 g of protein per kg, i weigh 80 kg", "144 g"],
  ["i swam 1000 m in 20 minutes, what is that per 100 m", "0:02:00"],
  ["i have an 80 before the final and the final counts 40%, what do i need for an 85", "92.5%"],
  // 1.96 √(0.25 / 400)
  ["margin of error for 400 people at 95% confidence", "4.9%"],
  ["calories a day to lose 0.5 kg a week man 50 years 98 kg 182 cm", "2,025 kcal"],
  ["how many ways can 5 people line up", "120"],
  ["5 km in 24:30, speed in mph", "7.60863 mph"],
  ["how many square feet is a room 12'6 by 10'3", "128.125 ft²"],
  ["minus 10 celsius in fahrenheit", "14 °F"],
  ["how many 4x8 sheets for 320 sq ft with no waste", "10"],
  ["warranty of 2 years started on march 1 2026, when does it end", "March 1, 2028"],
])("%s is %s", async (sentence, figure) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null ? answer.reason : answer.answer.replaceAll("\u00a0", " ")).toBe(figure);
});

test("words that no form knows are named", async () => {
  expect(await ask("our team won 9 games and lost 3, what is the winning percentage")).toMatchObject({
    answer: "75%",
    unread: [],
  });
  expect(await ask("zebra hydration 350 g water 500 g flour")).toMatchObject({ unread: ["zebra"] });
});

test.each([
  // Another rate, somebody else's money, the figure itself, a name between two numbers
  "seeding rate 250 plants per m2 tkw 42 95% germination 100% emergence",
  "how many units to break even, rent 4500, 12 profit per unit",
  "fps if a frame takes 8 ms",
  "navy body fat woman 165 cm waist 74 hips 99 neck 33",
  // Nothing says which end of a fence has a post, or how many are free.
  "fence 60 ft on both sides with a post every 6 ft, how many posts",
  "buy 2 get 1 at half price at 12 dollars each, 6 items",
  "gain 50 followers a day from 2000 to 5000 days",
])("%s is not answered", async (sentence) => {
  expect(await ask(sentence)).toMatchObject({ calculator: null });
});
