import { defineCalculator, integer, list, money, number, percent, refuse, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { sum } from "#maths/statistics.ts";
import { piecesFor } from "#maths/whole-pieces.ts";

export default defineCalculator({
  id: "rolled-throughput-yield",
  name: "Rolled Throughput Yield Calculator",
  category: "manufacturing",
  emoji: "🔁",
  description:
    "The share of units that pass every step right the first time, the hidden factory of rework, and how many units to start.",
  keywords: [
    "first pass yield",
    "FPY",
    "first time yield",
    "RTY",
    "hidden factory",
    "process yield",
    "scrap rate",
    "rework",
    "right the first time",
  ],
  related: [
    { id: "sigma-level", stage: "next_step", relevance: 90 },
    { id: "oee", stage: "complementary", relevance: 84 },
    "process-capability",
    "takt-time",
    "probability",
  ],
  inputs: {
    steps: list("Steps", {
      of: {
        name: text("Step", { maxLength: 40 }),
        unitsIn: integer("Units in", { min: 1, max: 1_000_000_000 }),
        scrapped: integer("Scrapped", { min: 0, max: 1_000_000_000 }),
        reworked: integer("Reworked", { min: 0, max: 1_000_000_000 }),
      },
      default: [
        { name: "Machining", unitsIn: 1000, scrapped: 10, reworked: 25 },
        { name: "Heat treatment", unitsIn: 990, scrapped: 5, reworked: 12 },
        { name: "Grinding", unitsIn: 985, scrapped: 20, reworked: 40 },
        { name: "Assembly", unitsIn: 965, scrapped: 4, reworked: 18 },
      ],
      minItems: 1,
      maxItems: 100,
    }),
    goodUnitsWanted: integer("Good units wanted", {
      default: 1000,
      min: 1,
      max: 1_000_000_000,
      also: ["good units", "wanted"],
    }),
    scrapCost: money("Cost of a scrapped unit", { default: 40, min: 0, also: ["scrap cost"] }),
    reworkCost: money("Cost of a reworked unit", { default: 12, min: 0, also: ["rework cost"] }),
  },
  outputs: {
    rolledThroughputYield: percent("Rolled throughput yield", { also: ["right the first time", "rty"], decimals: 2 }),
    finalYield: percent("Final yield after rework", { decimals: 2 }),
    hiddenFactory: percent("Hidden factory (percentage points)", { decimals: 2 }),
    normalizedYield: percent("Normalized yield per step", { decimals: 2 }),
    defectsPerUnit: number("Defects per unit", { decimals: 4, none: "Unlimited: no unit passes right the first time" }),
    chanceOfRework: percent("Units scrapped or reworked at least once", { decimals: 2 }),
    weakestStep: text("Weakest step", { labels: { "": "A step without a name" } }),
    unitsToStart: integer("Units to start", { none: "No number is enough: nothing survives" }),
    scrapTotal: integer("Units scrapped"),
    reworkTotal: integer("Units reworked"),
    qualityCost: money("Cost of scrap and rework"),
    yieldIfWeakestPerfect: percent("Rolled yield if the weakest step were perfect", { decimals: 2 }),
    stepTable: table("Step by step", {
      name: text("Step"),
      firstPassYield: percent("First pass yield", { decimals: 2 }),
      finalYield: percent("Final yield", { decimals: 2 }),
      cumulativeYield: percent("Rolled yield so far", { decimals: 2 }),
    }),
    byLength: table("With more steps of the normalized yield", {
      steps: integer("Steps"),
      rolledYield: percent("Rolled yield", { decimals: 2 }),
    }),
  },
  figures: ["finalYield", "hiddenFactory", "weakestStep", "unitsToStart", "qualityCost", "yieldIfWeakestPerfect"],
  pictures: [
    { draw: "rows", table: "stepTable", name: "name", value: "firstPassYield", title: "First-pass yield by step" },
  ],
  compute({ steps, goodUnitsWanted, scrapCost, reworkCost }) {
    const wrong = steps.findIndex((step) => step.scrapped + step.reworked > step.unitsIn);
    if (wrong !== -1) {
      refuse("steps", `Row ${wrong + 1}: more units are scrapped and reworked than came in. Correct the counts.`);
    }
    const rows = steps.map(({ name, unitsIn, scrapped, reworked }) => ({
      name,
      first: (unitsIn - scrapped - reworked) / unitsIn,
      final: (unitsIn - scrapped) / unitsIn,
    }));
    const rolled = product(rows.map((row) => row.first));
    const final = product(rows.map((row) => row.final));
    const normalized = rolled ** (1 / rows.length);
    const weakest = rows.reduce((lowest, row) => (row.first < lowest.first ? row : lowest));
    const scrapTotal = sum(steps.map((step) => step.scrapped));
    const reworkTotal = sum(steps.map((step) => step.reworked));
    return {
      rolledThroughputYield: 100 * rolled,
      finalYield: 100 * final,
      hiddenFactory: 100 * (final - rolled),
      normalizedYield: 100 * normalized,
      defectsPerUnit: rolled > 0 ? -Math.log(rolled) : null,
      chanceOfRework: 100 * (1 - rolled),
      weakestStep: weakest.name,
      unitsToStart: final > 0 ? piecesFor(goodUnitsWanted, final) : null,
      scrapTotal,
      reworkTotal,
      qualityCost: scrapTotal * scrapCost + reworkTotal * reworkCost,
      yieldIfWeakestPerfect: 100 * product(rows.filter((row) => row !== weakest).map((row) => row.first)),
      stepTable: rows.map((row, index) => ({
        name: row.name,
        firstPassYield: 100 * row.first,
        finalYield: 100 * row.final,
        cumulativeYield: 100 * product(rows.slice(0, index + 1).map((one) => one.first)),
      })),
      byLength: [1, 2, 5, 10, 20, 50, 100].map((length) => ({
        steps: length,
        rolledYield: 100 * normalized ** length,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    `{rolledThroughputYield} of the units pass every step right the first time, and {finalYield} are good in the end.`,
    `The difference, {hiddenFactory}, is the hidden factory: repairs that the final yield does not show. Scrap and rework together cost {qualityCost}.`,
    outputs.unitsToStart === null
      ? `Nothing survives all the steps, so starting more units does not help.`
      : `To get ${counted(inputs.goodUnitsWanted, "good unit", "{goodUnitsWanted}")}, start {unitsToStart}; the weakest step is {weakestStep}.`,
  ],
  formula: {
    tex: [
      String.raw`RTY = \prod_{k=1}^{n} \frac{u_k - s_k - r_k}{u_k}, \qquad Y = \prod_{k=1}^{n} \frac{u_k - s_k}{u_k}`,
      String.raw`Y_n = RTY^{1/n}, \qquad DPU = -\ln RTY, \qquad N = \left\lceil \frac{G}{Y} \right\rceil`,
    ],
    where: {
      RTY: "rolled throughput yield",
      u_k: "units into step k",
      s_k: "scrapped there",
      r_k: "reworked there",
      n: "number of steps",
      Y: "final yield after rework",
      Y_n: "normalized yield per step",
      DPU: "defects per unit",
      N: "units to start",
      G: "good units wanted",
    },
  },
  howTo: [
    "List the Steps in order with Units in, Scrapped and Reworked; count a unit as reworked even if it is repaired on the spot.",
    "Enter the Good units wanted to see how many to start.",
    "Enter the Cost of a scrapped unit and of a reworked unit.",
    "Compare Rolled throughput yield with Final yield after rework, and look at the Weakest step first.",
  ],
  faq: [
    {
      question: "Why is the rolled yield so much lower than the final yield?",
      answer:
        "Because it counts every unit that needed a second try. Ten steps at 98% each look fine one by one, but only 81.7% of the units get through all of them without a problem.",
    },
    {
      question: "Is it the same as first pass yield?",
      answer:
        "First pass yield is for one step. Rolled throughput yield multiplies the yields of all steps, assuming that they fail independently.",
    },
    {
      question: "What is the hidden factory?",
      answer:
        "The people, machines and time spent on repairing defects that no report shows, because the units pass in the end. Feigenbaum put it at 15 to 40% of a plant's capacity.",
    },
  ],
  about: [
    "Use it where units go through several steps, as in assembly, electronics or paperwork. It shows where first-time quality is lost and how many units to release.",
    "The steps may have different counts; each yield is calculated on its own. If rework loops back or the steps depend on each other, the product is only an approximation.",
  ],
  sources: [
    "Breyfogle, Implementing Six Sigma, 2nd edition (rolled throughput yield, hidden factory)",
    "ISO 13053-1:2011 (rolled throughput yield)",
  ],
  phrases: [
    "rolled throughput yield for {goodUnitsWanted} good units",
    "units to start for {goodUnitsWanted} good ones",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Two steps",
      inputs: {
        steps: [
          { name: "A", unitsIn: 100, scrapped: 3, reworked: 2 },
          { name: "B", unitsIn: 97, scrapped: 1, reworked: 4 },
        ],
      },
      outputs: { rolledThroughputYield: 90.1030928, finalYield: 96, unitsToStart: 1042 },
    },
    {
      title: "A shaft made in four steps",
      inputs: {},
      outputs: { rolledThroughputYield: 87.0351818, weakestStep: "Grinding", qualityCost: 2700 },
    },
  ],
});

function product(values: readonly number[]): number {
  return values.reduce((product, stepYield) => product * stepYield, 1);
}
