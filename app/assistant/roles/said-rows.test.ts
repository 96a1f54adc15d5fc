/** Lists as people say them: which figures go into which row. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

/** The rows of a list without the cells that nobody said. */
async function readRows(sentence: string, keys: readonly string[]): Promise<unknown> {
  const { calculator, inputs } = (await ask(sentence)) as {
    calculator: string | null;
    inputs: Record<string, unknown>;
  };
  const [list] = Object.values(inputs ?? {}).filter(Array.isArray) as Record<string, unknown>[][];
  return calculator && list?.map((row) => keys.map((key) => row[key]));
}

test.each<[sentence: string, keys: readonly string[], rows: readonly (readonly unknown[])[]]>([
  // Whatever else a row says is its name.
  [
    "emergency fund 4 months: rent 1,450, food 520, utilities 165, car 310",
    ["name", "amount"],
    [
      ["rent", 1450],
      ["food", 520],
      ["utilities", 165],
      ["car", 310],
    ],
  ],
  // A count may be left out of one row and not of another, and belongs to what stands behind it.
  [
    "What does it cost per year to run a 700 watt AC for 8 hours a day and two 60 watt fans for 10 hours a day if I pay 15.5 cents per kWh and a $0 fixed charge?",
    ["watts", "hoursPerDay", "quantity"],
    [
      [700, 8, 1],
      [60, 10, 2],
    ],
  ],
  [
    "Every week: meeting cost 3 managers $130,000, 6 developers $110,000, 1 director $185,000, 45 minutes, no prep, 0% overhead, 1,920 hours a year",
    ["count", "annualSalary"],
    [
      [3, 130_000],
      [6, 110_000],
      [1, 185_000],
    ],
  ],
  // The name beside a figure tells its column, whatever stands on the other side.
  [
    "engagement rate 8,500 followers: 300 likes 20 comments / 450 likes 35 comments / 210 likes 12 comments",
    ["likes", "comments"],
    [
      [300, 20],
      [450, 35],
      [210, 12],
    ],
  ],
  // Two times stand in their order, and "no breaks" is what nobody has to say.
  [
    "time card Mon 8:05am-4:35pm, Tue 8:00am-5:10pm, Wed 9:15am-4:00pm, no breaks, total hours",
    ["day", "start", "end", "breakMinutes"],
    [
      ["Mon", "08:05", "16:35", 0],
      ["Tue", "08:00", "17:10", 0],
      ["Wed", "09:15", "16:00", 0],
    ],
  ],
  // Where one is said to be business, the others are not.
  [
    "Last year I drove 6,400 business miles at 70 cents, 210 medical miles at 21 cents and 300 charity miles at 14 cents. How big is my mileage deduction?",
    ["distance", "rate", "business"],
    [
      [6400, 0.7, true],
      [210, 0.21, false],
      [300, 0.14, false],
    ],
  ],
  // Pairs, and columns that are said one after the other.
  [
    "linear regression slope (1, 3), (2, 5), (4, 6)",
    ["x", "y"],
    [
      [1, 3],
      [2, 5],
      [4, 6],
    ],
  ],
  [
    "regression line x 1, 2, 3, 4 y 3, 5, 7, 10",
    ["x", "y"],
    [
      [1, 3],
      [2, 5],
      [3, 7],
      [4, 10],
    ],
  ],
])("%s", async (sentence, keys, rows) => {
  expect(await readRows(sentence, keys)).toEqual(rows);
});

