import { boolean, choice, defineCalculator, list, number, percent, refuse } from "#engine/define.ts";
import { studentAbove, studentBeyond, studentQuantileAbove } from "#maths/distributions.ts";
import { mean, sampleDeviation } from "#maths/statistics.ts";

export default defineCalculator({
  id: "t-test",
  name: "T-Test Calculator",
  category: "math",
  emoji: "🧑‍🔬",
  description:
    "One-sample, paired, Welch and pooled two-sample t-tests with p-value, confidence interval and effect size.",
  keywords: [
    "student t test",
    "p value",
    "hypothesis test",
    "two sample t test",
    "paired t test",
    "welch test",
    "compare means",
    "significance",
  ],
  related: [
    "z-score",
    { id: "confidence-interval", stage: "complementary", relevance: 92 },
    { id: "chi-square", stage: "complementary", relevance: 84 },
    "standard-deviation",
    { id: "ab-test", stage: "next_step", relevance: 80 },
  ],
  inputs: {
    type: choice("Test", {
      called: {
        paired: ["paired", "before and after"],
        "one-sample": ["one-sample", "one sample", "single sample"],
        pooled: ["pooled", "equal variance", "equal variances"],
        welch: ["welch", "unequal variances", "two sample", "two samples", "independent samples"],
      },
      default: "welch",
      options: [
        ["one-sample", "One sample against a value"],
        ["paired", "Paired samples"],
        ["welch", "Two samples (Welch)"],
        ["pooled", "Two samples, equal variances (pooled)"],
      ],
    }),
    sample1: list("Sample 1", {
      also: ["first sample", "group 1"],
      of: number("Value"),
      default: [5.1, 4.9, 6.2, 5.8, 6, 5.5, 5.3],
      minItems: 2,
      maxItems: 1000,
    }),
    sample2: list("Sample 2", {
      also: ["second sample", "group 2"],
      of: number("Value"),
      default: [4.8, 5.2, 4.7, 5, 4.5, 5.1, 4.9],
      minItems: 2,
      maxItems: 1000,
      when: { type: ["paired", "welch", "pooled"] },
    }),
    hypothesizedDifference: number("Hypothesized mean or difference", {
      also: [
        "mu",
        "hypothesis",
        "against",
        "against a mean of",
        "a mean of",
        "population mean",
        "hypothesized mean",
        "known mean",
        "test value",
      ],
      default: 0,
    }),
    alternative: choice("Alternative", {
      called: {
        greater: ["one-tailed greater", "right-tailed"],
        less: ["left-tailed"],
        "two-sided": ["two-tailed", "two-sided", "two tailed"],
      },
      default: "two-sided",
      options: [
        ["two-sided", "Different (two-sided)"],
        ["greater", "Greater"],
        ["less", "Less"],
      ],
    }),
    confidenceLevel: percent("Confidence level", {
      also: ["confidence", "confident"],
      default: 95,
      min: 50,
      max: 99.9999,
    }),
  },
  outputs: {
    pValue: number("p-value", { also: ["p"] }),
    t: number("t", { also: ["t statistic", "t value", "t score"] }),
    degreesOfFreedom: number("Degrees of freedom", { also: ["df"] }),
    significant: boolean("Significant at this level", { also: ["significant", "significantly different"] }),
    meanDifference: number("Mean or mean difference"),
    standardError: number("Standard error"),
    ciLower: number("Confidence interval, lower"),
    ciUpper: number("Confidence interval, upper"),
    cohensD: number("Cohen's d", { also: ["effect size"] }),
    mean1: number("Mean of sample 1"),
    mean2: number("Mean of sample 2", { none: "There is only one sample" }),
    sd1: number("Standard deviation of sample 1"),
    sd2: number("Standard deviation of sample 2", { none: "There is only one sample" }),
  },
  figures: [
    "t",
    "degreesOfFreedom",
    "significant",
    "meanDifference",
    { label: "Confidence interval", range: ["ciLower", "ciUpper"] },
    "cohensD",
  ],
  pictures: [
    { draw: "bars", of: ["mean1", "mean2"], title: "The two means" },
    { draw: "timeline", of: ["ciLower", "meanDifference", "ciUpper"], title: "The difference and its interval" },
  ],
  compute(inputs) {
    const { type, sample1, sample2, hypothesizedDifference, alternative, confidenceLevel } = inputs;
    const { estimate, standardError, degreesOfFreedom, deviation } = estimates[type](sample1, sample2);
    const largest = [...sample1, ...(type === "one-sample" ? [] : sample2)].reduce(
      (most, x) => Math.max(most, Math.abs(x)),
      0,
    );
    if (standardError <= 1e-15 * largest) {
      refuse("sample1", "All values are the same, so there is no spread to compare the difference with.");
    }
    const difference = estimate - hypothesizedDifference;
    const t = difference / standardError;
    const margin = studentQuantileAbove((100 - confidenceLevel) / 200, degreesOfFreedom) * standardError;
    const pValue =
      alternative === "two-sided"
        ? studentBeyond(t, degreesOfFreedom)
        : studentAbove(alternative === "greater" ? t : -t, degreesOfFreedom);
    return {
      pValue,
      t,
      degreesOfFreedom,
      significant: pValue < 1 - confidenceLevel / 100,
      meanDifference: estimate,
      standardError,
      ciLower: estimate - margin,
      ciUpper: estimate + margin,
      cohensD: difference / deviation,
      mean1: mean(sample1),
      mean2: type === "one-sample" ? null : mean(sample2),
      sd1: sampleDeviation(sample1),
      sd2: type === "one-sample" ? null : sampleDeviation(sample2),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.significant
      ? `The p-value of {pValue} is below ${say.number(1 - inputs.confidenceLevel / 100)}: the difference is significant at this level.`
      : `The p-value of {pValue} is not below ${say.number(1 - inputs.confidenceLevel / 100)}: the data do not show a difference at this level, which does not prove there is none.`,
    inputs.type === "one-sample"
      ? "The sample mean is {meanDifference}, against a hypothesized {hypothesizedDifference}; its {confidenceLevel} confidence interval runs from {ciLower} to {ciUpper}."
      : "The mean difference is {meanDifference}, with a {confidenceLevel} confidence interval from {ciLower} to {ciUpper}.",
    `Cohen's d is {cohensD}, ${effectSize(Math.abs(outputs.cohensD!))} by Cohen's rule of thumb.`,
  ],
  formula: {
    tex: [
      String.raw`t = \frac{\bar x_1 - h}{s_1/\sqrt{n_1}}, \qquad t = \frac{\bar x_1 - \bar x_2 - h}{\sqrt{\dfrac{s_1^2}{n_1} + \dfrac{s_2^2}{n_2}}}`,
      String.raw`\nu = \frac{\left(\dfrac{s_1^2}{n_1} + \dfrac{s_2^2}{n_2}\right)^2}{\dfrac{(s_1^2/n_1)^2}{n_1 - 1} + \dfrac{(s_2^2/n_2)^2}{n_2 - 1}}, \qquad d = \frac{\bar x_1 - \bar x_2 - h}{s_p}`,
    ],
    where: {
      t: "test statistic: one sample (also paired differences), and two samples by Welch",
      [String.raw`\bar x_1, \bar x_2`]: "sample means",
      "s_1, s_2": "sample standard deviations",
      "n_1, n_2": "sample sizes",
      h: "hypothesized mean or difference",
      [String.raw`\nu`]:
        "degrees of freedom by Welch and Satterthwaite; n − 1 for one sample, n₁ + n₂ − 2 for the pooled test",
      d: "Cohen's d",
      s_p: "pooled standard deviation",
    },
  },
  howTo: [
    "Choose the Test: one sample against a value, paired samples (before and after on the same people), or two independent samples. Welch is the safe choice for two.",
    "Enter Sample 1, and Sample 2 where there is one; for pairs, in the same order.",
    "Set the Hypothesized mean or difference; 0 asks whether there is any difference.",
    "Keep the Alternative two-sided unless you fixed a direction before you saw the data.",
    "Read the p-value together with the confidence interval, which says how large the difference may be.",
  ],
  faq: [
    {
      question: "Welch or pooled?",
      answer:
        "Welch does not assume equal variances and loses almost nothing when they are equal, so most statisticians (and R's t.test) use it by default. The pooled test is Student's original and is needed mainly to reproduce textbook answers.",
    },
    {
      question: "When are samples paired?",
      answer:
        "When each value in one sample belongs to one in the other: the same patient before and after, twins, left and right tire. Pairing removes the variation between subjects and often turns an unclear result into a clear one.",
    },
    {
      question: "What does p = 0.03 mean?",
      answer:
        "If the hypothesized difference were true, a t this far out would turn up in 3% of such experiments. It is not the probability that the hypothesis is true, and it says nothing about how large or important the difference is.",
    },
    {
      question: "May I use a one-sided test to halve the p-value?",
      answer:
        "Only if a difference in the other direction would have counted as “no effect” for you from the start. Choosing the side after looking at the data doubles the rate of false alarms.",
    },
  ],
  about: [
    "The t-test compares means while the spread is itself estimated from the data. It assumes independent observations from roughly normal distributions; from about 30 values per sample on, the shape hardly matters unless there are extreme outliers.",
    "For small, skewed samples a rank test (Mann-Whitney, Wilcoxon) is safer, and for three or more groups use analysis of variance rather than many t-tests. The interval shown is always two-sided. Cohen called d = 0.2 small, 0.5 medium and 0.8 large.",
  ],
  sources: [
    "NIST/SEMATECH e-Handbook of Statistical Methods (2012)",
    "Welch, Biometrika 34 (1947) 28-35",
    "Cohen, Statistical Power Analysis for the Behavioral Sciences, 2nd ed. 1988",
  ],
  overflow: "sample1",
  phrases: [
    "t test {sample1} and {sample2}",
    "t test {sample1} against {hypothesizedDifference}",
    "one-sample t test of {sample1} against a mean of {hypothesizedDifference}",
    "t test comparing {sample1} with {sample2}",
    "p value of t test {sample1} and {sample2}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "Two groups, Welch's test",
      inputs: { type: "welch" },
      outputs: { pValue: 0.0103466981, degreesOfFreedom: 8.85447073 },
    },
    {
      title: "Does the filling differ from 12?",
      inputs: { type: "one-sample", sample1: [12.1, 11.8, 12.5, 12.9, 12.2], hypothesizedDifference: 12 },
      outputs: { t: 1.60356745, pValue: 0.184074032, significant: false },
    },
    {
      title: "Blood pressure before and after, paired",
      inputs: { type: "paired", sample1: [142, 138, 150, 147, 155, 139], sample2: [135, 136, 141, 144, 146, 137] },
      outputs: { meanDifference: 5.33333333, degreesOfFreedom: 5 },
    },
  ],
});

