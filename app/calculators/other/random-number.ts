import { defineCalculator, boolean, choice, integer, number, refuse, table } from "#engine/define.ts";
import { drawDistinct, freshDraw, seededDraw } from "#maths/random.ts";

export default defineCalculator({
  id: "random-number",
  name: "Random Number Generator",
  category: "other",
  emoji: "🔢",
  description:
    "Draws random whole numbers in any range, with or without repeats, sorted if you like, and repeatable with a seed.",
  keywords: [
    "rng",
    "pick a number",
    "raffle",
    "lottery numbers",
    "draw names",
    "coin flip",
    "random integer",
    "1 to 100",
    "random draw",
    "draw a winner",
    "raffle tickets",
    "number picker",
    "pick a winner",
  ],
  popular: true,
  related: [
    { id: "dice-probability", stage: "complementary", relevance: 80 },
    { id: "lottery-odds", stage: "next_step", relevance: 82 },
    "probability",
    { id: "permutations-combinations", stage: "advanced_planning", relevance: 70 },
  ],
  inputs: {
    min: integer("From", { default: 1, min: -1_000_000_000, max: 1_000_000_000, also: ["between", "minimum"] }),
    max: integer("To", {
      default: 100,
      min: -1_000_000_000,
      max: 1_000_000_000,
      also: ["and", "maximum", "up to", "through", "thru"],
    }),
    count: integer("How many", { default: 1, min: 1, max: 10_000, also: ["numbers", "pick", "draw"] }),
    unique: boolean("No repeats", { default: false, also: ["different", "without repeats"] }),
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
    possibilities: integer("Numbers in the range", {
      also: ["possible numbers", "numbers in the range", "how many numbers", "how many possible numbers"],
    }),
  },
  isRandom: true,
  compute({ min, max, count, unique, sort, seed }) {
    if (max < min) refuse("max", "The upper end is below the lower end. Swap the two.");
    const possibilities = max - min + 1;
    if (unique && count > possibilities) {
      refuse(
        "count",
        `There are only ${possibilities} different numbers in this range. Draw fewer, widen the range or allow repeats.`,
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
      ? outputs.possibilities === 1
        ? `The number is {number}: no other was possible.`
        : `The number is {number}. Each of the {possibilities} possible numbers had the same chance${outputs.possibilities! < 1e6 ? ` of ${say.percent(100 / outputs.possibilities!, 4)}` : ""}.`
      : `${say.number(inputs.count)} numbers from {min} to {max} were drawn, ${inputs.unique ? "no two alike" : "each draw from the whole range"}; ${inputs.sort === "none" ? "the first is" : "the list begins with"} {number}.`,
    inputs.seed === null
      ? "This is a fresh draw: change any entry and the numbers change too. Set a seed if you want to see the same ones again."
      : "With seed {seed} and the same entries, everyone gets the same numbers.",
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
    "Set How many numbers you want, up to 10,000, and turn on No repeats for a raffle or lottery numbers.",
    "Choose an Order if you want the list sorted.",
    "Enter a Seed only if you need the same draw again, in a class or a test; otherwise leave it empty.",
  ],
  faq: [
    {
      question: "Are the numbers really random?",
      answer:
        "Without a seed they come from your device's cryptographic source, the one that makes encryption keys, and each number has exactly the same chance: draws that would favor some numbers are discarded and repeated. Nobody can predict them. Still, this is not a certified draw for lotteries with money at stake.",
    },
    {
      question: "How do I flip a coin or roll a die?",
      answer:
        "A coin is 0 to 1, a die 1 to 6. For two dice, draw 2 numbers with repeats allowed and read the Sum; drawing 2 to 12 directly would be wrong, since 7 is six times as likely as 2.",
    },
    {
      question: "How do I draw a winner from a list of names?",
      answer:
        "Number the names, draw from 1 to the number of names, and turn on No repeats if there are several prizes.",
    },
    {
      question: "What is a seed good for?",
      answer:
        "It makes a draw repeatable. From the same seed the generator mulberry32 always runs through the same numbers, so students can check each other's work or an experiment can be rerun. Whoever knows the seed knows the outcome: do not use one where money is at stake.",
    },
  ],
  about: [
    "For raffles, samples, teams, games and tests. The range can hold up to two billion and one numbers, from minus one billion to plus one billion.",
    "With repeats, each draw starts from the full range again; without repeats, it is like taking tickets out of a box. The sum, mean, smallest and largest describe this draw, not the range: the mean of the range itself is halfway between its ends.",
  ],
  sources: [
    "mulberry32 generator (Tommy Ettinger, public domain)",
    "Knuth DE, The Art of Computer Programming, volume 2, algorithm 3.4.2P (shuffling)",
  ],
  phrases: [
    "random number between {min} and {max}",
    "pick {count} numbers from {min} to {max}",
    "draw {count} numbers between {min} and {max} without repeats",
    "raffle tickets {min} through {max} draw one winner at random",
    "how many possible numbers in the range from {min} to {max}",
  ],
  updated: "2026-11-30",
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
});

function inOrder(numbers: number[], sort: "none" | "ascending" | "descending"): number[] {
  if (sort === "none") return numbers;
  const ascending = numbers.toSorted((one, other) => one - other);
  return sort === "ascending" ? ascending : ascending.toReversed();
}
