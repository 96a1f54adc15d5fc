import { defineCalculator, boolean, choice, date, integer, list, refuse, table, text } from "#engine/define.ts";
import {
  toIsoDate,
  dayNumber,
  daysBetween,
  fromDayNumber,
  splitDate,
  weekdayName,
  weekdayOfDayNumber,
} from "#maths/calendar.ts";
import { dateAfter, monthsAfter } from "#maths/calendar-range.ts";
import { usFederalHolidaysBetween } from "#maths/us-federal-holidays.ts";

export default defineCalculator({
  id: "legal-deadline",
  name: "Legal Deadline Calculator",
  category: "legal",
  emoji: "📆",
  description:
    "Count a court or contract deadline from an event: calendar or court days, weekends and US federal holidays, and days for service.",
  keywords: [
    "court deadline",
    "FRCP rule 6",
    "days to respond",
    "filing deadline",
    "statute of limitations",
    "court days",
    "response due date",
    "days to file an appeal",
    "when is my answer due",
    "days to answer a lawsuit",
    "served with a complaint",
  ],
  related: [
    { id: "business-days", stage: "complementary", relevance: 88 },
    { id: "add-to-date", stage: "complementary", relevance: 80 },
    "date-difference",
    { id: "judgment-interest", stage: "next_step", relevance: 74 },
    "day-of-week",
  ],
  inputs: {
    eventDate: date("Date of the event", {
      default: "2026-06-03",
      help: "The day of the event itself is not counted.",
      also: [
        "from",
        "after",
        "served on",
        "event",
        "filed on",
        "was served on",
        "served",
        "entered the order on",
        "entered on",
        "on",
        "filed",
        "dated",
        "order on",
        "starting",
        "judgment entered on",
        "received on",
        "hearing on",
        "mailed on",
        "trial on",
      ],
    }),
    count: integer("How many", {
      default: 30,
      min: 0,
      max: 5000,
      also: [
        "days",
        "within",
        "deadline",
        "weeks",
        "have",
        "days to respond",
        "days to file",
        "court days",
        "calendar days",
        "to respond",
        "business days",
        "months",
        "years",
        "to file",
        "to answer",
        "to appeal",
      ],
    }),
    unit: choice("Unit", {
      default: "days",
      options: [
        ["days", "Days"],
        ["weeks", "Weeks"],
        ["months", "Months"],
        ["years", "Years"],
      ],
    }),
    dayType: choice("Days counted", {
      called: { court: ["business days", "working days"], calendar: ["calendar days"] },
      default: "calendar",
      options: [
        ["calendar", "Every day"],
        ["court", "Court days only"],
      ],
      when: { unit: "days" },
    }),
    direction: choice("Counted", {
      called: { before: ["before"], after: ["after"] },
      default: "after",
      options: [
        ["after", "After the event"],
        ["before", "Before the event"],
      ],
    }),
    rollForward: boolean("Move off weekends and holidays", { default: true }),
    extraDays: integer("Days added for service", {
      default: 0,
      min: 0,
      max: 60,
      help: "3 for service by mail under Federal Rule 6(d).",
      also: ["service by mail", "mail", "mail days", "for mail"],
    }),
    holidayCalendar: choice("Holidays", {
      default: "usFederal",
      options: [
        ["usFederal", "US federal"],
        ["none", "None"],
      ],
    }),
    holidays: list("More holidays", {
      of: {
        date: date("Date"),
      },
      default: [],
      help: "State holidays and other days the court is closed.",
    }),
  },
  outputs: {
    deadline: date("Deadline", {
      also: [
        "when is my answer due",
        "due date",
        "last day",
        "answer due",
        "what date",
        "when is it due",
        "when is the response due",
        "file by",
      ],
    }),
    weekday: text("Weekday", { also: ["what weekday", "day of the week"] }),
    dateBeforeRolling: date("Date as counted"),
    moved: boolean("Moved off a weekend or holiday", { words: ["Yes", "No"] }),
    calendarDays: integer("Calendar days from the event", { unit: "days" }),
    skippedDays: table("Days skipped", {
      date: date("Date"),
      reason: text("Reason"),
    }),
  },
  pictures: [
    {
      draw: "calendar",
      of: ["eventDate", "dateBeforeRolling", "deadline"],
      span: ["eventDate", "deadline"],
      off: ["skippedDays", "date"],
      title: "From the event to the deadline",
    },
  ],
  compute(inputs) {
    const { eventDate, count, extraDays } = inputs;
    const direction = inputs.direction === "after" ? 1 : -1;
    const getHoliday = holidaysOf(inputs);
    const skipped: number[] = [];
    const isSkipped = (day: number) => {
      const isClosed = isWeekend(day) || getHoliday(day) !== undefined;
      if (isClosed) skipped.push(day);
      return isClosed;
    };
    const roll = (date: string) => {
      let open = dayNumber(date);
      while (inputs.rollForward && isSkipped(open)) open = withinDays(open + direction);
      return fromDayNumber(open);
    };

    const isCourtDays = inputs.unit === "days" && inputs.dayType === "court";
    const dateBeforeRolling = isCourtDays
      ? afterCourtDays(eventDate, direction * count, isSkipped)
      : within(afterCalendarTime(eventDate, direction * count, inputs.unit));
    const served = roll(dateBeforeRolling);
    const deadline = extraDays > 0 ? roll(within(dateAfter(served, direction * extraDays))) : served;
    return {
      deadline,
      weekday: weekdayName(deadline),
      dateBeforeRolling,
      moved: daysBetween(dateBeforeRolling, deadline) !== direction * extraDays,
      calendarDays: Math.abs(daysBetween(eventDate, deadline)),
      get skippedDays() {
        return skipped.map((day) => {
          const date = fromDayNumber(day);
          return { date, reason: isWeekend(day) ? weekdayName(date) : getHoliday(day)! };
        });
      },
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.calendarDays === 0
      ? `The deadline is {weekday}, {deadline}, the day of the event itself.`
      : `The deadline is {weekday}, {deadline}, {calendarDays} ${inputs.direction} {eventDate}.`,
    !inputs.rollForward
      ? "As you chose, weekends and holidays do not move the deadline, so the court may be closed on that day."
      : outputs.moved
        ? `Counting alone leads to {dateBeforeRolling}; a weekend or holiday${inputs.extraDays > 0 ? " and the days for service" : ""} moved it.`
        : inputs.extraDays > 0
          ? `Counting leads to {dateBeforeRolling}, and {extraDays} ${inputs.extraDays === 1 ? "day for service is" : "days for service are"} added; no weekend or holiday moved it.`
          : "That is not a weekend or a listed holiday, so the deadline was not moved.",
    "Check local rules and court orders: they can set different days, hours and holidays.",
  ],
  formula: {
    tex: [String.raw`D_0 = E \pm n`, String.raw`D = \operatorname{roll}\bigl(\operatorname{roll}(D_0) \pm x\bigr)`],
    where: {
      E: "day of the event, which is not counted itself",
      n: "days, court days, weeks, months or years to count",
      D_0: "date as counted",
      "\\operatorname{roll}": "a Saturday, Sunday or holiday moves to the next open day in the direction of counting",
      x: "days added for service, 0 for none",
      D: "deadline",
    },
  },
  howTo: [
    "Enter the Date of the event that starts the clock: service, judgment, notice. It is not counted itself.",
    "Enter How many days, weeks, months or years; for days, choose whether every day counts or Court days only.",
    "Choose Before the event for deadlines that run backward from a hearing.",
    "Enter Days added for service if a rule grants them, and state holidays or closures under More holidays.",
    "The table Days skipped lists every Saturday, Sunday and holiday that was passed over.",
  ],
  faq: [
    {
      question: "How does Rule 6(a) of the Federal Rules of Civil Procedure count days?",
      answer:
        "Leave out the day of the event, count every day including weekends, and if the last day is a Saturday, Sunday or legal holiday, go on to the next day that is not. A period counted backward goes further back. The old rule that skipped weekends in short periods ended in 2009.",
    },
    {
      question: "When are three days added for mail?",
      answer:
        "Under Rule 6(d), when service was by mail, by leaving it with the clerk or by other means agreed on; since 2016 no longer for electronic service. They are added after the period would otherwise end, as is done here: first the move off a weekend, then the 3 days, then another move if needed.",
    },
    {
      question: "What is a court day?",
      answer:
        "A day on which the court is open, so not a Saturday, Sunday or court holiday. In California, for example, most motions must be served 16 court days before the hearing. Enter state holidays, such as March 31 there, under More holidays.",
    },
    {
      question: "Does it know state holidays and the hour by which to file?",
      answer:
        "No. US federal holidays are built in, each on the day it is observed. For periods after an event, Rule 6(a)(6) also counts state holidays, which you have to add. Electronic filing ends at midnight in the court's time zone unless an order says otherwise.",
    },
  ],
  about: [
    "For lawyers, paralegals and people who represent themselves, and for periods in contracts and statutes. Periods of months and years end on the same day of the month, or on its last day if there is no such day.",
    "Federal holidays include Juneteenth from 2021 and Martin Luther King Jr. Day from 1986; for earlier years, the other holidays are taken as they are today. Days on which the clerk's office is inaccessible extend a period too, and have to be entered.",
  ],
  sources: [
    "Federal Rules of Civil Procedure, Rule 6(a) and 6(d)",
    "5 U.S.C. 6103 and Executive Order 11582 (legal public holidays and observance)",
  ],
  caution: "A counting aid, not legal advice: the rule, order or contract that sets your deadline decides.",
  phrases: [
    "{count} days after {eventDate} court deadline",
    "deadline {count} court days before {eventDate}",
    "response due {count} days after service on {eventDate}",
    "what date is {count} court days after {eventDate}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "14 days plus 3 for mail from March 20, 2026",
      inputs: { eventDate: "2026-03-20", count: 14, extraDays: 3 },
      outputs: { deadline: "2026-04-06", weekday: "Monday", dateBeforeRolling: "2026-04-03" },
    },
    {
      title: "20 days that end on Christmas Day",
      inputs: { eventDate: "2025-12-05", count: 20 },
      outputs: { dateBeforeRolling: "2025-12-25", deadline: "2025-12-26", moved: true },
    },
    {
      title: "16 court days before a hearing",
      inputs: { eventDate: "2026-02-27", count: 16, dayType: "court", direction: "before" },
      outputs: { deadline: "2026-02-04", calendarDays: 23 },
    },
  ],
});

