import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { counted } from "#maths/counted.ts";
import { temperature } from "#units/temperature.ts";

export default defineUnitConverter({
  id: "temperature-converter",
  name: "Temperature Converter",
  emoji: "🌡️",
  description: "Convert between Celsius, Fahrenheit, Kelvin, Rankine and Réaumur, with the result in all five scales.",
  keywords: [
    "celsius to fahrenheit",
    "fahrenheit to celsius",
    "kelvin",
    "C to F",
    "degrees",
    "body temperature",
    "absolute zero",
  ],
  popular: true,
  related: [
    { id: "oven-temperature", stage: "next_step", relevance: 88 },
    { id: "feels-like-temperature", stage: "complementary", relevance: 80 },
    { id: "dew-point", stage: "complementary", relevance: 74 },
    "energy-converter",
    "unit-converter",
  ],
  quantities: [{ dimension: temperature }],
  value: 25,
  formula: {
    tex: [
      String.raw`F = \tfrac{9}{5}\,C + 32`,
      String.raw`C = \tfrac{5}{9}\,(F - 32)`,
      String.raw`K = C + 273.15 = \tfrac{5}{9}\,(F + 459.67)`,
      String.raw`R = \tfrac{9}{5}\,K \qquad \mathit{Re} = \tfrac{4}{5}\,C`,
    ],
    where: {
      C: "temperature in degrees Celsius",
      F: "temperature in degrees Fahrenheit",
      K: "temperature in kelvins, counted from absolute zero",
      R: "temperature in degrees Rankine, also counted from absolute zero",
      "\\mathit{Re}": "temperature in degrees Réaumur",
    },
  },
  remark: (amount, say) => {
    const aboveFreezing = Number((amount("K") - 273.15).toFixed(9));
    if (aboveFreezing === 0) return "That is the temperature at which water freezes.";
    if (amount("K") === 0) return "That is absolute zero.";
    if (Math.abs(aboveFreezing) > 100)
      return `That is ${counted(amount("K"), "kelvin", say.number(amount("K")))} above absolute zero.`;
    return `That is ${say.number(Math.abs(aboveFreezing))} Celsius degrees (${say.number(1.8 * Math.abs(aboveFreezing))} Fahrenheit degrees) ${aboveFreezing > 0 ? "above" : "below"} the freezing point of water.`;
  },
  howTo: [
    "Enter the thermometer reading as the Value, with a minus sign below zero.",
    "Choose the thermometer's scale under From: most of the world reads °C, the United States °F, laboratories K.",
    "Choose the scale you want under To; the table shows all five at once.",
    "For a difference (“5 degrees warmer”), leave out the 32 and the 273.15: 5 °C more is 9 °F more. The Unit Converter handles temperature differences.",
  ],
  faq: [
    {
      question: "How do I convert Celsius to Fahrenheit in my head?",
      answer:
        "Double it and add 30: 20 °C gives 70 °F, while the exact figure is 68 °F. The shortcut is exact at 10 °C (50 °F) and 2 degrees off at 0 and 20 °C. For the exact figure, double it, subtract a tenth of that and add 32.",
    },
    {
      question: "Where do Celsius and Fahrenheit agree?",
      answer: "At −40. Solving F = 1.8 F + 32 gives F = −40, so −40 °C and −40 °F are equally cold.",
    },
    {
      question: "Is 98.6 °F really normal body temperature?",
      answer:
        "98.6 °F is exactly 37 °C, a figure Carl Wunderlich published in 1868, rounded to a whole degree Celsius. Large studies since then find averages closer to 36.6 °C (97.9 °F), and a healthy person varies by about 0.5 °C (0.9 °F) over a day.",
    },
    {
      question: "Why is there no degree sign with kelvins?",
      answer:
        "The kelvin is a unit like the meter, counted from absolute zero, not a mark on a scale. The 13th General Conference dropped “degree Kelvin” in 1967.",
    },
  ],
  about: [
    "Celsius, Fahrenheit and Réaumur put their zero somewhere convenient, so converting takes a shift as well as a factor, and twice as many degrees is not twice as hot. Kelvin and Rankine start at absolute zero, so their ratios mean something; gas laws need them.",
    "Values below absolute zero (−273.15 °C, −459.67 °F, −218.52 °Ré) are not accepted. Réaumur survives in old recipes and some cheese dairies, Rankine in American engineering.",
  ],
  sources: [
    "BIPM, The International System of Units (SI Brochure), 9th edition (2019)",
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A hot summer day of 35 °C in Fahrenheit",
      inputs: { value: 35, from: "C", to: "F" },
      outputs: { result: 95 },
    },
    {
      title: "A US oven at 350 °F in Celsius",
      inputs: { value: 350, from: "F", to: "C" },
      outputs: { result: 176.666666667 },
    },
    {
      title: "The surface of the sun, 5772 K, in Celsius",
      inputs: { value: 5772, from: "K", to: "C" },
      outputs: { result: 5498.85 },
    },
  ],
});
