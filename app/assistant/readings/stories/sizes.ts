/** Sizes in a sentence: "10 by 12 ft" is an area, "8 ft by 4 ft, 10 inches deep" a volume. */
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";
import { tidy } from "#assistant/readings/slots/form.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";

export interface Size {
  readonly value: number;
  /** Its lengths in one unit: "20 * 10 * 4". */
  readonly written: string;
  /** Absent where it is a product of bare numbers. */
  readonly measure?: Measure;
  /** Of how many lengths it is the product. */
  readonly power: number;
  /** The places of its tokens, from the first up to before the last. */
  readonly from: number;
  readonly to: number;
}

const POWERS: Readonly<Record<string, number>> = { length: 1, area: 2, volume: 3 };
const LABEL = /^(?:long|wide|deep|thick|high|tall|in|length|width|depth|of|mulch|soil)$/;
const LINK = /^(?:by|x|×|and|with|,|\*)$/i;

/** All sizes, where every amount is one or part of one; null where another amount stands there. */
export function readSizes(tokens: readonly Token[]): readonly Size[] | null {
  const sizes: Size[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.type === "word" || token.type === "mark") continue;
    if (token.type !== "amount" || token.isPercent || token.currency !== null || token.per !== null) return null;
    const size = readSize(tokens, at);
    if (!size) return null;
    sizes.push(size);
    at = size.to - 1;
  }
  return sizes;
}

function readSize(tokens: readonly Token[], from: number): Size | null {
  const first = tokens[from] as Amount;
  const own = first.measures[0];
  const power = own ? POWERS[own.dimension.id] : 1;
  if (power === undefined || first.multiple !== 1) return null;
  const lengths = [first];
  let to = from + 1;
  const end = power === 1 ? tokens.length : from;
  for (let at = from + 1; at < end && lengths.length < 3; at++) {
    const token = tokens[at]!;
    if (token.type === "amount") {
      const isLength = token.measures[0] ? token.measures[0].dimension.id === "length" : !own;
      // Side by side, one length tells what it is of.
      const isJoined = token.isBy || isLabelled(tokens, at);
      if (!isLength || !isJoined || Boolean(token.measures[0]) !== Boolean(own)) break;
      lengths.push(token);
      to = at + 1;
    } else if (
      !(token.type === "word" || token.type === "mark") ||
      !(LINK.test(token.text) || LABEL.test(token.text.toLowerCase()))
    )
      break;
  }
  if (lengths.length === 1)
    return { value: first.value, written: `${first.value}`, ...(own ? { measure: own } : {}), power, from, to };
  const values = lengths.map(({ value, measures: [measure] }) =>
    own && measure ? convert(value, measure.unit, getUnit(own.dimension, own.unit.id)) : value,
  );
  const product = tidy(values.reduce((all, one) => all * one, 1));
  const measure = own && findMeasures(`${own.unit.id}${lengths.length}`)[0];
  if (own && !measure) return null;
  return {
    value: product,
    written: values.map(tidy).join(" * "),
    ...(measure ? { measure } : {}),
    power: lengths.length,
    from,
    to,
  };
}

function isLabelled(tokens: readonly Token[], at: number): boolean {
  const [before, behind] = [tokens[at - 1], tokens[at + 1]];
  return [before, behind].some(
    (one) => one?.type === "word" && /^(?:long|wide|deep|thick|high|tall|depth)$/.test(one.word),
  );
}

/** How often one size is in another; null where they are not of one kind. */
export function divideSizes(whole: Size, part: Size): number | null {
  if (whole.power !== part.power || Boolean(whole.measure) !== Boolean(part.measure)) return null;
  if (!whole.measure || !part.measure) return whole.value / part.value;
  return convert(whole.value, whole.measure.unit, part.measure.unit) / part.value;
}
