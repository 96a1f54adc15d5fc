import { choice, defineCalculator, number, refuse, text } from "#engine/define.ts";
import { ExpressionError, toFunction, readExpression, writeExpression } from "#maths/expression.ts";
import { typesetText } from "#maths/typeset-expression.ts";

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
      tool: "keys",
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
  typeset: ({ expression }) => typesetText(expression),
  compute({ expression, angleUnit }) {
    try {
      const formula = readExpression(expression);
      return { result: toFunction(formula, angleUnit)(0), interpretation: writeExpression(formula) };
    } catch (error) {
      if (error instanceof ExpressionError) refuse("expression", error.message);
      throw error;
    }
  },
  takeaways: (inputs, outputs, say) => [
    "The formula was read as {interpretation}, which gives {result}.",
    Number.isInteger(outputs.result)
      ? inputs.angleUnit === "deg"
        ? "Angles are in degrees: sin(90) is 1."
        : "Angles are in radians: sin(pi/2) is 1."
      : Math.abs(outputs.result!) >= 0.1
        ? `Rounded to two decimals that is ${say.number(outputs.result!, 2)}; angles are in ${inputs.angleUnit === "deg" ? "degrees" : "radians"}.`
        : `That is 1 divided by ${say.number(1 / outputs.result!)}; angles are in ${inputs.angleUnit === "deg" ? "degrees" : "radians"}.`,
  ],
  formula: {
    tex: [
      String.raw`a^{b^{c}} = a^{(b^{c})}, \qquad -a^{2} = -(a^{2}), \qquad a / b\,c = \frac{a}{b} \cdot c`,
      String.raw`\sin 30^\circ = \sin \frac{\pi}{6} = \frac12, \qquad \log x = \frac{\ln x}{\ln 10}, \qquad n! = 1 \cdot 2 \cdots n`,
    ],
    where: {
      "a, b, c": "any operands: the rules show which parentheses are understood",
      x: "a number above 0",
      n: "a whole number from 0 to 170",
      [String.raw`\ln`]: "natural logarithm, to the base e = 2.71828…",
    },
  },
  howTo: [
    "Type the formula into Expression: + − * / ^, parentheses, and names such as sqrt(2), sin(30), log(8, 2), 5!, ncr(49, 6), pi or e.",
    "Under Angles in, choose whether sin, cos and tan take degrees or radians.",
    "Check Read as: it shows every parenthesis and multiplication sign that was understood.",
    "If the result is not what you meant, add parentheses. Functions always need them: sin(30), not sin 30.",
  ],
  faq: [
    {
      question: "Why is 6/2(1+2) equal to 9 and not 1?",
      answer:
        "Division and multiplication, written or implied, have the same precedence here and run from left to right: (6/2)·(1+2) = 9. Some textbooks let the implied multiplication bind tighter and get 1. Write 6/(2(1+2)) if you mean that.",
    },
    {
      question: "Why is -2^2 negative?",
      answer:
        "A power binds tighter than the sign in front of it, as in textbooks: −2² = −(2²) = −4. Write (-2)^2 for 4. Spreadsheets such as Excel do it the other way round.",
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
  updated: "2026-11-26",
  examples: [
    {
      title: "Sine in degrees, a root and a power",
      inputs: { expression: "2*sin(30) + sqrt(16)^2", angleUnit: "deg" },
      outputs: { result: 17 },
    },
    {
      title: "Chance of winning a 6-out-of-49 lottery",
      inputs: { expression: "1/ncr(49, 6)" },
      outputs: { result: 7.15112384e-8 },
    },
    {
      title: "Growth of 1,000 at 5% over 10 years",
      inputs: { expression: "1000(1 + 5%)^10" },
      outputs: { result: 1628.894627 },
    },
  ],
});
