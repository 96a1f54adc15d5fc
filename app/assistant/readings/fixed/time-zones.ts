/** Two places and a clock time ("3 pm New York in London"), or two places alone ("how far ahead is Tokyo of Denver"). */
import type { Direct } from "#assistant/readings/reading.ts";
import { getShape } from "#assistant/tokens/shape.ts";
import type { ReadingContext, Token } from "#assistant/tokens/token.ts";
import { findZone } from "#assistant/words/zone-names.ts";

/** What else such a question is made of. */
const WORDS = new Set(
  (
    "= a about after ahead am and apart are at away be begin begins behind between boss brother by call calling calls can city client clock coming compared company concert convert converted " +
    "current currently dad daughter difference do does earlier episode event family far farther for friend friends from back game get girlfriend boyfriend going have he her here him his home hour hours " +
    "has how husband i if i'm im in is it its it's join kickoff land lands landing later live lives living local long many match me meeting meet mom mother father grandma my next need needs now o'clock of office on our out parents " +
    "people phone please right same scheduled see she show sister so son start starting starts stream sync team than that the their them then there these they this time timezone to today tomorrow tonight " +
    "translate tv two uncle that's kicks off tips tipoff airs air talk talking speak chat text ring log dial tune deadline exam class lecture launch show show's game's grandpa aunt cousin boss's colleague colleagues coworker coworkers customer supplier from's there's tonight's over out supposed available free awake up asleep open opens close closes market store bank flight train bus departs depart leaves leave arrives arrive catch video want wants was watch we webinar what whats what's when which while who wife will with work works would you your zone zones"
  ).split(" "),
);

const CLOCK = "<C>";
const DATE = "<D>";
/** Clock times that have a name. */
const DAYTIMES: Readonly<Record<string, string>> = { noon: "12:00", midday: "12:00", midnight: "00:00" };
const LINKS =
  "(?:opens |open |closes |starts |begins |time |local time |right now |now |today |tomorrow |tonight |then |there |(?:and )?it is |it's |its |is |at |and )*";
/** The place just behind the clock time, and the one that is said to have it. */
const BEHIND = new RegExp(
  `${CLOCK} (?:o'clock )?(?:over |out )?(?:here |there )?(?:today |tomorrow |tonight )?(?:in |at )?Z(\\d)`,
);
const BEFORE = new RegExp(`(?<!(?:time|what) (?:is it |is that |will it be )?(?:in|for) )Z(\\d) ${LINKS}${CLOCK}`);
/** Whose time it is: "I live in Denver … 7 pm my time". */
const MINE = /\b(?:i'm|im|i am|we are|we're|i live|we live|live|i work|here|from here)(?: \w+){0,2}? (?:in |at )Z(\d)/;
const THEIRS =
  /\b(?:lives|(?<!time )is|my \w+|the \w+|our \w+|works|are|office|team|family|boss|client|company|friends?|son|daughter|mom|dad|mother|father|brother|sister|husband|wife|girlfriend|boyfriend|parents|people)(?: \w+)?? (?:in |at )Z(\d)/;
const REFERENCE = /\b(?:of|from|than|to) Z(\d)/;

/** Reads it for the day that is said, or for today, on which summer time depends; null where two places are not all that it is about. */
export function readTimeZones(tokens: readonly Token[], { today }: Pick<ReadingContext, "today">): Direct {
  const marked = markPlaces(getShape(tokens).text.split(" "));
  if (!marked) return null;
  const { text, zones } = marked;
  const clocks = tokens.flatMap((token) =>
    token.type === "time" ? [token.time] : token.type === "word" ? (DAYTIMES[token.word] ?? []) : [],
  );
  const dates = tokens.flatMap((token) => (token.type === "date" ? [token.date] : []));
  if (zones.length !== 2 || dates.length > 1) return null;
  const ask = (from: number, time: string | undefined, output: string): Direct => ({
    calculator: "time-zone-converter",
    inputs: { date: dates[0] ?? today, from: zones[from]!, to: zones[1 - from]!, ...(time ? { time } : {}) },
    unread: [],
    output,
  });
  if (clocks.length === 1) {
    const from = findSource(text);
    return from === null ? null : ask(from, clocks[0], "resultTime");
  }
  if (clocks.length > 0 || !/\b(?:ahead|behind|difference|apart)\b/.test(text)) return null;
  const reference = REFERENCE.exec(text);
  // "How far is A behind B" counts from A, "ahead of B" from B.
  const between = /\bbetween Z(\d)/.exec(text) ?? /\bZ(\d) (?:and|to|vs) Z\d (?:time |hours? )?difference/.exec(text);
  const from = Number((reference ?? between)?.[1] ?? 1);
  return ask(/\bbehind\b/.test(text) ? 1 - from : from, undefined, "differenceHours");
}

/** The place whose clock it is; null where that is not said. */
function findSource(text: string): number | null {
  const behind = BEHIND.exec(text);
  const before = BEFORE.exec(text);
  if (behind && !before) return Number(behind[1]);
  if (before && !behind) return Number(before[1]);
  // "In New York 3 pm in London": only a question in front says that London has the clock time.
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
    else if (words[at] === CLOCK || WORDS.has(words[at]!)) parts.push(words[at]!);
    else return null;
  }
  return zones.length > 2 ? null : { text: parts.join(" "), zones };
}
