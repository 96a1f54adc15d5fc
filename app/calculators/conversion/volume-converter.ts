import { defineUnitConverter } from "#engine/unit-converter.ts";
import { volume } from "#units/volume.ts";

export default defineUnitConverter({
  id: "volume-converter",
  name: "Volume Converter",
  emoji: "🧪",
  description:
    "Convert litres, gallons, cups, fluid ounces, cubic feet, barrels and more; US, UK imperial and metric measures kept apart.",
  keywords: [
    "liters to gallons",
    "ml to oz",
    "cups to ml",
    "gallons to litres",
    "cubic feet",
    "fluid ounces",
    "pints",
    "quarts",
    "imperial gallon",
  ],
  popular: true,
  related: [
    { id: "cooking-converter", stage: "next_step", relevance: 88 },
    { id: "density-converter", stage: "complementary", relevance: 76 },
    { id: "flow-rate-converter", stage: "next_step", relevance: 72 },
    "length-converter",
    "unit-converter",
  ],
  quantities: [{ dimension: volume }],
  value: 10,
  definitions: [
    String.raw`1\,\text{gal}_{\text{US}} = 231\,\text{in}^3 = 3.785411784\,\text{L}`,
    String.raw`1\,\text{gal}_{\text{UK}} = 4.54609\,\text{L}`,
    String.raw`1\,\text{fl oz}_{\text{US}} = \tfrac{1}{128}\,\text{gal}_{\text{US}} \qquad 1\,\text{fl oz}_{\text{UK}} = \tfrac{1}{160}\,\text{gal}_{\text{UK}}`,
  ],
  remark: (amount, say) => {
    const litres = amount("L");
    return litres >= 0.1 && litres <= 100_000
      ? `Filled with cold water it weighs about ${say.number(litres, 2)} kg (${say.number(litres * 2.20462, 2)} lb).`
      : null;
  },
  howTo: [
    "Enter the Value from the recipe, the tank or the bottle.",
    "Choose its unit under From, and mind the country: pints, gallons, fluid ounces and spoons differ between the US, the UK and Australia.",
    "Choose the unit you want under To; the table lists cubic units, US, UK and metric measures one after the other.",
    "To turn cups into grams you need the ingredient's density: use the Cooking Converter.",
  ],
  faq: [
    {
      question: "How much larger is a UK gallon than a US gallon?",
      answer:
        "By 20 %: 4.54609 L against 3.785411784 L. The pint follows (568 mL against 473 mL), but the fluid ounce goes the other way: 20 to a UK pint make it 28.4 mL, 16 to a US pint make it 29.6 mL.",
    },
    {
      question: "How many millilitres are in a cup?",
      answer:
        "236.6 in an American recipe, 240 on US nutrition labels (21 CFR 101.9), 250 in Australia and Canada, 200 in Japan, and 180.4 for the go that comes with a rice cooker.",
    },
    {
      question: "Is a tablespoon the same everywhere?",
      answer:
        "No. It is 14.8 mL in the US, 15 mL in most metric countries and 20 mL (four teaspoons) in Australia, where a third too much baking powder is easily the result.",
    },
    {
      question: "How many gallons are in a barrel of oil?",
      answer: "42 US gallons, 158.987 L. A US beer barrel holds 31 gallons, 117.3 L.",
    },
  ],
  about: [
    "US liquid measures derive from the gallon of 231 cubic inches, UK imperial ones from the gallon of 4.54609 L; all factors are exact. “Dry” US gallons, pecks and bushels measure grain and fruit and are 16 % larger than liquid ones.",
    "UK spoons are given as the older imperial kitchen measures (5/8 fl oz for a tablespoon). Modern British recipes mean 15 mL and 5 mL: choose the metric spoons for them.",
  ],
  sources: [
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "UK Weights and Measures Act 1985",
    "NIST Handbook 44, Appendix C: General Tables of Units of Measurement",
    "US 21 CFR 101.9 (nutrition label cup of 240 mL)",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "A 15 US gallon tank in litres",
      inputs: { value: 15, from: "gal-us", to: "L" },
      outputs: { result: 56.78117676 },
    },
    {
      title: "A UK pint in millilitres",
      inputs: { value: 1, from: "pt-uk", to: "mL" },
      outputs: { result: 568.26125 },
    },
    {
      title: "2 1/4 US cups of milk in millilitres",
      inputs: { value: 2.25, from: "cup-us", to: "mL" },
      outputs: { result: 532.323532125 },
    },
  ],
  cases: [
    { by: "Catalogue check", inputs: { value: 5, from: "gal-us", to: "L" }, outputs: { result: 18.92705892 } },
    { by: "GNU units 2.22", inputs: { value: 10, from: "L", to: "gal-us" }, outputs: { result: 2.64172052358 } },
    { by: "GNU units 2.22", inputs: { value: 5, from: "gal-uk", to: "gal-us" }, outputs: { result: 6.00474962752 } },
    { by: "GNU units 2.22", inputs: { value: 8, from: "floz-us", to: "mL" }, outputs: { result: 236.5882365 } },
    { by: "GNU units 2.22", inputs: { value: 10, from: "floz-uk", to: "mL" }, outputs: { result: 284.130625 } },
    { by: "GNU units 2.22", inputs: { value: 3, from: "tsp-us", to: "tbsp-us" }, outputs: { result: 1 } },
    { by: "GNU units 2.22", inputs: { value: 2, from: "qt-us", to: "L" }, outputs: { result: 1.892705892 } },
    { by: "GNU units 2.22", inputs: { value: 1, from: "gill-us", to: "cL" }, outputs: { result: 11.829411825 } },
    { by: "GNU units 2.22", inputs: { value: 2, from: "cup-us-legal", to: "mL" }, outputs: { result: 480 } },
    { by: "GNU units 2.22", inputs: { value: 1, from: "bu-us", to: "L" }, outputs: { result: 35.2390701669 } },
    { by: "GNU units 2.22", inputs: { value: 4, from: "pk-us", to: "bu-us" }, outputs: { result: 1 } },
    { by: "GNU units 2.22", inputs: { value: 1, from: "bbl-oil", to: "gal-us" }, outputs: { result: 42 } },
    { by: "GNU units 2.22", inputs: { value: 1, from: "bbl-beer-us", to: "L" }, outputs: { result: 117.347765304 } },
    { by: "GNU units 2.22", inputs: { value: 1, from: "ac-ft", to: "m3" }, outputs: { result: 1233.48183755 } },
    { by: "GNU units 2.22", inputs: { value: 12, from: "board-foot", to: "ft3" }, outputs: { result: 1 } },
    { by: "GNU units 2.22", inputs: { value: 2, from: "cord", to: "m3" }, outputs: { result: 7.24911272755 } },
    {
      by: "GNU units 2.22 (a third of the imperial tablespoon)",
      inputs: { value: 1, from: "tsp-uk", to: "mL" },
      outputs: { result: 5.91938802083 },
    },
    {
      by: "GNU units 2.22 (UK, 5/8 imperial fl oz (older kitchen measure))",
      inputs: { value: 3, from: "tbsp-uk", to: "mL" },
      outputs: { result: 53.2744921875 },
    },
    { by: "GNU units 2.22", inputs: { value: 4, from: "gill-uk", to: "pt-uk" }, outputs: { result: 1 } },
    { by: "GNU units 2.22", inputs: { value: 2, from: "qt-uk", to: "L" }, outputs: { result: 2.273045 } },
    { by: "GNU units 2.22", inputs: { value: 8, from: "gal-uk", to: "bu-uk" }, outputs: { result: 1 } },
    { by: "GNU units 2.22", inputs: { value: 2, from: "tbsp-au", to: "mL" }, outputs: { result: 40 } },
    { by: "GNU units 2.22", inputs: { value: 3, from: "cup-metric", to: "dL" }, outputs: { result: 7.5 } },
    {
      by: "GNU units 2.22 (Japanese cooking measure)",
      inputs: { value: 1, from: "cup-jp", to: "mL" },
      outputs: { result: 200 },
    },
    {
      by: "GNU units 2.22 (Japan, Weights and Measures Act of 1891: 1 shō is 2401/1331 L)",
      inputs: { value: 10, from: "go", to: "L" },
      outputs: { result: 1.80390683696 },
    },
    { by: "GNU units 2.22", inputs: { value: 1, from: "gal-us-dry", to: "in3" }, outputs: { result: 268.8025 } },
    { by: "GNU units 2.22", inputs: { value: 27, from: "ft3", to: "yd3" }, outputs: { result: 1 } },
    { by: "GNU units 2.22", inputs: { value: 5, from: "in3", to: "cm3" }, outputs: { result: 81.93532 } },
    { by: "GNU units 2.22", inputs: { value: 3, from: "hL", to: "L" }, outputs: { result: 300 } },
    { by: "GNU units 2.22", inputs: { value: 1, from: "km3", to: "ac-ft" }, outputs: { result: 810713.19379 } },
    { by: "Refusal: no such unit", inputs: { from: "parrot" }, refuses: "from" },
    { by: "Refusal: no such unit", inputs: { to: "" }, refuses: "to" },
  ],
});
