import {
  chart,
  choice,
  defineCalculator,
  integer,
  list,
  number,
  percent,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { normalAbove, normalBelow, normalDensity } from "#maths/distributions.ts";
import { mean as average, sampleDeviation } from "#maths/statistics.ts";

export default defineCalculator({
  id: "process-capability",
  name: "Process Capability Calculator (Cp, Cpk)",
  category: "manufacturing",
  emoji: "📈",
  description:
    "Cp, Cpk, Pp, Ppk and Cpm from measurements or from a mean and standard deviation, with the expected defects per million.",
  keywords: [
    "Ppk",
    "six sigma",
    "specification limits",
    "SPC",
    "quality control",
    "tolerance",
    "capability index",
    "PPM",
    "Cpk",
    "Cp",
  ],
  related: [
    { id: "sigma-level", stage: "next_step", relevance: 92 },
    { id: "standard-deviation", stage: "complementary", relevance: 82 },
    { id: "normal-distribution", stage: "complementary", relevance: 84 },
    "rolled-throughput-yield",
    "z-score",
    "oee",
  ],
  inputs: {
    mode: choice("You have", {
      default: "data",
      options: [
        ["data", "Measurements"],
        ["summary", "Mean and standard deviation"],
      ],
    }),
    data: list("Measurements, in the order made", {
      of: number("Value"),
      also: ["data", "measurements"],
      default: [
        10.02, 9.98, 10.01, 10.05, 9.97, 10, 10.03, 9.99, 10.02, 9.96, 10.04, 10.01, 9.98, 10, 10.02, 9.99, 10.03,
        10.01, 9.97, 10,
      ],
      minItems: 2,
      maxItems: 5000,
      when: { mode: "data" },
    }),
    subgroupSize: integer("Subgroup size", {
      default: 5,
      min: 1,
      max: 10,
      when: { mode: "data" },
      help: "1 for single values (moving range).",
    }),
    mean: number("Mean", {
      default: 10,
      min: -1_000_000_000_000,
      max: 1_000_000_000_000,
      also: ["average", "averages", "average is", "average of", "mean of", "centered at"],
      when: { mode: "summary" },
    }),
    standardDeviation: number("Standard deviation", {
      default: 0.03,
      min: 1e-12,
      max: 1_000_000_000_000,
      also: ["sd", "std dev", "stdev", "sigma", "sigma of", "standard deviation of", "std"],
      when: { mode: "summary" },
    }),
    limits: choice("Limits", {
      default: "both",
      options: [
        ["both", "Lower and upper"],
        ["lower", "Lower only"],
        ["upper", "Upper only"],
      ],
    }),
    lowerLimit: number("Lower specification limit", {
      default: 9.9,
      min: -1_000_000_000_000,
      max: 1_000_000_000_000,
      also: [
        "LSL",
        "lower limit",
        "spec limits are",
        "spec limits of",
        "spec limits",
        "spec",
        "limits are",
        "allows from",
        "drawing allows from",
        "between",
        "from",
        "limits of",
        "tolerance",
      ],
      when: { limits: ["both", "lower"] },
    }),
    upperLimit: number("Upper specification limit", {
      default: 10.1,
      min: -1_000_000_000_000,
      max: 1_000_000_000_000,
      also: ["USL", "to", "and"],
      when: { limits: ["both", "upper"] },
    }),
    target: number("Target (for Cpm)", {
      default: 10,
      min: -1_000_000_000_000,
      max: 1_000_000_000_000,
      when: { limits: "both" },
    }),
  },
  outputs: {
    cpk: number("Cpk", { also: ["how capable", "cpk"], decimals: 3 }),
    cp: number("Cp", { also: ["cp"], decimals: 3, none: "Only with both limits" }),
    ppk: number("Ppk", { decimals: 3 }),
    pp: number("Pp", { decimals: 3, none: "Only with both limits" }),
    cpl: number("Cpl (lower side)", { decimals: 3, none: "There is no lower limit" }),
    cpu: number("Cpu (upper side)", { decimals: 3, none: "There is no upper limit" }),
    cpm: number("Cpm", { decimals: 3, none: "Only with both limits" }),
    meanOut: number("Mean"),
    sigmaWithin: number("Standard deviation within subgroups"),
    sigmaOverall: number("Standard deviation overall"),
    sigmaLevel: number("Sigmas to the nearer limit (3 Cpk)", { decimals: 2 }),
    defectsPpm: number("Defects expected per million", { decimals: 2 }),
    yield: percent("Good pieces expected", { decimals: 5 }),
    verdict: text("Verdict", {
      labels: {
        "not capable": "Not capable (Cpk under 1)",
        marginal: "Marginal (1 to 1.33)",
        capable: "Capable (1.33 to 1.67)",
        excellent: "Excellent (1.67 and more)",
      },
    }),
    observedOut: integer("Measurements outside the limits", { none: "Unknown without measurements" }),
    sampleSize: integer("Measurements", { none: "Unknown without measurements" }),
    curve: chart("Normal curve of the process", {
      x: { x: number("Value") },
      y: { density: number("Density") },
      as: "area",
      own: { x: "meanOut", label: "Mean" },
      limits: ["lowerLimit", "upperLimit"],
    }),
    ifCentered: table("If centered, with more or less spread", {
      sigmaFactor: number("Times the spread"),
      cp: number("Cp (Cpk with one limit)", { decimals: 3 }),
      ppm: number("Defects per million", { decimals: 2 }),
    }),
  },
  figures: ["cp", "ppk", "pp", "verdict", "meanOut", "sigmaWithin", "yield", "defectsPpm"],
  compute(inputs) {
    const process = inputs.mode === "summary" ? summarized(inputs) : measured(inputs.data, inputs.subgroupSize);
    const lower = inputs.limits === "upper" ? null : inputs.lowerLimit;
    const upper = inputs.limits === "lower" ? null : inputs.upperLimit;
    if (lower !== null && upper !== null && lower >= upper) {
      refuse("lowerLimit", "The lower limit must be below the upper limit. Swap them or correct one.");
    }
    const { center, within, overall } = process;
    const short = indicesOf(lower, upper, center, within);
    const long = indicesOf(lower, upper, center, overall);
    const below = lower === null ? 0 : normalBelow((lower - center) / overall);
    const above = upper === null ? 0 : normalAbove((upper - center) / overall);
    const defects = below + above;
    const isOut = (value: number) => (lower !== null && value < lower) || (upper !== null && value > upper);
    const reference = short.width ?? short.nearer;
    return {
      cpk: short.nearer,
      cp: short.width,
      ppk: long.nearer,
      pp: long.width,
      cpl: short.lower,
      cpu: short.upper,
      cpm: short.width === null ? null : short.width / Math.hypot(1, (center - inputs.target) / within),
      meanOut: center,
      sigmaWithin: within,
      sigmaOverall: overall,
      sigmaLevel: 3 * short.nearer,
      defectsPpm: 1e6 * defects,
      yield: 100 * (1 - defects),
      verdict: verdictOf(short.nearer),
      observedOut: process.values === null ? null : process.values.filter(isOut).length,
      sampleSize: process.values === null ? null : process.values.length,
      curve: Array.from({ length: 33 }, (_, index) => {
        const z = (index - 16) / 4;
        return { x: center + z * overall, density: normalDensity(z) / overall };
      }),
      ifCentered: [0.5, 0.75, 1, 1.25, 1.5].map((sigmaFactor) => {
        const cp = reference / sigmaFactor;
        return { sigmaFactor, cp, ppm: (short.width === null ? 1e6 : 2e6) * normalBelow(-3 * cp) };
      }),
    };
  },
  takeaways: (_, outputs, say) => [
    `Cpk is {cpk}: ${outputs.sigmaLevel! < 0 ? "the mean lies outside a limit" : "the nearer limit is {sigmaLevel} standard deviations from the mean"}. {verdict}.`,
    outputs.cp === null
      ? `With only one limit there is no Cp; the mean decides how many pieces fall outside it.`
      : outputs.cp - outputs.cpk! > 0.1
        ? `If centered, the process would reach a Cpk of {cp}: move the mean before you reduce the spread.`
        : `Cp is {cp}, so the process is well centered; only less spread would help.`,
    `About ${say.number(outputs.defectsPpm!, outputs.defectsPpm! < 10 ? 3 : 0)} pieces in a million are expected outside the limits, if the values are normally distributed.`,
  ],
  formula: {
    tex: [
      String.raw`C_p = \frac{USL - LSL}{6\,\hat\sigma}, \qquad C_{pk} = \min\!\left(\frac{USL - \bar x}{3\,\hat\sigma}, \frac{\bar x - LSL}{3\,\hat\sigma}\right)`,
      String.raw`\hat\sigma = \frac{\bar R}{d_2}, \qquad C_{pm} = \frac{C_p}{\sqrt{1 + \left(\frac{\bar x - T}{\hat\sigma}\right)^2}}`,
    ],
    where: {
      C_p: "potential capability (Pp with the overall standard deviation)",
      "C_{pk}": "capability with the true mean (Ppk with the overall one)",
      "USL, LSL": "upper and lower specification limit",
      "\\bar x": "mean",
      "\\hat\\sigma": "standard deviation within subgroups",
      "\\bar R": "mean range of the subgroups",
      d_2: "factor for the subgroup size",
      "C_{pm}": "capability around the target",
      T: "target",
    },
  },
  howTo: [
    "Under You have, choose Measurements, or Mean and standard deviation.",
    "Paste the Measurements in the order they were made and set the Subgroup size (1 for single values).",
    "Choose the Limits and enter the Lower and Upper specification limits from the drawing.",
    "Enter the Target if it is not in the middle; it only matters for Cpm.",
    "Compare Cpk with Ppk: a much lower Ppk means that the process drifts between subgroups.",
  ],
  faq: [
    {
      question: "What is the difference between Cpk and Ppk?",
      answer:
        "Cpk uses the spread within small subgroups: what the process could do if it stayed put. Ppk uses the spread of all values: what customers really get. In a stable process they agree.",
    },
    {
      question: "What Cpk is required?",
      answer:
        "The usual requirement is 1.33, four sigmas to the nearer limit. The auto industry asks for 1.67 for new processes and safety features (AIAG PPAP). Below 1, the parts have to be sorted.",
    },
    {
      question: "How many measurements do I need?",
      answer:
        "At least 50, better 100 to 125. With 30 values, a Cpk of 1.33 has a 95% confidence interval of about 0.97 to 1.69: it proves little.",
    },
    {
      question: "What if my data is not normally distributed?",
      answer:
        "The indices can still be computed, but the defects per million will be wrong, often by a factor of ten. Flatness, roughness and hardness are typically skewed; transform them or fit another distribution.",
    },
  ],
  about: [
    "First check on a control chart that the process is stable; the indices of an unstable process mean nothing. The standard deviation within subgroups is the mean range divided by d₂.",
    "The defects are those of a normal distribution with the overall standard deviation, without Six Sigma's 1.5 sigma shift. An incomplete last subgroup counts only toward the overall figures.",
  ],
  sources: [
    "Montgomery, Introduction to Statistical Quality Control, 8th edition (capability, d2)",
    "ISO 22514-2 (capability and performance), AIAG SPC manual (2005)",
    "NIST/SEMATECH e-Handbook of Statistical Methods, section 6.1.6",
  ],
  overflow: "data",
  phrases: [
    "cpk mean {mean} sigma {standardDeviation} limits {lowerLimit} to {upperLimit}",
    "cpk mean {mean} sd {standardDeviation} usl {upperLimit} lsl {lowerLimit}",
    "cp {mean},{standardDeviation} limits {lowerLimit} to {upperLimit}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Twenty shafts in subgroups of five",
      inputs: {},
      outputs: { sampleSize: 20, observedOut: 0, verdict: "marginal" },
    },
    {
      title: "Mean 10.02, standard deviation 0.025, limits 9.9 to 10.1",
      inputs: { mode: "summary", mean: 10.02, standardDeviation: 0.025 },
      outputs: { cpk: 1.06666667, cp: 1.33333333 },
    },
    {
      title: "A strength with a lower limit only",
      inputs: { mode: "summary", mean: 52, standardDeviation: 1.5, limits: "lower", lowerLimit: 46 },
      outputs: { cpk: 1.33333333, cp: null, defectsPpm: 31.6712418 },
    },
  ],
});

