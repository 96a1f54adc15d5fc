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
      default: "sample",
      options: [
        ["sample", "A sample (divide by n − 1)"],
        ["population", "The whole population (divide by n)"],
      ],
    }),
  },
  outputs: {
    standardDeviation: number("Standard deviation"),
    variance: number("Variance"),
    sampleStandardDeviation: number("Sample standard deviation"),
    populationStandardDeviation: number("Population standard deviation"),
    mean: number("Mean"),
    count: integer("Count"),
    sumOfSquares: number("Sum of squared deviations"),
    standardError: number("Standard error of the mean"),
    coefficientOfVariation: percent("Coefficient of variation", { decimals: 2, none: "Not defined: the mean is 0" }),
    meanAbsoluteDeviation: number("Mean absolute deviation"),
    q1: number("First quartile"),
    median: number("Median"),
    q3: number("Third quartile"),
    interquartileRange: number("Interquartile range"),
    outlierCount: integer("Outliers (1.5 IQR rule)"),
    table: table("By value", {
      value: number("Value"),
      deviation: number("Distance from the mean"),
      zScore: number("z-score", { decimals: 3 }),
    }),
  },
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
    "The {count} numbers have the mean {mean} and typically lie {standardDeviation} from it.",
    inputs.type === "sample"
      ? "Treated as a sample the variance divides by n − 1; as the whole population the deviation would be {populationStandardDeviation}."
      : "Treated as the whole population the variance divides by n; as a sample the deviation would be {sampleStandardDeviation}.",
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
    "Under Numbers are choose A sample if they stand for a larger group, The whole population if they are all there is.",
    "Read Standard deviation; the table shows how many deviations each number lies from the mean (its z-score).",
    "Check the Outliers: a single wrong entry can double the standard deviation.",
  ],
  faq: [
    {
      question: "Sample or population: which one do I need?",
      answer:
        "If your numbers are all there is (the heights of the five players of a team), divide by n. If they are drawn from something larger, divide by n − 1: the sample mean sits too snugly in the middle of its own data, and n − 1 makes up for it (Bessel's correction).",
    },
    {
      question: "How much of the data lies within one standard deviation?",
      answer:
        "For a normal distribution 68.3 % within one, 95.4 % within two and 99.7 % within three. For any data whatever Chebyshev's inequality still guarantees at least 75 % within two and 88.9 % within three.",
    },
    {
      question: "Why do my quartiles differ from another program's?",
      answer:
        "There are at least nine definitions. This page interpolates at position (n − 1)p, as Excel's QUARTILE.INC, R's default and NumPy do (type 7 of Hyndman and Fan). Textbooks that take medians of the halves get slightly other values for small lists.",
    },
  ],
  about: [
    "The standard deviation is the usual measure of spread: the square root of the mean squared distance from the mean, in the unit of the data. The standard error says how exactly the mean is known, and shrinks with the square root of the sample size.",
    "It is sensitive to outliers, since distances are squared. For skewed data quote the median and the interquartile range instead. The coefficient of variation is meaningful only for quantities with a true zero, such as mass or time, not for degrees Celsius.",
  ],
  sources: [
    "NIST/SEMATECH e-Handbook of Statistical Methods (2012)",
    "Hyndman and Fan, The American Statistician 50 (1996) 361-365",
  ],
  overflow: "numbers",
  phrases: ["standard deviation of {numbers}", "variance of {numbers}"],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: { numbers: [2, 4, 4, 4, 5, 5, 7, 9], type: "population" },
      outputs: { standardDeviation: 2, variance: 4, sampleStandardDeviation: 2.1380899353, mean: 5, q1: 4, q3: 5.5 },
    },
    {
      by: "Python 3.11 statistics.stdev, pstdev; numpy percentile",
      inputs: { numbers: [10, 12, 23, 23, 16, 23, 21, 16], type: "sample" },
      outputs: {
        standardDeviation: 5.23722936566,
        variance: 27.4285714286,
        sampleStandardDeviation: 5.23722936566,
        populationStandardDeviation: 4.89897948557,
        mean: 18,
        count: 8,
        sumOfSquares: 192,
        standardError: 1.85164019955,
        coefficientOfVariation: 29.0957186981,
        meanAbsoluteDeviation: 4.5,
        q1: 15,
        median: 18.5,
        q3: 23,
        interquartileRange: 8,
        outlierCount: 0,
        table: { rows: 8, last: { value: 16, deviation: -2, zScore: -0.381881307913 } },
      },
    },
    {
      by: "Python 3.11 statistics.stdev, pstdev; numpy percentile",
      inputs: { numbers: [9.8, 10.1, 10, 9.9, 101], type: "sample" },
      outputs: {
        standardDeviation: 40.7189513617,
        variance: 1658.033,
        sampleStandardDeviation: 40.7189513617,
        populationStandardDeviation: 36.4201372869,
        mean: 28.16,
        count: 5,
        sumOfSquares: 6632.132,
        standardError: 18.2100686435,
        coefficientOfVariation: 144.59854887,
        meanAbsoluteDeviation: 29.136,
        q1: 9.9,
        median: 10,
        q3: 10.1,
        interquartileRange: 0.2,
        outlierCount: 1,
        table: { rows: 5, last: { value: 101, deviation: 72.84, zScore: 1.78884763885 } },
      },
    },
    {
      by: "Python 3.11 statistics.stdev, pstdev; numpy percentile",
      inputs: { numbers: [-2, -1, 1, 2], type: "population" },
      outputs: {
        standardDeviation: 1.58113883008,
        variance: 2.5,
        sampleStandardDeviation: 1.82574185835,
        populationStandardDeviation: 1.58113883008,
        mean: 0,
        count: 4,
        sumOfSquares: 10,
        standardError: 0.912870929175,
        coefficientOfVariation: null,
        meanAbsoluteDeviation: 1.5,
        q1: -1.25,
        median: 0,
        q3: 1.25,
        interquartileRange: 2.5,
        outlierCount: 0,
        table: { rows: 4, last: { value: 2, deviation: 2, zScore: 1.26491106407 } },
      },
    },
    {
      by: "Python 3.11 statistics.stdev, pstdev; numpy percentile",
      inputs: { numbers: [3, 4], type: "sample" },
      outputs: {
        standardDeviation: 0.707106781187,
        variance: 0.5,
        sampleStandardDeviation: 0.707106781187,
        populationStandardDeviation: 0.5,
        mean: 3.5,
        count: 2,
        sumOfSquares: 0.5,
        standardError: 0.5,
        coefficientOfVariation: 20.203050891,
        meanAbsoluteDeviation: 0.5,
        q1: 3.25,
        median: 3.5,
        q3: 3.75,
        interquartileRange: 0.5,
        outlierCount: 0,
        table: { rows: 2, last: { value: 4, deviation: 0.5, zScore: 0.707106781187 } },
      },
    },
    {
      by: "Python 3.11 statistics.stdev, pstdev; numpy percentile",
      inputs: { numbers: [7, 7, 7], type: "population" },
      outputs: {
        standardDeviation: 0,
        variance: 0,
        sampleStandardDeviation: 0,
        populationStandardDeviation: 0,
        mean: 7,
        count: 3,
        sumOfSquares: 0,
        standardError: 0,
        coefficientOfVariation: 0,
        meanAbsoluteDeviation: 0,
        q1: 7,
        median: 7,
        q3: 7,
        interquartileRange: 0,
        outlierCount: 0,
        table: { rows: 3, last: { value: 7, deviation: 0, zScore: null } },
      },
    },
    {
      by: "NIST Statistical Reference Datasets, NumAcc1: mean 10000002, standard deviation 1",
      inputs: { numbers: [10000001, 10000003, 10000002] },
      outputs: { mean: 10000002, standardDeviation: 1 },
    },
    {
      by: "By hand: interpolation at position (n − 1)p",
      inputs: { numbers: [1, 2, 3, 4] },
      outputs: { q1: 1.75, median: 2.5, q3: 3.25, interquartileRange: 1.5 },
    },
    { by: "Refusal: one number", inputs: { numbers: [5] }, refuses: "numbers" },
    { by: "Refusal: empty list", inputs: { numbers: [] }, refuses: "numbers" },
  ],
});
