import { choice, defineCalculator, number, table, text } from "#engine/define.ts";
import { conversionRule, refuseImpossible } from "#engine/unit-converter.ts";
import { convert, proportionalFactor } from "#units/convert.ts";
import { getUnit, type Dimension } from "#units/dimension.ts";
import { dimensions, type DimensionId } from "#units/dimensions.ts";

/** The quantities in the order in which they are offered: everyday ones first, laboratory ones last. */
const offered = [
  "length",
  "mass",
  "temperature",
  "temperatureDifference",
  "area",
  "volume",
  "time",
  "speed",
  "pace",
  "acceleration",
  "force",
  "torque",
  "pressure",
  "energy",
  "power",
  "angle",
  "solidAngle",
  "frequency",
  "data",
  "dataRate",
  "fuelEconomy",
  "evEfficiency",
  "density",
  "specificVolume",
  "dynamicViscosity",
  "kinematicViscosity",
  "volumeFlow",
  "massFlow",
  "illuminance",
  "luminance",
  "luminousFlux",
  "luminousIntensity",
  "radioactivity",
  "absorbedDose",
  "equivalentDose",
  "radiationExposure",
  "massConcentration",
  "molarConcentration",
  "amountOfSubstance",
  "molarMass",
  "ratio",
  "electricCurrent",
  "voltage",
  "resistance",
  "conductance",
  "capacitance",
  "inductance",
  "electricCharge",
  "magneticFluxDensity",
  "magneticFlux",
  "electricField",
  "stiffness",
  "momentum",
  "momentOfInertia",
  "specificHeat",
  "thermalConductivity",
  "thermalResistance",
  "thermalTransmittance",
  "specificEnergy",
  "energyDensity",
  "irradiance",
  "radiantExposure",
  "emissionFactor",
  "massPerArea",
  "massPerLength",
  "volumePerArea",
  "coverage",
  "plantDensity",
  "precipitationRate",
  "pixelDensity",
  "typographicLength",
  "bloodGlucose",
  "cholesterol",
  "triglycerides",
  "creatinine",
  "waterHardness",
] as const satisfies readonly DimensionId[];

