import { defineCalculator, integer, list, number, refuse, table } from "#engine/define.ts";
import { ascending, frequencies, mean, median, sum } from "#maths/statistics.ts";

export default defineCalculator({
  id: "average",
  name: "Average Calculator",
  category: "math",
  emoji: "🧾",
  description:
    "Mean, median, mode and range of a list of numbers, with weighted, geometric, harmonic and quadratic means.",
  keywords: [
    "mean median mode",
    "arithmetic mean",
    "weighted average",
    "median",
    "mode",
    "geometric mean",
    "range",
    "mean calculator",
  ],
  popular: true,
  related: [
    { id: "standard-deviation", stage: "next_step", relevance: 92 },
    { id: "z-score", stage: "complementary", relevance: 76 },
    "gpa",
    "percentage",
    { id: "confidence-interval", stage: "advanced_planning", relevance: 78 },
  ],
  inputs: {
    numbers: list("Numbers", {
      also: ["values", "data", "scores", "grades", "test scores"],
      of: number("Value"),
      default: [12, 15, 11, 15, 20, 8, 15, 9],
      minItems: 1,
      maxItems: 1000,
    }),
    weights: list("Weights", {
      also: ["weights"],
      of: number("Value"),
      default: null,
      minItems: 1,
      maxItems: 1000,
      optional: true,
      help: "One for each number, for a weighted mean.",
    }),
  },
  outputs: {
    mean: number("Mean (average)", { also: ["average", "mean", "average score"] }),
    median: number("Median", { also: ["middle value", "middle number"] }),
    mode: number("Mode", { also: ["most common", "most frequent"], none: "None: every value occurs once" }),
    modeCount: integer("Number of modes"),
    weightedMean: number("Weighted mean", {
      also: ["weighted average", "with weights", "weights"],
      none: "Enter weights to see it",
    }),
    geometricMean: number("Geometric mean", { none: "Only for numbers above 0" }),
    harmonicMean: number("Harmonic mean", { none: "Only for numbers above 0" }),
    rootMeanSquare: number("Root mean square"),
    sum: number("Sum", { also: ["total", "add up to"] }),
    count: integer("Count"),
    min: number("Smallest", { also: ["lowest", "minimum"] }),
    max: number("Largest", { also: ["highest", "maximum", "biggest"] }),
    range: number("Range", { also: ["spread"] }),
    midrange: number("Midrange"),
    frequency: table("How often each value occurs", {
      value: number("Value"),
      count: integer("Count"),
    }),
  },
  figures: ["median", "mode", "sum", "count", { label: "Smallest to largest", range: ["min", "max"] }, "weightedMean"],
  pictures: [{ draw: "timeline", of: ["min", "median", "mean", "midrange", "max"], title: "On one line" }],
  compute({ numbers, weights }) {
    const count = numbers.length;
    const sorted = ascending(numbers);
    const [min, max] = [sorted[0]!, sorted.at(-1)!];
    const frequency = frequencies(numbers);
    const highest = Math.max(...frequency.map((row) => row.count));
    const modes = highest > 1 ? frequency.filter((row) => row.count === highest) : [];
    const positive = min > 0;
    return {
      mean: mean(numbers),
      median: median(numbers),
      mode: modes[0]?.value ?? null,
      modeCount: modes.length,
      weightedMean: weights && weightedMean(numbers, weights),
      geometricMean: positive ? Math.exp(mean(numbers.map(Math.log))) : null,
      harmonicMean: positive ? count / sum(numbers.map((x) => 1 / x)) : null,
      rootMeanSquare: Math.sqrt(mean(numbers.map((x) => x * x))),
      sum: sum(numbers),
      count,
      min,
      max,
      range: max - min,
      midrange: min + (max - min) / 2,
      frequency,
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.count === 1
      ? "A single number is its own mean and median: {mean}."
      : "The {count} numbers add up to {sum}, so their mean is {mean}; the value in the middle of the sorted list is {median}.",
    outputs.mean! > outputs.median!
      ? "The mean lies above the median: larger values pull it up."
      : outputs.mean! < outputs.median!
        ? "The mean lies below the median: smaller values pull it down."
        : "Mean and median are equal, as they are for symmetric data.",
    inputs.weights
      ? "With your weights the mean is {weightedMean}."
      : outputs.mode === null
        ? "No value occurs more than once, so there is no mode."
        : outputs.modeCount! > 1
          ? "{modeCount} values tie for most frequent; the smallest of them is {mode}."
          : "The value that occurs most often is {mode}.",
  ],
  formula: {
    tex: [
      String.raw`\bar x = \frac{1}{n} \sum x_i, \qquad \bar x_w = \frac{\sum w_i x_i}{\sum w_i}`,
      String.raw`G = \sqrt[n]{x_1 x_2 \cdots x_n}, \qquad H = \frac{n}{\sum 1/x_i}, \qquad Q = \sqrt{\frac{1}{n} \sum x_i^2}`,
    ],
    where: {
      [String.raw`\bar x`]: "mean",
      [String.raw`\bar x_w`]: "weighted mean",
      x_i: "the numbers",
      w_i: "their weights",
      n: "how many numbers there are",
      G: "geometric mean",
      H: "harmonic mean",
      Q: "root mean square",
    },
  },
  howTo: [
    "Enter the Numbers; the order does not matter.",
    "For a weighted mean, enter one of the Weights for each number, in the same order: credits for grades, quantities for prices.",
    "Compare Mean and Median: where they differ a lot, outliers are pulling the mean and the median is the better “typical” value.",
    "Use the Geometric mean for growth factors and the Harmonic mean for speeds over equal distances.",
  ],
  faq: [
    {
      question: "When should I use the median instead of the mean?",
      answer:
        "When a few extreme values would mislead: incomes, house prices, waiting times. For 20, 22, 25, 28 and 400 the mean is 99 and the median is 25; four of the five values lie far below that mean.",
    },
    {
      question: "What if there are several modes?",
      answer:
        "Number of modes says how many values share the highest frequency; Mode shows the smallest of them. If every value occurs once, there is no mode. The table lists how often each value occurs.",
    },
    {
      question: "Which mean for average growth or average speed?",
      answer:
        "Growth factors multiply, so use the geometric mean: +50% and then −50% average √(1.5 · 0.5) = 0.866 a year, a loss of 13.4% a year, not 0%. For 60 km/h out and 40 km/h back over the same road the harmonic mean, 48 km/h, is the true average.",
    },
  ],
  about: [
    "Mean, median and mode answer different questions: what each would get if everything were shared equally, what the middle one has, and what is most common. For symmetric data without outliers, mean and median nearly agree.",
    "The geometric and harmonic means are given only if all numbers are above 0; then harmonic ≤ geometric ≤ arithmetic ≤ quadratic mean always holds. The root mean square is what matters for alternating current and for the size of errors.",
  ],
  sources: ["NIST/SEMATECH e-Handbook of Statistical Methods (2012)"],
  overflow: "numbers",
  phrases: [
    "average of {numbers}",
    "mean and median of {numbers}",
    "median of {numbers}",
    "what is the average of {numbers}",
    "average score of {numbers}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Eight test scores",
      inputs: { numbers: [12, 15, 11, 15, 20, 8, 15, 9] },
      outputs: { mean: 13.125, median: 13.5, mode: 15 },
    },
    {
      title: "Average grade weighted by credits",
      inputs: { numbers: [90, 80, 70], weights: [3, 4, 1] },
      outputs: { mean: 80, weightedMean: 82.5 },
    },
    {
      title: "Speeds out and back over the same road",
      inputs: { numbers: [60, 40] },
      outputs: { mean: 50, harmonicMean: 48 },
    },
  ],
});

function weightedMean(numbers: readonly number[], weights: readonly number[]): number {
  if (weights.length !== numbers.length) {
    refuse(
      "weights",
      `There are ${numbers.length} numbers but ${weights.length} weights. Give one weight for each number.`,
    );
  }
  if (weights.some((weight) => weight < 0)) refuse("weights", "A weight cannot be negative.");
  const total = sum(weights);
  if (total === 0) refuse("weights", "The weights add up to 0. At least one must be above 0.");
  return sum(numbers.map((x, index) => x * weights[index]!)) / total;
}
