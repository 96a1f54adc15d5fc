import { chart, choice, defineCalculator, number, percent, refuse } from "#engine/define.ts";
import { normalAbove, normalBelow, normalDensity, normalQuantileAbove } from "#maths/distributions.ts";

const SHADED = "The probability is the shaded area";

export default defineCalculator({
  id: "normal-distribution",
  name: "Normal Distribution Calculator",
  category: "math",
  emoji: "🛎️",
  description:
    "The probability between two values of a normal distribution, the tails, the density and the central range.",
  keywords: [
    "bell curve",
    "gaussian",
    "normal probability",
    "area under the curve",
    "normalcdf",
    "68-95-99.7 rule",
    "invnorm",
    "normally distributed",
  ],
  related: [
    { id: "z-score", stage: "complementary", relevance: 96 },
    "binomial-distribution",
    "standard-deviation",
    { id: "confidence-interval", stage: "next_step", relevance: 84 },
    { id: "sigma-level", stage: "advanced_planning", relevance: 72 },
  ],
  inputs: {
    mode: choice("Probability", {
      called: {
        above: [
          "at least",
          "taller than",
          "more than",
          "greater than",
          "longer than",
          "heavier than",
          "higher than",
          "over",
          "exceeds",
          "bigger than",
        ],
        below: [
          "at most",
          "shorter than",
          "less than",
          "lighter than",
          "lower than",
          "under",
          "smaller than",
          "fewer than",
        ],
        between: ["between"],
      },
      default: "between",
      options: [
        ["between", "Between two values"],
        ["below", "Below a value"],
        ["above", "Above a value"],
      ],
    }),
    mean: number("Mean", {
      default: 100,
      also: ["average", "mean of", "mean score", "average of", "mu", "on average", "average height"],
    }),
    standardDeviation: number("Standard deviation", {
      default: 15,
      min: 1e-9,
      also: ["sd", "sigma", "std dev", "stdev", "standard deviation of", "std"],
    }),
    lower: number("Lower limit", {
      also: [
        "from",
        "above",
        "over",
        "more than",
        "taller than",
        "greater than",
        "exceeds",
        "longer than",
        "heavier than",
        "higher than",
        "between",
        "bigger than",
      ],
      default: 85,
      when: { mode: ["between", "above"] },
    }),
    upper: number("Upper limit", {
      also: [
        "to",
        "below",
        "under",
        "less than",
        "shorter than",
        "lighter than",
        "lower than",
        "fewer than",
        "smaller than",
      ],
      default: 130,
      when: { mode: ["between", "below"] },
    }),
    centralPercent: percent("Central range", { default: 95, min: 0.0001, max: 99.99999 }),
  },
  outputs: {
    probability: number("Probability", { also: ["percent", "percentage", "what percent", "how likely", "chance"] }),
    belowLower: number("Probability below the lower limit"),
    aboveUpper: number("Probability above the upper limit"),
    zLower: number("z of the lower limit", { none: "There is no lower limit" }),
    zUpper: number("z of the upper limit", { none: "There is no upper limit" }),
    densityLower: number("Density at the lower limit", { none: "There is no lower limit" }),
    densityUpper: number("Density at the upper limit", { none: "There is no upper limit" }),
    centralLower: number("Central range, lower"),
    centralUpper: number("Central range, upper"),
    curve: chart("Bell curve of this distribution", {
      x: { x: number("Value") },
      y: { density: number("Density") },
      pictured: true,
    }),
  },
  figures: [
    "belowLower",
    "aboveUpper",
    "zLower",
    "zUpper",
    "densityLower",
    "densityUpper",
    { label: "Central interval", range: ["centralLower", "centralUpper"] },
  ],
  pictures: [
    {
      draw: "bell",
      mean: "mean",
      deviation: "standardDeviation",
      from: "lower",
      to: "upper",
      title: SHADED,
      when: { mode: "between" },
    },
    { draw: "bell", mean: "mean", deviation: "standardDeviation", to: "upper", title: SHADED, when: { mode: "below" } },
    {
      draw: "bell",
      mean: "mean",
      deviation: "standardDeviation",
      from: "lower",
      title: SHADED,
      when: { mode: "above" },
    },
  ],
  compute({ mode, mean, standardDeviation, lower, upper, centralPercent }) {
    if (mode === "between" && lower > upper) refuse("upper", "The upper limit must not be below the lower limit.");
    const zLower = mode === "below" ? null : (lower - mean) / standardDeviation;
    const zUpper = mode === "above" ? null : (upper - mean) / standardDeviation;
    const densityAt = (z: number) => normalDensity(z) / standardDeviation;
    const reach = normalQuantileAbove((100 - centralPercent) / 200) * standardDeviation;
    return {
      probability: probabilityBetween(zLower, zUpper),
      belowLower: zLower === null ? 0 : normalBelow(zLower),
      aboveUpper: zUpper === null ? 0 : normalAbove(zUpper),
      zLower,
      zUpper,
      densityLower: zLower === null ? null : densityAt(zLower),
      densityUpper: zUpper === null ? null : densityAt(zUpper),
      centralLower: mean - reach,
      centralUpper: mean + reach,
      curve: Array.from({ length: 81 }, (_, index) => {
        const z = (index - 40) / 10;
        return { x: mean + z * standardDeviation, density: densityAt(z) };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.mode === "between"
      ? `${say.percent(100 * outputs.probability!, 2)} of all values lie between {lower} and {upper}; ${say.percent(100 * outputs.belowLower!, 2)} are lower and ${say.percent(100 * outputs.aboveUpper!, 2)} are higher.`
      : inputs.mode === "below"
        ? `${say.percent(100 * outputs.probability!, 2)} of all values lie below {upper}, ${say.percent(100 * outputs.aboveUpper!, 2)} above it.`
        : `${say.percent(100 * outputs.probability!, 2)} of all values lie above {lower}, ${say.percent(100 * outputs.belowLower!, 2)} below it.`,
    "The central {centralPercent} of values lie between {centralLower} and {centralUpper}.",
  ],
  formula: {
    tex: [
      String.raw`f(x) = \frac{1}{\sigma \sqrt{2\pi}} \exp\left(-\frac{z^2}{2}\right), \qquad z = \frac{x - \mu}{\sigma}`,
      String.raw`P(a \le X \le b) = \Phi(z_b) - \Phi(z_a), \qquad \Phi(z) = \frac12 \operatorname{erfc}\left(-\frac{z}{\sqrt 2}\right)`,
    ],
    where: {
      "f(x)": "density of the distribution",
      [String.raw`\mu`]: "mean",
      [String.raw`\sigma`]: "standard deviation",
      z: "distance from the mean in standard deviations",
      "a, b": "lower and upper limit",
      [String.raw`\Phi`]: "distribution function of the standard normal distribution",
    },
  },
  howTo: [
    "Under Probability, choose between two values, below a value or above a value.",
    "Enter the Mean and the Standard deviation of the distribution.",
    "Enter the Lower limit, the Upper limit, or both.",
    "For a range around the mean, set the Central range, such as 95%.",
  ],
  faq: [
    {
      question: "What is the 68-95-99.7 rule?",
      answer:
        "In a normal distribution 68.27% of values lie within one standard deviation of the mean, 95.45% within two and 99.73% within three. The central 95% reach 1.96 standard deviations either way.",
    },
    {
      question: "Why is the probability of exactly one value zero?",
      answer:
        "A continuous quantity takes any single value with probability 0; only ranges have probabilities. For whole-number data ask for half a unit on either side: a score of 130 is the range 129.5 to 130.5.",
    },
    {
      question: "Can the density exceed 1?",
      answer:
        "Yes, if the standard deviation is below about 0.4. A density is probability per unit; only the area under it, 1 in total, is a probability.",
    },
  ],
  about: [
    "Many quantities that are the sum of numerous small independent influences are nearly normal: measurement errors, heights of people of one sex, means of large samples (the central limit theorem).",
    "Incomes, waiting times, file sizes and stock returns in a crash are not: their tails are heavier or one-sided, and the normal distribution then badly understates extreme values.",
  ],
  sources: [
    "NIST/SEMATECH e-Handbook of Statistical Methods (2012)",
    "Abramowitz and Stegun, Handbook of Mathematical Functions, 1964, chapter 26",
  ],
  overflow: "standardDeviation",
  phrases: [
    "normal distribution mean {mean} standard deviation {standardDeviation} between {lower} and {upper}",
    "normally distributed with mean {mean} and standard deviation {standardDeviation} more than {lower}",
    "normally distributed with mean {mean} and standard deviation {standardDeviation} less than {upper}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "IQ between 85 and 130",
      inputs: { mode: "between", mean: 100, standardDeviation: 15, lower: 85, upper: 130 },
      outputs: { probability: 0.818594614 },
    },
    {
      title: "Men taller than 190 cm (mean 178, deviation 7)",
      inputs: { mode: "above", mean: 178, standardDeviation: 7, lower: 190 },
      outputs: { probability: 0.0432381, belowLower: 0.9567619 },
    },
    {
      title: "Bags under the stated 500 g (mean 503, deviation 2)",
      inputs: { mode: "below", mean: 503, standardDeviation: 2, upper: 500, centralPercent: 99 },
      outputs: { probability: 0.0668072013, centralLower: 497.848341 },
    },
  ],
});

/** P(zLower <= Z <= zUpper), where null means no limit; from the tail that is smaller, so that digits are kept. */
function probabilityBetween(zLower: number | null, zUpper: number | null): number {
  if (zLower === null) return zUpper === null ? 1 : normalBelow(zUpper);
  if (zUpper === null) return normalAbove(zLower);
  return zLower > 0 ? normalAbove(zLower) - normalAbove(zUpper) : normalBelow(zUpper) - normalBelow(zLower);
}
