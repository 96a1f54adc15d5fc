/** Values as people write them: prices by a unit, losses that there are none of, numbers in words before a mark, kinds of value. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";
import { makeTeller } from "../../tests/assistant/tell.ts";

const ask = makeAssistant(await loadCatalogue());
const tell = makeTeller(ask);

test.each([
  // 62 kWh × 70 % = 43.4 kWh, at 13 cents each
  ["cost to charge 62 kWh EV battery 20% to 90% at 13 cents/kWh, no losses", "$5.64"],
  ["cost to charge 62 kWh EV battery 20% to 90% at $0.13/kWh without losses", "$5.64"],
  // 85 × 8 Gbit at 300 Mbit/s: 2,266.7 s
  ["85 GB download 300 mbps no overhead", "0:37:47"],
  // 28.7 × 6.8 − 46.7 (Nathan 2008)
  ["a1c 6.8 estimated average glucose mg/dl", "148 mg/dL"],
  ["average glucose 154 mg/dl to a1c", "7%"],
  // 12 × 17.99 + 52 × 11.50 + 139
  ["subscriptions: streaming 17.99 a month, gym 11.50 a week, delivery 139 a year", "$952.88"],
  // 11 × 10 × 9 × 8 / 24
  ["in how many ways can 4 toppings be chosen from eleven?", "330"],
  // 1.12 × 0.88
  ["100 up 12% and then down 12%", "98.56"],
  ["up 12% and then down 12%", "-1.44%"],
  ["sales fell 10% and then rose 20%, what is the change", "8%"],
  ["rent went up 5% and then 3% again", "8.15%"],
  // 12.5 × 50 lb / 2.2046226218
  ["dose 12.5 mg/kg weight 50 lb", "283.5 mg"],
  ["12.5 mg per kg for a 50 lb child how many mg", "283.5 mg"],
  // 703 × 165 / 68²
  ["bmi 165 lb 5 8", "25.1 kg/m²"],
  // June has 30 days, April 1 to 7 with both ends are 7
  ["days from june 1 through june 30 2026", "30"],
  ["days from april 1 to april 7 2026 inclusive", "7"],
  ["days from april 1 to april 7 2026", "6"],
  // 300,000 / 30,000
  // (10 × 12 ft²) / (12 × 12 in²)
  ["how many 12 by 12 inch tiles for a 10 by 12 foot floor", "120"],
  // (3 × 45 + 3.6 × 15) / 60
  ["how many hours ahead is boston of phoenix", "2 hours"],
  ["5pm pst in cet", "2:00 AM the next day"],
  [
    "my son lives in Tokyo and I'm in Chicago. If I call at 8 in the evening my time, what time is it for him?",
    "11:00 AM the next day",
  ],
])("%s: %s", async (sentence, answer) => {
  expect(await tell(sentence)).toBe(answer);
});

test("of two rates of pay the higher one is told, with the hours that nobody said", async () => {
  // 27 × 2,080 = 56,160
  expect(await ask("27 an hour full time or 55000 a year, which pays more")).toMatchObject({
    label: "27 an hour pays more: in a year of 2,080 hours",
    answer: "$56,160",
    read: [{ text: "27 per hour, 55000 per year" }],
  });
});

test("what is told in dollars is not counted in pounds", async () => {
  // 18 × 52
  expect(await ask("18 dollars a week for a year")).toMatchObject({
    calculator: "scientific-calculator",
    answer: "$936.00",
  });
});

test("who pays less saves", async () => {
  // 14 × 51 W × 1,460 h = 1,042.44 kWh at 16 cents
  const sentence =
    "I swap 14 60-watt bulbs for 9-watt LEDs, 4 hours a day, power costs 16 cents a kWh. How much less will I pay in a year?";
  expect(await ask(sentence)).toMatchObject({ calculator: "led-savings", answer: "$166.79" });
});

test("a converter answers a story that has one value of its kind", async () => {
  // 110 km / 1.609344
  expect(await ask("The speed limit signs in Canada said 110 km/h. How fast is that in mph?")).toMatchObject({
    calculator: "speed-converter",
    answer: expect.stringMatching(/^68\.3508\smph$/),
  });
});

test("bare figures go where the calculator that is named has a place for them", async () => {
  // 450 × 60 / 600
  expect(await ask("takt time 450 working minutes 600 pcs demand")).toMatchObject({
    calculator: "takt-time",
    answer: expect.stringMatching(/^45\sseconds$/),
    unread: ["working"],
  });
});

test.each([
  // Of two rates one has no place.
  ["loan 20k 7% 8% 5 years"],
  // Prices, of which no ratio is asked.
  ["15 shares at 40 and 30 shares at 55"],
  // Nobody's age is usual where kidneys are judged by it.
  ["egfr with a creatinine of 1.4"],
  // That it rose is said; by how much is asked.
  ["sales fell 10% and then rose, by how much"],
])("%s: not read", async (sentence) => {
  expect((await ask(sentence)).calculator).toBeNull();
});

test("a figure behind the name of the other one is not put where it would fit better", async () => {
  expect((await ask("bmi weight 150 height 70", "de")).calculator).toBeNull();
});
