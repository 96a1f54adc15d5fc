import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { density } from "#units/density.ts";

export default defineUnitConverter({
  id: "density-converter",
  name: "Density Converter",
  emoji: "🧱",
  description: "Convert kg/m³, g/cm³, lb/ft³, lb/gal, ounces per cubic inch and bushel test weight.",
  keywords: ["g/cm3 to kg/m3", "lb/ft3 to kg/m3", "specific gravity", "pounds per gallon", "g/ml", "mass per volume"],
  related: [
    { id: "density", stage: "next_step", relevance: 84 },
    { id: "weight-converter", stage: "complementary", relevance: 74 },
    { id: "metal-weight", stage: "next_step", relevance: 70 },
    "volume-converter",
    "concentration-converter",
  ],
  quantities: [{ dimension: density }],
  value: 1000,
  definitions: [
    String.raw`1\,\text{g/cm}^3 = 1\,\text{kg/L} = 1000\,\text{kg/m}^3`,
    String.raw`1\,\text{lb/ft}^3 = \frac{0.45359237\,\text{kg}}{0.3048^3\,\text{m}^3} = 16.01846\,\text{kg/m}^3`,
  ],
  remark: (amount, say) => {
    const relative = amount("kg/m3") / 1000;
    return relative > 0
      ? `Its specific gravity is ${say.number(relative)} (water at 4 °C is 1), so it ${relative < 1 ? "floats on" : relative > 1 ? "sinks in" : "hovers in"} fresh water.`
      : null;
  },
  howTo: [
    "Enter the Value from the material's data sheet.",
    "Choose its unit under From. Specific gravity has no unit: enter it as g/cm³, which is the same figure to within 0.003%.",
    "Choose the unit you want under To: lb/ft³ for building materials, lb/gal for liquids in US trade, lb/bu for grain.",
    "To get a density from a mass and a volume, use the Density Calculator.",
  ],
  faq: [
    {
      question: "What is the density of water in lb/ft³ and lb/gal?",
      answer:
        "At 4 °C (39 °F) it is 62.43 lb/ft³ or 8.345 lb per US gallon (999.97 kg/m³). At 20 °C (68 °F) it is 62.32 lb/ft³ (998.2 kg/m³), and at 100 °C (212 °F) 958 kg/m³.",
    },
    {
      question: "How do I convert g/cm³ to lb/in³?",
      answer: "Divide by 27.68. Steel at 7.85 g/cm³ is 0.2836 lb/in³; aluminum at 2.70 is 0.0975 lb/in³.",
    },
    {
      question: "What does 60 lb/bu mean for wheat?",
      answer:
        "The US test weight: a bushel (35.239 L) of number 1 wheat should weigh 60 lb, a bulk density of 772 kg/m³ including the air between the kernels.",
    },
  ],
  about: [
    "All factors are exact, because the units of mass and volume are. “gal” is the US liquid gallon unless marked UK, an ounce is the avoirdupois ounce, and a ton per cubic yard means the short ton.",
    "Density depends on temperature and, for gases, on pressure: air is 1.225 kg/m³ at 15 °C (59 °F) and sea level. For powders and grain, do not confuse bulk density (including air) with particle density.",
  ],
  sources: ["NIST Special Publication 811 (2008), Appendix B: conversion factors"],
  updated: "2026-11-25",
  examples: [
    {
      title: "Concrete of 150 lb/ft³ in kg/m³",
      inputs: { value: 150, from: "lb/ft3", to: "kg/m3" },
      outputs: { result: 2402.76950609 },
    },
    {
      title: "Gold of 19.32 g/cm³ in pounds per cubic inch",
      inputs: { value: 19.32, from: "g/cm3", to: "lb/in3" },
      outputs: { result: 0.697979281442 },
    },
    {
      title: "Diesel of 0.84 kg/L in pounds per US gallon",
      inputs: { value: 0.84, from: "kg/L", to: "lb/gal-us" },
      outputs: { result: 7.0101397397 },
    },
  ],
});
