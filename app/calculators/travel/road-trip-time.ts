import { defineCalculator, date, integer, number, quantity, refuse, table, time } from "#engine/define.ts";
import { dateAfter } from "#maths/calendar-range.ts";
import { fromDayNumber, dayNumber } from "#maths/calendar.ts";
import { minutesOfDay, timeOfDay } from "#maths/clock.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { length } from "#units/length.ts";
import { speed } from "#units/speed.ts";

const DAY = 1440;

export default defineCalculator({
  id: "road-trip-time",
  name: "Road Trip Time Calculator",
  category: "travel",
  emoji: "🚗",
  description:
    "Arrival date and time of a long drive with breaks, extra stops and overnight rests, and a plan for each day on the road.",
  keywords: [
    "driving time",
    "eta",
    "how long to drive",
    "arrival time",
    "rest breaks",
    "travel time by car",
    "overnight stop",
  ],
  related: [
    { id: "fuel-cost", stage: "next_step", relevance: 86 },
    { id: "time-duration", stage: "complementary", relevance: 70 },
    { id: "travel-budget", stage: "next_step", relevance: 74 },
    "add-to-date",
    "speed-converter",
    "ev-range",
  ],
  inputs: {
    distance: quantity("Distance", length, {
      unit: "km",
      default: 900,
      defaultIn: { imperial: "550 mi" },
      min: 0,
      max: 50_000,
      also: ["miles", "km", "drive", "away", "driving", "road trip", "it's"],
      decimals: 1,
    }),
    averageSpeed: quantity("Average speed when driving", speed, {
      unit: "km/h",
      default: 85,
      defaultIn: { imperial: "55 mph" },
      min: 5,
      max: 250,
      also: ["at", "speed", "averaging", "average", "about", "doing"],
      decimals: 0,
    }),
    breakEveryHours: number("Take a break every", {
      default: 2,
      min: 0.5,
      max: 12,
      unit: "hours",
      also: ["break every", "every", "stop every"],
    }),
    breakMinutes: number("Length of each break", {
      unsaid: 0,
      default: 15,
      min: 0,
      max: 240,
      unit: "minutes",
      also: ["break", "stop", "minute break", "minute stop", "rest stop", "stop for"],
    }),
    extraStopMinutes: number("Extra stops on the first day", {
      default: 0,
      min: 0,
      max: 1440,
      unit: "minutes",
      also: ["lunch", "lunch stop", "lunch break"],
    }),
    maxDrivingHoursPerDay: number("Maximum driving per day", {
      default: 9,
      min: 1,
      max: 16,
      unit: "hours",
      also: ["a day at most", "hours of driving a day", "max per day"],
    }),
    departDate: date("Departure", { default: "today" }),
    departTime: time("Departure time", {
      default: "08:00",
      also: ["at", "leaving at", "start at", "leaving"],
    }),
    nextDayStart: time("Start on the following days", { default: "08:00" }),
    minimumRestHours: number("Minimum overnight rest", { default: 9, min: 0, max: 24, unit: "hours" }),
  },
  outputs: {
    arrivalTime: time("Arrival at", {
      also: ["arrive", "get there", "arrival", "arrival time", "will i arrive", "be there", "what time arrive"],
    }),
    arrivalDate: date("Arrival on", { also: ["arrival date"] }),
    totalHours: number("Whole trip", {
      unit: "hours",
      decimals: 2,
      also: ["how long", "road trip take", "trip take", "take in all", "how long take"],
    }),
    drivingHours: number("Driving time", {
      unit: "hours",
      decimals: 2,
      also: ["behind the wheel", "at the wheel"],
    }),
    breaks: integer("Breaks", { also: ["how many breaks", "number of breaks"] }),
    days: integer("Days of driving"),
    overnightStops: integer("Overnight stops", { also: ["how many nights"] }),
    averageWithStops: quantity("Average speed with stops", speed, { unit: "km/h", decimals: 1 }),
    legs: table("Day by day", {
      day: integer("Day"),
      date: date("Date"),
      start: time("Start"),
      drivingHours: number("Hours driving", { decimals: 2 }),
      distance: quantity("Distance", length, { unit: "km", decimals: 0 }),
      breaks: integer("Breaks"),
      hours: number("Hours with stops", { decimals: 2 }),
    }),
  },
  pictures: [
    { draw: "rows", table: "legs", name: "day", value: "drivingHours", title: "Hours of driving, day by day" },
  ],
  compute(inputs) {
    const { distance, averageSpeed, maxDrivingHoursPerDay, departDate } = inputs;
    const drivingHours = distance / averageSpeed;
    const days = piecesFor(drivingHours / maxDrivingHoursPerDay);
    const departs = minutesOfDay(inputs.departTime);
    const legs: { start: number; drivingHours: number; breaks: number; hours: number }[] = [];
    // Minutes since midnight of the day of departure.
    let end = departs;
    for (let index = 0; index < days; index += 1) {
      const start =
        index === 0 ? departs : nextStart(end + 60 * inputs.minimumRestHours, minutesOfDay(inputs.nextDayStart));
      const driving = index < days - 1 ? maxDrivingHoursPerDay : drivingHours - (days - 1) * maxDrivingHoursPerDay;
      const breaks = breaksIn(driving, inputs.breakEveryHours);
      const stops = breaks * inputs.breakMinutes + (index === 0 ? inputs.extraStopMinutes : 0);
      legs.push({ start, drivingHours: driving, breaks, hours: driving + stops / 60 });
      end = start + 60 * driving + stops;
    }
    const totalHours = (end - departs) / 60;
    const arrival = piecesFor(end);
    const arrivalDate = dateAfter(departDate, Math.floor(arrival / DAY));
    if (arrivalDate === null)
      refuse("departDate", "The trip would end after the year 9999. Choose an earlier departure.");
    const firstDay = dayNumber(departDate);
    return {
      arrivalTime: timeOfDay(arrival),
      arrivalDate,
      totalHours,
      drivingHours,
      breaks: legs.reduce((sum, leg) => sum + leg.breaks, 0),
      days,
      overnightStops: Math.max(0, days - 1),
      averageWithStops: totalHours > 0 ? distance / totalHours : 0,
      legs: legs.map((leg, index) => ({
        day: index + 1,
        date: fromDayNumber(firstDay + Math.floor(leg.start / DAY)),
        start: timeOfDay(leg.start),
        drivingHours: leg.drivingHours,
        distance: leg.drivingHours * averageSpeed,
        breaks: leg.breaks,
        hours: leg.hours,
      })),
    };
  },
  takeaways: (inputs, outputs, say) =>
    inputs.distance === 0
      ? [
          `There is no distance to drive, so you arrive as you leave.`,
          `Enter the Distance of your route to plan the trip.`,
        ]
      : [
          `Leave at {departTime} and you arrive on {arrivalDate} at {arrivalTime}.`,
          `You drive for {drivingHours} with ${outputs.breaks === 0 ? "no breaks" : outputs.breaks === 1 ? "one break" : "{breaks} breaks"}${outputs.overnightStops! > 0 ? "" : "; counting all stops, you average {averageWithStops}"}.`,
          outputs.overnightStops! > 0
            ? `The drive takes {days} days, with ${outputs.overnightStops === 1 ? "one night" : `${say.number(outputs.overnightStops!)} nights`} on the way.`
            : `You can do it in one day, within the {maxDrivingHoursPerDay} of driving you allow.`,
        ],
  formula: {
    tex: [
      String.raw`T = \frac{D}{v} \qquad n = \left\lceil \frac{T}{h_{\max}} \right\rceil \qquad b(h) = \left\lceil \frac{h}{h_b} \right\rceil - 1`,
      String.raw`L_i = h_i + \frac{b(h_i)\,m_b}{60} \quad \left(+\ \tfrac{m_s}{60} \text{ on the first day}\right)`,
    ],
    where: {
      "T, D, v": "hours of driving, distance and average speed",
      "n, h_{\\max}": "days of driving and maximum driving hours per day",
      "b, h_b, m_b": "breaks in a day, hours between breaks and minutes per break",
      "L_i, h_i": "length of a day with stops, and the hours driven in it",
      m_s: "extra stops in minutes",
    },
  },
  howTo: [
    "Enter the Distance of your route and the Average speed when driving: 85 to 100 km/h (53 to 62 mph) on highways, 50 to 65 km/h (31 to 40 mph) on country roads.",
    "Set how often you Take a break and its length, and add Extra stops for a meal, a ferry or a visit.",
    "Set the Maximum driving per day, the Start on the following days and the Minimum overnight rest.",
    "Enter the Departure, then read off the arrival and the plan Day by day.",
  ],
  faq: [
    {
      question: "How often should I stop?",
      answer:
        "Rule 91 of the UK Highway Code recommends a break of at least 15 minutes every two hours. Professional drivers in the EU must rest 45 minutes after 4.5 hours and may drive at most 9 hours a day (10 twice a week). In the US, truck drivers may drive 11 hours after 10 hours off duty and must take a 30-minute break after 8 hours of driving.",
    },
    {
      question: "Which average speed is realistic?",
      answer:
        "Lower than it feels. Counting traffic, ramps and fuel stops, expect 95 to 105 km/h (59 to 65 mph) on open European motorways with a limit of 120 or 130 km/h, 80 to 90 km/h (50 to 56 mph) in dense traffic, and 60 to 65 mph on US interstates. A good start is the distance divided by a route planner's time.",
    },
    {
      question: "Is the arrival in local time?",
      answer:
        "No, it is in the time of the place you leave. Add or subtract the hours for the time zones you cross, and watch out for nights when the clocks change.",
    },
  ],
  about: [
    "Use it to plan a long drive at a safe pace, to see whether it needs a night on the way, or to work out when to leave. Each day's driving stops at the maximum you allow; the last day takes what is left.",
    "No break is counted at the very end of a day. Fuel or charging stops longer than a break belong in Extra stops. Traffic, weather and border checks are not included: allow a spare hour for every ten.",
  ],
  sources: [
    "UK Highway Code, rule 91 (2022): a break of at least 15 minutes every two hours",
    "Regulation (EC) No 561/2006, driving times and rest periods",
  ],
  caution: "Stop when you are tired, whatever the plan says; professional drivers have legal limits of their own.",
  phrases: [
    "how long to drive {distance} at {averageSpeed}",
    "arrival time {distance} leaving at {departTime}",
    "stop {breakMinutes} every {breakEveryHours}",
    "trip of {distance} at {averageSpeed} with a {breakMinutes} break every {breakEveryHours}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "700 km at 80 km/h, leaving at 7:30",
      inputs: { distance: 700, averageSpeed: 80, departDate: "2025-07-04", departTime: "07:30" },
      outputs: { arrivalTime: "17:15", arrivalDate: "2025-07-04", totalHours: 9.75, drivingHours: 8.75, breaks: 4 },
    },
    {
      title: "2,000 km with two nights on the way",
      inputs: { distance: 2000, averageSpeed: 95, departDate: "2026-08-01", departTime: "06:00" },
      outputs: {
        days: 3,
        overnightStops: 2,
        drivingHours: 21.0526316,
        arrivalDate: "2026-08-03",
        arrivalTime: "11:19",
      },
    },
    {
      title: "An evening drive past midnight",
      inputs: { distance: 380, averageSpeed: 90, departDate: "2026-12-31", departTime: "21:00" },
      outputs: { arrivalDate: "2027-01-01", arrivalTime: "01:44", breaks: 2 },
    },
  ],
});

/** The first time that the clock shows `clock` at or after a moment; all in minutes. */
function nextStart(moment: number, clock: number): number {
  return clock + DAY * piecesFor((moment - clock) / DAY);
}

/** Breaks within a number of hours at the wheel; none at the end. */
function breaksIn(hours: number, every: number): number {
  return Math.max(0, piecesFor(hours / every) - 1);
}
