/** How well one value fits one input. */
import type { Preferences } from "#localization/preferences.ts";
import type { AnyField } from "#engine/fields.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { chooseBareUnit, detectUnitSystem, findOnlyUnit, findSoldUnit } from "./bare-unit.ts";
import {
  type Base,
  fitAmount,
  getUnitText,
  measureDistance,
  MOST_BARE_PERCENT,
  PLAUSIBLE,
  SIZE,
} from "./fit-amount.ts";
import { findSizeWord, HINTED, isLink, NAMED, OF_SIZE, scoreCues } from "./cues.ts";
import { type FieldProfile, getCanonicalWords, type Profile } from "./profile.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import { type Amount, isBare, type Token } from "#assistant/tokens/token.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";

/** One way to give a value to an input. */
export interface Fit {
  readonly key: string;
  readonly index: number;
  readonly value: unknown;
  readonly score: number;
  /** Whether words beside the value name the field. */
  readonly isNamed: boolean;
  /** The value is this percentage of the price. */
  readonly share?: number;
  /** Choices that follow: the unit of the value. */
  readonly sets?: Readonly<Record<string, unknown>>;
  /** The unit in which the quantity was said. */
  readonly unit?: string;
  /** A unit that the field cannot hold. */
  readonly lost?: string;
  /** It is the second figure of "12 by 14". */
  readonly isBy?: boolean;
  /** A word that says this value otherwise than the field asks for it: the diameter of a radius. */
  readonly via?: string;
}

const FARTHEST = 1.9;
/** So many powers of ten from the usual value say nothing: the order of the inputs does. */
const NEAR = 0.4;
/** Units of what is counted. */
const COUNTED = /^(?:units|items|pieces|shares)$/;

/** The unit text of a fixed metric ratio: "cm³/kg", "EUR/km". */
const METRIC_RATIO = /(?:cm|kg|km|ha|[lL]).*\/|\/(?:kg|km|ha|[lL]\b|m[²³])/;

