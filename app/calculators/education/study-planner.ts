import { boolean, date, defineCalculator, integer, list, number, refuse, table, text } from "#engine/define.ts";
import { addDays, fromDayNumber, dayNumber, weekdayName, weekdayOfDayNumber, weekdaysIn } from "#maths/calendar.ts";
import { toNineDecimals } from "#maths/nine-decimals.ts";

export default defineCalculator({
  id: "study-planner",
  name: "Study Planner",
  category: "education",
  emoji: "📅",
  description:
    "Spreads the hours each topic needs over the days before an exam and shows whether you have enough time.",
  keywords: [
    "revision timetable",
    "exam schedule",
    "study hours per day",
    "timetable for exams",
    "exam preparation",
    "syllabus",
  ],
  related: [
    { id: "final-grade", stage: "complementary", relevance: 82 },
    { id: "reading-time", stage: "complementary", relevance: 74 },
    { id: "countdown", stage: "complementary", relevance: 78 },
    "date-difference",
    "time-duration",
  ],
  inputs: {
    startDate: date("Start", { also: ["from"], default: "today" }),
    examDate: date("Exam", {
      also: ["test on", "test", "final", "exam on", "before an exam on", "before"],
      default: null,
      optional: true,
      help: "If left empty: 30 days after the start.",
    }),
    topics: list("Topics in order", {
      also: ["subjects"],
      of: {
        name: text("Topic", { default: "" }),
        hours: number("Hours", { default: 5, min: 0, max: 10_000 }),
      },
      default: [
        { name: "Algebra", hours: 8 },
        { name: "Calculus", hours: 12 },
        { name: "Statistics", hours: 6 },
      ],
    }),
    hoursWeekday: number("Hours on a weekday", {
      also: ["hours a day", "weekdays", "on weekdays", "weekday", "each weekday", "hours on weekdays"],
      default: 1.5,
      min: 0,
      max: 24,
      unit: "hours",
    }),
    hoursWeekend: number("Hours on Saturday and Sunday", {
      also: ["weekends", "on weekends", "Saturdays and Sundays", "hours on weekends"],
      default: 3,
      min: 0,
      max: 24,
      unit: "hours",
    }),
    bufferDays: integer("Days kept free before the exam", {
      also: ["kept free", "days free", "free", "free days", "days off", "buffer", "rest days"],
      default: 2,
      min: 0,
      max: 365,
      unit: "days",
    }),
  },
  outputs: {
    feasible: boolean("There is enough time", { also: ["enough time"] }),
    hoursPerDayNeeded: number("Hours per study day needed", {
      also: ["hours a day", "hours per day", "how many hours a day", "study per day"],
      unit: "hours",
      decimals: 2,
      none: "There is no day to study",
    }),
    finishDate: date("Done by", { also: ["finish"], none: "Not before the exam" }),
    totalHours: number("Hours needed", { unit: "hours" }),
    availableHours: number("Hours available", { also: ["hours available", "available hours"], unit: "hours" }),
    spareHours: number("Hours to spare", { also: ["hours to spare"], unit: "hours" }),
    studyDays: integer("Study days"),
    daysUntilExam: integer("Days until the exam"),
    schedule: table("Timetable", {
      date: date("Date"),
      day: text("Day"),
      topic: text("Topic"),
      hours: number("Hours", { decimals: 2 }),
    }),
  },
  pictures: [
    { draw: "bars", of: ["totalHours", "availableHours"], title: "Hours needed and hours there are" },
    { draw: "timeline", of: ["startDate", "finishDate", "examDate"], title: "Until the exam" },
  ],
  compute(inputs) {
    const { startDate, topics, hoursWeekday, hoursWeekend } = inputs;
    const start = dayNumber(startDate);
    if (inputs.examDate === null && startDate > "9999-12-01") refuse("startDate", "Choose an earlier start.");
    const exam = dayNumber(inputs.examDate ?? addDays(startDate, 30));
    if (exam <= start) refuse("examDate", "The exam must be after the start.");
    if (exam - start > LONGEST_TERM) refuse("examDate", "The exam may be at most 100 years after the start.");
    if (topics.length === 0) refuse("topics", "Enter at least one topic.");
    const days = Math.max(0, exam - inputs.bufferDays - start);
    const weekdays = weekdaysIn(startDate, days);
    const weekendDays = days - weekdays;
    const availableHours = weekendDays * hoursWeekend + weekdays * hoursWeekday;
    const totalHours = topics.reduce((total, topic) => total + topic.hours, 0);
    const studyDays = (hoursWeekend > 0 ? weekendDays : 0) + (hoursWeekday > 0 ? weekdays : 0);
    const feasible = toNineDecimals(availableHours - totalHours) >= 0;
    // Made once, and only where something asks for it: the sums do not need it.
    let made: ReturnType<typeof scheduleOf> | undefined;
    const plan = () => (made ??= scheduleOf(topics, { start, days, hoursWeekday, hoursWeekend }));
    return {
      feasible,
      hoursPerDayNeeded: studyDays === 0 ? null : totalHours / studyDays,
      get finishDate() {
        const { lastDay } = plan();
        return feasible && lastDay !== null ? fromDayNumber(lastDay) : null;
      },
      totalHours,
      availableHours,
      spareHours: availableHours - totalHours,
      studyDays,
      daysUntilExam: exam - start,
      get schedule() {
        return plan().schedule;
      },
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.feasible
      ? outputs.finishDate === null
        ? "There is nothing to study: the topics have no hours."
        : "Your {totalHours} of study fit: you will be done on {finishDate}, with {spareHours} to spare."
      : `Your topics need {totalHours}, but you have only {availableHours}: you are ${say.number(-outputs.spareHours!, 1)} hours short.`,
    outputs.hoursPerDayNeeded === null
      ? "There is no study day left; keep fewer days free or study on more days."
      : "Spread evenly over {studyDays} study days, that is {hoursPerDayNeeded} a day.",
  ],
  formula: {
    tex: String.raw`A = n_w h_w + n_e h_e, \qquad \text{enough if } \sum t_i \le A, \qquad \bar h = \frac{\sum t_i}{n}`,
    where: {
      A: "hours available",
      "n_w, h_w": "number of weekdays and hours on each",
      "n_e, h_e": "number of Saturdays and Sundays and hours on each",
      t_i: "hours of a topic",
      [String.raw`\bar h`]: "hours per study day needed",
      n: "number of study days",
    },
  },
  howTo: [
    "Set the Start and the date of the Exam.",
    "List the Topics in order, with the hours each will take; the first is studied first.",
    "Enter your Hours on a weekday and on Saturday and Sunday. Be realistic.",
    "Keep some days free before the exam for review and for whatever takes longer than planned.",
    "Follow the Timetable, or copy it into your calendar.",
  ],
  faq: [
    {
      question: "How do I know how many hours a topic takes?",
      answer:
        "Time yourself on one typical section and multiply, then add a quarter: people tend to underestimate such tasks by at least that much (the planning fallacy). Credit hours are another guide: one US credit hour means about 2 hours of independent study a week.",
    },
    {
      question: "Should I study one topic after another?",
      answer:
        "The timetable keeps the order you give. Research on spacing and interleaving suggests coming back to each topic: split it into two entries, such as Algebra 1 and Algebra 2, and put the second further down.",
    },
    {
      question: "What if I don't have enough time?",
      answer:
        "A negative Hours to spare shows how much is missing. Keep fewer days free, add weekend hours, start earlier, or cut the topics that count least on the exam; the order of the list decides what gets done.",
    },
  ],
  about: [
    "A simple schedule: each day is filled with topics in order until the topics or the days run out. Exam day and the free days before it are not used.",
    "Breaks are not included: three hours in the plan are three hours of work. Beyond about four hours a day, extra hours bring little.",
  ],
  sources: [
    "Cepeda NJ et al., Distributed practice in verbal recall tasks, Psychol Bull 132:354-380 (2006): spread sessions beat cramming",
  ],
  phrases: ["study plan exam on {examDate}"],
  updated: "2026-11-28",
  examples: [
    {
      title: "Three topics in May",
      inputs: { startDate: "2025-05-01", examDate: "2025-05-20" },
      outputs: { feasible: true, availableHours: 33, finishDate: "2025-05-14" },
    },
    {
      title: "Too little time",
      inputs: { startDate: "2025-05-01", examDate: "2025-05-10", topics: [{ name: "Everything", hours: 30 }] },
      outputs: { feasible: false, spareHours: -16.5 },
    },
    {
      title: "Weekends only",
      inputs: {
        startDate: "2026-03-02",
        examDate: "2026-03-31",
        topics: [{ name: "Driving theory", hours: 10 }],
        hoursWeekday: 0,
        hoursWeekend: 2,
        bufferDays: 0,
      },
      outputs: { studyDays: 8, finishDate: "2026-03-21" },
    },
  ],
});

/** Days: each of them is planned. */
const LONGEST_TERM = 36_525;

interface Term {
  /** Days from 1970-01-01 to the first study day. */
  readonly start: number;
  readonly days: number;
  readonly hoursWeekday: number;
  readonly hoursWeekend: number;
}

/** More rows than a plan of ten years has are left out; the last day counts all the same. */
const MOST_ROWS = 4000;

/** Fills each day with the topics in order until they or the days end. Less than a billionth of an hour counts as nothing. */
function scheduleOf(topics: readonly { readonly name: string; readonly hours: number }[], term: Term) {
  const schedule: { date: string; day: string; topic: string; hours: number }[] = [];
  let lastDay: number | null = null;
  let [day, end] = [term.start, term.start + term.days];
  if (term.hoursWeekday === 0 && term.hoursWeekend === 0) end = day;
  let free = hoursOn(day, term);
  for (const { name, hours } of topics) {
    let open = hours;
    while (open > 1e-9 && day < end) {
      const used = Math.min(open, free);
      if (used > 1e-9) {
        lastDay = day;
        if (schedule.length < MOST_ROWS) {
          schedule.push({
            date: fromDayNumber(day),
            day: weekdayName(fromDayNumber(day)),
            topic: name,
            hours: used,
          });
        }
      }
      open -= used;
      free -= used;
      if (free <= 1e-9) {
        day += 1;
        free = hoursOn(day, term);
      }
    }
  }
  return { schedule, lastDay };
}

function hoursOn(day: number, { hoursWeekday, hoursWeekend }: Term): number {
  return weekdayOfDayNumber(day) >= 6 ? hoursWeekend : hoursWeekday;
}
