import { defineCalculator, chart, choice, integer, number, percent, table } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";
import { roundUp } from "#maths/ceiling.ts";
import { sum } from "#maths/statistics.ts";
import { noteWork } from "#maths/work.ts";

export default defineCalculator({
  id: "dice-probability",
  name: "Dice Probability Calculator",
  category: "gaming",
  emoji: "🎲",
  description:
    "Chance to roll at least, at most or exactly a total with any number of dice, modifiers and keep-highest rolls.",
  keywords: ["dice roller odds", "d20", "d6", "dnd", "2d6", "4d6 drop lowest", "advantage", "rpg", "chance to roll"],
  related: [
    { id: "probability", stage: "complementary", relevance: 80 },
    { id: "drop-chance", stage: "complementary", relevance: 74 },
    { id: "binomial-distribution", stage: "advanced_planning", relevance: 70 },
    "random-number",
    "standard-deviation",
  ],
  inputs: {
    dice: integer("Dice", { default: 2, min: 1, max: 30, also: ["number of dice", "die", "d"] }),
    sides: integer("Sides", {
      default: 6,
      min: 2,
      max: 100,
      also: ["d6", "faces", "d", "sided", "sided dice", "sided die"],
    }),
    modifier: integer("Modifier", { also: ["bonus", "plus", "modifier of"], default: 0, min: -10_000, max: 10_000 }),
    keepHighest: integer("Keep only the highest", {
      also: ["keep", "keeping", "keep the highest"],
      default: null,
      min: 1,
      max: 30,
      optional: true,
      help: "3 of 4d6 for abilities, 1 of 2d20 for advantage; empty keeps all.",
    }),
    comparison: choice("Chance to roll", {
      called: {
        "at-least": ["or higher", "or more", "or better", "or above", "or greater", "at least", "minimum"],
        "at-most": ["or less", "or lower", "or fewer", "or under", "at most", "no more than"],
        exactly: ["exactly", "exact"],
      },
      unsaid: "exactly",
      default: "at-least",
      options: [
        ["at-least", "At least"],
        ["exactly", "Exactly"],
        ["at-most", "At most"],
      ],
    }),
    target: integer("Total", {
      also: ["total of", "sum of", "rolling", "roll a", "to roll", "a total of", "sum"],
      default: 8,
      min: -20_000,
      max: 20_000,
    }),
  },
  outputs: {
    probability: percent("Probability", {
      also: ["odds", "chance", "likely", "how likely"],
      decimals: 2,
    }),
    oneIn: number("One in", { none: "Never" }),
    average: number("Average roll", { also: ["average", "expected roll", "average damage"], decimals: 2 }),
    standardDeviation: number("Standard deviation", { decimals: 2 }),
    minimum: integer("Lowest"),
    maximum: integer("Highest"),
    mostLikely: integer("Most likely total", { also: ["most common", "most likely"] }),
    rollsFor90: integer("Rolls for a 90% chance of success", { none: "No number of rolls is enough" }),
    ways: number("Ways"),
    outcomes: number("Of all outcomes"),
    distribution: table("All totals", {
      total: integer("Total"),
      ways: number("Ways"),
      probability: percent("Exactly", { decimals: 3 }),
      atLeast: percent("At least", { decimals: 3 }),
    }),
    chart: chart("Distribution", {
      x: { total: integer("Total") },
      y: { probability: percent("Exactly", { decimals: 2 }) },
      from: "distribution",
      as: "bars",
      own: { x: "target", label: "Your total" },
    }),
  },
  figures: [
    "oneIn",
    "average",
    "standardDeviation",
    { label: "Smallest to largest sum", range: ["minimum", "maximum"] },
    "mostLikely",
    "rollsFor90",
    "ways",
    "outcomes",
  ],
  compute({ dice, sides, modifier, keepHighest, comparison, target }) {
    const kept = keepHighest ?? dice;
    if (kept > dice) refuse("keepHighest", `You cannot keep ${kept} of ${dice} ${dice === 1 ? "die" : "dice"}.`);
    if (kept < dice && dice * sides > MOST_FACES) refuse("keepHighest", TOO_MANY_FACES);
    const outcomes = sides ** dice;
    const ways = countWays(dice, sides, kept);
    const lowest = kept + modifier;
    const successes = sum(ways.filter((_, index) => meets(lowest + index, comparison, target)));
    const chance = successes / outcomes;
    const findAverage = () => sum(ways.map((count, index) => (lowest + index) * (count / outcomes)));
    return {
      probability: 100 * chance,
      oneIn: successes === 0 ? null : outcomes / successes,
      get average() {
        return findAverage();
      },
      get standardDeviation() {
        const average = findAverage();
        const variance = sum(ways.map((count, index) => (lowest + index - average) ** 2 * (count / outcomes)));
        return Math.sqrt(variance);
      },
      minimum: lowest,
      maximum: kept * sides + modifier,
      get mostLikely() {
        return lowest + ways.indexOf(Math.max(...ways));
      },
      rollsFor90: successes === 0 ? null : chance >= 1 ? 1 : roundUp(Math.log(0.1) / Math.log1p(-chance)),
      ways: successes,
      outcomes,
      get distribution() {
        const atLeast = fromTheEnd(ways);
        return ways.map((count, index) => ({
          total: lowest + index,
          ways: count,
          probability: (100 * count) / outcomes,
          atLeast: (100 * atLeast[index]!) / outcomes,
        }));
      },
    };
  },
  takeaways: ({ comparison, target, keepHighest }, { oneIn, rollsFor90, mostLikely }, say) => [
    oneIn === null
      ? `A total of ${COMPARISONS[comparison]} ${target} cannot be rolled: totals run from {minimum} to {maximum}.`
      : `The chance to roll ${COMPARISONS[comparison]} ${target} is {probability}, or one in ${say.number(oneIn, 2)}.`,
    `The average is {average}, and ${mostLikely} comes up most often${keepHighest === null ? "" : keepHighest === 1 ? " when only the highest counts" : ` when only the highest ${keepHighest} count`}.`,
    rollsFor90 === null
      ? "Lower the total or add a modifier to make it possible."
      : rollsFor90 === 1
        ? "One roll is enough for a 90% chance of success."
        : `Roll ${rollsFor90} times to succeed at least once with 90% certainty.`,
  ],
  formula: {
    tex: [
      String.raw`P(T = t) = \frac{W(t)}{s^n}`,
      String.raw`W(t) = \sum_{j} (-1)^j \binom{n}{j} \binom{t - s j - 1}{n - 1} \quad \text{(all dice kept)}`,
      String.raw`\text{rolls} = \left\lceil \frac{\ln 0.1}{\ln(1 - p)} \right\rceil`,
    ],
    where: {
      T: "total of the dice, before the modifier",
      "W(t)": "ways to roll the total t",
      s: "Sides",
      n: "Dice",
      p: "chance of success in one roll",
    },
  },
  howTo: [
    "Enter the number of Dice and their Sides: 2 and 6 for two ordinary dice, 1 and 20 for a d20.",
    "Add a Modifier if your rules add or subtract a number.",
    "Set Keep only the highest for ability scores (3 of 4d6) or advantage (1 of 2d20); leave it empty to count all dice.",
    "Choose whether you want to reach the Total, hit it exactly or stay at or below it, and enter it.",
    "Look up any other total in the table.",
  ],
  faq: [
    {
      question: "What is the chance of a 7 with two dice?",
      answer:
        "6 of 36 ways, or 16.67%, the most of any total: 1+6, 2+5, 3+4 and each of them the other way round. At least 7 has 21 of 36 ways, or 58.33%.",
    },
    {
      question: "How good is advantage on a d20?",
      answer:
        "The average rises from 10.5 to 13.825. The chance of 11 or more goes from 50% to 75%, which is worth +5; the chance of a 20 goes from 5% to 9.75%, worth +1.",
    },
    {
      question: "What is the average of 4d6, dropping the lowest?",
      answer: "12.24, against 10.5 for 3d6. An 18 comes up in 21 of 1,296 rolls, or 1.62%.",
    },
    {
      question: "Does a bad streak make a success more likely?",
      answer: "No. Dice have no memory: after ten failures the next roll has the same chance as ever.",
    },
  ],
  about: [
    "All outcomes are counted, not simulated, so the chances are exact for fair dice. With several dice, not all totals are equally likely: the more dice, the closer the chances come to a bell curve.",
    "Real dice with rounded edges or air bubbles can favor faces by about a percent. Exploding dice, rerolls and dice pools (counting successes) follow other rules and are not covered.",
  ],
  sources: ["Feller W, An Introduction to Probability Theory and Its Applications, volume 1"],
  phrases: [
    "chance of {target} with {dice}d{sides}",
    "{dice}d{sides} at least {target}",
    "roll {dice} dice with {sides} sides",
    "odds of rolling exactly {target} with {dice} dice",
    "how likely is a {target} with {dice} dice",
    "chance I roll at least {target} with {dice} dice of {sides} sides",
    "roll {target} or higher with {dice} dice",
    "{target} or higher on a {sides} sided die with a {modifier} modifier",
    "rolling {target} or better or less with {dice} {sides} sided dice",
  ],
  updated: "2026-11-29",
  examples: [
    {
      title: "8 or more with two dice",
      inputs: { dice: 2, sides: 6, comparison: "at-least", target: 8 },
      outputs: { probability: 41.6666667, average: 7, mostLikely: 7 },
    },
    {
      title: "15 or more on a d20 with advantage",
      inputs: { dice: 2, sides: 20, keepHighest: 1, target: 15 },
      outputs: { probability: 51, average: 13.825 },
    },
    {
      title: "An ability score of 18 with 4d6, drop the lowest",
      inputs: { dice: 4, sides: 6, keepHighest: 3, comparison: "exactly", target: 18 },
      outputs: { ways: 21, outcomes: 1296, rollsFor90: 141 },
    },
  ],
});

