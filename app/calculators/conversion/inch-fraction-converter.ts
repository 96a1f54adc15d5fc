import { defineCalculator, choice, integer, number, quantity, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { refuse } from "#engine/define.ts";
import { bigGcd } from "#maths/integers.ts";
import { divide, toNumber, toRational, readRational, subtract, type Rational } from "#maths/rational.ts";

export default defineCalculator({
  id: "inch-fraction-converter",
  name: "Inch Fraction Converter",
  category: "conversion",
  emoji: "🪚",
  description:
    "Turn decimal inches or millimeters into the nearest tape-measure fraction, or a fraction into decimals and millimeters.",
  keywords: [
    "decimal to fraction inches",
    "mm to fraction",
    "5/8 inch in mm",
    "inch fractions to mm",
    "drill size",
    "tape measure fractions",
    "16ths",
    "nearest sixteenth",
    "inch wrench size",
    "bolt size",
  ],
  related: [
    { id: "length-converter", stage: "complementary", relevance: 84 },
    { id: "fraction", stage: "complementary", relevance: 74 },
    "rounding",
    "board-foot",
  ],
  inputs: {
    mode: choice("Given", {
      default: "decimal",
      options: [
        ["decimal", "Decimal inches"],
        ["mm", "Millimeters"],
        ["fraction", "Fraction of an inch"],
      ],
    }),
    decimalInches: number("Inches", { default: 2.71, min: -100_000, max: 100_000, when: { mode: "decimal" } }),
    millimetres: number("Millimeters", { default: 68.8, min: -2_540_000, max: 2_540_000, when: { mode: "mm" } }),
    fractionText: text("Fraction", {
      default: "2 11/16",
      maxLength: 30,
      when: { mode: "fraction" },
      help: "Such as 5/8, 2 11/16 or 3.",
    }),
    denominator: choice("Finest fraction", {
      default: "16",
      options: [
        ["2", "1/2"],
        ["4", "1/4"],
        ["8", "1/8"],
        ["16", "1/16"],
        ["32", "1/32"],
        ["64", "1/64"],
        ["128", "1/128"],
      ],
    }),
  },
  outputs: {
    fraction: text("Nearest fraction"),
    inches: number("Decimal inches (exact)", { also: ["as a decimal", "decimal"], unit: "in" }),
    millimetres: quantity("Millimeters (exact)", length, { unit: "mm", metric: "mm", imperial: "mm" }),
    roundedInches: number("The fraction in inches", { unit: "in", decimals: 7 }),
    roundedMillimetres: quantity("The fraction in millimeters", length, { unit: "mm", metric: "mm", imperial: "mm" }),
    errorInches: number("Error of the fraction", { unit: "in", decimals: 6 }),
    table: table("Nearest fraction by denominator", {
      denominator: integer("Denominator"),
      fraction: text("Fraction"),
      errorInches: number("Error, in", { decimals: 6 }),
    }),
  },
  compute({ mode, decimalInches, millimetres, fractionText, denominator }) {
    const value =
      mode === "fraction"
        ? readFraction(fractionText)
        : mode === "mm"
          ? divide(toRational(millimetres), INCH)
          : toRational(decimalInches);
    if (value === null)
      refuse("fractionText", "Write the fraction like 5/8, 2 11/16, 2-11/16 or 3; the bottom number must not be 0.");
    const nearest = nearestFraction(value, BigInt(denominator));
    return {
      fraction: nearest.text,
      inches: toNumber(value),
      millimetres: inMillimeters(value),
      roundedInches: toNumber(nearest.value),
      roundedMillimetres: inMillimeters(nearest.value),
      errorInches: toNumber(subtract(nearest.value, value)),
      table: [2, 4, 8, 16, 32, 64, 128].map((parts) => {
        const one = nearestFraction(value, BigInt(parts));
        return { denominator: parts, fraction: one.text, errorInches: toNumber(subtract(one.value, value)) };
      }),
    };
  },
  takeaways: ({ denominator }, { fraction, inches, millimetres, roundedMillimetres, errorInches }, say) => [
    `${say.number(inches!)} in (${say.number(millimetres!)} mm) is ${errorInches === 0 ? "exactly" : "about"} ${fraction} in on a tape with 1/${denominator} marks.`,
    errorInches === 0
      ? `The fraction matches it exactly, at ${say.number(roundedMillimetres!)} mm.`
      : `The mark is ${say.number(Math.abs(errorInches! * 25.4), 2)} mm too ${errorInches! > 0 ? "long" : "short"}; finer marks are in the table.`,
  ],
  formula: {
    tex: [
      String.raw`v = \frac{m}{25.4}`,
      String.raw`n = \left\lfloor |v|\,D + \tfrac12 \right\rfloor, \qquad v \approx \pm\frac{n}{D}`,
    ],
    where: {
      v: "the length in inches, as an exact fraction",
      m: "the length in millimeters",
      D: "Finest fraction: the denominator",
      n: "whole number of such parts; the fraction is then reduced to lowest terms",
    },
  },
  howTo: [
    "Under Given, choose whether you have decimal inches, millimeters or a fraction.",
    "Enter it: 2.71, 68.8 or 2 11/16. A minus sign in front applies to the whole number.",
    "Choose the Finest fraction your tape or ruler shows: usually 1/16, 1/32 on a steel rule, 1/64 for drill bits.",
    "Read the Nearest fraction and, below it, how far off it is.",
  ],
  faq: [
    {
      question: "What is 5/8 inch in millimeters?",
      answer: "15.875 mm exactly: 5 divided by 8 is 0.625, times 25.4.",
    },
    {
      question: "What fraction of an inch is 10 mm?",
      answer:
        "10 mm is 0.3937 in: 3/8 in on a sixteenths tape (0.475 mm short), 25/64 in on the drill bit scale (0.078 mm short).",
    },
    {
      question: "Which way are halves rounded?",
      answer:
        "Away from zero: exactly between two marks, 1/32 becomes 1/16 on a sixteenths tape, and −1/32 becomes −1/16.",
    },
  ],
  about: [
    "An inch is exactly 25.4 mm (1959), so every fraction has a finite decimal in millimeters: 1/64 in is 0.396875 mm. The figures are kept as exact fractions, so a length right on a mark shows no error.",
    "On drawings that follow ASME Y14.5, decimal inches with two places usually allow more tolerance than three; a fraction on a carpenter's drawing usually means ±1/32 in.",
  ],
  sources: [
    "International yard and pound agreement (1959): 1 in = 25.4 mm",
    "ASME Y14.5-2018 (fractional and decimal inches)",
  ],
  phrases: [
    "{millimetres} mm in inch fractions",
    "{fractionText} inch in mm",
    "{decimalInches} inches as a fraction",
    "bolt at {millimetres} what is that in a fraction of an inch",
    "what is {decimalInches} inches as a fraction",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "2.71 inches on a sixteenths tape",
      inputs: { mode: "decimal", decimalInches: 2.71, denominator: "16" },
      outputs: { fraction: "2 11/16", errorInches: -0.0225 },
    },
    {
      title: "A 6.5 mm hole as an inch drill",
      inputs: { mode: "mm", millimetres: 6.5, denominator: "64" },
      outputs: { fraction: "1/4", roundedMillimetres: 6.35 },
    },
    {
      title: "A board of 23 5/32 inches in millimeters",
      inputs: { mode: "fraction", fractionText: "23 5/32", denominator: "32" },
      outputs: { millimetres: 588.16875, errorInches: 0 },
    },
  ],
});

