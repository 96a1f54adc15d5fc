/** Fractions: in lowest terms, as mixed numbers, as decimals, and what two of them make. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read, sum } from "#assistant/readings/slots/form.ts";
import type { Sentence } from "./sentence.ts";

const FRACTION = String.raw`(?:(\d+)[ -])?(\d+) ?\/ ?(\d+)`;
const FORM = /\b(?:mixed(?: numbers?| fractions?)?|(?:improper|top[- ]heavy) fractions?)\b/;
const LOWEST =
  /\b(?:simplif\w+|simplest(?: form| terms)?|lowest(?: terms)?|reduced?(?: form)?|as an? fraction|in fraction form|fraction)\b/;
const OPERATIONS: readonly (readonly [RegExp, string])[] = [
  [/\+|\bplus\b|\band\b/, "add"],
  [/-|\bminus\b/, "subtract"],
  [/[x×*]|\btimes\b|\bmultiplied by\b/, "multiply"],
  [/÷|:|\/|\bdivided by\b|\bby\b/, "divide"],
];
const WORDS =
  "number fraction improper as to into write convert express form terms change turn equivalent value result answer add sum product";

/** "0.333 repeating", "0.1(6)", "0.2727… recurring" as a fraction. */
function readRepeating(sentence: Sentence): Direct {
  const found =
    sentence.take(/(?<![\w.])(\d*)\.(\d*)\((\d+)\)(?!\w)/) ??
    (sentence.take(/\b(?:repeating|recurring)\b(?: decimal)?/) &&
      sentence.take(/(?<![\w.])(\d*)\.()(\d+)(?:\.\.\.|…)?(?!\w)/));
  if (
    !found ||
    !(sentence.take(LOWEST) ?? sentence.take(/\bfraction\b/)) ||
    !sentence.isRead(`${WORDS} repeating recurring decimal`)
  )
    return null;
  const [, whole, fixed, digits] = found as [string, string, string, string];
  // "0.333" repeats the 3, "0.2727" the 27.
  const period = fixed === "" && !found[0]!.includes("(") ? /^(\d+?)\1*$/.exec(digits)![1]! : digits;
  const under = 10 ** fixed.length * (10 ** period.length - 1);
  const over = Number(`${whole}${fixed}${period}`) - Number(`${whole}${fixed}`);
  return under > 1e9
    ? null
    : read("fraction", { operation: "simplify", numerator1: over, denominator1: under }, "result");
}

export function readFraction(sentence: Sentence): Direct {
  if (sentence.says(/\b(?:repeating|recurring)\b|\.\d*\(\d/)) return readRepeating(sentence);
  const isDecimal = sentence.take(/\bdecimals?(?: form| number)?\b/) !== null;
  const form = sentence.take(FORM)?.[0];
  sentence.take(FORM);
  const isLowest = sentence.take(LOWEST) !== null;
  if (!isDecimal && form === undefined && !isLowest) return null;
  const pair = sentence.take(
    String.raw`(?<![\w./])${FRACTION} ?(\+|-|[x×*÷:/]|plus|minus|times|multiplied by|divided by|and|by) ?${FRACTION}(?![\w./])`,
  );
  const one = pair ? null : sentence.take(String.raw`(?<![\w./])${FRACTION}(?![\w./])`);
  const [, whole = "0", over, under] = pair ?? one ?? [];
  sentence.take(LOWEST);
  if (over === undefined || under === "0" || sentence.says(/\d/) || !sentence.isRead(WORDS)) return null;
  const first = { whole1: Number(whole), numerator1: Number(over), denominator1: Number(under) };
  if (isDecimal) return one ? sum(whole === "0" ? `${over} / ${under}` : `${whole} + ${over} / ${under}`) : null;
  const output = form?.startsWith("mixed") ? "mixed" : "result";
  if (!pair) return read("fraction", { operation: "simplify", ...first }, output);
  const operation = OPERATIONS.find(([sign]) => sign.test(pair[4]!))?.[1];
  const second = { whole2: Number(pair[5] ?? 0), numerator2: Number(pair[6]), denominator2: Number(pair[7]) };
  return read("fraction", { operation, ...first, ...second }, output);
}
