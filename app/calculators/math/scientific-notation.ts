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
      help: "Such as 299792458, 3.2e-7 or 6.02 x 10^23",
    }),
  },
  outputs: {
    scientific: text("Scientific (E) notation"),
    mantissa: number("Mantissa", { digits: 15 }),
    exponent: integer("Exponent of ten"),
    engineering: text("Engineering notation"),
    engineeringMantissa: number("Engineering mantissa", { digits: 15 }),
    engineeringExponent: integer("Engineering exponent"),
    siPrefix: text("SI prefix", { labels: { "": "None needed" }, none: "None: outside of quecto to quetta" }),
    decimal: text("Plain decimal"),
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
      ? "In steps of a thousand it is {engineering}; there is no SI prefix for that."
      : outputs.siPrefix === ""
        ? "In engineering notation it is {engineering}, without an SI prefix."
        : "In engineering notation it is {engineering}, that is {engineeringMantissa} with the SI prefix {siPrefix}.",
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
        "Move the point until one digit other than 0 stands before it, and count the places: to the left counts plus, to the right minus. 45,600,000 becomes 4.56 with 7 places, 4.56 · 10⁷; 0.0032 becomes 3.2 · 10⁻³.",
    },
    {
      question: "What is engineering notation?",
      answer:
        "Exponents are multiples of three, so that they fit the prefixes: 45.6 · 10⁶ is 45.6 mega. The mantissa lies between 1 and 1000.",
    },
    {
      question: "Which SI prefixes are there?",
      answer:
        "From quecto (10⁻³⁰) over micro, milli, kilo and mega to quetta (10³⁰). Ronna, quetta, ronto and quecto were added in November 2022. Centi, deci, deca and hecto are not in steps of a thousand and are left out here.",
    },
  ],
  about: [
    "Works on the digits you type, however many: nothing is rounded, so 123456789012345678901 keeps its last digit. Trailing zeros of the mantissa are dropped; if they matter as significant figures, use that calculator.",
    "“E notation” such as 3.2e-7 is how calculators, spreadsheets and programming languages write powers of ten.",
  ],
  sources: ["BIPM SI Brochure, 9th edition 2019, with the prefixes of the 27th CGPM (2022)", "ISO 80000-1:2022"],
  phrases: ["{number} in scientific notation"],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: { number: "45600000" },
      outputs: { scientific: "4.56e7", mantissa: 4.56, exponent: 7, engineering: "45.6e6", siPrefix: "M" },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "0.00002998" },
      outputs: {
        scientific: "2.998e-5",
        mantissa: 2.998,
        exponent: -5,
        engineering: "29.98e-6",
        engineeringMantissa: 29.98,
        engineeringExponent: -6,
        siPrefix: "µ",
        decimal: "0.00002998",
        orderOfMagnitude: -5,
        value: 2.998e-5,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "299,792,458" },
      outputs: {
        scientific: "2.99792458e8",
        mantissa: 2.99792458,
        exponent: 8,
        engineering: "299.792458e6",
        engineeringMantissa: 299.792458,
        engineeringExponent: 6,
        siPrefix: "M",
        decimal: "299792458",
        orderOfMagnitude: 8,
        value: 299792458,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "6.02214076 x 10^23" },
      outputs: {
        scientific: "6.02214076e23",
        mantissa: 6.02214076,
        exponent: 23,
        engineering: "602.214076e21",
        engineeringMantissa: 602.214076,
        engineeringExponent: 21,
        siPrefix: "Z",
        decimal: "602214076000000000000000",
        orderOfMagnitude: 23,
        value: 6.02214076e23,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "-45600000" },
      outputs: {
        scientific: "-4.56e7",
        mantissa: -4.56,
        exponent: 7,
        engineering: "-45.6e6",
        engineeringMantissa: -45.6,
        engineeringExponent: 6,
        siPrefix: "M",
        decimal: "-45600000",
        orderOfMagnitude: 7,
        value: -45600000,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "1" },
      outputs: {
        scientific: "1e0",
        mantissa: 1,
        exponent: 0,
        engineering: "1e0",
        engineeringMantissa: 1,
        engineeringExponent: 0,
        siPrefix: "",
        decimal: "1",
        orderOfMagnitude: 0,
        value: 1,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "999.999" },
      outputs: {
        scientific: "9.99999e2",
        mantissa: 9.99999,
        exponent: 2,
        engineering: "999.999e0",
        engineeringMantissa: 999.999,
        engineeringExponent: 0,
        siPrefix: "",
        decimal: "999.999",
        orderOfMagnitude: 2,
        value: 999.999,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "0.1" },
      outputs: {
        scientific: "1e-1",
        mantissa: 1,
        exponent: -1,
        engineering: "100e-3",
        engineeringMantissa: 100,
        engineeringExponent: -3,
        siPrefix: "m",
        decimal: "0.1",
        orderOfMagnitude: -1,
        value: 0.1,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "-1e-3" },
      outputs: {
        scientific: "-1e-3",
        mantissa: -1,
        exponent: -3,
        engineering: "-1e-3",
        engineeringMantissa: -1,
        engineeringExponent: -3,
        siPrefix: "m",
        decimal: "-0.001",
        orderOfMagnitude: -3,
        value: -0.001,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "1.50" },
      outputs: {
        scientific: "1.5e0",
        mantissa: 1.5,
        exponent: 0,
        engineering: "1.5e0",
        engineeringMantissa: 1.5,
        engineeringExponent: 0,
        siPrefix: "",
        decimal: "1.5",
        orderOfMagnitude: 0,
        value: 1.5,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "100" },
      outputs: {
        scientific: "1e2",
        mantissa: 1,
        exponent: 2,
        engineering: "100e0",
        engineeringMantissa: 100,
        engineeringExponent: 0,
        siPrefix: "",
        decimal: "100",
        orderOfMagnitude: 2,
        value: 100,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "5e-31" },
      outputs: {
        scientific: "5e-31",
        mantissa: 5,
        exponent: -31,
        engineering: "500e-33",
        engineeringMantissa: 500,
        engineeringExponent: -33,
        siPrefix: null,
        decimal: "0.0000000000000000000000000000005",
        orderOfMagnitude: -31,
        value: 5e-31,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "1e33" },
      outputs: {
        scientific: "1e33",
        mantissa: 1,
        exponent: 33,
        engineering: "1e33",
        engineeringMantissa: 1,
        engineeringExponent: 33,
        siPrefix: null,
        decimal: "1000000000000000000000000000000000",
        orderOfMagnitude: 33,
        value: 1e33,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "123456789012345678901" },
      outputs: {
        scientific: "1.23456789012345678901e20",
        mantissa: 1.23456789012,
        exponent: 20,
        engineering: "123.456789012345678901e18",
        engineeringMantissa: 123.456789012,
        engineeringExponent: 18,
        siPrefix: "E",
        decimal: "123456789012345678901",
        orderOfMagnitude: 20,
        value: 1.23456789012e20,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "1e400" },
      outputs: {
        scientific: "1e400",
        mantissa: 1,
        exponent: 400,
        engineering: "10e399",
        engineeringMantissa: 10,
        engineeringExponent: 399,
        siPrefix: null,
        decimal:
          "10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
        orderOfMagnitude: 400,
        value: null,
      },
    },
    {
      by: "Definition of zero in the method",
      inputs: { number: "0.000" },
      outputs: {
        scientific: "0e0",
        mantissa: 0,
        exponent: 0,
        engineering: "0e0",
        siPrefix: "",
        decimal: "0",
        orderOfMagnitude: null,
        value: 0,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "7×10^-30" },
      outputs: {
        scientific: "7e-30",
        mantissa: 7,
        exponent: -30,
        engineering: "7e-30",
        engineeringMantissa: 7,
        engineeringExponent: -30,
        siPrefix: "q",
        decimal: "0.000000000000000000000000000007",
        orderOfMagnitude: -30,
        value: 7e-30,
      },
    },
    {
      by: "Python 3.11 decimal (adjusted, scaleb, format)",
      inputs: { number: "−0.5" },
      outputs: {
        scientific: "-5e-1",
        mantissa: -5,
        exponent: -1,
        engineering: "-500e-3",
        engineeringMantissa: -500,
        engineeringExponent: -3,
        siPrefix: "m",
        decimal: "-0.5",
        orderOfMagnitude: -1,
        value: -0.5,
      },
    },
    { by: "Refusal", inputs: { number: "" }, refuses: "number" },
    { by: "Refusal", inputs: { number: "1e401" }, refuses: "number" },
    { by: "Refusal", inputs: { number: "12a" }, refuses: "number" },
    { by: "Refusal", inputs: { number: "1.2.3" }, refuses: "number" },
    { by: "Refusal", inputs: { number: "10^5" }, refuses: "number" },
    { by: "Refusal", inputs: { number: "e3" }, refuses: "number" },
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
