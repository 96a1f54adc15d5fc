import { choice, defineCalculator, integer, number, refuse, table } from "#engine/define.ts";
import { sum as sumOf } from "#maths/statistics.ts";
import { noteWork } from "#maths/work.ts";

/** How many terms the table has. */
const LISTED = 100;

export default defineCalculator({
  id: "sequence",
  name: "Sequence Calculator",
  category: "math",
  emoji: "🪜",
  description: "The n-th term and the sum of an arithmetic, geometric or Fibonacci sequence, with the list of terms.",
  keywords: [
    "arithmetic sequence",
    "geometric sequence",
    "fibonacci",
    "nth term",
    "series sum",
    "common difference",
    "common ratio",
    "progression",
  ],
  related: [
    { id: "compound-interest", stage: "next_step", relevance: 80 },
    { id: "exponent", stage: "complementary", relevance: 76 },
    "linear-regression",
    "average",
  ],
  inputs: {
    type: choice("Sequence", {
      called: {
        arithmetic: ["arithmetic series", "arithmetic progression"],
        geometric: ["geometric series", "geometric progression"],
        fibonacci: ["fibonacci"],
      },
      default: "arithmetic",
      options: [
        ["arithmetic", "Arithmetic (add a difference)"],
        ["geometric", "Geometric (multiply by a ratio)"],
        ["fibonacci", "Fibonacci (sum of the last two)"],
      ],
    }),
    firstTerm: number("First term", {
      also: [
        "start",
        "first",
        "starts at",
        "starting at",
        "begins with",
        "starts with",
        "starting with",
        "first number",
      ],
      default: 1,
    }),
    difference: number("Common difference", {
      also: ["step", "increases by", "goes up by", "difference of", "common difference of", "going up by", "add"],
      default: 3,
      when: { type: "arithmetic" },
    }),
    ratio: number("Common ratio", {
      also: ["factor", "ratio of", "common ratio of", "multiplied by", "multiplier"],
      default: 2,
      when: { type: "geometric" },
    }),
    secondTerm: number("Second term", { also: ["second"], default: 1, when: { type: "fibonacci" } }),
    n: integer("Number of terms", {
      also: ["terms", "th term", "first"],
      default: 10,
      min: 1,
      max: 10_000,
    }),
  },
  outputs: {
    nthTerm: number("The n-th term", { also: ["nth term", "th term", "last term"], digits: 12 }),
    sum: number("Sum of the first n terms", {
      also: ["sum", "total", "sum of the first", "series sum", "add up to"],
      digits: 12,
    }),
    infiniteSum: number("Sum to infinity", {
      also: ["infinite sum", "sum of the infinite series"],
      none: "None: the sums do not converge",
    }),
    mean: number("Mean of the terms"),
    ratioOfLastTwo: number("Last term / the one before", { none: "Not defined" }),
    terms: table("Terms", {
      n: integer("n"),
      term: number("Term"),
      sum: number("Sum so far"),
    }),
  },
  pictures: [{ draw: "rows", table: "terms", name: "n", value: "term", title: "The first terms" }],
  compute(inputs) {
    const { type, firstTerm, difference, ratio, n } = inputs;
    // An arithmetic sequence needs no more terms than are listed: its sum has a formula, and its last term is the largest or the smallest.
    const count = type === "arithmetic" ? Math.min(n, LISTED) : n;
    const terms =
      type === "fibonacci"
        ? fibonacciTerms(inputs)
        : Array.from({ length: count }, (_, index) => termOf(inputs, index));
    // For each term a power, a check and its share of the sum.
    noteWork(3 * terms.length);
    const nthTerm = type === "fibonacci" ? terms[n - 1]! : termOf(inputs, n - 1);
    if (![...terms, nthTerm].every(Number.isFinite)) refuse("n", "A term is beyond 1.8 · 10^308. Use fewer terms.");
    const before = n < 2 ? 0 : type === "fibonacci" ? terms[n - 2]! : termOf(inputs, n - 2);
    const sum = type === "arithmetic" ? n * (firstTerm + ((n - 1) * difference) / 2) : sumOf(terms);
    let soFar = 0;
    return {
      nthTerm,
      sum,
      infiniteSum: type === "geometric" ? infiniteSumOf(firstTerm, ratio) : null,
      mean: sum / n,
      ratioOfLastTwo: before === 0 || !Number.isFinite(nthTerm / before) ? null : nthTerm / before,
      terms: terms.slice(0, LISTED).map((term, index) => {
        soFar += term;
        return { n: index + 1, term, sum: soFar };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.n === 1
      ? "The first term is {nthTerm}."
      : "Term number {n} is {nthTerm}, and the first {n} terms add up to {sum}.",
    inputs.type === "geometric"
      ? outputs.infiniteSum === null
        ? "The sums do not converge, since the ratio is not between −1 and 1."
        : "If the sequence goes on forever, the sum approaches {infiniteSum}."
      : inputs.type === "arithmetic"
        ? "The mean of the terms, {mean}, lies midway between the first and the last."
        : outputs.ratioOfLastTwo === null
          ? "The ratio of the last two terms is not defined here."
          : `The last term is {ratioOfLastTwo} times the one before; as n grows this approaches the golden ratio, ${say.number(1.618034, 6)}.`,
  ],
  formula: {
    tex: [
      String.raw`\text{arithmetic: } a_n = a_1 + (n - 1) d, \qquad S_n = \frac{n (a_1 + a_n)}{2}`,
      String.raw`\text{geometric: } a_n = a_1 q^{n-1}, \qquad S_n = a_1 \frac{1 - q^n}{1 - q}, \qquad S_\infty = \frac{a_1}{1 - q} \quad (|q| < 1)`,
      String.raw`\text{Fibonacci: } a_n = a_{n-1} + a_{n-2}`,
    ],
    where: {
      "a_1, a_n": "first and n-th term",
      d: "common difference",
      q: "common ratio",
      S_n: "sum of the first n terms",
      [String.raw`S_\infty`]: "sum to infinity",
    },
  },
  howTo: [
    "Choose the Sequence: arithmetic adds, geometric multiplies, Fibonacci adds the last two terms.",
    "Enter the First term and the difference, the ratio, or the second term.",
    "Enter the Number of terms; the table lists the first 100 with their running sum.",
  ],
  faq: [
    {
      question: "How did Gauss add 1 to 100 so quickly?",
      answer:
        "He paired the ends: 1 + 100, 2 + 99, … make 50 pairs of 101, for a total of 5,050. That is the formula n(a₁ + aₙ)/2.",
    },
    {
      question: "How can infinitely many numbers have a finite sum?",
      answer:
        "It works when each is a fixed fraction of the one before. Half the way, then a quarter, then an eighth … never exceeds the whole: ½ + ¼ + ⅛ + … = 1. With a ratio of 1 or more in size, there is no such limit.",
    },
    {
      question: "How do I find the ratio of my geometric sequence?",
      answer:
        "Divide any term by the one before it: for 3, 6, 12 it is 2. If these quotients differ, the sequence is not geometric; check the differences instead.",
    },
  ],
  about: [
    "Arithmetic sequences grow by steps (simple interest, stacked chairs), geometric ones by factors (compound interest, decay, bouncing balls). Fibonacci's starts with 1, 1; with 2, 1 you get the Lucas numbers.",
    "Terms are double precision numbers; Fibonacci numbers are exact up to the 78th and rounded to 16 digits from there.",
  ],
  sources: ["Graham, Knuth and Patashnik, Concrete Mathematics, 2nd ed. 1994, chapters 2 and 6"],
  overflow: "n",
  phrases: [
    "arithmetic sequence first term {firstTerm} difference {difference} {n} terms",
    "geometric sequence {firstTerm} ratio {ratio} {n} terms",
    "{n}th term of a geometric sequence with first term {firstTerm} and ratio {ratio}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "1, 4, 7, 10 … the first ten terms",
      inputs: { type: "arithmetic", firstTerm: 1, difference: 3, n: 10 },
      outputs: { nthTerm: 28, sum: 145 },
    },
    {
      title: "A ball that bounces back to 60%",
      inputs: { type: "geometric", firstTerm: 2, ratio: 0.6, n: 6 },
      outputs: { nthTerm: 0.15552, infiniteSum: 5 },
    },
    {
      title: "Rabbits after a year",
      inputs: { type: "fibonacci", firstTerm: 1, secondTerm: 1, n: 12 },
      outputs: { nthTerm: 144, sum: 376 },
    },
  ],
});

interface Progression {
  readonly type: "arithmetic" | "geometric" | "fibonacci";
  readonly firstTerm: number;
  readonly secondTerm: number;
  readonly difference: number;
  readonly ratio: number;
  readonly n: number;
}

function termOf({ type, firstTerm, difference, ratio }: Progression, index: number): number {
  if (type === "arithmetic") return firstTerm + index * difference;
  if (firstTerm === 0) return 0;
  const half = Math.floor(index / 2);
  return firstTerm * ratio ** half * ratio ** (index - half);
}

function fibonacciTerms({ firstTerm, secondTerm, n }: Progression): readonly number[] {
  const terms = [firstTerm, secondTerm];
  for (let index = 2; index < n; index += 1) terms.push(terms[index - 1]! + terms[index - 2]!);
  return terms.slice(0, n);
}

function infiniteSumOf(firstTerm: number, ratio: number): number | null {
  if (firstTerm === 0) return 0;
  return Math.abs(ratio) < 1 ? firstTerm / (1 - ratio) : null;
}
