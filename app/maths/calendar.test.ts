import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  calendarDifference,
  fromDayNumber,
  dayNumber,
  dayOfYear,
  daysBetween,
  isLeapYear,
  isoWeek,
  isoWeekday,
  nthWeekday,
  weekdayName,
  weekdaysIn,
} from "./calendar.ts";

describe("days of the Gregorian calendar", () => {
  it("counts from 1970-01-01, also before it and before 1582", () => {
    expect(dayNumber("1970-01-01")).toBe(0);
    // Meeus, Astronomical Algorithms (1998), chapter 7: JD 2436116.31 is 4.81 October 1957.
    expect(dayNumber("1957-10-04") + 2_440_588).toBe(2_436_116);
    // RFC 3339, appendix B and Python's date.toordinal(): 0001-01-01 is day 1, 1970-01-01 day 719163.
    expect(dayNumber("0001-01-01")).toBe(1 - 719_163);
    expect(fromDayNumber(dayNumber("9999-12-31"))).toBe("9999-12-31");
  });

  it("knows the leap years of the Gregorian rule", () => {
    expect([1600, 1700, 1900, 2000, 2024, 2100].map(isLeapYear)).toEqual([true, false, false, true, true, false]);
  });

  it("cuts the day to the length of a shorter month", () => {
    expect(addMonths("2025-01-31", 1)).toBe("2025-02-28");
    expect(addMonths("2024-03-31", -1)).toBe("2024-02-29");
    expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
    expect(addMonths("2024-01-15", -13)).toBe("2022-12-15");
    expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
  });
});

describe("weeks", () => {
  it("names the weekday", () => {
    // The first day of the Gregorian calendar was a Friday, 1 January 2000 a Saturday.
    expect(weekdayName("1582-10-15")).toBe("Friday");
    expect(weekdayName("2000-01-01")).toBe("Saturday");
    expect(isoWeekday("2026-11-22")).toBe(7);
  });

  it("numbers weeks as ISO 8601 does", () => {
    const published = [
      ["2005-01-01", 2004, 53],
      ["2005-12-31", 2005, 52],
      ["2006-01-01", 2005, 52],
      ["2007-01-01", 2007, 1],
      ["2007-12-31", 2008, 1],
      ["2008-12-29", 2009, 1],
      ["2010-01-03", 2009, 53],
      ["2000-01-01", 1999, 52],
      ["2020-12-31", 2020, 53],
      ["9999-12-31", 9999, 52],
    ] as const;
    for (const [date, year, week] of published) expect({ date, ...isoWeek(date) }).toEqual({ date, year, week });
  });

  it("numbers the days of a year", () => {
    expect(dayOfYear("2024-12-31")).toBe(366);
    expect(dayOfYear("2023-03-01")).toBe(60);
  });

  it("finds the nth weekday of a month", () => {
    // US holidays of 2025 as published by the Office of Personnel Management.
    expect(nthWeekday(2025, 1, 1, 3)).toBe("2025-01-20");
    expect(nthWeekday(2025, 5, 1, -1)).toBe("2025-05-26");
    expect(nthWeekday(2025, 11, 4, 4)).toBe("2025-11-27");
  });

  it("counts Mondays to Fridays as a count of every single day does", () => {
    for (const start of ["2025-01-01", "2025-01-04", "2025-01-05", "1900-02-27"]) {
      for (let days = -2; days < 40; days += 1) {
        const each = Array.from({ length: Math.max(0, days) }, (_, index) => isoWeekday(addDays(start, index)));
        expect(weekdaysIn(start, days)).toBe(each.filter((day) => day <= 5).length);
      }
    }
  });
});

describe("full months", () => {
  it("counts a month as full when its day is reached", () => {
    expect(calendarDifference("1990-05-15", "2025-01-01")).toEqual({
      totalMonths: 415,
      years: 34,
      months: 7,
      days: 17,
    });
    expect(calendarDifference("2025-01-31", "2025-02-28")).toEqual({ totalMonths: 0, years: 0, months: 0, days: 28 });
    expect(calendarDifference("2025-01-31", "2025-03-01")).toEqual({ totalMonths: 1, years: 0, months: 1, days: 1 });
    expect(calendarDifference("2020-02-29", "2023-03-01")).toEqual({ totalMonths: 36, years: 3, months: 0, days: 1 });
    expect(calendarDifference("2025-06-01", "2025-06-01")).toEqual({ totalMonths: 0, years: 0, months: 0, days: 0 });
  });

  it("leaves days that lead back to the end", () => {
    for (let day = 0; day < 800; day += 7) {
      const end = addDays("2023-12-31", day);
      const { totalMonths, days } = calendarDifference("2023-12-31", end);
      expect(addDays(addMonths("2023-12-31", totalMonths), days)).toBe(end);
      expect(daysBetween("2023-12-31", end)).toBe(day);
    }
  });
});
