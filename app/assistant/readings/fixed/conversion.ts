/** Conversions of units and money ("5 ft 11 in to cm"). */
import { findCurrency, isPound } from "#assistant/tokens/currencies.ts";
import { type Direct, stripCourtesy } from "#assistant/readings/reading.ts";
import type { ReadingContext, Amount } from "#assistant/tokens/token.ts";
import { toCountry } from "#assistant/tokens/country-units.ts";
import { tokenize } from "#assistant/tokens/tokenize.ts";
import { type Measure, findMeasures } from "#assistant/tokens/unit-names.ts";

const ARROW = String.raw`(?:to|in|into|as|=|equals?|is how many|are how many|equals how many|->|→|nach|en)`;
const FORWARD = new RegExp(
  String.raw`^(?:convert |change |turn |translate )?(.+?)\s*(?:\s${ARROW}\s+|->|→)(?:how many )?(.+)$`,
  "i",
);
const JOINTS = new RegExp(String.raw`\s${ARROW}(?=\s)|\s*(?:->|→)\s*`, "gi");
/** What begins with no amount, or has more words than one amount and the name of a unit. */
const NO_AMOUNT = /^(?:how|what|when|which|who|if|is|does|i|my|we|our|the)\s|(?:\S+\s+){14}/i;
const BACKWARD =
  /^(?:convert |number of )?(?:(?:how many|how much|many|much) )?(.+?) (?:are (?:there )?in|is in|make up|make|are|is|in|per|equals?) (?:(an?|one) )?(.+)$/i;
const MARKED = /^(?:how many|how much|number of|many)\b/i;

