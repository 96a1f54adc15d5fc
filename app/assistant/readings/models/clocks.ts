/**
 * Chains of clock times and spans: what starts, lasts, pauses and ends, with one of them asked. "My shift ended at 2:30 am
 * after 9 hours 45 minutes. When did it begin?"
 */
import { minutesOfDay } from "#maths/clock.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { read, toNumber, toUnit, type Value } from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import type { Marked } from "./read-model.ts";

const DAY = 1440;
const MOST_UNKNOWN = 5;

const NOT =
  /<(?:percent|money|date|area|mass|volume|fuelEconomy|weeks|months|years|days|multiple)|\b(?:zone|timezone|utc|gmt|est|pst|local|ahead|behind|fl(?:y|ight|ights|ies)|plane|pay|paid|wage|rate|earn|hourly|overtime|faster|slower|average|twice|every|week|daily|cycles?|pace|per|alternate|late|delayed|delay)\b|[+*=]/;
const GO =
  "(?:leave|leaving|start|starting|begin|began|set off|set out|head out|go|going|put(?: it| them)?(?: in)?|get up|wake up|depart|turn|preheat|come in|in the oven|in bed|to bed|bedtime|get going|hit the road|take off)";
const STOP =
  "(?:end|ends|ended|finish|finished|done|over|arrive|arrival|get there|there|get to|land|ready|get back|back|get home|home|out|get out|let out|free|off|come out|leave work|be up|up)";
const ASKS_WHEN = "(?:when|what time|how late|how early|which time|time (?:to|should|do|will|is))";
const ASKS_START = new RegExp(
  `\\b${ASKS_WHEN}\\b.*\\b${GO}\\b|\\b(?:start|starting|departure|leaving|begin|bed) ?time\\b|\\blatest\\b.*\\b${GO}\\b|\\bbedtime\\b|\\bwhen in$|\\b(?:${GO}|oven)(?: (?:it|them|in|the oven|home|the house|work))* (?:when|(?:at|by)(?: when| what time)?)$`,
);
const ASKS_END = new RegExp(
  `\\b${ASKS_WHEN}\\b.*\\b${STOP}\\b|\\b(?:end|ending|finish|arrival|done|ready) ?time\\b|\\beta\\b|\\b${STOP} (?:at )?(?:when|what time)\\b`,
);
const ASKS_LONG =
  /\b(?:how long|how many (?:hours|minutes|hrs|mins)|how much (?:time|sleep)|total|hours|hrs|minutes|duration|length|(?:driving|travel|actual|work|sleep) time)\b/;

/** What a clock time is the start or the end of, by what stands before it; the nearest word decides. */
const STARTS =
  /^(?:leave|leaves|leaving|left|start|starts|started|starting|begin|begins|began|from|in|departs?|departing|opens?|bed|asleep|sleep|boards?|between|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tues|thurs|after|oven)$/;
const ENDS =
  /^(?:end|ends|ended|ending|finish|finishes|finished|done|over|arrive|arrives|arrived|due|ready|out|up|wake|woke|alarm|by|until|till|til|to|-|back|closes?|off|thru|through)$/;
const PAUSE = "(?:break|breaks|lunch|unpaid|pause|rest|meal|nap|stopped|stops?)";

const WORDS = new Set(
  "trip when what time how late early latest leave leaves leaving left start starts started starting begin begins began set off out head go goes going put get up wake woke depart departs turn in on the oven bed bedtime asleep sleep slept end ends ended ending finish finishes finished done over arrive arrives arrived arrival there land ready back home free from to until till til by - at after before then and with minus less lunch break breaks unpaid an a for long many hours hrs hour hr minutes mins minute total duration take takes took taking last lasts lasted need needs needed require requires cook cooks cooking drive drives driving drove ride rides walk walks run runs running show movie film game meeting class shift shifts work worked working dinner party school clock clocked card timecard mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday have has had be been must should will would did does do i my we it its this that is was of no stops stop stopping without straight each one all in through night morning evening afternoon eat eating serve served due alarm home got come comes came opens closes exactly later o'clock decimal sign only got up meal rest pause nap eta finishing between same next day films film movies want wants prime rib turkey bird ham brisket beef pork roast chicken lb pound kg kilo by resting smoke smoker episodes halves quarters classes periods each every driving babysat stopped".split(
    " ",
  ),
);

