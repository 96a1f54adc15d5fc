/** Clock times and durations, running. */
import type { Direct, Reading } from "#assistant/readings/reading.ts";
import { type Form, getUnitId, isRun, read, toUnit, type Value } from "./form.ts";

const RUN = ["{L}", "<resistance(\\d+)>"];
const PER_LENGTH = "(?: ?\\/ ?| per | an? )(?:km|kilometer|kilometre|k|mi|mile)";
/** "5:30 min/km", "5 minutes per km", "at 5:30": a pace is a time for each length, or what one runs at. */
const PACE = [
  `<(?:clock|span)(\\d+)>(?: min(?:utes?)?)?${PER_LENGTH}`,
  `<time(\\d+)>${PER_LENGTH}`,
  "pace (?:of |is |= )?<(?:clock|span)(\\d+)>(?: ?(?:\\/|per) ?(?:km|kilometer|mi|mile))?",
  "at (?:a )?<(?:clock|span)(\\d+)>(?: pace)?",
];
const RUNNING =
  "distance pace run running ran jog jogging race time long take takes took finish per km kilometer kilometre k mi mile min minute minutes need go / was average total speed each fast";
/** "What time do I leave if I start at 8:30 and work 8 hours": who has begun leaves later. */
export const HAS_BEGUN = String.raw`(?=.*\b(?:starts?|started|begins?|began|enter)(?: work)?(?: at)? <clock)(?=.*\bwork(?:s|ed|ing)?(?: for)? <time\d+>(?! (?:away|from)\b))`;
/** When to begin is before what was said. */
const ASKS_START = String.raw`^(?!${HAS_BEGUN}).*(?:\b(?:when|what time|how late)(?: \w+){0,4} (?:leave|start|begin|go|set off|get up|depart)\b(?! at <clock)|\b(?:leave|start|begin|set off|get up|depart)(?: (?:when|at(?: what time)?|by when))$)`;
const LATER =
  /\b(?:after|later|past|from|plus|add|added|in|takes?|lasts?|will|over|ends?|finish(?:es)?|done|long)\b|\+/;
const BEFORE = String.raw`\b(?:before|earlier|subtract|minus|less|ago|prior|back)\b|(?<!\b(?:it|to|will|would|they|trains?|trip|drive|flight|does) )take (?:away )?<time| - `;
const EARLIER = new RegExp(`${BEFORE}|\\bwas it\\b|${ASKS_START}`);

/** Seconds that nobody needs for a kilometer or a mile. */
const SLOWEST = 1800;

