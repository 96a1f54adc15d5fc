import { expect, test } from "vitest";
import { readDigits, writeDigits } from "./digits.ts";

test("functions of app/maths give the figures, and its tables have those, that were recorded (npm run record -- --shared)", () => {
  expect(writeDigits()).toEqual(readDigits());
});
