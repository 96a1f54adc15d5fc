/** Two places and a clock time ("3 pm New York in London"), or two places alone ("how far ahead is Tokyo of Denver"). */
import { addDays, toIsoDate } from "#maths/calendar.ts";
import { minutesOfDay, timeOfDay } from "#maths/clock.ts";
import type { Direct } from "#assistant/readings/reading.ts";
import { toUnit } from "#assistant/readings/slots/form.ts";
import { isIdle } from "#assistant/readings/slots/idle.ts";
import { getShape } from "#assistant/tokens/shape.ts";
import type { ReadingContext, Token } from "#assistant/tokens/token.ts";
import { findZone } from "#assistant/words/zone-names.ts";

/** What such a question is made of, beside words that say nothing of figures. */
const WORDS = new Set(
  "= a about after am an and are at away be begin between by difference do does turn back he hour hours has i if i'm im in is it it's its later long me my next now o'clock of on or so start than then this to today tomorrow tonight tv two that's off tips show's game's boss's from's there's tonight's over up us was we what's when's vs versus".split(
    " ",
  ),
);
/** What makes another time of it, or another place. */
const OTHER =
  /^(?:delay|late$|later$|early|earlier|layover|stop|connect|minutes?$|texas$|twice|except|sunrise|sunset|distance|miles)/;

const CLOCK = "<C>";
const DATE = "<D>";
const SPAN = "<T>";
/** Clock times that have a name. */
const DAYTIMES: Readonly<Record<string, string>> = { noon: "12:00", midday: "12:00", midnight: "00:00" };
const LINKS =
  "(?:office |team |branch |client |boss |opens |open |closes |starts |begins |time |local time |right now |now |today |tomorrow |tonight |then |there |(?:and )?it is |it's |its |is |at |and )*";
/** The place just behind the clock time, and the one that is said to have it. */
const BEHIND = new RegExp(
  `${CLOCK} (?:o'clock )?(?:(?:his|her|their|its|local) )?(?:time |hour )?(?:over |out )?(?:here |there )?(?:today |tomorrow |tonight )?(?:in |at |of )?Z(\\d)`,
);
const BEFORE = new RegExp(`(?<!(?:time|what) (?:is it |is that |will it be )?(?:in|for) )Z(\\d) ${LINKS}${CLOCK}`);
/** Whose time it is: "I live in Denver … 7 pm my time". */
const MINE =
  /\b(?:i'm|im|i am|we are|we're|i live|we live|live|i work|here|from here|for me|for us)(?: \w+){0,2}? (?:in |at )Z(\d)/;
const THEIRS =
  /\b(?:lives|(?<!time )is|my \w+|the \w+|our \w+|works|are|office|team|family|boss|client|company|friends?|son|daughter|mom|dad|mother|father|brother|sister|husband|wife|girlfriend|boyfriend|parents|people)(?: \w+)?? (?:in |at )Z(\d)/;
const REFERENCE = /\b(?:of|from|than|to) Z(\d)/;

const MONTHS = "january february march april may june july august september october november december".split(" ");
const MONTH = new RegExp(
  `\\b(?:${MONTHS.filter((one) => one !== "may").join("|")}|(?<=\\b(?:in|during|this|next|early|late|mid) )may)\\b`,
);
const SEASONS: Readonly<Record<string, number>> = { winter: 1, wintertime: 1, summer: 7, summertime: 7 };
const SEASON = /\b(?:winter|summer)(?:time)?\b/;

const FLIGHT =
  /\b(?:flight|fly|flies|flying|plane|airplane|lands?|landing|take ?offs?|takes off|layover|airport|red eye|train|bus)\b/;
const LEAVES = /\b(?:from|leav\w+|depart\w*|out of|off(?: in| from)?) Z(\d)/;
const REACHES = /\b(?:to|into|for|(?:land|arriv|get|touch)\w*(?: down| in| at)*) Z(\d)/;
const ASKS_ARRIVAL = /\b(?:land\w*|arriv\w*|get (?:there|in)|there|local|reach|touch\w*|eta|be in|what time)\b/;
const ASKS_LONG = /\bhow long\b|\b(?:flight|flying|travel) time\b|\bhow many hours\b|\bduration\b|\bhours\b/;

