import { defineCalculator, integer, number, refuse, text } from "#engine/define.ts";
import { plainDecimal, readDecimalText, withExponent } from "#maths/decimal-text.ts";

export default defineCalculator({
  id: "scientific-notation",
  name: "Scientific Notation Calculator",
  category: "math",
  emoji: "🔭",
  description:
    "Writes a number in scientific, engineering, E and plain decimal notation, with its SI prefix and order of magnitude.",
  keywords: [
    "standard form",
    "E notation",
    "engineering notation",
    "power of ten",
    "convert to scientific notation",
    "exponential notation",
    "order of magnitude",
    "SI prefix",
  ],
  related: [
    { id: "significant-figures", stage: "complementary", relevance: 90 },
    "rounding",
    { id: "exponent", stage: "complementary", relevance: 76 },
    { id: "unit-converter", stage: "next_step", relevance: 78 },
    "logarithm",
  ],
  inputs: {
    number: text("Number", {
      also: ["number"],
      default: "0.00002998",
      maxLength: 60,
      help: "Such as 299792458, 3.2e-7 or 6.02 x 10^23.",
    }),
  },
  outputs: {
    scientific: text("Scientific (E) notation", { also: ["scientific notation", "standard form"] }),
    mantissa: number("Mantissa", { digits: 15 }),
    exponent: integer("Exponent of ten"),
    engineering: text("Engineering notation", { also: ["engineering notation"] }),
    engineeringMantissa: number("Engineering mantissa", { digits: 15 }),
    engineeringExponent: integer("Engineering exponent"),
    siPrefix: text("SI prefix", {
      also: ["prefix"],
      labels: { "": "None needed" },
      none: "None: outside the range quecto to quetta",
    }),
    decimal: text("Plain decimal", {
      also: ["plain number", "standard number", "ordinary number", "decimal form", "written out"],
    }),
    orderOfMagnitude: integer("Order of magnitude", { none: "Not defined for 0" }),
    value: number("Value", { digits: 15, none: "Beyond 10^308" }),
  },
  compute(inputs) {
    const read = readDecimalText(inputs.number);
    if (!read) refuse("number", "Write a number such as 299792458, 3.2e-7 or 6.02 x 10^23.");
    const sign = read.negative ? "-" : "";
    const digits = read.significant.replace(/0+$/, "") || "0";
    const exponent = read.order;
    const engineeringExponent = 3 * Math.floor(exponent / 3);
    const before = exponent - engineeringExponent + 1;
    const scientific = sign + withExponent(digits, exponent);
    const engineering = sign + withExponent(digits, engineeringExponent, before);
    const value = Number(scientific);
    return {
      scientific,
      mantissa: mantissaOf(scientific),
      exponent,
      engineering,
      engineeringMantissa: mantissaOf(engineering),
      engineeringExponent,
      siPrefix: PREFIXES[engineeringExponent / 3 + 10] ?? null,
      decimal: sign + plainDecimal(digits, exponent),
      orderOfMagnitude: digits === "0" ? null : exponent,
      value: Number.isFinite(value) ? value : null,
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.orderOfMagnitude === null
      ? "The number is 0, which has no order of magnitude."
      : "In scientific notation the number is {scientific}: {mantissa} times 10 to the power of {exponent}.",
    outputs.siPrefix === null
      ? "In engineering notation it is {engineering}; there is no SI prefix for that."
      : outputs.siPrefix === ""
        ? "In engineering notation it is {engineering}, without an SI prefix."
        : "In engineering notation it is {engineering}, or {engineeringMantissa} with the SI prefix {siPrefix}.",
  ],
  formula: {
    tex: String.raw`x = m \cdot 10^{n}, \quad 1 \le |m| < 10, \qquad x = m' \cdot 10^{3 \lfloor n/3 \rfloor}, \quad 1 \le |m'| < 1000`,
    where: {
      x: "the number",
      m: "mantissa of scientific notation",
      n: "exponent of ten, the order of magnitude",
      "m'": "mantissa of engineering notation",
    },
  },
  howTo: [
    "Type the Number in any form: with commas, as 3.2e-7, or as 6.02 x 10^23.",
    "Read the scientific form, the engineering form with exponents in steps of three, and the plain decimal.",
    "For a quantity put the SI prefix in front of its unit: 4.7e-8 F is 47 nF.",
  ],
  faq: [
    {
      question: "How do I convert by hand?",
      answer:
        "Move the decimal point until one nonzero digit is in front of it, and count the places: left is positive, right is negative. 45,600,000 becomes 4.56 with 7 places, 4.56 · 10⁷; 0.0032 becomes 3.2 · 10⁻³.",
    },
    {
      question: "What is engineering notation?",
      answer:
        "Exponents are multiples of three, to match the SI prefixes: 45.6 · 10⁶ is 45.6 mega. The mantissa is at least 1 and below 1,000.",
    },
    {
      question: "Which SI prefixes are there?",
      answer:
        "From quecto (10⁻³⁰) through micro, milli, kilo and mega to quetta (10³⁰). Ronna, quetta, ronto and quecto were added in November 2022. Centi, deci, deca and hecto are not in steps of a thousand and are left out here.",
    },
  ],
  about: [
    "Works on the digits you type, however many: nothing is rounded, so 123456789012345678901 keeps its last digit. Trailing zeros of the mantissa are dropped; if they matter, use the significant figures calculator.",
    "“E notation” such as 3.2e-7 is how calculators, spreadsheets and programming languages write powers of ten.",
  ],
  sources: ["BIPM SI Brochure, 9th edition 2019, with the prefixes of the 27th CGPM (2022)", "ISO 80000-1:2022"],
  phrases: [
    "{number} in scientific notation",
    "how do I write {number} in scientific notation",
    "convert {number} to scientific notation",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A small number",
      inputs: { number: "0.00002998" },
      outputs: { scientific: "2.998e-5", engineering: "29.98e-6", siPrefix: "µ" },
    },
    {
      title: "Speed of light in m/s",
      inputs: { number: "299,792,458" },
      outputs: { scientific: "2.99792458e8", siPrefix: "M" },
    },
    {
      title: "Avogadro's number, written out",
      inputs: { number: "6.02214076 x 10^23" },
      outputs: { decimal: "602214076000000000000000", exponent: 23 },
    },
  ],
});

/** From 10^-30 in steps of a thousand to 10^30. Source: BIPM, SI Brochure, 9th edition, 2022 update. */
const PREFIXES = [
  "q",
  "r",
  "y",
  "z",
  "a",
  "f",
  "p",
  "n",
  "µ",
  "m",
  "",
  "k",
  "M",
  "G",
  "T",
  "P",
  "E",
  "Z",
  "Y",
  "R",
  "Q",
] as const;

function mantissaOf(text: string): number {
  return Number(text.slice(0, text.indexOf("e")));
}