/** Dice times sides where only the highest count: what is counted grows with the square. */
const MOST_FACES = 1000;
const TOO_MANY_FACES =
  "Where only the highest count, dice times sides may be at most 1000. Roll fewer dice, or dice with fewer sides.";

const COMPARISONS = { "at-least": "at least", exactly: "exactly", "at-most": "at most" };

function meets(total: number, comparison: keyof typeof COMPARISONS, target: number): boolean {
  if (comparison === "exactly") return total === target;
  return comparison === "at-least" ? total >= target : total <= target;
}

/** The ways of the last dice that were asked for: who looks for a total or a modifier asks for the same again and again. */
let last = { name: "", ways: [1] as readonly number[] };

function countWays(dice: number, sides: number, kept: number): readonly number[] {
  const name = [dice, sides, kept].join(" ");
  if (last.name !== name)
    last = { name, ways: kept === dice ? waysOfAll(dice, sides) : waysOfHighest(dice, sides, kept) };
  return last.ways;
}

/** The ways to roll each sum of all dice, from the lowest on: one die convolved again and again, in whole numbers. */
function waysOfAll(dice: number, sides: number): readonly number[] {
  let ways = [1n];
  for (let die = 0; die < dice; die += 1) {
    const length = ways.length + sides - 1;
    const half: bigint[] = [];
    let window = 0n;
    for (let index = 0; 2 * index < length; index += 1) {
      if (index < ways.length) window += ways[index]!;
      if (index >= sides) window -= ways[index - sides]!;
      half.push(window);
    }
    // The other half is the same, from its end.
    ways = [...half, ...half.slice(0, Math.floor(length / 2)).toReversed()];
  }
  return ways.map(Number);
}

