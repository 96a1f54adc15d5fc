/** Sequences by their first terms, sums of consecutive numbers, remainders, neighboring primes. */
import type { Direct, Reading } from "#assistant/readings/reading.ts";
import { read, sum } from "#assistant/readings/slots/form.ts";
import { ENTRY, NUMBER, type Sentence, toNumber } from "./sentence.ts";

const ORDINAL = String.raw`\b(\d+)(?:st|nd|rd|th)\b`;
const WORDS = "term terms sequence series progression arithmetic geometric number value nth sum total add";

/** "10th term of 3, 7, 11", "sum of the first 20 terms of 2 5 8", "next number in 2 6 18". */
export function readSequence(sentence: Sentence): Direct {
  if (!sentence.says(/\b(?:terms?|next number|sequence|series|progression)\b/)) return null;
  const isSum = sentence.says(/\b(?:sum|total|add)\b/);
  const isNext = sentence.take(/\bnext (?:number|term|one)?/) !== null;
  const count = isNext
    ? null
    : (sentence.take(
        isSum ? /\bfirst (\d+)(?: terms?)?\b|\b(\d+) terms\b/ : `${ORDINAL}(?: term)?|\\bterm (?:number )?(\\d+)\\b`,
      ) ?? null);
  if (!isNext && !count) return null;
  const [text] = sentence.take(String.raw`${ENTRY}(?:(?:\s*,\s*|\s+)${ENTRY}){2,}(?:[\s,]*(?:\.\.\.|…|etc))?`) ?? [];
  const terms = (text?.match(new RegExp(ENTRY, "g")) ?? []).map(Number);
  const rule = findRule(terms);
  if (!rule || !sentence.isRead(WORDS)) return null;
  const n = count ? Number(count[1] ?? count[2]) : terms.length + 1;
  return read("sequence", { ...rule, firstTerm: terms[0]!, n }, isSum ? "sum" : "nthTerm");
}

/** The one rule that all terms follow. */
function findRule(terms: readonly number[]): Readonly<Record<string, unknown>> | null {
  const [first = 0, second = 0] = terms;
  if (terms.length < 3) return null;
  const follow = (next: (term: number, at: number) => number) =>
    terms.every(
      (term, at) => at === 0 || Math.abs(term - next(terms[at - 1]!, at)) < 1e-9 * Math.max(1, Math.abs(term)),
    );
  const difference = Number((second - first).toPrecision(12));
  if (follow((term) => term + difference)) return { type: "arithmetic", difference };
  const ratio = second / first;
  if (first !== 0 && follow((term) => term * ratio)) return { type: "geometric", ratio };
  const isFibonacci = terms.length > 3 && terms.every((term, at) => at < 2 || term === terms[at - 1]! + terms[at - 2]!);
  return isFibonacci ? { type: "fibonacci", secondTerm: second } : null;
}

/** "Arithmetic sequence a1 = 5, d = 3, 20th term". */
export function readProgression(sentence: Sentence): Direct {
  const isEndless = sentence.take(/\b(?:infinite|infinity)\b/) !== null;
  const said = sentence.take(/\b(arithmetic|geometric)\b/)?.[1];
  const isNamed = said !== undefined || !sentence.says(/\ba_?1\b/);
  const type = isNamed
    ? said
    : sentence.says(/\bd\s*(?:=|is)/)
      ? "arithmetic"
      : sentence.says(/\br\s*(?:=|is)/)
        ? "geometric"
        : undefined;
  const step = type === "arithmetic" ? "(?:common )?difference|d" : "(?:common )?ratio|r";
  const first = sentence.take(
    String.raw`\b(?:first term|first|a_?1|a|starts? (?:at|with))\s*(?:is|of|=)?\s*(${NUMBER})(?![\w.])`,
  );
  const by = sentence.take(String.raw`\b(?:${step})\s*(?:is|of|=)?\s*(${NUMBER})(?![\w.])`);
  if (
    isEndless &&
    type === "geometric" &&
    first &&
    by &&
    Math.abs(toNumber(by[1]!)) < 1 &&
    sentence.isRead(`${WORDS} first`)
  )
    return sum(`${toNumber(first[1]!)} / (1 - ${toNumber(by[1]!)})`);
  const count = sentence.take(
    `${ORDINAL}(?: term)?|\\bn\\s*(?:=|is)?\\s*(\\d+)|\\b(?:first )?(\\d+) terms\\b|\\ba_?(\\d+)\\b`,
  );
  if (type === undefined || isEndless || !first || !by || !count) return null;
  const isSum = sentence.says(/\bsum\b/);
  if (!sentence.isRead(`${WORDS} first`)) return null;
  const inputs = {
    type,
    firstTerm: toNumber(first[1]!),
    [type === "arithmetic" ? "difference" : "ratio"]: toNumber(by[1]!),
    n: Number(count[1] ?? count[2] ?? count[3] ?? count[4]),
  };
  return read("sequence", inputs, isSum ? "sum" : "nthTerm");
}

