import { defineCalculator, integer, number, text } from "#engine/define.ts";
import { countCombinations, multiplyRange } from "#maths/integers.ts";

const TOO_LONG = "Above 10^308: see all digits below";

export default defineCalculator({
  id: "permutations-combinations",
  name: "Permutations and Combinations Calculator",
  category: "math",
  emoji: "🎴",
  description:
    "How many ways to choose or arrange r items out of n, with and without order and repetition, with all digits.",
  keywords: [
    "nCr",
    "nPr",
    "n choose r",
    "binomial coefficient",
    "order does not matter",
    "arrangements",
    "lottery combinations",
    "how many ways",
    "committees",
  ],
  related: [
    { id: "factorial", stage: "complementary", relevance: 90 },
    { id: "probability", stage: "next_step", relevance: 86 },
    "binomial-distribution",
    { id: "lottery-odds", stage: "next_step", relevance: 82 },
    "dice-probability",
  ],
  inputs: {
    n: integer("Items to choose from (n)", {
      also: ["from", "out of", "available", "players", "to choose from", "candidates", "choices of"],
      default: 10,
      min: 0,
      max: 1000,
    }),
    r: integer("Items chosen (r)", {
      also: ["choose", "pick", "select", "chosen", "taken", "at a time", "picked", "draw"],
      default: 3,
      min: 0,
      max: 1000,
    }),
  },
  outputs: {
    combinations: number("Combinations (order does not matter)", {
      also: [
        "combinations",
        "ways to choose",
        "ways to pick",
        "how many combinations",
        "order doesn't matter",
        "groups",
        "teams",
        "committees",
        "hands",
      ],
      digits: 10,
      none: TOO_LONG,
    }),
    permutations: number("Permutations (order matters)", {
      also: [
        "permutations",
        "how many permutations",
        "ways to arrange",
        "arrangements",
        "ways to award",
        "order matters",
      ],
      digits: 10,
      none: TOO_LONG,
    }),
    combinationsWithRepetition: number("Combinations with repetition", {
      also: ["combinations with repeats"],
      digits: 10,
      none: TOO_LONG,
    }),
    permutationsWithRepetition: number("Permutations with repetition", {
      also: ["with repetition allowed in order"],
      digits: 10,
      none: TOO_LONG,
    }),
    combinationsExact: text("Combinations, all digits", { code: true }),
    permutationsExact: text("Permutations, all digits", { code: true }),
    combinationsWithRepetitionExact: text("Combinations with repetition, all digits", { code: true }),
    permutationsWithRepetitionExact: text("Permutations with repetition, all digits", { code: true }),
  },
  pictures: [
    {
      draw: "bars",
      of: ["combinations", "combinationsWithRepetition", "permutations", "permutationsWithRepetition"],
      title: "With and without order and repetition",
    },
  ],
  compute({ n, r }) {
    const combinations = countCombinations(n, r);
    const permutations = r > n ? 0n : multiplyRange(n - r + 1, n);
    const combinationsRepeated = n === 0 ? (r === 0 ? 1n : 0n) : countCombinations(n + r - 1, r);
    const permutationsRepeated = BigInt(n) ** BigInt(r);
    return {
      combinations: finiteNumber(combinations),
      permutations: finiteNumber(permutations),
      combinationsWithRepetition: finiteNumber(combinationsRepeated),
      permutationsWithRepetition: finiteNumber(permutationsRepeated),
      combinationsExact: String(combinations),
      permutationsExact: String(permutations),
      combinationsWithRepetitionExact: String(combinationsRepeated),
      permutationsWithRepetitionExact: String(permutationsRepeated),
    };
  },
  takeaways: (inputs, outputs) => [
    inputs.r > inputs.n
      ? "Without repetition you cannot choose {r} out of {n}, so both counts are 0."
      : outputs.combinations === null
        ? `There are about 10^${outputs.combinationsExact!.length - 1} ways to choose {r} of {n} when order does not matter.`
        : outputs.combinations === 1
          ? "There is one way to choose {r} of {n} when order does not matter."
          : "There are {combinations} ways to choose {r} of {n} when order does not matter.",
    outputs.permutations === null
      ? `When order matters there are about 10^${outputs.permutationsExact!.length - 1} ways.`
      : outputs.permutations === 1
        ? "When order matters there is one way too."
        : "When order matters there are {permutations} ways.",
    outputs.permutationsWithRepetition === null
      ? `If items may repeat there are about 10^${outputs.permutationsWithRepetitionExact!.length - 1} sequences.`
      : outputs.permutationsWithRepetition === 1
        ? "If items may repeat there is one sequence."
        : "If items may repeat there are {permutationsWithRepetition} sequences.",
  ],
  formula: {
    tex: [
      String.raw`C(n, r) = \binom{n}{r} = \frac{n!}{r!\,(n - r)!}, \qquad P(n, r) = \frac{n!}{(n - r)!}`,
      String.raw`C'(n, r) = \binom{n + r - 1}{r}, \qquad P'(n, r) = n^r`,
    ],
    where: {
      n: "items to choose from",
      r: "items chosen",
      C: "combinations: order does not matter",
      P: "permutations: order matters",
      "C', P'": "the same where an item may be chosen more than once",
    },
  },
  howTo: [
    "Enter how many Items to choose from (n) there are and how many Items chosen (r).",
    "Ask whether order matters: a committee is a combination, a podium of first, second and third is a permutation.",
    "Ask whether an item can be chosen again: digits of a PIN can, lottery balls cannot.",
  ],
  faq: [
    {
      question: "Combination or permutation?",
      answer:
        "If swapping two of the chosen items gives a different result, it is a permutation. Three of ten for a team: 120 combinations. Gold, silver and bronze among ten: 720 permutations, since each team can be ordered in 3! = 6 ways. A “combination lock” is really a permutation lock.",
    },
    {
      question: "How many lottery tickets are there for 6 out of 49?",
      answer: "C(49, 6) = 13,983,816. With one ticket, the chance of matching all six is 1 in almost 14 million.",
    },
    {
      question: "What are combinations with repetition?",
      answer:
        "Choices in which only the number of each kind counts: 3 scoops of 10 flavors, where vanilla may come twice, can be chosen in C(12, 3) = 220 ways.",
    },
  ],
  about: [
    "Four ways to count choices, told apart by two questions: does order matter, and may items repeat? Results are exact whole numbers, given with all digits.",
    "Choosing nothing is one way (C(n, 0) = 1), and choosing more than there are without repetition is impossible (0 ways).",
  ],
  sources: ["Graham, Knuth and Patashnik, Concrete Mathematics, 2nd ed. 1994, chapter 5"],
  phrases: [
    "{n} choose {r}",
    "combinations of {r} out of {n}",
    "permutations of {r} from {n}",
    "how many ways can you pick {r} toppings out of {n}",
    "choose {r} of {n} players",
    "permutations of {n} items taken {r} at a time",
    "how many combinations of {r} from {n}",
    "how many ways to choose {r} people from {n}",
  ],
  updated: "2026-11-30",
  examples: [
    { title: "Lottery 6 out of 49", inputs: { n: 49, r: 6 }, outputs: { combinations: 13983816 } },
    {
      title: "Gold, silver, bronze among 8 finalists",
      inputs: { n: 8, r: 3 },
      outputs: { permutations: 336, combinations: 56 },
    },
    { title: "PIN codes of 4 digits", inputs: { n: 10, r: 4 }, outputs: { permutationsWithRepetition: 10000 } },
  ],
});

function finiteNumber(value: bigint): number | null {
  const near = Number(value);
  return Number.isFinite(near) ? near : null;
}
