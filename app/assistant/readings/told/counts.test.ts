import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

/** The answer with plain spaces, and the words that were not read. */
async function tell(sentence: string) {
  const answer = await ask(sentence);
  return answer.calculator === null ? null : { answer: answer.answer.replaceAll("\u00A0", " "), unread: answer.unread };
}

test.each([
  ["the bag has 3 red and 5 blue marbles, what's the chance of drawing a red one?", "37.5%"],
  ["4 green, 6 yellow and 10 red apples in a bowl, probability of picking a yellow one", "30%"],
  ["each video is 700 MB and my drive is 1 TB. How many fit?", "1,428"],
  // 96 / 14 = 6.86
  ["a board is 8 feet long and I need pieces of 14 inches. How many can I cut?", "6"],
  ["each box holds 12 bottles and I have 150 bottles. How many boxes do I need?", "13"],
  ["a pack of 6 costs $4.50. What would 10 cost?", "$7.50"],
  ["24 cans 11.50 how much per can", "$0.48"],
  ["12 rolls 8.99 price per roll", "$0.75"],
  ["12 rolls for 8.99, how much is one", "$0.75"],
  // What one costs is said: 12 × 3.60
  ["12 eggs 3.60 each", "$43.20"],
  ["12 eggs at 3.60 each, how much", "$43.20"],
  // The currency that is said
  ["eggs are €3.60 a dozen. How much is one egg?", "€0.30"],
  ["eggs are $3.60 a dozen. How much is one egg?", "$0.30"],
  ["four friends share a $240 cabin and a $60 cleaning fee. What does each one pay?", "$75.00"],
  ["how much do I save buying 5 shirts at $22 each with 15% off?", "$16.50"],
  // 80 × 0.75 × 0.9
  ["a jacket costs $80 and is marked down 25%. There's another 10% off at the register. What do I pay?", "$54.00"],
  ["dinner came to $90, we leave 20% and there are 3 of us, what's each person's share with tip?", "$36.00"],
  ["one dollar is 0.92 euros. I have $750, how many euros is that?", "€690.00"],
  ["one dollar is £0.80. I have £400, how many dollars is that?", "$500.00"],
  ["it costs me $13 to make, what price do I charge for a 35% margin", "$20.00"],
  ["52000 salary weekly paycheck gross", "$1,000.00"],
  ["52000 salary monthly paycheck gross", "$4,333.33"],
  // 2 × (14 + 11) × 8
  ["how many square feet of wall is a room 14 by 11 with 8 foot ceilings?", "400 ft²"],
  ["I started the job on March 4, 2024 and left on June 20, 2026. How many days did I work there?", "838"],
  ["our vacation starts July 3, 2026 and ends July 19, 2026. How many nights is that?", "16"],
  ["the puppy was born on March 1, 2026, on what date is it 15 weeks old?", "June 14, 2026"],
  ["I was born in 1991. How old will I be in 2040?", "49 years"],
  ["when do I have to get up if I need eight and a half hours of sleep and go to bed at 10:15 pm?", "6:45 AM"],
  ["I need 8 hours of sleep and my alarm is set for 6:30 am, when should I go to bed?", "10:30 PM"],
  ["what pct is 19 of 76", "25"],
  // Both are centimeters: (12 + 8) / 2 × 5
  ["area of a trapezoid with bases 12 and 8 cm and height 5 cm", "50 cm²"],
  ["triangle with sides 3, 4 and 5 cm area", "6 cm²"],
  // The only unit that is said: π × 5² × 12
  ["cylinder radius 5 cm and height 12 volume", "942.478 cm³"],
  ["triangle base 10 cm height 6 area", "30 cm²"],
  // A slab's thickness has inches of its own.
  ["concrete slab 12 by 10 ft and 4 thick", "1.48 yd³"],
  // An age and a height
  ["I'm 35 and 180 cm tall and weigh 80 kg, male, bmr", "1,755 kcal"],
  ["what percent is 18 out of 45", "40"],
  ["what percent is 18 in 45", "40"],
  ["I worked 46 hours last week at $19 an hour, with time and a half after 40. What's my gross pay?", "931"],
  ["I got an A in a 4 credit class, a B in a 3 credit class and a C in a 3 credit one. What's my GPA?", "3.1"],
  // 5,400 / 225
  ["how many months to save $5,400 if I put aside $225 a month with no interest?", "24 mo"],
])("%s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toMatchObject({ answer });
});

test.each<[string, string, readonly string[]]>([
  ["my new desk is 150 cm wide. How many inches is that?", "59.0551 in", ["new", "desk", "wide"]],
  [
    "my dog eats one and a half cups twice a day and the bag holds 120 cups. How many days will the bag last?",
    "40 d",
    [],
  ],
  [
    "I'm putting up a fence 96 feet long with a post every 8 feet, including both ends. How many posts?",
    "13",
    ["putting", "both", "ends"],
  ],
])("%s: %s, and what says nothing of figures is named", async (sentence, answer, unread) => {
  expect(await tell(sentence)).toEqual({ answer, unread });
});

test.each([
  "5 red and 7 blue socks, chance that two are red",
  "each photo is 4 MB and the card is 64 GB with 10 GB used, how many fit",
  "one dollar is 0.92 euros and the bank takes a 2% fee, I have $750, how many euros",
  "I wake up at 6 am and go to bed at 10 pm and need 8 hours of sleep, when",
  "my desk is 150 cm wide and 60 cm deep. How many inches is that?",
  "72000 salary biweekly paycheck gross, minus 22% tax",
])("%s: another question", async (sentence) => {
  expect(await tell(sentence)).toBeNull();
});
