/**
 * Two sides of a sentence that are compared: "15k loan 5 years 7.5 % vs 6.25 %, difference in total interest". Each side is
 * asked for itself, as a sentence with what stands for both and with what is compared as its question; both figures must be
 * read to the last word and be of one kind.
 */
import type { AnyField } from "#engine/fields.ts";
import { formatValue } from "#engine/format.ts";
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";
import { type Answer, answerReading, type NoAnswer } from "#assistant/answer/answer.ts";
import { findByLabel } from "#assistant/goal/find-by-label.ts";
import { sum, tellIn, type Value } from "#assistant/readings/slots/form.ts";
import { writeMarks } from "#assistant/readings/slots/written.ts";
import type { Sources } from "#assistant/sources.ts";
import { toAdverb } from "#assistant/tokens/periods.ts";
import { tokenize } from "#assistant/tokens/tokenize.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { type Figure, IN_A_YEAR, readFigure } from "./figures.ts";
import { findQuestion, IS_LESS, type Question } from "./question.ts";
import { COMPARES, listSides, type Sides } from "./sides.ts";

type Ask = (sentence: string) => Promise<Answer | NoAnswer>;

/** Two figures of one kind. */
interface Pair {
  readonly values: readonly [number, number];
  /** How each of them and their difference is told. */
  readonly field: AnyField;
  readonly unit?: string;
  /** What they are: "Total interest". */
  readonly label: string;
  readonly isOrdered: boolean;
  /** What was taken and not said. */
  readonly note?: string;
  /** The words of each side. */
  readonly names: readonly [string, string];
}

/** So many ways to part a sentence are asked of the calculators. */
const MOST_ASKED = 3;

