import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";
import { makeTeller } from "../../../../tests/assistant/tell.ts";

const ask = makeAssistant(await loadCatalogue());
const tell = makeTeller(ask);

test.each([
  ["5 ft + 3 ft", "8 ft"],
  ["2 kg + 300 g", "2.3 kg"],
  ["12 cups - 3 pints", "6 cups"],
  ["3 gallons minus 5 quarts", "1.75 gal"],
  ["what is 2/3 cup + 1/4 cup?", "0.916667 cups"],
  ["10 ft/4", "2.5 ft"],
  ["100 km divided by 8", "12.5 km"],
  ["three times 250 ml", "750 mL"],
  ["double 1.5 tbsp", "3 tbsp"],
  ["triple 40 g", "120 g"],
  ["a third of 90 km", "30 km"],
  ["a quarter of 2 gallons", "0.5 gal"],
  ["2 kg + 3 * 500 g", "3.5 kg"],
  ["(2 kg + 500 g) * 2", "5 kg"],
  // In the parts in which it was said
  ["5 ft 7 in + 2 ft 9 in + 11 in", "9 ft 3 in"],
  ["5 ft 7 in - 2 ft 9 in", "2 ft 10 in"],
  ["5'7\" plus 3'", "8 ft 7 in"],
  ["half of 5 ft 7 in", "2 ft 9.5 in"],
  ["1 lb 4 oz plus 12 oz", "2 lb"],
  ["1 h 30 m times 3", "4 h 30 min"],
  // In the unit that is asked for: 3.3 km, 16 tablespoons to the cup, 16 ounces to the pound
  ["2.5 km + 800 m in miles", "2.05052 mi"],
  ["1/3 cup times 5 in tablespoons", "26.6667 tbsp"],
  ["how many ounces is 2 lb + 3 oz", "35 oz"],
  // One quantity in another is a number
  ["10 ft / 4 in", "30"],
  // Durations
  ["4:05 + 3:38 + 5:12", "12:55:00"],
  ["add 4:05, 3:38 and 5:12", "12:55:00"],
  ["the sum of 90 minutes and 1 hour 20 min", "2:50:00"],
  ["5 days + 3 weeks", "26 d"],
  ["8 hours - 30 min", "7.5 h"],
  ["6 x 330 ml", "1,980 mL"],
  ["0:58:30 + 45 s", "0:59:15"],
  ["3/4 of 2 cups", "1.5 cups"],
  // Money
  ["$5.25 + 3 * $2", "$11.25"],
  ["half of $84", "$42.00"],
  ["€12.50 + €3", "€15.50"],
])("%s is %s", async (sentence, figure) => {
  expect(await tell(sentence)).toBe(figure);
});

test.each([
  ["de", "2,5 kg plus 300 g", "2,8 kg"],
  ["es", "2 kg más 300 g", "2,3 kg"],
])("a visitor from %s, %s is %s", async (visitor, sentence, figure) => {
  expect(await tell(sentence, visitor)).toBe(figure);
});

test.each([
  // Two kinds, a number beside a quantity, degrees that do not add up, a square, two currencies
  "5 ft + 2 kg",
  "5 ft + 3",
  "3 - 5 ft",
  "20 celsius + 5 celsius",
  "5 kg * 3 kg",
  "12 / 3 kg",
  "$5 + €3",
  "$5 * $3",
  "2 kg + 300 g in miles",
  // An area
  "12 x 10 ft",
  "2 x 4 m",
  // Signs without a figure
  "5 ft +",
  "5 ft 3 plus 2 ft",
  "$2 + 3 m",
  "(5 ft + 2 ft",
  "5 ft + 2 ft)",
  "5 ft + * 2",
])("%s is no sum of quantities", async (sentence) => {
  const answer = await ask(sentence);
  expect(answer.calculator === "scientific-calculator" && answer.unread.length === 0).toBe(false);
});

test("a sum is told as it was said", async () => {
  expect(await ask("half of 5 ft 7 in plus 2.5 ft - 3 in")).toMatchObject({
    read: [{ text: "½ × 5 ft 7 in + 2.5 ft − 3 in" }],
  });
});

test("a clock plus a duration is a time of day", async () => {
  expect(await tell("9:20 plus 45 minutes")).toBe("10:05 AM");
  expect(await tell("8:15 - 17:00")).toBe("8:45:00");
});
