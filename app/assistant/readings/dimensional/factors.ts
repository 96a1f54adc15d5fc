/** The quantities of a sentence that are multiplied or divided: "12 lb", "15 minutes per pound", "$18 each". */
import { PERIODS } from "#assistant/tokens/periods.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";
import { isNoun, isText, toCount } from "./nouns.ts";
import { findPacked, readHeld } from "./packs.ts";
import { MONEY } from "./words.ts";
import { isRate, isSame, isTime, type Kind, multiply, toKind } from "./dimensions.ts";

/** One quantity, as it was said. */
export interface Factor extends Kind {
  /** 15 for "15 minutes per pound". */
  readonly value: number;
  /** 100 for "28 kwh per 100 miles". */
  readonly divisor: number;
  /** Whether it says by what it is: "per pound", "each". */
  readonly isRate: boolean;
  /** Whether only its place says that it is by something, and it is not a price: "10 kg at 3". */
  readonly isGuess?: boolean;
  /** What is divided: minutes of "15 minutes per pound". */
  readonly over: Kind;
  /** What it is divided by: pounds of "15 minutes per pound". */
  readonly under?: Kind;
}

/** The units that the amounts name, also those of which a rate is made: "kg" of "kg/kWh". */
export function listSaid(factors: readonly Factor[]): readonly Kind[] {
  const sides = factors.flatMap((one) => (isRate(one) ? listSides(one.measure!.unit.id) : []));
  return [
    ...factors.flatMap(({ over, under }) => (under ? [over, under] : [over])),
    ...factors,
    ...sides.flatMap(findMeasures).flatMap((one) => toKind(one) ?? []),
  ];
}

/** The units of which a rate is made: liters and kilometers of "L/100km". */
function listSides(unit: string): readonly string[] {
  const [, country] = /^mpg-(us|uk)$/.exec(unit) ?? [];
  return country ? ["mi", `gal-${country}`] : unit.split("/").map((side) => side.replace(/^\d+/, ""));
}

/** The ways to read each quantity, the likeliest first, and the places of the words that say them. */
export interface Factors {
  readonly factors: readonly (readonly Factor[])[];
  readonly places: ReadonlySet<number>;
}

const MOST_DIVISORS = 2;

/** A number without a unit or a noun. */
export const BARE = "?";

const BY = /^(?:per|an?|each|every|\/)$/;
const EACH = /^(?:each|apiece)$/;
const AT = /^(?:at|@|averaging)$/;

/** All amounts of a sentence; null where one of them is not a factor. */
export function readFactors(tokens: readonly Token[]): Factors | null {
  const factors: (readonly Factor[])[] = [];
  const places = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.type === "word" || token.type === "mark") continue;
    const found =
      token.type === "amount"
        ? readFactor(
            tokens,
            at,
            token,
            factors.map(([first]) => first!),
          )
        : null;
    if (!found || found.ways.length === 0) return null;
    // "Hens that each lay 5 eggs a week" lay 5 a week each.
    const before = [at - 1, at - 2].find((place) => isText(tokens[place], EACH) && !places.has(place));
    const each =
      before === undefined
        ? []
        : found.ways.flatMap((one) =>
            divideByPrevious(
              one,
              factors.map(([first]) => first!),
            ),
          );
    if (before !== undefined && each.length > 0) places.add(before);
    factors.push(each.length > 0 ? each : found.ways);
    for (let place = at; place < found.end; place++) places.add(place);
    at = found.end - 1;
  }
  return { factors, places };
}

interface Found {
  readonly ways: readonly Factor[];
  /** Behind its last token. */
  readonly end: number;
}

