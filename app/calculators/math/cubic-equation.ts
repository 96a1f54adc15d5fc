import { defineCalculator, number, refuse, text } from "#engine/define.ts";
import type { Complex } from "#maths/complex.ts";
import { findPolynomialRoots } from "#maths/polynomial.ts";
import { commonDenominator, toNumber, toRational } from "#maths/rational.ts";
import { figure, row, sign, typesetPolynomial } from "#maths/typeset.ts";

export default defineCalculator({
  id: "cubic-equation",
  name: "Cubic Equation Solver",
  category: "math",
  emoji: "📉",
  description:
    "Solves ax³ + bx² + cx + d = 0: all three real or complex roots, the discriminant and the inflection point.",
  keywords: ["cubic formula", "third degree equation", "cardano", "roots of cubic", "cubic polynomial", "ax3+bx2+cx+d"],
  related: [
    { id: "quadratic-equation", stage: "complementary", relevance: 90 },
    { id: "polynomial-roots", stage: "advanced_planning", relevance: 92 },
    "complex-number",
    { id: "derivative", stage: "complementary", relevance: 74 },
  ],
  inputs: {
    a: number("a (of x³)", { also: ["a"], default: 1 }),
    b: number("b (of x²)", { also: ["b"], default: -6 }),
    c: number("c (of x)", { also: ["c"], default: 11 }),
    d: number("d", { also: ["d"], default: -6 }),
  },
  outputs: {
    x1: number("x₁", { digits: 10 }),
    x2: number("x₂", { digits: 10 }),
    x3: number("x₃", { digits: 10 }),
    x1Imaginary: number("Imaginary part of x₁"),
    x2Imaginary: number("Imaginary part of x₂", { digits: 10 }),
    x3Imaginary: number("Imaginary part of x₃", { digits: 10 }),
    rootType: text("Kind of roots", {
      labels: {
        "three-real": "Three different real roots",
        "double-real": "A double and a simple real root",
        "triple-real": "One triple real root",
        "one-real": "One real root and a complex pair",
      },
    }),
    discriminant: number("Discriminant"),
    sum: number("Sum of the roots"),
    product: number("Product of the roots"),
    inflectionX: number("Inflection point, x ="),
    inflectionY: number("Inflection point, y ="),
  },
  figures: ["x2", "x3", "rootType", "discriminant", "sum", "product"],
  pictures: [
    {
      draw: "graph",
      coefficients: ["a", "b", "c", "d"],
      zeros: [
        ["x1", "x1Imaginary"],
        ["x2", "x2Imaginary"],
        ["x3", "x3Imaginary"],
      ],
      points: [["inflectionX", "inflectionY"]],
      title: "The curve and its zeros",
    },
  ],
  typeset: ({ a, b, c, d }, say) => row(typesetPolynomial([a, b, c, d], say.number), sign("="), figure("0")),
  compute({ a, b, c, d }) {
    if (a === 0)
      refuse("a", "With a = 0 there is no x³, so the equation is not cubic. Enter a value of a other than 0.");
    const exact = [a, b, c, d].map(toRational);
    const scale = commonDenominator(exact);
    const wholes = exact.map(({ numerator, denominator }) => (numerator * scale) / denominator);
    const whole = wholes as [bigint, bigint, bigint, bigint];
    const discriminant = toNumber({ numerator: discriminantOf(whole), denominator: scale ** 4n });
    const rootType =
      discriminant > 0 ? "three-real" : discriminant < 0 ? "one-real" : isTriple(whole) ? "triple-real" : "double-real";
    const [first, second, third] = ordered(findPolynomialRoots(exact), rootType === "one-real");
    const inflectionX = -b / (3 * a);
    return {
      x1: first.real,
      x2: second.real,
      x3: third.real,
      x1Imaginary: 0,
      x2Imaginary: second.imaginary,
      x3Imaginary: third.imaginary,
      rootType,
      discriminant,
      sum: -b / a,
      product: -d / a,
      inflectionX,
      get inflectionY() {
        return valueAtInflection(whole, scale);
      },
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.rootType === "one-real"
      ? `There is one real solution, {x1}, and the complex pair {x2} ± ${say.number(outputs.x2Imaginary!)} i.`
      : outputs.rootType === "triple-real"
        ? "There is a single solution, {x1}, counted three times."
        : outputs.rootType === "double-real"
          ? "The solutions are {x1}, {x2} and {x3}; one of them counts twice, and the curve touches the x-axis there."
          : "There are three real solutions: {x1}, {x2} and {x3}.",
    "The curve is symmetric about its inflection point ({inflectionX} | {inflectionY}).",
  ],
  formula: {
    tex: [
      String.raw`D = 18abcd - 4b^3 d + b^2 c^2 - 4ac^3 - 27a^2 d^2`,
      String.raw`x = t - \frac{b}{3a}, \quad t^3 + pt + q = 0, \quad p = \frac{3ac - b^2}{3a^2}, \quad q = \frac{2b^3 - 9abc + 27a^2 d}{27a^3}`,
      String.raw`t_k = 2\sqrt{-\frac p3}\, \cos\left(\frac13 \arccos\left(\frac{3q}{2p} \sqrt{-\frac 3p}\right) - \frac{2\pi k}{3}\right), \quad k = 0, 1, 2 \quad (D > 0)`,
    ],
    where: {
      "a, b, c, d": "coefficients of ax³ + bx² + cx + d = 0",
      D: "discriminant: positive for three real roots, negative for one, 0 for a multiple root",
      "t, p, q": "the reduced equation without a square term",
    },
  },
  howTo: [
    "Bring the equation into the form ax³ + bx² + cx + d = 0.",
    "Enter a, b, c and d with their signs; a missing term is 0.",
    "Read x₁, x₂ and x₃; where the imaginary parts are not 0, x₂ and x₃ are a complex pair.",
  ],
  faq: [
    {
      question: "Does a cubic equation always have a real solution?",
      answer:
        "Yes. For large x the term ax³ wins, so the curve starts on one side of the axis and ends on the other; in between it must cross. Counted with multiplicity, there are one or three real roots.",
    },
    {
      question: "Can I solve it by hand?",
      answer:
        "Try the divisors of d over the divisors of a first (the rational root theorem). For x³ − 6x² + 11x − 6 the candidate 1 fits; dividing by x − 1 leaves x² − 5x + 6 = (x − 2)(x − 3).",
    },
    {
      question: "What is the casus irreducibilis?",
      answer:
        "With three different irrational roots, Cardano's formula of 1545 runs through square roots of negative numbers although all solutions are real. Radicals alone cannot avoid this; Viète's cosine form does.",
    },
  ],
  about: [
    "Gives all three roots of any cubic with real coefficients, as they turn up in gas equations, beam deflection, chemical equilibria and interest problems. The coefficients are taken as the exact decimals you type, so double and triple roots are recognized as such and do not get lost in rounding errors.",
    "The sum of the roots is −b/a, their product −d/a. The inflection point at −b/(3a) is the center of symmetry of every cubic curve.",
  ],
  sources: [
    "Press et al., Numerical Recipes, 3rd ed. 2007, section 5.6",
    "Abramowitz and Stegun, Handbook of Mathematical Functions, 1964, 3.8.2",
  ],
  overflow: "a",
  phrases: [
    "solve {a}x^3 + {b}x^2 + {c}x + {d} = 0",
    "roots of {a}x^3 + {b}x^2 + {c}x + {d}",
    "cubic equation {a} {b} {c} {d}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Three whole roots: x³ − 6x² + 11x − 6 = 0",
      inputs: { a: 1, b: -6, c: 11, d: -6 },
      outputs: { x1: 1, x2: 2, x3: 3 },
    },
    {
      title: "One real root: x³ − 2x − 5 = 0 (Wallis, Newton)",
      inputs: { a: 1, b: 0, c: -2, d: -5 },
      outputs: { x1: 2.09455148, rootType: "one-real" },
    },
    {
      title: "A double root: x³ − 3x + 2 = 0",
      inputs: { a: 1, b: 0, c: -3, d: 2 },
      outputs: { x1: -2, x2: 1, x3: 1, rootType: "double-real" },
    },
  ],
});

