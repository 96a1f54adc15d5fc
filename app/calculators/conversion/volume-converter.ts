import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { volume } from "#units/volume.ts";

export default defineUnitConverter({
  id: "volume-converter",
  name: "Volume Converter",
  emoji: "🧪",
  description:
    "Convert liters, gallons, cups, fluid ounces, cubic feet, barrels and more; US, UK imperial and metric measures are listed separately.",
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
    const liters = amount("L");
    return liters >= 0.1 && liters <= 100_000
      ? `That much cold water weighs about ${say.number(liters, 2)} kg (${say.number(liters * 2.20462, 2)} lb).`
      : null;
  },
  howTo: [
    "Enter the Value from the recipe, the tank or the bottle.",
    "Choose its unit under From, and watch the country: pints, gallons, fluid ounces and spoons differ between the US, the UK and Australia.",
    "Choose the unit you want under To; the table lists cubic units, US, UK and metric measures one after the other.",
    "To turn cups into grams you need the ingredient's density: use the Cooking Converter.",
  ],
  faq: [
    {
      question: "How much larger is a UK gallon than a US gallon?",
      answer:
        "By 20%: 4.54609 L against 3.785411784 L. The pint follows (568 mL against 473 mL), but the fluid ounce goes the other way: a UK pint has 20 of them, 28.4 mL each; a US pint has 16, 29.6 mL each.",
    },
    {
      question: "How many milliliters are in a cup?",
      answer:
        "236.6 in an American recipe, 240 on US nutrition labels (21 CFR 101.9), 250 in Australia and Canada, 200 in Japan, and 180.4 for the Japanese go, the cup that comes with a rice cooker.",
    },
    {
      question: "Is a tablespoon the same everywhere?",
      answer:
        "No. It is 14.8 mL in the US, 15 mL in most metric countries and 20 mL (four teaspoons) in Australia, which can easily lead to a third too much baking powder.",
    },
    {
      question: "How many gallons are in a barrel of oil?",
      answer: "42 US gallons (158.987 L). A US beer barrel holds 31 gallons (117.3 L).",
    },
  ],
  about: [
    "US liquid measures derive from the gallon of 231 cubic inches, UK imperial ones from the gallon of 4.54609 L; all factors are exact. “Dry” US gallons, pecks and bushels measure grain and fruit and are 16% larger than liquid ones.",
    "UK spoons are the older imperial kitchen measures (5/8 fl oz for a tablespoon). Modern British recipes mean 15 mL and 5 mL: choose the metric spoons for those.",
  ],
  sources: [
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "UK Weights and Measures Act 1985",
    "NIST Handbook 44, Appendix C: General Tables of Units of Measurement",
    "US 21 CFR 101.9 (nutrition label cup of 240 mL)",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 15-gallon (US) tank in liters",
      inputs: { value: 15, from: "gal-us", to: "L" },
      outputs: { result: 56.78117676 },
    },
    {
      title: "A UK pint in milliliters",
      inputs: { value: 1, from: "pt-uk", to: "mL" },
      outputs: { result: 568.26125 },
    },
    {
      title: "2 1/4 US cups of milk in milliliters",
      inputs: { value: 2.25, from: "cup-us", to: "mL" },
      outputs: { result: 532.323532125 },
    },
  ],
});