function readFactor(tokens: readonly Token[], at: number, amount: Amount, before: readonly Factor[]): Found | null {
  const value = amount.value * amount.multiple;
  if (!(value > 0)) return null;
  if (amount.isPercent) {
    // "30% of what" asks for the whole.
    const next = isText(tokens[at + 2], /^(?:an?|the|my|our)$/) ? tokens[at + 3] : tokens[at + 2];
    const isShare = isText(tokens[at + 1], /^of$/) && next?.type === "amount";
    const share: Factor = { value, divisor: 100, scale: 1, powers: {}, isRate: true, over: { scale: 1, powers: {} } };
    return isShare ? { ways: [share], end: at + 2 } : null;
  }
  const own = readKind(tokens, at, amount);
  if (!own) return null;
  const { kind } = own;
  const plain: Factor = { ...kind, value, divisor: 1, isRate: isRate(kind) || kind.isMade === true, over: kind };
  const rates =
    readDivisors(tokens, own.end, plain, amount.per, before) ??
    // "60 g of food daily", "60 g coffee per liter": of what it is counts nothing.
    (kind.measure ? readDivisors(tokens, skipStuff(tokens, own.end), plain, amount.per, before) : null);
  if (rates) return rates;
  const packed = kind.measure && !plain.isRate ? findPacked(tokens, at) : null;
  if (packed) return { ways: [divide(plain, 1, toCount(tokens[packed]!.text.toLowerCase()))], end: packed + 1 };
  const held = kind.measure ? readHeld(tokens, own.end) : null;
  if (held) return { ways: [divide(plain, 1, held)], end: own.end + 1 };
  // "5 days of 7.5 hours": so much is each of what was said before.
  const isOf = isText(tokens[at - 1], /^of$/) && !plain.isRate && kind.measure !== undefined;
  const of = isOf ? divideByPrevious(plain, before.slice(-1).filter(isCount)) : [];
  // With more behind it something else may be asked.
  const isGuess = own.end < tokens.length;
  if (of.length > 0) return { ways: of.map((one) => ({ ...one, isGuess })), end: own.end };
  const isAt = isText(tokens[at - 1], AT) && !plain.isRate;
  const further = isAt ? [] : listDaily(plain, tokens);
  // By what it is, nobody said.
  const guessed = isAt
    ? divideByPrevious(plain, before).map((one) => ({
        ...one,
        isGuess: !("$" in plain.powers) && !hasCents(amount, one),
      }))
    : [];
  // "30 hours at 18" is by the hour, and not 18 for all of them.
  const isPrice = "$" in plain.powers || isBare(plain);
  const isByIt = isPrice && guessed.length > 0;
  return { ways: isByIt ? guessed : [...guessed, plain, ...further], end: own.end };
}

/** One behind the other: "2 cups per person a day". */
function readDivisors(
  tokens: readonly Token[],
  start: number,
  plain: Factor,
  per: string | null,
  before: readonly Factor[],
): Found | null {
  let [ways, end]: [readonly Factor[], number] = [[plain], start];
  let hasPeriod = false;
  for (let count = 0; count < MOST_DIVISORS; count++) {
    const said = toCubic(readDivisor(tokens, end, per), plain);
    // "2 mbps each 24 hours" is by the second already, "48 acres per acre" by nothing.
    const isNone =
      said &&
      ((isByTime(plain) && said.divisor !== 1) ||
        (said.kind.measure !== undefined && said.kind.measure.unit.id === plain.measure?.unit.id));
    const by = isNone ? null : said;
    const isPeriod = by !== null && isTime(by.kind);
    if (by && !(isPeriod && hasPeriod)) {
      hasPeriod ||= isPeriod;
      ways = (isPeriod ? ways : ways.flatMap((one) => listNumerators(one, before))).map((one) =>
        divide(one, by.divisor, by.kind),
      );
      end = by.end;
    } else if (isText(tokens[end], EACH)) {
      ways = ways.flatMap((one) => divideByPrevious(one, before));
      end++;
    }
  }
  return end === start ? null : { ways, end };
}

