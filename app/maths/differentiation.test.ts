import { describe, expect, it } from "vitest";
import { differentiable } from "./differentiation.ts";
import { ExpressionError, toFunction, readExpression } from "./expression.ts";

const formulas = [
  ["x^3 - 2x + sin(x)", 1],
  ["tan(x) + sec(x)*csc(x) - cot(x)", 0.7],
  ["asin(x) + acos(x)^2 + atan(x)", 0.3],
  ["sinh(x)*cosh(x)/tanh(x)", 0.8],
  ["asinh(x) + acosh(x)*ln(x)", 1.7],
  ["atanh(x) + cbrt(x) + sqrt(x)", 0.4],
  ["exp(x^2)/log(x, 3)", 1.4],
  ["x^x + 2^x", 1.3],
  ["root(x, 5) + root(-x, 3)", 2],
  ["atan2(x^2, x) + hypot(x, x^3)", 1.1],
  ["log2(x) + log10(x) + log(x)", 2.2],
  ["abs(x)*x%", -2],
] as const;

describe.each(["rad", "deg"] as const)("derivatives in %s agree with differences of fourth order", (unit) => {
  it.each(formulas)("%s", (text, x) => {
    const expression = readExpression(text, { variable: true });
    const f = toFunction(expression, unit);
    const h = 1e-3;
    const { value, first, second } = differentiable(expression, unit)(x);
    expect(value).toBeCloseTo(f(x), 12);
    expect(first).toBeCloseTo((8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h), 7);
    expect(second).toBeCloseTo(
      (-f(x + 2 * h) + 16 * f(x + h) - 30 * f(x) + 16 * f(x - h) - f(x - 2 * h)) / (12 * h * h),
      5,
    );
  });
});

it("derivatives that do not exist are not finite", () => {
  const at = (text: string, x: number) => differentiable(readExpression(text, { variable: true }), "rad")(x).first;
  for (const text of ["abs(x)", "cbrt(x)", "sqrt(x)", "x^x"]) expect(Number.isFinite(at(text, 0))).toBe(false);
  expect(at("sqrt(0) + abs(0) + x", 0)).toBe(1);
  expect(() => at("1/x", 0)).toThrow(ExpressionError);
  for (const text of ["floor(x)", "3! + x", "max(x, 1)", "root(x, x)"])
    expect(() => at(text, 1)).toThrow(ExpressionError);
});