export const TIMES: readonly Form[] = [
  {
    about: [/<(?:length|run|resistance)\d+>/, /\b(?:time|long|take|takes|finish|fast)\b|<\w+>$|[a-z]$/],
    not: /\b(?:uphill|rest|break|faster|slower|speed|pace <\w+> <(?:clock|span)|in <(?:clock|span|time)|(?:took|takes) <(?:clock|span|time))/,
    places: { pace: PACE, distance: RUN },
    words: RUNNING,
    read: ({ distance, pace }, text) => {
      const [seconds, length] = [toSeconds(pace), toKilometers(distance)];
      // "Marathon pace 3:45:00": a time for all of it.
      if (!seconds || seconds > SLOWEST) return null;
      if (!length || /\bpace per\b|\bwhat(?: is)?(?: my)? pace\b/.test(text)) return null;
      const inputs = {
        solveFor: "time",
        distance: length,
        paceMinutes: Math.floor(seconds / 60),
        paceSeconds: seconds % 60,
      };
      const by = /(?:\/ ?|per | an? )(mi|mile|km|kilometer|kilometre|k)\b/.exec(text)?.[1];
      const paceUnit =
        by === undefined ? getPaceUnit(distance, seconds) : { paceUnit: by.startsWith("mi") ? "mile" : "km" };
      if (!paceUnit) return null;
      return read("running-pace", { ...inputs, ...paceUnit }, "timeText");
    },
  },
  {
    about: [
      /\b(?:pace|(?:min|minutes?)(?: ?\/ ?| per )(?:km|kilometer|kilometre|mi|mile)|per (?:km|kilometer|kilometre|mile))\b/,
    ],
    not: /\b(?:uphill|rest|break|faster|slower|speed|pace (?:of|is) <|at (?:a )?<|how long|total time|finish)|<speed/,
    places: { distance: RUN, time: ["<(?:clock|span|time)(\\d+)>"] },
    words: RUNNING,
    read: ({ distance, time }, text) => {
      const length = toKilometers(distance);
      const seconds = toRunTime(toSeconds(time), length, time);
      const said = [/\b(?:mi|mile)\b/, /\b(?:km|kilometer|kilometre)\b/].map((one) => one.test(text));
      // "10k in 50 minutes": a race that is told in kilometers or miles has its pace by them.
      const isRunBy = distance?.type === "amount" && isRun(distance) ? "km" : getUnitId(distance, "length");
      const isMile = said[0] || (!said[1] && isRunBy === "mi");
      if (!seconds || !length || (said[0] && said[1]) || (!isMile && !said[1] && isRunBy !== "km")) return null;
      const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
      const inputs = { solveFor: "pace", distance: length, hours, minutes: Math.floor(rest / 60), seconds: rest % 60 };
      return read("running-pace", inputs, isMile ? "pacePerMileText" : "paceText");
    },
  },
  {
    about: [EARLIER],
    // "5 hours minus 1:45" is not a time of day.
    not: /\b(?:after|later|plus|add|between|until|till|how long|hours between|break|each|every)\b|\bago it was\b|<time\d+> (?:minus|less|-) <clock/,
    places: { clock: ["{C}"], span: ["{T}"], "now?": ["{D}"] },
    words:
      "time before earlier subtract minus less back prior - leave there here o'clock takes take arrive start starts must train bus meeting flight drive way exactly ago now done finish begin set off get up depart work late by when what dinner class trip ride walk appointment drives cooks",
    read: ({ clock, span }) => readClock(clock, [span], "subtract"),
  },
  {
    about: [LATER],
    not: new RegExp(
      String.raw`${ASKS_START}|${BEFORE}|\b(?:asleep|sleep|bed|bedtime)\b.*\b(?:up|wake|awake)\b|\b(?:to|must|should|by|be) (?:be |arrive |finish |done |there )*(?:at|by) <clock|\b(?:between|until|till|how long|be there|arrive by|hours between|break|each|every)\b`,
    ),
    places: { clock: ["{C}"], span: ["{T}"], "second?": ["{T}"], "third?": ["{T}"], "now?": ["{D}"] },
    words:
      "time after later past plus add added + takes take lasts last long over end ends ending finish finishes finished done start starts started starting begin begins meeting movie film game class train flight o'clock leave arrive",
    read: ({ clock, span, second, third }) => readClock(clock, [span, second, third], "add"),
  },
  {
    // What follows on one another from a time of day
    about: [
      /<clock/,
      /<time.*<time/,
      /\b(?:what time|when)(?: \w+){1,4} (?:home|arrive|done|finish|finished|there|over|end|ready|land|out)\b/,
    ],
    not: /<clock.*<clock|\b(?:should|must|before|earlier|ago|each|every|per|ahead|behind|zone|break|latest)\b/,
    places: { clock: ["{C}"], span: ["{T}"], "second?": ["{T}"], "third?": ["{T}"] },
    words:
      "starts start started begins leave leaving left runs run lasts last takes take plus drive driving walk ride bus train flight movie film game match play meeting class dinner stop stops layover wait waiting back home arrive done finish finished over end ready land time",
    isOfThings: true,
    read: ({ clock, span, second, third }) => readClock(clock, [span, second, third], "add"),
  },
  {
    about: [/\b(?:how long|hours|minutes|time|duration|passes|shift|work(?:ed)?)\b/],
    not: /\b(?:before|after|plus|minus|break|lunch|less|in [a-z]+ time|zone|per|pay|paid|ago|later|earlier)\b/,
    places: {
      start: [
        "(?:from|between|at|starts?|starting|began|begins?)(?: at)? {C}",
        "{C}(?= (?:to|until|till|and|-) )",
        "{C}",
      ],
      end: ["{C}"],
    },
    words:
      "long hours hour minutes time duration passes pass passed elapsed shift work worked working starts start started ends end ended finish finishes between until till from - and many last lasts in day went home",
    read: ({ start, end }, text) =>
      start?.type === "time" && end?.type === "time"
        ? {
            ...read("time-duration", { mode: "between", startTime: start.time, endTime: end.time }, "text"),
            ...(/^(?:how many )?minutes\b/.test(text) ? { output: "totalMinutes" } : {}),
          }
        : null,
  },
  {
    // Songs are minutes and seconds, no times of day.
    about: [/\b(?:songs?|tracks?|playlist|videos?|clips?|laps?)\b/, /<clock\d+>.*<clock/],
    not: /\b(?:average|mean|start|begin|at|from|till|until|crossfade|each)\b/,
    list: "<clock\\d+>",
    words:
      "total together sum add added up altogether combined time long length duration runtime songs song tracks track playlist videos video clips clip laps lap run no gaps all",
    read: (_, _text, all) => {
      const durations = all.map((one) => {
        const [minutes, seconds] = one.type === "time" ? one.time.split(":").map(Number) : [];
        return { operation: "add", hours: 0, minutes, seconds };
      });
      return read("time-duration", { mode: "sum", durations }, "text");
    },
  },

  {
    about: [/\b(?:total|together|sum|add|added|altogether|combined|in all|plus)\b/],
    not: /\b(?:average|minus|subtract|each|per|from|to|times|day|days)\b/,
    list: "(?:<(?:time|length)\\d+>)",
    words: "total together sum add added up altogether all combined time long duration",
    read: (_, _text, all) => readSum(all),
  },
];

