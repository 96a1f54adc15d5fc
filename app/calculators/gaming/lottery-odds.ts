import { defineCalculator, choice, integer, money, number, percent, table } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";
import { countCombinations } from "#maths/integers.ts";

export default defineCalculator({
  id: "lottery-odds",
  name: "Lottery Odds Calculator",
  category: "gaming",
  emoji: "🎟️",
  description:
    "Chance of the jackpot and every smaller match in Powerball, Mega Millions, EuroMillions or any other draw, and what playing costs.",
  keywords: [
    "powerball odds",
    "mega millions",
    "euromillions",
    "lotto",
    "jackpot",
    "winning chances",
    "6 from 49",
    "expected value",
  ],
  related: [
    { id: "probability", stage: "complementary", relevance: 76 },
    { id: "permutations-combinations", stage: "advanced_planning", relevance: 76 },
    { id: "drop-chance", stage: "complementary", relevance: 70 },
    "random-number",
    "dice-probability",
  ],
  inputs: {
    game: choice("Draw", {
      called: {
        "mega-millions": ["mega millions", "megamillions"],
        powerball: ["powerball", "power ball"],
        euromillions: ["euromillions", "euro millions"],
        "uk-lotto": ["uk lotto", "uk lottery", "british lotto"],
      },
      default: "powerball",
      options: [
        ["powerball", "Powerball: 5 of 69 and 1 of 26"],
        ["mega-millions", "Mega Millions: 5 of 70 and 1 of 24"],
        ["euromillions", "EuroMillions: 5 of 50 and 2 of 12"],
        ["uk-lotto", "UK Lotto: 6 of 59"],
        ["lotto-6-49", "Lotto 6 of 49"],
        ["german-lotto", "Lotto 6 of 49 and 1 of 10 (Germany)"],
        ["custom", "Other"],
      ],
    }),
    mainPool: integer("Main numbers from", {
      also: ["out of", "numbers from", "from"],
      default: 49,
      min: 1,
      max: 200,
      when: { game: "custom" },
    }),
    mainDrawn: integer("Main numbers drawn and picked", {
      also: ["numbers out of", "hitting", "matching", "pick", "picked"],
      default: 6,
      min: 1,
      max: 20,
      when: { game: "custom" },
    }),
    bonusPool: integer("Bonus numbers from", {
      also: ["bonus ball from", "bonus balls"],
      default: 0,
      min: 0,
      max: 200,
      when: { game: "custom" },
    }),
    bonusDrawn: integer("Bonus numbers drawn and picked", { default: 0, min: 0, max: 10, when: { game: "custom" } }),
    tickets: integer("Different tickets in a draw", {
      default: 1,
      min: 1,
      max: 1_000_000_000,
      also: ["tickets", "lines", "plays", "quick picks", "tickets for the next draw"],
    }),
    drawsPerWeek: number("Draws a week", {
      also: ["drawings a week"],
      default: 3,
      min: 0.01,
      max: 100,
    }),
    ticketPrice: money("Price of a ticket", {
      also: ["a ticket", "per ticket", "ticket costs"],
      default: 2,
      min: 0,
      decimals: 2,
    }),
    jackpot: money("Jackpot", { also: ["jackpot of", "prize"], default: 100_000_000, min: 0 }),
  },
  outputs: {
    jackpotOneIn: number("Jackpot: one in", {
      also: [
        "odds of winning",
        "odds",
        "one in",
        "chance",
        "probability",
        "chance of winning",
        "probability of winning",
      ],
      decimals: 0,
    }),
    jackpotProbability: percent("Chance in a draw with your tickets"),
    yearsPerJackpot: number("Years of playing per jackpot", { unit: "years", decimals: 0 }),
    yearsFor50: number("Years for a 50% chance", { unit: "years", decimals: 0 }),
    chanceInLifetime: percent("Chance in 50 years"),
    costPerYear: money("Cost a year", { also: ["how much do i spend", "cost per year"] }),
    expectedJackpotValue: money("A ticket's share of the jackpot", { decimals: 2 }),
    breakEvenJackpot: money("Jackpot worth a ticket"),
    combinations: number("Combinations", { decimals: 0 }),
    prizes: table("All matches", {
      mainMatches: integer("Main numbers"),
      bonusMatches: integer("Bonus numbers"),
      oneIn: number("One in", { decimals: 1 }),
      probability: percent("Chance"),
    }),
  },
  compute(inputs) {
    const { game, tickets, ticketPrice, jackpot } = inputs;
    const [mainPool, mainDrawn, bonusPool, bonusDrawn] =
      game === "custom" ? [inputs.mainPool, inputs.mainDrawn, inputs.bonusPool, inputs.bonusDrawn] : DRAWS[game];
    if (mainDrawn > mainPool) refuse("mainDrawn", `You cannot draw ${mainDrawn} numbers from ${mainPool}.`);
    if (bonusDrawn > bonusPool) refuse("bonusDrawn", `You cannot draw ${bonusDrawn} bonus numbers from ${bonusPool}.`);
    const combinations = Number(countCombinations(mainPool, mainDrawn) * countCombinations(bonusPool, bonusDrawn));
    if (tickets > combinations) refuse("tickets", `There are only ${combinations} different tickets in this draw.`);
    const chance = tickets / combinations;
    const drawsPerYear = (inputs.drawsPerWeek * 365.25) / 7;
    return {
      jackpotOneIn: combinations,
      jackpotProbability: 100 * chance,
      yearsPerJackpot: 1 / (chance * drawsPerYear),
      yearsFor50: (chance === 1 ? 1 : -Math.LN2 / Math.log1p(-chance)) / drawsPerYear,
      chanceInLifetime: -100 * Math.expm1(50 * drawsPerYear * Math.log1p(-chance)),
      costPerYear: tickets * drawsPerYear * ticketPrice,
      expectedJackpotValue: jackpot / combinations,
      breakEvenJackpot: ticketPrice * combinations,
      combinations,
      prizes: downFrom(mainDrawn).flatMap((mainMatches) =>
        downFrom(bonusDrawn).flatMap((bonusMatches) => {
          const ways = Number(
            matching(mainPool, mainDrawn, mainMatches) * matching(bonusPool, bonusDrawn, bonusMatches),
          );
          return ways === 0
            ? []
            : [{ mainMatches, bonusMatches, oneIn: combinations / ways, probability: (100 * ways) / combinations }];
        }),
      ),
    };
  },
  takeaways: (_, { yearsPerJackpot, chanceInLifetime }, say) => [
    "One ticket in {jackpotOneIn} wins the jackpot.",
    yearsPerJackpot! < 1
      ? `Playing like this wins it ${say.number(1 / yearsPerJackpot!, 1)} times a year on average.`
      : `Playing like this costs {costPerYear} a year and wins the jackpot once in {yearsPerJackpot} on average; over 50 years your chance is ${say.percent(chanceInLifetime!)}.`,
    "On average, a ticket for {ticketPrice} wins back {expectedJackpotValue} of the {jackpot} jackpot, before taxes and sharing.",
  ],
  formula: {
    tex: [
      String.raw`N = \binom{a}{m} \binom{b}{q}`,
      String.raw`P(x, y) = \frac{\binom{m}{x} \binom{a - m}{m - x} \binom{q}{y} \binom{b - q}{q - y}}{N}`,
    ],
    where: {
      N: "number of different tickets",
      "a, m": "main numbers in the drum, and drawn",
      "b, q": "bonus numbers in the second drum, and drawn",
      "P(x, y)": "chance that a ticket matches x main and y bonus numbers",
    },
  },
  howTo: [
    "Choose the Draw, or “Other” and enter how many numbers are in each drum and how many are drawn.",
    "Enter the number of Different tickets you play in a draw and the Draws a week.",
    "Enter the Price of a ticket and the advertised Jackpot, or better, its cash value.",
    "Read the chance of every smaller match in the table.",
  ],
  faq: [
    {
      question: "What are the odds of winning Powerball?",
      answer:
        "1 in 292,201,338 for the jackpot: 11,238,513 ways to draw 5 of 69, times 26. 1 ticket in 24.9 wins a prize of any kind.",
    },
    {
      question: "Do some numbers win more often?",
      answer:
        "No, but some are shared more often. Many people play birthdays, so numbers up to 31 are crowded and a win with high numbers is split among fewer people. The chance itself is the same for every combination, 1-2-3-4-5-6 included.",
    },
    {
      question: "Is a ticket worth it when the jackpot is huge?",
      answer:
        "Rarely. The break-even jackpot is before tax, before the discount for cash (often 40% to 50% in the US) and before sharing, and record jackpots sell so many tickets that several winners become likely.",
    },
    {
      question: "Does it help to play more tickets?",
      answer:
        "The chance grows in proportion, and so does the cost. Two tickets improve 1 in 292 million to 1 in 146 million, and lose twice as much on average.",
    },
  ],
  about: [
    "The rules are those of 2026: Mega Millions draws its gold ball from 24 since April 2025. Bonus balls drawn from the same drum as the main numbers (UK Lotto, Canada) only affect second prizes and are not counted here.",
    "Years per jackpot is an average over many players; the years for a 50% chance and the chance in 50 years say more about one person. Draws are independent, so no number is ever due.",
  ],
  sources: [
    "Hypergeometric distribution; Multi-State Lottery Association: Powerball 1 in 292,201,338",
    "Mega Millions consortium (2025): 1 in 290,472,336",
    "Services aux Loteries en Europe: EuroMillions 1 in 139,838,160",
  ],
  caution:
    "Lotteries pay out only about half of what they take in. If playing stops being fun, the National Council on Problem Gambling (US) and GamCare (UK) offer free help.",
  phrases: [
    "odds of {game}",
    "chance of winning {game} with {tickets} tickets",
    "chance of hitting {mainDrawn} numbers out of {mainPool} in the lottery",
    "what are the odds of winning {game}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "One Powerball ticket in each of three draws a week",
      inputs: { game: "powerball", tickets: 1, drawsPerWeek: 3 },
      outputs: { jackpotOneIn: 292_201_338, breakEvenJackpot: 584_402_676 },
    },
    {
      title: "Ten lines of 6 of 49, twice a week",
      inputs: { game: "lotto-6-49", tickets: 10, drawsPerWeek: 2, ticketPrice: 3 },
      outputs: { jackpotOneIn: 13_983_816, yearsPerJackpot: 13_399.9606 },
    },
  ],
});

/** Main numbers, how many are drawn, bonus numbers in a second drum, how many are drawn. */
const DRAWS = {
  powerball: [69, 5, 26, 1],
  "mega-millions": [70, 5, 24, 1],
  euromillions: [50, 5, 12, 2],
  "uk-lotto": [59, 6, 0, 0],
  "lotto-6-49": [49, 6, 0, 0],
  "german-lotto": [49, 6, 10, 1],
} as const;

/** The ways to match a number of the drawn numbers with as many picked. */
function matching(pool: number, drawn: number, matches: number): bigint {
  return countCombinations(drawn, matches) * countCombinations(pool - drawn, drawn - matches);
}

/** From a number down to 0. */
function downFrom(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, index) => most - index);
}
