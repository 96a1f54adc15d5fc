import { expect, test } from "vitest";
import { countDaysLeft, DATED_FIGURES, describeDatedFigures, listEnding } from "./dated-figures.ts";
import { definitionIds } from "./definitions.server.ts";

test("each set names calculators that there are, and holds for a time", () => {
  const ids = new Set(definitionIds());
  for (const { name, calculators, validFrom, validUntil } of DATED_FIGURES) {
    const isDay = (text: string) => new Date(text).toISOString().slice(0, 10) === text;
    const strangers = calculators.filter((id) => !ids.has(id));
    const holds = { strangers, isFrom: isDay(validFrom), isUntil: isDay(validUntil), isSpan: validFrom < validUntil };
    expect({ name, ...holds }).toEqual({ name, strangers: [], isFrom: true, isUntil: true, isSpan: true });
  }
});

test("the page says of when its figures are, and once they have ended that there are newer ones", () => {
  expect(describeDatedFigures("estate-tax", "2026-12-31")).toBe("2026 figures: IRS Rev. Proc. 2025-32.");
  expect(describeDatedFigures("estate-tax", "2027-01-01")).toBe(
    "2026 figures: IRS Rev. Proc. 2025-32. They no longer hold: newer figures exist, which this page does not have yet.",
  );
  expect(describeDatedFigures("circle", "2026-12-31")).toBeNull();
});

test("sets of one label are named together, and each ends for itself", () => {
  expect(describeDatedFigures("take-home-pay", "2026-06-01")).toBe(
    "2024 to 2026 figures: IRS Rev. Proc. 2023-34, 2024-40 and 2025-32; Social Security Administration, contribution and benefit base.",
  );
  expect(describeDatedFigures("mileage-deduction", "2027-01-01")).toMatch(
    /^US figures from July 2026: .*newer figures exist.* UK 2026\/27 figures: [^.]*\.$/,
  );
});

test("the first to end comes first", () => {
  const all = listEnding("2026-11-23", Number.POSITIVE_INFINITY);
  expect(all.length).toBe(DATED_FIGURES.length);
  expect(all.map(({ validUntil }) => validUntil)).toEqual(all.map(({ validUntil }) => validUntil).toSorted());
  expect(listEnding("2026-11-23", 28)).toEqual([]);
  // Of those that hold until December 31 the last day but 27 is December 4; in March 2027 the duties end next.
  const ending = listEnding("2026-12-04", 28);
  expect(ending.map(({ validUntil }) => validUntil)).toEqual(ending.map(() => "2026-12-31"));
  expect(ending.map(({ name }) => name)).toContain("UK late payment: reference rate");
  expect(ending.length).toBeGreaterThan(5);
  expect(listEnding("2026-12-04", 27)).toEqual([]);
});

test.each([
  ["2026-12-30", 1],
  ["2026-12-31", 0],
  ["2027-01-01", -1],
  ["2025-12-31", 365],
])("on %s figures that hold to the end of 2026 have %d days left", (today, days) => {
  const figures = DATED_FIGURES.find(({ calculators }) => calculators.includes("vat"))!;
  expect(figures.validUntil).toBe("2026-12-31");
  expect(countDaysLeft(figures, today)).toBe(days);
});
