import { defineCalculator, integer, list, number, refuse, table } from "#engine/define.ts";
import type { Complex } from "#maths/complex.ts";
import { findPolynomialRoots } from "#maths/polynomial.ts";
import { toRational } from "#maths/rational.ts";
import { figure, row, sign, typesetPolynomial } from "#maths/typeset.ts";

export default defineCalculator({
  id: "polynomial-roots",
  name: "Polynomial Roots Calculator",
  category: "math",
  emoji: "🌱",
  description:
    "All real and complex roots of a polynomial of degree 1 to 20, with its value, derivative and integral at a point.",
  keywords: [
    "polynomial solver",
    "zeros of polynomial",
    "quartic equation",
    "find roots",
    "factor polynomial",
    "quintic",
    "evaluate polynomial",
  ],
  related: [
    { id: "quadratic-equation", stage: "complementary", relevance: 86 },
    { id: "cubic-equation", stage: "complementary", relevance: 88 },
    { id: "derivative", stage: "next_step", relevance: 76 },
    "integral",
    "complex-number",
  ],
  inputs: {
    coefficients: list("Coefficients, highest power first", {
      also: ["polynomial"],
      of: number("Value"),
      default: [1, -10, 35, -50, 24],
      minItems: 2,
      maxItems: 21,
      help: "x⁴ − 10x³ + 35x² − 50x + 24 is 1, −10, 35, −50, 24.",
    }),
    evaluateAt: number("Evaluate at x", { also: ["at x"], default: 5 }),
  },
  outputs: {
    roots: table(
      "Roots",
      {
        real: number("Real part", { digits: 10 }),
        imaginary: number("Imaginary part", { digits: 10 }),
      },
      { summary: writeRoots },
    ),
    degree: integer("Degree"),
    realRootCount: integer("Real roots (counted with multiplicity)", {
      also: ["how many real roots", "number of real roots"],
    }),
    smallestRealRoot: number("Smallest real root", {
      also: ["smallest root", "least root"],
      none: "There is no real root",
    }),
    largestRealRoot: number("Largest real root", {
      also: ["largest root", "biggest root", "greatest root"],
      none: "There is no real root",
    }),
    sum: number("Sum of the roots"),
    product: number("Product of the roots"),
    valueAt: number("Value at x"),
    derivativeAt: number("Derivative at x"),
    integralFromZero: number("Integral from 0 to x"),
  },
  pictures: [
    {
      draw: "graph",
      coefficients: "coefficients",
      zeros: ["roots", "real", "imaginary"],
      title: "The curve and its zeros",
    },
  ],
  typeset: ({ coefficients }, say) => row(typesetPolynomial(coefficients, say.number), sign("="), figure("0")),
  compute(inputs) {
    const { coefficients } = inputs;
    const leading = coefficients[0]!;
    if (leading === 0) refuse("coefficients", "The first coefficient must not be 0; leave leading zeros out.");
    const degree = coefficients.length - 1;
    let found: readonly Complex[] | undefined;
    const findRoots = () => (found ??= ordered(findPolynomialRoots(coefficients.map(toRational)).map(snapped)));
    const findReal = () =>
      findRoots()
        .filter((root) => root.imaginary === 0)
        .map((root) => root.real);
    const integrated = [...coefficients.map((value, index) => value / (degree + 1 - index)), 0];
    return {
      get roots() {
        return findRoots();
      },
      degree,
      get realRootCount() {
        return findReal().length;
      },
      get smallestRealRoot() {
        return findReal()[0] ?? null;
      },
      get largestRealRoot() {
        return findReal().at(-1) ?? null;
      },
      sum: -coefficients[1]! / leading,
      product: ((degree % 2 === 0 ? 1 : -1) * coefficients.at(-1)!) / leading,
      // The roots do not depend on where it is evaluated: solving finds that out by what is read.
      get valueAt() {
        return horner(coefficients, inputs.evaluateAt);
      },
      get derivativeAt() {
        return horner(
          coefficients.slice(0, -1).map((value, index) => value * (degree - index)),
          inputs.evaluateAt,
        );
      },
      get integralFromZero() {
        return horner(integrated, inputs.evaluateAt);
      },
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.realRootCount === 0
      ? "The polynomial of degree {degree} has no real root; all its roots come in complex pairs."
      : outputs.realRootCount === 1
        ? "The polynomial of degree {degree} has one real root, {smallestRealRoot}."
        : outputs.smallestRealRoot === outputs.largestRealRoot
          ? "The polynomial of degree {degree} has one real root, {smallestRealRoot}, which counts {realRootCount} times."
          : "The polynomial of degree {degree} has {realRootCount} real roots, from {smallestRealRoot} to {largestRealRoot}.",
    "At x = {evaluateAt} its value is {valueAt} and its slope {derivativeAt}.",
  ],
  formula: {
    tex: [
      String.raw`p(x) = a_0 x^n + a_1 x^{n-1} + \cdots + a_n = a_0 (x - z_1)(x - z_2) \cdots (x - z_n)`,
      String.raw`\sum z_i = -\frac{a_1}{a_0}, \qquad \prod z_i = (-1)^n \frac{a_n}{a_0}`,
    ],
    where: {
      "a_0, a_1, \\ldots, a_n": "coefficients, the highest power first",
      n: "degree",
      z_i: "roots, real or complex",
    },
  },
  howTo: [
    "Enter the Coefficients, highest power first, with 0 for each missing power: x⁴ − 1 is 1, 0, 0, 0, −1.",
    "Set Evaluate at x to the point where you want value, slope and area.",
    "Read the roots: first the real ones, then the complex pairs. A multiple root is listed as often as it counts.",
  ],
  faq: [
    {
      question: "How many roots does a polynomial have?",
      answer:
        "Exactly as many as its degree, if complex roots are counted and multiple roots as often as they occur (the fundamental theorem of algebra). With real coefficients the complex ones come in mirror pairs, so an odd degree has at least one real root.",
    },
    {
      question: "Why is there no formula for degree 5 and above?",
      answer:
        "Abel and Ruffini proved that no formula with roots alone can exist from degree 5 on. So the roots are found numerically, here by Aberth's iteration for all of them at once.",
    },
    {
      question: "How exact are multiple roots?",
      answer:
        "As exact as simple ones. Many programs return 1.00001 and 0.99999 ± 0.00001i for (x − 1)³; here multiple roots are first separated by exact fractions, and the last steps are computed with 320 bits.",
    },
  ],
  about: [
    "All real and complex roots of a polynomial up to degree 20, with its value, slope and integral at a point of your choice. A root counts as real if its imaginary part is below a millionth of its size.",
    "Roots can be extremely sensitive to the coefficients: in Wilkinson's polynomial with the roots 1 to 20, changing one coefficient by a ten-millionth makes ten of them complex. If your coefficients are measured, the roots are less certain than they look.",
  ],
  sources: [
    "Press et al., Numerical Recipes, 3rd ed. 2007, section 9.5",
    "Golub and Van Loan, Matrix Computations, 4th ed. 2013, section 7.4 (companion matrix)",
  ],
  overflow: "coefficients",
  phrases: ["roots of polynomial {coefficients}", "zeros of the polynomial with coefficients {coefficients}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "Degree 4 with the roots 1, 2, 3, 4",
      inputs: { coefficients: [1, -10, 35, -50, 24], evaluateAt: 5 },
      outputs: { realRootCount: 4, largestRealRoot: 4, valueAt: 24 },
    },
    {
      title: "The fifth roots of 1",
      inputs: { coefficients: [1, 0, 0, 0, 0, -1], evaluateAt: 1 },
      outputs: { realRootCount: 1, smallestRealRoot: 1 },
    },
    {
      title: "A triple root",
      inputs: { coefficients: [1, -3, 3, -1] },
      outputs: { realRootCount: 3, smallestRealRoot: 1, largestRealRoot: 1 },
    },
  ],
});

