import { chart, choice, defineCalculator, number, refuse, text } from "#engine/define.ts";
import { ExpressionError, toFunction, readExpression, countNodes } from "#maths/expression.ts";
import { sum } from "#maths/statistics.ts";
import { noteWork } from "#maths/work.ts";
import { brackets, element, figure, name, row, sign } from "#maths/typeset.ts";
import { typesetText } from "#maths/typeset-expression.ts";

export default defineCalculator({
  id: "integral",
  name: "Definite Integral Calculator",
  category: "math",
  emoji: "∫",
  description:
    "The definite integral of a function of x between two limits, the area it encloses and its mean value, with a graph.",
  keywords: [
    "area under a curve",
    "integration",
    "integrate",
    "antiderivative",
    "average value of a function",
    "calculus",
    "graphing calculator",
    "plot a function",
    "function graph",
  ],
  related: [
    { id: "derivative", stage: "complementary", relevance: 94 },
    "scientific-calculator",
    "polynomial-roots",
    { id: "area", stage: "complementary", relevance: 74 },
    { id: "normal-distribution", stage: "advanced_planning", relevance: 68 },
  ],
  inputs: {
    expression: text("f(x)", {
      code: true,
      tool: "plot",
      also: ["function", "integrate"],
      default: "x^2 + sin(x)",
      maxLength: 500,
    }),
    lower: number("From", {
      also: ["lower limit", "between"],
      default: 0,
      min: -1_000_000_000,
      max: 1_000_000_000,
    }),
    upper: number("To", { also: ["upper limit"], default: 3, min: -1_000_000_000, max: 1_000_000_000 }),
    angleUnit: choice("Angles in", {
      default: "rad",
      options: [
        ["rad", "Radians"],
        ["deg", "Degrees"],
      ],
    }),
  },
  outputs: {
    integral: number("Integral", { also: ["definite integral", "area under the curve", "integrate"], digits: 10 }),
    absoluteArea: number("Area between the curve and the x-axis", { also: ["enclosed area"], digits: 10 }),
    averageValue: number("Mean value of f", { also: ["average value"], digits: 10 }),
    functionLower: number("f at the lower limit", { digits: 10 }),
    functionUpper: number("f at the upper limit", { digits: 10 }),
    curve: chart("Graph of f between the limits", { x: { x: number("x") }, y: { y: number("f(x)") }, as: "area" }),
  },
  typeset: ({ expression, lower, upper }, say) =>
    row(
      element("msubsup", sign("∫"), figure(say.number(lower)), figure(say.number(upper))),
      brackets(typesetText(expression, { variable: true })),
      name("d"),
      name("x"),
    ),
  compute({ expression, lower, upper, angleUnit }) {
    try {
      const formula = readExpression(expression, { variable: true });
      const evaluate = toFunction(formula, angleUnit);
      const nodes = countNodes(formula);
      const cost = 20 + nodes;
      const f = (x: number) => {
        noteWork(5 + nodes);
        return evaluate(x);
      };
      const points = Array.from({ length: 101 }, (_, index) => pointAt(lower, upper, index / 100));
      const curve = points.map((x) => ({ x, y: f(x) }));
      const [functionLower, functionUpper] = [curve[0]!.y, curve[100]!.y];
      const budget = Math.max(2000, Math.floor(5e5 / cost));
      const { integral, area } = integralOf(f, withDecades(points), budget);
      return {
        integral,
        absoluteArea: area,
        averageValue: lower === upper ? functionLower : integral / (upper - lower),
        functionLower,
        functionUpper,
        curve,
      };
    } catch (error) {
      if (error instanceof ExpressionError) refuse("expression", error.message);
      throw error;
    }
  },
  takeaways: (inputs, outputs) => [
    "The integral from {lower} to {upper} is {integral}.",
    Math.abs(Math.abs(outputs.integral!) - outputs.absoluteArea!) <= 1e-6 * outputs.absoluteArea!
      ? "The curve does not cross the x-axis in between, so the size of the integral is also the area between the curve and the axis."
      : "Parts below the x-axis count as negative; the total area is {absoluteArea}.",
    inputs.lower === inputs.upper
      ? "The limits are equal, so the integral is 0."
      : "The mean value of f over the interval is {averageValue}.",
  ],
  formula: {
    tex: [
      String.raw`I = \int_a^b f(x)\,dx, \qquad A = \int_a^b |f(x)|\,dx, \qquad \bar f = \frac{I}{b - a}`,
      String.raw`\int_{-1}^{1} f(x)\,dx \approx \sum_{i=1}^{15} w_i f(x_i)`,
    ],
    where: {
      "a, b": "lower and upper limit",
      I: "integral",
      A: "area between the curve and the x-axis",
      [String.raw`\bar f`]: "mean value of f",
      "x_i, w_i": "nodes and weights of the 15-point Gauss-Kronrod rule, used on ever smaller pieces",
    },
  },
  howTo: [
    "Type f(x) with x as the variable: x^2 + sin(x), 3x, exp(-x^2), sqrt(1 - x^2). Write x*sin(x) with a * between names.",
    "Set the limits From and To.",
    "Choose whether sin, cos and tan take radians (usual in calculus) or degrees.",
    "Read the Integral, and the area if parts of the curve lie below the axis.",
  ],
  faq: [
    {
      question: "Why is my integral 0 although there is clearly an area?",
      answer:
        "Parts above and below the axis cancel: the integral of sin(x) from 0 to 2π is 0, the area is 4. The line Area between the curve and the x-axis adds up both as positive.",
    },
    {
      question: "Does it give the antiderivative too?",
      answer:
        "No, it computes the number. Many functions, such as exp(−x²), have no antiderivative in elementary functions at all, but their definite integrals can be computed to any accuracy.",
    },
    {
      question: "Why is 1/x from −1 to 1 refused?",
      answer:
        "At 0 the function has no value and grows without limit; the area on either side is infinite. Integrals up to a pole, or to infinity, are improper and need a limit taken by hand.",
    },
  ],
  about: [
    "A definite integral by an adaptive Gauss-Kronrod rule: pieces where two rules of different order disagree are halved until the whole is accurate to about ten digits. It copes with steps, corners and steep slopes.",
    "A peak much narrower than a hundredth of the interval may be missed; split the interval there. Functions that oscillate too fast to be resolved in reasonable time are refused.",
  ],
  sources: ["Piessens et al., QUADPACK, 1983", "Press et al., Numerical Recipes, 3rd ed. 2007, chapter 4"],
  overflow: "expression",
  phrases: [
    "integral of {expression} from {lower} to {upper}",
    "integrate {expression} from {lower} to {upper}",
    "area under the curve {expression} between {lower} and {upper}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A parabola",
      inputs: { expression: "3x^2 - 2x + 1", lower: 0, upper: 2 },
      outputs: { integral: 6, averageValue: 3 },
    },
    {
      title: "A full sine wave: integral 0, area 4",
      inputs: { expression: "sin(x)", lower: 0, upper: 6.283185307179586 },
      outputs: { integral: 0, absoluteArea: 4 },
    },
    {
      title: "The bell curve between ± 1.96",
      inputs: { expression: "exp(-x^2/2)/sqrt(2pi)", lower: -1.96, upper: 1.96 },
      outputs: { integral: 0.950004209704 },
    },
  ],
});

