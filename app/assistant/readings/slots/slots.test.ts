import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  ["5k at 6:10 per km", "30:50"],
  ["52:30 for 10 km, pace per km", "5:15"],
  ["how far on 12 gallons at 30 mpg", "360"],
  ["10 tosses, odds of 5 heads", "0.246094"],
  ["175 cm, bmi 24, weight?", "73.5"],
  ["bmi 22 height 180 cm what weight", "71.3"],
  ["what is the area of a 12 diameter circle", "113.097"],
  ["a pizza 12 inches across, what is its area", "113.097 in"],
  ["price after 10 percent discount on $260", "234"],
  // (8000 / 5000)^(1/6) − 1
  ["what rate makes 5000 into 8000 in 6 years", "8.15%"],
  ["interest rate to turn 3000 into 4000 over 5 years", "5.92%"],
  ["decimal of 11011 binary", "27"],
  ["1250 divided by double 8", "78.125"],
  // 10 × 12 × 1/3 ft³ in yd³, with no waste
  ["concrete for a slab 10 by 12 ft 4 inches thick", "1.48 yd³"],
  // 119 − 119 / 1.19
  ["a price of 119 has 19% vat in it, how much is the tax", "19.00"],
  ["net price of 120 gross with 20% vat", "100.00"],
  // 5000 × 1.04^10, by the year where nothing else is said
  ["what will 5000 grow to at 4% in 10 years", "7,401"],
  ["we are 5 people and the cab was 45, what does everyone pay", "9"],
  ["max loan if i pay $450 monthly for 6 years at 7%", "26,394"],
  ["each share of a $75 bill with 20% tip for 3", "30.00"],
  ["i save 400 each month, when will i have 10000", "25"],
  ["it's 9:45, what time will it be in 50 minutes", "10:35"],
  ["when should i start if it takes 45 minutes and i must finish at 9:20", "8:35"],
  ["20 minutes before 0:10", "11:50"],
  ["cost of 1500 watts for 10 hours a day for 30 days at 15 cents per kwh", "67.5"],
  ["$200 jacket, 25% off, then 8% tax", "162"],
  ["start with 50, double it, subtract 12", "88"],
  ["start with 50 thousand, subtract 2 thousand, double it", "96,000"],
  ["my dog weighs 30 pounds how much is that in kilos", "13.6078"],
  ["how many pints fit in a gallon", "8"],
  ["gpa A 3, B+ 4, A- 2", "3.62"],
  ["annual salary if hourly wage is 45", "93,600"],
  ["12 eggs for 3 dollars or 18 for 4 dollars, which is better value", "18 for 4"],
  ["6 weeks after january 5 2026 is which date", "February 16, 2026"],
  ["what was the date 100 days ago", "August 14, 2026"],
  ["2d6 at least 9 probability", "27.78"],
  ["what does MCMXC stand for", "1990"],
  ["5/6 divided by 1/3", "2.5"],
  ["100 minus 20% plus 8%", "86.4"],
  ["hourly to monthly 22 dollars", "$3,813.33"],
  ["weekly to annual 900", "$46,800"],
  // March 2 to 20, 2026, Monday to Friday, both days counted
  ["working days between march 2 2026 and march 20 2026", "15"],
  ["how many days old am i born 3 may 1990", "13,352"],
  ["months old born may 3 2024", "30"],
  // 28.7 × 7 − 46.7
  ["average glucose for an a1c of 7", "154 mg/dL"],
  ["15 year mortgage on 200000 at 6%", "$1,687.71"],
  // 1.01^12 − 1
  ["effective annual rate of 12% compounded monthly", "12.6825%"],
  // 0.05 % of a twelfth of a year of 365.25 days
  ["99.95 uptime downtime per month", "21 minutes 55 seconds"],
  ["four and a half percent of 200", "9"],
  ["interest on 10000 at 5% for one year at simple interest", "500"],
  ["student loan 30000 5.5% 10 years", "$325.58"],
  ["cost of 1500 watts for 3 hours at 15 cents per kwh", "0.675"],
  ["cost of 1500 watts for 3 hours at 0.15 dollars per kwh", "0.675"],
  ["circle d = 10 circumference", "31.4159"],
  // Bare figures of tiles are inches where the floor is in feet.
  ["how many 12 x 12 tiles for 81 square feet", "81"],
])("%s: %s", async (sentence, figure) => {
  const answer = await ask(sentence);
  expect(answer).toMatchObject({ unread: [] });
  expect(answer.calculator === null ? "" : answer.answer.replace("\u00a0", " ")).toContain(figure);
});

test.each([
  "10 tosses not 5 heads",
  "how many km on 12 gallons at 30 mpg",
  "5k at 6:10 per km uphill",
  // A word that turns a question into another one.
  "$200 jacket, 25% off, then 8% tax if it rains",
  "circle 10 wide and 4 deep, area",
  "bill 90 with 20% tip and no tax for 3 people",
  "4 people split 96 unequally",
  "how much simple compound interest on 5000 at 4% for 10 years",
  // A part of a name, and a figure of another kind than asked for.
  "how many is 8 percent of 450 loan students",
  "time needed for 400 kg at 100 km/h",
  // The name of an input leads to a number that no other input may take.
  "eoq demand 1200 order cost 50 holding cost 3 per unit lead time 7 days",
  // No kilowatt hour costs that much: cents were meant, or something else.
  "cost of 1500 watts for 3 hours at 5.5 dollars per kwh",
  // What is there once is no deposit that comes again.
  "interest earned on 100 at 5% for 1 year",
  "square root of 9 + 16",
  "percentage 12/60 loan",
])("%s is not answered with all words read", async (sentence) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null || answer.unread.length > 0).toBe(true);
});