test.each([
  // t = (12.8 - 19.2) / √(3.7 / 5 + 3.7 / 5)
  ["t test 12 15 14 10 13 vs 18 20 17 19 22", "-5.26077"],
  ["two sample t-test: 12, 15, 14, 10, 13 and 18, 20, 17, 19, 22, t statistic", "-5.26077"],
  // 100 / 80 + 100 / 40
  ["chi-squared for observed 90, 30 and expected 80, 40", "3.75"],
  // (80 × 2 + 90 × 3 + 70 × 5) / 10, and the mean of all that are not weights
  ["weighted average of 80, 90, 70 with weights 2, 3, 5", "78"],
  // 10 log₁₀(10⁷ + 10⁷·³ + 10⁷·⁵)
  ["add 70, 73 and 75 dB", "77.8941\u00A0dB"],
  // (185 - 98) / the mean of 31.5, 36.2 and 28.9
  [
    "My boutique sold $185,000 last year and the goods cost me $98,000. Inventory at cost was $31,500 in January, $36,200 in June and $28,900 in December. What is my GMROI?",
    "2.7",
  ],
  // What is owed is nothing that is owned.
  ["net worth house 415k, checking 6,500; owe mortgage 288k, student loans 21k", "$112,500"],
  // 9 + 10.5 + 9 hours, half an hour less each day
  [
    "Worked Monday 8:00 to 5:00, Tuesday 8:00 to 6:30 and Wednesday 7:30 to 4:30, half an hour for lunch each day. How many hours is that for the week?",
    "27\u00A0hours",
  ],
  ["subscriptions netflix 15.49 spotify 10.99 gym 40 monthly yearly cost", "$797.76"],
  // How many there are is none of them, and tests are not a t-test.
  ["average of these four grades 80, 85, 90, 95", "87.5"],
  ["what's the mean of 3 tests: 80, 90, 70", "80"],
  ["add sound levels 82 dB and 85 dB", "86.7643\u00A0dB"],
  // The price of a share counts in it, and the amount does not.
  ["dca $300 each at 42.10, 38.75, 35.20, 40.00, 44.60 average cost per share", "$39.88"],
  ["binge time 73 episodes 55 min + 22 episodes 48 min", "84.5\u00A0hours"],
])("%s: %s", async (sentence, answer) => {
  expect(await ask(sentence)).toMatchObject({ answer });
});

test.each([
  // The whole is not part of itself, and a rate of episodes is not an episode.
  "emergency fund 4 months: rent 1,450, food 520, total 1,970",
  "Two machines in my shop run at 88 dB and 91 dB, and a fan adds 84 dB. What's the noise level with all three on?",
  "average of these five grades 80, 85, 90, 95",
  "what's the mean of 4 tests: 80, 90, 70",
  "what grade is 17/20",
  "billable hours 7 minutes 22 minutes 50 minutes 6 minute increments round up",
])("%s is not answered", async (sentence) => {
  expect(await ask(sentence)).toMatchObject({ calculator: null });
});

test.each([
  // Each row says what was read of it, and not what nobody has to say.
  [
    "net worth house 415k, checking 6,500; owe mortgage 288k, student loans 21k",
    ["house: $415,000; checking: $6,500", "owe mortgage: $288,000; student loans: $21,000"],
  ],
  // What counts without being said is told too.
  ["gpa A 3 credits, B+ 4 credits", ["Course 1: A, 3 credits, level regular; Course 2: B+, 4 credits, level regular"]],
  [
    "subscriptions netflix 15.49 spotify 10.99 gym 40 monthly yearly cost",
    ["netflix: $15.49, every month; spotify: $10.99, every month; gym: $40, every month"],
  ],
  ["mortgage 300500.75 at 6.5% for 30 years", ["$300,500.75", "6.5%", "30 years"]],
  [
    "What does it cost per year to run a 700 watt AC for 8 hours a day and two 60 watt fans for 10 hours a day if I pay 15.5 cents per kWh and a $0 fixed charge?",
    ["AC: 700 W, 8 hours per day; fans: 60 W, 10 hours per day, × 2", "$0.155", "$0"],
  ],
  // No living room, as in the example
  ["flooring boxes 18x14 ft and 12x4 ft, 8% waste, 20 sq ft per box", ["18 ft, 14 ft; 12 ft, 4 ft", "8%", "20 ft²"]],
  // 14 ft and 12 x 4 ft, not 14 ft 12 in
  ["square footage of 18x14 ft and 12x4 ft", ["shape rectangle, 18 ft, 14 ft; shape rectangle, 12 ft, 4 ft"]],
  ["average of 4, 8 and 12", ["4, 8, 12"]],
])("%s is read as %j", async (sentence, texts) => {
  const { read, unread } = (await ask(sentence)) as { read: readonly { readonly text: string }[]; unread: unknown };
  expect(unread).toEqual([]);
  expect(read.map(({ text }) => text.replaceAll("\u00A0", " "))).toEqual(texts);
});

test("a word among the figures of a single row is no name of it", async () => {
  expect(await ask("cubic yards of mulch for 200 purple sq ft 3 inches deep")).not.toMatchObject({ unread: [] });
  expect(await ask("préstamo de veinte mil euros al 6 purple % a 3 años", "es")).toMatchObject({ calculator: null });
});
