import { choice, defineCalculator, integer, number, percent, refuse, type Say, text } from "#engine/define.ts";
import { lcm } from "#maths/integers.ts";
import { add, divide, fraction as rational, multiply, toNumber, subtract, type Rational } from "#maths/rational.ts";
import { brackets, figure, fraction, type MathNode, row, sign } from "#maths/typeset.ts";

export default defineCalculator({
  id: "fraction",
  name: "Fraction Calculator",
  category: "math",
  emoji: "➗",
  description:
    "Add, subtract, multiply, divide and simplify fractions and mixed numbers, with the result as fraction, mixed number and decimal.",
  keywords: [
    "adding fractions",
    "simplify fractions",
    "mixed number",
    "multiply fractions",
    "divide fractions",
    "fraction to decimal",
    "lowest terms",
    "improper fraction",
  ],
  popular: true,
  related: [
    { id: "gcd-lcm", stage: "complementary", relevance: 86 },
    { id: "percentage", stage: "next_step", relevance: 84 },
    "ratio",
    { id: "inch-fraction-converter", stage: "complementary", relevance: 72 },
    "proportion",
  ],
  inputs: {
    operation: choice("Operation", {
      default: "add",
      options: [
        ["add", "Add (+)"],
        ["subtract", "Subtract (−)"],
        ["multiply", "Multiply (×)"],
        ["divide", "Divide (÷)"],
        ["simplify", "Simplify one fraction"],
      ],
    }),
    whole1: integer("First: whole part", { default: 0, min: -1_000_000, max: 1_000_000 }),
    numerator1: integer("First: numerator", { also: ["first numerator"], default: 3, min: -1_000_000, max: 1_000_000 }),
    denominator1: integer("First: denominator", { also: ["first denominator"], default: 4, min: 1, max: 1_000_000 }),
    whole2: integer("Second: whole part", {
      default: 0,
      min: -1_000_000,
      max: 1_000_000,
      when: { operation: ["add", "subtract", "multiply", "divide"] },
    }),
    numerator2: integer("Second: numerator", {
      also: ["second numerator"],
      default: 5,
      min: -1_000_000,
      max: 1_000_000,
      when: { operation: ["add", "subtract", "multiply", "divide"] },
    }),
    denominator2: integer("Second: denominator", {
      also: ["second denominator"],
      default: 6,
      min: 1,
      max: 1_000_000,
      when: { operation: ["add", "subtract", "multiply", "divide"] },
    }),
  },
  outputs: {
    result: text("Result in lowest terms"),
    mixed: text("As a mixed number"),
    numerator: integer("Numerator"),
    denominator: integer("Denominator"),
    decimal: number("Decimal", { digits: 12 }),
    percent: percent("Percent"),
    commonDenominator: integer("Least common denominator", { none: "Only needed to add or subtract" }),
  },
  typeset(inputs, say) {
    const first = typesetMixed(inputs.whole1, inputs.numerator1, inputs.denominator1, say);
    if (inputs.operation === "simplify") return first;
    const second = typesetMixed(inputs.whole2, inputs.numerator2, inputs.denominator2, say);
    const isNegative = inputs.whole2 < 0 || inputs.numerator2 < 0;
    return row(first, sign(SIGNS[inputs.operation]), isNegative ? brackets(second) : second);
  },
  compute(inputs) {
    const { operation, denominator1, denominator2 } = inputs;
    const first = mixedNumber(inputs.whole1, inputs.numerator1, denominator1, "numerator1");
    const second =
      operation === "simplify" ? first : mixedNumber(inputs.whole2, inputs.numerator2, denominator2, "numerator2");
    const value = operations[operation](first, second);
    const decimal = toNumber(value);
    return {
      result: fractionText(value),
      mixed: mixedText(value),
      numerator: Number(value.numerator),
      denominator: Number(value.denominator),
      decimal,
      percent: 100 * decimal,
      commonDenominator: operation === "add" || operation === "subtract" ? lcm(denominator1, denominator2) : null,
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.mixed === outputs.result
      ? "The result is {result} in lowest terms."
      : "The result is {result} in lowest terms, which is {mixed} as a mixed number.",
    outputs.commonDenominator === null
      ? "As a decimal that is {decimal}, or {percent}."
      : "The least common denominator is {commonDenominator}; as a decimal the result is {decimal}.",
  ],
  formula: {
    tex: [
      String.raw`\frac{a}{b} \pm \frac{c}{d} = \frac{a d \pm b c}{b d}, \qquad \frac{a}{b} \cdot \frac{c}{d} = \frac{a c}{b d}, \qquad \frac{a}{b} : \frac{c}{d} = \frac{a d}{b c}`,
      String.raw`w\,\frac{a}{b} = \frac{w b + a}{b}`,
    ],
    where: { "a, c": "numerators", "b, d": "denominators", w: "whole part of a mixed number" },
  },
  howTo: [
    "Choose the Operation.",
    "Enter the first number: whole part (0 for a plain fraction), numerator and denominator.",
    "Enter the second number in the same way; Simplify uses only the first.",
    "For a negative mixed number, put the minus sign on the whole part: −2 with 1/3 is −(2 + 1/3).",
  ],
  faq: [
    {
      question: "How do I add fractions with different denominators?",
      answer:
        "Rewrite both with the least common denominator, then add the numerators. For 3/4 + 5/6 it is 12: 9/12 + 10/12 = 19/12 = 1 7/12.",
    },
    {
      question: "Why does dividing by a fraction mean multiplying by its reciprocal?",
      answer:
        "Dividing asks how many times the divisor fits. A half fits into 3 six times, so 3 ÷ 1/2 = 3 × 2. For 3/4 ÷ 5/6 that gives 3/4 × 6/5 = 9/10.",
    },
    {
      question: "Why does 1/3 not give an exact decimal?",
      answer:
        "A fraction in lowest terms has a finite decimal only if its denominator has no prime factors other than 2 and 5. Thirds, sevenths or twelfths repeat forever, so the fraction is the exact form and the decimal is rounded.",
    },
  ],
  about: [
    "All arithmetic is exact, with whole numbers of any length, and the result is divided by the greatest common divisor of numerator and denominator.",
    "Denominators are positive here; put a minus sign on the numerator, or on the whole part of a mixed number. For fractions of an inch see the inch fraction converter, which rounds to sixteenths or thirty-seconds.",
  ],
  sources: ["Common Core State Standards for Mathematics, 5.NF and 6.NS (2010)"],
  phrases: ["{numerator1}/{denominator1} plus {numerator2}/{denominator2}", "simplify {numerator1}/{denominator1}"],
  updated: "2026-11-26",
  examples: [
    {
      title: "Three quarters plus five sixths",
      inputs: { operation: "add", numerator1: 3, denominator1: 4, numerator2: 5, denominator2: 6 },
      outputs: { result: "19/12", mixed: "1 7/12" },
    },
    {
      title: "Half of a recipe with 2 2/3 cups",
      inputs: {
        operation: "divide",
        whole1: 2,
        numerator1: 2,
        denominator1: 3,
        whole2: 2,
        numerator2: 0,
        denominator2: 1,
      },
      outputs: { result: "4/3", mixed: "1 1/3" },
    },
    {
      title: "Simplify 84/126",
      inputs: { operation: "simplify", numerator1: 84, denominator1: 126 },
      outputs: { result: "2/3" },
    },
  ],
});

const operations: Readonly<
  Record<"add" | "subtract" | "multiply" | "divide" | "simplify", (a: Rational, b: Rational) => Rational>
> = {
  add,
  subtract,
  multiply,
  divide: (a, b) => {
    if (b.numerator === 0n) refuse("numerator2", "Division by 0 has no result. Enter a second number other than 0.");
    return divide(a, b);
  },
  simplify: (a) => a,
};

function mixedNumber(
  whole: number,
  numerator: number,
  denominator: number,
  key: "numerator1" | "numerator2",
): Rational {
  if (whole !== 0 && numerator < 0) {
    refuse(
      key,
      whole < 0
        ? "The minus sign of the whole part already makes the number negative. Enter the numerator without one."
        : "A mixed number has its minus sign on the whole part. Put it there, or set the whole part to 0.",
    );
  }
  const signed = whole < 0 ? -numerator : numerator;
  return rational(BigInt(whole) * BigInt(denominator) + BigInt(signed), BigInt(denominator));
}

function fractionText({ numerator, denominator }: Rational): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

function mixedText(value: Rational): string {
  const { numerator, denominator } = value;
  const size = numerator < 0n ? -numerator : numerator;
  if (denominator === 1n || size < denominator) return fractionText(value);
  return `${numerator < 0n ? "-" : ""}${size / denominator} ${size % denominator}/${denominator}`;
}

const SIGNS = { add: "+", subtract: "−", multiply: "×", divide: "÷" } as const;

/** −2 1/3, or 3/4 where there is no whole part. */
function typesetMixed(whole: number, numerator: number, denominator: number, say: Say): MathNode {
  const part = fraction(figure(say.number(Math.abs(numerator))), figure(say.number(denominator)));
  const isNegative = whole < 0 || numerator < 0;
  return row(
    ...(isNegative ? [sign("−")] : []),
    ...(whole === 0 ? [] : [figure(say.number(Math.abs(whole)))]),
    ...(whole !== 0 && numerator === 0 ? [] : [part]),
  );
}
