import { defineCalculator, choice, integer, number, quantity, refuse, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { speed } from "#units/speed.ts";
import { time as duration } from "#units/time.ts";

const KILOMETRES_PER_MILE = 1.609344;

const RACES = [
  ["1 km", 1],
  ["1 mile", KILOMETRES_PER_MILE],
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
      min: 0.01,
      max: 2000,
      help: "Not used when the distance is what you look for.",
      metric: "km",
      imperial: "mi",
      also: ["run", "race"],
    }),
    hours: integer("Time: hours", { default: 0, min: 0, max: 500 }),
    minutes: integer("minutes", { default: 55, min: 0, max: 6000, also: ["min"] }),
    seconds: number("seconds", { default: 0, min: 0, max: 6000 }),
    paceMinutes: integer("Pace: minutes", { default: 5, min: 0, max: 600, also: ["pace"] }),
    paceSeconds: number("seconds", { default: 30, min: 0, max: 6000 }),
    paceUnit: choice("Pace per", {
      default: "km",
      options: [
        ["km", "Kilometre"],
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
    }),
  },
  compute(inputs) {
    const { distance, time, pace } = solve(inputs);
    const pacePerMile = KILOMETRES_PER_MILE * pace;
    const speed = 3600 / pace;
    return {
      paceText: paceText(pace),
      pacePerMileText: paceText(pacePerMile),
      timeText: clockText(time),
      totalDistance: distance,
      speed,
      speedMph: speed / KILOMETRES_PER_MILE,
      pacePerKm: pace,
      pacePerMile,
      totalTime: time,
      splits: splitPoints(distance).map((at) => ({
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
        };
      }),
    };
  },
  takeaways: (_, outputs) => [
    `{totalDistance} in {timeText} is a pace of {paceText} per km or {pacePerMileText} per mile.`,
    `That is {speed} on the treadmill.`,
    `At the same fitness you could run 10 km in about ${outputs.predictions![3]!.timeText} and a marathon in ${outputs.predictions![5]!.timeText}, if you have trained for the distance.`,
  ],
  formula: {
    tex: [String.raw`P = \frac{T}{d}`, String.raw`T_2 = T_1 \left(\frac{D_2}{D_1}\right)^{1.06}`],
    where: {
      P: "pace: time per kilometre or mile",
      T: "time of the run",
      d: "distance",
      T_2: "predicted time for the distance D₂ (Riegel)",
      "T_1, D_1": "time and distance of this run",
    },
  },
  howTo: [
    "Choose what to find: Pace, Time or Distance. The fields of that one are then ignored.",
    "For the Pace enter Distance and the time as hours, minutes and seconds.",
    "For the Time enter Distance and the pace in minutes and seconds, Pace per kilometre or mile.",
    "Read Splits for the watch and Predicted race times for other distances.",
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
        "Riegel (1981) found that time grows with distance to the power of about 1.06 for runs of 3.5 minutes to 4 hours. From 10 km to a half marathon it is mostly within a few percent. For a marathon it is too fast for most amateurs, who train fewer long runs than the prediction assumes.",
    },
    {
      question: "Which pace do I need for a marathon under four hours?",
      answer:
        "5:41 per km, about 9:09 per mile, gives 3:59:48. Add some seconds of reserve, because a marathon run on the road is usually 100 to 300 m longer than the measured ideal line.",
    },
  ],
  about: [
    "Two of pace, time and distance give the third. Splits assume an even pace on flat ground; on hills an even effort is slower upwards and faster downwards.",
    "The predictions carry one result over to other distances for a runner who has trained for them. They do not hold for sprints under about 3 minutes and get too optimistic beyond the marathon.",
  ],
  sources: [
    "Riegel PS, Athletic records and human endurance, American Scientist 69:285-290 (1981)",
    "World Athletics competition rules: marathon 42.195 km",
  ],
  overflow: "seconds",
  caution:
    "Training paces for healthy runners; after a long break or with heart trouble, start by effort and ask a doctor first.",
  phrases: ["pace for {distance} in {minutes} minutes", "{distance} in {hours}h {minutes}min"],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        solveFor: "pace",
        distance: 10,
        hours: 0,
        minutes: 50,
        seconds: 0,
        paceMinutes: 5,
        paceSeconds: 30,
        paceUnit: "km",
      },
      outputs: { paceText: "5:00", pacePerMileText: "8:03", timeText: "0:50:00", speed: 12, pacePerKm: 300 },
    },
    {
      by: "Python 3.11 fractions, datetime and decimal",
      inputs: { solveFor: "pace", distance: 5, hours: 0, minutes: 21, seconds: 30.5 },
      outputs: {
        paceText: "4:18",
        pacePerMileText: "6:55",
        timeText: "0:21:31",
        totalDistance: 5,
        speed: 13.9480821387,
        speedMph: 8.66693642795,
        pacePerKm: 258.1,
        pacePerMile: 415.3716864,
        totalTime: 1290.5,
        splits: {
          rows: 5,
          first: { distance: 1, elapsed: 258.1, elapsedText: "0:04:18" },
          last: { distance: 5, elapsed: 1290.5, elapsedText: "0:21:31" },
        },
        predictions: {
          rows: 6,
          first: { race: "1 km", time: 234.341823111, timeText: "0:03:54", pacePerKm: 234.341823111 },
          last: {
            race: "Marathon",
            distance: 42.195,
            time: 12377.315319,
            timeText: "3:26:17",
            pacePerKm: 293.336066336,
          },
        },
      },
    },
    {
      by: "Python 3.11 fractions, datetime and decimal",
      inputs: { solveFor: "pace", distance: 42.195, hours: 3, minutes: 59, seconds: 48 },
      outputs: {
        paceText: "5:41",
        pacePerMileText: "9:09",
        timeText: "3:59:48",
        totalDistance: 42.195,
        speed: 10.5575479566,
        speedMph: 6.56015616091,
        pacePerKm: 340.988268752,
        pacePerMile: 548.767424387,
        totalTime: 14388,
        splits: {
          rows: 43,
          first: { distance: 1, elapsed: 340.988268752, elapsedText: "0:05:41" },
          last: { distance: 42.195, elapsed: 14388, elapsedText: "3:59:48" },
        },
        predictions: {
          rows: 6,
          first: { race: "1 km", time: 272.410459297, timeText: "0:04:32", pacePerKm: 272.410459297 },
          last: { race: "Marathon", distance: 42.195, time: 14388, timeText: "3:59:48", pacePerKm: 340.988268752 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, datetime and decimal",
      inputs: { solveFor: "time", distance: 21.0975, paceMinutes: 5, paceSeconds: 30, paceUnit: "km" },
      outputs: {
        paceText: "5:30",
        pacePerMileText: "8:51",
        timeText: "1:56:02",
        totalDistance: 21.0975,
        speed: 10.9090909091,
        speedMph: 6.77859482441,
        pacePerKm: 330,
        pacePerMile: 531.08352,
        totalTime: 6962.175,
        splits: {
          rows: 22,
          first: { distance: 1, elapsed: 330, elapsedText: "0:05:30" },
          last: { distance: 21.0975, elapsed: 6962.175, elapsedText: "1:56:02" },
        },
        predictions: {
          rows: 6,
          first: { race: "1 km", time: 274.82743221, timeText: "0:04:35", pacePerKm: 274.82743221 },
          last: {
            race: "Marathon",
            distance: 42.195,
            time: 14515.658117,
            timeText: "4:01:56",
            pacePerKm: 344.013701078,
          },
        },
      },
    },
    {
      by: "Python 3.11 fractions, datetime and decimal",
      inputs: { solveFor: "time", distance: 100, paceMinutes: 8, paceSeconds: 0, paceUnit: "mile" },
      outputs: {
        paceText: "4:58",
        pacePerMileText: "8:00",
        timeText: "8:17:06",
        totalDistance: 100,
        speed: 12.07008,
        speedMph: 7.5,
        pacePerKm: 298.258172274,
        pacePerMile: 480,
        totalTime: 29825.8172274,
        splits: {
          rows: 100,
          first: { distance: 1, elapsed: 298.258172274, elapsedText: "0:04:58" },
          last: { distance: 100, elapsed: 29825.8172274, elapsedText: "8:17:06" },
        },
        predictions: {
          rows: 6,
          first: { race: "1 km", time: 226.251961056, timeText: "0:03:46", pacePerKm: 226.251961056 },
          last: {
            race: "Marathon",
            distance: 42.195,
            time: 11950.030201,
            timeText: "3:19:10",
            pacePerKm: 283.209626758,
          },
        },
      },
    },
    {
      by: "Python 3.11 fractions, datetime and decimal",
      inputs: { solveFor: "time", distance: 160.9344, paceMinutes: 9, paceSeconds: 30, paceUnit: "km" },
      outputs: {
        paceText: "9:30",
        pacePerMileText: "15:17",
        timeText: "25:28:53",
        totalDistance: 160.9344,
        speed: 6.31578947368,
        speedMph: 3.92444963518,
        pacePerKm: 570,
        pacePerMile: 917.32608,
        totalTime: 91732.608,
        splits: {
          rows: 17,
          first: { distance: 10, elapsed: 5700, elapsedText: "1:35:00" },
          last: { distance: 160.9344, elapsed: 91732.608, elapsedText: "25:28:53" },
        },
        predictions: {
          rows: 6,
          first: { race: "1 km", time: 420.219229929, timeText: "0:07:00", pacePerKm: 420.219229929 },
          last: {
            race: "Marathon",
            distance: 42.195,
            time: 22194.8683462,
            timeText: "6:09:55",
            pacePerKm: 526.007070653,
          },
        },
      },
    },
    {
      by: "Python 3.11 fractions, datetime and decimal",
      inputs: {
        solveFor: "distance",
        hours: 1,
        minutes: 0,
        seconds: 0,
        paceMinutes: 9,
        paceSeconds: 0,
        paceUnit: "mile",
      },
      outputs: {
        paceText: "5:36",
        pacePerMileText: "9:00",
        timeText: "1:00:00",
        totalDistance: 10.72896,
        speed: 10.72896,
        speedMph: 6.66666666667,
        pacePerKm: 335.540443808,
        pacePerMile: 540,
        totalTime: 3600,
        splits: {
          rows: 11,
          first: { distance: 1, elapsed: 335.540443808, elapsedText: "0:05:36" },
          last: { distance: 10.72896, elapsed: 3600, elapsedText: "1:00:00" },
        },
        predictions: {
          rows: 6,
          first: { race: "1 km", time: 291.01234803, timeText: "0:04:51", pacePerKm: 291.01234803 },
          last: {
            race: "Marathon",
            distance: 42.195,
            time: 15370.5025654,
            timeText: "4:16:11",
            pacePerKm: 364.273078928,
          },
        },
      },
    },
    {
      by: "Python 3.11 fractions, datetime and decimal",
      inputs: {
        solveFor: "distance",
        hours: 24,
        minutes: 0,
        seconds: 0,
        paceMinutes: 6,
        paceSeconds: 0,
        paceUnit: "km",
      },
      outputs: {
        paceText: "6:00",
        pacePerMileText: "9:39",
        timeText: "24:00:00",
        totalDistance: 240,
        speed: 10,
        speedMph: 6.21371192237,
        pacePerKm: 360,
        pacePerMile: 579.36384,
        totalTime: 86400,
        splits: {
          rows: 24,
          first: { distance: 10, elapsed: 3600, elapsedText: "1:00:00" },
          last: { distance: 240, elapsed: 86400, elapsedText: "24:00:00" },
        },
        predictions: {
          rows: 6,
          first: { race: "1 km", time: 259.113372103, timeText: "0:04:19", pacePerKm: 259.113372103 },
          last: {
            race: "Marathon",
            distance: 42.195,
            time: 13685.683022,
            timeText: "3:48:06",
            pacePerKm: 324.343714232,
          },
        },
      },
    },
    {
      by: "Python 3.11 fractions, datetime and decimal",
      inputs: { solveFor: "pace", distance: 0.8, hours: 0, minutes: 1, seconds: 41.01 },
      outputs: {
        paceText: "2:06",
        pacePerMileText: "3:23",
        timeText: "0:01:41",
        totalDistance: 0.8,
        speed: 28.512028512,
        speedMph: 17.7165531496,
        pacePerKm: 126.2625,
        pacePerMile: 203.1997968,
        totalTime: 101.01,
        splits: {
          rows: 1,
          first: { distance: 0.8, elapsed: 101.01, elapsedText: "0:01:41" },
          last: { distance: 0.8, elapsed: 101.01, elapsedText: "0:01:41" },
        },
        predictions: {
          rows: 6,
          first: { race: "1 km", time: 127.964347023, timeText: "0:02:08", pacePerKm: 127.964347023 },
          last: {
            race: "Marathon",
            distance: 42.195,
            time: 6758.73837486,
            timeText: "1:52:39",
            pacePerKm: 160.178655643,
          },
        },
      },
    },
    {
      by: "Python 3.11 fractions, datetime and decimal",
      inputs: { solveFor: "time", distance: 5, paceMinutes: 75, paceSeconds: 0, paceUnit: "km" },
      outputs: {
        paceText: "1:15:00",
        pacePerMileText: "2:00:42",
        timeText: "6:15:00",
        totalDistance: 5,
        speed: 0.8,
        speedMph: 0.49709695379,
        pacePerKm: 4500,
        pacePerMile: 7242.048,
        totalTime: 22500,
        splits: {
          rows: 5,
          first: { distance: 1, elapsed: 4500, elapsedText: "1:15:00" },
          last: { distance: 5, elapsed: 22500, elapsedText: "6:15:00" },
        },
        predictions: {
          rows: 6,
          first: { race: "1 km", time: 4085.77374661, timeText: "1:08:06", pacePerKm: 4085.77374661 },
          last: {
            race: "Marathon",
            distance: 42.195,
            time: 215799.763408,
            timeText: "59:56:40",
            pacePerKm: 5114.34443437,
          },
        },
      },
    },
    {
      by: "Python 3.11 fractions, datetime and decimal",
      inputs: {
        solveFor: "distance",
        hours: 0,
        minutes: 50,
        seconds: 0,
        paceMinutes: 5,
        paceSeconds: 0,
        paceUnit: "km",
      },
      outputs: {
        paceText: "5:00",
        pacePerMileText: "8:03",
        timeText: "0:50:00",
        totalDistance: 10,
        speed: 12,
        speedMph: 7.45645430685,
        pacePerKm: 300,
        pacePerMile: 482.8032,
        totalTime: 3000,
        splits: {
          rows: 10,
          first: { distance: 1, elapsed: 300, elapsedText: "0:05:00" },
          last: { distance: 10, elapsed: 3000, elapsedText: "0:50:00" },
        },
        predictions: {
          rows: 6,
          first: { race: "1 km", time: 261.289076987, timeText: "0:04:21", pacePerKm: 261.289076987 },
          last: {
            race: "Marathon",
            distance: 42.195,
            time: 13800.5979998,
            timeText: "3:50:01",
            pacePerKm: 327.067140651,
          },
        },
      },
    },
    { by: "Refusal", inputs: { solveFor: "pace", hours: 0, minutes: 0, seconds: 0 }, refuses: "minutes" },
    { by: "Refusal", inputs: { solveFor: "distance", hours: 0, minutes: 0, seconds: 0 }, refuses: "minutes" },
    { by: "Refusal", inputs: { solveFor: "time", paceMinutes: 0, paceSeconds: 0 }, refuses: "paceMinutes" },
    { by: "Refusal", inputs: { solveFor: "distance", paceMinutes: 0, paceSeconds: 0 }, refuses: "paceMinutes" },
    {
      by: "Refusal",
      inputs: { solveFor: "distance", hours: 500, paceMinutes: 0, paceSeconds: 1 },
      refuses: "paceMinutes",
    },
    { by: "Refusal", inputs: { distance: 0 }, refuses: "distance" },
    { by: "Refusal", inputs: { distance: 2001 }, refuses: "distance" },
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
  if (time / pace > LONGEST) refuse("paceMinutes", "That would be more than 20,000 km. Check the pace and the time.");
  return { distance: time / pace, time, pace };
}

function timeOf({ hours, minutes, seconds }: Run): number {
  const time = 3600 * hours + 60 * minutes + seconds;
  return time > 0 ? time : refuse("minutes", "Enter the time that the run takes: hours, minutes or seconds.");
}

function paceOf({ paceMinutes, paceSeconds, paceUnit }: Run): number {
  const pace = (60 * paceMinutes + paceSeconds) / (paceUnit === "mile" ? KILOMETRES_PER_MILE : 1);
  return pace > 0 ? pace : refuse("paceMinutes", "Enter a pace of more than zero, such as 5 minutes 30 seconds.");
}

/** Every kilometre (every ten on runs of more than 100) and the finish. */
function splitPoints(distance: number): number[] {
  const step = distance > 100 ? 10 : 1;
  const before = Math.max(0, Math.ceil((distance - 1e-9) / step) - 1);
  return [...Array.from({ length: before }, (_, index) => (index + 1) * step), distance];
}

/** h:mm:ss, rounded half up to the second. */
function clockText(seconds: number): string {
  const whole = Math.floor(seconds + 0.5);
  const [minute, second] = [Math.floor(whole / 60) % 60, whole % 60];
  return `${Math.floor(whole / 3600)}:${String(minute).padStart(2, "0")}:${String(second).padStart(2, "0")}`;
}

/** m:ss, from one hour on h:mm:ss. */
function paceText(seconds: number): string {
  const whole = Math.floor(seconds + 0.5);
  return whole >= 3600 ? clockText(seconds) : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
