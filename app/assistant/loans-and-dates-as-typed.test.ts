/** Loans from the other end, savings, chances, riddles, hours and driving, as people type them. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";
import { makeTeller } from "../../tests/assistant/tell.ts";

const ask = makeAssistant(await loadCatalogue());
const tell = makeTeller(ask);

test.each([
  // 400 (1 − (1 + r)⁻⁶⁰) / r = 19,000
  ["the dealer asks $400 a month for 5 years on a $19,000 loan, what rate is that", "9.6%"],
  // 300 (1 − 1.005⁻⁴⁸) / 0.005
  ["how big a mortgage do 300 a month at 6% over 4 years get me", "$12,774"],
  // 100,000 (1.005³⁶⁰ − 1.005¹²⁰) / (1.005³⁶⁰ − 1)
  ["balance left on a 100k 30 year mortgage at 6% after 10 years", "$83,685.72"],
  ["interest only payments on 120,000 at 5%", "$500.00"],
  // 10,000 at 7.8 % / 26
  ["biweekly payments on a 10,000 loan at 7.8% over 3 years", "$143.98"],
  ["how much interest will i be charged in one month on a 2,500 card balance at 18% apr", "$37.50"],
  ["my sister lent me 900 without interest and i pay her 75 a month, how many months", "12 mo"],
  // ln 1.5 / ln 1.05
  ["how many years until 30k becomes 45k at 5%", "8.31039 yr"],
  ["what principal earns 90 simple interest at 3% in 2 years", "$1,500"],
  ["effective annual rate 12% nominal monthly compounding", "12.6825%"],
  // 200 / 1.02¹⁵
  ["how much will 200 dollars be worth in 15 years at 2% inflation", "$148.60"],
  // 12,000 / 36 + 48,000 × 0.002
  // 10,000 / 1.05²
  ["what is 10,000 in 2 years worth today at 5 percent", "$9,070"],
  // 1,000 (1.1³ − 1) / 0.1
  ["put in 1,000 every year for 3 years at 10%, how much at the end", "$3,310.00"],
  // 500 · 1.02⁴
  ["A bond of $500 pays 4% interest compounded twice a year. What is it worth after 2 years?", "$541"],
  ["how many years for 500 to earn 60 at 4% simple interest", "3 yr"],
  // 30 payments of 150 on 4,000
  ["30 monthly payments of 150 for a 4000 loan, what interest rate is that", "9.33%"],
  // 100,000 at 6 % over 30 years, not its interest alone
  ["borrow 100,000 fixed 30 years 6 pct what do i pay each month, principal and interest only", "$599.55"],
])("money: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  // ln 0.2 / ln 0.99
  ["how many tries for an 80% chance at a 1 in 100 drop", "161"],
  // 10 · 0.9³ · 0.1²
  ["90% shooter, chance that he makes exactly 3 of 5 shots", "0.0729"],
  // e⁻³ · 3² / 2
  ["A desk gets 3 calls an hour on average. How likely are exactly two in one hour?", "0.224042"],
  // One standard deviation above
  ["probability above 60 mean 50 sd 10", "0.158655"],
  ["how many 3 digit codes are there", "1,000"],
  // 6 of 36, and 26 of 36
  ["chance to roll 10 or more with 2d6", "16.67%"],
  ["roll 2d6+3 chance of 9 or more", "72.22%"],
  // 11 of 64
  ["coin flipped 6 times chance of 5 or more heads", "10.94%"],
  ["sum of two numbers is 30 and one is 8 more than the other", "x₁ = 19; x₂ = 11"],
  ["7 is to 2 as 21 is to what", "6"],
  // 8 · ln 4 / ln 2
  ["half-life 8 days, how long until 25% is left", "16 d"],
])("figures: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  ["how many hours from noon to 4:30 pm", "4:30:00"],
  // Five times 8 hours
  ["8 to 4:30 with a 30 min lunch five days a week total hours", "40:00:00"],
  ["working days in february 2027", "20"],
  // 150 miles at 60 mph and a quarter of an hour
  ["how long do 150 miles at 60 mph with a 15 minute stop take", "2.75 hours"],
  // 360 / 24 at $3
  ["fuel cost of 360 miles in a truck that gets 24 miles to the gallon, gas $3.00 a gallon", "$45.00"],
  ["fill up a 12 gallon tank at 3.50", "$42.00"],
  ["gas cost 60 mile round trip 30 mpg gas 3.00 gal", "$6.00"],
  // 2 × 10 × 4 / 20 at $3
  ["commute 10 miles each way, 4 days a week, 20 mpg, gas 3.00, what does gas cost a week", "$12.00"],
  ["20,000 car loses 10% a year, value after 2 years", "$16,200"],
  // 0.05 kW × 8,760 h at 20 cents
  ["cost to run a 50 watt fan 24/7 for a year at $0.20 per kwh", "$87.60"],
  ["energy of a 24 v 50 ah battery in kwh", "1.2 kWh"],
  ["how far can i go on 30 dollars of gas at 3.00 with 25 mpg", "250 mi"],
  ["filled 9 gallons after 288 miles, mileage?", "32 mpg"],
  // 51 W · 5 h · 365 at 15 cents
  ["swap 60 watt bulb for 9 watt led, 5 hours daily, 15 cents a kwh, saved per year", "$13.96"],
  ["how long ago was november 2 2026 in days", "20"],
  ["two 6 ohm speakers in parallel", "3 Ω"],
])("hours and driving: %s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test.each([
  // Nobody says how many payments are left, and these do not even pay the interest.
  ["paying 150 a month on 15,000 at 14%, when am i done"],
  // Of another time than the average
  ["a desk gets 3 calls an hour on average, how likely are exactly two in one day"],
  // It pays back less than was borrowed.
  ["20,000 loan at 200 a month for 3 years, what rate is that"],
  // Without its interest nobody knows how long it takes.
  ["how many years to pay a 9,000 loan off with 250 per month"],
  // Each year anew, and compounded within it
  ["put 500 every year for 5 years at 6% compounded monthly, how much at the end"],
  // A residual is a share there, and tax makes more of it.
  ["lease a 30k car, residual 18k, 36 months, money factor .002, 6% tax, payment a month"],
  ["4d6 drop lowest chance of 15 or more"],
  // Of a code without repeats there are fewer.
  ["how many 3 digit codes are there without a zero"],
])("%s: not read", async (sentence) => {
  expect(await ask(sentence)).toMatchObject({ calculator: null });
});
