import { defineUnitConverter } from "#engine/unit-converter.ts";
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
      ? `Running for a day at that power takes ${say.number((watts * 24) / 1000, 2)} kWh.`
      : null;
  },
  howTo: [
    "Enter the Value from the rating plate or the brochure.",
    "Choose its unit under From. European cars list PS (metric horsepower), American and British ones hp; air conditioners Btu/h or tons.",
    "Choose the unit you want under To.",
    "For an electric motor in the US take the electric horsepower of 746 W, and for steam boilers the boiler horsepower of 9.81 kW.",
  ],
  faq: [
    {
      question: "How many horsepower is a kilowatt?",
      answer:
        "1.341 mechanical (imperial) horsepower or 1.3596 metric horsepower. So 100 kW are 134 hp but 136 PS, which is why the same car has two figures.",
    },
    {
      question: "What does an air conditioner's 12,000 Btu mean in watts?",
      answer:
        "12,000 Btu per hour are 3517 W of heat removed, one ton of refrigeration: the cold of a short ton of ice melting in a day. The electricity it draws is a third to a quarter of that, depending on its efficiency.",
    },
    {
      question: "Why is a horsepower 746 watts?",
      answer:
        "James Watt measured mill horses in the 1780s and settled on 33,000 foot-pounds a minute to sell steam engines. With the exact foot and pound that is 745.69987 W; few horses keep it up for a day.",
    },
  ],
  about: [
    "Btu stands for the International Table Btu, kcal and cal for the thermochemical calorie. All factors are exact except boiler horsepower, which is rounded to 9809.5 W (34.5 lb of water evaporated per hour at 212 °F).",
    "The converter does not know where power is measured: at the crankshaft, at the wheels or at the plug. SAE net, DIN and old SAE gross ratings of the same engine differ by up to a quarter.",
  ],
  sources: ["NIST Special Publication 811 (2008), Appendix B: conversion factors", "DIN 66036 (metric horsepower)"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A car of 110 kW in mechanical horsepower",
      inputs: { value: 110, from: "kW", to: "hp" },
      outputs: { result: 147.512429855 },
    },
    {
      title: "An air conditioner of 9,000 Btu/h in kilowatts",
      inputs: { value: 9000, from: "BTU/h", to: "kW" },
      outputs: { result: 2.63763963155 },
    },
    {
      title: "A sports car of 320 PS in kilowatts",
      inputs: { value: 320, from: "hp-metric", to: "kW" },
      outputs: { result: 235.3596 },
    },
  ],
});
