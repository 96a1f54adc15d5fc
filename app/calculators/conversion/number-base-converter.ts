import { defineCalculator, integer, table, text } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";

export default defineCalculator({
  id: "number-base-converter",
  name: "Number Base Converter",
  category: "conversion",
  emoji: "🔢",
  description:
    "Convert whole and fractional numbers of any size between binary, octal, decimal, hexadecimal and any base from 2 to 36.",
  keywords: [
    "binary to decimal",
    "hex to decimal",
    "decimal to binary",
    "decimal to hex",
    "octal",
    "radix",
    "base 36",
    "hex converter",
  ],
  related: [
    { id: "bitwise", stage: "next_step", relevance: 88 },
    { id: "roman-numeral-converter", stage: "complementary", relevance: 68 },
    { id: "color-converter", stage: "next_step", relevance: 66 },
    "data-storage-converter",
    "scientific-calculator",
  ],
  inputs: {
    number: text("Number", {
      default: "11010110",
      maxLength: 256,
      code: true,
      help: "Digits 0-9 and letters A-Z, with an optional sign and decimal point.",
    }),
    fromBase: integer("From base", { default: 2, min: 2, max: 36, also: ["source base", "radix"] }),
    toBase: integer("To base", { default: 10, min: 2, max: 36, also: ["target base"] }),
    fractionDigits: integer("Digits after the point, at most", {
      default: 20,
      min: 0,
      max: 100,
      help: "Matters only for numbers with a fraction.",
    }),
  },
  outputs: {
    result: text("Result", { code: true }),
    decimal: text("Decimal (base 10)", { code: true }),
    binary: text("Binary (base 2)", { code: true }),
    octal: text("Octal (base 8)", { code: true }),
    hexadecimal: text("Hexadecimal (base 16)", { code: true }),
    digitCount: integer("Digits before the point in the result"),
    table: table("In other bases", {
      base: integer("Base"),
      value: text("Value", { code: true }),
    }),
  },
  compute({ number, fromBase, toBase, fractionDigits }) {
    const value = readNumber(number, fromBase);
    if (value === null)
      refuse(
        "number",
        `Write the number with the digits of base ${fromBase} (${digitsOf(fromBase)}), at most one point, and a minus sign in front if it is negative.`,
      );
    const inBase = (base: number) => writeNumber(value, base, fractionDigits);
    const result = inBase(toBase);
    return {
      result,
      decimal: inBase(10),
      binary: inBase(2),
      octal: inBase(8),
      hexadecimal: inBase(16),
      digitCount: result.replace("-", "").split(".")[0]!.length,
      table: Array.from({ length: 35 }, (_, index) => ({ base: index + 2, value: inBase(index + 2) })),
    };
  },
  takeaways: ({ number, fromBase, toBase }, { result, decimal }) => [
    number.length + result!.length < 80
      ? `${number.trim()} in base ${fromBase} is ${result} in base ${toBase}.`
      : `The result in base ${toBase} has {digitCount} digits before the point.`,
    decimal!.length < 60
      ? `In decimal that is ${decimal}, and in hexadecimal {hexadecimal}.`
      : `In decimal it has ${decimal!.replace("-", "").split(".")[0]!.length} digits before the point; every one is exact.`,
  ],
  formula: {
    tex: [
      String.raw`N = \sum_{i=-m}^{n-1} d_i\,b^i`,
      String.raw`d_i = \left\lfloor \frac{N}{c^{\,i}} \right\rfloor \bmod c`,
    ],
    where: {
      N: "the number itself, an exact fraction",
      d_i: "the digit at place i: places 0 and up are before the point, negative ones after it",
      n: "number of digits before the point",
      m: "number of digits after the point",
      b: "From base; in the second line the digits are those of the result",
      c: "To base",
    },
  },
  howTo: [
    "Type the Number as it is written: 11010110, -7F.8 or 0xFF. Spaces and underscores between digits are ignored.",
    "Set From base to the base it is written in: 2 binary, 8 octal, 10 decimal, 16 hexadecimal.",
    "Set To base to the base you want; the table has all bases from 2 to 36.",
    "For numbers with a point, set Digits after the point, at most: longer fractions are cut off there, not rounded.",
  ],
  faq: [
    {
      question: "How do I convert binary to decimal by hand?",
      answer:
        "Go from left to right: double what you have and add the next digit. For 1101: 1, then 2 + 1 = 3, then 6 + 0 = 6, then 12 + 1 = 13.",
    },
    {
      question: "How do I convert decimal to hexadecimal?",
      answer:
        "Divide by 16 again and again and read the remainders from the last to the first: 214 / 16 = 13 remainder 6, and 13 is D, so 214 is D6.",
    },
    {
      question: "Why does 0.1 never end in binary?",
      answer:
        "A fraction ends in a base only if its denominator is made up of the base's prime factors. 1/10 contains a 5, which 2 does not, so 0.1 becomes 0.000110011…; that is also why computers add 0.1 and 0.2 to 0.30000000000000004.",
    },
    {
      question: "What comes after 9 in bases above 10?",
      answer: "The letters: A is 10, B is 11, up to Z for 35. You can type lowercase letters; results use capitals.",
    },
  ],
  about: [
    "Whole numbers and fractions are handled as exact fractions of any size, so a 200-digit number keeps every digit, unlike in a spreadsheet or with floating point in a programming language.",
    "A minus sign simply stays a minus sign: −5 is −101 in binary. For two's complement, where −5 in 8 bits is 11111011, use the Bitwise Calculator.",
  ],
  sources: [
    "ISO/IEC 80000-13:2008 (binary digits)",
    "Knuth, The Art of Computer Programming, vol. 2, section 4.4 (radix conversion), 3rd ed. 1997",
  ],
  phrases: [
    "binary {number} to decimal",
    "{number} base {fromBase} to base {toBase}",
    "convert {number} from base {fromBase} to base {toBase}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A file permission: octal 755 in binary",
      inputs: { number: "755", fromBase: 8, toBase: 2 },
      outputs: { result: "111101101", decimal: "493" },
    },
    {
      title: "A color channel: decimal 214 in hexadecimal",
      inputs: { number: "214", fromBase: 10, toBase: 16 },
      outputs: { result: "D6", binary: "11010110" },
    },
    {
      title: "Two-thirds: 0.2 in base 3 as a decimal",
      inputs: { number: "0.2", fromBase: 3, toBase: 10, fractionDigits: 6 },
      outputs: { result: "0.666666", digitCount: 1 },
    },
  ],
});

