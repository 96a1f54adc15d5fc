import { defineCalculator, choice, integer, table, text } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";

export default defineCalculator({
  id: "bitwise",
  name: "Bitwise Calculator",
  category: "technology",
  emoji: "🔣",
  description:
    "AND, OR, XOR, NOT, shifts and rotations of 8-bit to 64-bit integers, shown in decimal, hex, binary and octal.",
  keywords: [
    "AND OR XOR",
    "bit shift",
    "two's complement",
    "binary operations",
    "hex",
    "bit mask",
    "rotate bits",
    "popcount",
    "shift left",
    "flag register mask",
  ],
  related: [
    { id: "number-base-converter", stage: "complementary", relevance: 88 },
    { id: "ip-subnet", stage: "next_step", relevance: 72 },
    "unix-timestamp",
    "color-converter",
  ],
  inputs: {
    operation: choice("Operation", {
      default: "and",
      options: [
        ["and", "AND"],
        ["or", "OR"],
        ["xor", "XOR"],
        ["nand", "NAND"],
        ["nor", "NOR"],
        ["xnor", "XNOR"],
        ["not", "NOT"],
        ["shl", "Shift left"],
        ["shr", "Shift right (logical)"],
        ["sar", "Shift right (arithmetic)"],
        ["rol", "Rotate left"],
        ["ror", "Rotate right"],
      ],
    }),
    a: text("First number", {
      also: ["register", "flag register", "value"],
      default: "0b11001010",
      maxLength: 80,
      code: true,
      help: "Decimal, or with the prefix 0x, 0b or 0o.",
    }),
    b: text("Second number", {
      also: ["mask"],
      default: "0xF0",
      maxLength: 80,
      code: true,
      when: { operation: ["and", "or", "xor", "nand", "nor", "xnor"] },
    }),
    shift: integer("Shift by", {
      also: ["by", "places", "positions", "left by", "right by"],
      default: 3,
      min: 0,
      max: 63,
      unit: "bits",
      when: { operation: ["shl", "shr", "sar", "rol", "ror"] },
    }),
    bits: choice("Word size", {
      default: "32",
      options: [
        ["8", "8 bits"],
        ["16", "16 bits"],
        ["32", "32 bits"],
        ["64", "64 bits"],
      ],
    }),
  },
  outputs: {
    unsigned: text("Result (unsigned)", { also: ["decimal"], code: true }),
    signed: text("Result (signed)", { code: true }),
    hex: text("Hexadecimal", { code: true }),
    binary: text("Binary", { code: true }),
    octal: text("Octal", { code: true }),
    popCount: integer("Bits set"),
    leadingZeros: integer("Leading zeros"),
    trailingZeros: integer("Trailing zeros"),
    operands: table("Operands and result", {
      name: text("Name", { labels: { a: "First number", b: "Second number", result: "Result" } }),
      unsigned: text("Unsigned", { code: true }),
      hex: text("Hexadecimal", { code: true }),
      binary: text("Binary", { code: true }),
    }),
  },
  compute(inputs) {
    const size = Number(inputs.bits);
    const word: Word = { bits: BigInt(size), mask: (1n << BigInt(size)) - 1n };
    const { operation, shift } = inputs;
    const takesTwo = operation in TWO_OPERANDS;
    const a = readWord(inputs.a, word) ?? refuse("a", notInWord(size));
    const b = takesTwo ? (readWord(inputs.b, word) ?? refuse("b", notInWord(size))) : 0n;
    if (operation in SHIFTS && shift >= size)
      refuse("shift", `A word of ${size} bits can be shifted by at most ${size - 1}.`);
    const result = apply(operation, { a, b, shift: BigInt(shift) }, word) & word.mask;
    const binary = result.toString(2);
    return {
      unsigned: String(result),
      signed: String(signedOf(result, word)),
      hex: hexText(result, size),
      binary: binaryText(result, size),
      octal: `0o${result.toString(8)}`,
      popCount: binary.replaceAll("0", "").length,
      leadingZeros: result === 0n ? size : size - binary.length,
      trailingZeros: result === 0n ? size : binary.length - 1 - binary.lastIndexOf("1"),
      operands: [row("a", a, size), ...(takesTwo ? [row("b", b, size)] : []), row("result", result, size)],
    };
  },
  takeaways: (_, { unsigned, signed, hex, popCount }) => [
    `The result is ${unsigned}, or ${hex} in hexadecimal.`,
    unsigned === signed
      ? `Its highest bit is 0, so it has the same value as a signed number; ${popCount} ${popCount === 1 ? "bit is" : "bits are"} set.`
      : `Read as a signed number in two's complement it is ${signed}, because its highest bit, the sign, is set.`,
  ],
  formula: {
    tex: [
      String.raw`a \wedge b, \quad a \vee b, \quad a \oplus b, \quad \neg a = 2^n - 1 - a`,
      String.raw`a \ll k = a \cdot 2^k \bmod 2^n, \qquad a \gg k = \left\lfloor \frac{a}{2^k} \right\rfloor`,
      String.raw`s = a - 2^n \quad \text{if } a \ge 2^{n-1}`,
    ],
    where: {
      "a, b": "the operands modulo 2ⁿ",
      n: "Word size in bits",
      k: "Shift by",
      s: "the signed value in two's complement",
      "\\wedge, \\vee, \\oplus, \\neg": "AND, OR, XOR and NOT, bit by bit",
    },
  },
  howTo: [
    "Choose the Operation.",
    "Type the First number, and the second where one is needed: 202, -54, 0xCA, 0b11001010 or 0o312. Underscores may separate digits.",
    "For shifts and rotations set Shift by, which must be smaller than the word size.",
    "Choose the Word size of your register or variable; it decides where bits drop off and which values count as negative.",
  ],
  faq: [
    {
      question: "What is the difference between the two right shifts?",
      answer:
        "The logical shift fills with zeros (>>> in Java and JavaScript, >> on unsigned in C). The arithmetic shift repeats the sign bit, so −8 shifted by 1 stays negative: −4.",
    },
    {
      question: "How are negative numbers stored?",
      answer:
        "In two's complement, which adds 2ⁿ. In 8 bits, −54 is 256 − 54 = 202, or 11001010. So the same bits mean 202 unsigned and −54 signed.",
    },
    {
      question: "How do I set, clear, toggle or test a bit?",
      answer:
        "With a mask m that has that bit set: x OR m sets it, x AND (NOT m) clears it, x XOR m toggles it, and x AND m is 0 only if the bit was clear.",
    },
    {
      question: "Why does JavaScript give different results?",
      answer:
        "Its bit operators work on signed 32-bit words and take the shift modulo 32. Choose 32 bits here and read the signed result; a shift by the word size or more is refused here, since C leaves it undefined.",
    },
  ],
  about: [
    "Use it for flags, masks, network addresses, checksums and register settings. Numbers stay exact up to 64 bits, where floating-point arithmetic would lose the lowest bits beyond 2⁵³.",
    "You can enter a value as signed or unsigned as long as it fits the word, from −2ⁿ⁻¹ to 2ⁿ − 1. Numbers with a prefix take no minus sign: type the bits themselves.",
  ],
  sources: [
    "ISO/IEC 9899:2018 (C), section 6.5 on bitwise and shift operators",
    "H. S. Warren, Hacker's Delight, 2nd edition 2012",
  ],
  primary: "binary",
  phrases: [
    "{a} {operation} {b}",
    "bitwise {operation} of {a} and {b}",
    "what do you get if you {operation} {a} by {shift}",
    "{a} shifted by {shift} bits",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Keeping the high half of a byte: 11001010 AND F0",
      inputs: { operation: "and", a: "0b11001010", b: "0xF0", bits: "8" },
      outputs: { unsigned: "192", hex: "0xC0", signed: "-64" },
    },
    {
      title: "−8 shifted right by 1 with its sign",
      inputs: { operation: "sar", a: "-8", shift: 1, bits: "16" },
      outputs: { signed: "-4", unsigned: "65532" },
    },
    {
      title: "Rotating a 32-bit word left by 8",
      inputs: { operation: "rol", a: "0x12345678", shift: 8, bits: "32" },
      outputs: { hex: "0x34567812", popCount: 13 },
    },
  ],
});

