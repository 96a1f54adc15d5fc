import { chart, choice, defineCalculator, number, quantity } from "#engine/define.ts";
import { AVOGADRO_CONSTANT, GAS_CONSTANT, ZERO_CELSIUS } from "#maths/constants.ts";
import { amountOfSubstance } from "#units/amount-of-substance.ts";
import { density } from "#units/density.ts";
import { energy } from "#units/energy.ts";
import { mass } from "#units/mass.ts";
import { pressure } from "#units/pressure.ts";
import { speed } from "#units/speed.ts";
import { temperature } from "#units/temperature.ts";
import { volume } from "#units/volume.ts";

export default defineCalculator({
  id: "ideal-gas",
  name: "Ideal Gas Law Calculator",
  category: "physics",
  emoji: "🎈",
  description:
    "Pressure, volume, amount or temperature of a gas by PV = nRT, with its mass, density and molecular speed.",
  keywords: [
    "PV=nRT",
    "volume of mol gas",
    "mol of gas",
    "atm",
    "gas at temperature and pressure",
    "gas equation",
    "moles of gas",
    "gas pressure",
    "boyle's law",
    "charles's law",
    "molar volume",
    "combined gas law",
    "moles of air in a tank",
    "pressure of mol in a bottle",
    "pressure of a gas in a container",
    "how many moles of gas",
  ],
  related: [
    { id: "pressure-converter", stage: "complementary", relevance: 80 },
    { id: "density", stage: "complementary", relevance: 82 },
    "temperature-converter",
    { id: "specific-heat", stage: "next_step", relevance: 76 },
    "dew-point",
  ],
  inputs: {
    solveFor: choice("Find", {
      default: "volume",
      options: [
        ["pressure", "Pressure"],
        ["volume", "Volume"],
        ["amount", "Amount of substance"],
        ["temperature", "Temperature"],
      ],
    }),
    pressure: quantity("Pressure (absolute)", pressure, {
      also: ["at", "gauge", "gauge shows", "under", "pressure of", "absolute pressure"],
      unit: "Pa",
      metric: "kPa",
      imperial: "psi",
      default: 101_325,
      defaultIn: { imperial: "14.7 psi" },
      min: 1e-12,
      max: 1e15,
      help: "Gauge pressure plus air pressure: 101.325 kPa, or 14.7 psi.",
      when: { solveFor: ["volume", "amount", "temperature"] },
    }),
    volume: quantity("Volume", volume, {
      also: ["tank", "bottle", "container", "in", "cylinder", "volume of", "balloon", "vessel"],
      unit: "m3",
      metric: "L",
      imperial: "L",
      default: 0.0224,
      min: 1e-15,
      max: 1e15,
      when: { solveFor: ["pressure", "amount", "temperature"] },
    }),
    amount: quantity("Amount of substance", amountOfSubstance, {
      unit: "mol",
      default: 1,
      min: 1e-18,
      max: 1e15,
      also: ["moles", "mol of", "moles of"],
      when: { solveFor: ["pressure", "volume", "temperature"] },
    }),
    temperature: quantity("Temperature", temperature, {
      also: ["temperature of", "and", "heated to"],
      unit: "C",
      default: 25,
      min: -273.149999,
      max: 1_000_000_000,
      when: { solveFor: ["pressure", "volume", "amount"] },
    }),
    molarMass: number("Molar mass", {
      default: 28.9647,
      min: 0.5,
      max: 1000,
      unit: "g/mol",
      help: "Air 28.96, nitrogen 28.01, CO₂ 44.01, helium 4.003.",
    }),
  },
  outputs: {
    pressure: quantity("Pressure", pressure, { also: ["what pressure"], unit: "Pa", metric: "kPa", imperial: "psi" }),
    volume: quantity("Volume", volume, {
      also: ["how much space", "what volume", "take up"],
      unit: "m3",
      metric: "L",
      imperial: "L",
    }),
    amount: quantity("Amount of substance", amountOfSubstance, { also: ["how many moles", "moles"], unit: "mol" }),
    temperature: quantity("Temperature", temperature, { also: ["how hot", "what temperature"], unit: "C" }),
    molecules: number("Molecules"),
    mass: quantity("Mass", mass, { also: ["how heavy", "weigh"], unit: "kg", metric: "g", imperial: "oz" }),
    density: quantity("Density", density, { unit: "kg/m3" }),
    molarVolume: number("Molar volume", { unit: "m³/mol" }),
    rmsSpeed: quantity("Root mean square speed of the molecules", speed, { unit: "m/s" }),
    kineticEnergy: quantity("Translational kinetic energy", energy, { unit: "J", imperial: "J" }),
    isotherm: chart("Pressure by volume at this temperature", {
      x: { volume: quantity("Volume", volume, { unit: "m3", metric: "L", imperial: "L" }) },
      y: { pressure: quantity("Pressure", pressure, { unit: "Pa", metric: "kPa", imperial: "psi" }) },
      own: { x: "volume", y: "pressure", label: "Your gas" },
      smooth: true,
    }),
  },
  primary: ({ solveFor }) => solveFor,
  compute(inputs) {
    const { pressure, volume, amount, kelvin } = solveGas(inputs);
    const molarMass = inputs.molarMass / 1000;
    return {
      pressure,
      volume,
      amount,
      temperature: inputs.solveFor === "temperature" ? kelvin - ZERO_CELSIUS : inputs.temperature,
      molecules: amount * AVOGADRO_CONSTANT,
      mass: amount * molarMass,
      density: (amount * molarMass) / volume,
      molarVolume: volume / amount,
      rmsSpeed: Math.sqrt((3 * GAS_CONSTANT * kelvin) / molarMass),
      kineticEnergy: 1.5 * amount * GAS_CONSTANT * kelvin,
      isotherm: [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4].map((factor) => ({
        volume: factor * volume,
        pressure: pressure / factor,
      })),
    };
  },
  takeaways: () => [
    `{amount} of the gas at {temperature} and {pressure} fills {volume}.`,
    `It weighs {mass}, has a density of {density}, and its molecules move at {rmsSpeed} (root mean square).`,
    `Compressed to half the volume at the same temperature, it would have twice the pressure.`,
  ],
  formula: {
    tex: [
      String.raw`p V = n R T`,
      String.raw`\rho = \frac{n M}{V}, \qquad v_{\text{rms}} = \sqrt{\frac{3 R T}{M}}, \qquad E = \tfrac{3}{2} n R T`,
    ],
    where: {
      p: "absolute pressure",
      V: "volume",
      n: "amount of substance in moles",
      R: "gas constant, 8.31446 J/(mol K)",
      T: "absolute temperature in kelvins",
      M: "molar mass",
      "\\rho": "density",
      "v_{\\text{rms}}": "root mean square speed of the molecules",
      E: "translational kinetic energy",
    },
  },
  howTo: [
    "Under Find, choose the unknown: Pressure, Volume, Amount of substance or Temperature.",
    "Enter the other three. The pressure is absolute: add 101.325 kPa (14.7 psi) to what a tire gauge shows.",
    "Set the Molar mass of the gas to get its mass, its density and the speed of its molecules.",
    "See the chart Pressure by volume at this temperature for the effect of compression.",
  ],
  faq: [
    {
      question: "Is a mole of gas 22.4 or 22.7 liters?",
      answer:
        "Both, depending on the conditions: 22.414 L at 0 °C and 1 atm (101.325 kPa), and 22.711 L at 0 °C and 1 bar, IUPAC's standard conditions since 1982. At 25 °C and 1 atm it is 24.465 L.",
    },
    {
      question: "When does the ideal gas law fail?",
      answer:
        "At high pressure and near condensation. For air at room temperature it is within 1% up to about 40 bar; for carbon dioxide it is off by 5% at 10 bar, and propane in a tank is a liquid. There, use the van der Waals equation or tables.",
    },
    {
      question: "How much does the pressure in a tire rise with heat?",
      answer:
        "In proportion to the absolute temperature: by 13.6% from 20 to 60 °C (68 to 140 °F). A tire at 3.3 bar absolute (2.3 bar, or 33 psi, on the gauge) rises to 3.75 bar (2.75 bar, or 40 psi, on the gauge).",
    },
  ],
  about: [
    "The law combines those of Boyle, Charles, Gay-Lussac and Avogadro. It treats molecules as points that interact only when they collide, which suits air, nitrogen, helium and other gases near room temperature and normal pressure.",
    "The result does not depend on the gas; only mass, density and molecular speed need the molar mass.",
  ],
  sources: [
    "CODATA 2022 recommended values of the fundamental constants (NIST)",
    "Atkins and de Paula, Physical Chemistry, 11th ed. 2018",
  ],
  caution:
    "Do not size pressure vessels or judge a gas cylinder by it: real gases deviate at high pressure, and heated closed containers can burst.",
  phrases: [
    "volume of {amount} at {pressure} and {temperature}",
    "ideal gas {amount} {temperature} {pressure}",
    "volume of {amount} of gas at {pressure} and {temperature}",
    "pressure of {amount} of gas {volume} {temperature}",
    "temperature of {amount} of gas {volume} {pressure}",
    "what volume do {amount} of gas take up at {temperature} and {pressure}",
    "pressure of {amount} of gas in a {volume} container at {temperature}",
    "ideal gas law pressure {amount} {volume} {temperature}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "One mole at 25 °C and 1 atm",
      inputs: { solveFor: "volume", pressure: 101_325, amount: 1, temperature: 25 },
      outputs: { volume: 0.0244654 },
    },
    {
      title: "The pressure of 10 g of helium in a 5-liter cylinder",
      inputs: { solveFor: "pressure", volume: 0.005, amount: 2.49813, temperature: 20, molarMass: 4.003 },
      outputs: { pressure: 1_217_767, mass: 0.01 },
    },
    {
      title: "How hot 0.5 mol is at 3 bar in 5 liters",
      inputs: { solveFor: "temperature", pressure: 300_000, volume: 0.005, amount: 0.5 },
      outputs: { temperature: 87.6675857 },
    },
  ],
});

interface Gas {
  readonly solveFor: string;
  readonly pressure: number;
  readonly volume: number;
  readonly amount: number;
  readonly temperature: number;
}

/** Pressure, volume, amount and absolute temperature, the unknown one from the others by p V = n R T. */
function solveGas({ solveFor, pressure, volume, amount, temperature }: Gas) {
  const kelvin = temperature + ZERO_CELSIUS;
  switch (solveFor) {
    case "pressure":
      return { pressure: (amount * GAS_CONSTANT * kelvin) / volume, volume, amount, kelvin };
    case "amount":
      return { pressure, volume, amount: (pressure * volume) / (GAS_CONSTANT * kelvin), kelvin };
    case "temperature":
      return { pressure, volume, amount, kelvin: (pressure * volume) / (amount * GAS_CONSTANT) };
    default:
      return { pressure, volume: (amount * GAS_CONSTANT * kelvin) / pressure, amount, kelvin };
  }
}
