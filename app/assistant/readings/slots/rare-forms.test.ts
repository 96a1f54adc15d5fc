import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  // What is worked out at home: 36 / 0.2, 1850 × 14, 48 × 3 / 9, 12 × 7.5, 250 × 1.19, 27 / (0.3 × 0.45)
  ["discount of 20% saved me $36, what did it cost before", "180"],
  // 4 × 87 - 253, 16:45 + 2:18 + 0:25, 340 × 1.085
  ["she has 78, 91 and 84 on her first three tests, what does she need on the fourth to average 87", "95"],
  ["movie starts at 16:45, runs 2 hours 18 minutes, and it's a 25 minute drive back, what time are we home", "7:28 PM"],
  ["leave at 9:00, 2 hour drive and 15 minute stop, when do i arrive", "11:15 AM"],
  ["total length of songs 4:05, 3:38, 5:12 and 2:57", "0:15:52"],
  ["340 euro at 1.085 dollars per euro", "$368.90"],
  ["monthly salary 1850, 14 months in a year, annual total", "25,900"],
  ["paint for 48 m2 with 3 coats, one liter covers 9 m2", "16"],
  ["250 without vat plus 19% vat", "297.5"],
  ["tiles of 30 x 45 for a floor of 6 by 4.5 m", "200"],
  // 280 days before March 15, 2027 is June 8, 2026: in the 24th week
  ["my due date is march 15 2027, which trimester am i in", "2"],
  // Eight to ten hours at 13 to 18
  ["how much sleep does a teenager of 16 need", "8 hours"],
  // Hours of work: 7.5 × 24, 152 × 18.5, 8:15 − 0:40, 8:00 − 0:45
  ["daily wage for 7.5 hours at 24", "180"],
  ["monthly wages for 152 hours at 18.50", "2,812"],
  ["work from 9 to 17:15 minus 40 minutes for lunch, how long", "7:35:00"],
  ["work 10 to 6 minus 45 minutes for lunch, hours", "7:15:00"],
  // 1.4 × 80 / 0.45359237
  ["1.4 g of protein per pound, i weigh 80 kg", "246.918 g"],
  // 60 / 7 × 1.609344, 60 / 4.5, 60 / 5 / 1.609344
  ["how fast is a 7 minute mile in km/h", "13.7944 km/h"],
  ["how fast is a 4 minute 30 second kilometer", "13.3333 km/h"],
  ["what speed is a 5 minute km in mph", "7.45645 mph"],
  // (1 + 8 + 28 + 56) / 2^8, 1 / 6, 56 / 6^3
  ["chance of at most 3 heads in 8 flips", "36.33%"],
  ["probability of rolling a 4", "16.67%"],
  ["chance of rolling at most 8 with 3 dice", "25.93%"],
  // 6 × 2.5 − 3.2
  ["wall 6 m long and 2.5 m high minus a 3.2 square meters window, area left", "11.8 m²"],
  // (4875 − 4520) × 0.32 and × 0.27
  ["last reading 4520 current reading 4875 at $0.32 per kwh", "113.6"],
  ["current meter reading 4875 kwh, previous was 4520 kwh at $0.27 per kwh", "95.85"],
  // 12 L/m² × 85 m²; 1.5 / 12 × 1800 ft³ of 7.480519 gallons
  // Ovens: a gas mark is 25 °F more than the one before, 7 is 425 °F; a fan takes 20 °C or 36 °F less
  ["gas mark 7 to fahrenheit for fan oven", "389 °F"],
  ["gas mark 5 to fahrenheit", "375 °F"],
  // 300 °F is 148.9 °C, 350 °F is 176.7 °C
  ["gas mark 2 for a fan oven", "129 °C"],
  ["gas mark 4 for a fan oven in celsius", "157 °C"],
  // 220 °C without a fan is 428 °F
  ["200 c fan in gas mark", "7"],
  ["what gas mark is 375 f", "5"],
  ["oven 350 to gas mark", "4"],
  ["350 f convection to conventional oven", "386 °F"],
  ["375 convection oven", "411 °F"],
  ["375 f in a fan oven", "339 °F"],
  ["oven 425 to fan", "389 °F"],
  // (425 − 32) × 5 / 9; (400 − 32) × 5 / 9 + 20
  ["what is 425 oven in celsius", "218 °C"],
  ["400 fan to celsius conventional", "224 °C"],
  ["what is 220 c in a fan oven in celsius", "200 °C"],
  ["200 c fan oven to celsius in a conventional oven", "220 °C"],
  // 91 × 3 / 7, 137 − 11 × 12, 1.959964 × √(0.25 / 850) and × √(0.35 × 0.65 / 640), 2^(32 − 23)
  ["splitting 91 in a ratio of 3 to 4 how much is the smaller share", "39"],
  ["remainder when you divide 137 by 12", "5"],
  ["margin of error for a survey of 850 people", "3.36%"],
  ["margin of error 640 people asked, 35% said yes", "3.7%"],
  ["how many ip addresses fit in a /23", "512"],
  // 52 / 650
  ["on 1 march 2026 it was 650, on 1 october 2026 it was 702, percent change", "8%"],
  ["0.375 as a percentage", "37.5%"],
  ["1.85 as a percent", "185%"],
  // 3600 / 250, 4500 / 240
  ["a 3600 by 2400 image at a ppi of 250, how many inches wide", "14.4 in"],
  ["print width of a 4500 by 3000 photo at a dpi of 240", "18.75 in"],
  // From November 22, 2026: 8 + 31 + 31 + 28 + 31 + 30 + 31 + 19, and 8 + 31 + 31 + 28 + 5
  ["our wedding is on june 19, how many days do we have left", "209 days"],
  ["how many days left until our trip on march 5 2027", "103 days"],
  ["it's 9:40 here, my brother is 5 hours behind, what time is it for him", "4:40 AM"],
  ["what week number is it", "47"],
  // 365 − 170
  ["how many days left in the year from june 19 2026", "195"],
  ["2 years and 3 months after march 14 2026", "June 14, 2028"],
  ["what date is 2 weeks and 3 days after march 14 2026", "March 31, 2026"],
  ["total time of 45 m, 35 m and 2 hours", "3:20:00"],
  // 1200 × (1 + 0.05 × 3), 2600 × 0.24 / 12, 40 × (32 − 25)
  ["borrowed 1200 from my brother at 5% simple interest for 3 years how much do i pay back", "1,380"],
  ["card balance 2600 at 24% apr, 1 month interest", "$52.00"],
  ["40 shares bought at 25 and sold at 32, what's my gain", "$280.00"],
  // 200 × (1.005^30 − 1) / 0.005
  ["save 200 a month at 6% for 30 months, what will i have", "$6,456"],
  ["blood pressure 134 over 86 pulse pressure", "48 mmHg"],
  // √(5² + 8² + 11²)
  ["magnitude of vector 5 8 11", "14.4914"],
  ["how far can i go with 45 liters at 14 km per liter", "630 km"],
  ["i got 17 out of 20 on a quiz what's my mark", "85%"],
  ["what grade is 3/4", "75%"],
  // 73.5 + 12.5 + 60
  ["3 shirts at 24.50, 2 hats at 6.25 and 4 books at 15 altogether", "$146.00"],
  ["12 pack €8.40 price per can", "€0.70"],
  // 224 / 1.12, 348 / 1.16
  ["net of a total of 224 at 12% tax", "200"],
  ["total 348 without tax of 16%, what is the price", "300"],
  // 900 × 2 / 360, 1050 / 350, 90 / 1.5², 18 / 0.3²
  ["paint for 900 square feet, 2 coats, a gallon covers 360", "5 gal"],
  ["a gallon covers 350 square feet, how many gallons for 1050 square feet", "3 gal"],
  ["how many 18 inch square tiles for 90 square feet", "40"],
  ["how many 30 cm tiles for 18 m2", "200"],
  // √(2 × 36.576 / 9.80665); 20 × 3 / 9.80665 (a pound of force is a pound at g)
  ["how long for a ball to fall 120 feet", "2.7312 s"],
  ["force to accelerate 20 pounds at 3 m/s2", "6.1183 lbf"],
  // (30 − 32) × 5 / 9
  ["it's 30 outside in celsius", "-1.11111 °C"],
  ["24 an hour salary", "$49,920"],
  ["wage 4200 a month, what is the salary", "$50,400"],
  // 9 / 6 and 14 / 10; 9 / 7 and 17 / 12
  ["cans: 6 for 9 or 10 for 14, which is cheaper", "10 for 14"],
  ["bottles, 7 for 9 dollars or 12 for 17 dollars, best deal", "7 for 9"],
  // 12 × 5 / 8, 2.40 × 7 / 3, 4 × 10 / 3
  ["8 bottles cost 12, 5 bottles how much", "7.5"],
  ["3 apples for 2.40 how many do 7 cost", "5.6"],
  ["4 apples cost 3, how many apples for 10", "13.3333333333"],
  ["how much less is 28 than 75", "47"],
  ["how much smaller is 18 than 73", "55"],
  // 66000 / 1.1, 96 / 1.2
  ["salary is 66000 after a 10% raise, what was it before", "$60,000.00"],
  ["after a 20% increase the price is 96, what was the original", "80"],
  ["bought for 40 sold for 65 profit", "$25.00"],
  // 9 / (3 × 0.45359237), 12 / 2.5
  ["$9 for 3 lb, price per kilo", "6.61386786555"],
  ["price per kilo of a 2.5 kg bag costing 12", "4.8"],
  ["investment of 5000 grew to 6200 total gain", "$1,200.00"],
  ["bought for 5000 sold for 6200, gain in percent", "24%"],
  // 250 × 1.2 × 0.85, 0.8 × 1.15 − 1, 80 × 0.8 × 0.95
  ["a price of 250 goes up 20% and then down 15%, how much", "255"],
  ["sales fell 20% then rose 15%, overall change", "-8%"],
  ["20% off then 5% more off 80 dollars", "$60.80"],
  // 18 × 1.1 / 0.09, without a digit of rounding
  ["what day of the week will it be in 45 days", "Wednesday"],
  ["4 100 ohm resistors in series", "400 Ω"],
  ["marathon pace 3:45:00", "5:20"],
  ["10 km pace 52:30", "5:15"],
  // Four quarters to a year: 18000 × 4, 42000 / 3; nobody earns 504,000
  ["salary 18000 per quarter", "$72,000"],
  ["quarterly salary 42000 per month", "$14,000.00"],
  ["35% as a decimal", "0.35"],
  ["15.4% as a decimal", "0.154"],
  // 45 / 0.15, 40 × 7
  ["a discount of 15% was $45, what was the price before", "300"],
  ["bought 40 shares at 25 and sold them at 32, how much did i make", "$280.00"],
  // A shift from 22 ends in the morning: 8:30 − 0:30.
  ["shift from 22 to 6:30 with 30 minute break", "8:00:00"],
  // 350 °F of a fan oven are 196.7 °C; 160 °C and 190.6 °C, 20 °C more and less for the fan
  ["350 f fan oven in gas mark", "5"],
  ["160 fan to conventional fahrenheit", "356 °F"],
  ["375 oven to fan celsius", "171 °C"],
  // 1500 × 2 / 12 ft³, 231 in³ to the gallon
  ["2 inches of rain on a 1500 square feet roof gallons", "1,870.13 gal"],
])("%s is %s", async (sentence, figure) => {
  const answer = await ask(sentence);
  expect(answer).toMatchObject({ unread: [] });
  expect(answer.calculator === null ? "" : answer.answer.replace("\u00a0", " ")).toBe(figure);
});

