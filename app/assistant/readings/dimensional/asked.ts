/** What a sentence asks for: the powers that its answer has. */
import { PERIODS } from "#assistant/tokens/periods.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { isSame, isTime, type Kind, multiply, type Powers, toKind } from "./dimensions.ts";
import { FILL } from "#assistant/readings/slots/words.ts";
import { toCount } from "./nouns.ts";
import { findPacked } from "./packs.ts";
import { MONEY } from "./words.ts";

export interface Asked {
  /** What it asks for, in the unit in which it does; undefined where it does not say. */
  readonly kind?: Kind;
  /** By what it is asked for: "a year". */
  readonly by?: Kind;
  /** Whether it names a unit. */
  readonly isInUnit: boolean;
  /** The places of the words that ask. */
  readonly places: ReadonlySet<number>;
}

const TIME = / (?:payback|duration|time|lasts?)$|^how long$|^(?:is|it) (?:empty|full|gone|over)$|^(?:run|runs) out$/;
const LENGTH = / distance$|^how far$/;

/** Reads the words that are not part of a quantity, `again` being what is asked for by another time; null where they ask "monthly" or "per" something, and not for what. */
export function readAsked(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  hasMoney: boolean,
  counted: Powers | undefined,
  again?: Kind,
): Asked | null {
  const places = new Set<number>();
  const words = tokens.map((token, at) => (token.type === "word" && !taken.has(at) ? token.word : ""));
  let kind: Kind | undefined;
  let isInUnit = false;
  for (const [at, word] of words.entries()) {
    const found = word === "" ? null : findAsked(words, at, hasMoney, tokens[at - 1]?.text === ",");
    if (!found) continue;
    places.add(at);
    // "Speed in mph" says in what.
    // "Speed in mbps" is none of a way.
    const isRate = kind?.isSpeed === true && found.measure?.dimension.id === "dataRate";
    if (!kind || (found.measure && !kind.measure && (isRate || isSame(kind.powers, found.powers)))) kind = found;
    isInUnit ||= found.measure !== undefined;
  }
  // "How many 45 lb bales", "… in 12 oz jars"
  const pack = tokens.findIndex((one, at) => one.type === "amount" && findPacked(tokens, at) !== null);
  if (pack > 0 && (!kind || tokens[pack - 1]!.text.toLowerCase() === "many"))
    kind = toCount(tokens[findPacked(tokens, pack)!]!.text.toLowerCase());
  // "50 lb bales how many"
  const noun = words.at(-1) === "many" && words.at(-2) === "how" ? tokens.at(-3) : undefined;
  if (noun?.type === "word" && noun.word.length > 2) kind ??= toCount(noun.word);
  if (hasMoney && words.includes("much")) kind ??= ofBase("$");
  const by = findDivisor(words, counted);
  for (const at of by?.places ?? []) places.add(at);
  if (by && isTime(by)) kind ??= again;
  // "House 420000 1750 sqft per sqft" asks for money.
  if (by && hasMoney && by.measure && !isTime(by)) kind ??= ofBase("$");
  if (by && (!kind || isSaid(tokens, by.places[1]))) return null;
  if (!kind || !by) return { ...(kind ? { kind } : {}), isInUnit, places };
  const scale = kind.scale / by.scale;
  return { kind: { scale, powers: multiply(kind.powers, by.powers, -1) }, by, isInUnit, places };
}

/** "Price per board foot 4.50" is said, and not asked for. */
function isSaid(tokens: readonly Token[], unit: number | undefined): boolean {
  const next = unit === undefined ? undefined : tokens.slice(unit + 1, unit + 3).find(({ type }) => type !== "word");
  return next?.type === "amount" && next.measures.length === 0;
}

/** What nobody says at the end but to ask for it. */
const MEASURED =
  /^(?:gallons|gal|liters|litres|pounds|lbs|tons|ounces|oz|grams|kg|cups|yards|feet|ft|inches|miles|km|acres|gb|mb|tb|kwh|mbps|calories|hours|minutes|days|weeks|months)$/;
