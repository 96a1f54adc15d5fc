import { defineCalculator, boolean, chart, date, integer, number, percent, table, text, time } from "#engine/define.ts";
import { fromDayNumber, dayNumber } from "#maths/calendar.ts";
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
  description: "The phase, illumination and age of the moon on a date, and the next new and full moons to the minute.",
  keywords: [
    "full moon",
    "new moon",
    "lunar calendar",
    "waxing",
    "waning gibbous",
    "moon tonight",
    "lunation",
    "phase of the moon",
    "what phase",
    "moon on a date",
    "stargazing",
  ],
  related: [
    { id: "sunrise-sunset", stage: "complementary", relevance: 90 },
    { id: "day-of-week", stage: "complementary", relevance: 66 },
    { id: "date-difference", stage: "complementary", relevance: 64 },
    "countdown",
  ],
  inputs: {
    date: date("Date", { default: "today", min: "1900-01-01", max: "2100-12-31", also: ["on", "tonight"] }),
    time: time("Time (UTC)", { default: "12:00", also: ["at"] }),
  },
  outputs: {
    phaseName: text("Phase", { also: ["what phase", "phase will the moon"] }),
    illumination: percent("Illuminated", { decimals: 1, also: ["how bright", "percent lit", "illumination"] }),
    moonAge: number("Age", { unit: "days", decimals: 1 }),
    waxing: boolean("Waxing"),
    nextFullMoon: date("Next full moon"),
    daysToFullMoon: number("Days until the full moon", { decimals: 1, unit: "days" }),
    nextNewMoon: date("Next new moon"),
    daysToNewMoon: number("Days until the new moon", { decimals: 1, unit: "days" }),
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
  pictures: [{ draw: "sky", moon: { lit: "illumination", waxing: "waxing" }, title: "The moon in the sky" }],
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
      ? "The phase is {phaseName}: {illumination} of the disk is lit."
      : outputs.waxing
        ? "The phase is {phaseName}: {illumination} of the disk is lit, and more each day."
        : "The phase is {phaseName}: {illumination} of the disk is lit, and less each day.",
    "The next full moon is on {nextFullMoon}, {daysToFullMoon} later, and the next new moon on {nextNewMoon} (dates in UTC).",
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
      "\\Delta": "corrections for the orbits of the moon and the earth and for the planets, up to 15 hours",
      "\\text{lit}": "illuminated part of the disk",
      i: "phase angle, between the sun and the earth as seen from the moon",
    },
  },
  howTo: [
    "Enter the Date, from 1900 to 2100.",
    "Set the Time in UTC, which is Greenwich Mean Time: in winter 5 hours ahead of New York and one hour behind Paris.",
    "Read the Phase and how much is Illuminated; the table of the next eight phases gives each one to the minute.",
    "In your time zone a phase may fall on a different date: add your hours from UTC to the time in the table.",
  ],
  faq: [
    {
      question: "How long is it from full moon to full moon?",
      answer:
        "29.53 days on average, ranging from about 29.3 to 29.8 because the orbits of the moon and the earth are not circles. So the phases come about 11 days earlier each calendar year, and now and then a month has two full moons.",
    },
    {
      question: "Why does the page say Full Moon when another says Waning Gibbous?",
      answer:
        "The moon is exactly full only for an instant. Here the whole UTC day of that instant is called Full Moon, and the same goes for the new moon and the quarters; on all other days the moon is waxing or waning.",
    },
    {
      question: "Does the moon look the same everywhere?",
      answer:
        "The phase is the same for the whole earth at any one time, but it is oriented differently: a waxing moon is lit on the right in the Northern Hemisphere and on the left in the Southern, and near the equator it lies on its back.",
    },
    {
      question: "How accurate are the times?",
      answer:
        "Within a minute from 1960 to 2050 and within about three from 1900 to 2100. The full lunar theory behind almanacs is accurate to a second, but nobody can see a full moon that precisely.",
    },
  ],
  about: [
    "For photographers, anglers, gardeners, skywatchers and holidays that follow the moon. The times come from Jean Meeus's series, which accounts for the main disturbances of the moon's orbit by the sun and the planets.",
    "Illumination is accurate to about 0.3% of the disk. Eclipses, and whether the moon is above your horizon, are not covered. The Islamic month begins with the sighting of the crescent, one to two days after the new moon given here.",
  ],
  sources: [
    "Meeus J, Astronomical Algorithms, 2nd ed. (1998), chapters 48 and 49",
    "US Naval Observatory, phases of the moon",
  ],
  phrases: [
    "moon phase on {date}",
    "when is the next full moon after {date}",
    "how full is the moon on {date}",
    "what phase will the moon be in on {date}",
    "camping on {date} to watch the stars",
  ],
  updated: "2026-11-28",
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
});

/** 0 for new moon to 3 for last quarter. */
function quarterOf(index: number): number {
  return ((index % 4) + 4) % 4;
}

function dateOfMoment(moment: number): string {
  return fromDayNumber(Math.floor(moment));
}

/** Date and time of a phase, to the nearest minute. */
function phaseRow(index: number) {
  const minutes = Math.floor(momentOfPhase(index) * 1440 + 0.5);
  return { phase: AT[quarterOf(index)]!, date: dateOfMoment(minutes / 1440), time: timeOfDay(minutes) };
}
