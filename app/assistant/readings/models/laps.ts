/** Laps of a track or lengths of a pool, by their length and by their time, and a run in parts of their own pace. */
import type { Reading } from "#assistant/readings/reading.ts";
import { read, tidy, toNumber, toUnit, type Value } from "#assistant/readings/slots/form.ts";
import { toSeconds } from "#assistant/readings/slots/times.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import { readRun } from "#assistant/readings/told/running.ts";
import type { Model } from "./model.ts";
import type { Marked } from "./read-model.ts";

const LAP = "(?:laps?|lengths|loops?|circuits?)";
const PLACE = "(?:(?:running |swimming |outdoor |indoor |oval )?(?:track|pool|lap|loop|circuit|course|lane)s?)";

export const LAPS: Model = {
  about: new RegExp(`\\b(?:${LAP}|times around)\\b`),
  not: /<(?!number|length|run)|\b(?:calories|burn\w*|percent|each way|inner|outer|relay|fence|rope|board|wood|fabric)\b/,
  said: {
    lap: [
      `{L} ${PLACE}`,
      `(?:${PLACE}|each|one|a|per) ?${LAP}?(?: (?:is|of|=|length|long|that is|that's|around|being|measures))* {L}(?: (?:long|around|each|a lap|per lap))*`,
      `{L} (?:per|a|each|every) (?:lap|length|loop)`,
    ],
    count: [`{#} ${LAP}`, "{#} times (?:around|round)", `${LAP}(?: (?:is|are|=|did|ran|swam))* {#}`],
    way: ["{L}"],
  },
  units: { lap: ["*", ""], way: ["*", ""] },
  asked: [
    [new RegExp(`\\bhow many (?:full )?(?:${LAP}|times)\\b|^(?:number of )?(?:laps|lengths)\\b`), "count"],
    [
      /\b(?:how far|total distance|distance|how many (?:miles|km|meters|metres|yards|kilomet\w+|feet)|total|in (?:miles|km|meters))\b/,
      "way",
    ],
    [/\bhow long is (?:a|one|each|the) (?:lap|track|loop|length|pool)\b/, "lap"],
  ],
  rules: ["way = lap * count"],
  words:
    "lap laps length lengths loop loops circuit track pool around round is a the of on in to run swim for how many far distance total it one each long mile miles km meters kilometers yards i did ran swam swimming running do need make makes makes up race full = per",
  told: { count: ["", "Laps"], way: ["*", "Distance"], lap: ["*", "Length of a lap"] },
  isOfAnything: true,
};

const WORDS = new Set(
  "total time finish finishing how long in all run ran running race mile miles km average pace per a each first second last next final other then rest half at and the my lap laps lengths rounds swim swam track if i do did would will take takes do it them minutes for to by was is what with".split(
    " ",
  ),
);
const PART =
  /(?:(?:the )?(?:first|next|last|second|other|then|final|and|plus) ){0,2}<(length|number)(\d+)>(?: (?:miles?|mi|km|k))? (?:at|in)(?: an?)? <(?:clock|span|hours)(\d+)>(?: (?:pace|each|(?:per|an?|\/) (?:mile|mi|km)))*/g;
const NOT =
  /<(?!number|length|run|clock|span|hours)|\b(?:rest|break|faster|slower|more|less|before|after|start\w*|arrive\w*|leave\w*|am|pm|negative|if|sold|each way)\b/;

const toTime = (seconds: number): Reading =>
  read(
    "time-duration",
    {
      mode: "sum",
      durations: [
        {
          operation: "add",
          hours: Math.floor(seconds / 3600),
          minutes: Math.floor((seconds % 3600) / 60),
          seconds: tidy(seconds % 60),
        },
      ],
    },
    "text",
  );

/** Null where it is not such a question, or a figure of it has no place. */
export function readLaps({ text, values }: Marked): Reading | null {
  if (values.length < 2 || NOT.test(text)) return null;
  return readLapTimes(text, values) ?? readParts(text, values);
}

/** "12 laps at 1:45 each, total time", "12 laps in 21 minutes, time per lap". */
function readLapTimes(text: string, values: readonly Value[]): Reading | null {
  if (values.length !== 2) return null;
  const each =
    /<number(\d+)> (?:laps?|lengths|rounds|loops|repeats|intervals)(?: (?:at|of|in|x|each|@|took|takes|that take|with each))* <(?:clock|span|hours)(\d+)>(?: (?:each|a lap|per lap|per length|an? (?:length|round|loop|repeat)|apiece|\/ lap))?/.exec(
      text,
    );
  if (!each) return null;
  const seconds = toSeconds(values[Number(each[2])]);
  const count = toNumber(values[Number(each[1])]);
  const rest = text.replace(each[0], " | ");
  if (!seconds || !Number.isInteger(count) || count < 2 || !findUnknownWords(rest, WORDS)) return null;
  const isEach =
    /(?:each|apiece|(?:a|per|\/) (?:lap|length|round|loop|repeat))$|\b(?:at|of|each) <(?:clock|span|hours)\d+>/.test(
      each[0],
    );
  const asksEach = /\b(?:per|a|each) (?:lap|length|round|loop)\b|\blap time\b/.test(rest);
  if (isEach && !asksEach && /\b(?:total|how long|finish|time|altogether|in all)\b/.test(rest))
    return toTime(seconds * count);
  return !isEach && asksEach && / in </.test(each[0]) ? toTime(seconds / count) : null;
}

/** "10 miles, first 5 at 8:30 and last 5 at 8:00, total time". */
function readParts(text: string, values: readonly Value[]): Reading | null {
  const parts = [...text.matchAll(PART)];
  if (parts.length < 2) return null;
  const rest = text.replaceAll(PART, " | ");
  const [, whole] = /<length(\d+)>/.exec(rest) ?? [];
  const lengths = [whole, ...parts.flatMap(([, kind, at]) => (kind === "length" ? [at] : []))].flatMap((at) =>
    at === undefined ? [] : [values[Number(at)]],
  );
  const isMile = lengths.map((one) => toUnit(one, "length", "mi")).every((one) => one !== null);
  const units = new Set(lengths.map((one) => (one?.type === "amount" ? one.measures[0]?.unit.id : "")));
  const unread = findUnknownWords(rest.replace(/<length\d+>/, "|"), WORDS);
  if (units.size !== 1 || !isMile || !/^(?:mi|km)$/.test([...units][0]!) || !unread || /<.*</.test(rest)) return null;
  const runs = parts.map(
    ([, , length, pace]) => [toNumber(values[Number(length)]), toSeconds(values[Number(pace)])] as const,
  );
  if (runs.some(([, pace]) => !pace || pace < 120 || pace > 1800)) return null;
  const far = tidy(runs.reduce((all, [length]) => all + length, 0));
  if (whole !== undefined && toNumber(values[Number(whole)]) !== far) return null;
  const seconds = runs.reduce((all, [length, pace]) => all + length * pace!, 0);
  if (/\b(?:average|pace)\b/.test(rest)) {
    const isMiles = [...units][0] === "mi";
    return { ...readRun(isMiles ? far * 1.609344 : far, seconds, isMiles ? "pacePerMileText" : "paceText")!, unread };
  }
  return /\b(?:total|finish|how long|time)\b/.test(rest) ? { ...toTime(seconds), unread } : null;
}
