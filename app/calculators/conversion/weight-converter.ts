import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { compoundText, splitCompound } from "#units/format.ts";
import { mass } from "#units/mass.ts";

export default defineUnitConverter({
  id: "weight-converter",
  name: "Weight Converter",
  emoji: "⚖️",
  description:
    "Convert kilograms, pounds, ounces, stones, grams, metric tons, US and UK tons, troy ounces and more, and see every unit at once.",
  keywords: [
    "kg to lbs",
    "pounds to kg",
    "mass converter",
    "grams to ounces",
    "stone to kg",
    "tons to pounds",
    "ounces to grams",
    "troy ounce",
  ],
  popular: true,
  related: [
    { id: "cooking-converter", stage: "next_step", relevance: 84 },
    { id: "density-converter", stage: "complementary", relevance: 76 },
    { id: "force-converter", stage: "complementary", relevance: 70 },
    "length-converter",
    "unit-converter",
  ],
  quantities: [{ dimension: mass }],
  value: 70,
  definitions: [
    String.raw`1\,\text{lb} = 0.45359237\,\text{kg} \qquad 1\,\text{oz} = \tfrac{1}{16}\,\text{lb}`,
    String.raw`1\,\text{st} = 14\,\text{lb} \qquad 1\,\text{oz t} = 31.1034768\,\text{g}`,
  ],
  remark: (amount, say) => {
    const pounds = amount("lb");
    if (Math.abs(pounds) < 14 || Math.abs(pounds) > 1400) return null;
    return `In stones and pounds, as Britain weighs people: ${compoundText(splitCompound(mass, pounds, "lb", ["st", "lb"], 1), (part) => say.number(part))}.`;
  },
  howTo: [
    "Enter the Value shown on the scale or the package.",
    "Choose its unit under From. Watch the tons: a metric ton (tonne) is 1,000 kg, a US (short) ton 907 kg, a UK (long) ton 1,016 kg.",
    "Choose the unit you want under To.",
    "For gold and silver, use the troy ounce (31.1 g), not the ounce on a kitchen scale (28.3 g).",
  ],
  faq: [
    {
      question: "How many pounds is a kilogram?",
      answer:
        "2.20462 pounds, because the pound has been exactly 0.45359237 kg since 1959. For a quick figure, double the kilograms and add a tenth: 70 kg gives 154 lb; the exact figure is 154.3 lb.",
    },
    {
      question: "Which ton do people mean?",
      answer:
        "In the United States 2,000 lb, in older British texts 2,240 lb, and elsewhere the metric ton (tonne) of 1,000 kg (2,204.6 lb). Shipping, emissions and mining statistics mostly use the metric ton.",
    },
    {
      question: "Is weight the same as mass?",
      answer:
        "Scales are marked in units of mass, so everyday “weight” means mass, and these are units of mass. Weight as a force, in newtons, is mass times gravity: 70 kg presses down with 686 N. For those, use the Force Converter.",
    },
    {
      question: "How many grams is a troy ounce?",
      answer:
        "31.1034768 g: 480 grains of 64.79891 mg. Twelve of them make a troy pound, which is lighter than the ordinary pound of 7,000 grains.",
    },
  ],
  about: [
    "The customary units all go back to two exact figures: the pound of 0.45359237 kg and the grain, 1/7,000 of it, which the ounce, the troy ounce and the dram share. Only the atomic mass unit is measured (CODATA 2022).",
    "Hundredweights differ like tons: 100 lb in the United States, 112 lb in Britain. The quintal (q) is 100 kg, the tola the 180 grains of South Asian gold markets.",
  ],
  sources: [
    "International yard and pound agreement (1959)",
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "UK Weights and Measures Act 1985",
    "CODATA 2022: unified atomic mass unit",
  ],
  updated: "2026-11-25",
  examples: [
    {
      title: "A suitcase of 23 kg in pounds",
      inputs: { value: 23, from: "kg", to: "lb" },
      outputs: { result: 50.7063203025 },
    },
    {
      title: "A person of 11 stone in kilograms",
      inputs: { value: 11, from: "st", to: "kg" },
      outputs: { result: 69.85322498 },
    },
    {
      title: "A gold bar of 400 troy ounces in kilograms",
      inputs: { value: 400, from: "oz-t", to: "kg" },
      outputs: { result: 12.44139072 },
    },
  ],
});