/** Reads a conversion of units or money; null where the sentence is none, a refusal where the two do not fit. */
export function readConversion(sentence: string, context: ReadingContext): Direct {
  const whole = sentence
    .replace(/[?.!\s]+$/, "")
    .replace(/^(?:please |can you |hey |so )+/i, "")
    .replace(/^(?:i weigh|i'm|im|i am|how (?:hot|cold|tall|heavy|long|far|fast|big|much) is)\s+(?=[\d.])/i, "")
    .replace(/\bmach (\d+(?:\.\d+)?)\b/i, "$1 mach")
    .replace(/,? (?:what|how much) is (?:that|it) (?=(?:in|to) )|\s*=\s*\?\s*/i, (joint) =>
      joint.includes("?") ? " = " : " ",
    )
    .replace(/^(how many .+) does (an?) (.+) have$/i, "$1 are in $2 $3")
    .replace(/\s+please$/i, "");
  if (whole.length > 120) return null;
  if (MARKED.test(whole)) {
    const [, target = "", article, rest = ""] =
      BACKWARD.exec(whole.replace(/^how (?:many|much) (?=.*\bhow\b)/i, "")) ?? [];
    const amount = parseAmount(article && !/^\d/.test(rest) ? `1 ${rest}` : rest, context);
    const read = amount && convertTo(amount, target, context);
    if (read) return read;
  }
  const text = stripCourtesy(whole);
  // "Oz in a pound": how many.
  const within = /^([\p{L} ]+?) (?:in|per) (?:an?|one) ([\p{L} ]+)$/u.exec(text);
  const one = within && parseAmount(`1 ${within[2]}`, context);
  const many = one && convertTo(one, within[1]!, context);
  if (many?.calculator) return many;
  return readForward(text, context) ?? readValueLast(text, context) ?? readBare(text, context);
}

/** "Kg to lbs 70": the number behind both units. */
function readValueLast(text: string, context: ReadingContext): Direct {
  const [, from, to, value] = /^([^\d]+?) (?:to|in|into) ([^\d]+?)[,:]? (-?\d[\d.,]*)$/i.exec(text) ?? [];
  const amount = from === undefined ? null : parseAmount(`${value} ${from}`, context);
  const read = amount && convertTo(amount, to!, context);
  return read?.calculator ? read : null;
}

/** "5 ft 11 in to cm"; the connecting word may be any of those in the sentence, the last one first. */
function readForward(text: string, context: ReadingContext): Direct {
  const match = FORWARD.exec(text);
  if (!match) return null;
  let refusal: Direct = null;
  for (const joint of [...text.matchAll(JOINTS)].toReversed()) {
    const source = text.slice(0, joint.index).replace(/^(?:convert|change|turn|translate)\s+/i, "");
    const target = text
      .slice(joint.index + joint[0].length)
      .trim()
      .replace(/^how many\s+/i, "");
    const amount = parseAmount(source, context) ?? parseAmount(`1 ${source.replace(/^an?\s/i, "")}`, context);
    const read = amount && convertTo(amount, target, context);
    if (read?.calculator) return read;
    refusal ??= read;
  }
  return refusal;
}

const OTHER_SCALE: Readonly<Record<string, string>> = { C: "fahrenheit", F: "celsius" };

/** "12 stone kg": a quantity and a unit of the same kind, nothing between them. */
function readBare(text: string, context: ReadingContext): Direct {
  if (NO_AMOUNT.test(text)) return null;
  const tokens = tokenize(text.replace(/^(?:convert|change|turn|translate)\s+/i, ""), context);
  const [amount, ...others] = tokens;
  // "98.6 fahrenheit" alone: a temperature is asked for on the other scale.
  const scale = amount?.type === "amount" && amount.measures.find(({ dimension }) => dimension.id === "temperature");
  if (scale && others.length === 0 && OTHER_SCALE[scale.unit.id])
    return convertTo(amount, OTHER_SCALE[scale.unit.id]!, context);
  if (
    amount?.type !== "amount" ||
    others.length === 0 ||
    others.length > 3 ||
    others.some((one) => one.type !== "word")
  )
    return null;
  // "4.5 hours a week" is so much in each.
  if (/^an?$/i.test(others[0]!.text)) return null;
  const read = convertTo(amount, text.slice(text.indexOf(amount.text) + amount.text.length), context);
  return read?.calculator ? read : null;
}

/** A text that is one quantity or one amount of money and nothing else. */
function parseAmount(text: string, context: ReadingContext): Amount | null {
  if (NO_AMOUNT.test(text)) return null;
  const tokens = tokenize(text.trim(), context);
  const [amount] = tokens;
  if (tokens.length !== 1 || amount?.type !== "amount" || amount.isPercent) return null;
  return amount.measures.length > 0 || amount.currency !== null ? amount : null;
}

function convertTo(amount: Amount, target: string, { country }: ReadingContext): Direct {
  const name = target.trim().replace(/^(?:the |a |an )/i, "");
  const parts = /^(?:feet|foot|ft)(?: and| &|,)? ?(?:inches|inch|in)$/i.test(name)
    ? (["ft", "in"] as const)
    : /^(?:stones?|st)(?: and| &|,)? ?(?:pounds?|lbs?)$/i.test(name)
      ? (["st", "lb"] as const)
      : null;
  const money = convertMoney(amount, name);
  if (money) return money;
  const targets = toCountry(findMeasures(parts ? parts[0] : name), country);
  if (targets.length === 0 || amount.measures.length === 0) return null;
  const pair = findPair(amount.measures, targets) ?? findLoosePair(amount.measures, targets);
  // "16px to rem" is not radiation.
  if (!pair && amount.measures.some((one) => one.unit.id === "px")) return null;
  if (!pair) return { calculator: null, reason: explainMismatch(amount, amount.measures[0]!, targets[0]!) };
  const { from, to } = pair;
  const inputs = { dimension: from.dimension.id, value: amount.value, from: from.unit.id, to: to.unit.id };
  return { calculator: "unit-converter", inputs, unread: [], ...(parts ? { parts } : {}) };
}

function convertMoney(amount: Amount, name: string): Direct {
  const from =
    amount.currency ??
    (amount.measures.some((one) => one.unit.id === "lb") && isPound(getLastWord(amount.text)) ? "GBP" : null);
  const to = findCurrency(name) ?? (isPound(name) && amount.currency !== null ? "GBP" : null);
  if (from === null || to === null) return null;
  return { calculator: "currency-converter", inputs: { amount: amount.value, from, to }, unread: [] };
}

function getLastWord(text: string): string {
  return text.trim().split(/\s+/).at(-1) ?? "";
}

function findPair(sources: readonly Measure[], targets: readonly Measure[]): { from: Measure; to: Measure } | null {
  for (const from of sources) {
    const to = targets.find((one) => one.dimension === from.dimension);
    if (to) return { from, to };
  }
  return null;
}

/** What is said short: ounces of a liquid are fluid ounces, megabits per second in megabytes are so many a second. */
function findLoosePair(
  sources: readonly Measure[],
  targets: readonly Measure[],
): { from: Measure; to: Measure } | null {
  const isOunce = (one: Measure) => one.unit.id === "oz";
  const fluid = findMeasures("fluid ounce");
  if (sources.some(isOunce) && targets.some((one) => one.dimension.id === "volume")) return findPair(fluid, targets);
  if (targets.some(isOunce) && sources.some((one) => one.dimension.id === "volume")) return findPair(sources, fluid);
  const rates = sources.filter((one) => one.dimension.id === "dataRate");
  const stored = targets.filter((one) => one.dimension.id === "data");
  return findPair(
    rates,
    stored.flatMap((one) => findMeasures(`${one.unit.symbol}/s`)),
  );
}

function explainMismatch(amount: Amount, from: Measure, to: Measure): string {
  const [one, other] = [from.dimension.label.toLowerCase(), to.dimension.label.toLowerCase()];
  return `${amount.text.trim()} measures ${one} and ${to.unit.label.toLowerCase()} measures ${other}, so one cannot be converted into the other.`;
}
