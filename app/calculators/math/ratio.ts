import { defineCalculator, integer, list, number, percent, refuse, table, text } from "#engine/define.ts";
import { bigGcd } from "#maths/integers.ts";
import { commonDenominator, toRational } from "#maths/rational.ts";
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
    "lowest terms",
    "simplest form",
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
      hasColons: true,
      help: "Two or more numbers, such as 2:3:5.",
    }),
    total: number("Amount to divide", { also: ["divide", "split", "amount"], default: 100 }),
  },
  outputs: {
    simplified: text("Simplest form", { also: ["lowest terms", "simplified ratio", "reduced ratio"] }),
    decimal: number("First to second, as a decimal", { none: "Not defined: the second term is 0" }),
    sumOfTerms: number("Sum of the terms"),
    unitPart: number("Value of one part", { also: ["one part", "each part"] }),
    table: table(
      "Shares",
      {
        term: number("Term"),
        simplified: integer("Parts"),
        percent: percent("Share in percent"),
        share: number("Share of the amount"),
        perFirst: number("For each 1 of the first", { none: "Not defined" }),
      },
      { summary: writeShares },
    ),
  },
  pictures: [{ draw: "rows", table: "table", name: "term", value: "share", title: "Shares" }],
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
    "In lowest terms, the ratio is {simplified}.",
    `Dividing {total} in this ratio gives ${outputs
      .table!.slice(0, 6)
      .map(({ share }) => say.number(share!))
      .join("; ")}${inputs.terms.length > 6 ? " and so on" : ""}; one part is worth {unitPart}.`,
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
        "No. 1 : 4 means one part to four others, so the first is one of five parts, or 20%. A quarter of the whole is 1 : 3. Mixing instructions such as 1 : 4 usually mean one part concentrate and four parts water.",
    },
  ],
  about: [
    "Ratios compare quantities of the same kind: mixtures, map scales, gear teeth, inheritances, screen shapes. The terms are taken as the exact decimals you type.",
    "A term may be 0, but not negative. To find a missing number in two equal ratios, use the proportion calculator.",
  ],
  sources: ["Common Core State Standards for Mathematics, 6.RP and 7.RP (2010)"],
  overflow: "terms",
  phrases: [
    "ratio {terms}",
    "divide {total} in the ratio {terms}",
    "simplify the ratio {terms} to lowest terms",
    "ratio {terms} in simplest form",
  ],
  updated: "2026-11-30",
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
});

/** The terms as whole numbers without a common divisor, from the exact decimals. */
function wholeParts(terms: readonly number[]): readonly bigint[] {
  const exact = terms.map(toRational);
  const denominator = commonDenominator(exact);
  const whole = exact.map((term) => (term.numerator * denominator) / term.denominator);
  const divisor = whole.reduce(bigGcd);
  return whole.map((term) => term / divisor);
}

/** "300 : 200". */
function writeShares(rows: readonly Readonly<Record<string, unknown>>[], number: (value: number) => string): string {
  return rows.map(({ share }) => number(Number(share))).join("\u2002:\u2002");
}
