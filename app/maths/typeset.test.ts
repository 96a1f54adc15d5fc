import fc from "fast-check";
import { expect, test } from "vitest";
import { ExpressionError, readExpression, toFunction } from "./expression.ts";
import { type MathNode, typesetPolynomial } from "./typeset.ts";
import { typesetText } from "./typeset-expression.ts";

/** Read aloud: fractions as (a)/(b), powers as a^{b}, roots by name. */
function read(node: MathNode): string {
  if (typeof node === "string") return node;
  const { tag, content } = node;
  const [first, second] = content.map(read);
  if (tag === "mfrac") return `[${first}/${second}]`;
  if (tag === "msup") return `${first}^{${second}}`;
  if (tag === "msub") return `${first}_{${second}}`;
  if (tag === "msqrt") return `√{${first}}`;
  if (tag === "mroot") return `√${second}{${first}}`;
  return content.map(read).join("").replaceAll("\u2062", "");
}

const typed = (text: string) => read(typesetText(text, { variable: true }));

test.each([
  ["1/2 + 3/4", "[1/2]+[3/4]"],
  ["(1+2)/(3-x)", "[1+2/3−x]"],
  ["2*x", "2x"],
  ["2*3", "2·3"],
  ["2(3+4)", "2(3+4)"],
  ["x*2", "x·2"],
  ["2*(3/4)", "2·[3/4]"],
  ["3*-2", "3(−2)"],
  ["3--2", "3−(−2)"],
  ["1-(2+3)", "1−(2+3)"],
  ["1+(2+3)", "1+2+3"],
  ["1-(2*3)", "1−2·3"],
  ["-x^2", "−x^{2}"],
  ["(-2)^2", "(−2)^{2}"],
  ["2^3^2", "2^{3^{2}}"],
  ["(2^3)^2", "(2^{3})^{2}"],
  ["(1/2)^x", "([1/2])^{x}"],
  ["2^(x+1)", "2^{x+1}"],
  ["-(1/2)", "−[1/2]"],
  ["-(x+1)", "−(x+1)"],
  ["(x+1)(x-1)", "(x+1)(x−1)"],
  ["sqrt(x+1)", "√{x+1}"],
  ["√16", "√{16}"],
  ["cbrt(x)", "√3{x}"],
  ["root(32, 5)", "√5{32}"],
  ["abs(x-1)", "|x−1|"],
  ["exp(-x^2)", "e^{−x^{2}}"],
  ["fact(x)", "x!"],
  ["fact(x+1)", "(x+1)!"],
  ["2pi", "2π"],
  ["log(8, 2)", "log_{2}(8)"],
  ["log2(8)", "log_{2}(8)"],
  ["sin(x)^2", "sin(x)^{2}"],
  ["max(1, x, 3)", "max(1,x,3)"],
  ["5!", "5!"],
  ["(2+3)!", "(2+3)!"],
  ["1.5e-7", "1.5·10^{−7}"],
])("%s is set as %s", (text, set) => {
  expect(typed(text)).toBe(set);
});

test.each([
  [[1, -3, -10], "x^{2}−3x−10"],
  [[-1, 0, 2.5], "−x^{2}+2,5"],
  [[2, 1, 0, 0], "2x^{3}+x^{2}"],
  [[0, 0, 0], "0"],
  [[1], "1"],
  [[-1, -1], "−x−1"],
])("the polynomial %o is set as %s", (coefficients, set) => {
  expect(read(typesetPolynomial(coefficients, (value) => String(value).replace(".", ",")))).toBe(set);
});

/** What was set, as it would be typed: fractions and exponents in brackets. */
function retype(node: MathNode): string {
  if (typeof node === "string") return node === "\u2062" || node === "·" ? "*" : node === "−" ? "-" : node;
  const { tag, content } = node;
  const [first, second] = content.map(retype);
  if (tag === "mfrac") return `((${first})/(${second}))`;
  if (tag === "msup") return `${first}^(${second})`;
  if (tag === "msqrt") return `sqrt(${first})`;
  return content.map(retype).join("");
}

/** At a place where no sum of these formulas loses digits; null where there is no value. */
function valueOf(text: string): number | null {
  try {
    return Number(toFunction(readExpression(text, { variable: true }), "rad")(1.75).toPrecision(9));
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}

const formula = fc.letrec<{ readonly any: string }>((tie) => ({
  any: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.integer({ min: 0, max: 20 }).map(String),
    fc.constantFrom("x", "0.5"),
    fc.tuple(tie("any"), fc.constantFrom("+", "-", "*", "/"), tie("any")).map(([a, sign, b]) => `(${a})${sign}(${b})`),
    tie("any").map((of) => `-(${of})`),
    tie("any").map((of) => `(${of})^2`),
    tie("any").map((of) => `sqrt(${of})`),
  ),
})).any;

test("what is set means what was typed: no bracket is lost that changes a value", () => {
  fc.assert(
    fc.property(formula, (text) => {
      expect(valueOf(retype(typesetText(text, { variable: true })))).toBe(valueOf(text));
    }),
    { numRuns: 500, seed: 2611 },
  );
});