/** Null where it is no comparison, or one that is doubtful. */
export async function readComparison(sentence: string, sources: Sources, ask: Ask): Promise<Answer | null> {
  const { preferences, today } = sources;
  const text = sentence.replaceAll(
    /\b(plan|job|offer|option|store|shop|loan|bank|lender|quote|deal) ?(?:#|no\. ?)?(1|2|one|two)\b(?! (?:(?!sells|costs|charges|pays|has|is|offers|gives|takes|wants|asks)[a-z]+s|percent|year|month)\b| ?%)/gi,
    (_, name: string, place: string) => `${name} ${/1|one/i.test(place) ? "a" : "b"}`,
  )
    // "Two dice vs one die"
    .replaceAll(/\b(vs|versus|or|than|instead of|compared to|and) one (?=[a-z]{3,}\b)(?!(?:shop|store|job|plan|offer|option|deal|loan|bank|lender|quote|that|with|which)\b)/gi, "$1 1 ")
    // So many payments: neither figure is of a unit.
    .replaceAll(/(\d) ?x ?(\d+) ?(?:months?|mos?|mths?|payments?)\b/gi, "$1 x $2");
  const written = writeClauses(tokenize(text, { locale: preferences.locale, today }));
  if (written.values.length < 2 || !COMPARES.test(written.text)) return null;
  const question = findQuestion(written.text);
  if (question === null) return null;
  const parted = listSides(question.rest, written.values).filter((one) => !question.name || findNamed(one, question) !== null);
  for (const one of parted) {
    const pair = readPlain(one, question);
    const answer = pair && (await tell(pair, question, sources));
    if (answer) return answer;
  }
  for (const one of parted.slice(0, MOST_ASKED)) {
    const pair = await askBoth(one, question, sources, ask);
    const answer = pair && (await tell(pair, question, sources));
    if (answer) return answer;
  }
  return null;
}

/** A sentence with its values as marks, in which what ends a clause is kept. */
export function writeClauses(tokens: readonly Token[]): { readonly text: string; readonly values: readonly Value[] } {
  const clauses = tokens.map((token): Token =>
    token.type === "mark" && /[?,.!:;]/.test(token.text) ? { ...token, type: "word", word: ";", measures: [] } : token,
  );
  const { text, values } = writeMarks(clauses);
  return { text: text.replaceAll(/(?: ?; ?)+/g, " ; ").replace(/^[ ;]+|[ ;]+$/g, ""), values };
}

/** Amounts, measures and chances that are compared as they stand. */
function readPlain({ sides, values, isOrdered }: Sides, question: Question): Pair | null {
  // Interest and payments are worked out.
  if (/(?<![a-z])(?:interest|payments?|tax|taxes|net|value)(?![a-z])/.test(question.noun)) return null;
  const context = `${sides.join(" ")} ${question.noun}`;
  const [one, other] = sides.map((side) => readFigure(side, values, context));
  if (!one || !other) return null;
  // The price of one size is not the price of both.
  if (one.by && listMarks(sides[0]).some((mark) => sides[1].includes(mark))) return null;
  const names = sides.map((side) => fill(side, values)) as [string, string];
  if (one.of === "money" || other.of === "money") {
    if (one.of !== other.of) return null;
    const both = perOneMeasure(one, other, question) ?? inOnePeriod(one, other, question);
    if (!both) return null;
    const { per, note } = both;
    const label = per === null ? "Price" : per.startsWith("measure ") ? `Price per ${per.slice(8)}` : `${PERIOD_NAMES[per] ?? per}`;
    const currency = values.flatMap((value) => (value.type === "amount" && value.currency) || [])[0];
    const decimals = Math.min(...both.values) < 0.1 ? 4 : 2;
    const field: AnyField = { kind: "money", label, decimals, ...(currency ? { currency } : {}) };
    return { values: both.values, field, label, isOrdered, names, ...(note ? { note } : {}) };
  }
  if (typeof one.of === "string" || typeof other.of === "string") {
    if (one.of !== other.of || question.unit) return null;
    const field: AnyField = { kind: one.of === "percent" ? "percent" : "number", label: "" };
    return { values: [one.value, other.value], field, label: "", isOrdered, names };
  }
  const { dimension, unit } = one.of;
  if (dimension.id !== other.of.dimension.id) return null;
  const target = question.unit ?? one.of;
  if (target.dimension.id !== dimension.id) return null;
  const [first, second] = [convert(one.value, unit, target.unit), convert(other.value, other.of.unit, target.unit)];
  const told = tellIn(target, "");
  return { values: [first, second], field: told.field, ...(told.unit ? { unit: told.unit } : {}), label: "", isOrdered, names };
}

const listMarks = (side: string) => side.match(/<[a-zA-Z]+\d+>/g) ?? [];

const PERIOD_NAMES: Readonly<Record<string, string>> = { hour: "An hour", day: "A day", week: "A week", biweek: "Two weeks", month: "A month", quarter: "A quarter", year: "A year" };

/** Two prices by one unit: the one that is asked for, or the first; null where they are none. */
function perOneMeasure(one: Figure, other: Figure, { unit }: Question) {
  const [first, second] = [one.by, other.by];
  if (!first || !second || first.dimension.id !== second.dimension.id) return null;
  const target = unit ?? first;
  if (target.dimension.id !== first.dimension.id) return null;
  const values = [one.value / convert(1, first.unit, target.unit), other.value / convert(1, second.unit, target.unit)] as const;
  return { values, per: `measure ${target.unit.symbol ?? target.unit.id}`, note: undefined };
}

/** Two amounts by one period: the one that is asked for, their own, or a year; null where one has none. */
function inOnePeriod(one: Figure, other: Figure, { period: asked, unit }: Question) {
  if (unit || one.by || other.by) return null;
  const periods = [one.per, other.per];
  // "One job is 58k, the other 27.25 an hour": a salary is of a year.
  const isPay = (figure: Figure, beside: Figure) => figure.per === null && beside.per !== null && figure.value >= 8000 && beside.value < 8000;
  const isYearly = isPay(one, other) || isPay(other, one) || (one.per === null && other.per === "year" && one.value >= 8000) || (other.per === null && one.per === "year" && other.value >= 8000);
  const [first, second] = periods.map((per) => 
    // "Plan a is 45 a month, plan b 30 plus 8 a gig: how much more is b a month"
    per === null && isYearly ? "year" : per === null && asked !== null && periods.includes(asked) && isNear(one, other) ? asked : per,
  );
  const isOnce = Boolean(one.once ?? other.once);
  if (isOnce && asked === null) return null;
  const note = [one.note, other.note].find(Boolean);
  if (first === second && !isOnce && (asked === null || asked === first || first === null))
    // What has no period is by the one that is asked for.
    return { values: [one.value, other.value] as const, per: first ?? null, note };
  const per = asked ?? "year";
  if (!first || !second || !IN_A_YEAR[first] || !IN_A_YEAR[second] || !IN_A_YEAR[per]) return null;
  const isHourly = [first, second, per].includes("hour");
  const [a, b] = [
    (one.value * IN_A_YEAR[first]) / IN_A_YEAR[per] + (one.once ?? 0),
    (other.value * IN_A_YEAR[second]) / IN_A_YEAR[per] + (other.once ?? 0),
  ];
  return { values: [a, b] as const, per, note: isHourly ? "2,080 hours a year" : note };
}

const isNear = (one: Figure, other: Figure) => one.value / other.value < 5 && other.value / one.value < 5;

const fill = (side: string, values: readonly Value[]) =>
  side
    .replaceAll(/<[a-zA-Z]+(\d+)>/g, (_, at: string) => values[Number(at)]!.text.trim())
    .replaceAll(/(?<=\d) (?=%)/g, "")
    .replaceAll(" ; ", ", ")
    .replace(/^[ ;,]+|[ ;,]+$/g, "");

/** What is asked of each side, where nobody named it. */
function listAsked({ noun, word, unit, kind, period }: Question): readonly string[] {
  if (noun === "interest") return ["total interest"];
  if (noun !== "") return [noun];
  if (unit?.dimension.id === "time" || /^(?:faster|slower|quicker|longer|shorter)$/.test(word)) return ["how long"];
  if (/cheaper|expensive/.test(word) || (kind === "difference" && word === "")) return period ? [`${toAdverb(period)} cost`] : ["cost", "total cost"];
  if (/likely|likelier/.test(word)) return ["probability", ""];
  return [""];
}

/** Both sides as sentences of their own. */
async function askBoth(parted: Sides, question: Question, sources: Sources, ask: Ask): Promise<Pair | null> {
  const plain = parted.sides.map((side) => fill(side, parted.values)) as [string, string];
  const asRates = writeRates(parted);
  const tries = [plain, ...(asRates ? [asRates] : [])].flatMap((texts) => listAsked(question).map((asked) => ({ texts, asked })));
  for (const { texts, asked } of tries) {
    const [one, other] = await askEach(texts, asked, ask);
    if (!one?.figure || !other?.figure) continue;
    if (one.calculator !== other.calculator || one.label !== other.label || !isSameKind(one, other)) continue;
    if (!isNamed(one, question)) continue;
    if (String(one.assumed.map(toText)) !== String(other.assumed.map(toText))) continue;
    const definition = await sources.load(one.calculator);
    if (definition === null || (one.calculator !== "scientific-calculator" && findByLabel(definition, one.label) === undefined)) continue;
    const { field, unit } = one.figure;
    return { values: [one.figure.value, other.figure.value], field, ...(unit ? { unit } : {}), label: one.label, isOrdered: parted.isOrdered, names: texts };
  }
  return null;
}

/** "300k mortgage 30 yr 6.5 vs 6.0": a figure with decimals that alone differs is the rate of a loan. */
function writeRates({ sides, values }: Sides): [string, string] | null {
  if (!/(?<![a-z])(?:loan|mortgage|apr|interest|rate|refi\w*|cd|savings)(?![a-z])/.test(sides[0]) || sides[0].includes("<percent")) return null;
  const [one, other] = sides.map((side) => [...side.matchAll(/<number(\d+)>/g)].map(([, at]) => Number(at)));
  const differing = one!.flatMap((at, place) => (at === other![place] ? [] : [[at, other![place]!]]));
  const [pair, ...more] = differing;
  const figures = pair?.map((at) => values[at]!);
  if (!pair || more.length > 0 || !figures?.some(({ text }) => /\d\.\d/.test(text)) || !figures.every((one) => one.type === "amount" && one.value < 30)) return null;
  return sides.map((side, at) => fill(side.replace(`<number${pair[at]!}>`, `<number${pair[at]!}>%`), values)) as [string, string];
}

/** "Interest" may be read as the name of a rate; then another result stands first. */
function isNamed({ label, figure }: Answer, { noun }: Question): boolean {
  if (/(?<![a-z])interest(?![a-z])/.test(noun)) return /interest/i.test(label);
  if (/(?<![a-z])payments?(?![a-z])/.test(noun)) return /pay/i.test(label) && !/(?<![a-z])total/.test(noun);
  return !/(?<![a-z])(?:cost|price|costs|bill)(?![a-z])/.test(noun) || figure?.field.kind === "money";
}

const toText = ({ key, text }: Answer["assumed"][number]) => `${key} ${text}`;

async function askEach(texts: readonly [string, string], asked: string, ask: Ask): Promise<readonly (Answer | null)[]> {
  const first = await askWhole(`${texts[0]} ${asked}`.trim(), ask);
  if (!first) return [null];
  return [first, await askWhole(`${texts[1]} ${asked}`.trim(), ask)];
}

async function askWhole(text: string, ask: Ask): Promise<Answer | null> {
  const answer = await ask(text);
  return answer.calculator !== null && answer.unread.length === 0 && answer.figure && !answer.read.some((one) => one.isIdle) ? answer : null;
}

/** The same inputs of the same kinds are said of both. */
function isSameKind(one: Answer, other: Answer): boolean {
  if (one.figure!.field.kind !== other.figure!.field.kind || one.figure!.field.dimension !== other.figure!.field.dimension) return false;
  return String(one.read.map(({ key }) => key)) === String(other.read.map(({ key }) => key));
}

/** The answer of two figures; null where they contradict what is asked. */
async function tell(pair: Pair, question: Question, sources: Sources): Promise<Answer | null> {
  const { kind, word, unit } = question;
  const values = pair.values.map((value) => Number(value.toPrecision(12)));
  const [a, b] = values as [number, number];
  const subject = question.name === "" ? question.subject : findNamed({ sides: pair.names }, question);
  if (a === b || !isAsSaid(pair, { ...question, subject }) || !isOfWord(pair, word)) return null;
  const isLess = isLessBetter(pair, question);
  const definition = await sources.load("scientific-calculator");
  if (!definition) return null;
  const write = (value: number) => formatValue(pair.field, value, sources.preferences, pair.unit).text;
  const wording = `${pair.names[0]}: ${write(a)}; ${pair.names[1]}: ${write(b)}${pair.note ? ` (${pair.note})` : ""}`;
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const answer = (expression: string, field: AnyField, told = pair.unit) => {
    const reading = { ...sum(expression), wording, told: { field, ...(told ? { unit: told } : {}) } };
    const found = answerReading(definition, reading, sources.preferences, sources.today);
    return found.calculator === null ? null : found;
  };
  const named = pair.label === "" ? "" : `: ${pair.label.toLowerCase()}`;
  if (kind === "percent")
    return low <= 0 || word === "" || word === "better" ? null : answer(`(${high} - ${low}) / ${IS_LESS.test(word) ? high : low} * 100`, { kind: "percent", label: `${word} in percent${named}`, decimals: 2 }, undefined);
  if (kind === "times")
    return low <= 0 || IS_LESS.test(word) ? null : answer(`${high} / ${low}`, { kind: "number", label: `Times${named}` }, undefined);
  if (kind === "points") return pair.field.kind === "percent" ? answer(`${high} - ${low}`, { kind: "number", label: `Percentage points${named}`, decimals: 2 }, undefined) : null;
  if (kind === "which") {
    // Of one pizza or of all: nobody said.
    if (isLess === null || (/bigger|larger|smaller/.test(word) && pair.field.dimension?.id === "area")) return null;
    const winner = a < b === isLess ? 0 : 1;
    return answer(`${winner === 0 ? a : b}`, { ...pair.field, label: `${pair.names[winner]} is ${word}${named}` } as AnyField);
  }
  const { kind: own, dimension } = pair.field;
  const target = unit && dimension && unit.dimension.id === dimension.id ? unit : null;
  if (unit && !target) return null;
  const label = `Difference${named}`;
  if (target && pair.field.unit !== undefined) {
    const from = getUnit(target.dimension, String(pair.field.unit));
    const factor = convert(high, from, target.unit) - convert(low, from, target.unit);
    return answer(`${Number(factor.toPrecision(12))}`, tellIn(target, label).field, target.unit.id);
  }
  return answer(`${high} - ${low}`, { ...pair.field, label, ...(own === "money" && high - low >= 0.1 ? { decimals: 2 } : {}) } as AnyField);
}

/** The one side that has the name; null where none or both have. */
function findNamed({ sides }: Pick<Sides, "sides">, { name }: Question): 0 | 1 | null {
  const [first, second] = sides.map((side) => ` ${side} `.includes(` ${name} `));
  return first === second ? null : first ? 0 : 1;
}

/** What each word of a comparison is said of. */
const WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/cheap|expensive|pricier|costlier/, ["money"]],
  [/likely/, ["percent", "number"]],
  [/fast|slow|quick/, ["speed", "time"]],
  [/tall|wide|deep|narrow|far|close/, ["length"]],
  [/heav|lighter/, ["mass"]],
  [/hot|warm|cold|cool/, ["temperature"]],
  [/old|young/, ["time"]],
  [/long|short/, ["length", "time"]],
];