/** How well a token fits an input, as to its kind, its size and the words beside it; null where it cannot be meant. */
export function fitToken(
  tokens: readonly Token[],
  at: number,
  profile: FieldProfile,
  whole: Profile,
  preferences: Preferences,
): Fit | null {
  const { field, key, index, isSaid } = profile;
  // "15 mg/kg" goes to the input that is counted in mg/kg, and to no other.
  const ratio = findRatioUnit(tokens, at, whole);
  if (ratio !== undefined && ratio !== field.unit) return null;
  const isNamedByUnit = ratio !== undefined || isUnitItsName(tokens[at]!, profile);
  const token = isNamedByUnit ? { ...(tokens[at] as Amount), measures: [] } : tokens[at]!;
  if (isOfOtherKind(token, field)) return null;
  if (field.kind === "quantity" && (isForEaters(tokens, at, whole) || isCountOfResult(tokens, at, whole))) return null;
  if (field.kind === "percent" && isDiscount(tokens, at) && /\b(?:interest|return|yield|ap[ry])\b/i.test(field.label))
    return null;
  const size = findSizeWord(tokens, at, profile, whole);
  if (size === null || (field.per && findSoldUnit(tokens, at, field.per) === null)) return null;
  const cue = Math.max(scoreCues(tokens, at, profile), size || isNamedByUnit ? OF_SIZE : 0);
  // "Sold them at 32": what "at" leads to is a price, and no number of things.
  if (
    (COUNTED.test(field.unit ?? "") || (field.kind === "integer" && !field.unit && cue < NAMED)) &&
    token.type === "amount" &&
    isBare(token) &&
    /^(?:at|@)$/.test(tokens[at - 1]?.text ?? "")
  )
    return null;
  // "10 x 10 x 10 inches, divisor 139": no 139 cm³/kg.
  if (
    ratio === undefined &&
    token.type === "amount" &&
    token.measures.length === 0 &&
    field.kind !== "quantity" &&
    METRIC_RATIO.test(field.unit ?? "") &&
    detectUnitSystem(tokens) === "imperial"
  )
    return null;
  const only =
    token.type === "amount" && token.measures.length === 0 ? findOnlyUnit(tokens, profile, whole) : undefined;
  // "500 dollars at 149": a joining word names no percentage so large.
  if (
    field.kind === "percent" &&
    isBare(token) &&
    token.value > MOST_BARE_PERCENT &&
    scoreCues(tokens, at, { ...profile, cues: profile.cues.filter((one) => !one.every(isLink)) }) < NAMED
  )
    return null;
  const fitted =
    token.type === "amount"
      ? fitAmount(token, profile, whole, only ?? chooseBareUnit(tokens, at, profile, preferences), cue)
      : fitMoment(token, profile);
  const by = token.type === "amount" ? findOwnPeriod(tokens, at, field) : undefined;
  const period = by && PERIODS[by];
  const basis = period && whole.fields.find((one) => one.field.options?.some(([value]) => value === `per-${period}`));
  // A dose of "45 mg/kg/day" is not a dose of 45 mg/kg.
  if (!fitted || (period && !basis)) return null;
  const base: Base = {
    ...fitted,
    ...(token.type === "amount" && token.isBy ? { isBy: true } : {}),
    ...(only ? { unit: only } : {}),
    ...(basis ? { sets: { [basis.key]: `per-${period}` }, via: by } : {}),
  };
  if (size?.isAcross && typeof base.value === "number")
    return { key, index, isNamed: true, ...base, value: base.value / 2, via: size.word, score: base.score + cue };
  const isNamed = cue >= NAMED;
  // What may be left empty is not meant by a figure that nothing names: "4 weeks" are not unpaid days.
  if (field.optional && field.default === 0 && cue === 0 && isSaid === 0) return null;
  // Of "10x12 slab 4 inches" the 12 is not a thickness.
  if (!isNamed && only === undefined && isSizeOfTwo(tokens, at) && isOtherUnit(profile, whole)) return null;
  // "$100 per kg" is not a price of a bag.
  if (!isNamed && field.kind === "money" && !field.per && isSoldByUnit(tokens, at)) return null;
  // "3 shifts of 7 hours" are no 3 minutes.
  if (isBare(token) && (!isNamed || getUnitKind(field) !== null) && isCountOf(tokens, at)) return null;
  // "2.5 kg at 8 per kg" is a price, and no dose in mg/kg that nobody named.
  if (!isNamed && field.unit?.includes("/") && isBare(token) && isSoldByUnit(tokens, at)) return null;
  // "50 x 40 x 30 cm" are the sides of a box.
  if (!isNamed && isSize(tokens, at) && profile.cues.some((one) => one.includes("radius"))) return null;
  // What nothing names goes where people say it, or to the first inputs.
  if (cue < HINTED && isSaid === 0 && (whole.phrases.length > 0 || index > 3) && !isOnlyOfKind(token, profile, whole))
    return null;
  if (isNumeric(field) && typeof base.value === "number" && base.share === undefined) {
    if (isOutOfBounds(field.min, field.max, base.value)) return null;
    if (field.kind === "integer" && !Number.isInteger(base.value)) return null;
    const distance = measureDistance(field.default, base.value);
    const hasNoUnit = token.type === "amount" && token.measures.length === 0;
    if (field.kind === "quantity" && hasNoUnit && !isNamed && distance > PLAUSIBLE) return null;
    // "3.2m" says its size: no amount of another kind is written so.
    const isScaled = token.type === "amount" && token.multiple > 1;
    const isPerPeriod = token.type === "amount" && token.per !== null;
    if (field.kind === "money" && !isPerPeriod && distance > FARTHEST + (isNamed ? 0.6 : 0) + (isScaled ? 1.5 : 0))
      return null;
    if (isPerPeriod && isStock(profile) && whole.fields.some(isFlow)) return null;
    // "Interest on 100" is not a deposit that comes again.
    if (!isPerPeriod && !isNamed && isFlow(profile) && whole.fields.some(isStock)) return null;
    if (isSize(tokens, at) && (field.kind === "money" || field.kind === "percent")) return null;
    const score = base.score - Math.min(1.2, 0.3 * Math.max(0, distance - NEAR));
    return { key, index, isNamed, ...base, score: score + cue + isSaid * 0.5 - index * 0.03 };
  }
  return { key, index, isNamed, ...base, score: base.score + cue + isSaid * 0.5 - index * 0.03 };
}

/** "Rice for 4": where people are counted, they are meant, and no cups. */
function isForEaters(tokens: readonly Token[], at: number, { fields }: Profile): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isFor = before?.type === "word" && before.word === "for" && isBare(tokens[at]) && next?.type !== "word";
  return isFor && fields.some(({ cues }) => cues.some((cue) => cue.includes("people") || cue.includes("person")));
}

