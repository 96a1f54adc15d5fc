import {
  chart,
  choice,
  date,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  refuse,
  table,
} from "#engine/define.ts";
import { daysBetween, splitDate } from "#maths/calendar.ts";

export default defineCalculator({
  id: "simple-interest",
  name: "Simple Interest Calculator",
  category: "finance",
  emoji: "🧮",
  description:
    "Interest on a fixed amount for a term or between two dates, with the usual day-count rules, compared with compound interest.",
  keywords: [
    "I = Prt",
    "flat interest",
    "30/360",
    "actual/365",
    "day count",
    "interest between two dates",
    "accrued interest",
    "lend money to a friend with interest",
  ],
  related: [
    { id: "compound-interest", stage: "complementary", relevance: 92 },
    { id: "loan", stage: "next_step", relevance: 80 },
    "certificate-of-deposit",
    { id: "judgment-interest", stage: "next_step", relevance: 76 },
    "effective-annual-rate",
  ],
  inputs: {
    principal: money("Principal", {
      default: 10_000,
      min: 0,
      also: [
        "amount",
        "on",
        "borrow",
        "borrowed",
        "lent",
        "lend",
        "loan",
        "loan of",
        "invest",
        "invested",
        "deposit",
        "owe",
        "sum",
      ],
    }),
    annualRate: percent("Annual interest rate", {
      default: 5,
      min: 0,
      max: 1000,
      also: ["rate", "interest", "at", "flat rate", "charging", "charges", "per year"],
    }),
    basis: choice("Time given as", {
      default: "term",
      options: [
        ["term", "A length of time"],
        ["dates", "Two dates"],
      ],
    }),
    time: number("Time", {
      default: 3,
      min: 0,
      max: 36_500,
      when: { basis: "term" },
      also: ["for", "time", "over", "after", "in", "during"],
    }),
    timeUnit: choice("Unit of time", {
      default: "years",
      options: [
        ["years", "Years"],
        ["months", "Months"],
        ["days", "Days"],
      ],
      when: { basis: "term" },
    }),
    startDate: date("From", { also: ["from", "since", "starting"], default: "2026-01-15", when: { basis: "dates" } }),
    endDate: date("To", { also: ["until", "through", "till"], default: "2027-04-30", when: { basis: "dates" } }),
    dayCount: choice("Day count", {
      default: "actual365",
      options: [
        ["actual365", "Actual days / 365"],
        ["actual360", "Actual days / 360"],
        ["thirty360", "30/360 (US bond basis)"],
        ["thirtyE360", "30E/360 (Eurobond basis)"],
      ],
      when: { basis: "dates" },
    }),
  },
  outputs: {
    interest: money("Interest", { also: ["interest owe", "how much interest"], decimals: 2 }),
    total: money("Principal plus interest", {
      also: ["pay back", "in total", "give back", "total owed", "repay", "total amount", "altogether", "owe in all"],
      decimals: 2,
    }),
    interestPerDay: money("Interest per day", { also: ["a day", "daily interest", "per diem"], decimals: 4 }),
    yearFraction: number("Time in years", { unit: "years", decimals: 4 }),
    days: integer("Days counted", { unit: "days", none: "Not counted in days." }),
    compoundInterest: money("Interest if compounded yearly instead", { decimals: 2 }),
    byYear: table("Year by year", {
      year: number("Years", { decimals: 3 }),
      interest: money("Interest so far", { decimals: 2 }),
      total: money("Total", { decimals: 2 }),
    }),
    growth: chart("Simple and compound growth", {
      x: { year: number("Years") },
      y: { simple: money("Simple interest"), compound: money("Compounded yearly") },
      as: "line",
      fit: true,
    }),
  },
  compute(inputs) {
    const { principal, basis } = inputs;
    const rate = inputs.annualRate / 100;
    const { days, years, daysPerYear } = basis === "term" ? termOf(inputs.time, inputs.timeUnit) : periodOf(inputs);
    const interest = principal * rate * years;
    const listYearEnds = () => Array.from({ length: Math.ceil(years) }, (_, index) => Math.min(index + 1, years));
    return {
      interest,
      total: principal + interest,
      interestPerDay: (principal * rate) / daysPerYear,
      yearFraction: years,
      days,
      compoundInterest: principal * Math.expm1(years * Math.log1p(rate)),
      get byYear() {
        return listYearEnds().map((year) => ({
          year,
          interest: principal * rate * year,
          total: principal * (1 + rate * year),
        }));
      },
      get growth() {
        return [0, ...listYearEnds()].map((year) => ({
          year,
          simple: principal * (1 + rate * year),
          compound: principal * (1 + rate) ** year,
        }));
      },
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.days === null
      ? `At {annualRate}, {principal} earns {interest} and becomes {total}.`
      : `From {startDate} to {endDate}, {days}, {principal} earns {interest} at {annualRate}.`,
    `Every day adds {interestPerDay}.`,
    outputs.compoundInterest! > outputs.interest! + 0.005
      ? `Compounded yearly, it would be {compoundInterest}, ${say.money(outputs.compoundInterest! - outputs.interest!, 2)} more.`
      : outputs.compoundInterest! < outputs.interest! - 0.005
        ? `Compounded yearly, it would be {compoundInterest}: within a year, simple interest is the higher of the two.`
        : `Compounded yearly, it would be the same.`,
  ],
  formula: {
    tex: [
      String.raw`I = P\,r\,t`,
      String.raw`t = \frac{d}{365} \text{ or } \frac{d}{360}, \qquad d_{30} = 360\,\Delta Y + 30\,\Delta M + \Delta D`,
    ],
    where: {
      I: "interest",
      P: "principal",
      r: "annual interest rate",
      t: "time in years",
      d: "days between the dates, counting the first and not the last",
      "d_{30}": "days by a 30/360 rule, from the differences of years, months and days",
    },
  },
  howTo: [
    "Enter the Principal and the Annual interest rate.",
    "Choose whether the time is A length of time or Two dates.",
    "For a length, enter Time and its unit; for dates, enter From and To.",
    "For dates, choose the Day count your contract or law names; actual days / 365 is the usual one between individuals.",
  ],
  faq: [
    {
      question: "Which day count is used where?",
      answer:
        "Actual/365: UK money market, private loans and court interest. Actual/360: US and euro money market and many business loans; it makes a year at 6% cost 6.083%. 30/360: US corporate and municipal bonds. 30E/360: Eurobonds.",
    },
    {
      question: "When is simple interest used at all?",
      answer:
        "For periods shorter than a year, car and personal loans on the simple-interest method, late-payment and judgment interest, savings before interest is first credited, and accrued interest on bonds.",
    },
    {
      question: "Can compound interest be less than simple interest?",
      answer:
        "Yes, within the first year: (1 + r)^t is below 1 + r·t when t is under 1. For 10,000 at 12% over half a year, it is 600 simple and 583.01 compounded.",
    },
  ],
  about: [
    "Interest on a fixed amount that is never added to it. The start date counts and the end date does not, so January 1 to 31 is 30 days. For a length in days or months, a year has 365 days or 12 equal months.",
    "The 30/360 rule is the US bond basis without the special rule for the end of February.",
  ],
  caution: "Assumes nothing is paid before the end; the contract or the law decides the day count and any fees.",
  sources: [
    "ISDA 2006 Definitions, section 4.16 (day count fractions)",
    "Kellison: The Theory of Interest (3rd ed., 2009), chapter 1",
  ],
  overflow: "time",
  phrases: [
    "simple interest on {principal} at {annualRate} for {time} years",
    "flat interest on {principal} dollars at {annualRate} for {time} days",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "10,000 at 5% for 3 years",
      inputs: {
        principal: 10_000,
        annualRate: 5,
        basis: "term",
        time: 3,
        timeUnit: "years",
        startDate: "2026-01-15",
        endDate: "2027-04-30",
        dayCount: "actual365",
      },
      outputs: { interest: 1500, total: 11_500, compoundInterest: 1576.25 },
    },
    {
      title: "Late-payment interest from March 10 to September 30",
      inputs: {
        principal: 25_000,
        annualRate: 9,
        basis: "dates",
        time: 3,
        timeUnit: "years",
        startDate: "2026-03-10",
        endDate: "2026-09-30",
        dayCount: "actual365",
      },
      outputs: { days: 204, interest: 1257.53424658, interestPerDay: 6.16438356164 },
    },
    {
      title: "Half a year on a bond, 30/360",
      inputs: {
        principal: 100_000,
        annualRate: 4,
        basis: "dates",
        time: 3,
        timeUnit: "years",
        startDate: "2026-01-15",
        endDate: "2026-07-15",
        dayCount: "thirty360",
      },
      outputs: { days: 180, interest: 2000 },
    },
  ],
});

