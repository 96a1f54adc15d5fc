import { defineCalculator, boolean, chart, integer, number, percent, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { roundUp } from "#maths/ceiling.ts";

export default defineCalculator({
  id: "kd-ratio",
  name: "K/D Ratio Calculator",
  category: "gaming",
  emoji: "🎯",
  description: "Kill/death and KDA ratio, and the kills or games it takes to reach a target.",
  keywords: ["kill death ratio", "kda", "k/d/a", "improve kd", "call of duty", "win rate", "fortnite stats", "warzone"],
  related: [
    { id: "elo-rating", stage: "complementary", relevance: 74 },
    { id: "percentage", stage: "complementary", relevance: 60 },
    { id: "mouse-sensitivity", stage: "complementary", relevance: 62 },
    "ratio",
  ],
  inputs: {
    kills: integer("Kills", {
      also: ["eliminations", "frags", "kills and"],
      default: 1250,
      min: 0,
      max: 1_000_000_000,
    }),
    deaths: integer("Deaths", { also: ["died", "times died", "dying"], default: 1100, min: 0, max: 1_000_000_000 }),
    assists: integer("Assists", { also: ["assist"], default: 300, min: 0, max: 1_000_000_000 }),
    targetRatio: number("Target ratio", {
      also: ["ratio of", "kd of", "k/d of", "to reach", "goal", "get to", "raise it to", "target"],
      default: 1.5,
      min: 0,
      max: 1000,
    }),
    killsPerGame: number("Kills in a game from now on", {
      also: ["kills a game", "kills each game"],
      default: 15,
      min: 0,
      max: 100_000,
    }),
    deathsPerGame: number("Deaths in a game from now on", {
      also: ["deaths a game", "deaths each game"],
      default: 8,
      min: 0,
      max: 100_000,
    }),
    wins: integer("Wins", { also: ["won"], default: null, min: 0, max: 1_000_000_000, optional: true }),
    losses: integer("Losses", { also: ["lost"], default: null, min: 0, max: 1_000_000_000, optional: true }),
  },
  outputs: {
    kdRatio: number("K/D ratio", { also: ["k/d", "kd", "kill death ratio"], decimals: 3 }),
    kdaRatio: number("KDA ratio", { also: ["kda"], decimals: 3 }),
    difference: integer("Kills less deaths"),
    killShare: percent("Share of fights won", { decimals: 1 }),
    killsNeeded: integer("Kills without dying for the target", {
      also: ["kills needed", "how many more kills", "how many kills", "kills do i need", "more kills"],
    }),
    gamesNeeded: integer("Games for the target", {
      also: ["how many games", "games needed", "games until"],
      none: "Not reached at this pace",
    }),
    targetReachable: boolean("Target is reached that way"),
    afterTenGames: number("Ratio after ten games", { decimals: 3 }),
    winPercent: percent("Win rate", {
      also: ["win rate", "win percentage"],
      decimals: 1,
      none: "Enter wins and losses",
    }),
    targets: table(
      "Kills needed without dying",
      {
        ratio: number("Ratio"),
        killsNeeded: integer("Kills without dying"),
      },
      { mark: { column: "ratio", equals: "targetRatio" } },
    ),
    ratioByGames: chart("Ratio by games from now", {
      x: { games: integer("Games from now") },
      y: { ratio: number("K/D ratio", { decimals: 3 }) },
      as: "line",
      fit: true,
    }),
  },
  compute({ kills, deaths, assists, targetRatio, killsPerGame, deathsPerGame, wins, losses }) {
    const shortfall = targetRatio * deaths - kills;
    const gain = killsPerGame - targetRatio * deathsPerGame;
    const isReached = kills >= targetRatio * deaths;
    const killsFor = (ratio: number) => Math.max(0, roundUp(ratio * Math.max(deaths, 1) - kills));
    const ratioAfter = (games: number) => ratioOf(kills + games * killsPerGame, deaths + games * deathsPerGame);
    const isReachable = isReached || gain > 0;
    const playedGames = wins === null || losses === null ? 0 : wins + losses;
    return {
      kdRatio: ratioOf(kills, deaths),
      kdaRatio: ratioOf(kills + assists, deaths),
      difference: kills - deaths,
      killShare: kills + deaths === 0 ? 0 : (100 * kills) / (kills + deaths),
      killsNeeded: killsFor(targetRatio),
      gamesNeeded: isReached ? 0 : isReachable ? roundUp(shortfall / gain) : null,
      targetReachable: isReachable,
      afterTenGames: ratioAfter(10),
      winPercent: playedGames === 0 ? null : (100 * wins!) / playedGames,
      targets: Array.from({ length: 15 }, (_, index) => 0.5 + index / 4).map((ratio) => ({
        ratio,
        killsNeeded: killsFor(ratio),
      })),
      ratioByGames: Array.from({ length: 21 }, (_, index) => ({ games: 5 * index, ratio: ratioAfter(5 * index) })),
    };
  },
  takeaways: ({ kills, deaths, killsPerGame, deathsPerGame }, { difference, gamesNeeded, killsNeeded }, say) => [
    deaths === 0
      ? "Without a death the ratio is the number of kills: {kdRatio}."
      : `Your K/D ratio is {kdRatio}: ${counted(kills, "kill", "{kills}")} and ${counted(deaths, "death", "{deaths}")}, ${
          difference === 0
            ? "as many kills as deaths"
            : `${counted(Math.abs(difference!), difference! < 0 ? "more death" : "more kill", say.number(Math.abs(difference!)))} than ${difference! < 0 ? "kills" : "deaths"}`
        }.`,
    gamesNeeded === 0
      ? "You have already reached your target of {targetRatio}."
      : gamesNeeded === null
        ? `With ${counted(killsPerGame, "kill", "{killsPerGame}")} and ${counted(deathsPerGame, "death", "{deathsPerGame}")} a game you will never reach {targetRatio}; it would take ${counted(killsNeeded!, "kill", say.number(killsNeeded!))} without dying.`
        : `At ${counted(killsPerGame, "kill", "{killsPerGame}")} and ${counted(deathsPerGame, "death", "{deathsPerGame}")} a game you will reach {targetRatio} after ${counted(gamesNeeded, "game", "{gamesNeeded}")}.`,
    "After ten games like that, your ratio will be {afterTenGames}.",
  ],
  formula: {
    tex: [
      String.raw`\mathit{KD} = \frac{K}{D}, \qquad \mathit{KDA} = \frac{K + A}{D}`,
      String.raw`g = \left\lceil \frac{T D - K}{k - T d} \right\rceil`,
    ],
    where: {
      "K, D, A": "kills, deaths and assists so far",
      T: "Target ratio",
      g: "games for the target",
      "k, d": "kills and deaths in a game from now on",
    },
  },
  howTo: [
    "Enter Kills, Deaths and Assists from your profile.",
    "Set the Target ratio you would like to reach.",
    "Enter your usual Kills and Deaths in a game from now on, honestly: the last ten games are a good guide.",
    "Add Wins and Losses if you also want the win rate.",
  ],
  faq: [
    {
      question: "What is a good K/D ratio?",
      answer:
        "If every death is someone else's kill, the average has to be 1.0; it is a little lower if falls and bots kill too. 1.5 is clearly above average and 2 or more is rare, but skill-based matchmaking pulls everyone toward 1.",
    },
    {
      question: "Why does my K/D move so slowly?",
      answer:
        "It averages your whole history. With 1,000 deaths behind you, going from 1.0 to 1.1 takes 100 kills without dying. To see your current form, look at the season or your last 20 games.",
    },
    {
      question: "What is the difference between K/D and KDA?",
      answer:
        "KDA adds assists to the kills. It suits team games where setting up a kill counts as much as the last hit; some games count an assist as half or a third of a kill, which is not done here.",
    },
  ],
  about: [
    "Without any death the ratio is the number of kills, as most games show it. The games needed assume that every future game goes the same way, and compare the new total with the target.",
    "K/D says nothing about objectives: a support player or an entry fragger with 0.9 can win more games than a sniper with 1.5.",
  ],
  sources: ["Ratio arithmetic; no outside figures"],
  phrases: [
    "kd {kills} kills {deaths} deaths",
    "{kills} kills {deaths} deaths to reach {targetRatio}",
    "my K/D with {kills} kills and {deaths} deaths",
    "KDA with {kills} kills {deaths} deaths and {assists} assists",
    "win rate {wins} wins {losses} losses",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "1250 kills, 1100 deaths, and a goal of 1.5",
      inputs: { kills: 1250, deaths: 1100, assists: 300, targetRatio: 1.5, killsPerGame: 15, deathsPerGame: 8 },
      outputs: { kdRatio: 1.13636364, gamesNeeded: 134, killsNeeded: 400 },
    },
    {
      title: "A goal out of reach at the current pace",
      inputs: { kills: 400, deaths: 500, targetRatio: 1.5, killsPerGame: 10, deathsPerGame: 9 },
      outputs: { gamesNeeded: null, targetReachable: false },
    },
  ],
});

/** Kills for each death; the kills themselves without a death. */
function ratioOf(kills: number, deaths: number): number {
  return deaths > 0 ? kills / deaths : kills;
}
