import { boolean, defineCalculator, integer, table, text } from "#engine/define.ts";
import { factorizationText, factorize, isPrime, type PrimePower } from "#maths/integers.ts";

export default defineCalculator({
  id: "prime-factorization",
  name: "Prime Factorization Calculator",
  category: "math",
  emoji: "🧬",
  description:
    "Splits a number into primes, tells whether it is prime, and lists its divisors and the neighbouring primes.",
  keywords: [
    "prime factors",
    "is it prime",
    "prime number checker",
    "divisors",
    "factor tree",
    "factors of a number",
    "euler totient",
    "next prime",
  ],
  related: [
    { id: "gcd-lcm", stage: "next_step", relevance: 94 },
    { id: "fraction", stage: "next_step", relevance: 78 },
    "factorial",
    "number-base-converter",
  ],
  inputs: {
    number: integer("Number", {
      also: ["factor", "factorize", "prime"],
      default: 360,
      min: 1,
      max: 1_000_000_000_000_000,
    }),
  },
  outputs: {
    factorization: text("Prime factorization", { also: ["prime factors", "factors"] }),
    isPrime: boolean("Prime"),
    distinctPrimes: integer("Different primes"),
    primeFactorCount: integer("Prime factors, with repetition"),
    divisorCount: integer("Number of divisors"),
    divisorSum: integer("Sum of the divisors"),
    totient: integer("Euler's totient"),
    previousPrime: integer("Previous prime", { none: "None: 2 is the smallest prime" }),
    nextPrime: integer("Next prime"),
    factors: table("Prime factors", {
      prime: integer("Prime"),
      exponent: integer("Exponent"),
    }),
    divisors: table("Divisors", {
      divisor: integer("Divisor"),
    }),
  },
  compute({ number }) {
    const factors = factorize(number);
    return {
      factorization: factorizationText(number),
      isPrime: factors.length === 1 && factors[0]!.exponent === 1,
      distinctPrimes: factors.length,
      primeFactorCount: factors.reduce((total, { exponent }) => total + exponent, 0),
      divisorCount: factors.reduce((product, { exponent }) => product * (exponent + 1), 1),
      divisorSum: factors.reduce((product, power) => product * sumOfPowers(power), 1),
      totient: factors.reduce((rest, { prime }) => (rest / prime) * (prime - 1), number),
      previousPrime: number > 2 ? nearestPrime(number, -1) : null,
      nextPrime: nearestPrime(number, 1),
      factors,
      divisors: divisorsOf(factors)
        .slice(0, 1000)
        .map((divisor) => ({ divisor })),
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.isPrime
      ? "{number} is a prime: only 1 and the number itself divide it."
      : outputs.distinctPrimes === 0
        ? "1 is neither prime nor composite; it has no prime factors."
        : "{number} = {factorization}.",
    outputs.previousPrime === null
      ? "The next prime above it is {nextPrime}."
      : "The nearest primes are {previousPrime} below and {nextPrime} above.",
    "It has {divisorCount} divisors, which add up to {divisorSum}.",
  ],
  formula: {
    tex: [
      String.raw`n = p_1^{k_1} p_2^{k_2} \cdots p_m^{k_m}`,
      String.raw`d(n) = \prod (k_i + 1), \qquad \sigma(n) = \prod \frac{p_i^{k_i + 1} - 1}{p_i - 1}, \qquad \varphi(n) = n \prod \left(1 - \frac{1}{p_i}\right)`,
    ],
    where: {
      "p_i, k_i": "the prime factors and their exponents",
      "d(n)": "number of divisors",
      [String.raw`\sigma(n)`]: "sum of the divisors",
      [String.raw`\varphi(n)`]: "Euler's totient: how many numbers up to n have no common divisor with it",
    },
  },
  howTo: [
    "Enter a whole Number from 1 to 10¹⁵.",
    "Read the Prime factorization; an exponent such as 2^3 means 2 × 2 × 2.",
    "See below the divisors in ascending order (the first 1,000 of them) and the neighbouring primes.",
  ],
  faq: [
    {
      question: "Is 1 a prime number?",
      answer:
        "No. A prime has exactly two divisors, 1 has only one. If 1 were prime, factorizations would not be unique: 6 = 2·3 = 1·2·3 and so on.",
    },
    {
      question: "How can I tell quickly whether a number is prime?",
      answer:
        "Try the primes up to its square root. For 97 the primes 2, 3, 5 and 7 are enough, since 11² = 121 is already larger. For large numbers this page uses the Miller-Rabin test, which is proven to be right for this range.",
    },
    {
      question: "Why is factoring important?",
      answer:
        "RSA encryption rests on it: multiplying two primes of 300 digits takes a moment, and nobody knows how to find them again from the product in reasonable time. With 16 digits, as here, it takes a millisecond.",
    },
  ],
  about: [
    "Every whole number above 1 is a product of primes in exactly one way, apart from the order (the fundamental theorem of arithmetic). From the factorization follow the number of divisors, their sum and Euler's totient.",
    "A number whose divisors add up to twice itself is perfect, such as 6, 28, 496 and 8128.",
  ],
  sources: ["Hardy and Wright, An Introduction to the Theory of Numbers, 6th ed. 2008"],
  phrases: ["prime factors of {number}", "is {number} prime", "factor {number}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "The degrees of a circle",
      inputs: { number: 360 },
      outputs: { factorization: "2^3 × 3^2 × 5", divisorCount: 24 },
    },
    { title: "A perfect number", inputs: { number: 8128 }, outputs: { factorization: "2^6 × 127", divisorSum: 16256 } },
    { title: "A prime near a million", inputs: { number: 1000003 }, outputs: { isPrime: true, previousPrime: 999983 } },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { number: 5040 },
      outputs: {
        factorization: "2^4 × 3^2 × 5 × 7",
        isPrime: false,
        divisorCount: 60,
        divisorSum: 19_344,
        totient: 1152,
        nextPrime: 5051,
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 1 },
      outputs: {
        factorization: "1",
        isPrime: false,
        distinctPrimes: 0,
        primeFactorCount: 0,
        divisorCount: 1,
        divisorSum: 1,
        totient: 1,
        previousPrime: null,
        nextPrime: 2,
        factors: { rows: 0 },
        divisors: { rows: 1, first: { divisor: 1 }, last: { divisor: 1 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 2 },
      outputs: {
        factorization: "2",
        isPrime: true,
        distinctPrimes: 1,
        primeFactorCount: 1,
        divisorCount: 2,
        divisorSum: 3,
        totient: 1,
        previousPrime: null,
        nextPrime: 3,
        factors: { rows: 1 },
        divisors: { rows: 2, first: { divisor: 1 }, last: { divisor: 2 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 3 },
      outputs: {
        factorization: "3",
        isPrime: true,
        distinctPrimes: 1,
        primeFactorCount: 1,
        divisorCount: 2,
        divisorSum: 4,
        totient: 2,
        previousPrime: 2,
        nextPrime: 5,
        factors: { rows: 1 },
        divisors: { rows: 2, first: { divisor: 1 }, last: { divisor: 3 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 4 },
      outputs: {
        factorization: "2^2",
        isPrime: false,
        distinctPrimes: 1,
        primeFactorCount: 2,
        divisorCount: 3,
        divisorSum: 7,
        totient: 2,
        previousPrime: 3,
        nextPrime: 5,
        factors: { rows: 1 },
        divisors: { rows: 3, first: { divisor: 1 }, last: { divisor: 4 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 97 },
      outputs: {
        factorization: "97",
        isPrime: true,
        distinctPrimes: 1,
        primeFactorCount: 1,
        divisorCount: 2,
        divisorSum: 98,
        totient: 96,
        previousPrime: 89,
        nextPrime: 101,
        factors: { rows: 1 },
        divisors: { rows: 2, first: { divisor: 1 }, last: { divisor: 97 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 360 },
      outputs: {
        factorization: "2^3 × 3^2 × 5",
        isPrime: false,
        distinctPrimes: 3,
        primeFactorCount: 6,
        divisorCount: 24,
        divisorSum: 1170,
        totient: 96,
        previousPrime: 359,
        nextPrime: 367,
        factors: { rows: 3 },
        divisors: { rows: 24, first: { divisor: 1 }, last: { divisor: 360 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 8128 },
      outputs: {
        factorization: "2^6 × 127",
        isPrime: false,
        distinctPrimes: 2,
        primeFactorCount: 7,
        divisorCount: 14,
        divisorSum: 16256,
        totient: 4032,
        previousPrime: 8123,
        nextPrime: 8147,
        factors: { rows: 2 },
        divisors: { rows: 14, first: { divisor: 1 }, last: { divisor: 8128 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 561 },
      outputs: {
        factorization: "3 × 11 × 17",
        isPrime: false,
        distinctPrimes: 3,
        primeFactorCount: 3,
        divisorCount: 8,
        divisorSum: 864,
        totient: 320,
        previousPrime: 557,
        nextPrime: 563,
        factors: { rows: 3 },
        divisors: { rows: 8, first: { divisor: 1 }, last: { divisor: 561 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 3215031751 },
      outputs: {
        factorization: "151 × 751 × 28351",
        isPrime: false,
        distinctPrimes: 3,
        primeFactorCount: 3,
        divisorCount: 8,
        divisorSum: 3240747008,
        totient: 3189375000,
        previousPrime: 3215031749,
        nextPrime: 3215031767,
        factors: { rows: 3 },
        divisors: { rows: 8, first: { divisor: 1 }, last: { divisor: 3215031751 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 341550071728321 },
      outputs: {
        factorization: "10670053 × 32010157",
        isPrime: false,
        distinctPrimes: 2,
        primeFactorCount: 2,
        divisorCount: 4,
        divisorSum: 341550114408532,
        totient: 341550029048112,
        previousPrime: 341550071728289,
        nextPrime: 341550071728361,
        factors: { rows: 2 },
        divisors: { rows: 4, first: { divisor: 1 }, last: { divisor: 341550071728321 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 999999999999989 },
      outputs: {
        factorization: "999999999999989",
        isPrime: true,
        distinctPrimes: 1,
        primeFactorCount: 1,
        divisorCount: 2,
        divisorSum: 999999999999990,
        totient: 999999999999988,
        previousPrime: 999999999999947,
        nextPrime: 1000000000000037,
        factors: { rows: 1 },
        divisors: { rows: 2, first: { divisor: 1 }, last: { divisor: 999999999999989 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 1000000000000000 },
      outputs: {
        factorization: "2^15 × 5^15",
        isPrime: false,
        distinctPrimes: 2,
        primeFactorCount: 30,
        divisorCount: 256,
        divisorSum: 2499961853010960,
        totient: 400000000000000,
        previousPrime: 999999999999989,
        nextPrime: 1000000000000037,
        factors: { rows: 2 },
        divisors: { rows: 256, first: { divisor: 1 }, last: { divisor: 1000000000000000 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 999997811598563 },
      outputs: {
        factorization: "31622741 × 31622743",
        isPrime: false,
        distinctPrimes: 2,
        primeFactorCount: 2,
        divisorCount: 4,
        divisorSum: 999997874844048,
        totient: 999997748353080,
        previousPrime: 999997811598529,
        nextPrime: 999997811598673,
        factors: { rows: 2 },
        divisors: { rows: 4, first: { divisor: 1 }, last: { divisor: 999997811598563 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 866421317361600 },
      outputs: {
        factorization: "2^6 × 3^4 × 5^2 × 7 × 11 × 13 × 17 × 19 × 23 × 29 × 31",
        isPrime: false,
        distinctPrimes: 11,
        primeFactorCount: 20,
        divisorCount: 26880,
        divisorSum: 5310495306547200,
        totient: 132434362368000,
        previousPrime: 866421317361557,
        nextPrime: 866421317361641,
        factors: { rows: 11 },
        divisors: { rows: 1000, first: { divisor: 1 }, last: { divisor: 6270 } },
      },
    },
    {
      by: "sympy 1.11 factorint, divisors, totient, prevprime, nextprime",
      inputs: { number: 25326001 },
      outputs: {
        factorization: "2251 × 11251",
        isPrime: false,
        distinctPrimes: 2,
        primeFactorCount: 2,
        divisorCount: 4,
        divisorSum: 25339504,
        totient: 25312500,
        previousPrime: 25325981,
        nextPrime: 25326023,
        factors: { rows: 2 },
        divisors: { rows: 4, first: { divisor: 1 }, last: { divisor: 25326001 } },
      },
    },
    { by: "Refusal", inputs: { number: 0 }, refuses: "number" },
    { by: "Refusal", inputs: { number: 1000000000000001 }, refuses: "number" },
    { by: "Refusal", inputs: { number: 2.5 }, refuses: "number" },
  ],
});

function sumOfPowers({ prime, exponent }: PrimePower): number {
  let total = 1;
  for (let step = 0; step < exponent; step += 1) total = total * prime + 1;
  return total;
}

function nearestPrime(number: number, step: 1 | -1): number {
  let candidate = number + step;
  while (!isPrime(candidate)) candidate += step;
  return candidate;
}

function divisorsOf(factors: readonly PrimePower[]): readonly number[] {
  let divisors = [1];
  for (const { prime, exponent } of factors) {
    const powers = Array.from({ length: exponent + 1 }, (_, k) => prime ** k);
    divisors = divisors.flatMap((divisor) => powers.map((power) => divisor * power));
  }
  return divisors.toSorted((a, b) => a - b);
}
