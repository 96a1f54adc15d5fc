import { defineCalculator, integer, list, money, number, percent, refuse, table, text } from "#engine/define.ts";
import { sum } from "#maths/statistics.ts";
import { piecesFor } from "#maths/whole-pieces.ts";

export default defineCalculator({
  id: "rolled-throughput-yield",
  name: "Rolled Throughput Yield Calculator",
  category: "manufacturing",
  emoji: "🔁",
  description:
    "The share of units that pass every step right the first time, the hidden factory of rework, and the units to start.",
  keywords: [
    "first pass yield",
    "FPY",
    "first time yield",
    "RTY",
    "hidden factory",
    "process yield",
    "scrap rate",
    "rework",
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
    rolledThroughputYield: percent("Rolled throughput yield", { decimals: 2 }),
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
  compute({ steps, goodUnitsWanted, scrapCost, reworkCost }) {
    const wrong = steps.findIndex((step) => step.scrapped + step.reworked > step.unitsIn);
    if (wrong !== -1) {
      refuse("steps", `Row ${wrong + 1}: more units are scrapped and reworked than come in. Correct the counts.`);
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
  takeaways: (_, outputs) => [
    `{rolledThroughputYield} of the units pass every step right the first time, and {finalYield} come out good in the end.`,
    `The difference of {hiddenFactory} is the hidden factory: work to repair what the final yield does not show. It and the scrap cost {qualityCost}.`,
    outputs.unitsToStart === null
      ? `Nothing survives all steps, so no number of starts gives a good unit.`
      : `For {goodUnitsWanted} good units start {unitsToStart}; the weakest step is {weakestStep}.`,
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
    "Enter the Good units wanted to learn how many to start.",
    "Enter the Cost of a scrapped unit and of a reworked unit.",
    "Compare Rolled throughput yield with Final yield after rework, and look at the Weakest step first.",
  ],
  faq: [
    {
      question: "Why is the rolled yield so much lower than the final yield?",
      answer:
        "Because it counts every unit that needed a second try. Ten steps of 98 % each look fine one by one, but only 81.7 % of the units go through all of them untouched.",
    },
    {
      question: "Is it the same as first pass yield?",
      answer:
        "First pass yield is for one step. Rolled throughput yield multiplies those of all steps; it assumes that the steps fail independently.",
    },
    {
      question: "What is the hidden factory?",
      answer:
        "The people, machines and time that repair defects which no report shows because the units pass in the end. Feigenbaum put it at 15 to 40 % of a plant's capacity.",
    },
  ],
  about: [
    "Use it where units run through several steps: assembly, electronics, paperwork. It shows where first-time quality is lost and how many units to release.",
    "The steps may have different counts; each yield is its own. If rework happens in loops or steps depend on each other, the product is only an approximation.",
  ],
  sources: [
    "Breyfogle, Implementing Six Sigma, 2nd edition (rolled throughput yield, hidden factory)",
    "ISO 13053-1:2011 (rolled throughput yield)",
  ],
  phrases: [
    "rolled throughput yield for {goodUnitsWanted} good units",
    "units to start for {goodUnitsWanted} good ones",
  ],
  updated: "2026-11-21",
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
      title: "Four steps of a shaft",
      inputs: {},
      outputs: { rolledThroughputYield: 87.0351818, weakestStep: "Grinding", qualityCost: 2700 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        steps: [
          { name: "A", unitsIn: 100, scrapped: 3, reworked: 2 },
          { name: "B", unitsIn: 97, scrapped: 1, reworked: 4 },
        ],
        goodUnitsWanted: 1000,
        scrapCost: 40,
        reworkCost: 12,
      },
      outputs: { rolledThroughputYield: 90.1030927835, finalYield: 96, unitsToStart: 1042 },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: {
        steps: [
          { name: "Machining", unitsIn: 1000, scrapped: 10, reworked: 25 },
          { name: "Heat treatment", unitsIn: 990, scrapped: 5, reworked: 12 },
          { name: "Grinding", unitsIn: 985, scrapped: 20, reworked: 40 },
          { name: "Assembly", unitsIn: 965, scrapped: 4, reworked: 18 },
        ],
        goodUnitsWanted: 1000,
        scrapCost: 40,
        reworkCost: 12,
      },
      outputs: {
        rolledThroughputYield: 87.0351817669,
        finalYield: 96.1,
        hiddenFactory: 9.06481823309,
        normalizedYield: 96.5881193684,
        defectsPerUnit: 0.138857760951,
        chanceOfRework: 12.9648182331,
        weakestStep: "Grinding",
        unitsToStart: 1041,
        scrapTotal: 39,
        reworkTotal: 95,
        qualityCost: 2700,
        yieldIfWeakestPerfect: 92.6807070707,
        stepTable: {
          rows: 4,
          first: { name: "Machining", firstPassYield: 96.5, finalYield: 99, cumulativeYield: 96.5 },
          last: {
            name: "Assembly",
            firstPassYield: 97.7202072539,
            finalYield: 99.585492228,
            cumulativeYield: 87.0351817669,
          },
        },
        byLength: {
          rows: 7,
          first: { steps: 1, rolledYield: 96.5881193684 },
          last: { steps: 100, rolledYield: 3.10721293561 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: {
        steps: [
          { name: "Solder", unitsIn: 500, scrapped: 0, reworked: 50 },
          { name: "Test", unitsIn: 500, scrapped: 50, reworked: 0 },
          { name: "Pack", unitsIn: 450, scrapped: 0, reworked: 0 },
        ],
        goodUnitsWanted: 900,
        scrapCost: 40,
        reworkCost: 12,
      },
      outputs: {
        rolledThroughputYield: 81,
        finalYield: 90,
        hiddenFactory: 9,
        normalizedYield: 93.2169751786,
        defectsPerUnit: 0.210721031316,
        chanceOfRework: 19,
        weakestStep: "Solder",
        unitsToStart: 1000,
        scrapTotal: 50,
        reworkTotal: 50,
        qualityCost: 2600,
        yieldIfWeakestPerfect: 90,
        stepTable: {
          rows: 3,
          first: { name: "Solder", firstPassYield: 90, finalYield: 100, cumulativeYield: 90 },
          last: { name: "Pack", firstPassYield: 100, finalYield: 100, cumulativeYield: 81 },
        },
        byLength: {
          rows: 7,
          first: { steps: 1, rolledYield: 93.2169751786 },
          last: { steps: 100, rolledYield: 0.0890226727939 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: {
        steps: [{ name: "Only", unitsIn: 8, scrapped: 0, reworked: 0 }],
        goodUnitsWanted: 17,
        scrapCost: 40,
        reworkCost: 12,
      },
      outputs: {
        rolledThroughputYield: 100,
        finalYield: 100,
        hiddenFactory: 0,
        normalizedYield: 100,
        defectsPerUnit: -0,
        chanceOfRework: 0,
        weakestStep: "Only",
        unitsToStart: 17,
        scrapTotal: 0,
        reworkTotal: 0,
        qualityCost: 0,
        yieldIfWeakestPerfect: 100,
        stepTable: {
          rows: 1,
          first: { name: "Only", firstPassYield: 100, finalYield: 100, cumulativeYield: 100 },
          last: { name: "Only", firstPassYield: 100, finalYield: 100, cumulativeYield: 100 },
        },
        byLength: { rows: 7, first: { steps: 1, rolledYield: 100 }, last: { steps: 100, rolledYield: 100 } },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: {
        steps: [
          { name: "A", unitsIn: 10, scrapped: 10, reworked: 0 },
          { name: "B", unitsIn: 5, scrapped: 0, reworked: 1 },
        ],
        goodUnitsWanted: 1000,
        scrapCost: 40,
        reworkCost: 12,
      },
      outputs: {
        rolledThroughputYield: 0,
        finalYield: 0,
        hiddenFactory: 0,
        normalizedYield: 0,
        defectsPerUnit: null,
        chanceOfRework: 100,
        weakestStep: "A",
        unitsToStart: null,
        scrapTotal: 10,
        reworkTotal: 1,
        qualityCost: 412,
        yieldIfWeakestPerfect: 80,
        stepTable: {
          rows: 2,
          first: { name: "A", firstPassYield: 0, finalYield: 0, cumulativeYield: 0 },
          last: { name: "B", firstPassYield: 80, finalYield: 100, cumulativeYield: 0 },
        },
        byLength: { rows: 7, first: { steps: 1, rolledYield: 0 }, last: { steps: 100, rolledYield: 0 } },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: {
        steps: [{ name: "A", unitsIn: 10, scrapped: 4, reworked: 6 }],
        goodUnitsWanted: 3,
        scrapCost: 40,
        reworkCost: 12,
      },
      outputs: {
        rolledThroughputYield: 0,
        finalYield: 60,
        hiddenFactory: 60,
        normalizedYield: 0,
        defectsPerUnit: null,
        chanceOfRework: 100,
        weakestStep: "A",
        unitsToStart: 5,
        scrapTotal: 4,
        reworkTotal: 6,
        qualityCost: 232,
        yieldIfWeakestPerfect: 100,
        stepTable: {
          rows: 1,
          first: { name: "A", firstPassYield: 0, finalYield: 60, cumulativeYield: 0 },
          last: { name: "A", firstPassYield: 0, finalYield: 60, cumulativeYield: 0 },
        },
        byLength: { rows: 7, first: { steps: 1, rolledYield: 0 }, last: { steps: 100, rolledYield: 0 } },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: {
        steps: [{ name: "", unitsIn: 4, scrapped: 1, reworked: 0 }],
        goodUnitsWanted: 3,
        scrapCost: 40,
        reworkCost: 12,
      },
      outputs: {
        rolledThroughputYield: 75,
        finalYield: 75,
        hiddenFactory: 0,
        normalizedYield: 75,
        defectsPerUnit: 0.287682072452,
        chanceOfRework: 25,
        weakestStep: "",
        unitsToStart: 4,
        scrapTotal: 1,
        reworkTotal: 0,
        qualityCost: 40,
        yieldIfWeakestPerfect: 100,
        stepTable: {
          rows: 1,
          first: { name: "", firstPassYield: 75, finalYield: 75, cumulativeYield: 75 },
          last: { name: "", firstPassYield: 75, finalYield: 75, cumulativeYield: 75 },
        },
        byLength: {
          rows: 7,
          first: { steps: 1, rolledYield: 75 },
          last: { steps: 100, rolledYield: 3.20720218538e-11 },
        },
      },
    },
    { by: "Refusal", inputs: { steps: [{ name: "A", unitsIn: 10, scrapped: 6, reworked: 5 }] }, refuses: "steps" },
    { by: "Refusal", inputs: { steps: [] }, refuses: "steps" },
    { by: "Refusal", inputs: { goodUnitsWanted: 0 }, refuses: "goodUnitsWanted" },
    { by: "Refusal", inputs: { steps: [{ name: "A", unitsIn: 0, scrapped: 0, reworked: 0 }] }, refuses: "steps" },
  ],
});

function product(values: readonly number[]): number {
  return values.reduce((total, value) => total * value, 1);
}
