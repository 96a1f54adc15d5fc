import { defineCalculator, choice, integer, number, quantity, refuse, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { speed } from "#units/speed.ts";
import { time as duration } from "#units/time.ts";

const KILOMETERS_PER_MILE = 1.609344;

const RACES = [
  ["1 km", 1],
  ["1 mile", KILOMETERS_PER_MILE],
  ["5 km", 5],
  ["10 km", 10],
  ["Half marathon", 21.0975],
  ["Marathon", 42.195],
] as const;

/** Half way round the Earth; a longer run can only be a slip of the pace. */
const LONGEST = 20_000;

export default defineCalculator({
  id: "running-pace",
  name: "Running Pace Calculator",
  category: "health",
  emoji: "🏃",
  description: "Pace, finish time or distance of a run from the other two, with splits and predicted race times.",
  keywords: [
    "minutes per km",
    "minutes per mile",
    "marathon time",
    "race predictor",
    "splits",
    "5k",
    "half marathon",
    "jogging speed",
    "jogged",
    "how fast did i run",
  ],
  related: [
    { id: "vo2-max", stage: "complementary", relevance: 84 },
    { id: "calories-burned", stage: "next_step", relevance: 82 },
    { id: "heart-rate-zones", stage: "complementary", relevance: 86 },
    "speed-converter",
    "time-duration",
  ],
  inputs: {
    solveFor: choice("Find the", {
      default: "pace",
      options: [
        ["pace", "Pace"],
        ["time", "Time"],
        ["distance", "Distance"],
      ],
    }),
    distance: quantity("Distance", length, {
      unit: "km",
      default: 10,
      defaultIn: { imperial: "6.2 mi" },
      min: 0.01,
      max: 2000,
      help: "Not used when you are solving for distance.",
      metric: "km",
      imperial: "mi",
      also: ["run", "race", "jogged", "ran", "jog", "covered", "walked", "did"],
    }),
    hours: integer("Time: hours", { default: 0, min: 0, max: 500 }),
    minutes: integer("minutes", { default: 55, min: 0, max: 6000, also: ["min"] }),
    seconds: number("seconds", { default: 0, min: 0, max: 6000 }),
    paceMinutes: integer("Pace: minutes", { default: 5, min: 0, max: 600, also: ["pace"] }),
    paceSeconds: number("seconds", { default: 30, min: 0, max: 6000 }),
    paceUnit: choice("Pace per", {
      default: "km",
      defaultIn: { imperial: "mile" },
      options: [
        ["km", "Kilometer"],
        ["mile", "Mile"],
      ],
    }),
  },
  outputs: {
    paceText: text("Pace per km"),
    pacePerMileText: text("Pace per mile"),
    timeText: text("Time"),
    totalDistance: quantity("Distance", length, { unit: "km", metric: "km", imperial: "mi", decimals: 2 }),
    speed: quantity("Speed", speed, { unit: "km/h", metric: "km/h", imperial: "mph", decimals: 2 }),
    speedMph: number("Speed in miles per hour", { decimals: 2 }),
    pacePerKm: quantity("Pace per km in seconds", duration, { unit: "s", metric: "s", imperial: "s", decimals: 1 }),
    pacePerMile: quantity("Pace per mile in seconds", duration, { unit: "s", metric: "s", imperial: "s", decimals: 1 }),
    totalTime: quantity("Time in seconds", duration, { unit: "s", metric: "s", imperial: "s", decimals: 0 }),
    splits: table("Splits", {
      distance: quantity("Distance", length, { unit: "km", metric: "km", imperial: "mi", decimals: 2 }),
      elapsed: quantity("Seconds", duration, { unit: "s", metric: "s", imperial: "s", decimals: 0 }),
      elapsedText: text("Elapsed"),
    }),
    predictions: table("Predicted race times", {
      race: text("Race"),
      distance: quantity("Distance", length, { unit: "km", metric: "km", imperial: "mi", decimals: 2 }),
      time: quantity("Seconds", duration, { unit: "s", metric: "s", imperial: "s", decimals: 0 }),
      timeText: text("Time"),
      pacePerKm: quantity("Seconds per km", duration, { unit: "s", metric: "s", imperial: "s", decimals: 1 }),
      pacePerMile: quantity("Seconds per mile", duration, { unit: "s", metric: "s", imperial: "s", decimals: 1 }),
    }),
  },
  // The speed is in miles already for those who read miles.
  figures: [
    "timeText",
    "paceText",
    "pacePerMileText",
    "totalDistance",
    "speed",
    "pacePerKm",
    "pacePerMile",
    "totalTime",
  ],
  primary: ({ solveFor, paceUnit }) =>
    solveFor === "time"
      ? "timeText"
      : solveFor === "distance"
        ? "totalDistance"
        : paceUnit === "mile"
          ? "pacePerMileText"
          : "paceText",
  pictures: [
    {
      draw: "rows",
      table: "predictions",
      name: "race",
      value: "pacePerKm",
      when: { paceUnit: "km" },
      title: "Predicted pace per km by race",
    },
    {
      draw: "rows",
      table: "predictions",
      name: "race",
      value: "pacePerMile",
      when: { paceUnit: "mile" },
      title: "Predicted pace per mile by race",
    },
  ],
  compute(inputs) {
    const { distance, time, pace } = solve(inputs);
    const pacePerMile = KILOMETERS_PER_MILE * pace;
    const speed = 3600 / pace;
    return {
      paceText: paceText(pace),
      pacePerMileText: paceText(pacePerMile),
      timeText: clockText(time),
      totalDistance: distance,
      speed,
      speedMph: speed / KILOMETERS_PER_MILE,
      pacePerKm: pace,
      pacePerMile,
      totalTime: time,
      splits: splitPoints(distance, inputs.paceUnit).map((at) => ({
        distance: at,
        elapsed: pace * at,
        elapsedText: clockText(pace * at),
      })),
      predictions: RACES.map(([race, length]) => {
        const predicted = time * (length / distance) ** 1.06;
        return {
          race,
          distance: length,
          time: predicted,
          timeText: clockText(predicted),
          pacePerKm: predicted / length,
          pacePerMile: (KILOMETERS_PER_MILE * predicted) / length,
        };
      }),
    };
  },
  takeaways: (_, outputs) => [
    `{totalDistance} in {timeText} is a pace of {paceText} per km or {pacePerMileText} per mile.`,
    `That is {speed} on the treadmill.`,
    `At the same fitness, you could run 10 km in about ${outputs.predictions![3]!.timeText} and a marathon in ${outputs.predictions![5]!.timeText}, if you have trained for the distance.`,
  ],
  formula: {
    tex: [String.raw`P = \frac{T}{d}`, String.raw`T_2 = T_1 \left(\frac{D_2}{D_1}\right)^{1.06}`],
    where: {
      P: "pace: time per kilometer or mile",
      T: "time of the run",
      d: "distance",
      T_2: "predicted time for the distance D₂ (Riegel)",
      "T_1, D_1": "time and distance of this run",
    },
  },
  howTo: [
    "Choose what to find: Pace, Time or Distance. The fields for that one are then ignored.",
    "To find the Pace, enter Distance and the time in hours, minutes and seconds.",
    "To find the Time, enter Distance and the pace in minutes and seconds, and choose Pace per kilometer or mile.",
    "Use Splits to check your watch along the way, and Predicted race times for other distances.",
  ],
  faq: [
    {
      question: "How do I turn a pace per km into a pace per mile?",
      answer:
        "Multiply by 1.609344. 5:00 per km is 8:03 per mile, 6:00 is 9:39, and 4:00 is 6:26. The results show both.",
    },
    {
      question: "How good are the race predictions?",
      answer:
        "Riegel (1981) found that time grows with distance to the power of about 1.06 for runs of 3.5 minutes to 4 hours. From 10 km to a half marathon, it is usually within a few percent. For a marathon, it is too fast for most amateurs, who do fewer long runs than the prediction assumes.",
    },
    {
      question: "Which pace do I need for a marathon under four hours?",
      answer:
        "5:41 per km, about 9:09 per mile, gives 3:59:48. Leave a few seconds in reserve, because on the road you usually run 100 to 300 m more than the measured line.",
    },
  ],
  about: [
    "Any two of pace, time and distance give the third. Splits assume an even pace on flat ground; on hills, an even effort is slower going up and faster coming down.",
    "The predictions carry one result over to other distances, for a runner who has trained for them. They do not apply to efforts under about 3 minutes and get too optimistic beyond the marathon.",
  ],
  sources: [
    "Riegel PS, Athletic records and human endurance, American Scientist 69:285-290 (1981)",
    "World Athletics competition rules: marathon 42.195 km",
  ],
  overflow: "seconds",
  caution:
    "For healthy runners. After a long break or with heart trouble, ask a doctor first and start by effort, not pace.",
  phrases: [
    "pace for {distance} in {minutes} minutes",
    "{distance} in {hours}h {minutes}min",
    "i ran {distance} in {minutes} minutes {seconds} seconds how fast was i",
    "how fast do i have to run to finish {distance} in {minutes} minutes",
    "i ran {distance} in {minutes} minutes {seconds} seconds",
    "finish {distance} in {hours} hours {minutes} minutes",
    "how long to run {distance} at {paceMinutes} {paceSeconds} per mile",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "10 km in 50 minutes",
      inputs: { solveFor: "pace", distance: 10, minutes: 50 },
      outputs: { paceText: "5:00", pacePerMileText: "8:03", speed: 12 },
    },
    {
      title: "A half marathon at 5:30 per km",
      inputs: { solveFor: "time", distance: 21.0975, paceMinutes: 5, paceSeconds: 30 },
      outputs: { timeText: "1:56:02", totalTime: 6962.175 },
    },
    {
      title: "How far in an hour at 9:00 per mile",
      inputs: { solveFor: "distance", hours: 1, minutes: 0, paceMinutes: 9, paceSeconds: 0, paceUnit: "mile" },
      outputs: { totalDistance: 10.72896, timeText: "1:00:00" },
    },
  ],
});

