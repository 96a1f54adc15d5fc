/** Two sides that are compared: each is asked for itself, and nothing is told where one is not read or both differ in kind. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../tests/assistant/assistant.ts";
import { makeTeller } from "../../../tests/assistant/tell.ts";

const ask = makeAssistant(await loadCatalogue());
const tell = makeTeller(ask);

test.each([
  // Each payment of 60 months: 12,000 at 8 % and at 6.5 %
  ["12k loan 5 years 8% vs 6.5% difference in total interest", "$511.38"],
  ["what is the monthly payment difference, 280k mortgage 30 yr 7.0 vs 6.5", "$93.06"],
  // Workdays: 1,100 × 52 − 200 × 260; days: 5 × 365 − 12 × 120
  ["200 a day vs 1100 a week difference in pay per year", "$5,200.00"],
  ["coffee 5 a day vs 120 a month difference per year", "$385.00"],
  ["cd 4000 4 yrs 3% vs 3.5% compounded yearly difference at end", "$88.06"],
  // 160 miles: 2 h 40 min at 60, 2 h at 80
  ["160 miles at 80 mph instead of 60, how many minutes do i save", "40 min"],
  ["50 mph vs 100 km/h difference in mph", "12.1371 mph"],
  ["how much taller is 6'2 than 5'9", "5 in"],
  ["is 5'10 taller than 175 cm and by how much in cm", "2.8 cm"],
  // 28 × 40 × 52 = 58,240
  ["28 an hr 40 hrs a week 52 weeks vs 55000 salary, yearly difference", "$3,240.00"],
  ["family plan 20/mo vs solo 150/yr savings per year", "$90.00"],
  ["disney 13.99 and peacock 9.99 per month, how much cheaper is peacock in a year", "$48.00"],
  ["gym a is 30 a month plus 50 signup fee, gym b is 40 a month, how much cheaper is gym a over a year", "$70.00"],
  [
    "Plan A is 50 a month flat. Plan B is 35 plus 9 per gig and I use 2 gigs. How much more would B cost me a month?",
    "$3.00",
  ],
  ["lease 300 x 36 months no money down vs 260 x 36 with 2000 down, total cost difference", "$560.00"],
  [
    "Mugs are 8. One shop has buy 2 get 1 free, the other takes 20% off each, and I need 3. How much cheaper is the first shop?",
    "$3.20",
  ],
  ["job a 50k job b 60500 how many percent more", "21%"],
  ["1 in 10 vs 1 in 25 how many times more likely", "2.5"],
  ["1.5 liter for 2.10 compared to 500 ml for 0.95, price difference per liter", "$0.50"],
  ["10 oz for 3.50 vs 16 oz for 4.80 lowest price per oz", "$0.30"],
  ["amy has 12 mugs and i have 4, how many times as many", "3"],
  ["sam has 45 stamps and lee has 27, how many more does sam have", "18"],
  ["how much more expensive is the 1,450 desk than the 1,200 one", "$250.00"],
  ["pens 6 pack 4.80 or 10 pack 7.50, how much less per pen in the 10 pack", "$0.05"],
  ["old bill 150 new bill 95, how much less", "$55.00"],
  ["two 12 inch pizzas vs one 16 inch difference in area sq inches", "25.1327 in²"],
])("“%s” is %s", async (sentence, expected) => {
  expect(await tell(sentence)).toContain(expected);
});

test.each([
  // What stands for one side alone is not a price of the other.
  "how much cheaper is the 40 oz than the 20 oz for 3.10",
  // "The first" pays less.
  "job a pays 20 an hour 40 hours a week, job b 52000 a year, how much more does the first pay",
  "which is cheaper the 12 oz or the 20 oz bag",
  "amy has 12 mugs and i have 4 plates, how many times as many",
  // By the year of a rent that is paid by the month
  "my rent is 1500, hers is 1200, how much more do i pay a year",
  "which is the better deal the 12 pack or the 18 pack",
  "20 a month vs 3 lb, how much cheaper",
  "option a 500 not counting tax, option b 450, how much cheaper is b",
])("“%s” is not answered", async (sentence) => {
  expect((await ask(sentence)).calculator).toBeNull();
});

test("both sides are told with the difference", async () => {
  const answer = await ask("12k loan 5 years 8% vs 6.5% difference in total interest");
  expect(answer).toMatchObject({ label: "Difference: total interest" });
  expect(answer.calculator === null ? "" : answer.read[0]!.text).toMatch(/8% ?: \$2,599; .*6\.5% ?: \$2,088/);
});