/** Parts that are 0 but for rounding become 0; by convention a root with so small an imaginary part counts as real. */
function snapped({ real, imaginary }: Complex): Complex {
  const size = Math.hypot(real, imaginary);
  return {
    real: Math.abs(real) <= 1e-15 * size ? 0 : real,
    imaginary: Math.abs(imaginary) <= 1e-6 * Math.max(1, size) ? 0 : imaginary,
  };
}

/** Real roots ascending, then complex pairs by real and imaginary part, the one above the axis first. */
function ordered(roots: readonly Complex[]): readonly Complex[] {
  const near = (p: Complex, q: Complex) => Math.abs(p.real - q.real) <= 1e-9 * Math.max(1, Math.abs(p.real));
  const real = roots.filter((root) => root.imaginary === 0).toSorted((p, q) => p.real - q.real);
  const above = roots
    .filter((root) => root.imaginary > 0)
    .toSorted((p, q) => (near(p, q) ? p.imaginary - q.imaginary : p.real - q.real));
  return [...real, ...above.flatMap((root) => [root, { real: root.real, imaginary: -root.imaginary }])];
}

function horner(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((value, coefficient) => value * x + coefficient, 0);
}

/** "x = 1, 2, −1 ± 2i": a pair of complex roots is said once. */
function writeRoots(rows: readonly Readonly<Record<string, unknown>>[], number: (value: number) => string): string {
  const roots = rows.flatMap(({ real, imaginary }) => {
    if (typeof real !== "number" || typeof imaginary !== "number" || imaginary < 0) return [];
    return imaginary === 0 ? number(real) : `${real === 0 ? "" : `${number(real)} `}± ${number(imaginary)}i`;
  });
  // Beside a decimal comma another one would divide nothing.
  return `x = ${roots.join(roots.some((root) => root.includes(",")) ? "; " : ", ")}`;
}
