/** Runs, rides and walks: pace, speed and finish time in the words of those who tell them. */
import {
  type Form,
  getMeasure,
  getUnitId,
  read,
  tidy,
  toNumber,
  toQuantity,
  toUnit,
  type Value,
} from "#assistant/readings/slots/form.ts";
import { getPaceUnit, toKilometers, toSeconds } from "#assistant/readings/slots/times.ts";

const MILE = 1.609344;
const TIME = "<(?:clock|span|time)(\\d+)>";
const LENGTH = "<(?:length|run|resistance)(\\d+)>";
const PER = " ?(?:\\/|per|a|an) ?";
/** A pace with what it is by. */
const EACH = [
  `${TIME}(?: min(?:utes?)?)?${PER}(?:mi|mile|km|kilomet\\w+|k)\\b`,
  `(?:every|each|per) (?:mi|mile|km|kilomet\\w+) (?:in|at|takes|takes me|took) ${TIME}`,
  // "I can hold a 9:15 mile"
  `(?:an? |at |hold |run |do |my |keep |^)${TIME}(?: min(?:utes?)?)? (?:miles?|km|kilomet\\w+)(?: pace)?\\b`,
];
const WORDS =
  "pace run running ran jog jogging jogged race racing walk walked bike biked biking cycling cycled cycle rode ride riding row rowed did done finish finished finishing under sub total treadmill time goal target hour hours minute minutes min mins per / each km kilometer kilometers kilometre k mi mile miles mph kmh kph h speed fast average avg took takes convert equal equals into flat today yesterday morning need hold keep average go going went marathon current";
const IS_RIDE = /\b(?:bik(?:e|ed|ing)|cycl\w+|rode|ride|riding)\b/;
const ASKS_MILE = /(?:\/|per|an?) ?(?:mi|mile)\b|\bmile pace\b|\bmin(?:ute)?s? miles?\b/;
const ASKS_KM = /(?:\/|per|a) ?(?:km|kilomet\w+|k)\b|\bkm pace\b/;

/** Kilometers an hour of somebody on foot and of somebody on a bike; what lies beyond was read wrong. */
const SLOWEST = 3;
const FASTEST = { foot: 27, bike: 65 };

const PER_LENGTH =
  /\b(?:pace|split)(?: (?:is (?:that|it|my|this)|(?:for|at)))? (?:per|each|every|for each) (?:<length|<number)/;

/** So fast for so long. */
const LEG = /<speed(\d+)> (?:for (?:the (?:first|next|last) )?)?<(?:time|hours)(\d+)>/g;