/** Mean range over standard deviation, by subgroup size. Montgomery, 8th ed., appendix VI. */
const D2: Readonly<Record<number, number>> = {
  2: 1.128,
  3: 1.693,
  4: 2.059,
  5: 2.326,
  6: 2.534,
  7: 2.704,
  8: 2.847,
  9: 2.97,
  10: 3.078,
};

interface Process {
  readonly center: number;
  readonly within: number;
  readonly overall: number;
  readonly values: readonly number[] | null;
}

function summarized({ mean, standardDeviation }: { mean: number; standardDeviation: number }): Process {
  return { center: mean, within: standardDeviation, overall: standardDeviation, values: null };
}

function measured(values: readonly number[], subgroupSize: number): Process {
  const ranges = subgroupSize === 1 ? movingRanges(values) : subgroupRanges(values, subgroupSize);
  if (values.length < 2 || (subgroupSize > 1 && ranges.length < 2)) {
    refuse(
      "data",
      "At least two values and two full subgroups are needed. Enter more values or a smaller subgroup size.",
    );
  }
  const within = average(ranges) / D2[Math.max(2, subgroupSize)]!;
  if (within === 0 || rangeOf(values) === 0) {
    refuse("data", "The values have no spread, so the capability is unlimited. Enter values with more digits.");
  }
  return { center: average(values), within, overall: sampleDeviation(values), values };
}

function rangeOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function movingRanges(values: readonly number[]): readonly number[] {
  return values.slice(1).map((value, index) => Math.abs(value - values[index]!));
}

function subgroupRanges(values: readonly number[], size: number): readonly number[] {
  return Array.from({ length: Math.floor(values.length / size) }, (_, index) =>
    rangeOf(values.slice(index * size, (index + 1) * size)),
  );
}

/** The indices with one standard deviation: each side (null without that limit), the nearer one, the whole width. */
function indicesOf(lowerLimit: number | null, upperLimit: number | null, center: number, sigma: number) {
  const lower = lowerLimit === null ? null : (center - lowerLimit) / (3 * sigma);
  const upper = upperLimit === null ? null : (upperLimit - center) / (3 * sigma);
  const width = lowerLimit === null || upperLimit === null ? null : (upperLimit - lowerLimit) / (6 * sigma);
  return { lower, upper, width, nearer: Math.min(lower ?? Infinity, upper ?? Infinity) };
}

function verdictOf(cpk: number): string {
  if (cpk < 1) return "not capable";
  return cpk < 1.33 ? "marginal" : cpk < 1.67 ? "capable" : "excellent";
}