/** In millimeters. */
const INCH: Rational = { numerator: 127n, denominator: 5n };

/** "a/b", "w a/b", "w-a/b" or a decimal, with a sign and an inch mark; null where it is none of these. */
function readFraction(written: string): Rational | null {
  const plain = written.trim().replace(/\s*(["″”]|''|′′)$/, "");
  const [, sign, size = ""] = /^([+\-−]?)\s*(.*)$/.exec(plain) ?? [];
  const mixed = /^(?:(\d+)(?:\s+|\s*-\s*))?(\d+)\s*\/\s*(\d+)$/.exec(size);
  const isDecimal = /^(\d+\.?\d*|\.\d+)$/.test(size);
  const positive = mixed ? mixedNumber(mixed[1] ?? "0", mixed[2]!, mixed[3]!) : isDecimal ? readRational(size) : null;
  if (!positive) return null;
  return sign === "-" || sign === "−" ? { ...positive, numerator: -positive.numerator } : positive;
}

function mixedNumber(whole: string, above: string, below: string): Rational | null {
  const denominator = BigInt(below);
  return denominator === 0n ? null : { numerator: BigInt(whole) * denominator + BigInt(above), denominator };
}

/** The nearest multiple of 1/denominator, halves away from zero, with its text in lowest terms. */
function nearestFraction({ numerator, denominator: below }: Rational, denominator: bigint) {
  const size = numerator < 0n ? -numerator : numerator;
  const count = (2n * size * denominator + below) / (2n * below);
  const signed = numerator < 0n ? -count : count;
  return { value: { numerator: signed, denominator }, text: fractionWords(signed, denominator) };
}

function fractionWords(count: bigint, denominator: bigint): string {
  const size = count < 0n ? -count : count;
  const common = bigGcd(size, denominator);
  const [whole, rest] = [size / denominator, (size % denominator) / common];
  const parts = [whole > 0n || rest === 0n ? String(whole) : "", rest > 0n ? `${rest}/${denominator / common}` : ""];
  return (count < 0n ? "-" : "") + parts.filter(Boolean).join(" ");
}

function inMillimeters(inches: Rational): number {
  return toNumber({ numerator: inches.numerator * 127n, denominator: inches.denominator * 5n });
}
