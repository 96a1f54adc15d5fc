import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseNumber, regroup } from "./locale-number.ts";

describe("a number is read as a person of that locale writes it", () => {
  test.each([
    ["1.234,56", "de-DE", 1234.56],
    ["1,234.56", "en-US", 1234.56],
    ["12 500", "fr-FR", 12_500],
    ["12\u202F500,5", "fr-FR", 12_500.5],
    ["12 500", "en-US", 12_500],
    ["1'234.5", "de-CH", 1234.5],
    ["12,34,567", "en-IN", 1_234_567],
    ["1.234", "de-DE", 1234],
    ["1,234", "en-US", 1234],
    [".5", "en-US", 0.5],
    [",5", "de-DE", 0.5],
    ["5.", "en-US", 5],
    ["−5", "sv-SE", -5],
    ["1e6", "en-US", 1_000_000],
    ["1.5e-3", "en-US", 0.0015],
    ["٣٫٥", "ar-EG", 3.5],
  ])("%s in %s is %d", (text, locale, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });
});

describe("another locale's way is understood where it can mean nothing else", () => {
  test.each([
    ["12.5", "de-DE", 12.5],
    ["12,5", "en-US", 12.5],
    ["1.234,56", "en-US", 1234.56],
    ["0,001", "en-US", 0.001],
    ["0.001", "de-DE", 0.001],
    ["1.234.567", "en-US", 1_234_567],
    ["1234,567", "en-US", 1234.567],
  ])("%s in %s is %d", (text, locale, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });
});

describe("separators divide groups of three, or of two before a last of three", () => {
  test.each([
    ["1,234,567", 1_234_567],
    ["123,456,789,012", 123_456_789_012],
    ["1,23,45,678", 12_345_678],
    ["12,34,56,789.5", 123_456_789.5],
    ["1,00,000", 100_000],
  ])("%s is %d", (text, value) => {
    for (const locale of ["en-US", "en-IN"]) expect(parseNumber(text, locale)).toBe(value);
  });

  test.each([
    "1,00,000,000",
    "1,000,00,000",
    "123,45,678",
    "1,23,45",
    "1,2345,678",
    "1234,567,890",
    "0,123,456",
    "1,,234",
    ",234,567",
    "1,23,4567.5",
  ])("%s is no number", (text) => {
    for (const locale of ["en-US", "en-IN", "de-DE"]) expect(parseNumber(text, locale)).toBeNull();
  });
});

describe("a grouped number is grouped anew after an edit", () => {
  test.each([
    ["a digit behind", "1,200", "1,2001", "en-US", "12,001"],
    ["the last digit deleted", "1,200", "1,20", "en-US", "120"],
    ["a digit in front", "300,000", "5300,000", "en-US", "5,300,000"],
    ["a digit in the middle", "12,000", "12,5000", "en-US", "125,000"],
    ["the first digit deleted", "12,345", "1,345", "en-US", null],
    ["the first digit deleted, zeros left", "10,000", "0,000", "en-US", "0000"],
    ["the only one before the sign deleted", "1,200", ",200", "en-US", "200"],
    ["a digit behind the decimal point", "1,200.5", "1,200.57", "en-US", null],
    ["a digit before the decimal point", "1,200.5", "1,2009.5", "en-US", "12,009.5"],
    ["a decimal point in the middle", "1,200", "1,2.00", "en-US", "12.00"],
    ["less than nothing", "-1,200", "-1,2001", "en-US", "-12,001"],
    ["the sign of Swedish", "−1\u00a0200", "−1\u00a02001", "sv-SE", "−12\u00a0001"],
    ["German", "1.200", "1.2001", "de-DE", "12.001"],
    ["German, with decimals", "1.200,5", "1.20,5", "de-DE", "120,5"],
    ["French", "1\u202f200", "1\u202f2001", "fr-FR", "12\u202f001"],
    ["Indian", "12,34,567", "12,34,5678", "en-IN", "1,23,45,678"],
    ["more digits than a double has", "1,000", `1,000${"7".repeat(17)}`, "en-US", "100,077,777,777,777,777,777"],
    ["all of it typed over", "1,200", "5", "en-US", null],
    ["the sign deleted", "1,200", "1200", "en-US", null],
    ["nothing left", "1,200", "", "en-US", null],
    ["no groups before", "12.5", "12,5", "en-US", null],
    ["no number", "1,200", "1,200 / 3", "en-US", null],
  ])("%s: %j to %j in %s is %j", (_, before, after, locale, text) => {
    expect(regroup(before, after, locale)).toBe(text);
  });
});

