import { expect, test } from "vitest";
import { computeDewPoint, saturationPressure } from "./humidity.ts";

test("saturation at 0 °C is 6.112 hPa and at 20 °C about 23.3 hPa (WMO-No. 8)", () => {
  expect(saturationPressure(0)).toBe(6.112);
  expect(saturationPressure(20)).toBeCloseTo(23.33, 2);
});

test("the dew point is the inverse", () => {
  for (const celsius of [-45, -10, 0, 15.5, 60])
    expect(computeDewPoint(saturationPressure(celsius))).toBeCloseTo(celsius, 10);
});
