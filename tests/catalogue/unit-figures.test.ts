import { expect, test } from "vitest";
import { readUnitFigures, writeUnitFigures } from "./unit-figures.ts";

test("units, and figures of each locale, are read, converted and written as recorded (npm run record -- --shared)", () => {
  expect(writeUnitFigures()).toEqual(readUnitFigures());
});
