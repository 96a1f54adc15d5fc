import { defineCalculator, integer, number, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { computeFactorial } from "#maths/integers.ts";
import { logGamma } from "#maths/special-functions.ts";

export default defineCalculator({
  id: "factorial",
  name: "Factorial Calculator",
  category: "math",
  emoji: "❗",
  description:
    "n! with all its digits up to 5000!, and the double factorial, derangements, number of digits and trailing zeros.",
  keywords: [
    "n factorial",
    "n!",
    "factorial of a number",
    "double factorial",
    "subfactorial",
    "trailing zeros",
    "large factorial",
  ],
  related: [
    { id: "permutations-combinations", stage: "next_step", relevance: 94 },
    "prime-factorization",
    { id: "probability", stage: "next_step", relevance: 78 },
    "scientific-calculator",
  ],
  inputs: {
    n: integer("n", { also: ["factorial"], default: 25, min: 0, max: 5000 }),
  },
  outputs: {
    value: text("n!", { code: true }),
    approximate: number("Approximately", { none: "Above 10^308: too large for a floating-point number" }),
    digits: integer("Digits", { also: ["how many digits", "number of digits"] }),
    trailingZeros: integer("Trailing zeros", { also: ["zeros at the end", "zeros at the end of", "ending zeros"] }),
    log10: number("log₁₀ of n!"),
    doubleFactorial: text("Double factorial n!!", { code: true }),
    derangements: text("Derangements !n", { code: true }),
  },
  compute({ n }) {
    const approximate = n > 170 ? null : Number(computeFactorial(n));
    const log10 = approximate === null ? logGamma(n + 1) / Math.LN10 : Math.log10(approximate);
    return {
      get value() {
        return String(computeFactorial(n));
      },
      approximate,
      // Up to 5000! no factorial is so near to a power of ten that the logarithm could mistake its digits.
      digits: Math.floor(log10) + 1,
      trailingZeros: fivesIn(n),
      log10,
      get doubleFactorial() {
        return String(doubleFactorialOf(n, computeFactorial(n)));
      },
      get derangements() {
        return String(derangementsOf(n, computeFactorial(n)));
      },
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.n < 2
      ? "{n}! is 1: there is only one way to put so few things in order."
      : inputs.n > 17
        ? "{n} things can be put in order in {n}! ways, a number of {digits} digits."
        : `{n} things can be put in order in ${say.number(Number(outputs.value))} ways.`,
    outputs.trailingZeros! > 0
      ? `It ends in ${counted(outputs.trailingZeros!, "zero", "{trailingZeros}")}, one for each factor of 5 in 1 · 2 · … · {n}.`
      : "It has no trailing zeros, since none of its factors is a multiple of 5.",
  ],
  formula: {
    tex: [
      String.raw`n! = 1 \cdot 2 \cdot 3 \cdots n, \qquad 0! = 1`,
      String.raw`n!! = n (n-2)(n-4) \cdots, \qquad !n = (n-1)\bigl(!(n-1) + !(n-2)\bigr)`,
      String.raw`z = \left\lfloor \frac{n}{5} \right\rfloor + \left\lfloor \frac{n}{25} \right\rfloor + \left\lfloor \frac{n}{125} \right\rfloor + \cdots`,
    ],
    where: {
      n: "a whole number, 0 or more",
      "n!!": "double factorial, every second factor",
      "!n": "derangements: orders in which nothing stays in its place",
      z: "number of zeros at the end of n!",
    },
  },
  howTo: [
    "Enter n, a whole number from 0 to 5,000.",
    "Read n! with all its digits, and how many digits and trailing zeros it has.",
    "Derangements answers questions such as: in how many ways can n people draw names so that nobody draws their own?",
  ],
  faq: [
    {
      question: "Why is 0! equal to 1?",
      answer:
        "There is exactly one way to arrange nothing. It also keeps the rule n! = n · (n − 1)! true for n = 1, and makes formulas such as n!/(r!(n − r)!) work for r = 0 and r = n.",
    },
    {
      question: "How fast do factorials grow?",
      answer:
        "Faster than any power or exponential: 10! is 3.6 million, 20! is 2.4 · 10¹⁸, 52! (the orders of a deck of cards) is 8 · 10⁶⁷. 170! is the largest that fits in a floating-point number.",
    },
    {
      question: "Is 5!! the same as (5!)! ?",
      answer:
        "No. The double factorial 5!! = 5 · 3 · 1 = 15 leaves out every second factor. The factorial of a factorial, (5!)!, is 120!, a number of 199 digits.",
    },
  ],
  about: [
    "The factorial counts the orders of n different things. It is the building block of combinations, probabilities and series. The exact value is computed with whole numbers of any length, not rounded.",
    "A share of 1/e, about 36.8%, of all n! orders are derangements, almost regardless of n: for n = 5 it is 44 of 120.",
  ],
  sources: ["Graham, Knuth and Patashnik, Concrete Mathematics, 2nd ed. 1994, chapters 4 and 5"],
  phrases: [
    "{n} factorial",
    "{n}!",
    "how many zeros are at the end of {n}!",
    "how many ways can {n} books be arranged in order",
    "what is {n} factorial",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Ten runners: all orders of finish",
      inputs: { n: 10 },
      outputs: { value: "3628800", trailingZeros: 2, derangements: "1334961" },
    },
    { title: "Zeros at the end of 100!", inputs: { n: 100 }, outputs: { trailingZeros: 24, digits: 158 } },
    { title: "A shuffled deck of 52 cards", inputs: { n: 52 }, outputs: { approximate: 8.06581752e67, digits: 68 } },
  ],
});

function fivesIn(n: number): number {
  return n < 5 ? 0 : Math.floor(n / 5) + fivesIn(Math.floor(n / 5));
}

/** n!! from n!: the even factors are 2^k k!, so the odd ones are what is left. */
function doubleFactorialOf(n: number, factorial: bigint): bigint {
  const half = Math.floor(n / 2);
  const even = computeFactorial(half) << BigInt(half);
  return n % 2 === 0 ? even : factorial / even;
}

/** !n = n!/0! - n!/1! + n!/2! - … ± n!/n!, halved again and again, so that factors of like size meet. */
function derangementsOf(n: number, factorial: bigint): bigint {
  return factorial + alternatingSum(0, n).sum;
}

interface Part {
  /** (after + 1)(after + 2) … upTo */
  readonly product: bigint;
  /** The sum of (-1)^k (k + 1)(k + 2) … upTo for k from after + 1. */
  readonly sum: bigint;
}

function alternatingSum(after: number, upTo: number): Part {
  if (upTo === after) return { product: 1n, sum: 0n };
  if (upTo === after + 1) return { product: BigInt(upTo), sum: upTo % 2 === 0 ? 1n : -1n };
  const middle = Math.floor((after + upTo) / 2);
  const [low, high] = [alternatingSum(after, middle), alternatingSum(middle, upTo)];
  return { product: low.product * high.product, sum: low.sum * high.product + high.sum };
}
