import { defineCalculator, choice, date, integer, percent, refuse, table, text } from "#engine/define.ts";
import { daysBetween, isoWeekday } from "#maths/calendar.ts";
import { dateAfter } from "#maths/calendar-range.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** What happens how many days after the first day of the last period. */
const MILESTONES = [
  ["Second trimester begins", 98],
  ["Anatomy scan, earliest", 126],
  ["Approximate viability outside the womb", 168],
  ["Third trimester begins", 196],
  ["Early term begins", 259],
  ["Full term begins", 273],
  ["Due date", 280],
  ["Late term begins", 287],
  ["Post-term begins", 294],
] as const;

const PREGNANCY_DAYS = 280;
const FROM_CONCEPTION = 266;

export default defineCalculator({
  id: "due-date",
  name: "Due Date Calculator",
  category: "health",
  emoji: "🤰",
  description:
    "When a baby is due, from the last period, conception, IVF transfer or an ultrasound scan, and how far along you are.",
  keywords: [
    "pregnancy",
    "edd",
    "how many weeks pregnant",
    "how far along",
    "lmp",
    "gestational age",
    "ivf transfer",
    "trimester",
    "conception date",
    "naegele",
    "baby due",
    "give birth",
  ],
  popular: true,
  related: [
    { id: "ovulation", stage: "complementary", relevance: 84 },
    { id: "pregnancy-weight-gain", stage: "next_step", relevance: 92 },
    "date-difference",
    "add-to-date",
    { id: "countdown", stage: "complementary", relevance: 70 },
  ],
  inputs: {
    method: choice("Counted from", {
      default: "lmp",
      options: [
        ["lmp", "First day of the last period"],
        ["conception", "Day of conception"],
        ["ivf", "IVF transfer"],
        ["ultrasound", "Ultrasound scan"],
        ["due-date", "A due date you were given"],
      ],
      called: {
        conception: ["conceived", "got pregnant", "conceived on", "conception", "baby was made"],
        lmp: [
          "last period",
          "lmp",
          "last menstrual period",
          "period started",
          "last cycle",
          "period began",
          "first day of my last period",
        ],
        ivf: [
          "ivf",
          "embryo transfer",
          "transfer",
          "embryo transferred",
          "embryo",
          "fet",
          "frozen transfer",
          "blastocyst",
        ],
        ultrasound: ["ultrasound", "sonogram", "scan"],
      },
    }),
    referenceDate: date("Date of that event", {
      default: "today",
      help: "The first day of the last period; the day of conception, the transfer or the scan; or the due date.",
      also: [
        "last period",
        "LMP",
        "conceived",
        "transfer",
        "lmp was",
        "period started",
        "last menstrual period",
        "got pregnant",
        "period",
        "period began",
        "last cycle began",
        "last cycle started",
        "transferred",
        "embryo transferred",
        "scan on",
        "ultrasound on",
        "last one started",
      ],
    }),
    cycleLength: integer("Cycle length", {
      default: 28,
      min: 20,
      max: 45,
      unit: "days",
      when: { method: "lmp" },
      also: ["cycle", "day cycle"],
    }),
    embryoAge: integer("Age of the embryo at transfer", {
      default: 5,
      min: 2,
      max: 7,
      unit: "days",
      when: { method: "ivf" },
      also: ["day embryo", "embryo", "day blastocyst", "blastocyst"],
    }),
    scanWeeks: integer("Gestational age at the scan: weeks", {
      default: 12,
      min: 4,
      max: 42,
      unit: "weeks",
      when: { method: "ultrasound" },
      also: ["measuring", "measured", "measured weeks"],
    }),
    scanDays: integer("and days", { default: 0, min: 0, max: 6, unit: "days", when: { method: "ultrasound" } }),
    atDate: date("How far along on", {
      default: "today",
      also: ["am i", "pregnant", "along", "as of", "will i be"],
    }),
  },
  outputs: {
    dueDate: date("Estimated due date", {
      also: [
        "due date",
        "baby due",
        "be born",
        "birth",
        "due",
        "baby come",
        "baby arrive",
        "baby here",
        "give birth",
        "deliver",
      ],
    }),
    dueDayOfWeek: text("Day of the week", { also: ["weekday"] }),
    gestationalWeeks: integer("Completed weeks", {
      none: "Not within 0 to 45 weeks on that day",
      also: ["weeks pregnant", "how far along", "far along", "weeks along", "how many weeks", "weeks am i"],
    }),
    gestationalDays: integer("and days", { none: "Not within 0 to 45 weeks on that day" }),
    trimester: integer("Trimester", { none: "Not pregnant on that day", also: ["which trimester", "what trimester"] }),
    daysRemaining: integer("Days to go", { also: ["how many days left", "days left", "days until"] }),
    percentComplete: percent("Of 40 weeks", { decimals: 0, none: "Not within 0 to 45 weeks on that day" }),
    conceptionDate: date("Conceived about", { also: ["conceive", "conceived", "conception", "get pregnant"] }),
    milestones: table("Milestones", {
      milestone: text("Milestone"),
      week: integer("Week"),
      date: date("Date"),
    }),
  },
  pictures: [
    { draw: "calendar", of: ["atDate", "dueDate"] },
    { draw: "timeline", of: ["conceptionDate", "atDate", "dueDate"], title: "From conception to birth" },
  ],
  compute(inputs) {
    const { referenceDate, atDate } = inputs;
    const after = (date: string, days: number) =>
      dateAfter(date, days) ??
      refuse("referenceDate", "The pregnancy would lie outside the years 1 to 9999. Choose another date.");
    const dueDate = after(referenceDate, daysToDueDate(inputs));
    const start = after(dueDate, -PREGNANCY_DAYS);
    const age = daysBetween(start, atDate);
    const known = age >= 0 && age <= 315;
    return {
      dueDate,
      dueDayOfWeek: WEEKDAYS[isoWeekday(dueDate) - 1]!,
      gestationalWeeks: known ? Math.floor(age / 7) : null,
      gestationalDays: known ? age % 7 : null,
      trimester: known ? (age < 98 ? 1 : age < 196 ? 2 : 3) : null,
      daysRemaining: daysBetween(atDate, dueDate),
      percentComplete: known ? (100 * age) / PREGNANCY_DAYS : null,
      conceptionDate: after(dueDate, -FROM_CONCEPTION),
      milestones: MILESTONES.map(([milestone, days]) => ({ milestone, week: days / 7, date: after(start, days) })),
    };
  },
  takeaways: (_, outputs) => [
    `The baby is due on {dueDate}, a {dueDayOfWeek}; that puts conception at about {conceptionDate}.`,
    outputs.gestationalWeeks === null
      ? "On the day you chose, the pregnancy has not begun or is long over."
      : `On {atDate}, you are {gestationalWeeks} ${outputs.gestationalWeeks === 1 ? "week" : "weeks"} and {gestationalDays} ${outputs.gestationalDays === 1 ? "day" : "days"} along, in trimester {trimester}.`,
    outputs.daysRemaining! >= 0
      ? `Days to go: {daysRemaining}. About 1 baby in 20 arrives on the due date itself; most arrive within two weeks of it.`
      : `The due date was ${-outputs.daysRemaining!} ${outputs.daysRemaining === -1 ? "day" : "days"} earlier. From 41 weeks on, most clinics check more often and offer to induce labor.`,
  ],
  formula: {
    tex: [
      String.raw`D_{\text{period}} = L + 280 + (c - 28)`,
      String.raw`D_{\text{conception}} = C + 266 \qquad D_{\text{IVF}} = T + 266 - e \qquad D_{\text{scan}} = S + 280 - (7w + d)`,
    ],
    where: {
      D: "due date, counted in days",
      L: "first day of the last period",
      c: "cycle length in days",
      C: "day of conception",
      T: "day of the transfer",
      e: "age of the embryo in days",
      S: "day of the scan",
      "w, d": "gestational age at the scan in weeks and days",
    },
  },
  howTo: [
    "Under Counted from, choose what you know best: the last period, the day of conception, an IVF transfer, a scan or a due date you were given.",
    "Enter the Date of that event. For the last period, that is the first day of bleeding.",
    "For the last period, set your Cycle length if it is not 28 days; for IVF, the Age of the embryo at transfer (usually 3 or 5 days); for a scan, the weeks and days in its report.",
    "Set How far along on to any day, such as today or the start of a trip.",
  ],
  faq: [
    {
      question: "Why is pregnancy counted from before conception?",
      answer:
        "Because the first day of the last period is usually known and the day of conception seldom is. Gestational age therefore runs two weeks ahead of the embryo's age: by the time a test is positive, you are already about 4 weeks pregnant.",
    },
    {
      question: "My scan gives another date. Which one counts?",
      answer:
        "The scan, if it is early and differs enough. Under ACOG Committee Opinion 700, the date changes if a scan at up to 8 weeks 6 days differs by more than 5 days, or one from 9 weeks 0 days to 13 weeks 6 days by more than 7 days. After IVF, the transfer date stands.",
    },
    {
      question: "How likely is a birth on the due date?",
      answer:
        "About 1 in 20. Naegele's rule puts the date in the middle of the normal range: full term means 39 weeks 0 days to 40 weeks 6 days, and first babies on average come a little later than their siblings.",
    },
    {
      question: "Which cycle length do I enter if mine varies?",
      answer:
        "The average of your last three to six cycles. Each day over 28 moves the due date one day later, because ovulation comes later. With very irregular cycles, only an early scan gives a reliable date.",
    },
  ],
  about: [
    "Naegele's rule, named after Franz Karl Naegele, counts 280 days from the last period and assumes a 28-day cycle with ovulation 14 days after that period began; here it is adjusted for your cycle. The other methods count from conception (266 days) or from what a scan or fertility lab knows more exactly.",
    "Trimesters follow ACOG: the second begins at 14 weeks 0 days, the third at 28 weeks 0 days. Twins are usually born three to four weeks earlier, so their due date serves to count weeks, not to predict the birth.",
  ],
  sources: [
    "Naegele's rule",
    "ACOG Committee Opinion 700, Methods for estimating the due date (2017)",
    "ACOG Committee Opinion 579, Definition of term pregnancy (2013)",
  ],
  caution: "For a single baby; an estimate that a first-trimester scan overrides, and no substitute for prenatal care.",
  phrases: [
    "due date last period {referenceDate}",
    "how many weeks pregnant last period {referenceDate}",
    "due date {method} {referenceDate}",
    "due date conceived on {referenceDate}",
    "how far along am i last period {referenceDate}",
    "when is my baby due last period {referenceDate}",
    "when will the baby be born conceived {referenceDate}",
    "pregnancy weeks {referenceDate}",
    "lmp {referenceDate} due date",
    "ivf transfer {referenceDate} due date {embryoAge} day embryo",
    "how many weeks and days pregnant",
    "when will the baby come i got pregnant on {referenceDate}",
    "when do i give birth conceived {referenceDate}",
    "baby due conceived {referenceDate}",
    "expecting a baby embryo transferred {referenceDate} {embryoAge} days old",
    "i am pregnant my period began {referenceDate}",
    "how many weeks along since {referenceDate}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Last period on January 1, 2025, seen on March 15",
      inputs: { method: "lmp", referenceDate: "2025-01-01", atDate: "2025-03-15" },
      outputs: { dueDate: "2025-10-08", gestationalWeeks: 10, gestationalDays: 3, trimester: 1 },
    },
    {
      title: "Transfer of a five-day embryo",
      inputs: { method: "ivf", referenceDate: "2025-05-10", embryoAge: 5, atDate: "2025-09-01" },
      outputs: { dueDate: "2026-01-26", trimester: 2, daysRemaining: 147 },
    },
    {
      title: "A scan at 12 weeks 3 days",
      inputs: { method: "ultrasound", referenceDate: "2025-06-01", scanWeeks: 12, scanDays: 3, atDate: "2025-06-01" },
      outputs: { dueDate: "2025-12-11", gestationalWeeks: 12, gestationalDays: 3 },
    },
  ],
});

interface Dating {
  readonly method: "lmp" | "conception" | "ivf" | "ultrasound" | "due-date";
  readonly cycleLength: number;
  readonly embryoAge: number;
  readonly scanWeeks: number;
  readonly scanDays: number;
}

function daysToDueDate({ method, cycleLength, embryoAge, scanWeeks, scanDays }: Dating): number {
  switch (method) {
    case "lmp":
      return PREGNANCY_DAYS + cycleLength - 28;
    case "conception":
      return FROM_CONCEPTION;
    case "ivf":
      return FROM_CONCEPTION - embryoAge;
    case "ultrasound":
      return PREGNANCY_DAYS - (7 * scanWeeks + scanDays);
    case "due-date":
      return 0;
  }
}
