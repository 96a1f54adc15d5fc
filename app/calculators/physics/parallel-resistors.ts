import { choice, defineCalculator, list, number, quantity, refuse, table } from "#engine/define.ts";
import { sum } from "#maths/statistics.ts";
import { conductance } from "#units/conductance.ts";
import { electricCurrent } from "#units/electric-current.ts";
import { power } from "#units/power.ts";
import { resistance } from "#units/resistance.ts";
import { voltage } from "#units/voltage.ts";

export default defineCalculator({
  id: "parallel-resistors",
  name: "Parallel and Series Resistor Calculator",
  category: "physics",
  emoji: "🔀",
  description:
    "Total resistance of resistors in parallel or series, the current and power in each, and the resistor to add for a target value.",
  keywords: [
    "resistors in parallel",
    "resistors in series",
    "total resistance",
    "equivalent resistance",
    "combine resistors",
    "current divider",
  ],
  related: [
    { id: "ohms-law", stage: "complementary", relevance: 90 },
    "voltage-divider",
    { id: "resistor-color-code", stage: "next_step", relevance: 84 },
    "led-resistor",
  ],
  inputs: {
    resistors: list("Resistors (ohms)", {
      of: number("Resistance", { unit: "ohm" }),
      also: ["ohms"],
      default: [100, 220, 330],
      minItems: 1,
      maxItems: 100,
    }),
    connection: choice("Connected", {
      default: "parallel",
      options: [
        ["parallel", "In parallel"],
        ["series", "In series"],
      ],
    }),
    voltage: quantity("Voltage across all", voltage, { unit: "V", default: 12, min: 0, max: 1_000_000_000 }),
    targetResistance: quantity("Target resistance", resistance, {
      unit: "ohm",
      default: 50,
      min: 1e-9,
      max: 1e18,
      also: ["target"],
    }),
  },
  outputs: {
    equivalentResistance: quantity("Total resistance", resistance, {
      also: ["how many ohms", "combined resistance", "what load"],
      unit: "ohm",
    }),
    totalCurrent: quantity("Total current", electricCurrent, { unit: "A" }),
    totalPower: quantity("Total power", power, { unit: "W" }),
    conductance: quantity("Total conductance", conductance, { unit: "S" }),
    resistorToAdd: quantity("Resistor to add for the target", resistance, {
      unit: "ohm",
      none: "No single resistor reaches this target in the same connection",
    }),
    table: table("By resistor", {
      resistance: number("Resistance", { unit: "ohm" }),
      current: number("Current", { unit: "A" }),
      voltage: number("Voltage", { unit: "V" }),
      power: number("Power", { unit: "W" }),
    }),
  },
  pictures: [
    { draw: "rows", table: "table", name: "resistance", value: "current", title: "Current through each resistor" },
  ],
  compute({ resistors, connection, voltage, targetResistance }) {
    const wrong = resistors.findIndex((one) => !(one > 0));
    if (wrong !== -1)
      refuse("resistors", `Row ${wrong + 1}: a resistor must be above 0 ohms. Correct it or remove it.`);
    const isParallel = connection === "parallel";
    const equivalent = isParallel ? 1 / sum(resistors.map((one) => 1 / one)) : sum(resistors);
    const totalCurrent = voltage / equivalent;
    return {
      equivalentResistance: equivalent,
      totalCurrent,
      totalPower: totalCurrent * voltage,
      conductance: 1 / equivalent,
      resistorToAdd: resistorToAdd(equivalent, targetResistance, isParallel),
      table: resistors.map((one) => {
        const current = isParallel ? voltage / one : totalCurrent;
        return { resistance: one, current, voltage: isParallel ? voltage : current * one, power: current ** 2 * one };
      }),
    };
  },
  takeaways: (inputs, outputs) => [
    inputs.resistors.length === 1
      ? `The one resistor has {equivalentResistance}.`
      : `Together, the ${inputs.resistors.length} resistors have {equivalentResistance}.`,
    inputs.voltage === 0
      ? `Enter the Voltage across all to see the current and the power in each.`
      : inputs.resistors.length === 1
        ? `At {voltage} it takes {totalCurrent} and turns {totalPower} into heat.`
        : `At {voltage} they take {totalCurrent} and turn {totalPower} into heat; the table shows the share of each.`,
    outputs.equivalentResistance === inputs.targetResistance
      ? `That is exactly the target.`
      : outputs.resistorToAdd === null
        ? `A target of {targetResistance} cannot be reached by one more ${inputs.connection === "parallel" ? "parallel resistor, which can only lower the total" : "resistor in series, which can only raise the total"}.`
        : `Adding {resistorToAdd} ${inputs.connection === "parallel" ? "in parallel" : "in series"} would make it {targetResistance}.`,
  ],
  formula: {
    tex: [
      String.raw`\frac{1}{R} = \frac{1}{R_1} + \frac{1}{R_2} + \dots \quad \text{(parallel)}`,
      String.raw`R = R_1 + R_2 + \dots \quad \text{(series)}`,
      String.raw`I = \frac{V}{R}, \qquad P = \frac{V^2}{R}`,
    ],
    where: {
      R: "total resistance",
      "R_1, R_2": "the individual resistors",
      V: "voltage across all",
      I: "total current",
      P: "total power",
    },
  },
  howTo: [
    "List the Resistors in ohms; 4.7 kilohms is 4,700.",
    "Choose whether they are Connected in parallel or in series.",
    "Enter the Voltage across all to see the current, voltage and power of each resistor.",
    "Enter a Target resistance to see the Resistor to add for the target.",
  ],
  faq: [
    {
      question: "Why is the parallel resistance smaller than the smallest resistor?",
      answer:
        "Every additional path lets more current flow at the same voltage. Two equal resistors in parallel have half the resistance of one, ten have a tenth.",
    },
    {
      question: "Which resistor gets hottest?",
      answer:
        "In parallel, the smallest one, because the power is V²/R at the same voltage. In series, the largest one, because the power is I²R at the same current.",
    },
    {
      question: "What tolerance does the combination have?",
      answer:
        "At worst, that of the individual resistors: four ±5% resistors make a total within ±5%. Random errors partly cancel out, so a combination of equal resistors is usually closer to its nominal value than a single one.",
    },
  ],
  about: [
    "Use it to make a value you do not have on hand, to spread heat over several resistors, or to see what parallel loads draw from a supply.",
    "For circuits that mix both, replace each group with its total and continue from there. The formulas hold for direct current, and with AC for pure resistors; wires and contacts are assumed to be perfect.",
  ],
  sources: ["IEC 60050-131:2002", "Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapter 27"],
  overflow: "resistors",
  caution: "Check the power rating of each resistor, and disconnect the circuit before you work on it.",
  phrases: [
    "resistors in parallel {resistors}",
    "total resistance of {resistors}",
    "what is the total resistance of {resistors} resistors wired in parallel or series",
    "how many ohms do I get with {resistors} resistors",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "100, 220 and 330 ohms in parallel on 12 V",
      inputs: { resistors: [100, 220, 330], connection: "parallel", voltage: 12 },
      outputs: { equivalentResistance: 56.8965517, totalCurrent: 0.210909091 },
    },
    {
      title: "The same three in series",
      inputs: { resistors: [100, 220, 330], connection: "series", voltage: 12, targetResistance: 1000 },
      outputs: { equivalentResistance: 650, resistorToAdd: 350 },
    },
  ],
});

/** The one resistor that brings the total to the target in the same connection; null where none does. */
function resistorToAdd(total: number, target: number, isParallel: boolean): number | null {
  if (isParallel) return target < total ? target / (1 - target / total) : null;
  return target > total ? target - total : null;
}
