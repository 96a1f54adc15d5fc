import { choice, defineCalculator, number, refuse, text } from "#engine/define.ts";
import { ExpressionError, functionOf, readExpression, writeExpression } from "#maths/expression.ts";

export default defineCalculator({
  id: "scientific-calculator",
  name: "Scientific Calculator",
  category: "math",
  emoji: "🧮",
  description:
    "Evaluates a whole formula: powers, roots, logarithms, trigonometry in degrees or radians, factorials, combinations and constants.",
  keywords: [
    "online calculator",
    "sin cos tan",
    "logarithm",
    "square root",
    "factorial",
    "math expression",
    "trigonometry",
    "powers",
    "formula",
  ],
  popular: true,
  related: [
    { id: "exponent", stage: "complementary", relevance: 84 },
    { id: "logarithm", stage: "complementary", relevance: 84 },
    "root",
    "factorial",
    "complex-number",
    { id: "derivative", stage: "advanced_planning", relevance: 76 },
  ],
  inputs: {
    expression: text("Expression", {
      code: true,
      also: ["formula", "calculate", "evaluate"],
      default: "2*sin(30) + sqrt(16)^2",
      maxLength: 500,
    }),
    angleUnit: choice("Angles in", {
      default: "deg",
      options: [
        ["deg", "Degrees"],
        ["rad", "Radians"],
      ],
    }),
  },
  outputs: {
    result: number("Result", { digits: 12 }),
    interpretation: text("Read as", { code: true }),
  },
  compute({ expression, angleUnit }) {
    try {
      const formula = readExpression(expression);
      return { result: functionOf(formula, angleUnit)(0), interpretation: writeExpression(formula) };
    } catch (error) {
      if (error instanceof ExpressionError) refuse("expression", error.message);
      throw error;
    }
  },
  takeaways: (inputs, outputs, say) => [
    "The formula was read as {interpretation}, which gives {result}.",
    Number.isInteger(outputs.result)
      ? inputs.angleUnit === "deg"
        ? "Angles count in degrees: sin(90) is 1."
        : "Angles count in radians: sin(pi/2) is 1."
      : Math.abs(outputs.result!) >= 0.1
        ? `Rounded to two decimals that is ${say.number(outputs.result!, 2)}; angles count in ${inputs.angleUnit === "deg" ? "degrees" : "radians"}.`
        : `That is 1 divided by ${say.number(1 / outputs.result!)}; angles count in ${inputs.angleUnit === "deg" ? "degrees" : "radians"}.`,
  ],
  formula: {
    tex: [
      String.raw`a^{b^{c}} = a^{(b^{c})}, \qquad -a^{2} = -(a^{2}), \qquad a / b\,c = \frac{a}{b} \cdot c`,
      String.raw`\sin 30^\circ = \sin \frac{\pi}{6} = \frac12, \qquad \log x = \frac{\ln x}{\ln 10}, \qquad n! = 1 \cdot 2 \cdots n`,
    ],
    where: {
      "a, b, c": "any operands: the rules say which brackets are understood",
      x: "a number above 0",
      n: "a whole number from 0 to 170",
      [String.raw`\ln`]: "natural logarithm, to the base e = 2.71828…",
    },
  },
  howTo: [
    "Type the formula into Expression: + − * / ^, brackets, and names such as sqrt(2), sin(30), log(8, 2), 5!, ncr(49, 6), pi or e.",
    "Choose under Angles in whether sin, cos and tan take degrees or radians.",
    "Check Read as: it shows every bracket and every multiplication sign that was understood.",
    "If the result is not what you meant, add brackets. Functions always need them: sin(30), not sin 30.",
  ],
  faq: [
    {
      question: "Why is 6/2(1+2) equal to 9 and not 1?",
      answer:
        "Division and multiplication, written or implied, have the same rank here and run from left to right: (6/2)·(1+2) = 9. Some textbooks let the implied multiplication bind tighter and get 1. Write 6/(2(1+2)) if you mean that.",
    },
    {
      question: "Why is -2^2 negative?",
      answer:
        "A power binds tighter than the sign in front of it, as in printed mathematics: −2² = −(2²) = −4. Write (-2)^2 for 4. Spreadsheets such as Excel do it the other way round.",
    },
    {
      question: "What does log mean: base 10 or base e?",
      answer:
        "log(x) is base 10, ln(x) is base e, log2(x) is base 2, and log(x, b) takes any base b. Programming languages often write log for ln.",
    },
    {
      question: "Why is tan(90) refused while tan(89.9999) gives a number?",
      answer:
        "At 90 degrees the cosine is 0 and the tangent has no value. The same holds for division by 0, the square root of a negative number, and ln(0): there is no real number to show.",
    },
  ],
  about: [
    "Evaluates a whole formula at once, with implied multiplication (2pi, 3(4+5)), functions, factorials, percent signs and constants. Arithmetic is IEEE 754 double precision, which carries about 16 significant digits from 10⁻³⁰⁸ to 10³⁰⁸; so 0.1 + 0.2 is off in the 17th digit.",
    "In degrees, sine and cosine are exact at multiples of 30 and 90 where the value is 0, ½ or 1, so sin(180) is 0. In radians pi itself is rounded, and sin(pi) leaves 1.2·10⁻¹⁶. Only real numbers: for √−1 use the complex number calculator.",
  ],
  sources: ["ISO 80000-2:2019 (mathematical signs and symbols)", "IEEE 754-2019"],
  phrases: ["calculate {expression}", "what is {expression}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "Sine in degrees, a root and a power",
      inputs: { expression: "2*sin(30) + sqrt(16)^2", angleUnit: "deg" },
      outputs: { result: 17 },
    },
    {
      title: "Chance to win a lottery of 6 out of 49",
      inputs: { expression: "1/ncr(49, 6)" },
      outputs: { result: 7.15112384e-8 },
    },
    {
      title: "Growth of 1,000 at 5 % over 10 years",
      inputs: { expression: "1000(1 + 5%)^10" },
      outputs: { result: 1628.894627 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { expression: "3(4+5) - 2^3^2/16 + 5!", angleUnit: "rad" },
      outputs: { result: 115 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "2^3^2", angleUnit: "deg" },
      outputs: { result: 512 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "2^-3^2", angleUnit: "deg" },
      outputs: { result: 0.001953125 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "-2^2", angleUnit: "deg" },
      outputs: { result: -4 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "-3!", angleUnit: "deg" },
      outputs: { result: -6 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "2--3", angleUnit: "deg" },
      outputs: { result: 5 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "2pi", angleUnit: "deg" },
      outputs: { result: 6.28318530718 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "(1+2)(3+4)", angleUnit: "deg" },
      outputs: { result: 21 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "6/2(1+2)", angleUnit: "deg" },
      outputs: { result: 9 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "1/2pi", angleUnit: "deg" },
      outputs: { result: 1.57079632679 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "5!2", angleUnit: "deg" },
      outputs: { result: 240 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "√9^2", angleUnit: "deg" },
      outputs: { result: 9 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "2e", angleUnit: "deg" },
      outputs: { result: 5.43656365692 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "2e+3", angleUnit: "deg" },
      outputs: { result: 2000 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "1.5E-3 + .5 + 5.", angleUnit: "deg" },
      outputs: { result: 5.5015 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "sin(180) + cos(60) + tan(45)", angleUnit: "deg" },
      outputs: { result: 1.5 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "sec(25) + csc(40) + cot(70)", angleUnit: "deg" },
      outputs: { result: 3.02307198009 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "arcsin(0.3) + acos(0.3) + arctan(2) + atan2(-1, -1)", angleUnit: "deg" },
      outputs: { result: 18.4349488229 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "sin(1) + cos(2)*tan(3)", angleUnit: "rad" },
      outputs: { result: 0.900791277769 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "sinh(1) + cosh(2) - tanh(0.5) + asinh(3) + acosh(4) + atanh(0.25)", angleUnit: "deg" },
      outputs: { result: 8.61257606748 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "log(1000) + log(8, 2) + ln(10) + log2(5) + log10(7)", angleUnit: "deg" },
      outputs: { result: 11.4696112279 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "root(-27, 3) + cbrt(10) + root(2, -4)", angleUnit: "deg" },
      outputs: { result: -0.0046688947144 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: {
        expression:
          "round(2.675, 2) + round(-2.5) + round(1234, -2) + trunc(-2.7) + ceil(-2.7) + floor(-2.7) + sign(-4) + abs(-4)",
        angleUnit: "deg",
      },
      outputs: { result: 1195.68 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: {
        expression: "max(3, 9, 4) - min(3, 9, 4) + mod(-7, 3) + mod(7, -3) + gcd(84, 126) + lcm(4, 6)",
        angleUnit: "deg",
      },
      outputs: { result: 60 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "ncr(49, 6) + npr(10, 3) + ncr(3, 5) + fact(6) + hypot(3, 4)", angleUnit: "deg" },
      outputs: { result: 13985261 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "phi^2 - phi + tau/pi", angleUnit: "deg" },
      outputs: { result: 3 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "200*15% + 0^0", angleUnit: "deg" },
      outputs: { result: 31 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "170!", angleUnit: "deg" },
      outputs: { result: 7.25741561531e306 },
    },
    {
      by: "mpmath 1.2, 30 digits, formula written out by hand",
      inputs: { expression: "exp(2)^0.5 × 3 ÷ 4 · 2 − 1", angleUnit: "deg" },
      outputs: { result: 3.07742274269 },
    },
    { by: "Refusal", inputs: { expression: "" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "2 3" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "sin 30" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "((2)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "2)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "1,000" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "1/0" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "0^-1" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "(-8)^(1/3)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "sqrt(-1)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "ln(0)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "log(5, 1)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "asin(2)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "acosh(0.5)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "atanh(1)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "mod(5, 0)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "(-3)!" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "2.5!" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "171!" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "10^400" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "foo(2)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "sin(1, 2)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "tan(90)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "csc(180)" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "2 $ 3" }, refuses: "expression" },
    { by: "Refusal", inputs: { expression: "x + 1" }, refuses: "expression" },
  ],
});
