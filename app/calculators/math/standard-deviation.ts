import { choice, defineCalculator, integer, list, number, percent, table } from "#engine/define.ts";
import {
  ascending,
  mean,
  populationDeviation,
  quantileOfSorted,
  sampleDeviation,
  squaredDeviations,
  sum,
} from "#maths/statistics.ts";

export default defineCalculator({
  id: "standard-deviation",
  name: "Standard Deviation Calculator",
  category: "math",
  emoji: "📉",
  description:
    "Sample or population standard deviation and variance, with quartiles, standard error, variation coefficient and outliers.",
  keywords: [
    "variance",
    "standard error",
    "sample standard deviation",
    "sigma",
    "quartiles",
    "interquartile range",
    "spread of data",
    "outliers",
  ],
  popular: true,
  related: [
    { id: "average", stage: "complementary", relevance: 92 },
    { id: "z-score", stage: "next_step", relevance: 90 },
    { id: "confidence-interval", stage: "advanced_planning", relevance: 86 },
    "normal-distribution",
    "process-capability",
  ],
  inputs: {
    numbers: list("Numbers", {
      also: ["values", "data"],
      of: number("Value"),
      default: [10, 12, 23, 23, 16, 23, 21, 16],
      minItems: 2,
      maxItems: 1000,
    }),
    type: choice("The numbers are", {
      called: { population: ["population", "whole population", "population variance", "entire population"] },
      default: "sample",
      options: [
        ["sample", "A sample (divide by n − 1)"],
        ["population", "The whole population (divide by n)"],
      ],
    }),
  },
  outputs: {
    standardDeviation: number("Standard deviation", {
      also: ["standard deviation", "sd", "std dev", "stdev", "how much does it vary", "how spread out"],
    }),
    variance: number("Variance", { also: ["sample variance"] }),
    sampleStandardDeviation: number("Sample standard deviation", { also: ["sample sd"] }),
    populationStandardDeviation: number("Population standard deviation", { also: ["population sd"] }),
    mean: number("Mean"),
    count: integer("Count"),
    sumOfSquares: number("Sum of squared deviations"),
    standardError: number("Standard error of the mean", { also: ["standard error", "sem"] }),
    coefficientOfVariation: percent("Coefficient of variation", { decimals: 2, none: "Not defined: the mean is 0" }),
    meanAbsoluteDeviation: number("Mean absolute deviation"),
    q1: number("First quartile", { also: ["lower quartile", "q1", "first quartile"] }),
    median: number("Median"),
    q3: number("Third quartile", { also: ["upper quartile", "third quartile", "q3"] }),
    interquartileRange: number("Interquartile range", { also: ["iqr"] }),
    outlierCount: integer("Outliers (1.5 IQR rule)", { also: ["outliers"] }),
    table: table("By value", {
      value: number("Value"),
      deviation: number("Distance from the mean"),
      zScore: number("z-score", { decimals: 3 }),
    }),
  },
  figures: ["variance", "mean", "median", "count", "standardError", "coefficientOfVariation"],
  pictures: [
    { draw: "spread", numbers: "numbers", box: ["q1", "median", "q3"] },
    { draw: "rows", table: "table", name: "value", value: "deviation", title: "Distances from the mean, by value" },
    { draw: "timeline", of: ["q1", "median", "mean", "q3"], title: "Quartiles and mean" },
  ],
  compute({ numbers, type }) {
    const m = mean(numbers);
    const sample = sampleDeviation(numbers);
    const population = populationDeviation(numbers);
    const standardDeviation = type === "sample" ? sample : population;
    const sorted = ascending(numbers);
    const [q1, median, q3] = [0.25, 0.5, 0.75].map((p) => quantileOfSorted(sorted, p)) as [number, number, number];
    const reach = 1.5 * (q3 - q1);
    return {
      standardDeviation,
      variance: standardDeviation ** 2,
      sampleStandardDeviation: sample,
      populationStandardDeviation: population,
      mean: m,
      count: numbers.length,
      sumOfSquares: squaredDeviations(numbers, m),
      standardError: sample / Math.sqrt(numbers.length),
      coefficientOfVariation: m === 0 ? null : (100 * standardDeviation) / Math.abs(m),
      meanAbsoluteDeviation: sum(numbers.map((x) => Math.abs(x - m))) / numbers.length,
      q1,
      median,
      q3,
      interquartileRange: q3 - q1,
      outlierCount: numbers.filter((x) => x < q1 - reach || x > q3 + reach).length,
      table: numbers.map((value) => ({
        value,
        deviation: value - m,
        zScore: standardDeviation === 0 ? null : (value - m) / standardDeviation,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    "The {count} numbers have a mean of {mean} and a standard deviation of {standardDeviation}.",
    inputs.type === "sample"
      ? "They are treated as a sample, dividing by n − 1; as the whole population, the standard deviation would be {populationStandardDeviation}."
      : "They are treated as the whole population, dividing by n; as a sample, the standard deviation would be {sampleStandardDeviation}.",
    outputs.outlierCount! > 0
      ? `${outputs.outlierCount === 1 ? "One of them lies" : "{outlierCount} of them lie"} more than 1.5 interquartile ranges outside the quartiles {q1} and {q3}: an outlier by the usual rule.`
      : "The middle half lies between {q1} and {q3}, and none of the numbers counts as an outlier.",
  ],
  formula: {
    tex: [
      String.raw`s = \sqrt{\frac{\sum (x_i - \bar x)^2}{n - 1}}, \qquad \sigma = \sqrt{\frac{\sum (x_i - \bar x)^2}{n}}`,
      String.raw`SE = \frac{s}{\sqrt n}, \qquad CV = \frac{s}{|\bar x|} \cdot 100\,\%`,
    ],
    where: {
      s: "standard deviation of a sample",
      [String.raw`\sigma`]: "standard deviation of a whole population",
      x_i: "the numbers",
      [String.raw`\bar x`]: "their mean",
      n: "how many numbers there are",
      SE: "standard error of the mean",
      CV: "coefficient of variation",
    },
  },
  howTo: [
    "Enter at least two Numbers.",
    "Under The numbers are, choose A sample if they stand for a larger group, or The whole population if they are all there is.",
    "Read Standard deviation; the table shows how many deviations each number lies from the mean (its z-score).",
    "Check the Outliers: a single wrong entry can double the standard deviation.",
  ],
  faq: [
    {
      question: "Sample or population: which one do I need?",
      answer:
        "If your numbers are all there is (the heights of the five players on a team), divide by n. If they are drawn from something larger, divide by n − 1: a sample lies closer to its own mean than to the true one, and n − 1 makes up for it (Bessel's correction).",
    },
    {
      question: "How much of the data lies within one standard deviation?",
      answer:
        "For a normal distribution 68.3% within one, 95.4% within two and 99.7% within three. For any data at all, Chebyshev's inequality still guarantees at least 75% within two and 88.9% within three.",
    },
    {
      question: "Why do my quartiles differ from another program's?",
      answer:
        "There are at least nine definitions. This page interpolates at position (n − 1)p, as Excel's QUARTILE.INC, R's default and NumPy do (type 7 of Hyndman and Fan). Textbooks that take the medians of the two halves get slightly different values for short lists.",
    },
  ],
  about: [
    "The standard deviation is the usual measure of spread: the square root of the mean squared distance from the mean, in the unit of the data. The standard error shows how precisely the mean is known, and shrinks with the square root of the sample size.",
    "It is sensitive to outliers, since distances are squared. For skewed data, report the median and the interquartile range instead. The coefficient of variation is meaningful only for quantities with a true zero, such as mass or time, not for degrees Celsius.",
  ],
  sources: [
    "NIST/SEMATECH e-Handbook of Statistical Methods (2012)",
    "Hyndman and Fan, The American Statistician 50 (1996) 361-365",
  ],
  overflow: "numbers",
  phrases: [
    "standard deviation of {numbers}",
    "variance of {numbers}",
    "sample variance of {numbers}",
    "population standard deviation of {numbers}",
    "how much do {numbers} vary",
  ],
  updated: "2026-11-29",
  examples: [
    {
      title: "Eight measurements as a sample",
      inputs: { numbers: [10, 12, 23, 23, 16, 23, 21, 16] },
      outputs: { standardDeviation: 5.23722937, mean: 18 },
    },
    {
      title: "The same numbers as the whole population",
      inputs: { numbers: [10, 12, 23, 23, 16, 23, 21, 16], type: "population" },
      outputs: { standardDeviation: 4.89897949, variance: 24 },
    },
    {
      title: "One wrong entry stands out",
      inputs: { numbers: [9.8, 10.1, 10, 9.9, 101] },
      outputs: { outlierCount: 1 },
    },
  ],
});
