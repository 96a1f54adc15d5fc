import { expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";
import { money, number, percent, quantity } from "./define.ts";
import { formatEntry, formatEntryCell } from "./format-entry.ts";

const METRIC = { ...US_PREFERENCES, unitSystem: "metric" } as const;

test("what was entered in another unit is told as its field shows it, in its own as it is", () => {
  const side = quantity("Side", length, { unit: "m" });
  expect(formatEntry(side, 5, US_PREFERENCES)).toBe("16.4\u00a0ft");
  expect(formatEntry(side, 5.12345, METRIC)).toBe("5.12345\u00a0m");
  expect(formatEntry(quantity("Side", length, { unit: "m", decimals: 1 }), 5, US_PREFERENCES)).toBe("16.4\u00a0ft");
});

test("what is so small that its field has an exponent is told without that notation", () => {
  const charge = quantity("Charge", length, { unit: "m" });
  expect(formatEntry(charge, 5e-11, US_PREFERENCES)).toBe("1.64042 × 10⁻¹⁰\u00a0ft");
});

test("feet with inches, numbers and what is missing are told as everywhere", () => {
  expect(formatEntry(quantity("Height", length, { unit: "cm", imperial: "ft-in" }), 180, US_PREFERENCES)).toBe(
    "5 ft 11 in",
  );
  expect(formatEntry(number("Speed of light"), 299_792_458, US_PREFERENCES)).toBe("299,792,458");
  expect(formatEntry(quantity("Side", length, { unit: "m" }), null, US_PREFERENCES)).not.toMatch(/\d/);
});

test("declared decimals are those of results: an entry has all that were typed, in each unit", () => {
  const riser = quantity("Riser", length, { unit: "cm", decimals: 1 });
  expect(formatEntry(riser, 18.415, US_PREFERENCES)).toBe("7.25\u00a0in");
  expect(formatEntry(riser, 18.415, METRIC)).toBe("18.415\u00a0cm");
  expect(formatEntry(riser, 18.415, METRIC, "in")).toBe("7.25\u00a0in");
  expect(formatEntry(percent("Yield", { decimals: 2 }), 99.379, US_PREFERENCES)).toBe("99.379%");
  expect(formatEntry(money("Price", { decimals: 1 }), 1.25, US_PREFERENCES)).toBe("$1.25");
  expect(formatEntry(money("Price"), 1.5, US_PREFERENCES)).toBe("$1.50");
  expect(formatEntry(money("Price"), 60, US_PREFERENCES)).toBe("$60");
  expect(formatEntry(number("Year", { plain: true, decimals: 0 }), 2026, US_PREFERENCES)).toBe("2026");
  expect(formatEntryCell(riser, 18.415, US_PREFERENCES)).toBe("7.25");
});

test("a body height is told in whole inches, unless it was entered with half of one", () => {
  const height = quantity("Height", length, { unit: "cm", imperial: "ft-in" });
  expect(formatEntry(height, 179.07, US_PREFERENCES)).toBe("5 ft 10.5 in");
  expect(formatEntry(height, 179, US_PREFERENCES)).toBe("5 ft 10 in");
});
