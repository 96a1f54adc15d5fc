import { describe, expect, test } from "vitest";
import { money, number, quantity } from "#engine/define.ts";
import { formatForField } from "#engine/format.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";

test("amounts are grouped from a thousand on, a year is not", () => {
  expect(formatForField(money("Insurance", {}), 1800, US_PREFERENCES)).toBe("1,800");
  expect(formatForField(money("Price", {}), 400_000, US_PREFERENCES)).toBe("400,000");
  expect(formatForField(number("Year", { plain: true }), 2026, US_PREFERENCES)).toBe("2026");
});

describe("a measured amount in its field", () => {
  const width = quantity("Width", length, { unit: "m", default: 1 });
  const write = (value: number, unit: string) => formatForField(width, value, US_PREFERENCES, unit);

  test.each([
    [0.1 + 0.2, "0.3"],
    [1.23456789012, "1.23456789012"],
    [1.234567890123, "1.23456789012"],
  ])("has what was typed in its own unit, up to twelve digits: %s", (value, text) => {
    expect(write(value, "m")).toBe(text);
  });

  test.each([
    [1, "in", "39.37"],
    [0.001, "in", "0.03937"],
    // Whole inches are never rounded to tens.
    [1000, "in", "39,370"],
    [31_234, "in", "1,229,685"],
  ])("is rounded where it was converted: %s m is as many %s", (value, unit, text) => {
    expect(write(value, unit)).toBe(text);
  });
});
