import { defineCalculator, integer, number, percent, refuse, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "bayes-theorem",
  name: "Bayes' Theorem Calculator",
  category: "math",
  emoji: "🧠",
  description:
    "How likely a hypothesis is after a positive test or other evidence, given its base rate, sensitivity and false positive rate.",
  keywords: [
    "bayesian probability",
    "posterior probability",
    "base rate",
    "false positive",
    "sensitivity and specificity",
    "positive predictive value",
    "medical test accuracy",
  ],
  related: [
    { id: "probability", stage: "complementary", relevance: 90 },
    "binomial-distribution",
    { id: "chi-square", stage: "advanced_planning", relevance: 70 },
    "percentage",
  ],
  inputs: {
    prior: percent("Prior probability (base rate)", {
      also: [
        "prevalence",
        "base rate",
        "affects",
        "occurs in",
        "incidence",
        "have the disease",
        "has the disease",
        "have it",
        "of people have",
        "pretest probability",
        "rate in the population",
        "have the condition",
        "are spam",
        "is spam",
      ],
      default: 1,
      min: 0,
      max: 100,
    }),
    truePositiveRate: percent("Positive if true (sensitivity)", {
      also: [
        "sensitivity",
        "true positive",
        "catches",
        "detects",
        "hit rate",
        "recall",
        "correctly identifies",
        "positive if sick",
        "sensitivity of",
        "detection rate",
      ],
      default: 90,
      min: 0,
      max: 100,
    }),
    falsePositiveRate: percent("Positive if false (1 − specificity)", {
      also: ["false positives", "false alarm rate", "false alarm", "false positive rate of", "wrongly flags", "flags"],
      default: 9,
      min: 0,
      max: 100,
    }),
    population: integer("Number of people to illustrate with", {
      also: ["people"],
      default: 1000,
      min: 1,
      max: 1_000_000_000,
    }),
  },
  outputs: {
    posterior: percent("Probability given a positive result", {
      also: [
        "posterior",
        "posterior probability",
        "actually sick",
        "actually have it",
        "really sick",
        "really have it",
        "positive predictive value",
        "ppv",
        "chance i have it",
      ],
    }),
    posteriorGivenNegative: percent("Probability given a negative result", { none: "There are no negative results" }),
    evidence: percent("Share of positive results"),
    negativePredictiveValue: percent("Negative predictive value", {
      also: ["npv"],
      none: "There are no negative results",
    }),
    likelihoodRatioPositive: number("Likelihood ratio, positive", { none: "Unlimited: there are no false positives" }),
    likelihoodRatioNegative: number("Likelihood ratio, negative", {
      none: "Not defined: everyone without the condition tests positive",
    }),
    priorOdds: number("Prior odds", { none: "Unlimited: it is certain from the start" }),
    posteriorOdds: number("Posterior odds", { none: "Unlimited: a positive result makes it certain" }),
    table: table("Expected counts", {
      group: text("Group"),
      count: number("Count"),
    }),
  },
  pictures: [{ draw: "rows", table: "table", name: "group", value: "count", title: "Of everybody tested" }],
  compute(inputs) {
    const [prior, sensitivity, falsePositiveShare] = [
      inputs.prior / 100,
      inputs.truePositiveRate / 100,
      inputs.falsePositiveRate / 100,
    ];
    const truePositive = prior * sensitivity;
    const falseNegative = prior * (1 - sensitivity);
    const falsePositive = (1 - prior) * falsePositiveShare;
    const trueNegative = (1 - prior) * (1 - falsePositiveShare);
    const evidence = truePositive + falsePositive;
    const negative = falseNegative + trueNegative;
    if (evidence === 0) {
      refuse(
        "truePositiveRate",
        "With these rates no result is ever positive. Raise one of the two rates of positive results.",
      );
    }
    return {
      posterior: (100 * truePositive) / evidence,
      posteriorGivenNegative: negative === 0 ? null : (100 * falseNegative) / negative,
      evidence: 100 * evidence,
      negativePredictiveValue: negative === 0 ? null : (100 * trueNegative) / negative,
      likelihoodRatioPositive: falsePositiveShare === 0 ? null : sensitivity / falsePositiveShare,
      likelihoodRatioNegative: falsePositiveShare === 1 ? null : (1 - sensitivity) / (1 - falsePositiveShare),
      priorOdds: prior === 1 ? null : prior / (1 - prior),
      posteriorOdds: falsePositive === 0 ? null : truePositive / falsePositive,
      table: [
        { group: "True positive", count: inputs.population * truePositive },
        { group: "False negative", count: inputs.population * falseNegative },
        { group: "False positive", count: inputs.population * falsePositive },
        { group: "True negative", count: inputs.population * trueNegative },
      ],
    };
  },
  takeaways: (inputs, outputs, say) => [
    `A positive result ${Math.abs(outputs.posterior! - inputs.prior) < 1e-9 ? "leaves the probability at" : `${outputs.posterior! > inputs.prior ? "raises" : "lowers"} the probability from {prior} to`} {posterior}.`,
    `Of {population} people, about ${say.number(outputs.table![0]!.count! + outputs.table![2]!.count!, 0)} would test positive, and ${say.number(outputs.table![0]!.count!, 0)} of those would really have the condition.`,
    outputs.posteriorGivenNegative === null
      ? "Nobody would test negative, so the test tells you nothing."
      : "After a negative result, the probability is {posteriorGivenNegative}.",
  ],
  formula: {
    tex: [
      String.raw`P(H \mid +) = \frac{P(H)\, s}{P(H)\, s + (1 - P(H))\, f}`,
      String.raw`\frac{P(H \mid +)}{1 - P(H \mid +)} = \frac{P(H)}{1 - P(H)} \cdot \frac{s}{f}`,
    ],
    where: {
      "P(H)": "prior probability that the hypothesis is true, before the test",
      [String.raw`P(H \mid +)`]: "probability after a positive result",
      s: "rate of positive results if it is true (sensitivity)",
      f: "rate of positive results if it is false (1 − specificity)",
    },
  },
  howTo: [
    "Enter the Prior probability: how common the condition is among people like the one tested.",
    "Enter how often the test is positive if the condition is there (sensitivity), and how often it is positive if not (100% less the specificity).",
    "Read the probability after a positive and after a negative result; the table shows the same thing as numbers of people.",
  ],
  faq: [
    {
      question: "How can a 90% accurate test be wrong nine times out of ten?",
      answer:
        "Because the condition is rare. Suppose 1% have it. Of 1,000 people, 10 have it and 9 of them test positive; of the other 990, 9%, or 89, test positive too. So only 9 of 98 positives are real: 9.2%.",
    },
    {
      question: "What if the test is repeated and positive again?",
      answer:
        "Use the first posterior as the new prior: from 9.2%, a second independent positive result leads to 50%. If the errors have a common cause, as with cross-reactions, the second test tells much less.",
    },
    {
      question: "What are likelihood ratios good for?",
      answer:
        "They do not depend on how common the condition is: prior odds times likelihood ratio gives posterior odds. Above 10 a positive result is strong evidence, below 0.1 a negative one is.",
    },
  ],
  about: [
    "Bayes' theorem turns “how likely is this result if the hypothesis is true” into “how likely is the hypothesis, given this result”. Mixing up the two is the base-rate fallacy, common in medicine and in court.",
    "The hardest number is the prior: sensitivity and specificity come from studies, but the base rate must fit the person. For someone with symptoms it is far higher than for someone screened at random.",
  ],
  sources: ["Bayes, Philosophical Transactions 53 (1763) 370-418", "Altman and Bland, BMJ 309 (1994) 102"],
  caution:
    "An illustration of probabilities, not a medical diagnosis: the base rate of a person depends on symptoms and history.",
  phrases: ["bayes prior {prior} sensitivity {truePositiveRate} false positive {falsePositiveRate}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "Screening for a condition that 1% have",
      inputs: { prior: 1, truePositiveRate: 90, falsePositiveRate: 9, population: 1000 },
      outputs: { posterior: 9.17431193, evidence: 9.81 },
    },
    {
      title: "A second positive test",
      inputs: { prior: 9.174312, truePositiveRate: 90, falsePositiveRate: 9 },
      outputs: { posterior: 50.251256 },
    },
    {
      title: "The same test where half have it",
      inputs: { prior: 50, truePositiveRate: 90, falsePositiveRate: 9 },
      outputs: { posterior: 90.9090909 },
    },
  ],
});