/** Reads it for the day that is said, or for today, on which summer time depends; null where two places are not all that it is about. */
export function readTimeZones(tokens: readonly Token[], { today }: Pick<ReadingContext, "today">): Direct {
  const shape = getShape(tokens);
  const marked = markPlaces(shape.text.replaceAll(/(?:- |= )>/g, "to").split(" "));
  if (!marked) return null;
  const { text, zones } = marked;
  const clocks = tokens.flatMap((token) =>
    token.type === "time" ? [token.time] : token.type === "word" ? (DAYTIMES[token.word] ?? []) : [],
  );
  const dates = tokens.flatMap((token) => (token.type === "date" ? [token.date] : []));
  if (zones.length !== 2 || dates.length > 1) return null;
  const date = dates[0] ?? findDay(text, zones, today);
  if (date === null) return null;
  const ask = (from: number, time: string | undefined, output: string, day = date): Direct => ({
    calculator: "time-zone-converter",
    inputs: { date: day, from: zones[from]!, to: zones[1 - from]!, ...(time ? { time } : {}) },
    unread: [],
    output,
    // Nobody said the day on which daylight saving time depends.
    ...(dates.length === 0 && date === today ? { supplied: ["date"] } : {}),
  });
  const [clock, other, ...more] = clocks;
  const spans = shape.amounts;
  if (spans.length > 1 || more.length > 0) return null;
  if (clock && (other !== undefined || spans.length > 0)) {
    const from = FLIGHT.test(text) || spans.length > 0 ? findDeparture(text) : null;
    if (from === null) return null;
    if (other !== undefined) return spans.length > 0 ? null : askFlightTime(text, [clock, other], from, zones, date);
    const minutes = toUnit(spans[0], "time", "min");
    if (minutes === null || !Number.isInteger(minutes) || minutes >= 2 * 1440 || !ASKS_ARRIVAL.test(text)) return null;
    // When it left is another question, and so is where a clock time is that of the landing.
    if (
      /\b(?:when|what time)(?: \w+){0,3} (?:leave|depart|take off)\b|\b(?:lands?|landed|arrives?|arrived)(?: (?:in|at|Z\d))* <C>/.test(
        text,
      )
    )
      return null;
    const all = minutesOfDay(clock) + minutes;
    return ask(from, timeOfDay(all), "resultTime", addDays(date, Math.floor(all / 1440)));
  }
  if (clock) {
    const from = findSource(text);
    return from === null ? null : ask(from, clock, "resultTime");
  }
  if (spans.length > 0 || !/\b(?:ahead|behind|difference|gap|apart)\b/.test(text)) return null;
  const reference = REFERENCE.exec(text);
  // "How far is A behind B" counts from A, "ahead of B" from B; a difference alone has no direction.
  if (!/\b(?:ahead|behind)\b/.test(text))
    return ask(getOffset(zones[0]!, date) <= getOffset(zones[1]!, date) ? 0 : 1, undefined, "differenceHours");
  // "How many hours behind New York is Los Angeles"
  const behind = /\bbehind (?:of )?Z(\d)/.exec(text);
  const from = Number(behind?.[1] ?? reference?.[1] ?? 1);
  return ask(/\bbehind\b/.test(text) ? 1 - from : from, undefined, "differenceHours");
}

/** The middle of a month or a season that is said, else today; null where the clocks of one place change in it. */
function findDay(text: string, zones: readonly string[], today: string): string | null {
  const season = SEASON.exec(text)?.[0];
  const name = MONTH.exec(text)?.[0];
  const month = season ? SEASONS[season]! : name ? MONTHS.indexOf(name) + 1 : null;
  if (month === null) return today;
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const [first, ...others] = [2, 15, 20, 28].map((day) => toIsoDate(year, month, day));
  const differ = (day: string) => getOffset(zones[1]!, day) - getOffset(zones[0]!, day);
  // South of the equator it is the other season.
  const isOdd =
    season !== undefined &&
    zones.some((zone) => /^(?:Australia|Antarctica|Africa\/Joh)|Auckland|Sao_Paulo|Buenos|Santiago/.test(zone));
  return isOdd || others.some((day) => differ(day) !== differ(first!)) ? null : others[0]!;
}

/** Minutes ahead of UTC at noon of a day. */
function getOffset(timeZone: string, date: string): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(
    new Date(`${date}T12:00Z`),
  );
  const [, sign, hours, minutes] =
    /([+-])(\d+):(\d+)/.exec(parts.find((one) => one.type === "timeZoneName")!.value) ?? [];
  return (sign === "-" ? -1 : 1) * (60 * Number(hours ?? 0) + Number(minutes ?? 0));
}