export const RUNNING: readonly Form[] = [
  {
    // "Swam 1500 meters in 30 minutes, pace per 100 meters"; a split of rowers is by as many meters as are said
    about: [PER_LENGTH, new RegExp(TIME), /<length/],
    not: /<(?:money|percent|date|speed)|\b(?:laps?|rest|break|swolf|average of)\b/,
    places: { each: ["(?:per|each|every) <(?:length|number)(\\d+)>"], distance: ["<length(\\d+)>"], span: [TIME] },
    words: `${WORDS} swim swam swimming swum row rowing rowed skied ski pool erg meters meter m split each every i my is what's what of`,
    read: ({ each, distance, span }) => {
      const meters = toUnit(distance, "length", "m");
      // "Per 500": what the distance is told in.
      const part = toUnit(each, "length", "m") ?? (getMeasure(distance)?.unit.id === "m" ? toNumber(each) : null);
      const seconds = toSeconds(span);
      return meters && part && seconds && part < meters
        ? toQuantity(`${seconds} * ${part} / ${meters} / 60`, `Time for ${part} m`, "min")
        : null;
    },
  },
  {
    // "50 mph for 3 hours then 65 mph for 2 hours, how far"
    about: [
      new RegExp(`${LEG.source}.*${LEG.source}`),
      /\bhow far\b|\bdistance\b|\bhow many (?:miles|km|kilomet\w+)\b/,
    ],
    not: /<(?:money|percent|date|number|length)|\b(?:apart|each other|toward|towards|opposite|behind|ahead|catch|back|average|gas|cost|gallons?)\b/,
    places: Object.fromEntries(["a", "b", "c", "d", "e?", "f?", "g?", "h?"].map((name) => [name, ["<[a-z]+(\\d+)>"]])),
    words: `${WORDS} far did do does how many then next after that first last drive drove driving travel traveled travelled go going car train bus cruise cruised total distance covered altogether all`,
    read: (_, text, all) => {
      const legs = [...text.matchAll(LEG)].map(([, speed, time]) => [all[Number(speed)], all[Number(time)]] as const);
      const unit = getUnitId(legs[0]?.[0], "speed") === "mph" ? "mi" : "km";
      const parts = legs.map(([speed, time]) => [
        toUnit(speed, "speed", unit === "mi" ? "mph" : "km/h"),
        toUnit(time, "time", "h"),
      ]);
      if (2 * legs.length !== all.length || parts.flat().includes(null)) return null;
      return toQuantity(parts.map(([speed, hours]) => `${speed} * ${hours}`).join(" + "), "Distance", unit);
    },
  },
  {
    // "Every km in 5:20, how long for 12 km", "how far will I get in 50 min at 8:20 per mile"
    about: [
      /\bhow (?:long|far|many)\b|\bwhat(?: is|'s)? (?:my )?(?:distance|time)\b|\bfinish/,
      new RegExp(EACH.join("|")),
    ],
    not: /<(?:speed|number|money|percent)|<.*<.*<|\b(?:faster|slower|laps?|uphill|rest|break|under|sub|swim|swims|swimming|lap)\b/,
    places: { pace: EACH, "distance?": [LENGTH], "span?": [TIME] },
    words: `${WORDS} far long take takes does me every i'll get would cover covered if do does doing on distance finish last lasts first second next can before have school work lunch class dinner free only i've got need that`,
    read: ({ pace, distance, span }, text) => {
      const [seconds, isMile] = [
        toSeconds(pace),
        / (?:mi|miles?)\b/.test(new RegExp(EACH.join("|")).exec(text)?.[0].replace("/", " ") ?? ""),
      ];
      if (!seconds || seconds < 120 || seconds > 1800 || !distance === !span) return null;
      const inputs = {
        paceMinutes: Math.floor(seconds / 60),
        paceSeconds: tidy(seconds % 60),
        paceUnit: isMile ? "mile" : "km",
      };
      const isFar = /\bhow far\b|\bdistance\b|\bhow many (?:miles|km|kilomet\w+)\b/.test(text);
      if (isFar !== Boolean(span)) return null;
      if (!span) {
        const kilometers = toKilometers(distance);
        return kilometers === null
          ? null
          : read("running-pace", { solveFor: "time", distance: kilometers, ...inputs }, "timeText");
      }
      // "In 0:50" may be seconds.
      const all = span.type === "time" ? null : toSeconds(span);
      if (!all || all < 300) return null;
      const time = { hours: Math.floor(all / 3600), minutes: Math.floor((all % 3600) / 60), seconds: tidy(all % 60) };
      return read("running-pace", { solveFor: "distance", ...time, ...inputs }, "totalDistance");
    },
  },

  {
    // "10k in 52:40 how many mph", "bike 40 km in 1:10 average speed"; other spans are read by their units
    about: [
      /<(?:clock|run)\d+>|\b(?:kmh|kph)\b|\bkm ?\/ ?h\b/,
      new RegExp(`${LENGTH}.*${TIME}|${TIME}.*${LENGTH}`),
      /\b(?:mph|kmh|kph|speed|how fast)\b|\bkm ?\/ ?h\b|\b(?:miles|kilomet\w+|km) (?:per|an) hour\b/,
    ],
    not: /<(?:speed|number|money|percent)|<.*<.*<|\b(?:pace|faster|slower|laps?|drive|drove|driving|car|train|plane|flight|m\/s|meters)\b/,
    places: { distance: [LENGTH], time: [TIME] },
    words: WORDS,
    read: ({ distance, time }, text) => {
      const [kilometers, seconds] = [toKilometers(distance), toPlausible(distance, time, text)];
      if (kilometers === null || seconds === null) return null;
      const isMile = /\bmph\b|\bmiles? (?:per|an) hour\b/.test(text);
      const isKm = /\bkmh\b|\bkph\b|\bkm ?\/ ?h\b|\b(?:kilomet\w+|km) (?:per|an) hour\b/.test(text);
      if (isMile && isKm) return null;
      const reading = readRun(kilometers, seconds, isMile ? "speedMph" : "speed");
      return isKm && reading ? { ...reading, system: "metric" } : reading;
    },
  },

  {
    // "Half marathon pace for 1:45 finish", "pace to run a 10k in 50 minutes"
    about: [/\bpace\b/, new RegExp(LENGTH)],
    not: /<(?:speed|number|money|percent)|<.*<.*<|\b(?:faster|slower|laps?|uphill|rest)\b|<(?:clock|span|time)\d+> (?:pace|per|a|\/|min)|pace (?:of|is|at)? ?<(?:clock|span|time)|\bat (?:a )?<(?:clock|span)/,
    places: { distance: [LENGTH], time: [TIME] },
    words: WORDS,
    read: ({ distance, time }, text) => {
      const [kilometers, seconds] = [toKilometers(distance), toPlausible(distance, time, text)];
      if (kilometers === null || seconds === null) return null;
      const [isMile, isKm] = [ASKS_MILE.test(text), ASKS_KM.test(text)];
      if (isMile && isKm) return null;
      return readRun(kilometers, seconds, isMile ? "pacePerMileText" : isKm ? "paceText" : undefined);
    },
  },
  {
    // "Finish time half marathon 8:45 pace"
    about: [/\bpace\b/, /\b(?:time|finish|long)\b/, new RegExp(LENGTH)],
    not: /<(?:speed|number|money|percent)|<.*<.*<|\b(?:faster|slower|laps?|uphill|rest|under|sub)\b/,
    places: { pace: ["<(?:clock|span|time)(\\d+)>(?: min(?:utes?)?)? pace"], distance: [LENGTH] },
    words: WORDS,
    read: ({ pace, distance }) => {
      const [seconds, kilometers] = [toSeconds(pace), toKilometers(distance)];
      if (!seconds || kilometers === null || seconds < 120 || seconds > 1800) return null;
      const paceUnit = getPaceUnit(distance, seconds);
      if (!paceUnit) return null;
      const inputs = { paceMinutes: Math.floor(seconds / 60), paceSeconds: seconds % 60, ...paceUnit };
      return read("running-pace", { solveFor: "time", distance: kilometers, ...inputs });
    },
  },
];

/** A pace as that of one kilometer or one mile. */
export function readPace(secondsPerKm: number, isMile: boolean) {
  return readRun(isMile ? MILE : 1, secondsPerKm * (isMile ? MILE : 1), isMile ? "pacePerMileText" : "paceText");
}

export function readRun(distance: number, seconds: number, output: string | undefined) {
  const [hours, rest] = [Math.floor(seconds / 3600), tidy(seconds % 3600)];
  const time = { hours, minutes: Math.floor(rest / 60), seconds: tidy(rest % 60) };
  return read("running-pace", { solveFor: "pace", distance, ...time }, output);
}

/** The seconds of "1:10", which are hours and minutes or minutes and seconds: what somebody can run or ride; null where both could be, or neither. */
export function toPlausible(distance: Value | undefined, time: Value | undefined, text: string): number | null {
  const [kilometers, seconds] = [toKilometers(distance), toSeconds(time)];
  if (kilometers === null || !seconds) return null;
  const fastest = IS_RIDE.test(text) ? FASTEST.bike : FASTEST.foot;
  const speedOf = (all: number) => (3600 * kilometers) / all;
  const ways = time?.type === "time" ? [seconds, seconds * 60] : [seconds];
  const found = ways.filter((all) => speedOf(all) >= SLOWEST && speedOf(all) <= fastest);
  return found.length === 1 ? found[0]! : null;
}
