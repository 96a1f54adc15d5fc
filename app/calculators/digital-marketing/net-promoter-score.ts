import {
  defineCalculator,
  boolean,
  choice,
  integer,
  list,
  number,
  percent,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { TWO_SIDED_Z } from "#maths/wilson-interval.ts";

export default defineCalculator({
  id: "net-promoter-score",
  name: "Net Promoter Score (NPS) Calculator",
  category: "digital-marketing",
  emoji: "📊",
  description:
    "NPS from group counts or raw answers from 0 to 10, with its margin of error and the responses you need for a reliable result.",
  keywords: [
    "customer satisfaction",
    "promoters and detractors",
    "survey score",
    "recommend to a friend",
    "customer loyalty",
    "passives",
    "survey answers 9 or 10",
    "score survey answers",
  ],
  related: [
    "conversion-rate",
    { id: "sample-size", stage: "advanced_planning", relevance: 80 },
    { id: "customer-lifetime-value", stage: "complementary", relevance: 76 },
    { id: "confidence-interval", stage: "complementary", relevance: 72 },
    "email-marketing",
  ],
  inputs: {
    mode: choice("Answers as", {
      default: "counts",
      options: [
        ["counts", "Numbers of each group"],
        ["scores", "Raw answers from 0 to 10"],
      ],
    }),
    promoters: integer("Promoters (9 or 10)", {
      default: 130,
      min: 0,
      max: 1_000_000_000,
      when: { mode: "counts" },
      also: [
        "promoters",
        "promoter",
        "9s and 10s",
        "gave us a 9 or 10",
        "gave 9 or 10",
        "fans",
        "scored 9 or 10",
        "rated us 9 or 10",
        "9 or 10",
      ],
    }),
    passives: integer("Passives (7 or 8)", {
      default: 70,
      min: 0,
      max: 1_000_000_000,
      when: { mode: "counts" },
      also: ["neutral", "gave a 7 or 8", "7 or 8", "scored 7 or 8"],
    }),
    detractors: integer("Detractors (0 to 6)", {
      default: 40,
      min: 0,
      max: 1_000_000_000,
      when: { mode: "counts" },
      also: ["gave 6 or less", "6 or less", "critics", "6 or below", "0 to 6"],
    }),
    scores: list("Answers", {
      also: ["ratings", "responses of", "scores of", "answers of", "ratings of"],
      of: number("Value", { min: 0, max: 10 }),
      default: [10, 9, 8, 7, 10, 6, 9, 3, 8, 10],
      minItems: 1,
      maxItems: 100_000,
      when: { mode: "scores" },
    }),
    invited: integer("People asked", {
      also: ["asked", "invited", "sent", "surveyed", "invitations"],
      default: 1200,
      min: 0,
      max: 10_000_000_000,
    }),
    confidenceLevel: choice("Confidence", {
      default: "95",
      options: [
        ["90", "90%"],
        ["95", "95%"],
        ["99", "99%"],
      ],
    }),
    targetMargin: number("Margin of error you accept", { default: 5, min: 0.1, max: 100, unit: "points" }),
    targetScore: number("Target score", { also: ["target", "goal"], default: 50, min: -100, max: 100 }),
  },
  outputs: {
    netPromoterScore: number("Net Promoter Score", {
      also: ["nps", "score", "net promoter", "nps score"],
      decimals: 1,
    }),
    marginOfError: number("Margin of error", { also: ["margin of error"], unit: "points", decimals: 1 }),
    scoreLow: number("True score at least", { decimals: 1 }),
    scoreHigh: number("True score at most", { decimals: 1 }),
    responses: integer("Responses"),
    promoterPercent: percent("Promoters", { decimals: 1 }),
    passivePercent: percent("Passives", { decimals: 1 }),
    detractorPercent: percent("Detractors", { decimals: 1 }),
    responsesForMargin: integer("Responses for the margin you accept"),
    responseRate: percent("Response rate", {
      also: ["response rate"],
      decimals: 1,
      none: "Fewer were asked than answered",
    }),
    promotersToTarget: integer("Passives to turn into promoters for your target"),
    meetsTarget: boolean("Score reached"),
    groups: table(
      "The groups",
      {
        group: text("Group"),
        scores: text("Answers"),
        count: integer("People"),
        share: percent("Share", { decimals: 1 }),
      },
      { split: { name: "group", value: "count" } },
    ),
  },
  figures: [
    "promoterPercent",
    "passivePercent",
    "detractorPercent",
    "marginOfError",
    { label: "True score", range: ["scoreLow", "scoreHigh"] },
    "responses",
  ],
  compute(inputs) {
    const { invited, targetScore } = inputs;
    const { promoters, passives, detractors } = groupsOf(inputs);
    const responses = promoters + passives + detractors;
    if (responses === 0) refuse("promoters", "There are no responses yet. Enter how many people are in each group.");
    const [p, d] = [promoters / responses, detractors / responses];
    const score = (100 * (promoters - detractors)) / responses;
    const variance = p + d - (p - d) ** 2;
    const z = TWO_SIDED_Z[inputs.confidenceLevel];
    const marginOfError = 100 * z * Math.sqrt(variance / responses);
    const needed = (z * z * variance) / (inputs.targetMargin / 100) ** 2;
    const missing = Math.max(0, (targetScore / 100) * responses - (promoters - detractors));
    const share = (count: number) => (100 * count) / responses;
    return {
      netPromoterScore: score,
      marginOfError,
      scoreLow: Math.max(-100, score - marginOfError),
      scoreHigh: Math.min(100, score + marginOfError),
      responses,
      promoterPercent: share(promoters),
      passivePercent: share(passives),
      detractorPercent: share(detractors),
      responsesForMargin: Math.max(1, Math.ceil(needed - 1e-9)),
      responseRate: invited >= responses ? (100 * responses) / invited : null,
      promotersToTarget: Math.max(0, Math.ceil(missing - 1e-9)),
      meetsTarget: score >= targetScore - 1e-9,
      groups: [
        { group: "Promoters", scores: "9–10", count: promoters, share: share(promoters) },
        { group: "Passives", scores: "7–8", count: passives, share: share(passives) },
        { group: "Detractors", scores: "0–6", count: detractors, share: share(detractors) },
      ],
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Your NPS is ${say.number(outputs.netPromoterScore!, 1)}: {promoterPercent} promoters minus {detractorPercent} detractors.`,
    ...(outputs.marginOfError! > 0
      ? [
          `The true score is likely between ${say.number(outputs.scoreLow!, 1)} and ${say.number(outputs.scoreHigh!, 1)} (${say.percent(Number(inputs.confidenceLevel))} confidence); a margin of error of ${counted(inputs.targetMargin, "point", say.number(inputs.targetMargin))} takes ${counted(outputs.responsesForMargin!, "response", "{responsesForMargin}")}.`,
        ]
      : []),
    outputs.meetsTarget
      ? `You have reached your target score of ${say.number(inputs.targetScore)}.`
      : outputs.promotersToTarget! > outputs.groups![1]!.count!
        ? `To reach a score of ${say.number(inputs.targetScore)}, you have to win over detractors as well as passives.`
        : `To reach a score of ${say.number(inputs.targetScore)}, turn {promotersToTarget} of the passives into promoters.`,
  ],
  formula: {
    tex: [
      String.raw`\text{NPS} = 100\,(p - d) \qquad v = p + d - (p - d)^2`,
      String.raw`E = 100\,z\sqrt{\frac{v}{m}} \qquad m_{\min} = \left\lceil \frac{z^2 v}{(e/100)^2} \right\rceil`,
    ],
    where: {
      "p, d": "shares of promoters (9 and 10) and detractors (0 to 6)",
      m: "responses",
      v: "variance of the values 1, 0 and -1",
      "E, e": "margin of error, and the margin you accept, in points",
      z: "1.645, 1.960 or 2.576 for 90%, 95% or 99% confidence",
    },
  },
  howTo: [
    "Under Answers as, choose numbers of each group or raw answers from 0 to 10.",
    "Enter the groups or paste the answers, and the number of People asked.",
    "Choose the Confidence and read the Margin of error before you compare two scores.",
    "Set your Target score and the Margin of error you accept.",
  ],
  faq: [
    {
      question: "What is a good NPS?",
      answer:
        "Above 0, you have more promoters than detractors; in most industries, above 30 is good and above 50 very good. Cultures differ: Americans and Latin Americans give 9s and 10s freely, Japanese and Germans rarely. Compare with your own past scores and with competitors in the same country.",
    },
    {
      question: "Why did my score change by 8 points for no reason?",
      answer:
        "Chance. With 200 responses, the margin of error is about 10 points in either direction; with 1,000, about 5. To be more than chance, a difference between two surveys should be larger than about 1.4 times the margin.",
    },
    {
      question: "Why don't 7 and 8 count?",
      answer:
        "Fred Reichheld, who introduced the score in 2003, treats these people as neither recommending nor complaining much. They still count as responses and pull the score toward zero. The cutoffs make NPS coarser than an average: moving an answer from 6 to 7 changes it, moving one from 0 to 6 does not.",
    },
  ],
  about: [
    "Use it for the question “How likely are you to recommend us to a friend or colleague?” on a scale from 0 to 10. Ask at the same point in the customer relationship each time.",
    "The margin covers only chance. The people who answer are often the very happy and the angry; with a response rate below 20%, that bias can be larger than the margin. The interval is the Wald interval described by Rocks (2016), which is too narrow below about 30 responses.",
  ],
  sources: [
    "Reichheld: The One Number You Need to Grow, Harvard Business Review (December 2003)",
    "Rocks: Interval estimation for the Net Promoter Score, The American Statistician 70 (2016)",
  ],
  phrases: [
    "nps {promoters} promoters {passives} passives {detractors} detractors",
    "net promoter score {promoters} {passives} {detractors}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "120 promoters, 50 passives, 30 detractors",
      inputs: { promoters: 120, passives: 50, detractors: 30 },
      outputs: { netPromoterScore: 45, marginOfError: 10.2547518359, responsesForMargin: 842 },
    },
    {
      title: "Ten raw answers",
      inputs: { mode: "scores", scores: [10, 9, 8, 7, 10, 6, 9, 3, 8, 10] },
      outputs: { netPromoterScore: 30, responses: 10, promotersToTarget: 2 },
    },
  ],
});

interface Answers {
  readonly mode: string;
  readonly promoters: number;
  readonly passives: number;
  readonly detractors: number;
  readonly scores: readonly number[];
}

/** How many people are in each group. */
function groupsOf({ mode, promoters, passives, detractors, scores }: Answers) {
  if (mode === "counts") return { promoters, passives, detractors };
  const odd = scores.findIndex((score) => !Number.isInteger(score) || score < 0 || score > 10);
  if (odd >= 0) refuse("scores", `Row ${odd + 1}: an answer must be a whole number from 0 to 10.`);
  const between = (low: number, high: number) =>
    scores.reduce((count, score) => (score >= low && score <= high ? count + 1 : count), 0);
  return { promoters: between(9, 10), passives: between(7, 8), detractors: between(0, 6) };
}