/**
 * The ways to roll each sum of the `kept` highest dice, from the lowest on. The last die that is kept shows a face;
 * `above` dice show more and all count, at least the rest of those kept show that face, the others show it or less.
 * Sums of positive whole numbers: exact up to 2^53, and to 13 digits beyond.
 */
function waysOfHighest(dice: number, sides: number, kept: number): readonly number[] {
  const ways = new Float64Array(kept * (sides - 1) + 1);
  // Some nanoseconds for each sum of each face and each number of dice above it, and several times as many before the code is compiled.
  noteWork((sides * kept * ways.length) / 2);
  const choose = binomialsTo(dice);
  for (let face = 1; face <= sides; face += 1) {
    let higher: Float64Array = Float64Array.of(1);
    const lower = Array.from({ length: dice + 1 }, (_, others) => (face - 1) ** others);
    for (let above = 0; above < kept; above += 1) {
      const others = othersWays(choose[dice - above]!, lower, kept - above) * choose[dice]![above]!;
      const start = above * (face + 1) + (kept - above) * face - kept;
      for (let index = 0; index < higher.length; index += 1) ways[start + index]! += others * higher[index]!;
      if (above + 1 < kept) higher = withAnotherDie(higher, sides - face);
    }
  }
  return [...ways];
}

/** Rows 0 to n of Pascal's triangle. */
function binomialsTo(n: number): readonly (readonly number[])[] {
  const rows = [[1n]];
  for (let row = 1; row <= n; row += 1) {
    const above = rows[row - 1]!;
    rows.push([1n, ...above.slice(1).map((ways, place) => ways + above[place]!), 1n]);
  }
  return rows.map((row) => row.map(Number));
}

/**
 * The ways in which dice, whose binomials are given, show at most a face, and `least` or more of them exactly that;
 * `lower` has the ways in which 0, 1, 2 … dice show less.
 */
function othersWays(binomials: readonly number[], lower: readonly number[], least: number): number {
  let ways = 0;
  for (let equal = least; equal < binomials.length; equal += 1) {
    ways += binomials[equal]! * lower[binomials.length - 1 - equal]!;
  }
  return ways;
}

/** The same with one more die. Up to the middle the window only grows, so that subtracting loses no digits. */
function withAnotherDie(ways: Float64Array, sides: number): Float64Array {
  const more = new Float64Array(sides === 0 ? 0 : ways.length + sides - 1);
  let window = 0;
  for (let index = 0; 2 * index < more.length; index += 1) {
    window += (index < ways.length ? ways[index]! : 0) - (index >= sides ? ways[index - sides]! : 0);
    more[index] = window;
    more[more.length - 1 - index] = window;
  }
  return more;
}

/** The sum of each entry and all after it. */
function fromTheEnd(values: readonly number[]): readonly number[] {
  const sums = [...values];
  for (let index = sums.length - 2; index >= 0; index -= 1) sums[index]! += sums[index + 1]!;
  return sums;
}