/** Behind "of food" or "coffee", but no "price". */
function skipStuff(tokens: readonly Token[], at: number): number {
  const start = isText(tokens[at], /^of$/) ? at + 1 : at;
  const stuff = tokens[start];
  if (stuff?.type !== "word" || stuff.measures.length > 0 || MONEY.test(stuff.word)) return at;
  return start > at || isNoun(stuff.word) ? start + 1 : at;
}

/** "1.4 tons per yard" are of a cubic one. */
function toCubic<B extends { readonly kind: Kind }>(by: B | null, { measure }: Kind): B | null {
  if (by?.kind.measure?.unit.id !== "yd" || measure?.dimension.id !== "mass") return by;
  const [cubic] = findMeasures("yd3").flatMap((one) => toKind(one) ?? []);
  return cubic ? { ...by, kind: cubic } : by;
}

/** Things, or days: each may be of so much. */
const isCount = ({ measure, powers }: Factor) => measure === undefined || "day" in powers;

/** "10 hours at 15.50": what is paid by the hour, the kilogram or the pound is written so. */
const hasCents = ({ text, value }: Amount, { under }: Factor) =>
  /[.,]\d\d$/.test(text.trim()) && value >= 2 && /^(?:h|kg|lb)$/.test(under?.measure?.unit.id ?? "");

const isByTime = ({ powers }: Kind) => powers["s"]! < 0 || powers["day"]! < 0;
const isBare = ({ powers }: Kind) => BARE in powers;

/** "At 400 per gallon": so many of what was said before. */
function listNumerators(factor: Factor, before: readonly Factor[]): readonly Factor[] {
  if (!isBare(factor)) return [factor];
  const said = before.filter((one) => !one.isRate && !isBare(one));
  return [factor, ...said.map(({ scale, powers, over }) => ({ ...factor, scale, powers, over }))];
}

/** "850 kwh at 13.5 cents": what it is by was said before; energy is paid by the kilowatt hour. */
function divideByPrevious(factor: Factor, before: readonly Factor[]): readonly Factor[] {
  const plain = before.filter((one) => !one.isRate && !isSame(one.powers, factor.powers));
  const hasPower = before.some(({ measure }) => /^(?:power|evEfficiency)$/.test(measure?.dimension.id ?? ""));
  const energy = hasPower ? findMeasures("kWh").flatMap((one) => toKind(one) ?? []) : [];
  return [...energy, ...plain.toReversed()].map((one) => divide(factor, 1, one));
}

/** "24 hours, cost per day": hours where days are asked for are those of a day. */
function listDaily(factor: Factor, tokens: readonly Token[]): readonly Factor[] {
  const isDaily =
    factor.measure?.unit.id === "h" && factor.value <= 24 && tokens.some((one) => isText(one, /^(?:days?|daily)$/));
  const day = isDaily ? toTime(findMeasures("day")) : null;
  return day ? [divide(factor, 1, day)] : [];
}

function divide({ value, divisor, scale, powers, over }: Factor, more: number, by: Kind): Factor {
  return {
    value,
    divisor: divisor * more,
    scale: scale / by.scale,
    powers: multiply(powers, by.powers, -1),
    isRate: true,
    over,
    under: by,
  };
}

