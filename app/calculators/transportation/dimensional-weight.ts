import { defineCalculator, choice, integer, money, number, quantity, table, text, price } from "#engine/define.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { density } from "#units/density.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

/** Cubic centimetres per kilogram of a divisor in cubic inches per pound. */
const perPound = (divisor: number) => (divisor * 16.387064) / 0.45359237;
const POUND = 0.45359237;
const DIVISORS = [
  { id: "5000", carrier: "5000 cm³/kg (express, international)", divisor: 5000 },
  { id: "6000", carrier: "6000 cm³/kg (air freight, IATA)", divisor: 6000 },
  { id: "4000", carrier: "4000 cm³/kg (some road carriers)", divisor: 4000 },
  { id: "3000", carrier: "3000 cm³/kg (European road freight)", divisor: 3000 },
  { id: "139", carrier: "139 in³/lb (FedEx and UPS, US)", divisor: perPound(139) },
  { id: "166", carrier: "166 in³/lb (USPS, US retail)", divisor: perPound(166) },
];
/** Centimetres and kilograms to which sizes and weights are rounded up. */
const SIZE_STEPS = { none: 0, cm: 1, in: 2.54 };
const WEIGHT_STEPS = { none: 0, "half-kg": 0.5, kg: 1, lb: POUND };

