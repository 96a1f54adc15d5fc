import { defineCalculator, boolean, chart, date, integer, number, percent, table, text, time } from "#engine/define.ts";
import { dateOfDayNumber, dayNumber } from "#maths/calendar.ts";
import { minutesOfDay, timeOfDay } from "#maths/clock.ts";
import { illuminatedFraction, momentOfPhase, nextPhase } from "#maths/moon.ts";

/** By quarter of the lunation that begins. */
const AT = ["New Moon", "First Quarter", "Full Moon", "Last Quarter"];
const AFTER = ["Waxing Crescent", "Waxing Gibbous", "Waning Gibbous", "Waning Crescent"];
const [NEW, FIRST_QUARTER, FULL, LAST_QUARTER] = [0, 1, 2, 3] as const;

export default defineCalculator({
  id: "moon-phase",
  name: "Moon Phase Calculator",
  category: "other",
  emoji: "🌙",
  description: "Phase, illumination and age of the moon on a date, and the next new and full moons to the minute.",
  keywords: ["full moon", "new moon", "lunar calendar", "waxing", "waning gibbous", "moon tonight", "lunation"],
  related: [
    { id: "sunrise-sunset", stage: "complementary", relevance: 90 },
    { id: "day-of-week", stage: "complementary", relevance: 66 },
    { id: "date-difference", stage: "complementary", relevance: 64 },
    "countdown",
  ],
  inputs: {
    date: date("Date", { default: "today", min: "1900-01-01", max: "2100-12-31", also: ["on", "date", "tonight"] }),
    time: time("Time (UTC)", { default: "12:00", also: ["at", "time"] }),
  },
  outputs: {
    phaseName: text("Phase"),
    illumination: percent("Illuminated", { decimals: 1 }),
    moonAge: number("Age", { unit: "days", decimals: 1 }),
    waxing: boolean("Waxing"),
    nextFullMoon: date("Next full moon"),
    daysToFullMoon: number("Days until then", { decimals: 1, unit: "days" }),
    nextNewMoon: date("Next new moon"),
    daysToNewMoon: number("Days until then", { decimals: 1, unit: "days" }),
    nextFirstQuarter: date("Next first quarter"),
    nextLastQuarter: date("Next last quarter"),
    phases: table("Next eight phases (UTC)", {
      phase: text("Phase"),
      date: date("Date"),
      time: time("Time"),
    }),
    illuminationOverMonth: chart("Illumination over 30 days", {
      x: { day: integer("Days from the date") },
      y: { illumination: percent("Illuminated", { decimals: 1 }) },
      as: "area",
    }),
  },
  compute({ date, time }) {
    const day = dayNumber(date);
    const moment = day + minutesOfDay(time) / 1440;
    const coming = nextPhase(moment);
    const last = coming - 1;
    const onTheDate = [last, coming].find((index) => Math.floor(momentOfPhase(index)) === day);
    const next = (quarter: number) => momentOfPhase(coming + quarterOf(quarter - coming));
    return {
      phaseName: onTheDate === undefined ? AFTER[quarterOf(last)]! : AT[quarterOf(onTheDate)]!,
      illumination: 100 * illuminatedFraction(moment),
      moonAge: moment - momentOfPhase(last - quarterOf(last)),
      waxing: quarterOf(last) === NEW || quarterOf(last) === FIRST_QUARTER,
      nextFullMoon: dateOfMoment(next(FULL)),
      daysToFullMoon: next(FULL) - moment,
      nextNewMoon: dateOfMoment(next(NEW)),
      daysToNewMoon: next(NEW) - moment,
      nextFirstQuarter: dateOfMoment(next(FIRST_QUARTER)),
      nextLastQuarter: dateOfMoment(next(LAST_QUARTER)),
      phases: Array.from({ length: 8 }, (_, index) => phaseRow(coming + index)),
      illuminationOverMonth: Array.from({ length: 30 }, (_, later) => ({
        day: later,
        illumination: 100 * illuminatedFraction(day + later + 0.5),
      })),
    };
  },
  takeaways: (_, outputs) => [
    AT.includes(outputs.phaseName!)
      ? "The phase is {phaseName}: {illumination} of the disc is lit."
      : outputs.waxing
        ? "The phase is {phaseName}: {illumination} of the disc is lit, and more each day."
        : "The phase is {phaseName}: {illumination} of the disc is lit, and less each day.",
    "The next full moon is on {nextFullMoon}, {daysToFullMoon} later, the next new moon on {nextNewMoon} (dates in UTC).",
  ],
  formula: {
    tex: [
      String.raw`\text{JDE} = 2\,451\,550.09766 + 29.530588861\,k + 0.00015437\,T^2 + \Delta`,
      String.raw`\text{lit} = \frac{1 + \cos i}{2}`,
    ],
    where: {
      "\\text{JDE}": "Julian day of a phase in dynamical time, 69 seconds ahead of UTC",
      k: "number of the lunation from January 2000: whole for a new moon, plus 0.25, 0.5, 0.75 for the other phases",
      T: "k / 1236.85, centuries from 2000",
      "\\Delta": "corrections for the orbits of moon and earth and for the planets, up to 15 hours",
      "\\text{lit}": "illuminated part of the disc",
      i: "phase angle, between sun and earth as seen from the moon",
    },
  },
  howTo: [
    "Enter the Date, from 1900 to 2100.",
    "Set the Time in UTC: that is Greenwich time, 5 hours ahead of New York in winter and one hour behind Paris.",
    "Read the Phase and how much is Illuminated; the table Next eight phases gives each to the minute.",
    "In your own time zone a phase late in the evening may fall on another date: add your hours from UTC to the time in the table.",
  ],
  faq: [
    {
      question: "How long is it from full moon to full moon?",
      answer:
        "29.53 days on average, from about 29.3 to 29.8, because the orbits of the moon and the earth are not circles. So the phases move 11 days back in each calendar year, and now and then a month has two full moons.",
    },
    {
      question: "Why does the page say Full Moon when another says Waning Gibbous?",
      answer:
        "The moon is exactly full for an instant only. Here the whole UTC day of that instant bears its name, and the same goes for new moon and the quarters; on all other days the moon is waxing or waning.",
    },
    {
      question: "Does the moon look the same everywhere?",
      answer:
        "The phase is the same for the whole earth at one time. The picture is turned: a waxing moon is lit on the right in the north and on the left in the south, and near the equator it lies on its back.",
    },
    {
      question: "How exact are the times?",
      answer:
        "Within a minute from 1960 to 2050 and within about three from 1900 to 2100. The full lunar theory behind almanacs is exact to a second, but a full moon cannot be seen so exactly.",
    },
  ],
  about: [
    "For photographers, anglers, gardeners, sky watchers and feasts that follow the moon. The instants come from the series of Jean Meeus, which takes the main disturbances of the moon's orbit by sun and planets into account.",
    "Illumination is good to about 0.3 % of the disc. Whether the moon is above your horizon, and eclipses, are not part of this. The Islamic month begins with the sighting of the crescent, one to two days after the new moon given here.",
  ],
  sources: [
    "Meeus J, Astronomical Algorithms, 2nd ed. (1998), chapters 48 and 49",
    "US Naval Observatory, phases of the moon",
  ],
  phrases: ["moon phase on {date}", "when is the next full moon after {date}", "how full is the moon on {date}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "The day of the solar eclipse of April 2024",
      inputs: { date: "2024-04-08", time: "12:00" },
      outputs: { phaseName: "New Moon", nextNewMoon: "2024-04-08", nextFullMoon: "2024-04-23" },
    },
    {
      title: "New Year's Day 2026",
      inputs: { date: "2026-01-01", time: "00:00" },
      outputs: { phaseName: "Waxing Gibbous", nextFullMoon: "2026-01-03", waxing: true },
    },
    {
      title: "The evening of the Moon landing",
      inputs: { date: "1969-07-20", time: "20:17" },
      outputs: { phaseName: "Waxing Crescent", nextFirstQuarter: "1969-07-22" },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { date: "2024-04-08", time: "12:00" },
      outputs: { phaseName: "New Moon", nextFullMoon: "2024-04-23", nextNewMoon: "2024-04-08" },
    },
    {
      by: "Qalculate 4.5 nextlunarphase; illumination with mpmath",
      inputs: { date: "2024-04-08", time: "12:00" },
      outputs: {
        phaseName: "New Moon",
        illumination: 0.0949448786787,
        waxing: false,
        nextFullMoon: "2024-04-23",
        nextNewMoon: "2024-04-08",
        nextFirstQuarter: "2024-04-15",
        nextLastQuarter: "2024-05-01",
        phases: {
          rows: 8,
          first: { phase: "New Moon", date: "2024-04-08" },
          last: { phase: "Last Quarter", date: "2024-05-30" },
        },
        illuminationOverMonth: {
          rows: 30,
          first: { day: 0, illumination: 0.0949448786787 },
          last: { day: 29, illumination: 0.552122613237 },
        },
      },
    },
    {
      by: "Qalculate 4.5 nextlunarphase; illumination with mpmath",
      inputs: { date: "2024-04-08", time: "20:00" },
      outputs: {
        phaseName: "New Moon",
        illumination: 0.0102640382035,
        waxing: true,
        nextFullMoon: "2024-04-23",
        nextNewMoon: "2024-05-08",
        nextFirstQuarter: "2024-04-15",
        nextLastQuarter: "2024-05-01",
        phases: {
          rows: 8,
          first: { phase: "First Quarter", date: "2024-04-15" },
          last: { phase: "New Moon", date: "2024-06-06" },
        },
        illuminationOverMonth: {
          rows: 30,
          first: { day: 0, illumination: 0.0949448786787 },
          last: { day: 29, illumination: 0.552122613237 },
        },
      },
    },
    {
      by: "Qalculate 4.5 nextlunarphase; illumination with mpmath",
      inputs: { date: "2026-01-01" },
      outputs: {
        phaseName: "Waxing Gibbous",
        illumination: 94.6972535254,
        waxing: true,
        nextFullMoon: "2026-01-03",
        nextNewMoon: "2026-01-18",
        nextFirstQuarter: "2026-01-26",
        nextLastQuarter: "2026-01-10",
        phases: {
          rows: 8,
          first: { phase: "Full Moon", date: "2026-01-03" },
          last: { phase: "First Quarter", date: "2026-02-24" },
        },
        illuminationOverMonth: {
          rows: 30,
          first: { day: 0, illumination: 94.6972535254 },
          last: { day: 29, illumination: 92.2795366477 },
        },
      },
    },
    {
      by: "Qalculate 4.5 nextlunarphase; illumination with mpmath",
      inputs: { date: "2026-11-21" },
      outputs: {
        phaseName: "Waxing Gibbous",
        illumination: 87.1115022126,
        waxing: true,
        nextFullMoon: "2026-11-24",
        nextNewMoon: "2026-12-09",
        nextFirstQuarter: "2026-12-17",
        nextLastQuarter: "2026-12-01",
        phases: {
          rows: 8,
          first: { phase: "Full Moon", date: "2026-11-24" },
          last: { phase: "First Quarter", date: "2027-01-15" },
        },
        illuminationOverMonth: {
          rows: 30,
          first: { day: 0, illumination: 87.1115022126 },
          last: { day: 29, illumination: 82.5809212592 },
        },
      },
    },
    {
      by: "Qalculate 4.5 nextlunarphase; illumination with mpmath",
      inputs: { date: "2030-05-15", time: "06:30" },
      outputs: {
        phaseName: "Waxing Gibbous",
        illumination: 92.8220948631,
        waxing: true,
        nextFullMoon: "2030-05-17",
        nextNewMoon: "2030-06-01",
        nextFirstQuarter: "2030-06-09",
        nextLastQuarter: "2030-05-24",
        phases: { rows: 8, first: { phase: "Full Moon", date: "2030-05-17" } },
        illuminationOverMonth: {
          rows: 30,
          first: { day: 0, illumination: 94.19187214 },
          last: { day: 29, illumination: 92.3441661501 },
        },
      },
    },
    {
      by: "Qalculate 4.5 nextlunarphase; illumination with mpmath",
      inputs: { date: "1999-08-11", time: "11:02" },
      outputs: {
        phaseName: "New Moon",
        illumination: 0.000147837177681,
        waxing: false,
        nextFullMoon: "1999-08-26",
        nextNewMoon: "1999-08-11",
        nextFirstQuarter: "1999-08-19",
        nextLastQuarter: "1999-09-02",
        phases: {
          rows: 8,
          first: { phase: "New Moon", date: "1999-08-11" },
          last: { phase: "Last Quarter", date: "1999-10-02" },
        },
        illuminationOverMonth: {
          rows: 30,
          first: { day: 0, illumination: 0.00114314324751 },
          last: { day: 29, illumination: 0.20313390315 },
        },
      },
    },
    {
      by: "Qalculate 4.5 nextlunarphase; illumination with mpmath",
      inputs: { date: "1969-07-20", time: "20:17" },
      outputs: {
        phaseName: "Waxing Crescent",
        illumination: 32.9947069044,
        waxing: true,
        nextFullMoon: "1969-07-29",
        nextNewMoon: "1969-08-13",
        nextFirstQuarter: "1969-07-22",
        nextLastQuarter: "1969-08-05",
        phases: {
          rows: 8,
          first: { phase: "First Quarter", date: "1969-07-22" },
          last: { phase: "New Moon", date: "1969-09-11" },
        },
        illuminationOverMonth: {
          rows: 30,
          first: { day: 0, illumination: 29.7174105179 },
          last: { day: 29, illumination: 25.8984285095 },
        },
      },
    },
    {
      by: "Qalculate 4.5 nextlunarphase; illumination with mpmath",
      inputs: { date: "2015-09-28", time: "02:47" },
      outputs: {
        phaseName: "Full Moon",
        illumination: 99.9996759745,
        waxing: true,
        nextFullMoon: "2015-09-28",
        nextNewMoon: "2015-10-13",
        nextFirstQuarter: "2015-10-20",
        nextLastQuarter: "2015-10-04",
        phases: {
          rows: 8,
          first: { phase: "Full Moon", date: "2015-09-28" },
          last: { phase: "First Quarter", date: "2015-11-19" },
        },
        illuminationOverMonth: {
          rows: 30,
          first: { day: 0, illumination: 99.7895488802 },
          last: { day: 29, illumination: 99.9999829394 },
        },
      },
    },
    {
      by: "US Naval Observatory, phases of the moon 2024 (new 8 April 18:21, last quarter 2 April 03:15 UT)",
      inputs: { date: "2024-04-01" },
      outputs: { phases: { rows: 8, first: { phase: "Last Quarter", date: "2024-04-02", time: "03:15" } } },
    },
    {
      by: "US Naval Observatory, phases of the moon 2024",
      inputs: { date: "2024-04-03" },
      outputs: {
        phases: { first: { phase: "New Moon", date: "2024-04-08", time: "18:21" } },
        nextFullMoon: "2024-04-23",
        daysToNewMoon: 5.26458333333,
      },
    },
    {
      by: "US Naval Observatory: total lunar eclipse, full moon on 28 September 2015, 02:50 UT",
      inputs: { date: "2015-09-27", time: "23:00" },
      outputs: {
        phaseName: "Waxing Gibbous",
        phases: { first: { phase: "Full Moon", date: "2015-09-28", time: "02:50" } },
      },
    },
    {
      by: "Meeus (1998), example 49.a: new moon on 18 February 1977, 3h 37m dynamical time",
      inputs: { date: "1977-02-17", time: "00:00" },
      outputs: { nextNewMoon: "1977-02-18" },
    },
    { by: "Refusal", inputs: { date: "1899-12-31" }, refuses: "date" },
    { by: "Refusal", inputs: { date: "2101-01-01" }, refuses: "date" },
    { by: "Refusal", inputs: { time: "24:00" }, refuses: "time" },
  ],
});

/** 0 for new moon to 3 for last quarter. */
function quarterOf(index: number): number {
  return ((index % 4) + 4) % 4;
}

function dateOfMoment(moment: number): string {
  return dateOfDayNumber(Math.floor(moment));
}

/** Date and time of a phase, to the nearest minute. */
function phaseRow(index: number) {
  const minutes = Math.floor(momentOfPhase(index) * 1440 + 0.5);
  return { phase: AT[quarterOf(index)]!, date: dateOfMoment(minutes / 1440), time: timeOfDay(minutes) };
}
