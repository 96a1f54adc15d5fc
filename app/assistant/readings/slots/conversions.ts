/** A quantity and another unit of its kind, whatever else is told ("my dog weighs 30 pounds, in kilos"). */
import type { Direct } from "#assistant/readings/reading.ts";
import type { Amount, Token, Word } from "#assistant/tokens/token.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";
import { isRun, read } from "./form.ts";
import { isIdle } from "./idle.ts";
import { FILL } from "./words.ts";

/** What has a size, and how that is said. */
const TOLD = new Set(
  (
    "convert converted converting change into distance length height weight tall high long far heavy big weigh weighs weighing equal equals " +
    "same please dog cat baby son daughter man woman person child kid suitcase bag box package outside inside room body water temp temperature fever " +
    "run ran walk walked race drive drove trip hike degrees hot cold warm today currently measures measuring bottle tank glass cup recipe flour sugar butter rice meat chicken apples potatoes milk oil juice gas gasoline says say reads sign label forecast cookbook instructions british friend american canada aunt my wood rope fabric says needs room's want wants tire tires pump gauge manual scale limit spec torque pressure bike bikes shows take takes reading"
  ).split(" "),
);
const ASKS = /^(?:in|to|into|many|convert|converted|what|what's|whats|please|equals|as|much|change)$/;

/** So many of its words may say nothing of it, if they have no other meaning; they are named. */
export function readLooseConversion(tokens: readonly Token[], mostIdle = 0): Direct {
  const amounts = tokens.filter((token): token is Amount => token.type === "amount");
  const [amount] = amounts;
  if (amounts.length > 1 || tokens.some((token) => /^(?:date|time|literal)$/.test(token.type))) return null;
  if (tokens.some((token) => token.type === "mark" && !/[?,.!:;=]/.test(token.text))) return null;
  if (!amount) return readOne(tokens);
  return readQuantity(tokens, amount, mostIdle) ?? readQuantity(joinUnits(tokens), amount, mostIdle);
}

function readQuantity(tokens: readonly Token[], said: Amount, mostIdle: number): Direct {
  const amount = isRun(said) ? { ...said, measures: findMeasures("km") } : said;
  const words = tokens.filter((token) => token.type === "word");
  const isAsked =
    words.some(({ word }) => ASKS.test(word)) || tokens.at(-1)?.text === "?" || WANTED.test(words.at(-2)?.word ?? "");
  if (!(isAsked || endsInUnit(words)) || amount.currency !== null || amount.per !== null) return null;
  const value = isRun(said) ? said.value : amount.value;
  const sources = amount.measures.length > 0 ? amount.measures : guessDegrees(words);
  const targets = words.flatMap((token) => findTarget(token, sources));
  // "My pump only shows bar. 2.3 bar is what psi": its own unit says nothing new.
  const isOwn = (token: Word) =>
    token.measures.some(({ unit }) => sources.some((one) => one.unit === unit && one.dimension.id !== "time"));
  const idle = words.filter(
    (token) => !isPlain(token.word) && !isOwn(token) && findTarget(token, sources).length === 0,
  );
  const [pair] = targets;
  // "In stone: 11 st 6" is in stone already.
  if (pair?.to.unit === amount.parts[0]?.measure.unit) return null;
  if (!pair || new Set(targets.map(({ to }) => to.unit.id)).size > 1) return null;
  if (
    idle.length > (isAsked ? mostIdle : Math.min(1, mostIdle)) ||
    !idle.every(({ word }) => isIdle(word.replace("'s", "")) || LIKE.has(word))
  )
    return null;
  const reading = toReading(pair.from, pair.to, value);
  const stuff = listStuff(tokens, said);
  const unread = idle.filter(({ word }) => !stuff.includes(word)).map(({ text }) => text);
  return reading?.calculator ? { ...reading, unread } : reading;
}

const WANTED = /^(?:needs?|wants?|says|shows|is)$/;

/** "Weight 128 lb, need kg", "my gauge is psi": what a sentence ends with is asked for; "4 hours a week" is a rate. */
const endsInUnit = (words: readonly Word[]) =>
  words.at(-1)?.measures.some(({ dimension }) => dimension.id !== "time") === true &&
  !/^(?:an?|per|each|every)$/.test(words.at(-2)?.word ?? "");

/** "500 ml stock in cups", "a 6 quart slow cooker in liters": of what it is changes nothing. */
function listStuff(tokens: readonly Token[], said: Amount): readonly string[] {
  const at = tokens.findIndex(({ start }) => start === said.start);
  const behind = tokens.slice(at + 1);
  const [first] = at === 1 ? tokens : [];
  const words = behind.slice(0, 4).map((token) => (token.type === "word" ? token.word : ""));
  const end = words.findIndex((word) => /^(?:in|into|to|as)$/.test(word));
  return end < 0 ? [] : [...words.slice(0, end), ...(first?.type === "word" ? [first.word] : [])];
}

/** "Square feet" and "liters per hour" are one word each. */
function joinUnits(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const name = [4, 3, 2].map((count) => tokens.slice(at, at + count)).find(isUnitName);
    if (!name || token.type !== "word") joined.push(token);
    else {
      const text = getText(name);
      joined.push({ ...token, word: text, text, measures: findMeasures(text), end: name.at(-1)!.end });
      at += name.length - 1;
    }
  }
  return joined;
}

