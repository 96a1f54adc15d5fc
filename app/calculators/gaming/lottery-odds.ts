import { defineCalculator, choice, integer, money, number, percent, table } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";
import { combinationsOf } from "#maths/integers.ts";

export default defineCalculator({
  id: "lottery-odds",
  name: "Lottery Odds Calculator",
  category: "gaming",
  emoji: "🎟️",
  description:
    "Chance of the jackpot and every smaller match in Powerball, Mega Millions, EuroMillions and any other draw, and what it costs.",
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
    mainPool: integer("Main numbers from", { default: 49, min: 1, max: 200, when: { game: "custom" } }),
    mainDrawn: integer("Main numbers drawn and picked", { default: 6, min: 1, max: 20, when: { game: "custom" } }),
    bonusPool: integer("Bonus numbers from", { default: 0, min: 0, max: 200, when: { game: "custom" } }),
    bonusDrawn: integer("Bonus numbers drawn and picked", { default: 0, min: 0, max: 10, when: { game: "custom" } }),
    tickets: integer("Different tickets in a draw", {
      default: 1,
      min: 1,
      max: 1_000_000_000,
      also: ["tickets", "lines"],
    }),
    drawsPerWeek: number("Draws a week", { default: 3, min: 0.01, max: 100 }),
    ticketPrice: money("Price of a ticket", { default: 2, min: 0, decimals: 2 }),
    jackpot: money("Jackpot", { default: 100_000_000, min: 0 }),
  },
  outputs: {
    jackpotOneIn: number("Jackpot: one in", { decimals: 0 }),
    jackpotProbability: percent("Chance in a draw with your tickets"),
    yearsPerJackpot: number("Years of playing per jackpot", { unit: "years", decimals: 0 }),
    yearsFor50: number("Years for a 50 % chance", { unit: "years", decimals: 0 }),
    chanceInLifetime: percent("Chance in 50 years"),
    costPerYear: money("Cost a year"),
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
    const combinations = Number(combinationsOf(mainPool, mainDrawn) * combinationsOf(bonusPool, bonusDrawn));
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
    "The jackpot falls to one ticket in {jackpotOneIn}.",
    yearsPerJackpot! < 1
      ? `Playing like this wins it ${say.number(1 / yearsPerJackpot!, 1)} times a year on average.`
      : `Playing like this costs {costPerYear} a year and wins the jackpot once in {yearsPerJackpot} on average; in 50 years the chance is ${say.percent(chanceInLifetime!)}.`,
    "A ticket of {ticketPrice} carries {expectedJackpotValue} of the jackpot of {jackpot}, before tax and sharing.",
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
    "Enter the Price of a ticket and the Jackpot advertised, better the cash value.",
    "Read the chance of every smaller match in the table.",
  ],
  faq: [
    {
      question: "What are the odds of winning Powerball?",
      answer:
        "1 in 292,201,338 for the jackpot: 11,238,513 ways to draw 5 of 69, times 26. Any prize at all comes with 1 ticket in 24.9.",
    },
    {
      question: "Do some numbers win more often?",
      answer:
        "No, but some are shared more often. Birthdays push players to numbers up to 31, so a win with high numbers is split among fewer people. The chance itself is the same for every combination, 1-2-3-4-5-6 included.",
    },
    {
      question: "Is a ticket worth it when the jackpot is huge?",
      answer:
        "Rarely. The break-even jackpot is before tax, before the discount for cash (often 40 to 50 % in the US) and before sharing, and record jackpots sell so many tickets that several winners become likely.",
    },
    {
      question: "Does it help to play more tickets?",
      answer:
        "The chance grows in proportion, and so does the cost. Two tickets double one in 292 million to one in 146 million, and lose twice as much on average.",
    },
  ],
  about: [
    "The rules are those of 2026: Mega Millions draws its gold ball from 24 since April 2025. Bonus balls drawn from the same drum as the main numbers (UK Lotto, Canada) only affect second prizes and are not counted here.",
    "Years per jackpot is an average over many players; yearsFor50 and the chance in 50 years say more about one person. Draws are independent, so nothing is ever due.",
  ],
  sources: [
    "Hypergeometric distribution; Multi-State Lottery Association: Powerball 1 in 292,201,338",
    "Mega Millions consortium (2025): 1 in 290,472,336",
    "Services aux Loteries en Europe: EuroMillions 1 in 139,838,160",
  ],
  caution:
    "Lotteries pay out about half of what they take. If playing stops being fun, the National Council on Problem Gambling (US) and GamCare (UK) help free of charge.",
  phrases: ["odds of {game}", "chance of winning {game} with {tickets} tickets"],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        game: "euromillions",
        mainPool: 49,
        mainDrawn: 6,
        bonusPool: 0,
        bonusDrawn: 0,
        tickets: 1,
        drawsPerWeek: 3,
        ticketPrice: 2,
        jackpot: 100_000_000,
      },
      outputs: {
        jackpotOneIn: 139_838_160,
        jackpotProbability: 7.151123842e-7,
        expectedJackpotValue: 0.7151123842,
        yearsPerJackpot: 893330.705,
      },
    },
    {
      by: "mpmath 1.3 with Python 3.11 math.comb",
      inputs: { game: "powerball", tickets: 1, drawsPerWeek: 3, ticketPrice: 2, jackpot: 100000000 },
      outputs: {
        jackpotOneIn: 292201338.0,
        jackpotProbability: 3.42229781302e-7,
        yearsPerJackpot: 1866675.21424,
        yearsFor50: 1293880.65956,
        chanceInLifetime: 0.00267852329481,
        costPerYear: 313.071428571,
        expectedJackpotValue: 0.342229781302,
        breakEvenJackpot: 584402676.0,
        combinations: 292201338.0,
        prizes: {
          rows: 12,
          first: { mainMatches: 5, bonusMatches: 1, oneIn: 292201338.0, probability: 3.42229781302e-7 },
          last: { mainMatches: 0, bonusMatches: 0, oneIn: 1.53295758732, probability: 65.2333768574 },
        },
      },
    },
    {
      by: "mpmath 1.3 with Python 3.11 math.comb",
      inputs: { game: "mega-millions", tickets: 5, drawsPerWeek: 2, ticketPrice: 5, jackpot: 500000000 },
      outputs: {
        jackpotOneIn: 290472336.0,
        jackpotProbability: 1.72133431667e-6,
        yearsPerJackpot: 556688.93963,
        yearsFor50: 385867.365633,
        chanceInLifetime: 0.00898127329628,
        costPerYear: 2608.92857143,
        expectedJackpotValue: 1.72133431667,
        breakEvenJackpot: 1452361680.0,
        combinations: 290472336.0,
        prizes: {
          rows: 12,
          first: { mainMatches: 5, bonusMatches: 1, oneIn: 290472336.0, probability: 3.44266863334e-7 },
          last: { mainMatches: 0, bonusMatches: 0, oneIn: 1.52898344384, probability: 65.4029318647 },
        },
      },
    },
    {
      by: "mpmath 1.3 with Python 3.11 math.comb",
      inputs: { game: "euromillions", tickets: 1, drawsPerWeek: 2, ticketPrice: 2.5, jackpot: 17000000 },
      outputs: {
        jackpotOneIn: 139838160.0,
        jackpotProbability: 7.15112384202e-7,
        yearsPerJackpot: 1339996.05749,
        yearsFor50: 928814.485893,
        chanceInLifetime: 0.00373128466104,
        costPerYear: 260.892857143,
        expectedJackpotValue: 0.121569105314,
        breakEvenJackpot: 349595400.0,
        combinations: 139838160.0,
        prizes: {
          rows: 18,
          first: { mainMatches: 5, bonusMatches: 2, oneIn: 139838160.0, probability: 7.15112384202e-7 },
          last: { mainMatches: 0, bonusMatches: 0, oneIn: 2.5434759774, probability: 39.3162746135 },
        },
      },
    },
    {
      by: "mpmath 1.3 with Python 3.11 math.comb",
      inputs: { game: "uk-lotto", tickets: 2, drawsPerWeek: 2, ticketPrice: 2, jackpot: 5000000 },
      outputs: {
        jackpotOneIn: 45057474.0,
        jackpotProbability: 4.43877524071e-6,
        yearsPerJackpot: 215881.12115,
        yearsFor50: 149637.38714,
        chanceInLifetime: 0.0231582136809,
        costPerYear: 417.428571429,
        expectedJackpotValue: 0.110969381018,
        breakEvenJackpot: 90114948.0,
        combinations: 45057474.0,
        prizes: {
          rows: 7,
          first: { mainMatches: 6, bonusMatches: 0, oneIn: 45057474.0, probability: 2.21938762035e-6 },
          last: { mainMatches: 0, bonusMatches: 0, oneIn: 1.96264894927, probability: 50.9515469065 },
        },
      },
    },
    {
      by: "mpmath 1.3 with Python 3.11 math.comb",
      inputs: { game: "lotto-6-49", tickets: 10, drawsPerWeek: 2, ticketPrice: 3, jackpot: 8000000 },
      outputs: {
        jackpotOneIn: 13983816.0,
        jackpotProbability: 7.15112384202e-5,
        yearsPerJackpot: 13399.9605749,
        yearsFor50: 9288.14157111,
        chanceInLifetime: 0.372440273928,
        costPerYear: 3130.71428571,
        expectedJackpotValue: 0.572089907361,
        breakEvenJackpot: 41951448.0,
        combinations: 13983816.0,
        prizes: {
          rows: 7,
          first: { mainMatches: 6, bonusMatches: 0, oneIn: 13983816.0, probability: 7.15112384202e-6 },
          last: { mainMatches: 0, bonusMatches: 0, oneIn: 2.29376224277, probability: 43.5964975512 },
        },
      },
    },
    {
      by: "mpmath 1.3 with Python 3.11 math.comb",
      inputs: { game: "german-lotto", tickets: 12, drawsPerWeek: 2, ticketPrice: 1.2, jackpot: 50000000 },
      outputs: {
        jackpotOneIn: 139838160.0,
        jackpotProbability: 8.58134861042e-6,
        yearsPerJackpot: 111666.338125,
        yearsFor50: 77401.2041135,
        chanceInLifetime: 0.0447662299953,
        costPerYear: 1502.74285714,
        expectedJackpotValue: 0.357556192101,
        breakEvenJackpot: 167805792.0,
        combinations: 139838160.0,
        prizes: {
          rows: 14,
          first: { mainMatches: 6, bonusMatches: 1, oneIn: 139838160.0, probability: 7.15112384202e-7 },
          last: { mainMatches: 0, bonusMatches: 0, oneIn: 2.54862471419, probability: 39.2368477961 },
        },
      },
    },
    {
      by: "mpmath 1.3 with Python 3.11 math.comb",
      inputs: {
        game: "custom",
        mainPool: 20,
        mainDrawn: 3,
        bonusPool: 5,
        bonusDrawn: 2,
        tickets: 10,
        drawsPerWeek: 1,
        ticketPrice: 1,
        jackpot: 1000,
      },
      outputs: {
        jackpotOneIn: 11400.0,
        jackpotProbability: 0.0877192982456,
        yearsPerJackpot: 21.8480492813,
        yearsFor50: 15.1372707212,
        chanceInLifetime: 89.8686758935,
        costPerYear: 521.785714286,
        expectedJackpotValue: 0.0877192982456,
        breakEvenJackpot: 11400.0,
        combinations: 11400.0,
        prizes: {
          rows: 12,
          first: { mainMatches: 3, bonusMatches: 2, oneIn: 11400.0, probability: 0.00877192982456 },
          last: { mainMatches: 0, bonusMatches: 0, oneIn: 5.58823529412, probability: 17.8947368421 },
        },
      },
    },
    {
      by: "mpmath 1.3 with Python 3.11 math.comb",
      inputs: {
        game: "custom",
        mainPool: 5,
        mainDrawn: 5,
        bonusPool: 0,
        bonusDrawn: 0,
        tickets: 1,
        drawsPerWeek: 1,
        ticketPrice: 1,
        jackpot: 1000,
      },
      outputs: {
        jackpotOneIn: 1.0,
        jackpotProbability: 100.0,
        yearsPerJackpot: 0.0191649555099,
        yearsFor50: 0.0191649555099,
        chanceInLifetime: 100.0,
        costPerYear: 52.1785714286,
        expectedJackpotValue: 1000.0,
        breakEvenJackpot: 1.0,
        combinations: 1.0,
        prizes: {
          rows: 1,
          first: { mainMatches: 5, bonusMatches: 0, oneIn: 1.0, probability: 100.0 },
          last: { mainMatches: 5, bonusMatches: 0, oneIn: 1.0, probability: 100.0 },
        },
      },
    },
    {
      by: "mpmath 1.3 with Python 3.11 math.comb",
      inputs: {
        game: "custom",
        mainPool: 200,
        mainDrawn: 20,
        bonusPool: 200,
        bonusDrawn: 10,
        tickets: 1000000,
        drawsPerWeek: 1,
        ticketPrice: 1,
        jackpot: 1000,
      },
      outputs: {
        jackpotOneIn: 3.6226666380626184e43,
        jackpotProbability: 2.76039751904e-36,
        yearsPerJackpot: 6.94282449458e35,
        yearsFor50: 4.81239922354e35,
        chanceInLifetime: 7.20167995591e-33,
        costPerYear: 52178571.4286,
        expectedJackpotValue: 2.76039751904e-41,
        breakEvenJackpot: 3.62266663806e43,
        combinations: 3.6226666380626184e43,
        prizes: {
          rows: 231,
          first: { mainMatches: 20, bonusMatches: 10, oneIn: 3.62266663806e43, probability: 2.76039751904e-42 },
          last: { mainMatches: 0, bonusMatches: 0, oneIn: 15.5769500798, probability: 6.4197419577 },
        },
      },
    },
    {
      by: "mpmath 1.3 with Python 3.11 math.comb",
      inputs: {
        game: "custom",
        mainPool: 10,
        mainDrawn: 4,
        bonusPool: 6,
        bonusDrawn: 6,
        tickets: 7,
        drawsPerWeek: 1,
        ticketPrice: 1,
        jackpot: 1000,
      },
      outputs: {
        jackpotOneIn: 210.0,
        jackpotProbability: 3.33333333333,
        yearsPerJackpot: 0.574948665298,
        yearsFor50: 0.391844450199,
        chanceInLifetime: 100.0,
        costPerYear: 365.25,
        expectedJackpotValue: 4.7619047619,
        breakEvenJackpot: 210.0,
        combinations: 210.0,
        prizes: {
          rows: 5,
          first: { mainMatches: 4, bonusMatches: 6, oneIn: 210.0, probability: 0.47619047619 },
          last: { mainMatches: 0, bonusMatches: 6, oneIn: 14.0, probability: 7.14285714286 },
        },
      },
    },
    {
      by: "mpmath 1.3 with Python 3.11 math.comb",
      inputs: {
        game: "custom",
        mainPool: 6,
        mainDrawn: 4,
        bonusPool: 3,
        bonusDrawn: 2,
        tickets: 2,
        drawsPerWeek: 1,
        ticketPrice: 1,
        jackpot: 1000,
      },
      outputs: {
        jackpotOneIn: 45.0,
        jackpotProbability: 4.44444444444,
        yearsPerJackpot: 0.431211498973,
        yearsFor50: 0.292200641674,
        chanceInLifetime: 100.0,
        costPerYear: 104.357142857,
        expectedJackpotValue: 22.2222222222,
        breakEvenJackpot: 45.0,
        combinations: 45.0,
        prizes: {
          rows: 6,
          first: { mainMatches: 4, bonusMatches: 2, oneIn: 45.0, probability: 2.22222222222 },
          last: { mainMatches: 2, bonusMatches: 1, oneIn: 3.75, probability: 26.6666666667 },
        },
      },
    },
    {
      by: "Multi-State Lottery Association: Powerball odds, 5 without the Powerball 1 in 11,688,053.52",
      inputs: { game: "powerball" },
      outputs: { jackpotOneIn: 292201338, prizes: { rows: 12, first: { mainMatches: 5, bonusMatches: 1 } } },
    },
    { by: "Refusal: 7 from 6", inputs: { game: "custom", mainPool: 6, mainDrawn: 7 }, refuses: "mainDrawn" },
    { by: "Refusal: 3 from 2", inputs: { game: "custom", bonusPool: 2, bonusDrawn: 3 }, refuses: "bonusDrawn" },
    {
      by: "Refusal: more tickets than combinations",
      inputs: { game: "custom", mainPool: 5, mainDrawn: 2, tickets: 11 },
      refuses: "tickets",
    },
    { by: "Refusal", inputs: { tickets: 0 }, refuses: "tickets" },
    { by: "Refusal", inputs: { drawsPerWeek: 0 }, refuses: "drawsPerWeek" },
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

/** The ways to match so many of the drawn numbers with as many picked. */
function matching(pool: number, drawn: number, matches: number): bigint {
  return combinationsOf(drawn, matches) * combinationsOf(pool - drawn, drawn - matches);
}

/** From a number down to 0. */
function downFrom(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, index) => most - index);
}
