import { expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";
import { number, quantity } from "./define.ts";
import { formatEntry } from "./format-entry.ts";

const METRIC = { ...US_PREFERENCES, unitSystem: "metric" } as const;

test("what was entered in another unit is told as its field shows it, in its own as it is", () => {
  const side = quantity("Side", length, { unit: "m" });
  expect(formatEntry(side, 5, US_PREFERENCES)).toBe("16.4\u00a0ft");
  expect(formatEntry(side, 5.12345, METRIC)).toBe("5.12345\u00a0m");
  expect(formatEntry(quantity("Side", length, { unit: "m", decimals: 1 }), 5, US_PREFERENCES)).toBe("16\u00a0ft");
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