describe("fractions and suffixes", () => {
  test.each([
    ["1 1/2", 1.5],
    ["3/4", 0.75],
    ["½", 0.5],
    ["1½", 1.5],
    ["-2 1/2", -2.5],
    ["−3/4", -0.75],
    ["+3/4", 0.75],
    ["+1 1/2", 1.5],
    [" 3 / 4 ", 0.75],
    ["1-1/2", 1.5],
    ["1.5 1/2", null],
    ["1/0", null],
    ["300k", null],
  ])("%s is %s", (text, value) => {
    expect(parseNumber(text, "en-US")).toBe(value);
  });

  test("300k and 1.2m are read where suffixes are allowed", () => {
    expect(parseNumber("300k", "en-US", { suffixes: true })).toBe(300_000);
    expect(parseNumber("1,2m", "de-DE", { suffixes: true })).toBe(1_200_000);
  });
});

test.each([
  ["1e400", null],
  ["1e308", 1e308],
  ["1E+3", 1000],
  ["-1e-3", -0.001],
  ["1e999", null],
  ["1e-999", 0],
  ["9".repeat(100), 1e100],
  [" 5 ", 5],
  ["+5", 5],
  ["\u20135", -5],
  ["5.", 5],
  ["-.5", -0.5],
  ["1,234.", 1234],
  ["1,234,567.", 1_234_567],
  ["1.234.567,8", 1_234_567.8],
  ["0.123", 0.123],
  ["0,123", 0.123],
  ["1 234", 1234],
  ["1 234 567.5", 1_234_567.5],
  ["12 34 567", 1_234_567],
  ["1 234,5", 1234.5],
  ["1’234’567", 1_234_567],
  ["\u200e5", 5],
  ["５", 5],
  ["¾", 0.75],
  ["-¾", -0.75],
  ["2⅛", 2.125],
  ["1⁄4", 0.25],
  ["12/4", 3],
  ["1,234 1/2", 1234.5],
  ["999999999/1", 999_999_999],
  ["1/9999999999", null],
])("%j is %s", (typed, value) => {
  expect(parseNumber(typed, "en-US")).toBe(value);
});

test("of a locale that is none, the marks are those of English", () => {
  for (const locale of ["", "no locale", "xx_YY!"]) {
    expect(parseNumber("1,234.5", locale)).toBe(1234.5);
    expect(parseNumber("1,234", locale)).toBe(1234);
    expect(parseNumber("1.234", locale)).toBe(1.234);
  }
});

test.each([
  ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
  ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
  ["Devanagari", "०१२३४५६७८९"],
  ["Bengali", "০১২৩৪৫৬৭৮৯"],
])("each digit in %s is read", (_, digits) => {
  for (const [value, digit] of digits.split("").entries()) expect(parseNumber(digit, "en-US")).toBe(value);
});

test.each([
  "",
  " ",
  "abc",
  ".",
  ",",
  "-",
  "'",
  "e5",
  ".e5",
  "1e",
  "1e1.5",
  "1,2,3",
  "1.2.3",
  "1.2,3.4",
  "1,234.567,8",
  "1 2",
  "1 23 4567",
  "1234 567",
  "3/0",
  "1/2/3",
  "/2",
  "1 /",
  "1.5/2",
  "--5",
  "5-",
  "+-5",
  "1e9999",
  "1e-9999",
  "5%",
  "9".repeat(101),
])("%j is no number", (text) => {
  expect(parseNumber(text, "en-US")).toBeNull();
});

test("what Intl writes is read back, in every locale of the country table", () => {
  const locales = [
    "en-US",
    "en-GB",
    "de-DE",
    "fr-FR",
    "es-ES",
    "it-IT",
    "ja-JP",
    "sv-SE",
    "nb-NO",
    "da-DK",
    "pl-PL",
    "en-IN",
    "de-CH",
  ];
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.double({ min: -1e9, max: 1e9, noNaN: true }), (locale, value) => {
      const rounded = Math.round(value * 100) / 100;
      // A bare group of three is ambiguous only without decimals, so decimals are always written.
      const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
        rounded,
      );
      expect(parseNumber(text, locale)).toBeCloseTo(rounded, 2);
    }),
  );
});

test("any text is read in linear time without throwing", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const value = parseNumber(text, "en-US");
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});

test.each([
  ["k", 1e3],
  ["m", 1e6],
  ["mn", 1e6],
  ["mio", 1e6],
  ["b", 1e9],
  ["bn", 1e9],
  ["mrd", 1e9],
])("%s multiplies by %i, in small letters and capitals, where suffixes are taken", (suffix, multiple) => {
  for (const written of [`3${suffix}`, `3 ${suffix}`, `3${suffix.toUpperCase()}`]) {
    expect([written, parseNumber(written, "en-US", { suffixes: true })]).toEqual([written, 3 * multiple]);
    expect([written, parseNumber(written, "en-US")]).toEqual([written, null]);
  }
  expect(parseNumber(`-2,5${suffix}`, "de-DE", { suffixes: true })).toBe(-2.5 * multiple);
});