/** "10% off", "save 20% on a phone": no money earns or costs that, as it does "saving 5% interest". */
function isDiscount(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  return (
    (before?.type === "word" &&
      /^sav(?:es?|ed|ing)$/.test(before.word) &&
      !(next?.type === "word" && /^(?:interest|apy|apr)$/.test(next.word))) ||
    (next?.type === "word" && /^(?:off|discount)$/.test(next.word))
  );
}

/** "10 fence posts" are a number of what the calculator counts, and no length. */
function isCountOfResult(tokens: readonly Token[], at: number, { definition }: Profile): boolean {
  if (!isBare(tokens[at]) || isSize(tokens, at)) return false;
  const counted = Object.values(definition.outputs).flatMap(({ kind, label, unit }) =>
    (kind === "integer" || kind === "number") && unit === undefined && /^[A-Z][a-z]+s$/.test(label)
      ? [label.toLowerCase()]
      : [],
  );
  const behind = tokens.slice(at + 1, at + 3);
  const last = behind.findIndex((token) => token.type === "word" && counted.includes(token.word));
  return last >= 0 && behind.slice(0, last).every(({ type }) => type === "word");
}

/** Whether a field takes no value of that sign or unit, whatever the words beside it say: what most fields are ruled out by. */
function isOfOtherKind(token: Token, { kind, unit, dimension }: AnyField): boolean {
  if (token.type === "date" || token.type === "time") return kind !== token.type;
  if (token.type === "literal") return kind !== "text";
  if (token.type !== "amount" || kind === "choice") return false;
  if (token.isPercent) return kind !== "percent" && kind !== "money" && unit !== "%";
  if (token.currency !== null) return kind !== "money";
  if (!TAKES_AMOUNTS.has(kind)) return true;
  if (token.measures.length === 0 || token.multiple !== 1) return false;
  if (kind === "money" || kind === "percent" || kind === "text") return true;
  // Degrees, ounces and "10k" are said of quantities of another kind as well.
  const isLoose = dimension === undefined || /^(?:temperature|volume|length)/.test(dimension.id);
  return kind === "quantity" && !isLoose && token.measures.every((one) => one.dimension.id !== dimension.id);
}

const TAKES_AMOUNTS: ReadonlySet<string> = new Set(["money", "integer", "number", "percent", "quantity", "text"]);

/** What one has once, and what comes again and again: "500 every month" is not a starting amount where deposits are asked for. */
const STOCK = /\b(?:start|starting|initial|principal|balance|price|present|goal|home|worth)\b/;
const FLOW = /\b(?:deposit|contribution|saving|save|payment|regular|monthly)\b/;
const isStock = (one: FieldProfile) => one.field.kind === "money" && tellsSum(one) === "stock";
const isFlow = (one: FieldProfile) => one.field.kind === "money" && tellsSum(one) === "flow";

const sums = new WeakMap<FieldProfile, "stock" | "flow" | "other">();

function tellsSum(one: FieldProfile): "stock" | "flow" | "other" {
  const names = () => one.cues.flat().join(" ");
  const told = sums.get(one) ?? (STOCK.test(names()) ? "stock" : FLOW.test(names()) ? "flow" : "other");
  sums.set(one, told);
  return told;
}

/** "$100 per kg": a price by a unit, which no price of a piece is. */
function isSoldByUnit(tokens: readonly Token[], at: number): boolean {
  const [link, unit] = [tokens[at + 1], tokens[at + 2]];
  const [measure] = unit?.type === "word" ? unit.measures : [];
  return /^(?:\/|per)$/i.test(link?.text ?? "") && measure !== undefined && measure.dimension.id !== "time";
}

/** "3 shifts of 7 hours": so many of something that has a size of its own. */
function isCountOf(tokens: readonly Token[], at: number): boolean {
  const [noun, of, size] = tokens.slice(at + 1, at + 4);
  return (
    noun?.type === "word" &&
    /..s$/.test(noun.word) &&
    of?.text === "of" &&
    size?.type === "amount" &&
    size.measures.length > 0
  );
}

/** Whether a value with a unit or a sign has no other input of that kind that people say. */
function isOnlyOfKind(token: Token, { field, index }: FieldProfile, { fields }: Profile): boolean {
  // "5 hours a day" are not a lifetime.
  if (token.type !== "amount" || token.per !== null || (token.measures.length === 0 && token.currency === null))
    return false;
  const kind = getUnitKind(field);
  return (
    kind !== null && !fields.some((one) => getUnitKind(one.field) === kind && (one.isSaid > 0 || one.index < index))
  );
}

