import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { compoundText, splitCompound } from "#units/format.ts";
import { time } from "#units/time.ts";

export default defineUnitConverter({
  id: "time-converter",
  name: "Time Unit Converter",
  emoji: "⏱️",
  description:
    "Convert seconds, minutes, hours, days, weeks, months, years, decades and smaller units down to nanoseconds.",
  keywords: [
    "minutes to hours",
    "days to weeks",
    "seconds to minutes",
    "hours to days",
    "milliseconds",
    "how many seconds in a year",
    "months to days",
  ],
  related: [
    { id: "time-duration", stage: "next_step", relevance: 82 },
    { id: "date-difference", stage: "next_step", relevance: 82 },
    { id: "unix-timestamp", stage: "complementary", relevance: 66 },
    "time-zone-converter",
    "frequency-converter",
  ],
  quantities: [{ dimension: time }],
  value: 48,
  definitions: [
    String.raw`1\,\text{d} = 24\,\text{h} = 86\,400\,\text{s}`,
    String.raw`1\,\text{yr} = \frac{146\,097\,\text{d}}{400} = 365.2425\,\text{d} \qquad 1\,\text{mo} = \frac{1\,\text{yr}}{12}`,
  ],
  remark: (amount, say) => {
    const seconds = amount("s");
    if (Math.abs(seconds) < 60 || Math.abs(seconds) > 1e10) return null;
    return `Written out: ${compoundText(splitCompound(time, seconds, "s", ["day", "h", "min", "s"], 2), (part) => say.number(part))}.`;
  },
  howTo: [
    "Enter the Value: a running time, an age in days, a latency.",
    "Choose its unit under From. “Year” is the Gregorian average of 365.2425 days; a year of 365 days and astronomers' Julian year are listed separately.",
    "Choose the unit you want under To.",
    "To count between two calendar dates, where months have 28 to 31 days, use the Date Difference Calculator.",
  ],
  faq: [
    {
      question: "How many days are in a month?",
      answer:
        "On average 30.436875: the Gregorian calendar has 146,097 days in 400 years, or 4,800 months. That is the month used here; a 30-day month would lose five days a year.",
    },
    {
      question: "How many hours are in a year?",
      answer:
        "8,765.82 in an average year, 8,760 in a common year and 8,784 in a leap year. Utility rates and uptime guarantees usually count 8,760.",
    },
    {
      question: "How many weeks are in a month?",
      answer: "4.348. Four weeks is 28 days, so a job paid every four weeks has 13 paydays a year, not 12.",
    },
    {
      question: "What is a shake?",
      answer:
        "Ten nanoseconds, the time of one step of a nuclear chain reaction; physicists of the Manhattan Project named it after two shakes of a lamb's tail.",
    },
  ],
  about: [
    "Units from seconds to weeks are exact. Months, quarters, years, decades and centuries are averages of the Gregorian calendar: right for rates and long spans, wrong for specific dates. Three months after January 31 is not 91.31 days later.",
    "Leap seconds and the 23- and 25-hour days when clocks change are not taken into account.",
  ],
  sources: [
    "BIPM, The International System of Units (SI Brochure), 9th edition (2019)",
    "ISO 8601-1:2019 (Gregorian calendar, 146097 days in 400 years)",
  ],
  updated: "2026-11-26",
  examples: [
    {
      title: "A billion seconds in years",
      inputs: { value: 1000000000, from: "s", to: "year" },
      outputs: { result: 31.6887385068 },
    },
    {
      title: "A 142-minute movie in hours",
      inputs: { value: 142, from: "min", to: "h" },
      outputs: { result: 2.36666666667 },
    },
    {
      title: "A response time of 250 ms in seconds",
      inputs: { value: 250, from: "ms", to: "s" },
      outputs: { result: 0.25 },
    },
  ],
});