/** a, b, c and d, all multiplied by the same number so that they are whole: exact without fractions. */
type WholeCoefficients = readonly [a: bigint, b: bigint, c: bigint, d: bigint];

function discriminantOf([a, b, c, d]: WholeCoefficients): bigint {
  return 18n * a * b * c * d - 4n * b ** 3n * d + b * b * c * c - 4n * a * c ** 3n - 27n * a * a * d * d;
}

/** The value at −b/(3a): (2b³ − 9abc + 27a²d) / (27a²). */
function valueAtInflection([a, b, c, d]: WholeCoefficients, scale: bigint): number {
  const numerator = 2n * b ** 3n - 9n * a * b * c + 27n * a * a * d;
  return toNumber({ numerator, denominator: 27n * a * a * scale });
}

function isTriple([a, b, c]: WholeCoefficients): boolean {
  return b * b === 3n * a * c;
}

/** Real roots ascending; or the real root, then the complex pair with the positive imaginary part first. */
function ordered(roots: readonly Complex[], onlyOneReal: boolean): readonly [Complex, Complex, Complex] {
  const sorted = onlyOneReal
    ? roots.toSorted((p, q) => Math.abs(p.imaginary) - Math.abs(q.imaginary) || q.imaginary - p.imaginary)
    : roots.map(({ real }) => ({ real, imaginary: 0 })).toSorted((p, q) => p.real - q.real);
  const [first, second, third] = sorted as [Complex, Complex, Complex];
  if (!onlyOneReal) return [first, second, third];
  const { real, imaginary } = second;
  return [first, { real, imaginary: Math.abs(imaginary) }, { real, imaginary: -Math.abs(imaginary) }];
}