const BY_WEIGHT = /(<hours\d+>) ?(?:per|an?|each|every|to the|\/) ?(lb|pound|kg|kilo)\b/;

interface Event {
  readonly minutes: number;
  readonly role: "start" | "end" | null;
  readonly isSure: boolean;
}

/** Null where it is not such a chain, or something of it has no place. */
export function readClocks({ text: said, values }: Marked): Reading | null {
  // "14 lb at 13 min per lb" are a span.
  const text = said.includes("<mass") ? said.replace(BY_WEIGHT, "$1 $2") : said;
  if (NOT.test(text === said ? text : text.replace("<mass", "<")) || values.length === 0 || values.length > 12)
    return null;
  const unread = findUnknownWords(text, WORDS);
  const chain = unread && unread.length <= MOST_UNKNOWN ? readChain(text, values) : null;
  if (!chain) return null;
  const { events, spans, pauses } = chain;
  const reading = readIntervals(text, chain) ?? readEnd(text, events, spans, pauses) ?? readTotal(text, chain);
  return reading && { ...reading, unread: unread! };
}

interface Chain {
  readonly events: readonly Event[];
  readonly spans: readonly number[];
  readonly pauses: readonly number[];
}

/** The clock times, and the spans in minutes: also "195 miles at 60 mph" and "6 shifts of 7 h 20 min". */
function readChain(text: string, values: readonly Value[]): Chain | null {
  const events: Event[] = [];
  const spans: number[] = [];
  const pauses: number[] = [];
  const used = new Set<number>();
  const way = /<length(\d+)>/.exec(text);
  const speed = /<speed(\d+)>/.exec(text);
  if (way && speed) {
    const hours =
      toUnit(values[Number(way[1])], "length", "m")! / toUnit(values[Number(speed[1])], "speed", "m/s")! / 3600;
    spans.push(Math.round(hours * 60));
    for (const one of [way, speed]) used.add(Number(one[1]));
  }
  const mass = /<mass(\d+)>/.exec(text);
  const each = /<hours(\d+)> (lb|pound|k)/.exec(text);
  if (mass && each) {
    const weight = toUnit(values[Number(mass[1])], "mass", each[2] === "k" ? "kg" : "lb")!;
    spans.push(Math.round(weight * (toMinutes(values[Number(each[1])]) ?? Number.NaN)));
    for (const one of [mass, each]) used.add(Number(one[1]));
  }
  for (const match of text.matchAll(
    /<number(\d+)>(?: (?!and\b|x\b)[a-z]+){0,2} (?:of |at )?<hours(\d+)>(?: each)?|<hours(\d+)> (?:x|times) <number(\d+)>/g,
  )) {
    const [count, span] = match[1] ? [match[1], match[2]!] : [match[4]!, match[3]!];
    const minutes = toMinutes(values[Number(span)]);
    const times = toNumber(values[Number(count)]);
    if (minutes === null || !Number.isInteger(times)) return null;
    (new RegExp(`${match[0]}(?: [a-z]+)? ${PAUSE}\\b`).test(text) ? pauses : spans).push(minutes * times);
    for (const one of [count, span]) used.add(Number(one));
  }
  for (const [at, value] of values.entries()) {
    if (used.has(at)) continue;
    if (value.type === "time") {
      events.push({ minutes: minutesOfDay(value.time), role: findRole(text, at), isSure: isSure(value.text) });
      continue;
    }
    const minutes = toMinutes(value);
    if (minutes === null) return null;
    const isPause = new RegExp(
      `<hours${at}>(?: (?:unpaid|for|of|the|a|my))* ${PAUSE}\\b|\\b${PAUSE}(?: (?:is|was|of|for|lasting|took|to eat))* <hours${at}>`,
    ).test(text);
    (isPause ? pauses : spans).push(minutes);
  }
  return { events, spans, pauses };
}

function toMinutes(value: Value | undefined): number | null {
  const seconds = toUnit(value, "time", "s");
  return seconds !== null && seconds > 0 && seconds % 60 === 0 ? seconds / 60 : null;
}

