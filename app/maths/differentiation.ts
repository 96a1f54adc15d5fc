import {
  type AngleUnit,
  containsVariable,
  type Expression,
  ExpressionError,
  toFunction,
  raise,
  evaluateCall,
} from "./expression.ts";

/** A value with its first and second derivative; a derivative that does not exist is not finite. */
export interface Jet {
  readonly value: number;
  readonly first: number;
  readonly second: number;
}

/**
 * Makes a function that gives a formula's value and first two derivatives at x, by the rules of differentiation
 * (automatic, forward, second order), not by finite differences. In degrees the chain rule brings its π/180.
 *
 * Throws ExpressionError at once for functions that are not differentiable (floor, min, !, …); the result throws it
 * where the formula has no value.
 * Source: A. Griewank and A. Walther, Evaluating Derivatives, 2nd ed. 2008, chapter 13.
 */
export function differentiable(expression: Expression, angleUnit: AngleUnit): (x: number) => Jet {
  requireDifferentiable(expression);
  return (x) => evaluateJet(expression, { x, angleUnit });
}

interface At {
  readonly x: number;
  readonly angleUnit: AngleUnit;
}

const STEPPED = ["sign", "floor", "ceil", "trunc", "round", "mod", "min", "max", "gcd", "lcm", "ncr", "npr", "fact"];

function requireDifferentiable(expression: Expression): void {
  switch (expression.type) {
    case "number":
    case "variable":
      return;
    case "negate":
      requireDifferentiable(expression.of);
      return;
    case "postfix":
      if (expression.operator === "!") throw new ExpressionError("The factorial ! cannot be differentiated here.");
      requireDifferentiable(expression.of);
      return;
    case "binary":
      requireDifferentiable(expression.left);
      requireDifferentiable(expression.right);
      return;
    case "call":
      if (STEPPED.includes(expression.name))
        throw new ExpressionError(`${expression.name} cannot be differentiated here.`);
      if (expression.name === "root" && containsVariable(expression.of[1]!)) {
        throw new ExpressionError("The degree of a root must not depend on x.");
      }
      for (const one of expression.of) requireDifferentiable(one);
  }
}

function evaluateJet(expression: Expression, at: At): Jet {
  if (!containsVariable(expression)) return constant(toFunction(expression, at.angleUnit)(at.x));
  switch (expression.type) {
    case "number":
      return constant(expression.value);
    case "variable":
      return { value: at.x, first: 1, second: 0 };
    case "negate":
      return scaled(evaluateJet(expression.of, at), -1);
    case "postfix":
      return scaled(evaluateJet(expression.of, at), 0.01);
    case "binary":
      return binaryJet(expression, at);
    case "call":
      return callJet(
        expression.name,
        expression.of.map((one) => evaluateJet(one, at)),
        at.angleUnit,
      );
  }
}

function constant(value: number): Jet {
  return { value, first: 0, second: 0 };
}

function scaled({ value, first, second }: Jet, factor: number): Jet {
  return { value: value * factor, first: first * factor, second: second * factor };
}

function binaryJet({ operator, left, right }: Expression & { type: "binary" }, at: At): Jet {
  const [u, v] = [evaluateJet(left, at), evaluateJet(right, at)];
  switch (operator) {
    case "+":
      return { value: u.value + v.value, first: u.first + v.first, second: u.second + v.second };
    case "-":
      return { value: u.value - v.value, first: u.first - v.first, second: u.second - v.second };
    case "*":
      return {
        value: u.value * v.value,
        first: u.first * v.value + u.value * v.first,
        second: u.second * v.value + 2 * u.first * v.first + u.value * v.second,
      };
    case "/":
      return quotient(u, v);
    case "^":
      return containsVariable(right)
        ? exponential(u, v, containsVariable(left))
        : compose(u, powerRule(u.value, v.value));
  }
}

function quotient(u: Jet, v: Jet): Jet {
  if (v.value === 0) throw new ExpressionError("Division by 0 has no result.");
  const value = u.value / v.value;
  const first = (u.first - value * v.first) / v.value;
  return { value, first, second: (u.second - 2 * first * v.first - value * v.second) / v.value };
}

/** u^n for a constant n. */
function powerRule(u: number, n: number): Jet {
  return {
    value: raise(u, n),
    first: n === 0 ? 0 : n * u ** (n - 1),
    second: n === 0 || n === 1 ? 0 : n * (n - 1) * u ** (n - 2),
  };
}

/** u^v for an exponent that depends on x, by the logarithmic derivative; a base that also does must be above 0. */
function exponential(u: Jet, v: Jet, baseVaries: boolean): Jet {
  const value = raise(u.value, v.value);
  if (u.value === 0 && !baseVaries && v.value > 0) return constant(0);
  if (u.value <= 0) return { value, first: Number.NaN, second: Number.NaN };
  const logarithm = Math.log(u.value);
  const growth = u.first / u.value;
  const first = v.first * logarithm + v.value * growth;
  const second = v.second * logarithm + 2 * v.first * growth + v.value * (u.second / u.value - growth ** 2);
  return { value, first: value * first, second: value * (first ** 2 + second) };
}

/** The chain rule: g(u), where `outer` holds g, g' and g'' at the value of u. */
function compose(u: Jet, outer: Jet): Jet {
  return {
    value: outer.value,
    first: outer.first * u.first,
    second: outer.second * u.first ** 2 + outer.first * u.second,
  };
}

