import { choice, defineCalculator, number, percent } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { normalAbove, normalBelow, normalQuantile, normalQuantileAbove } from "#maths/distributions.ts";
import { erf } from "#maths/special-functions.ts";

export default defineCalculator({
  id: "z-score",
  name: "Z-Score Calculator",
  category: "math",
  emoji: "🔔",
  description:
    "The z-score of a value, its percentile and the share above, between and beyond; or the value at a percentile.",
  keywords: [
    "standard score",
    "percentile",
    "z table",
    "p value from z",
    "normal table",
    "how many standard deviations",
  ],
  related: [
    { id: "normal-distribution", stage: "complementary", relevance: 96 },
    { id: "standard-deviation", stage: "complementary", relevance: 88 },
    "confidence-interval",
    { id: "t-test", stage: "advanced_planning", relevance: 80 },
    "test-score",
  ],
  inputs: {
    mode: choice("Given", {
      called: {
        "from-value": ["what percentile", "which percentile", "percentile rank"],
        "from-percentile": ["what score percentile", "what value percentile", "which score percentile"],
      },
      default: "from-value",
      options: [
        ["from-value", "A value"],
        ["from-z", "A z-score"],
        ["from-percentile", "A percentile"],
      ],
    }),
    value: number("Value", {
      also: [
        "score",
        "scored",
        "got",
        "result",
        "raw score",
        "score of",
        "data point",
        "a score of",
        "scores",
        "iq of",
        "test score",
        "my score",
      ],
      default: 130,
      when: { mode: "from-value" },
    }),
    zScore: number("Z-score", {
      also: ["z score of", "z of", "z"],
      default: 1.96,
      min: -40,
      max: 40,
      when: { mode: "from-z" },
    }),
    percentile: percent("Percentile", { default: 95, min: 1e-7, max: 99.9999999, when: { mode: "from-percentile" } }),
    mean: number("Mean", {
      default: 100,
      also: [
        "average",
        "mean score",
        "average score",
        "class average",
        "mu",
        "averages",
        "mean of",
        "average of",
        "population mean",
      ],
    }),
    standardDeviation: number("Standard deviation", {
      default: 15,
      min: 1e-9,
      also: ["sd", "sigma", "std dev", "stdev", "standard deviation of", "std", "s d", "deviation"],
    }),
  },
  outputs: {
    zScore: number("Z-score", {
      also: [
        "standard deviations above average",
        "standard deviations above the mean",
        "standard deviations below the mean",
        "how many standard deviations",
        "standard deviations from the mean",
        "standard score",
      ],
    }),
    value: number("Value"),
    percentile: percent("Percentile (share below)", {
      also: ["percentile", "what percentile", "percent below", "percent scored lower", "share below"],
    }),
    above: percent("Share above", { also: ["percent above", "percent scored higher"] }),
    betweenMeanAndValue: percent("Between the mean and the value"),
    within: percent("Within ± z"),
    outside: percent("Outside ± z (two-sided p)"),
  },
  pictures: [{ draw: "bell", mean: "mean", deviation: "standardDeviation", at: "value" }],
  compute(inputs) {
    const { mean, standardDeviation } = inputs;
    const z = zOf(inputs);
    const within = 100 * erf(Math.abs(z) / Math.SQRT2);
    return {
      zScore: z,
      value: inputs.mode === "from-value" ? inputs.value : mean + z * standardDeviation,
      percentile: 100 * normalBelow(z),
      above: 100 * normalAbove(z),
      betweenMeanAndValue: within / 2,
      within,
      outside: 200 * normalAbove(Math.abs(z)),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.zScore === 0
      ? `${say.number(outputs.value!)} is exactly the mean.`
      : `${say.number(outputs.value!)} lies ${counted(Math.abs(outputs.zScore!), "standard deviation", say.number(Math.abs(outputs.zScore!), 2))} ${outputs.zScore! > 0 ? "above" : "below"} the mean of {mean}.`,
    `In a normal distribution, ${say.percent(outputs.percentile!, 2)} of all values are lower and ${say.percent(outputs.above!, 2)} are higher.`,
    `${say.percent(outputs.outside!, 2)} of all values are at least this far from the mean, on either side.`,
  ],
  formula: {
    tex: [
      String.raw`z = \frac{x - \mu}{\sigma}, \qquad x = \mu + z\,\sigma`,
      String.raw`\Phi(z) = \frac12 \operatorname{erfc}\left(-\frac{z}{\sqrt 2}\right) = \frac{1}{\sqrt{2\pi}} \int_{-\infty}^{z} e^{-t^2/2}\,dt`,
    ],
    where: {
      z: "z-score: the distance from the mean in standard deviations",
      x: "value",
      [String.raw`\mu`]: "mean",
      [String.raw`\sigma`]: "standard deviation",
      [String.raw`\Phi(z)`]: "share of values below z in the standard normal distribution",
    },
  },
  howTo: [
    "Under Given, choose what you start from: a value, a z-score or a percentile.",
    "Enter it, with the Mean and the Standard deviation of the distribution it comes from.",
    "Percentile (share below) is the share of values lower than yours; Share above is the rest.",
    "For a two-sided test read Outside ± z: it is the p-value of that z-score.",
  ],
  faq: [
    {
      question: "What is a good z-score?",
      answer:
        "Zero is average; +1 is better than 84% of values, +2 better than 97.7%, +3 better than 99.87%. Whether high is good depends on what is measured: for a blood pressure it is not.",
    },
    {
      question: "Which z-scores go with 90%, 95% and 99% confidence?",
      answer:
        "1.645, 1.960 and 2.576: 90%, 95% and 99% of a normal distribution lie within these distances on both sides of the mean. One-sided, as percentiles, the z-scores are 1.282, 1.645 and 2.326.",
    },
    {
      question: "Can I use it if my data are not normal?",
      answer:
        "The z-score itself, yes: it only counts standard deviations. The percentiles, no: they hold for the normal distribution. Incomes, waiting times and other skewed data give wrong percentiles, especially in the tails.",
    },
  ],
  about: [
    "A z-score makes values from different scales comparable: an IQ of 130 (mean 100, deviation 15) and a height of 190 cm (mean 176, deviation 7) are both exactly 2 deviations above average.",
    "Percentiles assume a normal distribution with the mean and deviation you give. If you estimated these from a few dozen values or fewer, Student's t distribution is the better reference; see the t-test calculator.",
  ],
  sources: [
    "NIST/SEMATECH e-Handbook of Statistical Methods (2012)",
    "Abramowitz and Stegun, Handbook of Mathematical Functions, 1964, chapter 26",
  ],
  overflow: "value",
  phrases: [
    "z score of {value} with mean {mean} and standard deviation {standardDeviation}",
    "scored {value} on a test with an average of {mean} and sd {standardDeviation}",
    "how many standard deviations above the mean is {value} average {mean} sd {standardDeviation}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "An IQ of 130",
      inputs: { mode: "from-value", value: 130, mean: 100, standardDeviation: 15 },
      outputs: { zScore: 2, percentile: 97.7249868 },
    },
    {
      title: "The height that 95% of women stay below (mean 164 cm, deviation 6.5)",
      inputs: { mode: "from-percentile", percentile: 95, mean: 164, standardDeviation: 6.5 },
      outputs: { zScore: 1.64485363, value: 174.691549 },
    },
    {
      title: "What z = 1.96 leaves outside",
      inputs: { mode: "from-z", zScore: 1.96 },
      outputs: { outside: 4.99957903, value: 129.4 },
    },
  ],
});

interface Known {
  readonly mode: "from-value" | "from-z" | "from-percentile";
  readonly value: number;
  readonly zScore: number;
  readonly percentile: number;
  readonly mean: number;
  readonly standardDeviation: number;
}

function zOf({ mode, value, zScore, percentile, mean, standardDeviation }: Known): number {
  if (mode === "from-z") return zScore;
  if (mode === "from-value") return (value - mean) / standardDeviation;
  return percentile > 50 ? normalQuantileAbove((100 - percentile) / 100) : normalQuantile(percentile / 100);
}