interface Estimate {
  readonly estimate: number;
  readonly standardError: number;
  readonly degreesOfFreedom: number;
  /** What Cohen's d divides by. */
  readonly deviation: number;
}

type Estimator = (a: readonly number[], b: readonly number[]) => Estimate;

const oneSample = (values: readonly number[]): Estimate => {
  const deviation = sampleDeviation(values);
  return {
    estimate: mean(values),
    standardError: deviation / Math.sqrt(values.length),
    degreesOfFreedom: values.length - 1,
    deviation,
  };
};

const pooledDeviation: (a: readonly number[], b: readonly number[]) => number = (a, b) => {
  const squares = (a.length - 1) * sampleDeviation(a) ** 2 + (b.length - 1) * sampleDeviation(b) ** 2;
  return Math.sqrt(squares / (a.length + b.length - 2));
};

const estimates: Readonly<Record<"one-sample" | "paired" | "welch" | "pooled", Estimator>> = {
  "one-sample": oneSample,
  paired: (a, b) => {
    if (a.length !== b.length)
      refuse("sample2", `Pairs are needed: sample 1 has ${a.length} values, sample 2 has ${b.length}.`);
    return oneSample(a.map((x, index) => x - b[index]!));
  },
  pooled: (a, b) => {
    const deviation = pooledDeviation(a, b);
    return {
      estimate: mean(a) - mean(b),
      standardError: deviation * Math.sqrt(1 / a.length + 1 / b.length),
      degreesOfFreedom: a.length + b.length - 2,
      deviation,
    };
  },
  welch: (a, b) => {
    const [first, second] = [sampleDeviation(a) ** 2 / a.length, sampleDeviation(b) ** 2 / b.length];
    const total = first + second;
    return {
      estimate: mean(a) - mean(b),
      standardError: Math.sqrt(total),
      degreesOfFreedom: total ** 2 / (first ** 2 / (a.length - 1) + second ** 2 / (b.length - 1)),
      deviation: pooledDeviation(a, b),
    };
  },
};

function effectSize(d: number): string {
  return d < 0.2
    ? "less than a small effect"
    : d < 0.5
      ? "a small effect"
      : d < 0.8
        ? "a medium effect"
        : "a large effect";
}