export function readFibonacci(sentence: Sentence): Direct {
  if (!sentence.take(/\bfibonacci\b/)) return null;
  const isSum = sentence.take(/\bsum\b/) !== null;
  const found = sentence.take(isSum ? /\bfirst (\d+)\b/ : `${ORDINAL}|\\b(?:number |term )?(\\d+)\\b`);
  if (!found || !sentence.isRead("number numbers sequence term terms series")) return null;
  const inputs = { type: "fibonacci", firstTerm: 1, secondTerm: 1, n: Number(found[1] ?? found[2]) };
  return read("sequence", inputs, isSum ? "sum" : "nthTerm");
}

/** "Sum of all numbers from 1 to 100". */
export function readRange(sentence: Sentence): Direct {
  const isAdded = sentence.take(/\badd(?: up)?\b/) !== null;
  if (!isAdded && !sentence.take(/\b(?:sum|total)\b/)) return null;
  // "Sum of the first 50 odd numbers"
  const [, many, kind = ""] =
    sentence.take(/\bfirst (\d+) (odd|even|natural|whole|positive|counting)? ?(?:numbers|integers)\b/) ?? [];
  if (many !== undefined)
    return sentence.isRead("all positive whole natural") && kind !== "whole"
      ? read(
          "sequence",
          {
            type: "arithmetic",
            firstTerm: kind === "even" ? 2 : 1,
            difference: /odd|even/.test(kind) ? 2 : 1,
            n: Number(many),
          },
          "sum",
        )
      : null;
  const found = sentence.take(/\b(?:from |between )?(\d+) ?(?:to|through|thru|until) ?(\d+)\b(?!\.\d)/);
  // "Add 1 to 100" is a sum of two.
  if (
    !found ||
    (isAdded && !sentence.says(/\b(?:numbers|integers)\b/)) ||
    !sentence.isRead("all whole natural numbers integers consecutive inclusive every")
  )
    return null;
  const [first, last] = [Number(found[1]), Number(found[2])];
  return last > first
    ? read("sequence", { type: "arithmetic", firstTerm: first, difference: 1, n: last - first + 1 }, "sum")
    : null;
}

/** "23 mod 7", "remainder when 100 is divided by 7". */
export function readRemainder(sentence: Sentence): Direct {
  const found =
    sentence.take(String.raw`(?<![\w.])(${NUMBER})\s*(?:mod|modulo)\s*\(?(${NUMBER})\)?`) ??
    (sentence.take(/\bremainder\b/) &&
      sentence.take(String.raw`(?<![\w.])(${NUMBER})\s*(?:is )?(?:divided by|over|\/|÷)\s*(${NUMBER})`));
  return found && sentence.isRead("remainder value")
    ? sum(`mod(${toNumber(found[1]!)}, ${toNumber(found[2]!)})`)
    : null;
}

/** "Next prime after 100", "largest prime below 1000". */
export function readPrime(sentence: Sentence): Direct {
  if (!sentence.take(/\bprimes?(?: numbers?)?\b/)) return null;
  const isQuestion = sentence.says(/^is\b/);
  const next = sentence.take(/\b(?:next|after|above|(?:bigger|greater|larger|higher|more) than)\b/);
  const previous = sentence.take(/\b(?:previous|before|below|under|(?:smaller|less|lower) than)\b/);
  const number = sentence.takeNumber();
  if (isQuestion && number !== null && !next && !previous && sentence.isRead("number"))
    return toPrime(number, "isPrime");
  if ((next === null) === (previous === null) || number === null) return null;
  const words = `number ${next ? "after above first smallest bigger greater larger than" : "before below last largest biggest previous than"}`;
  return sentence.isRead(words) ? toPrime(number, next ? "nextPrime" : "previousPrime") : null;
}

const toPrime = (number: number, output: string): Reading => read("prime-factorization", { number }, output);
