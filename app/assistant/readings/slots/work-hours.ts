/** Hours of work: shifts with their breaks, a week of them, and what they pay. */
import { minutesOfDay, timeOfDay } from "#maths/clock.ts";
import { tell } from "#assistant/readings/told/tell.ts";
import type { Direct } from "#assistant/readings/reading.ts";
import { type Form, getUnitId, read, sum, tidy, toNumber, toUnit, type Value } from "./form.ts";

const HOURLY = "(?: dollars| euros| bucks)? ?(?:(?:an|per|a) |\\/ ?)(?:hour|hr)";

export const WORK_HOURS: readonly Form[] = [
  tell({
    // "46 hours at $18 if anything past 40 is time and a half"
    about: [/\b(?:time and a half|double time)\b/, /\b(?:over|past|above|beyond|after)\b/],
    not: /<(?:percent|clock|date)|\b(?:tax|taxes|weekend|sunday|holiday)\b/,
    places: {
      limit: ["(?:over|past|above|beyond|after) (?:the (?:first )?)?<(?:number|time)(\\d+)>(?: hours?)?"],
      hours: ["{T}"],
      rate: ["(?:at |for |@ )?{N}(?: dollars| euros| bucks)? ?(?:(?:an|per|a) |\\/ ?)(?:hour|hr)", "(?:at|for|@) {N}"],
    },
    words:
      "if anything everything all hours over past above beyond after paid pays time and a half double with pay what's gross earn worked work week overtime made i'm",
    formula: ({ hours, limit }, text) =>
      hours! < limit!
        ? null
        : `({limit} + ({hours time h} - {limit}) * ${/\bdouble time\b/.test(text) ? 2 : 1.5}) * {rate}`,
    told: "$",
  }),
  {
    // "Weekly pay for 30 hours at 18": the hours are those of the week.
    about: [/\b(?:daily|weekly|biweekly|monthly)\b/, /\b(?:pay|wage|wages|paycheck|salary|earnings|income)\b/, /<time/],
    not: /<(?:percent|clock|date)|\b(?:overtime|tips?|tax|taxes|half|take home|a week|per week|a day|per day|weeks|days|net)\b/,
    places: {
      length: ["{T}"],
      rate: ["(?:at |for )?{N}(?: dollars)?(?: (?:an|per|a) (?:hour|hr)| ?\\/ ?(?:hr|hour))?"],
    },
    words:
      "daily weekly biweekly monthly pay wage wages paycheck salary earnings income gross hours at for of work working worked hourly rate",
    read: ({ length, rate }, text) => {
      const hours = toUnit(length, "time", "h");
      const most = /\bdaily\b/.test(text) ? 24 : /\bmonthly\b/.test(text) ? 744 : 336;
      return hours === null || getUnitId(length, "time") !== "h" || hours > most
        ? null
        : sum(`${tidy(hours)} * ${toNumber(rate)}`);
    },
  },
  {
    about: [
      /\b(?:lunch|break|breaks|unpaid|minus|less)\b/,
      /\b(?:work\w*|hours|shift|time card|timecard|timesheet|clock(?:ed)?|long|starts?|began)\b|<clock\d+> (?:to|until|till|-) <clock/,
    ],
    not: /<(?:money|percent|date)|\b(?:overtime|pay|(?<!get )paid (?!lunch|for)|earn|week|days)\b/,
    places: {
      pause: ["(?:minus |less |with |and )?(?:an? )?{T}(?: (?:unpaid|for))*(?: (?:lunch|break|breaks))?"],
      start: [
        "<(?:clock|number)(\\d+)>(?= (?:to|until|till|through|-))",
        "(?:from|in at|between) <(?:clock|number)(\\d+)>",
        "(?:starts?|starting|began|begins?|arrival|arrive|in|enter)(?: (?:is|at|work))* <clock(\\d+)>",
      ],
      end: ["<(?:clock|number)(\\d+)>"],
    },
    words:
      "worked work working hours hour shift time card timecard timesheet clocked clock in out start starts end ends leave leaving finish arrive arrival departure eat from to until till through - between and with minus less lunch break breaks unpaid an a half for long total was at how did do get paid my",
    read: ({ start, end, pause }) => readShift(start, end, pause, 1),
  },
  {
    about: [
      /\b(?:mon(?:day)?|monday) (?:to|-|through|thru) (?:fri(?:day)?)\b|<number\d+> days\b|<time\d+> (?:a|per|each|every) week\b/,
      /<(?:clock\d+>.*|number\d+> (?:to|until|till|-) )<clock/,
    ],
    not: /<(?:money|percent|date)|\bovertime\b/,
    places: {
      "days?": ["{#} days(?: (?:a|per) week)?", "{T} (?:a|per|each|every) week"],
      "pause?": ["{T}(?: (?:unpaid|for|of))*(?: (?:lunch|break|breaks))(?: (?:a|per|each|every) day)?"],
      start: ["<(?:clock|number)(\\d+)>(?= (?:to|until|till|through|-))"],
      end: ["{C}"],
    },
    words:
      "time card timecard timesheet work worked working hours total week weekly per a mon monday fri friday to - through thru with lunch break minus less daily each day how many lunch unpaid from",
    read: ({ days, start, end, pause }) =>
      (getUnitId(days, "time") ?? "day") !== "day" ? null : readShift(start, end, pause, days ? toNumber(days) : 5),
  },

  {
    // Worked by the hour, with a share taken off
    about: [
      /\b(?:take home|took out|take out|taken out|withheld|deducted|deductions|taxes)\b/,
      new RegExp(`<(?:number|money)\\d+>${HOURLY}`),
    ],
    not: /<(?:clock|date)|<percent.*<percent|\b(?:overtime|week|month|year|before)\b/,
    places: { rate: [`(?:at )?{N}${HOURLY}`], hours: ["{T}"], share: ["{P}"] },
    words:
      "work worked working hours at for and they took take out taken withheld deducted in deductions taxes tax home pay earned make what i",
    read: ({ rate, hours, share }) => {
      const time = toUnit(hours, "time", "h");
      return time === null ? null : sum(`${tidy(time)} * ${toNumber(rate)} * (1 - ${toNumber(share)}/100)`);
    },
  },
];

