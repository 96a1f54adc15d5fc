import { expect, test } from "vitest";
import { spellUnit } from "./unit-spelling.ts";

test.each([
  ["Kilometre (km)", "Kilometer (km)"],
  ["Litre per square metre", "Liter per square meter"],
  ["Pound per millilitre", "Pound per milliliter"],
  ["Metres", "Meters"],
  ["Foot (ft)", "Foot (ft)"],
])("%s is %s in the United States, and stays elsewhere", (label, american) => {
  expect(spellUnit(label, "en-US")).toBe(american);
  expect(spellUnit(label, "en-GB")).toBe(label);
});
