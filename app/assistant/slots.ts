/**
 * Step 2, forms without an order: a question whose values each have one place by their unit or the word beside them
 * ("10 gallon tank, 25 mpg, how far"). Every value is taken once, and no word is left that could mean anything else.
 */
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";
import type { Direct } from "./reading.ts";
import type { Amount, Clock, Token } from "./token.ts";

type Value = Amount | Clock;

interface Form {
  /** What the sentence must say besides its values. */
  readonly about: RegExp;
  /** A place for each value; the number of the value is the first group. */
  readonly places: readonly RegExp[];
  /** Words that say no more than `about`. */
  readonly words: RegExp;
  read(values: readonly Value[], text: string): Direct;
}

/** Words that only ask or join; none that turns a meaning round. */
const FILL =
  /^(?:what|whats|what's|is|are|it|its|it's|the|an?|of|for|at|in|on|to|and|with|if|i|my|me|do|does|can|will|would|be|you|how|much|many|that|there|please|calculate|find|get|getting|have|when|exactly)$/;

const DISTANCE = /<(?:length|run)(\d+)>/;
const PACE = /<(?:clock|time)(\d+)> ?(?:min|minutes?)?(?: ?\/ ?| per | an? )(?:km|kilometer|kilometre|k|mi|mile)\b/;

const FORMS: readonly Form[] = [
  {
    about: /\b(?:heads|tails)\b/,
    places: [
      /<number(\d+)> (?:heads|tails)\b/,
      /<number(\d+)>(?: fair)?(?: coin)? (?:flips|tosses|throws|coins|times)\b/,
    ],
    words: /^(?:probability|chances?|odds|likely|likelihood|coin|flip|flipping|toss|tossing|fair|out|from)$/,
    read: ([heads, flips]) =>
      isAmount(heads) && isAmount(flips)
        ? {
            calculator: "binomial-distribution",
            inputs: { trials: flips.value, probability: 0.5, successes: heads.value },
            unread: [],
            output: "exactly",
          }
        : null,
  },
  {
    about: /\b(?:far|range|distance|miles|kilometers|kilometres|km|drive|go)\b/,
    places: [/<volume(\d+)>/, /<fuelEconomy(\d+)>/],
    words:
      /^(?:far|range|distance|miles|kilometers|kilometres|km|drive|driving|go|tank|car|gas|fuel|petrol|full|left|gets)$/,
    read: ([fuel, economy], text) => readRange(fuel, economy, text),
  },
  {
    about: /<(?:length|run)\d+>/,
    places: [DISTANCE, PACE],
    words: /^(?:time|long|run|running|race|take|finish|pace|go)$/,
    read: ([distance, pace], text) => {
      const seconds = pace && toSeconds(pace);
      const length = distance && toKilometers(distance);
      if (!seconds || !length) return null;
      const paceUnit = /(?:\/ ?|per |an? )(?:mi|mile)\b/.test(text) ? "mile" : "km";
      const inputs = {
        solveFor: "time",
        distance: length,
        paceMinutes: Math.floor(seconds / 60),
        paceSeconds: seconds % 60,
      };
      return { calculator: "running-pace", inputs: { ...inputs, paceUnit }, unread: [], output: "timeText" };
    },
  },
  {
    about: /\b(?:pace|(?:min|minutes?)(?: ?\/ ?| per )(?:km|kilometer|kilometre|mi|mile))\b/,
    places: [DISTANCE, /<(?:clock|time)(\d+)>/],
    words: /^(?:pace|min|minutes?|per|\/|km|kilometer|kilometre|mi|mile|run|running|race|time|need)$/,
    read: ([distance, time], text) => {
      const seconds = time && toSeconds(time);
      const length = distance && toKilometers(distance);
      const isMile = /\b(?:mi|mile)\b/.test(text);
      if (!seconds || !length || isMile === /\b(?:km|kilometer|kilometre)\b/.test(text)) return null;
      const inputs = {
        solveFor: "pace",
        distance: length,
        hours: 0,
        minutes: Math.floor(seconds / 60),
        seconds: seconds % 60,
      };
      return { calculator: "running-pace", inputs, unread: [], output: isMile ? "pacePerMileText" : "paceText" };
    },
  },
];

/** Reads a question of one of the forms; null where it is none, or where something of it has no place. */
export function readSlots(tokens: readonly Token[]): Direct {
  const values: Value[] = [];
  const text = tokens
    .map((token) => {
      if (token.type === "word") return token.word;
      if (token.type === "amount" || token.type === "time") return `<${getKind(token)}${values.push(token) - 1}>`;
      return /[?,.!:;]/.test(token.text) ? "" : token.text;
    })
    .join(" ")
    .replaceAll(/ +/g, " ");
  for (const { about, places, words, read } of FORMS) {
    if (values.length !== places.length || !about.test(text)) continue;
    let rest = text;
    const taken = places.flatMap((place) => {
      const match = place.exec(rest);
      if (!match) return [];
      rest = rest.replace(match[0], " ");
      return [values[Number(match[1])]!];
    });
    const left = rest.split(" ").filter((word) => word !== "" && !FILL.test(word) && !words.test(word));
    const reading = taken.length === values.length && left.length === 0 ? read(taken, text) : null;
    if (reading) return reading;
  }
  return null;
}

function getKind(value: Value): string {
  if (value.type === "time") return "clock";
  if (value.isPercent) return "percent";
  if (value.currency !== null) return "money";
  if (isRun(value)) return "run";
  return value.measures[0]?.dimension.id ?? (value.multiple === 1 ? "number" : "multiple");
}

/** "10k": ten kilometers where a run is asked for. */
function isRun({ text, multiple, value }: Amount): boolean {
  return multiple === 1000 && value <= 200 && /\dk$/i.test(text.trim());
}

function isAmount(value: Value | undefined): value is Amount {
  return value?.type === "amount" && Number.isInteger(value.value);
}

function toKilometers(value: Value): number | null {
  if (value.type !== "amount") return null;
  const length = value.measures.find((one) => one.dimension.id === "length");
  if (isRun(value)) return value.value;
  return length ? convert(value.value, length.unit, getUnit(length.dimension, "km")) : null;
}

/** "5:30" of a run is minutes and seconds, not half past five. */
function toSeconds(value: Value): number | null {
  if (value.type === "time") {
    const [minutes, seconds] = value.text.trim().split(":").map(Number);
    return /^\d+:\d\d$/.test(value.text.trim()) ? minutes! * 60 + seconds! : null;
  }
  const time = value.measures.find((one) => one.dimension.id === "time");
  return time ? convert(value.value, time.unit, getUnit(time.dimension, "s")) : null;
}

/** How far fuel lasts, in the unit of length that the consumption is said in. */
function readRange(fuel: Value | undefined, economy: Value | undefined, text: string): Direct {
  if (fuel?.type !== "amount" || economy?.type !== "amount") return null;
  const volume = fuel.measures.find((one) => one.dimension.id === "volume");
  const rate = economy.measures.find((one) => one.dimension.id === "fuelEconomy");
  if (!volume || !rate) return null;
  const gallon = { "mpg-us": "gal-us", "mpg-uk": "gal-uk" }[rate.unit.id];
  // "km" beside miles per gallon would be another figure.
  if (!gallon || /\b(?:km|kilometers|kilometres)\b/.test(text)) return null;
  const gallons = convert(fuel.value, volume.unit, getUnit(volume.dimension, gallon));
  const expression = `${Number(gallons.toPrecision(12))} * ${economy.value}`;
  return { calculator: "scientific-calculator", inputs: { expression }, unread: [] };
}
