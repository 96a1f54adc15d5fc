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
      help: "Zeros count as written: 0.00450 has three.",
    }),
    roundTo: integer("Round to significant figures", {
      also: ["figures", "significant figures", "sig figs", "significant digits", "digits"],
      default: 3,
      min: 1,
      max: 30,
    }),
  },
  outputs: {
    significantFigures: integer("Significant figures", {
      also: ["sig figs", "how many sig figs", "significant digits", "number of significant figures"],
    }),
    rounded: text("Rounded"),
    roundedValue: number("Rounded, as a number", { digits: 15, none: "Beyond 10^308" }),
    roundedScientific: text("Rounded, scientific"),
    decimalPlaces: integer("Decimal places", { also: ["decimal places"] }),
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
      ? "It does not have {roundTo} significant figures: zeros were added to write {rounded}."
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
        "After multiplying or dividing, as many as the factor with the fewest: 2.5 · 3.14159 = 7.9. After adding or subtracting, decimal places are what count: 12.1 + 0.456 = 12.6.",
    },
    {
      question: "How do I show that all four digits of 1500 count?",
      answer: "Write 1.500e3, or 1500. with a decimal point. In scientific notation every digit shown is significant.",
    },
  ],
  about: [
    "Significant figures show how precisely a value is known without stating an error. They are counted on the text as you write it, so no digit is lost. Halves are rounded away from zero, on the exact decimal.",
    "Counted or defined numbers (12 eggs, 2.54 cm to the inch) are exact and do not limit a result. For serious work state an uncertainty instead: 9.81 ± 0.02.",
  ],
  sources: ["NIST Guide to the SI, SP 811 (2008), appendix B.7 (rounding)", "ASTM E29-22 (significant digits)"],
  phrases: [
    "significant figures of {number}",
    "{number} to {roundTo} significant figures",
    "how many sig figs does {number} have",
    "{number} rounded to {roundTo} sig figs",
    "report {number} with {roundTo} sig figs",
    "how do I write {number} with {roundTo} sig figs",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Zeros before and after",
      inputs: { number: "0.0045060", roundTo: 3 },
      outputs: { significantFigures: 5, rounded: "0.00451", roundedScientific: "4.51e-3" },
    },
    {
      title: "A number without a decimal point",
      inputs: { number: "1500", roundTo: 1 },
      outputs: { significantFigures: 2, rounded: "2000" },
    },
    {
      title: "Carry over: 9.996 to three figures",
      inputs: { number: "9.996", roundTo: 3 },
      outputs: { rounded: "10.0" },
    },
  ],
});

/** How many digits count; a zero counts the digits after its point, at least one. */
function countOf({ significant, hasPoint, decimals }: DecimalText): number {
  if (significant === "") return Math.max(1, decimals);
  return hasPoint ? significant.length : significant.replace(/0+$/, "").length;
}

/** The digits rounded to a number of figures, halves away from zero, and the power of ten of the first. */
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
