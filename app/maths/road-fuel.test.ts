import { expect, it } from "vitest";
import { CO2_PER_LITRE, LITRES_PER_PRICE_UNIT } from "./road-fuel.ts";

it("gives the figures of the US EPA per gallon", () => {
  expect(CO2_PER_LITRE.petrol * LITRES_PER_PRICE_UNIT["gal-us"]).toBeCloseTo(8.887, 12);
  expect(CO2_PER_LITRE.diesel * LITRES_PER_PRICE_UNIT["gal-us"]).toBeCloseTo(10.18, 12);
});

it("a litre of petrol makes about 2.35 kg, a litre of diesel 2.69 kg", () => {
  expect(CO2_PER_LITRE.petrol).toBeCloseTo(2.3477, 4);
  expect(CO2_PER_LITRE.diesel).toBeCloseTo(2.6893, 4);
  expect(CO2_PER_LITRE.lpg).toBeCloseTo(1.5005, 4);
});
