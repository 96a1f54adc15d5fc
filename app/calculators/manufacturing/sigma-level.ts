import { choice, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { normalBelow, normalQuantileAbove } from "#maths/distributions.ts";

export default defineCalculator({
  id: "sigma-level",
  name: "Six Sigma Level Calculator",
  category: "manufacturing",
  emoji: "🎯",
  description:
    "Convert between defects, DPMO, yield and sigma level, with defects per unit and what they cost in a year.",
  keywords: [
    "DPMO",
    "defects per million",
    "process sigma",
    "first pass yield",
    "DPU",
    "quality level",
    "3.4 per million",
    "mistakes per million",
    "defects found in units",
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
      also: ["defects", "mistakes", "errors", "found", "bad", "faults", "failures"],
      when: { mode: "counts" },
    }),
    units: integer("Units checked", {
      default: 1500,
      min: 1,
      max: 1_000_000_000,
      also: ["pieces", "forms", "inspected", "checked", "tested", "parts", "invoices", "out of", "orders"],
      when: { mode: "counts" },
    }),
    opportunities: integer("Chances of a defect per unit", {
      unsaid: 1,
      default: 8,
      min: 1,
      max: 1_000_000,
      also: ["possible errors each", "chances", "possible errors", "opportunities each", "opportunities per unit"],
    }),
    dpmo: number("DPMO", {
      default: 6210,
      min: 0,
      max: 1_000_000,
      also: ["ppm", "defects per million"],
      when: { mode: "dpmo" },
    }),
    yieldPercent: percent("Yield per opportunity", {
      also: ["yield", "yield of", "yield is"],
      default: 99.379,
      min: 0,
      max: 100,
      when: { mode: "yield" },
    }),
    sigma: number("Sigma level", { also: ["sigma"], default: 4, min: -3, max: 8, when: { mode: "sigma" } }),
    shift: number("Long-term shift", {
      also: ["shift of", "sigma shift", "usual shift of"],
      default: 1.5,
      min: 0,
      max: 3,
      help: "1.5 by convention; 0 for none.",
    }),
    annualUnits: integer("Units per year", { default: 50_000, min: 0, max: 1_000_000_000 }),
    costPerDefect: money("Cost of a defect", { default: 20, min: 0 }),
  },
  outputs: {
    sigmaLevel: number("Sigma level", {
      also: ["what sigma"],
      decimals: 2,
      none: "Unlimited: no defect, or nothing but defects",
    }),
    dpmoOut: number("Defects per million opportunities", { also: ["dpmo", "defects per million"], decimals: 2 }),
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
  pictures: [{ draw: "bars", of: ["sigmaLevel", "longTermSigma"], title: "Short term and long term" }],
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
  takeaways: (_, outputs, say) => [
    outputs.sigmaLevel === null
      ? `With {dpmoOut} defects per million opportunities there is no finite sigma level.`
      : `The process is at {sigmaLevel} sigma: ${counted(outputs.dpmoOut!, "defect", "{dpmoOut}")} per million opportunities.`,
    `{unitsWithoutDefect} of the units have no defect at all; a unit has {defectsPerUnit} defects on average.`,
    `Over a year that comes to ${counted(outputs.annualDefects!, "defect", say.number(outputs.annualDefects!, 0))}${outputs.annualCost! > 0 ? " and a cost of {annualCost}" : ""}.`,
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
    "Under You know, choose defects counted, DPMO, a yield or a sigma level.",
    "Enter it, and the Chances of a defect per unit: the number of things that can go wrong and that you check.",
    "Keep the Long-term shift at 1.5 to compare with published sigma levels; set it to 0 for plain statistics.",
    "Enter the Units per year and the Cost of a defect to see what the defects cost.",
  ],
  faq: [
    {
      question: "Why is six sigma 3.4 defects per million and not 0.002?",
      answer:
        "Because of the shift. A process that is six standard deviations from the limit in the short term is assumed to drift by 1.5, and 4.5 standard deviations leave 3.4 per million on one side. Two-sided and without the shift, it would be 0.002.",
    },
    {
      question: "What counts as an opportunity?",
      answer:
        "A characteristic that matters to the customer and is checked. Doubling the opportunities on paper halves the DPMO without any better work, so agree on a list and keep to it.",
    },
    {
      question: "What are the steps on the scale?",
      answer:
        "With the 1.5 shift: 2 sigma 308,538 DPMO, 3 sigma 66,807, 4 sigma 6,210, 5 sigma 233, 6 sigma 3.4. Going from 3 to 4 sigma, defects must fall by a factor of 11; from 4 to 5, by 27; from 5 to 6, by 68.",
    },
  ],
  about: [
    "This calculator converts between four ways of saying the same thing, using the one-sided normal distribution of the Six Sigma tables.",
    "The share of units without a defect assumes that defects are independent. When few defects are counted the figure is uncertain: a count of 27 is consistent with a true average of anything from 18 to 39.",
  ],
  sources: [
    "Harry and Schroeder, Six Sigma (2000), 1.5 sigma shift",
    "ISO 13053-1:2011, Quantitative methods in process improvement: Six Sigma (DPMO table)",
  ],
  phrases: [
    "sigma level {defects} defects {units} units",
    "{dpmo} dpmo to sigma",
    "dpmo {defects} defects {units} units {opportunities} opportunities",
    "how many defects per million is a yield of {yieldPercent}",
    "what sigma level is {dpmo} dpmo with a {shift} sigma shift",
    "yield {yieldPercent} in sigma",
    "dpmo of {sigma} sigma",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "27 defects in 1,500 units with 8 chances each",
      inputs: { mode: "counts", defects: 27, units: 1500, opportunities: 8 },
      outputs: { dpmoOut: 2250, sigmaLevel: 4.34080372, unitsWithoutDefect: 98.2141 },
    },
    {
      title: "What six sigma means",
      inputs: { mode: "sigma", sigma: 6, opportunities: 1 },
      outputs: { dpmoOut: 3.39767313, longTermSigma: 4.5 },
    },
    {
      title: "A yield of 99%",
      inputs: { mode: "yield", yieldPercent: 99, opportunities: 1 },
      outputs: { sigmaLevel: 3.82634787, dpmoOut: 10000 },
    },
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
