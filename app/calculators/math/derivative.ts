import { chart, choice, defineCalculator, number, quantity, refuse, text } from "#engine/define.ts";
import { angle } from "#units/angle.ts";
import { differentiable, type Jet } from "#maths/differentiation.ts";
import { lineText } from "#maths/line-equation.ts";
import { ExpressionError, functionOf, readExpression } from "#maths/expression.ts";

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
      also: ["function", "f", "differentiate"],
      default: "x^3 - 2x + sin(x)",
      maxLength: 500,
    }),
    at: number("At x", { also: ["at", "x"], default: 1, min: -1_000_000_000, max: 1_000_000_000 }),
    angleUnit: choice("Angles in", {
      default: "rad",
      options: [
        ["rad", "Radians"],
        ["deg", "Degrees"],
      ],
    }),
  },
  outputs: {
    derivative: number("f′(x)", { digits: 10 }),
    functionValue: number("f(x)", { digits: 10 }),
    secondDerivative: number("f″(x)", { digits: 10, none: "Does not exist here" }),
    tangentIntercept: number("y-intercept of the tangent"),
    normalSlope: number("Slope of the normal", { none: "None: the normal is vertical" }),
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
      graph: graphOf(functionOf(formula, angleUnit), at, (x) => value + first * (x - at)),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.trend === "stationary"
      ? "At x = {at} the slope is 0: the tangent is horizontal, as at a maximum, a minimum or a saddle point."
      : `At x = {at} the function is ${outputs.trend}, with the slope {derivative}.`,
    `The tangent there is y = ${lineText(outputs.derivative!, outputs.tangentIntercept!, say.number)}.`,
    outputs.secondDerivative === null
      ? "The second derivative does not exist at this point."
      : outputs.secondDerivative > 0
        ? "The second derivative {secondDerivative} is positive: the curve bends upwards."
        : outputs.secondDerivative < 0
          ? "The second derivative {secondDerivative} is negative: the curve bends downwards."
          : "The second derivative is 0, as on a straight line or at an inflection point.",
  ],
  formula: {
    tex: [
      String.raw`f'(x) = \lim_{h \to 0} \frac{f(x + h) - f(x)}{h}, \qquad (uv)' = u'v + uv', \qquad \left(\frac uv\right)' = \frac{u'v - uv'}{v^2}, \qquad \bigl(g(u)\bigr)' = g'(u)\,u'`,
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
    "Type f(x) with x as the variable: x^3 - 2x + sin(x). Write x*sin(x) with a sign between name and name.",
    "Set At x to the point of interest.",
    "Choose radians, as usual in calculus, or degrees.",
    "Read the slope f′(x), the tangent and the bend f″(x); the graph shows curve and tangent.",
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
        "One degree is only π/180 = 0.01745 radians, so the chain rule brings that factor. In radians the derivative of sin is cos, which is why calculus uses them.",
    },
    {
      question: "Why is abs(x) refused at 0?",
      answer:
        "It has a corner there: from the left the slope is −1, from the right +1, so no tangent exists. The same holds for cbrt(x) at 0, whose tangent is vertical.",
    },
  ],
  about: [
    "The first and second derivative at a point, exact by the rules of differentiation (sum, product, quotient and chain rule applied to the numbers themselves), not by small differences, so no digits are lost.",
    "Functions with steps, such as floor, round, min and max, and the factorial are not accepted. The result is a number, not a formula; try several points to see how the slope changes.",
  ],
  sources: ["Griewank and Walther, Evaluating Derivatives, 2nd ed. 2008", "Spivak, Calculus, 4th ed. 2008"],
  overflow: "at",
  phrases: ["derivative of {expression} at {at}", "slope of {expression} at {at}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A parabola",
      inputs: { expression: "x^2 + 3x", at: 2 },
      outputs: { derivative: 7, tangentIntercept: -4, trend: "increasing" },
    },
    {
      title: "The top of a throw: 20 t − 5 t²",
      inputs: { expression: "20x - 5x^2", at: 2 },
      outputs: { derivative: 0, trend: "stationary", functionValue: 20 },
    },
    {
      title: "x to the power of x",
      inputs: { expression: "x^x", at: 1 },
      outputs: { derivative: 1, secondDerivative: 2 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { expression: "x^2 + 3x", at: 2, angleUnit: "rad" },
      outputs: { derivative: 7, functionValue: 10, secondDerivative: 2, tangentIntercept: -4, trend: "increasing" },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "x^3 - 2x + sin(x)", at: 1, angleUnit: "rad" },
      outputs: {
        derivative: 1.54030230587,
        functionValue: -0.158529015192,
        secondDerivative: 5.15852901519,
        tangentIntercept: -1.69883132106,
        normalSlope: -0.649223205205,
        inclination: 57.0074314687,
        trend: "increasing",
        curvature: 0.832898183192,
      },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "sin(x)*cos(2x)", at: 40, angleUnit: "deg" },
      outputs: {
        derivative: -0.0197749682645,
        functionValue: 0.111618897049,
        secondDerivative: -0.0010892267563,
        tangentIntercept: 0.902617627628,
        normalSlope: 50.5689812811,
        inclination: -1.13287456699,
        trend: "decreasing",
        curvature: 0.00108858815631,
      },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "tan(x)/sec(x) + csc(x) - cot(x)", at: 0.7, angleUnit: "rad" },
      outputs: {
        derivative: 1.3314650883,
        functionValue: 1.00924618207,
        secondDerivative: -0.437384182542,
        tangentIntercept: 0.0772206202556,
        normalSlope: -0.751052362382,
        inclination: 53.0915324522,
        trend: "increasing",
        curvature: 0.0947295390482,
      },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "arcsin(x) + acos(x^2) - atan(3x)", at: 0.4, angleUnit: "rad" },
      outputs: {
        derivative: -0.948859644014,
        functionValue: 0.945564469312,
        secondDerivative: 2.01505927449,
        tangentIntercept: 1.32510832692,
        normalSlope: 1.05389664985,
        inclination: -43.4968367082,
        trend: "decreasing",
        curvature: 0.769206072075,
      },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "atan(x)", at: 2, angleUnit: "deg" },
      outputs: {
        derivative: 11.4591559026,
        functionValue: 63.4349488229,
        secondDerivative: -9.16732472209,
        tangentIntercept: 40.5166370177,
        normalSlope: -0.0872664625997,
        inclination: 85.0126347112,
        trend: "increasing",
        curvature: 0.00602341121461,
      },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "sinh(x)cosh(x) + tanh(x)", at: 0.5, angleUnit: "rad" },
      outputs: {
        derivative: 2.32952836778,
        functionValue: 1.04971775408,
        secondDerivative: 1.6235404059,
        tangentIntercept: -0.115046429809,
        normalSlope: -0.429271441306,
        inclination: 66.7675339212,
        trend: "increasing",
        curvature: 0.0996508059644,
      },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "asinh(x) + acosh(x+1) + atanh(x/2)", at: 0.8, angleUnit: "rad" },
      outputs: {
        derivative: 2.04426000946,
        functionValue: 2.34922791723,
        secondDerivative: -0.634373647258,
        tangentIntercept: 0.713819909662,
        normalSlope: -0.489174564572,
        inclination: 63.9332956477,
        trend: "increasing",
        curvature: 0.0538240526354,
      },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "e^(-x^2/2)", at: -1, angleUnit: "rad" },
      outputs: {
        derivative: 0.606530659713,
        functionValue: 0.606530659713,
        secondDerivative: 0,
        tangentIntercept: 1.21306131943,
        normalSlope: -1.6487212707,
        inclination: 31.2380958038,
        trend: "increasing",
        curvature: 0,
      },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "x^x + 2^x", at: 1.5, angleUnit: "rad" },
      outputs: {
        derivative: 4.54252056155,
        functionValue: 4.66554443183,
        secondDerivative: 6.21258812508,
        tangentIntercept: -2.14823641049,
        normalSlope: -0.220142096541,
        inclination: 77.5848160307,
        trend: "increasing",
        curvature: 0.0617379887913,
      },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "log(x, 3) + log(x) + ln(x) + log2(x)", at: 2.5, angleUnit: "rad" },
      outputs: {
        derivative: 1.51489149977,
        functionValue: 3.47020260258,
        secondDerivative: -0.605956599907,
        tangentIntercept: -0.317026146839,
        normalSlope: -0.660113282142,
        inclination: 56.570667885,
        trend: "increasing",
        curvature: 0.10131620237,
      },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "sqrt(x) + cbrt(x) + root(x, 5) + √x", at: 3, angleUnit: "rad" },
      outputs: {
        derivative: 0.820648950754,
        functionValue: 6.15208212506,
        secondDerivative: -0.153982473182,
        tangentIntercept: 3.6901352728,
        normalSlope: -1.21854783228,
        inclination: 39.3739783559,
        trend: "increasing",
        curvature: 0.0711289596925,
      },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "hypot(x, 3) + atan2(x, 2)", at: 1.2, angleUnit: "rad" },
      outputs: {
        derivative: 0.739037735178,
        functionValue: 3.77151838455,
        secondDerivative: 0.104606414972,
        tangentIntercept: 2.88467310234,
        normalSlope: -1.35311087973,
        inclination: 36.4657994265,
        trend: "increasing",
        curvature: 0.0544088567583,
      },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "x^-2 + 50%x", at: -2, angleUnit: "rad" },
      outputs: {
        derivative: 0.75,
        functionValue: -0.75,
        secondDerivative: 0.375,
        tangentIntercept: 0.75,
        normalSlope: -1.33333333333,
        inclination: 36.8698976458,
        trend: "increasing",
        curvature: 0.192,
      },
    },
    {
      by: "sympy 1.11 diff, symbolic, evaluated with 25 digits",
      inputs: { expression: "(x^2-1)/(x+3)", at: -1, angleUnit: "rad" },
      outputs: {
        derivative: -1,
        functionValue: 0,
        secondDerivative: 2,
        tangentIntercept: -1,
        normalSlope: 1,
        inclination: -45,
        trend: "decreasing",
        curvature: 0.707106781187,
      },
    },
    {
      by: "By hand: |u|' = u' sign u",
      inputs: { expression: "abs(x^2 - 4)", at: 1 },
      outputs: { derivative: -2, functionValue: 3, secondDerivative: -2 },
    },
    {
      by: "By hand",
      inputs: { expression: "x^1.5", at: 0 },
      outputs: { derivative: 0, functionValue: 0, secondDerivative: null, curvature: null },
    },
    {
      by: "By hand",
      inputs: { expression: "5", at: 3 },
      outputs: {
        derivative: 0,
        trend: "stationary",
        normalSlope: null,
        graph: { rows: 61, first: { x: 0, y: 5, tangent: 5 }, last: { x: 6 } },
      },
    },
    {
      by: "By hand: sqrt is defined from 0 on, 41 of the 61 points",
      inputs: { expression: "sqrt(x)", at: 1 },
      outputs: { derivative: 0.5, graph: { rows: 41, first: { x: 0, y: 0, tangent: 0.5 } } },
    },
    { by: "Refusal", inputs: { expression: "floor(x)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "x!" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "max(x, 2)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "mod(x, 3)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "xsin(x)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "2 3" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "x^" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "sign(x)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "ncr(x, 2)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "abs(x)", at: 0 }, refuses: "at" },
    { by: "Refusal", inputs: { expression: "cbrt(x)", at: 0 }, refuses: "at" },
    { by: "Refusal", inputs: { expression: "1/x", at: 0 }, refuses: "at" },
    { by: "Refusal", inputs: { expression: "ln(x)", at: -1 }, refuses: "at" },
    { by: "Refusal", inputs: { expression: "sqrt(x)", at: 0 }, refuses: "at" },
    { by: "Refusal", inputs: { expression: "tan(x)*0 + 1/(x-2)", at: 2 }, refuses: "at" },
    { by: "Refusal", inputs: { expression: "x^x", at: 0 }, refuses: "at" },
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
