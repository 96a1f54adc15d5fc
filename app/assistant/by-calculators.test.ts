import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

async function answer(sentence: string): Promise<string | null> {
  const found = await ask(sentence);
  return found.calculator === null || found.unread.length > 0 ? null : found.answer;
}

test.each([
  // The short name in brackets is the calculator's name.
  ["interest on a 25000 12 month cd at 5% apy", "$1,250.00"],
  ["0.25 btc to satoshi", "25,000,000\u00A0sat"],
  // What nobody said does not count in what is asked for.
  ["how much for savings with 50/30/20 on 3800", "$760"],
  ["working capital current assets 80k current liabilities 55k", "$25,000"],
  // A year that is an option, a unit that is a name, a name that is not a question.
  ["federal income tax on 80000 single 2026", "$8,770"],
  ["youtube 500000 views at 3 rpm", "$1,500.00"],
  ["nps 60 promoters 25 passives 15 detractors", "45"],
  // A given profit is not a cost, and what is saved each year pays a cost back.
  ["net profit margin 9000 on 60000 revenue", "15%"],
  ["solar panels cost 12000 save 1500 a year payback", "8\u00A0years"],
  ["net pay from 4000 after 20% tax", "$3,200.00"],
  // 60,000 / 4 %
  ["how much do I need to retire on 60k a year with the 4% rule", "$1,500,000"],
  // The only calculator that is named answers, and none that lacks a value.
  ["how much would a 325000 mortgage cost at 6.8% for 30 yrs", "$2,118.76"],
  // The day to which the page counts is not a matter of the due date.
  ["when will my mare foal if she was bred on May 10, 2026?", "April 15, 2027"],
  // Lists that are said beside other values.
  ["irr -5000, 1500, 2000, 2500", "8.896%"],
  ["npv: cost 50000, cash flows 15000, 20000, 25000, 8% discount", "$881"],
  ["average cost of 30 shares at 12 and 60 shares at 9", "$10.00"],
  ["debt to income ratio income 6000, rent 1500, car 300", "30%"],
  ["business sells 500 units at 20 each unit costs 8 and fixed expenses 3000 what profit", "$3,000"],
  // What is asked for by its name is told, also where a value does not count in it; of two of a name the other one that is said.
  ["personal loan 12000 13.5% 36 months 5% origination fee APR", "17.14%"],
  [
    "How many units do I need to sell to earn a profit of $10,000 with fixed costs of $20,000, a price of $50 and a unit cost of $35?",
    "2,000\u00A0units",
  ],
  ["Is 391 a prime number?", "No"],
  [
    "What is the p-value of a chi-square test for observed counts 45, 55, 60, 40 if all are equally likely?",
    "0.171797",
  ],
  // August 9 to November 22
  ["How many weeks pregnant am I if the first day of my last period was August 9, 2026?", "15"],
  // A dose is by the day or each time, and who takes it does not weigh so many times as much.
  ["amoxicillin dose 45 mg/kg/day 22 kg 2 doses a day", "495\u00A0mg"],
  ["medication dose 15 mg/kg 18 kg", "270\u00A0mg"],
  ["medication dose 45 mg/kg daily 22 kg 2 doses a day", "495\u00A0mg"],
  // A term that nothing names
  [
    "What price home can I afford on $90,000 a year with $300 in monthly debts, $50,000 down, a 7% rate for 30 years, 1.2% property tax, 0.5% insurance and 0.6% PMI?",
    "$286,784",
  ],
  // An option that is a size
  [
    "how many amp hours of battery do I need at 12 volts for 1.5 kWh a day for 2 days, discharging to 50%, with 90% inverter efficiency",
    "555.6\u00A0Ah",
  ],
  // What people call an option, on both sides of a conversion; US 8 is EU 38
  ["womens us dress size 8 to european", "38"],
  // A span that is said twice
  ["5-year loan of 20000 at 6%, payment over 5 years", "$386.66"],
  // What is not counted is 0, whatever it is one of; a profit may be as much as the ads
  ["mortgage payment 300k at 6% for 30 years not counting taxes and insurance", "$1,798.65"],
  ["concrete slab 10 x 10 ft 4 in thick, ignoring waste", "1.23\u00A0yd³"],
  [
    "How much profit did my ads make if I spent $3,000, they brought in $12,000 of sales, my gross margin is 50% and I had no other costs?",
    "$3,000.00",
  ],
  // Both parts: (3 + 4i) / 25
  ["reciprocal of 3 - 4i", "0.12 + 0.16i"],
  // Degrees of the weather
  ["What is the dew point when it's 85 degrees out with 60% humidity?", "69.6\u00A0°F"],
  // "Now" and "from now" say nothing beside no date
  ["What is $20,000 received 6 years from now worth today if I discount at 7%?", "$13,327"],
  // 48,000 × 92.35 % × 15.3 %
  ["How much self-employment tax would I owe on $48,000 of net profit in 2026 with no other job?", "$6,782.18"],
])("%s: %s", async (sentence, figure) => {
  expect(await answer(sentence)).toBe(figure);
});

