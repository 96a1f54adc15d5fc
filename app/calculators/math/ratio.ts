import { defineCalculator, integer, list, number, percent, refuse, table, text } from "#engine/define.ts";
import { gcdOfBig } from "#maths/integers.ts";
import { commonDenominator, rationalOf } from "#maths/rational.ts";
import { sum } from "#maths/statistics.ts";

export default defineCalculator({
  id: "ratio",
  name: "Ratio Calculator",
  category: "math",
  emoji: "⚖️",
  description: "Simplifies a ratio of two or more numbers and divides an amount in that ratio.",
  keywords: [
    "simplify ratio",
    "divide in a ratio",
    "ratio to percentage",
    "share in the ratio",
    "aspect ratio",
    "mixing ratio",
    "proportion",
  ],
  related: [
    { id: "proportion", stage: "next_step", relevance: 94 },
    "fraction",
    "percentage",
    { id: "gcd-lcm", stage: "complementary", relevance: 78 },
    { id: "aspect-ratio", stage: "next_step", relevance: 76 },
  ],
  inputs: {
    terms: list("Ratio", {
      also: ["ratio"],
      of: number("Value"),
      default: [12, 18],
      minItems: 2,
      maxItems: 50,
      help: "Two or more numbers, such as 2, 3, 5",
    }),
    total: number("Amount to divide", { also: ["divide", "split", "amount"], default: 100 }),
  },
  outputs: {
    simplified: text("Simplest form"),
    decimal: number("First to second, as a decimal", { none: "Not defined: the second term is 0" }),
    sumOfTerms: number("Sum of the terms"),
    unitPart: number("Value of one part"),
    table: table("Shares", {
      term: number("Term"),
      simplified: integer("Parts"),
      percent: percent("Share in percent"),
      share: number("Share of the amount"),
      perFirst: number("For each 1 of the first", { none: "Not defined" }),
    }),
  },
  compute({ terms, total }) {
    if (terms.some((term) => term < 0)) refuse("terms", "The terms of a ratio cannot be negative.");
    if (terms.every((term) => term === 0)) refuse("terms", "At least one term must be above 0.");
    const parts = wholeParts(terms);
    const sumOfTerms = sum(terms);
    const [first, second] = terms as readonly [number, number];
    return {
      simplified: parts.join(":"),
      decimal: second === 0 ? null : first / second,
      sumOfTerms,
      unitPart: total / Number(parts.reduce((all, part) => all + part)),
      table: terms.map((term, index) => ({
        term,
        simplified: Number(parts[index]),
        percent: 100 * (term / sumOfTerms),
        share: (term / sumOfTerms) * total,
        perFirst: first === 0 ? null : term / first,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    "In lowest terms the ratio is {simplified}.",
    `Dividing {total} in this ratio gives ${outputs
      .table!.slice(0, 6)
      .map(({ share }) => say.number(share!))
      .join(", ")}${inputs.terms.length > 6 ? " and so on" : ""}; one part is worth {unitPart}.`,
  ],
  formula: {
    tex: String.raw`a : b = \frac{a}{g} : \frac{b}{g}, \quad g = \gcd(a, b), \qquad s_i = T \cdot \frac{a_i}{\sum a_k}`,
    where: {
      "a, b": "terms, first made whole",
      g: "their greatest common divisor",
      s_i: "share of term i",
      T: "amount to divide",
    },
  },
  howTo: [
    "Enter the terms of the Ratio, two or more; decimals are fine.",
    "Enter the Amount to divide, such as a sum of money or the size of a mixture.",
    "Read the Simplest form, the value of one part, and each share in the table.",
  ],
  faq: [
    {
      question: "How do I divide an amount in the ratio 3 : 4 : 5?",
      answer: "Add the terms: 12 parts. One part of 360 is 30, so the shares are 90, 120 and 150.",
    },
    {
      question: "How do I simplify a ratio with decimals?",
      answer:
        "Multiply all terms until they are whole, then divide by their greatest common divisor: 0.5 : 1.25 = 50 : 125 = 2 : 5.",
    },
    {
      question: "Is 1 : 4 the same as a quarter?",
      answer:
        "No. 1 : 4 means one part to four others, so the first is one of five parts, 20 %. A quarter of the whole is 1 : 3. Mixing instructions such as 1 : 4 usually mean one part concentrate and four parts water.",
    },
  ],
  about: [
    "Ratios compare quantities of the same kind: mixtures, map scales, gear teeth, inheritances, screen formats. The terms are taken as the exact decimals you type.",
    "A term may be 0, but not negative. For a missing number in two equal ratios use the proportion calculator.",
  ],
  sources: ["Common Core State Standards for Mathematics, 6.RP and 7.RP (2010)"],
  overflow: "terms",
  phrases: ["ratio {terms}", "divide {total} in the ratio {terms}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "Simplify 12 : 18 and divide 100",
      inputs: { terms: [12, 18], total: 100 },
      outputs: { simplified: "2:3", unitPart: 20 },
    },
    {
      title: "Profit of 360 among three partners",
      inputs: { terms: [45, 60, 75], total: 360 },
      outputs: { simplified: "3:4:5", unitPart: 30 },
    },
    {
      title: "Concrete 1 : 2 : 3.5, 650 kg in all",
      inputs: { terms: [1, 2, 3.5], total: 650 },
      outputs: { simplified: "2:4:7", unitPart: 50 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { terms: [45, 60, 75], total: 360 },
      outputs: { simplified: "3:4:5", decimal: 0.75, sumOfTerms: 180, unitPart: 30 },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: { terms: [12, 18], total: 100 },
      outputs: {
        simplified: "2:3",
        decimal: 0.666666666667,
        sumOfTerms: 30,
        unitPart: 20,
        table: {
          rows: 2,
          first: { term: 12, simplified: 2, percent: 40, share: 40, perFirst: 1 },
          last: { term: 18, simplified: 3, share: 60, perFirst: 1.5 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: { terms: [0.5, 1.25], total: 7 },
      outputs: {
        simplified: "2:5",
        decimal: 0.4,
        sumOfTerms: 1.75,
        unitPart: 1,
        table: {
          rows: 2,
          first: { term: 0.5, simplified: 2, percent: 28.5714285714, share: 2, perFirst: 1 },
          last: { term: 1.25, simplified: 5, share: 5, perFirst: 2.5 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: { terms: [1, 2, 3.5], total: 650 },
      outputs: {
        simplified: "2:4:7",
        decimal: 0.5,
        sumOfTerms: 6.5,
        unitPart: 50,
        table: {
          rows: 3,
          first: { term: 1, simplified: 2, percent: 15.3846153846, share: 100, perFirst: 1 },
          last: { term: 3.5, simplified: 7, share: 350, perFirst: 3.5 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: { terms: [0, 3], total: 12 },
      outputs: {
        simplified: "0:1",
        decimal: 0,
        sumOfTerms: 3,
        unitPart: 12,
        table: {
          rows: 2,
          first: { term: 0, simplified: 0, percent: 0, share: 0, perFirst: null },
          last: { term: 3, simplified: 1, share: 12, perFirst: null },
        },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: { terms: [4, 0], total: 12 },
      outputs: {
        simplified: "1:0",
        decimal: null,
        sumOfTerms: 4,
        unitPart: 12,
        table: {
          rows: 2,
          first: { term: 4, simplified: 1, percent: 100, share: 12, perFirst: 1 },
          last: { term: 0, simplified: 0, share: 0, perFirst: 0 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: { terms: [1e-6, 3000000], total: 1 },
      outputs: {
        simplified: "1:3000000000000",
        decimal: 3.33333333333e-13,
        sumOfTerms: 3000000.0,
        unitPart: 3.33333333333e-13,
        table: {
          rows: 2,
          first: { term: 1e-6, simplified: 1, percent: 3.33333333333e-11, share: 3.33333333333e-13, perFirst: 1 },
          last: { term: 3000000, simplified: 3000000000000, share: 1.0, perFirst: 3000000000000 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: { terms: [16, 9], total: -25 },
      outputs: {
        simplified: "16:9",
        decimal: 1.77777777778,
        sumOfTerms: 25,
        unitPart: -1,
        table: {
          rows: 2,
          first: { term: 16, simplified: 16, percent: 64, share: -16, perFirst: 1 },
          last: { term: 9, simplified: 9, share: -9, perFirst: 0.5625 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: { terms: [0.1, 0.2, 0.3], total: 0 },
      outputs: {
        simplified: "1:2:3",
        decimal: 0.5,
        sumOfTerms: 0.6,
        unitPart: 0,
        table: {
          rows: 3,
          first: { term: 0.1, simplified: 1, percent: 16.6666666667, share: 0, perFirst: 1 },
          last: { term: 0.3, simplified: 3, share: 0, perFirst: 3 },
        },
      },
    },
    { by: "Refusal: one term", inputs: { terms: [5] }, refuses: "terms" },
    { by: "Refusal: only zeros", inputs: { terms: [0, 0] }, refuses: "terms" },
    { by: "Refusal: negative", inputs: { terms: [3, -1] }, refuses: "terms" },
    { by: "Refusal: empty", inputs: { terms: [] }, refuses: "terms" },
  ],
});

/** The terms as whole numbers without a common divisor, from the exact decimals. */
function wholeParts(terms: readonly number[]): readonly bigint[] {
  const exact = terms.map(rationalOf);
  const denominator = commonDenominator(exact);
  const whole = exact.map((term) => (term.numerator * denominator) / term.denominator);
  const divisor = whole.reduce(gcdOfBig);
  return whole.map((term) => term / divisor);
}
