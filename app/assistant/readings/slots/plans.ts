/** When something ends, how long until it begins, the last day for it. */
import type { Direct } from "#assistant/readings/reading.ts";
import { type Form, toUnit, type Value } from "./form.ts";
import { readClock } from "./times.ts";
import { readSpan } from "./work-hours.ts";

export const PLANS: readonly Form[] = [
  {
    // "We leave at 8:15, it's 220 miles at 55 mph, when do we get there"
    about: [/\b(?:leave|leaving|start|set off|depart)\b/, /\b(?:when|what time)\b/, /<clock/, /<speed/],
    not: /<(?:money|percent|number)|\b(?:stops?|breaks?|arrive (?:at|by) <|before|faster|slower)\b/,
    places: { clock: ["{C}"], distance: ["{L}"], speed: ["{S}"] },
    words:
      "leave leaving start set off depart drive driving when what time get there arrive average averaging at away trip we is it's far",
    read: ({ clock, distance, speed }) => {
      const [way, rate] = [toUnit(distance, "length", "km"), toUnit(speed, "speed", "km/h")];
      if (way === null || rate === null) return null;
      return shiftClock(clock, [Math.round((way / rate) * 60)]);
    },
  },
  {
    about: [/\b(?:ahead|behind)\b/, /\bwhat time\b/, /<clock/],
    not: /<(?:money|percent|number|date|length)|\b(?:schedule|clock (?:is|runs))\b/,
    places: { clock: ["{C}"], span: ["{T}(?= (?:ahead|behind))"] },
    words:
      "here is it it's ahead behind of us me what time for him her them there my and son daughter brother sister friend mother father boss lives",
    read: ({ clock, span }, text) => readClock(clock, [span], /\bahead\b/.test(text) ? "add" : "subtract"),
  },
];

/** A clock time and so many minutes later. */
function shiftClock(clock: Value | undefined, minutes: readonly number[]): Direct {
  if (clock?.type !== "time") return null;
  const [hours, rest] = clock.time.split(":").map(Number);
  const total = minutes.reduce((all, one) => all + one, hours! * 60 + rest!) % 1440;
  const reading = readSpan(total * 60);
  return reading?.calculator ? { ...reading, isClock: true } : null;
}