function isOfWord({ field }: Pair, word: string): boolean {
  const kinds = WORDS.find(([said]) => said.test(word))?.[1];
  const { kind, dimension, unit } = field as { kind: string; dimension?: { id: string }; unit?: string };
  const own = dimension?.id ?? (unit && /^(?:years?|months?|days?|hours?|minutes?)$/.test(unit) ? "time" : kind);
  return kinds === undefined || kinds.includes(own);
}

/** "How much more does the first pay" supposes that it does; so does "A instead of B, how much do I save". */
function isAsSaid({ values: [a, b], isOrdered, field }: Pair, { kind, word, subject }: Question): boolean {
  if (kind === "which" || (subject === null && !isOrdered)) return true;
  const isFirst = subject !== 1;
  if (word === "better") return false;
  if (word === "") return field.kind !== "percent" && a < b === isFirst;
  // The faster of two ways takes less time, at more speed.
  const isLess = IS_LESS.test(word) !== (/^(?:faster|quicker|slower)$/.test(word) && field.dimension?.id === "time");
  return a < b === (isFirst === isLess);
}

/** Whether the lower figure is the one that is asked for; null where that is a matter of taste. */
function isLessBetter({ label, names, field }: Pair, { word, noun }: Question): boolean | null {
  if (/^(?:faster|quicker|slower|fastest)$/.test(word)) return (field.dimension?.id === "time") !== (word === "slower");
  if (!/^(?:better|best)$/.test(word)) return IS_LESS.test(word);
  if (field.kind !== "money") return null;
  const said = `${label} ${noun} ${names.join(" ")}`.toLowerCase();
  if (/(?<![a-z])(?:jobs?|salary|wage|pay|pays|earn|hour|savings|deposit|invest\w*|future|balance)(?![a-z])/.test(said)) return /payment|loan|rent|buy/.test(said) ? null : false;
  return /(?<![a-z])(?:cost|price|interest|payment|deal|buy|plan|subscription)(?![a-z])/.test(said) ? true : null;
}