/** Where a journey starts: by its words, or the place that is named first. */
function findDeparture(text: string): number {
  const leaves = LEAVES.exec(text);
  if (leaves) return Number(leaves[1]);
  const reaches = REACHES.exec(text);
  return reaches ? 1 - Number(reaches[1]) : 0;
}

/** How long a journey takes by the clock of each place; null where it is told the other way round. */
function askFlightTime(
  text: string,
  clocks: readonly [string, string],
  from: number,
  zones: readonly string[],
  date: string,
): Direct {
  if (
    from !== 0 ||
    !ASKS_LONG.test(text) ||
    /\b(?:lands?|landed|arriv\w+|to)\b.*\b(?:leav\w+|left|depart\w*|from)\b/.test(text)
  )
    return null;
  const [start, end] = clocks.map(minutesOfDay);
  const ahead = getOffset(zones[1]!, date) - getOffset(zones[0]!, date);
  const minutes = (((end! - start! - ahead) % 1440) + 1440) % 1440;
  const durations = [{ operation: "add", hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: 0 }];
  return { calculator: "time-duration", inputs: { mode: "sum", durations }, unread: [], output: "text" };
}

/** The place whose clock it is; null where that is not said. */
function findSource(text: string): number | null {
  // "If I call Hawaii at 8 am from New York", "Mom is in Manila, it's 9 pm here in Seattle"
  const [, caller, here] =
    /\bcall\w* (?:\w+ ){0,2}?(?:Z\d )?(?:at )?<C>(?: \w+)? from Z(\d)|<C> (?:right )?here in Z(\d)/.exec(text) ?? [];
  if (caller ?? here) return Number(caller ?? here);
  // "9 am their time, when is that in Chicago"
  const [, asked] =
    /<C>.*\b(?:when|what time|what) (?:is|will|would) (?:that|it|this)(?: be)? (?:in|for|at) Z(\d)$/.exec(text) ?? [];
  if (asked) return 1 - Number(asked);
  const behind = BEHIND.exec(text);
  const before = BEFORE.exec(text);
  if (behind && !before) return Number(behind[1]);
  if (before && !behind) return Number(before[1]);
  // "In New York 3 pm in London": only a question in front says that London has the clock time.
  if (behind && before && /^Z\d <C> Z\d(?: time)?$/.test(text)) return 0;
  if (behind && before) return /\b(?:what|when|if)\b/.test(text.slice(0, before.index)) ? Number(behind[1]) : null;
  const mine = MINE.exec(text);
  const theirs = THEIRS.exec(text);
  if (
    /<C> (?:in |at )?(?:my|our) (?:time|clock|zone)\b|<C> (?:for|with) (?:me|us)\b|\b(?:i|we) (?:\w+ ){0,3}at <C>/.test(
      text,
    ) &&
    mine
  )
    return Number(mine[1]);
  if (/<C> (?:his|her|their|there)(?: time)?\b/.test(text) && (theirs ?? mine))
    return theirs ? Number(theirs[1]) : 1 - Number(mine![1]);
  return null;
}

/** The sentence with Z0 and Z1 for its places; null where there are more, or another word. */
function markPlaces(words: readonly string[]): { readonly text: string; readonly zones: readonly string[] } | null {
  const zones: string[] = [];
  const parts: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = [3, 2, 1].find((count) => {
      const name = words.slice(at, at + count).join(" ");
      return at + count <= words.length && !WORDS.has(name) && findZone(name) !== undefined;
    });
    if (length !== undefined) {
      const zone = findZone(words.slice(at, at + length).join(" "))!;
      if (!zones.includes(zone)) zones.push(zone);
      parts.push(`Z${zones.indexOf(zone)}`);
      at += length - 1;
    } else if (words[at] === DATE) continue;
    else if (Object.hasOwn(DAYTIMES, words[at]!)) parts.push(CLOCK);
    else if (isKnown(words[at]!)) parts.push(words[at]!);
    else return null;
  }
  return zones.length > 2 ? null : { text: parts.join(" "), zones };
}

const isKnown = (word: string): boolean =>
  word === CLOCK || word === SPAN || WORDS.has(word) || (isIdle(word) && !OTHER.test(word));
