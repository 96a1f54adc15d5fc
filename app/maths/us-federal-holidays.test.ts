import { expect, it } from "vitest";
import { usFederalHolidays, usFederalHolidaysBetween } from "./us-federal-holidays.ts";

// US Office of Personnel Management, federal holidays 2021, 2022 and 2027.
it("observes the holidays as the Office of Personnel Management lists them", () => {
  expect(usFederalHolidays(2021).map(({ date }) => date)).toEqual([
    "2021-01-01",
    "2021-01-18",
    "2021-02-15",
    "2021-05-31",
    "2021-06-18",
    "2021-07-05",
    "2021-09-06",
    "2021-10-11",
    "2021-11-11",
    "2021-11-25",
    "2021-12-24",
  ]);
  expect(usFederalHolidays(2022)[0]).toEqual({ date: "2021-12-31", name: "New Year's Day" });
  expect(usFederalHolidays(2027).map(({ date }) => date)).toEqual([
    "2027-01-01",
    "2027-01-18",
    "2027-02-15",
    "2027-05-31",
    "2027-06-18",
    "2027-07-05",
    "2027-09-06",
    "2027-10-11",
    "2027-11-11",
    "2027-11-25",
    "2027-12-24",
  ]);
});

it("has no Juneteenth before 2021", () => {
  expect(usFederalHolidays(2020)).toHaveLength(10);
});

it("lists the days of a period, New Year's Day of the next year included where it is observed before", () => {
  expect(usFederalHolidaysBetween("2021-11-20", "2021-12-31").map(({ date }) => date)).toEqual([
    "2021-11-25",
    "2021-12-24",
    "2021-12-31",
  ]);
  expect(usFederalHolidaysBetween("2025-03-01", "2025-05-01")).toEqual([]);
});
