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
  // 50,000 / 1.05^12; 400 a month at 5 %; 300 / 2,000 / 3
  ["what would i have to put in today to have 50k in 12 years at 5% compounded once a year", "$27,842"],
  ["how long until i have 30,000 saving 400 a month at 5% compounded monthly", "66 mo"],
  ["2,000 earned 300 simple interest in 3 years, what was the rate", "5%"],
  ["at 6% interest how long to double my money", "11.9 years"],
  // So much at a time: (350 − 130) / 20; 200 / 5; (6,900 − 3,100) / 190 × 2
  ["350 pages, read 130 already, 20 a day. days to finish?", "11 d"],
  ["200 gal tank, 5 gal/min, minutes to fill", "40 min"],
  ["i've got 3,100 put by and add 190 every two weeks. in how many weeks do i reach 6,900", "40 wk"],
  // Grades: 91 × 0.8; 53 / 60; 90 × 3 − 86 − 91; 0.3 × 90 + 0.3 × 80 + 0.4 × 85
  ["current grade 91, final 0, final worth 20%", "72.8%"],
  ["-7 out of 60 on the test, percent correct", "88.33%"],
  ["86 and 91 on two tests, what on the third for a 90 average", "93"],
  ["30% homework 90, 30% midterm 80, 40% final 85, what's my grade", "85"],
  // 78,000 / 26; 2 × 40 × 52; 30 × 2,080 − 60,000
  ["60k a year paid twice a month, gross each check", "$2,500.00"],
  ["got a $2/hr raise, 40 hours a week, extra per year?", "$4,160.00"],
  ["60000 a year vs 30 an hour, how much more", "$2,400.00"],
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
  ["bread needs 1 hr 40 min, want it ready 7:30am, start when", "5:50 AM"],
  // Ages: 26 + 31; 40 − 12; 9 − 3; 14 / 2 + 5; 1993 − 1902
  ["my mom had me at 26. im 31 now. how old is she", "57 years"],
  ["how old was i when my son was born if im 40 and he is 12", "28"],
  ["i'm 9, my brother is three years younger, his age?", "6 years"],
  ["the twins are half of dads age and he is 14. how old are the twins in 5 yrs", "12 years"],
  ["she was born in 1902 and passed in 1993, age when she died", "91 years"],
  // The calendar
  ["cast goes on march 3 2027 and stays on 10 weeks, when does it come off", "May 12, 2027"],
  ["born 5/14/1990 when do i turn 65", "May 14, 2055"],
  ["born june 1 2001, how many days old now", "9,305"],
  ["days to my next birthday, feb 9", "79 days"],
  // Runs: 4 miles in 27 minutes; 4.5 × 3 × 10.5
  ["did 4 miles in exactly 27 minutes, minutes per mile", "6:45"],
  ["I jog 3 times a week, 4.5 miles each time, at 10:30 per mile. How many minutes a week is that?", "141.75 min"],
  ["8 min/mile to mph", "7.5 mph"],
  // Energy: 3 × 4 × 0.15; 1.2 × 30 × 0.15
  ["dryer uses 3 kwh per load, 4 loads a week, 15 cents per kwh, cost a week", "$1.80"],
  ["freezer uses 1.2 kwh a day, 30 days at 15 cents", "$5.40"],
  // Data: 6 GB in 600 s; 64 GB / 5 MB; 3 of 720 hours
  ["what mbps do i need to get 6 gb in 10 min", "80 Mbit/s"],
  ["my pics are 5 mb each, how many can i store in 64 gb", "12,800"],
  ["server was down 3 hours in a 30 day month, what is the uptime %", "99.58%"],
  // Games: 30 / 100; 10 of 16; 18 of 24; 28 × 9 / 72; 245 / 10; 83 − 72
  ["he has 30 hits in 100 ab, avg?", "0.3"],
  ["record of 10 and 6 no ties, what is the win percentage", "62.5%"],
  ["missed 6 of 24 free throws, what percentage did i make", "75%"],
  ["gave up 28 earned runs over 72 innings, whats the era", "3.5"],
  ["245 points in 10 games points per game", "24.5"],
  ["shot 83 on a par 72, over par?", "11"],
  // A bill: 54 / 1.08; 5 × 8 × 0.9; 80 × 1.2 / 4; (60 − 5) × 20 %; 9 / 0.3 − 9
  ["receipt says 54 with 8 percent sales tax already in it, price without the tax", "$50.00"],
  ["10% off 8 dollar mugs i need 5", "$36.00"],
  ["bill of 80, 20% tip, 4 couples, what does each couple owe", "$24.00"],
  ["check is 60 including 5 tax, 20% tip on just the pre-tax part, how much tip", "$11.00"],
  ["the coupon saved me 9 at 30% off, price after", "$21.00"],
  // So much for so long: 9 × 52; 300 / 20
  ["i put away 9 dollars a week, how much after 52 weeks", "$468.00"],
  ["how many weeks to save 300 at 20 a week", "15 wk"],
  // A basket: 40 × 30 + 500; 20 − (2 × 4.5 + 6)
  ["40 guests at 30 each plus 500 for the hall", "$1,700.00"],
  ["i have 20 and buy 2 coffees at 4.50 and a 6 book, how much is left", "$5.00"],
  ["with 50 dollars how many tickets at 8 can i buy", "6"],
  // Shares: 36 × 4 / 9; 45 / 3 − 10
  ["tom had 3 slices, i had 2 and lena had 4. the pizza was 36. what does lena pay", "$16.00"],
  ["ann paid 30, bob paid 10, cal paid 5 and we share equally. how much does bob still owe", "$5.00"],
  ["75 people, 8 per table, how many tables", "10"],
  ["i filled 45 liters and drove 680 km. how much does my car use per 100 km", "6.61765 L/100 km"],
  ["how many km can i drive with a 50 liter tank at a consumption of 6.5 liters", "769.231 km"],
  ["28 miles to work each way, 220 days per year. how many miles per year", "12,320 mi"],
  ["salary 2450 rent 890 electricity 75 insurance 120 how much is left", "$1,365.00"],
  ["entry adults 12 children 7, family with 2 adults and 3 children total price", "$45.00"],
  ["math 14 coefficient 4 french 11 coefficient 3 english 16 coefficient 2 weighted average", "13.44"],
  ["500 ml of 12 % solution diluted with water to 2 liters, what percent", "3%"],
  ["child weighs 22 kg and should get 10 mg ibuprofen per kg. how many mg is that", "220 mg"],
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
  // Nobody said who is older, how long the season is, or when the clocks of one place change
  "my brother is 3 years apart from me and i am 9, how old is he",
  "we won 10 games, what is our win percentage",
  "3 pm new york in london in march",
  "overtime pay for 46 hours at 20 an hour",
  "i get paid 800 a week and pay rent 1200 a month how much a year",
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
