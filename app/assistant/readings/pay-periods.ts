/** Periods of pay: how they are told, and how many of each are in a year. */

/** "1,100 a week" */
export const EACH: Readonly<Record<string, string>> = {
  hour: "an hour",
  day: "a day",
  week: "a week",
  biweek: "every two weeks",
  month: "a month",
  quarter: "a quarter",
  year: "a year",
};

/** Somebody who works full time is paid so often: 2,080 hours, 260 days. */
export const PAID_A_YEAR: Readonly<Record<string, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  biweek: 26,
  month: 12,
  quarter: 4,
  year: 1,
};