/** A length of time, as hours, minutes and seconds. */
export function readSpan(total: number): Direct {
  const seconds = Math.round(total);
  if (!(seconds > 0) || seconds > 3_600_000) return null;
  const span = {
    operation: "add",
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
  return read("time-duration", { mode: "sum", durations: [span] }, "text");
}

/** Work between two times without the pause, on so many days; "9 to 5" is until the evening. */
function readShift(start: Value | undefined, end: Value | undefined, pause: Value | undefined, days: number): Direct {
  const [from, to] = [toClock(start), toClock(end)];
  const rest = pause === undefined ? 0 : toUnit(pause, "time", "min");
  if (from === null || to === null || rest === null || !Number.isInteger(rest)) return null;
  const isPlain = ![start, end].some((one) => /[ap]\.?m/i.test(one!.text));
  // A shift from 22 ends in the morning.
  const endTime = isPlain && from < 720 && to <= from && to < 720 ? to + 720 : to;
  if (days === 1)
    return read(
      "time-duration",
      { mode: "between", startTime: timeOfDay(from), endTime: timeOfDay(endTime), breakMinutes: rest },
      "text",
    );
  return readSpan((((endTime - from + 1440) % 1440) - rest) * 60 * days);
}

/** Minutes since midnight; a bare number is a full hour. */
function toClock(value: Value | undefined): number | null {
  if (value?.type === "time") return minutesOfDay(value.time);
  const hour = toNumber(value);
  return Number.isInteger(hour) && hour >= 1 && hour < 24 ? hour * 60 : null;
}