/** What an amount is of: its unit, money, or the noun behind it. */
function readKind(tokens: readonly Token[], at: number, amount: Amount): { kind: Kind; end: number } | null {
  if (amount.currency !== null) return { kind: { scale: 1, powers: { $: 1 } }, end: at + 1 };
  const [measure] = amount.multiple === 1 ? amount.measures : [];
  if (measure) {
    const kind = CALORIE.test(measure.unit.id) ? toCount("calorie") : (readPlanted(amount, measure) ?? toKind(measure));
    return kind && { kind, end: at + 1 };
  }
  if (amount.multiple !== 1 || amount.per !== null) return { kind: { scale: 1, powers: { [BARE]: 1 } }, end: at + 1 };
  const [next, last] = [tokens[at + 1], tokens[at + 2]];
  if (next?.type !== "word") return { kind: { scale: 1, powers: { [BARE]: 1 } }, end: at + 1 };
  // "3 of us"
  if (next.word === "of" && isText(last, /^(?:us|you|them)$/)) return { kind: toCount("person"), end: at + 3 };
  if (next.word === "times" && isText(last, BY)) return { kind: { scale: 1, powers: {} }, end: at + 2 };
  // "1,200 billable hours"
  const unit = last?.type === "word" && HOURS.test(last.word) && isNoun(next.word) ? toTime(last.measures) : null;
  if (unit) return { kind: unit, end: at + 3 };
  if (CALORIE.test(next.word)) return { kind: toCount("calorie"), end: at + 2 };
  // "Rent 1800 price per sq ft" asks for a price, "2000 sq ft at 150 price per sq ft" says it.
  const isAsked = PRICE.test(next.word) && !isText(tokens[at - 1], AT);
  if (isAsked || !isNoun(next.word)) return { kind: { scale: 1, powers: { [BARE]: 1 } }, end: at + 1 };
  // "3 bottles of water"
  const isOf = isText(last, /^of$/) && tokens[at + 3]?.type === "word";
  return { kind: toCount(next.word), end: isOf ? at + 4 : at + 2 };
}

/** Of food: "600 calories", "10 cal". */
const CALORIE = /^(?:k?cals?|k?calories?)$/;

/** "1.5 pints per acre" is told as so many to the acre. */
function readPlanted({ text }: Amount, { dimension, unit }: Measure): Kind | null {
  const name = dimension.id === "plantDensity" ? /^[\d.,/ ]*([a-z]+)/i.exec(text.trim())?.[1] : undefined;
  const [own] = name ? findMeasures(name).flatMap((one) => toKind(one) ?? []) : [];
  const [area] = findMeasures(unit.id.replace(/^\d+\//, "")).flatMap((one) => toKind(one) ?? []);
  if (!own?.measure || !area || own.measure.dimension.id === "plantDensity") return null;
  return { scale: own.scale / area.scale, powers: multiply(own.powers, area.powers, -1), isMade: true };
}

const PRICE = /^(?:prices?|costs?|rent)$/;

const HOURS = /^(?:hours?|minutes?|days?|weeks?|months?|years?)$/;

const toTime = (measures: readonly Measure[]) => {
  const measure = measures.find(({ dimension }) => dimension.id === "time");
  return measure ? toKind(measure) : null;
};

/** "Per pound", "a day", "per 100 miles", "daily". */
function readDivisor(tokens: readonly Token[], at: number, per: string | null) {
  const [first, next] = [tokens[at], tokens[at + 1]];
  // "4 hours daily", but no "72000 salary monthly benefit".
  const isAdjective = per === null && next?.type === "word" && isNoun(next.word);
  const adverb = first?.type === "word" && first.word.endsWith("ly") && !isAdjective ? PERIODS[first.word] : undefined;
  const period = adverb === undefined ? null : toTime(findMeasures(adverb === "biweek" ? "week" : adverb));
  if (period) return { divisor: adverb === "biweek" ? 2 : 1, kind: period, end: at + 1 };
  if (!isText(first, BY)) return null;
  if (next?.type === "amount" && next.currency === null && !next.isPercent && per === null) {
    const own = readKind(tokens, at + 1, next);
    return own && { divisor: next.value * next.multiple, kind: own.kind, end: own.end };
  }
  if (next?.type !== "word") return null;
  const [one, both] = [next.text, `${next.text} ${tokens[at + 2]?.text ?? ""}`];
  for (const [name, words] of [
    [both, 2],
    [next.word === "night" ? "day" : (PERIODS[next.word] ?? one), 1],
  ] as const) {
    const kind = findMeasures(name).flatMap((measure) => toKind(measure) ?? [])[0];
    if (kind) return { divisor: 1, kind, end: at + 1 + words };
  }
  return isNoun(next.word) ? { divisor: 1, kind: toCount(next.word), end: at + 2 } : null;
}