interface Word {
  readonly bits: bigint;
  readonly mask: bigint;
}

interface Operands {
  readonly a: bigint;
  readonly b: bigint;
  readonly shift: bigint;
}

const TWO_OPERANDS = {
  and: ({ a, b }: Operands) => a & b,
  or: ({ a, b }: Operands) => a | b,
  xor: ({ a, b }: Operands) => a ^ b,
  nand: ({ a, b }: Operands) => ~(a & b),
  nor: ({ a, b }: Operands) => ~(a | b),
  xnor: ({ a, b }: Operands) => ~(a ^ b),
};

const SHIFTS = {
  shl: ({ a, shift }: Operands) => a << shift,
  shr: ({ a, shift }: Operands) => a >> shift,
  sar: ({ a, shift }: Operands, word: Word) => signedOf(a, word) >> shift,
  rol: ({ a, shift }: Operands, word: Word) => (a << shift) | (a >> (word.bits - shift)),
  ror: ({ a, shift }: Operands, word: Word) => (a >> shift) | (a << (word.bits - shift)),
};

/** The result before what leaves the word is cut off. */
function apply(
  operation: keyof typeof TWO_OPERANDS | keyof typeof SHIFTS | "not",
  operands: Operands,
  word: Word,
): bigint {
  return operation === "not" ? ~operands.a : { ...TWO_OPERANDS, ...SHIFTS }[operation](operands, word);
}

/** Reads a decimal or prefixed number and takes it modulo the word; null where it is none or does not fit. */
function readWord(text: string, { bits, mask }: Word): bigint | null {
  const digits = text.trim().replaceAll("_", "").toLowerCase();
  if (!/^(-?\d+|0x[\da-f]+|0b[01]+|0o[0-7]+)$/.test(digits)) return null;
  const value = digits.startsWith("-") ? -BigInt(digits.slice(1)) : BigInt(digits);
  return value >= -(1n << (bits - 1n)) && value <= mask ? value & mask : null;
}

function notInWord(bits: number): string {
  return `Write a whole number that fits in ${bits} bits, from -${1n << BigInt(bits - 1)} to ${(1n << BigInt(bits)) - 1n}; for other bases put 0x, 0b or 0o in front.`;
}

/** The value in two's complement. */
function signedOf(value: bigint, { bits }: Word): bigint {
  return BigInt.asIntN(Number(bits), value);
}

function hexText(value: bigint, bits: number): string {
  return `0x${value
    .toString(16)
    .toUpperCase()
    .padStart(bits / 4, "0")}`;
}

function binaryText(value: bigint, bits: number): string {
  return `0b${value.toString(2).padStart(bits, "0")}`;
}

function row(name: string, value: bigint, bits: number) {
  return { name, unsigned: String(value), hex: hexText(value, bits), binary: binaryText(value, bits) };
}
