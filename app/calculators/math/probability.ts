import { choice, defineCalculator, integer, percent, refuse } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";

export default defineCalculator({
  id: "probability",
  name: "Probability Calculator",
  category: "math",
  emoji: "🎲",
  description:
    "Probabilities of two events together: both, either, neither, exactly one, conditional, and at least once in repeated trials.",
  keywords: [
    "odds",
    "chance",
    "independent events",
    "conditional probability",
    "probability of a or b",
    "at least once",
    "mutually exclusive",
  ],
  related: [
    { id: "bayes-theorem", stage: "advanced_planning", relevance: 90 },
    { id: "binomial-distribution", stage: "next_step", relevance: 90 },
    "permutations-combinations",
    { id: "dice-probability", stage: "complementary", relevance: 80 },
    "drop-chance",
  ],
  inputs: {
    probabilityA: percent("Probability of A", {
      also: ["probability", "chance", "P(A)", "event a", "first event", "odds"],
      default: 50,
      min: 0,
      max: 100,
    }),
    probabilityB: percent("Probability of B", {
      also: ["P(B)", "event b", "second event", "b"],
      default: 30,
      min: 0,
      max: 100,
    }),
    relation: choice("The events are", {
      default: "independent",
      options: [
        ["independent", "Independent"],
        ["exclusive", "Mutually exclusive"],
        ["given-both", "Dependent, with known P(A and B)"],
      ],
    }),
    probabilityBoth: percent("Probability of A and B", {
      default: 20,
      min: 0,
      max: 100,
      when: { relation: "given-both" },
    }),
    trials: integer("Number of trials of A", {
      also: ["trials", "tries", "times"],
      default: 5,
      min: 1,
      max: 1_000_000,
    }),
  },
  outputs: {
    both: percent("A and B", { also: ["both", "both happen", "both of them", "both days"] }),
    either: percent("A or B (or both)", {
      also: ["A or B", "either", "at least one happens", "one or the other", "either one"],
    }),
    exactlyOne: percent("Exactly one of them", { also: ["exactly one", "only one", "just one"] }),
    neither: percent("Neither", { also: ["neither happens", "neither one"] }),
    onlyA: percent("Only A"),
    onlyB: percent("Only B"),
    notA: percent("Not A"),
    notB: percent("Not B"),
    aGivenB: percent("A, given B", { none: "Not defined: B never happens" }),
    bGivenA: percent("B, given A", { none: "Not defined: A never happens" }),
    aAtLeastOnce: percent("A at least once in the trials", { also: ["at least once"] }),
    aEveryTime: percent("A in every trial", { also: ["every time", "each time", "every single time"] }),
    aNever: percent("A in no trial", { also: ["never"] }),
  },
  figures: ["either", "exactlyOne", "neither", "aGivenB", "bGivenA", "aAtLeastOnce"],
  pictures: [{ draw: "parts", of: ["onlyA", "both", "onlyB", "neither"], title: "All that can happen" }],
  compute({ probabilityA, probabilityB, relation, probabilityBoth, trials }) {
    const [chanceOfA, chanceOfB] = [probabilityA / 100, probabilityB / 100];
    if (relation === "exclusive" && chanceOfA + chanceOfB > 1 + 1e-12) {
      refuse("probabilityB", "The probabilities of mutually exclusive events cannot add up to more than 100%.");
    }
    const both =
      relation === "independent" ? chanceOfA * chanceOfB : relation === "exclusive" ? 0 : probabilityBoth / 100;
    if (
      relation === "given-both" &&
      (both > Math.min(chanceOfA, chanceOfB) + 1e-12 || both < chanceOfA + chanceOfB - 1 - 1e-12)
    ) {
      refuse(
        "probabilityBoth",
        `With these figures, the probability of A and B together must be from ${percentText(Math.max(0, chanceOfA + chanceOfB - 1))} to ${percentText(Math.min(chanceOfA, chanceOfB))}.`,
      );
    }
    const none = Math.exp(trials * Math.log1p(-chanceOfA));
    return {
      both: 100 * both,
      either: 100 * (chanceOfA + chanceOfB - both),
      exactlyOne: 100 * (chanceOfA + chanceOfB - 2 * both),
      neither:
        100 * (relation === "independent" ? (1 - chanceOfA) * (1 - chanceOfB) : 1 - (chanceOfA + chanceOfB - both)),
      onlyA: 100 * (chanceOfA - both),
      onlyB: 100 * (chanceOfB - both),
      notA: 100 - probabilityA,
      notB: 100 - probabilityB,
      aGivenB: chanceOfB === 0 ? null : (100 * both) / chanceOfB,
      bGivenA: chanceOfA === 0 ? null : (100 * both) / chanceOfA,
      aAtLeastOnce: chanceOfA === 1 ? 100 : -100 * Math.expm1(trials * Math.log1p(-chanceOfA)),
      aEveryTime: 100 * chanceOfA ** trials,
      aNever: 100 * none,
    };
  },
  takeaways: (inputs) => [
    "The probability that A and B both happen is {both}, that at least one does {either}, and that neither does {neither}.",
    `In ${counted(inputs.trials, "independent trial", "{trials}")}, the probability that A happens at least once is {aAtLeastOnce}, and that it happens every time {aEveryTime}.`,
  ],
  formula: {
    tex: [
      String.raw`P(A \cup B) = P(A) + P(B) - P(A \cap B)`,
      String.raw`P(A \mid B) = \frac{P(A \cap B)}{P(B)}, \qquad P(\text{at least once}) = 1 - (1 - P(A))^n`,
    ],
    where: {
      [String.raw`P(A \cap B)`]: "both: P(A) · P(B) if independent, 0 if mutually exclusive",
      [String.raw`P(A \cup B)`]: "at least one of them",
      [String.raw`P(A \mid B)`]: "A, once it is known that B has happened",
      n: "number of trials",
    },
  },
  howTo: [
    "Enter the Probability of A and the Probability of B in percent.",
    "Choose how the events are related: independent, mutually exclusive, or dependent with a known probability that both happen.",
    "Set the Number of trials of A to see how likely A is to happen at least once, always, or never.",
  ],
  faq: [
    {
      question: "What is the difference between independent and mutually exclusive?",
      answer:
        "Independent events do not influence each other: two dice. Mutually exclusive events cannot happen together: a single die showing 3 and 4. Exclusive events are strongly dependent, since one rules out the other.",
    },
    {
      question: "A 1-in-100 chance, tried 100 times: is it certain?",
      answer:
        "No. The chance of at least one success is 1 − 0.99¹⁰⁰ = 63.4%. To reach 95% you need 299 trials; certainty never comes.",
    },
    {
      question: "Why is “A or B” not simply the sum?",
      answer:
        "The cases in which both happen would be counted twice. With independent events at 50% and 30%, the sum of 80% counts the 15% overlap twice; 65% is right. The plain sum is right only for mutually exclusive events.",
    },
  ],
  about: [
    "The basic rules of probability for two events, and for one event repeated. All results follow from P(A), P(B) and the probability that both happen.",
    "The trials are assumed to be independent with a constant probability, as with dice, or draws that are put back. For an exact number of successes use the binomial calculator, and for draws that are not put back the lottery calculator.",
  ],
  sources: ["Ross, A First Course in Probability, 10th ed. 2018"],
  phrases: [
    "probability of {probabilityA} and {probabilityB}",
    "chance of {probabilityA} at least once in {trials} trials",
    "both happen {probabilityA} and {probabilityB} independent of each other",
    "neither of {probabilityA} and {probabilityB}",
    "at least one of {probabilityA} and {probabilityB}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Two independent events",
      inputs: { probabilityA: 50, probabilityB: 30, relation: "independent" },
      outputs: { both: 15, either: 65 },
    },
    {
      title: "A six in four rolls (de Méré's bet)",
      inputs: { probabilityA: 16.6666667, probabilityB: 0, trials: 4 },
      outputs: { aAtLeastOnce: 51.7746916 },
    },
    {
      title: "Rain on Saturday 40%, on Sunday 50%, both days 30%",
      inputs: { probabilityA: 40, probabilityB: 50, relation: "given-both", probabilityBoth: 30 },
      outputs: { either: 60, bGivenA: 75 },
    },
  ],
});

function percentText(share: number): string {
  return `${Number((100 * share).toPrecision(6))}%`;
}
