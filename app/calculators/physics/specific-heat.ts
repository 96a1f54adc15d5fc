import { choice, defineCalculator, number, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { JOULES_PER_KILOWATT_HOUR } from "#maths/constants.ts";
import { energy } from "#units/energy.ts";
import { mass } from "#units/mass.ts";
import { power } from "#units/power.ts";
import { specificHeat } from "#units/specific-heat.ts";
import { temperatureDifference } from "#units/temperature-difference.ts";
import { temperature } from "#units/temperature.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "specific-heat",
  name: "Specific Heat Calculator",
  category: "physics",
  emoji: "♨️",
  description:
    "The heat it takes to warm a substance, or its mass, specific heat or final temperature, with the time a heater needs.",
  keywords: [
    "Q=mcT",
    "heat capacity",
    "thermal energy",
    "heating water",
    "how long to heat water",
    "joules to heat",
    "calorimetry",
    "energy to heat water",
    "joules to raise the temperature",
    "warm up water",
  ],
  related: [
    { id: "energy-converter", stage: "complementary", relevance: 80 },
    "temperature-converter",
    "ideal-gas",
    { id: "heating-cooling-load", stage: "next_step", relevance: 84 },
    { id: "electricity-cost", stage: "next_step", relevance: 82 },
  ],
  inputs: {
    solveFor: choice("Find", {
      default: "heat",
      options: [
        ["heat", "Heat"],
        ["mass", "Mass"],
        ["specificHeat", "Specific heat"],
        ["finalTemperature", "Final temperature"],
      ],
    }),
    mass: quantity("Mass", mass, {
      unit: "kg",
      default: 1,
      defaultIn: { imperial: "2.2 lb" },
      min: 1e-15,
      max: 1e15,
      also: ["weight", "kilograms", "weighing", "weighs", "chunk of", "gallons of water"],
      when: { solveFor: ["heat", "specificHeat", "finalTemperature"] },
    }),
    specificHeat: quantity("Specific heat capacity", specificHeat, {
      also: ["heat capacity", "heat capacity of", "c"],
      unit: "J/(kg.K)",
      default: 4186,
      min: 0.001,
      max: 1_000_000,
      when: { solveFor: ["heat", "mass", "finalTemperature"] },
      help: "In J/(kg·K): water 4186, aluminum 897, iron 449.",
    }),
    initialTemperature: quantity("Initial temperature", temperature, {
      unit: "C",
      default: 20,
      min: -273.15,
      max: 100_000_000,
      also: ["from", "starting at", "starts at"],
    }),
    finalTemperature: quantity("Final temperature", temperature, {
      unit: "C",
      default: 100,
      min: -273.15,
      max: 100_000_000,
      also: ["to", "up to", "ends at", "reaches"],
      when: { solveFor: ["heat", "mass", "specificHeat"] },
    }),
    heat: quantity("Heat (negative if removed)", energy, {
      also: ["took", "joules", "absorbs", "takes in", "adding", "with"],
      unit: "J",
      metric: "kJ",
      imperial: "BTU",
      default: 334_880,
      defaultIn: { imperial: "317 Btu" },
      min: -1e20,
      max: 1e20,
      when: { solveFor: ["mass", "specificHeat", "finalTemperature"] },
    }),
    power: quantity("Heater power", power, {
      unit: "W",
      default: 2000,
      min: 1e-6,
      max: 1e15,
      also: ["heater", "kettle", "heater of", "kettle of", "watt heater"],
    }),
    efficiency: percent("Efficiency", {
      unsaid: 100,
      default: 90,
      min: 0.1,
      max: 1000,
      help: "Heat pumps exceed 100%.",
    }),
  },
  outputs: {
    heat: quantity("Heat", energy, {
      also: ["how much energy", "how much heat", "how many joules", "energy", "heat needed"],
      unit: "J",
      metric: "kJ",
      imperial: "BTU",
    }),
    mass: quantity("Mass", mass, { unit: "kg" }),
    specificHeat: quantity("Specific heat", specificHeat, { also: ["what specific heat"], unit: "J/(kg.K)" }),
    finalTemperature: quantity("Final temperature", temperature, { also: ["how hot", "what temperature"], unit: "C" }),
    temperatureChange: quantity("Temperature change", temperatureDifference, { unit: "K" }),
    heatCapacity: number("Heat capacity", { unit: "J/K" }),
    kilowattHours: number("Heat in kilowatt-hours", { also: ["kwh"], unit: "kWh" }),
    kilocalories: number("Heat in kilocalories", { unit: "kcal" }),
    btu: quantity("Heat in other units", energy, { also: ["btu", "btus"], unit: "BTU", metric: "BTU", imperial: "kJ" }),
    heatingTime: quantity("Time with this heater", duration, {
      also: ["how long"],
      unit: "s",
      metric: "min",
      imperial: "min",
    }),
    energyUsed: quantity("Energy used", energy, { unit: "J", metric: "kWh", imperial: "kWh" }),
    table: table("The same mass of other substances", {
      substance: text("Substance"),
      specificHeat: quantity("Specific heat", specificHeat, { unit: "J/(kg.K)" }),
      heat: quantity("Heat", energy, { unit: "J", metric: "kJ", imperial: "BTU" }),
    }),
  },
  pictures: [
    {
      draw: "rows",
      table: "table",
      name: "substance",
      value: "heat",
      title: "Heat for the same mass of other substances",
    },
  ],
  compute(inputs) {
    const { mass, specificHeat, temperatureChange, heat } = solveHeat(inputs);
    const efficiency = inputs.efficiency / 100;
    return {
      heat,
      mass,
      specificHeat,
      finalTemperature:
        inputs.solveFor === "finalTemperature"
          ? inputs.initialTemperature + temperatureChange
          : inputs.finalTemperature,
      temperatureChange,
      heatCapacity: mass * specificHeat,
      kilowattHours: heat / JOULES_PER_KILOWATT_HOUR,
      kilocalories: heat / 4184,
      btu: heat / 1055.05585262,
      heatingTime: Math.abs(heat) / (inputs.power * efficiency),
      energyUsed: Math.abs(heat) / efficiency,
      table: SUBSTANCES.map(([substance, capacity]) => ({
        substance,
        specificHeat: capacity,
        heat: mass * capacity * temperatureChange,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.heat === 0
      ? `At a constant {initialTemperature} it takes no heat.`
      : outputs.heat! < 0
        ? `Cooling {mass} from {initialTemperature} to {finalTemperature} removes heat, so it is negative: {heat}.`
        : `Warming {mass} from {initialTemperature} to {finalTemperature} takes {heat}, or {kilowattHours}.`,
    outputs.heat === 0
      ? `Enter ${inputs.solveFor === "finalTemperature" ? "a Heat that is not 0 to see the temperature" : "two different temperatures to see the heat"} and the time.`
      : `At {power} and an efficiency of {efficiency}, that takes {heatingTime} and {energyUsed} of energy.`,
  ],
  formula: {
    tex: [String.raw`Q = m c\, (T_2 - T_1)`, String.raw`t = \frac{|Q|}{P\, \eta}`],
    where: {
      Q: "heat; negative if it is removed",
      m: "mass",
      c: "specific heat capacity",
      "T_1, T_2": "initial and final temperature",
      t: "time with the heater",
      P: "power of the heater",
      "\\eta": "efficiency",
    },
  },
  howTo: [
    "Under Find, choose Heat, Mass, Specific heat or Final temperature.",
    "Enter the rest. The Specific heat capacity of water is 4,186 J/(kg·K); a liter of water weighs about a kilogram (a gallon, about 8.3 lb).",
    "Set Heater power and Efficiency: about 90% for an electric kettle, 50% for a pot on a gas stove, 300% for a heat pump.",
    "Read the Time with this heater, and compare other materials under The same mass of other substances.",
  ],
  faq: [
    {
      question: "How long does a 2,000 W kettle take for a liter of water?",
      answer:
        "Heating a liter (1.06 US quarts) from 20 to 100 °C (68 to 212 °F) takes 335 kJ. At 90% efficiency, that is 186 s, or about 3 minutes, and 0.103 kWh of electricity.",
    },
    {
      question: "Why does the formula fail across the boiling point?",
      answer:
        "Because melting and boiling take heat without raising the temperature: 334 kJ to melt a kilogram of ice, 2,257 kJ to boil away a kilogram of water. Calculate the parts before and after with their own specific heat and add this latent heat.",
    },
    {
      question: "What is the temperature when I mix hot and cold water?",
      answer:
        "The heat one loses, the other gains, so it is the average of the two temperatures, weighted by mass: 1 kg at 80 °C (176 °F) and 2 kg at 20 °C (68 °F) give 40 °C (104 °F).",
    },
  ],
  about: [
    "Use it for water heaters, kettles, storage tanks and heating metal, or to identify an unknown metal by calorimetry. It holds as long as nothing melts, boils or reacts.",
    "The specific heat is assumed to be constant. In reality it changes with temperature: little for water between 0 and 100 °C (less than 1%), a lot for gases and at low temperatures. Heat lost to the surroundings counts only through the efficiency.",
  ],
  sources: [
    "CRC Handbook of Chemistry and Physics, 97th ed. 2016 (specific heats near 25 °C)",
    "Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapter 18",
  ],
  caution:
    "Heated water expands, and water above about 50 °C (122 °F) can scald; a closed vessel needs a relief valve.",
  phrases: [
    "heat to warm {mass} water from {initialTemperature} to {finalTemperature} specific heat {specificHeat}",
    "heat {mass} from {initialTemperature} to {finalTemperature}",
    "how long to heat {mass} from {initialTemperature} to {finalTemperature} with {power}",
    "warm {mass} water from {initialTemperature} to {finalTemperature} specific heat {specificHeat}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A liter of water from 20 to 100 °C in a 2,000 W kettle",
      inputs: { solveFor: "heat", mass: 1, initialTemperature: 20, finalTemperature: 100, power: 2000, efficiency: 90 },
      outputs: { heat: 334880, heatingTime: 186.044444, kilowattHours: 0.0930222 },
    },
    {
      title: "How warm a 300-liter tank gets with 10 kWh",
      inputs: { solveFor: "finalTemperature", mass: 300, initialTemperature: 15, heat: 36_000_000 },
      outputs: { finalTemperature: 43.6669852 },
    },
    {
      title: "Which metal is it? 5 kJ warms 200 g by 65 °C",
      inputs: { solveFor: "specificHeat", mass: 0.2, initialTemperature: 20, finalTemperature: 85, heat: 5000 },
      outputs: { specificHeat: 384.615385 },
    },
  ],
});

/** J/(kg K) near 25 °C. CRC Handbook of Chemistry and Physics, 97th ed. 2016, and usual values for mixtures. */
const SUBSTANCES = [
  ["Water", 4186],
  ["Ice", 2090],
  ["Ethanol", 2440],
  ["Vegetable oil", 2000],
  ["Wood", 1700],
  ["Concrete", 880],
  ["Aluminum", 897],
  ["Glass", 840],
  ["Iron", 449],
  ["Copper", 385],
  ["Lead", 129],
] as const;

interface Heating {
  readonly solveFor: string;
  readonly mass: number;
  readonly specificHeat: number;
  readonly initialTemperature: number;
  readonly finalTemperature: number;
  readonly heat: number;
}

/** The quantities of Q = m c ΔT, the unknown one from the others. */
function solveHeat({ solveFor, mass, specificHeat, initialTemperature, finalTemperature, heat }: Heating) {
  const temperatureChange = finalTemperature - initialTemperature;
  if (solveFor === "heat")
    return { mass, specificHeat, temperatureChange, heat: mass * specificHeat * temperatureChange };
  if (solveFor === "finalTemperature") {
    const change = heat / mass / specificHeat;
    if (initialTemperature + change < -273.15) {
      refuse("heat", "Removing that much heat would go below absolute zero. Enter less heat or more mass.");
    }
    return { mass, specificHeat, temperatureChange: change, heat };
  }
  if (temperatureChange === 0) {
    refuse(
      "finalTemperature",
      "Without a change in temperature the answer is unknown. Enter two different temperatures.",
    );
  }
  const perUnit = heat / temperatureChange;
  if (!(perUnit > 0)) {
    refuse("heat", "Heat must be positive for warming and negative for cooling. Change its sign or the temperatures.");
  }
  return solveFor === "mass"
    ? { mass: perUnit / specificHeat, specificHeat, temperatureChange, heat }
    : { mass, specificHeat: perUnit / mass, temperatureChange, heat };
}
