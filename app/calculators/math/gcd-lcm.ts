import { boolean, defineCalculator, integer, list, number, refuse, table, text } from "#engine/define.ts";
import { gcd, bigLcm } from "#maths/integers.ts";
import { factorizationText } from "#maths/primes.ts";

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
    "highest common factor",
    "lowest common multiple",
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
      help: "Each up to 10¹⁵ in size.",
    }),
  },
  outputs: {
    gcd: integer("Greatest common divisor", {
      also: [
        "greatest common factor",
        "highest common factor",
        "largest common factor",
        "biggest common factor",
        "gcf",
        "hcf",
        "gcd",
        "largest common divisor",
      ],
    }),
    lcm: integer("Least common multiple", {
      also: ["lowest common multiple", "smallest common multiple", "lcm"],
      none: "Too large for this field; see all digits below",
    }),
    lcmExact: text("Least common multiple, all digits"),
    coprime: boolean("Coprime"),
    table: table("The numbers", {
      number: integer("Number"),
      factorization: text("Prime factorization", { hasPowers: true }),
      quotient: integer("Divided by the GCD", { none: "Not defined" }),
    }),
  },
  compute({ numbers }) {
    for (const [index, value] of numbers.entries()) {
      if (!Number.isInteger(value)) refuse("numbers", `Number ${index + 1} is not a whole number.`);
      if (Math.abs(value) > LARGEST) refuse("numbers", `Number ${index + 1} is larger than 10¹⁵ in size.`);
    }
    const divisor = numbers.reduce(gcd, 0);
    const multiple = numbers.map(BigInt).reduce(bigLcm);
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
      ? "The numbers have no common divisor other than 1: they are coprime."
      : outputs.gcd === 0
        ? "All numbers are 0, so there is no greatest common divisor above 0."
        : "The largest number that divides all of them is {gcd}.",
    outputs.lcmExact === "0"
      ? "Since one of the numbers is 0, their least common multiple is 0."
      : `The smallest positive number that all of them divide is ${outputs.lcm === null || outputs.lcm! >= 1e15 ? "{lcmExact}" : "{lcm}"}.`,
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
        "By Euclid's algorithm: divide the larger number by the smaller, then keep dividing by the remainder until it is 0. For 126 and 84: 126 = 1·84 + 42, 84 = 2·42 + 0, so the GCD is 42.",
    },
    {
      question: "What is the LCM used for?",
      answer:
        "For common denominators of fractions, and for things that repeat: buses that leave every 12 and every 18 minutes leave together every 36 minutes. If two gears have coprime numbers of teeth, the same two teeth meet as rarely as possible, which spreads the wear.",
    },
    {
      question: "Is GCD · LCM always the product of the numbers?",
      answer: "Only for two numbers. For 2, 4 and 6 the GCD is 2 and the LCM is 12, but the product is 48.",
    },
  ],
  about: [
    "The greatest common divisor (GCD, also GCF or HCF) is found by Euclid's algorithm, more than 2,200 years old and still hard to beat. The table shows the prime factors: the GCD takes the lowest power of each prime that occurs in all the numbers, the LCM the highest that occurs in any.",
    "The least common multiple of many numbers gets long quickly, so it is given with all its digits. By convention gcd(0, a) is |a|, and the LCM is 0 as soon as one number is 0.",
  ],
  sources: ["Knuth, The Art of Computer Programming, vol. 2, section 4.5.2, 3rd ed. 1997"],
  phrases: [
    "gcd of {numbers}",
    "lcm of {numbers}",
    "greatest common divisor of {numbers}",
    "lowest common multiple of {numbers}",
    "greatest common factor of {numbers}",
    "highest common factor of {numbers}",
    "least common multiple of {numbers}",
    "lcm and gcf of {numbers}",
  ],
  updated: "2026-11-30",
  examples: [
    { title: "Three numbers", inputs: { numbers: [84, 126, 210] }, outputs: { gcd: 42, lcm: 1260 } },
    { title: "Buses every 12, 18 and 30 minutes", inputs: { numbers: [12, 18, 30] }, outputs: { gcd: 6, lcm: 180 } },
    { title: "Coprime gears", inputs: { numbers: [17, 41] }, outputs: { gcd: 1, lcm: 697, coprime: true } },
  ],
});

const LARGEST = 1e15;
