import { chart, choice, defineCalculator, integer, number, percent, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { normalQuantileAbove } from "#maths/distributions.ts";

export default defineCalculator({
  id: "sample-size",
  name: "Sample Size Calculator",
  category: "math",
  emoji: "👥",
  description:
    "How many people to survey for a given margin of error and confidence level, for a proportion or a mean.",
  keywords: [
    "survey sample size",
    "how many responses",
    "margin of error",
    "population size",
    "statistical sample",
    "poll size",
    "people to survey",
  ],
  related: [
    { id: "confidence-interval", stage: "next_step", relevance: 94 },
    { id: "ab-test", stage: "next_step", relevance: 82 },
    "standard-deviation",
    "probability",
  ],
  inputs: {
    type: choice("To estimate", {
      default: "proportion",
      options: [
        ["proportion", "A proportion (yes or no)"],
        ["mean", "A mean"],
      ],
    }),
    confidenceLevel: percent("Confidence level", {
      also: ["confidence", "confidence level of", "confident", "sure"],
      default: 95,
      min: 50,
      max: 99.9999,
    }),
    marginPercent: percent("Margin of error (percentage points)", {
      also: [
        "margin",
        "error",
        "plus or minus",
        "within",
        "accuracy",
        "precision",
        "moe",
        "accurate to",
        "within plus or minus",
        "error of",
        "give or take",
      ],
      default: 5,
      min: 0.001,
      max: 50,
      when: { type: "proportion" },
    }),
    proportion: percent("Expected proportion", {
      also: ["share", "expected", "response rate"],
      default: 50,
      min: 0.01,
      max: 99.99,
      when: { type: "proportion" },
      help: "50% is the safe choice.",
    }),
    margin: number("Margin of error", { default: 2, min: 1e-9, when: { type: "mean" } }),
    standardDeviation: number("Standard deviation", {
      also: ["sd", "sigma"],
      default: 15,
      min: 1e-9,
      when: { type: "mean" },
    }),
    population: integer("Population size", {
      also: [
        "people",
        "population of",
        "students",
        "employees",
        "customers",
        "members",
        "residents",
        "voters",
        "households",
        "users",
        "subscribers",
        "citizens",
        "total population",
      ],
      default: null,
      min: 1,
      max: 10_000_000_000,
      optional: true,
      help: "Leave out for a large population.",
    }),
  },
  outputs: {
    sampleSize: integer("Sample size", {
      also: [
        "how many people",
        "how many should we ask",
        "how many to survey",
        "people to survey",
        "how many responses",
        "respondents",
        "how many should i ask",
      ],
    }),
    unrounded: number("Before rounding up"),
    withoutPopulation: number("For an unlimited population"),
    criticalValue: number("z"),
    table: table("At other levels and margins", {
      level: percent("Level"),
      margin: number("Margin"),
      sampleSize: integer("Sample size"),
    }),
    byMargin: chart("Sample size by margin of error", {
      x: { margin: percent("Margin of error") },
      y: { sampleSize: integer("Sample size") },
      smooth: true,
    }),
  },
  compute(inputs) {
    const { type, confidenceLevel, population } = inputs;
    const margin = type === "proportion" ? inputs.marginPercent : inputs.margin;
    const share = inputs.proportion / 100;
    const spread = type === "proportion" ? 100 * Math.sqrt(share * (1 - share)) : inputs.standardDeviation;
    const needed = (level: number, within: number) => {
      const criticalValue = normalQuantileAbove((100 - level) / 200);
      const withoutPopulation = ((criticalValue * spread) / within) ** 2;
      const unrounded =
        population === null ? withoutPopulation : withoutPopulation / (1 + (withoutPopulation - 1) / population);
      return { sampleSize: Math.max(1, Math.ceil(unrounded - 1e-9)), unrounded, withoutPopulation, criticalValue };
    };
    return {
      ...needed(confidenceLevel, margin),
      // From half of the margin entered to twice as much.
      byMargin: Array.from({ length: 16 }, (_, index) => {
        const within = (margin * (5 + index)) / 10;
        return { margin: within, sampleSize: needed(confidenceLevel, within).sampleSize };
      }),
      table: [90, 95, 99].flatMap((level) =>
        [margin / 2, margin, 2 * margin].map((within) => ({
          level,
          margin: within,
          sampleSize: needed(level, within).sampleSize,
        })),
      ),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.type === "proportion"
      ? `You need ${counted(outputs.sampleSize!, "complete response", "{sampleSize}")} to know the share within ±{marginPercent} at {confidenceLevel} confidence.`
      : `You need ${counted(outputs.sampleSize!, "observation", "{sampleSize}")} to know the mean within ±{margin} at {confidenceLevel} confidence.`,
    inputs.population === null
      ? `Half the margin of error takes four times as many: about ${say.number(Math.ceil(4 * outputs.withoutPopulation!), 0)}.`
      : `For an unlimited population, it would be ${say.number(Math.ceil(outputs.withoutPopulation!), 0)}; yours of {population} needs fewer.`,
  ],
  formula: {
    tex: [
      String.raw`n_0 = \frac{z^2\, p (1 - p)}{E^2}, \qquad n_0 = \left(\frac{z\, \sigma}{E}\right)^2`,
      String.raw`n = \frac{n_0}{1 + \dfrac{n_0 - 1}{N}}`,
    ],
    where: {
      n_0: "sample size for an unlimited population",
      n: "sample size for a population of N, rounded up",
      z: "critical value of the normal distribution (1.959964 for 95%)",
      p: "expected proportion; 50% gives the largest sample",
      [String.raw`\sigma`]: "standard deviation of what is measured",
      E: "margin of error, on either side",
    },
  },
  howTo: [
    "Choose whether you estimate A proportion (yes or no) or A mean (something measured).",
    "Set the Confidence level (95% is usual) and the Margin of error you can live with.",
    "For a proportion leave the Expected proportion at 50% unless you know better; for a mean give the Standard deviation from a pilot study or earlier data.",
    "Enter the Population size only if it is small, such as the staff of one company.",
    "Divide the result by the response rate you expect: 385 responses at a 20% response rate take 1,925 invitations.",
  ],
  faq: [
    {
      question: "Why do I need almost the same sample for a city as for a whole country?",
      answer:
        "Precision depends on the size of the sample and hardly at all on the size of the population. At 95% and ±5 points it is 385 for a country, 383 for a town of 100,000 and 357 for 5,000 people. Only for small populations does the number fall noticeably.",
    },
    {
      question: "Why is 50% the expected proportion?",
      answer:
        "p(1 − p) is largest at 50%, so the sample is big enough whatever the true share is. If you know that it is near 10%, you need only 36% of that sample.",
    },
    {
      question: "Why does another calculator say 384 instead of 385?",
      answer:
        "The unrounded figure for 95% and ±5 points is 384.146. Rounding down would miss the margin by a hair, so this page always rounds up. Some also use z = 1.96 instead of 1.959964, which rarely matters.",
    },
  ],
  about: [
    "The number of complete observations in a simple random sample, so that the margin of error stays within your limit. It does not tell you how many you need to compare two groups or to detect an effect; that is a power calculation.",
    "Cluster samples and weighting need more (multiply by the design effect, often 1.5 to 2). The formula for proportions uses the normal approximation: for expected shares below about 5%, make sure the sample is large enough for about 10 expected cases.",
  ],
  sources: [
    "Cochran, Sampling Techniques, 3rd ed. 1977, chapter 4",
    "NIST/SEMATECH e-Handbook of Statistical Methods (2012)",
  ],
  overflow: "standardDeviation",
  phrases: [
    "sample size for {marginPercent} margin of error at {confidenceLevel} confidence",
    "sample size population {population}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A survey at 95% within ±5 points",
      inputs: { type: "proportion", confidenceLevel: 95, marginPercent: 5 },
      outputs: { sampleSize: 385 },
    },
    {
      title: "The same among 2,000 employees",
      inputs: { type: "proportion", confidenceLevel: 95, marginPercent: 5, population: 2000 },
      outputs: { sampleSize: 323 },
    },
    {
      title: "A mean within ±2 with standard deviation 15",
      inputs: { type: "mean", margin: 2, standardDeviation: 15 },
      outputs: { sampleSize: 217 },
    },
  ],
});
