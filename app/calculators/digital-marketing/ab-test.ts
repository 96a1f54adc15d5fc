import { defineCalculator, boolean, choice, integer, number, percent, refuse, table, text } from "#engine/define.ts";
import { normalAbove, normalBelow, normalQuantile } from "#maths/distributions.ts";
import { TWO_SIDED_Z, wilsonInterval } from "#maths/wilson-interval.ts";

/** A split this unlikely is taken for a fault of the test. */
const SPLIT_ALARM = 0.01;

export default defineCalculator({
  id: "ab-test",
  name: "A/B Test Calculator",
  category: "digital-marketing",
  emoji: "🧪",
  description:
    "Whether B beats A by more than chance: p-value, uplift, confidence interval and how many visitors a test needs.",
  keywords: [
    "statistical significance",
    "split test",
    "p value",
    "conversion uplift",
    "sample size for test",
    "significance calculator",
    "experiment",
    "cro test",
    "version A converted and version B converted",
    "tested two pages",
  ],
  popular: true,
  related: [
    { id: "conversion-rate", stage: "complementary", relevance: 84 },
    { id: "sample-size", stage: "complementary", relevance: 78 },
    "confidence-interval",
    "click-through-rate",
    "chi-square",
    { id: "marketing-funnel", stage: "next_step", relevance: 70 },
  ],
  inputs: {
    visitorsA: integer("Visitors of A", {
      default: 5000,
      min: 1,
      max: 1_000_000_000,
      also: [
        "control visitors",
        "version a",
        "control",
        "old one",
        "old page",
        "original",
        "in a",
        "visitors in a",
        "a out of",
        "for a",
      ],
    }),
    conversionsA: integer("Conversions of A", {
      default: 200,
      min: 0,
      max: 1_000_000_000,
      also: [
        "control conversions",
        "a converted",
        "version a converted",
        "a got",
        "a had",
        "old one got",
        "control got",
        "control converted",
        "a sales",
        "orders a",
        "original got",
        "page a got",
      ],
    }),
    visitorsB: integer("Visitors of B", {
      default: 5000,
      min: 1,
      max: 1_000_000_000,
      also: ["variant visitors", "version b", "variant", "new one", "new page", "variation", "visitors in b", "for b"],
    }),
    conversionsB: integer("Conversions of B", {
      default: 250,
      min: 0,
      max: 1_000_000_000,
      also: [
        "variant conversions",
        "b converted",
        "version b converted",
        "b got",
        "b had",
        "new one got",
        "variant got",
        "variation got",
        "variant converted",
        "b sales",
        "page b got",
      ],
    }),
    confidenceLevel: choice("Confidence", {
      default: "95",
      options: [
        ["90", "90%"],
        ["95", "95%"],
        ["99", "99%"],
      ],
    }),
    hypothesis: choice("Question", {
      default: "different",
      options: [
        ["different", "Is B different from A? (two-sided)"],
        ["better", "Is B better than A? (one-sided)"],
      ],
    }),
    minimumEffect: number("Smallest uplift worth finding", {
      also: ["effect", "minimum effect", "mde", "smallest uplift", "minimum detectable effect", "lift"],
      default: 10,
      min: 0.01,
      max: 10_000,
      unit: "%",
      help: "Relative: 10 turns a rate of 4% into 4.4%.",
    }),
    power: percent("Power", {
      also: ["statistical power"],
      default: 80,
      min: 50,
      max: 99.9,
      help: "The chance of detecting that uplift if it is real.",
    }),
    visitorsPerDay: integer("Visitors a day, both together", {
      also: ["a day", "per day", "visitors a day", "daily visitors"],
      default: 1000,
      min: 1,
      max: 1_000_000_000,
    }),
  },
  outputs: {
    significant: boolean("The difference is significant", {
      also: ["significant", "significance"],
      words: ["Yes, significant", "No, not significant"],
    }),
    winner: text("Winner", {
      also: ["which won", "which version won", "who won"],
      labels: { A: "A", B: "B", none: "None yet" },
    }),
    pValue: number("p-value", { also: ["pvalue"], decimals: 4 }),
    zScore: number("z-score", { decimals: 3 }),
    conversionRateA: percent("Rate of A", { also: ["rate of a"], decimals: 2 }),
    conversionRateB: percent("Rate of B", { also: ["rate of b"], decimals: 2 }),
    uplift: percent("Uplift of B", {
      also: ["uplift", "lift", "improvement", "uplift of the new page", "relative lift", "improvement of b"],
      decimals: 1,
      none: "A has no conversions to compare with",
    }),
    difference: percent("Difference of the rates (points)", { decimals: 3 }),
    differenceLow: percent("True difference at least", { decimals: 3 }),
    differenceHigh: percent("True difference at most", { decimals: 3 }),
    chanceBIsBetter: percent("Chance that B is better", {
      also: ["chance b is better", "probability b is better"],
      decimals: 1,
    }),
    requiredSampleSize: integer("Visitors needed per variation", {
      also: ["sample size", "visitors needed"],
      none: "Cannot be planned from this rate",
    }),
    daysNeeded: integer("Days the test needs", { none: "Cannot be planned from this rate" }),
    splitPValue: number("p-value of the split", { decimals: 4 }),
    splitLooksWrong: boolean("Visitors are not split half and half", { words: ["Yes, check the setup", "No"] }),
    variations: table(
      "The variations",
      {
        variation: text("Variation"),
        visitors: integer("Visitors"),
        conversions: integer("Conversions"),
        conversionRate: percent("Rate", { decimals: 2 }),
        low: percent("True rate at least", { decimals: 2 }),
        high: percent("True rate at most", { decimals: 2 }),
      },
      { mark: { column: "variation", equals: "winner" } },
    ),
  },
  figures: [
    "winner",
    "pValue",
    "conversionRateA",
    "conversionRateB",
    "uplift",
    { label: "True difference", range: ["differenceLow", "differenceHigh"] },
    "requiredSampleSize",
    "daysNeeded",
  ],
  pictures: [
    { draw: "rows", table: "variations", name: "variation", value: "conversionRate", title: "Conversion rates" },
  ],
  compute(inputs) {
    const { visitorsA, conversionsA, visitorsB, conversionsB, visitorsPerDay } = inputs;
    if (conversionsA > visitorsA)
      refuse("conversionsA", "A has more conversions than visitors. Count each visitor at most once.");
    if (conversionsB > visitorsB)
      refuse("conversionsB", "B has more conversions than visitors. Count each visitor at most once.");
    const z = TWO_SIDED_Z[inputs.confidenceLevel];
    const alpha = 1 - Number(inputs.confidenceLevel) / 100;
    const twoSided = inputs.hypothesis === "different";
    const [rateOfA, rateOfB] = [conversionsA / visitorsA, conversionsB / visitorsB];
    const pooled = (conversionsA + conversionsB) / (visitorsA + visitorsB);
    const pooledError = Math.sqrt(pooled * (1 - pooled) * (1 / visitorsA + 1 / visitorsB));
    const zScore = pooledError > 0 ? (rateOfB - rateOfA) / pooledError : 0;
    const pValue = twoSided ? 2 * normalAbove(Math.abs(zScore)) : normalAbove(zScore);
    const significant = pValue < alpha;

    const error = Math.sqrt((rateOfA * (1 - rateOfA)) / visitorsA + (rateOfB * (1 - rateOfB)) / visitorsB);
    const requiredSampleSize = visitorsNeeded(rateOfA, rateOfA * (1 + inputs.minimumEffect / 100), {
      alpha: twoSided ? alpha / 2 : alpha,
      power: inputs.power / 100,
    });
    const splitPValue = 2 * normalAbove(Math.abs(visitorsA - visitorsB) / Math.sqrt(visitorsA + visitorsB));
    const variation = (name: string, visitors: number, conversions: number) => {
      const { low, high } = wilsonInterval(conversions, visitors, z);
      return {
        variation: name,
        visitors,
        conversions,
        conversionRate: (100 * conversions) / visitors,
        low: 100 * low,
        high: 100 * high,
      };
    };
    return {
      significant,
      winner: significant ? (rateOfB > rateOfA ? "B" : "A") : "none",
      pValue,
      zScore,
      conversionRateA: 100 * rateOfA,
      conversionRateB: 100 * rateOfB,
      uplift: rateOfA > 0 ? 100 * (rateOfB / rateOfA - 1) : null,
      difference: 100 * (rateOfB - rateOfA),
      differenceLow: 100 * (rateOfB - rateOfA - z * error),
      differenceHigh: 100 * (rateOfB - rateOfA + z * error),
      chanceBIsBetter: 100 * chanceAbove(rateOfB - rateOfA, error),
      requiredSampleSize,
      daysNeeded: requiredSampleSize === null ? null : Math.ceil((2 * requiredSampleSize) / visitorsPerDay - 1e-9),
      splitPValue,
      splitLooksWrong: splitPValue < SPLIT_ALARM,
      variations: [variation("A", visitorsA, conversionsA), variation("B", visitorsB, conversionsB)],
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.significant
      ? `${outputs.winner} wins: at ${say.percent(Number(inputs.confidenceLevel))} confidence, its lead is more than chance would explain (p ${outputs.pValue! < 0.00005 ? `< ${say.number(0.0001, 4)}` : "= {pValue}"}).`
      : outputs.difference === 0
        ? `No winner yet: A and B convert equally well.`
        : `No winner yet: with p = {pValue}, the difference between {conversionRateA} and {conversionRateB} could be chance.`,
    ...(outputs.differenceLow === outputs.differenceHigh
      ? []
      : [
          `${
            outputs.uplift === null
              ? "A had no conversions to compare with"
              : outputs.uplift === 0
                ? "B's rate is the same as A's"
                : `B's rate is ${say.percent(Math.abs(outputs.uplift), 1)} ${outputs.uplift > 0 ? "higher" : "lower"} than A's`
          }; the true difference is likely between ${say.number(outputs.differenceLow!, 2)} and ${say.number(outputs.differenceHigh!, 2)} percentage points.`,
        ]),
    outputs.splitLooksWrong
      ? `The visitors are not split evenly (p ${outputs.splitPValue! < 0.00005 ? `< ${say.number(0.0001, 4)}` : "= {splitPValue}"}); find out why before you trust the result.`
      : outputs.requiredSampleSize === null
        ? `A test for that uplift cannot be planned from A's rate.`
        : `To detect an uplift of ${say.percent(inputs.minimumEffect)}, a test needs {requiredSampleSize} visitors per variation: {daysNeeded} ${outputs.daysNeeded === 1 ? "day" : "days"} at your traffic.`,
  ],
  formula: {
    tex: [
      String.raw`z = \frac{p_B - p_A}{\sqrt{p(1 - p)\left(\frac{1}{n_A} + \frac{1}{n_B}\right)}} \qquad p\text{-value} = 2\,[1 - \Phi(|z|)]`,
      String.raw`p_B - p_A \pm z_c \sqrt{\frac{p_A(1 - p_A)}{n_A} + \frac{p_B(1 - p_B)}{n_B}}`,
      String.raw`n = \frac{\left(z_\alpha\sqrt{2m(1 - m)} + z_\beta\sqrt{p_1(1 - p_1) + p_2(1 - p_2)}\right)^2}{(p_2 - p_1)^2}`,
    ],
    where: {
      "p_A, p_B, p": "rates of A, B and both together",
      "n_A, n_B": "visitors",
      "\\Phi": "standard normal distribution; one-sided: 1 − Φ(z)",
      z_c: "1.645, 1.960 or 2.576 for 90%, 95% or 99% confidence",
      "p_1, p_2, m": "rate of A, rate with the smallest uplift worth finding, and their mean",
      "z_\\alpha, z_\\beta": "normal quantiles for the confidence and the power",
      n: "visitors needed per variation",
    },
  },
  howTo: [
    "Enter the visitors and conversions of A (the original) and B (the change). Count people, not page views.",
    "Choose the Confidence and the Question before you start the test; two-sided is the safer choice.",
    "See whether the difference is significant, and the range the true difference is likely to be in.",
    "To plan the length of your next test, set the Smallest uplift worth finding, the Power and the Visitors a day.",
  ],
  faq: [
    {
      question: "What does a p-value of 0.03 mean?",
      answer:
        "If A and B were equally good, a difference at least this large would still come up by chance in 3 of 100 tests. It is not the chance that B is worse. At 95% confidence, anything below 0.05 counts as significant, so 1 in 20 tests of a change that does nothing still looks significant.",
    },
    {
      question: "Can I stop as soon as it is significant?",
      answer:
        "No. If you check every day and stop at the first p below 0.05, you declare false winners in 20% to 30% of tests instead of 5%. Set the number of visitors in advance, run for whole weeks and read the result once.",
    },
    {
      question: "Why does the split matter?",
      answer:
        "If visitors are assigned evenly, a split of 5,000 to 5,300 is very unlikely (p = 0.003). Such a sample ratio mismatch comes from redirects, bots, tracking that fails in one version or a late start, and it usually makes the result worthless (Kohavi, Tang and Xu, 2020).",
    },
  ],
  about: [
    "Use it for tests in which each visitor sees one of two versions and either converts or does not: pages, emails, ads, prices. The test compares two proportions with the pooled standard error; the normal approximation needs at least 5, and preferably 10, conversions and non-conversions in each version.",
    "It is not meant for revenue per visitor, for more than two versions, or for visitors who come back and are counted again. The chance that B is better is a normal approximation that assumes no prior knowledge.",
  ],
  sources: [
    "Fleiss, Levin, Paik: Statistical Methods for Rates and Proportions (3rd ed., 2003): two-proportion test and sample size",
    "Kohavi, Tang, Xu: Trustworthy Online Controlled Experiments (2020): sample ratio mismatch",
    "Wilson, JASA 22 (1927)",
  ],
  caution:
    "Holds for one test with its length fixed beforehand; stopping as soon as it looks significant produces false winners.",
  phrases: [
    "ab test {visitorsA} visitors {conversionsA} conversions vs {visitorsB} visitors {conversionsB} conversions",
    "is {conversionsA} of {visitorsA} vs {conversionsB} of {visitorsB} significant",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "4.0% against 4.8% with 5,000 visitors each",
      inputs: { conversionsA: 200, conversionsB: 240 },
      outputs: {
        significant: false,
        pValue: 0.0511386148,
        zScore: 1.95031475744,
        uplift: 20,
        requiredSampleSize: 39_475,
      },
    },
    {
      title: "4.0% against 5.0%: B wins",
      inputs: { conversionsA: 200, conversionsB: 250 },
      outputs: { significant: true, winner: "B", uplift: 25 },
    },
    {
      title: "An uneven split",
      inputs: { visitorsA: 5000, conversionsA: 200, visitorsB: 5300, conversionsB: 240 },
      outputs: { splitLooksWrong: true, significant: false },
    },
  ],
});

/** The chance that a normal value with this mean and deviation is above zero. */
function chanceAbove(mean: number, deviation: number): number {
  return deviation > 0 ? normalBelow(mean / deviation) : (1 + Math.sign(mean)) / 2;
}

/** Visitors per variation that find a rise from one rate to another; null where the rates allow no plan. */
function visitorsNeeded(
  from: number,
  to: number,
  { alpha, power }: { readonly alpha: number; readonly power: number },
): number | null {
  if (from === 0 || to >= 1) return null;
  const mean = (from + to) / 2;
  const certainty = normalQuantile(1 - alpha) * Math.sqrt(2 * mean * (1 - mean));
  const strength = normalQuantile(power) * Math.sqrt(from * (1 - from) + to * (1 - to));
  return Math.ceil(((certainty + strength) / (to - from)) ** 2 - 1e-9);
}
