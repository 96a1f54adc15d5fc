import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths, daysInMonth, toIsoDate } from "#maths/calendar.ts";
import { lookBack, readDate, readTime } from "./read-date.ts";

const TODAY = "2026-11-22";
const NAMES = [
  "January Jan januar janvier",
  "February Feb februar février",
  "March Mar märz mars",
  "April Apr avril",
  "May mai",
  "June Jun juni juin",
  "July Jul juli juillet",
  "August Aug août",
  "September Sep Sept septembre",
  "October Oct oktober octobre",
  "November Nov novembre",
  "December Dec dezember décembre",
].map((names) => names.split(" "));
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const day = fc
  .date({ min: new Date("1600-01-01"), max: new Date("2999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const partsOf = (date: string) => date.split("-").map(Number) as [year: number, month: number, day: number];

/** Easter Sunday by another rule than the code's: Oudin, 1940, as the US Naval Observatory gave it, in whole numbers throughout. */
function easterOf(year: number): string {
  const div = (a: number, b: number) => Math.trunc(a / b);
  const century = div(year, 100);
  const golden = year % 19;
  const moons = div(century - 17, 25);
  let age = (century - div(century, 4) - div(century - moons, 3) + 19 * golden + 15) % 30;
  age -= div(age, 28) * (1 - div(age, 28) * div(29, age + 1) * div(21 - golden, 11));
  const weekday = (year + div(year, 4) + age + 2 - century + div(century, 4)) % 7;
  const shift = age - weekday;
  const month = 3 + div(shift + 40, 44);
  return toIsoDate(year, month, shift + 28 - 31 * div(month, 4));
}

test("a day with its month's name and its year is that day, in either order and in any spelling", () => {
  fc.assert(
    fc.property(day, fc.nat(), fc.nat(5), (date, spelling, form) => {
      const [year, month, of] = partsOf(date);
      const names = NAMES[month - 1]!;
      const name = names[spelling % names.length]!;
      const text = [
        `${of} ${name} ${year}`,
        `${of}. ${name} ${year}`,
        `${of}th of ${name.toUpperCase()}, ${year}`,
        `${name} ${of}, ${year}`,
        `${name} ${of}th ${year}`,
        `${of}-${name}-${year}`,
      ][form]!;
      expect(readDate(text, TODAY, "en-US")).toEqual({ date, length: text.length, hasYear: true });
      // What stands behind it is not the day's.
      expect(readDate(`${text} and 3 weeks`, TODAY, "en-US")).toEqual({ date, length: text.length, hasYear: true });
    }),
  );
});

test("a day without its year is the next one, today included", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }), (today, month, of) => {
      fc.pre(of <= daysInMonth(2024, month));
      // The next leap year is up to eight years ahead around 1900 and 2100.
      fc.pre(month !== 2 || of < 29);
      const [year] = partsOf(today);
      const own = toIsoDate(year, month, of);
      const date = own >= today ? own : toIsoDate(year + 1, month, of);
      for (const text of [`${of} ${NAMES[month - 1]![0]}`, `${NAMES[month - 1]![0]} ${of}`])
        expect(readDate(text, today, "en-US")).toEqual({ date, length: text.length, hasYear: false });
    }),
  );
});

test.each([
  ["2026-11-22", "2028-02-29"],
  ["2024-02-29", "2024-02-29"],
  ["2024-03-01", "2028-02-29"],
  ["2025-06-01", "2028-02-29"],
])("a 29 February that is asked for on %s is the next there is: %s", (today, date) => {
  expect(readDate("29 February", today, "en-US")?.date).toBe(date);
});

test("a day in figures begins with the year, or with day and month as they are written where the visitor is", () => {
  fc.assert(
    fc.property(day, fc.constantFrom("/", ".", "-"), (date, mark) => {
      const [year, month, of] = partsOf(date);
      expect(readDate(date, TODAY, "en-US")).toEqual({ date, length: 10, hasYear: true });
      expect(readDate(`${year}-${month}-${of}`, TODAY, "de-DE")?.date).toBe(date);
      const isCustom = of <= 12 && of !== month;
      const dayFirst = `${of}${mark}${month}${mark}${year}`;
      const monthFirst = `${month}${mark}${of}${mark}${year}`;
      const read = { date, hasYear: true, isCustom };
      const by = (text: string) => ({ ...read, length: text.length });
      expect(readDate(dayFirst, TODAY, "en-GB")).toEqual(by(dayFirst));
      // Nobody puts points behind a month that comes first.
      const american = mark === "." ? dayFirst : monthFirst;
      expect(readDate(american, TODAY, "en-US")).toEqual(by(american));
    }),
  );
});

test("a day that can be no month says which of the two it is", () => {
  fc.assert(
    fc.property(
      day.filter((date) => partsOf(date)[2] > 12),
      fc.constantFrom("/", ".", "-"),
      fc.constantFrom("en-US", "en-GB"),
      (date, mark, locale) => {
        const [year, month, of] = partsOf(date);
        for (const text of [[of, month, year].join(mark), [month, of, year].join(mark)])
          expect(readDate(text, TODAY, locale)).toEqual({ date, hasYear: true, isCustom: false, length: text.length });
      },
    ),
  );
});

test.each([
  ["3/4/00", "2000-03-04"],
  ["3/4/26", "2026-03-04"],
  ["3/4/49", "2049-03-04"],
  ["3/4/50", "1950-03-04"],
  ["3/4/99", "1999-03-04"],
])("a year of two figures is of 1950 to 2049: %s is %s", (text, date) => {
  expect(readDate(text, TODAY, "en-US")?.date).toBe(date);
});

