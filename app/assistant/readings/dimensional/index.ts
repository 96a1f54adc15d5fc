/**
 * Reads a sentence by its units alone, as dimensional analysis does: "a 12 lb turkey at 15 minutes per pound" can only
 * be a product, and it takes 3 hours. Every quantity counts once, and there is one way only to come to what is asked for.
 */
import type { AnyField } from "#engine/fields.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { tellIn } from "#assistant/readings/slots/form.ts";
import { findChanges } from "#assistant/roles/changes.ts";
import { joinCents } from "#assistant/roles/joined-values.ts";
import { hasUnit, type Token } from "#assistant/tokens/token.ts";
import type { Measure } from "#assistant/tokens/unit-names.ts";
import { readAsked, type Asked } from "./asked.ts";
import { isSame, isTime, joinDays, type Kind } from "./dimensions.ts";
import { BARE, type Factor, readFactors } from "./factors.ts";
import { findProduct } from "./product.ts";
import { toReading } from "./tell.ts";
import { FILL, OF_PACKS, THINGS } from "#assistant/readings/slots/words.ts";
import { CHANGES, FIELD } from "./words.ts";

/** More quantities are not one product. */
const MOST_FACTORS = 6;

/** The product of the quantities of a sentence; null where it is not a question of that kind. */
export function readDimensionally(said: readonly Token[]): Reading | null {
  // What is earned by the hour is earned before taxes.
  const tokens = joinCents(said).filter((_, at, all) => !isBeforeTax(all, at) && !isBeforeTax(all, at - 1));
  // "From 2000 to 5000" is a difference.
  if (findChanges(tokens).length > 0) return null;
  const found = readFactors(tokens);
  if (!found || found.factors.length > MOST_FACTORS) return null;
  // "240 mg every 6 hours, daily total" is the same by another time.
  const [[only] = [], ...more] = found.factors;
  const isAgain =
    more.length === 0 && only !== undefined && only.divisor !== 1 && only.under !== undefined && isTime(only.under);
  if (more.length === 0 && !isAgain) return null;
  // "10 cigarettes a day at 9 a pack" are not packs.
  if (isOfWork(said) || isLoanTerm(said) || isPacked(said) || asksForOne(said)) return null;
  const [currency, ...others] = new Set(said.flatMap((one) => (one.type === "amount" && one.currency) || []));
  if (others.length > 0) return null;
  const usual = found.factors.map(([first]) => first!);
  // "3 lb at 1.49 a lb, 2 gal at 3.89, eggs 4.25" are several things.
  if (usual.filter(({ over }) => "$" in over.powers || BARE in over.powers).length > 2) return null;
  const isMoney = usual.some(({ powers }) => "$" in powers);
  const counted = usual.find(({ isRate, measure, powers }) => !isRate && !measure && !("$" in powers));
  const hasMoney = isMoney || usual.some(({ powers }) => BARE in powers);
  if (isShareOfFortune(tokens)) return null;
  const asked = readAsked(tokens, found.places, hasMoney, counted?.powers, isAgain ? only.over : undefined);
  const unread = asked && listUnplaced(tokens, found.places, asked.places);
  if (isAgain && !asked?.by) return null;
  if (!asked || !unread || usual.some(isDose) || !isProduct(usual, asked)) return null;
  if (isOfUncounted(usual, asked)) return null;
  // "300 a day, 5 days a week": by which period nobody asks.
  if (!asked.kind && usual.some(isShareOfTime)) return null;
  const isDaily = usual.some(({ powers }) => powers["s"] === 1 && powers["day"] === -1);
  const join = isDaily ? <K extends Kind>(kind: K) => kind : joinDays;
  const ways = found.factors.map((some) =>
    some.map((one) => ({ ...join(one), over: join(one.over), ...(one.under ? { under: join(one.under) } : {}) })),
  );
  const product = findProduct(ways, asked.kind && join(asked.kind));
  const money: AnyField = { kind: "money", label: "", decimals: 2, ...(currency ? { currency } : {}) };
  const years = hasWeeksOfYears(tokens) ? WEEKS_OF_YEAR : 1;
  const reading =
    product &&
    toReading(product, { join, years, by: asked.by }, isMoney || "$" in (asked.kind?.powers ?? {}) ? money : null);
  const again = isAgain ? only.over.measure : undefined;
  return reading && { ...reading, ...(again ? { told: tellIn(again, "") } : {}), unread };
}

/** "4% of 800000 per month": so much has nobody each month; the share is one of a year, or something else. */
const FORTUNE = 100_000;
const isShareOfFortune = (tokens: readonly Token[]) =>
  tokens.some((one) => one.type === "amount" && one.isPercent) &&
  tokens.some((one) => one.type === "amount" && one.per === "month" && one.value * one.multiple >= FORTUNE);

const isPacked = (tokens: readonly Token[]) =>
  [/^cigar/, /^packs?$/].every((name) => tokens.some((one) => one.type === "word" && name.test(one.word)));

/** "64 loads for 12.99 per load" asks what one of them costs. */
const FOR_ONE = new RegExp(`\\bfor \\S+(?: dollars| bucks)? per ${OF_PACKS}$`, "i");
const asksForOne = (tokens: readonly Token[]) => FOR_ONE.test(tokens.map((token) => token.text.trim()).join(" "));

