import { expect, test } from "vitest";
import { readAsCalculator } from "#assistant/readings/calculator-reading.ts";
import { tokenize } from "#assistant/tokens/tokenize.ts";
import concrete from "#calculators/construction/concrete.ts";
import dimensionalWeight from "#calculators/transportation/dimensional-weight.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";

const METRIC = { ...US_PREFERENCES, unitSystem: "metric" } as const;

function readPrice(definition: typeof concrete, key: string, text: string, preferences = US_PREFERENCES) {
  const tokens = tokenize(text, { locale: "en-US", today: "2026-11-27" });
  const reading = readAsCalculator(definition, tokens, preferences);
  return [reading?.inputs[key], reading?.unread];
}

const CONCRETE = "10 by 10 ft 4 in thick ready-mix price";

test("a price is read by the unit it is said for, which is then read", () => {
  const [value, unread] = readPrice(concrete, "pricePerCubicMeter", `${CONCRETE} $100 per yd3`);
  expect(value).toBeCloseTo(130.795, 3);
  expect(unread).toEqual([]);
  expect(readPrice(concrete, "pricePerCubicMeter", `${CONCRETE} $100 per m3`)).toEqual([100, []]);
});

test("a bare price is by the unit of the sentence, or of the reader", () => {
  expect(readPrice(concrete, "pricePerCubicMeter", `${CONCRETE} $100`)[0]).toBeCloseTo(130.795, 3);
  const parcel = "60 x 40 x 30 cm 8 kg price by weight $4";
  expect(readPrice(dimensionalWeight, "pricePerKg", parcel)[0]).toBe(4);
  expect(readPrice(dimensionalWeight, "pricePerKg", "price by weight $4", METRIC)[0]).toBe(4);
  expect(readPrice(dimensionalWeight, "pricePerKg", "price by weight $4")[0]).toBeCloseTo(8.818, 3);
});

test("a unit of something else is none of the price", () => {
  expect(readPrice(concrete, "pricePerCubicMeter", `${CONCRETE} $100 per kg`)).toEqual([undefined, ["$100"]]);
});
