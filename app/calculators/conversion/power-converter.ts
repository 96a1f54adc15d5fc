import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { power } from "#units/power.ts";

export default defineUnitConverter({
  id: "power-converter",
  name: "Power Converter",
  emoji: "⚡",
  description:
    "Convert watts, kilowatts, mechanical, metric and electric horsepower, Btu per hour and tons of refrigeration.",
  keywords: ["kw to hp", "hp to kw", "horsepower", "watts to BTU", "PS to kW", "BTU/h to kW", "tons of cooling"],
  related: [
    { id: "energy-converter", stage: "complementary", relevance: 80 },
    { id: "horsepower", stage: "next_step", relevance: 82 },
    { id: "heating-cooling-load", stage: "next_step", relevance: 74 },
    "torque-converter",
    "ohms-law",
  ],
  quantities: [{ dimension: power }],
  value: 100,
  definitions: [
    String.raw`1\,\text{hp} = 550\,\text{ft·lbf/s} = 745.69987\,\text{W}`,
    String.raw`1\,\text{PS} = 75\,\text{kgf·m/s} = 735.49875\,\text{W}`,
    String.raw`1\,\text{ton of refrigeration} = 12\,000\,\text{Btu/h}`,
  ],
  remark: (amount, say) => {
    const watts = amount("W");
    return watts >= 1 && watts < 1e12
      ? `Running at that power for a day takes ${say.number((watts * 24) / 1000, 2)} kWh.`
      : null;
  },
  howTo: [
    "Enter the Value from the rating plate or the brochure.",
    "Choose its unit under From. European cars list PS (metric horsepower), American and British ones hp; air conditioners Btu/h or tons.",
    "Choose the unit you want under To.",
    "For an electric motor in the US, use the electric horsepower of 746 W, and for steam boilers the boiler horsepower of 9.81 kW.",
  ],
  faq: [
    {
      question: "How many horsepower is a kilowatt?",
      answer:
        "1.341 mechanical (imperial) horsepower or 1.3596 metric horsepower. So 100 kW is 134 hp but 136 PS, which is why the same car has two figures.",
    },
    {
      question: "What does an air conditioner's 12,000 Btu mean in watts?",
      answer:
        "12,000 Btu per hour is 3,517 W of heat removed, or one ton of refrigeration: the cooling from a short ton of ice melting over a day. The electricity it draws is a quarter to a third of that, depending on its efficiency.",
    },
    {
      question: "Why is a horsepower 746 watts?",
      answer:
        "To sell steam engines in the 1780s, James Watt measured mill horses and settled on 33,000 foot-pounds a minute. With the exact foot and pound, that is 745.69987 W; few horses can keep it up for a day.",
    },
  ],
  about: [
    "Btu means the International Table Btu; kcal and cal mean the thermochemical calorie. All factors are exact except boiler horsepower, which is rounded to 9,809.5 W (34.5 lb of water evaporated per hour at 212 °F).",
    "The converter does not know where power is measured: at the crankshaft, at the wheels or at the plug. SAE net, DIN and old SAE gross ratings of the same engine can differ by up to 25%.",
  ],
  sources: ["NIST Special Publication 811 (2008), Appendix B: conversion factors", "DIN 66036 (metric horsepower)"],
  updated: "2026-11-25",
  examples: [
    {
      title: "A 110 kW car in mechanical horsepower",
      inputs: { value: 110, from: "kW", to: "hp" },
      outputs: { result: 147.512429855 },
    },
    {
      title: "A 9,000 Btu/h air conditioner in kilowatts",
      inputs: { value: 9000, from: "BTU/h", to: "kW" },
      outputs: { result: 2.63763963155 },
    },
    {
      title: "A 320 PS sports car in kilowatts",
      inputs: { value: 320, from: "hp-metric", to: "kW" },
      outputs: { result: 235.3596 },
    },
  ],
});
