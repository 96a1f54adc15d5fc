import { defineUnitConverter } from "#engine/unit-converter.ts";
import { compoundText, splitCompound } from "#units/format.ts";
import { mass } from "#units/mass.ts";

export default defineUnitConverter({
  id: "weight-converter",
  name: "Weight Converter",
  emoji: "⚖️",
  description:
    "Convert kilograms, pounds, ounces, stones, grams, tonnes, US and UK tons, troy ounces and more, with every unit shown at once.",
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
    "Choose its unit under From. Watch the tons: a tonne is 1000 kg, a US (short) ton 907 kg, a UK (long) ton 1016 kg.",
    "Choose the unit you want under To.",
    "For gold and silver take the troy ounce (31.1 g), not the ounce of the kitchen scale (28.3 g).",
  ],
  faq: [
    {
      question: "How many pounds is a kilogram?",
      answer:
        "2.20462 pounds, because the pound has been exactly 0.45359237 kg since 1959. For a quick figure double the kilograms and add a tenth: 70 kg gives 154 lb, against 154.3 lb.",
    },
    {
      question: "Which ton do people mean?",
      answer:
        "In the United States 2000 lb, in older British texts 2240 lb, and elsewhere the metric tonne of 1000 kg (2204.6 lb). Shipping, emissions and mining statistics mostly use the tonne.",
    },
    {
      question: "Is weight the same as mass?",
      answer:
        "Scales are marked in units of mass, so everyday “weight” means mass, and these are units of mass. Weight as a force, in newtons, is mass times gravity: 70 kg press down with 686 N. The Force Converter has those.",
    },
    {
      question: "What is a troy ounce worth in grams?",
      answer:
        "31.1034768 g: 480 grains of 64.79891 mg. Twelve of them make a troy pound, which is lighter than the ordinary pound of 7000 grains.",
    },
  ],
  about: [
    "Everything goes back to two exact figures: the pound of 0.45359237 kg and the grain, a 7000th of it, which the ounce, the troy ounce and the dram share. Only the atomic mass unit is measured (CODATA 2022).",
    "Hundredweights differ like tons: 100 lb in the United States, 112 lb in Britain. The quintal (q) is 100 kg, the tola the 180 grains of South Asian gold markets.",
  ],
  sources: [
    "International yard and pound agreement (1959)",
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "UK Weights and Measures Act 1985",
    "CODATA 2022: unified atomic mass unit",
  ],
  updated: "2026-11-21",
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
  cases: [
    { by: "Catalogue check", inputs: { value: 150, from: "lb", to: "kg" }, outputs: { result: 68.0388555 } },
    { by: "GNU units 2.22", inputs: { value: 70, from: "kg", to: "lb" }, outputs: { result: 154.323583529 } },
    { by: "GNU units 2.22", inputs: { value: 16, from: "oz", to: "g" }, outputs: { result: 453.59237 } },
    { by: "GNU units 2.22", inputs: { value: 2000, from: "lb", to: "ton-us" }, outputs: { result: 1 } },
    { by: "GNU units 2.22", inputs: { value: 1, from: "ton-uk", to: "kg" }, outputs: { result: 1016.0469088 } },
    { by: "GNU units 2.22", inputs: { value: 1, from: "ton-us", to: "t" }, outputs: { result: 0.90718474 } },
    { by: "GNU units 2.22", inputs: { value: 5, from: "cwt-uk", to: "cwt-us" }, outputs: { result: 5.6 } },
    { by: "GNU units 2.22", inputs: { value: 3, from: "ct", to: "mg" }, outputs: { result: 600 } },
    { by: "GNU units 2.22", inputs: { value: 7000, from: "gr", to: "lb" }, outputs: { result: 1 } },
    { by: "GNU units 2.22", inputs: { value: 10, from: "tola", to: "g" }, outputs: { result: 116.638038 } },
    { by: "GNU units 2.22", inputs: { value: 24, from: "dwt", to: "g" }, outputs: { result: 37.32417216 } },
    { by: "GNU units 2.22", inputs: { value: 1, from: "lb-t", to: "lb" }, outputs: { result: 0.822857142857 } },
    { by: "GNU units 2.22", inputs: { value: 2, from: "slug", to: "kg" }, outputs: { result: 29.1878058744 } },
    {
      by: "GNU units 2.22 (CODATA 2022 (GNU units 2.22 has CODATA 2018))",
      inputs: { value: 12, from: "u", to: "kg" },
      outputs: { result: 1.9926468827e-26 },
    },
    { by: "GNU units 2.22", inputs: { value: 256, from: "dr", to: "oz" }, outputs: { result: 16 } },
    { by: "GNU units 2.22", inputs: { value: 3.5, from: "q", to: "kg" }, outputs: { result: 350 } },
    { by: "GNU units 2.22", inputs: { value: 0.5, from: "Mt", to: "kt" }, outputs: { result: 500 } },
    { by: "GNU units 2.22", inputs: { value: 250, from: "ug", to: "mg" }, outputs: { result: 0.25 } },
    { by: "GNU units 2.22", inputs: { value: 7, from: "dag", to: "oz" }, outputs: { result: 2.46917733647 } },
    { by: "Refusal: no such unit", inputs: { from: "parrot" }, refuses: "from" },
    { by: "Refusal: no such unit", inputs: { to: "" }, refuses: "to" },
  ],
});
