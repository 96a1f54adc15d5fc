import { defineCalculator, boolean, chart, choice, number, percent, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";

export default defineCalculator({
  id: "elo-rating",
  name: "Elo Rating Calculator",
  category: "gaming",
  emoji: "♟️",
  description: "New Elo ratings of two players after a win, draw or loss, and the score their ratings predict.",
  keywords: ["chess rating", "fide", "k-factor", "win probability", "rating change", "expected score", "matchmaking"],
  related: [
    { id: "kd-ratio", stage: "complementary", relevance: 70 },
    { id: "probability", stage: "complementary", relevance: 66 },
    "dice-probability",
    "percentage-change",
  ],
  inputs: {
    ratingA: number("Your rating", {
      default: 1600,
      min: -1000,
      max: 5000,
      plain: true,
      also: ["my rating", "i'm", "i am", "my elo", "i'm rated", "i am rated", "i'm a"],
    }),
    ratingB: number("Opponent's rating", {
      default: 1700,
      min: -1000,
      max: 5000,
      plain: true,
      also: [
        "against",
        "opponent",
        "vs",
        "beat a",
        "lost to a",
        "lose to a",
        "beat",
        "lost to",
        "lose to",
        "drew against a",
        "opponent rated",
        "against a",
        "win against a",
        "opponent is",
      ],
    }),
    result: choice("Result for you", {
      called: {
        win: ["win", "beat", "won", "defeated", "winning", "wins"],
        draw: ["draw", "drew", "tie", "tied"],
        loss: ["lose", "lost", "losing", "loses"],
      },
      default: "win",
      options: [
        ["win", "Win"],
        ["draw", "Draw"],
        ["loss", "Loss"],
      ],
    }),
    kFactor: number("K-factor", {
      also: ["k", "k factor", "k is", "k value"],
      default: 20,
      min: 0,
      max: 1000,
      help: "FIDE: 40 for new players and juniors, 20 below 2400, 10 from 2400.",
    }),
    kFactorB: number("Opponent's K-factor", { default: null, min: 0, max: 1000, optional: true }),
    cap400: boolean("Count a difference above 400 as 400 (FIDE)", { default: false }),
  },
  outputs: {
    newRatingA: number("Your new rating", {
      also: ["new rating", "new elo", "rating after", "my new rating"],
      decimals: 1,
      plain: true,
    }),
    changeA: number("Change", {
      also: ["points gain", "rating change", "points do i gain", "points do i lose", "gain", "elo gain"],
      decimals: 1,
    }),
    newRatingB: number("Opponent's new rating", { decimals: 1, plain: true }),
    changeB: number("Opponent's change", { decimals: 1 }),
    expectedScoreA: percent("Score you could expect", {
      also: ["expected score", "win probability", "chance of winning", "odds of winning", "chance to win"],
      decimals: 1,
    }),
    expectedScoreB: percent("Opponent's expected score", { decimals: 1 }),
    ratingDifference: number("Rating difference"),
    results: table("Other results", {
      result: text("Result"),
      ratingA: number("Your rating", { decimals: 1, plain: true }),
      changeA: number("Change", { decimals: 1 }),
      ratingB: number("Opponent's rating", { decimals: 1, plain: true }),
    }),
    expectedByDifference: chart("Expected score by rating difference", {
      x: { difference: number("Your rating less the opponent's") },
      y: { expectedScore: percent("Expected score", { decimals: 1 }) },
      as: "line",
      own: { x: "ratingDifference", y: "expectedScoreA", label: "Your game" },
    }),
  },
  compute({ ratingA, ratingB, result, kFactor, kFactorB, cap400 }) {
    const difference = ratingB - ratingA;
    const expected = expectedScore(cap400 ? Math.max(-400, Math.min(400, difference)) : difference);
    const after = (score: number) => ({
      ratingA: ratingA + kFactor * (score - expected),
      changeA: kFactor * (score - expected),
      ratingB: ratingB + (kFactorB ?? kFactor) * (expected - score),
    });
    const own = after(SCORES[result]);
    return {
      newRatingA: own.ratingA,
      changeA: own.changeA,
      newRatingB: own.ratingB,
      changeB: (kFactorB ?? kFactor) * (expected - SCORES[result]),
      expectedScoreA: 100 * expected,
      expectedScoreB: 100 * (1 - expected),
      ratingDifference: ratingA - ratingB,
      results: [
        { result: "Win", ...after(1) },
        { result: "Draw", ...after(0.5) },
        { result: "Loss", ...after(0) },
      ],
      expectedByDifference: Array.from({ length: 33 }, (_, index) => {
        const ahead = 50 * index - 800;
        return { difference: ahead, expectedScore: 100 * expectedScore(-ahead) };
      }),
    };
  },
  takeaways: ({ result }, { changeA, ratingDifference, results }, say) => [
    Math.abs(changeA!) < 0.05
      ? `After a ${result} your rating stays at {newRatingA}.`
      : `After a ${result} your rating goes from {ratingA} to {newRatingA}: ${changeA! < 0 ? "a loss" : "a gain"} of ${counted(Math.abs(changeA!), "point", say.number(Math.abs(changeA!), 1))}.`,
    ratingDifference === 0
      ? "Against an equal opponent your expected score is half a point."
      : `${ratingDifference! < 0 ? "The opponent is" : "You are"} rated ${counted(Math.abs(ratingDifference!), "point", say.number(Math.abs(ratingDifference!)))} higher, so your expected score was {expectedScoreA}.`,
    `A win is worth ${say.number(results![0]!.changeA!, 1)} and a draw ${say.number(results![1]!.changeA!, 1)} points in this pairing.`,
  ],
  formula: {
    tex: [
      String.raw`E_A = \frac{1}{1 + 10^{(R_B - R_A)/400}}`,
      String.raw`R_A' = R_A + K_A\,(S - E_A), \qquad R_B' = R_B + K_B\,(E_A - S)`,
    ],
    where: {
      E_A: "score you could expect, from 0 to 1",
      "R_A, R_B": "your rating and the opponent's",
      "R_A', R_B'": "the ratings after the game",
      "K_A, K_B": "the K-factors",
      S: "score: 1 for a win, 0.5 for a draw, 0 for a loss",
    },
  },
  howTo: [
    "Enter Your rating and the Opponent's rating from before the game.",
    "Choose the Result for you.",
    "Set the K-factor of your federation or site: 40, 20 or 10 with FIDE, 32 in many clubs.",
    "Enter the Opponent's K-factor if it differs, and tick the 400-point rule for FIDE-rated games.",
  ],
  faq: [
    {
      question: "What does a difference of 100 points mean?",
      answer:
        "An expected score of 64%: in 100 games, 64 points, counting draws as half a point each. A difference of 200 points means 76%, 400 points 91%.",
    },
    {
      question: "Why did I lose points for a draw?",
      answer:
        "Because more was expected of you. A draw earns half a point; against someone rated 100 points lower you were expected to score 0.64, so with K = 20 it costs 2.8 points.",
    },
    {
      question: "Which K-factor applies to me?",
      answer:
        "FIDE (2024): 40 for new players until 30 games and for juniors under 18 below 2300, 20 as long as the rating is below 2400, 10 once it has reached 2400. A larger K makes the rating react faster and swing more.",
    },
    {
      question: "Why does my federation's figure differ by a point?",
      answer:
        "FIDE takes the expected score from a table with two decimals, adds up all the games of a tournament and rounds the result. Nothing is rounded here.",
    },
  ],
  about: [
    "Arpad Elo's system predicts the score from the difference of two ratings alone; the zero of the scale is arbitrary, and ratings from different sites or federations cannot be compared.",
    "Online chess and many games use Glicko or TrueSkill instead, which also track how certain a rating is; there, a new player's rating can move by 100 points or more in a single game.",
  ],
  sources: [
    "Elo AE, The Rating of Chessplayers, Past and Present (1978)",
    "FIDE Rating Regulations effective from 1 March 2024, B.02",
  ],
  phrases: [
    "elo {ratingA} vs {ratingB} {result}",
    "elo change {ratingA} {ratingB} K {kFactor}",
    "{ratingA} vs {ratingB} win k {kFactor}",
    "rated {ratingA} and drew against a {ratingB} player K is {kFactor}",
    "beat a {ratingB} opponent at {ratingA} K {kFactor}",
    "expected score of a {ratingA} player against a {ratingB}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Beating a player rated 100 points higher",
      inputs: { ratingA: 1600, ratingB: 1700, result: "win", kFactor: 20 },
      outputs: { newRatingA: 1612.8013, expectedScoreA: 35.9935 },
    },
    {
      title: "A grandmaster draws against a much weaker player, by FIDE rules",
      inputs: { ratingA: 2550, ratingB: 2050, result: "draw", kFactor: 10, kFactorB: 20, cap400: true },
      outputs: { changeA: -4.09090909, changeB: 8.18181818 },
    },
  ],
});

const SCORES = { win: 1, draw: 0.5, loss: 0 };

/** The score to expect, from 0 to 1, against an opponent who is rated `difference` points higher. */
function expectedScore(difference: number): number {
  return 1 / (1 + 10 ** (difference / 400));
}
