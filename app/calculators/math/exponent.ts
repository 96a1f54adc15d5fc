import { defineCalculator, integer, number, refuse, table } from "#engine/define.ts";
import { brackets, figure, power } from "#maths/typeset.ts";

export default defineCalculator({
  id: "exponent",
  name: "Exponent Calculator",
  category: "math",
  emoji: "⤴️",
  description: "A base raised to any power: whole, negative or fractional exponents, with a table of powers.",
  keywords: [
    "power",
    "raise to the power",
    "x to the n",
    "powers of 2",
    "squared",
    "cubed",
    "negative exponent",
    "fractional exponent",
  ],
  related: [
    { id: "root", stage: "complementary", relevance: 90 },
    { id: "logarithm", stage: "complementary", relevance: 92 },
    "scientific-calculator",
    "scientific-notation",
    { id: "compound-interest", stage: "next_step", relevance: 74 },
  ],
  inputs: {
    base: number("Base", { also: ["number"], default: 2, min: -1e100, max: 1e100 }),
    exponent: number("Exponent", {
      also: ["power", "to the power of", "raised to the power of", "raised to", "raised to the", "to the power"],
      default: 10,
      min: -100_000,
      max: 100_000,
    }),
  },
  outputs: {
    result: number("Power", { digits: 12 }),
    reciprocal: number("Reciprocal", {
      also: ["one over"],
      digits: 12,
      none: "Not defined: the power is 0, or nearly so",
    }),
    log10Absolute: number("log₁₀ of its size", { none: "Not defined: the power is 0" }),
    table: table("Powers 0 to 10", {
      exponent: integer("Exponent"),
      power: number("Power", { none: "Above 10^308" }),
    }),
  },
  pictures: [{ draw: "rows", table: "table", name: "exponent", value: "power", title: "How the powers grow" }],
  typeset: ({ base, exponent }, say) =>
    power(base < 0 ? brackets(figure(say.number(base))) : figure(say.number(base)), figure(say.number(exponent))),
  compute({ base, exponent }) {
    if (base === 0 && exponent < 0) refuse("base", "0 to a negative power would mean dividing by 0.");
    if (base < 0 && !Number.isInteger(exponent)) {
      refuse("exponent", "A negative base needs a whole exponent; for odd roots use the root calculator.");
    }
    const result = base ** exponent;
    if (!Number.isFinite(result)) refuse("exponent", "The result is beyond 1.8 · 10^308. Use a smaller exponent.");
    const reciprocal = 1 / result;
    return {
      result,
      reciprocal: Number.isFinite(reciprocal) ? reciprocal : null,
      log10Absolute: base === 0 ? (exponent === 0 ? 0 : null) : exponent * Math.log10(Math.abs(base)),
      table: Array.from({ length: 11 }, (_, power) => {
        const value = base ** power;
        return { exponent: power, power: Math.abs(value) < 1e308 ? value : null };
      }),
    };
  },
  takeaways: (_inputs, outputs) => [
    "{base} to the power of {exponent} is {result}.",
    outputs.log10Absolute === null
      ? "0 to any positive power stays 0."
      : outputs.result === 0
        ? "The true value is too small for a floating-point number; its size is 10 to the power of {log10Absolute}."
        : "In size that equals 10 to the power of {log10Absolute}.",
  ],
  formula: {
    tex: String.raw`b^n = \underbrace{b \cdot b \cdots b}_{n}, \qquad b^{-n} = \frac{1}{b^n}, \qquad b^{p/q} = \sqrt[q]{b^p}, \qquad b^m b^n = b^{m + n}`,
    where: { b: "base", "n, m": "exponents", "p, q": "numerator and denominator of a fractional exponent" },
  },
  howTo: [
    "Enter the Base; decimals and negative numbers are fine.",
    "Enter the Exponent: negative for a reciprocal, 0.5 for a square root.",
    "Read the Power; for very large or small results log₁₀ of its size gives the order of magnitude.",
  ],
  faq: [
    {
      question: "Why is anything to the power of 0 equal to 1?",
      answer:
        "Each step down in the exponent divides by the base: 2³ = 8, 2² = 4, 2¹ = 2, so 2⁰ = 1. For 0⁰ the value 1 is a convention, the one used in polynomials, the binomial theorem and IEEE 754.",
    },
    {
      question: "What does a negative or fractional exponent mean?",
      answer:
        "A negative exponent is a reciprocal: 2⁻³ = 1/8. A fraction is a root: 8^(1/3) = 2, and 8^(2/3) = 4. With a negative base, only whole powers are real numbers in general.",
    },
    {
      question: "Is −2² equal to 4?",
      answer:
        "No: without parentheses the power comes first, so −2² = −4. Here the base −2 is taken as a whole: (−2)² = 4.",
    },
  ],
  about: [
    "Powers in double precision, about 16 digits from 10⁻³⁰⁸ to 10³⁰⁸. Exponents that are not whole go through logarithms.",
    "A result too small for a double is shown as 0; one too large is refused. Compound growth is a power: 1.05²⁰ = 2.65 means that 5% a year adds up to 165% in twenty years.",
  ],
  sources: ["IEEE 754-2019 (pow)", "ISO 80000-2:2019"],
  overflow: "exponent",
  phrases: [
    "{base} to the power of {exponent}",
    "{base}^{exponent}",
    "{base} raised to the power of {exponent}",
    "{base} to the {exponent} power",
    "{base} raised to the {exponent}",
  ],
  updated: "2026-11-28",
  examples: [
    { title: "2 to the power of 10", inputs: { base: 2, exponent: 10 }, outputs: { result: 1024 } },
    { title: "5% growth over 20 years", inputs: { base: 1.05, exponent: 20 }, outputs: { result: 2.65329771 } },
    { title: "A cube root as a power", inputs: { base: 27, exponent: 0.3333333333333333 }, outputs: { result: 3 } },
  ],
});
