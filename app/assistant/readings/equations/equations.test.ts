/** Figures that are read by their names: two quantities of an equation, and the third that is asked for. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";
import { EQUATIONS } from "./index.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  ["ltv to cac ratio ltv 900 cac 300", "LTV to CAC ratio", "3"],
  ["credit utilization 1500 of 5000 limit", "Credit utilization", "30%"],
  // Whichever of the three is asked for
  ["roi of 20% on 15000 how much profit", "Profit", "$3,000.00"],
  ["roi 20% on 15000 how much profits", "Profit", "$3,000.00"],
  ["2.4% conversion of 5000 visitors", "Conversions", "120"],
  ["75% hydration 600 g flour how much water", "Water", "450 g"],
  ["hydration with 350 g water and 500 g flour", "Hydration", "70%"],
  ["fire number for 48000 spending at 4%", "Savings needed", "$1,200,000.00"],
  // 25 × 10 + 50
  ["reorder point 25 per day 10 days lead 50 safety stock", "Reorder point", "300"],
  // (12 − 3) / 15
  ["sharpe ratio return 12% risk free 3% volatility 15%", "Sharpe ratio", "0.6"],
  // 5 / 4 − 1
  ["a/b test uplift from 4% to 5%", "Uplift", "25%"],
  // A month's cash flow is twelve of a year's
  ["cash on cash return 60000 invested 400 a month cash flow", "Cash-on-cash return", "8%"],
  ["home brew started at 1.055 finished at 1.014 abv?", "ABV", "5.38%"],
])("%s: %s %s", async (sentence, label, figure) => {
  const answer = await ask(sentence);
  expect(answer).toMatchObject({ calculator: "scientific-calculator", label, unread: [] });
  expect(answer.calculator === null ? "" : answer.answer.replace("\u00a0", " ")).toBe(figure);
});

test.each([
  // A word that is not a name of the equation
  "credit utilization 1500 of 5000 limit after fees",
  "ltv 900 cac 300 without marketing",
  // Only half of a share has a period, or each its own
  "rent to income ratio 1500 a month income 60000",
  "savings rate 500 a month income 1000 a week",
  // What is not by the time
  "credit utilization 1500 a month of 5000 limit",
  // Nothing is asked for
  "cac 300 revenue 900",
])("%s: not answered by an equation", async (sentence) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null ? null : answer.answer).toSatisfy(
    (text: string | null) =>
      text === null || (answer.calculator !== null && answer.calculator !== "scientific-calculator"),
  );
});

test("every equation names its quantities, and solves for them by the others alone", () => {
  for (const { terms, solved } of EQUATIONS) {
    const keys = Object.keys(terms);
    expect(Object.keys(solved).length).toBeGreaterThan(0);
    for (const [asked, way] of Object.entries(solved)) {
      expect(keys).toContain(asked);
      const used = [...way.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!);
      expect([...new Set(used)].toSorted()).toEqual(keys.filter((key) => key !== asked).toSorted());
    }
  }
});
