import { chart, choice, defineCalculator, number, quantity, refuse, text } from "#engine/define.ts";
import { angle } from "#units/angle.ts";
import { differentiable, type Jet } from "#maths/differentiation.ts";
import { lineText } from "#maths/line-equation.ts";
import { brackets, element, figure, fraction, name, row, sign } from "#maths/typeset.ts";
import { typesetText } from "#maths/typeset-expression.ts";
import { ExpressionError, toFunction, readExpression } from "#maths/expression.ts";

export default defineCalculator({
  id: "derivative",
  name: "Derivative Calculator",
  category: "math",
  emoji: "∂",
  description:
    "The first and second derivative of a function at a point, with tangent line, inclination and curvature.",
  keywords: [
    "differentiate",
    "slope of a curve",
    "tangent line",
    "rate of change",
    "second derivative",
    "calculus",
    "dy/dx",
    "graphing calculator",
    "plot a function",
    "function graph",
  ],
  related: [
    { id: "integral", stage: "complementary", relevance: 94 },
    { id: "slope", stage: "complementary", relevance: 80 },
    "scientific-calculator",
    "polynomial-roots",
    { id: "kinematics", stage: "next_step", relevance: 72 },
  ],
  inputs: {
    expression: text("f(x)", {
      code: true,
      tool: "plot",
      also: ["function", "differentiate"],
      default: "x^3 - 2x + sin(x)",
      maxLength: 500,
    }),
    at: number("At x", { also: ["x"], default: 1, min: -1_000_000_000, max: 1_000_000_000 }),
    angleUnit: choice("Angles in", {
      default: "rad",
      options: [
        ["rad", "Radians"],
        ["deg", "Degrees"],
      ],
    }),
  },
  outputs: {
    derivative: number("f′(x)", {
      also: ["slope of the tangent", "derivative", "first derivative", "instantaneous rate of change"],
      digits: 10,
    }),
    functionValue: number("f(x)", { also: ["value of the function"], digits: 10 }),
    secondDerivative: number("f″(x)", { also: ["second derivative"], digits: 10, none: "Does not exist here" }),
    tangentIntercept: number("y-intercept of the tangent"),
    normalSlope: number("Slope of the normal", { also: ["normal line"], none: "None: the normal is vertical" }),
    inclination: quantity("Angle of the tangent", angle, { unit: "deg" }),
    trend: text("Here f is", {
      labels: { increasing: "Increasing", decreasing: "Decreasing", stationary: "Stationary" },
    }),
    curvature: number("Curvature", { none: "Does not exist here" }),
    graph: chart("Function and tangent around x", {
      x: { x: number("x") },
      y: { y: number("f(x)"), tangent: number("Tangent") },
      as: "line",
      own: { x: "at", y: "functionValue", label: "Your point" },
    }),
  },
  typeset: ({ expression, at }, say) =>
    row(
      fraction(name("d"), row(name("d"), name("x"))),
      brackets(typesetText(expression, { variable: true })),
      element("msub", sign("|"), row(name("x"), sign("="), figure(say.number(at)))),
    ),
  compute({ expression, at, angleUnit }) {
    const formula = orRefuse("expression", () => readExpression(expression, { variable: true }));
    const jet = orRefuse("expression", () => differentiable(formula, angleUnit));
    const { value, first, second } = orRefuse("at", () => finiteAt(jet(at)));
    const curvature = Number.isFinite(second) ? Math.abs(second) / Math.hypot(1, first) ** 3 : null;
    return {
      derivative: first,
      functionValue: value,
      secondDerivative: Number.isFinite(second) ? second : null,
      tangentIntercept: value - at * first,
      normalSlope: first === 0 ? null : -1 / first,
      inclination: (Math.atan(first) * 180) / Math.PI,
      trend: first > 0 ? "increasing" : first < 0 ? "decreasing" : "stationary",
      curvature,
      graph: graphOf(toFunction(formula, angleUnit), at, (x) => value + first * (x - at)),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.trend === "stationary"
      ? "At x = {at} the slope is 0: the tangent is horizontal, as at a maximum, a minimum or a saddle point."
      : `At x = {at} the function is ${outputs.trend}, with a slope of {derivative}.`,
    `The tangent there is y = ${lineText(outputs.derivative!, outputs.tangentIntercept!, say.number)}.`,
    outputs.secondDerivative === null
      ? "The second derivative does not exist at this point."
      : outputs.secondDerivative > 0
        ? "The second derivative {secondDerivative} is positive: the curve bends upward."
        : outputs.secondDerivative < 0
          ? "The second derivative {secondDerivative} is negative: the curve bends downward."
          : "The second derivative is 0, as on a straight line or at an inflection point.",
  ],
  formula: {
    tex: [
      String.raw`f'(x) = \lim_{h \to 0} \frac{f(x + h) - f(x)}{h}, \qquad (uv)' = u'v + uv',`,
      String.raw`\left(\frac uv\right)' = \frac{u'v - uv'}{v^2}, \qquad \bigl(g(u)\bigr)' = g'(u)\,u'`,
      String.raw`y = f(x_0) + f'(x_0)(x - x_0), \qquad \kappa = \frac{|f''|}{(1 + f'^2)^{3/2}}`,
    ],
    where: {
      "f', f''": "first and second derivative",
      "u, v": "parts of the formula that depend on x",
      g: "a function such as sin or ln",
      x_0: "the point",
      [String.raw`\kappa`]: "curvature, 1 divided by the radius of the fitting circle",
    },
  },
  howTo: [
    "Type f(x) with x as the variable: x^3 - 2x + sin(x). Write x*sin(x) with a * between names.",
    "Set At x to the point you want.",
    "Choose radians, as usual in calculus, or degrees.",
    "Read the slope f′(x), the tangent and the bend f″(x); the graph shows the curve and its tangent.",
  ],
  faq: [
    {
      question: "What does the derivative tell me?",
      answer:
        "How fast the function changes at that point: the slope of its tangent. If f is a distance over time, f′ is the speed and f″ the acceleration.",
    },
    {
      question: "How do I find a maximum or minimum?",
      answer:
        "Look for points with f′(x) = 0. If f″ is negative there it is a maximum, if positive a minimum; if it is 0 as well, look at the signs of f′ on both sides.",
    },
    {
      question: "Why is the derivative of sin(x) in degrees so small?",
      answer:
        "One degree is only π/180 = 0.01745 radians, and the chain rule brings that factor. In radians it is cos(x), which is why calculus uses them.",
    },
    {
      question: "Why is abs(x) refused at 0?",
      answer:
        "It has a corner there: from the left the slope is −1, from the right +1, so no tangent exists. The same holds for cbrt(x) at 0, whose tangent is vertical.",
    },
  ],
  about: [
    "Exact by the rules of differentiation, applied to the numbers themselves, not by small differences: no digits are lost.",
    "Functions with steps (floor, round, min, max) and the factorial are not accepted. The result is a number, not a formula; try several points to see how the slope changes.",
  ],
  sources: ["Griewank and Walther, Evaluating Derivatives, 2nd ed. 2008", "Spivak, Calculus, 4th ed. 2008"],
  overflow: "at",
  phrases: [
    "derivative of {expression} at {at}",
    "slope of {expression} at {at}",
    "slope of the tangent to {expression} at x = {at}",
    "second derivative of {expression} at {at}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A parabola",
      inputs: { expression: "x^2 + 3x", at: 2 },
      outputs: { derivative: 7, tangentIntercept: -4, trend: "increasing" },
    },
    {
      title: "The top of a throw: 20t − 5t²",
      inputs: { expression: "20x - 5x^2", at: 2 },
      outputs: { derivative: 0, trend: "stationary", functionValue: 20 },
    },
    {
      title: "x to the power of x",
      inputs: { expression: "x^x", at: 1 },
      outputs: { derivative: 1, secondDerivative: 2 },
    },
  ],
});

/** Runs a step; a formula that cannot be read or has no value is refused on that input. */
function orRefuse<T>(key: "expression" | "at", step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof ExpressionError) refuse(key, error.message);
    throw error;
  }
}

function finiteAt(jet: Jet): Jet {
  if (Number.isFinite(jet.value) && Number.isFinite(jet.first)) return jet;
  throw new ExpressionError("f has no finite derivative at this point.");
}

/** 61 points around x in steps of 0.1; those where f is not defined are left out. */
function graphOf(f: (x: number) => number, at: number, tangent: (x: number) => number) {
  return Array.from({ length: 61 }, (_, index) => at + (index - 30) / 10).flatMap((x) => {
    try {
      return [{ x, y: f(x), tangent: tangent(x) }];
    } catch (error) {
      if (error instanceof ExpressionError) return [];
      throw error;
    }
  });
}
