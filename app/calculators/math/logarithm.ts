import { choice, defineCalculator, integer, number, refuse, table } from "#engine/define.ts";
import { brackets, element, figure, name, row } from "#maths/typeset.ts";

export default defineCalculator({
  id: "logarithm",
  name: "Logarithm Calculator",
  category: "math",
  emoji: "🪵",
  description: "Logarithm of a number to base 10, e, 2 or any base, with characteristic and mantissa.",
  keywords: ["log10", "ln", "natural log", "log base 2", "antilog", "change of base", "exponent of"],
  related: [
    { id: "exponent", stage: "complementary", relevance: 94 },
    "root",
    "scientific-calculator",
    { id: "decibel", stage: "next_step", relevance: 76 },
    { id: "scientific-notation", stage: "complementary", relevance: 74 },
  ],
  inputs: {
    number: number("Number", { also: ["log of", "ln of"], default: 1000, min: 0 }),
    base: choice("Base", {
      called: {
        "10": ["common logarithm", "common log", "common"],
        e: ["natural log", "natural logarithm", "natural", "ln"],
        "2": ["binary log", "binary logarithm", "binary"],
      },
      default: "10",
      options: [
        ["10", "10 (common)"],
        ["e", "e (natural)"],
        ["2", "2 (binary)"],
        ["custom", "Other"],
      ],
    }),
    customBase: number("Other base", {
      also: ["base", "in base", "to the base", "log base"],
      default: 3,
      min: 0,
      when: { base: "custom" },
    }),
  },
  outputs: {
    result: number("Logarithm", { digits: 10 }),
    naturalLog: number("ln", { also: ["natural log", "natural logarithm", "log base e"], digits: 10 }),
    commonLog: number("log₁₀", { also: ["common logarithm", "common log", "log base 10"], digits: 10 }),
    binaryLog: number("log₂", { also: ["binary log", "log base 2"], digits: 10 }),
    characteristic: integer("Characteristic (whole part of log₁₀)"),
    mantissa: number("Mantissa", { digits: 10 }),
    table: table(
      "In bases 2 to 16",
      {
        base: integer("Base"),
        logarithm: number("Logarithm"),
      },
      { mark: { column: "logarithm", equals: "result" } },
    ),
  },
  pictures: [{ draw: "rows", table: "table", name: "base", value: "logarithm", title: "By base" }],
  typeset: ({ number: x, base, customBase }, say) =>
    row(
      element(
        "msub",
        name("log"),
        base === "e" ? name("e") : figure(base === "custom" ? say.number(customBase) : base),
      ),
      brackets(figure(say.number(x))),
    ),
  compute(inputs) {
    const x = inputs.number;
    if (x <= 0) refuse("number", "A logarithm exists only for numbers above 0.");
    const base = { "10": 10, e: Math.E, "2": 2, custom: inputs.customBase }[inputs.base];
    if (base <= 0 || base === 1) refuse("customBase", "The base must be above 0 and not 1.");
    const commonLog = Math.log10(x);
    const characteristic = Number(x.toExponential().split("e")[1]);
    return {
      result: inputs.base === "e" ? Math.log(x) : logarithmTo(base, x),
      naturalLog: Math.log(x),
      commonLog,
      binaryLog: Math.log2(x),
      characteristic,
      mantissa: Math.max(0, commonLog - characteristic),
      table: Array.from({ length: 15 }, (_, index) => ({ base: index + 2, logarithm: logarithmTo(index + 2, x) })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `${inputs.base === "e" ? "e" : say.number(inputs.base === "custom" ? inputs.customBase : Number(inputs.base))} to the power of {result} gives {number}.`,
    inputs.number >= 1
      ? `{number} has ${say.number(outputs.characteristic! + 1, 0)} ${outputs.characteristic === 0 ? "digit" : "digits"} before the decimal point, one more than its characteristic.`
      : "Since the number is below 1, its common logarithm, {commonLog}, is negative.",
  ],
  formula: {
    tex: [
      String.raw`\log_b x = \frac{\ln x}{\ln b}, \qquad b^{\log_b x} = x,`,
      String.raw`\log(xy) = \log x + \log y, \qquad \log x^n = n \log x`,
    ],
    where: {
      x: "number, above 0",
      b: "base, above 0 and not 1",
      [String.raw`\ln`]: "natural logarithm, to the base e = 2.71828…",
    },
  },
  howTo: [
    "Enter the Number; it must be above 0.",
    "Choose the Base: 10, e, 2, or Other to type your own.",
    "The table shows the logarithm in all bases from 2 to 16.",
  ],
  faq: [
    {
      question: "What is a logarithm, in one sentence?",
      answer: "The exponent that the base needs to give the number: log₂ 8 = 3, because 2³ = 8.",
    },
    {
      question: "What is the difference between log and ln?",
      answer:
        "The base: log usually means base 10, ln always base e. They differ by a constant factor: ln x = 2.302585 · log₁₀ x. In computer science log often means base 2, in pure mathematics base e.",
    },
    {
      question: "Why is there no logarithm of 0 or of a negative number?",
      answer:
        "No power of a positive base is 0 or negative. Toward 0, the logarithm falls without limit. With complex numbers negative numbers do have logarithms: ln(−1) = πi.",
    },
  ],
  about: [
    "Logarithms turn multiplication into addition and powers into products. Scales that span many orders of magnitude are logarithmic: decibels, pH, earthquake magnitudes, and octaves in music.",
    "Characteristic and mantissa are the whole part and the rest of the common logarithm, as in printed tables: log₁₀ 0.02 = −2 + 0.30103.",
  ],
  sources: ["ISO 80000-2:2019, 2-13 (logarithms)"],
  phrases: [
    "log of {number}",
    "log base {customBase} of {number}",
    "ln {number}",
    "common logarithm of {number}",
    "natural logarithm of {number}",
    "logarithm of {number}",
  ],
  updated: "2026-11-30",
  examples: [
    { title: "log₁₀ of 1,000", inputs: { number: 1000, base: "10" }, outputs: { result: 3, characteristic: 3 } },
    {
      title: "How many doublings from 1 to a million?",
      inputs: { number: 1000000, base: "2" },
      outputs: { result: 19.9315686 },
    },
    {
      title: "Years to double at 5%: base 1.05 of 2",
      inputs: { number: 2, base: "custom", customBase: 1.05 },
      outputs: { result: 14.2066991 },
    },
  ],
});

/** log x to the base; a whole number where the base to that power is exactly x. */
function logarithmTo(base: number, x: number): number {
  const value = base === 10 ? Math.log10(x) : base === 2 ? Math.log2(x) : Math.log(x) / Math.log(base);
  const nearestWhole = Math.round(value);
  return base ** nearestWhole === x ? nearestWhole : value;
}