function pointAt(lower: number, upper: number, share: number): number {
  return share === 1 ? upper : lower + share * (upper - lower);
}

/**
 * Adds the powers of ten of either sign that lie between the points, so that what happens near 0 is seen on a wide
 * interval too. The points ascend or descend.
 */
function withDecades(points: readonly number[]): readonly number[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  const [low, high] = [Math.min(first, last), Math.max(first, last)];
  const decades = Array.from({ length: 13 }, (_, index) => 10 ** (index - 3)).flatMap((size) => [-size, size]);
  const within = [0, ...decades].filter((x) => x > low && x < high);
  const all = [...new Set([...points, ...within])].toSorted((a, b) => a - b);
  return first > last ? all.toReversed() : all;
}

interface Piece {
  readonly from: number;
  readonly to: number;
  /** The integrals of f and of |f|, and how far the two rules disagree about each. */
  readonly value: number;
  readonly size: number;
  readonly error: number;
  readonly sizeError: number;
}

/** The integrals of f and |f| over the pieces between the points; `budget` limits the evaluations of f. */
function integralOf(f: (x: number) => number, points: readonly number[], budget: number) {
  let pieces = points.slice(1).map((to, index) => gaussKronrod(f, points[index]!, to));
  let evaluations = 15 * pieces.length;
  for (;;) {
    const total = (key: "value" | "size" | "error" | "sizeError") => sum(pieces.map((piece) => piece[key]));
    const [integral, area] = [total("value"), total("size")];
    const tolerance = Math.max(1e-10 * Math.abs(integral), 1e-12 * area);
    if (total("error") <= tolerance && total("sizeError") <= 1e-8 * area)
      return { integral: cancelled(integral, area), area };
    const halved = pieces.flatMap((piece) => {
      const enough =
        piece.error <= tolerance / (2 * pieces.length) && piece.sizeError <= (1e-8 * area) / (2 * pieces.length);
      const middle = piece.from + (piece.to - piece.from) / 2;
      if (enough || middle === piece.from || middle === piece.to) return [piece];
      evaluations += 30;
      return evaluations > budget ? [piece] : [gaussKronrod(f, piece.from, middle), gaussKronrod(f, middle, piece.to)];
    });
    const stuck = halved.length === pieces.length || evaluations > budget;
    pieces = halved;
    if (stuck && total("error") <= 1e-8 * Math.abs(integral)) return { integral, area };
    if (stuck) {
      throw new ExpressionError(
        "The integral does not settle: f has a pole between the limits, or too many oscillations to follow.",
      );
    }
  }
}