/** What a value must be for an input, by its unit or sign: a mass, a time, money; null for plain numbers. */
function getUnitKind({ kind, dimension, unit, options }: AnyField): string | null {
  if (kind === "quantity") return dimension?.id ?? null;
  if (kind === "money") return kind;
  const shown = kind === "choice" ? SIZE.exec(options?.[0]?.[1] ?? "")?.[2] : unit;
  return kind === "number" || kind === "integer" || kind === "choice"
    ? (findMeasures(shown ?? "")[0]?.dimension.id ?? null)
    : null;
}

function isOutOfBounds(min: unknown, max: unknown, value: number): boolean {
  return (typeof min === "number" && value < min) || (typeof max === "number" && value > max);
}

/** One of two sizes without a unit, beside a length that has one: "10x12 slab 4 inches". */
function isSizeOfTwo(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.type !== "amount" || token.measures.length > 0 || !isSize(tokens, at)) return false;
  const sizes = tokens.filter((one, place) => one.type === "amount" && isSize(tokens, place));
  const isLength = (one: Token) =>
    one.type === "amount" && !one.isBy && one.measures.some(({ dimension }) => dimension.id === "length");
  return sizes.length === 2 && tokens.some(isLength);
}

/** Whether a length is entered in another unit than the first one of its definition: a thickness. */
function isOtherUnit({ field }: FieldProfile, { fields }: Profile): boolean {
  const first = fields.find((one) => one.field.dimension?.id === "length");
  return field.dimension?.id === "length" && first?.field.unit !== field.unit;
}

/** One of the figures of "10 x 12". */
function isSize(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 2]];
  return (token?.type === "amount" && token.isBy) || (next?.type === "amount" && next.isBy);
}

function fitMoment(token: Token, { field, isSaid }: FieldProfile): Base | null {
  if (token.type === "date") return field.kind === "date" ? { value: token.date, score: 3 } : null;
  if (token.type === "literal") return field.kind === "text" && isSaid > 0 ? { value: token.text, score: 3 } : null;
  if (token.type === "time") return field.kind === "time" ? { value: token.time, score: 3 } : null;
  return null;
}

/** What follows a figure, as units are written: "mg per kg" as "mg", "/" and "kg". */
const listUnitParts = (tokens: readonly Token[]) =>
  tokens.map(({ text }) => text.trim().replace(/^(?:per|an?)$/i, "/"));

/** The "mg/kg" of "15 mg per kg", where an input is counted in it. */
function findRatioUnit(tokens: readonly Token[], at: number, { fields }: Profile): string | undefined {
  const token = tokens[at]!;
  if (token.type !== "amount" || token.currency !== null || token.isPercent) return undefined;
  if (![1, 2].some((step) => /^(?:\/|per|an?)$/i.test(tokens[at + step]?.text.trim() ?? ""))) return undefined;
  const own = token.measures.length > 0 ? [getUnitText(token)] : [];
  const parts = [...own, ...listUnitParts(tokens.slice(at + 1, at + 4 - own.length))];
  return parts[1] === "/" ? fields.find(({ field }) => field.unit === parts.join(""))?.field.unit : undefined;
}

/** The "day" of "45 mg/kg/day" and "45 mg/kg daily", where the input is in mg/kg. */
function findOwnPeriod(tokens: readonly Token[], at: number, { unit = "", kind }: AnyField): string | undefined {
  if (kind !== "number" || !unit.includes("/")) return undefined;
  const parts = listUnitParts(tokens.slice(at + 1, at + 6));
  const length = [1, 2, 3].find((count) => parts.slice(0, count).join("") === unit);
  if (length === undefined) return undefined;
  const isLinked = parts[length] === "/";
  const next = tokens[at + 1 + length + Number(isLinked)];
  if (!isLinked && !parts[length]?.endsWith("ly")) return undefined;
  return next?.type === "word" && Object.hasOwn(PERIODS, next.word) ? next.word : undefined;
}

/** "3 rpm" for an input that is called RPM: its name, no speed of rotation. */
function isUnitItsName(token: Token, { field, cues }: FieldProfile): boolean {
  if (token.type !== "amount" || token.measures.length === 0) return false;
  if (field.kind !== "number" && field.kind !== "money" && field.kind !== "percent") return false;
  const unit = getCanonicalWords(getUnitText(token));
  // "5 peak sun hours" are not a radiant exposure.
  if (field.kind === "number" && unit.length < 2) return false;
  return unit.join("").length > 1 && cues.some((cue) => cue.join(" ") === unit.join(" "));
}
