import { expect, test, vi } from "vitest";
import { remindOfDatedFigures, requireCurrentFigures } from "./dated-figures.ts";
import { readCalculators } from "./catalogue-files.ts";
import { DATED_FIGURES } from "../app/catalogue/dated-figures.ts";
import { root } from "./process.ts";

test("ten weeks before the end of figures a warning comes, and after it the check fails with file and calculator", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  remindOfDatedFigures("2026-10-01");
  expect(warn).not.toHaveBeenCalled();
  remindOfDatedFigures("2026-11-01");
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("the first on 2026-12-31: npm run dated"));
  expect(() => requireCurrentFigures("2026-12-31")).not.toThrow();
  expect(() => requireCurrentFigures("2027-01-01")).toThrow("app/maths/finance/tax-brackets.ts (us-income-tax");
});

/** They name a year, and what they say of it goes on. */
const GOES_ON = new Set([
  "blood-pressure",
  "currency-converter",
  "depreciation",
  "ev-vs-gas",
  "freight-class",
  "lottery-odds",
  "student-loan",
]);

test("a calculator whose fields or texts name figures of this year has an entry among those that end", async () => {
  const dated = new Set(DATED_FIGURES.flatMap(({ calculators }) => calculators));
  const missing = (await readCalculators(root)).flatMap(({ definition }) => {
    const { id, description, caution = "", about, inputs } = definition;
    const fields = Object.values(inputs).map(({ label, help = "" }) => `${label} ${help}`);
    const namesYear = [description, caution, ...about, ...fields].some((text) => /\b20(?:2[5-9]|[3-9]\d)\b/.test(text));
    return namesYear && !dated.has(id) && !GOES_ON.has(id) ? [id] : [];
  });
  expect(missing).toEqual([]);
});