const getText = (tokens: readonly Token[]) => tokens.map(({ text }) => text.toLowerCase()).join(" ");
const isUnitName = (tokens: readonly Token[]) =>
  tokens.length > 1 &&
  tokens.every((one) => one.type === "word" || one.text === "/") &&
  !FILL.has(getText(tokens.slice(0, 1))) &&
  findMeasures(getText(tokens)).length > 0;

/** What something is like says nothing of another unit of its size. */
const LIKE = new Set(["wide", "deep", "thick", "long", "tall", "high", "new", "old", "big", "small", "point", "bar"]);

/** "It's -8 outside, what's that in Fahrenheit": of the other scale. */
function guessDegrees(words: readonly Word[]): readonly Measure[] {
  if (!words.some(({ word }) => /^(?:outside|weather|forecast|temperature|oven|fever)$/.test(word))) return [];
  const names = words.flatMap(({ measures }) => measures).map(({ unit }) => unit.id);
  return names.includes("F") ? findMeasures("celsius") : names.includes("C") ? findMeasures("fahrenheit") : [];
}

/** "How many pints fit in a gallon": one of what stands behind "a". */
function readOne(tokens: readonly Token[]): Direct {
  const text = tokens.flatMap((token) => (token.type === "word" ? [token.word] : [])).join(" ");
  const asked =
    /^(?:how many|number of|how much) (\w+) (?:(?:go|fit|are|do|does|make|makes|there|you|need|needed|to|i|get|is|have|contained) )*(?:in|into|make|for|fill|from|equal)? ?(?:an?|one|each|1|every) (\w+)(?: (?:have|contain|hold|take|make))?$/.exec(
      text,
    );
  if (!asked) return null;
  const [to, from] = [asked[1]!, asked[2]!].map((name) =>
    tokens.find((token) => token.type === "word" && token.word === name),
  );
  if (from?.type !== "word" || to?.type !== "word") return null;
  const [pair] = findTarget(to, from.measures);
  return pair ? toReading(pair.from, pair.to, 1) : null;
}

function isPlain(word: string): boolean {
  return FILL.has(word) || TOLD.has(word);
}

function findTarget(
  token: Token,
  sources: readonly Measure[],
): readonly { readonly from: Measure; readonly to: Measure }[] {
  if (token.type !== "word" || FILL.has(token.word)) return [];
  // An ounce of a liquid is a fluid one.
  const measures = /^(?:oz|ounces?)$/.test(token.word)
    ? [...token.measures, ...findMeasures("fluid ounce")]
    : token.measures;
  for (const from of sources) {
    const to = measures.find((one) => one.dimension === from.dimension);
    if (to && to.unit !== from.unit) return [{ from, to }];
  }
  return [];
}

function toReading(from: Measure, to: Measure, value: number): Direct {
  return read("unit-converter", { dimension: from.dimension.id, value, from: from.unit.id, to: to.unit.id });
}
