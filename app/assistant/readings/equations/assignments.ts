/** Which value of a sentence is which quantity of an equation. */
import type { Value } from "#assistant/readings/slots/form.ts";
import type { Written } from "#assistant/readings/slots/written.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import type { Equation, Kind, Term } from "./equation.ts";

export interface Assignment {
  readonly taken: Readonly<Record<string, Value>>;
  /** The quantity without a value. */
  readonly asked: string;
  /** How many values stand beside their names. */
  readonly named: number;
  /** The words around each of these values: its names, and what it is by. */
  readonly said: Readonly<Record<string, string>>;
  /** The sentence without all of these. */
  readonly rest: string;
}

/** The marks of the values that each kind may be. */
const MARKS: Readonly<Record<Kind, string>> = {
  money: "number|money|multiple|run",
  count: "number|multiple|run",
  number: "number|fraction",
  percent: "percent",
  days: "time",
  months: "time",
  years: "time",
  hours: "time",
  size: "mass|volume|length|number",
};

/** Words that join a name to the value behind it. */
export const LINKS = "of is was are were at = about only a an the equal equals in with you me it";
/** Words that join a value to the name behind it. */
export const JOINTS = `dollars bucks euros units of in as for worth total new my our the a an per each every from on out to is are has have`;

const LINK = `(?: (?:${LINKS.replaceAll(" ", "|")}))*`;
const JOINT = `(?: (?:${[...JOINTS.split(" "), ...Object.keys(PERIODS)].join("|")}))*`;
const ADVERB = "(?:(?:daily|weekly|monthly|quarterly|yearly|annual) )?";
const PERIOD = Object.keys(PERIODS).join("|");
/** "a month", and "monthly" where nothing follows that it could belong to. */
const BY = `(?: (?:dollars|bucks|euros|units|pieces))?(?: (?:an?|per|each|every|/) (?:${PERIOD})(?![a-z])| (?:daily|weekly|monthly|yearly|annually)(?! [a-z]))?`;

const AT_END = /^(?!.*\b(?:how|what|which)\b).*(?:\bat|@) $/;

interface Place {
  readonly key: string;
  /** The value's. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** All ways in which each value is one of the quantities, with one at most that has no name beside it. */
export function findAssignments({ terms }: Equation, { text, values }: Written): readonly Assignment[] {
  const all = Object.entries(terms).flatMap(([key, term]) => listPlaces(key, term, text));
  const found: Assignment[] = [];
  const choose = (at: number, chosen: readonly (Place | null)[]) => {
    if (at === values.length) return found.push(...finish(terms, text, values, chosen));
    for (const place of all) {
      if (place.at !== at) continue;
      const isFree = chosen.every(
        (one) => !one || (one.key !== place.key && (one.end <= place.start || place.end <= one.start)),
      );
      if (isFree) choose(at + 1, [...chosen, place]);
    }
    if (!chosen.includes(null)) choose(at + 1, [...chosen, null]);
    return undefined;
  };
  choose(0, []);
  return found;
}

/** Where values stand beside a name of a quantity; "25 per day" says itself what it is. */
function listPlaces(key: string, term: Term, text: string): readonly Place[] {
  return getPatterns(term).places.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const end = match.index + match[0].length;
      // "Hours 38.5 at 22, pay": what a rate is followed by at the end is asked for.
      const isAsked = match[0].startsWith("<") && end === text.length && AT_END.test(text.slice(0, match.index));
      return isAsked ? [] : [{ key, at: Number(match[1]), start: match.index, end }];
    }),
  );
}

interface Patterns {
  readonly places: readonly RegExp[];
  readonly name: RegExp;
  readonly mark: RegExp;
}

/** Made at the first question that uses the words of an equation. */
const patterns = new WeakMap<Term, Patterns>();

function getPatterns(term: Term): Patterns {
  const known = patterns.get(term);
  if (known) return known;
  const { kind, names, per } = term;
  const mark = `<(?:${MARKS[kind]})(\\d+)>`;
  const made = {
    places: [
      `(?<![a-z'-])${ADVERB}(?:${names})${LINK} ${mark}${BY}`,
      `${mark}${JOINT} (?:${names})(?![a-z'-])`,
      ...(per === "day" ? ["<frequency(\\d+)>"] : []),
    ].map((pattern) => new RegExp(pattern, "gi")),
    name: new RegExp(`(?<![a-z'-])(?:${names})(?![a-z'-])`, "i"),
    mark: new RegExp(mark, "gi"),
  };
  patterns.set(term, made);
  return made;
}

/** The value without a name is what has no value yet, if the words ask for the other. */
function finish(
  terms: Equation["terms"],
  text: string,
  values: readonly Value[],
  chosen: readonly (Place | null)[],
): readonly Assignment[] {
  const bare = chosen.indexOf(null);
  const spans = chosen.map((place, at) => place ?? findMark(text, at));
  const rest = spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)}|${left.slice(end)}`, text);
  const open = Object.keys(terms).filter((key) => !chosen.some((place) => place?.key === key));
  const named = chosen.filter((place) => place !== null).length;
  return open.flatMap((asked): readonly Assignment[] => {
    const other = open.find((key) => key !== asked);
    if (bare >= 0 && !(other && isKind(terms[other]!, text, bare))) return [];
    const isAsked = getPatterns(terms[asked]!).name.test(rest);
    // "2.4% conversion of 5000 visitors" can only ask for the conversions.
    const isShare =
      bare < 0 &&
      asked !== "result" &&
      chosen.some((place) => place && terms[place.key]!.kind === "percent") &&
      terms[asked]!.kind !== "percent";
    if (!isAsked && !isShare) return [];
    const keys = chosen.map((place) => place?.key ?? other!);
    const taken = Object.fromEntries(keys.map((key, at) => [key, values[at]!]));
    const said = Object.fromEntries(
      keys.map((key, at) => [key, text.slice(spans[at]!.start, spans[at]!.end).toLowerCase()]),
    );
    return [{ taken, asked, named, said, rest }];
  });
}

function findMark(text: string, at: number) {
  const match = new RegExp(`<[a-zA-Z]+${at}>${BY}`).exec(text)!;
  return { start: match.index, end: match.index + match[0].length };
}

function isKind(term: Term, text: string, at: number): boolean {
  return [...text.matchAll(getPatterns(term).mark)].some(([, place]) => Number(place) === at);
}
