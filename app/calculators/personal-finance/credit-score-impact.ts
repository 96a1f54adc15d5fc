import {
  boolean,
  choice,
  defineCalculator,
  integer,
  list,
  money,
  number,
  percent,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { sumColumn } from "#maths/finance/amortization.ts";

const RATINGS = {
  poor: "Poor (below 580)",
  fair: "Fair (580 to 669)",
  good: "Good (670 to 739)",
  veryGood: "Very good (740 to 799)",
  exceptional: "Exceptional (800 and above)",
} as const;

/** Points lost, [least, most], at a score of 680 and of 780. Source: FICO, damage points as published in 2009 and 2011. */
const DAMAGE = {
  maxedOutCard: { at680: [10, 30], at780: [25, 45] },
  latePayment: { at680: [60, 80], at780: [90, 110] },
  debtSettlement: { at680: [45, 65], at780: [105, 125] },
  foreclosure: { at680: [85, 105], at780: [140, 160] },
  bankruptcy: { at680: [130, 150], at780: [220, 240] },
  newCard: { at680: [0, 5], at780: [0, 5] },
} as const;

/** Source: US Fair Credit Reporting Act, 15 USC 1681c; hard inquiries two years. */
const YEARS_ON_REPORT: Readonly<Record<string, number>> = {
  latePayment: 7,
  debtSettlement: 7,
  foreclosure: 7,
  bankruptcy: 10,
  newCard: 2,
};

/** The five categories of a FICO score, their weight in percent and the events that touch them. */
const FACTORS = [
  { factor: "paymentHistory", weight: 35, events: ["latePayment", "debtSettlement", "foreclosure", "bankruptcy"] },
  { factor: "amountsOwed", weight: 30, events: ["maxedOutCard", "closeCard", "payDown", "newCard"] },
  { factor: "lengthOfHistory", weight: 15, events: ["newCard"] },
  { factor: "newCredit", weight: 10, events: ["newCard"] },
  { factor: "creditMix", weight: 10, events: [] },
] as const;

export default defineCalculator({
  id: "credit-score-impact",
  name: "Credit Score Impact Calculator",
  category: "personal-finance",
  emoji: "🎯",
  description:
    "An estimate of what a late payment, a maxed-out card, a new card or bankruptcy does to a FICO score, with card utilization before and after.",
  keywords: [
    "FICO score drop",
    "how many points will I lose",
    "credit utilization",
    "late payment effect",
    "closing a credit card",
    "hard inquiry",
    "score simulator",
    "what happens to a credit score",
  ],
  related: [
    "debt-to-income",
    { id: "credit-card-payoff", stage: "next_step", relevance: 86 },
    { id: "debt-payoff-planner", stage: "next_step", relevance: 84 },
    { id: "balance-transfer", stage: "complementary", relevance: 76 },
    "debt-consolidation",
  ],
  inputs: {
    currentScore: integer("Score now", {
      default: 720,
      min: 300,
      max: 850,
      also: ["score", "FICO", "credit score", "score is", "score of", "FICO score", "credit"],
    }),
    event: choice("What happens", {
      called: {
        latePayment: [
          "late payment",
          "pay late",
          "30 days late",
          "missed payment",
          "miss a payment",
          "paying late",
          "days late",
        ],
        bankruptcy: ["bankruptcy", "bankrupt"],
        foreclosure: ["foreclosure", "foreclosed"],
        newCard: ["new card", "open a card", "opening a card", "new credit card", "apply for a card"],
        closeCard: ["closing a card", "close a card", "closing a credit card", "cancel a card"],
        maxedOutCard: ["max out", "maxing out", "maxed out"],
        debtSettlement: ["settle a debt", "settling a debt", "debt settlement"],
        payDown: ["pay down", "paying down"],
      },
      default: "latePayment",
      options: [
        ["none", "Nothing, just show where I stand"],
        ["maxedOutCard", "Max out a card"],
        ["latePayment", "Pay 30 days late"],
        ["debtSettlement", "Settle a debt for less"],
        ["foreclosure", "Lose a home to foreclosure"],
        ["bankruptcy", "File for bankruptcy"],
        ["newCard", "Open a new card"],
        ["closeCard", "Close a card"],
        ["payDown", "Pay down card balances"],
      ],
    }),
    cards: list("Your cards", {
      also: ["cards"],
      of: {
        name: text("Name", { maxLength: 60 }),
        balance: money("Balance", { min: 0 }),
        limit: money("Limit", { min: 0 }),
        ageYears: number("Years open", { min: 0, max: 100 }),
      },
      default: [
        { name: "Card 1", balance: 1800, limit: 6000, ageYears: 7 },
        { name: "Card 2", balance: 900, limit: 3000, ageYears: 3 },
        { name: "Card 3", balance: 0, limit: 5000, ageYears: 2 },
      ],
      minItems: 0,
      maxItems: 50,
      help: "For card utilization; leave the list empty if you have no cards.",
    }),
    cardNumber: integer("Which card in the list (1 = first)", {
      default: 1,
      min: 1,
      max: 50,
      optional: true,
      help: "For a maxed-out or closed card.",
    }),
    newCardLimit: money("Limit of the new card", {
      also: ["new limit"],
      default: 5000,
      min: 0,
      when: { event: "newCard" },
    }),
    payDownAmount: money("Amount paid down", {
      also: ["pay down", "paying down"],
      default: 1000,
      min: 0,
      when: { event: "payDown" },
    }),
  },
  outputs: {
    scoreLow: number("Score afterward, low estimate", {
      also: ["what happens to my score", "score be", "new score", "score after", "drop to", "what happens"],
      decimals: 0,
    }),
    scoreHigh: number("Score afterward, high estimate", { decimals: 0 }),
    pointsLostLow: number("Points lost, at least", {
      also: [
        "how many points will I lose",
        "points lost",
        "points will I lose",
        "how many points",
        "how much will it drop",
        "points drop",
      ],
      decimals: 0,
    }),
    pointsLostHigh: number("Points lost, at most", { decimals: 0 }),
    ratingBefore: text("Rating now", { also: ["rating"], labels: RATINGS }),
    ratingAfterLow: text("Rating afterward, low estimate", { labels: RATINGS }),
    ratingAfterHigh: text("Rating afterward, high estimate", { labels: RATINGS }),
    utilizationBefore: percent("Card utilization now", {
      also: ["credit utilization", "utilization"],
      decimals: 1,
      none: "No credit limit to measure against.",
    }),
    utilizationAfter: percent("Card utilization afterward", {
      decimals: 1,
      none: "No credit limit to measure against.",
    }),
    balanceFor30Percent: money("Balance that would be 30% of the limits"),
    payDownFor30Percent: money("Pay down to get there", { zero: "Already there" }),
    averageAgeBefore: number("Average age of cards now", { unit: "years", decimals: 1, none: "No cards." }),
    averageAgeAfter: number("Average age afterwards", { unit: "years", decimals: 1, none: "No cards." }),
    yearsOnReport: integer("Stays on the report for", {
      unit: "years",
      help: "0 if the event leaves no mark of its own.",
    }),
    factors: table(
      "What a FICO score is made of",
      {
        factor: text("Factor", {
          labels: {
            paymentHistory: "Payment history",
            amountsOwed: "Amounts owed",
            lengthOfHistory: "Length of history",
            newCredit: "New credit",
            creditMix: "Credit mix",
          },
        }),
        weight: percent("Weight"),
        affected: boolean("Affected by this"),
      },
      { split: { name: "factor", value: "weight" } },
    ),
    allEvents: table("Every event at your score", {
      event: text("Event", {
        labels: {
          maxedOutCard: "Maxing out a card",
          latePayment: "Paying 30 days late",
          debtSettlement: "Settling a debt for less",
          foreclosure: "Foreclosure",
          bankruptcy: "Bankruptcy",
          newCard: "Opening a new card",
        },
      }),
      pointsLostLow: number("Points, at least", { decimals: 0 }),
      pointsLostHigh: number("Points, at most", { decimals: 0 }),
      scoreLow: number("Score, low", { decimals: 0 }),
      scoreHigh: number("Score, high", { decimals: 0 }),
    }),
  },
  figures: [
    { label: "Score afterward", range: ["scoreLow", "scoreHigh"] },
    { label: "Points lost", range: ["pointsLostLow", "pointsLostHigh"] },
    "ratingBefore",
    "ratingAfterLow",
    "ratingAfterHigh",
    "utilizationAfter",
    "payDownFor30Percent",
    "yearsOnReport",
  ],
  pictures: [
    {
      draw: "bands",
      value: "currentScore",
      bands: [
        ["Poor", 300],
        ["Fair", 580],
        ["Good", 670],
        ["Very good", 740],
        ["Exceptional", 800],
      ],
      until: 850,
      others: ["scoreLow", "scoreHigh"],
      title: "Your score from 300 to 850",
    },
  ],
  celebrates: { score: "scoreHigh" },
  compute(inputs) {
    const { currentScore, event, cards, cardNumber } = inputs;
    if ((event === "maxedOutCard" || event === "closeCard") && cardNumber > cards.length) {
      refuse(
        "cardNumber",
        cards.length === 0 ? "Add the card to the list first." : `The list has no card ${cardNumber}.`,
      );
    }
    const estimate = estimateOf(event, currentScore);
    const before = { balances: sumColumn(cards, "balance"), limits: sumColumn(cards, "limit") };
    const after = cardsAfter(event, before, cards[cardNumber - 1] ?? null, inputs);
    const ages = sumColumn(cards, "ageYears");
    const averageAgeBefore = cards.length > 0 ? ages / cards.length : null;
    const balanceFor30Percent = 0.3 * after.limits;
    return {
      ...estimate,
      ratingBefore: ratingOf(currentScore),
      ratingAfterLow: ratingOf(estimate.scoreLow),
      ratingAfterHigh: ratingOf(estimate.scoreHigh),
      utilizationBefore: before.limits > 0 ? (100 * before.balances) / before.limits : null,
      utilizationAfter: after.limits > 0 ? (100 * after.balances) / after.limits : null,
      balanceFor30Percent,
      payDownFor30Percent: Math.max(0, after.balances - balanceFor30Percent),
      averageAgeBefore,
      averageAgeAfter: event === "newCard" ? ages / (cards.length + 1) : averageAgeBefore,
      yearsOnReport: YEARS_ON_REPORT[event] ?? 0,
      factors: FACTORS.map(({ factor, weight, events }) => ({
        factor,
        weight,
        affected: events.some((one) => one === event),
      })),
      allEvents: Object.keys(DAMAGE).map((one) => ({ event: one, ...estimateOf(one, currentScore) })),
    };
  },
  takeaways: ({ event }, outputs, say) => [
    event === "none"
      ? `Your score of {currentScore} is rated {ratingBefore}.`
      : outputs.pointsLostHigh === 0
        ? `There is no published figure for the points, but your card utilization may change.`
        : `This typically costs ${say.number(outputs.pointsLostLow!, 0)} to ${say.number(outputs.pointsLostHigh!, 0)} points and leaves you between {scoreLow} and {scoreHigh}.`,
    outputs.utilizationAfter === null
      ? `There is no card limit to measure utilization against.`
      : outputs.utilizationBefore === null || Math.abs(outputs.utilizationBefore - outputs.utilizationAfter) < 0.05
        ? `You use {utilizationAfter} of your card limits; below ${say.percent(30)} is fine, below ${say.percent(10)} is best.`
        : `Your card utilization goes from {utilizationBefore} to {utilizationAfter}; below ${say.percent(30)} is fine, below ${say.percent(10)} is best.`,
    ...(event === "none"
      ? []
      : [
          outputs.yearsOnReport! > 0
            ? `It stays on your report for {yearsOnReport}, though it matters less over time.`
            : `It leaves no negative mark on your report.`,
        ]),
  ],
  formula: {
    tex: [
      String.raw`x = \min\left(1, \max\left(0, \frac{s - 680}{100}\right)\right), \qquad p = p_{680} + x\,(p_{780} - p_{680})`,
      String.raw`u = 100\,\frac{\sum_j b_j}{\sum_j l_j}`,
    ],
    where: {
      s: "score now",
      p: "points lost; one for the low and one for the high estimate",
      "p_{680},\\ p_{780}": "points that FICO published for scores of 680 and 780",
      x: "position of your score between the two",
      u: "card utilization in percent",
      "b_j,\\ l_j": "balance and limit of card j",
    },
  },
  howTo: [
    "Enter your Score now (FICO scale, 300 to 850); many banks and card issuers show it for free.",
    "Choose What happens.",
    "List Your cards with Balance, Limit and Years open; for a maxed-out or closed card, say which card in the list.",
    "Read both estimates, the utilization before and after, and how much to pay down to reach 30%.",
  ],
  faq: [
    {
      question: "Why does a high score fall further?",
      answer:
        "It has more to lose: a spotless file says that trouble is unlikely, and the event contradicts it. FICO's examples put a 30-day late payment at 60 to 80 points for a score of 680, and 90 to 110 points for 780.",
    },
    {
      question: "When does a late payment count?",
      answer:
        "Lenders report it once it is 30 days overdue. Being a few days late costs a fee and perhaps your low rate, but does not reach the credit bureaus.",
    },
    {
      question: "Does closing an unused card hurt?",
      answer:
        "It can, because its limit goes away while your balances stay. In the example, closing the third card raises utilization from 19% to 30%. The account stays on the report for up to ten years, so the average age does not fall right away.",
    },
    {
      question: "How long does high utilization hurt?",
      answer:
        "It has no memory in most FICO versions: the score follows the balances last reported. Pay before the statement date and the score recovers with the next report.",
    },
  ],
  about: [
    "The points come from the two example consumers that FICO published; between their scores the estimate follows a straight line, and outside them it stays constant. Closing a card or paying one down has no published figure, so only utilization is shown.",
    "Your own file decides: other debts, the age of accounts and earlier trouble can double or halve the effect, and VantageScore and newer FICO versions weigh things differently.",
  ],
  sources: [
    "FICO: credit missteps, how their effects on FICO scores vary (2011) and damage points as published in 2009",
    "FICO: What's in my FICO Scores (weights of the five categories) and score ranges",
    "US Fair Credit Reporting Act section 605 (15 USC 1681c)",
  ],
  caution: "An illustration for the US FICO scale, not a prediction of your score.",
  phrases: ["what happens to a {currentScore} credit score after filing for bankruptcy or foreclosure"],
  updated: "2026-11-30",
  examples: [
    {
      title: "One payment 30 days late at a score of 720",
      inputs: {
        currentScore: 720,
        event: "latePayment",
        cards: [
          { name: "Card 1", balance: 1800, limit: 6000, ageYears: 7 },
          { name: "Card 2", balance: 900, limit: 3000, ageYears: 3 },
          { name: "Card 3", balance: 0, limit: 5000, ageYears: 2 },
        ],
        cardNumber: 1,
        newCardLimit: 5000,
        payDownAmount: 1000,
      },
      outputs: { scoreLow: 628, scoreHigh: 648, yearsOnReport: 7 },
    },
    {
      title: "Closing the card with no balance",
      inputs: {
        currentScore: 720,
        event: "closeCard",
        cards: [
          { name: "Card 1", balance: 1800, limit: 6000, ageYears: 7 },
          { name: "Card 2", balance: 900, limit: 3000, ageYears: 3 },
          { name: "Card 3", balance: 0, limit: 5000, ageYears: 2 },
        ],
        cardNumber: 3,
        newCardLimit: 5000,
        payDownAmount: 1000,
      },
      outputs: { utilizationBefore: 19.2857142857, utilizationAfter: 30 },
    },
    {
      title: "Maxing out the first card at a score of 760",
      inputs: {
        currentScore: 760,
        event: "maxedOutCard",
        cards: [
          { name: "Card 1", balance: 1800, limit: 6000, ageYears: 7 },
          { name: "Card 2", balance: 900, limit: 3000, ageYears: 3 },
          { name: "Card 3", balance: 0, limit: 5000, ageYears: 2 },
        ],
        cardNumber: 1,
        newCardLimit: 5000,
        payDownAmount: 1000,
      },
      outputs: { scoreLow: 718, utilizationAfter: 49.2857142857, payDownFor30Percent: 2700 },
    },
  ],
});

/** Points lost between a score of 680 and one of 780 lie on a straight line; beyond them they stay as they are. */
function estimateOf(event: string, score: number) {
  const damage = Object.hasOwn(DAMAGE, event) ? DAMAGE[event as keyof typeof DAMAGE] : { at680: [0, 0], at780: [0, 0] };
  const share = Math.min(1, Math.max(0, (score - 680) / 100));
  const between = (index: 0 | 1) => damage.at680[index]! + share * (damage.at780[index]! - damage.at680[index]!);
  const [pointsLostLow, pointsLostHigh] = [between(0), between(1)];
  return {
    scoreLow: Math.max(300, score - pointsLostHigh),
    scoreHigh: Math.max(300, score - pointsLostLow),
    pointsLostLow,
    pointsLostHigh,
  };
}

function ratingOf(score: number): keyof typeof RATINGS {
  if (score < 580) return "poor";
  if (score < 670) return "fair";
  if (score < 740) return "good";
  return score < 800 ? "veryGood" : "exceptional";
}

interface Totals {
  readonly balances: number;
  readonly limits: number;
}

/** All cards together once the event has happened; a closed card keeps its balance and loses its limit. */
function cardsAfter(
  event: string,
  { balances, limits }: Totals,
  card: { readonly balance: number; readonly limit: number } | null,
  { newCardLimit, payDownAmount }: { readonly newCardLimit: number; readonly payDownAmount: number },
): Totals {
  if (event === "newCard") return { balances, limits: limits + newCardLimit };
  if (event === "payDown") return { balances: Math.max(0, balances - payDownAmount), limits };
  if (event === "maxedOutCard" && card) return { balances: balances + Math.max(0, card.limit - card.balance), limits };
  if (event === "closeCard" && card) return { balances, limits: limits - card.limit };
  return { balances, limits };
}