/** A clock time and spans: counted on from midnight, told as a clock time. */
export function readClock(
  clock: Value | undefined,
  spans: readonly (Value | undefined)[],
  operation: "add" | "subtract",
): Direct {
  if (clock?.type !== "time") return null;
  const said = spans.flatMap((span) => (span ? [toUnit(span, "time", "s") ?? Number.NaN] : []));
  const seconds = said.reduce((sum, span) => sum + span, 0);
  if (!Number.isFinite(seconds) || seconds % 60 !== 0 || seconds >= 86_400) return null;
  const [hours, minutes] = clock.time.split(":").map(Number);
  const total = hours! * 60 + minutes! + (operation === "add" ? 1 : -1) * (seconds / 60);
  const durations = [
    { operation: "add", hours, minutes, seconds: 0 },
    { operation, hours: Math.floor(seconds / 3600), minutes: (seconds % 3600) / 60, seconds: 0 },
    // Past midnight, or before it, it is another day's.
    ...(total < 0 ? [{ operation: "add", hours: 24, minutes: 0, seconds: 0 }] : []),
    ...(total >= 1440 ? [{ operation: "subtract", hours: 24, minutes: 0, seconds: 0 }] : []),
  ];
  return { ...(read("time-duration", { mode: "sum", durations }, "text") as Reading), isClock: true };
}

function readSum(all: readonly Value[]): Direct {
  const durations = all.map((value) => {
    // "45m" beside hours is minutes.
    const isMinutes = value.type === "amount" && /^\d+ ?m$/.test(value.text.trim());
    const seconds = isMinutes ? value.value * 60 : toUnit(value, "time", "s");
    return seconds === null
      ? null
      : {
          operation: "add",
          hours: Math.floor(seconds / 3600),
          minutes: Math.floor((seconds % 3600) / 60),
          seconds: seconds % 60,
        };
  });
  if (durations.includes(null) || !all.some((one) => one.type === "amount" && one.measures[0]?.dimension.id === "time"))
    return null;
  return read("time-duration", { mode: "sum", durations }, "text");
}

/** The fastest kilometer that anybody has run takes 2 minutes and 12 seconds (1000 m, World Athletics). */
const FASTEST = 132;

/** A half marathon in 1:55 took hours and minutes. */
function toRunTime(seconds: number | null, length: number | null, time: Value | undefined): number | null {
  if (seconds === null || length === null || seconds >= FASTEST * length) return seconds;
  return time?.type === "time" ? seconds * 60 : null;
}

/** So many seconds are a pace by the kilometer up to here, and one in the visitor's unit from there on; between it may be either. */
const BY_KILOMETER = 360;
const BY_EITHER = 480;

/** The unit of a pace that is said without one: that of the distance, which a marathon and a 10k do not have. */
export function getPaceUnit(
  distance: Value | undefined,
  seconds: number,
): { readonly paceUnit?: "km" | "mile" } | null {
  const isRace = distance?.type === "amount" && (isRun(distance) || /marathon/i.test(distance.text));
  if (!isRace) return { paceUnit: getUnitId(distance, "length") === "mi" ? "mile" : "km" };
  if (seconds <= BY_KILOMETER) return { paceUnit: "km" };
  return seconds < BY_EITHER ? null : {};
}

export function toKilometers(value: Value | undefined): number | null {
  return value?.type === "amount" && isRun(value) ? value.value : toUnit(value, "length", "km");
}

/** "5:30" of a run is minutes and seconds, not half past five. */
export function toSeconds(value: Value | undefined): number | null {
  if (value?.type !== "time") return toUnit(value, "time", "s");
  const [minutes, seconds] = value.text.trim().split(":").map(Number);
  return /^\d+:\d\d$/.test(value.text.trim()) ? minutes! * 60 + seconds! : null;
}