export default defineCalculator({
  id: "unit-converter",
  name: "Unit Converter",
  category: "conversion",
  emoji: "🔄",
  description:
    "Convert between more than 700 units of over 70 quantities: length, weight, volume, speed, pressure, energy, data, flow, electricity and more.",
  keywords: [
    "convert units",
    "measurement converter",
    "metric to imperial",
    "imperial to metric",
    "kg to lbs",
    "miles to km",
    "universal converter",
    "SI units",
  ],
  popular: true,
  related: [
    { id: "length-converter", stage: "complementary", relevance: 84 },
    { id: "weight-converter", stage: "complementary", relevance: 84 },
    { id: "temperature-converter", stage: "complementary", relevance: 82 },
    "volume-converter",
    "currency-converter",
  ],
  inputs: {
    dimension: choice("Quantity", {
      default: "length",
      options: offered.map((id) => [id, dimensions[id].label] as const),
      also: ["kind of unit", "dimension"],
    }),
    value: number("Value", { default: 5 }),
    from: choice("From", {
      default: "mi",
      optionsBy: { input: "dimension", options: unitOptions, start: (id) => dimensionOf(id)?.from ?? "" },
    }),
    to: choice("To", {
      default: "km",
      optionsBy: { input: "dimension", options: unitOptions, start: (id) => dimensionOf(id)?.to ?? "" },
    }),
  },
  outputs: {
    result: number("Result", {
      unitBy: ({ dimension, to }) => getUnit(dimensionOf(String(dimension))!, String(to)).symbol,
    }),
    factor: number("One from-unit in to-units", { none: "No fixed factor between these two" }),
    table: table("In every unit", { unit: text("Unit"), value: number("Value") }),
  },
  overflow: "value",
  compute({ dimension: id, value, from: fromId, to: toId }) {
    const dimension = dimensions[id] as Dimension;
    const [from, to] = [getUnit(dimension, fromId), getUnit(dimension, toId)];
    refuseImpossible(value, from, dimension);
    const isScale = from.offset !== undefined || to.offset !== undefined;
    return {
      result: convert(value, from, to),
      factor: isScale ? null : proportionalFactor(from, to),
      table: dimension.units.map((unit) => ({ unit: unit.label, value: convert(value, from, unit) })),
    };
  },
  takeaways({ dimension: id, value, from: fromId, to: toId }, { result }, say) {
    const dimension = dimensions[id] as Dimension;
    const [from, to] = [getUnit(dimension, fromId), getUnit(dimension, toId)];
    return [
      `${say.number(value)} ${from.symbol} is ${say.number(result!)} ${to.symbol}.`,
      conversionRule(from, to, say),
    ];
  },
  formula: {
    tex: [
      String.raw`y = x \cdot \frac{f_1}{f_2}`,
      String.raw`y = \frac{x\,f_1 + o_1 - o_2}{f_2}`,
      String.raw`y = \frac{f_1}{x\,f_2}`,
    ],
    where: {
      x: "the Value, in the From unit",
      y: "the Result, in the To unit",
      f_1: "how many base units of the quantity one From unit is",
      f_2: "how many base units of the quantity one To unit is",
      o_1: "where the From scale has its zero, in base units: only for temperature scales (273.15 K for °C)",
      o_2: "the same for the To scale",
    },
  },
  howTo: [
    "Choose the Quantity: there are more than 70, from length and time to water hardness and pixel density.",
    "Enter the Value you have.",
    "Choose its unit under From and the wanted one under To; both lists hold the units of that quantity only.",
    "Read the Result, the factor for one unit, and the same value in every other unit in the table.",
  ],
  faq: [
    {
      question: "Why is there no factor for some pairs?",
      answer:
        "Two kinds of pairs do not convert by multiplying. Celsius and Fahrenheit start at different zeros, so a shift is added. Litres per 100 km and miles per gallon run in opposite directions, so one is divided into a constant.",
    },
    {
      question: "What is the difference between temperature and temperature difference?",
      answer:
        "20 °C is 68 °F, but 20 °C warmer is 36 °F warmer. The first is a point on a scale with its zero shifted by 32, the second a distance without any zero. Choose Temperature difference for rises, tolerances and gradients.",
    },
    {
      question: "Why can ounces be weight or volume?",
      answer:
        "The ounce (28.35 g) is under Weight and mass, the fluid ounce (29.57 mL in the US, 28.41 mL in the UK) under Volume. Only for water do they nearly agree; to go between the two you need a density.",
    },
    {
      question: "How exact are the factors?",
      answer:
        "Most are exact by definition, such as 1 in = 25.4 mm, and are kept as fractions, so 12 in is exactly 1 ft. Those that are measured or irrational (radian, parsec, atomic mass unit, molar masses of blood tests) are rounded far beyond what can be measured.",
    },
  ],
  about: [
    "Use it when no converter of its own covers the quantity, or to jump between quantities. Units of one quantity convert into each other; litres into kilograms, watts into joules or lumens into lux need a density, a time or an area and have calculators of their own.",
    "US and UK measures with the same name are listed apart and labelled. Torque (N·m) and energy (J), or frequency (Hz) and radioactivity (Bq), are kept apart although they look alike in base units. A value below absolute zero, or 0 in fuel economy, is refused.",
  ],
  sources: [
    "BIPM, The International System of Units (SI Brochure), 9th edition (2019)",
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "International yard and pound agreement (1959)",
  ],
  phrases: ["convert {value} {from} to {to}", "{value} {from} in {to}", "how many {to} are {value} {from}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A 10-mile run in kilometres",
      inputs: { dimension: "length", value: 10, from: "mi", to: "km" },
      outputs: { result: 16.09344, factor: 1.609344 },
    },
    {
      title: "Attic insulation of R-38 in metric units",
      inputs: { dimension: "thermalResistance", value: 38, from: "R-US", to: "m2.K/W" },
      outputs: { result: 6.69218697993 },
    },
    {
      title: "A fever of 102 °F in Celsius: no single factor",
      inputs: { dimension: "temperature", value: 102, from: "F", to: "C" },
      outputs: { result: 38.8888889, factor: null },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { dimension: "pressure", value: 1, from: "atm", to: "psi" },
      outputs: { result: 14.6959487755, factor: 14.6959487755 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "length", value: 5, from: "mi", to: "km" },
      outputs: { result: 8.04672 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "mass", value: 12, from: "oz", to: "g" },
      outputs: { result: 340.1942775 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "temperature", value: -40, from: "C", to: "F" },
      outputs: { result: -40 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "temperatureDifference", value: 10, from: "C", to: "F" },
      outputs: { result: 18 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "area", value: 3, from: "ac", to: "ha" },
      outputs: { result: 1.21405692672 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "volume", value: 2, from: "gal-uk", to: "L" },
      outputs: { result: 9.09218 },
    },
    { by: "GNU units 2.22", inputs: { dimension: "time", value: 1, from: "week", to: "h" }, outputs: { result: 168 } },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "speed", value: 100, from: "km/h", to: "kn" },
      outputs: { result: 53.9956803456 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "pace", value: 5, from: "min/km", to: "min/mi" },
      outputs: { result: 8.04672 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "acceleration", value: 1, from: "g0", to: "ft/s2" },
      outputs: { result: 32.1740485564 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "force", value: 10, from: "kgf", to: "lbf" },
      outputs: { result: 22.0462262185 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "torque", value: 50, from: "lbf.ft", to: "N.m" },
      outputs: { result: 67.7908974166 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "pressure", value: 750, from: "mmHg", to: "hPa" },
      outputs: { result: 999.917905612 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "energy", value: 1, from: "kWh", to: "BTU" },
      outputs: { result: 3412.14163313 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "power", value: 5, from: "ton-ref", to: "kW" },
      outputs: { result: 17.5842642103 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "angle", value: 1, from: "turn", to: "rad" },
      outputs: { result: 6.28318530718 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "solidAngle", value: 1, from: "sr", to: "deg2" },
      outputs: { result: 3282.80635001 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "frequency", value: 1000, from: "rpm", to: "rad/s" },
      outputs: { result: 104.71975512 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "data", value: 1, from: "TiB", to: "GB" },
      outputs: { result: 1099.51162778 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "dataRate", value: 1, from: "Gbit/s", to: "MB/s" },
      outputs: { result: 125 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "fuelEconomy", value: 30, from: "mpg-us", to: "L/100km" },
      outputs: { result: 7.84048611111 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "density", value: 1, from: "g/cm3", to: "lb/ft3" },
      outputs: { result: 62.4279605761 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "specificVolume", value: 1, from: "m3/kg", to: "ft3/lb" },
      outputs: { result: 16.018463374 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "dynamicViscosity", value: 1, from: "P", to: "cP" },
      outputs: { result: 100 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "kinematicViscosity", value: 1, from: "St", to: "ft2/s" },
      outputs: { result: 0.00107639104167 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "volumeFlow", value: 100, from: "ft3/min", to: "m3/h" },
      outputs: { result: 169.901079552 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "massFlow", value: 10, from: "lb/min", to: "kg/h" },
      outputs: { result: 272.155422 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "illuminance", value: 10, from: "fc", to: "lx" },
      outputs: { result: 107.639104167 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "radioactivity", value: 1, from: "mCi", to: "MBq" },
      outputs: { result: 37 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "absorbedDose", value: 500, from: "rad", to: "Gy" },
      outputs: { result: 5 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "equivalentDose", value: 5, from: "mSv", to: "mrem" },
      outputs: { result: 500 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "radiationExposure", value: 3, from: "R", to: "C/kg" },
      outputs: { result: 0.000774 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "massConcentration", value: 1, from: "gr/gal-us", to: "mg/L" },
      outputs: { result: 17.1180610453 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "molarConcentration", value: 2, from: "mmol/L", to: "mol/m3" },
      outputs: { result: 2 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "amountOfSubstance", value: 1, from: "lbmol", to: "mol" },
      outputs: { result: 453.59237 },
    },
    { by: "GNU units 2.22", inputs: { dimension: "ratio", value: 25, from: "bp", to: "%" }, outputs: { result: 0.25 } },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "electricCharge", value: 5000, from: "mAh", to: "C" },
      outputs: { result: 18000 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "magneticFluxDensity", value: 1, from: "T", to: "G" },
      outputs: { result: 10000 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "momentum", value: 10, from: "lb.ft/s", to: "kg.m/s" },
      outputs: { result: 1.38254954376 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "specificHeat", value: 1, from: "BTU/(lb.F)", to: "J/(kg.K)" },
      outputs: { result: 4186.8 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "thermalConductivity", value: 1, from: "BTU/(h.ft.F)", to: "W/(m.K)" },
      outputs: { result: 1.73073466637 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "thermalResistance", value: 30, from: "R-US", to: "m2.K/W" },
      outputs: { result: 5.28330551047 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "specificEnergy", value: 10, from: "MJ/kg", to: "Wh/kg" },
      outputs: { result: 2777.77777778 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "irradiance", value: 1000, from: "W/m2", to: "BTU/(h.ft2)" },
      outputs: { result: 316.998330628 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "massPerArea", value: 1, from: "t/ha", to: "lb/ac" },
      outputs: { result: 892.17912162 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "volumePerArea", value: 10, from: "gal-us/ac", to: "L/ha" },
      outputs: { result: 93.5395622896 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "coverage", value: 400, from: "ft2/gal-us", to: "m2/L" },
      outputs: { result: 9.81695469884 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "pixelDensity", value: 300, from: "ppi", to: "ppcm" },
      outputs: { result: 118.11023622 },
    },
    {
      by: "GNU units 2.22 (W3C CSS Values 4: 1 px is 1/96 in)",
      inputs: { dimension: "typographicLength", value: 12, from: "pt", to: "px" },
      outputs: { result: 16 },
    },
    {
      by: "GNU units 2.22 (C6H12O6, 180.156 g/mol: molar mass as clinical laboratories round it; base)",
      inputs: { dimension: "bloodGlucose", value: 100, from: "mg/dL", to: "mmol/L" },
      outputs: { result: 5.55074490997 },
    },
    {
      by: "GNU units 2.22 (C27H46O, 386.65 g/mol: molar mass as clinical laboratories round it; base)",
      inputs: { dimension: "cholesterol", value: 200, from: "mg/dL", to: "mmol/L" },
      outputs: { result: 5.17263675158 },
    },
    {
      by: "GNU units 2.22 (C4H7N3O, 113.12 g/mol: molar mass as clinical laboratories round it; base)",
      inputs: { dimension: "creatinine", value: 1, from: "mg/dL", to: "umol/L" },
      outputs: { result: 88.4016973126 },
    },
    {
      by: "GNU units 2.22",
      inputs: { dimension: "waterHardness", value: 10, from: "gpg", to: "mg/L" },
      outputs: { result: 171.180610453 },
    },
    {
      by: "Definition: both run the same way",
      inputs: { dimension: "fuelEconomy", value: 8, from: "L/100km", to: "L/10km" },
      outputs: { result: 0.8, factor: 0.1 },
    },
    {
      by: "Definition: they run in opposite directions",
      inputs: { dimension: "fuelEconomy", value: 8, from: "L/100km", to: "km/L" },
      outputs: { result: 12.5, factor: null },
    },
    {
      by: "Definition: both start at absolute zero",
      inputs: { dimension: "temperature", value: 300, from: "K", to: "R" },
      outputs: { result: 540, factor: 1.8 },
    },
    {
      by: "Definition: every unit, in the order of the table",
      inputs: { dimension: "illuminance", value: 1, from: "klx", to: "lx" },
      outputs: {
        factor: 1000,
        table: { rows: 5, first: { unit: "Lux", value: 1000 }, last: { unit: "Nox", value: 1_000_000 } },
      },
    },
    {
      by: "Refusal: a unit of another quantity",
      inputs: { dimension: "mass", value: 1, from: "mi", to: "kg" },
      refuses: "from",
    },
    {
      by: "Refusal: a unit of another quantity",
      inputs: { dimension: "mass", value: 1, from: "kg", to: "km" },
      refuses: "to",
    },
    { by: "Refusal: no such quantity", inputs: { dimension: "beauty" }, refuses: "dimension" },
    {
      by: "Refusal: below absolute zero",
      inputs: { dimension: "temperature", value: -300, from: "C", to: "K" },
      refuses: "value",
    },
    {
      by: "Refusal: no reciprocal",
      inputs: { dimension: "fuelEconomy", value: 0, from: "km/L", to: "L/100km" },
      refuses: "value",
    },
    {
      by: "Refusal: not above 0",
      inputs: { dimension: "evEfficiency", value: -1, from: "km/kWh", to: "mi/kWh" },
      refuses: "value",
    },
  ],
});

function dimensionOf(id: string): Dimension | undefined {
  return Object.hasOwn(dimensions, id) ? dimensions[id as DimensionId] : undefined;
}

function unitOptions(id: string) {
  return (dimensionOf(id)?.units ?? []).map((unit) => [unit.id, unit.label] as const);
}
