/** Words for periods, and the name of each: what is paid "monthly", "a month" and "/mo" is paid by the month. */
export const PERIODS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "hour hr h hourly",
    "day daily",
    "week wk weekly",
    "biweek biweekly fortnight fortnightly",
    "month mo mth monthly",
    "quarter quarterly",
    "year yr yearly annual annually annum",
  ].flatMap((line) => {
    const words = line.split(" ");
    return words.map((word) => [word, words[0]!]);
  }),
);

/** The adverb of a period: "monthly". */
export function toAdverb(period: string): string {
  return { day: "daily" }[period] ?? `${period}ly`;
}

/** What the salary converter calls a period. */
export function toPayPeriod(period: string): string {
  return period === "biweek" ? "twoWeeks" : period;
}

/** The pay of each period among the results of the salary converter. */
export const PAY_OUTPUTS: Readonly<Record<string, string>> = {
  hour: "hourly",
  day: "daily",
  week: "weekly",
  biweek: "biweekly",
  month: "monthly",
  quarter: "quarterly",
  year: "annualSalary",
};
