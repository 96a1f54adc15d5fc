import { boolean, defineCalculator, integer, list, number, refuse, table, text } from "#engine/define.ts";
import { factorizationText, gcd, lcmOfBig } from "#maths/integers.ts";

export default defineCalculator({
  id: "gcd-lcm",
  name: "GCD and LCM Calculator",
  category: "math",
  emoji: "🔗",
  description:
    "Greatest common divisor and least common multiple of two or more whole numbers, with their prime factorizations.",
  keywords: [
    "greatest common factor",
    "least common multiple",
    "GCF",
    "HCF",
    "common denominator",
    "euclidean algorithm",
    "coprime",
  ],
  related: [
    { id: "prime-factorization", stage: "complementary", relevance: 94 },
    { id: "fraction", stage: "next_step", relevance: 86 },
    "ratio",
    { id: "gear-ratio", stage: "next_step", relevance: 68 },
  ],
  inputs: {
    numbers: list("Whole numbers", {
      also: ["gcd", "lcm", "gcf", "hcf"],
      of: number("Value"),
      default: [84, 126, 210],
      minItems: 2,
      maxItems: 100,
      help: "Up to 10^15 in size each",
    }),
  },
  outputs: {
    gcd: integer("Greatest common divisor"),
    lcm: integer("Least common multiple", { none: "Too large for this field; see all digits below" }),
    lcmExact: text("Least common multiple, all digits"),
    coprime: boolean("Coprime"),
    table: table("The numbers", {
      number: integer("Number"),
      factorization: text("Prime factorization"),
      quotient: integer("Divided by the GCD", { none: "Not defined" }),
    }),
  },
  compute({ numbers }) {
    for (const [index, value] of numbers.entries()) {
      if (!Number.isInteger(value)) refuse("numbers", `Number ${index + 1} is not a whole number.`);
      if (Math.abs(value) > LARGEST) refuse("numbers", `Number ${index + 1} is larger than 10^15 in size.`);
    }
    const divisor = numbers.reduce(gcd, 0);
    const multiple = numbers.map(BigInt).reduce(lcmOfBig);
    const exact = multiple < 0n ? -multiple : multiple;
    return {
      gcd: divisor,
      lcm: exact > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(exact),
      lcmExact: String(exact),
      coprime: divisor === 1,
      table: numbers.map((value) => ({
        number: value,
        factorization: factorizationText(Math.abs(value)),
        quotient: divisor === 0 ? null : value / divisor,
      })),
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.coprime
      ? "The numbers have no common divisor but 1: they are coprime."
      : outputs.gcd === 0
        ? "All numbers are 0, so there is no greatest common divisor above 0."
        : "The largest number that divides all of them is {gcd}.",
    outputs.lcmExact === "0"
      ? "As one of the numbers is 0, their least common multiple is 0."
      : "The smallest positive number that all of them divide is {lcmExact}.",
  ],
  formula: {
    tex: [
      String.raw`\gcd(a, b) = \gcd(b,\, a \bmod b), \qquad \gcd(a, 0) = |a|`,
      String.raw`\operatorname{lcm}(a, b) = \frac{|a b|}{\gcd(a, b)}`,
    ],
    where: {
      "a, b": "two of the numbers; the result is then combined with the next one",
      [String.raw`a \bmod b`]: "remainder of a divided by b",
    },
  },
  howTo: [
    "Enter two or more Whole numbers; signs do not matter.",
    "Read the Greatest common divisor to reduce fractions and ratios.",
    "Read the Least common multiple for common denominators and for things that repeat at different intervals.",
  ],
  faq: [
    {
      question: "How do I find the GCD by hand?",
      answer:
        "By Euclid's algorithm: divide the larger number by the smaller and go on with the remainder until it is 0. For 126 and 84: 126 = 1·84 + 42, 84 = 2·42 + 0, so the GCD is 42.",
    },
    {
      question: "What is the LCM used for?",
      answer:
        "For the common denominator of fractions, and for rhythms: buses every 12 and every 18 minutes leave together every 36 minutes. Gear teeth with coprime numbers meet in the same pair as seldom as possible, which spreads the wear.",
    },
    {
      question: "Is GCD · LCM always the product of the numbers?",
      answer: "Only for two numbers. For 2, 4 and 6 the GCD is 2 and the LCM 12, but the product is 48.",
    },
  ],
  about: [
    "The greatest common divisor (GCD, also GCF or HCF) is found by Euclid's algorithm, more than 2,200 years old and still the fastest simple one. The table shows the prime factors: the GCD takes of each prime the lowest power that occurs, the LCM the highest.",
    "The least common multiple of many numbers gets long quickly; it is given with all digits. By convention gcd(0, a) is |a|, and the LCM is 0 as soon as one number is 0.",
  ],
  sources: ["Knuth, The Art of Computer Programming, vol. 2, section 4.5.2, 3rd ed. 1997"],
  phrases: ["gcd of {numbers}", "lcm of {numbers}", "greatest common divisor of {numbers}"],
  updated: "2026-11-21",
  examples: [
    { title: "Three numbers", inputs: { numbers: [84, 126, 210] }, outputs: { gcd: 42, lcm: 1260 } },
    { title: "Buses every 12, 18 and 30 minutes", inputs: { numbers: [12, 18, 30] }, outputs: { gcd: 6, lcm: 180 } },
    { title: "Coprime gears", inputs: { numbers: [17, 41] }, outputs: { gcd: 1, lcm: 697, coprime: true } },
  ],
  cases: [
    { by: "Catalogue check", inputs: { numbers: [24, 36, 60] }, outputs: { gcd: 12, lcm: 360, coprime: false } },
    {
      by: "Python 3.11 math.gcd, math.lcm; sympy 1.11 factorint",
      inputs: { numbers: [84, 126, 210] },
      outputs: {
        gcd: 42,
        lcm: 1260,
        lcmExact: "1260",
        coprime: false,
        table: {
          rows: 3,
          first: { number: 84, factorization: "2^2 × 3 × 7", quotient: 2 },
          last: { number: 210, factorization: "2 × 3 × 5 × 7" },
        },
      },
    },
    {
      by: "Python 3.11 math.gcd, math.lcm; sympy 1.11 factorint",
      inputs: { numbers: [-48, 180] },
      outputs: {
        gcd: 12,
        lcm: 720,
        lcmExact: "720",
        coprime: false,
        table: {
          rows: 2,
          first: { number: -48, factorization: "2^4 × 3", quotient: -4 },
          last: { number: 180, factorization: "2^2 × 3^2 × 5" },
        },
      },
    },
    {
      by: "Python 3.11 math.gcd, math.lcm; sympy 1.11 factorint",
      inputs: { numbers: [0, 7] },
      outputs: {
        gcd: 7,
        lcm: 0,
        lcmExact: "0",
        coprime: false,
        table: {
          rows: 2,
          first: { number: 0, factorization: "0", quotient: 0 },
          last: { number: 7, factorization: "7" },
        },
      },
    },
    {
      by: "Python 3.11 math.gcd, math.lcm; sympy 1.11 factorint",
      inputs: { numbers: [0, 0] },
      outputs: {
        gcd: 0,
        lcm: 0,
        lcmExact: "0",
        coprime: false,
        table: {
          rows: 2,
          first: { number: 0, factorization: "0", quotient: null },
          last: { number: 0, factorization: "0" },
        },
      },
    },
    {
      by: "Python 3.11 math.gcd, math.lcm; sympy 1.11 factorint",
      inputs: { numbers: [1, 1] },
      outputs: {
        gcd: 1,
        lcm: 1,
        lcmExact: "1",
        coprime: true,
        table: {
          rows: 2,
          first: { number: 1, factorization: "1", quotient: 1 },
          last: { number: 1, factorization: "1" },
        },
      },
    },
    {
      by: "Python 3.11 math.gcd, math.lcm; sympy 1.11 factorint",
      inputs: { numbers: [1000000000000000, 999999999999989] },
      outputs: {
        gcd: 1,
        lcm: null,
        lcmExact: "999999999999989000000000000000",
        coprime: true,
        table: {
          rows: 2,
          first: { number: 1000000000000000, factorization: "2^15 × 5^15", quotient: 1000000000000000 },
          last: { number: 999999999999989, factorization: "999999999999989" },
        },
      },
    },
    {
      by: "Python 3.11 math.gcd, math.lcm; sympy 1.11 factorint",
      inputs: { numbers: [999997811598563, 63245486] },
      outputs: {
        gcd: 31622743,
        lcm: 1999995623197126,
        lcmExact: "1999995623197126",
        coprime: false,
        table: {
          rows: 2,
          first: { number: 999997811598563, factorization: "31622741 × 31622743", quotient: 31622741 },
          last: { number: 63245486, factorization: "2 × 31622743" },
        },
      },
    },
    {
      by: "Python 3.11 math.gcd, math.lcm; sympy 1.11 factorint",
      inputs: {
        numbers: [
          1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
          31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
          58, 59, 60,
        ],
      },
      outputs: {
        gcd: 1,
        lcm: null,
        lcmExact: "9690712164777231700912800",
        coprime: true,
        table: {
          rows: 60,
          first: { number: 1, factorization: "1", quotient: 1 },
          last: { number: 60, factorization: "2^2 × 3 × 5" },
        },
      },
    },
    {
      by: "Python 3.11 math.gcd, math.lcm; sympy 1.11 factorint",
      inputs: { numbers: [562949953421312, 617673396283947] },
      outputs: {
        gcd: 1,
        lcm: null,
        lcmExact: "347719209667631552239673278464",
        coprime: true,
        table: {
          rows: 2,
          first: { number: 562949953421312, factorization: "2^49", quotient: 562949953421312 },
          last: { number: 617673396283947, factorization: "3^31" },
        },
      },
    },
    { by: "Refusal: one number", inputs: { numbers: [12] }, refuses: "numbers" },
    { by: "Refusal: a fraction", inputs: { numbers: [12, 1.5] }, refuses: "numbers" },
    { by: "Refusal: too large", inputs: { numbers: [12, 1000000000000001] }, refuses: "numbers" },
  ],
});

const LARGEST = 1e15;
