/** Sums told one step after the other ("$200 jacket, 25 % off, then 8 % tax"). */
import type { Direct } from "#assistant/readings/reading.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";
import { sum } from "./form.ts";
import { FILL, THINGS } from "./words.ts";

type Sign = "+" | "-" | "*" | "/";

/** What is done with a number, by the words before or behind it. */
const SIGNS: Readonly<Record<string, Sign>> = {};
for (const [sign, words] of [
  [
    "+",
    "plus add added adding another more shipping delivery postage surcharge extra received earn earned gain gained + tax vat gst tip gratuity increase increased raise raised up interest markup",
  ],
  [
    "-",
    "minus less subtract subtracted deduct remove spend spent lose lost gave give off discount discounted reduced reduction rebate coupon cheaper refund - down",
  ],
  ["*", "times multiply multiplied"],
  ["/", "divide divided split shared"],
] as const)
  for (const word of words.split(" ")) (SIGNS as Record<string, Sign>)[word] = sign;
/** Those that name what a step is about, and yield to a word that says what to do. */
const WEAK = new Set(
  "more extra up down shipping delivery postage tax vat gst tip gratuity interest give another coupon".split(" "),
);
const ALONE: Readonly<Record<string, string>> = {
  double: "* 2",
  doubled: "* 2",
  triple: "* 3",
  tripled: "* 3",
  halve: "/ 2",
  halved: "/ 2",
};
const PLAIN = new Set(
  "start started starting with original price cost total sales service fee by people ways then finally next at first apply applied equally evenly between among after".split(
    " ",
  ),
);
/** What a percentage may do. */
const CHANGES = new Set<Sign>(["+", "-"]);
const LEAST = 2;

interface Step {
  readonly amount: Amount;
  readonly words: readonly string[];
}

/** Reads a start and at least two steps; null where a word of it has no meaning, or a step two. */
export function readSteps(tokens: readonly Token[]): Direct {
  if (tokens.some((token) => token.type === "date" || token.type === "time" || token.type === "literal")) return null;
  // A tip is one on the bill before its tax or with it, unless the order is told.
  const isSaid = (said: RegExp) => tokens.some((token) => token.type === "word" && said.test(token.word));
  if (isSaid(/^(?:tip|gratuity)$/) && isSaid(/^(?:tax|vat|gst)$/) && !isSaid(/^then$/)) return null;
  const clauses = splitClauses(tokens);
  if (!clauses) return null;
  let [formula, count] = ["", 0];
  for (const clause of clauses) {
    const amounts = clause.filter((token): token is Amount => token.type === "amount");
    const words = clause.flatMap((token) =>
      token.type === "word" ? [token.word] : token.type === "mark" ? [token.text] : [],
    );
    // "8 less than 40" takes 8 from 40, and not 40 from 8.
    if (amounts.length > 1 || !words.every(isKnown) || words.includes("than")) return null;
    const [amount] = amounts;
    const alone = words.flatMap((word) => (Object.hasOwn(ALONE, word) ? [ALONE[word]!] : []));
    if (amount && (amount.measures.length > 0 || amount.per !== null || alone.length > 0)) return null;
    if (formula === "") {
      if (!amount || amount.isPercent || words.some((word) => Object.hasOwn(SIGNS, word))) return null;
      formula = String(amount.value * amount.multiple);
      continue;
    }
    // "Plus tax": by how much nobody said.
    if (!amount && alone.length === 0 && words.some((word) => Object.hasOwn(SIGNS, word))) return null;
    const next = amount
      ? applyStep(formula, { amount, words })
      : alone.length === 1
        ? `(${formula}) ${alone[0]}`
        : null;
    if (next === null && (amount || alone.length > 0)) return null;
    if (next !== null) [formula, count] = [next, count + 1];
  }
  return count < LEAST ? null : sum(formula);
}

function isKnown(word: string): boolean {
  return (
    FILL.has(word) || THINGS.has(word) || PLAIN.has(word) || Object.hasOwn(SIGNS, word) || Object.hasOwn(ALONE, word)
  );
}

function applyStep(formula: string, { amount, words }: Step): string | null {
  const said = words.filter((word) => Object.hasOwn(SIGNS, word));
  const strong = said.filter((word) => !WEAK.has(word));
  // "Plus 10 % off" is a discount: what stands behind a percentage says what it does.
  const decisive =
    amount.isPercent && strong.some((word) => /^(?:off|discount)/.test(word))
      ? ["off"]
      : strong.length > 0
        ? strong
        : said;
  const signs = new Set(decisive.map((word) => SIGNS[word]!));
  const [sign] = signs;
  if (sign === undefined || signs.size > 1) return null;
  const value = amount.value * amount.multiple;
  if (!amount.isPercent) return `(${formula}) ${sign} ${value}`;
  return CHANGES.has(sign) ? `(${formula}) * (1 ${sign} ${value}/100)` : null;
}

/** The parts between commas, "then" and "and", each with one value at most. */
function splitClauses(tokens: readonly Token[]): readonly (readonly Token[])[] | null {
  const clauses: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const last = clauses.at(-1)!;
    const hasValue = last.some((one) => one.type === "amount");
    const isComma = token.type === "mark" && /[,.;:?]/.test(token.text);
    const isJoint = token.type === "word" && (token.word === "then" || token.word === "and");
    if (token.type === "mark" && !isComma && !/^[-+*/]$/.test(token.text)) return null;
    if (isComma || isJoint) {
      if (last.length > 0) clauses.push([]);
      continue;
    }
    // "60 plus 5": what to do with the next value stands before it.
    const isNext = token.type === "word" && hasValue && /^(?:plus|minus|less|times|add|with)$/.test(token.word);
    const isOver =
      (isNext && tokens.slice(at).some((one) => one.type === "amount")) || (token.type === "amount" && hasValue);
    if (isOver) clauses.push([token]);
    else last.push(token);
  }
  return clauses.filter((one) => one.length > 0);
}
