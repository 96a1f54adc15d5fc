import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { fuelEconomy } from "#units/fuel-economy.ts";

export default defineUnitConverter({
  id: "fuel-economy-converter",
  name: "Fuel Economy Converter",
  emoji: "⛽",
  description: "Convert between L/100 km, US and UK mpg, km/L and gallons per 100 miles.",
  keywords: [
    "mpg to l/100km",
    "l/100km to mpg",
    "miles per gallon",
    "kmpl",
    "gas mileage",
    "uk mpg to us mpg",
    "fuel consumption",
  ],
  related: [
    { id: "fuel-cost", stage: "next_step", relevance: 90 },
    { id: "vehicle-emissions", stage: "next_step", relevance: 76 },
    { id: "ev-vs-gas", stage: "advanced_planning", relevance: 72 },
    "commute-cost",
    "volume-converter",
  ],
  quantities: [{ dimension: fuelEconomy }],
  value: { default: 6.5, min: 0, help: "Greater than 0." },
  formula: {
    tex: [
      String.raw`\text{L/100 km} = \frac{235.214583}{\text{mpg}_{\text{US}}} = \frac{282.480936}{\text{mpg}_{\text{UK}}} = \frac{100}{\text{km/L}}`,
      String.raw`y = \frac{e}{f_2} \;\text{ or }\; \frac{f_2}{e}, \qquad e = x\,f_1 \;\text{ or }\; \frac{f_1}{x}`,
    ],
    where: {
      x: "the Value, in the From unit",
      y: "the Result, in the To unit",
      e: "distance per liter (km/L), the step every conversion goes through; the second form is for units of consumption",
      f_1: "the From unit in km/L at a figure of 1",
      f_2: "the To unit in km/L at a figure of 1",
    },
  },
  remark: (amount, say) =>
    `For 15,000 km (9,321 miles) a year, that means ${say.number(amount("L/100km") * 150, 0)} liters or ${say.number((amount("L/100km") * 150) / 3.785411784, 0)} US gallons.`,
  howTo: [
    "Enter the Value from the brochure or the trip computer; it must be greater than 0.",
    "Choose its unit under From. Watch the gallon: British mpg uses the imperial gallon and reads 20% higher for the same car.",
    "Choose the unit you want under To.",
    "Compare cars by L/100 km or gallons per 100 miles, not by mpg: only consumption adds up to liters and money.",
  ],
  faq: [
    {
      question: "How do I convert mpg to L/100 km?",
      answer:
        "Divide 235.215 by US mpg, or 282.481 by UK mpg. So 30 mpg (US) is 7.84 L/100 km, and the same division converts back.",
    },
    {
      question: "Why is mpg misleading?",
      answer:
        "Equal steps in mpg do not save equal fuel. Going from 10 to 20 mpg saves 5 gallons per 100 miles; going from 30 to 40 mpg saves only 0.83. The US label has shown gallons per 100 miles since 2013 for that reason.",
    },
    {
      question: "Why can't I enter 0?",
      answer: "A car that used 0 L/100 km would go infinitely far on a liter, so there is no figure in mpg or km/L.",
    },
  ],
  about: [
    "Two families of units run in opposite directions: distance per fuel (mpg, km/L, mi/L), where more is better, and fuel per distance (L/100 km, gal/100 mi), where less is better. The average of two mpg figures is not the average consumption.",
    "Brochure figures depend on the test: WLTP, the older NEDC, EPA and JC08 can differ by up to 30% for the same car. A liter of gasoline, diesel or LPG also holds a different amount of energy, so across fuels, compare cost or energy.",
  ],
  sources: [
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "UK Weights and Measures Act 1985",
    "US EPA, fuel economy label: gallons per 100 miles",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A European car of 5.6 L/100 km in US mpg",
      inputs: { value: 5.6, from: "L/100km", to: "mpg-us" },
      outputs: { result: 42.0026041667 },
    },
    {
      title: "A pickup of 18 mpg (US) in L/100 km",
      inputs: { value: 18, from: "mpg-us", to: "L/100km" },
      outputs: { result: 13.0674768519 },
    },
    {
      title: "A British car of 52 mpg in km per liter",
      inputs: { value: 52, from: "mpg-uk", to: "km/L" },
      outputs: { result: 18.4083218766 },
    },
  ],
});
