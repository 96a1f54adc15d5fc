import { defineCalculator, choice, money, number, percent, quantity, refuse, table, price } from "#engine/define.ts";
import { circleArea, ellipseArea } from "#maths/geometry.ts";
import { area } from "#units/area.ts";
import { energy } from "#units/energy.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { temperatureDifference } from "#units/temperature-difference.ts";
import { volume } from "#units/volume.ts";
import { volumeFlow } from "#units/volume-flow.ts";

/** Water at 20 °C: density in kg/m³ and specific heat in kJ/(kg K). */
const WATER_DENSITY = 998.2;
const WATER_HEAT = 4.184;
const LITRES_PER_US_GALLON = 3.785411784;
const LITRES_PER_UK_GALLON = 4.54609;
/** Share of length times the sum of both widths in a kidney (Pool & Hot Tub Alliance). */
const KIDNEY = 0.45;

export default defineCalculator({
  id: "pool-volume",
  name: "Pool Volume Calculator",
  category: "construction",
  emoji: "🏊",
  description:
    "The water in a swimming pool or hot tub, the time and cost to fill it, and the pump flow, chlorine, salt and heat it needs.",
  keywords: [
    "gallons in pool",
    "swimming pool",
    "hot tub",
    "chlorine dose",
    "pool salt",
    "liters",
    "fill time",
    "pump turnover",
    "above ground pool",
    "fill a pool",
    "pool water",
  ],
  related: [
    "volume",
    { id: "volume-converter", stage: "complementary", relevance: 78 },
    { id: "flow-rate-converter", stage: "complementary", relevance: 68 },
    { id: "specific-heat", stage: "next_step", relevance: 70 },
    "square-footage",
  ],
  inputs: {
    shape: choice("Shape", {
      default: "rectangle",
      options: [
        ["rectangle", "Rectangle"],
        ["round", "Round"],
        ["oval", "Oval"],
        ["kidney", "Kidney"],
      ],
      also: ["round", "oval", "kidney"],
      called: {
        rectangle: ["rectangular", "square"],
        round: ["circular", "above ground round"],
        kidney: ["kidney shaped"],
      },
    }),
    length: quantity("Length", length, {
      unit: "m",
      default: 8,
      defaultIn: { imperial: "26 ft" },
      min: 0.001,
      max: 1000,
      when: { shape: ["rectangle", "oval", "kidney"] },
      also: ["long", "by"],
      decimals: 2,
    }),
    width: quantity("Width", length, {
      help: "Of a kidney, the wider part.",
      unit: "m",
      default: 4,
      defaultIn: { imperial: "12 ft" },
      min: 0.001,
      max: 1000,
      when: { shape: ["rectangle", "oval", "kidney"] },
      also: ["wide", "by"],
      decimals: 2,
    }),
    otherWidth: quantity("Width of the narrow part", length, {
      unit: "m",
      default: 3,
      defaultIn: { imperial: "10 ft" },
      min: 0.001,
      max: 1000,
      when: { shape: "kidney" },
      decimals: 2,
    }),
    diameter: quantity("Diameter", length, {
      unit: "m",
      default: 4.5,
      defaultIn: { imperial: "15 ft" },
      min: 0.001,
      max: 1000,
      when: { shape: "round" },
      also: ["across", "round", "circular", "foot round"],
      decimals: 2,
    }),
    shallowDepth: quantity("Water depth at the shallow end", length, {
      unit: "m",
      default: 1.1,
      defaultIn: { imperial: "3.5 ft" },
      min: 0.01,
      max: 50,
      also: [
        "deep",
        "shallow",
        "depth",
        "average depth",
        "deep end",
        "filled to",
        "shallow end",
        "at the shallow end",
        "all over",
        "of water",
        "water",
      ],
      decimals: 2,
    }),
    deepDepth: quantity("Water depth at the deep end", length, {
      unit: "m",
      default: 1.8,
      defaultIn: { imperial: "6 ft" },
      min: 0.01,
      max: 50,
      help: "Same as the shallow end if the floor is flat.",
      also: ["deep end", "deep", "at the deep end"],
      decimals: 2,
      unsaidLike: "shallowDepth",
    }),
    fillRate: quantity("Filling rate", volumeFlow, {
      unit: "L/min",
      default: 30,
      defaultIn: { imperial: "8 gal/min" },
      min: 0.01,
      max: 1_000_000,
      decimals: 1,
      also: ["hose", "flow", "hose doing", "hose puts out", "hose runs", "fill at", "filling at"],
    }),
    waterPrice: price("Water price", volume, {
      unit: "m3",
      imperial: "gal-us",
      default: 3,
      defaultIn: { imperial: 0.01 },
      min: 0,
      decimals: 2,
      also: ["water costs"],
    }),
    turnoverHours: number("Pump turnover time", {
      default: 8,
      min: 0.1,
      max: 1000,
      unit: "hours",
      also: ["turnover", "turn over in", "turnover in"],
    }),
    chlorineIncrease: number("Chlorine to add", {
      default: 2,
      min: 0,
      max: 100,
      unit: "mg/L",
      also: ["chlorine", "chlorine by", "ppm chlorine"],
    }),
    chlorineStrength: percent("Available chlorine in the product", {
      default: 65,
      min: 0.1,
      max: 100,
      help: "Calcium hypochlorite 65%, dichlor 56%, liquid chlorine about 10%.",
    }),
    saltIncrease: number("Salt to add", {
      default: 3000,
      min: 0,
      max: 50_000,
      unit: "mg/L",
      also: ["salt", "salt by", "raise the salt by", "ppm salt", "ppm of salt"],
    }),
    temperatureRise: quantity("Warm the water by", temperatureDifference, {
      unit: "K",
      default: 10,
      min: 0,
      max: 60,
      decimals: 1,
      also: ["warm it by", "warm it up", "heat it by", "warmer", "degrees warmer", "raise the temperature"],
    }),
  },
  outputs: {
    volume: quantity("Volume", volume, {
      unit: "m3",
      decimals: 2,
      imperial: "gal-us",
      also: ["gallons", "liters", "cubic meters", "cubic feet"],
    }),
    gallonsUs: quantity("Volume in other units", volume, {
      unit: "gal-us",
      metric: "gal-us",
      imperial: "m3",
      decimals: 0,
    }),
    gallonsUk: number("Volume in UK gallons", { unit: "gal", decimals: 0 }),
    surfaceArea: quantity("Water surface", area, { unit: "m2", decimals: 1 }),
    averageDepth: quantity("Average depth", length, { unit: "m", decimals: 2 }),
    waterMass: quantity("Weight of the water", mass, { unit: "kg", decimals: 0, also: ["weigh"] }),
    fillTime: number("Time to fill", {
      unit: "hours",
      decimals: 1,
      also: ["long to fill", "take to fill", "hours to fill"],
    }),
    fillCost: money("Cost of the water", { decimals: 2, also: ["cost to fill"] }),
    pumpFlow: quantity("Pump flow", volumeFlow, {
      unit: "m3/h",
      decimals: 2,
      imperial: "gal-us/min",
      also: ["what pump"],
    }),
    chlorine: quantity("Chlorine product to add", mass, { unit: "g", decimals: 0, also: ["how much chlorine"] }),
    salt: quantity("Salt to add", mass, {
      unit: "kg",
      decimals: 1,
      also: ["pounds of salt", "how much salt", "bags of salt"],
    }),
    heatingEnergy: quantity("Heat to warm it", energy, { unit: "kWh", decimals: 0, also: ["energy to heat"] }),
    byLevel: table("When the water is lower at the shallow end", {
      level: percent("Level"),
      volume: quantity("Volume", volume, { unit: "m3", decimals: 2, imperial: "gal-us" }),
    }),
    chlorineDoses: table("Chlorine product by dose (mg/L)", {
      increase: number("Chlorine raised by", { unit: "mg/L" }),
      product: quantity("Product", mass, { unit: "g", decimals: 0 }),
    }),
  },
  figures: ["surfaceArea", "averageDepth", "fillTime", "fillCost", "pumpFlow", "chlorine", "salt", "heatingEnergy"],
  pictures: [
    {
      draw: "shape",
      forms: [["rectangle", "length", "width"]],
      title: "The pool from above, to scale",
      when: { shape: "rectangle" },
    },
    {
      draw: "shape",
      forms: [["circle", "diameter"]],
      title: "The pool from above, to scale",
      when: { shape: "round" },
    },
  ],
  compute(inputs) {
    const { shallowDepth, deepDepth, chlorineStrength } = inputs;
    if (deepDepth < shallowDepth)
      refuse("deepDepth", "The deep end is shallower than the shallow end. Swap the two depths.");
    const surfaceArea = surfaceOf(inputs);
    const averageDepth = (shallowDepth + deepDepth) / 2;
    const volume = surfaceArea * averageDepth;
    const liters = volume * 1000;
    const productFor = (increase: number) => (volume * increase) / (chlorineStrength / 100);
    return {
      volume,
      gallonsUs: liters / LITRES_PER_US_GALLON,
      gallonsUk: liters / LITRES_PER_UK_GALLON,
      surfaceArea,
      averageDepth,
      waterMass: WATER_DENSITY * volume,
      fillTime: liters / inputs.fillRate / 60,
      fillCost: volume * inputs.waterPrice,
      pumpFlow: volume / inputs.turnoverHours,
      chlorine: productFor(inputs.chlorineIncrease),
      salt: (volume * inputs.saltIncrease) / 1000,
      heatingEnergy: (volume * WATER_DENSITY * WATER_HEAT * inputs.temperatureRise) / 3600,
      byLevel: [100, 95, 90, 80, 70, 60, 50].map((level) => ({
        level,
        volume: volume - surfaceArea * shallowDepth * (1 - level / 100),
      })),
      chlorineDoses: [1, 2, 3, 5, 10].map((increase) => ({ increase, product: productFor(increase) })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The pool holds ${say.number(outputs.volume! * 1000, 0)} liters or ${say.number(outputs.gallonsUs!, 0)} US gallons; the water is {averageDepth} deep on average.`,
    `At {fillRate} it takes {fillTime} to fill${outputs.fillCost! > 0 ? " and costs {fillCost}" : ""}; a pump flow of {pumpFlow} turns the water over in {turnoverHours}.`,
    inputs.chlorineIncrease > 0
      ? `To raise chlorine by {chlorineIncrease}, add {chlorine} of a product with {chlorineStrength} available chlorine.`
      : `Warming it by {temperatureRise} takes {heatingEnergy}, not counting losses.`,
  ],
  formula: {
    tex: [
      String.raw`V = A \cdot \frac{h_1 + h_2}{2}`,
      String.raw`A_{\text{rectangle}} = l\,w \quad A_{\text{round}} = \tfrac{\pi}{4} d^2 \quad A_{\text{oval}} = \tfrac{\pi}{4} l\,w \quad A_{\text{kidney}} = 0.45\,(w + w')\,l`,
      String.raw`m_{\text{product}} = \frac{V\,\Delta c}{s} \qquad Q = \frac{998.2 \cdot 4.184\; V\,\Delta T}{3600}`,
    ],
    where: {
      V: "volume in m³",
      A: "water surface",
      "h_1, h_2": "water depth at the shallow and at the deep end",
      "l, w, d": "length, width and diameter",
      "w'": "width of the narrow part of a kidney",
      "\\Delta c, s": "chlorine to add in mg/L (g/m³) and available chlorine in the product",
      "Q, \\Delta T": "heat in kWh and rise of temperature in K",
    },
  },
  howTo: [
    "Choose the Shape and enter the dimensions of the water surface.",
    "Enter the Water depth at the shallow end and at the deep end, from the waterline to the floor, not from the rim.",
    "Measure the Filling rate by timing how long the hose takes to fill a bucket: 10 L in 20 seconds is 30 L/min.",
    "Under Chlorine to add and Salt to add, enter the dose that a water test calls for, and the strength of your product.",
    "Set Warm the water by to see the heat it takes.",
  ],
  faq: [
    {
      question: "How many gallons are in a 15 or 24 ft round pool?",
      answer:
        "With 4 ft of water, a 15 ft round pool holds 5,288 US gallons (20.0 m³), a 24 ft one 13,537 (51.2 m³). For a quick figure, multiply diameter times diameter times depth in feet by 5.9.",
    },
    {
      question: "How much chlorine do I add?",
      answer:
        "To raise 10 m³ (2,640 US gallons) by 1 mg/L takes 10 g of pure chlorine: 15 g of 65% calcium hypochlorite or 100 g (about 85 mL) of 10% liquid chlorine. Free chlorine of 1 to 3 mg/L is usual, more with stabilizer; test before each dose.",
    },
    {
      question: "What turnover time should the pump reach?",
      answer:
        "For home pools, 6 to 8 hours is common; the CDC's Model Aquatic Health Code asks for 6 hours or less in most public pools and half an hour in spas. Divide the volume by the time, and allow for the resistance of filter and pipes when you choose a pump.",
    },
  ],
  about: [
    "Use it before you order water, chemicals, a pump or a heater. The floor is treated as an even slope between the two depths; a pool with a hopper or a step holds a few percent more or less: measure the depth in several places and use the average for both ends.",
    "The kidney factor is accurate to about 5% for common pools. Heat is what the water absorbs; without a cover, it loses much of that again through evaporation and to the night sky.",
  ],
  sources: [
    "Pool & Hot Tub Alliance, operator handbook (pool volumes, kidney factor 0.45, turnover)",
    "CDC Model Aquatic Health Code (turnover, free chlorine)",
    "NIST SP 811 (gallons); water at 20 °C: 998.2 kg/m³ and 4.184 kJ/(kg K)",
  ],
  caution: "Follow the chemical's label, never mix products, and add chemicals to water, never water to chemicals.",
  overflow: "waterPrice",
  phrases: [
    "pool volume {length} by {width} {shallowDepth} to {deepDepth} deep",
    "gallons in a round pool {diameter} {shallowDepth} deep",
    "pool gallons {length} x {width} {shallowDepth} deep",
    "how many gallons in a {length} by {width} pool {shallowDepth} to {deepDepth} deep",
    "round pool {diameter} across {shallowDepth} deep gallons",
    "pool volume {length} x {width} depth {shallowDepth}",
    "swimming pool {length} x {width} {shallowDepth} deep",
    "{diameter} round above ground pool with {shallowDepth} of water",
    "pool gallons {length} x {width} rectangular {shallowDepth} to {deepDepth}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 10 by 5 m pool, 1.1 to 1.8 m deep",
      inputs: { shape: "rectangle", length: 10, width: 5 },
      outputs: { volume: 72.5, gallonsUs: 19152.4738, fillTime: 40.2777778, salt: 217.5 },
    },
    {
      title: "A 15 ft round pool with 4 ft of water",
      inputs: { shape: "round", diameter: 4.572, shallowDepth: 1.2192, deepDepth: 1.2192 },
      outputs: { volume: 20.0160005, gallonsUs: 5287.66764 },
    },
    {
      title: "A 9 by 5 m kidney pool, 3.8 m at the waist",
      inputs: { shape: "kidney", length: 9, width: 5, otherWidth: 3.8 },
      outputs: { surfaceArea: 35.64, volume: 51.678 },
    },
  ],
});

interface Surface {
  readonly shape: string;
  readonly length: number;
  readonly width: number;
  readonly otherWidth: number;
  readonly diameter: number;
}

/** Square meters of water. */
function surfaceOf({ shape, length, width, otherWidth, diameter }: Surface): number {
  switch (shape) {
    case "round":
      return circleArea(diameter);
    case "oval":
      return ellipseArea(length, width);
    case "kidney":
      return KIDNEY * (width + otherWidth) * length;
    default:
      return length * width;
  }
}
