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
    "How many days your body clock needs to adjust after a flight, which way to shift it, and a bedtime plan for the days before.",
  keywords: [
    "time zones",
    "body clock",
    "circadian",
    "sleep schedule",
    "flying east",
    "melatonin",
    "recover from long flight",
    "get over jet lag",
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
      also: ["home"],
      assumable: false,
    }),
    destinationOffset: number("Destination, hours from UTC", {
      default: 9,
      min: -12,
      max: 14,
      unit: "hours",
      help: "Include daylight saving time where it applies.",
      also: ["destination"],
      assumable: false,
    }),
    bedtime: time("Usual bedtime", { default: "23:00" }),
    wakeTime: time("Usual wake-up time", { default: "07:00" }),
    daysBefore: integer("Days of preparation", {
      default: 3,
      min: 0,
      max: 14,
      unit: "days",
      also: ["days before", "days to prepare", "start preparing"],
    }),
    shiftPerDay: number("Shift per day before the flight", { default: 1, min: 0.25, max: 3, unit: "hours" }),
  },
  outputs: {
    daysToAdjust: number("Days to adjust without preparation", {
      unit: "days",
      decimals: 1,
      also: ["get over", "days to adjust", "adjust", "catch up", "caught up", "recover"],
    }),
    daysLeftAfterArrival: number("Days after arrival with preparation", { unit: "days", decimals: 1 }),
    strategy: text("Shift sleep", { labels: { None: "No shift needed" } }),
    shiftNeeded: number("Shift it by", { unit: "hours", decimals: 2 }),
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
  pictures: [
    { draw: "clock", of: ["bedtime", "wakeTime"], span: ["bedtime", "wakeTime"], title: "Your usual night, home time" },
  ],
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
          `Clocks at both ends show the same time, so there is no jet lag to plan for.`,
          `Tiredness after a long flight north or south comes from the journey and passes with a night's sleep.`,
        ]
      : [
          `Your destination is {zonesCrossed} ${outputs.direction === "East" ? "ahead, to the east" : "behind, to the west"}; your body clock needs about {daysToAdjust} to adjust.`,
          `The faster way is to shift your sleep ${outputs.strategy === "Earlier" ? "earlier" : "later"}, by {shiftNeeded} in all${outputs.direction === "East" && outputs.strategy === "Later" ? ", even though you fly east" : ""}.`,
          inputs.daysBefore === 0
            ? `You have planned no preparation; each day of it before the flight shortens the adjustment after.`
            : outputs.daysLeftAfterArrival === 0
              ? `With {daysBefore} of preparation at ${say.number(inputs.shiftPerDay)} ${inputs.shiftPerDay === 1 ? "hour" : "hours"} a day, you have adjusted by the time you arrive.`
              : `After {daysBefore} of preparation at ${say.number(inputs.shiftPerDay)} ${inputs.shiftPerDay === 1 ? "hour" : "hours"} a day, you still need {daysLeftAfterArrival} to adjust once you arrive.`,
        ],
  formula: {
    tex: [
      String.raw`\Delta = (z_d - z_h) \bmod 24 \in (-12, 12]`,
      String.raw`n = \min\left(\frac{60\,\Delta}{57},\ \frac{60\,(24 - \Delta)}{92}\right) \quad (\Delta > 0) \qquad n = \frac{60\,|\Delta|}{92} \quad (\Delta < 0)`,
    ],
    where: {
      "\\Delta": "time difference in hours, positive to the east",
      "z_d, z_h": "hours from UTC at the destination and at home",
      n: "days to adjust",
      57: "minutes a day that the body clock can move earlier",
      92: "minutes a day that it can move later",
    },
  },
  howTo: [
    "Enter Home and Destination as hours from UTC, including daylight saving time where it applies: New York is -5 in winter and -4 in summer.",
    "Enter your Usual bedtime and Usual wake-up time.",
    "Set the Days of preparation and the Shift per day before the flight; most people can manage an hour a day.",
    "Move your bedtime, meals and light as the plan says, and see how many days of adjustment are left after arrival.",
  ],
  faq: [
    {
      question: "Why is flying east harder?",
      answer:
        "Most people's inner day is a little longer than 24 hours, so staying up late is easier than falling asleep early. Aschoff found that the body clock moves about 92 minutes a day later but only 57 minutes a day earlier. Beyond about nine hours east, it is faster to shift later instead.",
    },
    {
      question: "When should I seek light?",
      answer:
        "Your body temperature is lowest about three hours before you usually get up. Bright light in the hours after that point moves the body clock earlier; light in the hours before it moves the clock later. To shift east, seek light in your morning, by your body's time, and avoid it late at night; to shift west, do the opposite.",
    },
    {
      question: "Does melatonin help?",
      answer:
        "In trials, 0.5 to 5 mg taken close to bedtime at the destination reduced jet lag after flights across five or more time zones, especially eastward. Taken at the wrong time, it shifts the body clock the wrong way. It is a prescription drug in some countries and interacts with some medicines: ask a pharmacist.",
    },
  ],
  about: [
    "Use it to decide whether to shift your sleep before a trip, in which direction, and how soon after arrival to schedule anything important. For stays of one or two days it is often best to stay on home time.",
    "The figures are averages: age, habits, light and sleep debt can raise or lower them by half. One short night is not jet lag. The chart lets the hours out of step fall evenly; in reality you recover a little faster in the first days.",
  ],
  sources: [
    "Aschoff J et al., Re-entrainment of circadian rhythms after phase-shifts of the zeitgeber, Chronobiologia 2:23-78 (1975)",
    "Sack RL, Jet lag, N Engl J Med 362:440-447 (2010)",
    "Eastman CI, Burgess HJ, How to travel the world without jet lag, Sleep Med Clin 4:241-255 (2009)",
  ],
  caution:
    "These are averages for healthy adults; ask a doctor if you take medicine at fixed times or have a sleep disorder.",
  phrases: ["jet lag from home to a destination", "how long does jet lag last"],
  updated: "2026-11-30",
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
      title: "London to Sydney: shifting later is faster",
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