interface ExactNumber {
  readonly negative: boolean;
  /** The size as a fraction. */
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const PREFIXES: Readonly<Record<number, string>> = { 2: "0B", 8: "0O", 16: "0X" };

/** Reads a number written in a base; null where it is none. */
function readNumber(written: string, base: number): ExactNumber | null {
  const match = /^([+-]?)([0-9A-Za-z]*)(\.[0-9A-Za-z]*)?$/.exec(written.replace(/[\s_]/g, ""));
  if (!match) return null;
  const [, sign, before = "", after = ""] = match;
  const fraction = after.slice(1).toUpperCase();
  const prefix = PREFIXES[base];
  const whole = before.toUpperCase();
  const digits = (prefix && whole.startsWith(prefix) ? whole.slice(2) : whole) + fraction;
  if (digits === "" || digits.split("").some((digit) => Number.parseInt(digit, 36) >= base)) return null;
  const [size, place] = [BigInt(base), BigInt(fraction.length)];
  const numerator = digits.split("").reduce((sum, digit) => sum * size + BigInt(Number.parseInt(digit, 36)), 0n);
  return { negative: sign === "-", numerator, denominator: size ** place };
}

/** Writes a number in a base; the fraction is cut after `most` digits. */
function writeNumber({ negative, numerator, denominator }: ExactNumber, base: number, most: number): string {
  const whole = (numerator / denominator).toString(base);
  const scaled = ((numerator % denominator) * BigInt(base) ** BigInt(most)) / denominator;
  const fraction = most === 0 ? "" : scaled.toString(base).padStart(most, "0").replace(/0+$/, "");
  const written = (fraction ? `${whole}.${fraction}` : whole).toUpperCase();
  return negative && written !== "0" ? `-${written}` : written;
}

function digitsOf(base: number): string {
  const last = (base - 1).toString(36).toUpperCase();
  return base <= 10 ? `0-${last}` : base === 11 ? "0-9 and A" : `0-9 and A-${last}`;
}
