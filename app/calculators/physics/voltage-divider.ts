import { chart, choice, defineCalculator, number, percent, quantity, refuse } from "#engine/define.ts";
import { electricCurrent } from "#units/electric-current.ts";
import { power } from "#units/power.ts";
import { resistance } from "#units/resistance.ts";
import { voltage } from "#units/voltage.ts";

export default defineCalculator({
  id: "voltage-divider",
  name: "Voltage Divider Calculator",
  category: "physics",
  emoji: "🪜",
  description:
    "Output voltage of two resistors, or the second resistor for the voltage you want, with the drop under a load.",
  keywords: [
    "resistive divider",
    "potential divider",
    "resistor divider",
    "r1 r2 vout",
    "voltage drop resistors",
    "potentiometer",
  ],
  related: [
    { id: "ohms-law", stage: "complementary", relevance: 88 },
    { id: "parallel-resistors", stage: "complementary", relevance: 80 },
    "led-resistor",
    { id: "resistor-color-code", stage: "next_step", relevance: 84 },
  ],
  inputs: {
    solveFor: choice("Find", {
      default: "outputVoltage",
      options: [
        ["outputVoltage", "Output voltage"],
        ["r2", "Resistor R2"],
      ],
    }),
    inputVoltage: quantity("Input voltage", voltage, {
      unit: "V",
      default: 12,
      min: 1e-6,
      max: 1_000_000_000,
      also: ["from", "supply", "Vin", "fed with", "battery", "out of", "input", "in", "measure a"],
    }),
    r1: quantity("R1 (input to output)", resistance, {
      unit: "ohm",
      default: 10_000,
      min: 1e-9,
      max: 1e15,
      also: ["on top", "top", "top resistor", "upper", "upper resistor", "first resistor"],
    }),
    r2: quantity("R2 (output to ground)", resistance, {
      unit: "ohm",
      default: 4700,
      min: 1e-9,
      max: 1e15,
      also: ["at the bottom", "bottom", "bottom resistor", "lower", "lower resistor", "second resistor", "to ground"],
      when: { solveFor: "outputVoltage" },
    }),
    outputVoltage: quantity("Wanted output voltage", voltage, {
      unit: "V",
      default: 3.3,
      min: 0,
      max: 1_000_000_000,
      also: ["to", "Vout", "get", "want", "down to", "output of"],
      when: { solveFor: "r2" },
    }),
    loadResistance: quantity("Load on the output", resistance, {
      unit: "ohm",
      default: 100_000,
      min: 1e-9,
      max: 1e15,
      also: ["load", "loaded with", "load of"],
    }),
  },
  outputs: {
    outputVoltage: quantity("Output voltage without load", voltage, {
      also: ["what voltage", "output", "vout", "how many volts"],
      unit: "V",
    }),
    r2: quantity("R2", resistance, { also: ["what r2", "second resistor", "bottom resistor"], unit: "ohm" }),
    ratio: number("Output / input"),
    current: quantity("Current through the divider", electricCurrent, { unit: "A", metric: "mA", imperial: "mA" }),
    powerR1: quantity("Power in R1", power, { unit: "W", metric: "mW", imperial: "mW" }),
    powerR2: quantity("Power in R2", power, { unit: "W", metric: "mW", imperial: "mW" }),
    loadedVoltage: quantity("Output voltage with the load", voltage, { unit: "V" }),
    loadCurrent: quantity("Load current", electricCurrent, { unit: "A", metric: "mA", imperial: "mA" }),
    dropUnderLoadPercent: percent("Drop caused by the load"),
    sourceResistance: quantity("Thévenin resistance", resistance, { unit: "ohm" }),
    curve: chart("Output voltage by R2", {
      x: { r2: quantity("R2", resistance, { unit: "ohm" }) },
      y: { outputVoltage: quantity("Output voltage", voltage, { unit: "V" }) },
      own: { x: "r2", y: "outputVoltage", label: "Your divider" },
      logX: true,
    }),
  },
  pictures: [{ draw: "divider", of: ["inputVoltage", "r1", "r2", "outputVoltage"] }],
  compute(inputs) {
    const { inputVoltage, r1, loadResistance } = inputs;
    const r2 = inputs.solveFor === "r2" ? lowerResistor(inputVoltage, r1, inputs.outputVoltage) : inputs.r2;
    const divided = (resistance: number) => inputVoltage * (resistance / (r1 + resistance));
    const outputVoltage = inputs.solveFor === "r2" ? inputs.outputVoltage : divided(r2);
    const current = inputVoltage / (r1 + r2);
    const loadedVoltage = divided(r2 * (loadResistance / (r2 + loadResistance)));
    const sourceResistance = r1 * (r2 / (r1 + r2));
    return {
      outputVoltage,
      r2,
      ratio: outputVoltage / inputVoltage,
      current,
      powerR1: current ** 2 * r1,
      powerR2: current ** 2 * r2,
      loadedVoltage,
      loadCurrent: loadedVoltage / loadResistance,
      dropUnderLoadPercent: (100 * sourceResistance) / (sourceResistance + loadResistance),
      sourceResistance,
      curve: [0.1, 0.2, 0.5, 1, 2, 5, 10].map((factor) => ({ r2: factor * r2, outputVoltage: divided(factor * r2) })),
    };
  },
  takeaways: (inputs, outputs) => [
    `From {inputVoltage}, {r1} above {r2} gives {outputVoltage}.`,
    `A load of {loadResistance} pulls it down to {loadedVoltage}, a drop of {dropUnderLoadPercent}.`,
    outputs.dropUnderLoadPercent! > 10
      ? `That is a lot: use smaller resistors, a buffer amplifier or a voltage regulator.`
      : `The divider itself draws {current} all the time; ${inputs.r1 === outputs.r2 ? "each resistor turns {powerR1} into heat" : inputs.r1 > outputs.r2! ? "R1 produces more of the heat, {powerR1}" : "R2 produces more of the heat, {powerR2}"}.`,
  ],
  formula: {
    tex: [
      String.raw`V_{\text{out}} = V_{\text{in}}\, \frac{R_2}{R_1 + R_2}`,
      String.raw`R_2 = R_1\, \frac{V_{\text{out}}}{V_{\text{in}} - V_{\text{out}}}`,
      String.raw`R_{Th} = \frac{R_1 R_2}{R_1 + R_2}`,
    ],
    where: {
      "V_{\\text{in}}": "input voltage",
      "V_{\\text{out}}": "output voltage without load",
      R_1: "resistor from input to output",
      R_2: "resistor from output to ground",
      "R_{Th}": "Thévenin resistance, what the load sees",
    },
  },
  howTo: [
    "Under Find, choose the Output voltage of two resistors, or the Resistor R2 for the voltage you want.",
    "Enter the Input voltage and R1, then R2 or the Wanted output voltage.",
    "Enter the Load on the output: the input resistance of what you connect, such as 100 kilohms.",
    "Keep the Drop caused by the load small: the load should be at least ten times R2.",
  ],
  faq: [
    {
      question: "Which resistor values should I choose?",
      answer:
        "Small enough that the load hardly matters, and large enough that the divider wastes little. For a microcontroller input, a total of about 10 kilohms is common: at 5 V that draws 0.5 mA.",
    },
    {
      question: "Can I power a device with a voltage divider?",
      answer:
        "No. Its voltage drops as soon as current is drawn and changes with the load. Use a voltage regulator; dividers are for signals, sensors and reference inputs.",
    },
    {
      question: "How do I bring 5 V logic down to 3.3 V?",
      answer:
        "With 10 kilohms above 20 kilohms you get 3.33 V; for faster signals, 1.8 kilohms above 3.3 kilohms gives 3.24 V.",
    },
  ],
  about: [
    "Two resistors in series share the input voltage in proportion. A potentiometer is the same thing with a sliding tap, and a sensor such as a thermistor or photoresistor is often one of the two resistors.",
    "The load sees the Thévenin resistance (both resistors in parallel) as the source resistance. With AC, the formula holds until stray capacitance matters: 10 kilohms and 20 pF already weaken signals above 800 kHz.",
  ],
  sources: ["Horowitz and Hill, The Art of Electronics, 3rd ed. 2015, section 1.2"],
  caution: "For low-voltage signals: do not use a bare divider to measure or power anything from household voltage.",
  phrases: ["voltage divider {inputVoltage} {r1} {r2}", "divide {inputVoltage} to {outputVoltage} with {r1}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "12 V across 10 and 4.7 kilohms",
      inputs: { solveFor: "outputVoltage", inputVoltage: 12, r1: 10000, r2: 4700, loadResistance: 100000 },
      outputs: { outputVoltage: 3.83673469, loadedVoltage: 3.71805 },
    },
    {
      title: "R2 for 3.3 V from 5 V with 10 kilohms",
      inputs: { solveFor: "r2", inputVoltage: 5, r1: 10000, outputVoltage: 3.3 },
      outputs: { r2: 19411.7647, current: 0.00017 },
    },
  ],
});

function lowerResistor(inputVoltage: number, r1: number, outputVoltage: number): number {
  if (!(outputVoltage > 0 && outputVoltage < inputVoltage)) {
    refuse("outputVoltage", "A divider can only give a voltage between 0 and the input voltage. Enter one in between.");
  }
  return (r1 * outputVoltage) / (inputVoltage - outputVoltage);
}