const isSure = (text: string) => /[ap]\.?m|noon|midnight|^(?:0|1[3-9]|2\d)/i.test(text.trim());

function findRole(text: string, at: number): Event["role"] {
  const before = text
    .split(`<clock${at}>`)[0]!
    .split(/<[a-zA-Z]+\d+>/)
    .at(-1)!;
  for (const word of before.trim().split(" ").toReversed()) {
    if (STARTS.test(word)) return "start";
    if (ENDS.test(word)) return "end";
  }
  return null;
}

/** From one clock time to another, once or day by day, without the breaks. */
function readIntervals(text: string, { events, spans, pauses }: Chain): Reading | null {
  if (events.length < 2 || events.length % 2 === 1 || spans.length > 0 || !ASKS_LONG.test(text)) return null;
  if (/\b(?:before|each|later)\b/.test(text) || pauses.length > 1) return null;
  const parts: Part[] = [];
  for (let at = 0; at < events.length; at += 2) {
    const [start, end] = [events[at]!, events[at + 1]!];
    if (start.role === "end" || end.role === "start" || start.isSure !== end.isSure) return null;
    // Nine to five, neither said to be in the morning.
    if (!start.isSure && (end.minutes <= start.minutes || end.role !== "end")) return null;
    parts.push([1, (end.minutes - start.minutes + DAY) % DAY]);
  }
  if (parts.length > 1 && pauses.length > 0) return null;
  return toReading([...parts, ...pauses.map((one): Part => [-1, one])], false);
}

/** When something ends that starts and lasts, or when it has to start. */
function readEnd(
  text: string,
  [event, ...others]: readonly Event[],
  spans: readonly number[],
  pauses: readonly number[],
): Reading | null {
  if (!event || others.length > 0 || spans.length + pauses.length === 0) return null;
  const [isStart, isEnd] = [ASKS_START.test(text), ASKS_END.test(text)];
  // "When should I leave to be there by 9" asks for the first.
  const asked =
    isStart && (!isEnd || event.role === "end")
      ? "start"
      : isEnd && (!isStart || event.role === "start")
        ? "end"
        : null;
  if (asked === null || event.role === asked || !event.isSure) return null;
  if (asked === "end" && /\b(?:before|early)\b/.test(text)) return null;
  const sign = asked === "end" ? 1 : -1;
  const all = [...spans, ...pauses];
  const total = event.minutes + sign * all.reduce((sum, one) => sum + one, 0);
  if (total < -DAY || total >= 2 * DAY) return null;
  const day: readonly Part[] = total < 0 ? [[1, DAY]] : total >= DAY ? [[-1, DAY]] : [];
  return toReading([[1, event.minutes], ...all.map((one): Part => [sign, one]), ...day], true);
}

/** "6 shifts of 7 h 20 min": hours in all. */
function readTotal(text: string, { events, spans, pauses }: Chain): Reading | null {
  // "I have 6 hours and need 8 hours total" is not a sum.
  const isListed =
    spans.length > 1 &&
    /\b(?:total|altogether|in all|combined)\b/.test(text) &&
    !/\b(?:need\w*|goal|target|then|of|out|already|must|have to|should|but|so far)\b/.test(text);
  const isCounted = isListed || /<number\d+>/.test(text);
  if (events.length > 0 || !isCounted || spans.length === 0 || !ASKS_LONG.test(text)) return null;
  if (/\b(?:left|before|after|long does|from|less|minus)\b/.test(text) && pauses.length === 0) return null;
  // Whether breaks are of the time or beside it nobody can say.
  return pauses.length > 0
    ? null
    : toReading(
        spans.map((one): Part => [1, one]),
        false,
      );
}

type Part = readonly [sign: 1 | -1, minutes: number];

function toReading(parts: readonly Part[], isClock: boolean): Reading | null {
  const total = parts.reduce((sum, [sign, minutes]) => sum + sign * minutes, 0);
  if (total < 0 || (!isClock && total === 0)) return null;
  const durations = parts.map(([sign, minutes]) => ({
    operation: sign === 1 ? "add" : "subtract",
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    seconds: 0,
  }));
  return { ...read("time-duration", { mode: "sum", durations }, "text"), ...(isClock ? { isClock } : {}) };
}
