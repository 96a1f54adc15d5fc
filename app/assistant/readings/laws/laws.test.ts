import { expect, test } from "vitest";
import { registerAllUnits } from "#assistant/tokens/all-units.ts";
import { tokenize } from "#assistant/tokens/tokenize.ts";
import { readSciences } from "./index.ts";

registerAllUnits();

const read = (sentence: string) => {
  const reading = readSciences(tokenize(sentence, { locale: "en-US", today: "2026-11-29" }));
  return reading?.calculator && reading.unread.length === 0 ? reading.inputs.expression : null;
};

test.each([
  ["rectangle perimeter 50, width 9, length?", "50 / 2 - 9"],
  // One more word
  ["rectangle perimeter us 36 and length 10, find width", "36 / 2 - 10"],
  ["square with perimeter 48 side", "48 / 4"],
  ["perimeter of a square is 48, how long is each side", "48 / 4"],
  ["area between circles of radius 6 and 10", "pi * abs(6^2 - 10^2)"],
  ["regular polygon with interior angle 150, how many sides", "360 / (180 - 150)"],
  ["50 m from a tower angle of elevation 35°, tower height", "50 * tan(35)"],
  ["gauge pressure 12 m under water kpa", "9806.65 * 12"],
  ["ball thrown straight up at 18 m/s, max height", "18^2 / 19.6133"],
  ["gas 4 L at 2 atm, volume at 5 atm same temperature", "4 * 202650 / 506625"],
  ["100 ml of 2 M from 8 M stock, how much stock", "100 * 2 / 8"],
  ["20 mL HCl needs 25 mL of 0.1 M NaOH, concentration of HCl", "0.1 * 25 / 20"],
  ["20 mg decays to 1.25 mg in 10 hours, half-life in hours", "10 * log(0.5) / log(1.25/20)"],
])("%s", (sentence, formula) => {
  expect(read(sentence)).toBe(formula);
});

test.each([
  // No figure of it is said, or a side that is longer than the diagonal
  "perimeter of a rectangle 9 wide",
  "rectangle diagonal 5 one side 9 other side",
  // Two protons
  "titration 25 ml 0.1 M NaOH neutralises 20 ml H2SO4, molarity of the acid",
])("%s: no law", (sentence) => {
  expect(read(sentence)).toBe(null);
});