// 260000 × r / (1 − (1 + r)^−360) with r = 0.065 / 12; the cost of a month, with a tax and an insurance if there are any
test("the payment on a house with money down is the whole one", async () => {
  expect(await ask("$320,000 house, 60,000 down, 6.5% 30 years payment")).toMatchObject({
    label: "Monthly cost",
    answer: "$1,643.38",
    unread: [],
  });
});

test.each([["annual salary 60000 per quarter", "Say whether it is the pay of one quarter or of one year."]])(
  "%s is refused: %s",
  async (sentence, reason) => {
    expect(await ask(sentence)).toMatchObject({ calculator: null, reason });
  },
);

test.each([
  // No rate of a tax on prices is as high.
  "price includes 35% tax, total 540, how much is the tax",
  // What is owed in the second month is not said.
  "card balance 2600 at 21% apr 2 months interest",
  "oven 190 c in celsius",
  "chance of rolling a 9",
  // No area.
  "flooring for the kitchen with 10% waste",
  // A ratio begins with one.
  "coffee with 600 g water, ratio 2:25",
  // Figures that could go anywhere, and what cost 5,000 is not a return of 5,000 %.
  "add these three numbers 5, 7, 9",
  "add all numbers from 5 to 20",
  "bought stock for 5000 and sold for 6200, how much profit",
  // Two steps and nothing between.
  "start with 40, add 5, double it triple it",
])("%s is not answered", async (sentence) => {
  expect(await ask(sentence)).toMatchObject({ calculator: null });
});
