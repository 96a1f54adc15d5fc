import { choice, defineCalculator, number, table, text } from "#engine/define.ts";
import { conversionRule, refuseImpossible } from "#engine/conversion/unit-converter.ts";
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
      also: ["kind of unit"],
    }),
    value: number("Value", {
      default: 5,
      typedUnit: {
        input: "from",
        dimensions: ({ dimension = "" }) => [dimensionOf(dimension)].filter((known) => known !== undefined),
      },
    }),
    from: choice("From", {
      default: "mi",
      optionsBy: { input: "dimension", options: unitOptions, start: (id) => dimensionOf(id)?.from ?? "" },
    }),
    to: choice("To", {
      default: "km",
      optionsBy: { input: "dimension", options: unitOptions, start: (id) => dimensionOf(id)?.to ?? "" },
    }),
  },
  swap: ["from", "to"],
  outputs: {
    result: number("Result", {
      unitBy: ({ dimension, to }) => getUnit(dimensionOf(String(dimension))!, String(to)).symbol,
    }),
    factor: number("Multiply by", { none: "No fixed factor between these two" }),
    table: table("In every unit", { unit: text("Unit", { isUnit: true }), value: number("Value") }),
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
    "Choose its unit under From and the one you want under To; both lists hold only units of that quantity.",
    "Read the Result, the factor for one unit, and the same value in every other unit in the table.",
  ],
  faq: [
    {
      question: "Why is there no factor for some pairs?",
      answer:
        "Two kinds of pairs do not convert by multiplying. Celsius and Fahrenheit start at different zeros, so they also need a shift. Liters per 100 km and miles per gallon run in opposite directions, so a constant is divided by the value.",
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
      question: "How accurate are the factors?",
      answer:
        "Most are exact by definition, such as 1 in = 25.4 mm, and are kept as fractions, so 12 in is exactly 1 ft. Those that are measured or irrational (radian, parsec, atomic mass unit, molar masses of blood tests) are rounded far beyond what can be measured.",
    },
  ],
  about: [
    "Use it when there is no dedicated converter for the quantity, or to jump between quantities. Units of one quantity convert into each other; going from liters to kilograms, watts to joules or lumens to lux takes a density, a time or an area, and other calculators handle that.",
    "US and UK measures with the same name are listed separately and labeled. Torque (N·m) and energy (J), or frequency (Hz) and radioactivity (Bq), are kept apart although they look alike in base units. Values below absolute zero and a fuel economy of 0 are not accepted.",
  ],
  sources: [
    "BIPM, The International System of Units (SI Brochure), 9th edition (2019)",
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "International yard and pound agreement (1959)",
  ],
  phrases: ["convert {value} {from} to {to}", "{value} {from} in {to}", "how many {to} are {value} {from}"],
  updated: "2026-11-28",
  examples: [
    {
      title: "A 10-mile run in kilometers",
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
});

function dimensionOf(id: string): Dimension | undefined {
  return Object.hasOwn(dimensions, id) ? dimensions[id as DimensionId] : undefined;
}

function unitOptions(id: string) {
  return (dimensionOf(id)?.units ?? []).map((unit) => [unit.id, unit.label] as const);
}
