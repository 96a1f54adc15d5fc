import { defineCalculator, boolean, choice, integer, number, refuse, table } from "#engine/define.ts";
import { drawDistinct, freshDraw, seededDraw } from "#maths/random.ts";

export default defineCalculator({
  id: "random-number",
  name: "Random Number Generator",
  category: "other",
  emoji: "🔢",
  description:
    "Draws random whole numbers in any range, with or without repeats, sorted if you like, repeatable with a seed.",
  keywords: [
    "rng",
    "pick a number",
    "raffle",
    "lottery numbers",
    "draw names",
    "coin flip",
    "random integer",
    "1 to 100",
  ],
  popular: true,
  related: [
    { id: "dice-probability", stage: "complementary", relevance: 80 },
    { id: "lottery-odds", stage: "next_step", relevance: 82 },
    "probability",
    { id: "permutations-combinations", stage: "advanced_planning", relevance: 70 },
  ],
  inputs: {
    min: integer("From", { default: 1, min: -1_000_000_000, max: 1_000_000_000, also: ["from", "between", "minimum"] }),
    max: integer("To", {
      default: 100,
      min: -1_000_000_000,
      max: 1_000_000_000,
      also: ["to", "and", "maximum", "up to"],
    }),
    count: integer("How many", { default: 1, min: 1, max: 10_000, also: ["numbers", "how many", "pick", "draw"] }),
    unique: boolean("No repeats", { default: false, also: ["different", "without repeats", "unique"] }),
    sort: choice("Order", {
      default: "none",
      options: [
        ["none", "As drawn"],
        ["ascending", "Ascending"],
        ["descending", "Descending"],
      ],
    }),
    seed: integer("Seed", {
      default: null,
      min: 0,
      max: 4_294_967_295,
      optional: true,
      help: "The same seed gives the same numbers; leave empty for a fresh draw.",
      plain: true,
    }),
  },
  outputs: {
    number: integer("Number"),
    numbers: table("All numbers", {
      position: integer("Position"),
      value: integer("Number"),
    }),
    sum: integer("Sum"),
    mean: number("Mean", { decimals: 3 }),
    smallest: integer("Smallest"),
    largest: integer("Largest"),
    possibilities: integer("Numbers in the range"),
  },
  isRandom: true,
  compute({ min, max, count, unique, sort, seed }) {
    if (max < min) refuse("max", "The upper end is below the lower one. Swap the two.");
    const possibilities = max - min + 1;
    if (unique && count > possibilities) {
      refuse(
        "count",
        `There are only ${possibilities} different numbers in this range. Draw fewer, widen it or allow repeats.`,
      );
    }
    const draw = seed === null ? freshDraw() : seededDraw(seed);
    const drawn = unique
      ? drawDistinct(draw, possibilities, count)
      : Array.from({ length: count }, () => draw(possibilities));
    const numbers = inOrder(
      drawn.map((value) => min + value),
      sort,
    );
    const sum = numbers.reduce((total, value) => total + value, 0);
    return {
      number: numbers[0]!,
      numbers: numbers.map((value, index) => ({ position: index + 1, value })),
      sum,
      mean: sum / count,
      smallest: numbers.reduce((least, value) => Math.min(least, value)),
      largest: numbers.reduce((most, value) => Math.max(most, value)),
      possibilities,
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.count === 1
      ? `The number is {number}, one of {possibilities} that had the same chance of ${say.percent(100 / outputs.possibilities!, 4)} each.`
      : `${say.number(inputs.count)} numbers from {min} to {max} were drawn, ${inputs.unique ? "no two alike" : "each draw from the whole range"}; ${inputs.sort === "none" ? "the first is" : "the list begins with"} {number}.`,
    inputs.seed === null
      ? "It is a fresh draw: change any entry and the numbers change too. Set a seed if you want to see the same ones again."
      : "With seed {seed} and the same entries everyone gets the same numbers.",
  ],
  formula: {
    tex: [String.raw`x_i = a + \lfloor u_i\,N \rfloor`, String.raw`N = b - a + 1`],
    where: {
      x_i: "a number drawn",
      "a, b": "lower and upper end of the range, both included",
      N: "numbers in the range",
      u_i: "random number from 0 to below 1, from the cryptographic source or from the seeded generator mulberry32",
    },
  },
  howTo: [
    "Set the range with From and To; both ends can be drawn.",
    "Set How many numbers you want, up to 10,000, and switch on No repeats for a raffle or lottery numbers.",
    "Choose an Order if the list shall be sorted.",
    "Enter a Seed only if the same draw must come again, in a class or a test; leave it empty otherwise.",
  ],
  faq: [
    {
      question: "Are the numbers really random?",
      answer:
        "Without a seed they come from the cryptographic source of your device, the one that makes encryption keys, and each number has exactly the same chance: draws that would favour some are thrown away and repeated. Nobody can foretell them. It is not a certified draw, though, for lotteries with stakes.",
    },
    {
      question: "How do I flip a coin or roll a die?",
      answer:
        "A coin is 0 to 1, a die 1 to 6. For two dice draw 2 numbers with repeats allowed and read the Sum; drawing 2 to 12 directly would be wrong, since 7 is six times as likely as 2.",
    },
    {
      question: "How do I draw a winner from a list of names?",
      answer:
        "Number the names, draw from 1 to the number of names, and switch on No repeats if there are several prizes.",
    },
    {
      question: "What is a seed good for?",
      answer:
        "It makes a draw repeatable. From the same seed the generator mulberry32 always runs through the same numbers, so pupils can check each other or an experiment can be rerun. Whoever knows the seed knows the outcome: do not use one where money is at stake.",
    },
  ],
  about: [
    "For raffles, samples, teams, games and tests. The range may hold up to two thousand million and one numbers, from minus to plus one thousand million.",
    "With repeats each draw starts from the full range again; without repeats it is like taking tickets out of a box. Sum, mean, smallest and largest describe this draw, not the range: the mean of the range itself lies halfway between its ends.",
  ],
  sources: [
    "mulberry32 generator (Tommy Ettinger, public domain)",
    "Knuth DE, The Art of Computer Programming, volume 2, algorithm 3.4.2P (shuffling)",
  ],
  phrases: [
    "random number between {min} and {max}",
    "pick {count} numbers from {min} to {max}",
    "draw {count} numbers between {min} and {max} without repeats",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "Five numbers from 1 to 100, repeatable with seed 42",
      inputs: { min: 1, max: 100, count: 5, seed: 42 },
      outputs: { number: 61, sum: 277, smallest: 18, largest: 86 },
    },
    {
      title: "Six lottery numbers out of 49 in ascending order, seed 2026",
      inputs: { min: 1, max: 49, count: 6, unique: true, sort: "ascending", seed: 2026 },
      outputs: { number: 11, sum: 131, possibilities: 49 },
    },
    {
      title: "All numbers from 1 to 100 in random order, seed 7",
      inputs: { min: 1, max: 100, count: 100, unique: true, seed: 7 },
      outputs: { sum: 5050, mean: 50.5, smallest: 1, largest: 100 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { min: 1, max: 100, count: 5, unique: false, sort: "none", seed: 42 },
      outputs: { number: 61, sum: 277, smallest: 18, largest: 86 },
    },
    {
      by: "Python 3.11 integers, the whole array shuffled",
      inputs: { count: 5, seed: 42 },
      outputs: {
        number: 61,
        numbers: { rows: 5, first: { position: 1, value: 61 }, last: { position: 5, value: 18 } },
        sum: 277,
        mean: 55.4,
        smallest: 18,
        largest: 86,
        possibilities: 100,
      },
    },
    {
      by: "Python 3.11 integers, the whole array shuffled",
      inputs: { min: 1, max: 49, count: 6, unique: true, sort: "ascending", seed: 2026 },
      outputs: {
        number: 11,
        numbers: { rows: 6, first: { position: 1, value: 11 }, last: { position: 6, value: 34 } },
        sum: 131,
        mean: 21.8333333333,
        smallest: 11,
        largest: 34,
        possibilities: 49,
      },
    },
    {
      by: "Python 3.11 integers, the whole array shuffled",
      inputs: { min: -50, max: 50, count: 20, sort: "descending", seed: 0 },
      outputs: {
        number: 41,
        numbers: { rows: 20, first: { position: 1, value: 41 }, last: { position: 20, value: -50 } },
        sum: -89,
        mean: -4.45,
        smallest: -50,
        largest: 41,
        possibilities: 101,
      },
    },
    {
      by: "Python 3.11 integers, the whole array shuffled",
      inputs: { min: 1, max: 100_000, count: 10_000, unique: true, seed: 4_294_967_295 },
      outputs: {
        number: 89_643,
        numbers: { rows: 10_000, first: { position: 1, value: 89_643 }, last: { position: 10_000, value: 97_083 } },
        sum: 500_859_217,
        mean: 50085.9217,
        smallest: 19,
        largest: 99_997,
        possibilities: 100_000,
      },
    },
    {
      by: "Python 3.11 integers, the whole array shuffled",
      inputs: { min: -1_000_000_000, max: 1_000_000_000, count: 10_000, seed: 123_456_789 },
      outputs: {
        number: -484_418_513,
        numbers: {
          rows: 10_000,
          first: { position: 1, value: -484_418_513 },
          last: { position: 10_000, value: 365_005_851 },
        },
        sum: 14_127_564_031,
        mean: 1412756.4031,
        smallest: -999_706_484,
        largest: 999_984_786,
        possibilities: 2_000_000_001,
      },
    },
    {
      by: "Python 3.11 integers, the whole array shuffled",
      inputs: { min: 1, max: 6, count: 6, unique: true, seed: 1 },
      outputs: {
        number: 4,
        numbers: { rows: 6, first: { position: 1, value: 4 }, last: { position: 6, value: 3 } },
        sum: 21,
        mean: 3.5,
        smallest: 1,
        largest: 6,
        possibilities: 6,
      },
    },
    {
      by: "Python 3.11 integers, the whole array shuffled",
      inputs: { min: 0, max: 1, count: 1000, seed: 99 },
      outputs: {
        number: 0,
        numbers: { rows: 1000, first: { position: 1, value: 0 }, last: { position: 1000, value: 1 } },
        sum: 499,
        mean: 0.499,
        smallest: 0,
        largest: 1,
        possibilities: 2,
      },
    },
    {
      by: "A range of one number has no choice, with or without a seed",
      inputs: { min: 7, max: 7, count: 4 },
      outputs: { number: 7, sum: 28, mean: 7, smallest: 7, largest: 7, possibilities: 1 },
    },
    {
      by: "Gauss: the numbers 1 to 100, all drawn once, add up to 5050",
      inputs: { count: 100, unique: true, sort: "ascending" },
      outputs: { number: 1, sum: 5050, mean: 50.5, smallest: 1, largest: 100 },
    },
    {
      by: "Gauss: the numbers 1 to 100, all drawn once, add up to 5050",
      inputs: { count: 100, unique: true, sort: "descending", seed: 5 },
      outputs: { number: 100, sum: 5050 },
    },
    { by: "Refusal: no number in the range", inputs: { min: 5, max: 4 }, refuses: "max" },
    {
      by: "Refusal: more different numbers than there are",
      inputs: { min: 1, max: 5, count: 6, unique: true },
      refuses: "count",
    },
    { by: "Refusal", inputs: { count: 0 }, refuses: "count" },
    { by: "Refusal", inputs: { count: 10_001 }, refuses: "count" },
    { by: "Refusal", inputs: { seed: 4_294_967_296 }, refuses: "seed" },
    { by: "Refusal", inputs: { min: 0.5 }, refuses: "min" },
  ],
});

function inOrder(numbers: number[], sort: "none" | "ascending" | "descending"): number[] {
  if (sort === "none") return numbers;
  const ascending = numbers.toSorted((one, other) => one - other);
  return sort === "ascending" ? ascending : ascending.toReversed();
}
