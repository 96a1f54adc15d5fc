/** Words for the periods that are paid by, and the name of each. */
export const PERIODS: Readonly<Record<string, string>> = {
  hour: "hour",
  hr: "hour",
  hourly: "hour",
  day: "day",
  daily: "day",
  week: "week",
  weekly: "week",
  month: "month",
  monthly: "month",
  year: "year",
  yr: "year",
  yearly: "year",
  annual: "year",
  annually: "year",
  annum: "year",
};

/** The pay of each period among the results of the salary converter. */
export const PAY_OUTPUTS: Readonly<Record<string, string>> = {
  hour: "hourly",
  day: "daily",
  week: "weekly",
  month: "monthly",
  year: "annualSalary",
};
