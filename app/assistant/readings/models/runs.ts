/** Pace, distance, time and speed of somebody on foot or on a bike; each follows from the others in whatever words. */
import type { Reading } from "#assistant/readings/reading.ts";
import { read, sum, tellIn, tidy, toNumber, toQuantity, toUnit, type Value } from "#assistant/readings/slots/form.ts";
import { getPaceUnit, toKilometers, toSeconds } from "#assistant/readings/slots/times.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import { readPace, readRun, toPlausible } from "#assistant/readings/told/running.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import type { Marked } from "./read-model.ts";

const MILE = 1.609344;
const NOT =
  /<(?!clock|span|hours|length|run|pace|speed|number|resistance)|\b(?:faster|slower|uphill|rests?|resting|laps?|splits?|negative|swim\w*|swam|pool|row\w*|drive|drove|driving|driver|car|train|bus|flight|gallons?|mpg|calories|burn\w*|weigh\w*|arrive|leave|left|start\w*|depart|stops?|break|average of|first|last|second half|remaining|then|intervals?|dollars|steps|stride|before|after|am|pm|incline|vs|versus|difference|more|less|earlier|later)\b/;
const RUNS =
  /\b(?:run\w*|ran|jog\w*|pace|race|walk\w*|hik\w*|marathon|treadmill|[358]k|10k|min(?:ute)?s? (?:per|an?|\/)? ?(?:mi|mile|km)s?|miles?|km|bik\w+|rode|ride|cycl\w+|mph)\b|<(?:run|pace)/;
const UNIT = "(mi|miles?|kms?|k|kilomet\\w+)";
const TIME = "<(?:clock|span|hours)(\\d+)>(?: ?min(?:ute)?s?)?";
/** A pace with what it is by, or the word alone. */
const PACES: readonly RegExp[] = [
  /<pace(\d+)>/,
  new RegExp(`${TIME} ?(?:\\/|per|an?|for each|for every|each|every) ?${UNIT}\\b`),
  new RegExp(`(?:every|each|per) ${UNIT} (?:in|at|takes|takes me|took) ${TIME}`),
  new RegExp(`${TIME} ${UNIT}\\b`),
  // "In 25 minutes pace per km" asks for it.
  new RegExp(`(?<!\\bin )${TIME} pace\\b(?! (?:per|\\/))`),
  new RegExp(`\\bpace (?:of |is |at )?(?:an? )?${TIME}`),
  new RegExp(`\\b(?:hold|keep|average|averaging) (?:an? )?${TIME}`),
];
const TIMES =
  /<number(\d+)>(?: (?:times|days|runs|x))?(?: (?:a|per|each|every) (?:week|month|day)| weekly)|(?:<hours(\d+)>|<number(\d+)> days) (?:a|per|each|every) week/;
const OWN = new Set(
  "pace min mins minute minutes hour hours h per / a an each every mile miles mi km kms k kilometers kilometer kph kmh mph speed fast long far time times finish finishing total distance how at in for to into as = race average avg up week weekly day days go going flat under sub half x much run do will would one by take takes took".split(
    " ",
  ),
);

