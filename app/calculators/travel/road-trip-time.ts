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
    "Arrival date and time of a long drive with breaks, extra stops and nights, and a plan for each day at the wheel.",
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
      min: 0,
      max: 50_000,
      also: ["miles", "km", "drive"],
      decimals: 1,
    }),
    averageSpeed: quantity("Average speed when driving", speed, {
      unit: "km/h",
      default: 85,
      min: 5,
      max: 250,
      also: ["at", "speed"],
      decimals: 0,
    }),
    breakEveryHours: number("A break every", { default: 2, min: 0.5, max: 12, unit: "hours", also: ["break every"] }),
    breakMinutes: number("Length of a break", { default: 15, min: 0, max: 240, unit: "minutes" }),
    extraStopMinutes: number("Extra stops on the first day", { default: 0, min: 0, max: 1440, unit: "minutes" }),
    maxDrivingHoursPerDay: number("Driving a day at most", { default: 9, min: 1, max: 16, unit: "hours" }),
    departDate: date("Departure", { default: "today" }),
    departTime: time("at", { default: "08:00", also: ["leaving at", "start at"] }),
    nextDayStart: time("Start on the following days", { default: "08:00" }),
    minimumRestHours: number("Rest overnight at least", { default: 9, min: 0, max: 24, unit: "hours" }),
  },
  outputs: {
    arrivalTime: time("Arrival at"),
    arrivalDate: date("on"),
    totalHours: number("Whole trip", { unit: "hours", decimals: 2 }),
    drivingHours: number("At the wheel", { unit: "hours", decimals: 2 }),
    breaks: integer("Breaks"),
    days: integer("Days of driving"),
    overnightStops: integer("Overnight stops"),
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
          `There is no distance to drive, so you arrive when you leave.`,
          `Enter the Distance of the route to plan the trip.`,
        ]
      : [
          `If you leave at {departTime}, you arrive on {arrivalDate} at {arrivalTime}.`,
          `You sit at the wheel for {drivingHours}, with ${outputs.breaks === 1 ? "one break" : "{breaks} breaks"}; with stops the average is {averageWithStops}.`,
          outputs.overnightStops! > 0
            ? `The drive takes {days} days with ${outputs.overnightStops === 1 ? "one night" : `${say.number(outputs.overnightStops!)} nights`} on the way.`
            : `It can be done in one day within the {maxDrivingHoursPerDay} of driving you allow.`,
        ],
  formula: {
    tex: [
      String.raw`T = \frac{D}{v} \qquad n = \left\lceil \frac{T}{h_{\max}} \right\rceil \qquad b(h) = \left\lceil \frac{h}{h_b} \right\rceil - 1`,
      String.raw`L_i = h_i + \frac{b(h_i)\,m_b}{60} \quad \left(+\ \tfrac{m_s}{60} \text{ on the first day}\right)`,
    ],
    where: {
      "T, D, v": "hours at the wheel, distance and average speed",
      "n, h_{\\max}": "days of driving and driving a day at most",
      "b, h_b, m_b": "breaks in a day, hours between breaks and minutes of a break",
      "L_i, h_i": "length of a day with stops, and hours driven in it",
      m_s: "extra stops in minutes",
    },
  },
  howTo: [
    "Enter the Distance of the route and the Average speed when driving: 85 to 100 km/h on motorways, 50 to 65 on country roads.",
    "Set A break every and Length of a break, and Extra stops for a meal, a ferry or a visit.",
    "Set Driving a day at most, the Start on the following days and the Rest overnight.",
    "Enter the Departure and read the Arrival and the plan Day by day.",
  ],
  faq: [
    {
      question: "How often should I stop?",
      answer:
        "Rule 91 of the UK Highway Code asks for at least 15 minutes in every two hours. Professional drivers in the EU must stop 45 minutes after 4.5 hours and drive at most 9 hours a day (10 twice a week); in the US they may drive 11 hours after 10 hours off, with 30 minutes of break after 8.",
    },
    {
      question: "Which average speed is realistic?",
      answer:
        "Less than it feels: with traffic, ramps and fuel stops 95 to 105 km/h on free motorways with a limit of 120 or 130, 80 to 90 in dense traffic, 60 to 65 mph on US interstates. A route planner's time divided into the distance is a good start.",
    },
    {
      question: "Is the arrival in local time?",
      answer:
        "It is in the time of the place where you leave. Add or subtract the hours of the time zones that you cross, and mind the night in which the clocks change.",
    },
  ],
  about: [
    "Use it to plan a long drive with a safe rhythm, to see whether it needs a night on the way, or to find the time to leave. Each day's driving is cut at the most you allow; the last day takes the rest.",
    "No break is counted at the very end of a day, and fuel or charging stops longer than a break belong into Extra stops. Traffic, weather and borders are not foreseen: leave an hour in ten free.",
  ],
  sources: [
    "UK Highway Code, rule 91 (2022): a break of at least 15 minutes every two hours",
    "Regulation (EC) No 561/2006, driving times and rest periods",
  ],
  caution: "Stop when you are tired, whatever the plan says; professional drivers have legal limits of their own.",
  phrases: ["how long to drive {distance} at {averageSpeed}", "arrival time {distance} leaving at {departTime}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "700 km at 80 km/h, leaving at 7:30",
      inputs: { distance: 700, averageSpeed: 80, departDate: "2025-07-04", departTime: "07:30" },
      outputs: { arrivalTime: "17:15", arrivalDate: "2025-07-04", totalHours: 9.75, drivingHours: 8.75, breaks: 4 },
    },
    {
      title: "2000 km with one night or two",
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

/** Breaks within so many hours at the wheel; none at the end. */
function breaksIn(hours: number, every: number): number {
  return Math.max(0, piecesFor(hours / every) - 1);
}
