/** The unit that follows a number. */
import { findCurrency } from "./currencies.ts";
import type { Token } from "./token.ts";
import { findMeasures, countUnitWords } from "./unit-names.ts";

/** Words that only stand for a unit where no number could be counted otherwise. */
const NO_UNITS = new Set(
  "a an at as are to do by of the is my me or on am so be no per and for from if i it we u us men all pole perch hand hands up x t".split(
    " ",
  ),
);

/** The longest name of a unit that stands behind a number. */
export function readUnit(text: string, at: number, value: number, before: readonly Token[]) {
  const rest = text.slice(at, at + 60);
  const gap = /^(?:\s|-(?=\p{L}))?/u.exec(rest)![0].length;
  const tail = rest.slice(gap);
  const ends = [...tail.matchAll(/[^\s,;:?!()=+]+/gu)]
    .slice(0, countUnitWords())
    .map((one) => one.index + one[0].length);
  for (const end of ends.toReversed()) {
    const name = tail.slice(0, end);
    if (/\d/.test(name.slice(ends[0])) && !/100/.test(name)) continue;
    if (
      gap > 0 &&
      NO_UNITS.has(name.toLowerCase()) &&
      !(name.toLowerCase() === "a" && isAmpere(tail.slice(end), before))
    )
      continue;
    // "r 3 cm h 10": the letter names the next number.
    if (/ \p{L}$/u.test(name) && /^\s*=?\s*\d/.test(tail.slice(end))) continue;
    // "330 lb in 120 days" is not a torque.
    if (/^(?!sq|cu)\S+ in$/i.test(name) && /^\s*\d/.test(tail.slice(end))) continue;
    // "4 m in liters" is not a minute.
    if (/^\p{L} \p{L}+$/u.test(name)) continue;
    if (/^\p{L}$/u.test(name) && isNextName(tail.slice(end), before)) continue;
    if (/^in$/i.test(name) && isPreposition(tail.slice(end), value, before, gap === 0)) continue;
    // Grades have points, "GPa" alone is a pressure.
    if (/^gpa$/i.test(name) && name !== "GPa") continue;
    // "A 12 oz beer" is a volume.
    if (/^(?:oz|ounces?)\.?$/i.test(name) && isPoured(tail.slice(end)))
      return { measures: findMeasures("fl oz"), length: gap + end };
    // "400 m in 50 seconds" are meters; "2 h 30 m", "5 km in 25 m" and "30m" may be minutes.
    const canBeMinutes = name !== "m" || gap === 0 || before.some((one) => one.type === "amount");
    const measures = findMeasures(name).filter((one) => canBeMinutes || one.dimension.id !== "time");
    if (measures.length > 0) return { measures, length: gap + end };
  }
  // 5'11, 1m80, 2h30: the unit stands between two figures.
  const glued = /^(['"]|ft|m|h|st|lb|min|kg|cm)(?=\d)/i.exec(tail) ?? /^['"]/.exec(tail);
  return glued && gap === 0 ? { measures: findMeasures(glued[0].toLowerCase()), length: glued[0].length } : null;
}

/** Whether a drink or what it is drunk from follows. */
const isPoured = (rest: string) =>
  /^\s+(?:of )?(?:(?!coffee beans)[a-z]+ )?(?:beers?|wines?|sodas?|drinks?|coffees?|lattes?|juices?|colas?|cokes?|shots?|cocktails?)\b(?! beans)/i.test(
    rest,
  );

/** "12 v 2 a": where no article can stand, the letter is the unit. */
function isAmpere(rest: string, before: readonly Token[]): boolean {
  const isCircuit = before.some(
    (token) =>
      token.type === "amount" && token.measures.some((one) => /^(?:voltage|resistance)$/.test(one.dimension.id)),
  );
  if (isCircuit) return !/^\s*(?:hour|hr|day|week|month|mo|year|yr)\b/i.test(rest);
  return /^\s*(?:$|[,;?.)]|\d|(?:and|at|with|to|in|into|through|on|of|for|over|is|or)\b)/i.test(rest);
}

/** "r 3 h 10": a letter that names the next number, as one has named this. */
function isNextName(rest: string, before: readonly Token[]): boolean {
  const named = before.findLast((token) => token.type !== "mark");
  return named?.type === "word" && named.text.length === 1 && /^\s*=?\s*\d/.test(rest);
}

/** "in" behind a number is an inch where nothing else can be meant. */
function isPreposition(rest: string, value: number, before: readonly Token[], isGlued: boolean): boolean {
  if (isGlued) return false;
  const last = before.at(-1);
  if (last?.type === "amount" && last.measures.some((one) => one.unit.id === "ft") && value < 12) return false;
  if (/^\s*$/.test(rest)) return false;
  if (/^\s*(?:to\b|by\b|x\b|×|[,;)]|thick|wide|deep|long|high|tall|diam|radius|in\b|into\b|and\b)/i.test(rest))
    return false;
  if (
    /^\s*(?:[$€£\d]|the\b|my\b|every\b|an?\b|which\b|what\b|how\b|total\b|series\b|parallel\b|roman|human|words?\b|binary|hex|decimal|percent|years?|months?|days?|degrees?\b|(?:uk|us|eu)\b|(?:[a-z]+ )?(?:fees?|cash|checking|debts?|savings|tax(?:es)?|sales|costs?|expenses|income|tips?|interest|bills|credit|charges|rent|revenue|profit|commissions?|equity|stocks?|bonds?|loans?|dividends?|donations?|groceries|repairs|discounts?|extras|equipment)\b)/i.test(
      rest,
    )
  )
    return !/^\s*\d+(?:[.,]\d+)?\s*(?:in\b|"|lb|kg|pounds?|st\b)/i.test(rest);
  const next = /^\s*(\S+)/.exec(rest)?.[1] ?? "";
  if (findCurrency(next)) return true;
  // "Gas mark 4 in fahrenheit": what is asked for in another unit than one of length has no inches.
  if (
    next.length > 4 &&
    findMeasures(next).length > 0 &&
    findMeasures(next).every(({ dimension }) => dimension.id !== "length")
  )
    return true;
  return value > 500;
}
