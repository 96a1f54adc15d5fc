import { chart, defineCalculator, integer, number, refuse } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { binomialTerm } from "#maths/special-functions.ts";
import { sum } from "#maths/statistics.ts";

export default defineCalculator({
  id: "binomial-distribution",
  name: "Binomial Distribution Calculator",
  category: "math",
  emoji: "🪙",
  description:
    "The chance of exactly, at most or at least k successes in n independent trials, with the whole distribution.",
  keywords: [
    "binomial probability",
    "coin flips",
    "success and failure",
    "n trials",
    "bernoulli",
    "binomcdf",
    "binompdf",
  ],
  related: [
    { id: "poisson-distribution", stage: "complementary", relevance: 88 },
    { id: "normal-distribution", stage: "advanced_planning", relevance: 84 },
    "probability",
    { id: "permutations-combinations", stage: "complementary", relevance: 80 },
    "drop-chance",
  ],
  inputs: {
    trials: integer("Trials (n)", {
      also: [
        "tries",
        "attempts",
        "times",
        "flips",
        "coin flips",
        "tosses",
        "coin tosses",
        "shots",
        "throws",
        "free throws",
        "questions",
        "draws",
        "n",
      ],
      default: 10,
      min: 1,
      max: 10_000,
    }),
    probability: number("Probability of success (p)", {
      also: ["chance", "p", "success rate", "success probability", "succeeds with probability", "chance of success"],
      default: 0.5,
      min: 0,
      max: 1,
    }),
    successes: integer("Successes (k)", {
      also: ["hits", "heads", "tails", "makes", "wins", "correct", "k", "defective", "succeed"],
      default: 6,
      min: 0,
      max: 10_000,
    }),
  },
  outputs: {
    exactly: number("P(X = k)", { also: ["exactly", "probability of exactly"] }),
    atMost: number("P(X ≤ k)", { also: ["at most", "no more than", "or fewer", "or less"] }),
    lessThan: number("P(X < k)", { also: ["fewer than", "less than"] }),
    atLeast: number("P(X ≥ k)", { also: ["at least", "or more"] }),
    moreThan: number("P(X > k)", { also: ["more than"] }),
    mean: number("Mean", { also: ["expected number"] }),
    variance: number("Variance"),
    standardDeviation: number("Standard deviation"),
    mode: integer("Most likely number"),
    distribution: chart("Probability of each number of successes", {
      x: { successes: integer("Successes") },
      y: { probability: number("Probability") },
      as: "bars",
      own: { x: "successes", label: "k" },
    }),
  },
  compute({ trials, probability, successes }) {
    if (successes > trials) refuse("successes", `There cannot be more successes than trials (${trials}).`);
    const termAt = (k: number) => binomialTerm(k, trials - k, probability, 1 - probability);
    const mean = trials * probability;
    const total = (from: number, to: number) => Math.min(1, sum(termsThatCount(termAt, from, to, Math.round(mean))));
    const variance = mean * (1 - probability);
    const standardDeviation = Math.sqrt(variance);
    const [first, last] =
      trials <= 100
        ? [0, trials]
        : [
            Math.max(0, Math.floor(mean - 5 * standardDeviation)),
            Math.min(trials, Math.ceil(mean + 5 * standardDeviation)),
          ];
    return {
      exactly: termAt(successes),
      get atMost() {
        return total(0, successes + 1);
      },
      get lessThan() {
        return total(0, successes);
      },
      get atLeast() {
        return total(successes, trials + 1);
      },
      get moreThan() {
        return total(successes + 1, trials + 1);
      },
      mean,
      variance,
      standardDeviation,
      mode: Math.min(trials, Math.floor((trials + 1) * probability + 1e-12)),
      get distribution() {
        return Array.from({ length: last - first + 1 }, (_, index) => ({
          successes: first + index,
          probability: termAt(first + index),
        }));
      },
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The probability of exactly {successes} ${inputs.successes === 1 ? "success" : "successes"} in ${counted(inputs.trials, "trial", "{trials}")} is ${say.percent(100 * outputs.exactly!, 3)}.`,
    `The probability of at least {successes} is ${say.percent(100 * outputs.atLeast!, 3)}, and of at most {successes}, ${say.percent(100 * outputs.atMost!, 3)}.`,
    "On average {mean} of the trials succeed, give or take {standardDeviation}; the single most likely number is {mode}.",
  ],
  formula: {
    tex: [
      String.raw`P(X = k) = \binom{n}{k} p^k (1 - p)^{n - k}`,
      String.raw`\mu = n p, \qquad \sigma = \sqrt{n p (1 - p)}`,
    ],
    where: {
      X: "number of successes",
      n: "number of trials",
      k: "the number of successes asked for",
      p: "probability of success in each trial",
      [String.raw`\mu, \sigma`]: "mean and standard deviation of X",
    },
  },
  howTo: [
    "Enter the number of Trials (n).",
    "Enter the Probability of success (p) of a single trial as a number from 0 to 1, so 0.3 for 30%.",
    "Enter the Successes (k) you ask about.",
    "Pick the line you need: exactly k, at most, fewer than, at least or more than k.",
  ],
  faq: [
    {
      question: "What is the difference between P(X < k) and P(X ≤ k)?",
      answer:
        "The second includes k itself. For 10 coin tosses and k = 6, fewer than 6 heads come up in 62.3% of cases, at most 6 in 82.8%; the difference, 20.5%, is exactly 6.",
    },
    {
      question: "When may I use it?",
      answer:
        "When the number of trials is fixed, each trial has the same probability of success, and the trials do not influence each other. Drawing cards without putting them back breaks the last condition; for small samples from a large population it hardly matters.",
    },
    {
      question: "Can I approximate it by the normal distribution?",
      answer:
        "If np and n(1 − p) are both at least about 10, with a continuity correction: P(X ≤ k) is near Φ((k + 0.5 − np)/σ). There is no need to here: all figures are summed term by term for up to 10,000 trials.",
    },
  ],
  about: [
    "The number of successes in a fixed number of independent trials: heads in coin tosses, defects in a sample, made free throws, patients who respond.",
    "Each probability is computed directly by Loader's method, and each tail is summed from its own terms, so even tiny tail probabilities keep their digits.",
  ],
  sources: ["NIST/SEMATECH e-Handbook of Statistical Methods (2012)"],
  phrases: [
    "binomial {trials} trials probability {probability} {successes} successes",
    "exactly {successes} successes in {trials} trials with probability {probability}",
    "probability of at least {successes} heads in {trials} coin flips with p {probability}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Six heads in ten tosses",
      inputs: { trials: 10, probability: 0.5, successes: 6 },
      outputs: { exactly: 0.205078125, atLeast: 0.376953125 },
    },
    {
      title: "Passing a 20-question test by guessing (4 choices, 10 right)",
      inputs: { trials: 20, probability: 0.25, successes: 10 },
      outputs: { atLeast: 0.0138644 },
    },
    {
      title: "No defects in a sample of 50 at a 2% defect rate",
      inputs: { trials: 50, probability: 0.02, successes: 0 },
      outputs: { exactly: 0.364169681 },
    },
  ],
});

/** A term this much smaller than the largest is lost when it is added, and so is the sum of all beyond it. */
const LOST = 1e-25;

/** From the largest term between two places, near the mean, downward and upward, as far as they count. */
function termsThatCount(termAt: (k: number) => number, from: number, to: number, mean: number): readonly number[] {
  if (from >= to) return [];
  const peak = Math.min(Math.max(mean, from), to - 1);
  const largest = termAt(peak);
  const terms = [largest];
  for (const step of [-1, 1]) {
    for (let k = peak + step; k >= from && k < to; k += step) {
      const term = termAt(k);
      if (term <= LOST * largest) break;
      terms.push(term);
    }
  }
  return terms;
}