const TOO_FAR = "The deadline would lie outside the years 1 to 9999. Count fewer days, months or years.";

function within(date: string | null): string {
  return date ?? refuse("count", TOO_FAR);
}

/** The days that can be written as a date. */
const [FIRST, LAST] = [dayNumber("0001-01-01"), dayNumber("9999-12-31")];

function withinDays(day: number): number {
  return day >= FIRST && day <= LAST ? day : refuse("count", TOO_FAR);
}

function afterCalendarTime(date: string, count: number, unit: "days" | "weeks" | "months" | "years"): string | null {
  if (unit === "days" || unit === "weeks") return dateAfter(date, unit === "weeks" ? 7 * count : count);
  return monthsAfter(date, unit === "years" ? 12 * count : count);
}

function afterCourtDays(date: string, count: number, isSkipped: (day: number) => boolean): string {
  let reached = dayNumber(date);
  for (let left = Math.abs(count); left > 0;) {
    reached = withinDays(reached + Math.sign(count));
    if (!isSkipped(reached)) left -= 1;
  }
  return fromDayNumber(reached);
}

interface Closing {
  readonly holidayCalendar: "usFederal" | "none";
  readonly holidays: readonly { readonly date: string }[];
}

function isWeekend(day: number): boolean {
  return weekdayOfDayNumber(day) > 5;
}

/** Names the holiday of a day. Thousands of days may be asked, so they are numbers; federal ones are looked up by year. */
function holidaysOf({ holidayCalendar, holidays }: Closing): (day: number) => string | undefined {
  const listed = new Set(holidays.map(({ date }) => dayNumber(date)));
  const federal = new Map<number, string>();
  let [known, unknown] = [0, -1];
  const federalName = (day: number) => {
    if (day < known || day > unknown) {
      const { year } = splitDate(fromDayNumber(day));
      [known, unknown] = [dayNumber(toIsoDate(year, 1, 1)), dayNumber(toIsoDate(year, 12, 31))];
      for (const { date, name } of federalHolidays(year)) federal.set(dayNumber(date), name);
    }
    return federal.get(day);
  };
  return (day) => {
    const holiday = holidayCalendar === "usFederal" ? federalName(day) : undefined;
    return holiday ?? (listed.has(day) ? "Listed holiday" : undefined);
  };
}

function federalHolidays(year: number) {
  return usFederalHolidaysBetween(toIsoDate(year, 1, 1), toIsoDate(year, 12, 31)).filter(
    ({ name }) => name !== "Martin Luther King Jr. Day" || year >= 1986,
  );
}
