/** What is written differently is worth the same: each law holds for any terms. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { negate, readExact, readMath, simplify } from "./notation.ts";
import type { Term } from "./term.ts";

const literal = (value: unknown): Term => ({ is: "literal", value });
const figure = (value: unknown, more: object = {}): Term => ({ is: "figure", label: "x", value, ...more }) as Term;
const binary = (left: Term, sign: string, right: Term) => ({ is: "binary", sign, left, right }) as const;
const ln = (of: Term): Term => ({ is: "function", name: "ln", parts: [of] });

const SIGNS: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "**": (a, b) => a ** b,
};

function evaluate(term: Term): number {
  switch (term.is) {
    case "literal":
    case "figure":
      return Number(term.value);
    case "unary":
      return term.sign === "-" ? -evaluate(term.of) : Number(!evaluate(term.of));
    case "binary":
      return SIGNS[term.sign]!(evaluate(term.left), evaluate(term.right));
    case "function": {
      const parts = term.parts.map(evaluate) as [number, number];
      if (term.name === "ln") return Math.log(parts[0]);
      return (Math as unknown as Record<string, (...of: number[]) => number>)[term.name]!(...parts);
    }
    default:
      throw new Error(`Not evaluated: ${term.is}`);
  }
}

const { term } = fc.letrec<{ term: Term }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3 },
    fc.integer({ min: -3, max: 4 }).map(literal),
    fc
      .record({ value: fc.integer({ min: -3, max: 4 }), isStart: fc.boolean() })
      .map(({ value, isStart }) => figure(value, { isStart })),
    tie("term").map((of): Term => ({ is: "unary", sign: "-", of })),
    fc
      .tuple(tie("term"), fc.constantFrom("+", "-", "*"), tie("term"))
      .map(([left, sign, right]) => binary(left, sign, right)),
  ),
}));
const positive = fc.double({ min: 0.1, max: 5, noNaN: true }).map((value) => figure(value));

test("the opposite of a term is worth its opposite, and only of a difference are the sides changed", () => {
  fc.assert(
    fc.property(term, (of) => {
      expect(evaluate(negate("-", of)) + evaluate(of)).toBe(0);
    }),
  );
  const difference = binary(figure(5), "-", figure(3));
  expect(negate("-", difference)).toEqual(binary(figure(3), "-", figure(5)));
  expect(negate("!", difference)).toEqual({ is: "unary", sign: "!", of: difference });
});

test("a sum, a difference, a product written more simply is worth the same, and nothing is left to leave out", () => {
  fc.assert(
    fc.property(term, fc.constantFrom("+", "-", "*"), term, (left, sign, right) => {
      const simple = simplify(binary(left, sign, right));
      expect(evaluate(simple) + 0).toBe(evaluate(binary(left, sign, right)) + 0);
    }),
  );
  const x = figure(7);
  for (const [sign, neutral] of [
    ["+", 0],
    ["*", 1],
  ] as const)
    for (const start of [literal(neutral), figure(neutral, { isStart: true })]) {
      expect(simplify(binary(start, sign, x))).toBe(x);
      expect(simplify(binary(x, sign, start))).toBe(x);
    }
  // An input that happens to be 0, and what is neutral for another sign, is written.
  for (const [left, sign] of [
    [figure(0), "+"],
    [figure(1), "*"],
    [literal(0), "*"],
    [literal(1), "+"],
    [literal(0), "-"],
  ] as const)
    expect(simplify(binary(left, sign, x))).toEqual(binary(left, sign, x));
  const minus: Term = { is: "unary", sign: "-", of: figure(2) };
  expect(simplify(binary(x, "+", minus))).toEqual(binary(x, "-", figure(2)));
  expect(simplify(binary(x, "+", binary(minus, "/", x)))).toEqual(binary(x, "-", binary(figure(2), "/", x)));
  expect(simplify(binary(x, "+", binary(x, "/", minus)))).toEqual(binary(x, "+", binary(x, "/", minus)));
});

test("whole numbers without bound are divided without a remainder, all others as they are", () => {
  const isRoundedDown = (left: unknown, right: unknown, inner: unknown = 1) => {
    const whole = binary(binary(figure(left), "*", figure(inner)), "/", figure(right));
    return simplify(whole) !== whole && simplify(whole).is === "function";
  };
  expect([isRoundedDown(7n, 2n), isRoundedDown(7, 2), isRoundedDown(7, 2n), isRoundedDown(7, 2, 3n)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  const product = binary(figure(7n), "*", figure(2n));
  expect(simplify(product)).toBe(product);
});

test("functions are worth what they are in JavaScript, however they are written", () => {
  // Within a few units of the last place: an absolute distance says nothing of a large power.
  const expectSame = (value: number, wanted: number) =>
    expect(Math.abs(value - wanted)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(wanted)));
  const same = (name: "exp" | "expm1" | "log" | "log1p" | "sqrt", of: Term) =>
    expectSame(evaluate(readMath(name, [of])), Math[name](evaluate(of)));
  fc.assert(
    fc.property(positive, positive, positive, (n, b, c) => {
      for (const name of ["exp", "expm1", "log", "log1p", "sqrt"] as const) same(name, n);
      expectSame(evaluate(readMath("pow", [n, b])), evaluate(n) ** evaluate(b));
      const halves = [binary(n, "*", ln(b)), binary(ln(b), "*", n), binary(ln(b), "/", c), binary(n, "*", c)];
      for (const exponent of halves)
        for (const name of ["exp", "expm1"] as const)
          if (evaluate(exponent) < 10) {
            same(name, exponent);
            same(name, { is: "unary", sign: "-", of: exponent });
          }
    }),
  );
  // (1 + r)ⁿ, not e to the n times its logarithm.
  const r = figure(0.05);
  expect(readMath("exp", [binary(figure(3), "*", readMath("log1p", [r]))])).toEqual(
    binary(binary(literal(1), "+", r), "**", figure(3)),
  );
});

test("fractions calculated exactly have the signs of any numbers; what has none is no sign", () => {
  const [a, b] = [figure(6), figure(4)];
  const signs = ["add", "subtract", "multiply", "divide"].map((name) => readExact(name, [a, b])!);
  expect(signs.map(evaluate)).toEqual([10, 2, 24, 1.5]);
  for (const name of ["toNumber", "toRational", "fraction"]) expect(readExact(name, [a])).toBe(a);
  expect(readExact("fraction", [a, b])).toBeNull();
  expect(readExact("compare", [a, b])).toBeNull();
  expect(readExact("add", [a])).toBeNull();
});
