/** Times of day in a story: when something ends that lasts so long, when to begin, how long from one time to another. */
import type { Reading } from "#assistant/readings/reading.ts";
import { read, toUnit } from "#assistant/readings/slots/form.ts";
import { HAS_BEGUN, readClock } from "#assistant/readings/slots/times.ts";
import type { Story } from "./story.ts";

const ASKS_WHEN =
  /\b(?:when|what time|how late|which time|at what|arrival|arrive|end time|finish time|landing|departure|bedtime)\b/;
/** What looks back from a time by which something has to be. */
const BACK =
  /\b(?:when|what time|how late|at what)(?: \w+){0,5} (?:leave|start|begin|go|set off|get up|depart|put|be in bed|sleep|fall asleep)\b|\b(?:before|earlier|ago|prior)\b|\bbedtime\b|\b(?:leave|start|begin|go|put)(?: \w+){0,2} (?:when|(?:at|by)(?: when| what time)?)$/;
const BEGUN = new RegExp(`^${HAS_BEGUN}`);
/** What is taken off the time between two times. */
const BREAK = /\b(?:break|lunch|pause|unpaid|rest)\b/;
const ASKS_LONG =
  /\b(?:how long|how many hours|how much (?:time|sleep)|hours|duration|time worked|worked|work|shift)\b/;
const NOT =
  /\b(?:zone|an? (?:week|month|year)|per|pay|paid|each|every|twice|days?|faster|slower|ahead|behind|midnight in|time in)\b|\d|[+*]/;

/** Null where it is not such a story. */
export function readClockStory(story: Story): Reading | null {
  const { text, clocks, spans, plain, percents } = story;
  if (
    plain.length > 0 ||
    percents.length > 0 ||
    NOT.test(text.replaceAll(/<[a-z]+\d+>/gi, "<>").replaceAll("unpaid", ""))
  )
    return null;
  const [first, second, ...more] = clocks;
  if (first && !second && spans.length === 1 && ASKS_WHEN.test(text)) {
    const operation =
      BACK.test(text) &&
      !BEGUN.test(text) &&
      !/\b(?:when|what time)(?: \w+){0,4} (?:end|land|arrive|over|finish)/.test(text)
        ? "subtract"
        : "add";
    const reading = readClock(story.valueAt(first.at), [story.valueAt(spans[0]!.at)], operation);
    return reading?.calculator ? reading : null;
  }
  if (!first || !second || more.length > 0 || spans.length > 1 || !ASKS_LONG.test(text)) return null;
  const [start, end] = [story.valueAt(first.at), story.valueAt(second.at)];
  if (start.type !== "time" || end.type !== "time" || /\bbefore\b|\bafter\b/.test(text)) return null;
  if (spans.length === 0)
    return read("time-duration", { mode: "between", startTime: start.time, endTime: end.time }, "text");
  const pause = BREAK.test(text) ? toUnit(story.valueAt(spans[0]!.at), "time", "min") : null;
  if (pause === null || !Number.isInteger(pause)) return null;
  const minutes = (time: string) => time.split(":").reduce((all, part) => 60 * all + Number(part), 0);
  const whole = (minutes(end.time) - minutes(start.time) + 1440) % 1440;
  if (pause >= whole) return null;
  const durations = [
    { operation: "add", hours: Math.floor(whole / 60), minutes: whole % 60, seconds: 0 },
    { operation: "subtract", hours: Math.floor(pause / 60), minutes: pause % 60, seconds: 0 },
  ];
  return read("time-duration", { mode: "sum", durations }, "text");
}
