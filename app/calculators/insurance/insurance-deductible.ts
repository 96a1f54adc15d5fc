import { boolean, chart, defineCalculator, integer, money, number, refuse, table } from "#engine/define.ts";

export default defineCalculator({
  id: "insurance-deductible",
  name: "Insurance Deductible Calculator",
  category: "insurance",
  emoji: "🧯",
  description:
    "Is a higher deductible worth it? The premium you save, the claim-free years it takes to pay off, and the expected cost of both.",
  keywords: [
    "raise deductible",
    "car insurance deductible",
    "home insurance excess",
    "break even years",
    "premium savings",
    "deductible comparison",
    "lower premium",
    "how many years without a claim",
    "higher deductible pays off",
    "go without an accident",
  ],
  related: [
    { id: "health-plan-comparison", stage: "complementary", relevance: 76 },
    "home-replacement-cost",
    { id: "emergency-fund", stage: "next_step", relevance: 78 },
    "break-even",
    "car-lease",
  ],
  inputs: {
    currentPremium: money("Premium per year now", {
      default: 1400,
      min: 0,
      also: [
        "premium now",
        "premium from",
        "car insurance is",
        "pay now",
        "currently pay",
        "premium drops from",
        "premium goes from",
        "drops from",
        "goes from",
        "premium of",
        "insurance costs",
        "insurance is",
        "premium is",
        "a year with",
        "pay",
        "premium falls from",
        "now pay",
        "home insurance is",
      ],
    }),
    currentDeductible: money("Deductible now", {
      default: 500,
      min: 0,
      also: [
        "deductible from",
        "instead of",
        "from",
        "with a",
        "old deductible",
        "deductible of",
        "raise my deductible from",
        "deductible is",
      ],
    }),
    newPremium: money("Premium with the higher deductible", {
      default: 1180,
      min: 0,
      also: [
        "drops to",
        "would be",
        "new premium of",
        "premium to",
        "cuts the premium to",
        "would cost",
        "premium would be",
        "down to",
      ],
    }),
    newDeductible: money("Higher deductible", {
      default: 1500,
      min: 0,
      also: [
        "raise to",
        "to",
        "going to a",
        "going to",
        "raise it to",
        "deductible to",
        "a deductible of",
        "raising it to",
        "switch to",
        "deductible instead of",
        "higher deductible of",
        "go up to",
      ],
    }),
    yearsBetweenClaims: number("Years between claims", {
      also: ["claim every", "accident every", "a claim every", "one claim every", "file a claim every"],
      default: 8,
      min: 0.1,
      max: 1000,
      unit: "years",
      help: "How many years pass between your claims, on average.",
    }),
    averageLoss: money("Typical loss", {
      also: ["typical claim", "average claim", "typical damage"],
      default: 5000,
      min: 0,
    }),
    termYears: integer("Years to look at", { also: ["look at"], default: 10, min: 1, max: 60, unit: "years" }),
  },
  outputs: {
    expectedSaving: money("Expected savings per year", {
      also: ["expected savings"],
      decimals: 2,
      help: "Negative: the higher deductible costs more on average.",
    }),
    annualSaving: money("Premium saved per year", {
      also: [
        "save a year",
        "do i save a year",
        "how much do i save",
        "premium savings",
        "save per year",
        "save each year",
      ],
      decimals: 2,
    }),
    extraRisk: money("More to pay per claim", { also: ["extra risk", "more out of pocket"] }),
    breakEvenYears: number("Claim-free years until it pays off", {
      also: [
        "break even",
        "break even in years",
        "years without a claim",
        "go without an accident",
        "pays off",
        "how many years",
        "until it pays off",
        "without an accident",
      ],
      unit: "years",
      decimals: 2,
      none: "Never: the premium is not lower",
    }),
    expectedCostCurrent: money("Expected cost per year now", { decimals: 2 }),
    expectedCostNew: money("Expected cost per year with the higher deductible", { decimals: 2 }),
    worthIt: boolean("Higher deductible is cheaper on average", {
      also: ["worth it", "is it worth"],
      words: ["Yes", "No"],
    }),
    claimIntervalNeeded: number("Worth it with less than one claim every", {
      unit: "years",
      decimals: 2,
      none: "Never: the premium is not lower",
    }),
    cumulative: table("Saved in total", {
      year: integer("Year"),
      noClaim: money("No claim"),
      oneClaim: money("One claim"),
      twoClaims: money("Two claims"),
    }),
    cumulativeChart: chart("Saved in total", {
      x: { year: integer("Year") },
      y: { noClaim: money("No claim"), oneClaim: money("One claim"), twoClaims: money("Two claims") },
      from: "cumulative",
      as: "line",
    }),
  },
  celebrates: { savings: "expectedSaving" },
  compute({
    currentPremium,
    currentDeductible,
    newPremium,
    newDeductible,
    yearsBetweenClaims,
    averageLoss,
    termYears,
  }) {
    if (newDeductible <= currentDeductible)
      refuse("newDeductible", "Enter a deductible that is higher than the one you have now.");
    const annualSaving = currentPremium - newPremium;
    const morePerClaim = Math.min(averageLoss, newDeductible) - Math.min(averageLoss, currentDeductible);
    const expectedCost = (premium: number, deductible: number) =>
      premium + Math.min(averageLoss, deductible) / yearsBetweenClaims;
    const expectedCostCurrent = expectedCost(currentPremium, currentDeductible);
    const expectedCostNew = expectedCost(newPremium, newDeductible);
    return {
      expectedSaving: expectedCostCurrent - expectedCostNew,
      annualSaving,
      extraRisk: newDeductible - currentDeductible,
      breakEvenYears: annualSaving > 0 ? (newDeductible - currentDeductible) / annualSaving : null,
      expectedCostCurrent,
      expectedCostNew,
      worthIt: expectedCostNew < expectedCostCurrent,
      claimIntervalNeeded: annualSaving > 0 ? morePerClaim / annualSaving : null,
      cumulative: Array.from({ length: termYears }, (_, index) => {
        const saved = annualSaving * (index + 1);
        return { year: index + 1, noClaim: saved, oneClaim: saved - morePerClaim, twoClaims: saved - 2 * morePerClaim };
      }),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    Math.abs(outputs.expectedSaving!) < 0.005
      ? `On average both deductibles cost the same.`
      : outputs.expectedSaving! > 0
        ? `On average the higher deductible saves {expectedSaving} a year.`
        : `On average the higher deductible costs ${say.money(-outputs.expectedSaving!, 2)} more a year.`,
    outputs.breakEvenYears === null
      ? `The premium is not lower, so there is nothing to gain.`
      : `A claim costs up to {extraRisk} more; the premium saved makes up for that after {breakEvenYears} without a claim.`,
    outputs.claimIntervalNeeded === null
      ? `Ask the insurer for a better offer, or keep the lower deductible.`
      : outputs.claimIntervalNeeded === 0
        ? `The typical loss is too small for the deductible to matter, so any lower premium is worth taking.`
        : `It is worth it if you have less than one claim every {claimIntervalNeeded}.`,
  ],
  formula: {
    tex: [
      String.raw`K = p + \frac{\min(L, d)}{Y}`,
      String.raw`\text{break-even} = \frac{d_2 - d_1}{p_1 - p_2}, \qquad Y_{\min} = \frac{\min(L, d_2) - \min(L, d_1)}{p_1 - p_2}`,
    ],
    where: {
      K: "expected cost per year",
      p: "premium per year (1: now, 2: with the higher deductible)",
      d: "deductible",
      L: "typical loss",
      Y: "years between claims",
      [String.raw`Y_{\min}`]: "years between claims above which the higher deductible is cheaper",
    },
  },
  howTo: [
    "Enter the Premium per year now and the Deductible now.",
    "Ask your insurer for the Premium with the higher deductible; for auto and home insurance a phone call is enough.",
    "Estimate the Years between claims: US drivers average about one collision claim every 18 years, and home claims are about as rare.",
    "Enter a Typical loss, and make sure you could come up with the higher deductible tomorrow.",
  ],
  faq: [
    {
      question: "Is a higher deductible worth it?",
      answer:
        "It is if the premium you save makes up for the difference in fewer years than usually pass between your claims. Saving 220 a year for 1,000 more at risk takes 4.5 years, so with a claim every eight years it pays off.",
    },
    {
      question: "Why not insure small losses?",
      answer:
        "Because the insurer's costs and profit take some 30% to 40% of the premium, and a small claim can raise your premium for years. Insure what would ruin you, and pay yourself for what would only annoy you.",
    },
    {
      question: "What should I do with the premium I save?",
      answer: "Set it aside until your emergency fund covers the higher deductible. From then on you really save it.",
    },
  ],
  about: [
    "The expected cost is the premium plus your part of a typical loss, spread over the years between claims. It looks at a single size of loss; in reality losses vary, and the truth lies between the results for a small and a large one.",
    "Every loss is counted separately. Some policies have a yearly deductible or, for storms, one that is a percentage of the insured amount; convert it to an amount per claim first.",
  ],
  caution:
    "An average over many years: a single bad year can cost the higher deductible more than once, and your premium may rise after a claim.",
  sources: [
    "Insurance Information Institute: Understanding your insurance deductibles",
    "Dorfman and Cather, Introduction to Risk Management and Insurance (10th ed., 2012): retention and expected loss",
  ],
  phrases: [
    "raise deductible from {currentDeductible} to {newDeductible} premium {currentPremium} to {newPremium}",
    "is a {newDeductible} deductible worth it",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A deductible of 500, or 1,500 for 220 less a year",
      inputs: {},
      outputs: { expectedSaving: 95, breakEvenYears: 4.54545454545, worthIt: true },
    },
    {
      title: "A careful driver with one claim in 15 years",
      inputs: { yearsBetweenClaims: 15, currentPremium: 1100, newPremium: 990, newDeductible: 1000 },
      outputs: { expectedSaving: 76.6666666667, claimIntervalNeeded: 4.54545454545, worthIt: true },
    },
  ],
});
