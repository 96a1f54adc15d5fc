/**
 * Two things that go together, and more or less of one of them: "4 people eat 600 g of pasta, how much for 10 people". Which
 * figures are of one kind their units and the nouns behind them say.
 */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum, tellIn, tidy, toNumber, toUnit } from "#assistant/readings/slots/form.ts";
import type { Measure } from "#assistant/tokens/unit-names.ts";
import type { Story } from "./story.ts";

/** What makes more of one thing need less of the other, or is not a proportion. */
const NOT =
  /\b(?:faster|slower|speed|mph|more|less|fewer|extra|left|remaining|percent|percentage|workers?|men|painters?|machines?|pumps?|taps?|pipes?|hoses?|cheaper|better|average|total|altogether|difference|change|than|per|each|every|both|then|plus|minus|free|out of|correct|right|score)\b|\d|[+*/]/;
const ASKS = /\b(?:how (?:much|many|long|far)|what(?:'s| is| does| would| will| do)?|price|cost)\b/;

interface Thing {
  readonly at: number;
  /** What it is of: a currency, a quantity, or a noun; "" where nothing says so. */
  readonly kind: string;
  readonly measure?: Measure;
  readonly value: number;
}

/** The rule of three; null where the story is none. */
export function readProportion(story: Story): Reading | null {
  const { text, plain, spans, percents, clocks } = story;
  if (percents.length > 0 || clocks.length > 0 || !ASKS.test(text) || NOT.test(text.replaceAll(/<[a-z]+\d+>/gi, "<>")))
    return null;
  const things = [...plain, ...spans].map(({ at }) => describe(story, at)).toSorted((a, b) => a.at - b.at);
  const single = things.length === 2 ? findSingle(text) : null;
  const [first, second, last, ...more] =
    single === null ? things : [...things, { at: Infinity, kind: single, value: 1 }];
  if (!first || !second || !last || more.length > 0) return null;
  // What is asked for stands between what is told and how much of it, or behind all: "… 10 minutes, 120 rows how long".
  const question = single === null ? text.slice(findMark(text, second.at), findMark(text, last.at)) : text;
  const isBehind = single === null && / how (?:much|many|long|far)\W*$/.test(text.slice(findMark(text, last.at)));
  if (!(ASKS.test(question) || isBehind) || things.some((one) => isYear(text, one))) return null;
  // "2 times" are not a time.
  const isOfKind = (one: Thing) =>
    one.kind === last.kind && one.kind !== "" && Boolean(one.measure) === Boolean(last.measure);
  const isBare = last.kind === "" && first.kind !== second.kind && (first.kind === "" || second.kind === "");
  const same = [first, second].filter((one) => isOfKind(one) || (isBare && one.kind === ""));
  if (same.length !== 1) return null;
  const [given] = same as [Thing];
  const other = given === first ? second : first;
  const factor =
    last.measure && given.measure
      ? toUnit(story.valueAt(last.at), last.measure.dimension.id, given.measure.unit.id)
      : last.value;
  if (factor === null || given.value === 0) return null;
  const reading = sum(`${other.value} * ${factor} / ${given.value}`);
  return { ...reading, told: tell(story, other) };
}

const findMark = (text: string, at: number) => new RegExp(`<[a-z]+${at}>`, "i").exec(text)!.index;

/** "In 1990" is not a count. */
function isYear(text: string, { at, value, kind }: Thing): boolean {
  return kind === "" && value >= 1800 && value <= 2200 && new RegExp(`\\bin <[a-z]+${at}>`).test(text);
}

function describe(story: Story, at: number): Thing {
  const value = story.valueAt(at);
  const measure = value.type === "amount" && value.multiple === 1 ? value.measures[0] : undefined;
  const size = tidy(toNumber(value));
  if (value.type === "amount" && value.currency !== null) return { at, kind: "$", value: size };
  if (measure) return { at, kind: measure.dimension.id, measure, value: size };
  const [, noun] =
    new RegExp(`<[a-z]+${at}>(?: (?:of|small|large|big|medium|fresh|ripe))* ([a-z]{3,})`, "i").exec(story.text) ?? [];
  const isMoney = new RegExp(
    `(?<!how (?:much|many)(?: [a-z]+)*) (?:costs?|for|price(?: is| of)?|pay|paid|at|is|are)(?: only)? <[a-z]+${at}>(?= (?:dollars|bucks|euros|pounds|how|what)|$)`,
  ).test(story.text);
  if (noun && !VERBS.has(noun))
    return {
      at,
      kind: noun
        .replace(/(?:ies)$/, "y")
        .replace(/s$/, "")
        .replace("people", "person"),
      value: size,
    };
  return { at, kind: isMoney || /^(?:dollars|bucks|euros)$/.test(noun ?? "") ? "$" : "", value: size };
}

const VERBS = new Set(
  "cost costs how what for and are is in feed feeds serve serves make makes eat eats need needs take takes use uses weigh weighs give gives get last lasts cover covers has have contain contains buy buys dollars bucks euros does will would which that then with".split(
    " ",
  ),
);

/** "How much is one egg": the noun of which there is one. */
function findSingle(text: string): string | null {
  const [, noun] =
    /\b(?:how much|what|how many|price|cost)\b.*\b(?:one|a single|single) ([a-z]{3,})s?\b/.exec(text) ?? [];
  return noun === undefined ? null : noun.replace(/s$/, "");
}

function tell({ money }: Story, { kind, measure }: Thing): NonNullable<Reading["told"]> {
  if (measure) return tellIn(measure, "");
  const label =
    kind.length > 1
      ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${/(?:[sx]|[cs]h)$/.test(kind) ? "es" : "s"}`
      : "Result";
  return { field: kind === "$" ? money(label) : { kind: "number", label, decimals: 2 } };
}
