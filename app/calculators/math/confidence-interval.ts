import { boolean, choice, defineCalculator, integer, number, percent, refuse, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { betaQuantile, normalQuantileAbove, studentQuantileAbove } from "#maths/distributions.ts";
import { wilsonInterval } from "#maths/wilson-interval.ts";

export default defineCalculator({
  id: "confidence-interval",
  name: "Confidence Interval Calculator",
  category: "math",
  emoji: "🎚️",
  description:
    "Confidence interval of a mean (t or z) or of a proportion (Wilson, Wald and exact), with margin of error.",
  keywords: [
    "margin of error",
    "95% confidence interval",
    "confidence level",
    "population mean",
    "proportion",
    "survey error",
    "Wilson score",
  ],
  related: [
    { id: "sample-size", stage: "next_step", relevance: 92 },
    { id: "standard-deviation", stage: "complementary", relevance: 84 },
    { id: "t-test", stage: "advanced_planning", relevance: 86 },
    "z-score",
    "ab-test",
  ],
  inputs: {
    type: choice("Interval for", {
      called: {
        proportion: ["said yes", "out of", "answered yes", "in favor", "proportion"],
        mean: ["sample mean", "mean"],
      },
      default: "mean",
      options: [
        ["mean", "A mean"],
        ["proportion", "A proportion"],
      ],
    }),
    mean: number("Sample mean", {
      also: ["mean", "average", "sample average", "average of", "mean of", "sample mean of"],
      default: 72.5,
      when: { type: "mean" },
    }),
    standardDeviation: number("Standard deviation", {
      also: ["sd", "sigma", "std dev", "stdev", "standard deviation of", "s"],
      default: 8.4,
      min: 0,
      when: { type: "mean" },
    }),
    sigmaKnown: boolean("The population standard deviation is known", { default: false, when: { type: "mean" } }),
    successes: integer("Successes", {
      also: [
        "yes",
        "positives",
        "support",
        "said yes",
        "in favor",
        "satisfied",
        "agreed",
        "approve",
        "preferred",
        "answered yes",
        "would buy",
        "of them were",
        "who said yes",
        "positive",
      ],
      default: 124,
      min: 0,
      max: 1_000_000_000,
      when: { type: "proportion" },
    }),
    sampleSize: integer("Sample size", {
      also: [
        "n",
        "sample",
        "sampled",
        "asked",
        "voters we asked",
        "people",
        "respondents",
        "surveyed",
        "voters",
        "customers",
        "observations",
        "participants",
        "responses",
        "patients",
        "polled",
        "subjects",
        "measurements",
        "sample of",
      ],
      default: 200,
      min: 1,
      max: 1_000_000_000,
    }),
    confidenceLevel: percent("Confidence level", {
      also: ["confidence", "confidence interval", "confident", "level of confidence", "ci"],
      default: 95,
      min: 50,
      max: 99.9999,
    }),
  },
  outputs: {
    lower: number("Lower limit", { also: ["lower bound", "low end"] }),
    upper: number("Upper limit", { also: ["upper bound", "high end"] }),
    marginOfError: number("Half width (margin of error)", { also: ["margin of error", "margin", "plus or minus"] }),
    pointEstimate: number("Point estimate"),
    standardError: number("Standard error", { also: ["standard error"] }),
    criticalValue: number("Critical value"),
    degreesOfFreedom: integer("Degrees of freedom", { none: "None: the normal distribution is used" }),
    waldLower: number("Wald interval, lower", { none: "Only for a proportion" }),
    waldUpper: number("Wald interval, upper", { none: "Only for a proportion" }),
    exactLower: number("Exact (Clopper-Pearson) interval, lower", { none: "Only for a proportion" }),
    exactUpper: number("Exact interval, upper", { none: "Only for a proportion" }),
    table: table("At other levels", {
      level: percent("Level"),
      lower: number("Lower"),
      upper: number("Upper"),
    }),
  },
  figures: [
    { label: "Confidence interval", range: ["lower", "upper"] },
    "marginOfError",
    "pointEstimate",
    "standardError",
    "criticalValue",
    "degreesOfFreedom",
    { label: "Wald interval", range: ["waldLower", "waldUpper"] },
    { label: "Exact interval", range: ["exactLower", "exactUpper"] },
  ],
  pictures: [
    {
      draw: "bell",
      mean: "pointEstimate",
      deviation: "standardError",
      from: "lower",
      to: "upper",
      title: "The interval under the curve of the estimate",
    },
  ],
  compute(inputs) {
    const interval = inputs.type === "mean" ? intervalOfMean(inputs) : intervalOfProportion(inputs);
    const { lower, upper, ...rest } = interval(inputs.confidenceLevel);
    return {
      lower,
      upper,
      marginOfError: (upper - lower) / 2,
      ...rest,
      get table() {
        return [80, 90, 95, 98, 99, 99.9].map((level) => {
          const at = interval(level);
          return { level, lower: at.lower, upper: at.upper };
        });
      },
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The ${say.percent(inputs.confidenceLevel)} confidence interval runs from {lower} to {upper}.`,
    inputs.type === "mean"
      ? `That is {pointEstimate} ± {marginOfError}, with the critical value ${say.number(outputs.criticalValue!, 3)} ${outputs.degreesOfFreedom === null ? "of the normal distribution" : `of Student's t distribution with ${counted(outputs.degreesOfFreedom!, "degree", "{degreesOfFreedom}")} of freedom`}.`
      : `The observed share is ${say.percent(100 * outputs.pointEstimate!, 1)}; the exact Clopper-Pearson interval, which tends to be too wide, is {exactLower} to {exactUpper}.`,
    "A sample four times as large would make the interval about half as wide.",
  ],
  formula: {
    tex: [
      String.raw`\bar x \pm t_{1-\alpha/2,\,n-1} \frac{s}{\sqrt n}, \qquad \bar x \pm z_{1-\alpha/2} \frac{\sigma}{\sqrt n}`,
      String.raw`\frac{\hat p + \dfrac{z^2}{2n} \pm z \sqrt{\dfrac{\hat p (1 - \hat p)}{n} + \dfrac{z^2}{4n^2}}}{1 + \dfrac{z^2}{n}}`,
    ],
    where: {
      [String.raw`\bar x`]: "sample mean",
      s: "standard deviation of the sample",
      [String.raw`\sigma`]: "known standard deviation of the population",
      n: "sample size",
      [String.raw`\alpha`]: "1 minus the confidence level",
      "t, z": "critical values of Student's t and of the normal distribution",
      [String.raw`\hat p`]: "observed share: successes divided by sample size (Wilson score interval)",
    },
  },
  howTo: [
    "Under Interval for, choose A mean for a measured quantity or A proportion for a count of yeses and noes.",
    "For a mean enter Sample mean, Standard deviation and Sample size; tick The population standard deviation is known only if it comes from outside your sample.",
    "For a proportion enter Successes and Sample size.",
    "Set the Confidence level, and compare the levels in the table.",
  ],
  faq: [
    {
      question: "What does “95% confident” mean?",
      answer:
        "The method is right 95 times out of 100 in the long run: if you drew many samples and built an interval from each, 95% of them would contain the true value. Whether your one interval does is unknown.",
    },
    {
      question: "t or z?",
      answer:
        "If the standard deviation was computed from the same sample, use t: it makes up for not knowing the true one. With n = 5 the factor is 2.78 instead of 1.96, with n = 30 it is 2.05, with n = 1,000 practically the same.",
    },
    {
      question: "Why does the proportion not use p ± 1.96·√(p(1−p)/n)?",
      answer:
        "That Wald interval fails for small samples and for shares near 0 or 1: for 0 of 20 it is just 0 to 0. The Wilson interval shown first gives 0 to 0.161. Brown, Cai and DasGupta (2001) recommend it; the Wald and the exact limits are listed for comparison.",
    },
  ],
  about: [
    "The interval expresses sampling error only. It assumes a random sample of independent observations; a biased poll with a million answers has a tiny margin of error and is still wrong.",
    "For a mean, the data should be roughly normal or the sample large (30 or more is the common rule). For a proportion, the population should be at least about 20 times the sample; for smaller populations the interval is wider than necessary.",
  ],
  sources: [
    "NIST/SEMATECH e-Handbook of Statistical Methods (2012)",
    "Wilson, Journal of the American Statistical Association 22 (1927) 209-212",
    "Clopper and Pearson, Biometrika 26 (1934) 404-413",
  ],
  caution: "The interval covers only the luck of sampling, not a biased sample or faulty measurements.",
  overflow: "mean",
  phrases: [
    "confidence interval mean {mean} standard deviation {standardDeviation} n {sampleSize}",
    "confidence interval for {successes} of {sampleSize}",
    "{confidenceLevel} confidence interval mean {mean} sd {standardDeviation} n {sampleSize}",
    "{successes} out of {sampleSize} confidence interval",
    "margin of error mean {mean} standard deviation {standardDeviation} sample {sampleSize}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Mean of 25 measurements",
      inputs: { type: "mean", mean: 50, standardDeviation: 10, sampleSize: 25, confidenceLevel: 95 },
      outputs: { lower: 45.8722029, upper: 54.1277971 },
    },
    {
      title: "A poll: 124 of 200 say yes",
      inputs: { type: "proportion", successes: 124, sampleSize: 200, confidenceLevel: 95 },
      outputs: { lower: 0.551085848, upper: 0.684416477 },
    },
    {
      title: "No failure in 20 trials",
      inputs: { type: "proportion", successes: 0, sampleSize: 20 },
      outputs: { lower: 0, exactUpper: 0.168433471 },
    },
  ],
});

interface Interval {
  readonly lower: number;
  readonly upper: number;
  readonly pointEstimate: number;
  readonly standardError: number;
  readonly criticalValue: number;
  readonly degreesOfFreedom: number | null;
  readonly waldLower: number | null;
  readonly waldUpper: number | null;
  readonly exactLower: number | null;
  readonly exactUpper: number | null;
}

interface MeanSample {
  readonly mean: number;
  readonly standardDeviation: number;
  readonly sigmaKnown: boolean;
  readonly sampleSize: number;
}

function intervalOfMean({
  mean,
  standardDeviation,
  sigmaKnown,
  sampleSize: n,
}: MeanSample): (level: number) => Interval {
  if (!sigmaKnown && n === 1) {
    refuse(
      "sampleSize",
      "A single observation says nothing about spread. Enter at least 2, or tick that the standard deviation is known.",
    );
  }
  const standardError = standardDeviation / Math.sqrt(n);
  return (level) => {
    const tail = (100 - level) / 200;
    const criticalValue = sigmaKnown ? normalQuantileAbove(tail) : studentQuantileAbove(tail, n - 1);
    const margin = criticalValue * standardError;
    return {
      lower: mean - margin,
      upper: mean + margin,
      pointEstimate: mean,
      standardError,
      criticalValue,
      degreesOfFreedom: sigmaKnown ? null : n - 1,
      waldLower: null,
      waldUpper: null,
      exactLower: null,
      exactUpper: null,
    };
  };
}

interface Count {
  readonly successes: number;
  readonly sampleSize: number;
}

function intervalOfProportion({ successes: k, sampleSize: n }: Count): (level: number) => Interval {
  if (k > n) refuse("successes", `There cannot be more successes (${k}) than observations (${n}).`);
  const p = k / n;
  const standardError = Math.sqrt((p * (1 - p)) / n);
  return (level) => {
    const tail = (100 - level) / 200;
    const z = normalQuantileAbove(tail);
    const { low, high } = wilsonInterval(k, n, z);
    return {
      lower: k === 0 ? 0 : low,
      upper: k === n ? 1 : high,
      pointEstimate: p,
      standardError,
      criticalValue: z,
      degreesOfFreedom: null,
      waldLower: share(p - z * standardError),
      waldUpper: share(p + z * standardError),
      exactLower: k === 0 ? 0 : betaQuantile(tail, k, n - k + 1),
      exactUpper: k === n ? 1 : betaQuantile(1 - tail, k + 1, n - k),
    };
  };
}

function share(value: number): number {
  return Math.max(0, Math.min(1, value));
}