interface Run {
  readonly solveFor: "pace" | "time" | "distance";
  readonly distance: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly paceMinutes: number;
  readonly paceSeconds: number;
  readonly paceUnit: "km" | "mile";
}

/** Distance in km, time in s and pace in s per km; the unknown one from the other two. */
function solve(run: Run): { readonly distance: number; readonly time: number; readonly pace: number } {
  if (run.solveFor === "pace") return { distance: run.distance, time: timeOf(run), pace: timeOf(run) / run.distance };
  const pace = paceOf(run);
  if (run.solveFor === "time") return { distance: run.distance, time: pace * run.distance, pace };
  const time = timeOf(run);
  if (time / pace > LONGEST)
    refuse("paceMinutes", "That would be more than 20,000 km (12,427 miles). Check the pace and the time.");
  return { distance: time / pace, time, pace };
}

function timeOf({ hours, minutes, seconds }: Run): number {
  const time = 3600 * hours + 60 * minutes + seconds;
  return time > 0 ? time : refuse("minutes", "Enter how long the run takes: hours, minutes or seconds.");
}

function paceOf({ paceMinutes, paceSeconds, paceUnit }: Run): number {
  const pace = (60 * paceMinutes + paceSeconds) / (paceUnit === "mile" ? KILOMETERS_PER_MILE : 1);
  return pace > 0 ? pace : refuse("paceMinutes", "Enter a pace above zero, such as 5 minutes 30 seconds.");
}

/** Every kilometer or mile (every ten on runs of more than 100) and the finish, in km. */
function splitPoints(distance: number, unit: Run["paceUnit"]): number[] {
  const length = unit === "mile" ? KILOMETERS_PER_MILE : 1;
  const step = distance > 100 * length ? 10 * length : length;
  const before = Math.max(0, Math.ceil((distance - 1e-9) / step) - 1);
  return [...Array.from({ length: before }, (_, index) => (index + 1) * step), distance];
}

/** h:mm:ss, rounded half up to the second. */
function clockText(seconds: number): string {
  const wholeSeconds = Math.floor(seconds + 0.5);
  const [minute, second] = [Math.floor(wholeSeconds / 60) % 60, wholeSeconds % 60];
  return `${Math.floor(wholeSeconds / 3600)}:${String(minute).padStart(2, "0")}:${String(second).padStart(2, "0")}`;
}

/** m:ss, from one hour on h:mm:ss. */
function paceText(seconds: number): string {
  const wholeSeconds = Math.floor(seconds + 0.5);
  return wholeSeconds >= 3600
    ? clockText(seconds)
    : `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, "0")}`;
}