/** Null where it is not such a question, or a figure of it has no place. */
export function readRuns({ text: said, values }: Marked): Reading | null {
  if (NOT.test(said) || !RUNS.test(said) || values.length === 0 || values.length > 4) return null;
  let text = said;
  const used = new Set<number>();
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(text);
    if (match) text = text.replace(match[0], " | ").replaceAll(/ +/g, " ");
    return match;
  };
  const placed = (at: string | undefined): Value | undefined => {
    if (at !== undefined) used.add(Number(at));
    return at === undefined ? undefined : values[Number(at)];
  };

  const often = take(TIMES);
  const count = often && placed(often[1] ?? often[2] ?? often[3]);
  const speed = placed(take(/<speed(\d+)>/)?.[1]);
  let pace: { seconds: number; by: string | undefined } | null = null;
  for (const pattern of PACES) {
    const match = pattern.exec(text);
    const [at, by] = match
      ? /^\d+$/.test(match[1]!)
        ? [match[1]!, match[2]]
        : [match[2]!, match[1]]
      : [undefined, undefined];
    if (!match || at === undefined) continue;
    const value = values[Number(at)];
    const perMile = toUnit(value, "pace", "min/mi");
    const seconds = perMile === null ? toSeconds(value) : tidy(perMile * 60);
    // "In 8:30 a mile" is a pace, "5 miles in 42:30" none.
    if (!seconds || seconds < 120 || seconds > 1800) continue;
    take(pattern);
    placed(at);
    const isKm = perMile !== null && value?.type === "amount" && /km|kilom/i.test(value.text);
    pace =
      perMile === null ? { seconds, by } : { seconds: isKm ? tidy(seconds / MILE) : seconds, by: isKm ? "km" : "mile" };
    break;
  }
  const distance = placed(take(/<(?:length|run|resistance)(\d+)>/)?.[1]) ?? findMile(take);
  const time = placed(take(/<(?:clock|span|hours)(\d+)>/)?.[1]);
  const unread = findUnknownWords(text, OWN);
  if (used.size !== values.filter((one) => one.type !== "date").length || unread === null) return null;
  const reading = ask({ text, said, pace, speed, distance, time, count: count ?? undefined });
  return reading && { ...reading, unread };
}

/** "A mile in 6:48". */
function findMile(take: (pattern: RegExp) => RegExpExecArray | null): Value | undefined {
  const found = take(/(?:^|\b(?:a|one|1|my|ran|run|the) )(?:mile|mi)(?= in \|| in <)/);
  return found
    ? {
        type: "amount",
        value: 1,
        multiple: 1,
        isPercent: false,
        currency: null,
        measures: findMeasures("mile"),
        parts: [],
        per: null,
        isBy: false,
        text: "1 mile",
        start: 0,
        end: 0,
      }
    : undefined;
}

interface Run {
  readonly text: string;
  readonly said: string;
  readonly pace: { readonly seconds: number; readonly by: string | undefined } | null;
  readonly speed: Value | undefined;
  readonly distance: Value | undefined;
  readonly time: Value | undefined;
  readonly count: Value | undefined;
}

