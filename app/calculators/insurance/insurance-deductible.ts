import { boolean, chart, defineCalculator, integer, money, number, refuse, table } from "#engine/define.ts";

export default defineCalculator({
  id: "insurance-deductible",
  name: "Insurance Deductible Calculator",
  category: "insurance",
  emoji: "🧯",
  description:
    "Is a higher deductible worth it? The premium saved, the years without a claim that pay for it, and the expected cost of both.",
  keywords: [
    "raise deductible",
    "car insurance deductible",
    "home insurance excess",
    "break even years",
    "premium savings",
    "deductible comparison",
    "lower premium",
  ],
  related: [
    { id: "health-plan-comparison", stage: "complementary", relevance: 76 },
    "home-replacement-cost",
    { id: "emergency-fund", stage: "next_step", relevance: 78 },
    "break-even",
    "car-lease",
  ],
  inputs: {
    currentPremium: money("Premium per year now", { default: 1400, min: 0, also: ["premium now", "current premium"] }),
    currentDeductible: money("Deductible now", { default: 500, min: 0, also: ["deductible now"] }),
    newPremium: money("Premium with the higher deductible", { default: 1180, min: 0, also: ["new premium"] }),
    newDeductible: money("Higher deductible", { default: 1500, min: 0, also: ["higher deductible", "raise to"] }),
    yearsBetweenClaims: number("Years between claims", {
      default: 8,
      min: 0.1,
      max: 1000,
      unit: "years",
      help: "How often you make a claim, on average",
    }),
    averageLoss: money("Typical loss", { default: 5000, min: 0 }),
    termYears: integer("Years to look at", { default: 10, min: 1, max: 60, unit: "years" }),
  },
  outputs: {
    expectedSaving: money("Expected saving per year", {
      decimals: 2,
      help: "Negative: the higher deductible costs more on average.",
    }),
    annualSaving: money("Premium saved per year", { decimals: 2 }),
    extraRisk: money("More to pay per claim"),
    breakEvenYears: number("Years without a claim that pay for it", {
      unit: "years",
      decimals: 2,
      none: "Never: the premium is not lower",
    }),
    expectedCostCurrent: money("Expected cost per year now", { decimals: 2 }),
    expectedCostNew: money("Expected cost per year with the higher deductible", { decimals: 2 }),
    worthIt: boolean("Higher deductible is cheaper on average", { words: ["Yes", "No"] }),
    claimIntervalNeeded: number("Worth it with fewer claims than one in", {
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
    outputs.worthIt
      ? `On average the higher deductible saves {expectedSaving} a year.`
      : `On average the higher deductible costs ${say.money(-outputs.expectedSaving!, 2)} a year more.`,
    outputs.breakEvenYears === null
      ? `The premium is not lower, so there is nothing to gain.`
      : `The premium saved pays for the {extraRisk} more of one claim after {breakEvenYears} without a claim.`,
    outputs.claimIntervalNeeded === null
      ? `Ask the insurer for a better offer, or keep the lower deductible.`
      : `It is worth it if you have fewer claims than one in {claimIntervalNeeded}.`,
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
      [String.raw`Y_{\min}`]: "years between claims from which the higher deductible is cheaper",
    },
  },
  howTo: [
    "Enter the Premium per year now and the Deductible now.",
    "Ask the insurer for the Premium with the higher deductible; for car and home insurance a phone call is enough.",
    "Estimate the Years between claims: US averages are about one collision claim in 18 years of driving, and a home claim about as rarely.",
    "Enter a Typical loss, and make sure you could pay the higher deductible tomorrow.",
  ],
  faq: [
    {
      question: "Is a higher deductible worth it?",
      answer:
        "If the premium saved pays for the difference in fewer years than you usually have between claims. A saving of 220 a year for 1,000 more at risk takes 4.5 years, so with a claim every eight years it pays.",
    },
    {
      question: "Why should small losses not be insured?",
      answer:
        "Because the insurer adds its costs and profit, some 30% to 40% of the premium, and a small claim can raise your premium for years. Insure what would ruin you and carry yourself what would only annoy you.",
    },
    {
      question: "What should I do with the saved premium?",
      answer: "Put it aside until your emergency fund holds the higher deductible. From then on it is a real saving.",
    },
  ],
  about: [
    "The expected cost is the premium plus your part of a typical loss, spread over the years between claims. It looks at one kind of loss; with many sizes of loss the truth lies between the result for a small and for a large one.",
    "Losses are counted one at a time. Some policies have a deductible per year or, for storms, as a percentage of the insured sum; convert these into an amount per claim first.",
  ],
  sources: [
    "Insurance Information Institute: Understanding your insurance deductibles",
    "Dorfman and Cather, Introduction to Risk Management and Insurance (10th ed., 2012): retention and expected loss",
  ],
  phrases: [
    "raise deductible from {currentDeductible} to {newDeductible} premium {currentPremium} to {newPremium}",
    "is a {newDeductible} deductible worth it",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "500 or 1,500 for 220 less a year",
      inputs: {},
      outputs: { expectedSaving: 95, breakEvenYears: 4.54545454545, worthIt: true },
    },
    {
      title: "A careful driver, one claim in 15 years",
      inputs: { yearsBetweenClaims: 15, currentPremium: 1100, newPremium: 990, newDeductible: 1000 },
      outputs: { expectedSaving: 76.6666666667, claimIntervalNeeded: 4.54545454545, worthIt: true },
    },
  ],
});
