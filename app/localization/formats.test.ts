import { expect, test } from "vitest";
import { formatDate, formatShortDate } from "./date-format.ts";
import { formatPercent } from "./number-format.ts";

test.each([
  ["en-US", "January 31, 2056", "Jan 31, 2056"],
  ["en-GB", "31 January 2056", "31 Jan 2056"],
  ["de-DE", "31 January 2056", "31 Jan 2056"],
  ["ja-JP", "31 January 2056", "31 Jan 2056"],
])("a date in an English text is English for %s", (locale, long, short) => {
  expect(formatDate("2056-01-31", locale)).toBe(long);
  expect(formatShortDate("2056-01-31", locale)).toBe(short);
  expect(formatDate("2056-01-31", locale, "month")).toBe("January 2056");
});

test("a percentage has its sign at the figure, however large it is", () => {
  expect(formatPercent(85, "en-US")).toBe("85%");
  expect(formatPercent(85, "de-DE")).toBe("85%");
  expect(formatPercent(6.25, "de-DE")).toBe("6,25%");
  expect(formatPercent(1.5e20, "en-US")).toBe("1.5 × 10²⁰%");
});
