/** When something ends, how long until it begins, the last day for it. */
import { type Form } from "./form.ts";
import { readClock } from "./times.ts";

export const PLANS: readonly Form[] = [
  {
    about: [/\b(?:ahead|behind)\b/, /\bwhat time\b/, /<clock/],
    not: /<(?:money|percent|number|date|length)|\b(?:schedule|clock (?:is|runs))\b/,
    places: { clock: ["{C}"], span: ["{T}(?= (?:ahead|behind))"] },
    words:
      "here is it it's ahead behind of us me what time for him her them there my and son daughter brother sister friend mother father boss lives",
    read: ({ clock, span }, text) => readClock(clock, [span], /\bahead\b/.test(text) ? "add" : "subtract"),
  },
];