const isPeriodic = (words: readonly string[], at: number) =>
  /^(?:a|per|each)$/.test(words[at] ?? "") &&
  words.length === at + 2 &&
  /^(?:day|week|month|year|hour|minute)$/.test(words[at + 1]!);

const ofBase = (base: string): Kind => ({ scale: 1, powers: { [base]: 1 } });

function findAsked(words: readonly string[], at: number, hasMoney: boolean, isListed: boolean): Kind | null {
  const [before = "", word] = [words[at - 1], words[at]!];
  if (/^(?:mpg|mph|kph|kmh)$/.test(words[at]!)) return findUnit(words, at);
  // "Gallons of paint for …", but no "day rate".
  const isFirst =
    /^(?:of|for|from|needed|used)$/.test(words[at + 1] ?? "") &&
    (at === 0 || (at < 3 && words.slice(0, at).every(Boolean)));
  const isEnd =
    at >= words.length - 1 || words.slice(at + 1).every((one) => /^(?:total|in|all|needed|altogether)?$/.test(one));
  // "… 30 days kwh", "…, gallons", "…, acres per tank"
  const isNamed =
    isListed && word.length > 1 && (isEnd || /^(?:per|an?|each|needed|required|for|in|over)$/.test(words[at + 1]!));
  // "… on a 1000 sq ft roof gallons", "… 40 cows gallons a week"
  const isLast =
    isNamed ||
    (isEnd && before === "" && /^(?:kwh|wh|mwh|kw)$/.test(word)) ||
    (at > 0 && MEASURED.test(word) && (isEnd || isPeriodic(words, at + 1)));
  const unit = isFirst || isLast || /^(?:many|in|what|much)$/.test(before) ? findUnit(words, at) : null;
  if (unit) return unit;
  if (isNamed && /..s$/.test(word)) return toCount(word);
  if (before === "many" && FILL.has(word)) return null;
  // "How many dozen eggs"
  if (before === "many" && word === "dozen" && words[at + 1]) return { ...toCount(words[at + 1]!), scale: 12 };
  if (before === "many" || (isFirst && /..s$/.test(word))) return toCount(word);
  if (TIME.test(`${before} ${word}`)) return ofBase("s");
  if (LENGTH.test(`${before} ${word}`)) return ofBase("m");
  if (/^(?:speed|velocity)$/.test(word)) return { scale: 1, powers: { m: 1, s: -1 }, isSpeed: true };
  return hasMoney && MONEY.test(word) ? ofBase("$") : null;
}

/** A unit of two words ("square feet"), else of one. */
function findUnit(words: readonly string[], at: number): Kind | null {
  if (/^(?:in|a|to|is|me)$/.test(words[at]!)) return null;
  const names = words[at + 1] ? [`${words[at]!} ${words[at + 1]!}`, words[at]!] : [words[at]!];
  return names.flatMap(findMeasures).flatMap((one) => toKind(one) ?? [])[0] ?? null;
}

/** "Cost each", "per hour", "a day": by what the answer is asked for. */
function findDivisor(words: readonly string[], counted: Powers | undefined) {
  for (const [at, word] of words.entries()) {
    const adverb = word.endsWith("ly") ? PERIODS[word] : undefined;
    // Two weeks have no unit: "biweekly" is named as not read.
    const period = adverb ? findUnit([adverb], 0) : null;
    if (period) return { ...period, places: [at] };
    if (/^(?:each|apiece)$/.test(word) && counted) return { scale: 1, powers: counted, places: [at] };
    const next = words[at + 1];
    if (!/^(?:per|each|an?)$/.test(word) || !next) continue;
    const unit = findUnit([PERIODS[next] ?? next, words[at + 2] ?? ""], 0);
    if (unit && (word === "per" || isTime(unit))) return { ...unit, places: [at, at + 1, at + 2] };
    if (word === "per") return { ...toCount(next), places: [at, at + 1] };
  }
  return null;
}
