import { boolean, defineCalculator, integer, table, text } from "#engine/define.ts";
import { factorizationText, factorize, isPrime, type PrimePower } from "#maths/primes.ts";

export default defineCalculator({
  id: "prime-factorization",
  name: "Prime Factorization Calculator",
  category: "math",
  emoji: "🧬",
  description:
    "Splits a number into primes, shows whether it is prime, and lists its divisors and the neighboring primes.",
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
    factorization: text("Prime factorization", { hasPowers: true, also: ["prime factors", "factors"] }),
    isPrime: boolean("Prime", { also: ["prime number", "a prime"] }),
    distinctPrimes: integer("Different primes", { also: ["distinct primes", "distinct prime factors"] }),
    primeFactorCount: integer("Prime factors, with repetition"),
    divisorCount: integer("Number of divisors", {
      also: ["divisors", "how many divisors", "how many factors", "number of factors"],
    }),
    divisorSum: integer("Sum of the divisors", { also: ["sum of divisors", "sum of the factors"] }),
    totient: integer("Euler's totient"),
    previousPrime: integer("Previous prime", {
      also: ["prime before", "previous prime number"],
      none: "None: 2 is the smallest prime",
    }),
    nextPrime: integer("Next prime", { also: ["next prime number", "prime after"] }),
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
      get factorization() {
        return factorizationText(number);
      },
      isPrime: factors.length === 1 && factors[0]!.exponent === 1,
      distinctPrimes: factors.length,
      primeFactorCount: factors.reduce((total, { exponent }) => total + exponent, 0),
      divisorCount: factors.reduce((product, { exponent }) => product * (exponent + 1), 1),
      divisorSum: factors.reduce((product, power) => product * sumOfPowers(power), 1),
      totient: factors.reduce((rest, { prime }) => (rest / prime) * (prime - 1), number),
      get previousPrime() {
        return number > 2 ? nearestPrime(number, -1) : null;
      },
      get nextPrime() {
        return nearestPrime(number, 1);
      },
      factors,
      get divisors() {
        return divisorsOf(factors)
          .slice(0, 1000)
          .map((divisor) => ({ divisor }));
      },
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.isPrime
      ? "{number} is prime: only 1 and the number itself divide it."
      : outputs.distinctPrimes === 0
        ? "1 is neither prime nor composite; it has no prime factors."
        : "{number} = {factorization}.",
    outputs.previousPrime === null
      ? "The next prime is {nextPrime}."
      : "The nearest primes are {previousPrime} below and {nextPrime} above.",
    outputs.divisorCount === 1
      ? "Its only divisor is 1."
      : "It has {divisorCount} divisors, which add up to {divisorSum}.",
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
    "Read the Prime factorization; an exponent such as 2³ means 2 × 2 × 2.",
    "Below that are the divisors in ascending order (the first 1,000) and the neighboring primes.",
  ],
  faq: [
    {
      question: "Is 1 a prime number?",
      answer:
        "No. A prime has exactly two divisors; 1 has only one. If 1 were prime, factorizations would not be unique: 6 = 2·3 = 1·2·3 and so on.",
    },
    {
      question: "How can I tell quickly whether a number is prime?",
      answer:
        "Try the primes up to its square root. For 97, the primes 2, 3, 5 and 7 are enough, since 11² = 121 is already larger. For large numbers this page uses the Miller-Rabin test in a form proven correct for this range.",
    },
    {
      question: "Why is factoring important?",
      answer:
        "RSA encryption depends on it: multiplying two 300-digit primes takes an instant, and nobody knows how to recover them from the product in reasonable time. Numbers of up to 16 digits, as here, are easy.",
    },
  ],
  about: [
    "Every whole number above 1 is a product of primes in exactly one way, apart from the order (the fundamental theorem of arithmetic). From the factorization follow the number of divisors, their sum and Euler's totient.",
    "A number whose divisors add up to twice itself is perfect, such as 6, 28, 496 and 8128.",
  ],
  sources: ["Hardy and Wright, An Introduction to the Theory of Numbers, 6th ed. 2008"],
  phrases: [
    "prime factors of {number}",
    "is {number} prime",
    "factor {number}",
    "how many divisors does {number} have",
    "is {number} a prime number",
    "break {number} down into primes",
    "prime factorization of {number}",
    "factor tree of {number}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "The degrees of a circle",
      inputs: { number: 360 },
      outputs: { factorization: "2^3 × 3^2 × 5", divisorCount: 24 },
    },
    { title: "A perfect number", inputs: { number: 8128 }, outputs: { factorization: "2^6 × 127", divisorSum: 16256 } },
    { title: "A prime near a million", inputs: { number: 1000003 }, outputs: { isPrime: true, previousPrime: 999983 } },
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