function termOf(time: number, unit: "years" | "months" | "days") {
  const years = unit === "years" ? time : unit === "months" ? time / 12 : time / 365;
  return { days: null, years, daysPerYear: 365 };
}

interface Period {
  readonly startDate: string;
  readonly endDate: string;
  readonly dayCount: "actual365" | "actual360" | "thirty360" | "thirtyE360";
}

function periodOf({ startDate, endDate, dayCount }: Period) {
  if (endDate < startDate) refuse("endDate", "The end date cannot be before the start date.");
  const daysPerYear = dayCount === "actual365" ? 365 : 360;
  const days = dayCount.startsWith("thirty")
    ? thirtyDayCount(startDate, endDate, dayCount === "thirtyE360")
    : daysBetween(startDate, endDate);
  return { days, years: days / daysPerYear, daysPerYear };
}

/** Months of 30 days. Bond basis cuts a 31st at the end only if the start is on the 30th or 31st; Eurobond always. */
function thirtyDayCount(from: string, to: string, isEurobond: boolean): number {
  const [start, end] = [splitDate(from), splitDate(to)];
  const startDay = Math.min(30, start.day);
  const endDay = end.day === 31 && (isEurobond || startDay === 30) ? 30 : end.day;
  return 360 * (end.year - start.year) + 30 * (end.month - start.month) + (endDay - startDay);
}
