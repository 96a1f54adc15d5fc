import { defineCalculator, boolean, choice, date, integer, list, refuse, table, text } from "#engine/define.ts";
import { addDays, fromDayNumber, dayNumber, weekdayName, weekdayOfDayNumber } from "#maths/calendar.ts";
import { counted } from "#maths/counted.ts";
import { usFederalHolidaysBetween } from "#maths/us-federal-holidays.ts";

/** Weekdays that are free, 1 for Monday to 7 for Sunday. */
const WEEKENDS: Readonly<Record<string, readonly number[]>> = {
  "sat-sun": [6, 7],
  "fri-sat": [5, 6],
  sun: [7],
  fri: [5],
  none: [],
};

export default defineCalculator({
  id: "business-days",
  name: "Business Days Calculator",
  category: "other",
  emoji: "🗓️",
  description:
    "Working days between two dates, or the date so many working days away, leaving out weekends and US federal or your own holidays.",
  keywords: [
    "working days",
    "workdays between dates",
    "networkdays",
    "delivery date",
    "federal holidays",
    "exclude weekends",
    "banking days",
    "delivery in working days",
    "business days from",
  ],
  related: [
    { id: "date-difference", stage: "complementary", relevance: 86 },
    { id: "add-to-date", stage: "complementary", relevance: 80 },
    { id: "legal-deadline", stage: "next_step", relevance: 82 },
    "countdown",
    "day-of-week",
  ],
  inputs: {
    mode: choice("Find", {
      default: "count",
      options: [
        ["count", "Days between two dates"],
        ["add", "The date after a number of days"],
      ],
    }),
    startDate: date("From", {
      default: "today",
      min: "1900-01-01",
      max: "2199-12-31",
      also: ["from", "start", "after", "ordered", "ordered on", "starting"],
    }),
    endDate: date("To", {
      default: null,
      min: "1900-01-01",
      max: "2199-12-31",
      optional: true,
      when: { mode: "count" },
      help: "If empty, 30 days after the start.",
      also: ["until", "end", "and"],
    }),
    includeStart: boolean("Count the first day", { default: true, when: { mode: "count" } }),
    includeEnd: boolean("Count the last day", { default: true, when: { mode: "count" } }),
    workdays: integer("Working days", {
      default: 10,
      min: -20_000,
      max: 20_000,
      when: { mode: "add" },
      help: "Negative to go back.",
      also: ["working days", "business days", "workdays", "weekdays", "working day"],
    }),
    weekend: choice("Weekend", {
      default: "sat-sun",
      options: [
        ["sat-sun", "Saturday and Sunday"],
        ["fri-sat", "Friday and Saturday"],
        ["sun", "Sunday"],
        ["fri", "Friday"],
        ["none", "None"],
      ],
    }),
    holidays: choice("Holidays", {
      default: "none",
      options: [
        ["none", "None"],
        ["us-federal", "US federal"],
      ],
      also: ["federal holidays", "bank holidays"],
    }),
    extraHolidays: list("Own holidays", {
      of: {
        date: date("Date", { default: "2025-12-24" }),
      },
      default: [],
      maxItems: 1000,
      also: ["days off"],
    }),
  },
  outputs: {
    businessDays: integer("Working days"),
    resultDate: date("Last date", { also: ["delivery date", "show up", "arrive", "delivery", "due"] }),
    resultDayOfWeek: text("Weekday of the last date"),
    calendarDays: integer("Calendar days"),
    weekendDays: integer("Weekend days"),
    holidayCount: integer("Holidays on working days"),
    holidayTable: table("Holidays", {
      date: date("Date"),
      dayOfWeek: text("Day"),
      holiday: text("Holiday"),
    }),
  },
  pictures: [
    {
      draw: "calendar",
      of: ["startDate", "resultDate"],
      span: ["startDate", "resultDate"],
      off: ["holidayTable", "date"],
    },
    { draw: "parts", of: ["businessDays", "weekendDays", "holidayCount"], whole: "calendarDays" },
  ],
  compute(inputs) {
    const { mode, startDate } = inputs;
    const free = WEEKENDS[inputs.weekend]!;
    const endDate = inputs.endDate ?? addDays(startDate, 30);
    if (mode === "count" && endDate < startDate) {
      refuse("endDate", "The last date is before the first one. Choose a later date, or swap the two.");
    }
    const reach = mode === "count" ? dayNumber(endDate) : farthestDay(inputs);
    const holidayNames = namesOfHolidays(inputs, dayNumber(startDate), reach);
    const isWeekend = (day: number) => free.includes(weekdayOfDayNumber(day));
    const isWorkday = (day: number) => !isWeekend(day) && !holidayNames.has(day);
    const days =
      mode === "count"
        ? daysFromTo(dayNumber(startDate) + (inputs.includeStart ? 0 : 1), reach - (inputs.includeEnd ? 0 : 1))
        : daysPassed(dayNumber(startDate), inputs.workdays, isWorkday);

    const weekendDays = days.filter(isWeekend).length;
    const holidays = days
      .filter((day) => !isWeekend(day) && holidayNames.has(day))
      .toSorted((one, other) => one - other);
    const resultDate = mode === "count" ? endDate : fromDayNumber(days.at(-1) ?? dayNumber(startDate));
    return {
      businessDays: mode === "count" ? days.length - weekendDays - holidays.length : inputs.workdays,
      resultDate,
      resultDayOfWeek: weekdayName(resultDate),
      calendarDays: days.length,
      weekendDays,
      holidayCount: holidays.length,
      holidayTable: holidays.map((day) => {
        const date = fromDayNumber(day);
        return { date, dayOfWeek: weekdayName(date), holiday: holidayNames.get(day)! };
      }),
    };
  },
  takeaways: (inputs, outputs, say) =>
    inputs.mode === "count"
      ? [
          `From {startDate} to {resultDate} there ${outputs.businessDays === 1 ? "is" : "are"} ${counted(outputs.businessDays!, "working day", "{businessDays}")} among ${counted(outputs.calendarDays!, "calendar day", "{calendarDays}")}.`,
          `Weekends take out ${counted(outputs.weekendDays!, "day", "{weekendDays}")}${outputs.holidayCount! > 0 ? " and holidays {holidayCount} more" : ", and holidays take out none"}.`,
        ]
      : [
          inputs.workdays === 0
            ? "With 0 working days you stay on {startDate}, whatever day that is."
            : `Go ${counted(Math.abs(inputs.workdays), "working day", say.number(Math.abs(inputs.workdays)))} ${inputs.workdays > 0 ? "forward" : "back"} from {startDate}, and you reach {resultDayOfWeek}, {resultDate}.`,
          `That covers ${counted(outputs.calendarDays!, "calendar day", "{calendarDays}")}, with ${counted(outputs.weekendDays!, "weekend day", "{weekendDays}")} and ${counted(outputs.holidayCount!, "holiday", "{holidayCount}")}.`,
        ],
  formula: {
    tex: String.raw`B = C - W - H`,
    where: {
      B: "working days",
      C: "calendar days from the first to the last, each end counted as chosen",
      W: "those that fall on the weekend",
      H: "holidays that fall on other days",
    },
  },
  howTo: [
    "Under Find, choose Days between two dates or The date after a number of days.",
    "Enter From and To, and whether the first and the last day count; or, for a date, the number of Working days, negative to go back.",
    "Choose your Weekend and the Holidays. Add your country's or company's days off under Own holidays.",
    "The Holidays table lists those that took out a working day, so that you can check them.",
  ],
  faq: [
    {
      question: "How many working days are there in a year?",
      answer:
        "In 2025 there were 261 weekdays from Monday to Friday; without the 11 US federal holidays, 250 remain. Depending on how the weekends fall, a year has 260 to 262 weekdays.",
    },
    {
      question: "What if a federal holiday falls on a weekend?",
      answer:
        "Federal offices close on the Friday before a Saturday and on the Monday after a Sunday. Independence Day 2026 is a Saturday, so Friday, July 3 is off; New Year's Day 2022 was a Saturday, so offices closed on Friday, December 31, 2021. Banks do not move Saturday holidays to Friday.",
    },
    {
      question: "Does the first day count?",
      answer:
        "Between two dates, as you choose; both ends count by default, as with NETWORKDAYS in spreadsheets. When you go a number of days forward, it does not: one working day after Friday is Monday, as with WORKDAY.",
    },
    {
      question: "Are the holidays of other countries included?",
      answer:
        "No. Choose None under Holidays and enter the dates under Own holidays; they count only if they do not fall on a weekend.",
    },
  ],
  about: [
    "For delivery times, payment terms, notice periods and project plans. The weekend can be Saturday and Sunday, as in most of the world, Friday and Saturday, as in Egypt and Saudi Arabia, or a single day.",
    "US federal holidays follow today's law (5 U.S.C. 6103) for all years, with Juneteenth from 2021, so counts in the distant past use today's holidays. Inauguration Day, state holidays and stock exchange holidays such as Good Friday are not included.",
  ],
  sources: [
    "5 U.S.C. 6103 and Executive Order 11582, federal holidays and days observed in their stead",
    "US OPM, federal holidays",
  ],
  caution: "For a legal or contractual deadline, check which days and holidays the rule counts.",
  phrases: [
    "working days between {startDate} and {endDate}",
    "{workdays} business days from {startDate}",
    "workdays from {startDate} to {endDate}",
    "delivery in {workdays} working days ordered on {startDate}",
    "what date is {workdays} business days after {startDate}",
    "working days from {startDate} to {endDate} without federal holidays",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "The year 2025 without US federal holidays",
      inputs: { mode: "count", startDate: "2025-01-01", endDate: "2025-12-31", holidays: "us-federal" },
      outputs: { businessDays: 250, weekendDays: 104, holidayCount: 11 },
    },
    {
      title: "Ten working days from just before Christmas",
      inputs: { mode: "add", startDate: "2025-12-23", workdays: 10, holidays: "us-federal" },
      outputs: { resultDate: "2026-01-08", resultDayOfWeek: "Thursday", holidayCount: 2 },
    },
    {
      title: "A month with Friday and Saturday off",
      inputs: { mode: "count", startDate: "2025-03-01", endDate: "2025-03-31", weekend: "fri-sat" },
      outputs: { businessDays: 22, weekendDays: 9 },
    },
  ],
});