/** "5 machines 20 parts an hour each, parts a day": how many hours they run nobody said. */
function isOfWork(tokens: readonly Token[]): boolean {
  const text = tokens.map((token) => token.text).join(" ");
  return (
    /\b(?:machines?|workers?|employees?|operators?|cooks?|painters?|crews?|people|lines?|cashiers?|presses)\b/i.test(
      text,
    ) &&
    /(?:\b(?:an?|per|each|every)|\/) ?(?:hour|hr)\b/i.test(text) &&
    /(?:\b(?:an?|per|each|every|one)|\/) ?(?:day|week|month|shift)\b|\bdaily\b/i.test(text) &&
    !/\d ?(?:hours?|hrs?|h)\b/i.test(text)
  );
}

/** How long a loan takes nobody can say without its interest. */
function isLoanTerm(tokens: readonly Token[]): boolean {
  const text = tokens.map((token) => token.text).join(" ");
  return (
    /\b(?:loan|mortgage|debt|credit card)\b|\bpay\w* (?:\S+ ){0,4}off\b/i.test(text) &&
    /\bhow (?:long|many (?:weeks|months|years))\b|\bwhen\b/i.test(text)
  );
}

function isBeforeTax(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text.toLowerCase() === "before" && /^tax(?:es)?$/i.test(tokens[at + 1]?.text ?? "");
}

/** Quantities that stand side by side are none: one of them is by another, or a unit says what their product is. */
function isProduct(factors: readonly Factor[], { isInUnit, kind }: Asked): boolean {
  if (Object.values(kind?.powers ?? {}).some((power) => power < 0)) return true;
  // "3% of 1000 apples 500": a share makes no product of what stands behind it.
  const isShare = ({ powers, over }: Factor) => factors.length > 2 && isSame(powers, {}) && isSame(over.powers, {});
  if (factors.some((one) => one.isRate && !isShare(one) && !(one.isGuess && !kind))) return true;
  const dimensions = new Set(factors.map(({ measure }) => measure?.dimension.id));
  // "How long does 500 Wh run 45 W" leaves no choice either.
  return (isInUnit || kind !== undefined) && dimensions.size === factors.length && !dimensions.has(undefined);
}

/** "4 packs of 6 for 20, per piece", "3 cups for 24, cups per cookie": of what it is asked for nobody said how many there are. */
function isOfUncounted(factors: readonly Factor[], { by }: Asked): boolean {
  if (!by) return false;
  // "300 miles at 25 mpg and 3.50, cost per mile": a volume by a length is an area.
  if (by.measure)
    return by.measure.dimension.id === "length" && factors.some((one) => one.measure?.dimension.id === "fuelEconomy");
  const isSaid = (noun: string) =>
    factors.some(({ powers, over, under }) => [powers, over.powers, under?.powers ?? {}].some((one) => noun in one));
  return factors.some(({ powers }) => BARE in powers) && !Object.keys(by.powers).some(isSaid);
}

/** A mass by a mass, which nobody should take from a product. */
function isDose({ over, powers }: Factor): boolean {
  return over.measure?.dimension.id === "mass" && isSame(powers, {});
}

/** "5 days a week" */
function isShareOfTime({ isRate, over, powers }: Factor): boolean {
  return isRate && isSame(powers, {}) && ("day" in over.powers || "s" in over.powers);
}

/** A year of 52 weeks in place of 365 days: so people count what they do by the week. */
const WEEKS_OF_YEAR = 364 / 365;

/** Whether weeks and longer periods meet. */
function hasWeeksOfYears(tokens: readonly Token[]): boolean {
  const text = tokens.map((token) => token.text).join(" ");
  return /\b(?:bi)?week/.test(text) && /\b(?:month|year|yr|annual)/.test(text);
}

/** The place before that says something: "12 us oz" are ounces. */
const findBefore = (tokens: readonly Token[], at: number): number =>
  tokens.findLastIndex((token, place) => place < at && !(token.type === "word" && token.word === "us"));

/** The speed of a whole way is an average. */
function isAverageSpeed(tokens: readonly Token[], at: number): boolean {
  return /^average (?:speed|velocity)$/.test(`${tokens[at]!.text} ${tokens[at + 1]?.text}`);
}

/** "Over six weeks" is in their course; over 40 hours are more of them. */
function isCourse(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return tokens[at]!.text.toLowerCase() === "over" && next?.type === "amount" && next.measures.some(isCalendar);
}

/** A mortgage has months and years. */
const isCalendar = ({ unit }: Measure) => /^(?:day|week)$/.test(unit.id);

/** More words that nobody can place are another question. */
const MOST_WORDS = 6;

/**
 * The words that count nothing, to be named; null where one of them would change the figure, or there are too many.
 * None of them may be a quantity's: a unit behind one is a part of it ("at 9 minute miles").
 */
function listUnplaced(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  asking: ReadonlySet<number>,
): readonly string[] | null {
  // "11 cal/min", but no "1.49/lb", which is a price of one of several things.
  const isOfUnit = (at: number) => taken.has(at) && hasUnit(tokens[at - 1]);
  if (tokens.some((token, at) => token.type === "mark" && !isOfUnit(at) && !/^[,?.:;]$/.test(token.text))) return null;
  const words = tokens.flatMap((token, at) =>
    token.type === "word" && !taken.has(at) && !asking.has(at) && !FILL.has(token.word) ? [{ ...token, at }] : [],
  );
  const isSafe = words.every(
    ({ word, measures, at }) =>
      (!CHANGES.has(word) || isAverageSpeed(tokens, at) || isCourse(tokens, at)) &&
      word.length > 1 &&
      !(measures.length > 0 && taken.has(findBefore(tokens, at))),
  );
  if (!isSafe || words.length > MOST_WORDS) return null;
  return words.flatMap(({ word, text }) => (THINGS.has(word) || FIELD.has(word) ? [] : [text]));
}