test.each([
  ["31 April 2026"],
  ["April 31 2026"],
  ["29 February 2026"],
  ["2026-02-29"],
  ["2026-13-01"],
  ["2026-00-10"],
  ["2026-10-00"],
  ["0000-01-01"],
  ["13/13/2026"],
  ["0/5/2026"],
  ["31 June"],
  ["0 May 2026"],
  ["a week"],
  ["mayor"],
  ["3 apples"],
])("there is no day in “%s”", (text) => {
  expect(readDate(text, TODAY, "en-US")).toBeNull();
});

test("the first year there is counts as one", () => {
  expect(readDate("0001-01-01", TODAY, "en-US")?.date).toBe("0001-01-01");
});

test("a weekday is the first one after today, with “last” the one before", () => {
  fc.assert(
    fc.property(day, fc.nat(6), (today, at) => {
      const isIt = (date: string) => (new Date(date).getUTCDay() + 6) % 7 === at;
      const count = [1, 2, 3, 4, 5, 6, 7];
      const ahead = count.map((days) => addDays(today, days)).find(isIt)!;
      const behind = count.map((days) => addDays(today, -days)).find(isIt)!;
      for (const before of ["", "next ", "this ", "coming "])
        expect(readDate(`${before}${WEEKDAYS[at]}`, today, "en-US")).toEqual({
          date: ahead,
          length: before.length + WEEKDAYS[at]!.length,
          hasYear: true,
        });
      expect(readDate(`LAST ${WEEKDAYS[at]}`, today, "en-US")?.date).toBe(behind);
    }),
  );
});

test.each([
  ["today", "2026-11-22"],
  ["now", "2026-11-22"],
  ["heute", "2026-11-22"],
  ["aujourd'hui", "2026-11-22"],
  ["tomorrow", "2026-11-23"],
  ["Morgen", "2026-11-23"],
  ["demain", "2026-11-23"],
  ["yesterday", "2026-11-21"],
  ["gestern", "2026-11-21"],
  ["hier", "2026-11-21"],
  ["next week", "2026-11-29"],
  ["last week", "2026-11-15"],
  ["Next Month", "2026-12-22"],
  ["last month", "2026-10-22"],
  ["next year", "2027-11-22"],
  ["last year", "2025-11-22"],
])("%s is %s, and has its year", (text, date) => {
  expect(readDate(text, TODAY, "en-US")).toEqual({ date, length: text.length, hasYear: true });
});

test("Easter is where another rule puts it, from the calendar's reform to 2999", () => {
  for (let year = 1583; year < 3000; year++) {
    const text = `easter ${year}`;
    expect(readDate(text, TODAY, "en-US")).toEqual({ date: easterOf(year), length: text.length, hasYear: true });
  }
  expect([2024, 2025, 2026, 2038].map((year) => easterOf(year))).toEqual([
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2038-04-25",
  ]);
});

test("a holiday is the next one, today included, and of the year that stands behind it", () => {
  fc.assert(
    fc.property(day, (today) => {
      const [year] = partsOf(today);
      const own = toIsoDate(year, 10, 31);
      expect(readDate("Halloween", today, "en-US")).toEqual({
        date: own >= today ? own : toIsoDate(year + 1, 10, 31),
        length: 9,
        hasYear: false,
      });
      expect(readDate("Halloween 1999", today, "en-US")).toEqual({ date: "1999-10-31", length: 14, hasYear: true });
      // "Halloween 2000%" says no year.
      expect(readDate("Halloween 2000%", today, "en-US")?.length).toBe(9);
    }),
  );
});

test("a day that lies behind is the last of its kind, not after today", () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [earlier, later] = one <= other ? [one, other] : [other, one];
      expect(lookBack(earlier, later)).toBe(earlier);
      const past = lookBack(addDays(later, 1), earlier);
      expect(past <= earlier).toBe(true);
      expect(past.slice(5, 7)).toBe(addDays(later, 1).slice(5, 7));
      expect(addMonths(past, 12) > earlier).toBe(true);
    }),
  );
  expect(lookBack("2027-05-01", TODAY)).toBe("2026-05-01");
  expect(lookBack(TODAY, TODAY)).toBe(TODAY);
  expect(lookBack("2026-11-23", TODAY)).toBe("2025-11-23");
});

test("every minute of a day is read as it is written, by 24 hours and by twelve", () => {
  for (let minutes = 0; minutes < 24 * 60; minutes++) {
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
    const two = String(minute).padStart(2, "0");
    const time = `${String(hour).padStart(2, "0")}:${two}`;
    expect(readTime(time)).toEqual({ time, length: 5 });
    expect(readTime(`${hour}:${two} in Berlin`)).toEqual({ time, length: `${hour}:${two}`.length });
    const half = `${hour % 12 || 12}:${two}`;
    for (const mark of hour < 12 ? ["am", " AM", " a.m."] : ["pm", " PM", " p.m."])
      expect(readTime(half + mark)).toEqual({ time, length: half.length + mark.length });
  }
  for (let hour = 0; hour < 24; hour++) {
    const text = `${hour % 12 || 12} ${hour < 12 ? "am" : "pm"}`;
    expect(readTime(`${text}, please`)).toEqual({
      time: `${String(hour).padStart(2, "0")}:00`,
      length: text.length,
    });
  }
});

test.each(["0 am", "13 pm", "12:60 pm", "24:00", "9:60", "9:5", "9", "9:30:15", "9 amps", "noon"])(
  "“%s” begins with no time of day",
  (text) => {
    expect(readTime(text)).toBeNull();
  },
);
