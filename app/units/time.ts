import { defineDimension } from "./dimension.ts";

/** Time; the factors are in s. */
export const time = defineDimension({
  id: "time",
  label: "Time",
  base: "s",
  from: "h",
  to: "min",
  common: { metric: ["s", "min", "h", "day"], imperial: ["s", "min", "h", "day"] },
  units: [
    { id: "ns", label: "Nanosecond", factor: "0.000000001" },
    { id: "us", label: "Microsecond", symbol: "µs", aliases: ["usec"], factor: "0.000001" },
    { id: "ms", label: "Millisecond", aliases: ["msec"], factor: "0.001" },
    { id: "s", label: "Second", aliases: ["sec"], factor: "1" },
    { id: "min", label: "Minute", aliases: ["m"], factor: "60" },
    { id: "h", label: "Hour", aliases: ["hr", "hrs"], factor: "3600" },
    { id: "day", label: "Day", symbol: "d", factor: "86400" },
    { id: "week", label: "Week", symbol: "wk", aliases: ["wks"], factor: "604800" },
    { id: "fortnight", label: "Fortnight", symbol: "fn", factor: "1209600" },
    { id: "month", label: "Month (mean, 1/12 year)", symbol: "mo", factor: "2629746" },
    {
      id: "year",
      label: "Year (mean Gregorian, 365.2425 days)",
      symbol: "yr",
      aliases: ["yrs", "a", "y"],
      factor: "31556952",
    },
    {
      id: "year-365",
      label: "Year of 365 days",
      symbol: "yr (365 d)",
      aliases: ["common year", "365-day year"],
      factor: "31536000",
    },
    {
      id: "year-julian",
      label: "Julian year (365.25 days)",
      symbol: "yr (Julian)",
      aliases: ["julian year"],
      factor: "31557600",
    },
    { id: "quarter", label: "Quarter (1/4 year)", symbol: "qtr", factor: "7889238" },
    { id: "decade", label: "Decade", symbol: "dec", factor: "315569520" },
    { id: "century", label: "Century", symbol: "c", aliases: ["centuries"], factor: "3155695200" },
    { id: "millennium", label: "Millennium", symbol: "ka", aliases: ["millennia"], factor: "31556952000" },
    { id: "shake", label: "Shake", factor: "0.00000001" },
  ],
});
