import { defineCalculator, date, integer, refuse, table } from "#engine/define.ts";
import { dateAfter } from "#maths/calendar-range.ts";

export default defineCalculator({
  id: "ovulation",
  name: "Ovulation Calculator",
  category: "health",
  emoji: "🥚",
  description:
    "The likely day of ovulation, the six fertile days and the next period, for this cycle and the five after it.",
  keywords: [
    "fertile window",
    "fertility",
    "period tracker",
    "trying to conceive",
    "when do i ovulate",
    "menstrual cycle",
    "next period",
    "trying for a baby",
    "fertile days",
  ],
  related: [
    { id: "due-date", stage: "next_step", relevance: 94 },
    { id: "pregnancy-weight-gain", stage: "advanced_planning", relevance: 72 },
    "add-to-date",
    { id: "date-difference", stage: "complementary", relevance: 66 },
  ],
  inputs: {
    lastPeriodDate: date("First day of the last period", {
      default: "today",
      also: [
        "last period",
        "period started",
        "period began",
        "last one started",
        "last one began",
        "first day of my period",
        "got my period",
        "my period",
        "lmp",
      ],
    }),
    cycleLength: integer("Cycle length", {
      default: 28,
      min: 20,
      max: 45,
      unit: "days",
      help: "From the first day of one period to the first day of the next.",
      also: ["cycle", "day cycle", "regular at", "cycle is"],
    }),
    lutealLength: integer("Days from ovulation to the next period", {
      default: 14,
      min: 9,
      max: 18,
      unit: "days",
      also: ["luteal phase", "luteal"],
    }),
  },
  outputs: {
    ovulationDate: date("Ovulation about", { also: ["ovulate", "ovulating", "ovulation", "egg released"] }),
    fertileWindowStart: date("Fertile from", {
      also: [
        "fertile",
        "fertile window",
        "fertile days",
        "most fertile",
        "fertile days start",
        "fertile window start",
        "fertile start",
      ],
    }),
    fertileWindowEnd: date("Fertile until", { also: ["fertile days end", "last fertile day", "fertile window end"] }),
    nextPeriodDate: date("Next period and test day", {
      also: [
        "next period",
        "period due",
        "period date",
        "period come",
        "next period come",
        "get my period",
        "period start next",
      ],
    }),
    ovulationCycleDay: integer("Day of the cycle", { also: ["which day of my cycle", "cycle day"] }),
    dueDateIfConceived: date("Due date if conceived now"),
    cycles: table("The next six cycles", {
      cycle: integer("Cycle"),
      periodStart: date("Period starts"),
      fertileFrom: date("Fertile from"),
      ovulation: date("Ovulation"),
      nextPeriod: date("Next period"),
    }),
  },
  pictures: [
    {
      draw: "calendar",
      of: ["lastPeriodDate", "fertileWindowStart", "ovulationDate", "fertileWindowEnd", "nextPeriodDate"],
      span: ["fertileWindowStart", "fertileWindowEnd"],
      title: "The cycle, with its fertile days",
    },
  ],
  compute({ lastPeriodDate, cycleLength, lutealLength }) {
    const after = (date: string, days: number) =>
      dateAfter(date, days) ??
      refuse("lastPeriodDate", "The cycles would lie outside the years 1 to 9999. Choose another date.");
    const cycles = Array.from({ length: 6 }, (_, index) => {
      const periodStart = after(lastPeriodDate, index * cycleLength);
      const nextPeriod = after(periodStart, cycleLength);
      const ovulation = after(nextPeriod, -lutealLength);
      return { cycle: index + 1, periodStart, fertileFrom: after(ovulation, -5), ovulation, nextPeriod };
    });
    const [current] = cycles;
    return {
      ovulationDate: current!.ovulation,
      fertileWindowStart: current!.fertileFrom,
      fertileWindowEnd: current!.ovulation,
      nextPeriodDate: current!.nextPeriod,
      ovulationCycleDay: cycleLength - lutealLength + 1,
      dueDateIfConceived: after(current!.ovulation, 266),
      cycles,
    };
  },
  takeaways: () => [
    `Ovulation is likely about {ovulationDate}, day {ovulationCycleDay} of the cycle if the period's first day is day 1.`,
    `The fertile days run from {fertileWindowStart} through {fertileWindowEnd}; the last three give the best chance.`,
    `If your next period does not come on {nextPeriodDate}, a test is reliable from that day; the baby would be due about {dueDateIfConceived}.`,
  ],
  formula: {
    tex: [String.raw`O = P + c - l`, String.raw`F = [\,O - 5,\; O\,]`],
    where: {
      O: "day of ovulation",
      P: "first day of the last period",
      c: "cycle length in days",
      l: "days from ovulation to the next period (luteal phase)",
      F: "the six fertile days",
    },
  },
  howTo: [
    "Enter the First day of the last period, the first day of real bleeding.",
    "Enter your Cycle length: count from the first day of one period to the day before the next, and take the average of several cycles.",
    "Leave Days from ovulation to the next period at 14 unless temperature charts or test strips have shown you another number.",
    "Plan with The next six cycles, and correct the dates whenever a period starts earlier or later.",
  ],
  faq: [
    {
      question: "How many days a month can I get pregnant?",
      answer:
        "Six: the five days before ovulation and the day itself. Wilcox and colleagues (1995) followed 221 women and found no conceptions outside those days; the chance rose from about 10% five days before ovulation to 33% on the day itself. Sperm live up to five days, the egg less than one.",
    },
    {
      question: "Is ovulation always on day 14?",
      answer:
        "Only on average in a 28-day cycle, and there it comes 14 days after the period began, which is day 15 if the first day of the period counts as day 1, as it does here. The days after ovulation vary less than the days before it, so a long cycle means late ovulation. In 612,000 cycles recorded in an app (Bull, 2019), the average was day 17, with a luteal phase of 12 days.",
    },
    {
      question: "Can I rely on the other days as birth control?",
      answer:
        "No. This is a calendar estimate; ovulation shifts with stress, illness, travel and age. Calendar methods alone fail for roughly one woman in eight each year. Fertility awareness methods that also track temperature and cervical mucus should be learned from a trained instructor.",
    },
    {
      question: "How do I find the day more exactly?",
      answer:
        "Test strips show the LH surge 24 to 36 hours before ovulation. Your waking temperature rises by 0.2 to 0.5 °C (0.4 to 0.9 °F) after it, which confirms the day only afterward but shows your own luteal length for next time.",
    },
  ],
  about: [
    "Ovulation is counted back from the expected next period, because the time from ovulation to bleeding is steadier than the time before it. The calendar works for regular cycles that differ by no more than a few days.",
    "It does not hold after stopping hormonal contraception, while breastfeeding, near menopause or with polycystic ovary syndrome; tests and scans are needed then.",
  ],
  sources: [
    "Wilcox AJ, Weinberg CR, Baird DD, N Engl J Med 333:1517-1521 (1995)",
    "ACOG, Fertility awareness-based methods of family planning",
  ],
  caution: "For regular cycles only; an estimate, not a method of birth control.",
  phrases: [
    "ovulation last period {lastPeriodDate} cycle {cycleLength}",
    "when am I fertile period started {lastPeriodDate}",
    "when do i ovulate period started {lastPeriodDate} {cycleLength} day cycle",
    "next period last one {lastPeriodDate}",
    "fertile days {lastPeriodDate} cycle {cycleLength}",
    "best days to get pregnant period started {lastPeriodDate}",
    "when am i most fertile last period {lastPeriodDate}",
    "my cycle is {cycleLength} and my period began {lastPeriodDate}",
    "regular cycle of {cycleLength}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 28-day cycle that began on June 1, 2025",
      inputs: { lastPeriodDate: "2025-06-01", cycleLength: 28, lutealLength: 14 },
      outputs: { ovulationDate: "2025-06-15", fertileWindowStart: "2025-06-10", nextPeriodDate: "2025-06-29" },
    },
    {
      title: "A long cycle of 35 days with a short luteal phase",
      inputs: { lastPeriodDate: "2025-12-20", cycleLength: 35, lutealLength: 12 },
      outputs: { ovulationDate: "2026-01-12", ovulationCycleDay: 24, dueDateIfConceived: "2026-10-05" },
    },
  ],
});