export default defineCalculator({
  id: "dimensional-weight",
  name: "Dimensional Weight Calculator",
  category: "transportation",
  emoji: "📮",
  description:
    "The weight a carrier bills for a parcel: its actual weight, or its size divided by 5000, 6000, 139 or another divisor.",
  keywords: [
    "volumetric weight",
    "DIM weight",
    "chargeable weight",
    "parcel size",
    "shipping weight",
    "air freight",
    "courier",
    "package weight",
    "billable weight",
  ],
  related: [
    { id: "freight-class", stage: "complementary", relevance: 78 },
    { id: "container-load", stage: "complementary", relevance: 74 },
    "weight-converter",
    "volume-converter",
    { id: "unit-price", stage: "complementary", relevance: 62 },
  ],
  inputs: {
    length: quantity("Length", length, {
      unit: "cm",
      default: 60,
      defaultIn: { imperial: "24 in" },
      min: 0.1,
      max: 10_000,
      also: ["long", "by"],
      decimals: 2,
    }),
    width: quantity("Width", length, {
      unit: "cm",
      default: 40,
      defaultIn: { imperial: "16 in" },
      min: 0.1,
      max: 10_000,
      also: ["wide"],
      decimals: 2,
    }),
    height: quantity("Height", length, {
      unit: "cm",
      default: 35,
      defaultIn: { imperial: "14 in" },
      min: 0.1,
      max: 10_000,
      also: ["high"],
      decimals: 2,
    }),
    weight: quantity("Weight of one parcel", mass, {
      unit: "kg",
      default: 9.2,
      defaultIn: { imperial: "20 lb" },
      min: 0.001,
      max: 1_000_000,
      also: ["weighs", "weighing"],
      decimals: 2,
    }),
    pieces: integer("Parcels", {
      default: 1,
      min: 1,
      max: 1_000_000,
      also: ["boxes", "packages", "cartons"],
    }),
    divisor: choice("Divisor", {
      default: "5000",
      defaultIn: { imperial: "139" },
      options: [
        ["5000", "5000 cm³/kg (express, international)"],
        ["6000", "6000 cm³/kg (air freight, IATA)"],
        ["4000", "4000 cm³/kg (some road carriers)"],
        ["3000", "3000 cm³/kg (European road freight)"],
        ["139", "139 in³/lb (FedEx and UPS, US)"],
        ["166", "166 in³/lb (USPS, US retail)"],
        ["custom", "Another divisor"],
      ],
      called: { "139": ["ups", "fedex"], "166": ["usps"], "6000": ["air freight", "iata"] },
    }),
    customDivisor: number("Divisor", {
      default: 4500,
      min: 100,
      max: 100_000,
      unit: "cm3/kg",
      when: { divisor: "custom" },
    }),
    dimensionRounding: choice("Round each side up to", {
      default: "cm",
      defaultIn: { imperial: "in" },
      options: [
        ["none", "Not rounded"],
        ["cm", "1 cm"],
        ["in", "1 inch"],
      ],
      help: "FedEx and UPS have rounded every fraction up since August 2025.",
    }),
    weightRounding: choice("Round the weight up to", {
      default: "half-kg",
      defaultIn: { imperial: "lb" },
      options: [
        ["none", "Not rounded"],
        ["half-kg", "0.5 kg"],
        ["kg", "1 kg"],
        ["lb", "1 lb"],
      ],
    }),
    pricePerKg: price("Price by weight", mass, {
      unit: "kg",
      default: 4,
      defaultIn: { imperial: 1.8 },
      min: 0,
      decimals: 2,
      also: ["per pound", "per kilo"],
    }),
  },
  outputs: {
    chargeableWeight: quantity("Chargeable weight", mass, {
      unit: "kg",
      decimals: 2,
      also: ["billable weight", "bill me for", "billed weight", "pay for", "charged for"],
    }),
    dimensionalWeight: quantity("Dimensional weight per parcel", mass, {
      unit: "kg",
      decimals: 2,
      also: ["dimensional weight", "dim weight", "volumetric weight"],
    }),
    actualWeight: quantity("Actual weight per parcel", mass, { unit: "kg", decimals: 2 }),
    billedBy: text("Charged by", { labels: { dimensional: "Size (dimensional weight)", actual: "Actual weight" } }),
    chargeablePerPiece: quantity("Chargeable weight per parcel", mass, { unit: "kg", decimals: 2 }),
    chargeableWeightPounds: quantity("Chargeable weight in other units", mass, {
      unit: "lb",
      metric: "lb",
      imperial: "kg",
      decimals: 2,
    }),
    volume: quantity("Total volume", volume, { unit: "m3", decimals: 4 }),
    density: quantity("Density", density, { unit: "kg/m3", decimals: 1, also: ["density"] }),
    breakEvenDensity: quantity("Density at which both are equal", density, { unit: "kg/m3", decimals: 1 }),
    breakEvenWeight: quantity("Weight at which both are equal", mass, { unit: "kg", decimals: 2 }),
    lengthPlusGirth: quantity("Length plus girth", length, {
      unit: "cm",
      decimals: 1,
      also: ["length plus girth", "girth"],
    }),
    shippingCost: money("Shipping cost", { decimals: 2, also: ["cost to ship"] }),
    costOfAir: money("Extra paid for size", { decimals: 2 }),
    byDivisor: table("By carrier", {
      carrier: text("Divisor"),
      dimensionalWeight: quantity("Dimensional weight per parcel", mass, { unit: "kg", decimals: 2 }),
      chargeableWeight: quantity("Total chargeable weight", mass, { unit: "kg", decimals: 2 }),
    }),
  },
  figures: ["billedBy", "dimensionalWeight", "actualWeight", "volume", "density", "shippingCost", "costOfAir"],
  pictures: [
    {
      draw: "shape",
      forms: [["box", "length", "width", "height"]],
      beside: ["card", "person"],
      title: "The package to scale",
    },
    { draw: "bars", of: ["actualWeight", "dimensionalWeight", "chargeableWeight"], title: "Weights" },
  ],
  compute(inputs) {
    const { pieces, pricePerKg } = inputs;
    const sides = [inputs.length, inputs.width, inputs.height].map((side) =>
      roundedUp(side, SIZE_STEPS[inputs.dimensionRounding]),
    );
    const [long, middle, short] = sides.toSorted((a, b) => b - a) as [number, number, number];
    const cubicCentimetres = long * middle * short;
    const billable = (kilograms: number) => roundedUp(kilograms, WEIGHT_STEPS[inputs.weightRounding]);
    const actualWeight = billable(inputs.weight);
    const divisor = DIVISORS.find((one) => one.id === inputs.divisor)?.divisor ?? inputs.customDivisor;
    const dimensionalWeight = billable(cubicCentimetres / divisor);
    const chargeablePerPiece = Math.max(dimensionalWeight, actualWeight);
    const chargeableWeight = chargeablePerPiece * pieces;
    return {
      chargeableWeight,
      dimensionalWeight,
      actualWeight,
      billedBy: dimensionalWeight > actualWeight ? "dimensional" : "actual",
      chargeablePerPiece,
      chargeableWeightPounds: chargeableWeight / POUND,
      volume: (cubicCentimetres * pieces) / 1_000_000,
      density: (inputs.weight / cubicCentimetres) * 1_000_000,
      breakEvenDensity: 1_000_000 / divisor,
      breakEvenWeight: cubicCentimetres / divisor,
      lengthPlusGirth: long + 2 * (middle + short),
      shippingCost: chargeableWeight * pricePerKg,
      costOfAir: (chargeablePerPiece - actualWeight) * pieces * pricePerKg,
      byDivisor: DIVISORS.map((one) => {
        const weight = billable(cubicCentimetres / one.divisor);
        return {
          carrier: one.carrier,
          dimensionalWeight: weight,
          chargeableWeight: Math.max(weight, actualWeight) * pieces,
        };
      }),
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.billedBy === "dimensional"
      ? `The carrier bills {chargeableWeight}: by size, ${inputs.pieces === 1 ? "the parcel counts" : "each of the {pieces} parcels counts"} as {dimensionalWeight}, more than its actual {actualWeight}.`
      : `The carrier bills {chargeableWeight}, the actual weight; by size, ${inputs.pieces === 1 ? "the parcel" : "each parcel"} would count as {dimensionalWeight}.`,
    inputs.pricePerKg === 0
      ? `Enter the Price by weight to see what the size costs.`
      : outputs.billedBy === "dimensional"
        ? `At {pricePerKg} that is {shippingCost}, of which {costOfAir} is for size alone.`
        : `At {pricePerKg} that is {shippingCost}, with nothing extra for size.`,
    `Size and weight would cost the same at {breakEvenWeight} per parcel, a density of {breakEvenDensity}.`,
  ],
  formula: {
    tex: [
      String.raw`m_d = \frac{l\,w\,h}{D} \qquad m = \max(m_d,\ m_a)`,
      String.raw`D_{139} = \frac{139 \cdot 16.387064}{0.45359237} = 5021.7\ \text{cm}^3/\text{kg} \qquad g = l_1 + 2(l_2 + l_3)`,
    ],
    where: {
      m_d: "dimensional weight, rounded up as the carrier does",
      "l, w, h": "sides, each rounded up where chosen",
      D: "divisor",
      m_a: "actual weight, rounded up the same way",
      m: "chargeable weight of one parcel",
      g: "length plus girth: the longest side plus twice the other two",
    },
  },
  howTo: [
    "Measure Length, Width and Height at the widest points, including bulges, and weigh the packed parcel.",
    "Choose the Divisor that your carrier and service use.",
    "Choose how the carrier rounds the sides and the weight; its service guide tells you.",
    "Enter the number of Parcels and the Price by weight to see what you pay for size.",
  ],
  faq: [
    {
      question: "Which divisor does my carrier use?",
      answer:
        "FedEx, UPS and DHL Express use 5000 cm³/kg internationally and 139 in³/lb in the US. IATA air freight uses 6000 cm³/kg, which equals 166 in³/lb, the divisor USPS uses for parcels over one cubic foot. European road freight often counts 333 kg per m³, a divisor of 3000. Your contract may differ.",
    },
    {
      question: "How can I lower the dimensional weight?",
      answer:
        "Use the smallest box that protects the goods. Cutting 5 cm (2 in) off each side of a 60 × 40 × 35 cm parcel takes the volume from 84 to 57.8 L, almost a third less. Splitting a shipment rarely helps, because each parcel pays its own minimum charge.",
    },
    {
      question: "What is length plus girth?",
      answer:
        "The longest side plus the distance around the other two. UPS and FedEx accept up to 165 in (419 cm), with a length of up to 108 in (274 cm); above 130 in (330 cm) a large-package surcharge applies. USPS accepts 108 in, or 130 in for Ground Advantage.",
    },
  ],
  about: [
    "Use it before you pack or quote a price: light, bulky goods are billed by volume. With a divisor of 5000 that means anything below 200 kg/m³ (12.5 lb/ft³), with 6000 anything below 167 kg/m³ (10.4 lb/ft³).",
    "The price by weight is assumed to be constant. Real rates have steps, zones, and fuel and oversize surcharges, and some carriers ignore the volume of small parcels.",
  ],
  sources: [
    "IATA, The Air Cargo Tariff and Rules: volumetric weight, 6000 cm³/kg",
    "FedEx and UPS service guides (2025): divisors 139 in³/lb and 5000 cm³/kg, every fraction rounded up",
    "USPS Domestic Mail Manual (2025): divisor 166",
  ],
  caution: "Carriers measure parcels themselves and add fuel, oversize and handling surcharges; their invoice decides.",
  overflow: "pricePerKg",
  phrases: ["dimensional weight {length} x {width} x {height}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 14 kg parcel of 60 × 40 × 40 cm by express",
      inputs: { height: 40, weight: 14 },
      outputs: { chargeableWeight: 19.5, dimensionalWeight: 19.5, billedBy: "dimensional" },
    },
    {
      title: "A 4 lb, 12 in cube with FedEx or UPS in the US",
      inputs: {
        length: 30.48,
        width: 30.48,
        height: 30.48,
        weight: 1.81436948,
        divisor: "139",
        dimensionRounding: "in",
        weightRounding: "lb",
      },
      outputs: { chargeableWeightPounds: 13, billedBy: "dimensional" },
    },
    {
      title: "A small, heavy box",
      inputs: { length: 30, width: 20, height: 15, weight: 12.3 },
      outputs: { chargeableWeight: 12.5, billedBy: "actual", costOfAir: 0 },
    },
  ],
});

/** The next multiple of the step; the value itself where there is no step. */
function roundedUp(value: number, step: number): number {
  return step === 0 ? value : piecesFor(value / step) * step;
}
