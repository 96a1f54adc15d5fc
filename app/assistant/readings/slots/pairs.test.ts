import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";
import { makeTeller } from "../../../../tests/assistant/tell.ts";

const ask = makeAssistant(await loadCatalogue());
const tell = makeTeller(ask);

test.each([
  ["3 apples cost $2.40, how much are 7", "$5.60"],
  ["8 bottles cost 12 euros, 5 bottles how much", "€7.50"],
  ["10 apples weigh 3 kg, how much do 7 weigh", "2.1 kg"],
  ["12 boxes weigh 30 kg, how much does one box weigh", "2.5 kg"],
  ["10 apples weigh 3 kg, how much does each weigh", "0.3 kg"],
  ["4 bags weigh 10 kg. how heavy is one bag", "2.5 kg"],
  ["a stack of 500 sheets is 5 cm thick, how thick is one sheet", "0.01 cm"],
])("what belongs together is told in its unit, %s: %s", async (sentence, figure) => {
  expect(await tell(sentence)).toBe(figure);
});

test.each([
  // 45 / 0.15
  ["the 15% discount saved me $45, what was the price", "300"],
  ["a 15% off coupon saved me $45. what was the full price", "300"],
  ["how much is saved with 15% off 45", "$6.75"],
  // 20 / 80 and 60 / 100
  ["profit margin of 20 on sales of 80", "25%"],
  ["margin of 60 on 100", "60%"],
  // Pesos have the sign of dollars; "149 to the dollar" is of any currency.
  ["how many pesos is 250 dollars at 17 to the dollar", "$4,250.00 MXN"],
  ["500 dollars at 149 to the dollar", "74,500"],
  // Meters, where nothing speaks of minutes
  ["speed for 400 m in 50 seconds", "8 m/s"],
])("which figure is the whole, %s: %s", async (sentence, figure) => {
  expect(await tell(sentence)).toBe(figure);
});

test("figures with two points are no figures", async () => {
  expect(await ask("mean of 1.2.3")).toMatchObject({ calculator: null });
});
