/** Resistors in parallel or in series ("10 ohm and 15 ohm in parallel", "three resistors of 100, 220 and 330 in series"). */
import type { Direct } from "#assistant/readings/reading.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";
import { read, tidy } from "./form.ts";
import { FILL } from "./words.ts";
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";

const WORDS = new Set(
  "resistor resistors speaker speakers resistance resistances total equivalent combined parallel series connected wired ohm ohms Ω value values".split(
    " ",
  ),
);

/** More are bought by the box. */
const MOST = 24;

/** A count that is spelled out ("three resistors") must be that of the values. */
export function readResistors(tokens: readonly Token[]): Direct {
  const words = tokens.flatMap((token) => (token.type === "word" ? [token.word] : []));
  const ways = ["parallel", "series"].filter((one) => words.includes(one));
  if (ways.length !== 1 || !words.every((word) => FILL.has(word) || WORDS.has(word))) return null;
  let amounts = tokens.filter((token): token is Amount => token.type === "amount");
  if (tokens.some((token) => token.type !== "word" && token.type !== "amount" && !/^[,.?&Ω]$/.test(token.text)))
    return null;
  const [first] = amounts;
  if (first && /^[a-z]+$/i.test(first.text.trim())) {
    // "Two 8 ohm speakers" are counted below.
    if (first.value === amounts.length - 1) amounts = amounts.slice(1);
    else if (amounts.length !== 2) return null;
  }
  // "4 100 ohm resistors"
  const [count, each] = amounts;
  const isCounted = count && each && amounts.length === 2 && !isResistance(count) && isResistance(each);
  if (isCounted && tokens[tokens.indexOf(count) + 1] === each && Number.isInteger(count.value) && count.value <= MOST)
    amounts = Array.from({ length: count.value }, () => each);
  const isOfOhms = amounts.some(isResistance) || words.some((word) => /^(?:resist|ohm)/.test(word));
  const values = amounts.map((one) => toOhms(one));
  if (!isOfOhms || values.length < 2 || values.includes(null)) return null;
  return read("parallel-resistors", { resistors: values, connection: ways[0] }, "equivalentResistance");
}

function isResistance({ measures }: Amount): boolean {
  return measures.some((one) => one.dimension.id === "resistance");
}

/** A bare number is ohms; null where it is something else. */
function toOhms(amount: Amount): number | null {
  const { value, multiple, measures, currency, isPercent } = amount;
  const measure = measures.find((one) => one.dimension.id === "resistance");
  if (measure) return tidy(convert(value, measure.unit, getUnit(measure.dimension, "ohm")));
  return measures.length > 0 || currency !== null || isPercent ? null : value * multiple;
}
