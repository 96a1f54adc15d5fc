import { boolean, defineCalculator, integer, number, refuse, table } from "#engine/define.ts";
import { factorize } from "#maths/primes.ts";
import { element, figure } from "#maths/typeset.ts";

export default defineCalculator({
  id: "root",
  name: "Root Calculator",
  category: "math",
  emoji: "🌳",
  description: "Square root, cube root or any n-th root of a number, simplified as a radical for whole numbers.",
  keywords: ["square root", "cube root", "nth root", "radical", "simplify radicals", "sqrt", "simplify square root"],
  related: [
    { id: "exponent", stage: "complementary", relevance: 92 },
    "logarithm",
    { id: "quadratic-equation", stage: "next_step", relevance: 78 },
    { id: "prime-factorization", stage: "complementary", relevance: 80 },
    "scientific-calculator",
  ],
  inputs: {
    radicand: number("Number", { also: ["square root of"], default: 72, min: -1e100, max: 1e100 }),
    degree: integer("Root", {
      also: ["degree"],
      default: 2,
      min: 2,
      max: 1000,
      help: "2 = square root, 3 = cube root.",
    }),
  },
  outputs: {
    root: number("Root", { digits: 12 }),
    otherRoot: number("The negative root", { digits: 12, none: "None: there is only one real root" }),
    isPerfectPower: boolean("Perfect power"),
    coefficient: integer("Simplified: factor before the radical", { none: "Only for whole numbers up to 10^12" }),
    remainingRadicand: integer("Simplified: number under the radical", { none: "Only for whole numbers up to 10^12" }),
    square: number("Square of the number"),
    table: table(
      "Roots 2 to 10",
      {
        degree: integer("Degree"),
        root: number("Root", { none: "No real root" }),
      },
      { mark: { column: "degree", equals: "degree" } },
    ),
  },
  pictures: [{ draw: "rows", table: "table", name: "degree", value: "root", title: "By degree" }],
  typeset: ({ radicand, degree }, say) =>
    degree === 2
      ? element("msqrt", figure(say.number(radicand)))
      : element("mroot", figure(say.number(radicand)), figure(say.number(degree))),
  compute({ radicand, degree }) {
    if (radicand < 0 && degree % 2 === 0) {
      refuse(
        "radicand",
        "A negative number has no real root of an even degree. Use an odd degree or a positive number.",
      );
    }
    const whole =
      Number.isInteger(radicand) && Math.abs(radicand) <= 1e15 ? wholeRoot(Math.abs(radicand), degree) : null;
    const root = rootOf(radicand, degree)!;
    return {
      root,
      otherRoot: degree % 2 === 0 && radicand > 0 ? -root : null,
      isPerfectPower: whole !== null,
      ...simplified(radicand, degree),
      square: radicand * radicand,
      table: Array.from({ length: 9 }, (_, index) => ({ degree: index + 2, root: rootOf(radicand, index + 2) })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The ${inputs.degree === 2 ? "square root" : inputs.degree === 3 ? "cube root" : "root of degree {degree}"} of {radicand} is {root}.`,
    outputs.isPerfectPower
      ? `{radicand} is a perfect power: ${say.number(outputs.root!)} to the power of {degree}.`
      : outputs.coefficient !== null && Math.abs(outputs.coefficient) > 1
        ? "Simplified, it is {coefficient} times the root of {remainingRadicand}."
        : outputs.coefficient === null
          ? "Simplified forms are given only for whole numbers up to 10¹²."
          : "It cannot be simplified: no factor comes out of the radical.",
  ],
  formula: {
    tex: String.raw`\sqrt[n]{a} = x \iff x^n = a, \qquad \sqrt[n]{k^n m} = k \sqrt[n]{m}`,
    where: {
      a: "number under the radical",
      n: "degree: 2 for the square root, 3 for the cube root",
      x: "the root",
      "k, m": "factor before the radical and what stays under it",
    },
  },
  howTo: [
    "Enter the Number.",
    "Enter which Root: 2 for the square root, 3 for the cube root, and so on.",
    "For a whole number, read the simplified form: the factor before the radical and the number under it. 72 = 6² · 2 gives 6√2.",
  ],
  faq: [
    {
      question: "How do I simplify a square root by hand?",
      answer:
        "Factor the number and take a factor out for each pair: 72 = 2·2·2·3·3, so a 2 and a 3 come out and one 2 stays: √72 = 6√2. For cube roots take triples.",
    },
    {
      question: "Does a square root have two values?",
      answer:
        "The equation x² = 9 has two solutions, 3 and −3. By definition, √9 means only the nonnegative one, 3. Both are shown here.",
    },
    {
      question: "Can I take roots of negative numbers?",
      answer:
        "With an odd degree, yes: the cube root of −27 is −3. With an even degree there is no real root; the complex number calculator gives √−9 = 3i.",
    },
  ],
  about: [
    "Real roots of any degree from 2 to 1000. Roots of perfect powers up to 10¹⁵ are exactly whole; all others are rounded to about 16 digits.",
    "The simplified form is found from the prime factorization of whole numbers up to 10¹².",
  ],
  sources: ["ISO 80000-2:2019", "Hardy and Wright, An Introduction to the Theory of Numbers, 6th ed. 2008"],
  phrases: [
    "square root of {radicand}",
    "{degree} root of {radicand}",
    "side of a square with an area of {radicand} square root",
    "nth root {degree} of {radicand}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Square root of 72",
      inputs: { radicand: 72, degree: 2 },
      outputs: { root: 8.48528137, coefficient: 6, remainingRadicand: 2 },
    },
    {
      title: "Edge of a 1,000-liter cube, in dm",
      inputs: { radicand: 1000, degree: 3 },
      outputs: { root: 10, isPerfectPower: true },
    },
    {
      title: "Cube root of −54",
      inputs: { radicand: -54, degree: 3 },
      outputs: { root: -3.77976315, coefficient: -3, remainingRadicand: 2 },
    },
  ],
});

/** The whole root of a whole number, or null where it is none. */
function wholeRoot(absoluteValue: number, degree: number): number | null {
  const approximateRoot = Math.round(absoluteValue ** (1 / degree));
  return BigInt(approximateRoot) ** BigInt(degree) === BigInt(absoluteValue) ? approximateRoot : null;
}

/** The real root, or null where there is none. */
function rootOf(radicand: number, degree: number): number | null {
  if (radicand < 0 && degree % 2 === 0) return null;
  const absoluteValue = Math.abs(radicand);
  const approximateRoot =
    degree === 2 ? Math.sqrt(absoluteValue) : degree === 3 ? Math.cbrt(absoluteValue) : absoluteValue ** (1 / degree);
  const whole = Number.isInteger(absoluteValue) && absoluteValue <= 1e15 ? wholeRoot(absoluteValue, degree) : null;
  return Math.sign(radicand) * (whole ?? approximateRoot);
}

function simplified(radicand: number, degree: number) {
  if (!Number.isInteger(radicand) || Math.abs(radicand) > 1e12) return { coefficient: null, remainingRadicand: null };
  if (radicand === 0) return { coefficient: 0, remainingRadicand: 1 };
  let [coefficient, remainingRadicand] = [Math.sign(radicand), 1];
  for (const { prime, exponent } of factorize(Math.abs(radicand))) {
    coefficient *= prime ** Math.floor(exponent / degree);
    remainingRadicand *= prime ** (exponent % degree);
  }
  return { coefficient, remainingRadicand };
}