function ask({ text, said, pace, speed, distance, time, count }: Run): Reading | null {
  const kilometers = distance ? toKilometers(distance) : null;
  const asksMph = /\bmph\b|\bmiles? (?:per|an?|\/) ?hour\b/.test(text);
  const asksKmh = /\b(?:kph|kmh)\b|\bkm ?\/ ?h\b|\b(?:km|kilomet\w+) (?:per|an) hour\b/.test(text);
  const plain = text.replaceAll(/\b(?:mph|kph|kmh)\b|(?:miles?|km|kilomet\w+) ?(?:per|an?|\/) ?h(?:our)?\b/g, " ");
  const byMile = /\b(?:mi|mile|miles)\b/.test(plain);
  const byKm = /\b(?:km|kms|k|kilomet\w+)\b/.test(plain);
  const asksSpeed =
    asksMph || asksKmh || /\bspeed\b/.test(text) || (/\bhow fast\b/.test(text) && !/\bpace\b/.test(text));
  const asksFar =
    /\bhow (?:far|many (?:miles|km|kilomet\w+))\b|\bdistance\b|\b(?:weekly|total) (?:miles|km|mileage)\b/.test(text);
  if (asksMph && asksKmh) return null;
  if (count) return askWeekly({ pace, distance, time, speed, count, said });
  if (speed) {
    const kmh = toUnit(speed, "speed", "km/h");
    if (kmh === null || distance || time || pace || kmh < 3 || kmh > 30 || byMile === byKm)
      return byMile || byKm || kmh === null || distance || time || pace || !/\bpace\b/.test(text)
        ? null
        : readPace(3600 / kmh, /mph|mile/i.test(speed.text));
    return /\bpace\b|\bmin|\btime\b/.test(plain) ? readPace(3600 / kmh, byMile) : null;
  }
  if (pace && !distance && !time) {
    const unit = pace.by ?? (pace.seconds >= 360 && asksMph ? "mile" : undefined);
    if (unit === undefined) return null;
    const isOfMile = unit.startsWith("mi");
    if (asksSpeed) {
      const isMph = asksMph || (!asksKmh && isOfMile);
      return toSpeed(isOfMile === isMph ? "1" : String(isOfMile ? MILE : 1 / MILE), pace.seconds, isMph);
    }
    return isOfMile
      ? byKm && !byMile
        ? readPace(pace.seconds / MILE, false)
        : null
      : byMile && !byKm
        ? readPace(pace.seconds, true)
        : null;
  }
  if (pace) {
    if (distance && time) return null;
    const by =
      pace.by === undefined
        ? getPaceUnit(distance, pace.seconds)
        : { paceUnit: pace.by.startsWith("mi") ? ("mile" as const) : ("km" as const) };
    if (!by) return null;
    const inputs = { paceMinutes: Math.floor(pace.seconds / 60), paceSeconds: tidy(pace.seconds % 60), ...by };
    if (distance)
      return kilometers === null || asksSpeed || asksFar
        ? null
        : read("running-pace", { solveFor: "time", distance: kilometers, ...inputs }, "timeText");
    const all = time?.type === "time" ? null : toSeconds(time);
    if (!all || all < 300 || !asksFar) return null;
    return read(
      "running-pace",
      {
        solveFor: "distance",
        hours: Math.floor(all / 3600),
        minutes: Math.floor((all % 3600) / 60),
        seconds: tidy(all % 60),
        ...inputs,
      },
      "totalDistance",
    );
  }
  if (kilometers === null || !time) return null;
  const seconds = toPlausible(distance, time, said);
  if (seconds === null || asksFar) return null;
  if (asksSpeed) {
    const isMph = asksMph || (!asksKmh && distance?.type === "amount" && distance.measures[0]?.unit.id === "mi");
    return toSpeed(String(tidy(isMph ? kilometers / MILE : kilometers)), seconds, isMph);
  }
  const asksPace =
    /\bpace\b|\bper\b|\bmin(?:ute)?s? (?:\/|a|an)? ?(?:mi|km|mile)|\b(?:mile|km) time\b|\beach\b|\bmin ?\/|\/ ?(?:mi|km)/.test(
      text,
    );
  if (!asksPace || (byMile && byKm)) return null;
  const isOfKm = distance?.type === "amount" && distance.measures[0]?.unit.id !== "mi";
  return readRun(kilometers, seconds, byMile || (!byKm && !isOfKm) ? "pacePerMileText" : "paceText");
}

const toSpeed = (length: string, seconds: number, isMph: boolean): Reading | null =>
  toQuantity(`${length} / ${seconds} * 3600`, "Speed", isMph ? "mph" : "km/h");

/** "3 miles 4 times a week": miles or minutes of a week. */
function askWeekly({ pace, distance, time, speed, count, said }: Omit<Run, "text">): Reading | null {
  const times = count?.type === "amount" ? toNumber(count) : Number.NaN;
  const length = distance?.type === "amount" ? distance.measures[0] : undefined;
  if (!distance || !Number.isInteger(times) || time || speed || !length || !/\bweek/.test(said)) return null;
  const miles = toNumber(distance);
  if (!pace)
    return /\b(?:how (?:many (?:miles|km|kilomet\w+)|far|much)|total|weekly (?:miles|km|mileage|distance)|(?:miles|km) (?:a|per) week)\b/.test(
      said,
    )
      ? { ...sum(`${miles} * ${times}`), told: tellIn(length, "Distance a week") }
      : null;
  const [minute] = findMeasures("min");
  const isSame = pace.by !== undefined && (length.unit.id === "mi") === pace.by.startsWith("mi");
  return isSame && minute && /\b(?:minutes|time|how long)\b/.test(said)
    ? { ...sum(`${miles} * ${times} * ${pace.seconds} / 60`), told: tellIn(minute, "Time a week") }
    : null;
}
