import { choice, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { normalBelow, normalQuantileAbove } from "#maths/distributions.ts";

export default defineCalculator({
  id: "sigma-level",
  name: "Six Sigma Level Calculator",
  category: "manufacturing",
  emoji: "🎯",
  description:
    "Convert defects, DPMO, yield and sigma level into one another, with defects per unit and what they cost in a year.",
  keywords: [
    "DPMO",
    "defects per million",
    "process sigma",
    "first pass yield",
    "DPU",
    "quality level",
    "3.4 per million",
  ],
  related: [
    { id: "process-capability", stage: "complementary", relevance: 92 },
    { id: "rolled-throughput-yield", stage: "complementary", relevance: 88 },
    "z-score",
    "normal-distribution",
    "oee",
  ],
  inputs: {
    mode: choice("You know", {
      default: "counts",
      options: [
        ["counts", "Defects counted"],
        ["dpmo", "DPMO"],
        ["yield", "Yield"],
        ["sigma", "Sigma level"],
      ],
    }),
    defects: integer("Defects", {
      default: 27,
      min: 0,
      max: 1_000_000_000,
      also: ["defects"],
      when: { mode: "counts" },
    }),
    units: integer("Units checked", {
      default: 1500,
      min: 1,
      max: 1_000_000_000,
      also: ["units", "pieces"],
      when: { mode: "counts" },
    }),
    opportunities: integer("Chances of a defect per unit", {
      default: 8,
      min: 1,
      max: 1_000_000,
      also: ["opportunities"],
    }),
    dpmo: number("DPMO", { default: 6210, min: 0, max: 1_000_000, also: ["ppm"], when: { mode: "dpmo" } }),
    yieldPercent: percent("Yield per opportunity", { default: 99.379, min: 0, max: 100, when: { mode: "yield" } }),
    sigma: number("Sigma level", { default: 4, min: -3, max: 8, when: { mode: "sigma" } }),
    shift: number("Long-term shift", { default: 1.5, min: 0, max: 3, help: "1.5 by convention; 0 for none" }),
    annualUnits: integer("Units per year", { default: 50_000, min: 0, max: 1_000_000_000 }),
    costPerDefect: money("Cost of a defect", { default: 20, min: 0 }),
  },
  outputs: {
    sigmaLevel: number("Sigma level", { decimals: 2, none: "Unlimited: no defect, or nothing but defects" }),
    dpmoOut: number("Defects per million opportunities", { decimals: 2 }),
    yield: percent("Yield per opportunity", { decimals: 5 }),
    longTermSigma: number("Long-term sigma (without the shift)", {
      decimals: 2,
      none: "Unlimited: no defect, or nothing but defects",
    }),
    defectsPerUnit: number("Defects per unit", { decimals: 4 }),
    unitsWithoutDefect: percent("Units without a defect", { decimals: 3 }),
    annualDefects: number("Defects in a year", { decimals: 0 }),
    annualCost: money("Cost of defects in a year"),
    scale: table("The sigma scale with this shift", {
      sigma: number("Sigma level"),
      dpmo: number("Defects per million", { decimals: 2 }),
      yield: percent("Yield", { decimals: 5 }),
    }),
  },
  compute(inputs) {
    const { opportunities, shift } = inputs;
    const defective = defectiveShare(inputs);
    const isGiven = inputs.mode === "sigma";
    const hasSigma = isGiven || (defective > 0 && defective < 1);
    const longTermSigma = !hasSigma ? null : isGiven ? inputs.sigma - shift : normalQuantileAbove(defective);
    const annualDefects = defective * opportunities * inputs.annualUnits;
    return {
      sigmaLevel: longTermSigma === null ? null : isGiven ? inputs.sigma : longTermSigma + shift,
      dpmoOut: 1e6 * defective,
      yield: 100 * (1 - defective),
      longTermSigma,
      defectsPerUnit: defective * opportunities,
      unitsWithoutDefect: 100 * Math.exp(opportunities * Math.log1p(-defective)),
      annualDefects,
      annualCost: annualDefects * inputs.costPerDefect,
      scale: Array.from({ length: 11 }, (_, index) => {
        const sigma = 1 + index / 2;
        return { sigma, dpmo: 1e6 * normalBelow(shift - sigma), yield: 100 * normalBelow(sigma - shift) };
      }),
    };
  },
  takeaways: (_, outputs) => [
    outputs.sigmaLevel === null
      ? `With {dpmoOut} defects per million opportunities a sigma level cannot be given.`
      : `The process is at {sigmaLevel} sigma: {dpmoOut} defects per million opportunities.`,
    `{unitsWithoutDefect} of the units have no defect at all; a unit has {defectsPerUnit} defects on average.`,
    `Over a year that is {annualDefects} defects and {annualCost}.`,
  ],
  formula: {
    tex: [
      String.raw`p = \frac{d}{u\, o}, \qquad DPMO = 10^6\, p`,
      String.raw`\sigma = -\Phi^{-1}(p) + s, \qquad Y = (1 - p)^{o}`,
    ],
    where: {
      p: "chance of a defect per opportunity",
      d: "defects",
      u: "units checked",
      o: "chances of a defect per unit",
      DPMO: "defects per million opportunities",
      "\\sigma": "sigma level",
      "\\Phi^{-1}": "inverse of the standard normal distribution",
      s: "long-term shift, 1.5 by convention",
      Y: "share of units without a defect",
    },
  },
  howTo: [
    "Choose under You know: defects counted, DPMO, a yield or a sigma level.",
    "Enter it, and the Chances of a defect per unit: the number of things that can go wrong and that you check.",
    "Keep the Long-term shift at 1.5 to compare with published sigma levels; set 0 for the plain statistics.",
    "Enter Units per year and Cost of a defect to see what the defects cost.",
  ],
  faq: [
    {
      question: "Why is six sigma 3.4 defects per million and not 0.002?",
      answer:
        "Because of the shift. A process that is six standard deviations from the limit in the short term is assumed to drift by 1.5, and 4.5 standard deviations leave 3.4 per million on one side. Without shift, two-sided, it would be 0.002.",
    },
    {
      question: "What counts as an opportunity?",
      answer:
        "A characteristic that matters to the customer and is checked. Doubling the opportunities on paper halves the DPMO without any better work, so agree on a list and keep to it.",
    },
    {
      question: "What are the steps of the scale?",
      answer:
        "With the 1.5 shift: 2 sigma 308,538 DPMO, 3 sigma 66,807, 4 sigma 6,210, 5 sigma 233, 6 sigma 3.4. From 3 to 4 sigma defects must fall 11 times, from 4 to 5 27 times, from 5 to 6 68 times.",
    },
  ],
  about: [
    "It converts between four ways to say the same thing, with the one-sided normal distribution that the Six Sigma tables use.",
    "The share of units without a defect assumes that defects are independent. With few defects counted the figure is uncertain: 27 defects can by chance be anything from 18 to 39.",
  ],
  sources: [
    "Harry and Schroeder, Six Sigma (2000), 1.5 sigma shift",
    "ISO 13053-1:2011, Quantitative methods in process improvement: Six Sigma (DPMO table)",
  ],
  phrases: ["sigma level {defects} defects {units} units", "{dpmo} dpmo to sigma"],
  updated: "2026-11-21",
  examples: [
    {
      title: "27 defects on 1500 units with 8 chances each",
      inputs: { mode: "counts", defects: 27, units: 1500, opportunities: 8 },
      outputs: { dpmoOut: 2250, sigmaLevel: 4.34080372, unitsWithoutDefect: 98.2141 },
    },
    {
      title: "What six sigma means",
      inputs: { mode: "sigma", sigma: 6, opportunities: 1 },
      outputs: { dpmoOut: 3.39767313, longTermSigma: 4.5 },
    },
    {
      title: "A yield of 99 %",
      inputs: { mode: "yield", yieldPercent: 99, opportunities: 1 },
      outputs: { sigmaLevel: 3.82634787, dpmoOut: 10000 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        mode: "counts",
        defects: 12,
        units: 1000,
        opportunities: 5,
        dpmo: 6210,
        yieldPercent: 99.379,
        sigma: 4,
        shift: 1.5,
        annualUnits: 50_000,
        costPerDefect: 20,
      },
      outputs: { sigmaLevel: 4.32015805932, dpmoOut: 2400, yield: 99.76 },
    },
    {
      by: "SciPy 1.10 stats.norm, stats.binom",
      inputs: { mode: "counts", defects: 27, units: 1500, opportunities: 8 },
      outputs: {
        sigmaLevel: 4.34080371786,
        dpmoOut: 2250,
        yield: 99.775,
        longTermSigma: 2.84080371786,
        defectsPerUnit: 0.018,
        unitsWithoutDefect: 98.2141113916,
        annualDefects: 900,
        annualCost: 18_000,
        scale: {
          rows: 11,
          first: { sigma: 1, dpmo: 691_462.461274, yield: 30.8537538726 },
          last: { sigma: 6, dpmo: 3.39767312473 },
        },
      },
    },
    {
      by: "SciPy 1.10 stats.norm, stats.binom",
      inputs: { mode: "counts", defects: 0, units: 200 },
      outputs: {
        sigmaLevel: null,
        dpmoOut: 0,
        yield: 100,
        longTermSigma: null,
        defectsPerUnit: 0,
        unitsWithoutDefect: 100,
        annualDefects: 0,
        annualCost: 0,
        scale: {
          rows: 11,
          first: { sigma: 1, dpmo: 691_462.461274, yield: 30.8537538726 },
          last: { sigma: 6, dpmo: 3.39767312473 },
        },
      },
    },
    {
      by: "SciPy 1.10 stats.norm, stats.binom",
      inputs: { mode: "counts", defects: 30, units: 10, opportunities: 3 },
      outputs: {
        sigmaLevel: null,
        dpmoOut: 1_000_000,
        yield: 0,
        longTermSigma: null,
        defectsPerUnit: 3,
        unitsWithoutDefect: 0,
        annualDefects: 150_000,
        annualCost: 3_000_000,
        scale: {
          rows: 11,
          first: { sigma: 1, dpmo: 691_462.461274, yield: 30.8537538726 },
          last: { sigma: 6, dpmo: 3.39767312473 },
        },
      },
    },
    {
      by: "SciPy 1.10 stats.norm, stats.binom",
      inputs: { mode: "dpmo", dpmo: 233, opportunities: 40, annualUnits: 1200, costPerDefect: 75 },
      outputs: {
        sigmaLevel: 4.9995752805,
        dpmoOut: 233,
        yield: 99.9767,
        longTermSigma: 3.4995752805,
        defectsPerUnit: 0.00932,
        unitsWithoutDefect: 99.0722220713,
        annualDefects: 11.184,
        annualCost: 838.8,
        scale: {
          rows: 11,
          first: { sigma: 1, dpmo: 691_462.461274, yield: 30.8537538726 },
          last: { sigma: 6, dpmo: 3.39767312473 },
        },
      },
    },
    {
      by: "SciPy 1.10 stats.norm, stats.binom",
      inputs: { mode: "yield", yieldPercent: 93.3, shift: 0, opportunities: 1 },
      outputs: {
        sigmaLevel: 1.49851306788,
        dpmoOut: 67_000,
        yield: 93.3,
        longTermSigma: 1.49851306788,
        defectsPerUnit: 0.067,
        unitsWithoutDefect: 93.3,
        annualDefects: 3350,
        annualCost: 67_000,
        scale: {
          rows: 11,
          first: { sigma: 1, dpmo: 158_655.253931, yield: 84.1344746069 },
          last: { sigma: 6, dpmo: 0.000986587645038 },
        },
      },
    },
    {
      by: "SciPy 1.10 stats.norm, stats.binom",
      inputs: { mode: "sigma", sigma: 4.7 },
      outputs: {
        sigmaLevel: 4.7,
        dpmoOut: 687.137937916,
        yield: 99.9312862062,
        longTermSigma: 3.2,
        defectsPerUnit: 0.00549710350333,
        unitsWithoutDefect: 99.4516098783,
        annualDefects: 274.855175166,
        annualCost: 5497.10350333,
        scale: {
          rows: 11,
          first: { sigma: 1, dpmo: 691_462.461274, yield: 30.8537538726 },
          last: { sigma: 6, dpmo: 3.39767312473 },
        },
      },
    },
    {
      by: "SciPy 1.10 stats.norm, stats.binom",
      inputs: { mode: "sigma", sigma: -1, shift: 0 },
      outputs: {
        sigmaLevel: -1,
        dpmoOut: 841_344.746069,
        yield: 15.8655253931,
        longTermSigma: -1,
        defectsPerUnit: 6.73075796855,
        unitsWithoutDefect: 4.01453887758e-5,
        annualDefects: 336_537.898427,
        annualCost: 6_730_757.96855,
        scale: {
          rows: 11,
          first: { sigma: 1, dpmo: 158_655.253931, yield: 84.1344746069 },
          last: { sigma: 6, dpmo: 0.000986587645038 },
        },
      },
    },
    {
      by: "SciPy 1.10 stats.norm, stats.binom",
      inputs: { mode: "yield", yieldPercent: 30 },
      outputs: {
        sigmaLevel: 0.975599487292,
        dpmoOut: 700_000,
        yield: 30,
        longTermSigma: -0.524400512708,
        defectsPerUnit: 5.6,
        unitsWithoutDefect: 0.006561,
        annualDefects: 280_000,
        annualCost: 5_600_000,
        scale: {
          rows: 11,
          first: { sigma: 1, dpmo: 691_462.461274, yield: 30.8537538726 },
          last: { sigma: 6, dpmo: 3.39767312473 },
        },
      },
    },
    {
      by: "ISO 13053-1:2011 table: 3 sigma is 66807 DPMO",
      inputs: { mode: "sigma", sigma: 3 },
      outputs: { dpmoOut: 66_807 },
    },
    {
      by: "ISO 13053-1:2011 table: 5 sigma is 233 DPMO",
      inputs: { mode: "dpmo", dpmo: 233 },
      outputs: { sigmaLevel: 5 },
    },
    { by: "Refusal", inputs: { mode: "counts", defects: 25, units: 3, opportunities: 8 }, refuses: "defects" },
    { by: "Refusal", inputs: { mode: "dpmo", dpmo: 1_000_001 }, refuses: "dpmo" },
    { by: "Refusal", inputs: { mode: "yield", yieldPercent: 101 }, refuses: "yieldPercent" },
    { by: "Refusal", inputs: { mode: "sigma", sigma: 9 }, refuses: "sigma" },
    { by: "Refusal", inputs: { shift: 4 }, refuses: "shift" },
  ],
});

interface Known {
  readonly mode: string;
  readonly defects: number;
  readonly units: number;
  readonly opportunities: number;
  readonly dpmo: number;
  readonly yieldPercent: number;
  readonly sigma: number;
  readonly shift: number;
}

/** The chance of a defect per opportunity. */
function defectiveShare({ mode, defects, units, opportunities, dpmo, yieldPercent, sigma, shift }: Known): number {
  if (mode === "dpmo") return dpmo / 1e6;
  if (mode === "yield") return (100 - yieldPercent) / 100;
  if (mode === "sigma") return normalBelow(shift - sigma);
  if (defects > units * opportunities) {
    refuse("defects", "There cannot be more defects than chances for one. Enter fewer, or more units or chances.");
  }
  return defects / (units * opportunities);
}