function callJet(name: string, of: readonly Jet[], angleUnit: AngleUnit): Jet {
  const [u, v] = of as readonly [Jet, Jet?];
  const value = evaluateCall(
    name,
    of.map((one) => one.value),
    angleUnit,
  );
  const turn = angleUnit === "deg" ? Math.PI / 180 : 1;
  if (name === "log" && v)
    return quotient(
      compose(u, differentiateCall("ln", u.value, turn)),
      compose(v, differentiateCall("ln", v.value, turn)),
    );
  if (name === "atan2" && v) return evaluateAngle(u, v, value, turn);
  if (name === "hypot" && v) return evaluateLength(u, v, value);
  if (name === "root" && v) return v.value === 1 ? u : compose(u, rootRule(u.value, v.value, value));
  return compose(u, { ...differentiateCall(name, u.value, turn), value });
}

function rootRule(u: number, degree: number, value: number): Jet {
  const first = value / (degree * u);
  return { value, first, second: ((1 / degree - 1) * first) / u };
}

function evaluateAngle(y: Jet, x: Jet, value: number, turn: number): Jet {
  const square = x.value ** 2 + y.value ** 2;
  const cross = y.first * x.value - x.first * y.value;
  const first = cross / square;
  const crossSlope = y.second * x.value - x.second * y.value;
  const squareSlope = 2 * (x.value * x.first + y.value * y.first);
  return { value, first: first / turn, second: (crossSlope - first * squareSlope) / square / turn };
}

function evaluateLength(a: Jet, b: Jet, value: number): Jet {
  const first = (a.value * a.first + b.value * b.first) / value;
  const bend = a.first ** 2 + a.value * a.second + b.first ** 2 + b.value * b.second;
  return { value, first, second: (bend - first ** 2) / value };
}

/** g(x), g'(x) and g''(x) of a function of one number; `turn` is what an angle is multiplied by to be in radians. */
function differentiateCall(name: string, x: number, turn: number): Jet {
  const jet = (value: number, first: number, second: number): Jet => ({ value, first, second });
  const trigonometric = (value: number, first: number, second: number) =>
    jet(value, turn * first, turn * turn * second);
  const inverse = (value: number, first: number, second: number) => jet(value / turn, first / turn, second / turn);
  const unit = turn === 1 ? "rad" : "deg";
  const [sine, cosine] = [evaluateCall("sin", [x], unit), evaluateCall("cos", [x], unit)];
  switch (name) {
    case "sin":
      return trigonometric(sine, cosine, -sine);
    case "cos":
      return trigonometric(cosine, -sine, -cosine);
    case "tan": {
      const t = sine / cosine;
      return trigonometric(t, 1 + t * t, 2 * t * (1 + t * t));
    }
    case "cot": {
      const c = cosine / sine;
      return trigonometric(c, -(1 + c * c), 2 * c * (1 + c * c));
    }
    case "sec": {
      const t = sine / cosine;
      return trigonometric(1 / cosine, t / cosine, (2 * t * t + 1) / cosine);
    }
    case "csc": {
      const c = cosine / sine;
      return trigonometric(1 / sine, -c / sine, (2 * c * c + 1) / sine);
    }
    case "asin":
      return inverse(Math.asin(x), (1 - x * x) ** -0.5, x * (1 - x * x) ** -1.5);
    case "acos":
      return inverse(Math.acos(x), -((1 - x * x) ** -0.5), -x * (1 - x * x) ** -1.5);
    case "atan":
      return inverse(Math.atan(x), 1 / (1 + x * x), (-2 * x) / (1 + x * x) ** 2);
    case "sinh":
      return jet(Math.sinh(x), Math.cosh(x), Math.sinh(x));
    case "cosh":
      return jet(Math.cosh(x), Math.sinh(x), Math.cosh(x));
    case "tanh": {
      const slope = 1 / Math.cosh(x) ** 2;
      return jet(Math.tanh(x), slope, -2 * Math.tanh(x) * slope);
    }
    case "asinh":
      return jet(Math.asinh(x), (x * x + 1) ** -0.5, -x * (x * x + 1) ** -1.5);
    case "acosh":
      return jet(Math.acosh(x), (x * x - 1) ** -0.5, -x * (x * x - 1) ** -1.5);
    case "atanh":
      return jet(Math.atanh(x), 1 / (1 - x * x), (2 * x) / (1 - x * x) ** 2);
    case "sqrt":
      return jet(Math.sqrt(x), 0.5 * x ** -0.5, -0.25 * x ** -1.5);
    case "cbrt":
      return jet(Math.cbrt(x), 1 / (3 * Math.cbrt(x) ** 2), -2 / (9 * Math.cbrt(x) ** 5));
    case "exp":
      return jet(Math.exp(x), Math.exp(x), Math.exp(x));
    case "ln":
      return jet(Math.log(x), 1 / x, -1 / (x * x));
    case "log":
    case "log10":
      return jet(Math.log10(x), 1 / (x * Math.LN10), -1 / (x * x * Math.LN10));
    case "log2":
      return jet(Math.log2(x), 1 / (x * Math.LN2), -1 / (x * x * Math.LN2));
    case "abs":
      return jet(Math.abs(x), x === 0 ? Number.NaN : Math.sign(x), 0);
    default:
      throw new ExpressionError(`${name} cannot be differentiated here.`);
  }
}
