import { boolean, defineCalculator, integer, list, number, percent, refuse, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { sum } from "#maths/statistics.ts";
import { piecesFor } from "#maths/whole-pieces.ts";

export default defineCalculator({
  id: "takt-time",
  name: "Takt Time Calculator",
  category: "manufacturing",
  emoji: "⏱️",
  description:
    "The pace a line must keep to meet demand, the operators it takes, its bottleneck, line balance and daily capacity.",
  keywords: [
    "cycle time",
    "lean manufacturing",
    "line balancing",
    "bottleneck",
    "production rate",
    "customer demand",
    "throughput",
    "pace of the line",
    "seconds per unit",
    "customer orders per day",
  ],
  related: [
    { id: "oee", stage: "complementary", relevance: 92 },
    "rolled-throughput-yield",
    "economic-order-quantity",
    { id: "employee-cost", stage: "advanced_planning", relevance: 74 },
    "time-duration",
  ],
  inputs: {
    shiftLength: number("Shift length", {
      default: 480,
      min: 1,
      max: 1440,
      also: ["shift", "hour shift", "minute shift", "shift of", "of shift", "work one shift of"],
      unit: "minutes",
    }),
    breaks: number("Breaks and meetings per shift", {
      also: ["for breaks", "of breaks", "meetings", "lunch", "stop"],
      unsaid: 0,
      default: 40,
      min: 0,
      max: 1440,
      unit: "minutes",
    }),
    shiftsPerDay: integer("Shifts per day", {
      default: 1,
      min: 1,
      max: 24,
      also: ["shifts", "run", "shifts a day"],
    }),
    dailyDemand: number("Units wanted per day", {
      default: 400,
      min: 0.0001,
      max: 1_000_000_000,
      unit: "units",
      also: [
        "demand",
        "units a day",
        "pieces",
        "parts",
        "orders",
        "wants",
        "units per day",
        "pieces a day",
        "seats a day",
        "needed a day",
        "demand of",
        "a day",
        "per day",
        "customers want",
        "customer orders",
      ],
    }),
    efficiency: percent("Efficiency (OEE) to plan with", { default: 90, min: 1, max: 100 }),
    stations: list("Stations", {
      unsaid: [{ name: "Line", cycleTime: 60, operators: 1 }],
      of: {
        name: text("Station", { maxLength: 40 }),
        cycleTime: number("Work time", { min: 0.001, max: 10_000_000, unit: "seconds" }),
        operators: integer("Operators", { unsaid: 1, min: 1, max: 10_000 }),
      },
      default: [
        { name: "Cut", cycleTime: 45, operators: 1 },
        { name: "Weld", cycleTime: 95, operators: 2 },
        { name: "Paint", cycleTime: 52, operators: 1 },
        { name: "Assemble", cycleTime: 105, operators: 2 },
        { name: "Pack", cycleTime: 30, operators: 1 },
      ],
      minItems: 1,
      maxItems: 100,
    }),
  },
  outputs: {
    taktTime: number("Takt time", { also: ["pace", "per unit", "takt"], unit: "seconds", decimals: 2 }),
    targetCycleTime: number("Cycle time to plan", { unit: "seconds", decimals: 2 }),
    availableTime: number("Working time per day", { unit: "minutes" }),
    unitsPerHour: number("Units per hour of working time", { also: ["how many per hour"], decimals: 1 }),
    workContent: number("Work in a unit", { unit: "seconds" }),
    theoreticalOperators: number("Operators, exactly", { decimals: 2 }),
    minimumOperators: integer("Operators at least"),
    operators: integer("Operators now"),
    bottleneck: text("Bottleneck", { labels: { "": "A station without a name" } }),
    bottleneckCycleTime: number("Cycle time of the bottleneck", { unit: "seconds", decimals: 2 }),
    meetsDemand: boolean("The line meets demand"),
    dailyCapacity: number("Units the line can make per day", { decimals: 1 }),
    balanceEfficiency: percent("Line balance", { decimals: 1 }),
    overtimePerDay: number("Overtime needed per day", { unit: "minutes", decimals: 1 }),
    stationLoad: table("Load of the stations", {
      name: text("Station"),
      cycleTime: number("Cycle time", { unit: "seconds", decimals: 2 }),
      load: percent("Load", { decimals: 1 }),
      meets: boolean("Fast enough"),
    }),
    byDemand: table(
      "Takt time by demand",
      {
        demand: number("Units per day", { decimals: 1 }),
        taktTime: number("Takt time", { unit: "seconds", decimals: 2 }),
      },
      { mark: { column: "demand", equals: "dailyDemand" } },
    ),
  },
  figures: [
    "unitsPerHour",
    "meetsDemand",
    "minimumOperators",
    "operators",
    "bottleneck",
    "bottleneckCycleTime",
    "dailyCapacity",
    "balanceEfficiency",
  ],
  pictures: [
    { draw: "rows", table: "stationLoad", name: "name", value: "cycleTime", title: "Cycle times" },
    { draw: "bars", of: ["taktTime", "bottleneckCycleTime"], title: "Takt time and the slowest station" },
  ],
  compute(inputs) {
    const { dailyDemand } = inputs;
    const availableTime = (inputs.shiftLength - inputs.breaks) * inputs.shiftsPerDay;
    if (availableTime <= 0) refuse("breaks", "The breaks take up the whole shift. Enter less than the shift length.");
    const efficiency = inputs.efficiency / 100;
    const taktTime = (60 * availableTime) / dailyDemand;
    const targetCycleTime = taktTime * efficiency;
    const rows = inputs.stations.map(({ name, cycleTime, operators }) => ({ name, cycleTime: cycleTime / operators }));
    const bottleneck = rows.reduce((slowest, row) => (row.cycleTime > slowest.cycleTime ? row : slowest));
    const workContent = sum(inputs.stations.map((station) => station.cycleTime));
    const operators = sum(inputs.stations.map((station) => station.operators));
    const isFastEnough = (cycleTime: number) => cycleTime <= targetCycleTime * (1 + 1e-9);
    const secondsNeeded = (dailyDemand * bottleneck.cycleTime) / efficiency;
    return {
      taktTime,
      targetCycleTime,
      availableTime,
      unitsPerHour: 3600 / taktTime,
      workContent,
      theoreticalOperators: workContent / targetCycleTime,
      minimumOperators: piecesFor(workContent, targetCycleTime),
      operators,
      bottleneck: bottleneck.name,
      bottleneckCycleTime: bottleneck.cycleTime,
      meetsDemand: isFastEnough(bottleneck.cycleTime),
      dailyCapacity: (60 * availableTime * efficiency) / bottleneck.cycleTime,
      balanceEfficiency: (100 * workContent) / (operators * bottleneck.cycleTime),
      overtimePerDay: Math.max(0, secondsNeeded - 60 * availableTime) / 60,
      stationLoad: rows.map(({ name, cycleTime }) => ({
        name,
        cycleTime,
        load: (100 * cycleTime) / targetCycleTime,
        meets: isFastEnough(cycleTime),
      })),
      byDemand: [50, 75, 90, 100, 110, 125, 150].map((share) => ({
        demand: (dailyDemand * share) / 100,
        taktTime: (100 * taktTime) / share,
      })),
    };
  },
  takeaways: (_, outputs) => [
    `A unit must leave the line every {taktTime}; at the planned efficiency, aim for a cycle of {targetCycleTime}.`,
    outputs.meetsDemand
      ? `The bottleneck ({bottleneck}, {bottleneckCycleTime}) keeps up: the line can make {dailyCapacity} units a day.`
      : `The bottleneck ({bottleneck}, {bottleneckCycleTime}) is too slow: it needs {overtimePerDay} of overtime a day, or more operators there.`,
    `The work takes at least ${counted(outputs.minimumOperators!, "operator", "{minimumOperators}")}; the line now has ${counted(outputs.operators!, "operator", "{operators}")}, with a balance of {balanceEfficiency}.`,
  ],
  formula: {
    tex: [
      String.raw`T = \frac{60\,(s - b)\, n}{D}, \qquad T' = T\, e`,
      String.raw`N = \left\lceil \frac{\sum_i t_i}{T'} \right\rceil, \qquad B = \frac{\sum_i t_i}{\sum_i k_i \cdot \max_i (t_i/k_i)}`,
    ],
    where: {
      T: "takt time in seconds",
      s: "shift length in minutes",
      b: "breaks in minutes",
      n: "shifts per day",
      D: "units wanted per day",
      "T'": "cycle time to plan",
      e: "efficiency",
      N: "operators at least",
      t_i: "work time at a station",
      k_i: "operators at that station",
      B: "line balance",
    },
  },
  howTo: [
    "Enter the Shift length, the Breaks and meetings per shift and the Shifts per day.",
    "Enter the Units wanted per day: what customers buy, not what the line can do.",
    "Set the Efficiency (OEE) to plan with, so that stops and rejects do not upset the plan.",
    "List the Stations with the Work time for one unit and the Operators who share it.",
    "Compare each station in Load of the stations: over 100% it cannot keep up.",
  ],
  faq: [
    {
      question: "What is the difference between takt, cycle and lead time?",
      answer:
        "Takt time is the pace of demand: working time divided by units wanted. Cycle time is how often a station really finishes a unit. Lead time is how long one unit takes from start to finish, waiting included.",
    },
    {
      question: "Does the number of stations change the takt time?",
      answer:
        "No, only demand and working time do. More operators or stations shorten the cycle time so that it fits under the takt time.",
    },
    {
      question: "What is a good line balance?",
      answer:
        "85 to 95%. At 70% almost a third of the paid time is waiting. Move work from the bottleneck to stations with low load before you add people.",
    },
  ],
  about: [
    "Use it to plan a flow line or cell with one product, or with a mix whose work times you average. Operators at a station are assumed to share its work evenly.",
    "If demand varies, plan a buffer or a takt for the peak. Enter machine time that needs no operator as a station of its own.",
  ],
  sources: [
    "Lean Enterprise Institute, Lean Lexicon (takt time, operator balance)",
    "Rother and Harris, Creating Continuous Flow (2001)",
  ],
  phrases: [
    "takt time {dailyDemand} units shift {shiftLength}",
    "takt time for {dailyDemand} a day with {shiftsPerDay} shifts",
    "takt time {shiftLength} shift {breaks} breaks {shiftsPerDay} shift {dailyDemand} units a day",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Five stations, 400 units in one shift",
      inputs: {},
      outputs: { taktTime: 66, bottleneck: "Assemble", meetsDemand: true },
    },
    {
      title: "Demand rises to 550: overtime",
      inputs: { dailyDemand: 550 },
      outputs: { taktTime: 48, meetsDemand: false, overtimePerDay: 94.7222222 },
    },
  ],
});