/** 0 where positive and negative parts cancel but for rounding. */
function cancelled(integral: number, area: number): number {
  return Math.abs(integral) <= 1e-15 * area ? 0 : integral;
}

/** The 7-point Gauss and the 15-point Kronrod rule on one piece. Source: QUADPACK, Piessens et al. 1983, routine QK15. */
function gaussKronrod(f: (x: number) => number, from: number, to: number): Piece {
  const [center, half] = [from + (to - from) / 2, (to - from) / 2];
  let [kronrod, gauss, absoluteKronrod, absoluteGauss] = [0, 0, 0, 0];
  const add = (y: number, weight: number, gaussWeight: number) => {
    kronrod += weight * y;
    gauss += gaussWeight * y;
    absoluteKronrod += weight * Math.abs(y);
    absoluteGauss += gaussWeight * Math.abs(y);
  };
  add(f(center), KRONROD[7]!, GAUSS[7]!);
  for (let index = 0; index < 7; index += 1) {
    add(f(center - half * NODES[index]!), KRONROD[index]!, GAUSS[index]!);
    add(f(center + half * NODES[index]!), KRONROD[index]!, GAUSS[index]!);
  }
  const width = Math.abs(half);
  return {
    from,
    to,
    value: kronrod * half,
    size: absoluteKronrod * width,
    error: Math.abs(kronrod - gauss) * width,
    sizeError: Math.abs(absoluteKronrod - absoluteGauss) * width,
  };
}

const NODES = [
  0.9914553711208126, 0.9491079123427585, 0.8648644233597691, 0.7415311855993945, 0.5860872354676911,
  0.4058451513773972, 0.20778495500789848,
];
const KRONROD = [
  0.022935322010529224, 0.06309209262997856, 0.10479001032225019, 0.14065325971552592, 0.1690047266392679,
  0.19035057806478542, 0.20443294007529889, 0.20948214108472782,
];
const GAUSS = [0, 0.1294849661688697, 0, 0.27970539148927664, 0, 0.3818300505051189, 0, 0.4179591836734694];
