import { describe, expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";
import { workOut } from "./solve.ts";

const ask = makeAssistant(await loadCatalogue());

async function figureOf(sentence: string): Promise<string | null> {
  const answer = await ask(sentence);
  return answer.calculator === null ? null : answer.answer.replaceAll("\u00a0", " ");
}

describe("a figure from others", () => {
  const rules = ["gallons = miles / mpg", "cost = gallons * price"];

  test("is worked out forward and backward", () => {
    const trip = new Map([
      ["miles", 300],
      ["mpg", 25],
      ["price", 4],
    ]);
    expect(workOut("cost", trip, {}, rules)[0]).toMatchObject({ value: 48, written: "300 / 25 * 4" });
    const paid = new Map([
      ["miles", 300],
      ["cost", 48],
      ["price", 4],
    ]);
    expect(workOut("mpg", paid, {}, rules)[0]).toMatchObject({ value: 25 });
  });

  test("says which of those that were said it needs", () => {
    const said = new Map([
      ["miles", 300],
      ["mpg", 25],
      ["price", 4],
    ]);
    expect([...workOut("gallons", said, {}, rules)[0]!.uses].toSorted()).toEqual(["miles", "mpg"]);
  });

  test("is rounded up where it is whole, and less than one is none", () => {
    const rule = ["count = area / each", "boxes = count ^ 1"];
    const boxes = (area: number) =>
      workOut(
        "boxes",
        new Map([
          ["area", area],
          ["each", 20],
        ]),
        {},
        rule,
      )[0]?.value;
    expect([boxes(90), boxes(100), boxes(10)]).toEqual([5, 5, undefined]);
  });
});

test.each([
  // Driving: 30 × 2 × 3 / 24 × 3.5; 9000 / 20 × 3 − 9000 / 30 × 3; 50 / 4 × 22; 16 × 30
  ["my sister lives 30 miles one way from the office, 3 days a week at 24 mpg and gas at 3.50, gas per week", "$26.25"],
  ["trade my 20 mpg jeep for a 30 mpg sedan, 9000 miles a year at 3.00 gas, saved per year", "$450.00"],
  ["only have 50 for gas and it is 4.00 a gallon, 22 mpg, how far can i drive", "275 mi"],
  ["tank of 16 gallons averaging 30 mpg, range", "480 mi"],
  // Pay: 21 × 8 × 4 × 52 / 12; 40 × 20 + 5 × 30; 64,000 × 0.9 / 12
  ["i make 21 an hour for 8 hour shifts 4 days a week, what is that a month", "$2,912.00"],
  ["put in 45 hrs at 20, time and a half past 40, gross?", "$950.00"],
  ["my 64k salary is getting cut 10 percent, what do i gross a month", "$4,800.00"],
  // Loans, each of them solved for what is missing
  ["interest only payment of 1,200 a month at 6%, what is the loan", "$240,000"],
  ["i will pay 500 a month for 4 years at 6%, how much did i finance", "$21,290.16"],
  ["40k down and 1,500 a month principal and interest, 6%, 30 years, what house price", "$290,187.42"],
  // A firm: (500 + 1,000) / 6; 20 × 9 + 50; 900 × 2 % × 4
  ["fixed costs 500, every sale leaves me 6, how many sales for 1,000 profit", "250"],
  ["we use 20 a day and delivery takes 9 days, 50 safety stock, reorder level?", "230"],
  ["an invoice of 900 is 4 months late, our terms say 2% a month, how much interest", "$72.00"],
  // Coverage: 300 × 1.1 / 24 = 13.75; 3 bags × 20
  ["study is 300 sq ft, 10% extra, each box of vinyl covers 24 sq ft, how many boxes", "14"],
  ["lawn of 4,200 sq ft, a bag does 1,500 sq ft and costs 20, what will it cost", "$60.00"],
  // Clocks: 1:15 − 8:30; 6:50 + 130 / 65 h; 7:00 + 7:45
  ["my shift ended at 1:15 am after 8 and 1/2 hours, when did it begin", "4:45 PM"],
  ["leave at 6:50 am and drive 130 miles at 65 mph without stopping, what time do we get there", "8:50 AM"],
  ["timecard mon 9am-4pm tue 8:15am-4pm total hrs", "14:45:00"],
  // A bill: 54 / 1.08; 5 × 8 × 0.9; 80 × 1.2 / 4; (60 − 5) × 20 %; 9 / 0.3 − 9
  ["receipt says 54 with 8 percent sales tax already in it, price without the tax", "$50.00"],
  ["10% off 8 dollar mugs i need 5", "$36.00"],
  ["bill of 80, 20% tip, 4 couples, what does each couple owe", "$24.00"],
  ["check is 60 including 5 tax, 20% tip on just the pre-tax part, how much tip", "$11.00"],
  ["the coupon saved me 9 at 30% off, price after", "$21.00"],
  // So much for so long: 9 × 52; 300 / 20
  ["i put away 9 dollars a week, how much after 52 weeks", "468"],
  ["how many weeks to save 300 at 20 a week", "15 wk"],
  // A basket: 40 × 30 + 500; 20 − (2 × 4.5 + 6)
  ["40 guests at 30 each plus 500 for the hall", "$1,700.00"],
  ["i have 20 and buy 2 coffees at 4.50 and a 6 book, how much is left", "$5.00"],
  ["with 50 dollars how many tickets at 8 can i buy", "6"],
  // Shares: 36 × 4 / 9; 45 / 3 − 10
  ["tom had 3 slices, i had 2 and lena had 4. the pizza was 36. what does lena pay", "$16.00"],
  ["ann paid 30, bob paid 10, cal paid 5 and we share equally. how much does bob still owe", "$5.00"],
  ["75 people, 8 per table, how many tables", "10"],
  ["24 kids, that's 30 percent of the school. how many kids are in the school", "80"],
])("%s: %s", async (sentence, figure) => {
  expect(await figureOf(sentence)).toBe(figure);
});

test.each([
  // Nobody said the hours, the fuel economy, the tank, the term
  "my pay went up 4%, what do i make now",
  "what does gas cost for 250 miles",
  "how far can i get on a full tank at 25 mpg",
  "i pay 400 a month on a car loan at 6%, how much did i borrow",
  "20% tip on 120 and each of us pays what",
  "i have 50 and tickets are on sale, how many can i buy",
  // Which tax, which discount, whose share
  "the tv is 800 and it's 20% off plus tax, what do i pay",
  "80 dollars without 20% discount",
  "rent 1500 by size, my room is 160 sq ft and the other two are 140 and 100",
  // A figure that has no place
  "study is 300 sq ft, each box covers 24 sq ft and 3 closets, how many boxes",
])("%s: not answered by a model", async (sentence) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null || answer.unread.length > 0).toBe(true);
});