test("a value that does not count in what is asked for is said to make no difference", async () => {
  const found = await ask("personal loan 12000 13.5% 36 months 5% origination fee APR");
  const idle = found.calculator === null ? [] : found.read.filter(({ isIdle }) => isIdle);
  expect(idle.map(({ key }) => key)).toEqual(["principal"]);
});

test.each([
  // 1200 / 160, (50.7 - 50.1) / (3 × 0.2)
  [
    "My landing page had 6,400 visitors and 160 of them became leads. Traffic cost me $1,200. What did each lead cost?",
    "$7.50",
  ],
  ["What is the Cpk if the average is 50.1, the standard deviation is 0.2 and the spec limits are 49.5 and 50.7?", "1"],
])("what the question names is answered, whatever else is said: %s", async (sentence, figure) => {
  expect(await answer(sentence)).toBe(figure);
});

test.each([
  // 22² × sin²(50°) / 2g
  [
    "How high does a ball go if I kick it at 22 m/s at a 50 degree angle from the ground?",
    "14.4811\u00A0m",
    ["ground"],
  ],
  // The calculator's name is an input too: 8.02 × log₂(10) days and three half-lives of 6 hours
  ["half-life of 8.02 days, 100 g, how many days until 10 g is left", "26.6419\u00A0d", ["g", "g", "days"]],
  ["how long does it take for 80 mg of a drug with a 6 hour half life to fall to 10 mg", "18\u00A0h", ["mg", "mg"]],
])("a word of the calculator that says nothing of a figure is named: %s", async (sentence, figure, unread) => {
  expect(await ask(sentence)).toMatchObject({ answer: figure, unread });
});

test.each([
  // 27,400 over 66 months at 5.9 %; 1000 / 1.05¹⁰, without what the calculator knows nothing of
  ["car loan 27.4k 5.9 apr 66 months monthly payment nothing down", "$487.16", []],
  ["present value of a 1,000 dollar bond due in 10 years at 5% with no coupon", "$614", ["bond", "no", "coupon"]],
])("what there is none of: %s", async (sentence, figure, unread) => {
  expect(await ask(sentence)).toMatchObject({ answer: figure, unread });
});

test("before and after tax are two figures", async () => {
  expect(await ask("what is my salary before tax if i get 3000 after 25% tax")).toMatchObject({ calculator: null });
});

test.each([
  // The hours of the page's example.
  "double time on 30 dollars an hour",
  // The figure that is asked for does not count all of them.
  "dca 200 a month at prices 10, 8, 12 average cost",
  // Somebody else's weight.
  "bmi 5'9",
  "dose 10 mg/kg bottle says 100 mg in 5 ml",
  // Two spans that differ are not one.
  "5-year loan of 20000 at 6%, payment over 6 years",
  // A limit, or a sum that was said, is not a result.
  "what rpm should I run a 1/2 inch end mill at 300 sfm?",
  "car bought for 28000 now worth 15000 after 4 years depreciation per year",
  // The days that are not counted are not those that count.
  "How many working days from June 1 2026 to June 30 2026 not counting federal holidays?",
  // A date that is asked for is not a span.
  // What is to be saved every month, or left at the end, is not what was asked for.
  "college costs 25000 a year now, 4% inflation, in 10 years per year",
  "estimated quarterly tax 12000 owed last year 10000",
  // 2025 is not the year of the page's brackets.
  "how much federal estate tax is due on an $18 million estate in 2025 with no debts and no deductions",
])("no figure that rests on what nobody said: %s", async (sentence) => {
  expect(await answer(sentence)).toBeNull();
});
