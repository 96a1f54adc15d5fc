import { defineCalculator, chart, integer, number, percent, table } from "#engine/define.ts";
import { roundUp } from "#maths/ceiling.ts";
import { incompleteBeta } from "#maths/special-functions.ts";

export default defineCalculator({
  id: "drop-chance",
  name: "Drop Chance Calculator",
  category: "gaming",
  emoji: "🎁",
  description:
    "Chance of a rare drop in a number of tries, the tries for a 50% to 99% chance, several copies, and the effect of a pity system.",
  keywords: [
    "loot drop rate",
    "gacha",
    "pity",
    "rng",
    "how many kills",
    "mount farm",
    "probability of drop",
    "pull rates",
    "shiny odds",
    "boss kills",
  ],
  related: [
    { id: "lottery-odds", stage: "complementary", relevance: 74 },
    { id: "binomial-distribution", stage: "advanced_planning", relevance: 78 },
    { id: "dice-probability", stage: "complementary", relevance: 70 },
    "probability",
  ],
  inputs: {
    dropRate: percent("Drop rate", {
      default: 1,
      min: 1e-6,
      max: 100,
      also: ["chance", "rate", "drop chance", "drops", "pull rate", "of the time", "percent drop"],
    }),
    attempts: integer("Tries", {
      default: 100,
      min: 0,
      max: 10_000_000,
      also: [
        "runs",
        "kills",
        "pulls",
        "times",
        "killed",
        "summons",
        "chests",
        "boxes",
        "packs",
        "spins",
        "opened",
        "loots",
        "clears",
        "raids",
        "eggs",
        "encounters",
      ],
    }),
    copies: integer("Copies wanted", { also: ["copies of"], default: 1, min: 1, max: 1000 }),
    pity: integer("Guaranteed at try", {
      also: ["guaranteed at", "hard pity", "guaranteed after", "guarantee"],
      default: null,
      min: 1,
      max: 10_000_000,
      optional: true,
    }),
  },
  outputs: {
    probability: percent("Chance for the copies wanted", { decimals: 2 }),
    probabilityAtLeastOne: percent("Chance for at least one", {
      also: [
        "at least one",
        "at least once",
        "getting it",
        "getting one",
        "get it",
        "gotten one",
        "gotten it",
        "getting the drop",
        "getting at least one",
      ],
      decimals: 2,
    }),
    probabilityNone: percent("Chance for none", {
      also: ["not getting it", "no drop", "going dry", "none", "never getting it", "getting nothing"],
      decimals: 2,
    }),
    expectedDrops: number("Drops to expect", { also: ["how many drops", "expect"] }),
    averageAttempts: number("Tries on average", { also: ["on average", "average tries", "average number of tries"] }),
    attempts50: integer("Tries for 50%"),
    attempts90: integer("Tries for 90%", { also: ["tries for 90"] }),
    attempts95: integer("Tries for 95%"),
    attempts99: integer("Tries for 99%"),
    probabilityWithPity: percent("Chance for one with pity", { decimals: 2, none: "No guarantee entered" }),
    averageWithPity: number("Tries on average with pity", { none: "No guarantee entered" }),
    milestones: table("Tries for a chance", {
      chance: percent("Chance for one", { decimals: 1 }),
      attempts: integer("Tries"),
    }),
    chanceByAttempts: chart("Chance for at least one by tries", {
      x: { attempts: integer("Tries") },
      y: { chance: percent("Chance", { decimals: 1 }) },
      as: "line",
      own: { x: "attempts", y: "probabilityAtLeastOne", label: "You" },
    }),
  },
  compute({ dropRate, attempts, copies, pity }) {
    const rate = dropRate / 100;
    const atLeastOne = (tries: number) => 100 * chanceOfOne(rate, tries);
    const triesFor = (chance: number) => (rate === 1 ? 1 : roundUp(Math.log1p(-chance) / Math.log1p(-rate)));
    const span = Math.max(20, 3 / rate);
    const steps = new Set(Array.from({ length: 21 }, (_, step) => Math.round((span * step) / 20)));
    return {
      probability: 100 * chanceOfCopies(rate, attempts, copies),
      probabilityAtLeastOne: atLeastOne(attempts),
      probabilityNone: rate === 1 ? (attempts === 0 ? 100 : 0) : 100 * Math.exp(attempts * Math.log1p(-rate)),
      expectedDrops: attempts * rate,
      averageAttempts: copies / rate,
      attempts50: triesFor(0.5),
      attempts90: triesFor(0.9),
      attempts95: triesFor(0.95),
      attempts99: triesFor(0.99),
      probabilityWithPity: pity === null ? null : attempts >= pity ? 100 : atLeastOne(attempts),
      averageWithPity: pity === null ? null : chanceOfOne(rate, pity) / rate,
      milestones: [10, 25, 50, 75, 90, 95, 99, 99.9].map((chance) => ({ chance, attempts: triesFor(chance / 100) })),
      chanceByAttempts: [...steps].map((tries) => ({ attempts: tries, chance: atLeastOne(tries) })),
    };
  },
  takeaways: ({ attempts, copies, pity }, { probabilityWithPity, averageWithPity }) => [
    copies === 1
      ? `In ${attempts === 1 ? "one try" : "{attempts} tries"} the chance of at least one drop is {probabilityAtLeastOne}.`
      : `In ${attempts === 1 ? "one try" : "{attempts} tries"} the chance of {copies} copies is {probability}, and of at least one {probabilityAtLeastOne}.`,
    `${pity === null ? "Half" : "Without the guarantee, half"} of all players have their first drop by try {attempts50}; one in ten is still without it after {attempts90}.`,
    pity === null
      ? "A dry streak does not make the next try any better: its chance stays {dropRate}."
      : `With the guarantee at try {pity} the chance is {probabilityWithPity}${probabilityWithPity === 100 ? "" : " so far"}, and one drop takes {averageWithPity} ${averageWithPity === 1 ? "try" : "tries"} on average.`,
  ],
  formula: {
    tex: [
      String.raw`P(X \ge 1) = 1 - (1 - p)^n`,
      String.raw`P(X \ge k) = 1 - \sum_{j=0}^{k-1} \binom{n}{j} p^j (1 - p)^{n - j}`,
      String.raw`n_c = \left\lceil \frac{\ln(1 - c)}{\ln(1 - p)} \right\rceil, \qquad \bar n_{\text{pity}} = \frac{1 - (1 - p)^P}{p}`,
    ],
    where: {
      p: "Drop rate as a fraction",
      n: "Tries",
      X: "number of drops",
      k: "Copies wanted",
      n_c: "tries for a chance c",
      P: "Guaranteed at try",
      "\\bar n_{\\text{pity}}": "average tries for one drop with the guarantee",
    },
  },
  howTo: [
    "Enter the Drop rate per try in percent; one in 512 is 0.1953.",
    "Enter the Tries you have made or plan to make.",
    "Set Copies wanted if you need more than one, for instance for a full upgrade.",
    "If the game guarantees a drop at some try (pity), enter it under Guaranteed at try.",
  ],
  faq: [
    {
      question: "Why is a 1% drop not certain after 100 tries?",
      answer:
        "Each try fails 99% of the time, so the chance that all 100 fail is 0.99¹⁰⁰ = 36.6%. The chance of at least one drop is 63.4%, and that is roughly true of any 1-in-n drop after n tries.",
    },
    {
      question: "Am I due after a long dry streak?",
      answer:
        "Not without a pity system. The tries are independent, so the next one has the same chance as the first; you were just unlucky so far.",
    },
    {
      question: "How does pity change the average?",
      answer:
        "It cuts off the long tail: at 1% with a guarantee at 90 the average falls from 100 to 59.5 tries. Soft pity, where the rate climbs step by step before the guarantee, lowers it further and is not modeled here.",
    },
  ],
  about: [
    "Independent tries with the same chance are assumed, as for monster drops, card packs and loot boxes with published rates. Rate-up events, bad-luck protection and drops shared in a group change the figures.",
    "The average number of tries and the 50% point differ: at 1% the average is 100, yet half of all players have their drop by try 69. A few very unlucky ones pull the average up.",
  ],
  sources: [
    "Feller W, An Introduction to Probability Theory and Its Applications, volume 1: binomial and geometric distributions",
  ],
  overflow: "attempts",
  caution:
    "If tries cost money, set your limit before you start: no number of tries makes a drop certain unless the game guarantees it.",
  phrases: [
    "{dropRate} drop rate in {attempts} tries",
    "chance of a {dropRate} drop after {attempts} kills",
    "opened {attempts} packs with a {dropRate} chance of getting it",
    "pulled {attempts} times at a {dropRate} rate on the banner",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 1% drop in 100 tries",
      inputs: { dropRate: 1, attempts: 100 },
      outputs: { probability: 63.3967659, attempts50: 69 },
    },
    {
      title: "Three copies at 2% in 150 pulls",
      inputs: { dropRate: 2, attempts: 150, copies: 3 },
      outputs: { probability: 57.9074327, averageAttempts: 150 },
    },
    {
      title: "A banner at 0.6% with a guarantee at pull 90",
      inputs: { dropRate: 0.6, attempts: 70, pity: 90 },
      outputs: { probabilityWithPity: 34.378386, averageWithPity: 69.6998038 },
    },
  ],
});

/** The chance of at least one drop; small rates keep their digits. */
function chanceOfOne(rate: number, tries: number): number {
  if (rate === 1) return tries > 0 ? 1 : 0;
  return -Math.expm1(tries * Math.log1p(-rate));
}

/** The chance of at least `copies` drops: the binomial tail as an incomplete beta function. */
function chanceOfCopies(rate: number, tries: number, copies: number): number {
  if (tries < copies) return 0;
  if (copies === 1 || rate === 1) return chanceOfOne(rate, tries);
  return incompleteBeta(rate, copies, tries - copies + 1).lower;
}
