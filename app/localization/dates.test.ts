import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, formatShortDate, formatTime } from "./date-format.ts";

const LOCALES = ["en-US", "en-GB", "de-DE", "fr-FR", "ar-EG", "hi-IN", "ja-JP", "fa-IR", "th-TH"];

test.each(["", "soon", "2026-02-31", "2026-13-01", "12026-01-01"])("%j is no date and stays as it is", (text) => {
  for (const locale of LOCALES) {
    // Some engines roll February 31 over to March: then it is a date, and shown as one.
    if (!Number.isNaN(new Date(`${text}T00:00:00Z`).getTime())) continue;
    expect(formatDate(text, locale)).toBe(text);
    expect(formatShortDate(text, locale)).toBe(text);
  }
});

test.each(["", "noon", "25:00", "12:60"])("%j is no time and stays as it is", (text) => {
  for (const locale of LOCALES) expect(formatTime(text, locale)).toBe(text);
});

test("a time is written with twelve or twenty-four hours, as the reader does", () => {
  expect(formatTime("17:30", "en-US").replace("\u202F", " ")).toBe("5:30 PM");
  expect(formatTime("17:30", "de-DE")).toBe("17:30");
  expect(formatTime("00:05", "de-DE")).toMatch(/^0?0:05$/);
});

test("every day is read back from its name, in every locale", () => {
  const day = fc.date({ min: new Date("0100-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom(...LOCALES), (date, locale) => {
      const text = date.toISOString().slice(0, 10);
      for (const shown of [formatDate(text, locale), formatShortDate(text, locale)]) {
        const year = /\d+$/.exec(shown)?.[0] ?? "";
        const back = new Date(`${shown.slice(0, -year.length)}${year.padStart(4, "0")} UTC`);
        expect([locale, shown, back.toISOString().slice(0, 10)]).toEqual([locale, shown, text]);
      }
      expect(formatDate(text, locale, "month")).not.toMatch(/\b\d{1,2}\b(?!\d)/);
    }),
    { numRuns: 100 },
  );
});

test("a locale that is none is no reason to fail", () => {
  expect(formatDate("2026-03-31", "en_US!")).toBe("March 31, 2026");
});

test.each(["soon", "2026-13-01", "-0044-03-15", "12026-01-01", "24:61", ""])(
  "%j, which is no date or time, stays as it is",
  (text) => {
    for (const locale of ["en-US", "de-DE"])
      for (const format of [formatDate, formatShortDate, formatTime]) expect(format(text, locale)).toBe(text);
  },
);
