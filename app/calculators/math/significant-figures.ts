import { defineCalculator, integer, number, refuse, table, text } from "#engine/define.ts";
import { plainDecimal, readDecimalText, withExponent, type DecimalText } from "#maths/decimal-text.ts";

export default defineCalculator({
  id: "significant-figures",
  name: "Significant Figures Calculator",
  category: "math",
  emoji: "🔬",
  description: "Counts the significant figures of a number and rounds it to as many as you want.",
  keywords: [
    "sig figs",
    "significant digits",
    "round to significant figures",
    "precision of a number",
    "trailing zeros",
    "sig fig counter",
  ],
  related: [
    { id: "rounding", stage: "complementary", relevance: 92 },
    { id: "scientific-notation", stage: "complementary", relevance: 92 },
    { id: "percent-error", stage: "next_step", relevance: 78 },
    "scientific-calculator",
  ],
  inputs: {
    number: text("Number, as written", {
      also: ["number"],
      default: "0.0045060",
      maxLength: 60,
      help: "Zeros count as written: 0.00450 has three",
    }),
    roundTo: integer("Round to significant figures", {
      also: ["figures", "significant figures"],
      default: 3,
      min: 1,
      max: 30,
    }),
  },
  outputs: {
    significantFigures: integer("Significant figures"),
    rounded: text("Rounded"),
    roundedValue: number("Rounded, as a number", { digits: 15, none: "Beyond 10^308" }),
    roundedScientific: text("Rounded, scientific"),
    decimalPlaces: integer("Decimal places"),
    scientific: text("Scientific notation"),
    table: table("Rounded to 1 to 6 figures", {
      figures: integer("Figures"),
      rounded: text("Rounded"),
    }),
  },
  compute(inputs) {
    const read = readDecimalText(inputs.number);
    if (!read) refuse("number", "Write a number such as 0.0045060, 1500, 6.02e23 or 1.5 x 10^-3.");
    const significantFigures = countOf(read);
    const rounded = roundedText(read, inputs.roundTo);
    const roundedValue = Number(roundedScientific(read, inputs.roundTo));
    return {
      significantFigures,
      rounded,
      roundedValue: Number.isFinite(roundedValue) ? roundedValue : null,
      roundedScientific: roundedScientific(read, inputs.roundTo),
      decimalPlaces: Math.max(0, read.decimals - read.exponent),
      scientific: signed(
        read,
        withExponent(read.significant.slice(0, significantFigures).padEnd(significantFigures, "0"), read.order),
      ),
      table: [1, 2, 3, 4, 5, 6].map((figures) => ({ figures, rounded: roundedText(read, figures) })),
    };
  },
  takeaways: (inputs, outputs) => [
    `{number} has {significantFigures} significant ${outputs.significantFigures === 1 ? "figure" : "figures"} and {decimalPlaces} decimal ${outputs.decimalPlaces === 1 ? "place" : "places"}.`,
    inputs.roundTo > outputs.significantFigures!
      ? "It is not known to {roundTo} figures: zeros were added to write {rounded}."
      : `To {roundTo} significant ${inputs.roundTo === 1 ? "figure" : "figures"} it is {rounded}, or {roundedScientific} in scientific notation.`,
  ],
  formula: {
    tex: String.raw`x = \pm\, d_1.d_2 d_3 \ldots d_n \cdot 10^{k}, \qquad d_1 \ne 0`,
    where: {
      "d_1 \\ldots d_n": "the significant figures; leading zeros never count",
      n: "their number",
      k: "the exponent of ten",
    },
  },
  howTo: [
    "Type the number exactly as it is written; zeros at the end count if there is a decimal point.",
    "Set how many significant figures to round to.",
    "Read the count, the rounded number, and the scientific form, which leaves no doubt about zeros.",
  ],
  faq: [
    {
      question: "Which zeros count?",
      answer:
        "Zeros between other digits always count (1002 has 4). Leading zeros never do (0.0045 has 2). Trailing zeros count if there is a decimal point (0.00450 has 3, 1500. has 4), and not otherwise (1500 has 2).",
    },
    {
      question: "How many figures may a result have?",
      answer:
        "After multiplying or dividing as many as the factor with the fewest: 2.5 · 3.14159 = 7.9. After adding or subtracting it is the decimal places that count: 12.1 + 0.456 = 12.6.",
    },
    {
      question: "How do I show that 1500 is exact to the unit?",
      answer: "Write 1.500e3 or 1500. with a point. In scientific notation every digit shown is significant.",
    },
  ],
  about: [
    "Significant figures say how exactly a value is known without stating an error. They are counted on the text as you write it, so no digit is lost. Rounding takes halves away from zero, on the exact decimal.",
    "Counted or defined numbers (12 eggs, 2.54 cm to the inch) are exact and do not limit a result. For serious work state an uncertainty instead: 9.81 ± 0.02.",
  ],
  sources: ["NIST Guide to the SI, SP 811 (2008), appendix B.7 (rounding)", "ASTM E29-22 (significant digits)"],
  phrases: ["significant figures of {number}", "{number} to {roundTo} significant figures"],
  updated: "2026-11-21",
  examples: [
    {
      title: "Zeros before and after",
      inputs: { number: "0.0045060", roundTo: 3 },
      outputs: { significantFigures: 5, rounded: "0.00451", roundedScientific: "4.51e-3" },
    },
    {
      title: "A number without a point",
      inputs: { number: "1500", roundTo: 1 },
      outputs: { significantFigures: 2, rounded: "2000" },
    },
    {
      title: "Carry over: 9.996 to three figures",
      inputs: { number: "9.996", roundTo: 3 },
      outputs: { rounded: "10.0" },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { number: "120.050", roundTo: 4 },
      outputs: { significantFigures: 6, rounded: "120.1", roundedScientific: "1.201e2", decimalPlaces: 3 },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "0.0045060", roundTo: 3 },
      outputs: {
        significantFigures: 5,
        rounded: "0.00451",
        roundedValue: 0.00451,
        roundedScientific: "4.51e-3",
        decimalPlaces: 7,
        scientific: "4.5060e-3",
        table: { rows: 6, first: { figures: 1, rounded: "0.005" }, last: { figures: 6, rounded: "0.00450600" } },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "1500", roundTo: 1 },
      outputs: {
        significantFigures: 2,
        rounded: "2000",
        roundedValue: 2000,
        roundedScientific: "2e3",
        decimalPlaces: 0,
        scientific: "1.5e3",
        table: { rows: 6, first: { figures: 1, rounded: "2000" }, last: { figures: 6, rounded: "1500.00" } },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "1500.", roundTo: 3 },
      outputs: {
        significantFigures: 4,
        rounded: "1500",
        roundedValue: 1500,
        roundedScientific: "1.50e3",
        decimalPlaces: 0,
        scientific: "1.500e3",
        table: { rows: 6, first: { figures: 1, rounded: "2000" }, last: { figures: 6, rounded: "1500.00" } },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "9.996", roundTo: 3 },
      outputs: {
        significantFigures: 4,
        rounded: "10.0",
        roundedValue: 10,
        roundedScientific: "1.00e1",
        decimalPlaces: 3,
        scientific: "9.996e0",
        table: { rows: 6, first: { figures: 1, rounded: "10" }, last: { figures: 6, rounded: "9.99600" } },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "-0.00045", roundTo: 1 },
      outputs: {
        significantFigures: 2,
        rounded: "-0.0005",
        roundedValue: -0.0005,
        roundedScientific: "-5e-4",
        decimalPlaces: 5,
        scientific: "-4.5e-4",
        table: { rows: 6, first: { figures: 1, rounded: "-0.0005" }, last: { figures: 6, rounded: "-0.000450000" } },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "1,234,567", roundTo: 2 },
      outputs: {
        significantFigures: 7,
        rounded: "1200000",
        roundedValue: 1200000,
        roundedScientific: "1.2e6",
        decimalPlaces: 0,
        scientific: "1.234567e6",
        table: { rows: 6, first: { figures: 1, rounded: "1000000" }, last: { figures: 6, rounded: "1234570" } },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "6.02 x 10^23", roundTo: 2 },
      outputs: {
        significantFigures: 3,
        rounded: "600000000000000000000000",
        roundedValue: 6e23,
        roundedScientific: "6.0e23",
        decimalPlaces: 0,
        scientific: "6.02e23",
        table: {
          rows: 6,
          first: { figures: 1, rounded: "600000000000000000000000" },
          last: { figures: 6, rounded: "602000000000000000000000" },
        },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "2.5E-3", roundTo: 5 },
      outputs: {
        significantFigures: 2,
        rounded: "0.0025000",
        roundedValue: 0.0025,
        roundedScientific: "2.5000e-3",
        decimalPlaces: 4,
        scientific: "2.5e-3",
        table: { rows: 6, first: { figures: 1, rounded: "0.003" }, last: { figures: 6, rounded: "0.00250000" } },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "0.00", roundTo: 2 },
      outputs: {
        significantFigures: 2,
        rounded: "0.0",
        roundedValue: 0,
        roundedScientific: "0.0e0",
        decimalPlaces: 2,
        scientific: "0.0e0",
        table: { rows: 6, first: { figures: 1, rounded: "0" }, last: { figures: 6, rounded: "0.00000" } },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "0", roundTo: 1 },
      outputs: {
        significantFigures: 1,
        rounded: "0",
        roundedValue: 0,
        roundedScientific: "0e0",
        decimalPlaces: 0,
        scientific: "0e0",
        table: { rows: 6, first: { figures: 1, rounded: "0" }, last: { figures: 6, rounded: "0.00000" } },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "100.0e2", roundTo: 30 },
      outputs: {
        significantFigures: 4,
        rounded: "10000.0000000000000000000000000",
        roundedValue: 10000,
        roundedScientific: "1.00000000000000000000000000000e4",
        decimalPlaces: 0,
        scientific: "1.000e4",
        table: { rows: 6, first: { figures: 1, rounded: "10000" }, last: { figures: 6, rounded: "10000.0" } },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "1.5×10^-400", roundTo: 1 },
      outputs: {
        significantFigures: 2,
        rounded:
          "0.0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002",
        roundedValue: 0,
        roundedScientific: "2e-400",
        decimalPlaces: 401,
        scientific: "1.5e-400",
        table: {
          rows: 6,
          first: {
            figures: 1,
            rounded:
              "0.0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002",
          },
          last: {
            figures: 6,
            rounded:
              "0.000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000150000",
          },
        },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "99999", roundTo: 2 },
      outputs: {
        significantFigures: 5,
        rounded: "100000",
        roundedValue: 100000,
        roundedScientific: "1.0e5",
        decimalPlaces: 0,
        scientific: "9.9999e4",
        table: { rows: 6, first: { figures: 1, rounded: "100000" }, last: { figures: 6, rounded: "99999.0" } },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: ".5", roundTo: 2 },
      outputs: {
        significantFigures: 1,
        rounded: "0.50",
        roundedValue: 0.5,
        roundedScientific: "5.0e-1",
        decimalPlaces: 1,
        scientific: "5e-1",
        table: { rows: 6, first: { figures: 1, rounded: "0.5" }, last: { figures: 6, rounded: "0.500000" } },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "+7.", roundTo: 3 },
      outputs: {
        significantFigures: 1,
        rounded: "7.00",
        roundedValue: 7,
        roundedScientific: "7.00e0",
        decimalPlaces: 0,
        scientific: "7e0",
        table: { rows: 6, first: { figures: 1, rounded: "7" }, last: { figures: 6, rounded: "7.00000" } },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "1e400", roundTo: 2 },
      outputs: {
        significantFigures: 1,
        rounded:
          "10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
        roundedValue: null,
        roundedScientific: "1.0e400",
        decimalPlaces: 0,
        scientific: "1e400",
        table: {
          rows: 6,
          first: {
            figures: 1,
            rounded:
              "10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
          },
          last: {
            figures: 6,
            rounded:
              "10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
          },
        },
      },
    },
    {
      by: "Python 3.11 decimal, quantize ROUND_HALF_UP",
      inputs: { number: "−12.50", roundTo: 3 },
      outputs: {
        significantFigures: 4,
        rounded: "-12.5",
        roundedValue: -12.5,
        roundedScientific: "-1.25e1",
        decimalPlaces: 2,
        scientific: "-1.250e1",
        table: { rows: 6, first: { figures: 1, rounded: "-10" }, last: { figures: 6, rounded: "-12.5000" } },
      },
    },
    { by: "Refusal", inputs: { number: "" }, refuses: "number" },
    { by: "Refusal", inputs: { number: "abc" }, refuses: "number" },
    { by: "Refusal", inputs: { number: "1.2.3" }, refuses: "number" },
    { by: "Refusal", inputs: { number: "12e" }, refuses: "number" },
    { by: "Refusal", inputs: { number: "1e401" }, refuses: "number" },
    { by: "Refusal", inputs: { number: "--5" }, refuses: "number" },
    { by: "Refusal", inputs: { number: "1/3" }, refuses: "number" },
    { by: "Refusal", inputs: { number: "e5" }, refuses: "number" },
    { by: "Refusal", inputs: { number: "." }, refuses: "number" },
    { by: "Refusal", inputs: { roundTo: 0 }, refuses: "roundTo" },
  ],
});

/** How many digits count; a zero counts the digits after its point, at least one. */
function countOf({ significant, hasPoint, decimals }: DecimalText): number {
  if (significant === "") return Math.max(1, decimals);
  return hasPoint ? significant.length : significant.replace(/0+$/, "").length;
}

/** The digits rounded to so many figures, halves away from zero, and the power of ten of the first. */
function roundedDigits(
  { significant, order }: DecimalText,
  figures: number,
): { readonly digits: string; readonly order: number } {
  const kept = significant.padEnd(figures, "0").slice(0, figures);
  if ((significant[figures] ?? "0") < "5") return { digits: kept, order };
  const raised = String(BigInt(kept) + 1n);
  return raised.length > figures ? { digits: raised.slice(0, figures), order: order + 1 } : { digits: raised, order };
}

function roundedText(read: DecimalText, figures: number): string {
  const { digits, order } = roundedDigits(read, figures);
  return signed(read, plainDecimal(digits, order));
}

function roundedScientific(read: DecimalText, figures: number): string {
  const { digits, order } = roundedDigits(read, figures);
  return signed(read, withExponent(digits, order));
}

function signed({ negative }: DecimalText, text: string): string {
  return negative ? `-${text}` : text;
}
