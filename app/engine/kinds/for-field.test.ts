import { expect, test } from "vitest";
import { money, number } from "#engine/define.ts";
import { formatForField } from "#engine/format.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";

test("amounts are grouped from a thousand on, a year is not", () => {
  expect(formatForField(money("Insurance", {}), 1800, US_PREFERENCES)).toBe("1,800");
  expect(formatForField(money("Price", {}), 400_000, US_PREFERENCES)).toBe("400,000");
  expect(formatForField(number("Year", { plain: true }), 2026, US_PREFERENCES)).toBe("2026");
});