interface Choices {
  readonly startDate: string;
  readonly workdays: number;
  readonly holidays: "none" | "us-federal";
  readonly extraHolidays: readonly { readonly date: string }[];
}

/** At least two days in three are working days, own holidays apart. */
function farthestDay({ startDate, workdays, extraHolidays }: Choices): number {
  const days = Math.ceil(1.5 * (Math.abs(workdays) + extraHolidays.length)) + 14;
  return dayNumber(startDate) + Math.sign(workdays) * days;
}

/** Names by day number; a federal holiday keeps its name where it is listed again. */
function namesOfHolidays({ holidays, extraHolidays }: Choices, start: number, reach: number) {
  const [from, to] = [Math.min(start, reach), Math.max(start, reach)].map(fromDayNumber) as [string, string];
  const own = extraHolidays.map(({ date }) => [dayNumber(date), "Own holiday"] as const);
  const federal = holidays === "none" ? [] : usFederalHolidaysBetween(from, to);
  return new Map([...own, ...federal.map(({ date, name }) => [dayNumber(date), name] as const)]);
}

function daysFromTo(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The days after `start` (before it for a negative count) until that many working days are counted. */
function daysPassed(start: number, workdays: number, isWorkday: (day: number) => boolean): readonly number[] {
  const days: number[] = [];
  for (let left = Math.abs(workdays); left > 0;) {
    const day = start + Math.sign(workdays) * (days.length + 1);
    days.push(day);
    if (isWorkday(day)) left -= 1;
  }
  return days;
}
