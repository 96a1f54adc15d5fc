import { defineCalculator, chart, integer, number, table, text, time } from "#engine/define.ts";
import { minutesOfDay, timeOfDay } from "#maths/clock.ts";

/** Hours a day by which the body clock moves (Aschoff 1975). */
const EARLIER_A_DAY = 57 / 60;
const LATER_A_DAY = 92 / 60;

export default defineCalculator({
  id: "jet-lag",
  name: "Jet Lag Calculator",
  category: "travel",
  emoji: "🛫",
  description:
    "How many days your body clock needs after a flight, which way to shift it, and a bedtime plan for the days before.",
  keywords: [
    "time zones",
    "body clock",
    "circadian",
    "sleep schedule",
    "flying east",
    "melatonin",
    "recover from long flight",
  ],
  related: [
    { id: "flight-distance", stage: "complementary", relevance: 84 },
    { id: "time-zone-converter", stage: "complementary", relevance: 82 },
    { id: "sleep", stage: "complementary", relevance: 78 },
    "travel-budget",
  ],
  inputs: {
    originOffset: number("Home, hours from UTC", {
      default: 0,
      min: -12,
      max: 14,
      unit: "hours",
      also: ["from UTC", "home"],
    }),
    destinationOffset: number("Destination, hours from UTC", {
      default: 9,
      min: -12,
      max: 14,
      unit: "hours",
      help: "With daylight saving time where it applies.",
      also: ["to UTC", "destination"],
    }),
    bedtime: time("Usual bedtime", { default: "23:00" }),
    wakeTime: time("Usual time of getting up", { default: "07:00" }),
    daysBefore: integer("Days of preparation", { default: 3, min: 0, max: 14, unit: "days", also: ["days before"] }),
    shiftPerDay: number("Shift a day in preparation", { default: 1, min: 0.25, max: 3, unit: "hours" }),
  },
  outputs: {
    daysToAdjust: number("Days to adjust without preparation", { unit: "days", decimals: 1 }),
    daysLeftAfterArrival: number("Days after arrival with preparation", { unit: "days", decimals: 1 }),
    strategy: text("Shift sleep", { labels: { None: "No shift needed" } }),
    shiftNeeded: number("By", { unit: "hours", decimals: 2 }),
    timeDifference: number("Time difference", { unit: "hours" }),
    direction: text("Direction", { labels: { None: "No time difference" } }),
    zonesCrossed: number("Hours crossed", { unit: "hours", decimals: 2 }),
    clockDifference: number("Difference of the clocks", { unit: "hours" }),
    plan: table("Before the flight, home time", {
      daysBefore: integer("Days before"),
      bedtime: time("Bedtime"),
      wakeTime: time("Get up"),
      shiftHours: number("Shifted by", { decimals: 2, unit: "hours" }),
    }),
    adjustment: chart("Hours out of step after arrival", {
      x: { day: integer("Day after arrival") },
      y: { hoursOff: number("Hours out of step", { decimals: 1 }) },
      as: "bars",
    }),
  },
  compute(inputs) {
    const clockDifference = inputs.destinationOffset - inputs.originOffset;
    const timeDifference = withinHalfDay(clockDifference);
    const { strategy, shiftNeeded, perDay } = quickestShift(timeDifference);
    const sign = strategy === "Earlier" ? -1 : 1;
    const shiftAfter = (days: number) => Math.min(shiftNeeded, days * inputs.shiftPerDay);
    const leftOnArrival = shiftNeeded - shiftAfter(inputs.daysBefore);
    const daysLeftAfterArrival = leftOnArrival / perDay;
    const planned = timeDifference === 0 ? 0 : inputs.daysBefore;
    return {
      daysToAdjust: shiftNeeded / perDay,
      daysLeftAfterArrival,
      strategy,
      shiftNeeded,
      timeDifference,
      direction: timeDifference > 0 ? "East" : timeDifference < 0 ? "West" : "None",
      zonesCrossed: Math.abs(timeDifference),
      clockDifference,
      plan: Array.from({ length: planned }, (_, index) => {
        const shiftHours = shiftAfter(index + 1);
        const moved = (time: string) => timeOfDay(minutesOfDay(time) + sign * 60 * shiftHours);
        return {
          daysBefore: planned - index,
          bedtime: moved(inputs.bedtime),
          wakeTime: moved(inputs.wakeTime),
          shiftHours,
        };
      }),
      adjustment: Array.from({ length: Math.ceil(Math.round(daysLeftAfterArrival * 1e9) / 1e9) + 1 }, (_, day) => ({
        day,
        hoursOff: Math.max(0, leftOnArrival - day * perDay),
      })),
    };
  },
  takeaways: (inputs, outputs, say) =>
    outputs.strategy === "None"
      ? [
          `The clocks at both ends show the same time of day, so there is no jet lag to plan for.`,
          `Tiredness after a long flight north or south comes from the journey and passes with a night's sleep.`,
        ]
      : [
          `The destination is {zonesCrossed} away to the ${outputs.direction === "East" ? "east" : "west"}; the body clock needs about {daysToAdjust} to follow.`,
          `The quicker way is to sleep ${outputs.strategy === "Earlier" ? "earlier" : "later"}, by {shiftNeeded} in all${outputs.direction === "East" && outputs.strategy === "Later" ? ", although you fly east" : ""}.`,
          inputs.daysBefore > 0
            ? `With {daysBefore} of preparation at ${say.number(inputs.shiftPerDay)} hours a day, {daysLeftAfterArrival} remain after you arrive.`
            : `You have planned no days of preparation; each one before the flight shortens the adjustment.`,
        ],
  formula: {
    tex: [
      String.raw`\Delta = (z_d - z_h) \bmod 24 \in (-12, 12]`,
      String.raw`n = \min\left(\frac{60\,\Delta}{57},\ \frac{60\,(24 - \Delta)}{92}\right) \ (\Delta > 0) \qquad n = \frac{60\,|\Delta|}{92} \ (\Delta < 0)`,
    ],
    where: {
      "\\Delta": "time difference in hours, east positive",
      "z_d, z_h": "hours from UTC at the destination and at home",
      n: "days to adjust",
      57: "minutes a day by which the clock moves earlier",
      92: "minutes a day by which it moves later",
    },
  },
  howTo: [
    "Enter Home and Destination as hours from UTC, with daylight saving time where it applies: New York is -5 in winter and -4 in summer.",
    "Enter your Usual bedtime and time of getting up.",
    "Set the Days of preparation and the Shift a day in preparation; an hour a day is what most people can follow.",
    "Move bedtime, meals and light by the plan, and read how many Days remain after arrival.",
  ],
  faq: [
    {
      question: "Why is flying east harder?",
      answer:
        "The inner day of most people is a little longer than 24 hours, so staying up late is easier than falling asleep early. Aschoff found the clock to move about 92 minutes a day later but only 57 earlier. Beyond about nine hours east it is quicker to shift the other way round.",
    },
    {
      question: "When should I seek light?",
      answer:
        "Bright light in the hours after the body's lowest temperature, about three hours before your usual time of getting up, moves the clock earlier; light before that moment moves it later. To go east, seek light in your own morning and avoid it in your late night; to go west, the other way round.",
    },
    {
      question: "Does melatonin help?",
      answer:
        "Trials found 0.5 to 5 mg near the destination's bedtime to reduce jet lag on flights over five or more zones, most of all eastward. Taken at the wrong time it shifts the clock the wrong way. It is a prescription drug in some countries and does not go with some medicines: ask a pharmacist.",
    },
  ],
  about: [
    "Use it to decide whether to shift your sleep before a trip, in which direction, and how long to keep important meetings away from the first days. For stays of one or two days it is often best to keep home time.",
    "The figures are averages. Age, habits, light and sleep debt change them by half in both directions, and a single night of short sleep is not jet lag. The hours out of step fall evenly here; in fact the first days bring a little more.",
  ],
  sources: [
    "Aschoff J et al., Re-entrainment of circadian rhythms after phase-shifts of the zeitgeber, Chronobiologia 2:23-78 (1975)",
    "Sack RL, Jet lag, N Engl J Med 362:440-447 (2010)",
    "Eastman CI, Burgess HJ, How to travel the world without jet lag, Sleep Med Clin 4:241-255 (2009)",
  ],
  caution: "Averages of healthy adults; ask a doctor if you take medicine at fixed times or have a sleep disorder.",
  phrases: ["jet lag from UTC {originOffset} to UTC {destinationOffset}", "how long does jet lag last"],
  updated: "2026-11-21",
  examples: [
    {
      title: "New York to Paris in winter",
      inputs: { originOffset: -5, destinationOffset: 1 },
      outputs: { daysToAdjust: 6.31578947, daysLeftAfterArrival: 3.15789474, strategy: "Earlier", direction: "East" },
    },
    {
      title: "Frankfurt to San Francisco in summer, no preparation",
      inputs: { originOffset: 2, destinationOffset: -7, daysBefore: 0 },
      outputs: { timeDifference: -9, strategy: "Later", daysToAdjust: 5.86956522, daysLeftAfterArrival: 5.86956522 },
    },
    {
      title: "London to Sydney: shifting later is quicker",
      inputs: { originOffset: 0, destinationOffset: 11 },
      outputs: { timeDifference: 11, direction: "East", strategy: "Later", shiftNeeded: 13, daysToAdjust: 8.47826087 },
    },
  ],
});

/** The same difference of clocks, more than -12 and at most 12 hours. */
function withinHalfDay(hours: number): number {
  if (hours > 12) return withinHalfDay(hours - 24);
  return hours <= -12 ? withinHalfDay(hours + 24) : hours;
}

/** Which way the body clock gets there in fewer days, by how many hours, and the hours that it moves a day. */
function quickestShift(difference: number) {
  if (difference === 0) return { strategy: "None", shiftNeeded: 0, perDay: LATER_A_DAY };
  if (difference < 0) return { strategy: "Later", shiftNeeded: -difference, perDay: LATER_A_DAY };
  return difference / EARLIER_A_DAY <= (24 - difference) / LATER_A_DAY
    ? { strategy: "Earlier", shiftNeeded: difference, perDay: EARLIER_A_DAY }
    : { strategy: "Later", shiftNeeded: 24 - difference, perDay: LATER_A_DAY };
}
